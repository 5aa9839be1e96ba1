/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-choose-private.h"

#include <glib/gi18n-lib.h>

/* The cheapest plan that ends in @cell without an attack; of those, one that keeps the group's facing. */
const AciesPlan *
acies_choose_plan_to (AciesChooseTool *self, int cell)
{
  const AciesScene      *scene = acies_field_get_scene (self->field);
  const AciesSceneToken *token = self->units != 0
                                   ? acies_scene_find_token (scene, self->side,
                                                             acies_units_first (self->units))
                                   : NULL;
  const AciesPlan       *best = NULL;

  for (guint i = 0; i < self->plans->n; i++)
    {
      const AciesPlan *plan = &self->plans->items[i];

      if (plan->cell != cell || plan->target != ACIES_NO_CELL)
        continue;
      if (best == NULL)
        best = plan;
      if (plan->cost == best->cost && token != NULL && plan->facing == token->facing)
        return plan;
    }

  return best;
}

void
acies_choose_place (AciesChooseTool *self, int cell)
{
  const AciesRuleset *ruleset = acies_choose_ruleset (self);
  AciesAction         action;
  AciesVerdict        verdict = { 0 };

  if (ruleset->place == NULL)
    return;

  if (ruleset->place (acies_choose_setup (self), acies_choose_state (self),
                      acies_units_first (self->commanders), cell, &action, &verdict))
    acies_choose_wish (self, &action, 1);
  else
    acies_choose_refuse (self, &verdict);
}

/* Whether a zone was where the chosen could go, and they are sent there. */
gboolean
acies_choose_send (AciesChooseTool *self, int cell)
{
  const AciesPlan *plan;

  if (self->stage == ACIES_STAGE_LEADER)
    {
      acies_choose_place (self, cell);
      return TRUE;
    }
  if (self->stage != ACIES_STAGE_GROUP && self->stage != ACIES_STAGE_ACTING)
    return FALSE;
  if (acies_choose_tool_aim (self, cell))
    return TRUE;
  if (cell == self->cell)
    return FALSE;

  plan = acies_choose_plan_to (self, cell);
  if (plan == NULL)
    return FALSE;
  acies_choose_tool_follow (self, plan);

  return TRUE;
}

char *
acies_choose_why_unreachable (AciesChooseTool *self, int cell, const char **clause)
{
  const AciesScene   *scene = acies_field_get_scene (self->field);
  const AciesRuleset *ruleset = acies_choose_ruleset (self);
  AciesVerdict        verdict = self->refusal;

  if (verdict.reason == 0 && ruleset->why_not != NULL)
    ruleset->why_not (acies_choose_setup (self), acies_choose_state (self), self->units,
                      self->commanders, cell, &verdict);
  *clause = verdict.reason != 0 ? ruleset->refusal_clause (&verdict) : NULL;
  if (verdict.reason != 0)
    return ruleset->refusal_text (acies_choose_setup (self), &verdict);

  /* Translators: %s is the name of a zone ("Left centre"). */
  return g_strdup_printf (_("Those chosen can neither reach nor attack this zone now: %s."),
                          scene->cells[cell].name);
}

void
acies_choose_say_unreachable (AciesChooseTool *self, int cell)
{
  const char      *clause = NULL;
  g_autofree char *sentence = acies_choose_why_unreachable (self, cell, &clause);

  acies_choose_say_clause (self, sentence, clause);
}

/* Who is at @cell but cannot begin: the ruleset says why. */
static void
acies_choose_say_why_not (AciesChooseTool *self, AciesUnits units)
{
  AciesVerdict verdict = { 0 };

  if (acies_choose_ruleset (self)->begin (acies_choose_setup (self), acies_choose_state (self),
                                          units, 0,
                                          self->beginnings, &verdict) ||
      verdict.reason == 0)
    return;

  self->beginnings->n = 0;
  acies_choose_refuse (self, &verdict);
}

/* Everybody there who can begin; again: one after the other; then everybody once more. */
static gboolean
acies_choose_walk (AciesChooseTool *self, int cell)
{
  const AciesScene *scene = acies_field_get_scene (self->field);
  const AciesUnits  here = acies_scene_units_in (scene, self->side, cell);
  const AciesUnits  able = here & self->can_begin;
  gboolean          same = self->walking && self->units != 0 && self->cell == cell;
  AciesUnits        next = able;

  same = same && (self->units & ~able) == 0;
  if (able == 0)
    {
      if (here != 0)
        acies_choose_say_why_not (self, here);
      return here != 0;
    }

  if (same && self->units == able)
    next = ACIES_UNIT_BIT (acies_units_first (able));
  else if (same)
    {
      const AciesUnits later = able & ~((self->units << 1) - 1);

      next = later != 0 ? ACIES_UNIT_BIT (acies_units_first (later)) : able;
    }
  self->walking = TRUE;
  acies_choose_tool_choose (self, next, 0);

  return TRUE;
}

/* A zone as an answer: whoever of it may be named; again confirms. */
static void
acies_choose_answer_in (AciesChooseTool *self, int cell)
{
  const AciesScene *scene = acies_field_get_scene (self->field);
  AciesUnits        units = acies_scene_units_in (scene, self->side, cell) & self->answer_units;

  if (units == 0)
    return;

  if (!self->subset)
    units = ACIES_UNIT_BIT (acies_units_first (units));
  if (self->units == units)
    acies_choose_tool_confirm (self);
  else
    acies_choose_tool_choose (self, units, 0);
}

static void
cell_activated_cb (AciesChooseTool *self, int cell)
{
  if (self->stage == ACIES_STAGE_OFF)
    return;

  if (cell == ACIES_NO_CELL)
    {
      if (self->stage == ACIES_STAGE_LEADER)
        acies_choose_place (self, ACIES_NO_CELL);
      else if (self->stage != ACIES_STAGE_ANSWER && self->stage != ACIES_STAGE_ACTING &&
               acies_field_get_tray_side (self->field) == self->side)
        acies_choose_walk (self, ACIES_NO_CELL);
      return;
    }

  if (self->stage == ACIES_STAGE_ANSWER)
    {
      acies_choose_answer_in (self, cell);
      return;
    }
  if (self->preview.open && cell == self->preview.target)
    {
      acies_choose_tool_confirm (self);
      return;
    }
  if (acies_choose_send (self, cell))
    return;
  if (self->stage == ACIES_STAGE_ACTING || !acies_choose_walk (self, cell))
    {
      if (self->stage == ACIES_STAGE_GROUP || self->stage == ACIES_STAGE_ACTING)
        acies_choose_say_unreachable (self, cell);
    }
}

static void
acies_choose_answer_with (AciesChooseTool *self, guint unit)
{
  const AciesUnits bit = ACIES_UNIT_BIT (unit);

  if ((self->answer_units & bit) == 0)
    return;

  if (self->subset)
    acies_choose_tool_toggle_unit (self, unit);
  else if (self->units == bit)
    acies_choose_tool_confirm (self);
  else
    acies_choose_tool_choose (self, bit, 0);
}

static void
acies_choose_own_unit (AciesChooseTool *self, const AciesSceneToken *token)
{
  const AciesUnits bit = ACIES_UNIT_BIT (token->unit);

  if ((self->can_begin & bit) == 0)
    acies_choose_say_why_not (self, bit);
  else if (self->units != 0 && token->cell == self->cell && !self->walking)
    acies_choose_tool_toggle_unit (self, token->unit);
  else if (self->units == bit)
    acies_choose_tool_choose (self, 0, 0);
  else
    {
      self->walking = FALSE;
      acies_choose_tool_choose (self, bit, 0);
    }
}

static void
unit_activated_cb (AciesChooseTool *self, int side, guint unit)
{
  const AciesSceneToken *token = acies_scene_find_token (acies_field_get_scene (self->field), side,
                                                         unit);

  if (self->stage == ACIES_STAGE_OFF || token == NULL ||
      acies_choose_table_unit (self, side, unit))
    return;

  if (side == self->side && self->stage == ACIES_STAGE_ANSWER)
    acies_choose_answer_with (self, unit);
  else if (side == self->side && self->stage != ACIES_STAGE_ACTING)
    acies_choose_own_unit (self, token);
  else if (token->cell != ACIES_NO_CELL)
    cell_activated_cb (self, token->cell);
}

static void
leader_activated_cb (AciesChooseTool *self, int side, guint commander)
{
  const AciesUnits bit = ACIES_UNIT_BIT (commander);

  if (self->stage == ACIES_STAGE_OFF || self->stage == ACIES_STAGE_ACTING ||
      side != self->side || acies_choose_lead_commander (self, commander))
    return;

  if (self->stage == ACIES_STAGE_ANSWER)
    {
      if ((self->answer_commanders & bit) != 0)
        acies_choose_tool_toggle_commander (self, commander);
    }
  else if (self->commanders == bit)
    acies_choose_tool_choose (self, self->units, 0);
  else
    acies_choose_tool_choose (self, self->units, bit);
}

static void
choose_all_cb (AciesChooseTool *self, int cell)
{
  AciesUnits able;

  if (self->stage == ACIES_STAGE_OFF || self->stage == ACIES_STAGE_ACTING ||
      acies_choose_table_all (self))
    return;

  able = acies_scene_units_in (acies_field_get_scene (self->field), self->side, cell);
  able &= self->stage == ACIES_STAGE_ANSWER ? self->answer_units : self->can_begin;
  self->walking = FALSE;
  if (able != 0)
    acies_choose_tool_choose (self, able, 0);
}

static gboolean
back_cb (AciesChooseTool *self)
{
  return acies_choose_tool_step_back (self);
}

void
acies_choose_connect (AciesChooseTool *self)
{
  const struct
  {
    const char *name;
    GCallback   callback;
  } signals[] = {
    { "cell-activated", G_CALLBACK (cell_activated_cb) },
    { "unit-activated", G_CALLBACK (unit_activated_cb) },
    { "leader-activated", G_CALLBACK (leader_activated_cb) },
    { "choose-all", G_CALLBACK (choose_all_cb) },
    { "back", G_CALLBACK (back_cb) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (self->field, signals[i].name, signals[i].callback, self,
                             G_CONNECT_SWAPPED);
  acies_choose_connect_drags (self);
  acies_choose_connect_table (self);
}
