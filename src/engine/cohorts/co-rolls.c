/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-scene.h"

#include <glib/gi18n-lib.h>

#include "engine/cohorts/co-clauses.h"
#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-melee.h"
#include "engine/cohorts/co-troops.h"

#define FACES   6
#define WAYS    36   /* of two dice */
#define BOLTS   10   /* C-ELE-6, C-ELE-7: horses that throw so much */
#define PUSHED  7    /* C-MEL-8: a loser who throws so much does not stay */

static const char *const purpose_words[CO_N_ROLLS] = {
  [CO_ROLL_SHOT] = NC_ ("roll", "Shots"),
  [CO_ROLL_MELEE] = NC_ ("roll", "Melees"),
  [CO_ROLL_LOSER] = NC_ ("roll", "Tests after a melee lost"),
  [CO_ROLL_MORALE] = NC_ ("roll", "Morale"),
  [CO_ROLL_RALLY] = NC_ ("roll", "Rallies"),
  [CO_ROLL_ARMY] = NC_ ("roll", "Morale of the army"),
};

static const char *const result_words[CO_N_ROLLS] = {
  [CO_ROLL_SHOT] = NC_ ("roll", "Hits"),
  [CO_ROLL_MELEE] = NC_ ("roll", "Melees won"),
  [CO_ROLL_LOSER] = NC_ ("roll", "Held"),
  [CO_ROLL_MORALE] = NC_ ("roll", "Held"),
  [CO_ROLL_RALLY] = NC_ ("roll", "Rallied"),
  [CO_ROLL_ARMY] = NC_ ("roll", "Held"),
};

/* Two dice that succeed in @ways cases. */
static void
describe_pair (AciesRoll *roll, guint purpose, const AciesEvent *event, guint ways,
               gboolean success)
{
  roll->purpose = (guint8) purpose;
  roll->shown = (gint16) (event->dice[0] + event->dice[1]);
  roll->expected = FACES + 1;
  roll->n_results = 2;
  roll->n_ways = WAYS;
  roll->ways[1] = (guint16) ways;
  roll->ways[0] = (guint16) (WAYS - ways);
  roll->result = success;
}

/* The same where @fails or more is bad. */
static void
describe_test (AciesRoll *roll, guint purpose, const AciesEvent *event, int fails, gboolean failed)
{
  describe_pair (roll, purpose, event, WAYS - acies_odds_at_least_2d6 (fails), !failed);
}

static int
modifiers (const AciesEvent *event, guint first, guint last)
{
  int sum = 0;

  for (guint i = first; i < last; i++)
    sum += event->modifiers[i].value;

  return sum;
}

/* C-FIR-8, C-CHA-3, C-ELE-3: anything but a miss. */
static void
describe_shot (AciesRoll *roll, const CoSetup *setup, const AciesEvent *event)
{
  const CoUnitSpec *target = &setup->units[event->args[0]];
  const int         sum = modifiers (event, 0, event->n_modifiers);
  guint             ways = 0;

  for (int dice = 2; dice <= 2 * FACES; dice++)
    if (co_shot_outcome (target, dice + sum) != CO_SHOT_MISS)
      ways += acies_odds_ways_2d6 (dice);
  describe_pair (roll, CO_ROLL_SHOT, event, ways, event->args[3] != CO_SHOT_MISS);
}

/* C-MEL-1, C-MEL-3: a die each; what is shown is how much the own is higher. */
static void
describe_melee (AciesRoll *roll, const AciesEvent *event)
{
  const guint side = (guint) event->side;
  const guint n_own = (guint) CLAMP (event->other_cell, 0, event->n_modifiers);
  const int   own = modifiers (event, 0, n_own);
  const int   other = modifiers (event, n_own, event->n_modifiers);

  roll->purpose = CO_ROLL_MELEE;
  roll->shown = (gint16) (event->dice[0] - event->dice[1]);
  roll->n_results = 3;
  roll->n_ways = WAYS;
  for (int a = 1; a <= FACES; a++)
    for (int b = 1; b <= FACES; b++)
      {
        const int mine = co_modified_die (a, 0, own) * event->args[1 + side];
        const int his = co_modified_die (b, 0, other) * event->args[2 - side];

        roll->ways[mine > his ? 2 : mine == his ? 1 : 0]++;
      }
  roll->result = event->args[5] == event->side + 1 ? 2 : event->args[5] == 0 ? 1 : 0;
}

static void
describe_rally (AciesRoll *roll, const AciesEvent *event)
{
  describe_pair (roll, CO_ROLL_RALLY, event, acies_odds_at_least_2d6 (event->args[0]),
                 event->args[1] != 0);
  roll->needed = event->args[0];
  roll->needed_clause = co_clause ("C-RAL-1");
}

gboolean
co_roll (const AciesSetup *setup, const AciesEvent *event, AciesRoll *roll)
{
  int sum;

  if (event->n_dice != 2 || event->side == ACIES_NO_SIDE)
    return FALSE;

  *roll = (AciesRoll){ .side = event->side };
  switch (event->kind)
    {
    case CO_EVENT_SHOT:
      describe_shot (roll, CO_SETUP (setup), event);
      return TRUE;
    case CO_EVENT_MELEE:
      describe_melee (roll, event);
      return TRUE;
    case CO_EVENT_LOSER:
      describe_test (roll, CO_ROLL_LOSER, event, PUSHED, event->args[1] != CO_RESULT_STAY);
      return TRUE;
    case CO_EVENT_QUARTER:
      describe_test (roll, CO_ROLL_LOSER, event, PUSHED, event->args[3] != CO_RESULT_STAY);
      return TRUE;
    case CO_EVENT_MORALE:
      sum = modifiers (event, 0, event->n_modifiers);
      describe_test (roll, CO_ROLL_MORALE, event, event->args[0] - sum, event->args[1] != 0);
      return TRUE;
    case CO_EVENT_REFUSED:
      describe_test (roll, CO_ROLL_MORALE, event, BOLTS, event->args[1] != 0);
      return TRUE;
    case CO_EVENT_RALLY:
      describe_rally (roll, event);
      return TRUE;
    case CO_EVENT_ARMY_MORALE:
      describe_test (roll, CO_ROLL_ARMY, event, event->args[0], event->args[2] != 0);
      return TRUE;
    default:
      return FALSE;
    }
}

const char *
co_roll_text (guint purpose)
{
  g_return_val_if_fail (purpose < CO_N_ROLLS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "roll", purpose_words[purpose]);
}

const char *
co_roll_result_text (guint purpose)
{
  g_return_val_if_fail (purpose < CO_N_ROLLS, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "roll", result_words[purpose]);
}
