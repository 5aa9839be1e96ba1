/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-file-choosing.h"

#include <glib/gi18n.h>
#include <string.h>

#define KEY_FOLDER "last-folder"

void
acies_file_choosing_add_filters (GtkFileChooser *chooser,
                                 const char     *name)
{
  g_autoptr (GtkFileFilter) ours = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (ours, name);
  gtk_file_filter_add_pattern (ours, "*.json");
  gtk_file_filter_set_name (all, _("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, ours);
  gtk_file_chooser_add_filter (chooser, all);
}

void
acies_file_choosing_keep_folder (GFile     *file,
                                 GSettings *settings)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *uri = folder != NULL ? g_file_get_uri (folder) : NULL;

  if (uri != NULL)
    g_settings_set_string (settings, KEY_FOLDER, uri);
}

void
acies_file_choosing_go_to_folder (GtkFileChooser *chooser,
                                  GSettings      *settings)
{
  g_autofree char *uri = g_settings_get_string (settings, KEY_FOLDER);
  g_autoptr (GFile) folder = *uri != '\0' ? g_file_new_for_uri (uri) : NULL;

  if (folder != NULL && g_file_query_exists (folder, NULL))
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
}

GFile *
acies_file_choosing_add_ending (GFile *file, const char *ending)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *whole = g_strconcat (name, ending, NULL);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autoptr (GFile) better = NULL;

  if (strchr (name, '.') != NULL || folder == NULL || g_file_query_exists (file, NULL))
    return g_object_ref (file);

  better = g_file_get_child (folder, whole);
  return g_object_ref (g_file_query_exists (better, NULL) ? file : better);
}

char *
acies_file_choosing_make_name (char *name)
{
  return g_strdelimit (name, "/\\:*?\"<>|", '-');
}
