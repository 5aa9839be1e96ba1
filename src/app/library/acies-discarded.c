/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-discarded.h"

#include "app/battle/acies-session.h"

#define SUFFIX ".discarded"

GFile *
acies_discarded_lay_aside (GFile   *file,
                           GError **error)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *aside = g_strconcat (uri, SUFFIX, NULL);
  g_autoptr (GFile) target = g_file_new_for_uri (aside);

  if (!g_file_move (file, target, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, error))
    return NULL;

  return g_steal_pointer (&target);
}

gboolean
acies_discarded_take_back (GFile   *file,
                           GError **error)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autoptr (GFile) target = NULL;

  g_return_val_if_fail (g_str_has_suffix (uri, SUFFIX), FALSE);

  uri[strlen (uri) - strlen (SUFFIX)] = '\0';
  target = g_file_new_for_uri (uri);
  return g_file_move (file, target, G_FILE_COPY_NONE, NULL, NULL, NULL, error);
}

static void
purge_folder (GFile *folder)
{
  g_autoptr (GFileEnumerator) children = NULL;
  GFile *child = NULL;

  children = g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME,
                                        G_FILE_QUERY_INFO_NONE, NULL, NULL);
  while (children != NULL && g_file_enumerator_iterate (children, NULL, &child, NULL, NULL) &&
         child != NULL)
    {
      g_autofree char *name = g_file_get_basename (child);

      if (g_str_has_suffix (name, SUFFIX))
        g_file_delete (child, NULL, NULL);
    }
}

void
acies_discarded_purge (void)
{
  g_autoptr (GFile) journals = acies_session_get_journal_folder ();
  g_autoptr (GFile) past = acies_session_get_past_folder ();

  purge_folder (journals);
  purge_folder (past);
}

GBytes *
acies_discarded_trash (GFile   *file,
                       GError **error)
{
  g_autoptr (GBytes) contents = g_file_load_bytes (file, NULL, NULL, error);
  g_autoptr (GError) no_trash = NULL;

  if (contents == NULL)
    return NULL;
  if (!g_file_trash (file, NULL, &no_trash) && !g_file_delete (file, NULL, error))
    return NULL;

  return g_steal_pointer (&contents);
}

gboolean
acies_discarded_write_back (GFile   *file,
                            GBytes  *contents,
                            GError **error)
{
  g_autoptr (GFileOutputStream) stream = g_file_create (file, G_FILE_CREATE_NONE, NULL, error);

  return stream != NULL &&
         g_output_stream_write_all (G_OUTPUT_STREAM (stream), g_bytes_get_data (contents, NULL),
                                    g_bytes_get_size (contents), NULL, NULL, error) &&
         g_output_stream_close (G_OUTPUT_STREAM (stream), NULL, error);
}
