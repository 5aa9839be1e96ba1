/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesBattleLayout:
 *
 * The board and the panel: side by side, or the panel below the board in a narrow window. A panel that is not visible leaves its
 * room to the board. Properties: "board" and "panel" (GtkWidget), "folded" (gboolean, read).
 */
#define ACIES_TYPE_BATTLE_LAYOUT (acies_battle_layout_get_type ())
G_DECLARE_FINAL_TYPE (AciesBattleLayout, acies_battle_layout, ACIES, BATTLE_LAYOUT, GtkWidget)

G_END_DECLS
