/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "co-field.h"

/* Two in contact, one of either side far away. */
#define PAIR   "a1 900 600 0; b1 900 600 180; a2 200 1000 0; b2 200 200 180"
#define PAIRS  "a1 900 600 0; b1 900 600 180; a2 940 600 0; b2 940 600 180"
#define LAST   "move-last"

/* ---- Who fights with whom (C-LIN, C-ENG) ---- */

static const CoFieldCase lines[] = {
  { "C-LIN-1/gap-of-a-width", "heavy heavy", "heavy heavy",
    "a1 900 600 0; b1 900 600 180; a2 980 600 0; b2 980 600 180", LAST, NULL,
    "/melees/m1/sides/a ['a1', 'a2']; /melees/m2 absent" },
  { "C-LIN-2/wider-gap", "heavy heavy", "heavy heavy",
    "a1 900 600 0; b1 900 600 180; a2 980.1 600 0; b2 980.1 600 180", LAST, NULL,
    "/melees/m1/sides/a ['a1']; /melees/m2/sides/b ['b2']" },
  { "C-LIN-1/one-side-in-line-joins-both", "heavy heavy", "heavy heavy",
    "a1 900 600 0; a2 970 600 0; b1 860.5 600 180; b2 1009.5 600 180", LAST, NULL,
    "/melees/m1/sides/a ['a1', 'a2']; /melees/m1/sides/b ['b1', 'b2']; /melees/m2 absent" },
  { "C-LIN-1/numbered-by-the-active-side", "heavy heavy", "heavy heavy",
    "a1 1200 600 0; a2 900 600 0; b1 1200 600 180; b2 900 600 180", "b move-last", NULL,
    "/melees/m1/sides/b ['b1']; /melees/m2/sides/b ['b2']" },
  { "C-LIN-3/two-of-three", "heavy", "heavy heavy heavy",
    "a1 900 600 0; b1 935 580 90; b2 915 580 90; b3 895 580 90", LAST, NULL,
    "/units/a1/pinned true; /melees/m1/sides/b ['b2', 'b3']; /units/b1/pinned false" },
  { "C-LIN-4/free-beside-the-line", "heavy heavy heavy", "heavy",
    "a1 900 600 0; b1 900 600 180; a2 940 600 0; a3 900 640 0", LAST, NULL,
    "/melees/m1/free/a ['a2']; /melees/m1/free/b []" },
  { "C-LIN-5/a-free-stand-goes-on-or-to-a-flank", "heavy heavy heavy", "heavy",
    "a1 900 600 0; b1 900 600 180; a2 945 600 0; a3 855 600 0", "move-first", NULL,
    "/melees/m1/free/a ['a2', 'a3']; advance a2 100; act {'kind': 'move', 'unit': 'a3', 'path': "
    "[{'step': 'wheel', 'side': 'left', 'angle': 30}]}; advance a1 5; refused C-ENG-1; /melees/m1/free/a ['a3']" },
  { "C-LIN-4/engaged-is-not-free", "heavy heavy", "heavy heavy",
    "a1 900 600 0; b1 900 600 180; a2 945 600 0; b2 985 540 180", LAST, NULL,
    "/units/a2/engaged ['b2']; /melees/m1/free/a []" },
  { "C-ENG-4/corners-in-line-do-not-touch", "heavy", "heavy",
    "a1 900 600 0; b1 940 600 180", LAST, NULL, "/units/a1/pinned false; /units/a1/engaged []" },
  { "C-ENG-4/a-millimetre-is-no-contact", "heavy", "heavy",
    "a1 900 600 0; b1 900 599 180", LAST, NULL, "/units/a1/pinned false; /units/a1/engaged ['b1']" },
  { "C-ENG-4/less-is", "heavy", "heavy",
    "a1 900 600 0; b1 900 599.01 180", LAST, NULL, "/units/a1/pinned true; /units/a1/engaged []" },
  { "C-ENG-5/three-inches", "heavy", "heavy",
    "a1 900 600 0; b1 900 523.8 180", LAST, NULL, "/units/a1/engaged ['b1']; /units/b1/engaged ['a1']" },
  { "C-ENG-5/a-little-more", "heavy", "heavy",
    "a1 900 600 0; b1 900 523.7 180", LAST, NULL, "/units/a1/engaged []" },
  { "C-ENG-5/both-must-face", "heavy", "heavy",
    "a1 900 600 0; b1 900 540 90", LAST, NULL, "/units/a1/engaged []; /units/b1/engaged []" },
  { "C-RAL-6/rallying-does-not-pin", "heavy", "heavy",
    "a1 900 600 0; b1 900 600 180 'status': 'rallying', 'restore': 1", LAST, NULL,
    "/units/a1/pinned false; /units/b1/pinned false; /melees/m1 absent" },
};

/* ---- Points and dice ---- */

static const CoFieldCase sums[] = {
  { "C-MEL-1/products", "heavy medium", "medium medium", PAIR, LAST, NULL,
    "end; /decision/kind 'melee'; /decision/side 'a'; dice 2 3 2 3; melee m1; /units/a1/figures 3; /units/b1/figures 4; "
    "/active 'b'; /units/b1/pinned true; event melee 1; event loser-test 1" },
  { "C-MEL-1/again-in-the-other-turn", "heavy medium", "heavy medium", PAIR, "b move-last", NULL,
    "end; dice 4 4; melee m1; /active 'a'; end; end; end; /decision/kind 'melee'; melee m2; refused C-MEL-1; "
    "dice 3 3; melee m1; /active 'b'" },
  { "C-MEL-2/rear-ranks-wait", "heavy heavy", "heavy heavy",
    "a1 900 600 0; b1 900 600 180; a2 900 620 0; b2 900 580 180", LAST, NULL,
    "/melees/m1/points/a 20; /melees/m1/points/b 20; /melees/m1/sides/a ['a1']" },
  { "C-MEL-3/never-below-nought", "heavy medium", "medium medium",
    "a1 900 600 0; b1 900 600 180 'push-backs': 2; a2 200 1000 0; b2 200 200 180", LAST, NULL,
    "end; dice 1 1 1 1; melee m1; /units/b1/figures 3; /units/a1/figures 4" },
  { "C-MEL-7/nought-against-nought-is-drawn", "heavy medium", "medium medium",
    "a1 900 600 0 'push-backs': 1; b1 900 600 180 'push-backs': 2; a2 200 1000 0; b2 200 200 180", LAST, NULL,
    "end; dice 1 2; melee m1; /units/a1/figures 4; /units/b1/figures 4; /units/a1/push-backs 1; /active 'b'" },
  { "C-MEL-4/the-least-count", "heavy heavy", "medium medium",
    "a1 900 600 0; b1 900 600 180 'push-backs': 2; a2 940 600 0; b2 940 600 180 'push-backs': 1", LAST, NULL,
    "/melees/m1/x/b 1; /melees/m1/x/a 0" },
  { "C-MEL-15/a-fresh-stand", "heavy heavy", "medium medium",
    "a1 900 600 0; b1 900 600 180 'push-backs': 2; a2 940 600 0; b2 940 600 180", LAST, NULL,
    "/melees/m1/x/b 0" },
  { "C-CMD-1/at-four-inches", "heavy medium", "heavy medium",
    "a1 900 600 0; b1 900 600 180; a2 200 1000 0; b2 200 200 180; ac 900 721.6; bc 900 478.3", LAST, NULL,
    "/melees/m1/points/a 24; /melees/m1/die-bonus/a 1; /melees/m1/points/b 20; /melees/m1/die-bonus/b 0" },
  { "C-CMD-3/not-for-all-of-them", "heavy heavy", "heavy heavy",
    "a1 900 600 0; b1 900 600 180; a2 940 600 0; b2 940 600 180; ac 780 610", LAST, NULL,
    "/melees/m1/points/a 44; /melees/m1/die-bonus/a 0" },
  { "C-CMD-2/after-the-push-backs", "heavy medium", "heavy medium",
    "a1 900 600 0 'push-backs': 2; b1 900 600 180; a2 200 1000 0; b2 200 200 180; ac 900 700", LAST, NULL,
    "end; dice 2 1 1 1; melee m1; /units/b1/figures 3" },
  { "C-DBL-2/the-front-rank-fights", "heavy", "levy",
    "a1 900 600 0; b1 900 600 180 'figures': 3", LAST, NULL, "/melees/m1/points/b 9; /melees/m1/points/a 20" },
  { "C-DBL-3/the-rear-rank-dies", "heavy medium", "levy medium", PAIR, LAST, NULL,
    "/melees/m1/points/b 12; end; dice 6 1 1 1; melee m1; /units/b1/figures 7; /melees/m1/points/b 12" },
  { "C-ELE-5/by-crewmen", "heavy medium", "elephant medium", PAIR, LAST, NULL,
    "/melees/m1/points/b 12; end; dice 6 1 1 1; melee m1; /units/b1/figures 2; /melees/m1/points/b 8" },
  { "C-CHA-2/by-crewmen", "heavy medium", "chariot medium", PAIR, LAST, NULL, "/melees/m1/points/b 8" },
  { "C-TER-6/downhill", "heavy medium", "heavy medium", PAIR, LAST,
    "'map': {'features': [{'id': 'h', 'kind': 'hill', 'shape': {'type': 'rect', 'at': [800, 600], 'width': 200, 'height': 100}}]}",
    "/melees/m1/points/a 24; /melees/m1/points/b 20" },
  { "C-TER-6/no-slope-there", "heavy medium", "heavy medium", PAIR, LAST,
    "'map': {'features': [{'id': 'h', 'kind': 'hill', 'slope-edges': [1, 2, 3], "
    "'shape': {'type': 'polygon', 'points': [[800, 600], [1000, 600], [1000, 700], [800, 700]]}}]}",
    "/melees/m1/points/a 20; /melees/m1/points/b 20" },
  { "C-TER-6/nearer-the-crest", "heavy medium", "heavy medium", PAIR, LAST,
    "'map': {'features': [{'id': 'h', 'kind': 'hill', 'crest': [900, 700], "
    "'shape': {'type': 'polygon', 'points': [[800, 500], [1000, 500], [1000, 800], [800, 800]]}}]}",
    "/melees/m1/points/a 24; /melees/m1/points/b 20" },
  { "C-TER-6/hardly-nearer", "heavy medium", "heavy medium", PAIR, LAST,
    "'map': {'features': [{'id': 'h', 'kind': 'hill', 'crest': [900, 605], "
    "'shape': {'type': 'polygon', 'points': [[800, 500], [1000, 500], [1000, 800], [800, 800]]}}]}",
    "/melees/m1/points/a 20; /melees/m1/points/b 20" },
  { "C-TER-7/one-in-the-wood", "heavy medium", "heavy medium", PAIR, LAST,
    "'map': {'features': [{'id': 'w', 'kind': 'wood', 'shape': {'type': 'rect', 'at': [800, 500], 'width': 200, 'height': 100}}]}",
    "/melees/m1/points/a 20; /melees/m1/points/b 24" },
  { "C-TER-7/both-in-the-wood", "heavy medium", "heavy medium", PAIR, LAST,
    "'map': {'features': [{'id': 'w', 'kind': 'wood', 'shape': {'type': 'rect', 'at': [800, 500], 'width': 200, 'height': 200}}]}",
    "/melees/m1/points/a 20; /melees/m1/points/b 20" },
  { "C-TER-8/the-bank-of-a-stream", "heavy medium", "heavy medium", PAIR, LAST,
    "'map': {'features': [{'id': 's', 'kind': 'stream', 'shape': {'type': 'rect', 'at': [0, 575], 'width': 1800, 'height': 25}}]}",
    "/melees/m1/points/a 24; /melees/m1/points/b 20" },
};

/* ---- Losses and results ---- */

static const CoFieldCase losses[] = {
  { "C-MEL-5/a-quarter-rounded-up", "heavy medium", "medium medium", PAIR, LAST, NULL,
    "end; dice 6 1 1 1; melee m1; /units/b1/figures 3; /points/b/lost 4; /points/a/lost 0" },
  { "C-MEL-6/half-of-what-was-lost", "medium medium", "heavy heavy", PAIRS, LAST, NULL,
    "end; dice 6 3 1 1; melee m1; /points/b/lost 10; /points/a/lost 4; /units/a1/figures 3; /units/a2/figures 4" },
  { "C-MEL-6/the-winner-passes-over-what-does-not-fit", "heavy light", "medium medium", PAIRS, LAST, NULL,
    "end; dice 6 1 1 1; melee m1; /points/b/lost 8; /units/a1/figures 4; /units/a2/figures 3" },
  { "C-MEL-6/fullest-first", "heavy heavy", "medium medium",
    "a1 900 600 0; b1 900 600 180 'figures': 2; a2 940 600 0; b2 940 600 180", LAST, NULL,
    "end; dice 6 1 1 1; melee m1; /units/b1/figures 2; /units/b2/figures 2" },
  { "C-MEL-5/bonuses-count-in-what-is-due", "heavy medium", "medium medium",
    "a1 900 600 0; b1 900 600 180; a2 200 1000 0; b2 200 200 180; bc 900 500", LAST, NULL,
    "/melees/m1/points/b 20; end; dice 6 1 1 1; melee m1; /points/b/lost 8" },
  { "C-MEL-8/six-stays", "heavy medium", "medium medium", PAIR, LAST, NULL,
    "end; dice 6 1 3 3; melee m1; /units/b1/at/1 600; /units/b1/pinned true; /active 'b'; /units/b1/push-backs 0" },
  { "C-MEL-8/seven-goes-back", "heavy medium", "medium medium", PAIR, LAST, NULL,
    "end; dice 6 1 3 4; melee m1; /units/b1/at/1 523.8; /decision/kind 'follow'" },
  { "C-MEL-8/nine-goes-back", "heavy medium", "medium medium", PAIR, LAST, NULL,
    "end; dice 6 1 4 5; melee m1; /units/b1/at/1 523.8; /decision/kind 'follow'" },
  { "C-MEL-19/ten-routs", "heavy medium", "medium medium", PAIR, LAST, NULL,
    "end; dice 6 1 5 5 6 6; melee m1; /units/b1/at/1 427.6; /units/b1/facing 0; /units/b1/status 'rallying'; "
    "event routed 1" },
  { "C-MEL-16/the-third-push-is-a-rout", "heavy medium", "medium medium",
    "a1 900 600 0; b1 900 600 180 'push-backs': 2, 'reorganising': true; a2 200 1000 0; b2 200 200 180", LAST, NULL,
    "end; dice 6 3 3 4 4 4; melee m1; /units/b1/status 'rallying'; /units/b1/at/1 427.6" },
  { "C-MEL-17/all-pushed-count-alike", "heavy heavy", "medium medium",
    "a1 900 600 0 'push-backs': 1, 'reorganising': true; b1 900 600 180 'push-backs': 2; a2 940 600 0; b2 940 600 180",
    LAST, NULL,
    "end; dice 6 1 3 4; melee m1; /units/b1/push-backs 1; /units/b2/push-backs 1; /units/b2/reorganising true; "
    "/units/a1/push-backs 0; /units/a1/reorganising false" },
  { "C-MEL-17/staying-leaves-the-count", "heavy medium", "medium medium",
    "a1 900 600 0; b1 900 600 180 'push-backs': 1; a2 200 1000 0; b2 200 200 180", LAST, NULL,
    "end; dice 6 1 1 1; melee m1; /units/b1/push-backs 1" },
  { "C-MEL-18/nobody-left-to-test", "heavy medium", "light medium",
    "a1 900 600 0; b1 900 600 180 'figures': 1; a2 200 1000 0; b2 200 200 180", LAST, NULL,
    "end; dice 6 1; melee m1; /units/b1/status 'eliminated'; /units/b1/at null; /units/b1/figures 0; event loser-test 0; "
    "/active 'b'" },
};

/* ---- Odds ---- */

static const CoFieldCase odds[] = {
  { "odds/melee", "heavy medium", "medium medium", PAIR, LAST, NULL,
    "odds melee m1; /win/a 0.61111; /win/b 0.36111; /drawn 0.02778; /outcomes/b/rout 0.10185; "
    "/outcomes/b/push-back 0.25463; /outcomes/a/stay 0.15046; /points/a 20; "
    "/contributions/a/0 {'unit': 'a1', 'figures': 4, 'value': 5, 'bonuses': [], 'points': 20}" },
  { "odds/before-the-run-in", "legion medium", "medium medium",
    "a1 900 600 0; b1 900 600 180; a1 charges b1; a2 200 1000 0; b2 200 200 180", LAST, NULL,
    "end; /decision/kind 'volley'; odds melee m1; /points/a 20; /points/b 16" },
  { "odds/third-push", "heavy medium", "medium medium",
    "a1 900 600 0; b1 900 600 180 'push-backs': 2; a2 200 1000 0; b2 200 200 180", LAST, NULL,
    "end; odds melee m1; /outcomes/b/push-back 0; /x/b 2" },
  { "odds/nobody-left", "heavy medium", "light medium",
    "a1 900 600 0; b1 900 600 180 'figures': 1; a2 200 1000 0; b2 200 200 180", LAST, NULL,
    "odds melee m1; /outcomes/b/stay 0; /outcomes/b/rout 0; /win/b 0; /drawn 0; /win/a 1" },
  { "odds/charge-on-a-flank", "horse heavy", "heavy heavy",
    "a1 1021 590 270; b1 900 600 180; a2 860 600 0; b2 860 600 180", "move-first", NULL,
    "odds advance a1 101; /contacts/0/unit 'a1'; /contacts/0/target 'b1'; /contacts/0/arc 'flank'; /flank-tests/0/fails-at 6; "
    "/flank-tests/0/chance 0.72222; /melee/points/a 52; /melee/points/b 40" },
  { "odds/charge-on-an-elephant", "horse heavy", "elephant heavy",
    "a1 900 700 0; b1 900 600 180; a2 200 1000 0; b2 200 200 180", "move-first", NULL,
    "odds advance a1 100; /elephant-tests/0/unit 'a1'; /elephant-tests/0/chance 0.16667; /melee/points/b 12" },
  { "odds/charge-on-slingers", "heavy heavy", "sling heavy",
    "a1 900 700 0; b1 900 600 180; a2 200 1000 0; b2 200 200 180", "move-first", NULL,
    "odds advance a1 100; /may-evade/0 'b1'; /flank-tests []" },
  { "odds/what-a-line-lacks", "heavy heavy heavy", "medium medium",
    "a1 900 600 0 'push-backs': 2; b1 900 600 180; a2 940 600 0 'push-backs': 1; b2 940 600 180; a3 860 600 0; ac 1040 610",
    LAST, NULL,
    "odds melee m1; /x/a 1; says Heavy foot 2 was pushed back least of its line: 1 off its die.; "
    "says No commander reaches heavy foot 1: none adds to the die.; says Free beside the line: heavy foot 3.; "
    "says Heavy foot 1 and heavy foot 2 would lose 15 points if beaten.; "
    "says Medium foot 1 and medium foot 2 would lose 8 points if beaten." },
  { "odds/fresh-among-the-pushed", "heavy heavy", "medium medium",
    "a1 900 600 0 'push-backs': 2; b1 900 600 180; a2 940 600 0; b2 940 600 180", LAST, NULL,
    "odds melee m1; says Heavy foot 2 is fresh: nothing is taken from the die of its line." },
  { "odds/relief", "heavy heavy", "medium medium",
    "a1 900 600 0 'figures': 2, 'push-backs': 1, 'reorganising': true; a2 900 640 0; b1 900 600 180; b2 200 200 180",
    "move-first", NULL,
    "odds relieve a2 a1; /points/a 20; /x/a 0; says Without the relief: 1 off the die.; /units/a2/figures absent; "
    "relieve a2 a1; /melees/m1/sides/a ['a2']" },
  { "odds/following", "heavy medium", "medium medium",
    "a1 900 600 0; b1 900 600 180; a2 200 1000 0; b2 900 575 180", LAST, NULL,
    "end; dice 6 1 3 4; melee m1; odds follow; /x/b 1; /points/b 12; says Stacked behind the line: medium foot 2.; follow" },
  { "odds/holding", "heavy medium", "medium medium",
    "a1 900 600 0; b1 900 600 180; a2 200 1000 0; b2 900 575 180", LAST, NULL,
    "end; dice 6 1 3 4; melee m1; odds hold; says Free to move again: heavy foot.; says Free to move again: medium foot 2.; "
    "says Medium foot 1 must reorganise, and until then 1 is taken off its die.; hold" },
  { "odds/two-rolls", "legion heavy", "medium heavy", "a1 900 600 0; b1 900 540 180; a2 200 1000 0; b2 200 200 180", "fire",
    NULL, "odds shoot a1 b1; says Two rolls: neither hits 34 %, one 49 %, both 17 %." },
  { "odds/answers", "bow heavy", "legion heavy", "a1 900 600 0; b1 900 540 180; a2 200 1000 0; b2 200 200 180", "fire", NULL,
    "odds shoot a1 b1; says Heavy legionaries may throw pila at light foot, two rolls: neither hits 17 %, one 49 %, both 34 %." },
  { "odds/pila-at-a-charger", "heavy heavy", "legion heavy", "a1 900 700 0; b1 900 600 180; a2 200 1000 0; b2 200 200 180",
    "move-first", NULL,
    "odds advance a1 100; says Heavy legionaries may throw pila at heavy foot 1, two rolls: neither hits 52 %, one 40 %, both 8 %." },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  co_field_add (lines, G_N_ELEMENTS (lines));
  co_field_add (sums, G_N_ELEMENTS (sums));
  co_field_add (losses, G_N_ELEMENTS (losses));
  co_field_add (odds, G_N_ELEMENTS (odds));

  return g_test_run ();
}
