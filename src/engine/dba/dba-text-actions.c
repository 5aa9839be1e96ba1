/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-text.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-words.h"
#include "engine/dba/dba-deploy.h"
#include "engine/dba/dba-move.h"
#include "engine/dba/dba-path.h"
#include "engine/dba/dba-sequence.h"
#include "engine/dba/dba-setup.h"
#include "engine/dba/dba-words.h"

/* Angles are told in whole degrees. */
static int
degrees (gint32 angle)
{
  return (ABS (angle) + TT_UNIT / 2) / TT_UNIT;
}

/* A move of one step, or that begins with a change of formation; NULL: there is more to it. */
static char *
step_words (const TtStep *step, const char *who)
{
  g_autofree char *far = dba_length_words (step->distance);

  switch ((TtStepKind)step->kind)
    {
    case TT_STEP_ADVANCE:
      /* Translators: elements and a length: "30 mm"; so in the next ones. */
      return g_strdup_printf (C_ ("action", "Advance %1$s by %2$s"), who, far);
    case TT_STEP_RETIRE:
      return g_strdup_printf (C_ ("action", "Draw %1$s back by %2$s"), who, far);
    case TT_STEP_WHEEL:
      if (step->side == TT_LEFT_SIDE)
        return g_strdup_printf (C_ ("action", "Wheel %1$s to the left by %2$d°"), who, degrees (step->angle));
      return g_strdup_printf (C_ ("action", "Wheel %1$s to the right by %2$d°"), who, degrees (step->angle));
    case TT_STEP_TURN:
      if (step->angle < 0)
        return g_strdup_printf (C_ ("action", "Turn %1$s to the left by %2$d°"), who, degrees (step->angle));
      return g_strdup_printf (C_ ("action", "Turn %1$s to the right by %2$d°"), who, degrees (step->angle));
    case TT_STEP_REFORM:
      return g_strdup_printf (C_ ("action", "Regroup %s to a narrower front"), who);
    case TT_STEP_ROAD:
      return g_strdup_printf (C_ ("action", "March %1$s %2$s along the road"), who, far);
    case TT_STEP_OBLIQUE:
      break;
    }

  return NULL;
}

/* A turn or wheel, and then straight ahead; NULL: it is another move. */
static char *
two_step_words (const TtPath *path, const char *who)
{
  g_autofree char *far = NULL;
  g_autofree char *first = NULL;

  if (path->n_steps != 2 || path->steps[1].kind != TT_STEP_ADVANCE)
    return NULL;

  far = dba_length_words (path->steps[1].distance);
  first = step_words (&path->steps[0], who);

  /* Translators: the beginning of a move ("Wheel Agrianians to the left by 20°"), and a length. */
  return first != NULL ? g_strdup_printf (C_ ("action", "%1$s, then advance by %2$s"), first, far) : NULL;
}

static char *
move_words (const DbaSetup *setup, guint side, const AciesAction *action, const char *who)
{
  DbaPath path;
  char   *words = NULL;

  dba_path_unpack (setup, action, side, &path);
  if (path.contact_by < setup->n_elements && path.contact_enemy < setup->n_elements)
    {
      g_autofree char *enemy = dba_element_words (setup, path.contact_enemy);

      /* Translators: own elements, and an element of the enemy. */
      return g_strdup_printf (C_ ("action", "Move %1$s against %2$s"), who, enemy);
    }
  if (path.path.n_steps == 1)
    words = step_words (&path.path.steps[0], who);
  else if (path.path.steps[0].kind != TT_STEP_REFORM)
    words = two_step_words (&path.path, who);
  if (words != NULL)
    return words;
  if (path.path.n_steps > 1 && path.path.steps[0].kind == TT_STEP_REFORM)
    return g_strdup_printf (C_ ("action", "Regroup %s and move on"), who);

  return g_strdup_printf (C_ ("action", "Move %s"), who);
}

/* Another side's element by its index there; -1 is the camp. */
static char *
member_words (const DbaSetup *setup, guint side, int unit)
{
  return dba_element_words (setup, unit < 0 ? DBA_CAMP (side)
                                            : setup->sides[side].offset + (guint)unit);
}

static char *
shot_words (const DbaSetup *setup, guint side, const AciesAction *action, const char *who)
{
  g_autofree char *target = member_words (setup, 1 - side, action->args[0]);
  const guint      aids = (action->args[1] > 0) + (action->args[2] > 0);

  if (aids == 0)
    /* Translators: a shooter and his target; so in the next one. */
    return g_strdup_printf (C_ ("action", "Shoot with %1$s at %2$s"), who, target);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Shoot with %1$s and %3$u other at %2$s",
                                       "Shoot with %1$s and %3$u others at %2$s", aids),
                          who, target, aids);
}

/* Which way along an edge greater numbers lie, and lesser ones. */
static char *
camp_aside_words (guint edge, gboolean more, const char *far)
{
  if (edge == DBA_NORTH || edge == DBA_SOUTH)
    /* Translators: %s is a length; so in the next ones. */
    return more ? g_strdup_printf (C_ ("action", "Camp %s east of the middle"), far)
                : g_strdup_printf (C_ ("action", "Camp %s west of the middle"), far);

  return more ? g_strdup_printf (C_ ("action", "Camp %s south of the middle"), far)
              : g_strdup_printf (C_ ("action", "Camp %s north of the middle"), far);
}

static char *
camp_words (const DbaSetup *setup, const DbaState *state, const AciesAction *action)
{
  const guint      edge = state->edges[dba_deploy_side (state)];
  const gint32     middle = dba_edge_length (dba_board (setup, state), edge) / 2;
  g_autofree char *far = dba_length_words (ABS (action->words[0] - middle));

  if (action->words[0] == middle)
    return g_strdup (C_ ("action", "Camp in the middle of the edge"));

  return camp_aside_words (edge, action->words[0] > middle, far);
}

static char *
setup_words (const DbaSetup *setup, const DbaState *state, const AciesAction *action)
{
  switch (action->kind)
    {
    case DBA_BEGIN:
      return g_strdup (C_ ("action", "Throw the dice"));
    case DBA_CHOOSE_TERRAIN:
      if (setup->n_boards == 1)
        /* Translators: "the northern edge" and the like. */
        return g_strdup_printf (C_ ("action", "Number 1 is %s"), dba_edge_words ((guint)action->args[1]));
      /* Translators: a number, and "the northern edge" and the like. */
      return g_strdup_printf (C_ ("action", "Board %1$d, and number 1 is %2$s"), action->args[0] + 1,
                              dba_edge_words ((guint)action->args[1]));
    case DBA_ASSIGN_EDGES:
      return g_strdup_printf (C_ ("action", "5 means %1$s, 6 %2$s"), dba_edge_words ((guint)action->args[0]),
                              dba_edge_words ((guint)action->args[1]));
    case DBA_PLACE_CAMP:
      return camp_words (setup, state, action);
    case DBA_DEPLOY:
      if (action->args[0] == DBA_GARRISON_ELEMENT)
        return g_strdup (C_ ("action", "Deploy, with an element in the camp"));
      if (action->args[0] == DBA_GARRISON_NONE)
        return g_strdup (C_ ("action", "Deploy, and leave the camp empty"));
      return g_strdup (C_ ("action", "Deploy"));
    default:
      return NULL;
    }
}

char *
dba_action_text (const AciesSetup *setup, const AciesState *state, const AciesAction *action)
{
  const DbaSetup  *own = DBA_SETUP (setup);
  AciesDecision    decision;
  guint            side;
  g_autofree char *who = NULL;
  g_autofree char *a = NULL;
  g_autofree char *b = NULL;

  dba_decision (setup, state, &decision);
  side = decision.side == ACIES_NO_SIDE ? 0 : (guint)decision.side;
  who = dba_elements_words (own, dba_from_units (own, side, action->units));

  switch (action->kind)
    {
    case DBA_MOVE:
      return move_words (own, side, action, who);
    case DBA_BREAK_OFF:
      /* Translators: %s is an element; so in the next ones. */
      return g_strdup_printf (C_ ("action", "Break off with %s"), who);
    case DBA_LEAVE_CAMP:
      return g_strdup_printf (C_ ("action", "Lead %s out of the camp"), who);
    case DBA_ENTER_CAMP:
      return g_strdup_printf (C_ ("action", "Lead %s into the camp"), who);
    case DBA_END_MOVES:
      return g_strdup (C_ ("action", "End the moves"));
    case DBA_SHOOT:
      return shot_words (own, side, action, who);
    case DBA_END_SHOOTING:
      return g_strdup (C_ ("action", "End the shooting"));
    case DBA_FIGHT:
      a = member_words (own, side, action->args[0]);
      b = member_words (own, 1 - side, action->args[1]);
      /* Translators: an own element or camp, and one of the enemy. */
      return g_strdup_printf (C_ ("action", "Fight %2$s with %1$s"), a, b);
    default:
      return setup_words (own, DBA_STATE (state), action);
    }
}

char *
dba_caution_text (const AciesSetup  *setup,
                  const AciesState  *state,
                  const AciesAction *action,
                  const char       **clause)
{
  const DbaState *now = DBA_STATE (state);
  DbaMovePlan     plan = { .river = -1 };
  AciesVerdict    verdict;

  if (action->kind == DBA_LEAVE_CAMP)
    {
      *clause = "D-CAM-5";
      return g_strdup (_ ("It leaves the camp empty: the first enemy there takes it."));
    }
  if (action->kind != DBA_MOVE ||
      !dba_move_check (DBA_SETUP (setup), now, action, &plan, &verdict) || plan.river < 0)
    return NULL;

  *clause = now->natures[plan.river] == 0 ? "D-RIV-1" : "D-RIV-3";
  if (now->natures[plan.river] == 0)
    return g_strdup (_ ("Nobody knows the river yet: a die will tell, and it may halt the move."));
  if (now->natures[plan.river] >= 5)
    return g_strdup (_ ("The river is hard to cross: each element that enters it must throw more than 2."));

  return NULL;
}

const char *
dba_attack_text (const AciesSetup *setup, const AciesAction *action)
{
  return action->kind == DBA_SHOOT ? C_ ("action", "Shoot") : C_ ("action", "Fight");
}

char *
dba_idle_text (const AciesSetup *setup, const AciesState *state, guint n)
{
  if (DBA_STATE (state)->phase == DBA_PHASE_SHOOT)
    /* Translators: said once before a side ends its shooting. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u element could still shoot. End the shooting again to end it.",
                                         "%u elements could still shoot. End the shooting again to end it.", n),
                            n);

  /* Translators: said once before a side ends its moves. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u element could still move. End the moves again to end them.",
                                       "%u elements could still move. End the moves again to end them.", n),
                          n);
}
