/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-text.h"

#include <glib/gi18n-lib.h>

#include "engine/cohorts/co-deploy.h"
#include "engine/cohorts/co-fire.h"
#include "engine/cohorts/co-move.h"
#include "engine/cohorts/co-words.h"

/* Angles are told in whole degrees. */
static int
degrees (gint32 angle)
{
  return (ABS (angle) + TT_UNIT / 2) / TT_UNIT;
}

/* A move of one step; NULL: it is no step of these rules. */
static char *
step_words (const TtStep *step, const char *who)
{
  g_autofree char *far = co_length_words (step->distance);

  switch ((TtStepKind) step->kind)
    {
    case TT_STEP_ADVANCE:
      /* Translators: a unit and a length, "4.0 inches"; so in the next ones. */
      return g_strdup_printf (C_ ("action", "Advance %1$s by %2$s"), who, far);
    case TT_STEP_RETIRE:
      return g_strdup_printf (C_ ("action", "Draw %1$s back by %2$s"), who, far);
    case TT_STEP_OBLIQUE:
      if (step->angle < 0)
        return g_strdup_printf (C_ ("action", "Slant %1$s to the left by %2$s"), who, far);
      return g_strdup_printf (C_ ("action", "Slant %1$s to the right by %2$s"), who, far);
    case TT_STEP_WHEEL:
      if (step->side == TT_LEFT_SIDE)
        return g_strdup_printf (C_ ("action", "Wheel %1$s to the left by %2$d°"), who,
                                degrees (step->angle));
      return g_strdup_printf (C_ ("action", "Wheel %1$s to the right by %2$d°"), who,
                              degrees (step->angle));
    case TT_STEP_TURN:
      if (degrees (step->angle) == 180)
        return g_strdup_printf (C_ ("action", "Turn %s about"), who);
      if (step->angle < 0)
        return g_strdup_printf (C_ ("action", "Turn %1$s to the left by %2$d°"), who,
                                degrees (step->angle));
      return g_strdup_printf (C_ ("action", "Turn %1$s to the right by %2$d°"), who,
                              degrees (step->angle));
    case TT_STEP_REFORM:
    case TT_STEP_ROAD:
      break;
    }

  return NULL;
}

/* A wheel or a turn, and on; NULL: there is more to it, or something else. */
static char *
two_steps_words (const TtStep *steps, const char *who)
{
  const TtStep    *first = &steps[0];
  g_autofree char *far = co_length_words (steps[1].distance);

  if (steps[1].kind != TT_STEP_ADVANCE)
    return NULL;
  if (first->kind == TT_STEP_WHEEL && first->side == TT_LEFT_SIDE)
    /* Translators: a unit, an angle and a length, "4.0 inches"; so in the next ones. */
    return g_strdup_printf (C_ ("action", "Wheel %1$s to the left by %2$d° and advance by %3$s"),
                            who,
                            degrees (first->angle), far);
  if (first->kind == TT_STEP_WHEEL)
    return g_strdup_printf (C_ ("action", "Wheel %1$s to the right by %2$d° and advance by %3$s"),
                            who,
                            degrees (first->angle), far);
  if (first->kind == TT_STEP_TURN && degrees (first->angle) == 180)
    return g_strdup_printf (C_ ("action", "Turn %1$s about and advance by %2$s"), who, far);

  return NULL;
}

/* C-FLK-1: @g at the end of its move, against @enemy. */
static char *
charge_words (const CoSetup *setup, const CoState *state, guint g, const TtPose *end, guint enemy)
{
  const TtBase     own = tt_base (end, &setup->units[g].size);
  const TtBase     body = co_base (setup, state, enemy);
  g_autofree char *who = co_stand_words (setup, g);
  g_autofree char *whom = co_stand_words (setup, enemy);

  switch (co_attack_arc (&own, &body))
    {
    case TT_ARC_FLANK:
      /* Translators: a unit and one of the enemy; so in the next ones. */
      return g_strdup_printf (C_ ("action", "Charge %2$s in the flank with %1$s"), who, whom);
    case TT_ARC_REAR:
      return g_strdup_printf (C_ ("action", "Charge %2$s in the rear with %1$s"), who, whom);
    case TT_ARC_FRONT:
    default:
      return g_strdup_printf (C_ ("action", "Charge %2$s with %1$s"), who, whom);
    }
}

static char *
move_words (const CoSetup *setup, const CoState *state, const AciesAction *action, const char *who)
{
  CoMovePlan plan = { .touched = 0 };
  TtPath     path;
  guint      g;
  char      *words = NULL;

  if (co_actor (setup, state, action, &g) &&
      co_move_check (setup, state, action, NULL, &plan, NULL) && plan.touched != 0)
    return charge_words (setup, state, g, &plan.end,
                         co_stand (setup, 1 - co_side_of (setup, g),
                                   acies_units_first (plan.touched)));

  co_path_unpack (action, &path);
  if (path.n_steps == 1)
    words = step_words (&path.steps[0], who);
  else if (path.n_steps == 2)
    words = two_steps_words (path.steps, who);
  if (words != NULL)
    return words;

  return g_strdup_printf (C_ ("action", "Move %s"), who);
}

/* The unit @index of @side as an action names it. */
static char *
member_words (const CoSetup *setup, guint side, int index)
{
  if (index < 0 || index >= (int) setup->sides[side].n_units)
    return g_strdup (C_ ("stand", "nobody"));

  return co_stand_words (setup, co_stand (setup, side, (guint) index));
}

static char *
shot_words (const CoSetup *setup, const CoState *state, const AciesAction *action, const char *who)
{
  g_autofree char *target = member_words (setup, 1 - state->decider, action->args[0]);
  CoShotSum        sum;

  if (!co_shot_check (setup, state, action, NULL, &sum, NULL))
    /* Translators: a shooter and his target. */
    return g_strdup_printf (C_ ("action", "Shoot with %1$s at %2$s"), who, target);
  if (sum.weapon == CO_PILA || sum.weapon == CO_JAVELIN)
    /* Translators: who throws, weapons ("pila"), the target. */
    return g_strdup_printf (C_ ("action", "Throw the %2$s of %1$s at %3$s"), who,
                            co_weapon_words (sum.weapon), target);

  /* Translators: a shooter, weapons ("bows"), his target. */
  return g_strdup_printf (C_ ("action", "Shoot with the %2$s of %1$s at %3$s"), who,
                          co_weapon_words (sum.weapon), target);
}

/* Where a unit would stand in the set-up: rank by rank from the foremost, left, middle and right. */
static const char *const place_words[][3] = {
  { NC_ ("action", "Place %s in the first line, on the left"),
    NC_ ("action", "Place %s in the first line, in the middle"),
    NC_ ("action", "Place %s in the first line, on the right") },
  { NC_ ("action", "Place %s in the second line, on the left"),
    NC_ ("action", "Place %s in the second line, in the middle"),
    NC_ ("action", "Place %s in the second line, on the right") },
  { NC_ ("action", "Place %s in the third line, on the left"),
    NC_ ("action", "Place %s in the third line, in the middle"),
    NC_ ("action", "Place %s in the third line, on the right") },
  { NC_ ("action", "Place %s behind the lines, on the left"),
    NC_ ("action", "Place %s behind the lines, in the middle"),
    NC_ ("action", "Place %s behind the lines, on the right") },
};

/* (transfer full) */
static char *
deploy_words (const CoSetup *setup, const CoState *state, const AciesAction *action,
              const char *who)
{
  const TtPose        pose = { action->words[0], action->words[1], action->words[2] };
  guint               rank;
  int                 wing;
  g_autoptr (GString) words = NULL;

  co_deploy_where (setup, state, state->decider, &pose, &rank, &wing);
  rank = MIN (rank, G_N_ELEMENTS (place_words) - 1);
  words = g_string_new (g_dpgettext2 (GETTEXT_PACKAGE, "action", place_words[rank][wing + 1]));
  g_string_replace (words, "%s", who, 1);

  return g_string_free (g_steal_pointer (&words), FALSE);
}

static char *
end_words (const CoState *state)
{
  switch ((CoDecisionKind) state->decision)
    {
    case CO_DECIDE_DEPLOY:
      return g_strdup (C_ ("action", "End the deployment"));
    case CO_DECIDE_MOVE:
      if (state->phase == CO_PHASE_MOVE_FIRST)
        return g_strdup (C_ ("action", "Go on to the shooting"));
      return g_strdup (C_ ("action", "End the moves"));
    case CO_DECIDE_RETURN_FIRE:
      return g_strdup (C_ ("action", "End the answer"));
    case CO_DECIDE_VOLLEY:
      return g_strdup (C_ ("action", "End the throws"));
    case CO_DECIDE_FIRE:
    case CO_DECIDE_EVADE:
    case CO_DECIDE_MELEE:
    case CO_DECIDE_CONFORM:
    case CO_DECIDE_FOLLOW:
    case CO_DECIDE_OVER:
      break;
    }

  return g_strdup (C_ ("action", "End the shooting"));
}

/* What is done with commanders. */
static char *
commander_words (const CoSetup *setup, guint side, const AciesAction *action)
{
  const char *who = co_commander_words (setup, side, acies_units_first (action->commanders));

  if (action->kind == CO_DEPLOY_COMMANDER)
    /* Translators: %s is a commander; so in the next one. */
    return g_strdup_printf (C_ ("action", "Place %s"), who);

  return g_strdup_printf (C_ ("action", "Send %s elsewhere"), who);
}

/* By those who fight in it. */
static char *
melee_words (const CoSetup *setup, const CoState *state, const AciesAction *action)
{
  const guint      side = state->active;
  const gboolean   known = action->args[0] >= 0 && action->args[0] < (int) state->n_melees;
  const CoMelee   *melee = known ? &state->melees[action->args[0]] : NULL;
  g_autofree char *own = co_stands_words (setup, side, known ? melee->units[side] : 0);
  g_autofree char *their = co_stands_words (setup, 1 - side, known ? melee->units[1 - side] : 0);

  /* Translators: units of either side. */
  return g_strdup_printf (C_ ("action", "Fight %2$s with %1$s"), own, their);
}

/* What follows a push back. */
static char *
push_words (const AciesAction *action, const char *who)
{
  switch (action->kind)
    {
    case CO_CONFORM:
      if (action->units == 0)
        return g_strdup (C_ ("action", "Nobody else falls back"));
      /* Translators: %s are units; so in the next one. */
      return g_strdup_printf (C_ ("action", "Fall back with %s"), who);
    case CO_FOLLOW:
      if (action->units == 0)
        return g_strdup (C_ ("action", "Follow"));
      return g_strdup_printf (C_ ("action", "Follow, and go forward with %s"), who);
    case CO_HOLD:
    default:
      return g_strdup (C_ ("action", "Hold"));
    }
}

char *
co_action_text (const AciesSetup *setup, const AciesState *state, const AciesAction *action)
{
  const CoSetup   *own = CO_SETUP (setup);
  const CoState   *now = CO_STATE (state);
  const guint      side = now->decider;
  g_autofree char *who = co_stands_words (own, side, action->units);
  g_autofree char *other = NULL;

  switch ((CoActionKind) action->kind)
    {
    case CO_DEPLOY:
      return deploy_words (own, now, action, who);
    case CO_DEPLOY_COMMANDER:
    case CO_MOVE_COMMANDER:
      return commander_words (own, side, action);
    case CO_MOVE:
      return move_words (own, now, action, who);
    case CO_RELIEVE:
      other = member_words (own, side, action->args[0]);
      /* Translators: the fresh unit, and the one whose place it takes. */
      return g_strdup_printf (C_ ("action", "Relieve %2$s by %1$s"), who, other);
    case CO_FORD:
      /* Translators: a unit and a river. */
      return g_strdup_printf (C_ ("action", "Begin to cross %2$s with %1$s"), who,
                              co_feature_words (own, (guint) action->args[0]));
    case CO_EVADE:
      other = co_length_words (action->words[0]);
      /* Translators: a unit and a length, "3.0 inches". */
      return g_strdup_printf (C_ ("action", "Evade with %1$s by %2$s"), who, other);
    case CO_STAND:
      return g_strdup_printf (C_ ("action", "Stand with %s"), who);
    case CO_SHOOT:
      return shot_words (own, now, action, who);
    case CO_MELEE:
      return melee_words (own, now, action);
    case CO_CONFORM:
    case CO_FOLLOW:
    case CO_HOLD:
      return push_words (action, who);
    case CO_END_PHASE:
      return end_words (now);
    case CO_N_ACTIONS:
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

/* ---- What an action costs beside its moves ---- */

static gboolean
touches_elephant (const CoSetup *setup, guint enemy, AciesUnits touched)
{
  guint unit;

  ACIES_FOREACH_UNIT (unit, touched)
    if (setup->units[co_stand (setup, enemy, unit)].arm == CO_ELEPHANT)
      return TRUE;

  return FALSE;
}

static char *
move_caution (const CoSetup *setup, const CoState *state, const AciesAction *action,
              const char **clause)
{
  CoMovePlan plan = { .touched = 0 };
  guint      g;

  if (!co_actor (setup, state, action, &g) ||
      !co_move_check (setup, state, action, NULL, &plan, NULL))
    return NULL;
  if (setup->units[g].arm == CO_CAVALRY &&
      touches_elephant (setup, 1 - co_side_of (setup, g), plan.touched))
    {
      *clause = "C-ELE-7";
      return g_strdup (_ ("Horses may refuse to meet elephants: at 10 or more on two dice."));
    }
  if (plan.evaders != 0)
    {
      *clause = "C-EVA-1";
      return g_strdup (_ ("The enemy may evade it."));
    }
  if (plan.touched == 0 && plan.engages != 0)
    {
      *clause = "C-ENG-2";
      return g_strdup (_ ("It will be engaged, and can only retire or attack straight ahead then."));
    }
  if (plan.rough)
    {
      *clause = "C-TER-1";
      return g_strdup (_ ("Rough ground halves its move."));
    }

  return NULL;
}

char *
co_caution_text (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
                 const char **clause)
{
  CoShotSum sum;

  switch (action->kind)
    {
    case CO_MOVE:
      return move_caution (CO_SETUP (setup), CO_STATE (state), action, clause);
    case CO_FORD:
      *clause = "C-TER-3";
      return g_strdup (_ ("Crossing takes three turns, and it can do nothing else meanwhile."));
    case CO_SHOOT:
      if (!co_shot_check (CO_SETUP (setup), CO_STATE (state), action, NULL, &sum, NULL) ||
          sum.weapon != CO_PILA)
        return NULL;
      *clause = "C-PIL-2";
      return g_strdup (_ ("Its pila are thrown once in the battle."));
    default:
      return NULL;
    }
}

const char *
co_attack_text (const AciesSetup *setup, const AciesAction *action)
{
  switch (action->kind)
    {
    case CO_SHOOT:
      return action->args[1] == CO_PILA + 1 ? C_ ("action", "Throw") : C_ ("action", "Shoot");
    case CO_MOVE:
      return C_ ("action", "Charge");
    case CO_RELIEVE:
      return C_ ("action", "Relieve");
    case CO_FOLLOW:
      return C_ ("action", "Follow");
    case CO_MELEE:
    default:
      return C_ ("action", "Fight");
    }
}

/* Said once before a side ends what it does. */
char *
co_idle_text (const AciesSetup *setup, const AciesState *state, guint n)
{
  const CoState *now = CO_STATE (state);

  if (now->decision == CO_DECIDE_MOVE)
    /* Translators: said once before a side ends its moves. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "%u unit could still move. Ask again to end the moves.",
                                         "%u units could still move. Ask again to end the moves.", n),
                            n);

  /* Translators: said once before a side ends its shooting. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%u unit could still shoot. Ask again to end the shooting.",
                                       "%u units could still shoot. Ask again to end the shooting.", n),
                          n);
}
