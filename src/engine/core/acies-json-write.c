/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-json.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "engine/core/acies-error.h"

#define COMPACT (-1)  /* the level at which nothing is broken into lines */

static void
write_string (GString *out, const char *text)
{
  static const char plain[] = "\"\\\b\f\n\r\t", letters[] = "\"\\bfnrt";

  g_string_append_c (out, '"');
  for (const char *at = text; *at != '\0'; at++)
    {
      const char *special = strchr (plain, *at);

      if (special != NULL)
        {
          g_string_append_c (out, '\\');
          g_string_append_c (out, letters[special - plain]);
        }
      else if ((guchar) *at < 0x20)
        g_string_append_printf (out, "\\u%04x", (guint) *at);
      else
        g_string_append_c (out, *at);
    }
  g_string_append_c (out, '"');
}

/* The shortest text that reads back as @value; with a point or exponent, so that it stays no whole number. */
static void
write_double (GString *out, double value)
{
  static const char *const formats[] = { "%.15g", "%.16g", "%.17g" };
  char                     buffer[G_ASCII_DTOSTR_BUF_SIZE];

  if (!isfinite (value))
    {
      g_string_append (out, "null");
      return;
    }

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_ascii_formatd (buffer, sizeof buffer, formats[i], value);
      if (!(g_ascii_strtod (buffer, NULL) < value) && !(g_ascii_strtod (buffer, NULL) > value))
        break;
    }
  g_string_append (out, buffer);
  if (strpbrk (buffer, ".e") == NULL)
    g_string_append (out, ".0");
}

static void
write_scalar (GString *out, JsonNode *node)
{
  const GType type = json_node_get_value_type (node);

  if (JSON_NODE_HOLDS_NULL (node))
    g_string_append (out, "null");
  else if (type == G_TYPE_STRING)
    {
      g_autofree char *valid = g_utf8_make_valid (json_node_get_string (node), -1);

      write_string (out, valid);
    }
  else if (type == G_TYPE_BOOLEAN)
    g_string_append (out, json_node_get_boolean (node) ? "true" : "false");
  else if (type == G_TYPE_INT64)
    g_string_append_printf (out, "%" G_GINT64_FORMAT, json_node_get_int (node));
  else
    write_double (out, json_node_get_double (node));
}

static void
write_break (GString *out, int level)
{
  if (level == COMPACT)
    return;

  g_string_append_c (out, '\n');
  for (int i = 0; i < level; i++)
    g_string_append (out, "  ");
}

static void write_node (GString *out, JsonNode *node, int level);

static void
write_array (GString *out, JsonArray *array, int level)
{
  const int   inner = level == COMPACT ? COMPACT : level + 1;
  const guint length = json_array_get_length (array);

  g_string_append_c (out, '[');
  for (guint i = 0; i < length; i++)
    {
      if (i > 0)
        g_string_append_c (out, ',');
      write_break (out, inner);
      write_node (out, json_array_get_element (array, i), inner);
    }
  if (length > 0)
    write_break (out, level);
  g_string_append_c (out, ']');
}

static void
write_object (GString *out, JsonObject *object, int level)
{
  const int      inner = level == COMPACT ? COMPACT : level + 1;
  JsonObjectIter iter;
  const char    *key;
  JsonNode      *member;
  gboolean       first = TRUE;

  g_string_append_c (out, '{');
  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &key, &member))
    {
      if (!first)
        g_string_append_c (out, ',');
      first = FALSE;
      write_break (out, inner);
      write_string (out, key);
      g_string_append (out, level == COMPACT ? ":" : ": ");
      write_node (out, member, inner);
    }
  if (!first)
    write_break (out, level);
  g_string_append_c (out, '}');
}

static void
write_node (GString *out, JsonNode *node, int level)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    write_object (out, json_node_get_object (node), level);
  else if (JSON_NODE_HOLDS_ARRAY (node))
    write_array (out, json_node_get_array (node), level);
  else
    write_scalar (out, node);
}

char *
acies_json_to_line (JsonNode *node)
{
  GString *out = g_string_new (NULL);

  write_node (out, node, COMPACT);

  return g_string_free (out, FALSE);
}

char *
acies_json_to_text (JsonNode *node)
{
  GString *out = g_string_new (NULL);

  write_node (out, node, 0);
  g_string_append_c (out, '\n');

  return g_string_free (out, FALSE);
}

/*
 * A local file is written beside the old one, synced and renamed. A link is followed, so that it stays one; the old permissions
 * stay; a device or pipe is refused, since the rename would put a file in its place.
 */
static gboolean
save_local (const char *path, GBytes *bytes, GError **error)
{
  char       *target = realpath (path, NULL);  /* of malloc; NULL if there is no such file yet */
  struct stat old = { .st_mode = S_IFREG | 0666 };
  gboolean    saved = FALSE;

  if (target != NULL && stat (target, &old) == 0 && !S_ISREG (old.st_mode))
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, _("this is no ordinary file; choose another name"));
  else
    saved = g_file_set_contents_full (target != NULL ? target : path,
                                      g_bytes_get_data (bytes, NULL),
                                      (gssize) g_bytes_get_size (bytes),
                                      G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                      (int) (old.st_mode & 0777), error);
  free (target);

  return saved;
}

gboolean
acies_json_save_bytes (GBytes *bytes, GFile *file, GError **error)
{
  g_autofree char   *name = g_file_get_parse_name (file);
  g_autoptr (GError) cause = NULL;
  gboolean           saved;

  if (g_file_peek_path (file) != NULL)
    saved = save_local (g_file_peek_path (file), bytes, &cause);
  else
    saved = g_file_replace_contents (file, g_bytes_get_data (bytes, NULL),
                                     g_bytes_get_size (bytes), NULL, FALSE, G_FILE_CREATE_NONE,
                                     NULL, NULL, &cause);
  if (!saved)
    g_set_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS,
                 /* Translators: the name of a file, then the system's reason. */
                 _("%1$s: It cannot be written: %2$s"), name, acies_error_reason (cause));

  return saved;
}

gboolean
acies_json_save (JsonNode *node, GFile *file, GError **error)
{
  char              *text = acies_json_to_text (node);
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

  return acies_json_save_bytes (bytes, file, error);
}

void
acies_json_put_string (JsonBuilder *builder, const char *key, const char *value)
{
  json_builder_set_member_name (builder, key);
  if (value != NULL)
    json_builder_add_string_value (builder, value);
  else
    json_builder_add_null_value (builder);
}

void
acies_json_put_int (JsonBuilder *builder, const char *key, gint64 value)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_int_value (builder, value);
}

void
acies_json_put_bool (JsonBuilder *builder, const char *key, gboolean value)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_boolean_value (builder, value);
}

void
acies_json_put_double (JsonBuilder *builder, const char *key, double value)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_double_value (builder, value);
}

void
acies_json_put_null (JsonBuilder *builder, const char *key)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_null_value (builder);
}
