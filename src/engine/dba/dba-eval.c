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
#include "engine/dba/dba-troops.h"

/* What each thing is worth, in hundredths of an element; found by playing against each other. */
enum
{
  WORTH_LOSS = 100,          /* the first element lost */
  WORTH_FURTHER_LOSS = 35,   /* more, for each lost before it (D-VIC-1) */
  WORTH_GENERAL = 220,       /* beside his element */
  WORTH_RECOIL = 8,
  WORTH_FLIGHT = 30,
  WORTH_CONTACT = 6,         /* to whoever thinks about it: fights must be sought */
  SHOT_SHARE = 80,           /* hundredths: of a shot that may still be prevented */
  WAYS = 36,
};

/* What @side has lost so far, and what it would mean. */
static int
losses_cost (const DbaSetup *setup, const DbaState *state, guint side)
{
  const int n = (int) dba_losses (setup, state, side);
  const int cost = WORTH_LOSS * n + WORTH_FURTHER_LOSS * n * (n - 1) / 2;

  return dba_general_lost (setup, state, side) ? cost + WORTH_GENERAL : cost;
}

/* To side 0. */
static int
material (const DbaSetup *setup, const DbaState *state)
{
  return losses_cost (setup, state, 1) - losses_cost (setup, state, 0);
}

/* What one pair of results is worth to side 0; what would really come of it counts. */
static int
result_value (const DbaSetup *setup,
              const DbaState *state,
              const DbaFight *fight,
              guint           a,
              guint           b)
{
  const guint loser = a != DBA_STANDS ? fight->a : fight->b;
  const int   sign = dba_fighter_side (setup, state, loser) == 0 ? -1 : 1;
  const guint result = a != DBA_STANDS ? a : b;
  DbaState    after;
  int         value;

  dba_foresee (setup, state, fight, a, b, &after, NULL);
  value = material (setup, &after) - material (setup, state);
  if (result == DBA_RECOILS)
    value += sign * WORTH_RECOIL;
  else if (result == DBA_FLEES)
    value += sign * WORTH_FLIGHT;

  return value;
}

/* What a fight or shot promises to side 0. */
static int
fight_value (const DbaSetup *setup, const DbaState *state, const DbaFight *fight)
{
  DbaOdds odds;
  int     sum = 0;

  dba_fight_odds (setup, state, fight, &odds);
  for (guint a = 0; a < DBA_N_RESULTS; a++)
    for (guint b = 0; b < DBA_N_RESULTS; b++)
      if ((a != DBA_STANDS || b != DBA_STANDS) && odds.ways[a][b] != 0)
        sum += odds.ways[a][b] * result_value (setup, state, fight, a, b);

  return sum / WAYS;
}

/* What the fights that would be fought now promise to side 0; how many there are. */
static int
fights_value (const DbaSetup *setup, const DbaState *state, guint *n)
{
  DbaPair pairs[DBA_MAX_PAIRS];
  int     value = 0;

  *n = dba_pairs (setup, state, pairs);
  for (guint i = 0; i < *n; i++)
    value += fight_value (setup, state, &(DbaFight){ .a = pairs[i].a, .b = pairs[i].b });

  return value;
}

/* The best shot of @shooter for its side, as it is worth to side 0. */
static int
best_shot (const DbaSetup *setup, const DbaState *state, guint shooter)
{
  const guint side = dba_side_of (setup, shooter);
  const int   sign = side == 0 ? 1 : -1;
  int         best = 0;
  guint       target;

  DBA_FOREACH (target, dba_on_table (setup, state, 1 - side))
    {
      DbaFight fight = { .shooting = TRUE, .a = (guint8) shooter, .b = (guint8) target };

      if (!dba_may_shoot (setup, state, shooter, target, NULL))
        continue;
      fight.shot_back = dba_shoots_back (setup, state, shooter, target);
      best = MAX (best, sign * fight_value (setup, state, &fight));
    }

  return sign * best;
}

static int
shots_value (const DbaSetup *setup, const DbaState *state)
{
  int   value = 0;
  guint g;

  for (guint side = 0; side < DBA_N_SIDES; side++)
    DBA_FOREACH (g, dba_on_table (setup, state, side))
      if (dba_troops_shoot (setup->units[g].type))
        value += best_shot (setup, state, g);

  return value * SHOT_SHARE / 100;
}

/* The position as it would be when the moves end now: who was taken in flank has turned (D-CON-6). */
static gint32
judge (const DbaSetup *setup, const DbaState *state, guint side)
{
  const int   sign = side == 0 ? 1 : -1;
  DbaProspect prospect;
  guint       n_fights;
  int         value = material (setup, state);

  value += fights_value (setup, state, &n_fights) + shots_value (setup, state);
  dba_prospect_init (&prospect, setup, state);
  value += dba_prospect_order (&prospect, 0) - dba_prospect_order (&prospect, 1);

  return sign * value + dba_prospect_reach (&prospect, side) + WORTH_CONTACT * (int) n_fights;
}

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
