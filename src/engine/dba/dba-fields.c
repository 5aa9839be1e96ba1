/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-fields.h"

#include "engine/dba/dba-names.h"
#include "engine/tabletop/tt-fields.h"

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

const AciesFormField dba_side_fields[] = {
  { TT_READ_BY ("id", ACIES_FIELD_ID, NC_ ("field", "Id")), .required = TRUE,
    .help = NC_ ("field help", "The name of the army inside the file.") },
  { TT_READ_BY ("name", ACIES_FIELD_TEXT, NC_ ("field", "Name")), .required = TRUE,
    .help = NC_ ("field help", "What the army is called.") },
  { TT_READ_BY ("colour", ACIES_FIELD_COLOUR, NC_ ("field", "Colour")),
    .help = NC_ ("field help", "The colour of the army as #rrggbb.") },
  { .key = "pip-modifier", .label = NC_ ("field", "Points more or less"), .kind = ACIES_FIELD_INT, .least = -1, .most = 1,
    .clause = "D-VAL-15", .help = NC_ ("field help", "It is added to each of the army's movement dice (D-PIP-4).") },
  TT_ELSEWHERE ("army", NC_ ("field", "Army list")),
  TT_ELSEWHERE ("units", NC_ ("field", "Elements")),
  TT_ELSEWHERE ("commanders", NC_ ("field", "Commanders")),
  TT_ELSEWHERE ("camp", NC_ ("field", "Camp")),
  { NULL },
};

const AciesFormField dba_army_fields[] = {
  { TT_READ_BY ("list", ACIES_FIELD_REFERENCE, NC_ ("field", "Army list")),
    .help = NC_ ("field help", "The historical list that the elements were taken from; they are not changed by it.") },
  { TT_READ_BY ("year", ACIES_FIELD_INT, NC_ ("field", "Year")), .least = -4000, .most = 2000,
    .help = NC_ ("field help", "The year of the list that was meant; years before Christ are negative.") },
  TT_ELSEWHERE ("choices", NC_ ("field", "Options")),
  { NULL },
};

const AciesFormField dba_unit_fields[] = {
  { .key = "id", .label = NC_ ("field", "Id"), .kind = ACIES_FIELD_ID, .required = TRUE, .clause = "D-VAL-3",
    .help = NC_ ("field help", "The name of the element inside the file.") },
  { TT_READ_BY ("code", ACIES_FIELD_REFERENCE, NC_ ("field", "Type")), .required = TRUE, .clause = "D-VAL-4",
    .help = NC_ ("field help", "The figures on the base and what they are.") },
  { .key = "name", .label = NC_ ("field", "Name"), .kind = ACIES_FIELD_TEXT, .clause = "D-VAL-15",
    .help = NC_ ("field help", "What the element is called; its type if left empty.") },
  { .key = "general", .label = NC_ ("field", "General"), .kind = ACIES_FIELD_BOOL, .clause = "D-VAL-6",
    .help = NC_ ("field help", "The general of the army is with this element.") },
  { .key = "disadvantage", .label = NC_ ("field", "Grade"), .kind = ACIES_FIELD_INT, .most = MOST_DISADVANTAGE,
    .clause = "D-VAL-15",
    .help = NC_ ("field help", "Where two of one type fight, the one of the higher number is at a disadvantage (D-FAC-10).") },
  { NULL },
};

const AciesFormField dba_commander_fields[] = {
  { .key = "id", .label = NC_ ("field", "Id"), .kind = ACIES_FIELD_ID, .required = TRUE, .clause = "D-VAL-7",
    .help = NC_ ("field help", "The name of the commander inside the file.") },
  { .key = "name", .label = NC_ ("field", "Name"), .kind = ACIES_FIELD_TEXT, .required = TRUE, .clause = "D-VAL-7",
    .help = NC_ ("field help", "What the commander is called.") },
  { .key = "unit", .label = NC_ ("field", "Element"), .kind = ACIES_FIELD_REFERENCE, .required = TRUE, .clause = "D-VAL-7",
    .help = NC_ ("field help", "The general's element, with which he is.") },
  { NULL },
};

const AciesFormField dba_camp_fields[] = {
  TT_FIELDS_OF_POSES ("D-GEO-1"),
  { TT_OF_MM ("width", NC_ ("field", "Width"), 10, 300), .fallback = 40, .clause = "D-SET-8" },
  { TT_OF_MM ("depth", NC_ ("field", "Depth"), 10, 300), .fallback = 40, .clause = "D-SET-8",
    .help = NC_ ("field help", "The rear edge of the camp lies on an edge of the board.") },
  { .key = "garrison", .label = NC_ ("field", "Held by"), .kind = ACIES_FIELD_REFERENCE, .clause = "D-VAL-15",
    .help = NC_ ("field help", "Its followers if nothing is chosen; an element that holds it stands nowhere else.") },
  { NULL },
};

const AciesFormField dba_map_fields[] = {
  { TT_READ_BY ("name", ACIES_FIELD_TEXT, NC_ ("field", "Name")), .help = NC_ ("field help", "What the board is called.") },
  { TT_OF_MM ("width", NC_ ("field", "Width"), 200, 5000), .fallback = 600 },
  { TT_OF_MM ("height", NC_ ("field", "Height"), 200, 5000), .fallback = 600,
    .help = NC_ ("field help", "From the northern to the southern edge.") },
  TT_ELSEWHERE ("features", NC_ ("field", "Ground")),
  TT_ELSEWHERE ("roads", NC_ ("field", "Roads")),
  TT_ELSEWHERE ("rivers", NC_ ("field", "Rivers")),
  { NULL },
};

const AciesFormField dba_feature_fields[] = {
  { .key = "id", .label = NC_ ("field", "Id"), .kind = ACIES_FIELD_ID, .required = TRUE, .clause = "D-VAL-10",
    .help = NC_ ("field help", "The name of the ground inside the file.") },
  { .key = "kind", .label = NC_ ("field", "Kind"), .kind = ACIES_FIELD_ENUM, .required = TRUE, .choices = dba_ground_names,
    .clause = "D-VAL-10" },
  { .key = "name", .label = NC_ ("field", "Name"), .kind = ACIES_FIELD_TEXT, .clause = "D-VAL-10",
    .help = NC_ ("field help", "It is written on the table.") },
  TT_ELSEWHERE ("shape", NC_ ("field", "Shape")),
  { TT_READ_BY ("crest", ACIES_FIELD_POINT, NC_ ("field", "Top")), .unit = NC_ ("field", "mm"), .clause = "D-FAC-4",
    .help = NC_ ("field help", "The highest point of a hill; its middle if left empty.") },
  { NULL },
};

const AciesFormField dba_shape_fields[] = {
  TT_FIELDS_OF_SHAPES ("D-VAL-10"),
  { NULL },
};

#define FIELDS_OF_LINES \
  { .key = "id", .label = NC_ ("field", "Id"), .kind = ACIES_FIELD_ID, .required = TRUE, .clause = "D-VAL-10", \
    .help = NC_ ("field help", "The name of the line inside the file.") }, \
  { .key = "name", .label = NC_ ("field", "Name"), .kind = ACIES_FIELD_TEXT, .clause = "D-VAL-10", \
    .help = NC_ ("field help", "It is written on the table.") }, \
  { TT_READ_BY ("points", ACIES_FIELD_POINTS, NC_ ("field", "Course")), .required = TRUE, .unit = NC_ ("field", "mm"), \
    .clause = "D-VAL-10", \
    .help = NC_ ("field help", "The bends from its beginning to its end, two at least.") }

const AciesFormField dba_road_fields[] = {
  FIELDS_OF_LINES,
  { NULL },
};

const AciesFormField dba_river_fields[] = {
  FIELDS_OF_LINES,
  { TT_OF_MM ("width", NC_ ("field", "Width"), 1, 500), .fallback = 30, .clause = "D-VAL-10" },
  { .key = "nature", .label = NC_ ("field", "Nature"), .kind = ACIES_FIELD_INT, .least = 1, .most = 6, .clause = "D-VAL-15",
    .help = NC_ ("field help", "What its die would give: 1 is easiest to cross. It is diced for when somebody crosses first "
                                "if left empty (D-RIV-1).") },
  { NULL },
};

const AciesFormField dba_condition_fields[] = {
  { .key = "army-size", .label = NC_ ("field", "Elements of an army"), .kind = ACIES_FIELD_ENUM,
    .choices = dba_army_size_names, .clause = "D-VAL-15" },
  { .key = "victory-losses", .label = NC_ ("field", "Losses that decide"), .kind = ACIES_FIELD_INT, .least = 1,
    .most = DBA_MAX_UNITS, .fallback = 4, .unit = NC_ ("field", "elements"), .clause = "D-VAL-15",
    .help = NC_ ("field help", "An army that has lost so many, and more than the enemy, has lost the battle.") },
  { .key = "bound-limit", .label = NC_ ("field", "Last bound"), .kind = ACIES_FIELD_INT, .least = 1, .most = MOST_BOUNDS,
    .clause = "D-VAL-15", .help = NC_ ("field help", "The battle ends with it; without end if left empty.") },
  { .key = "outcome-table", .label = NC_ ("field", "Outcomes"), .kind = ACIES_FIELD_ENUM,
    .choices = dba_outcome_table_names, .clause = "D-VAL-15",
    .help = NC_ ("field help", "Those of later editions destroy elephants and knights more readily (D-OUT-6).") },
  { .key = "camps", .label = NC_ ("field", "Camps are placed"), .kind = ACIES_FIELD_BOOL, .fallback = TRUE,
    .clause = "D-VAL-15",
    .help = NC_ ("field help", "Where the ground is diced for, each player places a camp too.") },
  { NULL },
};

const AciesFormField dba_deployment_fields[] = {
  { .key = "mode", .label = NC_ ("field", "Setting up"), .kind = ACIES_FIELD_ENUM, .choices = dba_mode_names,
    .clause = "D-VAL-15",
    .help = NC_ ("field help", "By dice as in a quick battle, or on the edges and in the places given here.") },
  TT_ELSEWHERE ("boards", NC_ ("field", "Boards")),
  TT_ELSEWHERE ("edges", NC_ ("field", "Base edges")),
  TT_ELSEWHERE ("elements", NC_ ("field", "Places")),
  { NULL },
};

const AciesFormField dba_situation_fields[] = {
  { .key = "bound", .label = NC_ ("field", "Bound"), .kind = ACIES_FIELD_INT, .least = 1, .most = MOST_BOUNDS, .fallback = 1,
    .clause = "D-VAL-15" },
  { .key = "phasing", .label = NC_ ("field", "Army that moves"), .kind = ACIES_FIELD_REFERENCE, .clause = "D-VAL-15",
    .help = NC_ ("field help", "The first army if nothing is chosen.") },
  { .key = "phase", .label = NC_ ("field", "Phase"), .kind = ACIES_FIELD_ENUM, .choices = dba_situation_phase_names,
    .fallback = DBA_PHASE_MOVE, .clause = "D-VAL-15" },
  { .key = "points", .label = NC_ ("field", "Points left"), .kind = ACIES_FIELD_INT, .most = MOST_POINTS, .fallback = -1,
    .clause = "D-VAL-15", .help = NC_ ("field help", "What is left of the movement die; it is thrown if left empty.") },
  TT_ELSEWHERE ("elements", NC_ ("field", "Elements")),
  TT_ELSEWHERE ("camps", NC_ ("field", "Camps")),
  TT_ELSEWHERE ("river-natures", NC_ ("field", "Natures of rivers")),
  { NULL },
};

const AciesFormField dba_element_fields[] = {
  TT_FIELDS_OF_POSES ("D-GEO-1"),
  { .key = "state", .label = NC_ ("field", "State"), .kind = ACIES_FIELD_ENUM, .choices = dba_situation_state_names,
    .fallback = DBA_ON_TABLE, .clause = "D-VAL-15" },
  { .key = "moved", .label = NC_ ("field", "Has moved"), .kind = ACIES_FIELD_BOOL, .clause = "D-VAL-15" },
  { .key = "shot", .label = NC_ ("field", "Has shot"), .kind = ACIES_FIELD_BOOL, .clause = "D-VAL-15" },
  { NULL },
};

const AciesFormField dba_place_fields[] = {
  TT_FIELDS_OF_POSES ("D-GEO-1"),
  { NULL },
};

const AciesFormField dba_camp_state_fields[] = {
  { .key = "occupied-by", .label = NC_ ("field", "In the camp"), .kind = ACIES_FIELD_REFERENCE, .clause = "D-VAL-15" },
  { .key = "held-by", .label = NC_ ("field", "Held by"), .kind = ACIES_FIELD_REFERENCE, .clause = "D-VAL-15" },
  { NULL },
};
