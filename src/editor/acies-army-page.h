/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-army-several.h"
#include "editor/acies-unit-table.h"
#include "editor/acies-army-totals.h"
#include "editor/acies-editor-page.h"
#include "editor/acies-muster-window.h"
#include "editor/acies-troop-picker.h"

G_BEGIN_DECLS

/**
 * AciesArmyPage:
 *
 * An army: its units in a table, what is chosen of them in a form, the army's own fields, and what both armies come to.
 *
 * Actions: army.add (Insert, Ctrl+plus), army.cut, army.copy, army.paste (Ctrl+X, C, V), army.split (Ctrl+slash),
 * army.join (Ctrl+J), army.muster (Ctrl+M), army.enlist (Ctrl+H), army.find (Ctrl+F), army.edit (F2, Enter),
 * army.change-number (i: plus, minus),
 * army.choose-row, army.remove-row (i: index in the file); list.duplicate (Ctrl+D), list.remove (Delete), list.move-up,
 * list.move-down (Alt+Up, Down).
 */
#define ACIES_TYPE_ARMY_PAGE (acies_army_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesArmyPage, acies_army_page, ACIES, ARMY_PAGE, GtkWidget)

/* For the table of parts. Returns: (transfer floating) */
GtkWidget *acies_army_page_new (AciesEditorContext *context, int side);

AciesUnitTable *acies_army_page_get_table (AciesArmyPage *self);

/* The window "From History to Units"; NULL if it is not open. Lent. */
AciesMusterWindow *acies_army_page_get_muster (AciesArmyPage *self);

G_END_DECLS
