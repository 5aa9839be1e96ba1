/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "co-field.h"

#define LAST "move-last"
#define MORALE "'conditions': {'army-morale': true}"

/* ---- The sequence ---- */

static const CoFieldCase sequence[] = {
  { "C-SEQ-1/a-turn-of-either-side", "heavy", "heavy", "a1 900 1000 0; b1 900 200 180", "move-first", NULL,
    "/phase 'move-first'; /decision/kind 'move'; end; /phase 'fire'; /decision/kind 'fire'; end; /phase 'move-last'; "
    "/decision/kind 'move'; end; /active 'b'; /turn 1; /phase 'move-first'; end; end; end; /active 'a'; /turn 2; "
    "event turn-began 1" },
  { "C-SEQ-2/not-the-other-side", "heavy", "heavy", "a1 900 1000 0; b1 900 200 180", "move-first", NULL,
    "melee m1; refused C-SEQ-2; hold; refused C-SEQ-2; conform; refused C-SEQ-2; stand a1; refused C-SEQ-2" },
  { "C-SEQ-3/moved-first-not-last", "heavy", "heavy", "a1 900 1000 0; b1 900 200 180", "move-first", NULL,
    "advance a1 20; end; end; advance a1 20; refused C-SEQ-3; end; end; end; end; advance a1 20" },
  { "C-SEQ-1/melees-in-both-turns", "heavy medium", "heavy medium",
    "a1 900 600 0; b1 900 600 180; a2 200 1000 0; b2 200 200 180", LAST, NULL,
    "end; dice 4 4; melee m1; end; end; end; /decision/kind 'melee'; /decision/side 'b'; dice 5 5; melee m1; /active 'a'" },
  { "C-SEQ-1/melees-in-any-order", "heavy heavy", "heavy heavy",
    "a1 900 600 0; b1 900 600 180; a2 1100 600 0; b2 1100 600 180", LAST, NULL,
    "end; dice 4 4; melee m2; /melees/m2/resolved true; /melees/m2/result 'drawn'; /melees/m1/resolved false; "
    "/melees/m2/products/a 80; melee m2; refused C-MEL-1; dice 3 3; melee m1; /active 'b'" },
  { "C-CMD-6/ridden-over", "heavy", "heavy", "a1 900 1000 0; b1 900 700 180; ac 900 710", LAST, NULL,
    "end; /commanders/ac/at [900, 1010]; event commander-displaced 1" },
  { "C-CMD-6/too-far-from-friends", "heavy", "heavy", "a1 900 1100 0; b1 900 700 180; ac 900 705", LAST, NULL,
    "end; /commanders/ac/lost true; event commander-lost 1" },
  { "C-CMD-6/far-enough-from-the-enemy", "heavy", "heavy", "a1 900 1000 0; b1 900 700 180; ac 900 710.1", LAST, NULL,
    "end; /commanders/ac/at [900, 710.1]; event commander-displaced 0" },
};

/* ---- Army morale ---- */

static const CoFieldCase armies[] = {
  { "C-ARM-1/eleven-withdraws", "heavy", "heavy heavy",
    "a1 900 1000 0; b1 900 200 180 'figures': 3; b2 600 200 180 'figures': 3", LAST, MORALE,
    "dice 5 6; end; /result {'winner': 'a', 'reason': 'army-withdraws'}; /army-morale/25 'b'; /points/b/lost 18; "
    "/phase 'over'; /decision null; end; refused C-VIC-1" },
  { "C-ARM-1/ten-does-not-and-once-is-all", "heavy", "heavy heavy",
    "a1 900 1000 0; b1 900 200 180 'figures': 3; b2 600 200 180 'figures': 3", LAST, MORALE,
    "dice 5 5; end; /result null; /army-morale/25 'b'; end; end; end; /result null; /army-morale/35 null; "
    "event army-morale-test 0" },
  { "C-ARM-1/not-unless-asked-for", "heavy", "heavy heavy",
    "a1 900 1000 0; b1 900 200 180 'figures': 1; b2 600 200 180 'figures': 1", LAST, NULL,
    "end; event army-morale-test 0; /result null" },
  { "C-ARM-1/the-larger-share-of-both", "heavy heavy", "heavy heavy",
    "a1 900 1000 0 'figures': 2; a2 600 1000 0; b1 900 200 180 'figures': 3; b2 600 200 180 'figures': 2", LAST, MORALE,
    "dice 1 1 1 1; end; /army-morale/25 'b'; /army-morale/35 'b'; /army-morale/50 null; event army-morale-test 2" },
  { "C-ARM-1/equal-shares-the-active-side", "heavy heavy", "heavy heavy",
    "a1 900 1000 0 'figures': 2; a2 600 1000 0; b1 900 200 180 'figures': 2; b2 600 200 180", "b move-last", MORALE,
    "dice 1 1; end; /army-morale/25 'b'" },
  { "C-ARM-2/ten-withdraws", "heavy heavy", "heavy heavy",
    "a1 900 1000 0; a2 600 1000 0; b1 900 200 180 'figures': 2; b2 600 200 180 'figures': 3", LAST,
    MORALE, "dice 5 5 4 6; end; /result/reason 'army-withdraws'; /points/b/lost 22; event army-morale-test 2" },
  { "C-ARM-3/all-three-at-once", "heavy heavy", "heavy heavy",
    "a1 900 1000 0; a2 600 1000 0; b1 900 200 180 'figures': 2; b2 600 200 180 'figures': 2", LAST,
    MORALE, "dice 5 5 4 5 4 4; end; /result null; /army-morale/50 'b'; event army-morale-test 3; dice 4 4; end; end; end; "
    "/result {'winner': 'a', 'reason': 'army-routs'}; event army-morale-test 1" },
  { "C-ARM-4/each-turn-the-greater-loser", "heavy heavy heavy", "heavy heavy",
    "a1 900 1000 0; a2 600 1000 0 'figures': 1; a3 300 1000 0 'figures': 1; b1 900 200 180 'figures': 2; "
    "b2 600 200 180 'figures': 2", LAST, MORALE,
    "dice 1 1 1 1 1 1; end; /army-morale/25 'a'; dice 4 3; end; end; end; /result null; event army-morale-test 1; dice 4 4; end; end; "
    "end; /result {'winner': 'b', 'reason': 'army-routs'}" },
  { "C-ARM-4/equal-points-nobody", "heavy heavy", "heavy heavy",
    "a1 900 1000 0 'figures': 2; a2 600 1000 0 'figures': 2; b1 900 200 180 'figures': 2; b2 600 200 180 'figures': 2",
    LAST, MORALE, "dice 1 1 1 1 1 1; end; end; end; end; event army-morale-test 0; /result null" },
};

/* ---- Victory ---- */

static const CoFieldCase ends[] = {
  { "C-VIC-2/time", "heavy", "heavy", "a1 900 1000 0; b1 900 200 180 'figures': 3", "b move-last",
    "'conditions': {'time-limit': 1}", "end; /result {'winner': 'a', 'reason': 'time-limit'}" },
  { "C-VIC-2/not-before-both-had-their-turns", "heavy", "heavy", "a1 900 1000 0; b1 900 200 180 'figures': 3", LAST,
    "'conditions': {'time-limit': 1}", "end; /result null; /active 'b'" },
  { "C-VIC-2/equal-shares", "heavy", "heavy", "a1 900 1000 0 'figures': 3; b1 900 200 180 'figures': 3", "b move-last",
    "'conditions': {'time-limit': 1}", "end; /result {'winner': null, 'reason': 'time-limit'}" },
  { "C-VIC-3/nobody-left", "heavy", "heavy heavy",
    "a1 900 1000 0; b1 900 200 0 'status': 'routed'; b2 600 200 180 'status': 'eliminated'", LAST, NULL,
    "end; /result {'winner': 'a', 'reason': 'army-destroyed'}" },
  { "C-VIC-3/who-rallies-counts", "heavy", "heavy", "a1 900 1000 0; b1 900 200 0 'status': 'rallying', 'restore': 2", LAST,
    NULL, "end; /result null" },
  { "C-VIC-4/the-share-that-breaks", "heavy", "heavy heavy",
    "a1 900 1000 0; b1 900 200 180 'figures': 2; b2 600 200 180", LAST, "'conditions': {'break-share': 0.25}",
    "end; /result {'winner': 'a', 'reason': 'break-share'}" },
  { "C-VIC-4/less-does-not", "heavy", "heavy heavy",
    "a1 900 1000 0; b1 900 200 180 'figures': 3; b2 600 200 180", LAST, "'conditions': {'break-share': 0.25}",
    "end; /result null" },
  { "C-VIC-4/the-larger-share-of-both", "heavy heavy", "heavy heavy",
    "a1 900 1000 0 'figures': 1; a2 600 1000 0; b1 900 200 180 'figures': 2; b2 600 200 180", LAST,
    "'conditions': {'break-share': 0.25}", "end; /result {'winner': 'b', 'reason': 'break-share'}" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  co_field_add (sequence, G_N_ELEMENTS (sequence));
  co_field_add (armies, G_N_ELEMENTS (armies));
  co_field_add (ends, G_N_ELEMENTS (ends));

  return g_test_run ();
}
