/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-text-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-losses.h"
#include "engine/lost-battles/lb-words.h"

static int
modifiers_sum (const AciesEvent *event)
{
  int sum = 0;

  for (guint i = 0; i < event->n_modifiers; i++)
    sum += event->modifiers[i].value;

  return sum;
}

/* "+2", "-1", "+0" */
static char *
signed_words (int value)
{
  return g_strdup_printf ("%+d", value);
}

static const char *
hits_sentence (int hits)
{
  if (hits == 0)
    return _("It missed.");

  return hits == 1 ? _("It scored a hit.") : _("It scored two hits.");
}

static char *
attack_text (const LbSetup *setup, const AciesEvent *event, const char *unit, const char *zone)
{
  g_autofree char *target = lb_unit_words (setup, 1 - (guint) event->side, (guint) event->args[3]);
  g_autofree char *sum = signed_words (modifiers_sum (event));
  g_autofree char *sentence = NULL;

  if (event->n_dice < 2)
    /* Translators: two units and a zone like "the centre of Rome"; so in the next one. */
    return g_strdup_printf (_("%1$s attacked %2$s in %3$s, and no dice were needed."), unit, target, zone);

  sentence = g_strdup_printf (
    /* Translators: %4$d and %5$d are dice, %6$s the sum of modifiers with its sign, %7$d the total. */
    _("%1$s attacked %2$s in %3$s: dice %4$d and %5$d, modifiers %6$s, in all %7$d, with %8$d needed."),
    unit, target, zone, event->dice[0], event->dice[1], sum, event->args[1], event->args[0]);

  return g_strconcat (sentence, " ", hits_sentence (event->args[2]), NULL);
}

static const char *
recovery_sentence (guint result)
{
  switch ((LbRecovery) result)
    {
    case LB_RECOVERY_REMOVED:
      return C_ ("recovery", "He succeeded.");
    case LB_RECOVERY_FAILED:
      return C_ ("recovery", "He failed.");
    case LB_RECOVERY_KILLED:
      return C_ ("recovery", "He failed, and was killed.");
    case LB_RECOVERY_ESCAPED:
      return C_ ("recovery", "He failed, and escaped death narrowly.");
    }

  g_return_val_if_reached ("");
}

static char *
recovery_text (const LbSetup *setup, const AciesEvent *event, const char *unit)
{
  g_autofree char *commander = lb_commanders_words (setup, (guint) event->side, event->commanders);
  g_autofree char *sentence = g_strdup_printf (
    /* Translators: a commander, a unit, two dice, the number needed. */
    _("%1$s tried to undo the hit on %2$s: dice %3$d and %4$d, with %5$d needed."), commander, unit, event->dice[0],
    event->dice[1], event->args[0]);

  return g_strconcat (sentence, " ", recovery_sentence ((guint) event->args[1]), NULL);
}

static char *
hit_text (const AciesEvent *event, const char *unit)
{
  switch ((LbHitNow) event->args[0])
    {
    case LB_NOW_DISORDERED:
      return g_strdup_printf (_("%s took a hit and became disordered."), unit);
    case LB_NOW_SHATTERED:
      return g_strdup_printf (_("%s took a hit and broke."), unit);
    case LB_NOW_REMOVED:
      return g_strdup_printf (_("The hit on %s was undone."), unit);
    }

  g_return_val_if_reached (NULL);
}

static char *
morale_check_text (const AciesEvent *event, const char *army)
{
  g_autofree char *sum = signed_words (modifiers_sum (event));
  char            *dice[ACIES_MAX_EVENT_DICE] = { NULL };
  g_autofree char *list = NULL;

  for (guint i = 0; i < event->n_dice; i++)
    dice[i] = g_strdup_printf ("%u", event->dice[i]);
  list = acies_words_list (dice, event->n_dice);
  for (guint i = 0; i < event->n_dice; i++)
    g_free (dice[i]);

  /* Translators: an army; a list of dice, of which the lowest is halved to %3$d; modifiers with their sign; the result. */
  return g_strdup_printf (_("%1$s checked morale: dice %2$s give %3$d, modifiers %4$s, army morale %5$d."), army, list,
                          event->args[1], sum, event->args[2]);
}

static char *
morale_unit_text (const AciesEvent *event, const char *unit)
{
  switch ((LbMorale) event->args[1])
    {
    case LB_MORALE_HOLDS:
      return g_strdup_printf (_("%1$s held with a morale of %2$d."), unit, event->args[0]);
    case LB_MORALE_WITHDREW:
      return g_strdup_printf (_("%1$s withdrew with a morale of %2$d."), unit, event->args[0]);
    case LB_MORALE_FLED:
      return g_strdup_printf (_("%1$s fled with a morale of %2$d."), unit, event->args[0]);
    }

  g_return_val_if_reached (NULL);
}

static char *
unit_left_text (const AciesEvent *event, const char *units)
{
  switch ((LbLoss) event->args[0])
    {
    case LB_LOSS_SHATTERED:
      return g_strdup_printf (_("Shattered: %s."), units);
    case LB_LOSS_WITHDRAWN:
      return g_strdup_printf (_("%s withdrew from the battle."), units);
    case LB_LOSS_FLED:
      return g_strdup_printf (_("%s fled from the battle."), units);
    }

  g_return_val_if_reached (NULL);
}

static char *
lead_text (const AciesEvent *event, const char *army, const char *unit, const char *zone)
{
  if (event->args[0] != 0)
    /* Translators: an army, a unit, a zone like "the centre of Rome". */
    return g_strdup_printf (_("%1$s chose %2$s to lead in %3$s."), army, unit, zone);

  return g_strdup_printf (_("%1$s took the lead in %2$s."), unit, zone);
}

char *
lb_combat_event_text (const LbSetup *setup, const AciesEvent *event)
{
  const char      *army = event->side != ACIES_NO_SIDE ? setup->sides[event->side].name : "";
  g_autofree char *zone = lb_zone_words (setup, event->cell);
  g_autofree char *units = NULL;
  g_autofree char *commanders = NULL;

  if (event->side == ACIES_NO_SIDE)
    return NULL;
  units = lb_units_words (setup, (guint) event->side, event->units);
  commanders = lb_commanders_words (setup, (guint) event->side, event->commanders);

  switch (event->kind)
    {
    case LB_EVENT_ATTACK:
      return attack_text (setup, event, units, zone);

    case LB_EVENT_DECISIVE:
      if (event->args[0] != 0)
        return g_strdup_printf (_("As hoplites must, %s made the attack decisive, and became disordered."), units);
      return g_strdup_printf (_("%s made the attack decisive, and became disordered."), units);

    case LB_EVENT_HIT:
      return hit_text (event, units);

    case LB_EVENT_RECOVERY:
      return recovery_text (setup, event, units);

    case LB_EVENT_SHATTERED:
      /* Translators: a zone like "the centre of Rome", and a unit. */
      return g_strdup_printf (_("Shattered in %1$s: %2$s."), zone, units);

    case LB_EVENT_MORALE_CHECK:
      return morale_check_text (event, army);

    case LB_EVENT_MORALE_UNIT:
      return morale_unit_text (event, units);

    case LB_EVENT_UNIT_LEFT:
      return unit_left_text (event, units);

    case LB_EVENT_COMMANDER_KILLED:
      /* Translators: a commander and his army; so in the next ones. */
      return g_strdup_printf (_("%1$s of %2$s was killed."), commanders, army);

    case LB_EVENT_COMMANDER_LOST:
      return g_strdup_printf (_("%1$s of %2$s was lost."), commanders, army);

    case LB_EVENT_COMMANDER_WITHDREW:
      return g_strdup_printf (_("%1$s of %2$s withdrew from the battle."), commanders, army);

    case LB_EVENT_LEAD:
      return lead_text (event, army, units, zone);

    default:
      return NULL;
    }
}
