/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-text.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-text-parts.h"
#include "engine/lost-battles/lb-words.h"

static char *
weather_text (const AciesEvent *event)
{
  if (event->args[0] == LB_WET)
    return g_strdup_printf (_("The die for the weather shows %d: it is wet."), event->dice[0]);

  return g_strdup_printf (_("The die for the weather shows %d: it is overcast."), event->dice[0]);
}

static char *
dust_text (const AciesEvent *event, const char *army)
{
  if (event->args[0] != 0)
    return g_strdup_printf (_("The die for the dust shows %d: the order of this turn is reversed."), event->dice[0]);

  return g_strdup_printf (_("The die for the dust shows %d: the order of the turn is as usual."), event->dice[0]);
}

/* 4.1.1: the sum of the Orders */
static char *
orders_text (const AciesEvent *event, const char *army)
{
  const guint total = (guint) event->args[3];
  const int   share = event->args[3] - event->args[0];

  if (event->n_dice == 0)
    /* Translators: %1$s is the name of an army; so wherever it comes first in these sentences. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$u Order left.", "%1$s has %2$u Orders left.", total),
                            army, total);
  if (event->args[1] != 0)
    return g_strdup_printf (
      /* Translators: %3$d is the die, %4$d the die halved, %5$d a tenth of the Fighting Value %6$d. */
      g_dngettext (GETTEXT_PACKAGE,
                   "%1$s has %2$u Order: the die shows %3$d, halved to %4$d, and %5$d for a Fighting Value of %6$d.",
                   "%1$s has %2$u Orders: the die shows %3$d, halved to %4$d, and %5$d for a Fighting Value of %6$d.",
                   total),
      army, total, event->dice[0], event->args[0], share, event->args[2]);

  return g_strdup_printf (
    /* Translators: %3$d is the die, %4$d a tenth of the Fighting Value %5$d. */
    g_dngettext (GETTEXT_PACKAGE,
                 "%1$s has %2$u Order: the die shows %3$d, and %4$d for a Fighting Value of %5$d.",
                 "%1$s has %2$u Orders: the die shows %3$d, and %4$d for a Fighting Value of %5$d.", total),
    army, total, event->dice[0], share, event->args[2]);
}

static char *
activated_sentence (const AciesEvent *event, const char *army, const char *troops)
{
  const guint cost = (guint) event->args[0];

  switch ((LbMode) event->args[4])
    {
    case LB_NORMAL:
      /* Translators: %2$s are units; so in the next ones. */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s activated %2$s for %3$u Order.",
                                           "%1$s activated %2$s for %3$u Orders.", cost),
                              army, troops, cost);

    case LB_REDUCED:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s activated %2$s at the reduced price of %3$u Order.",
                                           "%1$s activated %2$s at the reduced price of %3$u Orders.", cost),
                              army, troops, cost);

    case LB_DOUBLE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s activated %2$s for a double move at %3$u Order.",
                                           "%1$s activated %2$s for a double move at %3$u Orders.", cost),
                              army, troops, cost);

    case LB_TRIPLE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s activated %2$s for a triple move at %3$u Order.",
                                           "%1$s activated %2$s for a triple move at %3$u Orders.", cost),
                              army, troops, cost);
    }

  g_return_val_if_reached (NULL);
}

/* 8.3: what the commanders gave of their own. */
static char *
activated_text (const LbSetup *setup, const AciesEvent *event, const char *army, const char *troops)
{
  g_autofree char *sentence = activated_sentence (event, army, troops);
  GString         *text = g_string_new (sentence);

  for (guint i = 0; i < setup->sides[event->side].n_commanders; i++)
    {
      const guint paid = (guint) event->args[1 + i];

      if (paid == 0)
        continue;
      g_string_append_c (text, ' ');
      g_string_append_printf (text,
                              /* Translators: %1$s is a commander. */
                              g_dngettext (GETTEXT_PACKAGE, "%1$s gave %2$u of his own.", "%1$s gave %2$u of his own.",
                                           paid),
                              setup->sides[event->side].commanders[i].name, paid);
    }

  return g_string_free (text, FALSE);
}

/* Steps of groups and strategists; the zones are phrases like "the centre of Rome". */
static char *
movement_text (const AciesEvent *event, const char *troops, const char *zone, const char *other)
{
  switch (event->kind)
    {
    case LB_EVENT_STRATEGIST_MOVED:
      if (event->cell == ACIES_NO_CELL)
        return g_strdup_printf (_("%s left the battlefield."), troops);
      return g_strdup_printf (_("%1$s went to %2$s."), troops, zone);

    case LB_EVENT_DEPLOYED:
      /* Translators: units, a zone, and north, east, south or west. */
      return g_strdup_printf (_("%1$s entered the field in %2$s, facing %3$s."), troops, zone,
                              lb_facing_words ((guint) event->args[0]));

    case LB_EVENT_TURNED:
      if (event->args[1] != 0)
        return g_strdup_printf (_("%1$s turned to face %2$s in %3$s, which cost no movement."), troops,
                                lb_facing_words ((guint) event->args[0]), zone);
      return g_strdup_printf (_("%1$s turned to face %2$s in %3$s."), troops,
                              lb_facing_words ((guint) event->args[0]), zone);

    case LB_EVENT_ADVANCED:
      return g_strdup_printf (_("%1$s advanced from %2$s to %3$s."), troops, other, zone);

    case LB_EVENT_LEFT_FIELD:
      return g_strdup_printf (_("%1$s left the field from %2$s."), troops, zone);

    case LB_EVENT_WITHDREW_BY_TURNING:
      if (event->args[0] != 0)
        return g_strdup_printf (_("%s came among friends, and so withdrew from the battle."), troops);
      return g_strdup_printf (_("%s turned, and so withdrew from the battle."), troops);

    case LB_EVENT_PURSUED:
      if (event->units == 0)
        return g_strdup_printf (_("Nobody advanced into %s."), zone);
      return g_strdup_printf (_("%1$s advanced into %2$s after the attack."), troops, zone);

    default:
      return NULL;
    }
}

static char *
sequence_text (const AciesEvent *event, const char *army)
{
  switch (event->kind)
    {
    case LB_EVENT_TURN_BEGAN:
      return g_strdup_printf (_("Turn %1$d begins, and %2$s moves first."), event->args[0], army);

    case LB_EVENT_ORDER_SWITCHED:
      return g_strdup_printf (_("%s takes the first move from now on."), army);

    case LB_EVENT_WEATHER:
      return weather_text (event);

    case LB_EVENT_DUST:
      return dust_text (event, army);

    case LB_EVENT_PLAYER_TURN:
      /* Translators: the heading of a player-turn in the log: "Turn 3: Carthage". */
      return g_strdup_printf (_("Turn %1$d: %2$s"), event->args[0], army);

    case LB_EVENT_ORDERS:
      return orders_text (event, army);

    default:
      return NULL;
    }
}

/* Camps, those off the field, the end. */
static char *
battle_text (const LbSetup *setup, const AciesEvent *event, const char *army, const char *zone)
{
  g_autofree char *result = NULL;
  const char      *reason;

  switch (event->kind)
    {
    case LB_EVENT_CAMP_CAPTURED:
      return g_strdup_printf (_("The camp of %1$s in %2$s was captured."), army, zone);

    case LB_EVENT_UNDEPLOYED_WITHDREW:
      return g_strdup_printf (_("Whoever of %s had not entered the field withdrew from the battle."), army);

    case LB_EVENT_BATTLE_ENDED:
      reason = event->args[0] == LB_END_TURNS ? _("The battle ended with its last turn.")
                                              : _("The battle ended because an army was broken.");
      result = lb_result_text (setup, event->args[1], (guint) event->args[2],
                               (guint) event->args[3]);
      return g_strconcat (reason, " ", result, NULL);

    default:
      return NULL;
    }
}

char *
lb_event_text (const AciesSetup *setup, const AciesEvent *event)
{
  const LbSetup   *own = LB_SETUP (setup);
  const gboolean   has_side = event->side != ACIES_NO_SIDE;
  const char      *army = has_side ? own->sides[event->side].name : "";
  g_autofree char *troops = has_side ? lb_group_words (own, (guint) event->side, event->units,
                                                       event->commanders) : NULL;
  g_autofree char *zone = lb_zone_words (own, event->cell);
  g_autofree char *other = lb_zone_words (own, event->other_cell);
  char            *text;

  text = sequence_text (event, army);
  if (text == NULL && event->kind == LB_EVENT_ACTIVATED)
    text = activated_text (own, event, army, troops);
  if (text == NULL)
    text = movement_text (event, troops, zone, other);
  if (text == NULL)
    text = lb_combat_event_text (own, event);
  if (text == NULL)
    text = battle_text (own, event, army, zone);
  g_return_val_if_fail (text != NULL, g_strdup (""));

  /* Units without a name of their own are called by their kind, in small letters. */
  return acies_words_capitalise (text);
}
