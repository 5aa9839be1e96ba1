/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-names.h"

#include "engine/dba/dba-events.h"

const AciesName dba_type_names[] = {
  { "El", DBA_EL },   { "Kn", DBA_KN },   { "Cv", DBA_CV }, { "LH", DBA_LH }, { "SCh", DBA_SCH }, { "Cm", DBA_CM },
  { "Sp", DBA_SP },   { "Pk", DBA_PK },   { "Bd", DBA_BD }, { "Ax", DBA_AX }, { "Bw", DBA_BW },   { "Ps", DBA_PS },
  { "Wb", DBA_WB },   { "Art", DBA_ART }, { "WWg", DBA_WWG }, { "CF", DBA_CF }, { NULL, 0 },
};

const AciesName dba_ground_names[] = {
  { "good", DBA_GOOD },
  { "gentle-hill", DBA_GENTLE_HILL },
  { "steep-hill", DBA_STEEP_HILL },
  { "wood", DBA_WOOD },
  { "rough", DBA_ROUGH },
  { "marsh", DBA_MARSH },
  { "dunes", DBA_DUNES },
  { "built-up-area", DBA_BUILT_UP_AREA },
  { "enclosed-fields", DBA_ENCLOSED_FIELDS },
  { "impassable", DBA_IMPASSABLE },
  { "sea", DBA_SEA },
  { "lake", DBA_LAKE },
  { NULL, 0 },
};

const AciesName dba_edge_names[] = {
  { "north", DBA_NORTH }, { "east", DBA_EAST }, { "south", DBA_SOUTH }, { "west", DBA_WEST }, { NULL, 0 },
};

const AciesName dba_state_names[] = {
  { "off-table", DBA_OFF_TABLE },
  { "on-table", DBA_ON_TABLE },
  { "in-camp", DBA_IN_CAMP },
  { "destroyed", DBA_DESTROYED },
  { "off-board", DBA_OFF_BOARD },
  { NULL, 0 },
};

const AciesName dba_phase_names[] = {
  { "setup", DBA_PHASE_SETUP },   { "move", DBA_PHASE_MOVE }, { "shoot", DBA_PHASE_SHOOT },
  { "combat", DBA_PHASE_COMBAT }, { "over", DBA_PHASE_OVER }, { NULL, 0 },
};

const AciesName dba_decision_names[] = {
  { "begin", DBA_DECIDE_BEGIN },
  { "choose-terrain", DBA_DECIDE_CHOOSE_TERRAIN },
  { "assign-edges", DBA_DECIDE_ASSIGN_EDGES },
  { "place-camp", DBA_DECIDE_PLACE_CAMP },
  { "deploy", DBA_DECIDE_DEPLOY },
  { "move", DBA_DECIDE_MOVE },
  { "shoot", DBA_DECIDE_SHOOT },
  { "fight", DBA_DECIDE_FIGHT },
  { NULL, 0 },
};

const AciesName dba_action_names[] = {
  { "begin", DBA_BEGIN },
  { "choose-terrain", DBA_CHOOSE_TERRAIN },
  { "assign-edges", DBA_ASSIGN_EDGES },
  { "place-camp", DBA_PLACE_CAMP },
  { "deploy", DBA_DEPLOY },
  { "move", DBA_MOVE },
  { "break-off", DBA_BREAK_OFF },
  { "leave-camp", DBA_LEAVE_CAMP },
  { "enter-camp", DBA_ENTER_CAMP },
  { "end-moves", DBA_END_MOVES },
  { "shoot", DBA_SHOOT },
  { "end-shooting", DBA_END_SHOOTING },
  { "fight", DBA_FIGHT },
  { NULL, 0 },
};

const AciesName dba_event_names[] = {
  { "setup-dice", DBA_EVENT_SETUP_DICE },
  { "terrain-chosen", DBA_EVENT_TERRAIN_CHOSEN },
  { "edges-assigned", DBA_EVENT_EDGES_ASSIGNED },
  { "base-edge-die", DBA_EVENT_BASE_EDGE_DIE },
  { "camp-placed", DBA_EVENT_CAMP_PLACED },
  { "deployed", DBA_EVENT_DEPLOYED },
  { "bound", DBA_EVENT_BOUND },
  { "movement-dice", DBA_EVENT_MOVEMENT_DICE },
  { "moved", DBA_EVENT_MOVED },
  { "river-nature", DBA_EVENT_RIVER_NATURE },
  { "river-crossing", DBA_EVENT_RIVER_CROSSING },
  { "turned-to-face", DBA_EVENT_TURNED_TO_FACE },
  { "left-camp", DBA_EVENT_LEFT_CAMP },
  { "entered-camp", DBA_EVENT_ENTERED_CAMP },
  { "shooting", DBA_EVENT_SHOOTING },
  { "combat", DBA_EVENT_COMBAT },
  { "recoil", DBA_EVENT_RECOIL },
  { "pushed-back", DBA_EVENT_PUSHED_BACK },
  { "flee", DBA_EVENT_FLEE },
  { "flank-recoil", DBA_EVENT_FLANK_RECOIL },
  { "pursue", DBA_EVENT_PURSUE },
  { "destroyed", DBA_EVENT_DESTROYED },
  { "off-board", DBA_EVENT_OFF_BOARD },
  { "camp-captured", DBA_EVENT_CAMP_CAPTURED },
  { "camp-regained", DBA_EVENT_CAMP_REGAINED },
  { "victory", DBA_EVENT_VICTORY },
  { NULL, 0 },
};

const AciesName dba_result_names[] = {
  { "none", DBA_STANDS }, { "recoil", DBA_RECOILS }, { "flee", DBA_FLEES }, { "destroyed", DBA_IS_DESTROYED }, { NULL, 0 },
};

const AciesName dba_garrison_names[] = {
  { "followers", DBA_GARRISON_FOLLOWERS }, { "none", DBA_GARRISON_NONE }, { NULL, 0 },
};

const AciesName dba_end_names[] = {
  { "elements", DBA_END_ELEMENTS }, { "general", DBA_END_GENERAL }, { "bound-limit", DBA_END_BOUND_LIMIT }, { NULL, 0 },
};

const char *
dba_factor_rule (guint factor)
{
  static const char *const rules[DBA_N_FACTORS] = {
    [DBA_FACTOR_BASIC] = "D-FAC-1",
    [DBA_FACTOR_GENERAL] = "D-FAC-2",
    [DBA_FACTOR_CAMP] = "D-FAC-3",
    [DBA_FACTOR_UPHILL] = "D-FAC-4",
    [DBA_FACTOR_BANK] = "D-FAC-5",
    [DBA_FACTOR_SUPPORT_PIKES] = "D-FAC-6",
    [DBA_FACTOR_SUPPORT_PSILOI] = "D-FAC-6",
    [DBA_FACTOR_SUPPORT_WARBAND] = "D-FAC-6",
    [DBA_FACTOR_SUPPORT_SPEARS] = "D-FAC-6",
    [DBA_FACTOR_OVERLAP_LEFT] = "D-FAC-7",
    [DBA_FACTOR_OVERLAP_RIGHT] = "D-FAC-7",
    [DBA_FACTOR_FLANKED] = "D-FAC-7",
    [DBA_FACTOR_BAD_GOING] = "D-FAC-8",
    [DBA_FACTOR_AIDED] = "D-FAC-9",
    [DBA_FACTOR_DISADVANTAGE] = "D-FAC-10",
  };

  g_return_val_if_fail (factor < DBA_N_FACTORS, NULL);

  return rules[factor];
}
