/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-legal.h"

#include "engine/dba/dba-camp.h"
#include "engine/dba/dba-combat.h"
#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-outcome.h"
#include "engine/dba/dba-prospect.h"
#include "engine/dba/dba-sequence.h"
#include "engine/dba/dba-shoot.h"
#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-troops.h"

/* What each thing is worth, in hundredths of an element; found by playing against each other. */
enum
{
  WORTH_LOSS = 100,          /* the first element lost */
  WORTH_FURTHER_LOSS = 35,   /* more, for each lost before it (D-VIC-1) */
  WORTH_BATTLE = 600,        /* beside the element: of a general, or of the loss too many (D-VIC-1) */
  WORTH_RECOIL = 8,
  WORTH_FLIGHT = 30,
  WORTH_CONTACT = 6,         /* to whoever thinks about it: fights must be sought */
  SHOT_SHARE = 80,           /* hundredths: of a shot in the bound of who thinks about it, that may still be prevented */
  LATER_SHOT_SHARE = 20,     /* when the enemy moves first: nobody spares a target in order to keep it in range */
  WAYS = 36,
};

/* A position that is judged. */
typedef struct
{
  const DbaSetup *setup;
  const DbaState *state;
  DbaProspect     prospect;
} Judge;

/* What the loss of @n elements means, beside the battle. */
static int
cost_of_losses (int n)
{
  return WORTH_LOSS * n + WORTH_FURTHER_LOSS * n * (n - 1) / 2;
}

/* D-VIC-1: whether @losses of @side end the battle, all else being as it is. */
static gboolean
are_too_many (const DbaSetup *setup, const DbaState *state, guint side, guint losses)
{
  return losses >= setup->victory_losses && losses > dba_losses (setup, state, 1 - side);
}

static int
losses_cost (const DbaSetup *setup, const DbaState *state, guint side)
{
  const guint losses = dba_losses (setup, state, side);
  const int   cost = cost_of_losses ((int) losses);

  return dba_general_lost (setup, state, side) || are_too_many (setup, state, side, losses)
           ? cost + WORTH_BATTLE
           : cost;
}

/* To side 0. */
static int
material (const DbaSetup *setup, const DbaState *state)
{
  return losses_cost (setup, state, 1) - losses_cost (setup, state, 0);
}

/* What the loss of @g alone would cost its side. */
static int
loss_of (const Judge *self, guint g)
{
  const guint side = dba_side_of (self->setup, g);
  const guint n = dba_losses (self->setup, self->state, side);
  const int   cost = cost_of_losses ((int) n + 1) - cost_of_losses ((int) n);

  return self->setup->units[g].general || are_too_many (self->setup, self->state, side, n + 1)
           ? cost + WORTH_BATTLE
           : cost;
}

/* Whether nothing can come between @g and a recoil: nobody near its way, nobody on its flanks. */
static gboolean
recoils_freely (const Judge *self, guint g, const DbaFactors *factors)
{
  const DbaBoard *board = dba_board (self->setup, self->state);
  const TtBase   *base = &self->prospect.bases[g];
  const TtBase    end = tt_base_ahead (base, -base->depth);
  guint           other;

  for (guint i = 0; i < factors->n; i++)
    if (factors->items[i].name == DBA_FACTOR_FLANKED)
      return FALSE;
  if (dba_off_board (board, &end) || dba_in_impassable (board, &end))
    return FALSE;

  for (guint side = 0; side < DBA_N_SIDES; side++)
    {
      DBA_FOREACH (other, self->prospect.table[side] & ~DBA_BIT (g))
        if (tt_base_penetration (&end, &self->prospect.bases[other]) > TT_PENETRATION)
          return FALSE;
      if (self->state->camps[side].placed)
        {
          const TtBase camp = dba_camp_base (&self->state->camps[side]);

          if (!tt_base_is_farther (&end, &camp, TT_TOUCH))
            return FALSE;
        }
    }

  return TRUE;
}

/* What @result of one of a fight costs its side when all that follows from it is looked at. */
static int
cost_foreseen (const Judge *self, const DbaFight *fight, gboolean a_loses, guint result)
{
  const guint side = dba_fighter_side (self->setup, self->state, a_loses ? fight->a : fight->b);
  DbaState    after;
  int         value;

  dba_foresee (self->setup, self->state, fight, a_loses ? result : DBA_STANDS,
               a_loses ? DBA_STANDS : result, &after, NULL);
  value = material (self->setup, &after) - material (self->setup, self->state);

  return side == 0 ? -value : value;
}

/* What @result costs the side of the loser. Looking closely takes time: it is done where it may matter. */
static int
cost_of_result (const Judge *self, const DbaFight *fight, gboolean a_loses, guint result,
                const DbaFactors *factors)
{
  const guint who = a_loses ? fight->a : fight->b;

  if (DBA_IS_CAMP (who))
    return cost_foreseen (self, fight, a_loses, result);
  if (result == DBA_IS_DESTROYED)
    return loss_of (self, who);
  if (result == DBA_FLEES)
    return WORTH_FLIGHT + cost_foreseen (self, fight, a_loses, result);
  if (recoils_freely (self, who, factors))
    return WORTH_RECOIL;

  return WORTH_RECOIL + cost_foreseen (self, fight, a_loses, result);
}

/* What a fight or shot promises to side 0. */
static int
fight_value (const Judge *self, const DbaFight *fight)
{
  const int a_sign = dba_fighter_side (self->setup, self->state, fight->a) == 0 ? -1 : 1;
  DbaOdds   odds;
  int       sum = 0;

  dba_fight_odds (self->setup, self->state, fight, &odds);
  for (guint result = DBA_RECOILS; result < DBA_N_RESULTS; result++)
    {
      const int a_ways = odds.ways[result][DBA_STANDS], b_ways = odds.ways[DBA_STANDS][result];

      if (a_ways != 0)
        sum += a_sign * a_ways * cost_of_result (self, fight, TRUE, result, &odds.a);
      if (b_ways != 0)
        sum -= a_sign * b_ways * cost_of_result (self, fight, FALSE, result, &odds.b);
    }

  return sum / WAYS;
}

/* What the fights that would be fought now promise to side 0; how many there are. */
static int
fights_value (const Judge *self, guint *n)
{
  DbaPair pairs[DBA_MAX_PAIRS];
  int     value = 0;

  *n = dba_pairs (self->setup, self->state, pairs);
  for (guint i = 0; i < *n; i++)
    value += fight_value (self, &(DbaFight){ .a = pairs[i].a, .b = pairs[i].b });

  return value;
}

/* The best shot of @shooter, as it is worth to side 0. */
static int
best_shot (const Judge *self, guint shooter)
{
  const guint side = dba_side_of (self->setup, shooter);
  const int   sign = side == 0 ? 1 : -1;
  int         best = 0;
  guint       target;

  DBA_FOREACH (target, self->prospect.table[1 - side])
    {
      DbaFight fight = { .shooting = TRUE, .a = (guint8) shooter, .b = (guint8) target };

      if (!dba_may_shoot (self->setup, self->state, shooter, target, NULL))
        continue;
      fight.shot_back = dba_shoots_back (self->setup, self->state, shooter, target);
      best = MAX (best, sign * fight_value (self, &fight));
    }

  return sign * best;
}

static int
shots_value (const Judge *self, guint thinker)
{
  int   value = 0;
  guint g;

  for (guint side = 0; side < DBA_N_SIDES; side++)
    DBA_FOREACH (g, self->prospect.table[side])
      if (dba_troops_shoot (self->setup->units[g].type))
        value += best_shot (self, g);

  return value * (self->state->phasing == thinker ? SHOT_SHARE : LATER_SHOT_SHARE) / 100;
}

static gint32
judge (const DbaSetup *setup, const DbaState *state, guint side)
{
  const int sign = side == 0 ? 1 : -1;
  Judge     self;
  guint     n_fights;
  int       value = material (setup, state);

  self.setup = setup;
  self.state = state;
  dba_prospect_init (&self.prospect, setup, state);
  value += fights_value (&self, &n_fights) + shots_value (&self, side);
  value += dba_prospect_order (&self.prospect, 0) - dba_prospect_order (&self.prospect, 1);

  return sign * value + dba_prospect_reach (&self.prospect, side) +
         (int) (WORTH_CONTACT * n_fights * dba_prospect_boldness (state));
}

/* The position as it would be when the moves end now: who was taken in flank has turned (D-CON-6). */
gint32
dba_evaluate (const AciesSetup *setup, const AciesState *state, int side)
{
  const DbaSetup *of = DBA_SETUP (setup);
  DbaState        now = *DBA_STATE (state);

  if (now.phase == DBA_PHASE_SETUP)
    return 0;
  if (now.phase == DBA_PHASE_MOVE)
    dba_turn_to_face (of, &now, NULL);

  return judge (of, &now, (guint) side);
}
