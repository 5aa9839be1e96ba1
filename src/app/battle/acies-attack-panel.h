/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "battlefield/acies-choose-tool.h"

G_BEGIN_DECLS

/**
 * AciesAttackPanel:
 *
 * An attack before any die: the number needed, every modifier with its clause, what has to be rolled, the chances, and each
 * way to make it (attacker, bonus and so on, as the ruleset lists them).
 */
#define ACIES_TYPE_ATTACK_PANEL (acies_attack_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesAttackPanel, acies_attack_panel, ACIES, ATTACK_PANEL, GtkWidget)

void acies_attack_panel_set_tool (AciesAttackPanel *self, AciesChooseTool *tool, AciesField *field);

/* Shows the tool's preview, hides itself if there is none. */
void acies_attack_panel_update (AciesAttackPanel *self, AciesGame *game);

/* Leaves out the picture of the dice, where there is little room. */
void acies_attack_panel_set_brief (AciesAttackPanel *self, gboolean brief);

G_END_DECLS
