/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-disk-sync.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

/* Shared by owner and thread: the last of them frees it. */
struct _AciesDiskSync
{
  GMutex   mutex;
  GCond    cond;
  int      fd;       /* its own */
  gboolean wanted;
  gboolean ended;    /* the owner has let it go */
  int      fault;    /* errno, 0: none */
  guint    n_users;

  GMainContext       *context;
  AciesDiskSyncFailed failed;
  gpointer            user_data;
};

static void
acies_disk_sync_leave (AciesDiskSync *self)
{
  gboolean last;

  g_mutex_lock (&self->mutex);
  last = --self->n_users == 0;
  g_mutex_unlock (&self->mutex);
  if (!last)
    return;

  close (self->fd);
  g_main_context_unref (self->context);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->cond);
  g_free (self);
}

/* In the owner's main context, where alone it ends. */
static gboolean
report_cb (gpointer data)
{
  AciesDiskSync *self = data;

  if (!self->ended)
    self->failed (self->fault, self->user_data);

  return G_SOURCE_REMOVE;
}

static void
leave_cb (gpointer data)
{
  acies_disk_sync_leave (data);
}

static void
acies_disk_sync_report (AciesDiskSync *self, int code)
{
  g_autoptr (GSource) source = g_idle_source_new ();

  g_mutex_lock (&self->mutex);
  self->fault = code;
  self->n_users++;
  g_mutex_unlock (&self->mutex);
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, report_cb, self, leave_cb);
  g_source_attach (source, self->context);
}

/* Whether there is something to do; else the owner has let go. */
static gboolean
acies_disk_sync_wait (AciesDiskSync *self)
{
  gboolean wanted;

  g_mutex_lock (&self->mutex);
  while (!self->wanted && !self->ended)
    g_cond_wait (&self->cond, &self->mutex);
  wanted = self->wanted;
  self->wanted = FALSE;
  g_mutex_unlock (&self->mutex);

  return wanted;
}

/* Returns: an errno, 0: done */
static int
acies_disk_sync_run (AciesDiskSync *self)
{
  while (fsync (self->fd) != 0)
    if (errno != EINTR)
      return errno;

  return 0;
}

static gpointer
sync_thread (gpointer data)
{
  AciesDiskSync *self = data;
  int            code = 0;

  while (code == 0 && acies_disk_sync_wait (self))
    code = acies_disk_sync_run (self);
  if (code != 0)
    acies_disk_sync_report (self, code);
  acies_disk_sync_leave (self);

  return NULL;
}

AciesDiskSync *
acies_disk_sync_new (int fd, AciesDiskSyncFailed failed, gpointer user_data)
{
  AciesDiskSync *self;
  int            own;

  g_return_val_if_fail (failed != NULL, NULL);

  own = fcntl (fd, F_DUPFD_CLOEXEC, 0);
  if (own < 0)
    return NULL;

  self = g_new0 (AciesDiskSync, 1);
  g_mutex_init (&self->mutex);
  g_cond_init (&self->cond);
  self->fd = own;
  self->n_users = 2;
  self->context = g_main_context_ref_thread_default ();
  self->failed = failed;
  self->user_data = user_data;
  g_thread_unref (g_thread_new ("disk-sync", sync_thread, self));

  return self;
}

void
acies_disk_sync_want (AciesDiskSync *self)
{
  g_return_if_fail (self != NULL);

  g_mutex_lock (&self->mutex);
  self->wanted = TRUE;
  g_cond_signal (&self->cond);
  g_mutex_unlock (&self->mutex);
}

void
acies_disk_sync_free (AciesDiskSync *self)
{
  if (self == NULL)
    return;

  g_mutex_lock (&self->mutex);
  self->ended = TRUE;
  g_cond_signal (&self->cond);
  g_mutex_unlock (&self->mutex);
  acies_disk_sync_leave (self);
}
