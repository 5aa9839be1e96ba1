/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/core/acies-disk-sync.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <glib-unix.h>
#include <unistd.h>

typedef struct
{
  guint n;
  int   code;
} Failures;

static void
failed_cb (int code, gpointer data)
{
  Failures *failures = data;

  failures->n++;
  failures->code = code;
}

static gboolean
over_cb (gpointer data)
{
  *(gboolean *) data = TRUE;

  return G_SOURCE_REMOVE;
}

static void
run_loop (guint milliseconds)
{
  gboolean over = FALSE;

  g_timeout_add (milliseconds, over_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

/* A file: wanted any number of times, also right before the end, without a fault. */
static void
test_file (void)
{
  g_autofree char *path = NULL;
  const int        fd = g_file_open_tmp ("acies-sync-XXXXXX", &path, NULL);
  Failures         failures = { 0 };
  AciesDiskSync   *sync = acies_disk_sync_new (fd, failed_cb, &failures);

  g_assert_nonnull (sync);
  for (guint i = 0; i < 100; i++)
    {
      g_assert_cmpint (write (fd, "line\n", 5), ==, 5);
      acies_disk_sync_want (sync);
    }
  run_loop (50);
  acies_disk_sync_want (sync);
  acies_disk_sync_free (sync);
  run_loop (50);
  g_assert_cmpuint (failures.n, ==, 0);
  close (fd);
  g_unlink (path);
}

/* A pipe has no disk to reach: told once, in the caller's loop. */
static void
test_fault (void)
{
  int            ends[2];
  Failures       failures = { 0 };
  AciesDiskSync *sync;

  g_assert_true (g_unix_open_pipe (ends, FD_CLOEXEC, NULL));
  sync = acies_disk_sync_new (ends[1], failed_cb, &failures);
  acies_disk_sync_want (sync);
  while (failures.n == 0)
    g_main_context_iteration (NULL, TRUE);
  acies_disk_sync_want (sync);
  run_loop (50);
  g_assert_cmpuint (failures.n, ==, 1);
  g_assert_cmpint (failures.code, ==, EINVAL);
  acies_disk_sync_free (sync);
  close (ends[0]);
  close (ends[1]);
}

/* Who has let go is told nothing any more. */
static void
test_fault_after_end (void)
{
  int            ends[2];
  Failures       failures = { 0 };
  AciesDiskSync *sync;

  g_assert_true (g_unix_open_pipe (ends, FD_CLOEXEC, NULL));
  sync = acies_disk_sync_new (ends[1], failed_cb, &failures);
  acies_disk_sync_want (sync);
  acies_disk_sync_free (sync);
  run_loop (100);
  g_assert_cmpuint (failures.n, ==, 0);
  close (ends[0]);
  close (ends[1]);
}

static void
test_no_file (void)
{
  Failures failures = { 0 };

  g_assert_null (acies_disk_sync_new (-1, failed_cb, &failures));
  g_assert_cmpint (errno, ==, EBADF);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/core/disk-sync/file", test_file);
  g_test_add_func ("/core/disk-sync/fault", test_fault);
  g_test_add_func ("/core/disk-sync/fault-after-end", test_fault_after_end);
  g_test_add_func ("/core/disk-sync/no-file", test_no_file);

  return g_test_run ();
}
