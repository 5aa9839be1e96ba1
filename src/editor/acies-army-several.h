/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-context.h"

G_BEGIN_DECLS

/*
 * The fields of several rows of units together: what they have in common, and “mixed” where they differ; what is entered goes
 * into all of them. Returns: (transfer floating)
 */
#define ACIES_TYPE_ARMY_SEVERAL (acies_army_several_get_type ())
G_DECLARE_FINAL_TYPE (AciesArmySeveral, acies_army_several, ACIES, ARMY_SEVERAL, GtkWidget)

GtkWidget *acies_army_several_new (AciesEditorContext *context, guint side);

/* @rows: indices in the file (guint), ascending; shows what they have now */
void acies_army_several_set_rows (AciesArmySeveral *self, const GArray *rows);

/* The control of the field called @key, and whether the rows differ in it. Lent. */
GtkWidget *acies_army_several_get_control (AciesArmySeveral *self, const char *key);
gboolean   acies_army_several_is_mixed    (AciesArmySeveral *self, const char *key);

G_END_DECLS
