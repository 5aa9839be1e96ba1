/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-catalogue.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-date.h"
#include "engine/core/acies-format.h"

#define DEEPEST      4      /* folders in folders */
#define MOST_ENTRIES 20000

#define FILE_ATTRIBUTES                                                                      \
  G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_DISPLAY_NAME ","              \
  G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE ","                      \
  G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC

struct _AciesCatalogueEntry
{
  GObject parent_instance;

  AciesCatalogueKind kind;
  GFile             *file;
  AciesScenario     *scenario;  /* NULL if there is none */
  char              *error;     /* NULL unless broken */
  char              *base_name; /* of the file, for people */
  int                year;
};

G_DEFINE_FINAL_TYPE (AciesCatalogueEntry, acies_catalogue_entry, G_TYPE_OBJECT)

static void
acies_catalogue_entry_finalize (GObject *object)
{
  AciesCatalogueEntry *self = ACIES_CATALOGUE_ENTRY (object);

  g_clear_object (&self->file);
  g_clear_pointer (&self->scenario, acies_scenario_unref);
  g_clear_pointer (&self->error, g_free);
  g_clear_pointer (&self->base_name, g_free);

  G_OBJECT_CLASS (acies_catalogue_entry_parent_class)->finalize (object);
}

static void
acies_catalogue_entry_class_init (AciesCatalogueEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_catalogue_entry_finalize;
}

static void
acies_catalogue_entry_init (AciesCatalogueEntry *self)
{
  self->year = G_MAXINT;
}

/* The scenario of a file of ours, whichever kind it is: a game holds its own. */
static AciesScenario *
read_scenario (JsonNode *root, AciesFormat format, GError **error)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     at = acies_json_root (root);
  AciesJsonCursor           embedded;

  if (format != ACIES_FORMAT_GAME)
    return acies_scenario_new (root, problems, error);

  if (!acies_format_check (&at, ACIES_FORMAT_GAME, problems, error))
    return NULL;
  if (!acies_json_read_object (&at, "scenario", &embedded, problems))
    {
      acies_problems_to_error (problems, error);
      return NULL;
    }

  return acies_scenario_new_embedded (&embedded, problems, error);
}

static void
acies_catalogue_entry_read (AciesCatalogueEntry *self)
{
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (GError)   error = NULL;
  AciesFormat          format = ACIES_FORMAT_UNKNOWN;
  int                  month, day;

  root = acies_json_read_file (self->file, &error);
  if (root != NULL)
    {
      format = acies_format_of (root);
      if (format == ACIES_FORMAT_ARMY_LISTS)
        {
          self->kind = ACIES_CATALOGUE_OTHER;
          return;
        }
      self->scenario = read_scenario (root, format, &error);
    }
  if (self->scenario == NULL)
    {
      g_autofree char *name = g_file_get_parse_name (self->file);

      self->kind = ACIES_CATALOGUE_BROKEN;
      /* Translators: the name of a file, then what is wrong in it. */
      self->error = g_strdup_printf (_("%1$s: %2$s"), name, error->message);
      return;
    }

  if (acies_scenario_is_campaign (self->scenario))
    {
      g_clear_pointer (&self->scenario, acies_scenario_unref);
      self->kind = ACIES_CATALOGUE_OTHER;
      return;
    }

  self->kind = format == ACIES_FORMAT_GAME ? ACIES_CATALOGUE_GAME : ACIES_CATALOGUE_SCENARIO;
  if (acies_scenario_get_date (self->scenario) == NULL ||
      !acies_date_parse (acies_scenario_get_date (self->scenario), &self->year, &month, &day))
    self->year = G_MAXINT;
}

static AciesCatalogueFile *
catalogue_file_new (GFile *file, GFileInfo *info)
{
  AciesCatalogueFile   *self = g_new0 (AciesCatalogueFile, 1);
  g_autoptr (GDateTime) modified = g_file_info_get_modification_date_time (info);

  self->file = g_object_ref (file);
  self->name = g_strdup (g_file_info_get_display_name (info));
  self->size = g_file_info_get_size (info);
  if (modified != NULL)
    self->modified_us = g_date_time_to_unix (modified) * G_USEC_PER_SEC +
                        g_date_time_get_microsecond (modified);

  return self;
}

AciesCatalogueFile *
acies_catalogue_file_new (GFile *file)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, FILE_ATTRIBUTES, G_FILE_QUERY_INFO_NONE,
                                                  NULL, NULL);

  return info != NULL ? catalogue_file_new (file, info) : NULL;
}

void
acies_catalogue_file_free (AciesCatalogueFile *self)
{
  g_clear_object (&self->file);
  g_clear_pointer (&self->name, g_free);
  g_free (self);
}

AciesCatalogueEntry *
acies_catalogue_read_listed (const AciesCatalogueFile *file)
{
  AciesCatalogueEntry *self = g_object_new (ACIES_TYPE_CATALOGUE_ENTRY, NULL);

  self->file = g_object_ref (file->file);
  self->base_name = g_strdup (file->name);
  acies_catalogue_entry_read (self);

  return self;
}

AciesCatalogueEntry *
acies_catalogue_read (GFile *file)
{
  g_autoptr (AciesCatalogueFile) there = acies_catalogue_file_new (file);
  g_autofree char               *name = g_file_get_basename (file);
  const AciesCatalogueFile       nothing = { .file = file, .name = name };

  return acies_catalogue_read_listed (there != NULL ? there : &nothing);
}

AciesCatalogueKind
acies_catalogue_entry_get_kind (AciesCatalogueEntry *self)
{
  return self->kind;
}

GFile *
acies_catalogue_entry_get_file (AciesCatalogueEntry *self)
{
  return self->file;
}

AciesScenario *
acies_catalogue_entry_get_scenario (AciesCatalogueEntry *self)
{
  return self->scenario;
}

const char *
acies_catalogue_entry_get_error (AciesCatalogueEntry *self)
{
  return self->error;
}

const char *
acies_catalogue_entry_get_name (AciesCatalogueEntry *self)
{
  return self->scenario != NULL ? acies_scenario_get_name (self->scenario) : self->base_name;
}

int
acies_catalogue_entry_get_year (AciesCatalogueEntry *self)
{
  return self->year;
}

static int
compare_entries (gconstpointer a, gconstpointer b, gpointer user_data)
{
  AciesCatalogueEntry *left = ACIES_CATALOGUE_ENTRY ((gpointer) a);
  AciesCatalogueEntry *right = ACIES_CATALOGUE_ENTRY ((gpointer) b);

  if ((left->scenario == NULL) != (right->scenario == NULL))
    return left->scenario == NULL ? 1 : -1;
  if (left->year != right->year)
    return left->year < right->year ? -1 : 1;

  return g_utf8_collate (acies_catalogue_entry_get_name (left),
                         acies_catalogue_entry_get_name (right));
}

static void list_folder (GPtrArray *files, GFile *folder, guint depth, GCancellable *cancellable);

static void
list_child (GPtrArray *files, GFile *file, GFileInfo *info, guint depth, GCancellable *cancellable)
{
  const char *name = g_file_info_get_name (info);

  if (name[0] == '.')
    return;
  if (g_file_info_get_file_type (info) == G_FILE_TYPE_DIRECTORY)
    {
      if (depth < DEEPEST)
        list_folder (files, file, depth + 1, cancellable);
      return;
    }
  if (g_str_has_suffix (name, ".json") && files->len < MOST_ENTRIES)
    g_ptr_array_add (files, catalogue_file_new (file, info));
}

static void
list_folder (GPtrArray *files, GFile *folder, guint depth, GCancellable *cancellable)
{
  g_autoptr (GFileEnumerator) children = NULL;
  GFileInfo                  *info;
  GFile                      *file;

  children = g_file_enumerate_children (folder, FILE_ATTRIBUTES, G_FILE_QUERY_INFO_NONE,
                                        cancellable, NULL);
  if (children == NULL)
    return;

  while (g_file_enumerator_iterate (children, &info, &file, cancellable, NULL) && info != NULL)
    list_child (files, file, info, depth, cancellable);
}

GPtrArray *
acies_catalogue_list (GFile *folder, GCancellable *cancellable)
{
  GPtrArray *files = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_catalogue_file_free);

  list_folder (files, folder, 1, cancellable);

  return files;
}

static GListModel *
scan_folders (GFile *const *folders, guint n_folders, GCancellable *cancellable)
{
  GListStore *list = g_list_store_new (ACIES_TYPE_CATALOGUE_ENTRY);

  for (guint i = 0; i < n_folders; i++)
    {
      g_autoptr (GPtrArray) files = acies_catalogue_list (folders[i], cancellable);

      for (guint j = 0; j < files->len && !g_cancellable_is_cancelled (cancellable); j++)
        {
          g_autoptr (AciesCatalogueEntry) entry = NULL;

          entry = acies_catalogue_read_listed (g_ptr_array_index (files, j));
          if (entry->kind != ACIES_CATALOGUE_OTHER)
            g_list_store_append (list, entry);
        }
    }
  g_list_store_sort (list, compare_entries, NULL);

  return G_LIST_MODEL (list);
}

static void
scan_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  GPtrArray  *folders = task_data;
  GListModel *list;

  list = scan_folders ((GFile *const *) folders->pdata, folders->len, cancellable);
  g_task_return_pointer (task, list, g_object_unref);
}

void
acies_catalogue_scan_async (GFile *const *folders, guint n_folders, GCancellable *cancellable,
                            GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  GPtrArray        *copy = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n_folders; i++)
    g_ptr_array_add (copy, g_object_ref (folders[i]));
  g_task_set_source_tag (task, acies_catalogue_scan_async);
  g_task_set_task_data (task, copy, (GDestroyNotify) g_ptr_array_unref);
  g_task_run_in_thread (task, scan_thread);
}

GListModel *
acies_catalogue_scan_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
