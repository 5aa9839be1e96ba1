/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-context.h"

G_BEGIN_DECLS

/*
 * From history to units: the contingents of the armies, as the sources tell of them, and the units they make at a multiplier,
 * which it proposes. What was entered is kept as long as the editor is open.
 */
#define ACIES_TYPE_MUSTER_WINDOW (acies_muster_window_get_type ())
G_DECLARE_FINAL_TYPE (AciesMusterWindow, acies_muster_window, ACIES, MUSTER_WINDOW, GtkWindow)

GtkWidget *acies_muster_window_new (GtkWindow *parent, AciesEditorContext *context);

/* As if entered. */
void  acies_muster_window_add            (AciesMusterWindow *self, const AciesContingent *contingent);
void  acies_muster_window_set_multiplier (AciesMusterWindow *self, guint multiplier);
guint acies_muster_window_get_multiplier (AciesMusterWindow *self);

/* Adds the units of @side, or of all armies for ACIES_NO_SIDE, to the scenario: one step of undo. */
void acies_muster_window_use (AciesMusterWindow *self, int side);

G_END_DECLS
