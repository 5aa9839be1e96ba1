/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-private.h"

#include <string.h>

/* What of a scene is other than before. */

/* Whose base edge is known and lies above or below; -1 if neither's does. */
static int
acies_field_lower_edge (const AciesScene *scene)
{
  for (int side = 0; side < 2; side++)
    {
      if (scene->sides[side].edge == ACIES_FACING_SOUTH)
        return side;
      if (scene->sides[side].edge == ACIES_FACING_NORTH)
        return 1 - side;
    }

  return -1;
}

/* On a table: that of whose base edge, else camps, else bases, lie nearer. */
static int
acies_field_lower_on_table (const AciesScene *scene)
{
  const int edge = acies_field_lower_edge (scene);
  double    y[ACIES_MAX_SIDES] = { 0 };
  guint     n[ACIES_MAX_SIDES] = { 0 };

  if (edge >= 0)
    return edge;

  for (guint i = 0; i < scene->camps->len; i++)
    {
      const AciesSceneCamp *camp = &g_array_index (scene->camps, AciesSceneCamp, i);

      y[camp->side] += camp->pose.y;
      n[camp->side]++;
    }
  for (guint i = 0; i < scene->tokens->len && (n[0] == 0 || n[1] == 0); i++)
    {
      const AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, i);

      if (!token->on_table)
        continue;
      y[token->side] += token->pose.y;
      n[token->side]++;
    }
  if (n[0] > 0 && n[1] > 0)
    return y[0] / n[0] >= y[1] / n[1] ? 0 : 1;
  for (int side = 0; side < 2; side++)
    if (n[side] > 0)
      return (y[side] / n[side] >= scene->table_height / 2.0) == (side == 0) ? 0 : 1;

  return 0;
}

/* Which side's tray is below: that of whose key zones and camps, else units, lie lower on the board. */
int
acies_field_lower_side (const AciesScene *scene)
{
  double row[ACIES_MAX_SIDES] = { 0 };
  guint  n[ACIES_MAX_SIDES] = { 0 };

  if (acies_scene_has_table (scene))
    return acies_field_lower_on_table (scene);

  for (guint i = 0; i < scene->columns * scene->rows; i++)
    {
      const AciesSceneCell *cell = &scene->cells[i];
      const int             owners[] = { cell->key_side, cell->camp_side };

      for (guint k = 0; k < G_N_ELEMENTS (owners); k++)
        if (owners[k] != ACIES_NO_SIDE)
          {
            row[owners[k]] += i / scene->columns;
            n[owners[k]]++;
          }
    }

  if (n[0] > 0 && n[1] > 0)
    return row[0] / n[0] >= row[1] / n[1] ? 0 : 1;
  if (n[0] > 0)
    return row[0] / n[0] >= scene->rows / 2.0 ? 0 : 1;
  if (n[1] > 0)
    return row[1] / n[1] >= scene->rows / 2.0 ? 1 : 0;

  return 0;
}

static gboolean
acies_field_same_courses (const AciesScene *a, const AciesScene *b)
{
  for (guint i = 0; i < a->watercourses->len; i++)
    {
      const AciesSceneWatercourse *one = &g_array_index (a->watercourses, AciesSceneWatercourse, i);
      const AciesSceneWatercourse *two = &g_array_index (b->watercourses, AciesSceneWatercourse, i);

      if (one->river != two->river || one->n_cells != two->n_cells ||
          memcmp (one->cells, two->cells, one->n_cells * sizeof one->cells[0]) != 0 ||
          g_strcmp0 (one->name, two->name) != 0)
        return FALSE;
    }

  return TRUE;
}

static gboolean
acies_field_same_labels (const AciesScene *a, const AciesScene *b)
{
  for (guint i = 0; i < a->labels->len; i++)
    {
      const AciesSceneLabel *one = &g_array_index (a->labels, AciesSceneLabel, i);
      const AciesSceneLabel *two = &g_array_index (b->labels, AciesSceneLabel, i);

      if (one->cell != two->cell || one->edge != two->edge || one->settlement != two->settlement ||
          g_strcmp0 (one->text, two->text) != 0)
        return FALSE;
    }

  return TRUE;
}

static gboolean
same_points (gint32 (*a)[2], guint n_a, gint32 (*b)[2], guint n_b)
{
  return n_a == n_b && memcmp (a, b, n_a * sizeof *a) == 0;
}

static gboolean
acies_field_same_areas (const AciesScene *a, const AciesScene *b)
{
  for (guint i = 0; i < a->areas->len; i++)
    {
      const AciesSceneArea *one = &g_array_index (a->areas, AciesSceneArea, i);
      const AciesSceneArea *two = &g_array_index (b->areas, AciesSceneArea, i);

      if (one->ground != two->ground || g_strcmp0 (one->name, two->name) != 0 ||
          one->has_crest != two->has_crest ||
          !same_points (one->points, one->n_points, two->points, two->n_points))
        return FALSE;
    }

  return TRUE;
}

static gboolean
acies_field_same_table (const AciesScene *a, const AciesScene *b)
{
  if (a->table_width != b->table_width || a->table_height != b->table_height ||
      a->areas->len != b->areas->len || a->lines->len != b->lines->len ||
      !acies_field_same_areas (a, b))
    return FALSE;

  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    if (a->sides[i].edge != b->sides[i].edge)
      return FALSE;

  for (guint i = 0; i < a->lines->len; i++)
    {
      const AciesSceneLine *one = &g_array_index (a->lines, AciesSceneLine, i);
      const AciesSceneLine *two = &g_array_index (b->lines, AciesSceneLine, i);

      if (one->river != two->river || one->width != two->width ||
          g_strcmp0 (one->name, two->name) != 0 ||
          !same_points (one->points, one->n_points, two->points, two->n_points))
        return FALSE;
    }

  return TRUE;
}

gboolean
acies_field_same_ground (const AciesScene *a, const AciesScene *b)
{
  if (a == NULL || b == NULL || a->columns != b->columns || a->rows != b->rows ||
      a->watercourses->len != b->watercourses->len || a->labels->len != b->labels->len)
    return FALSE;

  for (guint i = 0; i < a->columns * a->rows; i++)
    if (a->cells[i].terrain != b->cells[i].terrain ||
        a->cells[i].key_side != b->cells[i].key_side ||
        a->cells[i].camp_side != b->cells[i].camp_side ||
        a->cells[i].camp_captured != b->cells[i].camp_captured ||
        a->cells[i].camp_fortified != b->cells[i].camp_fortified ||
        g_strcmp0 (a->cells[i].name, b->cells[i].name) != 0)
      return FALSE;

  return acies_field_same_courses (a, b) && acies_field_same_labels (a, b) &&
         acies_field_same_table (a, b);
}

static guint64
mix (guint64 print, guint64 value)
{
  return (print ^ value) * G_GUINT64_CONSTANT (0x100000001b3);
}

/* A number a cell, alike where what stands there looks alike. */
static void
acies_field_print_cells (const AciesScene *scene, guint64 *prints)
{
  for (guint i = 0; i < scene->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, i);
      guint64               *print = &prints[MIN ((guint)MAX (token->cell, 0), 63)];

      *print = mix (mix (*print, token->unit * 2u + (guint)token->side), token->facing);
      *print = mix (mix (*print, token->hero * 2u + (token->hero_dazed != 0)), token->flags);
    }

  for (guint i = 0; i < scene->leaders->len; i++)
    {
      const AciesSceneLeader *leader = &g_array_index (scene->leaders, AciesSceneLeader, i);
      guint64                *print = &prints[MIN ((guint)MAX (leader->cell, 0), 63)];

      *print = mix (mix (*print, 1024u + leader->commander * 2u + (guint)leader->side),
                    (leader->dazed != 0) * 2u + (leader->acted != 0));
    }
}

static gboolean
same_pose (const AciesPose *a, const AciesPose *b)
{
  return a->x == b->x && a->y == b->y && a->facing == b->facing;
}

static gboolean
acies_field_same_bases (const AciesScene *a, const AciesScene *b)
{
  for (guint i = 0; i < a->tokens->len; i++)
    {
      const AciesSceneToken *one = &g_array_index (a->tokens, AciesSceneToken, i);
      const AciesSceneToken *two = &g_array_index (b->tokens, AciesSceneToken, i);

      if (one->side != two->side || one->unit != two->unit || one->on_table != two->on_table ||
          !same_pose (&one->pose, &two->pose) || one->width != two->width ||
          one->depth != two->depth || one->emblem != two->emblem || one->flags != two->flags ||
          g_strcmp0 (one->badge, two->badge) != 0)
        return FALSE;
    }

  return TRUE;
}

static gboolean
acies_field_same_camps (const AciesScene *a, const AciesScene *b)
{
  for (guint i = 0; i < a->camps->len; i++)
    {
      const AciesSceneCamp *one = &g_array_index (a->camps, AciesSceneCamp, i);
      const AciesSceneCamp *two = &g_array_index (b->camps, AciesSceneCamp, i);

      if (one->side != two->side || one->held_by != two->held_by ||
          !same_pose (&one->pose, &two->pose) || one->width != two->width ||
          one->depth != two->depth)
        return FALSE;
    }

  return TRUE;
}

/* Whether what stands on a table looks the same in both. */
static gboolean
acies_field_same_standing (const AciesScene *a, const AciesScene *b)
{
  return a->tokens->len == b->tokens->len && a->camps->len == b->camps->len &&
         acies_field_same_bases (a, b) && acies_field_same_camps (a, b);
}

guint64
acies_field_changed_cells (const AciesScene *a, const AciesScene *b)
{
  guint64 before[64] = { 0 };
  guint64 after[64] = { 0 };
  guint64 changed = 0;

  if (a == NULL || b == NULL || a->columns != b->columns || a->rows != b->rows)
    return ACIES_ALL_CELLS;
  if (acies_scene_has_table (b))
    return acies_field_same_standing (a, b) ? 0 : ACIES_ALL_CELLS;

  acies_field_print_cells (a, before);
  acies_field_print_cells (b, after);
  for (guint i = 0; i < 64; i++)
    if (before[i] != after[i])
      changed |= G_GUINT64_CONSTANT (1) << i;

  return changed;
}
