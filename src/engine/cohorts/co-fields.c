/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-fields.h"

#include "engine/cohorts/co-names.h"
#include "engine/tabletop/tt-fields.h"

#define MOST_FIGURES 8
#define MOST_PERIODS 99
#define USUAL_PERIODS 20
#define LEAST_TABLE   200   /* mm */
#define MOST_TABLE    10000
#define LEAST_BASE    5
#define MOST_BASE     200

const AciesName co_situation_phase_names[] = {
  { "deploy", CO_PHASE_DEPLOY },
  { "move-first", CO_PHASE_MOVE_FIRST },
  { "fire", CO_PHASE_FIRE },
  { "move-last", CO_PHASE_MOVE_LAST },
  { NULL, 0 },
};

#define SWITCH(name, words, rule) \
  { .key = (name), .label = (words), .kind = ACIES_FIELD_BOOL, .clause = (rule) }
#define SENTENCED(name, words, rule, sentence) \
  { .key = (name), .label = (words), .kind = ACIES_FIELD_BOOL, .clause = (rule), \
    .help = (sentence) }

const AciesFormField co_side_fields[] = {
  { TT_READ_BY ("id", ACIES_FIELD_ID, NC_ ("field", "Id")), .required = TRUE,
    .help = NC_ ("field help", "The name of the army inside the file.") },
  { TT_READ_BY ("name", ACIES_FIELD_TEXT, NC_ ("field", "Name")), .required = TRUE,
    .help = NC_ ("field help", "What the army is called.") },
  { TT_READ_BY ("colour", ACIES_FIELD_COLOUR, NC_ ("field", "Colour")),
    .help = NC_ ("field help", "The colour of the army as #rrggbb.") },
  TT_ELSEWHERE ("units", NC_ ("field", "Units")),
  TT_ELSEWHERE ("commanders", NC_ ("field", "Commanders")),
  TT_ELSEWHERE ("army", NC_ ("field", "Army list")),
  { NULL },
};

const AciesFormField co_unit_fields[] = {
  { .key = "id", .label = NC_ ("field", "Id"), .kind = ACIES_FIELD_ID, .required = TRUE, .clause = "C-SCN-3",
    .help = NC_ ("field help", "The name of the unit inside the file.") },
  { .key = "name", .label = NC_ ("field", "Name"), .kind = ACIES_FIELD_TEXT, .clause = "C-SCN-3",
    .help = NC_ ("field help", "What the unit is called; its troops if left empty.") },
  { .key = "arm", .label = NC_ ("field", "Arm"), .kind = ACIES_FIELD_ENUM, .required = TRUE, .choices = co_arm_names,
    .clause = "C-SCN-4" },
  { .key = "armour", .label = NC_ ("field", "Armour"), .kind = ACIES_FIELD_ENUM, .choices = co_armour_names,
    .clause = "C-SCN-4",
    .help = NC_ ("field help", "Foot and horse have one class; chariots and elephants have none.") },
  { .key = "figures", .label = NC_ ("field", "Figures"), .kind = ACIES_FIELD_INT, .least = 1, .most = MOST_FIGURES,
    .clause = "C-SCN-5",
    .help = NC_ ("field help", "Full strength: up to 4, two ranks deep 8, crews of chariots 2, of elephants 3; as many as "
                               "possible if left empty.") },
  { TT_READ_BY ("weapons", ACIES_FIELD_SET, NC_ ("field", "Missile weapons")), .required = TRUE, .choices = co_weapon_names,
    .clause = "C-FIR-1",
    .help = NC_ ("field help", "What is ticked first is shot with first. Legionaries of whom nothing is said have pila.") },
  SENTENCED ("legionary", NC_ ("field", "Legionaries"), "C-SCN-6",
               NC_ ("field help", "Roman infantry on a single stand, which alone has pila.")),
  { TT_READ_BY ("close-weapons", ACIES_FIELD_BOOL, NC_ ("field", "Close weapons")), .required = TRUE, .fallback = TRUE,
    .clause = "C-EVA-1",
    .help = NC_ ("field help", "Who has none may evade, but not charge. Foot and horse with bows or slings have none unless "
                               "it is said.") },
  SENTENCED ("double", NC_ ("field", "Two ranks deep"), "C-SCN-6",
               NC_ ("field help", "Militia, levies and phalanxes stand twice as deep, with twice the figures.")),
  { .key = "trained", .label = NC_ ("field", "Trained"), .kind = ACIES_FIELD_BOOL, .fallback = TRUE, .clause = "C-SCN-6",
    .help = NC_ ("field help", "Untrained infantry stands two ranks deep.") },
  { NULL },
};

const AciesFormField co_commander_fields[] = {
  { .key = "id", .label = NC_ ("field", "Id"), .kind = ACIES_FIELD_ID, .required = TRUE, .clause = "C-SCN-3",
    .help = NC_ ("field help", "The name of the commander inside the file.") },
  { .key = "name", .label = NC_ ("field", "Name"), .kind = ACIES_FIELD_TEXT, .clause = "C-SCN-3",
    .help = NC_ ("field help", "What the commander is called.") },
  { NULL },
};

const AciesFormField co_map_fields[] = {
  { TT_READ_BY ("name", ACIES_FIELD_TEXT, NC_ ("field", "Name")), .help = NC_ ("field help", "What the table is called.") },
  { TT_OF_MM ("width", NC_ ("field", "Width"), LEAST_TABLE, MOST_TABLE),
    .help = NC_ ("field help", "From the western to the eastern edge; 72 inches if left empty. An inch is 25.4 mm.") },
  { TT_OF_MM ("height", NC_ ("field", "Height"), LEAST_TABLE, MOST_TABLE),
    .help = NC_ ("field help", "From the northern to the southern edge; 48 inches if left empty.") },
  TT_ELSEWHERE ("features", NC_ ("field", "Ground")),
  TT_ELSEWHERE ("zones", NC_ ("field", "Zones of deployment")),
  { NULL },
};

const AciesFormField co_feature_fields[] = {
  { .key = "id", .label = NC_ ("field", "Id"), .kind = ACIES_FIELD_ID, .required = TRUE, .clause = "C-SCN-3",
    .help = NC_ ("field help", "The name of the ground inside the file.") },
  { .key = "kind", .label = NC_ ("field", "Kind"), .kind = ACIES_FIELD_ENUM, .required = TRUE, .choices = co_ground_names,
    .clause = "C-SCN-7" },
  { .key = "name", .label = NC_ ("field", "Name"), .kind = ACIES_FIELD_TEXT, .clause = "C-SCN-7",
    .help = NC_ ("field help", "It is written on the table.") },
  TT_ELSEWHERE ("shape", NC_ ("field", "Shape")),
  { TT_READ_BY ("crest", ACIES_FIELD_POINT, NC_ ("field", "Top")), .unit = NC_ ("field", "mm"), .clause = "C-TER-6",
    .when_key = "kind", .when_value = "hill",
    .help = NC_ ("field help", "The highest point of a hill; its middle if left empty.") },
  { TT_READ_BY ("slope-edges", ACIES_FIELD_NUMBERS, NC_ ("field", "Slopes")), .clause = "C-TER-6", .when_key = "kind",
    .when_value = "hill",
    .help = NC_ ("field help", "Which of its edges are slopes, by number: 0 goes from the first corner to the second; all of "
                               "them if left empty.") },
  { NULL },
};

const AciesFormField co_shape_fields[] = {
  TT_FIELDS_OF_SHAPES ("C-SCN-7"),
  { NULL },
};

const AciesFormField co_condition_fields[] = {
  SENTENCED ("army-morale", NC_ ("field", "Army morale"), "C-SCN-10",
               NC_ ("field help", "Armies that have lost a quarter, 35 % and a half of their points throw for their morale.")),
  { .key = "time-limit", .label = NC_ ("field", "Last turn"), .kind = ACIES_FIELD_INT, .least = 1, .most = MOST_PERIODS,
    .fallback = USUAL_PERIODS, .clause = "C-SCN-10",
    .help = NC_ ("field help", "The battle ends with it; who has lost the smaller share wins then.") },
  { TT_READ_BY ("break-share", ACIES_FIELD_LENGTH, NC_ ("field", "Share that decides")), .least = 0, .most = 1,
    .clause = "C-VIC-4",
    .help = NC_ ("field help", "An army that has lost this share of its points has lost the battle: 0.5 is a half; there is "
                               "none if left empty.") },
  SENTENCED ("free-deployment", NC_ ("field", "Players deploy"), "C-SCN-10",
               NC_ ("field help", "Each player places his units, in his zone if he has one; else they stand where they are put "
                                  "here.")),
  TT_ELSEWHERE ("basing", NC_ ("field", "Stands")),
  { NULL },
};

const AciesFormField co_basing_fields[] = {
  { TT_OF_MM ("width", NC_ ("field", "Width"), LEAST_BASE, MOST_BASE), .help = NC_ ("field help", "40 mm if left empty.") },
  { TT_OF_MM ("infantry-depth", NC_ ("field", "Depth of infantry"), LEAST_BASE, MOST_BASE),
    .help = NC_ ("field help", "20 mm if left empty; twice as much two ranks deep.") },
  { TT_OF_MM ("cavalry-depth", NC_ ("field", "Depth of cavalry"), LEAST_BASE, MOST_BASE),
    .help = NC_ ("field help", "30 mm if left empty.") },
  { TT_OF_MM ("model-depth", NC_ ("field", "Depth of chariots and elephants"), LEAST_BASE, MOST_BASE),
    .help = NC_ ("field help", "40 mm if left empty.") },
  { NULL },
};

const AciesFormField co_deployment_fields[] = {
  TT_ELSEWHERE ("units", NC_ ("field", "Units")),
  TT_ELSEWHERE ("commanders", NC_ ("field", "Commanders")),
  { NULL },
};

const AciesFormField co_place_fields[] = {
  TT_FIELDS_OF_POSES ("C-SCN-9"),
  { .key = "turn", .label = NC_ ("field", "Comes in turn"), .kind = ACIES_FIELD_INT, .most = MOST_PERIODS, .clause = "C-SCN-10",
    .help = NC_ ("field help", "A reserve appears in its place when this turn of its army begins; from the beginning if left "
                               "empty.") },
  { NULL },
};

const AciesFormField co_commander_place_fields[] = {
  { TT_READ_BY ("at", ACIES_FIELD_POINT, NC_ ("field", "Place")), .unit = NC_ ("field", "mm"), .clause = "C-CMD-1",
    .help = NC_ ("field help", "How far it is from the western edge, then from the northern edge.") },
  { NULL },
};

const AciesFormField co_situation_fields[] = {
  { .key = "turn", .label = NC_ ("field", "Turn"), .kind = ACIES_FIELD_INT, .least = 1, .most = MOST_PERIODS, .fallback = 1,
    .clause = "C-SCN-10" },
  { .key = "active", .label = NC_ ("field", "Army that moves"), .kind = ACIES_FIELD_REFERENCE, .clause = "C-SCN-8",
    .help = NC_ ("field help", "The first army if nothing is chosen.") },
  { .key = "phase", .label = NC_ ("field", "Phase"), .kind = ACIES_FIELD_ENUM, .choices = co_situation_phase_names,
    .fallback = CO_PHASE_MOVE_FIRST, .clause = "C-SCN-10" },
  TT_ELSEWHERE ("units", NC_ ("field", "Units")),
  TT_ELSEWHERE ("commanders", NC_ ("field", "Commanders")),
  { TT_READ_BY ("charges", ACIES_FIELD_PAIRS, NC_ ("field", "Charges of this turn")), .clause = "C-PIL-4",
    .help = NC_ ("field help", "Who has come into contact in this turn, by ids: who charged and whom, with a space between, and "
                               "a comma before the next pair.") },
  TT_ELSEWHERE ("army-morale", NC_ ("field", "Army morale")),
  { NULL },
};

const AciesFormField co_situation_unit_fields[] = {
  TT_FIELDS_OF_POSES ("C-SCN-9"),
  { .key = "figures", .label = NC_ ("field", "Figures left"), .kind = ACIES_FIELD_INT, .most = MOST_FIGURES, .fallback = -1,
    .clause = "C-SCN-5", .help = NC_ ("field help", "All of them if left empty.") },
  { .key = "status", .label = NC_ ("field", "State"), .kind = ACIES_FIELD_ENUM, .choices = co_status_names,
    .clause = "C-SCN-10" },
  { .key = "push-backs", .label = NC_ ("field", "Push backs"), .kind = ACIES_FIELD_INT, .most = 2, .clause = "C-SCN-10",
    .help = NC_ ("field help", "How often it has been pushed back on end; the third time it is a rout.") },
  SENTENCED ("reorganising", NC_ ("field", "Must reorganise"), "C-SCN-10",
               NC_ ("field help", "It was pushed back, and only moves straight back until it has spent a turn unpinned.")),
  { .key = "restore", .label = NC_ ("field", "Turns until restored"), .kind = ACIES_FIELD_INT, .most = 2, .clause = "C-SCN-10" },
  { .key = "interruptions", .label = NC_ ("field", "Interruptions"), .kind = ACIES_FIELD_INT, .most = 1, .clause = "C-SCN-10",
    .help = NC_ ("field help", "How often its rallying has been disturbed; the second time it is lost.") },
  { .key = "pila", .label = NC_ ("field", "Pila left"), .kind = ACIES_FIELD_BOOL, .fallback = TRUE, .clause = "C-SCN-10" },
  SWITCH ("moved", NC_ ("field", "Has moved"), "C-SCN-10"),
  SWITCH ("fired", NC_ ("field", "Has shot"), "C-SCN-10"),
  TT_ELSEWHERE ("crossing", NC_ ("field", "Crossing a river")),
  { .key = "stacked-behind", .label = NC_ ("field", "Stacked behind"), .kind = ACIES_FIELD_REFERENCE, .clause = "C-SCN-8",
    .help = NC_ ("field help", "The unit of its own army that was pushed back on it.") },
  { NULL },
};

const AciesFormField co_crossing_fields[] = {
  { .key = "river", .label = NC_ ("field", "River"), .kind = ACIES_FIELD_REFERENCE, .required = TRUE, .clause = "C-SCN-10" },
  { .key = "stage", .label = NC_ ("field", "How far"), .kind = ACIES_FIELD_ENUM, .required = TRUE, .choices = co_stage_names,
    .fallback = CO_STAGE_BANK, .clause = "C-SCN-10" },
  { NULL },
};

#define THROWN_BY(share, words) \
  { .key = (share), .label = (words), .kind = ACIES_FIELD_REFERENCE, .clause = "C-SCN-10" }

const AciesFormField co_army_morale_fields[] = {
  THROWN_BY ("25", NC_ ("field", "Has thrown at 25 %")),
  THROWN_BY ("35", NC_ ("field", "Has thrown at 35 %")),
  THROWN_BY ("50", NC_ ("field", "Has thrown at 50 %")),
  { NULL },
};
