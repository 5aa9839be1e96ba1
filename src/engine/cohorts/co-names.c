/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-names.h"

#include "engine/cohorts/co-events.h"
#include "engine/cohorts/co-troops.h"

const AciesName co_arm_names[] = {
  { "infantry", CO_INFANTRY }, { "cavalry", CO_CAVALRY }, { "chariot", CO_CHARIOT }, { "elephant", CO_ELEPHANT }, { NULL, 0 },
};

const AciesName co_armour_names[] = {
  { "unarmoured", CO_UNARMOURED }, { "light", CO_LIGHT }, { "medium", CO_MEDIUM },
  { "heavy", CO_HEAVY }, { "extra-heavy", CO_EXTRA_HEAVY }, { NULL, 0 },
};

const AciesName co_weapon_names[] = {
  { "bow", CO_BOW }, { "sling", CO_SLING }, { "javelin", CO_JAVELIN }, { "pila", CO_PILA }, { NULL, 0 },
};

const AciesName co_ground_names[] = {
  { "hill", CO_HILL }, { "wood", CO_WOOD }, { "stream", CO_STREAM }, { "river", CO_RIVER }, { NULL, 0 },
};

const AciesName co_status_names[] = {
  { "steady", CO_STEADY }, { "routed", CO_ROUTED }, { "rallying", CO_RALLYING },
  { "eliminated", CO_ELIMINATED }, { "reserve", CO_RESERVE }, { NULL, 0 },
};

const AciesName co_stage_names[] = {
  { "bank", CO_STAGE_BANK }, { "river", CO_STAGE_WATER }, { "far-bank", CO_STAGE_FAR_BANK }, { NULL, 0 },
};

const AciesName co_phase_names[] = {
  { "deploy", CO_PHASE_DEPLOY },
  { "move-first", CO_PHASE_MOVE_FIRST },
  { "fire", CO_PHASE_FIRE },
  { "move-last", CO_PHASE_MOVE_LAST },
  { "melee", CO_PHASE_MELEE },
  { "post-melee", CO_PHASE_POST_MELEE },
  { "over", CO_PHASE_OVER },
  { NULL, 0 },
};

const AciesName co_decision_names[] = {
  { "deploy", CO_DECIDE_DEPLOY },
  { "move", CO_DECIDE_MOVE },
  { "evade", CO_DECIDE_EVADE },
  { "fire", CO_DECIDE_FIRE },
  { "return-fire", CO_DECIDE_RETURN_FIRE },
  { "volley", CO_DECIDE_VOLLEY },
  { "melee", CO_DECIDE_MELEE },
  { "conform", CO_DECIDE_CONFORM },
  { "follow", CO_DECIDE_FOLLOW },
  { NULL, 0 },
};

const AciesName co_action_names[] = {
  { "deploy", CO_DEPLOY },
  { "deploy-commander", CO_DEPLOY_COMMANDER },
  { "move", CO_MOVE },
  { "relieve", CO_RELIEVE },
  { "ford", CO_FORD },
  { "move-commander", CO_MOVE_COMMANDER },
  { "evade", CO_EVADE },
  { "stand", CO_STAND },
  { "shoot", CO_SHOOT },
  { "melee", CO_MELEE },
  { "conform", CO_CONFORM },
  { "follow", CO_FOLLOW },
  { "hold", CO_HOLD },
  { "end-phase", CO_END_PHASE },
  { NULL, 0 },
};

const AciesName co_result_names[] = {
  { "drawn", CO_RESULT_DRAWN }, { "stay", CO_RESULT_STAY }, { "push-back", CO_RESULT_PUSH_BACK },
  { "rout", CO_RESULT_ROUT }, { "destroyed", CO_RESULT_DESTROYED }, { NULL, 0 },
};

const AciesName co_end_names[] = {
  { "army-withdraws", CO_END_ARMY_WITHDRAWS },
  { "army-routs", CO_END_ARMY_ROUTS },
  { "army-destroyed", CO_END_ARMY_DESTROYED },
  { "break-share", CO_END_BREAK_SHARE },
  { "time-limit", CO_END_TIME_LIMIT },
  { NULL, 0 },
};

const AciesName co_event_names[] = {
  { "turn-began", CO_EVENT_TURN },
  { "phase-began", CO_EVENT_PHASE },
  { "deployed", CO_EVENT_DEPLOYED },
  { "commander-moved", CO_EVENT_COMMANDER_MOVED },
  { "reserve-arrived", CO_EVENT_RESERVE },
  { "moved", CO_EVENT_MOVED },
  { "evaded", CO_EVENT_EVADED },
  { "stood", CO_EVENT_STOOD },
  { "relieved", CO_EVENT_RELIEVED },
  { "ford", CO_EVENT_FORD },
  { "charged", CO_EVENT_CHARGED },
  { "refused", CO_EVENT_REFUSED },
  { "shot", CO_EVENT_SHOT },
  { "volley", CO_EVENT_VOLLEY },
  { "casualties", CO_EVENT_CASUALTIES },
  { "eliminated", CO_EVENT_ELIMINATED },
  { "interrupted", CO_EVENT_INTERRUPTED },
  { "morale-test", CO_EVENT_MORALE },
  { "routed", CO_EVENT_ROUTED },
  { "quarter-test", CO_EVENT_QUARTER },
  { "melee", CO_EVENT_MELEE },
  { "melee-losses", CO_EVENT_MELEE_LOSSES },
  { "loser-test", CO_EVENT_LOSER },
  { "pushed-back", CO_EVENT_PUSHED_BACK },
  { "stacked", CO_EVENT_STACKED },
  { "conformed", CO_EVENT_CONFORMED },
  { "followed", CO_EVENT_FOLLOWED },
  { "held", CO_EVENT_HELD },
  { "rally-test", CO_EVENT_RALLY },
  { "restored", CO_EVENT_RESTORED },
  { "reorganised", CO_EVENT_REORGANISED },
  { "commander-displaced", CO_EVENT_COMMANDER_DISPLACED },
  { "commander-lost", CO_EVENT_COMMANDER_LOST },
  { "army-morale-test", CO_EVENT_ARMY_MORALE },
  { "battle-ended", CO_EVENT_ENDED },
  { NULL, 0 },
};

const AciesName co_shot_outcome_names[] = {
  { "miss", CO_SHOT_MISS }, { "hit", CO_SHOT_HIT }, { "crew", CO_SHOT_CREW }, { "rout", CO_SHOT_ROUT },
  { "destroyed", CO_SHOT_DESTROYED }, { "killed", CO_SHOT_KILLED }, { NULL, 0 },
};

const AciesName co_arc_names[] = {
  { "front", TT_ARC_FRONT }, { "flank", TT_ARC_FLANK }, { "rear", TT_ARC_REAR }, { NULL, 0 },
};

const AciesName co_lost_names[] = {
  { "figures", CO_LOST_FIGURES },
  { "not-rallied", CO_LOST_NOT_RALLIED },
  { "interrupted", CO_LOST_INTERRUPTED },
  { "caught", CO_LOST_CAUGHT },
  { "blocked", CO_LOST_BLOCKED },
  { "off-table", CO_LOST_OFF_TABLE },
  { "rear-attack", CO_LOST_REAR },
  { "killed", CO_LOST_KILLED },
  { NULL, 0 },
};

const AciesName co_modifier_names[] = {
  { "casualties", CO_MOD_CASUALTIES },
  { "cover", CO_MOD_COVER },
  { "pushed-back", CO_MOD_PUSHED_BACK },
  { "commander-on-the-die", CO_MOD_COMMANDER_DIE },
  { "commander", CO_MOD_COMMANDER_POINTS },
  { "downhill", CO_MOD_DOWNHILL },
  { "woods", CO_MOD_WOODS },
  { "bank", CO_MOD_BANK },
  { "flank-held", CO_MOD_FLANK_HELD },
  { "struck", CO_MOD_STRUCK },
  { "adjacent", CO_MOD_ADJACENT },
  { "striker", CO_MOD_STRIKER },
  { NULL, 0 },
};

const char *
co_modifier_rule (guint modifier)
{
  static const char *const rules[CO_N_MODIFIERS] = {
    [CO_MOD_CASUALTIES] = "C-FIR-9",
    [CO_MOD_COVER] = "C-TER-9",
    [CO_MOD_PUSHED_BACK] = "C-MEL-4",
    [CO_MOD_COMMANDER_DIE] = "C-CMD-2",
    [CO_MOD_COMMANDER_POINTS] = "C-CMD-1",
    [CO_MOD_DOWNHILL] = "C-TER-6",
    [CO_MOD_WOODS] = "C-TER-7",
    [CO_MOD_BANK] = "C-TER-8",
    [CO_MOD_FLANK_HELD] = "C-FLK-6",
    [CO_MOD_STRUCK] = "C-FLK-2",
    [CO_MOD_ADJACENT] = "C-MOR-4",
    [CO_MOD_STRIKER] = "C-FLK-8",
  };

  g_return_val_if_fail (modifier < CO_N_MODIFIERS, NULL);

  return rules[modifier];
}
