/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-text.h"

#include <glib/gi18n-lib.h>

#include "engine/dba/dba-path.h"
#include "engine/dba/dba-sequence.h"
#include "engine/dba/dba-words.h"

/* What a move is about, by its first step. */
static char *
move_intent (const DbaSetup    *setup,
             guint              side,
             const AciesAction *action,
             const char        *army,
             const char        *who)
{
  DbaPath path;

  dba_path_unpack (setup, action, side, &path);
  if (path.contact_enemy < setup->n_elements && path.contact_by < setup->n_elements)
    {
      g_autofree char *enemy = dba_element_words (setup, path.contact_enemy);

      /* Translators: an army, an element of the enemy, own elements. */
      return g_strdup_printf (_ ("%1$s closes with %2$s: %3$s."), army, enemy, who);
    }
  switch (path.path.n_steps > 0 ? path.path.steps[0].kind : 0)
    {
    case TT_STEP_ADVANCE:
      /* Translators: an army and its elements; so in the next ones. */
      return g_strdup_printf (_ ("%1$s advances: %2$s."), army, who);
    case TT_STEP_WHEEL:
      return g_strdup_printf (_ ("%1$s wheels: %2$s."), army, who);
    case TT_STEP_TURN:
      return g_strdup_printf (_ ("%1$s turns: %2$s."), army, who);
    case TT_STEP_REFORM:
      return g_strdup_printf (_ ("%1$s forms a column: %2$s."), army, who);
    case TT_STEP_ROAD:
      return g_strdup_printf (_ ("%1$s marches by road: %2$s."), army, who);
    default:
      return g_strdup_printf (_ ("%1$s moves: %2$s."), army, who);
    }
}

static char *
fight_intent (const DbaSetup    *setup,
              guint              side,
              const AciesAction *action,
              const char        *army,
              const char        *who)
{
  const guint      enemy = 1 - side;
  const gboolean   shoots = action->kind == DBA_SHOOT;
  const int        unit = action->args[shoots ? 0 : 1];
  const guint      whom = unit < 0 ? DBA_CAMP (enemy) : setup->sides[enemy].offset + (guint)unit;
  g_autofree char *target = dba_element_words (setup, whom);

  if (shoots)
    /* Translators: an army, its shooter, the target. */
    return g_strdup_printf (_ ("%1$s shoots with %2$s at %3$s."), army, who, target);

  /* Translators: an army, and whom it fights next. */
  return g_strdup_printf (_ ("%1$s fights %2$s next."), army, target);
}

char *
dba_intent_text (const AciesSetup *setup, const AciesState *before, const AciesAction *action)
{
  const DbaSetup  *own = DBA_SETUP (setup);
  AciesDecision    decision;
  guint            side;
  const char      *army;
  g_autofree char *who = NULL;

  dba_decision (setup, before, &decision);
  side = decision.side == ACIES_NO_SIDE ? 0 : (guint)decision.side;
  army = own->sides[side].name;
  who = dba_elements_words (own, dba_from_units (own, side, action->units));

  switch (action->kind)
    {
    case DBA_MOVE:
      return move_intent (own, side, action, army, who);
    case DBA_BREAK_OFF:
      /* Translators: an army and its element; so in the next ones. */
      return g_strdup_printf (_ ("%1$s breaks off: %2$s."), army, who);
    case DBA_LEAVE_CAMP:
      return g_strdup_printf (_ ("%1$s leads %2$s out of the camp."), army, who);
    case DBA_ENTER_CAMP:
      return g_strdup_printf (_ ("%1$s leads %2$s into the camp."), army, who);
    case DBA_SHOOT:
    case DBA_FIGHT:
      return fight_intent (own, side, action, army, who);
    case DBA_END_MOVES:
      /* Translators: %s is an army; so in the next ones. */
      return g_strdup_printf (_ ("%s ends its moves."), army);
    case DBA_END_SHOOTING:
      return g_strdup_printf (_ ("%s shoots no more."), army);
    case DBA_PLACE_CAMP:
    case DBA_DEPLOY:
      return g_strdup_printf (_ ("%s deploys."), army);
    default:
      return g_strdup_printf (_ ("%s chooses the ground."), army);
    }
}
