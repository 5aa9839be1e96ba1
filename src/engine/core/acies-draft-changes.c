/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-draft.h"

static gboolean
add_new_value (JsonNode *after, const char *path, AciesPatch *patch)
{
  acies_patch_set (patch, path, acies_json_copy (after));

  return TRUE;
}

static gboolean
add_object_changes (JsonObject *before, JsonObject *after, const char *path, AciesPatch *patch)
{
  gboolean       differs = FALSE;
  JsonObjectIter iter;
  const char    *key;
  JsonNode      *node;

  json_object_iter_init_ordered (&iter, before);
  while (json_object_iter_next_ordered (&iter, &key, &node))
    if (!json_object_has_member (after, key))
      {
        g_autofree char *gone = acies_path_member (path, key);

        acies_patch_remove (patch, gone);
        differs = TRUE;
      }

  json_object_iter_init_ordered (&iter, after);
  while (json_object_iter_next_ordered (&iter, &key, &node))
    {
      g_autofree char *inner = acies_path_member (path, key);
      JsonNode        *old = json_object_get_member (before, key);

      if (old == NULL)
        differs = add_new_value (node, inner, patch);
      else
        differs = acies_draft_add_changes (old, node, inner, patch) || differs;
    }

  return differs;
}

/* How many elements at the start, or at the end, of both lists are alike; at most @most. */
static guint
count_alike (JsonArray *one, JsonArray *other, guint most, gboolean at_end)
{
  const guint n_one = json_array_get_length (one);
  const guint n_other = json_array_get_length (other);
  guint       n = 0;

  while (n < most &&
         acies_json_same (json_array_get_element (one, at_end ? n_one - 1 - n : n),
                          json_array_get_element (other, at_end ? n_other - 1 - n : n)))
    n++;

  return n;
}

/* Between what is alike at both ends, elements change, and then come or go. */
static gboolean
add_array_changes (JsonArray *before, JsonArray *after, const char *path, AciesPatch *patch)
{
  const guint n_before = json_array_get_length (before);
  const guint n_after = json_array_get_length (after);
  const guint shorter = MIN (n_before, n_after);
  const guint start = count_alike (before, after, shorter, FALSE);
  const guint end = count_alike (before, after, shorter - start, TRUE);
  gboolean    differs = n_before != n_after;

  for (guint i = start; i < shorter - end; i++)
    {
      g_autofree char *inner = acies_path_element (path, i);

      differs = acies_draft_add_changes (json_array_get_element (before, i),
                                         json_array_get_element (after, i), inner, patch) ||
                differs;
    }
  for (guint i = n_before - end; i > n_after - end && i > shorter - end; i--)
    {
      g_autofree char *inner = acies_path_element (path, i - 1);

      acies_patch_remove (patch, inner);
    }
  for (guint i = shorter - end; i < n_after - end; i++)
    {
      g_autofree char *inner = acies_path_element (path, i);

      acies_patch_insert (patch, inner, acies_json_copy (json_array_get_element (after, i)));
    }

  return differs;
}

gboolean
acies_draft_add_changes (JsonNode *before, JsonNode *after, const char *path, AciesPatch *patch)
{
  if (JSON_NODE_HOLDS_OBJECT (before) && JSON_NODE_HOLDS_OBJECT (after))
    return add_object_changes (json_node_get_object (before), json_node_get_object (after), path,
                               patch);
  if (JSON_NODE_HOLDS_ARRAY (before) && JSON_NODE_HOLDS_ARRAY (after))
    return add_array_changes (json_node_get_array (before), json_node_get_array (after), path,
                              patch);
  if (acies_json_same (before, after))
    return FALSE;

  return add_new_value (after, path, patch);
}
