/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-victory.h"

#include "engine/cohorts/co-clauses.h"
#include "engine/cohorts/co-dice.h"
#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-troops.h"

#define PER_CENT      100
#define QUARTER       4    /* C-ARM-1: a withdrawing army loses so much of what is left */
#define AFTERWARDS_AT 8    /* C-ARM-4 */

/* 5.6: C-ARM-1 to C-ARM-3 */
static const struct
{
  guint8      share;    /* per cent lost */
  guint8      needed;   /* 2d6 of this or more: it withdraws */
  const char *rule;
} thresholds[] = {
  { 25, 11, "C-ARM-1" },
  { 35, 10, "C-ARM-2" },
  { 50, 9, "C-ARM-3" },
};

#define N_THRESHOLDS G_N_ELEMENTS (thresholds)

/* What @side has lost of its points, and their total. */
typedef struct
{
  gint32 lost, total;
} Score;

static gint32
figures_lost (const CoSetup *setup, const CoState *state, guint side)
{
  gint32 lost = 0;

  for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
    {
      const guint g = co_stand (setup, side, unit);

      lost += (gint32) (co_casualties (setup, state, g) * co_figure_points (&setup->units[g]));
    }

  return lost;
}

gint32
co_points_lost (const CoSetup *setup, const CoState *state, guint side)
{
  return figures_lost (setup, state, side) + state->withdrawn[side];
}

static void
keep_score (const CoSetup *setup, const CoState *state, Score score[CO_N_SIDES])
{
  for (guint side = 0; side < CO_N_SIDES; side++)
    score[side] = (Score){ co_points_lost (setup, state, side), setup->sides[side].total };
}

/* The side with the larger share lost; CO_NOBODY if they are equal. */
static guint
larger_share (const Score score[CO_N_SIDES])
{
  const gint64 first = (gint64) score[0].lost * score[1].total;
  const gint64 second = (gint64) score[1].lost * score[0].total;

  if (first == second)
    return CO_NOBODY;

  return first > second ? 0 : 1;
}

/* C-VIC-2 to C-VIC-4, C-ARM: @winner: a side, CO_NOBODY a draw. Always TRUE */
static gboolean
end_battle (CoState *state, guint winner, CoEndReason reason, const char *rule,
            AciesEventList *events)
{
  AciesEvent *event = co_event_add (events, CO_EVENT_ENDED, rule,
                                    winner == CO_NOBODY ? ACIES_NO_SIDE : (int) winner);

  if (event != NULL)
    event->args[0] = (gint16) reason;
  state->phase = CO_PHASE_OVER;
  state->decision = CO_DECIDE_OVER;
  state->winner = (guint8) winner;
  state->end_reason = (guint8) reason;

  return TRUE;
}

/* ---- Army morale ---- */

/* Returns: whether the army of @side goes */
static gboolean
roll_for_army (CoState *state, guint side, guint needed, guint share, const char *rule,
               AciesEventList *events)
{
  const CoThrow  throw = co_throw (state);
  const gboolean goes = co_total (throw) >= (int) needed;
  AciesEvent    *event = co_event_add (events, CO_EVENT_ARMY_MORALE, rule, (int) side);

  co_event_throw (event, throw);
  if (event != NULL)
    {
      event->args[0] = (gint16) needed;
      event->args[1] = (gint16) share;
      event->args[2] = (gint16) goes;
    }

  return goes;
}

/* C-ARM-1 to C-ARM-3: the first to lose so much; if both, the larger share, then the active side. CO_NOBODY: none yet. */
static guint
first_to_lose (const CoState *state, const Score score[CO_N_SIDES], guint share)
{
  gboolean reached[CO_N_SIDES];
  guint    larger;

  for (guint side = 0; side < CO_N_SIDES; side++)
    reached[side] = (gint64) score[side].lost * PER_CENT >= (gint64) score[side].total * share;
  if (!reached[0] || !reached[1])
    return reached[0] ? 0 : reached[1] ? 1 : CO_NOBODY;

  larger = larger_share (score);

  return larger != CO_NOBODY ? larger : state->active;
}

/* R39 */
static void
withdraw (CoState *state, guint side, const Score *score)
{
  const gint32 left = score->total - score->lost;

  state->withdrawn[side] += (left + QUARTER - 1) / QUARTER;
}

/* C-ARM-4: the side that has lost more points, each turn after that of the roll at 50 per cent. */
static gboolean
check_afterwards (CoState *state, const Score score[CO_N_SIDES], AciesEventList *events)
{
  guint side;

  if (!state->past_half || score[0].lost == score[1].lost)
    return FALSE;

  side = score[0].lost > score[1].lost ? 0 : 1;

  return roll_for_army (state, side, AFTERWARDS_AT, 0, "C-ARM-4", events) &&
         end_battle (state, 1 - side, CO_END_ARMY_ROUTS, "C-ARM-4", events);
}

static gboolean
check_army_morale (const CoSetup *setup, CoState *state, const Score score[CO_N_SIDES],
                   AciesEventList *events)
{
  if (!setup->conditions.army_morale)
    return FALSE;

  for (guint i = 0; i < N_THRESHOLDS; i++)
    {
      const guint side = state->army_morale[i] == CO_NOBODY
                           ? first_to_lose (state, score, thresholds[i].share)
                           : CO_NOBODY;

      if (side == CO_NOBODY)
        continue;
      state->army_morale[i] = (guint8) side;
      if (!roll_for_army (state, side, thresholds[i].needed, thresholds[i].share,
                          thresholds[i].rule, events))
        continue;
      withdraw (state, side, &score[side]);

      return end_battle (state, 1 - side, CO_END_ARMY_WITHDRAWS, thresholds[i].rule, events);
    }

  if (check_afterwards (state, score, events))
    return TRUE;
  state->past_half = state->army_morale[N_THRESHOLDS - 1] != CO_NOBODY;

  return FALSE;
}

/* ---- The other ends ---- */

/* C-VIC-3 */
static gboolean
is_destroyed (const CoSetup *setup, const CoState *state, guint side)
{
  for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
    {
      const guint status = state->stands[co_stand (setup, side, unit)].status;

      if (status == CO_STEADY || status == CO_RALLYING || status == CO_RESERVE)
        return FALSE;
    }

  return TRUE;
}

static gboolean
check_destroyed (const CoSetup *setup, CoState *state, AciesEventList *events)
{
  const gboolean first = is_destroyed (setup, state, 0), second = is_destroyed (setup, state, 1);

  if (!first && !second)
    return FALSE;

  return end_battle (state, first && second ? CO_NOBODY : first ? 1 : 0, CO_END_ARMY_DESTROYED,
                     "C-VIC-3", events);
}

/* C-VIC-4 */
static gboolean
check_break_share (const CoSetup *setup, CoState *state, const Score score[CO_N_SIDES],
                   AciesEventList *events)
{
  const double share = setup->conditions.break_share;
  gboolean     broken = FALSE;
  guint        larger;

  for (guint side = 0; side < CO_N_SIDES && share > 0; side++)
    broken = broken || !tt_exceeds (share * score[side].total, score[side].lost);
  if (!broken)
    return FALSE;

  larger = larger_share (score);

  return end_battle (state, larger == CO_NOBODY ? CO_NOBODY : 1 - larger, CO_END_BREAK_SHARE,
                     "C-VIC-4", events);
}

/* C-VIC-2: when both sides have had their turns of the last period. */
static gboolean
check_time (const CoSetup *setup, CoState *state, const Score score[CO_N_SIDES],
            AciesEventList *events)
{
  guint larger;

  if (state->active == 0 || state->turn < setup->conditions.time_limit)
    return FALSE;

  larger = larger_share (score);

  return end_battle (state, larger == CO_NOBODY ? CO_NOBODY : 1 - larger, CO_END_TIME_LIMIT,
                     "C-VIC-2", events);
}

gboolean
co_victory_check (const CoSetup *setup, CoState *state, AciesEventList *events)
{
  Score score[CO_N_SIDES];

  keep_score (setup, state, score);

  return check_army_morale (setup, state, score, events) ||
         check_destroyed (setup, state, events) ||
         check_break_share (setup, state, score, events) ||
         check_time (setup, state, score, events);
}

/* ---- The outcome ---- */

static void
add_line (AciesOutcome *outcome, guint side, CoOutcomeLineName name, const char *rule,
          gint32 points)
{
  if (points == 0)
    return;

  outcome->lines[side][outcome->n_lines[side]++] = (AciesOutcomeLine){
    .name = (guint8) name,
    .clause = co_clause (rule),
    .points = (gint16) points,
  };
  outcome->points[side] += points;
}

void
co_outcome (const AciesSetup *setup, const AciesState *state, AciesOutcome *outcome)
{
  const CoState *now = CO_STATE (state);

  memset (outcome, 0, sizeof *outcome);
  outcome->over = now->phase == CO_PHASE_OVER;
  outcome->winner = ACIES_NO_SIDE;
  outcome->level = CO_LEVEL_DRAW;
  outcome->reason = now->end_reason;
  for (guint side = 0; side < CO_N_SIDES; side++)
    {
      add_line (outcome, side, CO_LINE_FIGURES, "C-VIC-2",
                figures_lost (CO_SETUP (setup), now, 1 - side));
      add_line (outcome, side, CO_LINE_WITHDRAWN, "C-ARM-1", now->withdrawn[1 - side]);
    }

  if (!outcome->over || now->winner == CO_NOBODY)
    return;

  outcome->winner = (gint8) now->winner;
  outcome->level = CO_LEVEL_VICTORY;
  outcome->margin = outcome->points[now->winner] - outcome->points[1 - now->winner];
}
