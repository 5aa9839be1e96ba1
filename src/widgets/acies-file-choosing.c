/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-file-choosing.h"

#include <glib/gi18n.h>
#include <string.h>

#define KEY_FOLDER  "last-folder"
#define MOST_ENDING 5  /* letters */

void
acies_file_choosing_add_filter (GtkFileChooser *chooser,
                                const char     *name,
                                const char     *pattern)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_chooser_add_filter (chooser, filter);
}

void
acies_file_choosing_add_filters (GtkFileChooser *chooser,
                                 const char     *name)
{
  acies_file_choosing_add_filter (chooser, name, "*.json");
  acies_file_choosing_add_filter (chooser, _("All Files"), "*");
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

void
acies_file_choosing_show (GtkFileChooserNative *chooser,
                          GCallback             answer,
                          gpointer              owner)
{
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", answer, owner, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

GFile *
acies_file_choosing_get_answer (GtkFileChooserNative *chooser,
                                int                   response,
                                GSettings            *settings,
                                const char           *ending)
{
  g_autoptr (GFile) file = NULL;

  if (chooser != NULL && response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  if (file == NULL)
    return NULL;

  if (settings != NULL)
    acies_file_choosing_keep_folder (file, settings);
  return ending != NULL ? acies_file_choosing_add_ending (file, ending) : g_steal_pointer (&file);
}

/* "cannae.json", but neither "216 B.C." nor "turn 3. Rome" nor "version 1.2". */
static gboolean
has_ending (const char *name)
{
  const char *dot = strrchr (name, '.');
  gboolean letters = FALSE;

  if (dot == NULL || dot == name || dot[1] == '\0' || strlen (dot + 1) > MOST_ENDING)
    return FALSE;

  for (const char *c = dot + 1; *c != '\0'; c++)
    {
      if (!g_ascii_isalnum (*c))
        return FALSE;
      letters = letters || g_ascii_isalpha (*c);
    }
  return letters;
}

GFile *
acies_file_choosing_add_ending (GFile *file, const char *ending)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *whole = g_strconcat (name, ending, NULL);
  g_autofree char *twice = g_strconcat (ending, ending, NULL);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autoptr (GFile) better = NULL;

  /* The dialog marks the name without its ending: whoever types both has it twice. */
  if (g_str_has_suffix (name, twice) && folder != NULL && !g_file_query_exists (file, NULL))
    {
      name[strlen (name) - strlen (ending)] = '\0';
      return g_file_get_child (folder, name);
    }
  if (has_ending (name) || folder == NULL || g_file_query_exists (file, NULL))
    return g_object_ref (file);

  better = g_file_get_child (folder, whole);
  return g_object_ref (g_file_query_exists (better, NULL) ? file : better);
}

char *
acies_file_choosing_make_name (char *name)
{
  return g_strdelimit (name, "/\\:*?\"<>|", '-');
}
