/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-action.h"
#include "engine/core/acies-json.h"

G_BEGIN_DECLS

/*
 * Battles between games: a campaign sends a battle out as a scenario of other rules, and hears how it ended. Neither knows the
 * other; the battle's sides are two of the campaign's, each with the units in the order of the scenario.
 */

#define ACIES_BATTLE_SIDES 2

/* What became of the army of one side in a battle. */
typedef struct
{
  AciesUnits lost;          /* by index in the scenario */
  gboolean   general_lost;
  gboolean   camp_lost;     /* in the enemy's hands at the end */
} AciesFate;

/* How a battle ended, for the campaign that sent it out. */
typedef struct
{
  gint8     winner;         /* side of the battle; ACIES_NO_SIDE: a draw */
  AciesFate fates[ACIES_BATTLE_SIDES];
} AciesAftermath;

/* Where rules of battles are the rules of a campaign: AciesRuleset.campaign. */
struct _AciesCampaignRules
{
  const char *record_clause;  /* cited when the record of a battle tells otherwise than the campaign does */

  /* Whether a battle is to be fought before anything else happens. */
  gboolean  (*pending)  (const AciesSetup *setup, const AciesState *state);
  /* That battle: an acies-scenario, the same each time. (transfer full) */
  JsonNode *(*scenario) (const AciesSetup *setup, const AciesState *state);
  /* Of its dice. @request: (nullable): an action that asks for it to be fought out, which may bring another one. */
  guint64   (*seed)     (const AciesSetup *setup, const AciesState *state, const AciesAction *request);
  /* Whether the legal @action asks the computer to fight the pending battle out for both sides. */
  gboolean  (*asks)     (const AciesAction *action);
  /* The action that tells how the pending battle ended. @record: (nullable): where its record lies, told by @action. FALSE if
     that name is too long to be told. */
  gboolean  (*report)   (const AciesSetup *setup, const AciesState *state, const AciesAftermath *aftermath, const char *record,
                         AciesAction *action);
  /* Where the record of the battle lies that @action tells of; NULL if it names none. (transfer full) (nullable) */
  char     *(*record)   (const AciesAction *action);
  /* Whether both tell the same of a battle, wherever its record lies. */
  gboolean  (*agree)    (const AciesAction *one, const AciesAction *other);
};

/* Whether a battle of @ruleset waits to be fought; FALSE for rules that are no campaign's. */
gboolean acies_campaign_is_pending (const AciesRuleset *ruleset, const AciesSetup *setup, const AciesState *state);

/* The pending battle, ready to be played. @error: ACIES_FILE_ERROR, which is a fault. Returns: (transfer full) (nullable) */
AciesScenario *acies_campaign_open_battle (const AciesRuleset *ruleset, const AciesSetup *setup, const AciesState *state,
                                           GError **error);

/* How @battle stands in @state, which need not be its end: one that is broken off is a draw. FALSE if its rules cannot tell. */
gboolean acies_campaign_read_aftermath (AciesScenario *battle, const AciesState *state, AciesAftermath *aftermath);

/**
 * AciesResolver:
 * @battle: of two sides
 * @seed: of its dice
 * @aftermath: (out)
 *
 * Fights a battle out with the computer on both sides. The same battle and seed end the same.
 *
 * Returns: %FALSE if the battle is beyond it
 */
typedef gboolean (*AciesResolver) (AciesScenario *battle, guint64 seed, AciesAftermath *aftermath);

/* Tells the engine who fights battles out; once, when the program starts. NULL: nobody does. */
void acies_campaign_install_resolver (AciesResolver resolver);

/**
 * acies_campaign_resolve:
 * @request: (nullable): a legal action; %NULL to fight the pending battle out whoever asks
 * @report: (out): what to play instead
 *
 * Has the pending battle fought out by the computer.
 *
 * Returns: %FALSE, leaving @report alone, if none is pending, if @request does not ask for it or if nobody fights battles out
 */
gboolean acies_campaign_resolve (const AciesRuleset *ruleset, const AciesSetup *setup, const AciesState *state,
                                 const AciesAction *request, AciesAction *report);

G_END_DECLS
