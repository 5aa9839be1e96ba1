/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "co-field.h"

#define FIRST "move-first"
#define FAR   "; b1 200 200 180"

/* A move of a1 by a path of steps. */
#define PATH(steps) "act {'kind': 'move', 'unit': 'a1', 'path': [" steps "]}"
#define AHEAD(mm)   "{'step': 'advance', 'distance': " mm "}"
#define BACK(mm)    "{'step': 'retire', 'distance': " mm "}"
#define ASIDE(mm, degrees) "{'step': 'oblique', 'distance': " mm ", 'angle': " degrees "}"
#define WHEEL(side, degrees) "{'step': 'wheel', 'side': '" side "', 'angle': " degrees "}"
#define TURN(degrees) "{'step': 'turn', 'angle': " degrees "}"
#define THEN ", "

#define GROUND(kind, x, y, w, h) \
  "'map': {'features': [{'id': 'f', 'kind': '" kind "', 'shape': {'type': 'rect', 'at': [" x ", " y "], 'width': " w ", " \
  "'height': " h "}}]}"

static const CoFieldCase steps[] = {
  { "C-MOV-1/bowmen-go-farther", "archer", "heavy", "a1 900 800 0" FAR, FIRST, NULL,
    "advance a1 203.3; refused C-MOV-2; advance a1 203.2; /units/a1/at/1 596.8" },
  { "C-MOV-2/a-hundredth-is-forgiven", "heavy", "heavy", "a1 900 800 0" FAR, FIRST, NULL,
    "advance a1 152.42; refused C-MOV-2; advance a1 152.41; /units/a1/at/1 647.59" },
  { "C-MOV-2/a-wheel-costs-the-outer-arc", "heavy", "heavy", "a1 900 800 0" FAR, FIRST, NULL,
    PATH (WHEEL ("right", "45") THEN AHEAD ("121")) "; refused C-MOV-2; "
    PATH (WHEEL ("right", "45") THEN AHEAD ("120.9")) "; /units/a1/facing 45" },
  { "C-MOV-2/a-turn-costs-an-inch-a-quarter", "heavy", "heavy", "a1 900 800 0" FAR, FIRST, NULL,
    PATH (TURN ("-90") THEN AHEAD ("127.1")) "; refused C-MOV-2; "
    PATH (TURN ("-90") THEN AHEAD ("127")) "; /units/a1/facing 270; /units/a1/at [763, 810]" },
  { "C-MOV-2/swerves-count", "heavy", "heavy", "a1 900 800 0" FAR, FIRST, NULL,
    PATH (ASIDE ("100", "30") THEN BACK ("52.5")) "; refused C-MOV-2; "
    PATH (ASIDE ("100", "30") THEN BACK ("52.4")) "; /units/a1/at [950, 765.8]" },
  { "C-MOV-3/oblique-beyond-45", "heavy", "heavy", "a1 900 800 0" FAR, FIRST, NULL,
    PATH (ASIDE ("50", "45.1")) "; refused C-MOV-3; " PATH (ASIDE ("50", "-45")) "; /units/a1/facing 0" },
  { "C-MOV-3/wheel-beyond-90", "heavy", "heavy", "a1 900 800 0" FAR, FIRST, NULL,
    PATH (WHEEL ("left", "90.1")) "; refused C-MOV-3; " PATH (WHEEL ("left", "0")) "; refused C-MOV-3" },
  { "C-MOV-3/turns-by-quarters", "heavy", "heavy", "a1 900 800 0" FAR, FIRST, NULL,
    PATH (TURN ("45")) "; refused C-MOV-3; " PATH (TURN ("180")) "; /units/a1/at [900, 820]; /units/a1/facing 180" },
  { "C-MOV-3/no-way-at-all", "heavy", "heavy", "a1 900 800 0" FAR, FIRST, NULL,
    "advance a1 0; refused C-MOV-3" },
  { "C-MOV-3/ill-formed-before-too-far", "heavy", "heavy", "a1 900 800 0" FAR, FIRST, NULL,
    PATH (AHEAD ("900") THEN ASIDE ("1", "60")) "; refused C-MOV-3" },
  { "C-SEQ-3/twice", "heavy", "heavy", "a1 900 800 0" FAR, FIRST, NULL,
    "advance a1 10; advance a1 10; refused C-SEQ-3" },
  { "C-SEQ-3/once-in-both-phases", "heavy", "heavy", "a1 900 800 0" FAR, FIRST, NULL,
    "advance a1 10; end; end; advance a1 10; refused C-SEQ-3" },
  { "C-MOV-4/the-last-hundredth", "heavy", "heavy", "a1 900 100 0" FAR, FIRST, NULL,
    "advance a1 100.02; refused C-MOV-4; advance a1 100; /units/a1/at/1 0" },
  { "C-MOV-4/a-corner-in-a-wheel", "heavy", "heavy", "a1 25 800 0" FAR, FIRST, NULL,
    PATH (WHEEL ("right", "45")) "; /units/a1/facing 45" },
};

static const CoFieldCase bodies[] = {
  { "C-MOV-5/over-an-enemy", "lancer", "light", "a1 900 600 0; b1 900 500 0", FIRST, NULL,
    "advance a1 81; refused C-MOV-5; advance a1 80.4; /units/a1/pinned true" },
  { "C-MOV-5/a-wheel-sweeps", "heavy", "heavy", "a1 900 600 0; b1 925 565 0 'status': 'routed'", FIRST, NULL,
    PATH (WHEEL ("left", "90")) "; refused C-MOV-5" },
  { "C-MOV-5/routed-ones-bar-the-way", "heavy", "heavy", "a1 900 600 0; b1 900 520 0 'status': 'routed'", FIRST, NULL,
    "advance a1 90; refused C-MOV-5" },
  { "C-MOV-6/half-a-millimetre", "heavy heavy", "heavy", "a1 900 600 0; a2 900 500 0" FAR, FIRST, NULL,
    "advance a1 81; refused C-MOV-6; advance a1 80.5; /units/a1/at/1 519.5" },
  { "C-MOV-7/through-the-line-before-it", "heavy heavy", "heavy", "a1 900 600 0; a2 900 570 0" FAR, FIRST, NULL,
    "advance a1 60; /units/a1/at/1 540" },
  { "C-MOV-7/not-through-routed", "heavy heavy", "heavy", "a1 900 600 0; a2 900 570 0 'status': 'routed'" FAR, FIRST, NULL,
    "advance a1 60; refused C-MOV-7" },
  { "C-MOV-7/not-through-rallying", "heavy heavy", "heavy",
    "a1 900 600 0; a2 900 570 0 'status': 'rallying', 'restore': 2" FAR, FIRST, NULL, "advance a1 60; refused C-MOV-7" },
  { "C-MOV-7/not-through-pinned", "heavy heavy", "heavy", "a1 900 700 0; a2 900 600 0; b1 900 600 180", FIRST, NULL,
    "advance a1 90; refused C-MOV-7; advance a1 80; /units/a1/at/1 620" },
  { "C-DBL-1/passes-nobody", "pikes heavy", "heavy", "a1 900 600 0; a2 900 570 0" FAR, FIRST, NULL,
    "advance a1 80; refused C-MOV-7" },
};

static const CoFieldCase ties[] = {
  { "C-ENG-1/pinned-by-the-enemy's-front", "heavy", "heavy", "a1 900 600 0; b1 920.5 590 270", FIRST, NULL,
    "/units/a1/pinned true; retire a1 30; refused C-ENG-1" },
  { "C-ENG-2/retires-out-of-reach", "heavy", "heavy", "a1 900 600 0; b1 900 540 180", FIRST, NULL,
    PATH (BACK ("10") THEN AHEAD ("5")) "; refused C-ENG-2; retire a1 16.2; refused C-ENG-2; retire a1 16.3; "
    "/units/a1/engaged []" },
  { "C-ENG-2/no-wheel-once-engaged", "heavy", "heavy", "a1 900 700 0; b1 900 540 180", FIRST, NULL,
    PATH (AHEAD ("100") THEN WHEEL ("left", "10")) "; refused C-ENG-2; "
    PATH (AHEAD ("50") THEN WHEEL ("left", "10")) "; /units/a1/facing 350" },
  { "C-ENG-3/only-frontal", "heavy", "heavy heavy", "a1 900 600 0; b1 930 540 180; b2 905 560 90", FIRST, NULL,
    "/units/a1/engaged ['b1']; advance a1 20; refused C-ENG-3" },
  { "C-ENG-5/centres-must-see-each-other", "heavy", "heavy", "a1 900 600 0; b1 900 540 90", FIRST, NULL,
    "/units/a1/engaged []" },
  { "C-ENG-4/corners-in-line-do-not-touch", "heavy", "heavy", "a1 900 600 0; b1 940 600 180", FIRST, NULL,
    "/units/a1/pinned false" },
  { "C-MEL-14/reorganising-only-retires", "heavy", "heavy", "a1 900 600 0 'reorganising': true" FAR, FIRST, NULL,
    "advance a1 10; refused C-MEL-14; retire a1 10; /units/a1/at/1 610" },
};

static const CoFieldCase evading[] = {
  { "C-EVA-1/stands", "heavy", "sling sling", "a1 900 600 0; b1 900 480 180; b2 200 200 180", FIRST, NULL,
    "advance a1 120; evade b2 10; refused C-EVA-1; stand b1; /units/a1/at/1 480; /units/b1/pinned true" },
  { "C-EVA-1/not-when-armed", "heavy", "legion", "a1 900 600 0; b1 900 480 180", FIRST, NULL,
    "advance a1 120; /units/b1/pinned true" },
  { "C-EVA-1/not-from-bowmen", "bow", "sling", "a1 900 600 0; b1 900 480 180", FIRST, NULL,
    "advance a1 120; /units/b1/pinned true" },
  { "C-EVA-2/no-way-or-too-far", "heavy", "sling", "a1 900 600 0; b1 900 480 180", FIRST, NULL,
    "advance a1 120; evade b1 0; refused C-EVA-2; evade b1 76.22; refused C-EVA-2; evade b1 1; /units/b1/at/1 479" },
  { "C-EVA-3/not-off-the-table", "heavy", "sling", "a1 900 180 0; b1 900 60 180", FIRST, NULL,
    "advance a1 120; evade b1 50; refused C-MOV-4; evade b1 40; /units/b1/at/1 20" },
  { "C-EVA-3/through-a-double-stand", "heavy", "sling pikes",
    "a1 900 600 0; b1 900 480 180; b2 900 455 180", FIRST, NULL,
    "advance a1 120; evade b1 40; refused C-MOV-6; evade b1 65; /units/b1/at/1 415" },
  { "C-EVA-4/may-not-charge-the-armed", "bow", "heavy", "a1 900 600 0; b1 900 520 180", FIRST, NULL,
    "advance a1 80; refused C-EVA-4" },
};

static const CoFieldCase relief[] = {
  { "C-LIN-6/both-have-moved", "heavy heavy", "medium", "a1 900 600 0; a2 900 660 0; b1 900 600 180", FIRST, NULL,
    "relieve a2 a1; /units/a1/moved true; /units/a2/moved true; /units/a1/at [900, 620]; /units/a2/pinned true" },
  { "C-LIN-6/not-from-aside", "heavy heavy", "medium", "a1 900 600 0; a2 941 640 0; b1 900 600 180", FIRST, NULL,
    "relieve a2 a1; refused C-LIN-6" },
  { "C-LIN-6/not-of-one-that-does-not-fight", "heavy heavy", "medium", "a1 900 600 0; a2 900 640 0" FAR, FIRST, NULL,
    "relieve a2 a1; refused C-LIN-6" },
  { "C-LIN-6/facing-alike", "heavy heavy", "medium", "a1 900 600 0; a2 900 660 45; b1 900 600 180", FIRST, NULL,
    "relieve a2 a1; refused C-LIN-6" },
  { "C-MOV-2/relief-within-the-allowance", "heavy heavy", "medium", "a1 900 600 0; a2 900 752.5 0; b1 900 600 180", FIRST,
    NULL, "relieve a2 a1; refused C-MOV-2" },
  { "C-MOV-6/relief-needs-room", "heavy heavy heavy", "medium",
    "a1 900 600 0; a2 900 680 0; a3 900 630 0; b1 900 600 180", FIRST, NULL, "relieve a2 a1; refused C-MOV-6" },
  { "C-SEQ-3/relief-is-a-move", "heavy heavy", "medium", "a1 900 600 0; a2 900 700 0; b1 900 600 180", FIRST, NULL,
    "advance a2 10; relieve a2 a1; refused C-SEQ-3" },
};

static const CoFieldCase grounds[] = {
  { "C-TER-1/a-stream", "heavy", "heavy", "a1 900 800 0" FAR, FIRST, GROUND ("stream", "0", "700", "1800", "10"),
    "advance a1 100; refused C-MOV-2; advance a1 90; /units/a1/at/1 710" },
  { "C-TER-2/half-a-millimetre-is-no-hill", "heavy", "heavy", "a1 900 800 0" FAR, FIRST,
    GROUND ("hill", "0", "600", "1800", "100"), "advance a1 100.4; /units/a1/at/1 699.6" },
  { "C-TER-1/a-wheel-through-a-wood", "heavy", "heavy", "a1 900 800 0" FAR, FIRST,
    GROUND ("wood", "860", "760", "25", "25"),
    PATH (WHEEL ("right", "45") THEN AHEAD ("60")) "; refused C-MOV-2" },
  { "C-TER-3/not-across-its-front", "heavy", "heavy", "a1 900 600 90" FAR, FIRST,
    GROUND ("river", "0", "520", "1800", "60"), "act {'kind': 'ford', 'unit': 'a1', 'river': 'f'}; refused C-TER-4" },
  { "C-TER-3/beyond-an-inch", "heavy", "heavy", "a1 900 605.5 0" FAR, FIRST,
    GROUND ("river", "0", "520", "1800", "60"), "act {'kind': 'ford', 'unit': 'a1', 'river': 'f'}; refused C-TER-4" },
  { "C-TER-3/a-blocked-bank-delays", "heavy heavy", "heavy", "a1 900 600 0; a2 900 499 0" FAR, FIRST,
    GROUND ("river", "0", "520", "1800", "60"),
    "act {'kind': 'ford', 'unit': 'a1', 'river': 'f'}; end; end; end; end; end; end; /units/a1/crossing/stage 'river'; "
    "end; end; end; end; end; end; /units/a1/crossing/stage 'river'; advance a2 30; end; end; end; end; end; end; "
    "/units/a1/crossing/stage 'far-bank'; /units/a1/at/1 499" },
};

static const CoFieldCase commanders[] = {
  { "C-CMD-4/twelve-inches-once", "heavy", "heavy", "a1 900 800 0; ac 900 850" FAR, FIRST, NULL,
    "act {'kind': 'move-commander', 'commander': 'ac', 'to': [900, 545.1]}; refused C-CMD-5; "
    "act {'kind': 'move-commander', 'commander': 'ac', 'to': [900, 545.2]}; /commanders/ac/moved true; "
    "act {'kind': 'move-commander', 'commander': 'ac', 'to': [900, 550]}; refused C-CMD-4" },
  { "C-CMD-5/clear-of-the-enemy", "heavy", "heavy", "a1 900 800 0; ac 900 750; b1 900 600 180", FIRST, NULL,
    "act {'kind': 'move-commander', 'commander': 'ac', 'to': [900, 609.9]}; refused C-CMD-5; "
    "act {'kind': 'move-commander', 'commander': 'ac', 'to': [900, 610]}; /commanders/ac/at/1 610" },
  { "C-CMD-5/stays-on-the-table", "heavy", "heavy", "a1 900 800 0; ac 100 850" FAR, FIRST, NULL,
    "act {'kind': 'move-commander', 'commander': 'ac', 'to': [-1, 850]}; refused C-MOV-4" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  co_field_add (steps, G_N_ELEMENTS (steps));
  co_field_add (bodies, G_N_ELEMENTS (bodies));
  co_field_add (ties, G_N_ELEMENTS (ties));
  co_field_add (evading, G_N_ELEMENTS (evading));
  co_field_add (relief, G_N_ELEMENTS (relief));
  co_field_add (grounds, G_N_ELEMENTS (grounds));
  co_field_add (commanders, G_N_ELEMENTS (commanders));

  return g_test_run ();
}
