/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"
#include "scene/acies-report.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesPrintWindow:
 *
 * What is to be put on paper, and how it will look: the pages are those that the printer gets, drawn in a thread.
 * Actions: print.run, print.save, print.next-page, print.previous-page (Page Down, Page Up).
 */
#define ACIES_TYPE_PRINT_WINDOW (acies_print_window_get_type ())
G_DECLARE_FINAL_TYPE (AciesPrintWindow, acies_print_window, ACIES, PRINT_WINDOW, GtkWindow)

/* Of a battle under way or over, with its report; of one that has not begun. */
GtkWidget *acies_print_window_new_for_game     (GSettings *settings, AciesGame *game);
GtkWidget *acies_print_window_new_for_scenario (GSettings *settings, AciesScenario *scenario);

/* The paper that was chosen last, or is usual where the user lives. */
AciesPaperFormat acies_print_window_get_paper (GSettings *settings);

/* Pages of what is chosen, 0 while they are being laid out; the one that is shown, from 0. */
guint acies_print_window_get_n_pages (AciesPrintWindow *self);
guint acies_print_window_get_page    (AciesPrintWindow *self);

/* Chooses what is put on paper. */
void acies_print_window_set_parts (AciesPrintWindow *self, AciesPrintParts parts);

G_END_DECLS
