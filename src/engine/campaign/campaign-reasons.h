/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/campaign/campaign-types.h"

G_BEGIN_DECLS

/*
 * Why an action is refused: a name, the rule cited, and a sentence for people (context "refusal"; %1$d is the number that the
 * reason brings along). NC_ is there for the catalogue: the list is expanded only where gi18n-lib.h is included.
 */
#define CAMPAIGN_REASONS(X) \
  X (WRONG_DECISION,    "D-CPN-1",  NC_ ("refusal", "Something else has to be decided now.")) \
  X (NO_COMPUTER,       "D-CPN-1",  NC_ ("refusal", "Only a battle between two computer players is fought out by the computer.")) \
  X (NO_ODDS,           "D-CPN-1",  NC_ ("refusal", "Nothing that a campaign decides has odds; battles have them on the table.")) \
  X (OVER,              "D-CPN-20", NC_ ("refusal", "The campaign is over.")) \
  X (NO_ROUTE,          "D-CPN-3",  NC_ ("refusal", "Armies march along routes only, from each place to the next.")) \
  X (STAGES,            "D-CPN-4",  NC_ ("refusal", "An army marches one or two stages.")) \
  X (PASSES_ARMY,       "D-CPN-5",  NC_ ("refusal", "An army does not march past an enemy army.")) \
  X (PASSES_CITY,       "D-CPN-5",  NC_ ("refusal", "An army does not march past an enemy city.")) \
  X (ENDS_AT_SEA,       "D-CPN-6",  NC_ ("refusal", "A march does not end at sea.")) \
  X (ENDS_ON_FRIEND,    "D-CPN-6",  NC_ ("refusal", "A march does not end where a friend’s army stands.")) \
  X (BESIEGED,          "D-CPN-7",  NC_ ("refusal", "An army besieged in a city can only hold or sally.")) \
  X (NOT_BESIEGED,      "D-CPN-7",  NC_ ("refusal", "Only an army besieged in a city can sally.")) \
  X (LOSE_COUNT,        "D-CPN-10", NC_ ("refusal", "Exactly this number of elements must be named: %1$d.")) \
  X (LOSE_NOT_THERE,    "D-CPN-10", NC_ ("refusal", "Only elements of the army can be lost, each named once.")) \
  X (LOSE_GENERAL,      "D-CPN-10", NC_ ("refusal", "The general is lost only when nothing else is left.")) \
  X (RESULT_WINNER,     "D-CPN-11", NC_ ("refusal", "Only one of the two who fight can have won, or neither.")) \
  X (RESULT_LOST,       "D-CPN-11", NC_ ("refusal", "Only elements that fought can be lost, each named once, under the player for whom they fought.")) \
  X (RESULT_PLAYERS,    "D-CPN-11", NC_ ("refusal", "Only the two who fight can have lost a general or a camp, each named once.")) \
  X (RETREAT_PLACE,     "D-CPN-12", NC_ ("refusal", "The army cannot retreat to this place.")) \
  X (QUARTERS,          "D-CPN-16", NC_ ("refusal", "An army goes into winter quarters in a city of its own.")) \
  X (RECRUIT_COUNT,     "D-CPN-17", NC_ ("refusal", "At most this number of elements can be recruited now: %1$d.")) \
  X (RECRUIT_NOT_THERE, "D-CPN-17", NC_ ("refusal", "Only elements of the reserve can be recruited, each named once.")) \
  X (ALLIES,            "D-CPN-18", NC_ ("refusal", "Only other players who are still in the campaign can be allies, each named once.")) \
  X (CONTINGENT_TO,     "D-CPN-21", NC_ ("refusal", "A contingent goes to an ally who fights and has fewer than twelve elements.")) \
  X (CONTINGENT_COUNT,  "D-CPN-21", NC_ ("refusal", "At most this number of elements can be sent, and one at least: %1$d.")) \
  X (CONTINGENT_UNITS,  "D-CPN-21", NC_ ("refusal", "A contingent is made of elements of the army, each named once, without its general."))

typedef enum
{
  CAMPAIGN_REASON_NONE,
#define CAMPAIGN_REASON_ROW(name, rule, sentence) CAMPAIGN_REASON_##name,
  CAMPAIGN_REASONS (CAMPAIGN_REASON_ROW)
#undef CAMPAIGN_REASON_ROW
  CAMPAIGN_N_REASONS
} CampaignReason;

/* acies_verdict_refuse () with a reason of this ruleset; always FALSE. */
#define campaign_refuse(verdict, name)             acies_verdict_refuse ((verdict), CAMPAIGN_REASON_##name, 0, 0)
#define campaign_refuse_with(verdict, name, first) acies_verdict_refuse ((verdict), CAMPAIGN_REASON_##name, (int) (first), 0)

const char *campaign_reason_rule     (guint reason);
const char *campaign_reason_sentence (guint reason);  /* untranslated */

G_END_DECLS
