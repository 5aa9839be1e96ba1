/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"
#include "scene/acies-palette.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesSetupForm:
 *
 * How a battle is to be played: who plays each side, how well the computer does, deployment, undo, dice, seed. Property: "valid"
 * (gboolean, read): a battle can begin as the form stands. Signal: "seed-changed": another seed is typed.
 */
#define ACIES_TYPE_SETUP_FORM (acies_setup_form_get_type ())
G_DECLARE_FINAL_TYPE (AciesSetupForm, acies_setup_form, ACIES, SETUP_FORM, GtkWidget)

void     acies_setup_form_set_scenario (AciesSetupForm *self, AciesScenario *scenario);

/* Another scenario with as many sides; who plays them, and all else that is chosen, stays. */
void     acies_setup_form_change_scenario (AciesSetupForm *self, AciesScenario *scenario);

/* The computer's level, undo and dice as they are preferred. */
void     acies_setup_form_take_preferences (AciesSetupForm *self, GSettings *settings);

void     acies_setup_form_set_undo     (AciesSetupForm *self, AciesUndoPolicy undo);
void     acies_setup_form_set_dice     (AciesSetupForm *self, AciesDiceSource dice);

/* The seed that is typed; FALSE if it is left open, or is none. */
gboolean acies_setup_form_get_seed     (AciesSetupForm *self, guint64 *seed);
gboolean acies_setup_form_get_valid    (AciesSetupForm *self);

/* The battle as the form stands, players set; its dice from the typed seed or a random one. Returns: (transfer full) */
AciesGame *acies_setup_form_create_game (AciesSetupForm *self);

/* Reads a seed: digits only, 0 to 2^64-1. FALSE with a sentence. */
gboolean acies_setup_form_parse_seed (const char *text, guint64 *seed, GError **error);

G_END_DECLS
