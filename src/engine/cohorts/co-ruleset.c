/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-ruleset.h"

#include <glib/gi18n-lib.h>

#include "engine/cohorts/co-apply.h"
#include "engine/cohorts/co-clauses.h"
#include "engine/cohorts/co-draft.h"
#include "engine/cohorts/co-json.h"
#include "engine/cohorts/co-legal.h"
#include "engine/cohorts/co-scene.h"
#include "engine/cohorts/co-sequence.h"
#include "engine/cohorts/co-setup.h"
#include "engine/cohorts/co-text.h"
#include "engine/cohorts/co-victory.h"

const AciesRuleset acies_cohorts_ruleset = {
  .id = "cohorts",
  .name = N_("Cohorts"),
  .source = "Courier 76",
  .state_size = sizeof (CoState),
  .clauses = co_clauses,
  .overview = co_overview,
  .phases = co_phases,
  .attacking = "C-MEL-1",
  .chapters = co_chapters,
  .guide = &co_guide,
  .table = &co_table,
  .draft = &co_draft,
  .currency = NC_ ("currency", "Points"),
  .envelope_clause = "C-SCN-1",
  .sides_clause = "C-SCN-2",
  .ids_clause = "C-SCN-3",

  .validate = co_validate,
  .setup_new = co_setup_new,
  .setup_free = co_setup_free,

  .start = co_start,
  .decision = co_decision,
  .legal = co_legal,
  .check = co_check,
  .apply = co_apply,
  .outcome = co_outcome,
  .odds = co_odds,
  .evaluate = co_evaluate,
  .view = co_view,
  .n_followed = 8,
  .begin = co_begin_units,

  .action_read = co_action_read,
  .action_write = co_action_write,
  .decision_write = co_decision_write,
  .state_write = co_state_write,
  .events_write = co_events_write,
  .odds_write = co_odds_write,
  .check_write = co_check_write,
  .outcome_write = co_outcome_write,

  .decision_text = co_decision_text,
  .action_text = co_action_text,
  .idle_text = co_idle_text,
  .caution_text = co_caution_text,
  .start_text = co_start_text,
  .attack_text = co_attack_text,
  .payer_text = co_payer_text,
  .event_text = co_event_text,
  .throw_text = co_throw_text,
  .refusal_text = co_refusal_text,
  .decision_clause = co_decision_clause,
  .refusal_clause = co_refusal_clause,
  .modifier_text = co_modifier_text,
  .modifier_clause = co_modifier_clause,
  .odds_text = co_odds_text,
  .odds_note_text = co_odds_note_text,
  .outcome_line_text = co_outcome_line_text,
  .outcome_level_text = co_outcome_level_text,
  .outcome_text = co_outcome_text,
  .outcome_level_name = co_outcome_level_name,
  .n_outcome_levels = CO_N_LEVELS,
  .intent_text = co_intent_text,

  .scene = co_scene,
  .scene_preview = co_scene_preview,
  .account = co_account,
  .roster = co_roster,

  .n_rolls = CO_N_ROLLS,
  .roll = co_roll,
  .roll_text = co_roll_text,
  .roll_result_text = co_roll_result_text,
};
