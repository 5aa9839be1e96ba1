/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "document-support.h"

#include <string.h>

JsonNode *
node_from (const char *text)
{
  g_autofree char   *json = g_strdelimit (g_strdup (text), "'", '"');
  g_autoptr (GError) error = NULL;
  JsonNode          *node = acies_json_parse (json, strlen (json), &error);

  g_assert_no_error (error);

  return node;
}

AciesDocument *
document_from (const char *text)
{
  g_autoptr (JsonNode) root = node_from (text);

  return acies_document_new (root);
}

AciesDocument *
document_shipped (const char *name)
{
  g_autofree char   *base = g_strconcat (name, ".json", NULL);
  g_autoptr (GFile)  file = g_file_new_build_filename (g_getenv ("ACIES_SCENARIOS"), "lost-battles", base, NULL);
  g_autoptr (GError) error = NULL;
  AciesDocument     *document = acies_document_load (file, &error);

  g_assert_no_error (error);

  return document;
}

char *
document_text (AciesDocument *document)
{
  g_autoptr (GBytes) bytes = acies_document_dup_bytes (document);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

char *
document_line (AciesDocument *document)
{
  return g_strdelimit (acies_json_to_line (acies_document_get_root (document)), "\"", '\'');
}

void
edit (AciesDocument *document, const char *path, const char *json, const char *merge)
{
  g_autoptr (GError) error = NULL;

  acies_document_set (document, path, json != NULL ? node_from (json) : NULL, "edit", merge, &error);
  g_assert_no_error (error);
}

GFile *
folder_new (void)
{
  g_autofree char *path = g_dir_make_tmp ("acies-document-XXXXXX", NULL);

  return g_file_new_for_path (path);
}

static GPtrArray *
list_folder (GFile *folder)
{
  GPtrArray      *files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
  const char     *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (files, g_file_get_child (folder, name));

  return files;
}

guint
folder_size (GFile *folder)
{
  g_autoptr (GPtrArray) files = list_folder (folder);

  return files->len;
}

void
folder_free (GFile *folder)
{
  g_autoptr (GPtrArray) files = list_folder (folder);

  for (guint i = 0; i < files->len; i++)
    g_assert_true (g_file_delete (g_ptr_array_index (files, i), NULL, NULL));
  g_assert_true (g_file_delete (folder, NULL, NULL));
  g_object_unref (folder);
}

GFile *
write_file (GFile *folder, const char *name, const char *text)
{
  GFile *file = g_file_get_child (folder, name);

  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));

  return file;
}

char *
read_text (GFile *file)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (g_file_peek_path (file), &text, NULL, NULL));

  return text;
}

void
run_until (gboolean (*done) (gpointer), gpointer data)
{
  while (!done (data))
    g_main_context_iteration (NULL, TRUE);
}

static void
folder_set_up (FolderTest *self, gconstpointer data)
{
  self->folder = folder_new ();
}

static void
folder_tear_down (FolderTest *self, gconstpointer data)
{
  folder_free (self->folder);
}

void
folder_test_add (const char *path, gconstpointer data, void (*test) (FolderTest *, gconstpointer))
{
  g_test_add (path, FolderTest, data, folder_set_up, test, folder_tear_down);
}
