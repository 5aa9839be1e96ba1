/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-choose-private.h"
#include "scene/acies-scene-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* How those chosen on a free table would move: pulled, or told in numbers; the rules say what comes of it. */

#define TURN_HANDLE 1600 /* ahead of the front, 1/100 mm */

/* A vector on the table. */
typedef struct
{
  double x, y;
} Vec;

static double
radians (double hundredths)
{
  return hundredths / 100 * G_PI / 180;
}

static Vec
ahead_of (const AciesPose *pose)
{
  return (Vec){ sin (radians (pose->facing)), -cos (radians (pose->facing)) };
}

static Vec
right_of (const AciesPose *pose)
{
  return (Vec){ cos (radians (pose->facing)), sin (radians (pose->facing)) };
}

static const AciesSceneToken *
acies_choose_held (AciesChooseTool *self)
{
  if (self->units == 0 || self->side == ACIES_NO_SIDE)
    return NULL;
  if ((self->units & ACIES_UNIT_BIT (self->held)) == 0)
    self->held = acies_units_first (self->units);

  return acies_scene_find_token (acies_field_get_scene (self->field), self->side, self->held);
}

/* The outermost front corner of those chosen to the left (0) or right (1), as whoever is held faces. */
static Vec
acies_choose_corner (AciesChooseTool *self, gboolean right)
{
  const AciesScene      *scene = acies_field_get_scene (self->field);
  const AciesSceneToken *held = acies_choose_held (self);
  const Vec              across = right_of (&held->pose);
  Vec                    best = { held->pose.x, held->pose.y };
  double                 farthest = -G_MAXDOUBLE;
  guint                  unit;

  ACIES_FOREACH_UNIT (unit, self->units)
  {
    const AciesSceneToken *token = acies_scene_find_token (scene, self->side, unit);
    Vec                    side;
    double                 far;

    if (token == NULL || !token->on_table)
      continue;
    side = right_of (&token->pose);
    side.x = token->pose.x + side.x * token->width / 2 * (right ? 1 : -1);
    side.y = token->pose.y + side.y * token->width / 2 * (right ? 1 : -1);
    far = (side.x * across.x + side.y * across.y) * (right ? 1 : -1);
    /* Of ranks one behind the other, the front one's. */
    far += 0.001 * (side.x * ahead_of (&held->pose).x + side.y * ahead_of (&held->pose).y);
    if (far <= farthest)
      continue;
    farthest = far;
    best = side;
  }

  return best;
}

/* Handles */

void
acies_choose_show_handles (AciesChooseTool *self)
{
  const AciesSceneToken *held = acies_choose_held (self);
  AciesTableHandle       handles[3];
  guint                  n = 0;

  if (acies_choose_has_table (self) && self->stage == ACIES_STAGE_GROUP && self->may_move &&
      held != NULL && held->on_table && !self->preview.open)
    {
      const Vec left = acies_choose_corner (self, FALSE), right = acies_choose_corner (self, TRUE);
      const Vec ahead = ahead_of (&held->pose);

      handles[n++] = (AciesTableHandle){ (gint32)left.x, (gint32)left.y, FALSE };
      handles[n++] = (AciesTableHandle){ (gint32)right.x, (gint32)right.y, FALSE };
      if (acies_units_count (self->units) == 1)
        handles[n++] = (AciesTableHandle){ held->pose.x + (gint32) (ahead.x * TURN_HANDLE),
                                           held->pose.y + (gint32) (ahead.y * TURN_HANDLE), TRUE };
    }
  acies_field_set_handles (self->field, handles, n);
  acies_field_set_may_lasso (self->field,
                             acies_choose_has_draft (self) ||
                               (acies_choose_has_table (self) && self->may_move));
}

/* The plan */

/* How far of how far, and what it costs; or why it cannot be. (transfer full) */
static char *
acies_choose_dup_words (AciesChooseTool *self)
{
  const AciesTablePlan *plan = &self->move.plan;
  const AciesRuleset   *ruleset = acies_choose_ruleset (self);
  g_autofree char      *length = NULL;
  g_autofree char      *sentence = NULL;
  const char           *clause;
  const char           *currency = g_dpgettext2 (GETTEXT_PACKAGE, "currency", ruleset->currency);

  if (!plan->legal)
    {
      sentence = ruleset->refusal_text (acies_choose_setup (self), &plan->verdict);
      clause = ruleset->refusal_clause (&plan->verdict);
      return clause != NULL ? g_strdup_printf ("%s (%s)", sentence, clause)
                            : g_steal_pointer (&sentence);
    }

  if (self->move.leads)
    return acies_choose_dup_lead_words (self);

  length = acies_scene_dup_way (acies_field_get_scene (self->field), plan->cost, plan->allowance);

  if (plan->points == 0)
    return g_steal_pointer (&length);

  /* Translators: how far a move goes, what actions cost ("Orders"), and how many. */
  return g_strdup_printf (_ ("%1$s; %2$s: %3$d"), length, currency, plan->points);
}

void
acies_choose_show_move (AciesChooseTool *self)
{
  g_autofree char *words = self->move.open ? acies_choose_dup_words (self) : NULL;

  if (self->move.open && self->move.leads)
    acies_field_show_lead (self->field, &self->move.plan, self->side,
                           acies_units_first (self->commanders),
                           (gint32[]){ self->move.drag.x, self->move.drag.y }, words);
  else
    acies_field_show_plan (self->field, self->move.open ? &self->move.plan : NULL, self->side,
                           (int)self->held, words);
  g_free (self->move.words);
  self->move.words = g_steal_pointer (&words);
  acies_choose_show_marks (self);
  acies_choose_move_changed (self);
}

/* Asks the rules what comes of the drag as it is. */
void
acies_choose_plan_move (AciesChooseTool *self)
{
  AciesTableDrag *drag = &self->move.drag;

  drag->units = self->units;
  drag->unit = (guint8)self->held;
  self->move.plan = (AciesTablePlan){ 0 };
  acies_choose_ruleset (self)->table->plan (acies_choose_setup (self), acies_choose_state (self),
                                            drag, &self->move.plan);
  self->move.open = TRUE;
  self->move.leads = FALSE;
  acies_choose_show_move (self);
}

gboolean
acies_choose_close_move (AciesChooseTool *self)
{
  const gboolean was_open = self->move.open;

  self->move.open = self->move.leads = FALSE;
  self->move.ahead = self->move.wheel = self->move.turn = 0;
  if (was_open)
    acies_choose_show_move (self);

  return was_open;
}

gboolean
acies_choose_can_move (AciesChooseTool *self)
{
  const AciesSceneToken *held = acies_choose_held (self);

  return acies_choose_has_table (self) && self->stage == ACIES_STAGE_GROUP && self->may_move &&
         !self->preview.open && held != NULL && held->on_table;
}

gboolean
acies_choose_play_move (AciesChooseTool *self)
{
  const AciesAction  action = self->move.plan.action;
  const AciesVerdict verdict = self->move.plan.verdict;

  if (!self->move.open)
    return FALSE;

  if (!self->move.plan.legal)
    {
      acies_choose_refuse (self, &verdict);
      return TRUE;
    }
  acies_choose_close_move (self);
  acies_choose_wish (self, &action, 1);

  return TRUE;
}

const AciesTableMove *
acies_choose_tool_get_move (AciesChooseTool *self)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), NULL);

  return &self->move;
}

gboolean
acies_choose_tool_can_move (AciesChooseTool *self)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), FALSE);

  return acies_choose_can_move (self);
}

/* Pulling */

/* Into the front of an enemy that was pointed at: as it comes. */
void
acies_choose_pull_to (AciesChooseTool *self, int side, guint unit)
{
  const AciesSceneToken *enemy =
    acies_scene_find_token (acies_field_get_scene (self->field), side, unit);

  if (!acies_choose_can_move (self) || enemy == NULL || !enemy->on_table)
    return;

  self->move.drag = (AciesTableDrag){
    .kind = ACIES_TABLE_DRAG_FREE, .x = enemy->pose.x, .y = enemy->pose.y, .facing = -1
  };
  acies_choose_plan_move (self);
}

/* The angle by which the pointer has gone round a pivot, 1/100 degree clockwise. */
static gint32
pulled_angle (Vec pivot, const AciesTablePull *pull)
{
  const Vec from = { pull->from_x - pivot.x, pull->from_y - pivot.y };
  const Vec to = { pull->x - pivot.x, pull->y - pivot.y };

  return (gint32)lround (atan2 (from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y) *
                         18000 / G_PI);
}

static void
acies_choose_pull_handle (AciesChooseTool *self, const AciesTablePull *pull)
{
  AciesTableDrag        *drag = &self->move.drag;
  const AciesSceneToken *held = acies_choose_held (self);

  *drag = (AciesTableDrag){ .kind = ACIES_TABLE_DRAG_WHEEL, .facing = -1 };
  if (pull->handle == 0)
    {
      drag->amount = MAX (pulled_angle (acies_choose_corner (self, TRUE), pull), 0);
    }
  else if (pull->handle == 1)
    {
      drag->amount = MIN (pulled_angle (acies_choose_corner (self, FALSE), pull), 0);
    }
  else
    {
      const Vec ahead = ahead_of (&held->pose);
      const Vec middle = { held->pose.x - ahead.x * held->depth / 2,
                           held->pose.y - ahead.y * held->depth / 2 };

      drag->kind = ACIES_TABLE_DRAG_TURN;
      drag->amount = pulled_angle (middle, pull);
    }
}

static void
acies_choose_pull_base (AciesChooseTool *self, const AciesTablePull *pull)
{
  const AciesSceneToken *held = acies_choose_held (self);

  self->move.drag = (AciesTableDrag){
    .kind = ACIES_TABLE_DRAG_FREE,
    .x = held->pose.x + pull->x - pull->from_x,
    .y = held->pose.y + pull->y - pull->from_y,
    .facing = -1,
  };
}

static gboolean
pull_begun_cb (AciesChooseTool *self, const AciesTablePull *pull)
{
  const AciesUnits bit = pull->unit >= 0 ? ACIES_UNIT_BIT (pull->unit) : 0;

  if (!acies_choose_has_table (self))
    return FALSE;
  if (acies_choose_draft_pull_begins (self, pull))
    return TRUE;
  if (pull->handle >= 0)
    return acies_choose_can_move (self);
  if (pull->commander >= 0)
    return acies_choose_lead_begins (self, pull);
  if (pull->side != self->side || !self->may_move ||
      (self->stage != ACIES_STAGE_MAIN && self->stage != ACIES_STAGE_GROUP))
    return FALSE;

  if (self->preview.open)
    acies_choose_tool_step_back (self);
  if ((self->units & bit) == 0)
    acies_choose_tool_choose (self, bit, 0);
  self->held = (guint)pull->unit;
  self->move.ahead = self->move.wheel = self->move.turn = 0;

  return acies_choose_can_move (self);
}

static void
pull_moved_cb (AciesChooseTool *self, const AciesTablePull *pull)
{
  if (pull->commander >= 0)
    {
      acies_choose_lead_pull (self, pull);
      return;
    }
  if (acies_choose_has_draft (self))
    {
      acies_choose_draft_pull (self, pull);
      return;
    }
  if (!acies_choose_can_move (self))
    return;

  if (pull->handle >= 0)
    acies_choose_pull_handle (self, pull);
  else
    acies_choose_pull_base (self, pull);
  acies_choose_plan_move (self);
}

/* Let go: it is played, or it is said why not. */
static void
pull_ended_cb (AciesChooseTool *self, const AciesTablePull *pull)
{
  const AciesVerdict verdict = self->move.plan.verdict;

  if (pull->commander < 0 && acies_choose_has_draft (self))
    acies_choose_draft_pull_ends (self, pull);
  if (!self->move.open)
    return;

  if (pull->kept && self->move.plan.legal)
    {
      acies_choose_play_move (self);
      return;
    }
  acies_choose_close_move (self);
  if (pull->kept && verdict.reason != 0)
    acies_choose_refuse (self, &verdict);
}

/* Return: what is looked at is played. */
static gboolean
confirmed_cb (AciesChooseTool *self)
{
  return acies_choose_has_table (self) && acies_choose_play_move (self);
}

static void
cursor_moved_cb (AciesChooseTool *self)
{
  if (self->mark_kinds != 0)
    acies_choose_show_marks (self);
}

void
acies_choose_connect_move (AciesChooseTool *self)
{
  const struct
  {
    const char *name;
    GCallback   callback;
  } signals[] = {
    { "pull-begun", G_CALLBACK (pull_begun_cb) }, { "pull-moved", G_CALLBACK (pull_moved_cb) },
    { "pull-ended", G_CALLBACK (pull_ended_cb) }, { "nudged", G_CALLBACK (acies_choose_nudged) },
    { "confirmed", G_CALLBACK (confirmed_cb) },   { "cursor-moved", G_CALLBACK (cursor_moved_cb) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (self->field, signals[i].name, signals[i].callback, self,
                             G_CONNECT_SWAPPED);
}
