/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-json.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/core/acies-error.h"
#include "engine/core/acies-json-scan.h"

#define CHUNK 65536

JsonNode *
acies_json_parse (const char *text, gsize length, GError **error)
{
  g_autoptr (JsonParser) parser = NULL;
  g_autoptr (GError)     cause = NULL;

  if (!acies_json_scan (text, length, error))
    return NULL;

  parser = json_parser_new ();
  if (!json_parser_load_from_data (parser, text, (gssize) length, &cause))
    {
      g_set_error_literal (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_SYNTAX, cause->message);
      return NULL;
    }

  return json_parser_steal_root (parser);
}

/* Folders, pipes and devices are told apart before opening: opening a pipe would wait for ever. */
static gboolean
acies_json_check_file (GFile *file, GError **error)
{
  g_autoptr (GError)    cause = NULL;
  g_autoptr (GFileInfo) info = NULL;

  info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                            G_FILE_QUERY_INFO_NONE, NULL, &cause);
  if (info == NULL)
    {
      g_set_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS, _("It cannot be read: %s"), cause->message);
      return FALSE;
    }
  if (g_file_info_get_file_type (info) == G_FILE_TYPE_DIRECTORY)
    {
      g_set_error_literal (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS, _("This is a folder; name a file in it"));
      return FALSE;
    }
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    {
      g_set_error_literal (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS,
                           _("This is no ordinary file but a pipe, a device or the like; name a file"));
      return FALSE;
    }
  if (g_file_info_get_size (info) > ACIES_MAX_FILE_SIZE)
    {
      g_set_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_LIMIT,
                   _("This file is larger than %d MiB, the most that Acies reads"),
                   (int) (ACIES_MAX_FILE_SIZE / 1024 / 1024));
      return FALSE;
    }

  return TRUE;
}

/* Reads at most one byte more than the limit, whatever size the file claims to have. */
static GByteArray *
read_stream (GFile *file, GError **error)
{
  g_autoptr (GByteArray)       bytes = g_byte_array_new ();
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, error);
  g_autofree guint8           *chunk = g_new (guint8, CHUNK);
  gssize                       n_read = 1;

  if (stream == NULL)
    return NULL;

  while (n_read > 0 && bytes->len <= ACIES_MAX_FILE_SIZE)
    {
      n_read = g_input_stream_read (G_INPUT_STREAM (stream), chunk, CHUNK, NULL, error);
      if (n_read < 0)
        return NULL;
      g_byte_array_append (bytes, chunk, (guint) n_read);
    }

  return g_steal_pointer (&bytes);
}

GBytes *
acies_json_read_bytes (GFile *file, GError **error)
{
  g_autoptr (GError) cause = NULL;
  GByteArray        *bytes;

  if (!acies_json_check_file (file, error))
    return NULL;

  bytes = read_stream (file, &cause);
  if (bytes == NULL)
    {
      g_set_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS, _("It cannot be read: %s"), cause->message);
      return NULL;
    }

  return g_byte_array_free_to_bytes (bytes);
}

/* A letter, a picture, a page of the web. What begins like a file of ours, or with what often slips in before one, is judged by
 * line and column. */
static gboolean
is_foreign (const char *text, gsize length)
{
  gsize at = 0;

  while (at < length && g_ascii_isspace (text[at]))
    at++;

  return at < length && strchr ("{[/\xef", text[at]) == NULL;
}

JsonNode *
acies_json_parse_file (GBytes *bytes, GError **error)
{
  gsize       length = 0;
  const char *text = g_bytes_get_data (bytes, &length);

  if (is_foreign (text, length))
    {
      g_set_error_literal (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_FORMAT,
                           _("This is neither a scenario nor a saved game of Acies; choose another file"));
      return NULL;
    }

  return acies_json_parse (text, length, error);
}

JsonNode *
acies_json_read_file (GFile *file, GError **error)
{
  g_autoptr (GBytes) bytes = acies_json_read_bytes (file, error);

  return bytes != NULL ? acies_json_parse_file (bytes, error) : NULL;
}

JsonNode *
acies_json_load (GFile *file, GError **error)
{
  JsonNode *root = acies_json_read_file (file, error);

  if (root == NULL)
    {
      g_autofree char *name = g_file_get_parse_name (file);

      g_prefix_error (error, "%s: ", name);
    }

  return root;
}

JsonNode *
acies_json_copy (JsonNode *node)
{
  JsonNode *copy;

  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *from = json_node_get_array (node);
      JsonArray *to = json_array_sized_new (json_array_get_length (from));

      for (guint i = 0; i < json_array_get_length (from); i++)
        json_array_add_element (to, acies_json_copy (json_array_get_element (from, i)));
      copy = json_node_new (JSON_NODE_ARRAY);
      json_node_take_array (copy, to);
      return copy;
    }
  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char    *key;
      JsonNode      *member;
      JsonObject    *to = json_object_new ();

      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &key, &member))
        json_object_set_member (to, key, acies_json_copy (member));
      copy = json_node_new (JSON_NODE_OBJECT);
      json_node_take_object (copy, to);
      return copy;
    }

  return json_node_copy (node);
}

gboolean
acies_json_check_action (const AciesJsonCursor *at, const char *const *known, const char *kind,
                         AciesProblems *problems)
{
  JsonObjectIter iter;
  const char    *key;
  JsonNode      *node;
  gboolean       good = TRUE;

  json_object_iter_init_ordered (&iter, json_node_get_object (at->node));
  while (json_object_iter_next_ordered (&iter, &key, &node))
    {
      const AciesJsonCursor member = acies_json_member (at, key);

      if (strcmp (key, "kind") == 0 || g_strv_contains (known, key))
        continue;
      /* Translators: %s is a kind of action, like move-strategist. */
      acies_json_complain (&member, problems, NULL, _ ("an action of kind \"%s\" has no such member"), kind);
      good = FALSE;
    }

  return good;
}
