/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-balance-store.h"

#include "engine/core/acies-json.h"

#define MOST_FILES 100

typedef struct
{
  GFile *file;
  gint64 changed;
} Kept;

GFile *
acies_balance_store_get_folder (void)
{
  return g_file_new_build_filename (g_get_user_cache_dir (), "acies", "balance", NULL);
}

static GFile *
file_of (const char *revision)
{
  g_autoptr (GFile) folder = acies_balance_store_get_folder ();
  g_autofree char *name = g_strconcat (revision, ".json", NULL);

  return g_file_get_child (folder, name);
}

static void
kept_clear (gpointer data)
{
  g_object_unref (((Kept *) data)->file);
}

static int
compare_age (gconstpointer a,
             gconstpointer b)
{
  const Kept *first = a;
  const Kept *second = b;

  return (first->changed > second->changed) - (first->changed < second->changed);
}

static GArray *
list_files (GFile *folder)
{
  GArray *files = g_array_new (FALSE, FALSE, sizeof (Kept));
  g_autoptr (GFileEnumerator) children = g_file_enumerate_children (
    folder, G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_TIME_MODIFIED, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GFileInfo *info = NULL;
  GFile *child = NULL;

  g_array_set_clear_func (files, kept_clear);
  while (children != NULL && g_file_enumerator_iterate (children, &info, &child, NULL, NULL) &&
         info != NULL)
    {
      const guint64 changed =
        g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED);
      const Kept kept = { g_object_ref (child), (gint64) changed };

      g_array_append_val (files, kept);
    }

  return files;
}

static void
drop_oldest (GFile *folder)
{
  g_autoptr (GArray) files = list_files (folder);

  g_array_sort (files, compare_age);
  for (guint i = 0; i + MOST_FILES < files->len; i++)
    g_file_delete (g_array_index (files, Kept, i).file, NULL, NULL);
}

gboolean
acies_balance_store_keep (const AciesBalanceRun *run)
{
  g_autoptr (GFile) folder = acies_balance_store_get_folder ();
  g_autoptr (GFile) file = file_of (run->revision);
  g_autoptr (JsonNode) root = acies_balance_run_to_json (run);
  g_autoptr (GError) error = NULL;

  g_file_make_directory_with_parents (folder, NULL, NULL);
  if (!acies_json_save (root, file, &error))
    {
      g_message ("The results of the simulation could not be kept: %s", error->message);
      return FALSE;
    }

  drop_oldest (folder);
  return TRUE;
}

AciesBalanceRun *
acies_balance_store_find (const char *revision)
{
  g_autoptr (GFile) file = file_of (revision);
  g_autoptr (JsonNode) root = acies_json_read_file (file, NULL);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesBalanceRun) run = NULL;

  if (root == NULL)
    return NULL;

  run = acies_balance_run_from_json (root, problems);
  return run != NULL && g_str_equal (run->revision, revision) ? g_steal_pointer (&run) : NULL;
}
