/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-melee.h"

#include "engine/cohorts/co-dice.h"
#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-morale.h"
#include "engine/cohorts/co-reasons.h"
#include "engine/cohorts/co-troops.h"

/* 5.5, C-MEL-8: two dice of so much at most. */
#define MOST_TO_STAY   6
#define MOST_TO_PUSH   9
#define THIRD_PUSH_X   2  /* C-MEL-16: with this X the next push back is a rout */

/* ---- Losses ---- */

/* C-MEL-5: a quarter, rounded up. */
int
co_loss_needed (int points_of_loser)
{
  return (points_of_loser + 3) / 4;
}

/* C-MEL-6: half of it, rounded down. */
int
co_loss_of_winner (int sustained)
{
  return sustained / 2;
}

/* C-MEL-6, R16: the fullest of @units whose figure is worth at most @most. FALSE if there is none. */
static gboolean
find_fullest (const CoSetup *setup, const CoState *state, guint side, AciesUnits units,
              const guint8 *gone, int most, guint *fullest)
{
  guint figures = 0, unit;

  ACIES_FOREACH_UNIT (unit, units)
    {
      const guint g = co_stand (setup, side, unit);
      const guint left = (guint) (state->stands[g].figures - gone[unit]);

      if (left <= figures || (int) co_figure_points (&setup->units[g]) > most)
        continue;
      figures = left;
      *fullest = unit;
    }

  return figures > 0;
}

int
co_plan_losses (const CoSetup *setup, const CoState *state, guint side, AciesUnits units,
                int points, gboolean at_least, guint8 gone[CO_MAX_UNITS])
{
  int   taken = 0;
  guint unit;

  memset (gone, 0, CO_MAX_UNITS);
  while (taken < points && find_fullest (setup, state, side, units, gone,
                                         at_least ? G_MAXINT : points - taken, &unit))
    {
      gone[unit]++;
      taken += (int) co_figure_points (&setup->units[co_stand (setup, side, unit)]);
    }

  return taken;
}

gboolean
co_all_gone (const CoSetup *setup, const CoState *state, guint side, AciesUnits units,
             const guint8 gone[CO_MAX_UNITS])
{
  guint unit;

  ACIES_FOREACH_UNIT (unit, units)
    if (state->stands[co_stand (setup, side, unit)].figures > gone[unit])
      return FALSE;

  return TRUE;
}

/* C-DBL-3: of a double stand the total is counted, so the rear goes first. */
static void
take_figures (const CoSetup *setup, CoState *state, guint g, guint figures, const char *rule,
              AciesEventList *events)
{
  CoStand    *stand = &state->stands[g];
  AciesEvent *event = co_event_add_stand (events, setup, state, CO_EVENT_CASUALTIES, rule, g);

  if (event != NULL)
    {
      event->args[0] = (gint16) figures;
      event->args[1] = (gint16) (figures * co_figure_points (&setup->units[g]));
    }
  stand->figures = (guint8) (stand->figures - figures);
  if (stand->figures == 0)
    co_eliminate (setup, state, g, CO_LOST_FIGURES, rule, events);
}

/* C-MEL-5, C-MEL-6: @side pays @points in @melee. */
static void
take_losses (const CoSetup *setup, CoState *state, CoMelee *melee, guint side, int points,
             AciesEventList *events)
{
  const gboolean loses = side == melee->loser;
  const char    *rule = loses ? "C-MEL-5" : "C-MEL-6";
  guint8         gone[CO_MAX_UNITS];
  AciesEvent    *event;
  guint          unit;

  melee->lost[side] = (gint16) co_plan_losses (setup, state, side, melee->units[side], points,
                                               loses, gone);
  event = co_event_add (events, CO_EVENT_MELEE_LOSSES, rule, (int) side);
  if (event != NULL)
    {
      event->args[0] = (gint16) (melee - state->melees);
      event->args[1] = (gint16) points;
      event->args[2] = melee->lost[side];
    }
  ACIES_FOREACH_UNIT (unit, melee->units[side])
    if (gone[unit] > 0 && event != NULL)
      event->units |= ACIES_UNIT_BIT (unit);

  ACIES_FOREACH_UNIT (unit, melee->units[side])
    if (gone[unit] > 0)
      take_figures (setup, state, co_stand (setup, side, unit), gone[unit], rule, events);
}

/* ---- The dice ---- */

/* C-MEL-3, R14, R49 */
int
co_modified_die (int die, int x, int bonus)
{
  return MAX (die - x + bonus, 0);
}

CoResult
co_loser_result (int dice, int x)
{
  if (dice <= MOST_TO_STAY)
    return CO_RESULT_STAY;
  if (dice <= MOST_TO_PUSH && x < THIRD_PUSH_X)
    return CO_RESULT_PUSH_BACK;

  return CO_RESULT_ROUT; /* C-MEL-16, C-MEL-19 */
}

static void
tell_melee (const CoState *state, const CoMelee *melee, const guint8 *dice, AciesEventList *events)
{
  const guint first = state->active;
  AciesEvent *event = co_event_add (events, CO_EVENT_MELEE, "C-MEL-1", (int) first);

  if (event == NULL)
    return;

  event->units = melee->units[first];
  event->args[0] = (gint16) (melee - state->melees);
  event->args[1] = melee->points[0];
  event->args[2] = melee->points[1];
  event->args[3] = melee->products[0];
  event->args[4] = melee->products[1];
  event->args[5] = (gint16) (melee->winner == CO_NOBODY ? 0 : melee->winner + 1);
  event->n_dice = CO_N_SIDES;
  event->dice[0] = dice[first];
  event->dice[1] = dice[1 - first];
  for (guint i = 0; i < CO_N_SIDES; i++)
    {
      const guint side = i == 0 ? first : 1 - first;

      if (i == 1)
        event->other_cell = event->n_modifiers;
      co_event_modifier (event, CO_MOD_PUSHED_BACK, -melee->x[side]);
      co_event_modifier (event, CO_MOD_COMMANDER_DIE, melee->die_bonus[side]);
    }
}

/* C-MEL-1, C-MEL-7: the higher product wins. */
static void
throw_dice (CoState *state, CoMelee *melee, AciesEventList *events)
{
  guint8 dice[CO_N_SIDES];

  dice[state->active] = (guint8) acies_dice_roll (&state->base.dice);
  dice[1 - state->active] = (guint8) acies_dice_roll (&state->base.dice);
  for (guint side = 0; side < CO_N_SIDES; side++)
    melee->products[side] = (gint16) (co_modified_die (dice[side], melee->x[side],
                                                       melee->die_bonus[side]) *
                                      melee->points[side]);
  melee->has_products = TRUE;
  if (melee->products[0] != melee->products[1])
    {
      melee->winner = melee->products[0] > melee->products[1] ? 0 : 1;
      melee->loser = (guint8) (1 - melee->winner);
    }
  tell_melee (state, melee, dice, events);
}

/* C-MEL-8: unmodified. */
static CoResult
test_loser (CoState *state, const CoMelee *melee, AciesEventList *events)
{
  const CoThrow  throw = co_throw (state);
  const CoResult result = co_loser_result (co_total (throw), melee->x[melee->loser]);
  AciesEvent    *event = co_event_add (events, CO_EVENT_LOSER, "C-MEL-8", melee->loser);

  co_event_throw (event, throw);
  if (event != NULL)
    {
      event->units = melee->units[melee->loser];
      event->args[0] = (gint16) (melee - state->melees);
      event->args[1] = (gint16) result;
    }

  return result;
}

/* ---- A melee fought ---- */

void
co_melee_settle (const CoSetup *setup, CoState *state, guint index, guint loser, CoResult result)
{
  CoMelee    *melee = &state->melees[index];
  const guint winner = 1 - loser;
  guint       unit;

  melee->resolved = TRUE;
  melee->result = (guint8) result;
  melee->loser = (guint8) loser;
  melee->winner = (guint8) winner;
  ACIES_FOREACH_UNIT (unit, melee->units[winner])
    {
      CoStand *stand = &state->stands[co_stand (setup, winner, unit)];

      stand->push_backs = 0;
      stand->reorganising = FALSE;
    }
}

static gboolean
has_stand_left (const CoSetup *setup, const CoState *state, const CoMelee *melee, guint side)
{
  guint unit;

  ACIES_FOREACH_UNIT (unit, melee->units[side])
    if (state->stands[co_stand (setup, side, unit)].status == CO_STEADY)
      return TRUE;

  return FALSE;
}

gboolean
co_melee_check (const CoSetup *setup, const CoState *state, const AciesAction *action,
                AciesVerdict *verdict)
{
  const int index = action->args[0];

  if (state->decision != CO_DECIDE_MELEE)
    return co_refuse (verdict, WRONG_DECISION);
  if (index < 0 || index >= state->n_melees || state->melees[index].resolved)
    return co_refuse (verdict, NO_SUCH_MELEE);

  return TRUE;
}

void
co_melee_apply (const CoSetup *setup, CoState *state, const AciesAction *action,
                AciesEventList *events)
{
  const guint index = (guint) action->args[0];
  CoMelee    *melee = &state->melees[index];
  guint       loser;

  throw_dice (state, melee, events);
  if (melee->winner == CO_NOBODY)
    {
      melee->resolved = TRUE;
      melee->result = CO_RESULT_DRAWN;
      return;
    }

  loser = melee->loser;
  take_losses (setup, state, melee, loser, co_loss_needed (melee->points[loser]), events);
  take_losses (setup, state, melee, 1 - loser, co_loss_of_winner (melee->lost[loser]), events);
  co_melee_settle (setup, state, index, loser,
                   has_stand_left (setup, state, melee, loser) ? test_loser (state, melee, events)
                                                               : CO_RESULT_DESTROYED);
}
