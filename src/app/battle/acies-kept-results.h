/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/battle/acies-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesKeptResults:
 *
 * What came of the fights since a person last acted, as far as other events have taken their place in the card of what just
 * happened: it stays in sight until that person acts again or puts it away. Hidden if there is nothing to tell.
 */
#define ACIES_TYPE_KEPT_RESULTS (acies_kept_results_get_type ())
G_DECLARE_FINAL_TYPE (AciesKeptResults, acies_kept_results, ACIES, KEPT_RESULTS, GtkWidget)

GtkWidget *acies_kept_results_new (void);

/* Shows what there is in @session. */
void acies_kept_results_update (AciesKeptResults *self, AciesSession *session);

/* Whether it gives way to something else for a while. */
void acies_kept_results_set_aside (AciesKeptResults *self, gboolean aside);

/* What it tells, a line an event; "" if nothing. Returns: (transfer full) */
char *acies_kept_results_dup_text (AciesKeptResults *self);

G_END_DECLS
