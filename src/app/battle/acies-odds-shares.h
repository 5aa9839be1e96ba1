/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "engine/core/acies-ruleset.h"

G_BEGIN_DECLS

/*
 * Fills an empty box with a table for each side that has shares in its sum: unit by unit how many of it fight, what each is worth
 * with what is added, and the points; below the sum, what was added to whom, each with its clause. Nothing without shares.
 */
void acies_odds_shares_fill (GtkBox *box, const AciesRuleset *ruleset, const AciesScene *scene, const AciesOdds *odds);

G_END_DECLS
