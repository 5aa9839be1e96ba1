/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "document/acies-document-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "document/acies-document-place.h"
#include "engine/core/acies-error.h"
#include "engine/core/acies-format.h"
#include "engine/core/acies-json-scan.h"

/* The document is clean as @root, which was read from @bytes. */
static void
take_origin (AciesDocument *self, JsonNode *root, GBytes *bytes)
{
  g_clear_pointer (&self->origin_root, json_node_unref);
  g_clear_pointer (&self->origin, g_bytes_unref);
  g_clear_pointer (&self->clean_root, json_node_unref);
  self->clean_root = json_node_ref (root);
  self->origin_root = json_node_ref (root);
  self->origin = g_bytes_ref (bytes);
}

static char *
digest_of (GBytes *bytes)
{
  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
}

static void
set_file (AciesDocument *self, GFile *file, GBytes *bytes)
{
  g_set_object (&self->file, file);
  g_free (self->digest);
  self->digest = bytes != NULL ? digest_of (bytes) : NULL;
}

/* The tree of a scenario file, sealed. Errors begin with the file's name. */
static JsonNode *
read_root (GFile *file, GBytes **bytes, GError **error)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        fault = NULL;
  g_autoptr (GBytes)        text = acies_json_read_bytes (file, &fault);
  g_autoptr (JsonNode)      parsed = NULL;
  g_autofree char          *name = NULL;
  AciesJsonCursor           at;
  JsonNode                 *root;

  if (text != NULL)
    parsed = acies_json_parse_file (text, &fault);
  at = acies_json_root (parsed);
  if (parsed == NULL || !acies_format_check (&at, ACIES_FORMAT_SCENARIO, problems, &fault))
    {
      name = g_file_get_parse_name (file);
      g_propagate_prefixed_error (error, g_steal_pointer (&fault), "%s: ", name);
      return NULL;
    }

  root = acies_json_copy (parsed);
  json_node_seal (root);
  *bytes = g_steal_pointer (&text);

  return root;
}

AciesDocument *
acies_document_load (GFile *file, GError **error)
{
  g_autoptr (GBytes)   bytes = NULL;
  g_autoptr (JsonNode) root = NULL;
  AciesDocument       *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  root = read_root (file, &bytes, error);
  if (root == NULL)
    return NULL;

  self = acies_document_new (root);
  take_origin (self, self->root, bytes);
  set_file (self, file, bytes);

  return self;
}

gboolean
acies_document_revert (AciesDocument *self, GError **error)
{
  g_autoptr (GBytes)     bytes = NULL;
  g_autoptr (JsonNode)   root = NULL;
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  AciesDocumentLook      look;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (self->file != NULL, FALSE);

  root = read_root (self->file, &bytes, error);
  if (root == NULL)
    return FALSE;

  acies_document_look (self, &look);
  take_origin (self, root, bytes);
  set_file (self, self->file, bytes);
  acies_edit_stack_end_merge (self->stack);
  acies_patch_set (patch, "", json_node_ref (root));
  acies_document_apply (self, patch, C_ ("undo", "go back to the saved file"), NULL, NULL);
  acies_document_notify_since (self, &look);

  return TRUE;
}

void
acies_document_forget_file (AciesDocument *self)
{
  AciesDocumentLook look;

  g_return_if_fail (ACIES_IS_DOCUMENT (self));

  acies_document_look (self, &look);
  set_file (self, NULL, NULL);
  acies_document_notify_since (self, &look);
}

gboolean
acies_document_is_file_changed (AciesDocument *self)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char   *digest = NULL;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);

  if (self->file == NULL || self->digest == NULL || !g_file_query_exists (self->file, NULL))
    return FALSE;

  bytes = acies_json_read_bytes (self->file, NULL);
  digest = bytes != NULL ? digest_of (bytes) : NULL;

  return g_strcmp0 (digest, self->digest) != 0;
}

void
acies_document_keep_own (AciesDocument *self)
{
  g_autoptr (GBytes) bytes = NULL;
  AciesDocumentLook  look;

  g_return_if_fail (ACIES_IS_DOCUMENT (self));
  g_return_if_fail (self->file != NULL);

  acies_document_look (self, &look);
  bytes = acies_json_read_bytes (self->file, NULL);
  set_file (self, self->file, bytes);
  g_clear_pointer (&self->clean_root, json_node_unref);
  acies_document_notify_since (self, &look);
}

GBytes *
acies_document_dup_bytes (AciesDocument *self)
{
  char *text;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  if (self->origin != NULL && acies_json_same (self->root, self->origin_root))
    return g_bytes_ref (self->origin);

  text = acies_json_to_text (self->root);

  return g_bytes_new_take (text, strlen (text));
}

/* Nothing is written that could not be read again. */
static gboolean
check_bytes (GFile *file, GBytes *bytes, GError **error)
{
  g_autofree char *name = g_file_get_parse_name (file);

  if (acies_json_scan (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error))
    return TRUE;

  g_prefix_error (error, "%s: ", name);

  return FALSE;
}

gboolean
acies_document_save (AciesDocument *self, GFile *file, AciesDocumentSave how, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  GFile             *target = file != NULL ? file : self->file;
  AciesDocumentLook  look;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (target != NULL, FALSE);

  if (self->file != NULL && g_file_equal (target, self->file) &&
      (how & ACIES_DOCUMENT_SAVE_OVERWRITE) == 0 && acies_document_is_file_changed (self))
    {
      g_autofree char *name = g_file_get_parse_name (target);

      g_set_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_CHANGED,
                   _("%s: another program has changed this file since it was opened or saved here"), name);
      return FALSE;
    }

  bytes = acies_document_dup_bytes (self);
  if (!check_bytes (target, bytes, error) || !acies_json_save_bytes (bytes, target, error))
    return FALSE;
  if ((how & ACIES_DOCUMENT_SAVE_COPY) != 0)
    return TRUE;

  acies_document_look (self, &look);
  g_clear_pointer (&self->clean_root, json_node_unref);
  self->clean_root = json_node_ref (self->root);
  set_file (self, target, bytes);
  acies_edit_stack_end_merge (self->stack);
  acies_document_notify_since (self, &look);

  return TRUE;
}

const char *
acies_document_get_revision (AciesDocument *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT (self), NULL);

  if (self->revision == NULL)
    {
      g_autoptr (GBytes) bytes = acies_document_dup_bytes (self);

      self->revision = digest_of (bytes);
    }

  return self->revision;
}

void
acies_document_take_over (AciesDocument *self, GFile *file, const char *digest)
{
  g_clear_pointer (&self->clean_root, json_node_unref);
  g_set_object (&self->file, file);
  g_free (self->digest);
  self->digest = g_strdup (digest);
}

const char *
acies_document_get_digest (AciesDocument *self)
{
  return self->digest;
}
