/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"
#include "engine/core/acies-history.h"

G_BEGIN_DECLS

struct _AciesGame
{
  GObject parent_instance;

  AciesScenario      *scenario;
  const AciesRuleset *ruleset;
  const AciesSetup   *setup;
  AciesGameOptions    options;
  guint64             seed;
  AciesPlayer         players[ACIES_MAX_SIDES];

  AciesState      *state;
  AciesDecision    decision;
  AciesConcession  concession;
  AciesForcedDice  forced;  /* handed in since the last action */
  AciesHistory    *history;
  AciesEventList  *events;
  AciesEventList  *fresh;   /* of the action being applied */
  AciesActionList *legal;
  gboolean         legal_known;
  AciesVerdict     refusal;
  JsonObject      *unknown;
};

/* acies-game.c */

/* The state is another than before, or has been ended by its players. */
void acies_game_refresh (AciesGame *self);

/* Emits the signals of @change; @n: new events from @first on. */
void acies_game_announce (AciesGame *self, AciesGameChange change, guint first, guint n);

/* Plays the action of @step, which stands last in the history. */
void acies_game_apply (AciesGame *self, AciesStep *step);

/* acies-game-end.c */

/* ACIES_RULE_ERROR_REFUSED: nothing can be done any more. */
void acies_game_set_over_error (GError **error);

G_END_DECLS
