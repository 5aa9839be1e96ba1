/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-library-model.h"

#include "app/acies-folders.h"
#include "app/acies-recent.h"
#include "app/battle/acies-session.h"

struct _AciesLibraryModel
{
  GObject parent_instance;

  GSettings    *settings;
  GListStore   *items;
  GCancellable *cancellable;
  gboolean      loading;
  gboolean      again;       /* asked for while it was loading */
};

enum
{
  PROP_0,
  PROP_LOADING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static GType
get_item_type (GListModel *model)
{
  return ACIES_TYPE_LIBRARY_ITEM;
}

static guint
get_n_items (GListModel *model)
{
  return g_list_model_get_n_items (G_LIST_MODEL (ACIES_LIBRARY_MODEL (model)->items));
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  return g_list_model_get_item (G_LIST_MODEL (ACIES_LIBRARY_MODEL (model)->items), position);
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AciesLibraryModel, acies_library_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* Where to look; made in the main thread, read in the other. */
typedef struct
{
  GFile     *shipped;
  GFile     *own;
  GFile     *past;
  GPtrArray *journals;
  GPtrArray *recent;
} Places;

static void
places_free (gpointer data)
{
  Places *places = data;

  g_clear_object (&places->shipped);
  g_clear_object (&places->own);
  g_clear_object (&places->past);
  g_clear_pointer (&places->journals, g_ptr_array_unref);
  g_clear_pointer (&places->recent, g_ptr_array_unref);
  g_free (places);
}

static void
scan_folder (GPtrArray  *items,
             GFile      *folder,
             AciesOrigin origin)
{
  GFile *folders[] = { folder };
  g_autoptr (GListModel) entries = acies_catalogue_scan (folders, G_N_ELEMENTS (folders));

  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (AciesCatalogueEntry) entry = g_list_model_get_item (entries, i);

      g_ptr_array_add (items, acies_library_item_new (entry, origin));
    }
}

static void
scan_recent (GPtrArray *items,
             GFile     *file)
{
  g_autoptr (AciesCatalogueEntry) entry = NULL;

  if (!g_file_query_exists (file, NULL))
    {
      g_ptr_array_add (items, acies_library_item_new_missing (file));
      return;
    }

  entry = acies_catalogue_read (file);
  g_ptr_array_add (items, acies_library_item_new (entry, ACIES_ORIGIN_RECENT));
}

static void
scan_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  const Places *places = task_data;
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < places->journals->len; i++)
    g_ptr_array_add (items,
                     acies_library_item_new_from_journal (g_ptr_array_index (places->journals, i)));
  scan_folder (items, places->shipped, ACIES_ORIGIN_SHIPPED);
  scan_folder (items, places->own, ACIES_ORIGIN_OWN);
  scan_folder (items, places->past, ACIES_ORIGIN_PAST);
  for (guint i = 0; i < places->recent->len; i++)
    scan_recent (items, g_ptr_array_index (places->recent, i));

  g_task_return_pointer (task, items, (GDestroyNotify) g_ptr_array_unref);
}

static gboolean
is_same (AciesLibraryItem *a,
         AciesLibraryItem *b)
{
  return acies_library_item_get_origin (a) == acies_library_item_get_origin (b) &&
         acies_library_item_get_modified (a) == acies_library_item_get_modified (b) &&
         acies_library_item_is_broken (a) == acies_library_item_is_broken (b);
}

/* An item of a file that did not change keeps its drawing. A journal grows within a second: it is always new. */
static void
keep_old (AciesLibraryModel *self,
          GPtrArray         *items)
{
  GListModel *old = G_LIST_MODEL (self->items);
  g_autoptr (GHashTable) by_file =
    g_hash_table_new_full (g_file_hash, (GEqualFunc) g_file_equal, NULL, g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (old); i++)
    {
      AciesLibraryItem *item = g_list_model_get_item (old, i);

      g_hash_table_replace (by_file, acies_library_item_get_file (item), item);
    }

  for (guint i = 0; i < items->len; i++)
    {
      AciesLibraryItem *now = g_ptr_array_index (items, i);
      AciesLibraryItem *before = g_hash_table_lookup (by_file, acies_library_item_get_file (now));

      if (before == NULL || acies_library_item_get_origin (now) == ACIES_ORIGIN_UNDERWAY ||
          !is_same (before, now))
        continue;
      items->pdata[i] = g_object_ref (before);
      g_object_unref (now);
    }
}

static void
tell_last_played (AciesLibraryModel *self,
                  GPtrArray         *items)
{
  for (guint i = 0; i < items->len; i++)
    {
      AciesLibraryItem *item = g_ptr_array_index (items, i);
      AciesScenario *scenario = acies_library_item_get_scenario (item);

      if (acies_library_item_is_game (item))
        acies_library_item_set_last_played (item, acies_library_item_get_modified (item));
      else if (scenario != NULL)
        acies_library_item_set_last_played (
          item, acies_recent_get_last_played (self->settings, acies_scenario_get_id (scenario)));
    }
}

static void
set_loading (AciesLibraryModel *self,
             gboolean           loading)
{
  if (self->loading == loading)
    return;

  self->loading = loading;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADING]);
}

static void
on_scanned_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  AciesLibraryModel *self = ACIES_LIBRARY_MODEL (source);
  g_autoptr (GPtrArray) items = g_task_propagate_pointer (G_TASK (result), NULL);

  if (items == NULL)
    return;

  keep_old (self, items);
  tell_last_played (self, items);
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
  set_loading (self, FALSE);
  if (self->again)
    {
      self->again = FALSE;
      acies_library_model_reload (self);
    }
}

static void
acies_library_model_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_LOADING:
      g_value_set_boolean (value, ACIES_LIBRARY_MODEL (object)->loading);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_library_model_dispose (GObject *object)
{
  AciesLibraryModel *self = ACIES_LIBRARY_MODEL (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (acies_library_model_parent_class)->dispose (object);
}

static void
acies_library_model_finalize (GObject *object)
{
  AciesLibraryModel *self = ACIES_LIBRARY_MODEL (object);

  g_clear_object (&self->items);
  g_clear_object (&self->cancellable);

  G_OBJECT_CLASS (acies_library_model_parent_class)->finalize (object);
}

static void
acies_library_model_class_init (AciesLibraryModelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = acies_library_model_get_property;
  object_class->dispose = acies_library_model_dispose;
  object_class->finalize = acies_library_model_finalize;

  properties[PROP_LOADING] = g_param_spec_boolean ("loading", NULL, NULL, FALSE,
                                                   G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
acies_library_model_init (AciesLibraryModel *self)
{
  self->cancellable = g_cancellable_new ();
  self->items = g_list_store_new (ACIES_TYPE_LIBRARY_ITEM);
  g_signal_connect_object (self->items, "items-changed", G_CALLBACK (g_list_model_items_changed), self,
                           G_CONNECT_SWAPPED);
}

AciesLibraryModel *
acies_library_model_new (GSettings *settings)
{
  AciesLibraryModel *self = g_object_new (ACIES_TYPE_LIBRARY_MODEL, NULL);

  self->settings = g_object_ref (settings);
  return self;
}

void
acies_library_model_reload (AciesLibraryModel *self)
{
  g_autoptr (GTask) task = NULL;
  Places *places = NULL;

  g_return_if_fail (ACIES_IS_LIBRARY_MODEL (self));

  if (self->loading)
    {
      self->again = TRUE;
      return;
    }

  places = g_new0 (Places, 1);
  places->shipped = acies_folders_get_shipped ();
  places->own = acies_folders_get_own_scenarios ();
  places->past = acies_session_get_past_folder ();
  places->journals = acies_session_list_journals ();
  places->recent = acies_recent_list (self->settings);

  set_loading (self, TRUE);
  task = g_task_new (self, self->cancellable, on_scanned_cb, NULL);
  g_task_set_task_data (task, places, places_free);
  g_task_run_in_thread (task, scan_thread);
}

gboolean
acies_library_model_get_loading (AciesLibraryModel *self)
{
  g_return_val_if_fail (ACIES_IS_LIBRARY_MODEL (self), FALSE);

  return self->loading;
}

void
acies_library_model_remove (AciesLibraryModel *self,
                            AciesLibraryItem  *item)
{
  guint position = 0;

  g_return_if_fail (ACIES_IS_LIBRARY_MODEL (self));

  if (g_list_store_find (self->items, item, &position))
    g_list_store_remove (self->items, position);
}
