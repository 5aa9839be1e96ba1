/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-odds-parts.h"

#include "engine/cohorts/co-move.h"
#include "engine/cohorts/co-terrain.h"
#include "engine/cohorts/co-troops.h"

#define PANIC_AT 10  /* C-ELE-6, C-ELE-7 */
#define SHAKEN   3   /* C-FLK-2 */

/* One enemy that a move would strike. */
typedef struct
{
  const CoSetup *setup;
  const CoState *later;   /* the mover at its end */
  const CoTies  *ties;
  guint          mover, target, side;
  TtArc          arc;
} Blow;

/* C-ELE-6, C-ELE-7 */
static void
note_elephant (const Blow *blow, AciesOdds *odds)
{
  const CoSetup *setup = blow->setup;
  const guint    arm = setup->units[blow->mover].arm, met = setup->units[blow->target].arm;
  const guint    ways = acies_odds_at_least_2d6 (PANIC_AT);

  if (arm == CO_CAVALRY && met == CO_ELEPHANT)
    co_odds_add_note (odds, setup, CO_NOTE_ELEPHANT_TEST, blow->side, co_bit (setup, blow->mover),
                      blow->target, PANIC_AT, ways);
  else if (arm == CO_ELEPHANT && met == CO_CAVALRY)
    co_odds_add_note (odds, setup, CO_NOTE_ELEPHANT_TEST, 1 - blow->side,
                      co_bit (setup, blow->target), blow->mover, PANIC_AT, ways);
}

/* C-FLK-2 */
static void
note_flank (const Blow *blow, AciesOdds *odds)
{
  const CoSetup *setup = blow->setup;
  const int      fails_at = (int) co_morale_fails (&setup->units[blow->target]) - SHAKEN;

  if (blow->arc != TT_ARC_FRONT && blow->later->stands[blow->target].status == CO_STEADY)
    co_odds_add_note (odds, setup, CO_NOTE_FLANK_TEST, 1 - blow->side,
                      co_bit (setup, blow->target), blow->mover, fails_at,
                      acies_odds_at_least_2d6 (fails_at));
}

/* C-PIL-4: whether @thrower may throw at the run at @enemy. */
static void
note_pila (const Blow *blow, guint thrower, guint enemy, CoNoteName name, AciesOdds *odds)
{
  const CoSetup   *setup = blow->setup;
  const CoTies    *ties = blow->ties;
  const CoStand   *stand = &blow->later->stands[thrower];
  const guint      side = co_side_of (setup, thrower);
  const AciesUnits bit = co_bit (setup, enemy);
  int              needed;

  if (!setup->units[thrower].legionary || setup->units[thrower].n_weapons == 0 || !stand->pila ||
      (side == blow->later->active && stand->fired) ||
      !(ties->touched[thrower] & ties->pinned_with[thrower] & bit))
    return;

  needed = co_least_score (&setup->units[enemy]) +
           (int) co_casualties (setup, blow->later, thrower) +
           co_covered (setup, &ties->bases[thrower], &ties->bases[enemy]);
  co_odds_add_note (odds, setup, name, side, co_bit (setup, thrower), enemy, CO_PILA,
                    acies_odds_at_least_2d6 (needed));
}

/* The melee that follows if all stay and whoever is struck in flank or rear holds. */
static void
fill_melee (const CoSetup *setup, const CoState *later, const CoTies *ties, guint mover,
            AciesOdds *odds)
{
  const guint side = co_side_of (setup, mover);
  CoMelee     melees[CO_MAX_MELEES];
  const guint n = co_melees (setup, later, ties, melees);

  for (guint i = 0; i < n; i++)
    if (melees[i].units[side] & co_bit (setup, mover))
      co_odds_fill_melee (setup, later, ties, &melees[i], side, odds);
}

gboolean
co_odds_of_move (const CoSetup *setup, const CoState *state, const AciesAction *action,
                 AciesOdds *odds, AciesVerdict *verdict)
{
  CoState    later = *state;
  CoMovePlan plan;
  CoTies     ties;
  Blow       blow = { setup, &later, &ties, 0, 0, state->active, TT_ARC_FRONT };
  guint      unit;

  if (!co_move_check (setup, state, action, NULL, &plan, verdict) || plan.touched == 0)
    return FALSE;

  blow.mover = co_stand (setup, blow.side, acies_units_first (action->units));
  later.stands[blow.mover].pose = plan.end;
  co_ties (setup, &later, &ties);
  odds->kind = CO_ODDS_OF_MOVE;
  ACIES_FOREACH_UNIT (unit, plan.touched)
    {
      blow.target = co_stand (setup, 1 - blow.side, unit);
      blow.arc = co_attack_arc (&ties.bases[blow.mover], &ties.bases[blow.target]);
      co_odds_add_note (odds, setup, CO_NOTE_CONTACT, blow.side, action->units, blow.target,
                        blow.arc, 0);
      if (plan.evaders & ACIES_UNIT_BIT (unit))
        co_odds_add_note (odds, setup, CO_NOTE_MAY_EVADE, 1 - blow.side, ACIES_UNIT_BIT (unit),
                          blow.mover, 0, 0);
      note_elephant (&blow, odds);
      note_flank (&blow, odds);
      note_pila (&blow, blow.mover, blow.target, CO_NOTE_MAY_THROW, odds);
      note_pila (&blow, blow.target, blow.mover, CO_NOTE_MAY_ANSWER, odds);
      if (blow.arc != TT_ARC_FRONT && later.stands[blow.target].status == CO_STEADY)
        later.stands[blow.mover].strikes_held = TRUE; /* C-FLK-6 */
    }

  fill_melee (setup, &later, &ties, blow.mover, odds);
  odds->units |= action->units;
  odds->targets |= plan.touched;

  return TRUE;
}
