/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/* Both armies at a glance (strength left, points), and what the active side still has to spend, as @scene of @game gives it. A
 * row that is activated explains how its figure came about. */
#define ACIES_TYPE_COUNTERS_PANEL (acies_counters_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesCountersPanel, acies_counters_panel, ACIES, COUNTERS_PANEL, GtkWidget)

void acies_counters_panel_update (AciesCountersPanel *self, AciesGame *game, const AciesScene *scene);

G_END_DECLS
