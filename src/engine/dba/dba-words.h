/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/* Names and phrases, translated, that texts and the picture are made of. Those given as char * are (transfer full). */

/* "blades"; "wood". */
const char *dba_type_words    (guint type);
const char *dba_ground_words  (guint ground);
const char *dba_edge_words    (guint edge);      /* "the northern edge" */

/* "Tenth Legion", or its type and number among those of the type in its army: "blades 2"; a camp's number: "the camp of Rome". */
char *dba_element_words  (const DbaSetup *setup, guint who);

/* "Tenth Legion", "blades 2 and three more", "nobody"; a set of one side's elements. */
char *dba_elements_words (const DbaSetup *setup, DbaSet set);

/* "spears (4Sp)"; the code alone if it is none. */
char *dba_troops_words   (const char *code);

/* "Spears (4Sp)", "Cavalry (3Cv), with Hannibal". */
char *dba_kind_words     (const DbaSideSetup *army, const DbaUnitSpec *unit);

/* "30 mm", "35.5 mm": a length on the table, 1/100 mm. */
char *dba_length_words (gint32 length);

G_END_DECLS
