/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/**
 * lb_setup_read:
 * @root: an acies-scenario object, good or bad
 * @problems: complaints about shapes, values, references and positions
 *
 * Compiles as much of the scenario as is right; wrong values are replaced by harmless ones, so that reading goes on
 * and every problem is told. Good for play only if nothing was complained of.
 *
 * Returns: (transfer full): the setup, never %NULL
 */
LbSetup *lb_setup_read (const AciesJsonCursor *root, AciesProblems *problems);

/* As AciesRuleset.setup_new: compiles, without the warnings that validation has given; NULL after an error. */
AciesSetup *lb_setup_new (const AciesJsonCursor *root, AciesProblems *problems);

void lb_setup_free (AciesSetup *setup);

/* The index of the side, of its unit, of its commander called @id; -1 if there is none. */
int lb_side_find      (const LbSetup *setup, const char *id);
int lb_unit_find      (const LbSideSetup *side, const char *id);
int lb_commander_find (const LbSideSetup *side, const char *id);

G_END_DECLS
