/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesDiceWindow:
 *
 * The dice of a battle against what the odds promised: one sentence on how unusual they are, every kind of roll of every side,
 * and how often two dice showed each total. Follows the battle while it is played.
 */
#define ACIES_TYPE_DICE_WINDOW (acies_dice_window_get_type ())
G_DECLARE_FINAL_TYPE (AciesDiceWindow, acies_dice_window, ACIES, DICE_WINDOW, GtkWindow)

GtkWidget *acies_dice_window_new (AciesGame *game);

/* The sentence. Returns: (transfer full) */
char *acies_dice_window_words (AciesGame *game);

G_END_DECLS
