/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-text.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-apply.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-scene-words.h"
#include "engine/lost-battles/lb-troops.h"
#include "engine/lost-battles/lb-words.h"

#define MOST_DETAILS 4

static char *
activate_words (const LbSetup *setup, guint side, const AciesAction *action)
{
  g_autofree char *troops = lb_group_words (setup, side, action->units, action->commanders);

  switch ((LbMode) action->mode)
    {
    case LB_NORMAL:
      /* Translators: %s are units: "4 × African foot with Hannibal"; so in the next ones. */
      return g_strdup_printf (C_ ("action", "Activate %s"), troops);

    case LB_REDUCED:
      return g_strdup_printf (C_ ("action", "Activate %s for one Order, to turn or to attack with one unit"), troops);

    case LB_DOUBLE:
      return g_strdup_printf (C_ ("action", "Double move of %s"), troops);

    case LB_TRIPLE:
      return g_strdup_printf (C_ ("action", "Triple move of %s"), troops);
    }

  g_return_val_if_reached (NULL);
}

static char *
strategist_words (const LbSetup *setup, guint side, const AciesAction *action)
{
  g_autofree char *commander = lb_commanders_words (setup, side, action->commanders);
  g_autofree char *zone = NULL;

  if (action->args[0] == LB_OFF_FIELD)
    /* Translators: %s is a commander. */
    return g_strdup_printf (C_ ("action", "Withdraw %s from the battle"), commander);

  zone = lb_zone_words (setup, action->args[0]);
  /* Translators: a commander, and a zone like "the centre of Rome". */
  return g_strdup_printf (C_ ("action", "Place %1$s in %2$s"), commander, zone);
}

static char *
deploy_words (const LbSetup *setup, const AciesAction *action)
{
  g_autofree char *zone = lb_zone_words (setup, action->args[0]);

  /* Translators: a zone like "the rear of Rome", and north, east, south or west. */
  return g_strdup_printf (C_ ("action", "Enter in %1$s, facing %2$s"), zone, lb_facing_words ((guint) action->args[1]));
}

static char *
advance_words (const LbSetup *setup, const LbState *state)
{
  const LbActivation *group = &state->activation;
  g_autofree char    *zone = NULL;

  if (group->zone >= LB_N_ZONES)
    return g_strdup (C_ ("action", "Advance"));
  zone = lb_zone_words (setup, (int) lb_zone_next (group->zone, group->facing));

  return g_strdup_printf (C_ ("action", "Advance to %s"), zone);
}

static char *
bare_attack_words (const LbSetup *setup, const LbState *state, guint side,
                   const AciesAction *action)
{
  const LbActivation *group = &state->activation;
  g_autofree char    *units = lb_units_words (setup, side, action->units);
  g_autofree char    *zone = NULL;

  if (group->zone >= LB_N_ZONES)
    return g_strdup_printf (C_ ("action", "Attack with %s"), units);
  zone = lb_zone_words (setup, (int) lb_zone_next (group->zone, group->facing));

  /* Translators: a zone like "the centre of Rome", and a unit. */
  return g_strdup_printf (C_ ("action", "Attack %1$s with %2$s"), zone, units);
}

/* The attack, and a list of what is special about it. */
static char *
attack_words (const LbSetup *setup, const LbState *state, guint side, const AciesAction *action)
{
  char  *parts[MOST_DETAILS] = { NULL };
  guint  n = 0;
  char  *words;

  parts[n++] = bare_attack_words (setup, state, side, action);
  if (action->args[2] == 1)
    parts[n++] = g_strdup (C_ ("attack", "with a bonus"));
  else if (action->args[2] == 2)
    parts[n++] = g_strdup (C_ ("attack", "with two bonuses"));
  if (action->args[3] != 0)
    parts[n++] = g_strdup (C_ ("attack", "at half size"));
  if (action->args[4] < 0)
    parts[n++] = g_strdup (C_ ("attack", "without support"));
  else if (action->args[4] > 0)
    {
      g_autofree char *supporter = lb_unit_words (setup, side, (guint) action->args[4] - 1);

      /* Translators: %s is a unit. */
      parts[n++] = g_strdup_printf (C_ ("attack", "supported by %s"), supporter);
    }

  words = acies_words_list (parts, n);
  for (guint i = 0; i < n; i++)
    g_free (parts[i]);

  return words;
}

static char *
finish_words (const LbState *state)
{
  if (state->activation.zone == LB_OFF_FIELD)
    return g_strdup (C_ ("action", "Stay off the field"));
  if (state->activation.attacked)
    return g_strdup (C_ ("action", "Finish the attack"));

  return g_strdup (C_ ("action", "Finish with this group"));
}

/* Units of one kind read alike: what sets the one that is named apart is its state. */
static const char *
named_state_words (const LbState *state, guint side, const AciesAction *action)
{
  if (action->units == 0)
    return "";

  return lb_unit_state_words (lb_unit_state (state, side, acies_units_first (action->units)));
}

/* Answers to questions. */
static char *
answer_words (const LbSetup *setup, const LbState *state, guint side, const AciesAction *action)
{
  g_autofree char *troops = lb_group_words (setup, side, action->units, action->commanders);

  switch (action->kind)
    {
    case LB_DECISIVE:
      return g_strdup (action->args[0] != 0 ? C_ ("action", "Make the attack decisive")
                                            : C_ ("action", "Leave it at one hit"));

    case LB_RECOVER:
      if (action->commanders == 0)
        return g_strdup (C_ ("action", "Make no attempt"));
      /* Translators: %s is a commander, who tries to undo a hit. */
      return g_strdup_printf (C_ ("action", "Let %s try"), troops);

    case LB_TAKE_HIT:
      /* Translators: a unit, then its state: "fresh" or "disordered". */
      return g_strdup_printf (C_ ("action", "Let %1$s take the hit (%2$s)"), troops,
                              named_state_words (state, side, action));

    case LB_LEAD:
      /* Translators: a unit, then its state: "fresh" or "disordered". */
      return g_strdup_printf (C_ ("action", "Let %1$s lead (%2$s)"), troops,
                              named_state_words (state, side, action));

    case LB_PURSUE:
      if (action->units == 0)
        return g_strdup (C_ ("action", "Stay"));
      return g_strdup_printf (C_ ("action", "Advance with %s"), troops);

    default:
      g_return_val_if_reached (NULL);
    }
}

char *
lb_action_text (const AciesSetup *setup, const AciesState *state, const AciesAction *action)
{
  const LbSetup *own = LB_SETUP (setup);
  const LbState *now = LB_STATE (state);
  AciesDecision  decision;
  guint          side;

  lb_decision (setup, state, &decision);
  side = decision.side == ACIES_NO_SIDE ? now->active : (guint) decision.side;

  switch ((LbActionKind) action->kind)
    {
    case LB_SWITCH_ORDER:
      return g_strdup (C_ ("action", "Take the first move from now on"));

    case LB_KEEP_ORDER:
      return g_strdup (C_ ("action", "Keep the order"));

    case LB_ACTIVATE:
      return activate_words (own, side, action);

    case LB_MOVE_STRATEGIST:
      return strategist_words (own, side, action);

    case LB_END_TURN:
      return g_strdup (C_ ("action", "End the turn"));

    case LB_DEPLOY:
      return deploy_words (own, action);

    case LB_TURN:
      /* Translators: %s is north, east, south or west. */
      return g_strdup_printf (C_ ("action", "Turn to face %s"), lb_facing_words ((guint) action->args[1]));

    case LB_ADVANCE:
      return advance_words (own, now);

    case LB_LEAVE:
      return g_strdup (C_ ("action", "Leave the field"));

    case LB_ATTACK:
      return attack_words (own, now, side, action);

    case LB_FINISH:
      return finish_words (now);

    case LB_DECISIVE:
    case LB_RECOVER:
    case LB_TAKE_HIT:
    case LB_LEAD:
    case LB_PURSUE:
      return answer_words (own, now, side, action);
    }

  g_return_val_if_reached (NULL);
}
