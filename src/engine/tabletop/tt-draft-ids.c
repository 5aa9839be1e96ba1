/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/tabletop/tt-draft.h"

#include <string.h>

/* ---- Sides ---- */

JsonObject *
tt_draft_side (const AciesTreeEdit *edit, guint side)
{
  JsonArray *sides = acies_tree_array (acies_tree_root (edit), "sides");

  return side < TT_DRAFT_SIDES ? acies_tree_item (sides, side) : NULL;
}

/* Of two sides with one id the first owns what is said of it. */
const char *
tt_draft_side_id (const AciesTreeEdit *edit, guint side)
{
  const char *id = acies_tree_string (tt_draft_side (edit, side), "id");

  if (id == NULL || id[0] == '\0')
    return NULL;
  for (guint before = 0; before < side; before++)
    if (g_strcmp0 (acies_tree_string (tt_draft_side (edit, before), "id"), id) == 0)
      return NULL;

  return id;
}

/* ---- Ids ---- */

char *
tt_draft_make_unit_id (const AciesTreeEdit *edit, guint side)
{
  const AciesJsonCursor after = acies_json_root (edit->after);
  const char           *own = acies_tree_string (tt_draft_side (edit, side), "id");
  const char            letter = own != NULL && g_ascii_isalpha (own[0]) ? g_ascii_tolower (own[0])
                                                                         : 'u';

  for (guint number = 1;; number++)
    {
      g_autofree char *id = g_strdup_printf ("%c%u", letter, number);

      if (!acies_draft_has_id (&after, id))
        return g_steal_pointer (&id);
    }
}

void
tt_draft_settle_id (const AciesTreeEdit *edit, JsonObject *object, char *made)
{
  const AciesJsonCursor after = acies_json_root (edit->after);
  g_autofree char      *own = made;
  const char           *old = acies_tree_string (object, "id");

  if (old == NULL || !acies_json_is_id (old) || acies_draft_has_id (&after, old))
    json_object_set_string_member (object, "id", own);
}

const char *
tt_draft_find_list (const GArray *steps, const char *const *map_lists, int *side)
{
  static const char *const side_lists[] = { "units", "commanders", NULL };
  const AciesPathStep     *step = steps != NULL ? (const AciesPathStep *) steps->data : NULL;
  const guint              n = steps != NULL ? steps->len : 0;
  const char              *list = n > 0 ? step[n - 1].key : NULL;

  *side = -1;
  if (list == NULL)
    return NULL;
  if (n == 2 && g_strcmp0 (step[0].key, "map") == 0)
    return g_strv_contains (map_lists, list) ? list : NULL;
  if (n != 3 || g_strcmp0 (step[0].key, "sides") != 0 || step[1].key != NULL ||
      step[1].index >= TT_DRAFT_SIDES || !g_strv_contains (side_lists, list))
    return NULL;
  *side = (int) step[1].index;

  return list;
}

JsonNode *
tt_draft_node_of_object (JsonObject *object)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, object);

  return node;
}

void
tt_draft_paste_in_map (const AciesTreeEdit *edit, const char *list, guint index, JsonNode *element)
{
  const AciesJsonCursor before = acies_json_root (edit->before);
  JsonObject           *object = json_node_get_object (element);
  const char           *id = acies_tree_string (object, "id");

  tt_draft_settle_id (edit, object, acies_draft_make_id (&before, id != NULL ? id : list));
  acies_tree_insert (acies_tree_need_object (acies_tree_root (edit), "map"), list, index, element);
}

/* ---- Renaming ---- */

static gboolean
parse_named (const GArray *steps, TtNamed *named)
{
  const AciesPathStep *step = (const AciesPathStep *) steps->data;
  const guint          n = steps->len;

  if (n < 3 || n > 5 || g_strcmp0 (step[n - 1].key, "id") != 0)
    return FALSE;
  if (n == 4 && g_strcmp0 (step[0].key, "map") == 0 && step[1].key != NULL && step[2].key == NULL)
    {
      *named = (TtNamed){ -1, step[1].key, step[2].index };
      return TRUE;
    }
  if (n == 4 || g_strcmp0 (step[0].key, "sides") != 0 || step[1].key != NULL ||
      step[1].index >= TT_DRAFT_SIDES)
    return FALSE;

  *named = (TtNamed){ (int) step[1].index, NULL, 0 };
  if (n == 3)
    return TRUE;
  named->list = step[2].key;
  named->index = step[3].index;

  return step[2].key != NULL && step[3].key == NULL &&
         (strcmp (named->list, "units") == 0 || strcmp (named->list, "commanders") == 0);
}

/* What stands under an id in one of the objects whose keys are ids. */
static void
rename_keys (const AciesTreeEdit *edit, const char *const *lists, const char *from, const char *to,
             AciesPatch *patch)
{
  for (; *lists != NULL; lists++)
    tt_draft_rename_key (edit, *lists, from, to, patch);
}

static gboolean
rename_named (const TtRenaming *rules, const AciesJsonCursor *root, const TtNamed *named,
              const char *path, const char *id,
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
  if (old != NULL && old[0] != '\0' && rules->owns (root, named, old))
    {
      rules->rename_values (&edit, named, old, id);
      if (rules->keys (named) != NULL)
        rename_keys (&edit, rules->keys (named), old, id, keys);
    }
  json_object_set_string_member (object, "id", id);
  differs = acies_tree_end (&edit, patch);
  acies_patch_append (patch, keys);

  return differs;
}

gboolean
tt_draft_rename (const TtRenaming *rules, const AciesJsonCursor *root, const char *path,
                 const char *id,
                 AciesPatch *patch)
{
  g_autoptr (GArray) steps = acies_path_parse (path, NULL);
  g_autofree char   *parent = acies_path_parent (path);
  JsonNode          *node = parent != NULL && root->node != NULL
                            ? acies_path_find (root->node, parent) : NULL;
  TtNamed           named;

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

  return rename_named (rules, root, &named, path, id, patch);
}
