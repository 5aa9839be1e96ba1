/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-scene.h"

static void
token_clear (gpointer data)
{
  AciesSceneToken *token = data;

  g_free (token->badge);
  g_free (token->name);
  g_free (token->text);
}

static void
leader_clear (gpointer data)
{
  AciesSceneLeader *leader = data;

  g_free (leader->name);
  g_free (leader->text);
}

static void
watercourse_clear (gpointer data)
{
  g_free (((AciesSceneWatercourse *) data)->name);
}

static void
area_clear (gpointer data)
{
  AciesSceneArea *area = data;

  g_free (area->name);
  g_free (area->text);
  g_free (area->points);
}

static void
line_clear (gpointer data)
{
  AciesSceneLine *line = data;

  g_free (line->name);
  g_free (line->text);
  g_free (line->points);
}

static void
camp_clear (gpointer data)
{
  g_free (((AciesSceneCamp *) data)->text);
}

static void
node_clear (gpointer data)
{
  AciesSceneNode *node = data;

  g_free (node->name);
  g_free (node->text);
}

static void
front_clear (gpointer data)
{
  g_free (((AciesSceneFront *) data)->words);
}

static void
label_clear (gpointer data)
{
  g_free (((AciesSceneLabel *) data)->text);
}

static void
counter_clear (gpointer data)
{
  AciesSceneCounter *counter = data;

  g_free (counter->name);
  g_free (counter->barred);
  g_free (counter->reason);
}

static GArray *
items_new (gsize size, GDestroyNotify clear)
{
  GArray *items = g_array_new (FALSE, TRUE, (guint) size);

  g_array_set_clear_func (items, clear);

  return items;
}

AciesScene *
acies_scene_new (guint columns, guint rows)
{
  AciesScene *self = g_new0 (AciesScene, 1);

  self->columns = columns;
  self->rows = rows;
  self->active = ACIES_NO_SIDE;
  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    self->sides[i].edge = -1;
  self->cells = g_new0 (AciesSceneCell, (gsize) columns * rows);
  for (guint i = 0; i < columns * rows; i++)
    {
      self->cells[i].side = ACIES_NO_SIDE;
      self->cells[i].key_side = ACIES_NO_SIDE;
      self->cells[i].camp_side = ACIES_NO_SIDE;
    }
  self->tokens = items_new (sizeof (AciesSceneToken), token_clear);
  self->leaders = items_new (sizeof (AciesSceneLeader), leader_clear);
  self->watercourses = items_new (sizeof (AciesSceneWatercourse), watercourse_clear);
  self->labels = items_new (sizeof (AciesSceneLabel), label_clear);
  self->counters = items_new (sizeof (AciesSceneCounter), counter_clear);
  self->areas = items_new (sizeof (AciesSceneArea), area_clear);
  self->lines = items_new (sizeof (AciesSceneLine), line_clear);
  self->camps = items_new (sizeof (AciesSceneCamp), camp_clear);
  self->nodes = items_new (sizeof (AciesSceneNode), node_clear);
  self->links = items_new (sizeof (AciesSceneLink), NULL);
  self->ties = items_new (sizeof (AciesSceneTie), NULL);
  self->fronts = items_new (sizeof (AciesSceneFront), front_clear);

  return self;
}

void
acies_scene_free (AciesScene *self)
{
  if (self == NULL)
    return;

  for (guint i = 0; i < self->columns * self->rows; i++)
    {
      g_free (self->cells[i].name);
      g_free (self->cells[i].text);
      g_free (self->cells[i].ground);
    }
  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    {
      g_free (self->sides[i].name);
      g_free (self->sides[i].standing);
    }
  g_free (self->cells);
  g_free (self->conditions);
  g_free (self->turn_text);
  g_array_unref (self->tokens);
  g_array_unref (self->leaders);
  g_array_unref (self->watercourses);
  g_array_unref (self->labels);
  g_array_unref (self->counters);
  g_array_unref (self->areas);
  g_array_unref (self->lines);
  g_array_unref (self->camps);
  g_array_unref (self->nodes);
  g_array_unref (self->links);
  g_array_unref (self->ties);
  g_array_unref (self->fronts);
  g_free (self);
}

static void
copy_table (AciesScene *copy, const AciesScene *self)
{
  copy->table_width = self->table_width;
  copy->table_height = self->table_height;
  copy->measure = self->measure;
  copy->n_sides = self->n_sides;
  for (guint i = 0; i < self->n_sides; i++)
    {
      copy->sides[i].name = g_strdup (self->sides[i].name);
      copy->sides[i].edge = self->sides[i].edge;
    }
  for (guint i = 0; i < self->areas->len; i++)
    {
      AciesSceneArea area = g_array_index (self->areas, AciesSceneArea, i);

      area.name = g_strdup (area.name);
      area.text = g_strdup (area.text);
      area.points = g_memdup2 (area.points, area.n_points * sizeof area.points[0]);
      g_array_append_val (copy->areas, area);
    }
  for (guint i = 0; i < self->lines->len; i++)
    {
      AciesSceneLine line = g_array_index (self->lines, AciesSceneLine, i);

      line.name = g_strdup (line.name);
      line.text = g_strdup (line.text);
      line.points = g_memdup2 (line.points, line.n_points * sizeof line.points[0]);
      g_array_append_val (copy->lines, line);
    }
}

static void
copy_map (AciesScene *copy, const AciesScene *self)
{
  copy->map_width = self->map_width;
  copy->map_height = self->map_height;
  for (guint i = 0; i < self->nodes->len; i++)
    {
      AciesSceneNode node = g_array_index (self->nodes, AciesSceneNode, i);

      node.name = g_strdup (node.name);
      node.text = g_strdup (node.text);
      g_array_append_val (copy->nodes, node);
    }
  if (self->links->len > 0)
    g_array_append_vals (copy->links, self->links->data, self->links->len);
}

AciesScene *
acies_scene_copy_ground (const AciesScene *self)
{
  AciesScene *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = acies_scene_new (self->columns, self->rows);
  for (guint i = 0; i < self->columns * self->rows; i++)
    {
      copy->cells[i] = self->cells[i];
      copy->cells[i].name = g_strdup (self->cells[i].name);
      copy->cells[i].text = NULL;
      copy->cells[i].ground = NULL;
    }
  copy_table (copy, self);
  copy_map (copy, self);
  for (guint i = 0; i < self->watercourses->len; i++)
    {
      AciesSceneWatercourse course = g_array_index (self->watercourses, AciesSceneWatercourse, i);

      course.name = g_strdup (course.name);
      g_array_append_val (copy->watercourses, course);
    }
  for (guint i = 0; i < self->labels->len; i++)
    {
      AciesSceneLabel label = g_array_index (self->labels, AciesSceneLabel, i);

      label.text = g_strdup (label.text);
      g_array_append_val (copy->labels, label);
    }

  return copy;
}

const AciesSceneToken *
acies_scene_find_token (const AciesScene *self, int side, guint unit)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (self->tokens, AciesSceneToken, i);

      if (token->side == side && token->unit == unit)
        return token;
    }

  return NULL;
}

const AciesSceneLeader *
acies_scene_find_leader (const AciesScene *self, int side, guint commander)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->leaders->len; i++)
    {
      const AciesSceneLeader *leader = &g_array_index (self->leaders, AciesSceneLeader, i);

      if (leader->side == side && leader->commander == commander)
        return leader;
    }

  return NULL;
}

AciesUnits
acies_scene_units_in (const AciesScene *self, int side, int cell)
{
  AciesUnits units = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (self->tokens, AciesSceneToken, i);

      if (token->side == side && token->cell == cell)
        units |= ACIES_UNIT_BIT (token->unit);
    }

  return units;
}

int
acies_scene_find_cell (const AciesScene *self, const char *id)
{
  guint   column;
  guint64 row;

  g_return_val_if_fail (self != NULL, ACIES_NO_CELL);

  if (id == NULL || !g_ascii_islower (id[0]) ||
      !g_ascii_string_to_unsigned (id + 1, 10, 1, MAX (self->rows, 1), &row, NULL))
    return ACIES_NO_CELL;

  column = (guint) (id[0] - 'a');
  if (column >= self->columns || row > self->rows)
    return ACIES_NO_CELL;

  return (int) ((row - 1) * self->columns + column);
}
