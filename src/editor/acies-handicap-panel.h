/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "editor/acies-editor-context.h"
#include "engine/ai/acies-handicap.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesHandicapPanel:
 *
 * What would make the scenario even: looked for in the background with progress and a Stop; then points to one side, and changes
 * of one unit, each with a button that makes it as one step of undo. Its button activates balance.handicap.
 *
 * Signal: "changed" (): it has begun or ended to look.
 */
#define ACIES_TYPE_HANDICAP_PANEL (acies_handicap_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesHandicapPanel, acies_handicap_panel, ACIES, HANDICAP_PANEL, GtkWidget)

void acies_handicap_panel_set_context (AciesHandicapPanel *self, AciesEditorContext *context);

/* Begins to look at @scenario, which is the document as it is now, the first player of @options playing both sides; or ends with
 * what there is if it looks already. */
void acies_handicap_panel_toggle (AciesHandicapPanel *self, AciesScenario *scenario, const AciesSimulationOptions *options);

gboolean             acies_handicap_panel_is_running (AciesHandicapPanel *self);
const AciesHandicap *acies_handicap_panel_get_result (AciesHandicapPanel *self);  /* (nullable): lent */

/* Makes the change with this number in the result; FALSE if the scenario is no longer the one that was looked at. */
gboolean acies_handicap_panel_apply (AciesHandicapPanel *self, guint change);

G_END_DECLS
