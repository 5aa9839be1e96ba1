/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-library-model.h"

#include "app/acies-recent.h"
#include "app/library/acies-library-scan.h"

/* Items added at one stroke, and the time that a turn of the main loop may spend on it. */
#define SLICE   4
#define MOST_US 2000

struct _AciesLibraryModel
{
  GObject parent_instance;

  GSettings  *settings;
  GListStore *items;
  gboolean    loading;
  gboolean    again;  /* asked for while it was loading */

  /* While it is loading. */
  AciesLibraryScan *scan;
  GHashTable       *before;  /* set of items whose files were not yet met again */
  GVariant         *times;   /* when scenarios were last played */
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

static void
set_loading (AciesLibraryModel *self,
             gboolean           loading)
{
  if (self->loading == loading)
    return;

  self->loading = loading;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADING]);
}

static guint
hash_item (gconstpointer item)
{
  AciesLibraryItem *self = (AciesLibraryItem *) item;

  return g_file_hash (acies_library_item_get_file (self)) + acies_library_item_get_origin (self);
}

static gboolean
is_same_place (gconstpointer a,
               gconstpointer b)
{
  AciesLibraryItem *one = (AciesLibraryItem *) a;
  AciesLibraryItem *other = (AciesLibraryItem *) b;

  return acies_library_item_get_origin (one) == acies_library_item_get_origin (other) &&
         g_file_equal (acies_library_item_get_file (one), acies_library_item_get_file (other));
}

/* What was there before the reload; each item is taken out when its file is met again and is as it was. */
static GHashTable *
gather_before (AciesLibraryModel *self)
{
  GListModel *items = G_LIST_MODEL (self->items);
  GHashTable *before = g_hash_table_new_full (hash_item, is_same_place, g_object_unref, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    g_hash_table_add (before, g_list_model_get_item (items, i));

  return before;
}

static void
tell_last_played (AciesLibraryModel *self,
                  AciesLibraryItem  *item)
{
  const char *id = acies_library_item_get_id (item);
  gint64 when = 0;

  if (acies_library_item_is_game (item))
    when = acies_library_item_get_modified (item);
  else if (id == NULL || !g_variant_lookup (self->times, id, "x", &when))
    when = 0;
  acies_library_item_set_last_played (item, when);
}

/* An item of a file that did not change stays, with its drawing. */
static gboolean
keep_before (AciesLibraryModel *self,
             AciesLibraryItem  *now)
{
  AciesLibraryItem *before = g_hash_table_lookup (self->before, now);

  if (before == NULL || !acies_library_item_is_same (before, now))
    return FALSE;

  tell_last_played (self, before);
  g_hash_table_remove (self->before, now);
  return TRUE;
}

/* Each run of neighbours goes at one stroke. */
static void
remove_gone (AciesLibraryModel *self)
{
  GListModel *items = G_LIST_MODEL (self->items);
  guint n = 0;

  if (g_hash_table_size (self->before) == 0)
    return;

  for (guint i = g_list_model_get_n_items (items); i > 0; i--)
    {
      g_autoptr (AciesLibraryItem) item = g_list_model_get_item (items, i - 1);

      if (g_hash_table_lookup (self->before, item) == item)
        {
          n++;
          continue;
        }
      if (n > 0)
        g_list_store_splice (self->items, i, n, NULL, 0);
      n = 0;
    }
  if (n > 0)
    g_list_store_splice (self->items, 0, n, NULL, 0);
}

static void
finish (AciesLibraryModel *self)
{
  remove_gone (self);
  g_clear_pointer (&self->before, g_hash_table_unref);
  g_clear_pointer (&self->times, g_variant_unref);
  g_clear_pointer (&self->scan, acies_library_scan_give_up);
  set_loading (self, FALSE);
  if (self->again)
    {
      self->again = FALSE;
      acies_library_model_reload (self);
    }
}

/* Takes a few items over. Returns: whether there may be more */
static gboolean
take_slice (AciesLibraryModel *self)
{
  const guint n_before = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  gpointer fresh[SLICE];
  guint n_taken = 0;
  guint n_fresh = 0;
  AciesLibraryItem *item = NULL;

  while (n_taken < SLICE && (item = acies_library_scan_take (self->scan)) != NULL)
    {
      n_taken++;
      if (keep_before (self, item))
        {
          g_object_unref (item);
          continue;
        }
      tell_last_played (self, item);
      fresh[n_fresh++] = item;
    }

  if (n_fresh > 0)
    g_list_store_splice (self->items, n_before, 0, fresh, n_fresh);
  for (guint i = 0; i < n_fresh; i++)
    g_object_unref (fresh[i]);

  return n_taken == SLICE;
}

static void
on_ready_cb (AciesLibraryScan *scan,
             gpointer          user_data)
{
  AciesLibraryModel *self = ACIES_LIBRARY_MODEL (user_data);
  const gint64 end = g_get_monotonic_time () + MOST_US;

  while (take_slice (self) && g_get_monotonic_time () < end)
    continue;
  if (acies_library_scan_is_over (scan))
    finish (self);
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

  g_clear_pointer (&self->scan, acies_library_scan_give_up);
  g_clear_pointer (&self->before, g_hash_table_unref);
  g_clear_pointer (&self->times, g_variant_unref);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (acies_library_model_parent_class)->dispose (object);
}

static void
acies_library_model_finalize (GObject *object)
{
  AciesLibraryModel *self = ACIES_LIBRARY_MODEL (object);

  g_clear_object (&self->items);

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
  g_return_if_fail (ACIES_IS_LIBRARY_MODEL (self));

  if (self->loading)
    {
      self->again = TRUE;
      return;
    }

  self->before = gather_before (self);
  self->times = acies_recent_get_times (self->settings);
  self->scan = acies_library_scan_begin (self->settings, on_ready_cb, self);
  set_loading (self, TRUE);
}

gboolean
acies_library_model_get_loading (AciesLibraryModel *self)
{
  g_return_val_if_fail (ACIES_IS_LIBRARY_MODEL (self), FALSE);

  return self->loading;
}
