/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-draft-parts.h"

#include <string.h>

#include "engine/lost-battles/lb-names.h"

/*
 * Old ids of units, or of a commander, and what they become: strings of their own, NULL for those that go. Others stay as
 * they are.
 */
typedef GHashTable LbNewIds;

static LbNewIds *
new_ids_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

static char *
new_id_of (const char *id, gpointer data)
{
  gpointer now;

  return g_hash_table_lookup_extended (data, id, NULL, &now) ? g_strdup (now) : g_strdup (id);
}

/* How the unit @number, from 1, of an entry of @count units is called. */
static char *
unit_id (const char *id, guint number, guint count)
{
  return count == 1 ? g_strdup (id) : g_strdup_printf ("%s-%u", id, number);
}

/* An entry of units as the file has it, and what it stands for. */
typedef struct
{
  const LbSideSetup *own;
  guint              index;
  JsonObject        *object;
  const char        *id;     /* "" if it has none */
  guint              count;  /* at least 1 */
} LbEntry;

static gboolean
find_entry (const AciesTreeEdit *edit, const LbSetup *setup, guint side, guint index,
            LbEntry *entry)
{
  *entry = (LbEntry){ .index = index };
  entry->object = acies_tree_item (acies_tree_array (lb_edit_side (edit, side), "units"), index);
  if (entry->object == NULL)
    return FALSE;

  entry->own = &setup->sides[side];
  entry->id = acies_tree_string (entry->object, "id");
  if (entry->id == NULL || !acies_json_is_id (entry->id))
    entry->id = "";
  lb_draft_entry (entry->own, index, &entry->count);

  return entry->count > 0;
}

/* The unit @number of @entry becomes @now (taken over), unless its id belongs to another that has it too. */
static void
map_unit (LbNewIds *ids, const LbEntry *entry, guint number, char *now)
{
  char     *old = unit_id (entry->id, number, entry->count);
  const int unit = lb_unit_find (entry->own, old);

  if (unit >= 0 && entry->own->units[unit].entry == entry->index)
    {
      g_hash_table_insert (ids, old, now);
      return;
    }
  g_free (old);
  g_free (now);
}

static void
put_count (JsonObject *object, guint count)
{
  if (count > 1 || json_object_has_member (object, "count"))
    json_object_set_int_member (object, "count", count);
}

gboolean
lb_draft_set_count (const AciesJsonCursor *root, guint side, guint index, guint count,
                    AciesPatch *patch)
{
  g_autoptr (LbSetup)    setup = NULL;
  g_autoptr (GHashTable) ids = new_ids_new ();
  AciesTreeEdit          edit;
  LbEntry                entry;

  if (!acies_tree_begin (&edit, root))
    return FALSE;
  setup = lb_draft_read (root);
  if (count < 1 || !find_entry (&edit, setup, side, index, &entry) ||
      entry.own->n_units - entry.count + count > ACIES_MAX_UNITS)
    return acies_tree_cancel (&edit);

  for (guint number = 1; number <= entry.count; number++)
    map_unit (ids, &entry, number, number <= count ? unit_id (entry.id, number, count) : NULL);
  put_count (entry.object, count);
  lb_edit_map_references (&edit, side, new_id_of, ids);

  return acies_tree_end (&edit, patch);
}

gboolean
lb_draft_split (const AciesJsonCursor *root, guint side, guint index, guint count,
                AciesPatch *patch)
{
  g_autoptr (LbSetup)    setup = NULL;
  g_autoptr (GHashTable) ids = new_ids_new ();
  g_autoptr (JsonNode)   node = NULL;
  g_autofree char       *id = NULL;
  AciesTreeEdit          edit;
  LbEntry                entry;
  guint                  kept;

  if (!acies_tree_begin (&edit, root))
    return FALSE;
  setup = lb_draft_read (root);
  if (!find_entry (&edit, setup, side, index, &entry) || count < 1 || count >= entry.count ||
      entry.id[0] == '\0')
    return acies_tree_cancel (&edit);

  kept = entry.count - count;
  id = acies_draft_make_id (root, entry.id);
  for (guint number = 1; number <= entry.count; number++)
    map_unit (ids, &entry, number,
              number <= kept ? unit_id (entry.id, number, kept)
                             : unit_id (id, number - kept, count));

  node = json_node_init_object (json_node_alloc (), entry.object);
  acies_tree_insert (lb_edit_side (&edit, side), "units", index + 1, acies_json_copy (node));
  put_count (entry.object, kept);
  entry.object = acies_tree_item (acies_tree_array (lb_edit_side (&edit, side), "units"), index + 1);
  json_object_set_string_member (entry.object, "id", id);
  put_count (entry.object, count);
  lb_edit_map_references (&edit, side, new_id_of, ids);

  return acies_tree_end (&edit, patch);
}

/* 1.1, 1.2: whether two units are of one kind. */
static gboolean
are_alike (const LbSideSetup *own, const LbEntry *one, const LbEntry *other)
{
  guint             count;
  const LbUnitSpec *a = &own->units[lb_draft_entry (own, one->index, &count)];
  const LbUnitSpec *b = &own->units[lb_draft_entry (own, other->index, &count)];

  return a->arm == b->arm && a->quality == b->quality && a->subtype == b->subtype &&
         a->men_horses == b->men_horses && a->escorted == b->escorted;
}

gboolean
lb_draft_join (const AciesJsonCursor *root, guint side, guint index, guint other, AciesPatch *patch)
{
  g_autoptr (LbSetup)    setup = NULL;
  g_autoptr (GHashTable) ids = new_ids_new ();
  AciesTreeEdit          edit;
  LbEntry                entry, joined;
  guint                  total;

  if (index == other || !acies_tree_begin (&edit, root))
    return FALSE;
  setup = lb_draft_read (root);
  if (!find_entry (&edit, setup, side, index, &entry) ||
      !find_entry (&edit, setup, side, other, &joined) || entry.id[0] == '\0' ||
      !are_alike (entry.own, &entry, &joined))
    return acies_tree_cancel (&edit);

  total = entry.count + joined.count;
  for (guint number = 1; number <= entry.count; number++)
    map_unit (ids, &entry, number, unit_id (entry.id, number, total));
  for (guint number = 1; number <= joined.count; number++)
    map_unit (ids, &joined, number, unit_id (entry.id, entry.count + number, total));
  put_count (entry.object, total);
  lb_edit_map_references (&edit, side, new_id_of, ids);
  json_array_remove_element (acies_tree_array (lb_edit_side (&edit, side), "units"), other);

  return acies_tree_end (&edit, patch);
}

/* What has an id: sides[side], or units[index] or commanders[index] of it. */
typedef struct
{
  guint       side, index;
  const char *list;    /* NULL: the side itself */
} LbNamed;

static gboolean
parse_named (const GArray *steps, LbNamed *named)
{
  const AciesPathStep *step = steps != NULL ? (const AciesPathStep *) steps->data : NULL;
  const guint          n = steps != NULL ? steps->len : 0;

  if ((n != 3 && n != 5) || g_strcmp0 (step[0].key, "sides") != 0 || step[1].key != NULL ||
      g_strcmp0 (step[n - 1].key, "id") != 0)
    return FALSE;

  *named = (LbNamed){ .side = step[1].index };
  if (n == 3)
    return TRUE;

  named->list = step[2].key;
  named->index = step[3].index;

  return step[3].key == NULL &&
         (g_strcmp0 (named->list, "units") == 0 || g_strcmp0 (named->list, "commanders") == 0);
}

static void
rename_in_list (JsonObject *object, const char *key, const char *old, const char *now)
{
  JsonArray *array = acies_tree_array (object, key);
  JsonArray *renamed = json_array_new ();

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    if (g_strcmp0 (acies_json_text (json_array_get_element (array, i)), old) == 0)
      json_array_add_string_element (renamed, now);
    else
      json_array_add_element (renamed, json_array_dup_element (array, i));
  if (array != NULL)
    json_object_set_array_member (object, key, renamed);
  else
    json_array_unref (renamed);
}

static void
rename_member (JsonObject *object, const char *key, const char *old, const char *now)
{
  if (g_strcmp0 (acies_tree_string (object, key), old) == 0)
    json_object_set_string_member (object, key, now);
}

/* An army's deployment and situation stand under its id. */
static void
rename_key (const AciesTreeEdit *edit, const char *path, const char *old, const char *now,
            AciesPatch *patch)
{
  g_autofree char *from = acies_path_member (path, old);
  g_autofree char *to = acies_path_member (path, now);

  if (acies_path_find (edit->before, from) == NULL)
    return;
  if (acies_path_find (edit->before, to) != NULL)
    acies_patch_remove (patch, to);
  acies_patch_rename (patch, from, now);
}

static void
rename_side (const AciesTreeEdit *edit, const char *old, const char *now, AciesPatch *patch)
{
  JsonObject *situation = acies_tree_object (acies_tree_root (edit), "situation");

  rename_member (situation, "active", old, now);
  if (situation != NULL)
    rename_in_list (situation, "order", old, now);
  rename_member (acies_tree_object (acies_tree_root (edit), "result"), "winner", old, now);
  if (acies_tree_object (acies_tree_root (edit), "deployment") != NULL)
    rename_key (edit, "deployment", old, now, patch);
  if (acies_tree_object (situation, "sides") != NULL)
    rename_key (edit, "situation.sides", old, now, patch);
}

static void
rename_units (const AciesTreeEdit *edit, const LbSetup *setup, const LbNamed *named, const char *id)
{
  g_autoptr (GHashTable) ids = new_ids_new ();
  LbEntry                entry;

  if (!find_entry (edit, setup, named->side, named->index, &entry) || entry.id[0] == '\0')
    return;

  for (guint number = 1; number <= entry.count; number++)
    map_unit (ids, &entry, number, unit_id (id, number, entry.count));
  lb_edit_map_references (edit, named->side, new_id_of, ids);
}

static void
rename_commander (const AciesTreeEdit *edit, const LbSetup *setup, const LbNamed *named,
                  const char *old,
                  const char *id)
{
  g_autoptr (GHashTable) ids = new_ids_new ();

  if (lb_commander_find (&setup->sides[named->side], old) != (int) named->index)
    return;

  g_hash_table_insert (ids, g_strdup (old), g_strdup (id));
  lb_edit_map_references (edit, named->side, new_id_of, ids);
}

static gboolean
rename_named (AciesTreeEdit *edit, const LbNamed *named, const char *id, AciesPatch *patch)
{
  const AciesJsonCursor root = acies_json_root (edit->before);
  g_autoptr (LbSetup)   setup = lb_draft_read (&root);
  JsonObject           *side = lb_edit_side (edit, named->side);
  JsonObject           *object = side;
  g_autofree char      *old = NULL;
  gboolean              differs;

  if (named->list != NULL)
    object = acies_tree_item (acies_tree_array (side, named->list), named->index);
  if (object == NULL)
    return acies_tree_cancel (edit);

  old = g_strdup (acies_tree_string (object, "id"));
  if (g_strcmp0 (old, id) == 0)
    return acies_tree_cancel (edit);
  if (named->list != NULL && strcmp (named->list, "units") == 0)
    rename_units (edit, setup, named, id);
  else if (named->list != NULL && old != NULL)
    rename_commander (edit, setup, named, old, id);
  json_object_set_string_member (object, "id", id);

  if (named->list != NULL || old == NULL ||
      lb_side_find (setup, old) != (int) named->side)
    return acies_tree_end (edit, patch);

  {
    g_autoptr (AciesPatch) keys = acies_patch_new ();

    rename_side (edit, old, id, keys);
    differs = acies_tree_end (edit, patch);
    acies_patch_append (patch, keys);
  }

  return differs;
}

gboolean
lb_draft_rename (const AciesJsonCursor *root, const char *path, const char *id, AciesPatch *patch)
{
  g_autoptr (GArray) steps = acies_path_parse (path, NULL);
  g_autofree char   *parent = acies_path_parent (path);
  JsonNode          *node = NULL;
  LbNamed            named;
  AciesTreeEdit      edit;

  if (parent != NULL && root->node != NULL)
    node = acies_path_find (root->node, parent);
  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node) || !acies_json_is_id (id))
    return FALSE;
  if (steps->len == 1 && g_strcmp0 (path, "id") == 0)
    {
      if (g_strcmp0 (acies_tree_string (json_node_get_object (node), "id"), id) == 0)
        return FALSE;
      acies_patch_set_string (patch, "id", id);
      return TRUE;
    }
  if (!parse_named (steps, &named) ||
      !acies_draft_is_free (root, node, id, lb_json_count (json_node_get_object (node))) ||
      (g_strcmp0 (named.list, "commanders") == 0 && strcmp (id, LB_KEY_ARMY) == 0) ||
      !acies_tree_begin (&edit, root))
    return FALSE;

  return rename_named (&edit, &named, id, patch);
}

gboolean
lb_draft_remove (const AciesJsonCursor *root, const char *path, AciesPatch *patch)
{
  g_autoptr (GArray) steps = acies_path_parse (path, NULL);
  g_autofree char   *parent = acies_path_parent (path);
  AciesPathStep     *last;
  JsonNode          *node;
  AciesTreeEdit      edit;

  if (steps == NULL || steps->len == 0 || !acies_tree_begin (&edit, root))
    return FALSE;
  if (acies_path_find (edit.after, path) == NULL)
    return acies_tree_cancel (&edit);

  last = &g_array_index (steps, AciesPathStep, steps->len - 1);
  node = acies_path_find (edit.after, parent);
  if (last->key != NULL)
    json_object_remove_member (json_node_get_object (node), last->key);
  else
    json_array_remove_element (json_node_get_array (node), last->index);
  lb_edit_prune (&edit);

  return acies_tree_end (&edit, patch);
}
