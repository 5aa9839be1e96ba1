/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-words.h"
#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* Names and phrases, translated, that texts and the picture are made of. Those given as char * are (transfer full). */

/* "the left centre of Rome"; @zone may be LB_OFF_FIELD or ACIES_NO_CELL: "off the field". */
char *lb_zone_words (const LbSetup *setup, int zone);

/* "Left centre", as its owner calls it. */
char *lb_zone_title (guint zone);

/* "north"; "a hill" and the like for one bit of AciesTerrain; "overcast". */
const char *lb_facing_words  (guint facing);
const char *lb_terrain_words (guint terrain);
const char *lb_weather_words (guint weather);

/* "veteran heavy infantry" */
const char *lb_kind_words (guint arm, guint quality, guint subtype);

/* "brilliant strategist" */
const char *lb_rating_words (guint rating, guint kind);

/* "African foot 2": the name of its entry or its kind, numbered if the entry is of several. */
char *lb_unit_words (const LbSetup *setup, guint side, guint unit);

/* "African foot": the same without the number. */
const char *lb_entry_words (const LbSetup *setup, guint side, guint unit);

/* "4 × African foot, Numidians 2"; a mere number of units if that would be long. */
char *lb_units_words (const LbSetup *setup, guint side, AciesUnits units);

/* "Hannibal", "Hannibal, Maharbal" */
char *lb_commanders_words (const LbSetup *setup, guint side, AciesUnits commanders);

/* "4 × African foot with Hannibal"; commanders alone if there are no units. */
char *lb_group_words (const LbSetup *setup, guint side, AciesUnits units, AciesUnits commanders);

G_END_DECLS
