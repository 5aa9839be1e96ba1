/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-rolls.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-words.h"

#define FACES 6

static const char *const purpose_words[LB_N_ROLLS] = {
  [LB_ROLL_ATTACK] = NC_ ("roll", "Attacks"),
  [LB_ROLL_RECOVERY] = NC_ ("roll", "Recovery attempts"),
  [LB_ROLL_MORALE] = NC_ ("roll", "Morale checks"),
  [LB_ROLL_ORDERS] = NC_ ("roll", "Orders"),
};

static const char *const result_words[LB_N_ROLLS] = {
  [LB_ROLL_ATTACK] = NC_ ("roll", "Hits"),
  [LB_ROLL_RECOVERY] = NC_ ("roll", "Hits removed"),
};

static void
describe_pair (AciesRoll *roll, guint purpose, const AciesEvent *event)
{
  roll->purpose = (guint8) purpose;
  roll->shown = (gint16) (event->dice[0] + event->dice[1]);
  roll->expected = FACES + 1;
  roll->n_ways = FACES * FACES;
}

/* 6.5: hits from the number needed on, two from so much more. */
static void
describe_attack (AciesRoll *roll, const AciesEvent *event)
{
  const int modifiers = event->args[1] - event->dice[0] - event->dice[1];
  const int needed = event->args[0] - modifiers;
  const int twice = event->args[5] > 0 ? needed + event->args[5] : 2 * FACES + 1;

  describe_pair (roll, LB_ROLL_ATTACK, event);
  roll->n_results = 3;
  roll->needed = event->args[0];
  roll->needed_clause = LB_CLAUSE_6_10;
  roll->result = (guint8) event->args[2];
  roll->ways[2] = (guint16) acies_odds_at_least_2d6 (twice);
  roll->ways[1] = (guint16) (acies_odds_at_least_2d6 (needed) - roll->ways[2]);
  roll->ways[0] = (guint16) (roll->n_ways - roll->ways[1] - roll->ways[2]);
}

static void
describe_recovery (AciesRoll *roll, const AciesEvent *event)
{
  describe_pair (roll, LB_ROLL_RECOVERY, event);
  roll->n_results = 2;
  roll->needed = event->args[0];
  roll->needed_clause = event->clause;
  roll->result = event->args[1] == LB_RECOVERY_REMOVED;
  roll->ways[1] = (guint16) acies_odds_at_least_2d6 (event->args[0]);
  roll->ways[0] = (guint16) (roll->n_ways - roll->ways[1]);
}

/* The mean of the lowest of @n_dice: the chances that all show 1 or more, 2 or more ... added up. */
static double
mean_of_lowest (guint n_dice)
{
  double mean = 0;

  for (guint face = 1; face <= FACES; face++)
    {
      double all = 1;

      for (guint i = 0; i < n_dice; i++)
        all *= (double) (FACES + 1 - face) / FACES;
      mean += all;
    }
  return mean;
}

static void
describe_number (AciesRoll *roll, guint purpose, int shown, guint n_dice)
{
  roll->purpose = (guint8) purpose;
  roll->shown = (gint16) shown;
  roll->expected = mean_of_lowest (n_dice);
}

gboolean
lb_roll (const AciesSetup *setup, const AciesEvent *event, AciesRoll *roll)
{
  if (event->n_dice == 0 || event->side == ACIES_NO_SIDE)
    return FALSE;

  *roll = (AciesRoll){ .side = event->side };
  if (event->kind == LB_EVENT_ATTACK)
    describe_attack (roll, event);
  else if (event->kind == LB_EVENT_RECOVERY)
    describe_recovery (roll, event);
  else if (event->kind == LB_EVENT_MORALE_CHECK)
    describe_number (roll, LB_ROLL_MORALE, event->args[0], event->n_dice);
  else if (event->kind == LB_EVENT_ORDERS)
    describe_number (roll, LB_ROLL_ORDERS, event->dice[0], 1);
  else
    return FALSE;

  return TRUE;
}

const char *
lb_roll_text (guint purpose)
{
  g_return_val_if_fail (purpose < LB_N_ROLLS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "roll", purpose_words[purpose]);
}

const char *
lb_roll_result_text (guint purpose)
{
  g_return_val_if_fail (purpose < LB_N_ROLLS, NULL);

  return result_words[purpose] != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "roll", result_words[purpose])
                                       : NULL;
}

/* The place and the troops alone: what the dice show is not known yet. */
char *
lb_throw_text (const AciesSetup *setup, const AciesEvent *event)
{
  const LbSetup   *own = LB_SETUP (setup);
  const gboolean   has_side = event->side != ACIES_NO_SIDE;
  const char      *army = has_side ? own->sides[event->side].name : "";
  g_autofree char *zone = lb_zone_words (own, event->cell);
  g_autofree char *troops = NULL;

  if (has_side)
    troops = lb_group_words (own, (guint) event->side, event->units, event->commanders);

  switch (event->kind)
    {
    case LB_EVENT_ATTACK:
      /* Translators: what dice are thrown for; %1$s are units, %2$s is a zone. */
      return g_strdup_printf (_("Attack by %1$s on %2$s"), troops, zone);

    case LB_EVENT_RECOVERY:
      /* Translators: what dice are thrown for; %s is a unit and its commander. */
      return g_strdup_printf (_("Recovery attempt: %s"), troops);

    case LB_EVENT_MORALE_CHECK:
      /* Translators: what dice are thrown for; %1$s is an army, %2$s the zone attacked. */
      return g_strdup_printf (_("Morale check of %1$s after the attack on %2$s"), army, zone);

    case LB_EVENT_ORDERS:
      /* Translators: what a die is thrown for; %s is an army. */
      return g_strdup_printf (_("Orders of %s"), army);

    case LB_EVENT_WEATHER:
      return g_strdup (_("Weather of the turn"));

    case LB_EVENT_DUST:
      return g_strdup (_("Dust: who moves first this turn"));

    default:
      g_return_val_if_reached (NULL);
    }
}
