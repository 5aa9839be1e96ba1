/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"
#include "scene/acies-palette.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The points of a finished battle, a line a reason, a column a side, each with the clause it comes from.
 * Property "narrow": in little width clauses stand below what they give points for. */
#define ACIES_TYPE_POINTS_TABLE (acies_points_table_get_type ())
G_DECLARE_FINAL_TYPE (AciesPointsTable, acies_points_table, ACIES, POINTS_TABLE, GtkWidget)

void acies_points_table_show (AciesPointsTable *self, AciesGame *game, const AciesOutcome *outcome);

/* Lines between head and sum. */
guint acies_points_table_get_n_lines (AciesPointsTable *self);

G_END_DECLS
