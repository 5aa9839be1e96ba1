/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "engine/core/acies-ruleset.h"

G_BEGIN_DECLS

/*
 * Fills an empty grid with the two sums of an attack in which both sides throw: the points of both if many make them up, then
 * factor by factor, each with its clause, what both have in one row.
 */
void acies_opposed_sum_fill (GtkGrid *grid, const AciesRuleset *ruleset, const AciesOdds *odds);

/* "won 45 %, drawn 12 %, lost 43 %". Returns: (transfer full) (nullable): the rules do not tell which results are which */
char *acies_opposed_sum_dup_chances (const AciesOdds *odds);

G_END_DECLS
