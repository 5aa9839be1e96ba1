/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-context.h"
#include "widgets/acies-army-chooser.h"

G_BEGIN_DECLS

/* One of the historical armies that the rules know, with its options, to take the place of the units of an army. */
#define ACIES_TYPE_ENLIST_WINDOW (acies_enlist_window_get_type ())
G_DECLARE_FINAL_TYPE (AciesEnlistWindow, acies_enlist_window, ACIES, ENLIST_WINDOW, GtkWindow)

GtkWidget *acies_enlist_window_new (GtkWindow *parent, AciesEditorContext *context, guint side);

AciesArmyChooser *acies_enlist_window_get_chooser (AciesEnlistWindow *self);

/* Puts the army that is chosen in place of the one there is, one step of undo, and closes. */
void acies_enlist_window_use (AciesEnlistWindow *self);

G_END_DECLS
