/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "document/acies-document-array.h"
#include "editor/acies-editor-context.h"

G_BEGIN_DECLS

/* The cells of an army's table. */

typedef enum
{
  ACIES_ARMY_TOKEN,   /* with a handle to drag it by */
  ACIES_ARMY_NUMBER,
  ACIES_ARMY_NAME,    /* and kind */
  ACIES_ARMY_CLASS,
  ACIES_ARMY_VALUE,   /* Fighting Value */
  ACIES_ARMY_REMOVE,
  ACIES_ARMY_N_COLUMNS,
} AciesArmyColumn;

/* Whether the rules of the document have something to show in it. */
gboolean    acies_army_cells_has (AciesEditorContext *context, AciesArmyColumn column);

/* Its title, translated; "" if it needs none. */
const char *acies_army_cells_get_title (AciesEditorContext *context, AciesArmyColumn column);

/* Whether one may sort by it. */
gboolean    acies_army_cells_can_sort  (AciesArmyColumn column);

/* Which of two nodes comes first by @column. */
int         acies_army_cells_compare   (AciesEditorContext *context, AciesArmyColumn column, AciesDocumentNode *one,
                                        AciesDocumentNode *other);

/* Makes the cells of a column; they follow their units. Returns: (transfer full) */
GtkListItemFactory *acies_army_cells_new (AciesEditorContext *context, AciesArmyColumn column);

/* The item whose row @widget is, or is in; NULL if it is in none. Lent. */
GtkListItem *acies_army_cells_find_item (GtkWidget *widget);

G_END_DECLS
