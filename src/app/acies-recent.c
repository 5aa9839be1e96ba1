/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-recent.h"

#include "app/acies-folders.h"
#include "app/battle/acies-session.h"

#define KEY_FILES   "recent-files"
#define KEY_EDITED  "recent-scenarios"
#define KEY_PLAYED  "last-played"
#define MOST_FILES  40
#define MOST_EDITED 10
#define MOST_PLAYED 500

static gboolean
is_in_library (GFile *file)
{
  g_autoptr (GFile) shipped = acies_folders_get_shipped ();
  g_autoptr (GFile) own = acies_folders_get_own_scenarios ();

  return acies_folders_holds (shipped, file) || acies_folders_holds (own, file) ||
         acies_session_is_journal (file) || acies_session_is_past (file);
}

/* The list without @uri. */
static GPtrArray *
list_without (GSettings  *settings,
              const char *key,
              const char *uri)
{
  g_auto (GStrv) uris = g_settings_get_strv (settings, key);
  GPtrArray *kept = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; uris[i] != NULL; i++)
    if (!g_str_equal (uris[i], uri))
      g_ptr_array_add (kept, g_strdup (uris[i]));

  return kept;
}

static void
store (GSettings  *settings,
       const char *key,
       GPtrArray  *uris,
       guint       most)
{
  if (uris->len > most)
    g_ptr_array_set_size (uris, (int) most);
  g_ptr_array_add (uris, NULL);
  g_settings_set_strv (settings, key, (const char *const *) uris->pdata);
}

static void
add (GSettings  *settings,
     const char *key,
     GFile      *file,
     guint       most)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autoptr (GPtrArray) uris = list_without (settings, key, uri);

  g_ptr_array_insert (uris, 0, g_steal_pointer (&uri));
  store (settings, key, uris, most);
}

static void
drop (GSettings  *settings,
      const char *key,
      GFile      *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autoptr (GPtrArray) uris = list_without (settings, key, uri);

  store (settings, key, uris, MOST_FILES);
}

static GPtrArray *
list (GSettings  *settings,
      const char *key)
{
  g_auto (GStrv) uris = g_settings_get_strv (settings, key);
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; uris[i] != NULL; i++)
    g_ptr_array_add (files, g_file_new_for_uri (uris[i]));

  return files;
}

void
acies_recent_add (GSettings *settings,
                  GFile     *file)
{
  if (!is_in_library (file))
    add (settings, KEY_FILES, file, MOST_FILES);
}

void
acies_recent_remove (GSettings *settings,
                     GFile     *file)
{
  drop (settings, KEY_FILES, file);
}

GPtrArray *
acies_recent_list (GSettings *settings)
{
  return list (settings, KEY_FILES);
}

void
acies_recent_add_edited (GSettings *settings,
                         GFile     *file)
{
  add (settings, KEY_EDITED, file, MOST_EDITED);
}

void
acies_recent_remove_edited (GSettings *settings,
                            GFile     *file)
{
  drop (settings, KEY_EDITED, file);
}

GPtrArray *
acies_recent_list_edited (GSettings *settings)
{
  return list (settings, KEY_EDITED);
}

void
acies_recent_mark_played (GSettings  *settings,
                          const char *scenario_id,
                          gint64      when)
{
  g_autoptr (GVariant) before = g_settings_get_value (settings, KEY_PLAYED);
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{sx}"));
  GVariantIter iter;
  const char *id = NULL;
  gint64 time = 0;
  guint n = 1;

  g_variant_builder_add (&builder, "{sx}", scenario_id, when);
  g_variant_iter_init (&iter, before);
  while (n < MOST_PLAYED && g_variant_iter_next (&iter, "{&sx}", &id, &time))
    if (!g_str_equal (id, scenario_id))
      {
        g_variant_builder_add (&builder, "{sx}", id, time);
        n++;
      }
  g_settings_set_value (settings, KEY_PLAYED, g_variant_builder_end (&builder));
}

GVariant *
acies_recent_get_times (GSettings *settings)
{
  return g_settings_get_value (settings, KEY_PLAYED);
}

gboolean
acies_recent_has_never_played (GSettings *settings)
{
  g_autoptr (GVariant) times = g_settings_get_value (settings, KEY_PLAYED);

  return g_variant_n_children (times) == 0;
}
