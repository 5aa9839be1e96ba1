/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-header-cache.h"

/* Raised when headers get other parts. */
#define LAYOUT "2"

#define MOST_BYTES (64 * 1024 * 1024)

/* For whom it is; then by address the size and the time of the file when it was read, and its header. */
#define ENTRY_TYPE "(xx" ACIES_LIBRARY_ITEM_HEADER ")"
#define CACHE_TYPE "(sa{s" ENTRY_TYPE "})"

struct _AciesHeaderCache
{
  GFile      *file;
  char       *stamp;
  GHashTable *before;   /* address: ENTRY_TYPE, as loaded */
  GHashTable *now;      /* address: ENTRY_TYPE, to be saved */
  gboolean    changed;  /* something was added */
};

/* Names and sentences in headers are of one language. */
static char *
create_stamp (void)
{
  g_autofree char *languages = g_strjoinv (":", (char **) g_get_language_names ());

  return g_strdup_printf (LAYOUT " " PACKAGE_VERSION " %s", languages);
}

static GHashTable *
create_table (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_variant_unref);
}

static GVariant *
read_whole (GFile *file)
{
  g_autoptr (GBytes) bytes = g_file_load_bytes (file, NULL, NULL, NULL);
  g_autoptr (GVariant) whole = NULL;

  if (bytes == NULL || g_bytes_get_size (bytes) > MOST_BYTES)
    return NULL;

  whole = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (CACHE_TYPE), bytes, FALSE));
  return g_variant_is_normal_form (whole) ? g_steal_pointer (&whole) : NULL;
}

static void
take_entries (AciesHeaderCache *self,
              GVariant         *whole)
{
  g_autoptr (GVariantIter) iter = NULL;
  const char *stamp = NULL;
  const char *uri = NULL;
  GVariant *entry = NULL;

  g_variant_get (whole, "(&sa{s" ENTRY_TYPE "})", &stamp, &iter);
  if (!g_str_equal (stamp, self->stamp))
    return;

  while (g_variant_iter_next (iter, "{&s@" ENTRY_TYPE "}", &uri, &entry))
    g_hash_table_replace (self->before, g_strdup (uri), entry);
}

GFile *
acies_header_cache_get_default_file (void)
{
  return g_file_new_build_filename (g_get_user_cache_dir (), "acies", "library-headers", NULL);
}

AciesHeaderCache *
acies_header_cache_load (GFile *file)
{
  AciesHeaderCache *self = g_new0 (AciesHeaderCache, 1);
  g_autoptr (GVariant) whole = read_whole (file);

  self->file = g_object_ref (file);
  self->stamp = create_stamp ();
  self->before = create_table ();
  self->now = create_table ();
  if (whole != NULL)
    take_entries (self, whole);
  return self;
}

void
acies_header_cache_free (AciesHeaderCache *self)
{
  g_clear_object (&self->file);
  g_clear_pointer (&self->stamp, g_free);
  g_clear_pointer (&self->before, g_hash_table_unref);
  g_clear_pointer (&self->now, g_hash_table_unref);
  g_free (self);
}

AciesLibraryItem *
acies_header_cache_find (AciesHeaderCache         *self,
                         const AciesCatalogueFile *file,
                         AciesOrigin               origin)
{
  g_autofree char *uri = g_file_get_uri (file->file);
  GVariant *entry = g_hash_table_lookup (self->before, uri);
  g_autoptr (GVariant) header = NULL;
  AciesLibraryItem *item = NULL;
  gint64 size = 0;
  gint64 modified_us = 0;

  if (entry == NULL)
    return NULL;

  g_variant_get (entry, "(xx@" ACIES_LIBRARY_ITEM_HEADER ")", &size, &modified_us, &header);
  if (size == file->size && modified_us == file->modified_us)
    item = acies_library_item_new_from_header (file, origin, header);
  if (item != NULL)
    g_hash_table_replace (self->now, g_steal_pointer (&uri), g_variant_ref (entry));
  return item;
}

void
acies_header_cache_add (AciesHeaderCache         *self,
                        const AciesCatalogueFile *file,
                        AciesLibraryItem         *item)
{
  GVariant *header = acies_library_item_get_header (item);
  GVariant *entry = NULL;

  if (header == NULL)
    return;

  entry = g_variant_new ("(xx@" ACIES_LIBRARY_ITEM_HEADER ")", (gint64) file->size, file->modified_us,
                         header);
  g_hash_table_replace (self->now, g_file_get_uri (file->file), g_variant_ref_sink (entry));
  self->changed = TRUE;
}

static GVariant *
create_whole (AciesHeaderCache *self)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{s" ENTRY_TYPE "}"));
  GHashTableIter iter;
  gpointer uri = NULL;
  gpointer entry = NULL;

  g_hash_table_iter_init (&iter, self->now);
  while (g_hash_table_iter_next (&iter, &uri, &entry))
    g_variant_builder_add (&builder, "{s@" ENTRY_TYPE "}", uri, entry);

  return g_variant_ref_sink (g_variant_new ("(sa{s" ENTRY_TYPE "})", self->stamp, &builder));
}

gboolean
acies_header_cache_save (AciesHeaderCache *self,
                         GError          **error)
{
  g_autoptr (GFile) folder = g_file_get_parent (self->file);
  g_autoptr (GVariant) whole = NULL;
  g_autoptr (GError) local = NULL;

  if (!self->changed && g_hash_table_size (self->now) == g_hash_table_size (self->before))
    return TRUE;
  if (!g_file_make_directory_with_parents (folder, NULL, &local) &&
      !g_error_matches (local, G_IO_ERROR, G_IO_ERROR_EXISTS))
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }

  whole = create_whole (self);
  return g_file_set_contents_full (g_file_peek_path (self->file), g_variant_get_data (whole),
                                   (gssize) g_variant_get_size (whole),
                                   G_FILE_SET_CONTENTS_CONSISTENT, 0600, error);
}
