/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"
#include "scene/acies-sheet.h"

G_BEGIN_DECLS

/* What can be put on paper of a battle; together in one sheet, each from a new page on. */
typedef enum
{
  ACIES_PRINT_MAP = 1 << 0,        /* the position */
  ACIES_PRINT_ARMIES = 1 << 1,     /* rosters of all sides */
  ACIES_PRINT_ORDERS = 1 << 2,     /* a table to keep a battle in by pen */
  ACIES_PRINT_OVERVIEW = 1 << 3,   /* the rules on a page */
  ACIES_PRINT_REPORT = 1 << 4,     /* the battle as it went */
} AciesPrintParts;

/**
 * acies_report_new:
 * @game: (nullable): a battle, under way or over
 * @scenario: (nullable): one that has not begun, whose report is left out; used without @game
 * @parts: at least one
 *
 * The report tells the result with its points line by line, the course as a chart and, player-turn by player-turn, as text,
 * the dice, and shows the positions after the greatest changes. It takes time with long battles: in a thread it wants a battle
 * of its own (acies_game_fork()).
 *
 * Returns: (transfer full): pages to be laid out; @game is not needed any more
 */
AciesSheet *acies_report_new (AciesGame *game, AciesScenario *scenario, AciesPrintParts parts);

/* "Cannae, 216 BC". Returns: (transfer full) */
char *acies_report_title (const AciesScenario *scenario);

/* History's result and level beside those of this battle, and what the scenario says of it.
 * Returns: (transfer full): may be empty */
char *acies_report_history (AciesScenario *scenario, const AciesOutcome *outcome);

G_END_DECLS
