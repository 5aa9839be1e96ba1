/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-fields.h"

#include "engine/dba/dba-names.h"

#define MOST_BOUNDS       9999
#define MOST_POINTS       7    /* D-PIP-4 */
#define MOST_DISADVANTAGE 100

const AciesName dba_army_size_names[] = {
  { "twelve", DBA_ARMY_TWELVE }, { "any", DBA_ARMY_ANY }, { NULL, 0 },
};

const AciesName dba_outcome_table_names[] = {
  { "standard", DBA_TABLE_STANDARD }, { "extended", DBA_TABLE_EXTENDED }, { NULL, 0 },
};

const AciesName dba_mode_names[] = {
  { "dice", DBA_DEPLOY_DICE }, { "historical", DBA_DEPLOY_HISTORICAL }, { NULL, 0 },
};

const AciesName dba_situation_phase_names[] = {
  { "move", DBA_PHASE_MOVE }, { "shoot", DBA_PHASE_SHOOT }, { "combat", DBA_PHASE_COMBAT }, { NULL, 0 },
};

const AciesName dba_situation_state_names[] = {
  { "on-table", DBA_ON_TABLE },
  { "in-camp", DBA_IN_CAMP },
  { "destroyed", DBA_DESTROYED },
  { "off-board", DBA_OFF_BOARD },
  { NULL, 0 },
};

#define ELSEWHERE(name) { .key = (name), .kind = ACIES_FIELD_OTHER, .is_read_elsewhere = TRUE }

const AciesFormField dba_side_fields[] = {
  ELSEWHERE ("id"),
  ELSEWHERE ("name"),
  ELSEWHERE ("units"),
  ELSEWHERE ("commanders"),
  ELSEWHERE ("camp"),
  ELSEWHERE ("army"),
  ELSEWHERE ("colour"),
  { .key = "pip-modifier", .kind = ACIES_FIELD_INT, .least = -1, .most = 1, .clause = "D-VAL-15" },
  { NULL },
};

const AciesFormField dba_unit_fields[] = {
  { .key = "id", .kind = ACIES_FIELD_ID, .required = TRUE, .clause = "D-VAL-3" },
  { .key = "code", .kind = ACIES_FIELD_TEXT, .required = TRUE, .clause = "D-VAL-4" },
  { .key = "name", .kind = ACIES_FIELD_TEXT, .clause = "D-VAL-15" },
  { .key = "general", .kind = ACIES_FIELD_BOOL, .clause = "D-VAL-6" },
  { .key = "disadvantage", .kind = ACIES_FIELD_INT, .most = MOST_DISADVANTAGE, .clause = "D-VAL-15" },
  { NULL },
};

const AciesFormField dba_commander_fields[] = {
  { .key = "id", .kind = ACIES_FIELD_ID, .required = TRUE, .clause = "D-VAL-7" },
  { .key = "name", .kind = ACIES_FIELD_TEXT, .required = TRUE, .clause = "D-VAL-7" },
  { .key = "unit", .kind = ACIES_FIELD_REFERENCE, .required = TRUE, .clause = "D-VAL-7" },
  { NULL },
};

const AciesFormField dba_camp_fields[] = {
  ELSEWHERE ("at"),
  ELSEWHERE ("facing"),
  ELSEWHERE ("width"),
  ELSEWHERE ("depth"),
  { .key = "garrison", .kind = ACIES_FIELD_ID, .clause = "D-VAL-15" },
  { NULL },
};

const AciesFormField dba_map_fields[] = {
  ELSEWHERE ("name"),
  ELSEWHERE ("width"),
  ELSEWHERE ("height"),
  ELSEWHERE ("features"),
  ELSEWHERE ("roads"),
  ELSEWHERE ("rivers"),
  { NULL },
};

const AciesFormField dba_feature_fields[] = {
  { .key = "id", .kind = ACIES_FIELD_ID, .required = TRUE, .clause = "D-VAL-10" },
  { .key = "kind", .kind = ACIES_FIELD_ENUM, .required = TRUE, .choices = dba_ground_names, .clause = "D-VAL-10" },
  { .key = "name", .kind = ACIES_FIELD_TEXT, .clause = "D-VAL-10" },
  ELSEWHERE ("shape"),
  ELSEWHERE ("crest"),
  { NULL },
};

const AciesFormField dba_road_fields[] = {
  { .key = "id", .kind = ACIES_FIELD_ID, .required = TRUE, .clause = "D-VAL-10" },
  { .key = "name", .kind = ACIES_FIELD_TEXT, .clause = "D-VAL-10" },
  ELSEWHERE ("points"),
  { NULL },
};

const AciesFormField dba_river_fields[] = {
  { .key = "id", .kind = ACIES_FIELD_ID, .required = TRUE, .clause = "D-VAL-10" },
  { .key = "name", .kind = ACIES_FIELD_TEXT, .clause = "D-VAL-10" },
  ELSEWHERE ("points"),
  ELSEWHERE ("width"),
  { .key = "nature", .kind = ACIES_FIELD_INT, .least = 1, .most = 6, .clause = "D-VAL-15" },
  { NULL },
};

const AciesFormField dba_condition_fields[] = {
  { .key = "army-size", .kind = ACIES_FIELD_ENUM, .choices = dba_army_size_names, .clause = "D-VAL-15" },
  { .key = "victory-losses", .kind = ACIES_FIELD_INT, .least = 1, .most = DBA_MAX_UNITS, .fallback = 4,
    .clause = "D-VAL-15" },
  { .key = "bound-limit", .kind = ACIES_FIELD_INT, .least = 1, .most = MOST_BOUNDS, .clause = "D-VAL-15" },
  { .key = "outcome-table", .kind = ACIES_FIELD_ENUM, .choices = dba_outcome_table_names, .clause = "D-VAL-15" },
  { .key = "camps", .kind = ACIES_FIELD_BOOL, .fallback = TRUE, .clause = "D-VAL-15" },
  { NULL },
};

const AciesFormField dba_deployment_fields[] = {
  { .key = "mode", .kind = ACIES_FIELD_ENUM, .choices = dba_mode_names, .clause = "D-VAL-15" },
  ELSEWHERE ("boards"),
  ELSEWHERE ("edges"),
  ELSEWHERE ("elements"),
  { NULL },
};

const AciesFormField dba_situation_fields[] = {
  { .key = "bound", .kind = ACIES_FIELD_INT, .least = 1, .most = MOST_BOUNDS, .fallback = 1, .clause = "D-VAL-15" },
  { .key = "phasing", .kind = ACIES_FIELD_REFERENCE, .clause = "D-VAL-15" },
  { .key = "phase", .kind = ACIES_FIELD_ENUM, .choices = dba_situation_phase_names, .fallback = DBA_PHASE_MOVE,
    .clause = "D-VAL-15" },
  { .key = "points", .kind = ACIES_FIELD_INT, .most = MOST_POINTS, .fallback = -1, .clause = "D-VAL-15" },
  ELSEWHERE ("elements"),
  ELSEWHERE ("camps"),
  ELSEWHERE ("river-natures"),
  { NULL },
};

const AciesFormField dba_element_fields[] = {
  ELSEWHERE ("at"),
  ELSEWHERE ("facing"),
  { .key = "state", .kind = ACIES_FIELD_ENUM, .choices = dba_situation_state_names, .fallback = DBA_ON_TABLE,
    .clause = "D-VAL-15" },
  { .key = "moved", .kind = ACIES_FIELD_BOOL, .clause = "D-VAL-15" },
  { .key = "shot", .kind = ACIES_FIELD_BOOL, .clause = "D-VAL-15" },
  { NULL },
};

const AciesFormField dba_camp_state_fields[] = {
  { .key = "occupied-by", .kind = ACIES_FIELD_REFERENCE, .clause = "D-VAL-15" },
  { .key = "held-by", .kind = ACIES_FIELD_REFERENCE, .clause = "D-VAL-15" },
  { NULL },
};
