/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-odds-parts.h"

#include "engine/cohorts/co-clauses.h"
#include "engine/cohorts/co-fire.h"

/* Numbers of 3.6 and chapter 6: every one counted out of 36, or of 36 times 36, cases. */

void
co_odds_add_result (AciesOdds *odds, guint name, double chance)
{
  odds->results[odds->n_results++] = (AciesOddsResult){ (guint8) name, chance, chance };
}

void
co_odds_add_own (AciesOdds *odds, CoModifierName name, int value)
{
  if (value == 0)
    return;

  odds->modifiers[odds->n_modifiers++] = (AciesModifier){ (guint8) name, (gint8) value };
  odds->modifier = (gint16) (odds->modifier + value);
}

void
co_odds_add_other (AciesOdds *odds, CoModifierName name, int value)
{
  if (value == 0)
    return;

  odds->other_modifiers[odds->n_other_modifiers++] = (AciesModifier){ (guint8) name,
                                                                      (gint8) value };
  odds->other_modifier = (gint16) (odds->other_modifier + value);
}

void
co_odds_add_note (AciesOdds *odds, const CoSetup *setup, CoNoteName name, guint side,
                  AciesUnits units, guint other, int number, guint ways)
{
  if (units == 0 || odds->n_notes == ACIES_MAX_ODDS_NOTES)
    return;

  odds->notes[odds->n_notes++] = (AciesOddsNote){
    .name = (guint8) name,
    .side = (gint8) side,
    .units = units,
    .other = (guint8) (other != CO_NOBODY ? other - setup->sides[1 - side].offset : CO_NOBODY),
    .number = (gint16) number,
    .chance = (double) ways / CO_WAYS,
  };
}

/* ---- A shot ---- */

static const guint8 result_of_shot[CO_N_SHOT_OUTCOMES] = {
  [CO_SHOT_MISS] = CO_ODDS_MISS,
  [CO_SHOT_HIT] = CO_ODDS_HIT,
  [CO_SHOT_CREW] = CO_ODDS_CREW,
  [CO_SHOT_ROUT] = CO_ODDS_ELEPHANT_ROUTS,
  [CO_SHOT_DESTROYED] = CO_ODDS_SHOT_DESTROYS,
  [CO_SHOT_KILLED] = CO_ODDS_KILLED,
};

int
co_least_score (const CoUnitSpec *target)
{
  int score = 2;

  while (score < 2 * CO_DIE && co_shot_outcome (target, score) == CO_SHOT_MISS)
    score++;

  return score;
}

/* C-FIR-6: whether @target could answer the shot of @shooter, and if so how well. */
static void
note_answer (const CoSetup *setup, const CoState *state, guint shooter, guint target,
             AciesOdds *odds)
{
  const guint side = co_side_of (setup, shooter);
  CoState     later = *state;
  CoTies      ties;
  CoShotSum   sum;
  AciesAction answer = { .kind = CO_SHOOT, .units = co_bit (setup, target) };

  if (state->decision != CO_DECIDE_FIRE)
    return;

  answer.args[0] = (gint16) (shooter - setup->sides[side].offset);
  later.shots[later.n_shots++] = (CoShot){ (guint8) shooter, (guint8) target, 0, FALSE };
  later.decision = CO_DECIDE_RETURN_FIRE;
  later.decider = (guint8) (1 - side);
  co_ties (setup, &later, &ties);
  if (co_shot_check (setup, &later, &answer, &ties, &sum, NULL))
    co_odds_add_note (odds, setup, CO_NOTE_MAY_ANSWER, 1 - side, co_bit (setup, target), shooter,
                      (int) sum.weapon,
                      acies_odds_at_least_2d6 (co_least_score (&setup->units[shooter]) +
                                               sum.casualties + (sum.covered ? 1 : 0)));
}

/* What tells of the number that hits. */
static const char *const clause_of_target[CO_N_ARMS] = {
  [CO_INFANTRY] = "C-FIR-8",
  [CO_CAVALRY] = "C-FIR-8",
  [CO_CHARIOT] = "C-CHA-3",
  [CO_ELEPHANT] = "C-ELE-3",
};

static gboolean
odds_of_shot (const CoSetup *setup, const CoState *state, const AciesAction *action,
              AciesOdds *odds, AciesVerdict *verdict)
{
  const guint side = state->decider;
  guint       ways[CO_N_SHOT_OUTCOMES] = { 0 };
  CoShotSum   sum;
  guint       shooter, target;

  if (!co_shot_check (setup, state, action, NULL, &sum, verdict))
    return FALSE;

  shooter = co_stand (setup, side, acies_units_first (action->units));
  target = co_stand (setup, 1 - side, (guint) action->args[0]);
  odds->kind = (guint8) (CO_ODDS_OF_SHOT + sum.weapon);
  odds->units = action->units;
  odds->targets = co_bit (setup, target);
  odds->needed = (gint16) co_least_score (&setup->units[target]);
  odds->needed_clause = co_clause (clause_of_target[setup->units[target].arm]);
  co_odds_add_own (odds, CO_MOD_CASUALTIES, -sum.casualties);
  co_odds_add_own (odds, CO_MOD_COVER, sum.covered ? -1 : 0);
  for (int total = 2; total <= 2 * CO_DIE; total++)
    ways[co_shot_outcome (&setup->units[target], total + odds->modifier)] +=
      acies_odds_ways_2d6 (total);
  for (guint i = 0; i < CO_N_SHOT_OUTCOMES; i++)
    if (ways[i] > 0)
      co_odds_add_result (odds, result_of_shot[i], (double) ways[i] / CO_WAYS);
  if (sum.weapon == CO_PILA)
    co_odds_add_note (odds, setup, CO_NOTE_TWO_ROLLS, side, action->units, target, 0,
                      CO_WAYS - ways[CO_SHOT_MISS]);
  /* C-CHA-3: of chariots 9 does nothing: no diagram of totals tells that. */
  if (setup->units[target].arm != CO_CHARIOT)
    odds->n_ways = 2 * CO_DIE - 1;
  note_answer (setup, state, shooter, target, odds);

  return TRUE;
}

gboolean
co_odds (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
         AciesOdds *odds, AciesVerdict *verdict)
{
  const CoSetup *of = CO_SETUP (setup);
  const CoState *now = CO_STATE (state);

  memset (odds, 0, sizeof *odds);
  odds->cell = ACIES_NO_CELL;
  odds->target_side = (gint8) (1 - now->decider);
  switch (action->kind)
    {
    case CO_SHOOT:
      return odds_of_shot (of, now, action, odds, verdict);
    case CO_MELEE:
      return co_odds_of_melee (of, now, action, odds, verdict);
    case CO_MOVE:
      return co_odds_of_move (of, now, action, odds, verdict);
    case CO_RELIEVE:
      return co_odds_of_relief (of, now, action, odds, verdict);
    case CO_FOLLOW:
      return co_odds_of_follow (of, now, action, odds, verdict);
    case CO_HOLD:
      return co_odds_of_hold (of, now, action, odds, verdict);
    default:
      return FALSE;
    }
}
