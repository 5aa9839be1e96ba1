/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-tree.h"

gboolean
acies_tree_begin (AciesTreeEdit *edit, const AciesJsonCursor *root)
{
  if (root->node == NULL || !JSON_NODE_HOLDS_OBJECT (root->node))
    return FALSE;

  edit->before = root->node;
  edit->after = acies_json_copy (root->node);

  return TRUE;
}

gboolean
acies_tree_end (AciesTreeEdit *edit, AciesPatch *patch)
{
  const gboolean differs = acies_draft_add_changes (edit->before, edit->after, "", patch);

  g_clear_pointer (&edit->after, json_node_unref);

  return differs;
}

gboolean
acies_tree_cancel (AciesTreeEdit *edit)
{
  g_clear_pointer (&edit->after, json_node_unref);

  return FALSE;
}

JsonObject *
acies_tree_object (JsonObject *object, const char *key)
{
  JsonNode *node = object != NULL ? json_object_get_member (object, key) : NULL;

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

JsonArray *
acies_tree_array (JsonObject *object, const char *key)
{
  JsonNode *node = object != NULL ? json_object_get_member (object, key) : NULL;

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

JsonObject *
acies_tree_item (JsonArray *array, guint index)
{
  JsonNode *node = NULL;

  if (array != NULL && index < json_array_get_length (array))
    node = json_array_get_element (array, index);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

const char *
acies_tree_string (JsonObject *object, const char *key)
{
  return object != NULL ? acies_json_text (json_object_get_member (object, key)) : NULL;
}

JsonObject *
acies_tree_need_object (JsonObject *object, const char *key)
{
  if (acies_tree_object (object, key) == NULL)
    json_object_set_object_member (object, key, json_object_new ());

  return acies_tree_object (object, key);
}

JsonArray *
acies_tree_need_array (JsonObject *object, const char *key)
{
  if (acies_tree_array (object, key) == NULL)
    json_object_set_array_member (object, key, json_array_new ());

  return acies_tree_array (object, key);
}

gboolean
acies_tree_has (JsonArray *array, const char *text)
{
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    if (g_strcmp0 (acies_json_text (json_array_get_element (array, i)), text) == 0)
      return TRUE;

  return FALSE;
}

void
acies_tree_add (JsonObject *object, const char *key, const char *text)
{
  JsonArray *array = acies_tree_need_array (object, key);

  if (!acies_tree_has (array, text))
    json_array_add_string_element (array, text);
}

gboolean
acies_tree_drop (JsonObject *object, const char *key, const char *text)
{
  JsonArray *array = acies_tree_array (object, key);
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
acies_tree_insert (JsonObject *object, const char *key, guint index, JsonNode *node)
{
  JsonArray *array = acies_tree_need_array (object, key);
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
acies_tree_root (const AciesTreeEdit *edit)
{
  return json_node_get_object (edit->after);
}
