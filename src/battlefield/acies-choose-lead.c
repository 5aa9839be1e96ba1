/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-choose-private.h"
#include "scene/acies-scene-words.h"

#include <math.h>

/* A commander on a free table: chosen, pulled to a place or moved there by keys; the rules say what comes of it. */

/* The commander chosen, nobody else being so, where he stands; NULL if there is none. */
static const AciesSceneLeader *
acies_choose_led (AciesChooseTool *self)
{
  const AciesScene       *scene = acies_field_get_scene (self->field);
  const AciesSceneLeader *leader;

  if (scene == NULL || self->units != 0 || acies_units_count (self->commanders) != 1)
    return NULL;

  leader = acies_scene_find_leader (scene, self->side, acies_units_first (self->commanders));

  return leader != NULL && leader->on_table ? leader : NULL;
}

/* While bases may be moved, or a question is open that lets him be put somewhere. */
static gboolean
acies_choose_can_lead (AciesChooseTool *self, guint commander)
{
  const AciesScene       *scene = acies_field_get_scene (self->field);
  const AciesTableRules  *table;
  const AciesSceneLeader *leader;
  AciesAction             action;

  if (!acies_choose_has_table (self) || scene == NULL)
    return FALSE;

  table = acies_choose_ruleset (self)->table;
  leader = acies_scene_find_leader (scene, self->side, commander);
  if (table->lead == NULL || leader == NULL || !leader->on_table)
    return FALSE;
  if (self->stage != ACIES_STAGE_ANSWER)
    return self->may_move && self->stage != ACIES_STAGE_OFF && self->stage != ACIES_STAGE_ACTING;

  return table->lead (acies_choose_setup (self), acies_choose_state (self), commander,
                      leader->at[0], leader->at[1], &action, NULL);
}

gboolean
acies_choose_leads (AciesChooseTool *self)
{
  const AciesSceneLeader *leader = acies_choose_led (self);

  return leader != NULL && acies_choose_can_lead (self, leader->commander);
}

gboolean
acies_choose_lead_commander (AciesChooseTool *self, guint commander)
{
  const AciesUnits bit = ACIES_UNIT_BIT (commander);
  const gboolean   can_lead = acies_choose_can_lead (self, commander);

  if (!acies_choose_has_table (self))
    return FALSE;

  if (can_lead)
    acies_choose_tool_choose (self, 0, self->commanders == bit && self->units == 0 ? 0 : bit);

  return can_lead || self->stage != ACIES_STAGE_ANSWER;
}

char *
acies_choose_dup_lead_words (AciesChooseTool *self)
{
  const AciesSceneLeader *leader = acies_choose_led (self);
  const AciesTableDrag   *drag = &self->move.drag;

  return leader != NULL
           ? acies_scene_dup_length (acies_field_get_scene (self->field),
                                     hypot (drag->x - leader->at[0], drag->y - leader->at[1]))
           : NULL;
}

/* Asks the rules what comes of it. */
static void
acies_choose_plan_lead (AciesChooseTool *self, gint32 x, gint32 y)
{
  AciesTablePlan *plan = &self->move.plan;

  self->move.drag = (AciesTableDrag){ .kind = ACIES_TABLE_DRAG_FREE, .x = x, .y = y };
  *plan = (AciesTablePlan){ 0 };
  plan->legal = acies_choose_ruleset (self)->table->lead (
    acies_choose_setup (self), acies_choose_state (self), acies_units_first (self->commanders), x,
    y, &plan->action, &plan->verdict);
  self->move.open = self->move.leads = TRUE;
  acies_choose_show_move (self);
}

gboolean
acies_choose_lead_nudge (AciesChooseTool *self, gint32 dx, gint32 dy)
{
  const AciesSceneLeader *leader = acies_choose_led (self);
  const AciesTableMove   *move = &self->move;

  if (!acies_choose_leads (self))
    return FALSE;

  if (move->open)
    acies_choose_plan_lead (self, move->drag.x + dx, move->drag.y + dy);
  else
    acies_choose_plan_lead (self, leader->at[0] + dx, leader->at[1] + dy);

  return TRUE;
}

gboolean
acies_choose_lead_begins (AciesChooseTool *self, const AciesTablePull *pull)
{
  const guint      commander = (guint) pull->commander;
  const AciesUnits bit = ACIES_UNIT_BIT (commander);

  if (pull->side != self->side || !acies_choose_can_lead (self, commander))
    return FALSE;

  if (self->units != 0 || self->commanders != bit || self->preview.open)
    acies_choose_tool_choose (self, 0, bit);
  acies_choose_say (self, NULL);

  return acies_choose_leads (self);
}

void
acies_choose_lead_pull (AciesChooseTool *self, const AciesTablePull *pull)
{
  const AciesSceneLeader *leader = acies_choose_led (self);

  if (leader != NULL && acies_choose_leads (self))
    acies_choose_plan_lead (self, leader->at[0] + pull->x - pull->from_x,
                            leader->at[1] + pull->y - pull->from_y);
}

/* Out of the tray, while the army is set up. */
gboolean
acies_choose_lead_drag_begins (AciesChooseTool *self, guint commander)
{
  if (!acies_choose_has_table (self) || self->stage != ACIES_STAGE_ANSWER ||
      (self->can_place & ACIES_UNIT_BIT (commander)) == 0 ||
      acies_choose_ruleset (self)->table->lead == NULL)
    return FALSE;

  acies_choose_tool_choose (self, 0, ACIES_UNIT_BIT (commander));

  return TRUE;
}

void
acies_choose_lead_drop (AciesChooseTool *self, gint32 x, gint32 y)
{
  AciesAction  action;
  AciesVerdict verdict = { 0 };

  if (acies_choose_ruleset (self)->table->lead (acies_choose_setup (self),
                                                acies_choose_state (self),
                                                acies_units_first (self->commanders), x, y,
                                                &action, &verdict))
    acies_choose_wish (self, &action, 1);
  else
    acies_choose_refuse (self, &verdict);
}
