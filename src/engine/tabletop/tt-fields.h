/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <glib/gi18n-lib.h>

#include "engine/core/acies-fields.h"
#include "engine/tabletop/tt-json.h"

G_BEGIN_DECLS

/* Rows of AciesFormField for what stands in the files of all rules on a table; @rule gives them their meaning. */

#define TT_MOST_PLACE 5000 /* mm, along a table */
#define TT_MOST_ANGLE 360

/* Read by readers of their own; the rest of the row is for forms. */
#define TT_READ_BY(name, form_kind, form_label) \
  .key = (name), .label = (form_label), .kind = (form_kind), .is_read_elsewhere = TRUE
#define TT_ELSEWHERE(name, form_label) { TT_READ_BY (name, ACIES_FIELD_OTHER, form_label) }
#define TT_OF_MM(name, form_label, lowest, highest) \
  TT_READ_BY (name, ACIES_FIELD_LENGTH, form_label), .least = (lowest), .most = (highest), .unit = NC_ ("field", "mm")
#define TT_OF_DEGREES(name, form_label) \
  TT_READ_BY (name, ACIES_FIELD_LENGTH, form_label), .least = 0, .most = TT_MOST_ANGLE, .unit = NC_ ("field", "°")

#define TT_FIELDS_OF_POSES(rule) \
  { TT_READ_BY ("at", ACIES_FIELD_POINT, NC_ ("field", "Middle of the front")), .unit = NC_ ("field", "mm"), .clause = (rule), \
    .help = NC_ ("field help", "How far it is from the western edge, then from the northern edge.") }, \
  { TT_OF_DEGREES ("facing", NC_ ("field", "Facing")), .clause = (rule), \
    .help = NC_ ("field help", "Clockwise: 0 is north, 90 east.") }

#define TT_FIELDS_OF_SHAPES(rule) \
  { TT_READ_BY ("type", ACIES_FIELD_ENUM, NC_ ("field", "Form")), .required = TRUE, .choices = tt_shape_names, \
    .clause = (rule) }, \
  { TT_READ_BY ("points", ACIES_FIELD_POINTS, NC_ ("field", "Corners")), .unit = NC_ ("field", "mm"), .clause = (rule), \
    .when_key = "type", .when_value = "polygon", \
    .help = NC_ ("field help", "Around the ground, three at least; its edges may not cross.") }, \
  { TT_READ_BY ("at", ACIES_FIELD_POINT, NC_ ("field", "North-western corner")), .unit = NC_ ("field", "mm"), \
    .when_key = "type", .when_value = "rect" }, \
  { TT_OF_MM ("width", NC_ ("field", "Width"), 0, TT_MOST_PLACE), .when_key = "type", .when_value = "rect" }, \
  { TT_OF_MM ("height", NC_ ("field", "Height"), 0, TT_MOST_PLACE), .when_key = "type", .when_value = "rect" }, \
  { TT_READ_BY ("centre", ACIES_FIELD_POINT, NC_ ("field", "Middle")), .unit = NC_ ("field", "mm"), .when_key = "type", \
    .when_value = "ellipse" }, \
  { TT_OF_MM ("rx", NC_ ("field", "Half its length"), 0, TT_MOST_PLACE), .when_key = "type", .when_value = "ellipse" }, \
  { TT_OF_MM ("ry", NC_ ("field", "Half its breadth"), 0, TT_MOST_PLACE), .when_key = "type", .when_value = "ellipse" }, \
  { TT_OF_DEGREES ("angle", NC_ ("field", "Turned by")), .when_key = "type", .when_value = "ellipse", \
    .help = NC_ ("field help", "Clockwise, from lying west to east.") }

G_END_DECLS
