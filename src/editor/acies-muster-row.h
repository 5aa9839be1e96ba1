/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-context.h"

G_BEGIN_DECLS

/*
 * A contingent of an army: men, class, kind, and the units they make.
 *
 * Signals: "changed"; "removed": its button was chosen.
 */
#define ACIES_TYPE_MUSTER_ROW (acies_muster_row_get_type ())
G_DECLARE_FINAL_TYPE (AciesMusterRow, acies_muster_row, ACIES, MUSTER_ROW, GtkWidget)

/* Returns: (transfer floating) */
GtkWidget *acies_muster_row_new (AciesEditorContext *context, const AciesContingent *contingent);

AciesContingent acies_muster_row_get_contingent (AciesMusterRow *self);

/* Shows what it comes to; returns the units. */
guint acies_muster_row_set_multiplier (AciesMusterRow *self, guint multiplier);

G_END_DECLS
