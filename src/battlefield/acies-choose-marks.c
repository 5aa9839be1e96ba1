/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-choose-private.h"

#include <glib/gi18n-lib.h>

#define NOT_REACHED G_MAXINT16

/* What a zone is for who is chosen. */
typedef struct
{
  gint16   move_cost;    /* NOT_REACHED */
  gint16   attack_cost;  /* NOT_REACHED */
  gboolean threatens;    /* its units bear on them */
} AciesCellReach;

static void
acies_choose_read_plans (AciesChooseTool *self, AciesCellReach *reach)
{
  for (guint i = 0; i < self->plans->n; i++)
    {
      const AciesPlan *plan = &self->plans->items[i];

      if (plan->target != ACIES_NO_CELL)
        reach[plan->target].attack_cost = MIN (reach[plan->target].attack_cost, plan->cost);
      else if (plan->cell != ACIES_NO_CELL && (plan->cell != self->cell))
        reach[plan->cell].move_cost = MIN (reach[plan->cell].move_cost, plan->cost);
    }
}

static void
acies_choose_read_places (AciesChooseTool *self, AciesCellReach *reach, guint n_cells)
{
  const AciesRuleset *ruleset = acies_choose_ruleset (self);
  AciesAction         action;
  AciesActionView     view;

  if (ruleset->place == NULL)
    return;

  for (guint i = 0; i < n_cells; i++)
    if (ruleset->place (acies_choose_setup (self), acies_choose_state (self),
                        acies_units_first (self->commanders), (int) i, &action, NULL))
      {
        view = (AciesActionView){ 0 };
        ruleset->view (acies_choose_setup (self), acies_choose_state (self), &action, &view);
        reach[i].move_cost = view.cost;
      }
}

/* The pill on a zone: the cost with the sign that counters have; nothing where it is free. */
static char *
acies_choose_cost_text (gint16 cost)
{
  return cost > 0 ? g_strdup_printf ("%d ●", cost) : NULL;
}

static char *
acies_choose_hint (AciesChooseTool *self, const AciesCellReach *reach)
{
  const char *currency = g_dpgettext2 (GETTEXT_PACKAGE, "currency", acies_choose_ruleset (self)->currency);

  if (reach->attack_cost > 0 && reach->attack_cost != NOT_REACHED)
    /* Translators: a zone, for screen readers. %1$s is what actions cost ("Orders"). */
    return g_strdup_printf (_("Can be attacked; %1$s: %2$d."), currency, reach->attack_cost);
  if (reach->attack_cost != NOT_REACHED)
    return g_strdup (_("Can be attacked."));
  if (reach->move_cost > 0)
    /* Translators: a zone, for screen readers. %1$s is what actions cost ("Orders"). */
    return g_strdup_printf (_("Can be reached; %1$s: %2$d."), currency, reach->move_cost);

  return g_strdup (_("Can be reached."));
}

/* @hint: (nullable): what else the zone is. */
static char *
acies_choose_threat_hint (const char *hint)
{
  /* Translators: a zone whose units face those that are chosen; for screen readers. */
  const char *threat = _("Threatens those chosen.");

  return hint != NULL ? g_strjoin (" ", hint, threat, NULL) : g_strdup (threat);
}

static void
acies_choose_read_threats (AciesChooseTool *self, AciesCellReach *reach, guint n_cells)
{
  const AciesRuleset *ruleset = acies_choose_ruleset (self);
  guint64             cells;

  if (ruleset->threats == NULL || self->cell == ACIES_NO_CELL || self->units == 0)
    return;

  cells = ruleset->threats (acies_choose_setup (self), acies_choose_state (self), self->side,
                            self->cell);
  for (guint i = 0; i < n_cells; i++)
    reach[i].threatens = ((cells >> i) & 1) != 0;
}

static void
acies_choose_mark_cell (AciesChooseTool *self, int cell, const AciesCellReach *reach)
{
  AciesMarks       marks = 0;
  g_autofree char *cost = NULL;
  g_autofree char *hint = NULL;

  if (self->preview.open)
    {
      if (cell == self->preview.target)
        marks |= ACIES_MARK_TARGET;
      else if (cell == self->preview.from && cell != self->cell)
        marks |= ACIES_MARK_LEGAL;
    }
  else if (reach->attack_cost != NOT_REACHED)
    {
      marks |= ACIES_MARK_TARGET;
      cost = acies_choose_cost_text (reach->attack_cost);
      hint = acies_choose_hint (self, reach);
    }
  else if (reach->move_cost != NOT_REACHED)
    {
      marks |= ACIES_MARK_LEGAL;
      cost = acies_choose_cost_text (reach->move_cost);
      hint = acies_choose_hint (self, reach);
    }
  if (reach->threatens)
    {
      char *threat = acies_choose_threat_hint (hint);

      marks |= ACIES_MARK_THREAT;
      g_free (hint);
      hint = threat;
    }
  if (cell == self->cell && self->units != 0 && self->stage != ACIES_STAGE_ANSWER)
    marks |= ACIES_MARK_SELECTED;

  acies_field_set_zone_marks (self->field, cell, marks, cost, hint);
}

gboolean
acies_choose_read_preview (AciesChooseTool *self, AciesOdds *odds)
{
  *odds = (AciesOdds){ .target_side = ACIES_NO_SIDE };

  return self->preview.open &&
         acies_choose_ruleset (self)->odds (acies_choose_setup (self), self->preview.state,
                                            &self->preview.attacks->items[self->preview.chosen],
                                            odds, NULL);
}

static void
acies_choose_mark_tokens (AciesChooseTool *self)
{
  AciesTokenMarks marks;
  AciesOdds       odds;

  acies_token_marks_clear (&marks);
  if (self->side != ACIES_NO_SIDE)
    {
      marks.selected[self->side] = self->units;
      if (self->stage == ACIES_STAGE_ANSWER)
        marks.choices[self->side] = self->answer_units;
      for (int side = 0; side < ACIES_MAX_SIDES; side++)
        marks.targets[side] = self->targets[side];
    }
  if (acies_choose_read_preview (self, &odds))
    {
      for (int side = 0; side < ACIES_MAX_SIDES; side++)
        marks.targets[side] = 0;
      marks.targets[odds.target_side] = odds.targets;
      marks.selected[self->side] = odds.units;
    }
  acies_field_set_token_marks (self->field, &marks);
}

static void
acies_choose_mark_arrow (AciesChooseTool *self)
{
  AciesOdds        odds;
  g_autofree char *text = NULL;
  guint            percent = 0;

  if (!self->preview.open || self->preview.from == ACIES_NO_CELL)
    {
      acies_field_set_arrow (self->field, ACIES_ARROW_ATTACK, ACIES_NO_CELL, ACIES_NO_CELL, NULL);
      return;
    }

  if (acies_choose_read_preview (self, &odds))
    percent = acies_odds_percent_from (&odds, 1);

  if (!self->hides_odds)
    /* Translators: a chance in percent. */
    text = g_strdup_printf (_("%u %%"), percent);
  acies_field_set_arrow (self->field, ACIES_ARROW_ATTACK, self->preview.from, self->preview.target,
                         text);
}

void
acies_choose_mark_field (AciesChooseTool *self)
{
  const AciesScene          *scene = acies_field_get_scene (self->field);
  const guint                n_cells = scene != NULL ? scene->columns * scene->rows : 0;
  const gboolean             lit = !self->hides_reach;
  g_autofree AciesCellReach *reach = g_new (AciesCellReach, MAX (n_cells, 1));

  for (guint i = 0; i < n_cells; i++)
    reach[i] = (AciesCellReach){ NOT_REACHED, NOT_REACHED, FALSE };
  if (lit && (self->stage == ACIES_STAGE_GROUP || self->stage == ACIES_STAGE_ACTING))
    {
      acies_choose_read_plans (self, reach);
      if (!self->preview.open)
        acies_choose_read_threats (self, reach, n_cells);
    }
  else if (lit && self->stage == ACIES_STAGE_LEADER)
    acies_choose_read_places (self, reach, n_cells);

  for (guint i = 0; i < n_cells; i++)
    acies_choose_mark_cell (self, (int) i, &reach[i]);
  acies_choose_mark_tokens (self);
  acies_field_set_camp_targets (self->field, self->camp_targets);
  acies_choose_show_handles (self);
  acies_choose_show_marks (self);
  acies_choose_mark_arrow (self);
  if (self->commanders != 0 && self->side != ACIES_NO_SIDE)
    acies_field_set_leader_mark (self->field, self->side, acies_units_first (self->commanders));
  else
    acies_field_set_leader_mark (self->field, ACIES_NO_SIDE, 0);
}
