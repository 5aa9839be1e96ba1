/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/core/acies-catalogue.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/core/acies-game.h"
#include "support/counting-ruleset.h"
#include "support/play-support.h"

static char *folder;

static char *
path_in_folder (const char *name)
{
  return g_build_filename (folder, name, NULL);
}

static void
write_file (const char *name, const char *text)
{
  g_autofree char *path = path_in_folder (name);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
write_battle (const char *file, const char *name, const char *date)
{
  g_autofree char *text = g_strdup_printf (
    "{ \"format\": \"acies-scenario\", \"version\": 1, \"id\": \"x\", \"ruleset\": \"counting\", \"name\": \"%s\","
    "  %s \"sides\": [ { \"id\": \"red\", \"name\": \"Red\" }, { \"id\": \"blue\", \"name\": \"Blue\" } ] }", name, date);

  write_file (file, text);
}

/* A folder as one may find it: good battles, a game, and everything that can be wrong. */
static void
fill_folder (void)
{
  g_autofree char          *below = path_in_folder ("below");
  g_autofree char          *folder_json = path_in_folder ("folder.json");
  g_autofree char          *pipe = path_in_folder ("pipe.json");
  g_autofree char          *huge = path_in_folder ("huge.json");
  g_autofree char          *link = path_in_folder ("link.json");
  g_autofree char          *game_path = path_in_folder ("game.json");
  g_autoptr (GFile)         game_file = g_file_new_for_path (game_path);
  g_autoptr (AciesScenario) scenario = counting_scenario_new ();
  g_autoptr (AciesGame)     game = acies_game_new (scenario, NULL, 1);

  write_battle ("late.json", "Late", "\"date\": \"-0047\",");
  write_battle ("early.json", "Early", "\"date\": \"-0489\",");
  write_battle ("undated.json", "Undated", "");
  write_battle (".hidden.json", "Hidden", "");
  write_battle ("notes.txt", "Notes", "");
  g_assert_cmpint (g_mkdir (below, 0700), ==, 0);
  write_battle ("below/middle.json", "Middle", "\"date\": \"-0215\",");
  play_random (game, 1, 3);
  g_assert_true (acies_game_save (game, game_file, NULL));

  write_file ("brace.json", "{ \"format\": \"acies-scenario\",\n");
  write_file ("armies.json", "{ \"format\": \"acies-army-lists\", \"version\": 1 }");
  write_file ("version.json", "{ \"format\": \"acies-scenario\", \"version\": 999 }");
  write_file ("part.json", "{ \"format\": \"acies-game\", \"version\": 1, \"scenario\": { \"format\": \"acies-scenario\" } }");
  g_assert_cmpint (g_mkdir (folder_json, 0700), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_true (g_file_set_contents (huge, "", 0, NULL));
  g_assert_cmpint (truncate (huge, 300 * 1024 * 1024), ==, 0);
  g_assert_cmpint (symlink ("/dev/zero", link), ==, 0);
}

static AciesCatalogueEntry *
find_entry (GListModel *list, const char *base_name)
{
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (AciesCatalogueEntry) entry = g_list_model_get_item (list, i);
      g_autofree char                *name = g_file_get_basename (acies_catalogue_entry_get_file (entry));

      if (g_strcmp0 (name, base_name) == 0)
        return entry;  /* the list keeps it */
    }

  return NULL;
}

static void
assert_broken (GListModel *list, const char *base_name, const char *reason)
{
  AciesCatalogueEntry *entry = find_entry (list, base_name);
  g_autofree char     *path = path_in_folder (base_name);

  g_assert_nonnull (entry);
  g_assert_cmpint (acies_catalogue_entry_get_kind (entry), ==, ACIES_CATALOGUE_BROKEN);
  g_assert_null (acies_catalogue_entry_get_scenario (entry));
  g_assert_cmpstr (acies_catalogue_entry_get_name (entry), ==, base_name);
  g_test_message ("%s", acies_catalogue_entry_get_error (entry));
  g_assert_true (g_str_has_prefix (acies_catalogue_entry_get_error (entry), path));
  g_assert_nonnull (strstr (acies_catalogue_entry_get_error (entry), reason));
}

static void
check_list (GListModel *list)
{
  static const char *const good[] = { "Early", "Middle", "Late", "The strip", "Undated" };
  AciesCatalogueEntry     *game = find_entry (list, "game.json");

  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 11);
  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autoptr (AciesCatalogueEntry) entry = g_list_model_get_item (list, i);

      g_assert_cmpstr (acies_catalogue_entry_get_name (entry), ==, good[i]);
      g_assert_null (acies_catalogue_entry_get_error (entry));
      g_assert_nonnull (acies_catalogue_entry_get_scenario (entry));
    }
  g_assert_cmpint (acies_catalogue_entry_get_kind (game), ==, ACIES_CATALOGUE_GAME);
  g_assert_cmpint (acies_catalogue_entry_get_year (find_entry (list, "early.json")), ==, -489);
  g_assert_cmpint (acies_catalogue_entry_get_year (find_entry (list, "undated.json")), ==, G_MAXINT);

  g_assert_null (find_entry (list, "armies.json"));
  assert_broken (list, "brace.json", "line 2, column 1");
  assert_broken (list, "version.json", "999");
  assert_broken (list, "part.json", "scenario.version: this is missing");
  assert_broken (list, "pipe.json", "no ordinary file");
  assert_broken (list, "link.json", "no ordinary file");
  assert_broken (list, "huge.json", "16 MiB");
}

static void
on_scanned_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  GAsyncResult **kept = user_data;

  *kept = g_object_ref (result);
}

static GListModel *
scan (GFile *const *folders, guint n_folders)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError)       error = NULL;
  GListModel              *list;

  acies_catalogue_scan_async (folders, n_folders, NULL, on_scanned_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  list = acies_catalogue_scan_finish (result, &error);
  g_assert_no_error (error);

  return list;
}

static void
test_scan (void)
{
  g_autoptr (GFile)      own = g_file_new_for_path (folder);
  g_autoptr (GFile)      absent = g_file_new_for_path ("/nowhere");
  GFile                 *folders[] = { absent, own };
  g_autoptr (GListModel) list = scan (folders, 2);

  check_list (list);
}

static void
test_cancel (void)
{
  g_autoptr (GFile)        own = g_file_new_for_path (folder);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError)       error = NULL;

  g_cancellable_cancel (cancellable);
  acies_catalogue_scan_async (&own, 1, cancellable, on_scanned_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (acies_catalogue_scan_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* A link to its own folder must not be followed for ever. */
static void
test_loop (void)
{
  g_autofree char       *below = path_in_folder ("below");
  g_autofree char       *loop = path_in_folder ("below/loop");
  g_autoptr (GFile)      file = g_file_new_for_path (below);
  g_autoptr (GListModel) list = NULL;

  g_assert_cmpint (symlink (".", loop), ==, 0);
  list = scan (&file, 1);
  g_assert_cmpuint (g_list_model_get_n_items (list), <=, 4);
  g_unlink (loop);
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char      *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR))
        remove_folder (child);
      else
        g_unlink (child);
    }
  g_rmdir (path);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("acies-catalogue-XXXXXX", NULL);
  fill_folder ();

  g_test_add_func ("/catalogue/scan", test_scan);
  g_test_add_func ("/catalogue/cancel", test_cancel);
  g_test_add_func ("/catalogue/loop", test_loop);
  status = g_test_run ();

  remove_folder (folder);
  g_free (folder);

  return status;
}
