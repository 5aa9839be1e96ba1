/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* Positions with one right answer, which the computer player must find. */

#include "config.h"

#include "co-field.h"

static const CoFieldCase moves[] = {
  { "computer/takes-an-open-flank", "heavy heavy", "heavy", "a1 900 602 0; a2 780 510 90; b1 900 500 180", "move-first", NULL,
    "plays; /units/b1/pinned true; /units/a2/pinned true" },
  { "computer/takes-the-rear-of-one-that-is-held", "heavy horse", "heavy", "a1 900 500 0; a2 900 300 180; b1 900 500 180",
    "move-first", NULL, "plays; /units/a2/pinned true" },
  { "computer/comes-to-grips", "heavy heavy", "light", "a1 900 640 0; a2 940 640 0; b1 900 500 180", "move-first", NULL,
    "plays; /units/b1/pinned true" },
  { "computer/does-not-charge-the-stronger-alone", "light", "heavy heavy heavy",
    "a1 900 640 0; b1 860 500 180; b2 900 500 180; b3 940 500 180", "move-first", NULL, "plays; /units/a1/pinned false" },
  { "computer/relieves-a-worn-cohort", "legion legion", "legion",
    "a1 900 500 0 'push-backs': 2, 'figures': 2; a2 900 530 0; b1 900 500 180", "move-first", NULL,
    "plays; /units/a2/pinned true; /units/a1/pinned false" },
  { "computer/brings-bows-into-range", "bow heavy", "medium", "a1 900 950 0; a2 900 1000 0; b1 900 500 180", "move-first", NULL,
    "plays; /units/a1/moved true" },
  { "computer/lets-the-shaken-reorganise", "heavy heavy", "heavy",
    "a1 900 700 0 'push-backs': 2, 'reorganising': true; a2 900 620 0; b1 900 300 180", "move-first", NULL,
    "plays; /units/a1/moved false" },
  { "computer/draws-the-shaken-out-of-reach", "heavy", "heavy heavy",
    "a1 900 570 0 'push-backs': 2, 'reorganising': true; b1 880 500 180; b2 920 500 180", "move-first", NULL,
    "plays; /units/a1/moved true" },
  { "computer/sends-the-commander-to-the-fight", "heavy heavy heavy", "heavy heavy",
    "a1 900 500 0; a2 940 500 0; a3 1200 640 0; b1 900 500 180; b2 940 500 180; ac 1200 700", "move-first", NULL,
    "plays; /commanders/ac/moved true" },
  { "computer/leaves-no-commander-behind", "heavy heavy heavy", "heavy",
    "a1 900 640 0; a2 940 640 0; a3 980 640 0; b1 900 200 180; ac 900 900", "move-first", NULL,
    "plays; /commanders/ac/moved true" },
};

static const CoFieldCase answers[] = {
  { "computer/shoots-rather-than-sits", "bow", "medium", "a1 900 700 0; b1 900 500 180", "fire", NULL,
    "thinks; /kind 'shoot'; /unit 'a1'; /target 'b1'" },
  { "computer/follows-when-it-wins", "heavy heavy", "heavy", "a1 880 500 0; a2 920 500 0; b1 900 500 180", "move-last", NULL,
    "end; dice 6 1 4 4; melee m1; /decision/kind 'follow'; thinks; /kind 'follow'" },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  co_field_add (moves, G_N_ELEMENTS (moves));
  co_field_add (answers, G_N_ELEMENTS (answers));

  return g_test_run ();
}
