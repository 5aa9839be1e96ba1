/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-draft-parts.h"

#include <string.h>

#include "engine/dba/dba-setup-parts.h"

/* What has an id: sides[side], an element of one of its lists, an element of a list of the map. */
typedef struct
{
  int         side;   /* -1: of the map */
  const char *list;   /* NULL: the side itself */
  guint       index;
} DbaNamed;

static gboolean
parse_named (const GArray *steps, DbaNamed *named)
{
  const AciesPathStep *step = (const AciesPathStep *) steps->data;
  const guint          n = steps->len;

  if (n < 3 || n > 5 || g_strcmp0 (step[n - 1].key, "id") != 0)
    return FALSE;
  if (n == 4 && g_strcmp0 (step[0].key, "map") == 0 && step[1].key != NULL && step[2].key == NULL)
    {
      *named = (DbaNamed){ -1, step[1].key, step[2].index };
      return TRUE;
    }
  if (n == 4 || g_strcmp0 (step[0].key, "sides") != 0 || step[1].key != NULL ||
      step[1].index >= DBA_N_SIDES)
    return FALSE;

  *named = (DbaNamed){ (int) step[1].index, NULL, 0 };
  if (n == 3)
    return TRUE;
  named->list = step[2].key;
  named->index = step[3].index;

  return step[2].key != NULL && step[3].key == NULL &&
         (strcmp (named->list, "units") == 0 || strcmp (named->list, "commanders") == 0);
}

static void
map_text (JsonObject *object, const char *key, const char *from, const char *to)
{
  if (g_strcmp0 (acies_tree_string (object, key), from) != 0)
    return;
  if (to != NULL)
    json_object_set_string_member (object, key, to);
  else
    json_object_remove_member (object, key);
}

/* What refers to a side by value. */
static void
map_side (const AciesTreeEdit *edit, const char *from, const char *to)
{
  JsonObject *situation = acies_tree_object (acies_tree_root (edit), "situation");
  JsonObject *camps = acies_tree_object (situation, "camps");

  map_text (situation, "phasing", from, to);
  map_text (acies_tree_object (acies_tree_root (edit), "result"), "winner", from, to);
  for (guint side = 0; side < DBA_N_SIDES; side++)
    if (dba_edit_side_id (edit, side) != NULL)
      map_text (acies_tree_object (camps, dba_edit_side_id (edit, side)), "held-by", from, to);
}

/* What stands under an id in one of the objects whose keys are ids. */
static void
rename_keys (const AciesTreeEdit *edit, const char *const *lists, const char *from, const char *to,
             AciesPatch *patch)
{
  for (; *lists != NULL; lists++)
    {
      g_autofree char *old = acies_path_member (*lists, from);
      g_autofree char *now = acies_path_member (*lists, to);

      if (acies_path_find (edit->before, old) == NULL)
        continue;
      if (acies_path_find (edit->before, now) != NULL)
        acies_patch_remove (patch, now);
      acies_patch_rename (patch, old, to);
    }
}

static void
remove_keys (const AciesTreeEdit *edit, const char *const *lists, const char *id)
{
  for (; *lists != NULL; lists++)
    {
      JsonNode *node = acies_path_find (edit->after, *lists);

      if (node != NULL && JSON_NODE_HOLDS_OBJECT (node))
        json_object_remove_member (json_node_get_object (node), id);
    }
}

static const char *const keys_of_sides[] = { "deployment.edges", "situation.camps", NULL };
static const char *const keys_of_rivers[] = { "situation.river-natures", NULL };
static const char *const keys_of_units[] = { "deployment.elements", "situation.elements", NULL };

/* The lists in which @named has its id as a key; NULL for none. */
static const char *const *
keys_of (const DbaNamed *named)
{
  if (named->side >= 0 && named->list == NULL)
    return keys_of_sides;
  if (named->side < 0)
    return strcmp (named->list, "rivers") == 0 ? keys_of_rivers : NULL;

  return strcmp (named->list, "units") == 0 ? keys_of_units : NULL;
}

/* The references by value; those by key keep their places, and follow in a patch of their own. */
static void
rename_values (const AciesTreeEdit *edit, const DbaNamed *named, const char *old, const char *id)
{
  JsonObject *own = named->side >= 0 ? dba_edit_side (edit, (guint) named->side) : NULL;
  JsonArray  *commanders = acies_tree_array (own, "commanders");
  JsonObject *camps = acies_tree_object (acies_tree_object (acies_tree_root (edit), "situation"), "camps");

  if (named->side >= 0 && named->list == NULL)
    map_side (edit, old, id);
  if (named->side < 0 || g_strcmp0 (named->list, "units") != 0)
    return;

  for (guint i = 0; commanders != NULL && i < json_array_get_length (commanders); i++)
    map_text (acies_tree_item (commanders, i), "unit", old, id);
  map_text (acies_tree_object (own, "camp"), "garrison", old, id);
  for (guint side = 0; camps != NULL && side < DBA_N_SIDES; side++)
    if (dba_edit_side_id (edit, side) != NULL)
      map_text (acies_tree_object (camps, dba_edit_side_id (edit, side)), "occupied-by", old, id);
}

/* Of two with one id the first owns what is said of it. */
static gboolean
owns_id (const AciesJsonCursor *root, const DbaNamed *named, const char *id)
{
  g_autoptr (DbaSetup) setup = dba_draft_read (root, ACIES_PART_DEPLOYMENT);

  if (named->side < 0 || g_strcmp0 (named->list, "commanders") == 0)
    return TRUE;
  if (named->list == NULL)
    return dba_side_find (setup, id) == named->side;

  return dba_element_find (setup, id) == (int) (setup->sides[named->side].offset + named->index);
}

static gboolean
rename_named (const AciesJsonCursor *root, const DbaNamed *named, const char *path, const char *id,
              AciesPatch *patch)
{
  g_autoptr (AciesPatch) keys = acies_patch_new ();
  g_autofree char       *parent = acies_path_parent (path);
  g_autofree char       *old = NULL;
  AciesTreeEdit          edit;
  JsonObject            *object;
  gboolean               differs;

  if (!acies_tree_begin (&edit, root))
    return FALSE;
  object = json_node_get_object (acies_path_find (edit.after, parent));
  old = g_strdup (acies_tree_string (object, "id"));
  if (old != NULL && old[0] != '\0' && owns_id (root, named, old))
    {
      rename_values (&edit, named, old, id);
      if (keys_of (named) != NULL)
        rename_keys (&edit, keys_of (named), old, id, keys);
    }
  json_object_set_string_member (object, "id", id);
  differs = acies_tree_end (&edit, patch);
  acies_patch_append (patch, keys);

  return differs;
}

gboolean
dba_draft_rename (const AciesJsonCursor *root, const char *path, const char *id, AciesPatch *patch)
{
  g_autoptr (GArray) steps = acies_path_parse (path, NULL);
  g_autofree char   *parent = acies_path_parent (path);
  JsonNode          *node = parent != NULL && root->node != NULL
                            ? acies_path_find (root->node, parent) : NULL;
  DbaNamed           named;

  if (steps == NULL || node == NULL || !JSON_NODE_HOLDS_OBJECT (node) || !acies_json_is_id (id) ||
      g_strcmp0 (acies_tree_string (json_node_get_object (node), "id"), id) == 0)
    return FALSE;
  if (g_strcmp0 (path, "id") == 0)
    {
      acies_patch_set_string (patch, "id", id);
      return TRUE;
    }
  if (!parse_named (steps, &named) || !acies_draft_is_free (root, node, id, 1))
    return FALSE;

  return rename_named (root, &named, path, id, patch);
}

/* ---- Taking away ---- */

static gboolean
has_unit (const DbaSetup *setup, const char *id)
{
  return dba_element_find (setup, id) >= 0;
}

static gboolean
has_river (const DbaBoard *board, const char *id)
{
  for (guint i = 0; i < board->n_rivers; i++)
    if (strcmp (board->rivers[i].id, id) == 0)
      return TRUE;

  return FALSE;
}

/* What refers to units, sides and rivers that were there before and are no more. */
static void
prune (const AciesTreeEdit *edit)
{
  const AciesJsonCursor before_at = acies_json_root (edit->before);
  const AciesJsonCursor after_at = acies_json_root (edit->after);
  g_autoptr (DbaSetup)  before = dba_draft_read (&before_at, ACIES_PART_DEPLOYMENT);
  g_autoptr (DbaSetup)  after = dba_draft_read (&after_at, ACIES_PART_DEPLOYMENT);

  for (guint side = 0; side < DBA_N_SIDES; side++)
    {
      const DbaSideSetup *old = &before->sides[side];
      guint               g;

      DBA_FOREACH (g, old->all)
        if (before->units[g].id[0] != '\0' && !has_unit (after, before->units[g].id))
          for (guint any = 0; any < DBA_N_SIDES; any++)
            dba_edit_map_unit (edit, any, before->units[g].id, NULL);
      if (old->id[0] == '\0' || dba_side_find (after, old->id) >= 0)
        continue;
      remove_keys (edit, keys_of_sides, old->id);
      map_side (edit, old->id, NULL);
    }
  for (guint i = 0; i < before->boards[0].n_rivers; i++)
    if (!has_river (&after->boards[0], before->boards[0].rivers[i].id))
      remove_keys (edit, keys_of_rivers, before->boards[0].rivers[i].id);
}

gboolean
dba_draft_remove (const AciesJsonCursor *root, const char *path, AciesPatch *patch)
{
  g_autoptr (GArray)   steps = acies_path_parse (path, NULL);
  g_autofree char     *parent = acies_path_parent (path);
  const AciesPathStep *last;
  JsonNode            *node;
  AciesTreeEdit        edit;

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
  prune (&edit);

  return acies_tree_end (&edit, patch);
}
