/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-context.h"

G_BEGIN_DECLS

/*
 * What the armies come to, against each other: units, men, Fighting Value with a bar, and what else the rules count; it follows
 * the document when there is time. Returns: (transfer floating)
 */
#define ACIES_TYPE_ARMY_TOTALS (acies_army_totals_get_type ())
G_DECLARE_FINAL_TYPE (AciesArmyTotals, acies_army_totals, ACIES, ARMY_TOTALS, GtkWidget)

GtkWidget *acies_army_totals_new (AciesEditorContext *context);

/* All that it says, a line an army, then the handicap. Returns: (transfer full) */
char *acies_army_totals_get_text (AciesArmyTotals *self);

G_END_DECLS
