/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "document/acies-document-place.h"

#include <string.h>

void
acies_document_place_init (AciesDocumentPlace *self, GObject *owner, AciesDocument *document,
                           const char *path)
{
  self->document = g_object_ref (document);
  self->owner = owner;
  self->path = g_strdup (path);
  self->value = acies_document_place_peek (self);
  if (self->value != NULL)
    json_node_ref (self->value);
  acies_document_add_place (document, self);
}

void
acies_document_place_clear (AciesDocumentPlace *self)
{
  if (self->document != NULL)
    acies_document_remove_place (self->document, self);
  g_clear_object (&self->document);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->value, json_node_unref);
}

JsonNode *
acies_document_place_peek (const AciesDocumentPlace *self)
{
  return self->path != NULL ? acies_document_peek (self->document, self->path) : NULL;
}

int
acies_document_place_index (const char *path)
{
  const char *open = path != NULL ? strrchr (path, '[') : NULL;

  if (open == NULL || !g_ascii_isdigit (open[1]) || !g_str_has_suffix (path, "]"))
    return -1;

  return (int) g_ascii_strtoull (open + 1, NULL, 10);
}

/* Where the element @index of the list of @change is afterwards; -1: nowhere. */
static gint64
new_index (const AciesChange *change, gint64 index)
{
  const gint64 at = change->index, to = change->to;

  switch (change->kind)
    {
    case ACIES_CHANGE_INSERT:
      return index >= at ? index + 1 : index;
    case ACIES_CHANGE_REMOVE:
      if (index == at)
        return -1;
      return index > at ? index - 1 : index;
    case ACIES_CHANGE_MOVE:
      if (index == at)
        return to;
      if (index > at && index <= to)
        return index - 1;
      return index < at && index >= to ? index + 1 : index;
    case ACIES_CHANGE_VALUE:
      return index;
    default:
      g_assert_not_reached ();
    }
}

static void
follow_list (AciesDocumentPlace *self, const AciesChange *change)
{
  const char *at = self->path + strlen (change->path);
  char       *rest = NULL;
  gint64      before, after;
  char       *path;

  if (at[0] != '[' || !g_ascii_isdigit (at[1]))
    return;

  before = (gint64) g_ascii_strtoull (at + 1, &rest, 10);
  after = new_index (change, before);
  if (after == before)
    return;

  path = after >= 0 ? g_strdup_printf ("%s[%u%s", change->path, (guint) after, rest) : NULL;
  g_free (self->path);
  self->path = path;
}

void
acies_document_place_follow (AciesDocumentPlace *self, const AciesChange *change)
{
  if (self->path == NULL || !acies_path_contains (change->path, self->path))
    return;

  if (change->kind == ACIES_CHANGE_VALUE)
    self->replaced = self->replaced || !g_str_equal (change->path, self->path);
  else
    follow_list (self, change);
}

/* An element is the same if it is the same node of the tree, or reads the same at the same place; else it is another. */
void
acies_document_place_settle (AciesDocumentPlace *self)
{
  g_autofree char *parent = NULL;
  JsonNode        *list, *now;

  if (!self->replaced)
    return;
  self->replaced = FALSE;
  if (self->path == NULL || acies_document_place_index (self->path) < 0)
    return;

  now = acies_document_place_peek (self);
  if (now == self->value ||
      (now != NULL && self->value != NULL && acies_json_same (now, self->value)))
    return;

  parent = acies_path_parent (self->path);
  list = acies_document_peek (self->document, parent);
  g_clear_pointer (&self->path, g_free);
  if (list == NULL || !JSON_NODE_HOLDS_ARRAY (list))
    return;
  for (guint i = 0; i < json_array_get_length (json_node_get_array (list)); i++)
    if (json_array_get_element (json_node_get_array (list), i) == self->value)
      {
        self->path = acies_path_element (parent, i);
        return;
      }
}
