/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* Names and phrases, translated, that texts and the picture are made of. Those given as char *
   are (transfer full). */

const char *co_armour_words    (guint armour);  /* "extra heavy"; there is one */
const char *co_weapon_words    (guint weapon);  /* "bows" */
const char *co_ground_words    (guint ground);  /* "hill" */

/* "heavy legionaries with pila", "light horse with javelins", "elephants". */
char       *co_troops_words    (const CoUnitSpec *unit);

/* "Tenth Legion", with a number if others of its side are called so: "heavy foot 2" of those
   without a name. */
char       *co_stand_words     (const CoSetup *setup, guint g);

/* "Tenth Legion", "Cohort 1 and 3 more", "nobody"; a set of one side's stands. */
char       *co_stands_words    (const CoSetup *setup, guint side, AciesUnits units);

/* His name, or his id. */
const char *co_commander_words (const CoSetup *setup, guint side, guint commander);

/* "4.5 inches" of 1/100 mm. */
char       *co_length_words    (gint32 length);

/* A feature's name, or "the river", "the wood". */
const char *co_feature_words   (const CoSetup *setup, guint feature);

G_END_DECLS
