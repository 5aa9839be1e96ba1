/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-army-unit.h"

#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>

#define KEY_CACHE "acies-army-unit"

/* What stands in a document is never changed in place: the same value has the same row. */
typedef struct
{
  JsonNode      *value;
  AciesRosterRow row;
} Cache;

static void
cache_free (gpointer data)
{
  Cache *cache = data;

  g_clear_pointer (&cache->value, json_node_unref);
  g_free (cache->row.name);
  g_free (cache->row.kind);
  g_free (cache);
}

static Cache *
cache_new (AciesEditorContext *context, AciesDocumentNode *node)
{
  const AciesJsonCursor root = acies_editor_context_get_root (context);
  const char           *path = acies_document_node_get_path (node);
  const int             side = path != NULL ? acies_editor_path_get_index (path, "sides") : -1;
  const int             index = acies_document_node_get_index (node);
  JsonNode             *value = acies_document_node_get_value (node);
  Cache                *cache = g_new0 (Cache, 1);

  cache->value = value != NULL ? json_node_ref (value) : NULL;
  if (side < 0 || index < 0 ||
      !acies_editor_context_get_draft (context)->unit_row (&root, (guint)side, (guint)index,
                                                           &cache->row))
    {
      cache->row.name = g_strdup ("");
      cache->row.kind = g_strdup ("");
    }

  return cache;
}

const AciesRosterRow *
acies_army_unit_get (AciesEditorContext *context, AciesDocumentNode *node)
{
  Cache *cache = g_object_get_data (G_OBJECT (node), KEY_CACHE);

  if (cache == NULL || cache->value != acies_document_node_get_value (node))
    {
      cache = cache_new (context, node);
      g_object_set_data_full (G_OBJECT (node), KEY_CACHE, cache, cache_free);
    }

  return &cache->row;
}

const char *
acies_army_unit_get_name (AciesEditorContext *context, AciesDocumentNode *node)
{
  const AciesRosterRow *row = acies_army_unit_get (context, node);
  const char           *name = acies_json_text (acies_document_node_peek (node, "name"));

  if (*row->name != '\0')
    return row->name;
  if (name != NULL && *name != '\0')
    return name;

  /* Translators: units whose name and kind cannot be told. */
  return _("Unknown units");
}

const AciesFormField *
acies_army_unit_get_fields (AciesEditorContext *context)
{
  for (const AciesForm *form = acies_editor_context_get_draft (context)->forms; form->path != NULL;
       form++)
    if (g_str_equal (form->path, "sides[].units[]"))
      return form->fields;

  g_return_val_if_reached (NULL);
}

char *
acies_army_unit_list_path (guint side)
{
  return g_strdup_printf ("sides[%u].units", side);
}
