/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "battlefield/acies-field.h"
#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/**
 * AciesFieldTable:
 *
 * The battlefield in words: a table of all units and commanders, or of all zones, with everything that the picture tells. It can
 * be sorted by each column and filtered.
 *
 * Signals: "cell-chosen" (int cell): this zone is to be shown on the field.
 */
#define ACIES_TYPE_FIELD_TABLE (acies_field_table_get_type ())
G_DECLARE_FINAL_TYPE (AciesFieldTable, acies_field_table, ACIES, FIELD_TABLE, GtkWidget)

/* Tells what @field shows now, and the position of @game says of it. @field is lent while the table stands. @game: (nullable) */
void acies_field_table_update (AciesFieldTable *self, AciesField *field, AciesGame *game);

/* Zones, or units: FALSE. */
void acies_field_table_set_by_zone (AciesFieldTable *self, gboolean by_zone);

/* What it shows, sorted and filtered: of AciesFieldRow. Lent. */
GListModel *acies_field_table_get_shown (AciesFieldTable *self);

G_END_DECLS
