/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "document/acies-document-array.h"

#include "document/acies-document-place.h"

struct _AciesDocumentArray
{
  GObject parent_instance;

  AciesDocumentPlace place;
  GPtrArray         *nodes;  /* AciesDocumentNode (owned) */
};

static void list_model_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AciesDocumentArray, acies_document_array, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static GType
get_item_type (GListModel *model)
{
  return ACIES_TYPE_DOCUMENT_NODE;
}

static guint
get_n_items (GListModel *model)
{
  return ACIES_DOCUMENT_ARRAY (model)->nodes->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  AciesDocumentNode *node = acies_document_array_get (ACIES_DOCUMENT_ARRAY (model), position);

  return node != NULL ? g_object_ref (node) : NULL;
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

/* The nodes of the list as it stands: those that are there already, wherever they have gone, and new ones for the rest. */
static GPtrArray *
collect (AciesDocumentArray *self)
{
  JsonNode   *list = acies_document_place_peek (&self->place);
  const guint length = list != NULL && JSON_NODE_HOLDS_ARRAY (list)
                         ? json_array_get_length (json_node_get_array (list))
                         : 0;
  GPtrArray  *nodes = g_ptr_array_new_full (length, g_object_unref);

  g_ptr_array_set_size (nodes, (int) length);
  for (guint i = 0; i < self->nodes->len; i++)
    {
      AciesDocumentNode *node = g_ptr_array_index (self->nodes, i);
      const char        *path = acies_document_node_get_path (node);
      const int          index = acies_document_node_get_index (node);
      g_autofree char   *expected = NULL;

      if (index < 0 || (guint) index >= length || g_ptr_array_index (nodes, index) != NULL)
        continue;
      expected = acies_path_element (self->place.path, (guint) index);
      if (g_str_equal (path, expected))
        g_ptr_array_index (nodes, index) = g_object_ref (node);
    }
  for (guint i = 0; i < length; i++)
    if (g_ptr_array_index (nodes, i) == NULL)
      {
        g_autofree char *path = acies_path_element (self->place.path, i);

        g_ptr_array_index (nodes, i) = acies_document_node_new (self->place.document, path);
      }

  return nodes;
}

static void
told_cb (GObject *owner, gboolean moved, JsonNode *value)
{
  AciesDocumentArray   *self = ACIES_DOCUMENT_ARRAY (owner);
  g_autoptr (GPtrArray) before = NULL;
  guint                 start = 0, end = 0;

  if (self->place.value == value && !moved)
    return;

  before = self->nodes;
  self->nodes = collect (self);
  while (start < before->len && start < self->nodes->len &&
         g_ptr_array_index (before, start) == g_ptr_array_index (self->nodes, start))
    start++;
  while (end < before->len - start && end < self->nodes->len - start &&
         g_ptr_array_index (before, before->len - 1 - end) ==
           g_ptr_array_index (self->nodes, self->nodes->len - 1 - end))
    end++;
  if (before->len - start - end > 0 || self->nodes->len - start - end > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), start, before->len - start - end,
                                self->nodes->len - start - end);
}

static void
acies_document_array_dispose (GObject *object)
{
  acies_document_place_clear (&ACIES_DOCUMENT_ARRAY (object)->place);

  G_OBJECT_CLASS (acies_document_array_parent_class)->dispose (object);
}

static void
acies_document_array_finalize (GObject *object)
{
  g_ptr_array_unref (ACIES_DOCUMENT_ARRAY (object)->nodes);

  G_OBJECT_CLASS (acies_document_array_parent_class)->finalize (object);
}

static void
acies_document_array_class_init (AciesDocumentArrayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_document_array_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_document_array_finalize;
}

static void
acies_document_array_init (AciesDocumentArray *self)
{
  self->place.rank = 0;
  self->place.told = told_cb;
  self->nodes = g_ptr_array_new_with_free_func (g_object_unref);
}

AciesDocumentArray *
acies_document_array_new (AciesDocument *document, const char *path)
{
  AciesDocumentArray *self;
  GPtrArray          *nodes;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (document), NULL);
  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (ACIES_TYPE_DOCUMENT_ARRAY, NULL);
  acies_document_place_init (&self->place, G_OBJECT (self), document, path);
  nodes = collect (self);
  g_ptr_array_unref (self->nodes);
  self->nodes = nodes;

  return self;
}

const char *
acies_document_array_get_path (AciesDocumentArray *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT_ARRAY (self), NULL);

  return self->place.path;
}

AciesDocumentNode *
acies_document_array_get (AciesDocumentArray *self, guint index)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT_ARRAY (self), NULL);

  return index < self->nodes->len ? g_ptr_array_index (self->nodes, index) : NULL;
}
