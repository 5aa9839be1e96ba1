/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-rolls.h"

#include <glib/gi18n-lib.h>

#include "engine/dba/dba-clauses.h"
#include "engine/dba/dba-events.h"

#define FACES 6
#define CROSSING 3 /* D-RIV-3: the least die that crosses */

static const char *const purpose_words[DBA_N_ROLLS] = {
  [DBA_ROLL_POINTS] = NC_ ("roll", "Points"),
  [DBA_ROLL_CLOSE] = NC_ ("roll", "Close combat"),
  [DBA_ROLL_SHOOTING] = NC_ ("roll", "Shooting"),
  [DBA_ROLL_CROSSING] = NC_ ("roll", "River crossings"),
};

static const char *const result_words[DBA_N_ROLLS] = {
  [DBA_ROLL_CLOSE] = NC_ ("roll", "Enemies beaten"),
  [DBA_ROLL_SHOOTING] = NC_ ("roll", "Enemies beaten"),
  [DBA_ROLL_CROSSING] = NC_ ("roll", "Rivers entered"),
};

static void
describe_single (AciesRoll *roll, guint purpose, const AciesEvent *event)
{
  roll->purpose = (guint8)purpose;
  roll->shown = event->dice[0];
  roll->expected = (FACES + 1) / 2.0;
}

/* Who has beaten the other one: 0 the enemy, if he @may_win, 1 nobody, 2 the own side. */
static guint
result_of (int ahead, gboolean may_win)
{
  if (ahead > 0)
    return 2;

  return ahead < 0 && may_win ? 0 : 1;
}

/* D-CMB-2: two dice, of which the enemy's counts against the own; what is shown is how much the own is higher. D-SHO-11: who
 * is shot at beats nobody unless he shoots back (@may_win). */
static void
describe_fight (AciesRoll *roll, guint purpose, const AciesEvent *event, gboolean may_win)
{
  const int ahead = event->args[2] - event->dice[0] - (event->args[3] - event->dice[1]);

  roll->purpose = (guint8)purpose;
  roll->shown = (gint16)(event->dice[0] - event->dice[1]);
  roll->n_results = 3;
  roll->n_ways = FACES * FACES;
  for (int a = 1; a <= FACES; a++)
    for (int b = 1; b <= FACES; b++)
      roll->ways[result_of (a - b + ahead, may_win)]++;
  roll->result = (guint8) result_of (event->args[2] - event->args[3], may_win);
}

gboolean
dba_roll (const AciesSetup *setup, const AciesEvent *event, AciesRoll *roll)
{
  if (event->n_dice == 0 || event->side == ACIES_NO_SIDE)
    return FALSE;

  *roll = (AciesRoll){ .side = event->side };
  switch (event->kind)
    {
    case DBA_EVENT_MOVEMENT_DICE:
      describe_single (roll, DBA_ROLL_POINTS, event);
      return TRUE;

    case DBA_EVENT_COMBAT:
      describe_fight (roll, DBA_ROLL_CLOSE, event, TRUE);
      return TRUE;

    case DBA_EVENT_SHOOTING:
      describe_fight (roll, DBA_ROLL_SHOOTING, event, event->args[5] >= DBA_SHOT_BACK);
      return TRUE;

    case DBA_EVENT_RIVER_CROSSING:
      describe_single (roll, DBA_ROLL_CROSSING, event);
      roll->n_results = 2;
      roll->n_ways = FACES;
      roll->needed = CROSSING;
      roll->needed_clause = dba_clause ("D-RIV-3");
      roll->ways[0] = CROSSING - 1;
      roll->ways[1] = FACES - CROSSING + 1;
      roll->result = event->args[1] == 0;
      return TRUE;

    default:
      return FALSE;
    }
}

const char *
dba_roll_text (guint purpose)
{
  g_return_val_if_fail (purpose < DBA_N_ROLLS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "roll", purpose_words[purpose]);
}

const char *
dba_roll_result_text (guint purpose)
{
  g_return_val_if_fail (purpose < DBA_N_ROLLS, NULL);

  return result_words[purpose] != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "roll", result_words[purpose]) : NULL;
}
