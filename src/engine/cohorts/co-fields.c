/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-fields.h"

#include "engine/cohorts/co-names.h"

#define MOST_FIGURES 8
#define MOST_PERIODS 99
#define USUAL_PERIODS 20

const AciesName co_situation_phase_names[] = {
  { "deploy", CO_PHASE_DEPLOY },
  { "move-first", CO_PHASE_MOVE_FIRST },
  { "fire", CO_PHASE_FIRE },
  { "move-last", CO_PHASE_MOVE_LAST },
  { NULL, 0 },
};

#define ELSEWHERE(name) { .key = (name), .kind = ACIES_FIELD_OTHER, .is_read_elsewhere = TRUE }
#define SWITCH(name, rule) { .key = (name), .kind = ACIES_FIELD_BOOL, .clause = (rule) }

const AciesFormField co_side_fields[] = {
  ELSEWHERE ("id"),
  ELSEWHERE ("name"),
  ELSEWHERE ("units"),
  ELSEWHERE ("commanders"),
  ELSEWHERE ("army"),
  ELSEWHERE ("colour"),
  { NULL },
};

const AciesFormField co_unit_fields[] = {
  { .key = "id", .kind = ACIES_FIELD_ID, .required = TRUE, .clause = "C-SCN-3" },
  { .key = "name", .kind = ACIES_FIELD_TEXT, .clause = "C-SCN-3" },
  { .key = "arm", .kind = ACIES_FIELD_ENUM, .required = TRUE, .choices = co_arm_names, .clause = "C-SCN-4" },
  { .key = "armour", .kind = ACIES_FIELD_ENUM, .choices = co_armour_names, .clause = "C-SCN-4" },
  { .key = "figures", .kind = ACIES_FIELD_INT, .least = 1, .most = MOST_FIGURES, .clause = "C-SCN-5" },
  ELSEWHERE ("weapons"),
  SWITCH ("legionary", "C-SCN-6"),
  SWITCH ("close-weapons", "C-SCN-6"),
  SWITCH ("double", "C-SCN-6"),
  { .key = "trained", .kind = ACIES_FIELD_BOOL, .fallback = TRUE, .clause = "C-SCN-6" },
  { NULL },
};

const AciesFormField co_commander_fields[] = {
  { .key = "id", .kind = ACIES_FIELD_ID, .required = TRUE, .clause = "C-SCN-3" },
  { .key = "name", .kind = ACIES_FIELD_TEXT, .clause = "C-SCN-3" },
  { NULL },
};

const AciesFormField co_map_fields[] = {
  ELSEWHERE ("name"),
  ELSEWHERE ("width"),
  ELSEWHERE ("height"),
  ELSEWHERE ("features"),
  ELSEWHERE ("zones"),
  { NULL },
};

const AciesFormField co_feature_fields[] = {
  { .key = "id", .kind = ACIES_FIELD_ID, .required = TRUE, .clause = "C-SCN-3" },
  { .key = "kind", .kind = ACIES_FIELD_ENUM, .required = TRUE, .choices = co_ground_names, .clause = "C-SCN-7" },
  { .key = "name", .kind = ACIES_FIELD_TEXT, .clause = "C-SCN-7" },
  ELSEWHERE ("shape"),
  { .key = "crest", .kind = ACIES_FIELD_OTHER, .is_read_elsewhere = TRUE, .when_key = "kind", .when_value = "hill" },
  { .key = "slope-edges", .kind = ACIES_FIELD_OTHER, .is_read_elsewhere = TRUE, .when_key = "kind", .when_value = "hill" },
  { NULL },
};

const AciesFormField co_condition_fields[] = {
  SWITCH ("army-morale", "C-SCN-10"),
  { .key = "time-limit", .kind = ACIES_FIELD_INT, .least = 1, .most = MOST_PERIODS, .fallback = USUAL_PERIODS,
    .clause = "C-SCN-10" },
  ELSEWHERE ("break-share"),
  SWITCH ("free-deployment", "C-SCN-10"),
  ELSEWHERE ("basing"),
  { NULL },
};

const AciesFormField co_basing_fields[] = {
  ELSEWHERE ("width"),
  ELSEWHERE ("infantry-depth"),
  ELSEWHERE ("cavalry-depth"),
  ELSEWHERE ("model-depth"),
  { NULL },
};

const AciesFormField co_deployment_fields[] = {
  ELSEWHERE ("units"),
  ELSEWHERE ("commanders"),
  { NULL },
};

const AciesFormField co_place_fields[] = {
  ELSEWHERE ("at"),
  ELSEWHERE ("facing"),
  { .key = "turn", .kind = ACIES_FIELD_INT, .most = MOST_PERIODS, .clause = "C-SCN-10" },
  { NULL },
};

const AciesFormField co_commander_place_fields[] = {
  ELSEWHERE ("at"),
  { NULL },
};

const AciesFormField co_situation_fields[] = {
  { .key = "turn", .kind = ACIES_FIELD_INT, .least = 1, .most = MOST_PERIODS, .fallback = 1, .clause = "C-SCN-10" },
  { .key = "active", .kind = ACIES_FIELD_REFERENCE, .clause = "C-SCN-8" },
  { .key = "phase", .kind = ACIES_FIELD_ENUM, .choices = co_situation_phase_names, .fallback = CO_PHASE_MOVE_FIRST,
    .clause = "C-SCN-10" },
  ELSEWHERE ("units"),
  ELSEWHERE ("commanders"),
  ELSEWHERE ("charges"),
  ELSEWHERE ("army-morale"),
  { NULL },
};

const AciesFormField co_situation_unit_fields[] = {
  ELSEWHERE ("at"),
  ELSEWHERE ("facing"),
  { .key = "figures", .kind = ACIES_FIELD_INT, .most = MOST_FIGURES, .clause = "C-SCN-5" },
  { .key = "status", .kind = ACIES_FIELD_ENUM, .choices = co_status_names, .clause = "C-SCN-10" },
  { .key = "push-backs", .kind = ACIES_FIELD_INT, .most = 2, .clause = "C-SCN-10" },
  SWITCH ("reorganising", "C-SCN-10"),
  { .key = "restore", .kind = ACIES_FIELD_INT, .most = 2, .clause = "C-SCN-10" },
  { .key = "interruptions", .kind = ACIES_FIELD_INT, .most = 1, .clause = "C-SCN-10" },
  { .key = "pila", .kind = ACIES_FIELD_BOOL, .fallback = TRUE, .clause = "C-SCN-10" },
  SWITCH ("moved", "C-SCN-10"),
  SWITCH ("fired", "C-SCN-10"),
  ELSEWHERE ("crossing"),
  { .key = "stacked-behind", .kind = ACIES_FIELD_REFERENCE, .clause = "C-SCN-8" },
  { NULL },
};

const AciesFormField co_crossing_fields[] = {
  { .key = "river", .kind = ACIES_FIELD_REFERENCE, .required = TRUE, .clause = "C-SCN-10" },
  { .key = "stage", .kind = ACIES_FIELD_ENUM, .required = TRUE, .choices = co_stage_names, .fallback = CO_STAGE_BANK,
    .clause = "C-SCN-10" },
  { NULL },
};

const AciesFormField co_army_morale_fields[] = {
  { .key = "25", .kind = ACIES_FIELD_REFERENCE, .clause = "C-SCN-10" },
  { .key = "35", .kind = ACIES_FIELD_REFERENCE, .clause = "C-SCN-10" },
  { .key = "50", .kind = ACIES_FIELD_REFERENCE, .clause = "C-SCN-10" },
  { NULL },
};
