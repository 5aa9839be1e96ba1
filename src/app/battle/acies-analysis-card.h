/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesAnalysisCard:
 *
 * What a battle that is over turned on: a button that has it analysed in the background, with progress and a Stop; then what the
 * choices of both armies cost, what the dice did, and the turning points, each a button that leads there. Hidden while there is
 * no battle that is over. The result is read out.
 *
 * Signal: "moment-chosen" (guint step): the position after so many actions is to be shown.
 */
#define ACIES_TYPE_ANALYSIS_CARD (acies_analysis_card_get_type ())
G_DECLARE_FINAL_TYPE (AciesAnalysisCard, acies_analysis_card, ACIES, ANALYSIS_CARD, GtkWidget)

/* @game: (nullable). Whatever is under way for another one is given up. */
void acies_analysis_card_set_game (AciesAnalysisCard *self, AciesGame *game);

/* Begins, or stops what is under way. Nothing happens while the card is hidden. */
void acies_analysis_card_toggle (AciesAnalysisCard *self);

gboolean acies_analysis_card_is_running (AciesAnalysisCard *self);

G_END_DECLS
