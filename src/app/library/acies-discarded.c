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

void
acies_discarded_purge (void)
{
  g_autoptr (GFile) folder = acies_session_get_journal_folder ();
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
