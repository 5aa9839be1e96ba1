/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-draft-parts.h"

#include <glib/gi18n-lib.h>

#include "engine/lost-battles/lb-fields.h"

const AciesForm lb_draft_forms[] = {
  { .part = ACIES_PART_MAP, .path = "map", .title = NC_ ("form", "Map"), .fields = lb_map_fields },
  { .part = ACIES_PART_MAP, .path = "map.watercourses[]", .title = NC_ ("form", "Stream or river"),
    .fields = lb_watercourse_fields, .name_key = "name", .most = 20 },
  { .part = ACIES_PART_MAP, .path = "map.settlements[]", .title = NC_ ("form", "Settlement"),
    .fields = lb_settlement_fields, .add_text = NC_ ("form", "Add a settlement"), .name_key = "name", .most = 60 },
  { .part = ACIES_PART_MAP, .path = "map.labels[]", .title = NC_ ("form", "Label"), .fields = lb_label_fields,
    .add_text = NC_ ("form", "Add a label"), .name_key = "text", .most = 60 },
  { .part = ACIES_PART_ARMY, .path = "sides[]", .title = NC_ ("form", "Army"), .fields = lb_side_fields,
    .name_key = "name", .most = LB_N_SIDES },
  { .part = ACIES_PART_ARMY, .path = "sides[].camp", .title = NC_ ("form", "Camp"), .fields = lb_camp_fields,
    .add_text = NC_ ("form", "Add a camp"), .optional = TRUE },
  { .part = ACIES_PART_ARMY, .path = "sides[].units[]", .title = NC_ ("form", "Units"), .fields = lb_unit_fields,
    .add_text = NC_ ("form", "Add units"), .name_key = "name", .most = ACIES_MAX_UNITS },
  { .part = ACIES_PART_COMMANDERS, .path = "sides[].commanders[]", .title = NC_ ("form", "Commander"),
    .fields = lb_commander_fields, .add_text = NC_ ("form", "Add a commander"), .name_key = "name", .most = 2 },
  { .part = ACIES_PART_CONDITIONS, .path = "conditions", .title = NC_ ("form", "Conditions"),
    .fields = lb_conditions_fields },
  { .part = ACIES_PART_DEPLOYMENT, .path = "deployment.*", .title = NC_ ("form", "Deployment of an army"),
    .fields = lb_deployment_fields, .optional = TRUE },
  { .part = ACIES_PART_DEPLOYMENT, .path = "deployment.*.groups[]", .title = NC_ ("form", "Group"),
    .fields = lb_group_fields, .name_key = "zone" },
  { .part = ACIES_PART_SITUATION, .path = "situation", .title = NC_ ("form", "Start in mid-battle"),
    .fields = lb_situation_fields, .add_text = NC_ ("form", "Start in mid-battle"), .optional = TRUE },
  { .part = ACIES_PART_SITUATION, .path = "situation.sides.*", .title = NC_ ("form", "Situation of an army"),
    .fields = lb_situation_side_fields },
  { .part = ACIES_PART_SITUATION, .path = "situation.sides.*.groups[]", .title = NC_ ("form", "Group"),
    .fields = lb_situation_group_fields, .name_key = "zone" },
  { .path = NULL },
};

const AciesFieldOrder lb_draft_order[] = {
  { "", acies_scenario_members },
  { "sides[]", lb_side_fields },
  { "sides[].camp", lb_camp_fields },
  { "sides[].units[]", lb_unit_fields },
  { "sides[].commanders[]", lb_commander_fields },
  { "map", lb_map_fields },
  { "map.watercourses[]", lb_watercourse_fields },
  { "map.settlements[]", lb_settlement_fields },
  { "map.labels[]", lb_label_fields },
  { "conditions", lb_conditions_fields },
  { "situation", lb_situation_fields },
  { NULL, NULL },
};

const AciesBrush lb_draft_brushes[] = {
  { .id = "hill", .label = NC_ ("brush", "Hill"), .kind = ACIES_BRUSH_AREA, .clause = "2.2.1",
    .help = NC_ ("brush help", "Hills slow mounted troops and hinder attacks, except from above.") },
  { .id = "forest", .label = NC_ ("brush", "Forest"), .kind = ACIES_BRUSH_AREA, .clause = "2.2.1",
    .help = NC_ ("brush help", "Forests slow mounted troops, hinder attacks and have room for eight units.") },
  { .id = "marsh", .label = NC_ ("brush", "Marsh"), .kind = ACIES_BRUSH_AREA, .clause = "2.2.1",
    .help = NC_ ("brush help", "Marshes slow mounted troops, hinder attacks and have room for eight units.") },
  { .id = "coast", .label = NC_ ("brush", "Coast"), .kind = ACIES_BRUSH_AREA, .clause = "2.2.1",
    .help = NC_ ("brush help", "Nobody leaves the field over a coast; it has room for eight units.") },
  { .id = "impassable", .label = NC_ ("brush", "Impassable"), .kind = ACIES_BRUSH_AREA, .clause = "2.2.4",
    .help = NC_ ("brush help", "Nobody comes here: sea, lakes, cliffs.") },
  { .id = "stream", .label = NC_ ("brush", "Stream"), .kind = ACIES_BRUSH_PATH, .clause = "2.2.1",
    .help = NC_ ("brush help", "Draw from zone to zone, over corners too; both zones wet lower the attack limit."),
    .form_path = "map.watercourses[]" },
  { .id = "river", .label = NC_ ("brush", "River"), .kind = ACIES_BRUSH_PATH, .clause = "2.2.1",
    .help = NC_ ("brush help", "Draw from zone to zone, over corners too; rivers have room for eight units."),
    .form_path = "map.watercourses[]" },
  { .id = "camp", .label = NC_ ("brush", "Camp"), .kind = ACIES_BRUSH_POINT, .clause = "2.3.1",
    .help = NC_ ("brush help", "A camp stands in a rear zone of its army; its loss shakes the army."),
    .per_side = TRUE, .single = TRUE, .form_path = "sides[].camp" },
  { .id = "fortified-camp", .label = NC_ ("brush", "Fortified camp"), .kind = ACIES_BRUSH_POINT, .clause = "5.4.1",
    .help = NC_ ("brush help", "A camp with walls, which hinder movement and attacks as a hill does."),
    .per_side = TRUE, .single = TRUE, .form_path = "sides[].camp" },
  { .id = "key-zone", .label = NC_ ("brush", "Key zone"), .kind = ACIES_BRUSH_POINT, .clause = "2.3.1",
    .help = NC_ ("brush help", "The central zone that matters most to its army."),
    .per_side = TRUE, .single = TRUE, .form_path = "sides[]" },
  { .id = "settlement", .label = NC_ ("brush", "Settlement"), .kind = ACIES_BRUSH_POINT, .clause = "2.2.2",
    .help = NC_ ("brush help", "Houses with a name; scenery without effect."), .form_path = "map.settlements[]" },
  { .id = "label", .label = NC_ ("brush", "Label"), .kind = ACIES_BRUSH_POINT,
    .help = NC_ ("brush help", "Words written on the map."), .form_path = "map.labels[]" },
  { .id = NULL },
};
G_STATIC_ASSERT (G_N_ELEMENTS (lb_draft_brushes) == LB_N_BRUSHES + 1);

#define DEPLOYED ACIES_PART_BIT (ACIES_PART_DEPLOYMENT)
#define IN_BATTLE ACIES_PART_BIT (ACIES_PART_SITUATION)

const AciesMark lb_draft_marks[] = {
  { .id = "lead", .label = NC_ ("mark", "Lead unit"), .clause = "6.4.4", .parts = DEPLOYED | IN_BATTLE, .of_units = TRUE,
    .help = NC_ ("mark help", "It takes the first hits of its zone.") },
  { .id = "disordered", .label = NC_ ("mark", "Disordered"), .clause = "1.5", .parts = IN_BATTLE, .of_units = TRUE,
    .help = NC_ ("mark help", "It has taken a hit; another one shatters it.") },
  { .id = "entered", .label = NC_ ("mark", "Just come"), .clause = "6.5(6)", .parts = IN_BATTLE, .of_units = TRUE,
    .help = NC_ ("mark help", "It came into its zone in its own latest player-turn.") },
  { .id = "shattered", .label = NC_ ("mark", "Shattered"), .clause = "1.5", .parts = IN_BATTLE, .of_units = TRUE,
    .help = NC_ ("mark help", "It has been destroyed in fighting.") },
  { .id = "withdrawn", .label = NC_ ("mark", "Withdrawn"), .clause = "5.7", .parts = IN_BATTLE, .of_units = TRUE,
    .of_commanders = TRUE, .help = NC_ ("mark help", "In good order it has left the field for good.") },
  { .id = "fled", .label = NC_ ("mark", "Fled"), .clause = "7.3.1", .parts = IN_BATTLE, .of_units = TRUE,
    .help = NC_ ("mark help", "Disordered, it has left the field for good.") },
  { .id = "lost", .label = NC_ ("mark", "Lost"), .clause = "8.1", .parts = IN_BATTLE, .of_commanders = TRUE,
    .help = NC_ ("mark help", "He is out of the battle, but not killed.") },
  { .id = "killed", .label = NC_ ("mark", "Killed"), .clause = "8.6.3", .parts = IN_BATTLE, .of_commanders = TRUE,
    .help = NC_ ("mark help", "He fell in the battle.") },
  { .id = "escaped", .label = NC_ ("mark", "Just escaped"), .clause = "8.6.3", .parts = IN_BATTLE, .of_commanders = TRUE,
    .help = NC_ ("mark help", "He has just escaped death, and helps nobody for a turn.") },
  { .id = NULL },
};
G_STATIC_ASSERT (G_N_ELEMENTS (lb_draft_marks) == LB_N_MARKS + 1);
