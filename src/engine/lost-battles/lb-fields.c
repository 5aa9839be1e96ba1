/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-fields.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-scene.h"
#include "engine/lost-battles/lb-names.h"

/* What any strength, position or terrain may say of where it is known from; no rule looks at it. */
#define LB_FIELDS_OF_EVIDENCE \
  { .key = "source", .label = NC_ ("field", "Source"), .kind = ACIES_FIELD_TEXT, \
    .help = NC_ ("field help", "Where this is known from.") }, \
  { .key = "certainty", .label = NC_ ("field", "Certainty"), .kind = ACIES_FIELD_ENUM, .choices = lb_certainty_names, \
    .help = NC_ ("field help", "How sure this is.") }

#define LB_FIELDS_END { .key = NULL }

const AciesName lb_certainty_names[] = {
  { "attested", 0 },
  { "inferred", 1 },
  { "guessed", 2 },
  { NULL, 0 },
};

/* Id and name belong to the envelope of every scenario, which judges them. */
const AciesFormField lb_side_fields[] = {
  { .key = "id", .label = NC_ ("field", "Id"), .kind = ACIES_FIELD_ID, .required = TRUE,
    .is_read_elsewhere = TRUE, .help = NC_ ("field help", "The name of the army inside the file.") },
  { .key = "name", .label = NC_ ("field", "Name"), .kind = ACIES_FIELD_TEXT, .required = TRUE,
    .is_read_elsewhere = TRUE, .help = NC_ ("field help", "What the army is called.") },
  { .key = "colour", .label = NC_ ("field", "Colour"), .kind = ACIES_FIELD_COLOUR,
    .help = NC_ ("field help", "The colour of the army as #rrggbb.") },
  { .key = "surprised", .label = NC_ ("field", "Surprised"), .kind = ACIES_FIELD_BOOL, .clause = "10.1",
    .help = NC_ ("field help", "The army enters slowly, and is credited with 30 victory points.") },
  { .key = "fatigued", .label = NC_ ("field", "Fatigued"), .kind = ACIES_FIELD_BOOL, .clause = "10.2",
    .help = NC_ ("field help", "Its disordered units attack badly, and it is credited with 20 victory points.") },
  { .key = "key-zone", .label = NC_ ("field", "Key zone"), .kind = ACIES_FIELD_ENUM,
    .choices = lb_zone_names, .fallback = LB_OFF_FIELD, .clause = "2.3.1",
    .help = NC_ ("field help", "The central zone that matters most to the army.") },
  { .key = "camp", .label = NC_ ("field", "Camp"), .kind = ACIES_FIELD_OTHER, .clause = "2.3.1",
    .help = NC_ ("field help", "A camp in one of the rear zones.") },
  { .key = "units", .label = NC_ ("field", "Units"), .kind = ACIES_FIELD_OTHER, .required = TRUE, .clause = "1.1" },
  { .key = "commanders", .label = NC_ ("field", "Commanders"), .kind = ACIES_FIELD_OTHER, .clause = "1.3" },
  LB_FIELDS_OF_EVIDENCE,
  LB_FIELDS_END,
};

const AciesFormField lb_unit_fields[] = {
  { .key = "id", .label = NC_ ("field", "Id"), .kind = ACIES_FIELD_ID, .required = TRUE,
    .help = NC_ ("field help", "The name of the units inside the file.") },
  { .key = "type", .label = NC_ ("field", "Type"), .kind = ACIES_FIELD_ENUM, .required = TRUE,
    .choices = lb_type_names, .clause = "1.1" },
  { .key = "class", .label = NC_ ("field", "Class"), .kind = ACIES_FIELD_ENUM, .required = TRUE,
    .choices = lb_class_names, .fallback = LB_AVERAGE, .clause = "1.1",
    .help = NC_ ("field help", "Chariots are average, elephants Indian or African.") },
  { .key = "subtype", .label = NC_ ("field", "Special troops"), .kind = ACIES_FIELD_ENUM,
    .choices = lb_subtype_names, .clause = "9.1" },
  { .key = "count", .label = NC_ ("field", "Number"), .kind = ACIES_FIELD_INT, .least = 1, .most = ACIES_MAX_UNITS,
    .fallback = 1, .unit = NC_ ("field", "units"), .clause = "1.1",
    .help = NC_ ("field help", "How many units of this kind there are.") },
  { .key = "name", .label = NC_ ("field", "Name"), .kind = ACIES_FIELD_TEXT,
    .help = NC_ ("field help", "What the units are called; their kind if left empty.") },
  { .key = "horses", .label = NC_ ("field", "Horses"), .kind = ACIES_FIELD_INT, .least = 2, .most = 4, .fallback = 2,
    .clause = "1.2", .when_key = "type", .when_value = "chariots",
    .help = NC_ ("field help", "Horses to a chariot, 2 or 4; it matters for the number of men only.") },
  { .key = "escorted", .label = NC_ ("field", "Escorted"), .kind = ACIES_FIELD_BOOL, .clause = "1.2",
    .when_key = "type", .when_value = "elephants",
    .help = NC_ ("field help", "Light infantry goes with the elephants; it matters for the number of men only.") },
  LB_FIELDS_OF_EVIDENCE,
  LB_FIELDS_END,
};

const AciesFormField lb_commander_fields[] = {
  { .key = "id", .label = NC_ ("field", "Id"), .kind = ACIES_FIELD_ID, .required = TRUE,
    .help = NC_ ("field help", "The name of the commander inside the file.") },
  { .key = "name", .label = NC_ ("field", "Name"), .kind = ACIES_FIELD_TEXT,
    .help = NC_ ("field help", "What the commander is called.") },
  { .key = "rating", .label = NC_ ("field", "Rating"), .kind = ACIES_FIELD_ENUM, .required = TRUE,
    .choices = lb_rating_names, .clause = "1.3" },
  { .key = "kind", .label = NC_ ("field", "Kind"), .kind = ACIES_FIELD_ENUM, .required = TRUE,
    .choices = lb_kind_names, .clause = "1.3",
    .help = NC_ ("field help", "A hero stays with his bodyguard; a strategist goes where he likes.") },
  { .key = "bodyguard", .label = NC_ ("field", "Bodyguard"), .kind = ACIES_FIELD_REFERENCE, .clause = "8.1",
    .help = NC_ ("field help", "The unit that a hero belongs to.") },
  { .key = "timid", .label = NC_ ("field", "Timid"), .kind = ACIES_FIELD_BOOL, .clause = "8.6.2",
    .help = NC_ ("field help", "A timid hero helps nobody but his bodyguard, which is shaky for it.") },
  LB_FIELDS_OF_EVIDENCE,
  LB_FIELDS_END,
};

const AciesFormField lb_camp_fields[] = {
  { .key = "zone", .label = NC_ ("field", "Zone"), .kind = ACIES_FIELD_ENUM, .required = TRUE,
    .choices = lb_zone_names, .fallback = LB_OFF_FIELD, .clause = "2.3.1" },
  { .key = "fortified", .label = NC_ ("field", "Fortified"), .kind = ACIES_FIELD_BOOL, .clause = "5.4.1",
    .help = NC_ ("field help", "It hinders movement and attacks as a hill does.") },
  LB_FIELDS_OF_EVIDENCE,
  LB_FIELDS_END,
};

const AciesFormField lb_map_fields[] = {
  { .key = "terrain", .label = NC_ ("field", "Terrain"), .kind = ACIES_FIELD_OTHER, .clause = "2.2.1",
    .help = NC_ ("field help", "The kinds of terrain in each zone.") },
  { .key = "watercourses", .label = NC_ ("field", "Streams and rivers"), .kind = ACIES_FIELD_OTHER, .clause = "2.2.1" },
  { .key = "settlements", .label = NC_ ("field", "Settlements"), .kind = ACIES_FIELD_OTHER, .clause = "2.2.2",
    .help = NC_ ("field help", "Scenery without effect.") },
  { .key = "labels", .label = NC_ ("field", "Labels"), .kind = ACIES_FIELD_OTHER,
    .help = NC_ ("field help", "Words written on the map.") },
  { .key = "zone-width-m", .label = NC_ ("field", "Width of a zone"), .kind = ACIES_FIELD_INT, .least = 300,
    .most = 1200, .unit = NC_ ("field", "m"), .clause = "2.1.1" },
  LB_FIELDS_OF_EVIDENCE,
  LB_FIELDS_END,
};

const AciesFormField lb_watercourse_fields[] = {
  { .key = "kind", .label = NC_ ("field", "Kind"), .kind = ACIES_FIELD_ENUM, .required = TRUE,
    .choices = lb_watercourse_names, .clause = "2.2.1" },
  { .key = "name", .label = NC_ ("field", "Name"), .kind = ACIES_FIELD_TEXT },
  { .key = "zones", .label = NC_ ("field", "Course"), .kind = ACIES_FIELD_OTHER, .required = TRUE, .clause = "2.2.1",
    .help = NC_ ("field help", "The zones it flows through, each touching the one before at a side or a corner.") },
  LB_FIELDS_OF_EVIDENCE,
  LB_FIELDS_END,
};

const AciesFormField lb_settlement_fields[] = {
  { .key = "name", .label = NC_ ("field", "Name"), .kind = ACIES_FIELD_TEXT, .required = TRUE, .clause = "2.2.2" },
  { .key = "zone", .label = NC_ ("field", "Zone"), .kind = ACIES_FIELD_ENUM, .required = TRUE,
    .choices = lb_zone_names, .fallback = LB_OFF_FIELD, .clause = "2.2.2" },
  { .key = "edge", .label = NC_ ("field", "Side of the zone"), .kind = ACIES_FIELD_ENUM, .choices = lb_facing_names,
    .fallback = -1, .clause = "2.2.2" },
  LB_FIELDS_OF_EVIDENCE,
  LB_FIELDS_END,
};

const AciesFormField lb_label_fields[] = {
  { .key = "text", .label = NC_ ("field", "Words"), .kind = ACIES_FIELD_TEXT, .required = TRUE },
  { .key = "zone", .label = NC_ ("field", "Zone"), .kind = ACIES_FIELD_ENUM, .required = TRUE,
    .choices = lb_zone_names, .fallback = LB_OFF_FIELD },
  { .key = "edge", .label = NC_ ("field", "Side of the zone"), .kind = ACIES_FIELD_ENUM, .choices = lb_facing_names,
    .fallback = -1 },
  LB_FIELDS_OF_EVIDENCE,
  LB_FIELDS_END,
};

const AciesFormField lb_conditions_fields[] = {
  { .key = "multiplier", .label = NC_ ("field", "Multiplier"), .kind = ACIES_FIELD_INT, .required = TRUE, .least = 1,
    .most = 8, .fallback = 1, .clause = "1.2",
    .help = NC_ ("field help", "How many times their basic number of men the units stand for.") },
  { .key = "attack-limit", .label = NC_ ("field", "Attack limit"), .kind = ACIES_FIELD_INT, .required = TRUE,
    .least = 3, .most = 5, .fallback = 4, .clause = "6.3.2",
    .help = NC_ ("field help", "How many units may take part in one attack.") },
  { .key = "turns", .label = NC_ ("field", "Turns"), .kind = ACIES_FIELD_INT, .least = 1, .most = 10, .fallback = 10,
    .clause = "3.1" },
  { .key = "dust", .label = NC_ ("field", "Dust"), .kind = ACIES_FIELD_BOOL, .clause = "10.3",
    .help = NC_ ("field help", "There are fewer Orders, and who moves first in a turn is up to the dice.") },
  { .key = "weather", .label = NC_ ("field", "Weather"), .kind = ACIES_FIELD_ENUM, .choices = lb_weather_names,
    .fallback = LB_CLEAR, .clause = "10.4",
    .help = NC_ ("field help", "Clear weather lasts; overcast and wet weather may turn into each other.") },
  { .key = "orders-count-undeployed", .label = NC_ ("field", "Units yet to enter count for Orders"),
    .kind = ACIES_FIELD_BOOL, .clause = "4.1.1",
    .help = NC_ ("field help", "It makes entering the field easier for armies that are not surprised.") },
  LB_FIELDS_OF_EVIDENCE,
  LB_FIELDS_END,
};

const AciesFormField lb_deployment_fields[] = {
  { .key = "groups", .label = NC_ ("field", "Groups"), .kind = ACIES_FIELD_OTHER, .required = TRUE, .clause = "3.3.3",
    .help = NC_ ("field help", "Where units stand at the end of the first turn; those not named are off the field.") },
  LB_FIELDS_OF_EVIDENCE,
  LB_FIELDS_END,
};

#define LB_FIELDS_OF_GROUPS \
  { .key = "zone", .label = NC_ ("field", "Zone"), .kind = ACIES_FIELD_ENUM, .required = TRUE, \
    .choices = lb_zone_names, .fallback = LB_OFF_FIELD, .clause = "2.1.2" }, \
  { .key = "facing", .label = NC_ ("field", "Facing"), .kind = ACIES_FIELD_ENUM, .choices = lb_facing_names, \
    .clause = "5.1.1" }, \
  { .key = "units", .label = NC_ ("field", "Units"), .kind = ACIES_FIELD_REFERENCES, .clause = "2.1.2" }, \
  { .key = "lead", .label = NC_ ("field", "Lead unit"), .kind = ACIES_FIELD_REFERENCE, .clause = "6.4" }, \
  { .key = "commanders", .label = NC_ ("field", "Commanders"), .kind = ACIES_FIELD_REFERENCES, .clause = "8.2" }

const AciesFormField lb_group_fields[] = {
  LB_FIELDS_OF_GROUPS,
  LB_FIELDS_OF_EVIDENCE,
  LB_FIELDS_END,
};

const AciesFormField lb_situation_fields[] = {
  { .key = "turn", .label = NC_ ("field", "Turn"), .kind = ACIES_FIELD_INT, .required = TRUE, .least = 1, .most = 10,
    .fallback = 1, .clause = "3.1" },
  { .key = "active", .label = NC_ ("field", "Active army"), .kind = ACIES_FIELD_REFERENCE, .required = TRUE,
    .clause = "3.2.1", .help = NC_ ("field help", "The army whose player-turn begins.") },
  { .key = "order", .label = NC_ ("field", "Order of the turn"), .kind = ACIES_FIELD_REFERENCES,
    .clause = "3.2.1",
    .help = NC_ ("field help", "Both armies, first the one that moves first in this turn; as listed if left empty.") },
  { .key = "orders", .label = NC_ ("field", "Orders"), .kind = ACIES_FIELD_INT, .least = 0, .most = 99, .fallback = -1,
    .clause = "4.1.1", .help = NC_ ("field help", "Orders left in this player-turn; they are rolled for if left empty.") },
  { .key = "weather", .label = NC_ ("field", "Weather"), .kind = ACIES_FIELD_ENUM, .choices = lb_weather_names,
    .fallback = -1, .clause = "10.4" },
  { .key = "sides", .label = NC_ ("field", "Armies"), .kind = ACIES_FIELD_OTHER, .required = TRUE },
  LB_FIELDS_OF_EVIDENCE,
  LB_FIELDS_END,
};

const AciesFormField lb_situation_side_fields[] = {
  { .key = "groups", .label = NC_ ("field", "Groups"), .kind = ACIES_FIELD_OTHER, .clause = "2.1.2" },
  { .key = "shattered", .label = NC_ ("field", "Shattered"), .kind = ACIES_FIELD_REFERENCES, .clause = "1.5" },
  { .key = "withdrawn", .label = NC_ ("field", "Withdrawn"), .kind = ACIES_FIELD_REFERENCES, .clause = "5.7" },
  { .key = "fled", .label = NC_ ("field", "Fled"), .kind = ACIES_FIELD_REFERENCES, .clause = "7.3.1" },
  { .key = "lost", .label = NC_ ("field", "Commanders lost"), .kind = ACIES_FIELD_REFERENCES, .clause = "8.1" },
  { .key = "killed", .label = NC_ ("field", "Commanders killed"), .kind = ACIES_FIELD_REFERENCES, .clause = "8.6.3" },
  { .key = "escaped", .label = NC_ ("field", "Commanders just escaped"), .kind = ACIES_FIELD_REFERENCES, .clause = "8.6.3" },
  { .key = "camp-captured", .label = NC_ ("field", "Camp captured"), .kind = ACIES_FIELD_BOOL, .clause = "2.3.2",
    .help = NC_ ("field help", "The army's own camp was taken at some time.") },
  { .key = "attacked-from", .label = NC_ ("field", "Attacked from"), .kind = ACIES_FIELD_SET,
    .choices = lb_zone_names, .clause = "8.9.3",
    .help = NC_ ("field help", "Where it attacked from in the player-turn before, if it moves twice running.") },
  LB_FIELDS_OF_EVIDENCE,
  LB_FIELDS_END,
};

const AciesFormField lb_situation_group_fields[] = {
  LB_FIELDS_OF_GROUPS,
  { .key = "disordered", .label = NC_ ("field", "Disordered"), .kind = ACIES_FIELD_REFERENCES, .clause = "1.5" },
  { .key = "entered", .label = NC_ ("field", "Just come"), .kind = ACIES_FIELD_REFERENCES, .clause = "6.5(6)",
    .help = NC_ ("field help", "Units that came into the zone in their own latest player-turn.") },
  LB_FIELDS_OF_EVIDENCE,
  LB_FIELDS_END,
};
