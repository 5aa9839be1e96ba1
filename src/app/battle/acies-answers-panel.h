/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "battlefield/acies-choose-tool.h"

G_BEGIN_DECLS

/**
 * AciesAnswersPanel:
 *
 * A question and its answers as buttons. Where units may be chosen on the board, the answer with those chosen is a button too.
 *
 * Signal: "action" (AciesAction *action): this is the answer.
 */
#define ACIES_TYPE_ANSWERS_PANEL (acies_answers_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesAnswersPanel, acies_answers_panel, ACIES, ANSWERS_PANEL, GtkWidget)

void acies_answers_panel_set_tool (AciesAnswersPanel *self, AciesChooseTool *tool);

/* Shows the pending question of @game, hides itself if there is none. */
void acies_answers_panel_update (AciesAnswersPanel *self, AciesGame *game);

/* Puts the keyboard onto the first answer. */
void acies_answers_panel_focus (AciesAnswersPanel *self);

G_END_DECLS
