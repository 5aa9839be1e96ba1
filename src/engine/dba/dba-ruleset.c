/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-ruleset.h"

#include <glib/gi18n-lib.h>

#include "engine/dba/dba-account.h"
#include "engine/dba/dba-apply.h"
#include "engine/dba/dba-clauses.h"
#include "engine/dba/dba-combat.h"
#include "engine/dba/dba-draft.h"
#include "engine/dba/dba-guide.h"
#include "engine/dba/dba-json.h"
#include "engine/dba/dba-legal.h"
#include "engine/dba/dba-notes.h"
#include "engine/dba/dba-phases.h"
#include "engine/dba/dba-quick.h"
#include "engine/dba/dba-rolls.h"
#include "engine/dba/dba-scene.h"
#include "engine/dba/dba-sequence.h"
#include "engine/dba/dba-setup.h"
#include "engine/dba/dba-text.h"

const AciesRuleset acies_dba_ruleset = {
  .id = "dba",
  .name = N_("De Bellis Antiquitatis"),
  .source = "De Bellis Antiquitatis",
  .state_size = sizeof (DbaState),
  .clauses = dba_clauses,
  .overview = dba_overview,
  .phases = dba_phases,
  .attacking = DBA_ATTACKING_RULE,
  .chapters = dba_chapters,
  .guide = &dba_guide,
  .table = &dba_table,
  .quick = &dba_quick,
  .draft = &dba_draft,
  .score_title = NC_ ("score", "Losses inflicted"),
  .currency = NC_ ("currency", "Movement points"),
  .envelope_clause = "D-VAL-1",
  .sides_clause = "D-VAL-2",

  .validate = dba_validate,
  .setup_new = dba_setup_new,
  .setup_free = dba_setup_free,

  .start = dba_start,
  .decision = dba_decision,
  .legal = dba_legal,
  .check = dba_check,
  .apply = dba_apply,
  .outcome = dba_outcome,
  .fate = dba_army_fate,
  .odds = dba_odds,
  .evaluate = dba_evaluate,
  .view = dba_view,
  .n_followed = 8,
  .begin = dba_begin_units,

  .action_read = dba_action_read,
  .action_write = dba_action_write,
  .decision_write = dba_decision_write,
  .state_write = dba_state_write,
  .events_write = dba_events_write,
  .odds_write = dba_odds_write,
  .check_write = dba_check_write,
  .outcome_write = dba_outcome_write,

  .decision_text = dba_decision_text,
  .action_text = dba_action_text,
  .caution_text = dba_caution_text,
  .start_text = dba_start_text,
  .attack_text = dba_attack_text,
  .idle_text = dba_idle_text,
  .payer_text = dba_payer_text,
  .event_text = dba_event_text,
  .throw_text = dba_throw_text,
  .refusal_text = dba_refusal_text,
  .decision_clause = dba_decision_clause,
  .refusal_clause = dba_refusal_clause,
  .modifier_text = dba_modifier_text,
  .modifier_clause = dba_modifier_clause,
  .odds_text = dba_odds_text,
  .odds_note_text = dba_odds_note_text,
  .outcome_line_text = dba_outcome_line_text,
  .outcome_level_text = dba_outcome_level_text,
  .outcome_text = dba_outcome_text,
  .outcome_level_name = dba_outcome_level_name,
  .n_outcome_levels = DBA_N_LEVELS,
  .intent_text = dba_intent_text,

  .scene = dba_scene,
  .scene_preview = dba_scene_preview,
  .account = dba_account,
  .roster = dba_roster,

  .n_rolls = DBA_N_ROLLS,
  .roll = dba_roll,
  .roll_text = dba_roll_text,
  .roll_result_text = dba_roll_result_text,
};
