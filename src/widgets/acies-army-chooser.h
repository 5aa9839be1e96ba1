/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-quick.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesArmyChooser:
 *
 * One army: its list, to be searched by name, what is known of that, and its options.
 * Signal: "changed": another army is chosen. Property: "title" (string): whose it is.
 */
#define ACIES_TYPE_ARMY_CHOOSER (acies_army_chooser_get_type ())
G_DECLARE_FINAL_TYPE (AciesArmyChooser, acies_army_chooser, ACIES, ARMY_CHOOSER, GtkWidget)

/* The lists to choose from, and the one to begin with. */
void acies_army_chooser_set_rules (AciesArmyChooser *self, const AciesQuickRules *rules, guint list);

/* One of them, with its options; emits nothing. */
void acies_army_chooser_set_army (AciesArmyChooser *self, const AciesQuickArmy *army);

/* Offers the enemies of @list first, and chooses the first of them if the army is none of them; emits nothing. */
void acies_army_chooser_set_rival (AciesArmyChooser *self, guint list);

const AciesQuickArmy *acies_army_chooser_get_army (AciesArmyChooser *self);

G_END_DECLS
