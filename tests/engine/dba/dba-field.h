/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-event.h"
#include "engine/dba/dba-combat.h"
#include "engine/dba/dba-outcome.h"

G_BEGIN_DECLS

/*
 * A table for the tests of DBA, laid out by hand in a line or two; lengths in mm, degrees. Board 600 x 600. Parts divided by
 * semicolons:
 *   "r1 4Bd 300 300 0"        an element of side 0 (r...) or 1 (g...), its code and pose; then marks:
 *                             "gen" the general, "bad" one disadvantage point, "lost" destroyed
 *   "wood 200 200 100 100"    ground by its kind: left, top, width, height
 *   "crest 250 250"           the top of the ground before
 *   "river 0 100 600 100 4"   from, to; 30 mm wide; its nature (0 not known)
 *   "camp g 300 40 180 followers"   of a side: pose, and followers, none or the id of an element (which then stands in it)
 */
typedef struct
{
  DbaSetup        setup;
  DbaBoard        board;
  DbaState        state;
  AciesEventList *events;
} DbaField;

DbaField *dba_field_new  (const char *text);
void      dba_field_free (DbaField *self);

/* The element called @id, or DBA_CAMP () for "camp-r" and "camp-g". */
guint     dba_field_who  (const DbaField *self, const char *id);

/* The coming dice, a word of digits. */
void      dba_field_dice (DbaField *self, const char *dice);

/* A fight of two, or (@aids not NULL: ids with blanks between) a shot. */
DbaFight  dba_field_fight (const DbaField *self, const char *a, const char *b);
DbaFight  dba_field_shot  (const DbaField *self, const char *a, const char *b, const char *aids);

/* The factors of one of them in words: "5 +1 general -1 overlapped left", without the basic one's name. */
char     *dba_field_factors (const DbaField *self, const DbaFight *fight, gboolean of_a);

/* Where @id is now: "300.00 285.00 180.00", "destroyed", "off board", "in camp". */
char     *dba_field_where (const DbaField *self, const char *id);

/* No two bodies on each other, every element on the table within the board; fails the test if not. */
void      dba_field_assert_sound (const DbaField *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DbaField, dba_field_free)

G_END_DECLS
