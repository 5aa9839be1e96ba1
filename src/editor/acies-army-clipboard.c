/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-army-clipboard.h"

#include "engine/core/acies-error.h"
#include "engine/core/acies-json.h"

#include <glib/gi18n.h>
#include <string.h>

#define FORMAT "acies-units"
#define KEY_FORMAT "format"
#define KEY_RULES "ruleset"
#define KEY_UNITS "units"
#define MOST_BYTES (1024u * 1024u)

void
acies_army_clipboard_put (GdkClipboard *clipboard, GPtrArray *units, const char *ruleset)
{
  g_autoptr (JsonBuilder)        builder = json_builder_new ();
  g_autoptr (JsonNode)           root = NULL;
  g_autofree char               *text = NULL;
  g_autoptr (GBytes)             bytes = NULL;
  g_autoptr (GdkContentProvider) provider = NULL;
  GdkContentProvider            *providers[2] = { NULL };

  json_builder_begin_object (builder);
  acies_json_put_string (builder, KEY_FORMAT, FORMAT);
  acies_json_put_string (builder, KEY_RULES, ruleset);
  json_builder_set_member_name (builder, KEY_UNITS);
  json_builder_begin_array (builder);
  for (guint i = 0; i < units->len; i++)
    json_builder_add_value (builder, acies_json_copy (units->pdata[i]));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  text = acies_json_to_text (root);

  bytes = g_bytes_new (text, strlen (text));
  providers[0] = gdk_content_provider_new_for_bytes (ACIES_ARMY_MIME_TYPE, bytes);
  providers[1] = gdk_content_provider_new_typed (G_TYPE_STRING, text);
  provider = gdk_content_provider_new_union (providers, G_N_ELEMENTS (providers));
  gdk_clipboard_set_content (clipboard, provider);
}

static void
refuse (GError **error, const char *sentence)
{
  g_set_error_literal (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_INVALID, sentence);
}

static const char *
text_of (JsonNode *root, const char *key)
{
  const AciesJsonCursor at = acies_json_root (root);
  const AciesJsonCursor member = acies_json_member (&at, key);

  return acies_json_text (member.node);
}

static GPtrArray *
list_units (JsonNode *root)
{
  const AciesJsonCursor at = acies_json_root (root);
  const AciesJsonCursor list = acies_json_member (&at, KEY_UNITS);
  g_autoptr (GPtrArray) units = g_ptr_array_new_with_free_func ((GDestroyNotify)json_node_unref);

  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor unit = acies_json_element (&list, i);

      if (!JSON_NODE_HOLDS_OBJECT (unit.node))
        return NULL;
      g_ptr_array_add (units, acies_json_copy (unit.node));
    }

  return units->len > 0 ? g_steal_pointer (&units) : NULL;
}

GPtrArray *
acies_army_clipboard_parse (const char *text, gsize length, const char *ruleset, GError **error)
{
  g_autoptr (JsonNode) root = length <= MOST_BYTES ? acies_json_parse (text, length, NULL) : NULL;
  GPtrArray           *units = NULL;

  if (root == NULL || g_strcmp0 (text_of (root, KEY_FORMAT), FORMAT) != 0)
    {
      refuse (error, _("There are no units on the clipboard."));
      return NULL;
    }
  if (g_strcmp0 (text_of (root, KEY_RULES), ruleset) != 0)
    {
      refuse (error, _("The units on the clipboard are of other rules."));
      return NULL;
    }
  units = list_units (root);
  if (units == NULL)
    refuse (error, _("The units on the clipboard are damaged."));

  return units;
}

/* Reading */

static void
finish_text (GTask *task, const char *text, gsize length)
{
  GError    *error = NULL;
  GPtrArray *units = acies_army_clipboard_parse (text, length, g_task_get_task_data (task), &error);

  if (units != NULL)
    g_task_return_pointer (task, units, (GDestroyNotify)g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

/* Pipes hand over piece by piece: the whole is gathered first. */
static void
on_spliced_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask)    task = user_data;
  GMemoryOutputStream *memory = G_MEMORY_OUTPUT_STREAM (source);

  g_output_stream_splice_finish (G_OUTPUT_STREAM (source), result, NULL);
  finish_text (task, g_memory_output_stream_get_data (memory),
               g_memory_output_stream_get_data_size (memory));
}

static void
on_stream_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask)        task = user_data;
  g_autoptr (GInputStream) stream =
    gdk_clipboard_read_finish (GDK_CLIPBOARD (source), result, NULL, NULL);
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  GCancellable             *cancellable = g_task_get_cancellable (task);

  if (stream == NULL)
    {
      finish_text (task, "", 0);
      return;
    }
  g_output_stream_splice_async (
    memory, stream, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
    G_PRIORITY_DEFAULT, cancellable, on_spliced_cb, g_steal_pointer (&task));
}

static void
on_text_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autofree char  *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  finish_text (task, text != NULL ? text : "", text != NULL ? strlen (text) : 0);
}

void
acies_army_clipboard_get_async (GdkClipboard       *clipboard,
                                const char         *ruleset,
                                GCancellable       *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer            user_data)
{
  static const char *types[] = { ACIES_ARMY_MIME_TYPE, NULL };
  GTask             *task = g_task_new (clipboard, cancellable, callback, user_data);

  g_task_set_task_data (task, g_strdup (ruleset), g_free);
  if (gdk_content_formats_contain_mime_type (gdk_clipboard_get_formats (clipboard),
                                             ACIES_ARMY_MIME_TYPE))
    gdk_clipboard_read_async (clipboard, types, G_PRIORITY_DEFAULT, cancellable, on_stream_cb,
                              task);
  else
    gdk_clipboard_read_text_async (clipboard, cancellable, on_text_cb, task);
}

GPtrArray *
acies_army_clipboard_get_finish (GdkClipboard *clipboard, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, clipboard), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
