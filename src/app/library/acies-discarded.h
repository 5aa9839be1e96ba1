/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Battles under way that were given up: their journals rest beside the others until the program ends, to be taken back. */

/* Lays the journal @file aside. Returns: (transfer full) (nullable): where it rests */
GFile *acies_discarded_lay_aside (GFile *file, GError **error);

/* The way back, from what acies_discarded_lay_aside() gave. */
gboolean acies_discarded_take_back (GFile *file, GError **error);

/* Deletes all that rest. */
void acies_discarded_purge (void);

G_END_DECLS
