/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-scenario.h"
#include "scene/acies-palette.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One army of a scenario as a table: its units by likeness, its commanders, Fighting Values and their sum. */
#define ACIES_TYPE_ARMY_TABLE (acies_army_table_get_type ())
G_DECLARE_FINAL_TYPE (AciesArmyTable, acies_army_table, ACIES, ARMY_TABLE, GtkWidget)

GtkWidget *acies_army_table_new (AciesScenario *scenario, guint side);

/* Units and Fighting Value of the whole army. */
guint acies_army_table_get_n_units  (AciesArmyTable *self);
int   acies_army_table_get_strength (AciesArmyTable *self);

G_END_DECLS
