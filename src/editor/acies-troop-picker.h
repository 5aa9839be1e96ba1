/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-context.h"

G_BEGIN_DECLS

/*
 * Drop-downs for a kind of troops, with pictures in the colour of an army, and for its class, which follows it; what belongs to
 * them stands beside them, and all of it takes two lines where there is little room.
 */
#define ACIES_TYPE_TROOP_PICKER (acies_troop_picker_get_type ())
G_DECLARE_FINAL_TYPE (AciesTroopPicker, acies_troop_picker, ACIES, TROOP_PICKER, GtkWidget)

/* Signal "changed": something else is chosen. Returns: (transfer floating) */
GtkWidget *acies_troop_picker_new (AciesEditorContext *context, guint side);

/* Puts @widget before them, or behind. */
void acies_troop_picker_prepend (AciesTroopPicker *self, GtkWidget *widget);
void acies_troop_picker_append  (AciesTroopPicker *self, GtkWidget *widget);

/* Indices of AciesTroop and of its classes. */
guint acies_troop_picker_get_troop   (AciesTroopPicker *self);
guint acies_troop_picker_get_quality (AciesTroopPicker *self);
void  acies_troop_picker_set         (AciesTroopPicker *self, guint troop, guint quality);

G_END_DECLS
