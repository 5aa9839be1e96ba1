/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-draft-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/dba/dba-fields.h"

const AciesForm dba_draft_forms[] = {
  { .part = ACIES_PART_MAP, .path = "map", .title = NC_ ("form", "Board"), .fields = dba_map_fields },
  { .part = ACIES_PART_MAP, .path = "map.features[]", .title = NC_ ("form", "Ground"), .fields = dba_feature_fields,
    .name_key = "name", .most = DBA_MAX_FEATURES },
  { .part = ACIES_PART_MAP, .path = "map.features[].shape", .title = NC_ ("form", "Shape"), .fields = dba_shape_fields },
  { .part = ACIES_PART_MAP, .path = "map.roads[]", .title = NC_ ("form", "Road"), .fields = dba_road_fields,
    .name_key = "name", .most = DBA_MAX_ROADS },
  { .part = ACIES_PART_MAP, .path = "map.rivers[]", .title = NC_ ("form", "River"), .fields = dba_river_fields,
    .name_key = "name", .most = DBA_MAX_RIVERS },
  { .part = ACIES_PART_ARMY, .path = "sides[]", .title = NC_ ("form", "Army"), .fields = dba_side_fields,
    .name_key = "name", .most = DBA_N_SIDES },
  { .part = ACIES_PART_ARMY, .path = "sides[].army", .title = NC_ ("form", "Army list"), .fields = dba_army_fields,
    .optional = TRUE },
  { .part = ACIES_PART_ARMY, .path = "sides[].camp", .title = NC_ ("form", "Camp"), .fields = dba_camp_fields,
    .add_text = NC_ ("form", "Add a camp"), .optional = TRUE },
  { .part = ACIES_PART_ARMY, .path = "sides[].units[]", .title = NC_ ("form", "Elements"), .fields = dba_unit_fields,
    .add_text = NC_ ("form", "Add elements"), .name_key = "name", .most = DBA_MAX_UNITS },
  { .part = ACIES_PART_COMMANDERS, .path = "sides[].commanders[]", .title = NC_ ("form", "Commander"),
    .fields = dba_commander_fields, .add_text = NC_ ("form", "Add a commander"), .name_key = "name", .most = 1 },
  { .part = ACIES_PART_CONDITIONS, .path = "conditions", .title = NC_ ("form", "Conditions"),
    .fields = dba_condition_fields },
  { .part = ACIES_PART_DEPLOYMENT, .path = "deployment", .title = NC_ ("form", "Setting up"),
    .fields = dba_deployment_fields },
  { .part = ACIES_PART_DEPLOYMENT, .path = "deployment.elements.*", .title = NC_ ("form", "Place of the element"),
    .fields = dba_place_fields },
  { .part = ACIES_PART_SITUATION, .path = "situation", .title = NC_ ("form", "Start in mid-battle"),
    .fields = dba_situation_fields, .add_text = NC_ ("form", "Start in mid-battle"), .optional = TRUE },
  { .part = ACIES_PART_SITUATION, .path = "situation.elements.*", .title = NC_ ("form", "Place of the element"),
    .fields = dba_element_fields },
  { .part = ACIES_PART_SITUATION, .path = "situation.camps.*", .title = NC_ ("form", "Camp"),
    .fields = dba_camp_state_fields },
  { .path = NULL },
};

const AciesFieldOrder dba_draft_order[] = {
  { "", acies_scenario_members },
  { "sides[]", dba_side_fields },
  { "sides[].army", dba_army_fields },
  { "sides[].camp", dba_camp_fields },
  { "sides[].units[]", dba_unit_fields },
  { "sides[].commanders[]", dba_commander_fields },
  { "map", dba_map_fields },
  { "map.features[]", dba_feature_fields },
  { "map.features[].shape", dba_shape_fields },
  { "map.roads[]", dba_road_fields },
  { "map.rivers[]", dba_river_fields },
  { "conditions", dba_condition_fields },
  { "deployment", dba_deployment_fields },
  { "deployment.elements.*", dba_place_fields },
  { "situation", dba_situation_fields },
  { "situation.elements.*", dba_element_fields },
  { "situation.camps.*", dba_camp_state_fields },
  { NULL, NULL },
};

#define GROUND(wire, words, sentence) \
  { .id = (wire), .label = (words), .help = (sentence), .kind = ACIES_BRUSH_AREA, .clause = "D-TER-1", \
    .form_path = "map.features[]" }

const AciesBrush dba_draft_brushes[] = {
  GROUND ("good", NC_ ("brush", "Open ground"), NC_ ("brush help", "Good going with a name of its own; it hinders nobody.")),
  GROUND ("gentle-hill", NC_ ("brush", "Gentle hill"),
          NC_ ("brush help", "Good going that bars sight; who fights downhill is at an advantage.")),
  GROUND ("steep-hill", NC_ ("brush", "Steep hill"),
          NC_ ("brush help", "Bad going that bars sight; who fights downhill is at an advantage.")),
  GROUND ("wood", NC_ ("brush", "Wood"), NC_ ("brush help", "Bad going that bars sight and commands.")),
  GROUND ("rough", NC_ ("brush", "Rough ground"), NC_ ("brush help", "Bad going: stones, scrub, gullies.")),
  GROUND ("marsh", NC_ ("brush", "Marsh"), NC_ ("brush help", "Bad going.")),
  GROUND ("dunes", NC_ ("brush", "Dunes"), NC_ ("brush help", "Bad going.")),
  GROUND ("built-up-area", NC_ ("brush", "Houses"), NC_ ("brush help", "Bad going that bars sight and commands.")),
  GROUND ("enclosed-fields", NC_ ("brush", "Fields"), NC_ ("brush help", "Bad going: walls and hedges around fields.")),
  GROUND ("impassable", NC_ ("brush", "Impassable"), NC_ ("brush help", "Nobody comes here, and who must is destroyed.")),
  GROUND ("sea", NC_ ("brush", "Sea"), NC_ ("brush help", "Nobody comes here, and who must is destroyed.")),
  GROUND ("lake", NC_ ("brush", "Lake"), NC_ ("brush help", "Nobody comes here, and who must is destroyed.")),
  { .id = "road", .label = NC_ ("brush", "Road"), .kind = ACIES_BRUSH_PATH, .clause = "D-ROD-1",
    .help = NC_ ("brush help", "Columns march on it, whatever the going beside it."), .form_path = "map.roads[]" },
  { .id = "river", .label = NC_ ("brush", "River"), .kind = ACIES_BRUSH_PATH, .clause = "D-RIV-1",
    .help = NC_ ("brush help", "How hard it is to cross is found out when somebody does."), .form_path = "map.rivers[]" },
  { .id = "camp", .label = NC_ ("brush", "Camp"), .kind = ACIES_BRUSH_POINT, .clause = "D-SET-8",
    .help = NC_ ("brush help", "It stands in good going on the edge of the board that is nearest."),
    .per_side = TRUE, .single = TRUE, .form_path = "sides[].camp" },
  { .id = "base-edge", .label = NC_ ("brush", "Base edge"), .kind = ACIES_BRUSH_POINT, .clause = "D-SET-3",
    .help = NC_ ("brush help", "The edge that is nearest becomes the army's, the one across the table its enemy's."),
    .per_side = TRUE, .single = TRUE },
  { .id = NULL },
};
G_STATIC_ASSERT (G_N_ELEMENTS (dba_draft_brushes) == DBA_N_BRUSHES + 1);

#define DEPLOYED  ACIES_PART_BIT (ACIES_PART_DEPLOYMENT)
#define IN_BATTLE ACIES_PART_BIT (ACIES_PART_SITUATION)

const AciesMark dba_draft_marks[] = {
  { .id = "garrison", .label = NC_ ("mark", "Holds the camp"), .clause = "D-CAM-1", .parts = DEPLOYED | IN_BATTLE,
    .of_units = TRUE, .help = NC_ ("mark help", "It is in the camp of its army instead of its followers.") },
  { .id = "moved", .label = NC_ ("mark", "Has moved"), .clause = "D-MOV-2", .parts = IN_BATTLE, .of_units = TRUE,
    .help = NC_ ("mark help", "It has made its move of this bound.") },
  { .id = "shot", .label = NC_ ("mark", "Has shot"), .clause = "D-SHO-8", .parts = IN_BATTLE, .of_units = TRUE,
    .help = NC_ ("mark help", "It has shot in this bound, or helped to.") },
  { .id = "destroyed", .label = NC_ ("mark", "Destroyed"), .clause = "D-VIC-3", .parts = IN_BATTLE, .of_units = TRUE,
    .help = NC_ ("mark help", "It has been lost in fighting.") },
  { .id = "off-board", .label = NC_ ("mark", "Off the board"), .clause = "D-REC-5", .parts = IN_BATTLE, .of_units = TRUE,
    .help = NC_ ("mark help", "It has left the board, and counts as lost.") },
  { .id = NULL },
};
G_STATIC_ASSERT (G_N_ELEMENTS (dba_draft_marks) == DBA_N_MARKS + 1);
