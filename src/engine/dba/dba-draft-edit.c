/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-draft-parts.h"

#include <string.h>

#include "engine/dba/dba-fields.h"
#include "engine/dba/dba-names.h"

JsonObject *
dba_edit_side (const AciesTreeEdit *edit, guint side)
{
  JsonArray *sides = acies_tree_array (acies_tree_root (edit), "sides");

  return side < DBA_N_SIDES ? acies_tree_item (sides, side) : NULL;
}

/* Of two sides with one id the first owns what is said of it. */
const char *
dba_edit_side_id (const AciesTreeEdit *edit, guint side)
{
  const char *id = acies_tree_string (dba_edit_side (edit, side), "id");

  if (id == NULL || id[0] == '\0')
    return NULL;
  for (guint before = 0; before < side; before++)
    if (g_strcmp0 (acies_tree_string (dba_edit_side (edit, before), "id"), id) == 0)
      return NULL;

  return id;
}

/* A deployment that says where elements stand is a historical one, and needs both edges. */
static void
make_historical (const AciesTreeEdit *edit, JsonObject *deployment)
{
  const AciesJsonCursor root = acies_json_root (edit->after);
  g_autoptr (DbaSetup)  setup = dba_draft_read (&root, ACIES_PART_DEPLOYMENT);
  JsonObject           *edges;

  json_object_set_string_member (deployment, "mode", acies_name_of (dba_mode_names, DBA_DEPLOY_HISTORICAL));
  edges = acies_tree_need_object (deployment, "edges");
  for (guint side = 0; side < DBA_N_SIDES; side++)
    if (dba_edit_side_id (edit, side) != NULL &&
        !json_object_has_member (edges, dba_edit_side_id (edit, side)))
      json_object_set_string_member (edges, dba_edit_side_id (edit, side),
                                     acies_name_of (dba_edge_names,
                                                    (int) dba_draft_edge (setup, side)));
}

JsonObject *
dba_edit_places (const AciesTreeEdit *edit, AciesPart part, gboolean make)
{
  JsonObject *root = acies_tree_root (edit);
  JsonObject *at;

  if (part == ACIES_PART_SITUATION)
    {
      at = acies_tree_object (root, "situation");
      if (at == NULL || !make)
        return acies_tree_object (at, "elements");
      return acies_tree_need_object (at, "elements");
    }
  if (!make)
    return acies_tree_object (acies_tree_object (root, "deployment"), "elements");

  at = acies_tree_need_object (root, "deployment");
  make_historical (edit, at);

  return acies_tree_need_object (at, "elements");
}

JsonNode *
dba_edit_number (gint32 units)
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
dba_edit_point (AciesPoint point)
{
  JsonArray *pair = json_array_new ();

  json_array_add_element (pair, dba_edit_number (point.x));
  json_array_add_element (pair, dba_edit_number (point.y));

  return node_of_array (pair);
}

JsonNode *
dba_edit_points (const AciesPoint *points, guint n)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < n; i++)
    json_array_add_element (list, dba_edit_point (points[i]));

  return node_of_array (list);
}

void
dba_edit_set_pose (JsonObject *object, const TtPose *pose)
{
  json_object_set_member (object, "at", dba_edit_point ((AciesPoint){ pose->x, pose->y }));
  json_object_set_member (object, "facing", dba_edit_number (pose->facing));
}

/* The member @key of @object becomes another text, or goes. */
static void
map_member (JsonObject *object, const char *key, const char *from, const char *to)
{
  if (g_strcmp0 (acies_tree_string (object, key), from) != 0)
    return;

  if (to != NULL)
    json_object_set_string_member (object, key, to);
  else
    json_object_remove_member (object, key);
}

/* A key that becomes another goes to the end; acies_tree_end() does not look at the order. */
static void
map_key (JsonObject *object, const char *from, const char *to)
{
  JsonNode *node = object != NULL ? json_object_get_member (object, from) : NULL;

  if (node == NULL)
    return;
  if (to != NULL)
    json_object_set_member (object, to, json_node_ref (node));
  json_object_remove_member (object, from);
}

void
dba_edit_map_unit (const AciesTreeEdit *edit, guint side, const char *from, const char *to)
{
  JsonObject *own = dba_edit_side (edit, side);
  JsonArray  *commanders = acies_tree_array (own, "commanders");
  JsonObject *situation = acies_tree_object (acies_tree_root (edit), "situation");
  JsonObject *camps = acies_tree_object (situation, "camps");

  for (guint i = 0; commanders != NULL && i < json_array_get_length (commanders); i++)
    map_member (acies_tree_item (commanders, i), "unit", from, to);
  map_member (acies_tree_object (own, "camp"), "garrison", from, to);
  map_key (dba_edit_places (edit, ACIES_PART_DEPLOYMENT, FALSE), from, to);
  map_key (dba_edit_places (edit, ACIES_PART_SITUATION, FALSE), from, to);

  for (guint i = 0; camps != NULL && i < DBA_N_SIDES; i++)
    if (dba_edit_side_id (edit, i) != NULL)
      map_member (acies_tree_object (camps, dba_edit_side_id (edit, i)), "occupied-by", from, to);
}
