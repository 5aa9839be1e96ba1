/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-names.h"

#include "engine/campaign/campaign-events.h"

const AciesName campaign_season_names[] = {
  { "spring", CAMPAIGN_SPRING }, { "summer", CAMPAIGN_SUMMER }, { "autumn", CAMPAIGN_AUTUMN }, { "winter", CAMPAIGN_WINTER },
  { NULL, 0 },
};

const AciesName campaign_node_kind_names[] = {
  { "city", CAMPAIGN_CITY }, { "stage", CAMPAIGN_STAGE }, { "sea", CAMPAIGN_SEA }, { NULL, 0 },
};

const AciesName campaign_route_kind_names[] = {
  { "land", FALSE }, { "sea", TRUE }, { NULL, 0 },
};

const AciesName campaign_decision_names[] = {
  { "season", CAMPAIGN_DECIDE_SEASON },
  { "march", CAMPAIGN_DECIDE_MARCH },
  { "lose", CAMPAIGN_DECIDE_LOSE },
  { "accept", CAMPAIGN_DECIDE_ACCEPT },
  { "contingent", CAMPAIGN_DECIDE_CONTINGENT },
  { "battle", CAMPAIGN_DECIDE_BATTLE },
  { "retreat", CAMPAIGN_DECIDE_RETREAT },
  { "winter", CAMPAIGN_DECIDE_WINTER },
  { "over", CAMPAIGN_DECIDE_OVER },
  { NULL, 0 },
};

const AciesName campaign_action_names[] = {
  { "begin-season", CAMPAIGN_BEGIN_SEASON },
  { "march", CAMPAIGN_MARCH },
  { "hold", CAMPAIGN_HOLD },
  { "sally", CAMPAIGN_SALLY },
  { "lose", CAMPAIGN_LOSE },
  { "accept-battle", CAMPAIGN_ACCEPT_BATTLE },
  { "stand-siege", CAMPAIGN_STAND_SIEGE },
  { "send-contingent", CAMPAIGN_SEND_CONTINGENT },
  { "no-contingent", CAMPAIGN_NO_CONTINGENT },
  { "battle-result", CAMPAIGN_BATTLE_RESULT },
  { "auto-resolve", CAMPAIGN_AUTO_RESOLVE },
  { "retreat", CAMPAIGN_RETREAT },
  { "winter", CAMPAIGN_WINTER_ORDERS },
  { NULL, 0 },
};

const AciesName campaign_loss_names[] = {
  { "storm", CAMPAIGN_LOSS_STORM },
  { "attrition", CAMPAIGN_LOSS_ATTRITION },
  { "desertion", CAMPAIGN_LOSS_DESERTION },
  { NULL, 0 },
};

const AciesName campaign_event_names[] = {
  { "season", CAMPAIGN_EVENT_SEASON },
  { "order-die", CAMPAIGN_EVENT_ORDER_DIE },
  { "order", CAMPAIGN_EVENT_ORDER },
  { "marched", CAMPAIGN_EVENT_MARCHED },
  { "sallied", CAMPAIGN_EVENT_SALLIED },
  { "storm-die", CAMPAIGN_EVENT_STORM_DIE },
  { "attrition-die", CAMPAIGN_EVENT_ATTRITION_DIE },
  { "lost", CAMPAIGN_EVENT_LOST },
  { "stood-siege", CAMPAIGN_EVENT_STOOD_SIEGE },
  { "contingent", CAMPAIGN_EVENT_CONTINGENT },
  { "battle", CAMPAIGN_EVENT_BATTLE },
  { "battle-dice", CAMPAIGN_EVENT_BATTLE_DICE },
  { "battle-result", CAMPAIGN_EVENT_BATTLE_RESULT },
  { "fallen", CAMPAIGN_EVENT_FALLEN },
  { "prestige", CAMPAIGN_EVENT_PRESTIGE },
  { "retreated", CAMPAIGN_EVENT_RETREATED },
  { "withdrew", CAMPAIGN_EVENT_WITHDREW },
  { "dispersed", CAMPAIGN_EVENT_DISPERSED },
  { "siege-die", CAMPAIGN_EVENT_SIEGE_DIE },
  { "city-taken", CAMPAIGN_EVENT_CITY_TAKEN },
  { "siege-lifted", CAMPAIGN_EVENT_SIEGE_LIFTED },
  { "eliminated", CAMPAIGN_EVENT_ELIMINATED },
  { "quarters", CAMPAIGN_EVENT_QUARTERS },
  { "recruited", CAMPAIGN_EVENT_RECRUITED },
  { "allies", CAMPAIGN_EVENT_ALLIES },
  { "ended", CAMPAIGN_EVENT_ENDED },
  { NULL, 0 },
};

const AciesName campaign_level_names[] = {
  { "undecided", CAMPAIGN_LEVEL_SHARED },
  { "won", CAMPAIGN_LEVEL_WON },
  { "conquest", CAMPAIGN_LEVEL_CONQUEST },
  { NULL, 0 },
};
