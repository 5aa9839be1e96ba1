/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-odds-parts.h"

#include "engine/cohorts/co-clauses.h"
#include "engine/cohorts/co-melee.h"
#include "engine/cohorts/co-move.h"
#include "engine/cohorts/co-push.h"
#include "engine/cohorts/co-reasons.h"

/* ---- Chances ---- */

/* What becomes of a side that loses, of 36. */
typedef struct
{
  guint stay, push_back, rout, destroyed;
} Fates;

static Fates
fates_of (const CoSetup *setup, const CoState *state, const CoMelee *melee, guint side)
{
  Fates  fates = { 0 };
  guint8 gone[CO_MAX_UNITS];

  co_plan_losses (setup, state, side, melee->units[side], co_loss_needed (melee->points[side]),
                  TRUE, gone);
  if (co_all_gone (setup, state, side, melee->units[side], gone))
    {
      fates.destroyed = CO_WAYS;
      return fates;
    }

  for (int dice = 2; dice <= 2 * CO_DIE; dice++)
    {
      const guint    ways = acies_odds_ways_2d6 (dice);
      const CoResult result = co_loser_result (dice, melee->x[side]);

      if (result == CO_RESULT_STAY)
        fates.stay += ways;
      else if (result == CO_RESULT_PUSH_BACK)
        fates.push_back += ways;
      else
        fates.rout += ways;
    }

  return fates;
}

/* Of 36 pairs of dice, how many @side wins and how many are drawn. */
static guint
count_wins (const CoMelee *melee, guint side, guint *drawn)
{
  const guint other = 1 - side;
  guint       wins = 0;

  *drawn = 0;
  for (int own = 1; own <= CO_DIE; own++)
    for (int their = 1; their <= CO_DIE; their++)
      {
        const int a = co_modified_die (own, melee->x[side], melee->die_bonus[side]) *
                      melee->points[side];
        const int b = co_modified_die (their, melee->x[other], melee->die_bonus[other]) *
                      melee->points[other];

        wins += a > b;
        *drawn += a == b;
      }

  return wins;
}

static void
add_fates (const CoSetup *setup, const CoState *state, const CoMelee *melee, guint side,
           AciesOdds *odds)
{
  guint        drawn;
  const guint  wins = count_wins (melee, side, &drawn);
  const double won = (double) wins / (CO_WAYS * CO_WAYS);
  const double lost = (double) (CO_WAYS - wins - drawn) / (CO_WAYS * CO_WAYS);
  const Fates  own = fates_of (setup, state, melee, side);
  const Fates  other = fates_of (setup, state, melee, 1 - side);

  if (own.destroyed > 0)
    co_odds_add_result (odds, CO_ODDS_DESTROYED, lost * own.destroyed);
  co_odds_add_result (odds, CO_ODDS_ROUT, lost * own.rout);
  co_odds_add_result (odds, CO_ODDS_PUSH_BACK, lost * own.push_back);
  co_odds_add_result (odds, CO_ODDS_STAY, lost * own.stay);
  odds->n_lost = odds->n_results;
  odds->n_drawn = 1;
  co_odds_add_result (odds, CO_ODDS_DRAWN, (double) drawn / CO_WAYS);
  co_odds_add_result (odds, CO_ODDS_OTHER_STAYS, won * other.stay);
  co_odds_add_result (odds, CO_ODDS_OTHER_PUSHED, won * other.push_back);
  co_odds_add_result (odds, CO_ODDS_OTHER_ROUTS, won * other.rout);
  if (other.destroyed > 0)
    co_odds_add_result (odds, CO_ODDS_OTHER_DESTROYED, won * other.destroyed);
}

/* ---- Lines ---- */

static void
add_bonus (AciesOddsShare *share, guint name, int value)
{
  if (value != 0)
    share->bonuses[share->n_bonuses++] = (AciesModifier){ (guint8) name, (gint8) value };
}

static void
add_share (const CoSetup *setup, const CoShare *from, guint side, AciesOdds *odds)
{
  AciesOddsShare *share = &odds->shares[odds->n_shares++];

  *share = (AciesOddsShare){
    .side = (gint8) side,
    .unit = (guint8) (from->g - setup->sides[side].offset),
    .count = from->figures,
    .value = from->value,
    .points = from->points,
  };
  add_bonus (share, CO_MOD_COMMANDER_POINTS, from->commander);
  add_bonus (share, from->ground_name, from->ground);
  add_bonus (share, CO_MOD_FLANK_HELD, from->flank);
}

/* C-MEL-4, C-CMD-3, C-LIN-4: what makes the line of @side no better. */
static void
note_line (const CoSetup *setup, const CoState *state, const CoTies *ties, const CoMelee *melee,
           guint side, const CoShare *shares, guint n, AciesOdds *odds)
{
  AciesUnits least = 0, more = 0, commanded = 0, others = 0;

  for (guint i = 0; i < n; i++)
    {
      const AciesUnits bit = co_bit (setup, shares[i].g);

      if (state->stands[shares[i].g].push_backs == melee->x[side])
        least |= bit;
      else
        more |= bit;
      if (shares[i].commander > 0)
        commanded |= bit;
      else
        others |= bit;
    }

  if (melee->x[side] > 0 || more != 0)
    co_odds_add_note (odds, setup, CO_NOTE_LEAST_PUSHED, side, least, CO_NOBODY, melee->x[side], 0);
  if (commanded != 0)
    co_odds_add_note (odds, setup, CO_NOTE_OUT_OF_REACH, side, others, CO_NOBODY, 0, 0);
  co_odds_add_note (odds, setup, CO_NOTE_FREE, side,
                    co_free_stands (setup, state, ties, melee, side), CO_NOBODY, 0, 0);
}

static void
add_line (const CoSetup *setup, const CoState *state, const CoTies *ties, const CoMelee *melee,
          guint side, AciesOdds *odds)
{
  CoShare     shares[CO_MAX_UNITS];
  const guint n = co_shares (setup, state, ties, melee, side, shares);

  for (guint i = 0; i < n; i++)
    add_share (setup, &shares[i], side, odds);
  note_line (setup, state, ties, melee, side, shares, n, odds);
}

static AciesUnits
who_pays (const guint8 gone[CO_MAX_UNITS])
{
  AciesUnits units = 0;

  for (guint unit = 0; unit < CO_MAX_UNITS; unit++)
    if (gone[unit] > 0)
      units |= ACIES_UNIT_BIT (unit);

  return units;
}

/* C-MEL-5, C-MEL-6: what it costs if @loser loses. */
static void
note_losses (const CoSetup *setup, const CoState *state, const CoMelee *melee, guint loser,
             AciesOdds *odds)
{
  const guint winner = 1 - loser;
  guint8      gone[CO_MAX_UNITS];
  int         paid;

  paid = co_plan_losses (setup, state, loser, melee->units[loser],
                         co_loss_needed (melee->points[loser]), TRUE, gone);
  co_odds_add_note (odds, setup, CO_NOTE_PAYS_BEATEN, loser, who_pays (gone), CO_NOBODY, paid, 0);
  paid = co_plan_losses (setup, state, winner, melee->units[winner], co_loss_of_winner (paid),
                         FALSE, gone);
  co_odds_add_note (odds, setup, CO_NOTE_PAYS_WINNING, winner, who_pays (gone), CO_NOBODY, paid, 0);
}

void
co_odds_fill_melee (const CoSetup *setup, const CoState *state, const CoTies *ties,
                    const CoMelee *melee, guint side, AciesOdds *odds)
{
  const guint other = 1 - side;

  odds->opposed = TRUE;
  odds->target_side = (gint8) other;
  odds->units = melee->units[side];
  odds->targets = melee->units[other];
  odds->needed_clause = co_clause ("C-MEL-1");
  odds->points[0] = melee->points[side];
  odds->points[1] = melee->points[other];
  for (guint i = 0; i < CO_N_SIDES; i++)
    {
      const guint of = i == 0 ? side : other;

      odds->products[i][0] = co_modified_die (1, melee->x[of], melee->die_bonus[of]) *
                             melee->points[of];
      odds->products[i][1] = co_modified_die (CO_DIE, melee->x[of], melee->die_bonus[of]) *
                             melee->points[of];
    }
  co_odds_add_own (odds, CO_MOD_PUSHED_BACK, -melee->x[side]);
  co_odds_add_own (odds, CO_MOD_COMMANDER_DIE, melee->die_bonus[side]);
  co_odds_add_other (odds, CO_MOD_PUSHED_BACK, -melee->x[other]);
  co_odds_add_other (odds, CO_MOD_COMMANDER_DIE, melee->die_bonus[other]);
  add_line (setup, state, ties, melee, side, odds);
  add_line (setup, state, ties, melee, other, odds);
  add_fates (setup, state, melee, side, odds);
  note_losses (setup, state, melee, side, odds);
  note_losses (setup, state, melee, other, odds);
}

/* ---- Of actions ---- */

gboolean
co_odds_of_melee (const CoSetup *setup, const CoState *state, const AciesAction *action,
                  AciesOdds *odds, AciesVerdict *verdict)
{
  CoMelee melees[CO_MAX_MELEES];
  guint   n = state->n_melees;
  CoTies  ties;

  co_ties (setup, state, &ties);
  if (state->decision == CO_DECIDE_MELEE)
    memcpy (melees, state->melees, sizeof melees);
  else
    n = co_melees (setup, state, &ties, melees);
  if (action->args[0] < 0 || action->args[0] >= (int) n || melees[action->args[0]].resolved)
    return co_refuse (verdict, NO_SUCH_MELEE);

  odds->kind = CO_ODDS_OF_MELEE;
  co_odds_fill_melee (setup, state, &ties, &melees[action->args[0]], state->active, odds);

  return TRUE;
}

/* The melee of the position in which one of @units of @side fights. FALSE if there is none. */
static gboolean
find_melee (const CoSetup *setup, const CoState *state, const CoTies *ties, guint side,
            AciesUnits units, CoMelee *melee)
{
  CoMelee     melees[CO_MAX_MELEES];
  const guint n = co_melees (setup, state, ties, melees);

  for (guint i = 0; i < n; i++)
    if (melees[i].units[side] & units)
      {
        *melee = melees[i];
        return TRUE;
      }

  return FALSE;
}

/* Fills @odds with the melee of @units as @later has it. FALSE if they fight in none. */
static gboolean
fill_next (const CoSetup *setup, const CoState *later, guint side, AciesUnits units,
           AciesOdds *odds)
{
  CoMelee melee;
  CoTies  ties;

  co_ties (setup, later, &ties);
  if (!find_melee (setup, later, &ties, side, units, &melee))
    return FALSE;

  odds->kind = CO_ODDS_OF_MELEE;
  co_odds_fill_melee (setup, later, &ties, &melee, side, odds);

  return TRUE;
}

/* C-LIN-6 */
gboolean
co_odds_of_relief (const CoSetup *setup, const CoState *state, const AciesAction *action,
                   AciesOdds *odds, AciesVerdict *verdict)
{
  CoState later = *state;
  CoMelee before;
  CoTies  ties;

  if (!co_other_move_check (setup, state, action, verdict))
    return FALSE;

  co_other_move_apply (setup, &later, action, NULL);
  if (!fill_next (setup, &later, state->decider, action->units, odds))
    return FALSE;

  co_ties (setup, state, &ties);
  if (find_melee (setup, state, &ties, state->decider, ACIES_UNIT_BIT (action->args[0]), &before))
    co_odds_add_note (odds, setup, CO_NOTE_X_BEFORE, state->decider, before.units[state->decider],
                      CO_NOBODY, before.x[state->decider], 0);

  return TRUE;
}

/* C-MEL-12: the round that is fought if it goes on. */
gboolean
co_odds_of_follow (const CoSetup *setup, const CoState *state, const AciesAction *action,
                   AciesOdds *odds, AciesVerdict *verdict)
{
  const AciesUnits followers = co_followers (setup, state);
  const guint      side = state->decider, other = 1 - side;
  CoState          later = *state;
  AciesUnits       stacked = 0;

  if (!co_push_check (setup, state, action, verdict))
    return FALSE;

  co_push_apply (setup, &later, action, NULL);
  for (guint g = 0; g < setup->n_stands; g++)
    {
      later.stands[g].strikes_held = FALSE; /* C-FLK-6: that was for this turn */
      if (co_side_of (setup, g) == other && later.stands[g].stacked_behind != CO_NOBODY)
        stacked |= co_bit (setup, g);
    }
  if (!fill_next (setup, &later, side, followers, odds))
    return FALSE;
  co_odds_add_note (odds, setup, CO_NOTE_STACKED, other, stacked, CO_NOBODY, 0, 0);

  return TRUE;
}

/* C-MEL-13, C-MEL-14: nobody throws; who was pushed must reorganise, and what it shoved is free again. */
gboolean
co_odds_of_hold (const CoSetup *setup, const CoState *state, const AciesAction *action,
                 AciesOdds *odds, AciesVerdict *verdict)
{
  const guint side = state->decider, other = 1 - side;
  AciesUnits  pushed = 0, stacked = 0;
  int         x = 0;

  if (!co_push_check (setup, state, action, verdict))
    return FALSE;

  for (guint unit = 0; unit < setup->sides[other].n_units; unit++)
    {
      const CoStand *stand = &state->stands[co_stand (setup, other, unit)];

      if (stand->stacked_behind != CO_NOBODY)
        stacked |= ACIES_UNIT_BIT (unit);
      if (stand->status != CO_STEADY || stand->pushed_in != state->current + 1)
        continue;
      pushed |= ACIES_UNIT_BIT (unit);
      x = MAX (x, stand->push_backs);
    }
  odds->kind = CO_ODDS_OF_HOLD;
  odds->opposed = TRUE;
  odds->targets = pushed;
  odds->needed_clause = co_clause ("C-MEL-13");
  co_odds_add_result (odds, CO_ODDS_PARTED, 1);
  co_odds_add_note (odds, setup, CO_NOTE_FREED, side, co_followers (setup, state), CO_NOBODY, 0, 0);
  co_odds_add_note (odds, setup, CO_NOTE_PUSHED, other, pushed, CO_NOBODY, x, 0);
  co_odds_add_note (odds, setup, CO_NOTE_FREED, other, stacked, CO_NOBODY, 0, 0);

  return TRUE;
}
