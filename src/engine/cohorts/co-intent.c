/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-text.h"

#include <glib/gi18n-lib.h>

#include "engine/cohorts/co-move.h"
#include "engine/cohorts/co-words.h"

/* What a move is about: whom it strikes, or its first step. */
static char *
move_intent (const CoSetup *setup, const CoState *state, const AciesAction *action,
             const char *army, const char *who)
{
  CoMovePlan plan = { .touched = 0 };
  TtPath     path;

  if (co_move_check (setup, state, action, NULL, &plan, NULL) && plan.touched != 0)
    {
      g_autofree char *enemy = co_stands_words (setup, 1 - state->decider, plan.touched);

      /* Translators: an army, units of the enemy, an own unit. */
      return g_strdup_printf (_ ("%1$s charges %2$s: %3$s."), army, enemy, who);
    }
  co_path_unpack (action, &path);
  switch (path.n_steps > 0 ? path.steps[0].kind : 0)
    {
    case TT_STEP_ADVANCE:
      /* Translators: an army and its unit; so in the next ones. */
      return g_strdup_printf (_ ("%1$s advances: %2$s."), army, who);
    case TT_STEP_RETIRE:
      return g_strdup_printf (_ ("%1$s draws back: %2$s."), army, who);
    case TT_STEP_WHEEL:
      return g_strdup_printf (_ ("%1$s wheels: %2$s."), army, who);
    case TT_STEP_TURN:
      return g_strdup_printf (_ ("%1$s turns: %2$s."), army, who);
    default:
      return g_strdup_printf (_ ("%1$s moves: %2$s."), army, who);
    }
}

static char *
end_intent (const CoState *state, const char *army)
{
  if (state->decision == CO_DECIDE_MOVE)
    /* Translators: %s is an army; so in the next ones. */
    return g_strdup_printf (_ ("%s ends these moves."), army);
  if (state->decision == CO_DECIDE_DEPLOY)
    return g_strdup_printf (_ ("%s has deployed."), army);

  return g_strdup_printf (_ ("%s shoots no more."), army);
}

/* What is done beside moves, shots and melees. */
static char *
other_intent (const AciesAction *action, const char *army, const char *who)
{
  switch (action->kind)
    {
    case CO_EVADE:
      /* Translators: an army and its units; so in the next ones. */
      return g_strdup_printf (_ ("%1$s evades: %2$s."), army, who);
    case CO_STAND:
      return g_strdup_printf (_ ("%1$s stands: %2$s."), army, who);
    case CO_RELIEVE:
      return g_strdup_printf (_ ("%1$s relieves its line: %2$s."), army, who);
    case CO_FORD:
      return g_strdup_printf (_ ("%1$s begins to cross the water: %2$s."), army, who);
    case CO_CONFORM:
      /* Translators: %s is an army; so in the next ones. */
      return g_strdup_printf (_ ("%s orders its line after a push back."), army);
    case CO_FOLLOW:
      return g_strdup_printf (_ ("%s follows those it pushed back."), army);
    case CO_HOLD:
      return g_strdup_printf (_ ("%s holds, and does not follow."), army);
    case CO_MOVE_COMMANDER:
      return g_strdup_printf (_ ("%s sends a commander elsewhere."), army);
    default:
      return g_strdup_printf (_ ("%s deploys."), army);
    }
}

char *
co_intent_text (const AciesSetup *setup, const AciesState *before, const AciesAction *action)
{
  const CoSetup   *own = CO_SETUP (setup);
  const CoState   *now = CO_STATE (before);
  const char      *army = own->sides[now->decider].name;
  g_autofree char *who = co_stands_words (own, now->decider, action->units);
  g_autofree char *target = NULL;

  switch (action->kind)
    {
    case CO_MOVE:
      return move_intent (own, now, action, army, who);
    case CO_SHOOT:
      target = co_stand_words (own, co_stand (own, 1 - now->decider, (guint) action->args[0]));
      /* Translators: an army, its shooter, the target. */
      return g_strdup_printf (_ ("%1$s shoots with %2$s at %3$s."), army, who, target);
    case CO_MELEE:
      /* Translators: %s is an army. */
      return g_strdup_printf (_ ("%s has the next melee fought."), army);
    case CO_END_PHASE:
      return end_intent (now, army);
    default:
      return other_intent (action, army, who);
    }
}
