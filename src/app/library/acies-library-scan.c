/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-library-scan.h"

#include "app/acies-folders.h"
#include "app/acies-recent.h"
#include "app/battle/acies-session.h"
#include "app/library/acies-header-cache.h"

struct _AciesLibraryScan
{
  gatomicrefcount refs;
  GCancellable   *cancellable;

  /* Where to look; made in the main thread, read in the other. */
  GFile     *shipped;
  GFile     *own;
  GFile     *past;
  GPtrArray *journals;
  GPtrArray *recent;

  /* The main thread's. */
  AciesLibraryScanFunc ready_func;
  gpointer             user_data;
  gboolean             given_up;

  GMutex   lock;
  GQueue   ready;   /* AciesLibraryItem */
  gboolean ended;
  gboolean told_end;  /* the main thread knows */
  gboolean called;  /* the main thread has been told and not yet taken all */
};

static void
unref_scan (gpointer data)
{
  AciesLibraryScan *self = data;

  if (!g_atomic_ref_count_dec (&self->refs))
    return;

  g_clear_object (&self->cancellable);
  g_clear_object (&self->shipped);
  g_clear_object (&self->own);
  g_clear_object (&self->past);
  g_clear_pointer (&self->journals, g_ptr_array_unref);
  g_clear_pointer (&self->recent, g_ptr_array_unref);
  g_queue_clear_full (&self->ready, g_object_unref);
  g_mutex_clear (&self->lock);
  g_free (self);
}

static AciesLibraryScan *
ref_scan (AciesLibraryScan *self)
{
  g_atomic_ref_count_inc (&self->refs);
  return self;
}

/* The main thread */

/* Again and again while there are items; then it waits for the next call. */
static gboolean
on_ready_cb (gpointer data)
{
  AciesLibraryScan *self = data;
  gboolean more = FALSE;

  if (!self->given_up)
    self->ready_func (self, self->user_data);

  g_mutex_lock (&self->lock);
  more = !self->given_up &&
         (!g_queue_is_empty (&self->ready) || (self->ended && !self->told_end));
  self->called = more;
  g_mutex_unlock (&self->lock);
  return more ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* The other thread */

/* Below redrawing: the cards that came are shown before more are taken. */
static void
call_main_thread (AciesLibraryScan *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, on_ready_cb, ref_scan (self), unref_scan);
}

/* @item: (transfer full) (nullable): %NULL at the end */
static void
deliver (AciesLibraryScan *self,
         AciesLibraryItem *item)
{
  gboolean call = FALSE;

  g_mutex_lock (&self->lock);
  if (item != NULL)
    g_queue_push_tail (&self->ready, item);
  else
    self->ended = TRUE;
  call = !self->called;
  self->called = TRUE;
  g_mutex_unlock (&self->lock);
  if (call)
    call_main_thread (self);
}

static void
scan_file (AciesLibraryScan         *self,
           AciesHeaderCache         *cache,
           const AciesCatalogueFile *file,
           AciesOrigin               origin)
{
  AciesLibraryItem *item = acies_header_cache_find (cache, file, origin);

  if (item == NULL)
    {
      item = acies_library_item_new (file, origin);
      if (item == NULL)
        return;

      acies_header_cache_add (cache, file, item);
    }
  deliver (self, item);
}

static void
scan_folder (AciesLibraryScan *self,
             AciesHeaderCache *cache,
             GFile            *folder,
             AciesOrigin       origin)
{
  g_autoptr (GPtrArray) files = acies_catalogue_list (folder, self->cancellable);

  for (guint i = 0; i < files->len && !g_cancellable_is_cancelled (self->cancellable); i++)
    scan_file (self, cache, g_ptr_array_index (files, i), origin);
}

static void
scan_recent (AciesLibraryScan *self,
             AciesHeaderCache *cache,
             GFile            *file)
{
  g_autoptr (AciesCatalogueFile) there = acies_catalogue_file_new (file);

  if (there != NULL)
    scan_file (self, cache, there, ACIES_ORIGIN_RECENT);
  else
    deliver (self, acies_library_item_new_missing (file));
}

static void
scan_all (AciesLibraryScan *self,
          AciesHeaderCache *cache)
{
  scan_folder (self, cache, self->shipped, ACIES_ORIGIN_SHIPPED);
  for (guint i = 0; i < self->journals->len; i++)
    deliver (self, acies_library_item_new_from_journal (g_ptr_array_index (self->journals, i)));
  scan_folder (self, cache, self->own, ACIES_ORIGIN_OWN);
  for (guint i = 0; i < self->recent->len; i++)
    scan_recent (self, cache, g_ptr_array_index (self->recent, i));
  scan_folder (self, cache, self->past, ACIES_ORIGIN_PAST);
}

/* A cache that cannot be written costs time at the next start and nothing else: it is told to whoever looks for it. */
static void
scan_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  AciesLibraryScan *self = task_data;
  g_autoptr (GFile) file = acies_header_cache_get_default_file ();
  g_autoptr (AciesHeaderCache) cache = acies_header_cache_load (file);
  g_autoptr (GError) error = NULL;

  scan_all (self, cache);
  deliver (self, NULL);
  if (!g_cancellable_is_cancelled (cancellable) && !acies_header_cache_save (cache, &error))
    g_info ("The library's cache was not written: %s", error->message);
  g_task_return_boolean (task, TRUE);
}

AciesLibraryScan *
acies_library_scan_begin (GSettings           *settings,
                          AciesLibraryScanFunc ready,
                          gpointer             user_data)
{
  AciesLibraryScan *self = g_new0 (AciesLibraryScan, 1);
  g_autoptr (GTask) task = NULL;

  g_atomic_ref_count_init (&self->refs);
  g_mutex_init (&self->lock);
  g_queue_init (&self->ready);
  self->cancellable = g_cancellable_new ();
  self->ready_func = ready;
  self->user_data = user_data;
  self->shipped = acies_folders_get_shipped ();
  self->own = acies_folders_get_own_scenarios ();
  self->past = acies_session_get_past_folder ();
  self->journals = acies_session_list_journals ();
  self->recent = acies_recent_list (settings);

  task = g_task_new (NULL, self->cancellable, NULL, NULL);
  g_task_set_task_data (task, ref_scan (self), unref_scan);
  g_task_run_in_thread (task, scan_thread);
  return self;
}

AciesLibraryItem *
acies_library_scan_take (AciesLibraryScan *self)
{
  AciesLibraryItem *item = NULL;

  g_mutex_lock (&self->lock);
  item = g_queue_pop_head (&self->ready);
  g_mutex_unlock (&self->lock);
  return item;
}

gboolean
acies_library_scan_is_over (AciesLibraryScan *self)
{
  gboolean over = FALSE;

  g_mutex_lock (&self->lock);
  over = self->ended && g_queue_is_empty (&self->ready);
  self->told_end |= over;
  g_mutex_unlock (&self->lock);
  return over;
}

void
acies_library_scan_give_up (AciesLibraryScan *self)
{
  self->given_up = TRUE;
  /* At the end the thread still keeps what it has read for the next time. */
  if (!acies_library_scan_is_over (self))
    g_cancellable_cancel (self->cancellable);
  unref_scan (self);
}
