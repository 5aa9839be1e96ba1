/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * Battles that were given up or deleted. Journals and past battles, which are the program's own, rest beside the others until the
 * program ends, to be taken back. A file of the user's goes to the trash, or away where there is none.
 */

/* Lays the journal or the past battle @file aside. Returns: (transfer full) (nullable): where it rests */
GFile *acies_discarded_lay_aside (GFile *file, GError **error);

/* The way back, from what acies_discarded_lay_aside() gave. */
gboolean acies_discarded_take_back (GFile *file, GError **error);

/* Deletes all that rest. */
void acies_discarded_purge (void);

/* Puts @file into the trash. Returns: (transfer full) (nullable): what was in it, for the way back */
GBytes *acies_discarded_trash (GFile *file, GError **error);

/* The way back; never over another file. */
gboolean acies_discarded_write_back (GFile *file, GBytes *contents, GError **error);

G_END_DECLS
