/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-action.h"
#include "engine/core/acies-scenario.h"

G_BEGIN_DECLS

/*
 * The smallest ruleset that asks everything of the engine's core, for tests: two sides of two pawns on a strip of six cells.
 * In its turn a side lets each pawn walk up to two cells and, beside an enemy, strike: two dice are counted for its points
 * unless the other side ducks (no die, half of them) or parries (a die: 4 and more for none). Eighteen points win, or the
 * most after six turns. A program that links this file has this ruleset alone.
 */
typedef enum
{
  COUNTING_WALK = 1,  /* units: one pawn */
  COUNTING_STEP,
  COUNTING_STRIKE,
  COUNTING_STOP,
  COUNTING_END,
  COUNTING_DUCK,
  COUNTING_PARRY,
} CountingKind;

/* Returns: (transfer full) */
AciesScenario *counting_scenario_new (void);

/* An action of @kind by pawn @pawn (WALK alone needs it). */
AciesAction counting_action (CountingKind kind, guint pawn);

G_END_DECLS
