/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-draft-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/cohorts/co-fields.h"

const AciesForm co_draft_forms[] = {
  { .part = ACIES_PART_MAP, .path = "map", .title = NC_ ("form", "Table"), .fields = co_map_fields },
  { .part = ACIES_PART_MAP, .path = "map.features[]", .title = NC_ ("form", "Ground"), .fields = co_feature_fields,
    .name_key = "name", .most = CO_MAX_FEATURES },
  { .part = ACIES_PART_MAP, .path = "map.features[].shape", .title = NC_ ("form", "Shape"), .fields = co_shape_fields },
  { .part = ACIES_PART_ARMY, .path = "sides[]", .title = NC_ ("form", "Army"), .fields = co_side_fields,
    .name_key = "name", .most = CO_N_SIDES },
  { .part = ACIES_PART_ARMY, .path = "sides[].units[]", .title = NC_ ("form", "Units"), .fields = co_unit_fields,
    .add_text = NC_ ("form", "Add units"), .name_key = "name", .most = CO_MAX_UNITS },
  { .part = ACIES_PART_COMMANDERS, .path = "sides[].commanders[]", .title = NC_ ("form", "Commander"),
    .fields = co_commander_fields, .add_text = NC_ ("form", "Add a commander"), .name_key = "name",
    .most = CO_MAX_COMMANDERS },
  { .part = ACIES_PART_CONDITIONS, .path = "conditions", .title = NC_ ("form", "Conditions"),
    .fields = co_condition_fields },
  { .part = ACIES_PART_CONDITIONS, .path = "conditions.basing", .title = NC_ ("form", "Sizes of stands"),
    .fields = co_basing_fields, .add_text = NC_ ("form", "Stands of other sizes"), .optional = TRUE },
  { .part = ACIES_PART_DEPLOYMENT, .path = "deployment.units.*", .title = NC_ ("form", "Place of the unit"),
    .fields = co_place_fields },
  { .part = ACIES_PART_SITUATION, .path = "situation", .title = NC_ ("form", "Start in mid-battle"),
    .fields = co_situation_fields, .add_text = NC_ ("form", "Start in mid-battle"), .optional = TRUE },
  { .part = ACIES_PART_SITUATION, .path = "situation.units.*", .title = NC_ ("form", "State of the unit"),
    .fields = co_situation_unit_fields },
  { .part = ACIES_PART_SITUATION, .path = "situation.units.*.crossing", .title = NC_ ("form", "Crossing a river"),
    .fields = co_crossing_fields, .optional = TRUE },
  { .part = ACIES_PART_SITUATION, .path = "situation.army-morale", .title = NC_ ("form", "Throws of army morale"),
    .fields = co_army_morale_fields, .optional = TRUE },
  { .path = NULL },
};

const AciesFieldOrder co_draft_order[] = {
  { "", acies_scenario_members },
  { "sides[]", co_side_fields },
  { "sides[].units[]", co_unit_fields },
  { "sides[].commanders[]", co_commander_fields },
  { "map", co_map_fields },
  { "map.features[]", co_feature_fields },
  { "map.features[].shape", co_shape_fields },
  { "conditions", co_condition_fields },
  { "conditions.basing", co_basing_fields },
  { "deployment", co_deployment_fields },
  { "deployment.units.*", co_place_fields },
  { "deployment.commanders.*", co_commander_place_fields },
  { "situation", co_situation_fields },
  { "situation.units.*", co_situation_unit_fields },
  { "situation.units.*.crossing", co_crossing_fields },
  { "situation.commanders.*", co_commander_place_fields },
  { "situation.army-morale", co_army_morale_fields },
  { NULL, NULL },
};

const AciesBrush co_draft_brushes[] = {
  { .id = "hill", .label = NC_ ("brush", "Hill"), .kind = ACIES_BRUSH_AREA, .clause = "C-TER-6",
    .help = NC_ ("brush help", "It halves moves; who fights downhill over a slope is at an advantage."),
    .form_path = "map.features[]" },
  { .id = "wood", .label = NC_ ("brush", "Wood"), .kind = ACIES_BRUSH_AREA, .clause = "C-TER-7",
    .help = NC_ ("brush help", "It halves moves, covers from shots and hides what is behind it."),
      .form_path = "map.features[]" },
  { .id = "stream", .label = NC_ ("brush", "Stream"), .kind = ACIES_BRUSH_PATH, .clause = "C-TER-8",
    .help = NC_ ("brush help", "It halves moves, and its bank helps those who hold it."), .form_path = "map.features[]" },
  { .id = "river", .label = NC_ ("brush", "River"), .kind = ACIES_BRUSH_PATH, .clause = "C-TER-3",
    .help = NC_ ("brush help", "It takes three turns to cross, and its bank helps those who hold it."),
    .form_path = "map.features[]" },
  { .id = "zone", .label = NC_ ("brush", "Zone of deployment"), .kind = ACIES_BRUSH_AREA, .clause = "C-DEP-1",
    .help = NC_ ("brush help", "Where the player places his units; without a zone anywhere."), .per_side = TRUE,
    .single = TRUE },
  { .id = NULL },
};
G_STATIC_ASSERT (G_N_ELEMENTS (co_draft_brushes) == CO_N_BRUSHES + 1);

#define OF_UNITS .parts = ACIES_PART_BIT (ACIES_PART_SITUATION), .of_units = TRUE

const AciesMark co_draft_marks[] = {
  { .id = "moved", .label = NC_ ("mark", "Has moved"), .clause = "C-SEQ-3", OF_UNITS,
    .help = NC_ ("mark help", "It has made its move of this turn.") },
  { .id = "fired", .label = NC_ ("mark", "Has shot"), .clause = "C-FIR-10", OF_UNITS,
    .help = NC_ ("mark help", "It has shot in this turn.") },
  { .id = "thrown", .label = NC_ ("mark", "Pila thrown"), .clause = "C-PIL-2", OF_UNITS,
    .help = NC_ ("mark help", "Its pila are thrown, and it has no others.") },
  { .id = "reorganising", .label = NC_ ("mark", "Must reorganise"), .clause = "C-MEL-14", OF_UNITS,
    .help = NC_ ("mark help", "It was pushed back, and only moves straight back until it has spent a turn unpinned.") },
  { .id = "routed", .label = NC_ ("mark", "Routed"), .clause = "C-MOR-9", OF_UNITS,
    .help = NC_ ("mark help", "It runs, and throws to rally when its next turn begins.") },
  { .id = "rallying", .label = NC_ ("mark", "Rallying"), .clause = "C-RAL-3", OF_UNITS,
    .help = NC_ ("mark help", "It has stopped, and needs two turns to be restored.") },
  { .id = "eliminated", .label = NC_ ("mark", "Lost"), .clause = "C-VIC-3", OF_UNITS,
    .help = NC_ ("mark help", "Nothing is left of it.") },
  { .id = NULL },
};
G_STATIC_ASSERT (G_N_ELEMENTS (co_draft_marks) == CO_N_MARKS + 1);
