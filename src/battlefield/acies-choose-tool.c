/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-choose-tool.h"

#include "battlefield/acies-choose-private.h"

enum
{
  CHANGED,
  WISH,
  REFUSED,
  MOVE_CHANGED,
  LOOKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesChooseTool, acies_choose_tool, G_TYPE_OBJECT)

const AciesRuleset *
acies_choose_ruleset (AciesChooseTool *self)
{
  return acies_game_get_ruleset (self->game);
}

const AciesSetup *
acies_choose_setup (AciesChooseTool *self)
{
  return acies_game_get_setup (self->game);
}

const AciesState *
acies_choose_state (AciesChooseTool *self)
{
  return acies_game_get_state (self->game);
}

void
acies_choose_say (AciesChooseTool *self, const char *sentence)
{
  g_signal_emit (self, signals[REFUSED], 0, sentence, NULL);
}

void
acies_choose_say_clause (AciesChooseTool *self, const char *sentence, const char *clause)
{
  g_signal_emit (self, signals[REFUSED], 0, sentence, clause);
}

void
acies_choose_refuse (AciesChooseTool *self, const AciesVerdict *verdict)
{
  const AciesRuleset *ruleset = acies_choose_ruleset (self);
  g_autofree char    *sentence = ruleset->refusal_text (acies_choose_setup (self), verdict);

  g_signal_emit (self, signals[REFUSED], 0, sentence, ruleset->refusal_clause (verdict));
}

void
acies_choose_wish (AciesChooseTool *self, const AciesAction *actions, guint n)
{
  acies_choose_say (self, NULL);
  g_signal_emit (self, signals[WISH], 0, actions, n);
}

void
acies_choose_changed (AciesChooseTool *self)
{
  acies_choose_mark_field (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
acies_choose_move_changed (AciesChooseTool *self)
{
  g_signal_emit (self, signals[MOVE_CHANGED], 0);
}

void
acies_choose_view (AciesChooseTool *self, const AciesAction *action, AciesActionView *view)
{
  acies_choose_ruleset (self)->view (acies_choose_setup (self), acies_choose_state (self), action,
                                     view);
}

/* What is legal at all */

static AciesActionFlags
acies_choose_scan_legal (AciesChooseTool *self, const AciesActionList *legal)
{
  AciesActionFlags all = 0;
  AciesActionFlags begins = ACIES_ACTION_STARTS_GROUP;

  /* On a table whoever moves or attacks begins something. */
  if (acies_choose_has_table (self))
    begins |= ACIES_ACTION_MOVES | ACIES_ACTION_ATTACKS;

  for (guint i = 0; i < legal->n; i++)
    {
      AciesActionView view = { 0 };

      acies_choose_view (self, &legal->items[i], &view);
      all |= view.flags;
      if ((view.flags & begins) != 0)
        self->can_begin |= view.units;
      if ((view.flags & ACIES_ACTION_PLACES) != 0)
        self->can_place |= view.commanders;
      if ((view.flags & ACIES_ACTION_DECLINES) != 0)
        continue;
      self->answer_units |= view.units;
      self->answer_commanders |= view.commanders;
      if (acies_units_count (view.units) > 1)
        self->subset = TRUE;
    }

  return all;
}

static AciesStage
acies_choose_find_stage (AciesChooseTool *self, AciesActionFlags flags)
{
  AciesActionFlags of_group = ACIES_ACTION_ENDS_GROUP | ACIES_ACTION_ATTACKS | ACIES_ACTION_LEAVES;

  if (acies_choose_has_table (self))
    return acies_choose_table_stage (self, flags);
  if (acies_game_get_decision (self->game)->is_main)
    return ACIES_STAGE_MAIN;
  if ((flags & ACIES_ACTION_DECLINES) == 0)
    of_group |= ACIES_ACTION_MOVES;

  return (flags & of_group) != 0 ? ACIES_STAGE_ACTING : ACIES_STAGE_ANSWER;
}

static void
acies_choose_read_game (AciesChooseTool *self)
{
  const AciesDecision   *decision = NULL;
  const AciesActionList *legal;
  AciesActionFlags       flags;

  if (self->game != NULL)
    decision = acies_game_get_decision (self->game);
  self->can_begin = self->can_place = self->answer_units = self->answer_commanders = 0;
  self->subset = self->may_move = FALSE;
  self->answers->n = 0;
  self->looked = -1;
  self->stage = ACIES_STAGE_OFF;
  self->side = ACIES_NO_SIDE;
  if (decision == NULL || decision->over || !self->enabled)
    return;

  self->side = decision->side;
  legal = acies_game_get_legal (self->game);
  flags = acies_choose_scan_legal (self, legal);
  self->stage = acies_choose_find_stage (self, flags);
  self->may_move = acies_choose_has_table (self) && decision->is_main;
  if (self->stage == ACIES_STAGE_ANSWER)
    acies_action_list_copy (self->answers, legal);
}

/* What follows from what is chosen */

void
acies_choose_close_preview (AciesChooseTool *self)
{
  self->preview.open = FALSE;
  g_clear_pointer (&self->preview.state, g_free);
  if (self->preview.attacks != NULL)
    self->preview.attacks->n = 0;
}

static void
acies_choose_settle_stage (AciesChooseTool *self)
{
  if (self->stage == ACIES_STAGE_OFF || self->stage == ACIES_STAGE_ACTING ||
      self->stage == ACIES_STAGE_ANSWER)
    return;

  if (self->units != 0)
    self->stage = ACIES_STAGE_GROUP;
  else
    self->stage = self->commanders != 0 ? ACIES_STAGE_LEADER : ACIES_STAGE_MAIN;
}

/* Those off the field may be activated, and yet have nowhere to go: too many for any zone. That is said at once. */
static void
acies_choose_find_hindrance (AciesChooseTool *self)
{
  const AciesRuleset *ruleset = acies_choose_ruleset (self);

  self->refusal.reason = 0;
  if (self->plans->n == 0 && self->cell == ACIES_NO_CELL && ruleset->why_not != NULL)
    ruleset->why_not (acies_choose_setup (self), acies_choose_state (self), self->units,
                      self->commanders, ACIES_NO_CELL, &self->refusal);
}

void
acies_choose_update (AciesChooseTool *self)
{
  acies_choose_settle_stage (self);
  acies_choose_close_preview (self);
  self->beginnings->n = 0;
  self->plans->n = 0;
  self->refusal.reason = 0;
  acies_choose_close_move (self);
  acies_choose_find_targets (self);

  if (self->stage == ACIES_STAGE_GROUP && acies_choose_has_table (self))
    {
      acies_choose_find_table_ways (self);
      acies_choose_changed (self);
      return;
    }
  if (self->stage == ACIES_STAGE_GROUP)
    acies_choose_ruleset (self)->begin (acies_choose_setup (self), acies_choose_state (self),
                                        self->units,
                                        self->commanders, self->beginnings, &self->refusal);
  if (self->stage == ACIES_STAGE_ACTING || self->beginnings->n > 0)
    {
      AciesVerdict ignored;

      acies_plans_find (acies_choose_ruleset (self), acies_choose_setup (self),
                        acies_choose_state (self),
                        self->units, self->commanders, self->plans, &ignored);
    }
  if (self->beginnings->n > 0)
    acies_choose_find_hindrance (self);
  acies_choose_pay (self);

  acies_choose_changed (self);
}

/* Object */

static void
acies_choose_tool_dispose (GObject *object)
{
  AciesChooseTool *self = ACIES_CHOOSE_TOOL (object);

  acies_choose_close_preview (self);
  g_clear_object (&self->game);
  self->field = NULL;

  G_OBJECT_CLASS (acies_choose_tool_parent_class)->dispose (object);
}

static void
acies_choose_tool_finalize (GObject *object)
{
  AciesChooseTool *self = ACIES_CHOOSE_TOOL (object);

  g_free (self->beginnings);
  g_free (self->plans);
  g_free (self->answers);
  g_free (self->preview.attacks);
  g_free (self->move.words);

  G_OBJECT_CLASS (acies_choose_tool_parent_class)->finalize (object);
}

static void
acies_choose_tool_class_init (AciesChooseToolClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GType   type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = acies_choose_tool_dispose;
  object_class->finalize = acies_choose_tool_finalize;

  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[MOVE_CHANGED] =
    g_signal_new ("move-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LOOKED] = g_signal_new ("looked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[WISH] = g_signal_new ("wish", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                G_TYPE_POINTER, G_TYPE_UINT);
  signals[REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                   G_TYPE_STRING, G_TYPE_STRING);
}

static void
acies_choose_tool_init (AciesChooseTool *self)
{
  self->beginnings = g_new0 (AciesActionList, 1);
  self->plans = g_new0 (AciesPlanList, 1);
  self->answers = g_new0 (AciesActionList, 1);
  self->preview.attacks = g_new0 (AciesActionList, 1);
  self->side = ACIES_NO_SIDE;
  self->cell = ACIES_NO_CELL;
  self->looked = -1;
}

AciesChooseTool *
acies_choose_tool_new (AciesField *field)
{
  AciesChooseTool *self = g_object_new (ACIES_TYPE_CHOOSE_TOOL, NULL);

  self->field = field;
  acies_choose_connect (self);

  return self;
}

/* After an action or an undo the choice must fit the position: whoever cannot act any more is let go. */
static void
acies_choose_keep_fitting (AciesChooseTool *self, int side_before)
{
  const AciesDecision *decision = self->game != NULL ? acies_game_get_decision (self->game) : NULL;

  if (self->stage == ACIES_STAGE_MAIN && side_before == self->side &&
      (self->units & ~self->can_begin) == 0 &&
      (self->units != 0 || (self->commanders & ~self->can_place) == 0))
    return;

  self->units = self->stage == ACIES_STAGE_ACTING ? decision->units : 0;
  self->commanders = 0;
  self->walking = FALSE;
  self->payer_chosen = FALSE;
}

static int
acies_choose_find_cell (AciesChooseTool *self)
{
  const AciesScene      *scene = acies_field_get_scene (self->field);
  const AciesSceneToken *token;

  if (scene == NULL || self->side == ACIES_NO_SIDE || self->units == 0)
    return ACIES_NO_CELL;

  token = acies_scene_find_token (scene, self->side, acies_units_first (self->units));

  return token != NULL ? token->cell : ACIES_NO_CELL;
}

void
acies_choose_tool_set_game (AciesChooseTool *self, AciesGame *game, gboolean enabled)
{
  int before;

  g_return_if_fail (ACIES_IS_CHOOSE_TOOL (self));

  before = self->side;
  g_set_object (&self->game, game);
  self->enabled = enabled;
  acies_choose_read_game (self);
  acies_choose_keep_fitting (self, before);
  acies_choose_begin_draft (self);
  self->cell = acies_choose_find_cell (self);
  acies_choose_update (self);
}

void
acies_choose_tool_set_aids (AciesChooseTool *self, gboolean reach, gboolean odds)
{
  g_return_if_fail (ACIES_IS_CHOOSE_TOOL (self));

  if (self->hides_reach == !reach && self->hides_odds == !odds)
    return;

  self->hides_reach = !reach;
  self->hides_odds = !odds;
  if (self->game != NULL)
    acies_choose_changed (self);
}

gboolean
acies_choose_tool_shows_odds (AciesChooseTool *self)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), FALSE);

  return !self->hides_odds;
}

/* Getters */

AciesStage
acies_choose_tool_get_stage (AciesChooseTool *self)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), ACIES_STAGE_OFF);

  return self->stage;
}

AciesUnits
acies_choose_tool_get_units (AciesChooseTool *self)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), 0);

  return self->units;
}

AciesUnits
acies_choose_tool_get_commanders (AciesChooseTool *self)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), 0);

  return self->commanders;
}

int
acies_choose_tool_get_cell (AciesChooseTool *self)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), ACIES_NO_CELL);

  return self->cell;
}

const AciesActionList *
acies_choose_tool_get_beginnings (AciesChooseTool *self)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), NULL);

  return self->beginnings;
}

const AciesPlanList *
acies_choose_tool_get_plans (AciesChooseTool *self)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), NULL);

  return self->plans;
}

gboolean
acies_choose_tool_get_refusal (AciesChooseTool *self, AciesVerdict *verdict)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), FALSE);

  *verdict = self->refusal;

  return self->refusal.reason != 0;
}

gboolean
acies_choose_tool_can_act (AciesChooseTool *self)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), FALSE);

  return self->can_begin != 0;
}

AciesUnits
acies_choose_tool_get_can_begin (AciesChooseTool *self)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), 0);

  return self->can_begin;
}

const AciesAttackPreview *
acies_choose_tool_get_preview (AciesChooseTool *self)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), NULL);

  return &self->preview;
}

gboolean
acies_choose_tool_is_subset (AciesChooseTool *self)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), FALSE);

  return self->stage == ACIES_STAGE_ANSWER && self->subset;
}

AciesUnits
acies_choose_tool_get_answer_units (AciesChooseTool *self)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), 0);

  return self->stage == ACIES_STAGE_ANSWER ? self->answer_units : 0;
}

/* Choosing */

void
acies_choose_tool_choose (AciesChooseTool *self, AciesUnits units, AciesUnits commanders)
{
  int before;

  g_return_if_fail (ACIES_IS_CHOOSE_TOOL (self));

  if (self->stage == ACIES_STAGE_OFF || self->stage == ACIES_STAGE_ACTING)
    return;

  before = self->cell;
  self->units = units;
  self->commanders = commanders;
  self->cell = acies_choose_find_cell (self);
  self->payer_chosen = self->payer_chosen && self->cell == before && units != 0;
  acies_choose_say (self, NULL);
  acies_choose_update (self);
}

void
acies_choose_tool_toggle_unit (AciesChooseTool *self, guint unit)
{
  g_return_if_fail (ACIES_IS_CHOOSE_TOOL (self));

  self->walking = FALSE;
  acies_choose_tool_choose (self, self->units ^ ACIES_UNIT_BIT (unit), self->commanders);
}

void
acies_choose_tool_toggle_commander (AciesChooseTool *self, guint commander)
{
  g_return_if_fail (ACIES_IS_CHOOSE_TOOL (self));

  acies_choose_tool_choose (self, self->units, self->commanders ^ ACIES_UNIT_BIT (commander));
}

gboolean
acies_choose_tool_step_back (AciesChooseTool *self)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), FALSE);

  acies_choose_say (self, NULL);
  if (acies_choose_close_move (self))
    return TRUE;
  if (self->preview.open)
    {
      acies_choose_close_preview (self);
      acies_choose_changed (self);
      return TRUE;
    }
  if (self->stage == ACIES_STAGE_OFF || self->stage == ACIES_STAGE_ACTING ||
      (self->units == 0 && self->commanders == 0))
    return FALSE;

  self->walking = FALSE;
  acies_choose_tool_choose (self, 0, 0);

  return TRUE;
}
