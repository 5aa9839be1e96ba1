/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-choose-private.h"

#include <glib/gi18n-lib.h>

static gboolean
drag_begun_cb (AciesChooseTool *self, int side, guint unit)
{
  const AciesUnits bit = ACIES_UNIT_BIT (unit);

  if (side != self->side)
    return FALSE;
  if (acies_choose_has_draft (self))
    return acies_choose_draft_drag_begins (self, unit);
  if (self->stage == ACIES_STAGE_ACTING)
    return (self->units & bit) != 0;
  if (self->stage == ACIES_STAGE_OFF || self->stage == ACIES_STAGE_ANSWER ||
      (self->can_begin & bit) == 0)
    return FALSE;

  if (self->preview.open)
    acies_choose_tool_step_back (self);
  if ((self->units & bit) == 0 || self->stage == ACIES_STAGE_LEADER)
    {
      self->walking = FALSE;
      acies_choose_tool_choose (self, bit, 0);
    }

  return TRUE;
}

static gboolean
leader_drag_begun_cb (AciesChooseTool *self, int side, guint commander)
{
  const AciesUnits bit = ACIES_UNIT_BIT (commander);

  if (side == self->side && acies_choose_lead_drag_begins (self, commander))
    return TRUE;
  if (side != self->side || (self->can_place & bit) == 0 || self->stage == ACIES_STAGE_OFF ||
      self->stage == ACIES_STAGE_ACTING || self->stage == ACIES_STAGE_ANSWER)
    return FALSE;

  if (self->units != 0 || self->commanders != bit)
    acies_choose_tool_choose (self, 0, bit);

  return TRUE;
}

static char *
acies_choose_cost_words (AciesChooseTool *self, const char *what, int cost)
{
  const char *currency = g_dpgettext2 (GETTEXT_PACKAGE, "currency", acies_choose_ruleset (self)->currency);

  if (cost <= 0)
    return g_strdup (what);

  /* Translators: what letting go would do ("Move here"), what actions cost ("Orders"), and how many. */
  return g_strdup_printf (_("%1$s; %2$s: %3$d"), what, currency, cost);
}

/* What placing the chosen commander there would cost, or why it cannot be. */
static char *
acies_choose_tell_place (AciesChooseTool *self, int cell, gboolean *barred)
{
  const AciesRuleset *ruleset = acies_choose_ruleset (self);
  AciesAction         action;
  AciesActionView     view = { 0 };
  AciesVerdict        verdict = { 0 };

  *barred = ruleset->place == NULL ||
            !ruleset->place (acies_choose_setup (self), acies_choose_state (self),
                             acies_units_first (self->commanders), cell, &action, &verdict);
  if (*barred)
    return verdict.reason != 0 ? ruleset->refusal_text (acies_choose_setup (self), &verdict) : NULL;

  acies_choose_view (self, &action, &view);

  return acies_choose_cost_words (self, _("Place him here"), view.cost);
}

static const AciesPlan *
acies_choose_attack_on (AciesChooseTool *self, int cell)
{
  for (guint i = 0; i < self->plans->n; i++)
    if (self->plans->items[i].target == cell)
      return &self->plans->items[i];

  return NULL;
}

static char *
acies_choose_tell_group (AciesChooseTool *self, int cell, gboolean *barred)
{
  const AciesPlan *attack = acies_choose_attack_on (self, cell);
  const AciesPlan *move = attack == NULL ? acies_choose_plan_to (self, cell) : NULL;
  const char      *clause;

  if (attack != NULL)
    return acies_choose_cost_words (self, _("Attack: the sum comes first"), attack->cost);
  if (move != NULL)
    return acies_choose_cost_words (self, _("Move here"), move->cost);

  *barred = TRUE;

  return acies_choose_why_unreachable (self, cell, &clause);
}

static void
drag_moved_cb (AciesChooseTool *self, int cell)
{
  g_autofree char *words = NULL;
  gboolean         barred = FALSE;

  if (self->stage == ACIES_STAGE_LEADER &&
      (cell != ACIES_NO_CELL || acies_field_is_over_tray (self->field)))
    words = acies_choose_tell_place (self, cell, &barred);
  else if (cell != ACIES_NO_CELL && cell != self->cell)
    words = acies_choose_tell_group (self, cell, &barred);

  acies_field_tell_drag (self->field, words, barred);
}

static void
dropped_cb (AciesChooseTool *self, int cell)
{
  if (self->stage == ACIES_STAGE_LEADER)
    acies_choose_place (self, cell);
  else if (cell != ACIES_NO_CELL && cell != self->cell && !acies_choose_send (self, cell))
    acies_choose_say_unreachable (self, cell);
}

/* Out of the tray onto a table. */
static void
dropped_at_cb (AciesChooseTool *self, int x, int y)
{
  if (!acies_choose_has_table (self) || self->stage != ACIES_STAGE_ANSWER)
    return;

  if (self->units == 0 && acies_units_count (self->commanders) == 1)
    acies_choose_lead_drop (self, x, y);
  else
    acies_choose_draft_drop (self, x, y);
}

void
acies_choose_connect_drags (AciesChooseTool *self)
{
  g_signal_connect_object (self->field, "drag-begun", G_CALLBACK (drag_begun_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->field, "leader-drag-begun", G_CALLBACK (leader_drag_begun_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->field, "drag-moved", G_CALLBACK (drag_moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->field, "dropped", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->field, "dropped-at", G_CALLBACK (dropped_at_cb), self, G_CONNECT_SWAPPED);
}
