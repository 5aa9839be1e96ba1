/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * A position of Cohorts in a line or two, and what is done in it.
 *
 * @first, @second: troops as in co_setups_json(): "heavy medium" are a1, a2, or b1, b2
 * @places: parts divided by semicolons: "a1 900 600 0", then if need be members of the situation, with ' for quotes:
 *          "b1 900 600 180 'push-backs': 1"; "ac 900 700" a commander; "a1 charges b1" a contact made this turn
 * @phase: "move-first", "fire" or "move-last" of the side a; "b fire" of the side b
 * @rest: (nullable): further members of the scenario: "'conditions': {...}"
 * @steps: divided by semicolons, ' for quotes:
 *          "dice 2 3"                the coming dice; those before must be used up
 *          "end", "hold"             the phase; the choice not to follow
 *          "melee m1", "shoot a1 b1", "follow a2 a3", "conform", "relieve a2 a1", "stand b1", "evade b1 76.2"
 *          "advance a1 40", "retire a1 40", "act {'kind': ...}"
 *          "refused C-FIR-2"         the action before it, which changed nothing
 *          "odds shoot a1 b1"        any action
 *          "thinks"                  what the computer player would do now: the values after it are the action's
 *          "plays"                   the computer plays the phase out
 *          "says Free: ..."          a note of the odds
 *          "/units/b1/figures 3"     a value of the state; after "odds" of the odds, after
 *                                    "thinks" of the choice; "absent"
 *          "event rally-test 2"      so many events of a kind came of the action before
 * At the end no forced die is left. Of each action the events must show the dice that it threw, in their order.
 */
typedef struct
{
  const char *name;   /* "C-MEL-4/one-fresh-stand" */
  const char *first, *second, *places, *phase, *rest, *steps;
} CoFieldCase;

/* Registers each as "/cohorts/NAME". */
void co_field_add (const CoFieldCase *cases, guint n);

G_END_DECLS
