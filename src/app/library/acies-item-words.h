/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/* Words about battles for cards and pages. All thread-safe. */

/* "216 BC · Apulia", either part, or "". Returns: (transfer full) */
char *acies_item_words_subtitle (AciesScenario *scenario);

/* "Lost Battles · Medium · 60 minutes", as far as it is told. Returns: (transfer full) */
char *acies_item_words_effort (AciesScenario *scenario);

/* "60 minutes". Returns: (transfer full) */
char *acies_item_words_length (guint minutes);

/* Everything a battle may be looked for by, casefolded: its name, place and year, its armies, units and commanders. */
char *acies_item_words_search_text (AciesScenario *scenario);

/* The result that a finished battle's file holds: "Major victory for Carthage". Returns: (transfer full) */
char *acies_item_words_result (GFile *file, AciesScenario *scenario);

/* "Clear victory for Rome", "Draw". @level_name: the ruleset's wire name. Returns: (transfer full) */
char *acies_item_words_level (AciesScenario *scenario, const char *level_name, int winner);

/* "Turn 4 of 10, Carthage to act." Returns: (transfer full) */
char *acies_item_words_state (AciesGame *game, const AciesScene *scene);

/* "You command Carthage against the computer.", or that you did if it is over. Returns: (transfer full) */
char *acies_item_words_players (AciesGame *game);

/* "Carthage against Rome, up to 10 turns": who meets in a battle of two, and how long. Returns: (transfer full) (nullable) */
char *acies_item_words_sides (AciesScenario *scenario);

/* "Saved 3 Aug 2025, 14:05", in the user's time and language; @when: unix seconds. Returns: (transfer full) */
char *acies_item_words_saved (gint64 when);

/* "5th century BC" in short, for @century as in acies_library_item_get_century(). Returns: (transfer full) */
char *acies_item_words_century (int century);

/* "300–201 BC", likewise. */
char *acies_item_words_century_years (int century);

G_END_DECLS
