/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* What the library keeps of files it has read, and how their items come. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-header-cache.h"
#include "app/library/acies-library-model.h"
#include "ui-test-support.h"

#include <glib/gstdio.h>
#include <utime.h>

#define N_OWN     60
#define MOST_ADDED 8  /* at one stroke */

typedef struct
{
  AciesApplication *app;
  GFile            *cache_file;
  GFile            *scenario;
  guint             n_added;
  guint             n_strokes;
} Fixture;

static char *
read_cannae (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("ACIES_SCENARIOS"), "lost-battles", "cannae-216bc.json", NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* A battle of that name in the user's folder. */
static GFile *
write_scenario (const char *base_name,
                const char *name)
{
  g_autofree char *path = g_build_filename ("scenarios", base_name, NULL);
  g_autofree char *text = read_cannae ();
  g_autofree char *member = g_strdup_printf ("\"name\": \"%s\"", name);
  g_autoptr (GString) changed = g_string_new (text);

  g_assert_cmpuint (g_string_replace (changed, "\"name\": \"Cannae\"", member, 1), ==, 1);
  return ui_test_write_data (path, changed->str);
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->app = ui_test_application_new ();
  self->cache_file = acies_header_cache_get_default_file ();
  self->scenario = write_scenario ("one.json", "The first");
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_file_delete (self->scenario, NULL, NULL);
  g_file_delete (self->cache_file, NULL, NULL);
  g_clear_object (&self->scenario);
  g_clear_object (&self->cache_file);
  g_clear_object (&self->app);
}

/* The cache */

static AciesLibraryItem *
find (Fixture *self)
{
  g_autoptr (AciesHeaderCache) cache = acies_header_cache_load (self->cache_file);
  g_autoptr (AciesCatalogueFile) file = acies_catalogue_file_new (self->scenario);

  return acies_header_cache_find (cache, file, ACIES_ORIGIN_OWN);
}

/* Reads the scenario and saves what was read. */
static AciesLibraryItem *
remember (Fixture *self)
{
  g_autoptr (AciesHeaderCache) cache = acies_header_cache_load (self->cache_file);
  g_autoptr (AciesCatalogueFile) file = acies_catalogue_file_new (self->scenario);
  AciesLibraryItem *item = acies_library_item_new (file, ACIES_ORIGIN_OWN);
  g_autoptr (GError) error = NULL;

  acies_header_cache_add (cache, file, item);
  acies_header_cache_save (cache, &error);
  g_assert_no_error (error);
  return item;
}

/* Everything that a card shows or that battles are sorted and looked for by is kept. */
static void
test_kept (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (AciesLibraryItem) nothing = find (self);
  g_autoptr (AciesLibraryItem) read = remember (self);
  g_autoptr (AciesLibraryItem) kept = find (self);

  g_assert_null (nothing);
  g_assert_nonnull (kept);
  g_assert_true (acies_library_item_is_same (read, kept));
  g_assert_cmpstr (acies_library_item_get_id (kept), ==, "cannae-216bc");
  g_assert_cmpstr (acies_library_item_get_name (kept), ==, "The first");
  g_assert_cmpstr (acies_library_item_get_name_key (kept), ==, acies_library_item_get_name_key (read));
  g_assert_cmpstr (acies_library_item_get_subtitle (kept), ==, acies_library_item_get_subtitle (read));
  g_assert_cmpstr (acies_library_item_get_detail (kept), ==, acies_library_item_get_detail (read));
  g_assert_cmpstr (acies_library_item_get_war (kept), ==, acies_library_item_get_war (read));
  g_assert_cmpuint (acies_library_item_get_minutes (kept), ==, acies_library_item_get_minutes (read));
  g_assert_cmpstr (acies_library_item_get_players (kept), ==, acies_library_item_get_players (read));
  g_assert_true (acies_library_item_get_ruleset (kept) == acies_library_item_get_ruleset (read));
  g_assert_cmpint (acies_library_item_get_year (kept), ==, -215);
  g_assert_true (acies_library_item_matches (kept, "hannibal"));
  g_assert_false (acies_library_item_is_game (kept));
  g_assert_nonnull (acies_library_item_get_picture (kept));
}

/* A game's words are kept too. */
static void
test_game (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (AciesGame) game = ui_test_game_new ("zama-202bc", 2);
  g_autoptr (AciesLibraryItem) read = NULL;
  g_autoptr (AciesLibraryItem) kept = NULL;

  ui_test_play_by_chance (game, 0, 9);
  g_assert_true (acies_game_save (game, self->scenario, NULL));
  read = remember (self);
  kept = find (self);
  g_assert_nonnull (kept);
  g_assert_true (acies_library_item_is_game (kept));
  g_assert_cmpstr (acies_library_item_get_detail (kept), ==, acies_library_item_get_detail (read));
  g_assert_cmpstr (acies_library_item_get_players (kept), ==, "Two people played here.");
  g_assert_cmpstr (acies_library_item_get_saved (kept), ==, acies_library_item_get_saved (read));
}

/* Another size, or the same size at another time. */
static void
test_changed (Fixture      *self,
              gconstpointer data)
{
  static const char *const names[] = { "The first and longer", "The third" };
  g_autoptr (AciesLibraryItem) before = remember (self);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GFile) file = write_scenario ("one.json", names[i]);
      g_autoptr (AciesLibraryItem) stale = NULL;
      g_autoptr (AciesLibraryItem) read = NULL;
      g_autoptr (AciesLibraryItem) kept = NULL;

      g_assert_true (g_file_set_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, 1000000000 + i,
                                                  G_FILE_QUERY_INFO_NONE, NULL, NULL));
      stale = find (self);
      g_assert_null (stale);
      read = remember (self);
      kept = find (self);
      g_assert_cmpstr (acies_library_item_get_name (kept), ==, names[i]);
    }
}

/* What another version of the program or another language has kept does not count. */
static void
test_stale (Fixture      *self,
            gconstpointer data)
{
  g_autoptr (AciesLibraryItem) read = remember (self);
  g_autoptr (AciesLibraryItem) other_language = NULL;
  g_autoptr (AciesLibraryItem) other_version = NULL;
  g_autoptr (GBytes) bytes = g_file_load_bytes (self->cache_file, NULL, NULL, NULL);
  g_autofree char *contents = g_memdup2 (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  char *version = NULL;

  g_setenv ("LANGUAGE", "la", TRUE);
  other_language = find (self);
  g_assert_null (other_language);
  g_unsetenv ("LANGUAGE");

  version = g_strstr_len (contents, -1, PACKAGE_VERSION);
  g_assert_nonnull (version);
  version[0]++;
  g_assert_true (g_file_set_contents (g_file_peek_path (self->cache_file), contents,
                                      (gssize) g_bytes_get_size (bytes), NULL));
  other_version = find (self);
  g_assert_null (other_version);
}

static void
assert_ignored (Fixture    *self,
                const char *contents,
                gsize       length)
{
  g_autoptr (AciesLibraryItem) lost = NULL;
  g_autoptr (AciesLibraryItem) read = NULL;
  g_autoptr (AciesLibraryItem) kept = NULL;

  g_assert_true (g_file_set_contents (g_file_peek_path (self->cache_file), contents, (gssize) length, NULL));
  lost = find (self);
  g_assert_null (lost);
  read = remember (self);
  kept = find (self);
  g_assert_nonnull (kept);
}

/* A cache that breaks off anywhere, or holds something else, is ignored and written anew. */
static void
test_broken (Fixture      *self,
             gconstpointer data)
{
  g_autoptr (AciesLibraryItem) read = remember (self);
  g_autoptr (GBytes) bytes = g_file_load_bytes (self->cache_file, NULL, NULL, NULL);
  const gsize length = g_bytes_get_size (bytes);
  g_autofree char *noise = g_strnfill (length, '\377');

  for (gsize part = 0; part < length; part += 1 + length / 20)
    assert_ignored (self, g_bytes_get_data (bytes, NULL), part);
  assert_ignored (self, g_bytes_get_data (bytes, NULL), length - 1);
  assert_ignored (self, noise, length);
  assert_ignored (self, "[1, 2, 3]", 9);
}

/* A file that cannot be read is read at every start, and one that is gone is forgotten. */
static void
test_left_out (Fixture      *self,
               gconstpointer data)
{
  g_autoptr (GFile) broken = ui_test_write_data ("scenarios/one.json", "{\n");
  g_autoptr (AciesLibraryItem) read = remember (self);
  g_autoptr (AciesLibraryItem) kept = find (self);

  g_assert_true (acies_library_item_is_broken (read));
  g_assert_null (kept);
}

/* The items */

static gboolean
is_loaded_cb (gpointer model)
{
  return !acies_library_model_get_loading (model);
}

static gboolean
is_saved_cb (gpointer file)
{
  return g_file_query_exists (file, NULL);
}

static void
load (Fixture           *self,
      AciesLibraryModel *model)
{
  g_file_delete (self->cache_file, NULL, NULL);
  acies_library_model_reload (model);
  ui_test_wait_until (is_loaded_cb, model);
  ui_test_wait_until (is_saved_cb, self->cache_file);
}

static guint
count_origin (AciesLibraryModel *model,
              AciesOrigin        origin)
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++)
    {
      g_autoptr (AciesLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (model), i);

      n += acies_library_item_get_origin (item) == origin ? 1 : 0;
    }

  return n;
}

static AciesLibraryItem *
find_in_model (AciesLibraryModel *model,
               const char        *name)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++)
    {
      g_autoptr (AciesLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (model), i);

      if (g_str_equal (acies_library_item_get_name (item), name))
        return item;
    }

  return NULL;
}

static void
write_many (GFile **files)
{
  for (guint i = 0; i < N_OWN; i++)
    {
      g_autofree char *base_name = g_strdup_printf ("many-%02u.json", i);
      g_autofree char *name = g_strdup_printf ("Battle %02u", i);

      files[i] = write_scenario (base_name, name);
    }
}

static void
delete_many (GFile **files)
{
  for (guint i = 0; i < N_OWN; i++)
    {
      g_file_delete (files[i], NULL, NULL);
      g_clear_object (&files[i]);
    }
}

static void
on_items_changed_cb (GListModel *model,
                     guint       position,
                     guint       removed,
                     guint       added,
                     Fixture    *self)
{
  g_assert_cmpuint (added, <=, MOST_ADDED);
  g_assert_cmpuint (removed, ==, 0);
  g_assert_cmpuint (position, ==, self->n_added);
  self->n_added += added;
  self->n_strokes++;
}

/* Many files come a few at a time, those of the program before the user's. */
static void
test_batches (Fixture      *self,
              gconstpointer data)
{
  g_autoptr (AciesLibraryModel) model = acies_library_model_new (acies_application_get_settings (self->app));
  GFile *files[N_OWN];
  guint n_shipped = 0;

  write_many (files);
  g_signal_connect (model, "items-changed", G_CALLBACK (on_items_changed_cb), self);
  load (self, model);
  n_shipped = count_origin (model, ACIES_ORIGIN_SHIPPED);
  g_assert_cmpuint (n_shipped, >, 0);
  g_assert_cmpuint (self->n_added, ==, n_shipped + N_OWN + 1);
  g_assert_cmpuint (self->n_strokes, >=, (N_OWN + n_shipped) / MOST_ADDED);
  for (guint i = 0; i < n_shipped; i++)
    {
      g_autoptr (AciesLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (model), i);

      g_assert_cmpint (acies_library_item_get_origin (item), ==, ACIES_ORIGIN_SHIPPED);
    }
  delete_many (files);
}

/* At a reload what did not change stays the same object; what changed, came or went is told. */
static void
test_reload (Fixture      *self,
             gconstpointer data)
{
  g_autoptr (AciesLibraryModel) model = acies_library_model_new (acies_application_get_settings (self->app));
  g_autoptr (GFile) changed = NULL;
  GFile *files[N_OWN];
  AciesLibraryItem *kept = NULL;
  guint n = 0;

  write_many (files);
  load (self, model);
  n = g_list_model_get_n_items (G_LIST_MODEL (model));
  kept = find_in_model (model, "Battle 07");

  changed = write_scenario ("many-08.json", "Battle of another name");
  g_assert_true (g_file_delete (files[9], NULL, NULL));
  load (self, model);
  g_assert_true (find_in_model (model, "Battle 07") == kept);
  g_assert_null (find_in_model (model, "Battle 08"));
  g_assert_nonnull (find_in_model (model, "Battle of another name"));
  g_assert_null (find_in_model (model, "Battle 09"));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), ==, n - 1);

  delete_many (files);
  load (self, model);
  g_assert_cmpuint (count_origin (model, ACIES_ORIGIN_OWN), ==, 1);
}

/* To a whole second, the same each time. */
static void
set_time (GFile *file)
{
  struct utimbuf times = { .actime = 1000000000, .modtime = 1000000000 };

  g_assert_cmpint (g_utime (g_file_peek_path (file), &times), ==, 0);
}

/* Makes @file unreadable as a scenario, without a sign of it outside. */
static void
spoil (GFile *file)
{
  g_autoptr (AciesCatalogueFile) before = acies_catalogue_file_new (file);
  g_autofree char *noise = g_strnfill ((gsize) before->size, '?');

  g_assert_true (g_file_set_contents (g_file_peek_path (file), noise, (gssize) before->size, NULL));
  set_time (file);
}

/* A second start reads no scenario: it would find nothing good in it. */
static void
test_warm (Fixture      *self,
           gconstpointer data)
{
  GSettings *settings = acies_application_get_settings (self->app);
  g_autoptr (AciesLibraryModel) cold = acies_library_model_new (settings);
  g_autoptr (AciesLibraryModel) warm = acies_library_model_new (settings);
  AciesLibraryItem *item = NULL;

  set_time (self->scenario);
  load (self, cold);
  spoil (self->scenario);
  acies_library_model_reload (warm);
  ui_test_wait_until (is_loaded_cb, warm);
  item = find_in_model (warm, "The first");
  g_assert_nonnull (item);
  g_assert_false (acies_library_item_is_broken (item));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/ui/library-cache/kept", Fixture, NULL, set_up, test_kept, tear_down);
  g_test_add ("/ui/library-cache/game", Fixture, NULL, set_up, test_game, tear_down);
  g_test_add ("/ui/library-cache/changed-file", Fixture, NULL, set_up, test_changed, tear_down);
  g_test_add ("/ui/library-cache/stale", Fixture, NULL, set_up, test_stale, tear_down);
  g_test_add ("/ui/library-cache/broken", Fixture, NULL, set_up, test_broken, tear_down);
  g_test_add ("/ui/library-cache/left-out", Fixture, NULL, set_up, test_left_out, tear_down);
  g_test_add ("/ui/library-cache/batches", Fixture, NULL, set_up, test_batches, tear_down);
  g_test_add ("/ui/library-cache/reload", Fixture, NULL, set_up, test_reload, tear_down);
  g_test_add ("/ui/library-cache/warm", Fixture, NULL, set_up, test_warm, tear_down);
  return g_test_run ();
}
