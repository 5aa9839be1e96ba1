/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-ruleset.h"

#include <glib/gi18n-lib.h>

#include "engine/campaign/campaign-apply.h"
#include "engine/campaign/campaign-battle.h"
#include "engine/campaign/campaign-clauses.h"
#include "engine/campaign/campaign-eval.h"
#include "engine/campaign/campaign-events.h"
#include "engine/campaign/campaign-json.h"
#include "engine/campaign/campaign-legal.h"
#include "engine/campaign/campaign-prestige.h"
#include "engine/campaign/campaign-scene.h"
#include "engine/campaign/campaign-setup.h"
#include "engine/campaign/campaign-text.h"
#include "engine/campaign/campaign-year.h"

const AciesRuleset acies_campaign_ruleset = {
  .id = "dba-campaign",
  .name = N_("Campaign"),
  .source = "De Bellis Antiquitatis",
  .state_size = sizeof (CampaignState),
  .clauses = campaign_clauses,
  .overview = campaign_overview,
  .phases = campaign_phases,
  .attacking = CAMPAIGN_ATTACKING_RULE,
  .chapters = campaign_chapters,
  .campaign = &campaign_battle_rules,
  .score_title = NC_ ("score", "Prestige"),
  .currency = NC_ ("currency", "Stages"),
  .sides_clause = "D-CVAL-1",

  .validate = campaign_validate,
  .setup_new = campaign_setup_new,
  .setup_free = campaign_setup_free,

  .start = campaign_start,
  .decision = campaign_decision,
  .legal = campaign_legal,
  .check = campaign_check,
  .apply = campaign_apply,
  .outcome = campaign_outcome,
  .odds = campaign_odds,
  .evaluate = campaign_evaluate,
  .view = campaign_view,
  .begin = campaign_begin,

  .action_read = campaign_action_read,
  .action_write = campaign_action_write,
  .decision_write = campaign_decision_write,
  .state_write = campaign_state_write,
  .events_write = campaign_events_write,
  .odds_write = campaign_odds_write,
  .check_write = campaign_check_write,
  .outcome_write = campaign_outcome_write,

  .decision_text = campaign_decision_text,
  .action_text = campaign_action_text,
  .payer_text = campaign_payer_text,
  .event_text = campaign_event_text,
  .throw_text = campaign_throw_text,
  .refusal_text = campaign_refusal_text,
  .decision_clause = campaign_decision_clause,
  .refusal_clause = campaign_refusal_clause,
  .modifier_text = campaign_modifier_text,
  .modifier_clause = campaign_modifier_clause,
  .odds_text = campaign_odds_text,
  .outcome_line_text = campaign_outcome_line_text,
  .outcome_level_text = campaign_outcome_level_text,
  .outcome_text = campaign_outcome_text,
  .outcome_level_name = campaign_outcome_level_name,
  .n_outcome_levels = CAMPAIGN_N_LEVELS,
  .intent_text = campaign_intent_text,

  .scene = campaign_scene,
  .scene_preview = campaign_scene_preview,
  .roster = campaign_roster,
};
