/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AciesDiskSync:
 *
 * Sees to it, in a thread of its own, that what was written to an open file reaches the disk, for which a disk may take long.
 * Requests that come while the thread is busy are met together.
 */
typedef struct _AciesDiskSync AciesDiskSync;

/* @code: an errno */
typedef void (*AciesDiskSyncFailed) (int code, gpointer user_data);

/**
 * acies_disk_sync_new:
 * @fd: an open file; not taken over
 * @failed: called at most once, from the main context of the calling thread, never after acies_disk_sync_free()
 *
 * Returns: (transfer full) (nullable): %NULL, with errno set, if @fd cannot be used
 */
AciesDiskSync *acies_disk_sync_new  (int fd, AciesDiskSyncFailed failed, gpointer user_data);

/* All that was written before the call is to reach the disk, soon. */
void           acies_disk_sync_want (AciesDiskSync *self);

/* Does not wait; what was wanted still happens, unless the program ends. */
void           acies_disk_sync_free (AciesDiskSync *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesDiskSync, acies_disk_sync_free)

G_END_DECLS
