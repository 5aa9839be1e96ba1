/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-draft-parts.h"

#include <string.h>

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
lb_edit_side (const AciesTreeEdit *edit, guint side)
{
  return side < LB_N_SIDES ? acies_tree_item (acies_tree_array (acies_tree_root (edit), "sides"), side) : NULL;
}

JsonObject *
lb_edit_army (const AciesTreeEdit *edit, AciesPart part, guint side, gboolean make)
{
  const char *id = acies_tree_string (lb_edit_side (edit, side), "id");
  JsonObject *at = acies_tree_root (edit);

  if (id == NULL || id[0] == '\0')
    return NULL;
  /* Of two sides with one id the first owns what is said of it. */
  for (guint i = 0; i < side; i++)
    if (g_strcmp0 (acies_tree_string (lb_edit_side (edit, i), "id"), id) == 0)
      return NULL;
  if (part == ACIES_PART_SITUATION)
    {
      at = acies_tree_object (at, "situation");
      if (at == NULL)
        return NULL;
      at = make ? acies_tree_need_object (at, "sides") : acies_tree_object (at, "sides");
    }
  else
    at = make ? acies_tree_need_object (at, "deployment") : acies_tree_object (at, "deployment");

  return make && at != NULL ? acies_tree_need_object (at, id) : acies_tree_object (at, id);
}

void
lb_edit_drop_empty_groups (JsonObject *army)
{
  JsonArray *groups = acies_tree_array (army, "groups");

  for (guint i = groups != NULL ? json_array_get_length (groups) : 0; i > 0; i--)
    {
      JsonObject *group = acies_tree_item (groups, i - 1);
      JsonArray  *units = acies_tree_array (group, "units");
      JsonArray  *commanders = acies_tree_array (group, "commanders");

      if (group != NULL && (units == NULL || json_array_get_length (units) == 0) &&
          (commanders == NULL || json_array_get_length (commanders) == 0))
        json_array_remove_element (groups, i - 1);
    }
}

/* Has the texts of the list @key answered for. TRUE if one of them has gone. */
static gboolean
map_list (JsonObject *object, const char *key, LbReferenceFunc func, gpointer data)
{
  JsonArray *old = acies_tree_array (object, key);
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
  const char      *text = acies_tree_string (object, key);
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
  JsonArray *groups = acies_tree_array (army, "groups");
  gboolean   gone = FALSE;

  for (guint i = 0; groups != NULL && i < json_array_get_length (groups); i++)
    {
      JsonObject *group = acies_tree_item (groups, i);

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
lb_edit_map_references (const AciesTreeEdit *edit, guint side, LbReferenceFunc func, gpointer data)
{
  JsonObject *own = lb_edit_side (edit, side);
  JsonArray  *commanders = acies_tree_array (own, "commanders");

  for (guint i = 0; commanders != NULL && i < json_array_get_length (commanders); i++)
    map_member (acies_tree_item (commanders, i), "bodyguard", func, data);
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
prune_side (const AciesTreeEdit *edit, const char *id)
{
  JsonObject *root = acies_tree_root (edit);
  JsonObject *situation = acies_tree_object (root, "situation");
  JsonObject *result = acies_tree_object (root, "result");

  if (id[0] == '\0')
    return;
  if (acies_tree_object (root, "deployment") != NULL)
    json_object_remove_member (acies_tree_object (root, "deployment"), id);
  if (acies_tree_object (situation, "sides") != NULL)
    json_object_remove_member (acies_tree_object (situation, "sides"), id);
  if (g_strcmp0 (acies_tree_string (situation, "active"), id) == 0)
    json_object_remove_member (situation, "active");
  if (situation != NULL && acies_tree_drop (situation, "order", id))
    json_object_remove_member (situation, "order");
  if (g_strcmp0 (acies_tree_string (result, "winner"), id) == 0)
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
lb_edit_prune (const AciesTreeEdit *edit)
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
