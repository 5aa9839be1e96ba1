/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/campaign/campaign-types.h"

G_BEGIN_DECLS

/*
 * Events; side is the player, cell the node. With the members of AciesEvent used by each beside these:
 *   SEASON         args[0] year, args[1] season
 *   ORDER_DIE      one die
 *   ORDER          args: the players in order, args of the others CAMPAIGN_NOBODY
 *   MARCHED        other_cell from where
 *   STORM_DIE, ATTRITION_DIE   one die; args[0] elements to lose
 *   LOST           args[0] CampaignLoss; units
 *   CONTINGENT     args[0] the protagonist; units
 *   BATTLE         side the attacker, args[0] the defender
 *   BATTLE_DICE    two dice, the attacker's first; args[0] the defender
 *   BATTLE_RESULT  side the winner; args[0] attacker, args[1] defender, args[2] generals lost, args[3] camps lost, a bit each
 *   FALLEN         units of side; args[0] for whom they fought
 *   PRESTIGE       args[0] points
 *   SIEGE_DIE      one die; args[0] what is needed
 *   CITY_TAKEN     args[0] from whom
 *   RECRUITED      units
 *   ALLIES         args[0] allies, a bit each
 *   ENDED          args[0] winners, a bit each
 */
typedef enum
{
  CAMPAIGN_EVENT_SEASON = 1,
  CAMPAIGN_EVENT_ORDER_DIE,
  CAMPAIGN_EVENT_ORDER,
  CAMPAIGN_EVENT_MARCHED,
  CAMPAIGN_EVENT_SALLIED,
  CAMPAIGN_EVENT_STORM_DIE,
  CAMPAIGN_EVENT_ATTRITION_DIE,
  CAMPAIGN_EVENT_LOST,
  CAMPAIGN_EVENT_STOOD_SIEGE,
  CAMPAIGN_EVENT_CONTINGENT,
  CAMPAIGN_EVENT_BATTLE,
  CAMPAIGN_EVENT_BATTLE_DICE,
  CAMPAIGN_EVENT_BATTLE_RESULT,
  CAMPAIGN_EVENT_FALLEN,
  CAMPAIGN_EVENT_PRESTIGE,
  CAMPAIGN_EVENT_RETREATED,
  CAMPAIGN_EVENT_WITHDREW,
  CAMPAIGN_EVENT_DISPERSED,
  CAMPAIGN_EVENT_SIEGE_DIE,
  CAMPAIGN_EVENT_CITY_TAKEN,
  CAMPAIGN_EVENT_SIEGE_LIFTED,
  CAMPAIGN_EVENT_ELIMINATED,
  CAMPAIGN_EVENT_QUARTERS,
  CAMPAIGN_EVENT_RECRUITED,
  CAMPAIGN_EVENT_ALLIES,
  CAMPAIGN_EVENT_ENDED,
  CAMPAIGN_N_EVENTS
} CampaignEventKind;

/* How a campaign ended: several players are first alike, one is, one holds all cities. */
typedef enum { CAMPAIGN_LEVEL_SHARED, CAMPAIGN_LEVEL_WON, CAMPAIGN_LEVEL_CONQUEST, CAMPAIGN_N_LEVELS } CampaignLevel;

/* Adds an event of @player at @node (either may be CAMPAIGN_NOBODY) under the rule called @rule; NULL if @events is NULL. */
AciesEvent *campaign_event_add (AciesEventList *events, guint kind, const char *rule, int player, int node);


G_END_DECLS
