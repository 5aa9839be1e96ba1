/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/library/acies-library-item.h"

G_BEGIN_DECLS

/**
 * AciesLibraryScan:
 *
 * Looks through all places of the library in a thread, the scenarios that came with the program first. Whoever asked takes the
 * items in the main thread, as many at a time as suit it.
 */
typedef struct _AciesLibraryScan AciesLibraryScan;

/* Called in the main thread when there is nothing more urgent, while there is something to take. */
typedef void (*AciesLibraryScanFunc) (AciesLibraryScan *scan, gpointer user_data);

/*
 * Begins. @ready is called until the end or until the scan is given up.
 * Returns: (transfer full): to be given up with acies_library_scan_give_up()
 */
AciesLibraryScan *acies_library_scan_begin (GSettings *settings, AciesLibraryScanFunc ready, gpointer user_data);

/* Returns: (transfer full) (nullable): the next item; %NULL if none is ready */
AciesLibraryItem *acies_library_scan_take (AciesLibraryScan *self);

/* Whether the thread has ended and all items were taken. */
gboolean acies_library_scan_is_over (AciesLibraryScan *self);

/* No call comes after this. */
void acies_library_scan_give_up (AciesLibraryScan *self);

G_END_DECLS
