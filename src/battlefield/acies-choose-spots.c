/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-choose-private.h"

#include <math.h>

/* Answers that lie somewhere on a table: they are shown there, looked at and taken there. */

#define MOST_SHOWN 12 /* more than that would lie upon one another: only the one that is looked at is shown */

static gboolean
acies_choose_read_spot (AciesChooseTool *self, guint index, AciesTableMark *mark)
{
  const AciesTableRules *table = acies_choose_ruleset (self)->table;

  return table->spot != NULL && table->spot (acies_choose_setup (self), acies_choose_state (self),
                                             &self->answers->items[index], mark);
}

static gboolean
acies_choose_has_answers (AciesChooseTool *self)
{
  return self->stage == ACIES_STAGE_ANSWER && acies_choose_has_table (self);
}

/* The whole ground where a deployment may stand is one mark for all of them. */
void
acies_choose_add_spots (AciesChooseTool *self, GArray *marks)
{
  const gboolean many = acies_choose_has_draft (self) || self->answers->n > MOST_SHOWN;

  for (guint i = 0; acies_choose_has_answers (self) && i < self->answers->n; i++)
    {
      const gboolean looked = self->looked == (int) i;
      AciesTableMark mark;

      if ((many && !looked && !(acies_choose_has_draft (self) && i == 0)) ||
          !acies_choose_read_spot (self, i, &mark))
        continue;
      mark.unit = looked && !acies_choose_has_draft (self);
      g_array_append_val (marks, mark);
    }
}

/* Even-odd. */
static gboolean
contains (const AciesTableMark *mark, double x, double y)
{
  gboolean inside = FALSE;

  for (guint i = 0, j = mark->n_points - 1u; i < mark->n_points; j = i++)
    {
      const double ax = mark->points[i][0], ay = mark->points[i][1];
      const double bx = mark->points[j][0], by = mark->points[j][1];

      if ((ay > y) != (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax)
        inside = !inside;
    }

  return inside;
}

static double
distance_to_middle (const AciesTableMark *mark, double x, double y)
{
  double sum_x = 0, sum_y = 0;

  for (guint i = 0; i < mark->n_points; i++)
    {
      sum_x += mark->points[i][0];
      sum_y += mark->points[i][1];
    }

  return hypot (sum_x / mark->n_points - x, sum_y / mark->n_points - y);
}

/* How much an answer has alike with the one that is looked at: of two in one place that one is meant. */
static guint
count_alike (AciesChooseTool *self, guint index)
{
  const AciesAction *one = &self->answers->items[index];
  guint              n = 0;

  if (self->looked < 0)
    return 0;

  for (guint i = 0; i < ACIES_N_ARGS; i++)
    n += one->args[i] == self->answers->items[self->looked].args[i];

  return n;
}

/* The answer at a place of the table; -1 if there is none. */
static int
acies_choose_find_spot (AciesChooseTool *self, double x, double y)
{
  double nearest = G_MAXDOUBLE;
  int    found = -1;

  for (guint i = 0; i < self->answers->n; i++)
    {
      AciesTableMark mark;
      double         distance;

      if (!acies_choose_read_spot (self, i, &mark) || !contains (&mark, x, y))
        continue;
      distance = distance_to_middle (&mark, x, y);
      if (distance > nearest + 0.5 ||
          (distance > nearest - 0.5 && found >= 0 &&
           count_alike (self, i) <= count_alike (self, (guint) found)))
        continue;
      nearest = distance;
      found = (int) i;
    }

  return found;
}

/* Once it is looked at; again it is given. TRUE if it was dealt with here. */
gboolean
acies_choose_spot_activated (AciesChooseTool *self, int x, int y)
{
  int found;

  if (!acies_choose_has_answers (self) || acies_choose_has_draft (self))
    return FALSE;

  found = acies_choose_find_spot (self, x, y);
  if (found < 0)
    return FALSE;

  if (found == self->looked)
    acies_choose_wish (self, &self->answers->items[found], 1);
  else
    acies_choose_tool_look_at (self, found);

  return TRUE;
}

gboolean
acies_choose_camp_spot_activated (AciesChooseTool *self, const AciesSceneCamp *camp)
{
  const double angle = camp->pose.facing / 100.0 * G_PI / 180;

  /* The middle of its ground: its place is told by the inner edge. */
  return acies_choose_spot_activated (
    self, (int) lround (camp->pose.x - sin (angle) * camp->depth / 2),
    (int) lround (camp->pose.y + cos (angle) * camp->depth / 2));
}

void
acies_choose_tool_look_at (AciesChooseTool *self, int answer)
{
  g_return_if_fail (ACIES_IS_CHOOSE_TOOL (self));
  g_return_if_fail (answer < (int) self->answers->n);

  if (self->looked == answer)
    return;

  self->looked = answer;
  if (!acies_choose_has_answers (self))
    return;

  g_signal_emit_by_name (self, "looked");
  acies_choose_show_marks (self);
}

const AciesAction *
acies_choose_tool_get_looked (AciesChooseTool *self, int *answer)
{
  g_return_val_if_fail (ACIES_IS_CHOOSE_TOOL (self), NULL);

  if (answer != NULL)
    *answer = self->looked;

  return self->looked >= 0 && self->looked < (int) self->answers->n
           ? &self->answers->items[self->looked]
           : NULL;
}
