/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "battlefield/acies-choose-tool.h"

G_BEGIN_DECLS

/**
 * AciesSelectionPanel:
 *
 * Who is chosen (each of them a button that lets go or takes along), and everything they can do, as buttons with their cost; or
 * why they can do nothing, with the clause.
 *
 * Signal: "action" (AciesAction *action): this is to be played.
 */
#define ACIES_TYPE_SELECTION_PANEL (acies_selection_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesSelectionPanel, acies_selection_panel, ACIES, SELECTION_PANEL, GtkWidget)

void acies_selection_panel_set_tool (AciesSelectionPanel *self, AciesChooseTool *tool, AciesField *field);

/* Shows what the tool has chosen in @game; hides itself when that is nobody. */
void acies_selection_panel_update (AciesSelectionPanel *self, AciesGame *game);

/* The zone the cursor is at is another: shows the ways there. */
void acies_selection_panel_update_ways (AciesSelectionPanel *self, AciesGame *game);

G_END_DECLS
