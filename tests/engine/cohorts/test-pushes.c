/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "co-field.h"

#define LAST "move-last"

/* b1 loses to a1 and is pushed back; what stands elsewhere is told by the case. */
#define FIGHT "a1 900 600 0; b1 900 600 180; "
#define PUSH  "end; dice 6 1 3 4; melee m1; "

/* ---- Pushing (C-MEL-9, C-MEL-10) ---- */

static const CoFieldCase pushes[] = {
  { "C-MEL-9/three-inches", "heavy medium", "medium medium", FIGHT "a2 200 1000 0; b2 200 200 180", LAST, NULL,
    PUSH "/units/b1/at [900, 523.8]; /units/b1/facing 180; /units/b1/reorganising true; event pushed-back 1; "
    "/decision/kind 'follow'; /decision/side 'a'; /decision/followers ['a1']; /phase 'post-melee'" },
  { "C-MEL-9/each-to-its-own-rear", "heavy heavy", "medium medium",
    "a1 900 600 0; b1 900 600 180; a2 945 600 0; b2 945 596.4 190", LAST, NULL,
    "/melees/m1/sides/b ['b1', 'b2']; " PUSH "/units/b1/at [900, 523.8]; /units/b2/at [958.23, 521.36]" },
  { "C-MEL-10/the-second-line-is-caught-up", "heavy medium", "medium medium medium",
    FIGHT "b2 900 575 180; b3 900 500 180; a2 200 1000 0", LAST, NULL,
    PUSH "/units/b1/at/1 523.8; /units/b2/at/1 503.8; /units/b3/at/1 483.8; /units/b2/stacked-behind 'b1'; "
    "/units/b3/stacked-behind 'b2'; /units/b1/stacked-behind null; event stacked 2; follow; /units/b2/pinned true; "
    "/units/b3/pinned true; /melees/m1/sides/b ['b1']; /melees/m1/points/b 12; advance b2 10; refused C-ENG-1" },
  { "C-MEL-10/who-stands-aside-is-left", "heavy medium", "medium medium",
    FIGHT "b2 940 570 180; a2 200 1000 0", LAST, NULL,
    PUSH "/units/b1/at/1 523.8; /units/b2/at [940, 570]; /units/b2/stacked-behind null" },
  { "C-MEL-10/a-neighbour-that-overlaps-by-less-than-half-a-millimetre-is-left", "heavy medium", "medium medium",
    FIGHT "b2 939.7 590 180; a2 200 1000 0", LAST, NULL,
    PUSH "/units/b1/at/1 523.8; /units/b2/at [939.7, 590]; /units/b2/stacked-behind null" },
  { "C-MEL-10/the-table-ends", "heavy medium", "medium medium",
    "a1 900 90 0; b1 900 90 180; a2 200 1000 0; b2 200 200 180", LAST, NULL,
    PUSH "/units/b1/at/1 20" },
  { "C-MEL-10/the-table-ends-behind-the-second-line", "heavy medium", "medium medium",
    "a1 900 90 0; b1 900 90 180; a2 200 1000 0; b2 900 60 180", LAST, NULL,
    PUSH "/units/b1/at/1 40; /units/b2/at/1 20; /units/b2/stacked-behind 'b1'" },
  { "C-MEL-10/a-river", "heavy medium", "medium medium", FIGHT "a2 200 1000 0; b2 200 200 180", LAST,
    "'map': {'features': [{'id': 'r', 'kind': 'river', 'shape': {'type': 'rect', 'at': [0, 500], 'width': 1800, 'height': 20}}]}",
    PUSH "/units/b1/at/1 540" },
  { "C-TER-3/who-is-pushed-from-the-bank-crosses-no-more", "heavy medium", "heavy medium",
    "b1 900 600 180 'crossing': {'river': 'r', 'stage': 'bank'}; a1 880 590 90; b2 200 200 180; a2 200 1000 0", LAST,
    "'map': {'features': [{'id': 'r', 'kind': 'river', 'shape': {'type': 'rect', 'at': [0, 610], 'width': 1800, 'height': 40}}]}",
    "/units/b1/crossing/stage 'bank'; /units/b1/pinned true; " PUSH "/units/b1/at [900, 523.8]; /units/b1/crossing null" },
  { "C-MEL-10/an-enemy-behind", "heavy medium", "medium medium", FIGHT "a2 900 540 0; b2 200 200 180", LAST, NULL,
    PUSH "/units/b1/at/1 580" },
  { "C-MEL-10/an-enemy-behind-the-second-line", "heavy medium", "medium medium",
    FIGHT "a2 900 530 0; b2 900 575 180", LAST, NULL,
    PUSH "/units/b1/at/1 590; /units/b2/at/1 570" },
  { "C-MEL-10/no-room-at-all", "heavy medium", "medium medium", FIGHT "a2 900 560 0; b2 200 200 180", LAST, NULL,
    PUSH "/units/b1/at/1 600; /units/b1/push-backs 1; /units/a1/pinned true" },
  { "C-MEL-10/routers-are-shoved-but-not-stacked", "heavy medium", "medium medium",
    FIGHT "a2 200 1000 0; b2 900 560 0 'status': 'rallying', 'restore': 2", LAST, NULL,
    PUSH "/units/b2/at/1 483.8; /units/b2/stacked-behind null; /units/b2/status 'rallying'" },
};

/* ---- Conforming and following (C-MEL-11 to C-MEL-14) ---- */

static const CoFieldCase answers[] = {
  { "C-MEL-11/the-flank-falls-back-too", "heavy medium", "medium medium",
    FIGHT "b2 940 600 180; a2 200 1000 0", LAST, NULL,
    PUSH "/decision/kind 'conform'; /decision/side 'b'; /decision/units ['b2']; conform b2; /units/b2/at/1 523.8; "
    "/units/b2/reorganising false; /decision/kind 'follow'" },
  { "C-MEL-11/or-stays", "heavy medium", "medium medium", FIGHT "b2 940 600 180; a2 200 1000 0", LAST, NULL,
    PUSH "conform; /units/b2/at/1 600; /decision/kind 'follow'" },
  { "C-MEL-11/chained", "heavy", "medium medium medium", FIGHT "b2 975 600 180; b3 1050 600 180", LAST, NULL,
    PUSH "/decision/units ['b2', 'b3']; conform b3; /units/b3/at/1 523.8; /units/b2/at/1 600" },
  { "C-MEL-11/too-far", "heavy", "medium medium medium", FIGHT "b2 975 600 180; b3 1055.1 600 180", LAST, NULL,
    PUSH "/decision/units ['b2']; conform b3; refused C-MEL-11" },
  { "C-MEL-11/the-pushed-do-not", "heavy", "medium medium", FIGHT "b2 975 600 180", LAST, NULL,
    PUSH "conform b1; refused C-MEL-11" },
  { "C-MEL-11/as-far-as-there-is-room", "heavy", "medium medium medium", FIGHT "b2 950 600 180; b3 950 560 180",
    LAST, NULL, PUSH "conform b2; /units/b2/at/1 580; /units/b3/at/1 560" },
  { "C-MEL-11/one-behind-the-other", "heavy", "medium medium medium", FIGHT "b2 958 600 180; b3 975 560 180", LAST, NULL,
    PUSH "conform b2 b3; /units/b2/at/1 523.8; /units/b3/at/1 483.8; event conformed 2" },
  { "C-MEL-12/the-pin-is-kept", "heavy medium", "medium medium", FIGHT "a2 200 1000 0; b2 200 200 180", LAST, NULL,
    PUSH "follow; /units/a1/at/1 523.8; /units/a1/pinned true; /active 'b'; event followed 1" },
  { "C-MEL-12/extras-go-along", "heavy medium", "medium medium", FIGHT "a2 940 600 0; b2 200 200 180", LAST, NULL,
    PUSH "/decision/units ['a2']; follow a2; /units/a2/at/1 523.8" },
  { "C-MEL-12/far-ones-do-not", "heavy medium", "medium medium", FIGHT "a2 980.1 600 0; b2 200 200 180", LAST, NULL,
    PUSH "/decision/units []; follow a2; refused C-MEL-12" },
  { "C-MEL-12/who-reorganises-does-not", "heavy medium", "medium medium",
    FIGHT "a2 940 600 0 'reorganising': true, 'push-backs': 1; b2 200 200 180", LAST, NULL,
    PUSH "follow a2; refused C-MEL-12; follow; /units/a2/at/1 600" },
  { "C-MEL-12/extras-stop-at-enemies", "heavy medium", "medium medium", FIGHT "a2 940 600 0; b2 950 560 180", LAST, NULL,
    "/units/a2/engaged ['b2']; " PUSH "follow a2; refused C-MEL-12" },
  { "C-MEL-12/flankers-do-not-follow", "heavy horse", "medium medium",
    FIGHT "a2 920 590 270; b2 200 200 180", LAST, NULL,
    PUSH "/decision/followers ['a1']; follow; /units/a2/at [920, 590]; /units/a1/at/1 523.8" },
  { "C-MEL-13/held", "heavy medium", "medium medium medium", FIGHT "b2 900 575 180; a2 200 1000 0; b3 200 200 180",
    LAST, NULL,
    PUSH "/units/b2/stacked-behind 'b1'; hold; /units/a1/at/1 600; /units/a1/pinned false; /units/b2/stacked-behind null; "
    "/active 'b'; event held 1" },
  { "C-MEL-14/a-whole-turn-at-rest", "heavy medium", "medium medium", FIGHT "a2 200 1000 0; b2 200 200 180", LAST, NULL,
    PUSH "hold; advance b1 76.2; refused C-MEL-14; act {'kind': 'move', 'unit': 'b1', 'path': [{'step': 'turn', 'angle': "
    "180}]}; refused C-MEL-14; end; end; end; /active 'a'; /units/b1/reorganising false; /units/b1/push-backs 0" },
  { "C-MEL-14/retiring-is-no-rest", "heavy medium", "medium medium", FIGHT "a2 200 1000 0; b2 200 200 180", LAST, NULL,
    PUSH "hold; retire b1 40; end; end; end; /units/b1/reorganising true; /units/b1/push-backs 1" },
  { "C-MEL-14/nor-is-the-enemy-s-turn", "medium medium", "heavy medium", FIGHT "a2 200 1000 0; b2 200 200 180", LAST, NULL,
    "end; dice 1 6 3 4; melee m1; hold; end; end; end; /active 'a'; "
    "/units/a1/reorganising true; end; end; end; /units/a1/reorganising false" },
  { "C-MEL-14/pinned-at-its-beginning", "heavy medium", "medium medium", FIGHT "a2 200 1000 0; b2 200 200 180", LAST, NULL,
    PUSH "follow; end; end; end; dice 3 3; melee m1; /units/b1/reorganising true; /units/b1/push-backs 1" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  co_field_add (pushes, G_N_ELEMENTS (pushes));
  co_field_add (answers, G_N_ELEMENTS (answers));

  return g_test_run ();
}
