/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-names.h"

#include "engine/core/acies-scene.h"
#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-losses.h"

const AciesName lb_type_names[] = {
  { "heavy-infantry", LB_HEAVY_INFANTRY },
  { "light-infantry", LB_LIGHT_INFANTRY },
  { "heavy-cavalry", LB_HEAVY_CAVALRY },
  { "light-cavalry", LB_LIGHT_CAVALRY },
  { "elephants", LB_ELEPHANTS },
  { "chariots", LB_CHARIOTS },
  { NULL, 0 },
};

const AciesName lb_class_names[] = {
  { "veteran", LB_VETERAN },
  { "average", LB_AVERAGE },
  { "poor", LB_POOR },
  { "indian", LB_INDIAN },
  { "african", LB_AFRICAN },
  { NULL, 0 },
};

const AciesName lb_subtype_names[] = {
  { "archers", LB_ARCHERS },
  { "hoplites", LB_HOPLITES },
  { "phalangites", LB_PHALANGITES },
  { "legionaries", LB_LEGIONARIES },
  { "cataphracts", LB_CATAPHRACTS },
  { "scythed", LB_SCYTHED },
  { NULL, 0 },
};

const AciesName lb_rating_names[] = {
  { "poor", LB_RATING_POOR },
  { "average", LB_RATING_AVERAGE },
  { "inspired", LB_RATING_INSPIRED },
  { "brilliant", LB_RATING_BRILLIANT },
  { NULL, 0 },
};

const AciesName lb_kind_names[] = {
  { "hero", LB_HERO },
  { "strategist", LB_STRATEGIST },
  { NULL, 0 },
};

const AciesName lb_weather_names[] = {
  { "clear", LB_CLEAR },
  { "overcast", LB_OVERCAST },
  { "wet", LB_WET },
  { NULL, 0 },
};

const AciesName lb_facing_names[] = {
  { "north", ACIES_FACING_NORTH },
  { "east", ACIES_FACING_EAST },
  { "south", ACIES_FACING_SOUTH },
  { "west", ACIES_FACING_WEST },
  { NULL, 0 },
};

const AciesName lb_zone_names[] = {
  { "a1", 0 }, { "b1", 1 }, { "c1", 2 }, { "d1", 3 }, { "e1", 4 },
  { "a2", 5 }, { "b2", 6 }, { "c2", 7 }, { "d2", 8 }, { "e2", 9 },
  { "a3", 10 }, { "b3", 11 }, { "c3", 12 }, { "d3", 13 }, { "e3", 14 },
  { "a4", 15 }, { "b4", 16 }, { "c4", 17 }, { "d4", 18 }, { "e4", 19 },
  { NULL, 0 },
};

const AciesName lb_terrain_names[] = {
  { "hill", ACIES_TERRAIN_HILL },
  { "forest", ACIES_TERRAIN_FOREST },
  { "marsh", ACIES_TERRAIN_MARSH },
  { "stream", ACIES_TERRAIN_STREAM },
  { "river", ACIES_TERRAIN_RIVER },
  { "coast", ACIES_TERRAIN_COAST },
  { "impassable", ACIES_TERRAIN_IMPASSABLE },
  { NULL, 0 },
};

const AciesName lb_watercourse_names[] = {
  { "stream", ACIES_TERRAIN_STREAM },
  { "river", ACIES_TERRAIN_RIVER },
  { NULL, 0 },
};

const AciesName lb_mode_names[] = {
  { "normal", LB_NORMAL },
  { "reduced", LB_REDUCED },
  { "double", LB_DOUBLE },
  { "triple", LB_TRIPLE },
  { NULL, 0 },
};

const AciesName lb_action_names[] = {
  { "switch-order", LB_SWITCH_ORDER },
  { "keep-order", LB_KEEP_ORDER },
  { "activate", LB_ACTIVATE },
  { "move-strategist", LB_MOVE_STRATEGIST },
  { "end-turn", LB_END_TURN },
  { "deploy", LB_DEPLOY },
  { "turn", LB_TURN },
  { "advance", LB_ADVANCE },
  { "leave", LB_LEAVE },
  { "attack", LB_ATTACK },
  { "finish", LB_FINISH },
  { "decisive", LB_DECISIVE },
  { "recover", LB_RECOVER },
  { "take-hit", LB_TAKE_HIT },
  { "lead", LB_LEAD },
  { "pursue", LB_PURSUE },
  { NULL, 0 },
};

const AciesName lb_decision_names[] = {
  { "turn-order", LB_DECIDE_TURN_ORDER },
  { "activate", LB_DECIDE_ACTIVATE },
  { "move", LB_DECIDE_MOVE },
  { "attack", LB_DECIDE_ATTACK },
  { "decisive", LB_DECIDE_DECISIVE },
  { "recover", LB_DECIDE_RECOVER },
  { "second-hit", LB_DECIDE_SECOND_HIT },
  { "lead", LB_DECIDE_LEAD },
  { "pursue", LB_DECIDE_PURSUE },
  { "over", LB_DECIDE_OVER },
  { NULL, 0 },
};

const AciesName lb_event_names[] = {
  { "turn-began", LB_EVENT_TURN_BEGAN },
  { "order-switched", LB_EVENT_ORDER_SWITCHED },
  { "weather", LB_EVENT_WEATHER },
  { "dust", LB_EVENT_DUST },
  { "orders", LB_EVENT_ORDERS },
  { "activated", LB_EVENT_ACTIVATED },
  { "strategist-moved", LB_EVENT_STRATEGIST_MOVED },
  { "deployed", LB_EVENT_DEPLOYED },
  { "turned", LB_EVENT_TURNED },
  { "advanced", LB_EVENT_ADVANCED },
  { "withdrew-by-turning", LB_EVENT_WITHDREW_BY_TURNING },
  { "left-field", LB_EVENT_LEFT_FIELD },
  { "attack", LB_EVENT_ATTACK },
  { "decisive", LB_EVENT_DECISIVE },
  { "hit", LB_EVENT_HIT },
  { "recovery", LB_EVENT_RECOVERY },
  { "shattered", LB_EVENT_SHATTERED },
  { "morale-check", LB_EVENT_MORALE_CHECK },
  { "morale-unit", LB_EVENT_MORALE_UNIT },
  { "unit-left", LB_EVENT_UNIT_LEFT },
  { "commander-killed", LB_EVENT_COMMANDER_KILLED },
  { "commander-lost", LB_EVENT_COMMANDER_LOST },
  { "commander-withdrew", LB_EVENT_COMMANDER_WITHDREW },
  { "lead", LB_EVENT_LEAD },
  { "pursued", LB_EVENT_PURSUED },
  { "camp-captured", LB_EVENT_CAMP_CAPTURED },
  { "undeployed-withdrew", LB_EVENT_UNDEPLOYED_WITHDREW },
  { "player-turn", LB_EVENT_PLAYER_TURN },
  { "battle-ended", LB_EVENT_BATTLE_ENDED },
  { NULL, 0 },
};

const AciesName lb_modifier_names[] = {
  { "lead-unflanked", LB_MOD_LEAD_UNFLANKED },
  { "bonus", LB_MOD_BONUS },
  { "second-bonus", LB_MOD_SECOND_BONUS },
  { "against-poor", LB_MOD_AGAINST_POOR },
  { "into-flank", LB_MOD_INTO_FLANK },
  { "hoplites-v-hoplites", LB_MOD_HOPLITES_V_HOPLITES },
  { "fresh-spear-lead", LB_MOD_FRESH_SPEAR_LEAD },
  { "rear-rank-support", LB_MOD_REAR_RANK_SUPPORT },
  { "mounted-v-heavy-infantry", LB_MOD_MOUNTED_V_HEAVY_INFANTRY },
  { "downhill", LB_MOD_DOWNHILL },
  { "into-river", LB_MOD_INTO_RIVER },
  { "archers-v-light", LB_MOD_ARCHERS_V_LIGHT },
  { "moved", LB_MOD_MOVED },
  { "difficult-ground", LB_MOD_DIFFICULT_GROUND },
  { "halved-size", LB_MOD_HALVED_SIZE },
  { "v-cataphracts", LB_MOD_V_CATAPHRACTS },
  { "mounted-v-elephants", LB_MOD_MOUNTED_V_ELEPHANTS },
  { "infantry-v-legionaries", LB_MOD_INFANTRY_V_LEGIONARIES },
  { "african-v-indian", LB_MOD_AFRICAN_V_INDIAN },
  { "fatigued", LB_MOD_FATIGUED },
  { "wet", LB_MOD_WET },
  { "outnumbering", LB_MOD_ARMY_OUTNUMBERING },
  { "shattered-units", LB_MOD_ARMY_SHATTERED_UNITS },
  { "commanders-down", LB_MOD_ARMY_COMMANDERS_DOWN },
  { "outnumbered", LB_MOD_ARMY_OUTNUMBERED },
  { "centre-or-camp", LB_MOD_ARMY_CENTRE_OR_CAMP },
  { "quality", LB_MOD_UNIT_QUALITY },
  { "heavy-infantry", LB_MOD_UNIT_HEAVY_INFANTRY },
  { "distance", LB_MOD_UNIT_DISTANCE },
  { "inspired", LB_MOD_UNIT_INSPIRED },
  { "poor", LB_MOD_UNIT_POOR },
  { "disordered", LB_MOD_UNIT_DISORDERED },
  { "surrounded", LB_MOD_UNIT_SURROUNDED },
  { NULL, 0 },
};

const AciesName lb_unit_state_names[] = {
  { "undeployed", LB_UNIT_UNDEPLOYED },
  { "fresh", LB_UNIT_FRESH },
  { "disordered", LB_UNIT_DISORDERED },
  { "shattered", LB_UNIT_SHATTERED },
  { "withdrawn", LB_UNIT_WITHDRAWN },
  { "fled", LB_UNIT_FLED },
  { NULL, 0 },
};

const AciesName lb_commander_state_names[] = {
  { "undeployed", LB_CMD_UNDEPLOYED },
  { "on-field", LB_CMD_ON_FIELD },
  { "killed", LB_CMD_KILLED },
  { "lost", LB_CMD_LOST },
  { "withdrawn", LB_CMD_WITHDRAWN },
  { NULL, 0 },
};

const AciesName lb_hit_names[] = {
  { "disordered", LB_NOW_DISORDERED },
  { "shattered", LB_NOW_SHATTERED },
  { "removed", LB_NOW_REMOVED },
  { NULL, 0 },
};

const AciesName lb_recovery_names[] = {
  { "removed", LB_RECOVERY_REMOVED },
  { "failed", LB_RECOVERY_FAILED },
  { "killed", LB_RECOVERY_KILLED },
  { "escaped", LB_RECOVERY_ESCAPED },
  { NULL, 0 },
};

const AciesName lb_morale_names[] = {
  { "holds", LB_MORALE_HOLDS },
  { "withdrew", LB_MORALE_WITHDREW },
  { "fled", LB_MORALE_FLED },
  { NULL, 0 },
};

const AciesName lb_loss_names[] = {
  { "shattered", LB_LOSS_SHATTERED },
  { "withdrew", LB_LOSS_WITHDRAWN },
  { "fled", LB_LOSS_FLED },
  { NULL, 0 },
};

const AciesName lb_end_reason_names[] = {
  { "turns", LB_END_TURNS },
  { "army-broken", LB_END_ARMY_BROKEN },
  { NULL, 0 },
};

const AciesName lb_level_names[] = {
  { "draw", LB_LEVEL_DRAW },
  { "pyrrhic", LB_LEVEL_PYRRHIC },
  { "clear", LB_LEVEL_CLEAR },
  { "major", LB_LEVEL_MAJOR },
  { "strategic", LB_LEVEL_STRATEGIC },
  { "overwhelming", LB_LEVEL_OVERWHELMING },
  { NULL, 0 },
};

const AciesName lb_odds_names[] = {
  { "miss", LB_ODDS_MISS },
  { "one", LB_ODDS_ONE_HIT },
  { "two", LB_ODDS_TWO_HITS },
  { NULL, 0 },
};

const AciesName lb_line_names[] = {
  { "losses", LB_LINE_LOSSES },
  { "fled", LB_LINE_FLED },
  { "shattered", LB_LINE_SHATTERED },
  { "camp", LB_LINE_CAMP },
  { "fatigued", LB_LINE_FATIGUED },
  { "surprised", LB_LINE_SURPRISED },
  { "handicap", LB_LINE_HANDICAP },
  { NULL, 0 },
};

static const guint8 modifier_clauses[LB_N_MODIFIERS] = {
  [LB_MOD_LEAD_UNFLANKED] = LB_CLAUSE_6_5_M1,
  [LB_MOD_BONUS] = LB_CLAUSE_6_5_M2,
  [LB_MOD_SECOND_BONUS] = LB_CLAUSE_6_5_M3,
  [LB_MOD_AGAINST_POOR] = LB_CLAUSE_6_5_M4,
  [LB_MOD_INTO_FLANK] = LB_CLAUSE_6_5_M5,
  [LB_MOD_HOPLITES_V_HOPLITES] = LB_CLAUSE_6_5_M6,
  [LB_MOD_FRESH_SPEAR_LEAD] = LB_CLAUSE_6_5_M7,
  [LB_MOD_REAR_RANK_SUPPORT] = LB_CLAUSE_6_5_M8,
  [LB_MOD_MOUNTED_V_HEAVY_INFANTRY] = LB_CLAUSE_6_5_M9,
  [LB_MOD_DOWNHILL] = LB_CLAUSE_6_5_M10,
  [LB_MOD_INTO_RIVER] = LB_CLAUSE_6_5_M11,
  [LB_MOD_ARCHERS_V_LIGHT] = LB_CLAUSE_6_5_M12,
  [LB_MOD_MOVED] = LB_CLAUSE_6_5_M13,
  [LB_MOD_DIFFICULT_GROUND] = LB_CLAUSE_6_5_M14,
  [LB_MOD_HALVED_SIZE] = LB_CLAUSE_6_5_M15,
  [LB_MOD_V_CATAPHRACTS] = LB_CLAUSE_6_5_M16,
  [LB_MOD_MOUNTED_V_ELEPHANTS] = LB_CLAUSE_6_5_M16,
  [LB_MOD_INFANTRY_V_LEGIONARIES] = LB_CLAUSE_6_5_M16,
  [LB_MOD_AFRICAN_V_INDIAN] = LB_CLAUSE_6_5_M17,
  [LB_MOD_FATIGUED] = LB_CLAUSE_6_5_M18,
  [LB_MOD_WET] = LB_CLAUSE_6_5_M19,
  [LB_MOD_ARMY_OUTNUMBERING] = LB_CLAUSE_7_1_M1,
  [LB_MOD_ARMY_SHATTERED_UNITS] = LB_CLAUSE_7_1_M2,
  [LB_MOD_ARMY_COMMANDERS_DOWN] = LB_CLAUSE_7_1_M3,
  [LB_MOD_ARMY_OUTNUMBERED] = LB_CLAUSE_7_1_M4,
  [LB_MOD_ARMY_CENTRE_OR_CAMP] = LB_CLAUSE_7_1_M5,
  [LB_MOD_UNIT_QUALITY] = LB_CLAUSE_7_2_M1,
  [LB_MOD_UNIT_HEAVY_INFANTRY] = LB_CLAUSE_7_2_M2,
  [LB_MOD_UNIT_DISTANCE] = LB_CLAUSE_7_2_M3,
  [LB_MOD_UNIT_INSPIRED] = LB_CLAUSE_7_2_M4,
  [LB_MOD_UNIT_POOR] = LB_CLAUSE_7_2_M5,
  [LB_MOD_UNIT_DISORDERED] = LB_CLAUSE_7_2_M6,
  [LB_MOD_UNIT_SURROUNDED] = LB_CLAUSE_7_2_M7,
};
G_STATIC_ASSERT (LB_N_CLAUSES <= G_MAXUINT8);

static const guint8 line_clauses[LB_N_LINES] = {
  [LB_LINE_LOSSES] = LB_CLAUSE_11_2_M1,
  [LB_LINE_FLED] = LB_CLAUSE_11_2_M2,
  [LB_LINE_SHATTERED] = LB_CLAUSE_11_2_M3,
  [LB_LINE_CAMP] = LB_CLAUSE_11_2_M4,
  [LB_LINE_FATIGUED] = LB_CLAUSE_11_2_M5,
  [LB_LINE_SURPRISED] = LB_CLAUSE_11_2_M6,
  [LB_LINE_HANDICAP] = LB_CLAUSE_11_2_M7,
};

guint
lb_modifier_clause (guint name)
{
  g_return_val_if_fail (name < LB_N_MODIFIERS, 0);

  return modifier_clauses[name];
}

guint
lb_line_clause (guint line)
{
  g_return_val_if_fail (line < LB_N_LINES, 0);

  return line_clauses[line];
}
