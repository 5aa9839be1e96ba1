/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-ruleset.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-account.h"
#include "engine/lost-battles/lb-apply.h"
#include "engine/lost-battles/lb-chapters.h"
#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-draft.h"
#include "engine/lost-battles/lb-eval.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-guide.h"
#include "engine/lost-battles/lb-json.h"
#include "engine/lost-battles/lb-legal.h"
#include "engine/lost-battles/lb-odds.h"
#include "engine/lost-battles/lb-payers.h"
#include "engine/lost-battles/lb-reach.h"
#include "engine/lost-battles/lb-rolls.h"
#include "engine/lost-battles/lb-scene.h"
#include "engine/lost-battles/lb-sequence.h"
#include "engine/lost-battles/lb-setup.h"
#include "engine/lost-battles/lb-text.h"
#include "engine/lost-battles/lb-validate.h"
#include "engine/lost-battles/lb-victory.h"
#include "engine/lost-battles/lb-view.h"

const AciesRuleset acies_lost_battles_ruleset = {
  .id = "lost-battles",
  .name = N_("Lost Battles"),
  .source = "Lost Battles: Forty Battles & Campaigns of the Ancient World",
  .state_size = sizeof (LbState),
  .clauses = lb_clauses,
  .overview = lb_overview,
  .phases = lb_phases,
  .attacking = "6.1",
  .chapters = lb_chapters,
  .guide = &lb_guide,
  .draft = &lb_draft,
  .currency = NC_ ("currency", "Orders"),

  .validate = lb_validate,
  .setup_new = lb_setup_new,
  .setup_free = lb_setup_free,

  .start = lb_start,
  .decision = lb_decision,
  .legal = lb_legal,
  .few = lb_few,
  .check = lb_check,
  .apply = lb_apply,
  .outcome = lb_outcome,
  .odds = lb_odds,
  .evaluate = lb_evaluate,
  .view = lb_view,
  .begin = lb_begin,
  .place = lb_place,
  .why_not = lb_why_not,
  .threats = lb_threats,
  .pay = lb_pay,

  .action_read = lb_action_read,
  .action_write = lb_action_write,
  .decision_write = lb_decision_write,
  .state_write = lb_state_write,
  .events_write = lb_events_write,
  .odds_write = lb_odds_write,
  .check_write = lb_check_write,
  .outcome_write = lb_outcome_write,

  .decision_text = lb_decision_text,
  .action_text = lb_action_text,
  .caution_text = lb_caution_text,
  .payer_text = lb_payer_text,
  .event_text = lb_event_text,
  .throw_text = lb_throw_text,
  .refusal_text = lb_refusal_text,
  .decision_clause = lb_decision_clause,
  .refusal_clause = lb_refusal_clause,
  .modifier_text = lb_modifier_text,
  .modifier_clause = lb_modifier_rule,
  .odds_text = lb_odds_text,
  .outcome_line_text = lb_outcome_line_text,
  .outcome_level_text = lb_outcome_level_text,
  .outcome_text = lb_outcome_text,
  .outcome_level_name = lb_outcome_level_name,
  .n_outcome_levels = LB_N_LEVELS,
  .intent_text = lb_intent_text,

  .scene = lb_scene,
  .scene_preview = lb_scene_preview,
  .account = lb_account,
  .roster = lb_roster,

  .n_rolls = LB_N_ROLLS,
  .roll = lb_roll,
  .roll_text = lb_roll_text,
  .roll_result_text = lb_roll_result_text,
};
