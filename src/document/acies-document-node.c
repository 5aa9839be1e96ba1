/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "document/acies-document-node.h"

#include "document/acies-document-place.h"

struct _AciesDocumentNode
{
  GObject parent_instance;

  AciesDocumentPlace place;
};

G_DEFINE_FINAL_TYPE (AciesDocumentNode, acies_document_node, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_PATH,
  PROP_VALUE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
told_cb (GObject *owner, gboolean moved, JsonNode *value)
{
  AciesDocumentNode *self = ACIES_DOCUMENT_NODE (owner);

  if (moved)
    g_object_notify_by_pspec (owner, properties[PROP_PATH]);
  if (self->place.value != value)
    g_object_notify_by_pspec (owner, properties[PROP_VALUE]);
}

static void
acies_document_node_dispose (GObject *object)
{
  acies_document_place_clear (&ACIES_DOCUMENT_NODE (object)->place);

  G_OBJECT_CLASS (acies_document_node_parent_class)->dispose (object);
}

static void
acies_document_node_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AciesDocumentNode *self = ACIES_DOCUMENT_NODE (object);

  switch (id)
    {
    case PROP_PATH:
      g_value_set_string (value, self->place.path);
      break;
    case PROP_VALUE:
      g_value_set_boxed (value, acies_document_node_get_value (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      break;
    }
}

static void
acies_document_node_class_init (AciesDocumentNodeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = acies_document_node_dispose;
  object_class->get_property = acies_document_node_get_property;

  properties[PROP_PATH] =
    g_param_spec_string ("path", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_VALUE] =
    g_param_spec_boxed ("value", NULL, NULL, JSON_TYPE_NODE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
acies_document_node_init (AciesDocumentNode *self)
{
  self->place.rank = 1;
  self->place.told = told_cb;
}

AciesDocumentNode *
acies_document_node_new (AciesDocument *document, const char *path)
{
  AciesDocumentNode *self;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (document), NULL);
  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (ACIES_TYPE_DOCUMENT_NODE, NULL);
  acies_document_place_init (&self->place, G_OBJECT (self), document, path);

  return self;
}

const char *
acies_document_node_get_path (AciesDocumentNode *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT_NODE (self), NULL);

  return self->place.path;
}

JsonNode *
acies_document_node_get_value (AciesDocumentNode *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT_NODE (self), NULL);

  return acies_document_place_peek (&self->place);
}

JsonNode *
acies_document_node_peek (AciesDocumentNode *self, const char *key)
{
  JsonNode *value = acies_document_node_get_value (self);

  if (value == NULL || !JSON_NODE_HOLDS_OBJECT (value))
    return NULL;

  return json_object_get_member (json_node_get_object (value), key);
}

int
acies_document_node_get_index (AciesDocumentNode *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT_NODE (self), -1);

  return acies_document_place_index (self->place.path);
}

char *
acies_document_node_dup_member_path (AciesDocumentNode *self, const char *key)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT_NODE (self), NULL);

  return self->place.path != NULL ? acies_path_member (self->place.path, key) : NULL;
}
