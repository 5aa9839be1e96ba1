/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-draft-parts.h"

#include <string.h>

gboolean
lb_edit_begin (LbEdit *edit, const AciesJsonCursor *root)
{
  if (root->node == NULL || !JSON_NODE_HOLDS_OBJECT (root->node))
    return FALSE;

  edit->before = root->node;
  edit->after = acies_json_copy (root->node);

  return TRUE;
}

gboolean
lb_edit_end (LbEdit *edit, AciesPatch *patch)
{
  const gboolean differs = acies_draft_add_changes (edit->before, edit->after, "", patch);

  g_clear_pointer (&edit->after, json_node_unref);

  return differs;
}

gboolean
lb_edit_cancel (LbEdit *edit)
{
  g_clear_pointer (&edit->after, json_node_unref);

  return FALSE;
}

JsonObject *
lb_json_object (JsonObject *object, const char *key)
{
  JsonNode *node = object != NULL ? json_object_get_member (object, key) : NULL;

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

JsonArray *
lb_json_array (JsonObject *object, const char *key)
{
  JsonNode *node = object != NULL ? json_object_get_member (object, key) : NULL;

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

JsonObject *
lb_json_item (JsonArray *array, guint index)
{
  JsonNode *node = NULL;

  if (array != NULL && index < json_array_get_length (array))
    node = json_array_get_element (array, index);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

const char *
lb_json_string (JsonObject *object, const char *key)
{
  return object != NULL ? acies_json_text (json_object_get_member (object, key)) : NULL;
}

guint
lb_json_count (JsonObject *object)
{
  JsonNode *count = json_object_get_member (object, "count");

  if (count == NULL || !JSON_NODE_HOLDS_VALUE (count) ||
      json_node_get_value_type (count) != G_TYPE_INT64)
    return 1;

  return (guint) CLAMP (json_node_get_int (count), 1, ACIES_MAX_UNITS);
}

JsonObject *
lb_json_need_object (JsonObject *object, const char *key)
{
  if (lb_json_object (object, key) == NULL)
    json_object_set_object_member (object, key, json_object_new ());

  return lb_json_object (object, key);
}

JsonArray *
lb_json_need_array (JsonObject *object, const char *key)
{
  if (lb_json_array (object, key) == NULL)
    json_object_set_array_member (object, key, json_array_new ());

  return lb_json_array (object, key);
}

gboolean
lb_json_has (JsonArray *array, const char *text)
{
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    if (g_strcmp0 (acies_json_text (json_array_get_element (array, i)), text) == 0)
      return TRUE;

  return FALSE;
}

void
lb_json_add (JsonObject *object, const char *key, const char *text)
{
  JsonArray *array = lb_json_need_array (object, key);

  if (!lb_json_has (array, text))
    json_array_add_string_element (array, text);
}

gboolean
lb_json_drop (JsonObject *object, const char *key, const char *text)
{
  JsonArray *array = lb_json_array (object, key);
  gboolean   found = FALSE;

  for (guint i = array != NULL ? json_array_get_length (array) : 0; i > 0; i--)
    if (g_strcmp0 (acies_json_text (json_array_get_element (array, i - 1)), text) == 0)
      {
        json_array_remove_element (array, i - 1);
        found = TRUE;
      }
  if (found && json_array_get_length (array) == 0)
    json_object_remove_member (object, key);

  return found;
}

/* json-glib inserts nowhere but at the end: what comes behind is put behind again. */
void
lb_json_insert (JsonObject *object, const char *key, guint index, JsonNode *node)
{
  JsonArray *array = lb_json_need_array (object, key);
  guint      n_behind;

  index = MIN (index, json_array_get_length (array));
  n_behind = json_array_get_length (array) - index;
  json_array_add_element (array, node);
  for (guint i = 0; i < n_behind; i++)
    {
      JsonNode *behind = json_array_dup_element (array, index);

      json_array_remove_element (array, index);
      json_array_add_element (array, behind);
    }
}

JsonObject *
lb_edit_root (const LbEdit *edit)
{
  return json_node_get_object (edit->after);
}

JsonObject *
lb_edit_side (const LbEdit *edit, guint side)
{
  return side < LB_N_SIDES ? lb_json_item (lb_json_array (lb_edit_root (edit), "sides"), side) : NULL;
}

JsonObject *
lb_edit_army (const LbEdit *edit, AciesPart part, guint side, gboolean make)
{
  const char *id = lb_json_string (lb_edit_side (edit, side), "id");
  JsonObject *at = lb_edit_root (edit);

  if (id == NULL || id[0] == '\0')
    return NULL;
  /* Of two sides with one id the first owns what is said of it. */
  for (guint i = 0; i < side; i++)
    if (g_strcmp0 (lb_json_string (lb_edit_side (edit, i), "id"), id) == 0)
      return NULL;
  if (part == ACIES_PART_SITUATION)
    {
      at = lb_json_object (at, "situation");
      if (at == NULL)
        return NULL;
      at = make ? lb_json_need_object (at, "sides") : lb_json_object (at, "sides");
    }
  else
    at = make ? lb_json_need_object (at, "deployment") : lb_json_object (at, "deployment");

  return make && at != NULL ? lb_json_need_object (at, id) : lb_json_object (at, id);
}

void
lb_edit_drop_empty_groups (JsonObject *army)
{
  JsonArray *groups = lb_json_array (army, "groups");

  for (guint i = groups != NULL ? json_array_get_length (groups) : 0; i > 0; i--)
    {
      JsonObject *group = lb_json_item (groups, i - 1);
      JsonArray  *units = lb_json_array (group, "units");
      JsonArray  *commanders = lb_json_array (group, "commanders");

      if (group != NULL && (units == NULL || json_array_get_length (units) == 0) &&
          (commanders == NULL || json_array_get_length (commanders) == 0))
        json_array_remove_element (groups, i - 1);
    }
}

/* Has the texts of the list @key answered for. TRUE if one of them has gone. */
static gboolean
map_list (JsonObject *object, const char *key, LbReferenceFunc func, gpointer data)
{
  JsonArray *old = lb_json_array (object, key);
  JsonArray *mapped;
  gboolean   gone = FALSE;

  if (old == NULL)
    return FALSE;

  mapped = json_array_new ();
  for (guint i = 0; i < json_array_get_length (old); i++)
    {
      const char      *text = acies_json_text (json_array_get_element (old, i));
      g_autofree char *now = text != NULL ? func (text, data) : NULL;

      if (text == NULL)
        json_array_add_element (mapped, json_array_dup_element (old, i));
      else if (now != NULL)
        json_array_add_string_element (mapped, now);
      else
        gone = TRUE;
    }
  if (gone && json_array_get_length (mapped) == 0)
    {
      json_array_unref (mapped);
      json_object_remove_member (object, key);
    }
  else
    json_object_set_array_member (object, key, mapped);

  return gone;
}

static void
map_member (JsonObject *object, const char *key, LbReferenceFunc func, gpointer data)
{
  const char      *text = lb_json_string (object, key);
  g_autofree char *now = text != NULL ? func (text, data) : NULL;

  if (text == NULL)
    return;
  if (now != NULL)
    json_object_set_string_member (object, key, now);
  else
    json_object_remove_member (object, key);
}

static const char *const group_lists[] = { "units", "commanders", "disordered", "entered" };
static const char *const fate_lists[] = { "shattered", "withdrawn", "fled", "lost", "killed",
                                          "escaped" };

static void
map_army (JsonObject *army, LbReferenceFunc func, gpointer data)
{
  JsonArray *groups = lb_json_array (army, "groups");
  gboolean   gone = FALSE;

  for (guint i = 0; groups != NULL && i < json_array_get_length (groups); i++)
    {
      JsonObject *group = lb_json_item (groups, i);

      for (guint k = 0; k < G_N_ELEMENTS (group_lists); k++)
        gone = map_list (group, group_lists[k], func, data) || gone;
      map_member (group, "lead", func, data);
    }
  if (gone)
    lb_edit_drop_empty_groups (army);
  for (guint k = 0; k < G_N_ELEMENTS (fate_lists); k++)
    map_list (army, fate_lists[k], func, data);
}

void
lb_edit_map_references (const LbEdit *edit, guint side, LbReferenceFunc func, gpointer data)
{
  JsonObject *own = lb_edit_side (edit, side);
  JsonArray  *commanders = lb_json_array (own, "commanders");

  for (guint i = 0; commanders != NULL && i < json_array_get_length (commanders); i++)
    map_member (lb_json_item (commanders, i), "bodyguard", func, data);
  map_army (lb_edit_army (edit, ACIES_PART_DEPLOYMENT, side, FALSE), func, data);
  map_army (lb_edit_army (edit, ACIES_PART_SITUATION, side, FALSE), func, data);
}

/* The ids of the units and commanders of one side, before and after. */
typedef struct
{
  GHashTable *before, *after;
} KnownIds;

static GHashTable *
id_set_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static void
add_ids_of (GHashTable *ids, const LbSideSetup *own)
{
  for (guint i = 0; i < own->n_units; i++)
    g_hash_table_add (ids, g_strdup (own->units[i].id));
  for (guint i = 0; i < own->n_commanders; i++)
    g_hash_table_add (ids, g_strdup (own->commanders[i].id));
}

static char *
prune_reference (const char *id, gpointer data)
{
  const KnownIds *known = data;

  return g_hash_table_contains (known->before, id) && !g_hash_table_contains (known->after, id)
           ? NULL
           : g_strdup (id);
}

/* What refers to a side that is no more. */
static void
prune_side (const LbEdit *edit, const char *id)
{
  JsonObject *root = lb_edit_root (edit);
  JsonObject *situation = lb_json_object (root, "situation");
  JsonObject *result = lb_json_object (root, "result");

  if (id[0] == '\0')
    return;
  if (lb_json_object (root, "deployment") != NULL)
    json_object_remove_member (lb_json_object (root, "deployment"), id);
  if (lb_json_object (situation, "sides") != NULL)
    json_object_remove_member (lb_json_object (situation, "sides"), id);
  if (g_strcmp0 (lb_json_string (situation, "active"), id) == 0)
    json_object_remove_member (situation, "active");
  if (situation != NULL && lb_json_drop (situation, "order", id))
    json_object_remove_member (situation, "order");
  if (g_strcmp0 (lb_json_string (result, "winner"), id) == 0)
    json_object_remove_member (result, "winner");
}

/* Where the side is after the edit; one without an id is known by its place. */
static int
find_again (const LbSetup *before, const LbSetup *after, guint side)
{
  const char *id = before->sides[side].id;

  if (id[0] != '\0')
    return lb_side_find (after, id);

  return after->sides[side].id[0] == '\0' ? (int) side : ACIES_NO_SIDE;
}

void
lb_edit_prune (const LbEdit *edit)
{
  const AciesJsonCursor old_root = acies_json_root (edit->before);
  const AciesJsonCursor new_root = acies_json_root (edit->after);
  g_autoptr (LbSetup)   before = lb_draft_read (&old_root);
  g_autoptr (LbSetup)   after = lb_draft_read (&new_root);

  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      const LbSideSetup     *old = &before->sides[side];
      const int              now = find_again (before, after, side);
      g_autoptr (GHashTable) old_ids = id_set_new ();
      g_autoptr (GHashTable) new_ids = id_set_new ();
      KnownIds               known = { old_ids, new_ids };

      if (now == ACIES_NO_SIDE)
        {
          prune_side (edit, old->id);
          continue;
        }
      add_ids_of (old_ids, old);
      add_ids_of (new_ids, &after->sides[now]);
      lb_edit_map_references (edit, (guint) now, prune_reference, &known);
    }
}
