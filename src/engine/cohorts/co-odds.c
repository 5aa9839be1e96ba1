/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-apply.h"

#include "engine/cohorts/co-clauses.h"
#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-fire.h"
#include "engine/cohorts/co-melee.h"
#include "engine/cohorts/co-morale.h"
#include "engine/cohorts/co-move.h"
#include "engine/cohorts/co-reasons.h"
#include "engine/cohorts/co-terrain.h"

/* Numbers of 3.6 and chapter 6: every one counted out of 36, or of 36 times 36, cases. */

#define DIE         6
#define WAYS        36
#define PANIC_AT    10  /* C-ELE-6, C-ELE-7 */
#define SHAKEN      3   /* C-FLK-2 */

static void
add_result (AciesOdds *odds, guint name, double chance)
{
  odds->results[odds->n_results++] = (AciesOddsResult){ (guint8) name, chance, chance };
}

/* One that most attacks cannot have. */
static void
add_result_if_any (AciesOdds *odds, guint name, double chance)
{
  if (chance > 0)
    add_result (odds, name, chance);
}

static void
add_modifier (AciesModifier *modifiers, guint8 *n, gint16 *sum, CoModifierName name, int value)
{
  if (value == 0)
    return;

  modifiers[(*n)++] = (AciesModifier){ (guint8) name, (gint8) value };
  *sum = (gint16) (*sum + value);
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

/* The least score that does anything to @target. */
static int
least_score (const CoUnitSpec *target)
{
  int score = 2;

  while (score < 2 * DIE && co_shot_outcome (target, score) == CO_SHOT_MISS)
    score++;

  return score;
}

/* C-FIR-6: whether @target could answer the shot of @shooter, and if so how well. */
static void
note_answer (const CoSetup *setup, const CoState *state, guint shooter, guint target,
             AciesOdds *odds)
{
  CoState     later = *state;
  CoTies      ties;
  CoShotSum   sum;
  AciesAction answer = { .kind = CO_SHOOT, .units = co_bit (setup, target) };
  const int   lost = (int) co_casualties (setup, state, target);
  guint       ways;

  if (state->decision != CO_DECIDE_FIRE)
    return;

  answer.args[0] = (gint16) (shooter - setup->sides[co_side_of (setup, shooter)].offset);
  later.shots[later.n_shots++] = (CoShot){ (guint8) shooter, (guint8) target, 0, FALSE };
  later.decision = CO_DECIDE_RETURN_FIRE;
  later.decider = (guint8) (1 - state->decider);
  co_ties (setup, &later, &ties);
  if (!co_shot_check (setup, &later, &answer, &ties, &sum, NULL))
    return;

  ways = acies_odds_at_least_2d6 (least_score (&setup->units[shooter]) + lost +
                                  (sum.covered ? 1 : 0));
  odds->notes[odds->n_notes++] = (AciesOddsNote){
    .name = CO_NOTE_MAY_ANSWER,
    .side = (gint8) co_side_of (setup, target),
    .unit = (guint8) acies_units_first (co_bit (setup, target)),
    .other = (guint8) acies_units_first (co_bit (setup, shooter)),
    .number = (gint16) sum.weapon,
    .chance = (double) ways / WAYS,
  };
}

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
  odds->needed = (gint16) least_score (&setup->units[target]);
  odds->needed_clause = co_clause ("C-FIR-8");
  add_modifier (odds->modifiers, &odds->n_modifiers, &odds->modifier, CO_MOD_CASUALTIES,
                -sum.casualties);
  add_modifier (odds->modifiers, &odds->n_modifiers, &odds->modifier, CO_MOD_COVER,
                sum.covered ? -1 : 0);
  for (int total = 2; total <= 2 * DIE; total++)
    ways[co_shot_outcome (&setup->units[target], total + odds->modifier)] +=
      acies_odds_ways_2d6 (total);
  for (guint i = 0; i < CO_N_SHOT_OUTCOMES; i++)
    add_result_if_any (odds, result_of_shot[i], (double) ways[i] / WAYS);
  note_answer (setup, state, shooter, target, odds);

  return TRUE;
}

/* ---- A melee ---- */

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
      fates.destroyed = WAYS;
      return fates;
    }

  for (int dice = 2; dice <= 2 * DIE; dice++)
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
  for (int own = 1; own <= DIE; own++)
    for (int their = 1; their <= DIE; their++)
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
  const double won = (double) wins / (WAYS * WAYS);
  const double lost = (double) (WAYS - wins - drawn) / (WAYS * WAYS);
  const Fates  own = fates_of (setup, state, melee, side);
  const Fates  other = fates_of (setup, state, melee, 1 - side);

  add_result_if_any (odds, CO_ODDS_DESTROYED, lost * own.destroyed);
  add_result (odds, CO_ODDS_ROUT, lost * own.rout);
  add_result (odds, CO_ODDS_PUSH_BACK, lost * own.push_back);
  add_result (odds, CO_ODDS_STAY, lost * own.stay);
  add_result (odds, CO_ODDS_DRAWN, (double) drawn / WAYS);
  add_result (odds, CO_ODDS_OTHER_STAYS, won * other.stay);
  add_result (odds, CO_ODDS_OTHER_PUSHED, won * other.push_back);
  add_result (odds, CO_ODDS_OTHER_ROUTS, won * other.rout);
  add_result_if_any (odds, CO_ODDS_OTHER_DESTROYED, won * other.destroyed);
}

static void
add_bonus (AciesOddsShare *share, guint name, int value)
{
  if (value != 0)
    share->bonuses[share->n_bonuses++] = (AciesModifier){ (guint8) name, (gint8) value };
}

static void
add_shares (const CoSetup *setup, const CoState *state, const CoTies *ties, const CoMelee *melee,
            guint side, AciesOdds *odds)
{
  CoShare     shares[CO_MAX_UNITS];
  const guint n = co_shares (setup, state, ties, melee, side, shares);

  for (guint i = 0; i < n; i++)
    {
      const CoShare  *from = &shares[i];
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
}

/* @side's view of @melee. */
static void
fill_melee (const CoSetup *setup, const CoState *state, const CoTies *ties, const CoMelee *melee,
            guint side, AciesOdds *odds)
{
  const guint other = 1 - side;

  odds->opposed = TRUE;
  odds->target_side = (gint8) other;
  odds->units = melee->units[side];
  odds->targets = melee->units[other];
  odds->points[0] = melee->points[side];
  odds->points[1] = melee->points[other];
  add_modifier (odds->modifiers, &odds->n_modifiers, &odds->modifier, CO_MOD_PUSHED_BACK,
                -melee->x[side]);
  add_modifier (odds->modifiers, &odds->n_modifiers, &odds->modifier, CO_MOD_COMMANDER_DIE,
                melee->die_bonus[side]);
  add_modifier (odds->other_modifiers, &odds->n_other_modifiers, &odds->other_modifier,
                CO_MOD_PUSHED_BACK, -melee->x[other]);
  add_modifier (odds->other_modifiers, &odds->n_other_modifiers, &odds->other_modifier,
                CO_MOD_COMMANDER_DIE, melee->die_bonus[other]);
  add_shares (setup, state, ties, melee, side, odds);
  add_shares (setup, state, ties, melee, other, odds);
  add_fates (setup, state, melee, side, odds);
}

/* Also before the melee phase, of the melees as contacts are now. */
static gboolean
odds_of_melee (const CoSetup *setup, const CoState *state, const AciesAction *action,
               AciesOdds *odds, AciesVerdict *verdict)
{
  CoMelee melees[CO_MAX_MELEES];
  guint   n = state->n_melees;
  CoTies  ties;

  co_ties (setup, state, &ties);
  if (state->phase == CO_PHASE_MELEE)
    memcpy (melees, state->melees, sizeof melees);
  else
    n = co_melees (setup, state, &ties, melees);
  if (action->args[0] < 0 || action->args[0] >= (int) n || melees[action->args[0]].resolved)
    return co_refuse (verdict, NO_SUCH_MELEE);

  odds->kind = CO_ODDS_OF_MELEE;
  fill_melee (setup, state, &ties, &melees[action->args[0]], state->active, odds);

  return TRUE;
}

/* ---- A move into contact ---- */

static void
add_note (AciesOdds *odds, CoNoteName name, guint side, guint unit, guint other, int number,
          guint ways)
{
  if (odds->n_notes == ACIES_MAX_ODDS_NOTES)
    return;

  odds->notes[odds->n_notes++] = (AciesOddsNote){ (guint8) name, (gint8) side, (guint8) unit,
                                                  (guint8) other, (gint16) number,
                                                  (double) ways / WAYS };
}

/* C-ELE-6, C-ELE-7 */
static void
note_elephants (const CoSetup *setup, guint mover, guint target, guint unit, guint other,
                AciesOdds *odds)
{
  const guint arm = setup->units[mover].arm, met = setup->units[target].arm;
  const guint side = co_side_of (setup, mover);
  const guint ways = acies_odds_at_least_2d6 (PANIC_AT);

  if (arm == CO_CAVALRY && met == CO_ELEPHANT)
    add_note (odds, CO_NOTE_ELEPHANT_TEST, side, unit, other, PANIC_AT, ways);
  else if (arm == CO_ELEPHANT && met == CO_CAVALRY)
    add_note (odds, CO_NOTE_ELEPHANT_TEST, 1 - side, other, unit, PANIC_AT, ways);
}

/* All that is to be said of the enemy @unit whom @mover strikes. */
static void
note_target (const CoSetup *setup, const CoState *later, const CoTies *ties, guint mover,
             guint unit, const CoMovePlan *plan, AciesOdds *odds)
{
  const guint side = co_side_of (setup, mover), other = 1 - side;
  const guint own = mover - setup->sides[side].offset, target = co_stand (setup, other, unit);
  const TtArc arc = co_attack_arc (&ties->bases[mover], &ties->bases[target]);

  add_note (odds, CO_NOTE_CONTACT, side, own, unit, arc, 0);
  if (plan->evaders & ACIES_UNIT_BIT (unit))
    add_note (odds, CO_NOTE_MAY_EVADE, other, unit, own, 0, 0);
  note_elephants (setup, mover, target, own, unit, odds);
  if (arc != TT_ARC_FRONT && later->stands[target].status == CO_STEADY)
    {
      const int fails_at = (int) co_morale_fails (&setup->units[target]) - SHAKEN;

      add_note (odds, CO_NOTE_FLANK_TEST, other, unit, own, fails_at,
                acies_odds_at_least_2d6 (MAX (fails_at, 2)));
    }
  if ((ties->touched[target] & co_bit (setup, mover)) &&
      (ties->pinned_with[target] & co_bit (setup, mover)) && setup->units[target].legionary &&
      later->stands[target].pila)
    add_note (odds, CO_NOTE_MAY_ANSWER, other, unit, own, CO_PILA,
              acies_odds_at_least_2d6 (least_score (&setup->units[mover]) +
                                       (int) co_casualties (setup, later, target) +
                                       co_covered (setup, &ties->bases[target],
                                                   &ties->bases[mover])));
}

/* The melee that follows if all stay and whoever is struck in flank or rear holds. */
static void
fill_melee_of (const CoSetup *setup, CoState *later, const CoTies *ties, guint mover,
               const CoMovePlan *plan, AciesOdds *odds)
{
  const guint side = co_side_of (setup, mover);
  CoMelee     melees[CO_MAX_MELEES];
  guint       n, unit;

  ACIES_FOREACH_UNIT (unit, plan->touched)
    {
      const guint target = co_stand (setup, 1 - side, unit);

      if (later->stands[target].status == CO_STEADY &&
          co_attack_arc (&ties->bases[mover], &ties->bases[target]) != TT_ARC_FRONT)
        later->stands[mover].strikes_held = TRUE; /* C-FLK-6 */
    }

  n = co_melees (setup, later, ties, melees);
  for (guint i = 0; i < n; i++)
    if (melees[i].units[side] & co_bit (setup, mover))
      fill_melee (setup, later, ties, &melees[i], side, odds);
}

static gboolean
odds_of_move (const CoSetup *setup, const CoState *state, const AciesAction *action,
              AciesOdds *odds, AciesVerdict *verdict)
{
  CoState    later = *state;
  CoMovePlan plan;
  CoTies     ties;
  guint      mover, unit;

  if (!co_move_check (setup, state, action, NULL, &plan, verdict) || plan.touched == 0)
    return FALSE;

  mover = co_stand (setup, state->active, acies_units_first (action->units));
  later.stands[mover].pose = plan.end;
  co_ties (setup, &later, &ties);
  odds->kind = CO_ODDS_OF_MOVE;
  fill_melee_of (setup, &later, &ties, mover, &plan, odds);
  odds->units |= action->units;
  odds->targets |= plan.touched;
  ACIES_FOREACH_UNIT (unit, plan.touched)
    note_target (setup, &later, &ties, mover, unit, &plan, odds);

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
      return odds_of_melee (of, now, action, odds, verdict);
    case CO_MOVE:
      return odds_of_move (of, now, action, odds, verdict);
    default:
      return FALSE;
    }
}
