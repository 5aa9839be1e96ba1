/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/tabletop/tt-draft.h"

/* ---- Values ---- */

JsonNode *
tt_draft_number (gint32 units)
{
  JsonNode *node = json_node_alloc ();

  return units % TT_UNIT == 0 ? json_node_init_int (node, units / TT_UNIT)
                              : json_node_init_double (node, tt_to_double (units));
}

/* Takes @array over. */
static JsonNode *
node_of_array (JsonArray *array)
{
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  json_node_take_array (node, array);

  return node;
}

JsonNode *
tt_draft_point (AciesPoint point)
{
  JsonArray *pair = json_array_new ();

  json_array_add_element (pair, tt_draft_number (point.x));
  json_array_add_element (pair, tt_draft_number (point.y));

  return node_of_array (pair);
}

JsonNode *
tt_draft_points (const AciesPoint *points, guint n)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < n; i++)
    json_array_add_element (list, tt_draft_point (points[i]));

  return node_of_array (list);
}

void
tt_draft_set_pose (JsonObject *object, const TtPose *pose)
{
  json_object_set_member (object, "at", tt_draft_point ((AciesPoint){ pose->x, pose->y }));
  json_object_set_member (object, "facing", tt_draft_number (pose->facing));
}

/* ---- Drawing ---- */

GArray *
tt_draft_sift (const AciesPoint *points, guint n)
{
  GArray *sifted = g_array_new (FALSE, FALSE, sizeof (AciesPoint));

  for (guint i = 0; i < n && sifted->len < TT_MAX_POINTS; i++)
    {
      const AciesPoint *last = sifted->len > 0
                               ? &g_array_index (sifted, AciesPoint, sifted->len - 1) : NULL;

      if (last == NULL || last->x != points[i].x || last->y != points[i].y)
        g_array_append_val (sifted, points[i]);
    }

  return sifted;
}

gboolean
tt_draft_is_outline (const AciesPoint *points, guint n)
{
  g_autofree TtVec *corners = g_new (TtVec, MAX (n, 1));

  for (guint i = 0; i < n; i++)
    corners[i] = tt_from_point ((TtPoint){ points[i].x, points[i].y });

  return n >= TT_LEAST_CORNERS && tt_polygon_is_simple ((TtPolygon){ corners, n }) &&
         fabs (tt_polygon_area ((TtPolygon){ corners, n })) >= 1;
}

/* Puts a new object at the end of a list of the map, with an id of its own; NULL if the list is full. */
static JsonObject *
append_piece (const AciesTreeEdit *edit, const char *list, const char *words, guint most)
{
  const AciesJsonCursor after = acies_json_root (edit->after);
  g_autofree char      *id = acies_draft_make_id (&after, words);
  JsonArray            *pieces = acies_tree_need_array (acies_tree_need_object (acies_tree_root (edit), "map"), list);
  JsonObject           *object;

  if (json_array_get_length (pieces) >= most)
    return NULL;

  object = json_object_new ();
  json_object_set_string_member (object, "id", id);
  json_array_add_object_element (pieces, object);

  return object;
}

gboolean
tt_draft_add_area (const AciesTreeEdit *edit, const char *kind, guint most,
                   const AciesPoint *points, guint n)
{
  JsonObject *object, *shape;

  if (!tt_draft_is_outline (points, n))
    return FALSE;
  object = append_piece (edit, "features", kind, most);
  if (object == NULL)
    return FALSE;

  json_object_set_string_member (object, "kind", kind);
  shape = acies_tree_need_object (object, "shape");
  json_object_set_string_member (shape, "type", "polygon");
  json_object_set_member (shape, "points", tt_draft_points (points, n));

  return TRUE;
}

gboolean
tt_draft_add_line (const AciesTreeEdit *edit, const char *list, const char *words, guint most,
                   const AciesPoint *points, guint n)
{
  JsonObject *object;

  if (n < TT_LEAST_BENDS)
    return FALSE;
  object = append_piece (edit, list, words, most);
  if (object == NULL)
    return FALSE;
  json_object_set_member (object, "points", tt_draft_points (points, n));

  return TRUE;
}

/* ---- References ---- */

void
tt_draft_add_candidate (GArray *candidates, const char *id, char *name)
{
  const AciesCandidate candidate = { g_strdup (id), name };

  g_array_append_val (candidates, candidate);
}

int
tt_draft_side_of_path (const GArray *steps)
{
  const AciesPathStep *step = (const AciesPathStep *) steps->data;

  return steps->len > 2 && g_strcmp0 (step[0].key, "sides") == 0 && step[1].key == NULL &&
             step[1].index < TT_DRAFT_SIDES
           ? (int) step[1].index
           : -1;
}

void
tt_draft_map_text (JsonObject *object, const char *key, const char *from, const char *to)
{
  if (g_strcmp0 (acies_tree_string (object, key), from) != 0)
    return;
  if (to != NULL)
    json_object_set_string_member (object, key, to);
  else
    json_object_remove_member (object, key);
}

void
tt_draft_drop_key (const AciesTreeEdit *edit, const char *path, const char *id)
{
  JsonNode *node = acies_path_find (edit->after, path);

  if (node != NULL && JSON_NODE_HOLDS_OBJECT (node))
    json_object_remove_member (json_node_get_object (node), id);
}

void
tt_draft_rename_key (const AciesTreeEdit *edit, const char *path, const char *from, const char *to,
                     AciesPatch *patch)
{
  g_autofree char *old = acies_path_member (path, from);
  g_autofree char *now = acies_path_member (path, to);

  if (acies_path_find (edit->before, old) == NULL)
    return;
  if (acies_path_find (edit->before, now) != NULL)
    acies_patch_remove (patch, now);
  acies_patch_rename (patch, old, to);
}

gboolean
tt_draft_take_away (const AciesTreeEdit *edit, const char *path)
{
  g_autoptr (GArray)   steps = acies_path_parse (path, NULL);
  g_autofree char     *parent = acies_path_parent (path);
  const AciesPathStep *last;
  JsonNode            *node;

  if (steps == NULL || steps->len == 0 || acies_path_find (edit->after, path) == NULL)
    return FALSE;

  last = &g_array_index (steps, AciesPathStep, steps->len - 1);
  node = acies_path_find (edit->after, parent);
  if (last->key != NULL)
    json_object_remove_member (json_node_get_object (node), last->key);
  else
    json_array_remove_element (json_node_get_array (node), last->index);

  return TRUE;
}
