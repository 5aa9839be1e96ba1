/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "battlefield/acies-choose-tool.h"

G_BEGIN_DECLS

/**
 * AciesMovePanel:
 *
 * How those chosen on a free table would move, in exact numbers that can be typed, with how far it goes and what it costs, or why
 * it cannot be. What is pulled on the board is told here too, and what awaits whoever it would strike.
 */
#define ACIES_TYPE_MOVE_PANEL (acies_move_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesMovePanel, acies_move_panel, ACIES, MOVE_PANEL, GtkWidget)

GtkWidget *acies_move_panel_new (void);

void acies_move_panel_set_tool (AciesMovePanel *self, AciesChooseTool *tool);

/* The battle that it is about, NULL for none, and what its table is measured in. Shown with the next update. */
void acies_move_panel_set_game (AciesMovePanel *self, AciesGame *game, AciesSceneMeasure measure);

/* Shows what the tool has; hides itself when nobody can be moved. */
void acies_move_panel_update (AciesMovePanel *self);

/* Whether the move that is looked at strikes an enemy, and it is told what follows. */
gboolean acies_move_panel_has_notes (AciesMovePanel *self);

/* The keyboard goes to the first number. */
gboolean acies_move_panel_focus (AciesMovePanel *self);

G_END_DECLS
