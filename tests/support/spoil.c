/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "support/spoil.h"

#include <string.h>

/* The texts to choose from. */
typedef struct
{
  const char *const *values;
  guint              n;
} Choice;

static JsonNode *
random_value (const Choice *choice)
{
  g_autoptr (GError) error = NULL;
  const char        *text = choice->values[g_test_rand_int_range (0, (gint32) choice->n)];
  g_autofree char   *json = g_strdelimit (g_strdup (text), "'", '"');
  JsonNode          *node = acies_json_parse (json, strlen (json), &error);

  g_assert_no_error (error);

  return node;
}

static gboolean spoil_node (JsonNode *node, const Choice *choice);

static void
spoil_object (JsonObject *object, const Choice *choice)
{
  g_autoptr (GList) keys = json_object_get_members (object);
  const guint       n = g_list_length (keys);
  g_autofree char  *key = NULL;

  if (n == 0)
    return;

  key = g_strdup (g_list_nth_data (keys, (guint) g_test_rand_int_range (0, (gint32) n)));
  switch (g_test_rand_int_range (0, 8))
    {
    case 0:
      json_object_remove_member (object, key);
      break;
    case 1:
      json_object_set_member (object, key, random_value (choice));
      break;
    case 2:
      json_object_set_member (object, "stray", random_value (choice));
      break;
    default:
      if (!spoil_node (json_object_get_member (object, key), choice))
        json_object_set_member (object, key, random_value (choice));
    }
}

static void
spoil_array (JsonArray *array, const Choice *choice)
{
  const guint n = json_array_get_length (array);
  const guint at = n > 0 ? (guint) g_test_rand_int_range (0, (gint32) n) : 0;

  switch (g_test_rand_int_range (0, 8))
    {
    case 0:
      if (n > 0)
        json_array_remove_element (array, at);
      break;
    case 1:
      json_array_add_element (array, random_value (choice));
      break;
    case 2:
      if (n > 0)
        json_array_add_element (array, acies_json_copy (json_array_get_element (array, at)));
      break;
    default:
      if (n == 0 || spoil_node (json_array_get_element (array, at), choice))
        break;
      json_array_remove_element (array, at);
      json_array_add_element (array, random_value (choice));
    }
}

static gboolean
spoil_node (JsonNode *node, const Choice *choice)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    spoil_object (json_node_get_object (node), choice);
  else if (JSON_NODE_HOLDS_ARRAY (node))
    spoil_array (json_node_get_array (node), choice);
  else
    return FALSE;

  return TRUE;
}

gboolean
spoil (JsonNode *node, const char *const *values, guint n)
{
  const Choice choice = { values, n };

  return spoil_node (node, &choice);
}
