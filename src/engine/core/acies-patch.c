/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-patch.h"
#include "engine/core/acies-patch-private.h"

#include <string.h>

#define VALUE_WEIGHT 128  /* bytes of a value, beside its text */

struct _AciesPatch
{
  GArray *steps;  /* PatchStep */
};

static void
patch_step_clear (gpointer data)
{
  PatchStep *step = data;

  g_free (step->path);
  g_free (step->key);
  g_clear_pointer (&step->value, json_node_unref);
}

AciesPatch *
acies_patch_new (void)
{
  AciesPatch *self = g_new0 (AciesPatch, 1);

  self->steps = g_array_new (FALSE, FALSE, sizeof (PatchStep));
  g_array_set_clear_func (self->steps, patch_step_clear);

  return self;
}

void
acies_patch_free (AciesPatch *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->steps);
  g_free (self);
}

guint
acies_patch_size (const AciesPatch *self)
{
  return self->steps->len;
}

static gsize
weigh (JsonNode *node)
{
  gsize weight = VALUE_WEIGHT;

  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (array); i++)
        weight += weigh (json_array_get_element (array, i));
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char    *key;
      JsonNode      *member;

      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &key, &member))
        weight += strlen (key) + weigh (member);
    }
  else if (json_node_get_value_type (node) == G_TYPE_STRING)
    weight += strlen (json_node_get_string (node));

  return weight;
}

gsize
acies_patch_weigh (const AciesPatch *self)
{
  gsize weight = 0;

  for (guint i = 0; i < self->steps->len; i++)
    {
      const PatchStep *step = &g_array_index (self->steps, PatchStep, i);

      if (step->value != NULL)
        weight += weigh (step->value);
    }

  return weight;
}

static void
add_step (AciesPatch *self, PatchKind kind, const char *path, PatchStep step)
{
  step.kind = kind;
  step.path = g_strdup (path);
  if (step.value != NULL)
    json_node_seal (step.value);
  g_array_append_val (self->steps, step);
}

void
acies_patch_set (AciesPatch *self, const char *path, JsonNode *value)
{
  g_return_if_fail (value != NULL);

  add_step (self, PATCH_SET, path, (PatchStep){ .value = value });
}

void
acies_patch_set_string (AciesPatch *self, const char *path, const char *value)
{
  JsonNode *node = json_node_new (value != NULL ? JSON_NODE_VALUE : JSON_NODE_NULL);

  if (value != NULL)
    json_node_set_string (node, value);
  acies_patch_set (self, path, node);
}

void
acies_patch_set_int (AciesPatch *self, const char *path, gint64 value)
{
  JsonNode *node = json_node_new (JSON_NODE_VALUE);

  json_node_set_int (node, value);
  acies_patch_set (self, path, node);
}

void
acies_patch_insert (AciesPatch *self, const char *path, JsonNode *value)
{
  g_return_if_fail (value != NULL);

  add_step (self, PATCH_INSERT, path, (PatchStep){ .value = value });
}

void
acies_patch_remove (AciesPatch *self, const char *path)
{
  add_step (self, PATCH_REMOVE, path, (PatchStep){ 0 });
}

void
acies_patch_move (AciesPatch *self, const char *path, guint to)
{
  add_step (self, PATCH_MOVE, path, (PatchStep){ .to = to });
}

void
acies_patch_rename (AciesPatch *self, const char *path, const char *key)
{
  g_return_if_fail (key != NULL);

  add_step (self, PATCH_RENAME, path, (PatchStep){ .key = g_strdup (key) });
}

void
acies_patch_append (AciesPatch *self, const AciesPatch *other)
{
  const guint n_steps = other->steps->len;

  for (guint i = 0; i < n_steps; i++)
    {
      const PatchStep *step = &g_array_index (other->steps, PatchStep, i);

      add_step (self, step->kind, step->path,
                (PatchStep){ .value = step->value != NULL ? json_node_ref (step->value) : NULL,
                             .key = g_strdup (step->key),
                             .to = step->to });
    }
}

static void
change_clear (gpointer data)
{
  AciesChange *change = data;

  g_free (change->path);
}

GArray *
acies_changes_new (void)
{
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (AciesChange));

  g_array_set_clear_func (changes, change_clear);

  return changes;
}

JsonNode *
acies_patch_apply (JsonNode *root, const AciesPatch *patch, const AciesFieldOrder *order,
                   GArray **changes, GError **error)
{
  g_autoptr (JsonNode) current = NULL;
  g_autoptr (GArray)   done = acies_changes_new ();

  g_return_val_if_fail (root != NULL, NULL);
  g_return_val_if_fail (patch != NULL, NULL);

  json_node_seal (root);
  current = json_node_ref (root);
  for (guint i = 0; i < patch->steps->len; i++)
    {
      const PatchStep *step = &g_array_index (patch->steps, PatchStep, i);
      JsonNode        *next = acies_patch_step_apply (step, current, order, done, error);

      if (next == NULL)
        return NULL;
      json_node_unref (current);
      current = next;
    }
  json_node_seal (current);
  if (changes != NULL)
    *changes = g_steal_pointer (&done);

  return g_steal_pointer (&current);
}

AciesChange
acies_change_invert (const AciesChange *change)
{
  AciesChange inverse = *change;

  switch (change->kind)
    {
    case ACIES_CHANGE_INSERT:
      inverse.kind = ACIES_CHANGE_REMOVE;
      break;
    case ACIES_CHANGE_REMOVE:
      inverse.kind = ACIES_CHANGE_INSERT;
      break;
    case ACIES_CHANGE_MOVE:
      inverse.index = change->to;
      inverse.to = change->index;
      break;
    case ACIES_CHANGE_VALUE:
      break;
    default:
      g_assert_not_reached ();
    }

  return inverse;
}

static gboolean
same_objects (JsonObject *one, JsonObject *other)
{
  JsonObjectIter one_iter, other_iter;
  const char    *one_key, *other_key;
  JsonNode      *one_member, *other_member;

  if (one == other)
    return TRUE;
  if (json_object_get_size (one) != json_object_get_size (other))
    return FALSE;

  json_object_iter_init_ordered (&one_iter, one);
  json_object_iter_init_ordered (&other_iter, other);
  while (json_object_iter_next_ordered (&one_iter, &one_key, &one_member) &&
         json_object_iter_next_ordered (&other_iter, &other_key, &other_member))
    if (strcmp (one_key, other_key) != 0 || !acies_json_same (one_member, other_member))
      return FALSE;

  return TRUE;
}

static gboolean
same_arrays (JsonArray *one, JsonArray *other)
{
  const guint length = json_array_get_length (one);

  if (one == other)
    return TRUE;
  if (length != json_array_get_length (other))
    return FALSE;

  for (guint i = 0; i < length; i++)
    if (!acies_json_same (json_array_get_element (one, i), json_array_get_element (other, i)))
      return FALSE;

  return TRUE;
}

static gboolean
same_values (JsonNode *one, JsonNode *other)
{
  const GType type = json_node_get_value_type (one);

  if (type != json_node_get_value_type (other))
    return FALSE;
  if (type == G_TYPE_STRING)
    return strcmp (json_node_get_string (one), json_node_get_string (other)) == 0;
  if (type == G_TYPE_BOOLEAN)
    return json_node_get_boolean (one) == json_node_get_boolean (other);
  if (type == G_TYPE_INT64)
    return json_node_get_int (one) == json_node_get_int (other);

  {
    const double one_value = json_node_get_double (one);
    const double other_value = json_node_get_double (other);

    return memcmp (&one_value, &other_value, sizeof one_value) == 0;
  }
}

gboolean
acies_json_same (JsonNode *one, JsonNode *other)
{
  if (one == other)
    return TRUE;
  if (json_node_get_node_type (one) != json_node_get_node_type (other))
    return FALSE;

  switch (json_node_get_node_type (one))
    {
    case JSON_NODE_OBJECT:
      return same_objects (json_node_get_object (one), json_node_get_object (other));
    case JSON_NODE_ARRAY:
      return same_arrays (json_node_get_array (one), json_node_get_array (other));
    case JSON_NODE_VALUE:
      return same_values (one, other);
    case JSON_NODE_NULL:
      return TRUE;
    default:
      g_assert_not_reached ();
    }
}
