/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "dba-field.h"

#include "engine/dba/dba-path.h"

G_BEGIN_DECLS

/*
 * Acts of a move phase in words: "move r1 r2: advance 40; wheel left 20". Kinds: move, break-off, enter-camp, leave-camp. Steps:
 *   "advance 40", "retire 40", "wheel left 20", "turn -90", "oblique 10", "road end 150" or "road start 150" (of road 0),
 *   "reform r1 r1,r2|r3"   anchor, files
 * and beside them
 *   "contact r1 g1 front"  (left, right, rear)
 *   "bonus 2"
 */
void     dba_act_parse  (const DbaField *self, const char *text, AciesAction *action);

/* Adds a road, mm; 2 points. */
void     dba_field_add_road (DbaField *self, const TtPoint *points, guint n);

/* Plays @text as the move phase would; NULL, or the rule that refuses it. */
const char *dba_act_play (DbaField *self, const char *text);

/* Fails the test unless @expected holds: parts divided by semicolons, "r1 300 340 0" (where r1 is), "left 2" (points),
 * "river 5" (the nature of the first). */
void     dba_field_assert_is (const DbaField *self, const char *expected);

G_END_DECLS
