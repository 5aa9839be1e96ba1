/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-army-cells.h"

G_BEGIN_DECLS

/**
 * AciesUnitTable:
 *
 * The units of an army, a row each, to be changed in place, sorted and filtered for the view alone, and put into another order by
 * dragging. One stop for Tab.
 *
 * Signal "chosen": other rows are chosen, or those chosen stand elsewhere. Keys are for the actions "list.…" and "army.…" of the
 * page around it.
 */
#define ACIES_TYPE_UNIT_TABLE (acies_unit_table_get_type ())
G_DECLARE_FINAL_TYPE (AciesUnitTable, acies_unit_table, ACIES, UNIT_TABLE, GtkWidget)

GtkWidget *acies_unit_table_new (AciesEditorContext *context, guint side);

/* The rows chosen: indices in the file (guint), ascending. Returns: (transfer full) */
GArray *acies_unit_table_get_chosen (AciesUnitTable *self);

/* Chooses @n rows from index @first of the file on, and these alone; brings the first into view. */
void acies_unit_table_choose (AciesUnitTable *self, guint first, guint n);

/* Gives the focus to the first row chosen, else to the first. Returns: whether there was one that could take it */
gboolean acies_unit_table_focus_chosen (AciesUnitTable *self);

/* Shows rows whose texts contain @words; "": all. */
void acies_unit_table_filter (AciesUnitTable *self, const char *words);

/* Sorts by @column; -1: the order of the file. */
void acies_unit_table_sort   (AciesUnitTable *self, int column);

/* Edits leave the rows where they are; this brings them into their order again. The same stay chosen. */
void acies_unit_table_sort_again (AciesUnitTable *self);

/* Whether all rows are shown as the file has them. */
gboolean acies_unit_table_is_plain (AciesUnitTable *self);

/* The rows as they are shown: AciesDocumentNode. Lent. */
GListModel *acies_unit_table_get_rows (AciesUnitTable *self);

G_END_DECLS
