/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "app/battle/acies-session.h"

G_BEGIN_DECLS

/**
 * AciesPromptBar:
 *
 * The line below the board: who decides what, read out whenever it changes; why a wish was refused, with its clause; and the
 * controls of the computer's turn.
 */
#define ACIES_TYPE_PROMPT_BAR (acies_prompt_bar_get_type ())
G_DECLARE_FINAL_TYPE (AciesPromptBar, acies_prompt_bar, ACIES, PROMPT_BAR, GtkWidget)

/* Shows the pending decision; @hint (nullable): a sentence in its place ("Nothing is left to do ..."). */
void acies_prompt_bar_update (AciesPromptBar *self, AciesSession *session, const char *hint);

/* Shows a refusal until the next one or NULL. @clause: nullable. */
void acies_prompt_bar_refuse (AciesPromptBar *self, const AciesRuleset *ruleset, const char *sentence, const char *clause);

const char *acies_prompt_bar_get_text    (AciesPromptBar *self);
const char *acies_prompt_bar_get_refusal (AciesPromptBar *self);  /* (nullable) */

/* The row of buttons beside the sentence, or below it: in a narrow window the page puts there what its header has no room for. */
GtkBox *acies_prompt_bar_get_buttons (AciesPromptBar *self);

G_END_DECLS
