/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/acies-clause-item.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows a line of the rules reference; its text is never wider than is good to read. */
#define ACIES_TYPE_CLAUSE_ROW (acies_clause_row_get_type ())
G_DECLARE_FINAL_TYPE (AciesClauseRow, acies_clause_row, ACIES, CLAUSE_ROW, GtkWidget)

GtkWidget *acies_clause_row_new (void);

/* @item: (nullable). */
void             acies_clause_row_set_item (AciesClauseRow *self, AciesClauseItem *item);
AciesClauseItem *acies_clause_row_get_item (AciesClauseRow *self);

G_END_DECLS
