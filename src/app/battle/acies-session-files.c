/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-session-files.h"

#include "app/acies-folders.h"
#include "app/battle/acies-session.h"

#define JOURNAL_SUFFIX ".acies-journal"

static GFile *
acies_session_files_folder (const char *name)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "acies", name, NULL);

  return g_file_new_for_path (path);
}

GFile *
acies_session_get_journal_folder (void)
{
  return acies_session_files_folder ("battles");
}

GFile *
acies_session_get_past_folder (void)
{
  return acies_session_files_folder ("past");
}

gboolean
acies_session_is_journal (GFile *file)
{
  g_autoptr (GFile) folder = acies_session_get_journal_folder ();

  return acies_folders_holds (folder, file);
}

gboolean
acies_session_is_past (GFile *file)
{
  g_autoptr (GFile) folder = acies_session_get_past_folder ();

  return acies_folders_holds (folder, file);
}

/* A file in @folder that does not exist: battle, time, and a number so that two windows never meet. */
static GFile *
acies_session_files_new (GFile *folder, AciesScenario *scenario, const char *suffix)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char      *time = g_date_time_format (now, "%Y%m%d-%H%M%S");
  g_autofree char      *name = g_strdup_printf ("%s-%s-%08x%s", acies_scenario_get_id (scenario), time,
                                                g_random_int (), suffix);

  g_file_make_directory_with_parents (folder, NULL, NULL);

  return g_file_get_child (folder, name);
}

GFile *
acies_session_files_new_journal (AciesScenario *scenario)
{
  g_autoptr (GFile) folder = acies_session_get_journal_folder ();

  return acies_session_files_new (folder, scenario, JOURNAL_SUFFIX);
}

GFile *
acies_session_files_keep_past (AciesGame *game)
{
  g_autoptr (GFile)  folder = acies_session_get_past_folder ();
  g_autoptr (GFile)  file = acies_session_files_new (folder, acies_game_get_scenario (game), ".json");
  g_autoptr (GError) error = NULL;

  if (acies_game_save (game, file, &error))
    return g_steal_pointer (&file);

  g_message ("The finished battle could not be kept: %s", error->message);
  return NULL;
}

/* List */

typedef struct
{
  GFile *file;
  gint64 changed;
} AciesJournalRow;

static int
compare_rows (gconstpointer a, gconstpointer b)
{
  const AciesJournalRow *first = a;
  const AciesJournalRow *second = b;

  return (first->changed < second->changed) - (first->changed > second->changed);
}

static void
acies_session_files_list (GFile *folder, GArray *rows)
{
  g_autoptr (GFileEnumerator) children = NULL;
  GFileInfo                  *info;
  GFile                      *child;

  children = g_file_enumerate_children (folder,
                                        G_FILE_ATTRIBUTE_STANDARD_NAME ","
                                        G_FILE_ATTRIBUTE_STANDARD_TYPE ","
                                        G_FILE_ATTRIBUTE_TIME_MODIFIED,
                                        G_FILE_QUERY_INFO_NONE, NULL, NULL);
  while (children != NULL &&
         g_file_enumerator_iterate (children, &info, &child, NULL, NULL) && info != NULL)
    {
      AciesJournalRow row;

      if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR ||
          !g_str_has_suffix (g_file_info_get_name (info), JOURNAL_SUFFIX))
        continue;

      row.file = g_object_ref (child);
      row.changed = (gint64) g_file_info_get_attribute_uint64 (info,
                                                               G_FILE_ATTRIBUTE_TIME_MODIFIED);
      g_array_append_val (rows, row);
    }
}

GPtrArray *
acies_session_list_journals (void)
{
  g_autoptr (GFile)  folder = acies_session_get_journal_folder ();
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (AciesJournalRow));
  GPtrArray         *files = g_ptr_array_new_with_free_func (g_object_unref);

  acies_session_files_list (folder, rows);
  g_array_sort (rows, compare_rows);
  for (guint i = 0; i < rows->len; i++)
    g_ptr_array_add (files, g_array_index (rows, AciesJournalRow, i).file);

  return files;
}
