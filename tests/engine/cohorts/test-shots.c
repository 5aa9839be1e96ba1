/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "co-field.h"

/* ---- The order of the checks (3.3) ---- */

static const CoFieldCase refusals[] = {
  { "C-MOR-9/routed", "bow", "heavy", "a1 900 700 0 'status': 'routed', 'fired': true; b1 900 500 180", "fire", NULL,
    "shoot a1 b1; refused C-MOR-9" },
  { "C-RAL-3/rallying", "bow", "heavy", "a1 900 700 0 'status': 'rallying', 'restore': 1; b1 900 500 180", "fire", NULL,
    "shoot a1 b1; refused C-RAL-3" },
  { "C-SEQ-2/lost", "bow heavy", "heavy", "a1 900 700 0 'status': 'eliminated'; a2 200 1000 0; b1 900 500 180", "fire", NULL,
    "shoot a1 b1; refused C-SEQ-2" },
  { "C-SEQ-2/not-in-a-move", "bow", "heavy", "a1 900 700 0; b1 900 500 180", "move-first", NULL,
    "shoot a1 b1; refused C-SEQ-2" },
  { "C-SEQ-4/before-the-weapon", "heavy", "heavy", "a1 900 700 0 'fired': true; b1 900 500 180", "fire", NULL,
    "shoot a1 b1; refused C-SEQ-4" },
  { "C-TER-5/in-the-water", "heavy", "heavy", "a1 900 700 0; b1 900 500 180", "fire",
    "'map': {'features': [{'id': 'r', 'kind': 'river', 'shape': {'type': 'rect', 'at': [0, 710], 'width': 1800, "
    "'height': 60}}]}", "shoot a1 b1; refused C-TER-5" },
  { "C-FIR-1/no-missiles-before-all-that-follows", "heavy", "heavy", "a1 900 600 0; b1 900 600 180", "fire", NULL,
    "shoot a1 b1; refused C-FIR-1" },
  { "C-PIL-3/gone-before-pinned", "legion", "heavy", "a1 900 600 0 'pila': false; b1 900 600 180", "fire", NULL,
    "shoot a1 b1; refused C-PIL-3" },
  { "C-FIR-7/pinned-before-the-target", "legion", "heavy", "a1 900 600 0; b1 900 600 180", "fire", NULL,
    "shoot a1 b1; refused C-FIR-7" },
  { "C-FIR-5/before-the-arc", "bow heavy", "heavy", "a1 900 700 180; a2 900 600 0; b1 900 600 180", "fire", NULL,
    "shoot a1 b1; refused C-FIR-5" },
  { "C-FIR-5/stacked", "bow heavy", "heavy heavy",
    "a1 860 400 180; a2 900 600 0; b1 900 600 180; b2 900 560 180 'stacked-behind': 'b1'", "fire", NULL,
    "/units/b2/pinned true; shoot a1 b2; refused C-FIR-5" },
  { "C-FIR-5/the-merely-engaged-may-be", "bow heavy", "heavy", "a1 820 700 0; a2 900 600 0; b1 900 560 180", "fire", NULL,
    "/units/b1/engaged ['a2']; shoot a1 b1" },
  { "C-FIR-3/behind-it", "bow", "heavy", "a1 900 500 0; b1 900 700 180", "fire", NULL, "shoot a1 b1; refused C-FIR-3" },
  { "C-FIR-3/on-the-ray", "bow", "heavy", "a1 900 500 0; b1 1040 390 180", "fire", NULL,
    "shoot a1 b1; refused C-FIR-3" },
  { "C-FIR-3/inside-it", "bow", "heavy", "a1 900 500 0; b1 1039.9 390 180", "fire", NULL, "shoot a1 b1" },
  { "C-FIR-1/not-carried-before-the-range", "bow", "heavy", "a1 900 1100 0; b1 900 300 180", "fire", NULL,
    "shoot a1 b1 sling; refused C-FIR-1; shoot a1 b1; refused C-FIR-2" },
  { "C-FIR-2/bow", "bow bow", "heavy heavy", "a1 500 700 0; a2 900 700 0; b1 500 344.4 180; b2 900 344.3 180", "fire", NULL,
    "shoot a2 b2; refused C-FIR-2; shoot a1 b1" },
  { "C-FIR-2/sling", "sling sling", "heavy heavy", "a1 500 700 0; a2 900 700 0; b1 500 496.8 180; b2 900 496.7 180", "fire",
    NULL, "shoot a2 b2; refused C-FIR-2; shoot a1 b1" },
  { "C-FIR-2/javelin", "javelin javelin", "heavy heavy", "a1 500 700 0; a2 900 700 0; b1 500 623.8 180; b2 900 623.7 180",
    "fire", NULL, "shoot a2 b2; refused C-FIR-2; shoot a1 b1" },
  { "C-FIR-2/from-edge-to-corner", "javelin", "heavy", "a1 500 700 0; b1 575 652 180", "fire", NULL,
    "shoot a1 b1" },
  { "C-FIR-2/the-first-that-reaches", "elephant", "heavy", "a1 500 700 0; b1 500 500 180", "fire", NULL,
    "odds shoot a1 b1; /weapon 'bow'; odds shoot a1 b1 bow; /weapon 'bow'; shoot a1 b1 javelin; refused C-FIR-2" },
  { "C-FIR-4/a-friend-in-the-line", "bow heavy", "heavy", "a1 900 700 0; a2 900 600 0; b1 900 450 180", "fire", NULL,
    "shoot a1 b1; refused C-FIR-4" },
  { "C-FIR-4/an-enemy-in-the-line", "bow", "heavy heavy", "a1 900 700 0; b2 900 600 180; b1 900 450 180", "fire", NULL,
    "shoot a1 b1; refused C-FIR-4" },
  { "C-FIR-4/an-inch-of-wood", "bow", "heavy", "a1 900 700 0; b1 900 500 180", "fire",
    "'map': {'features': [{'id': 'w', 'kind': 'wood', 'shape': {'type': 'rect', 'at': [800, 600], 'width': 200, "
    "'height': 25.4}}]}", "shoot a1 b1" },
  { "C-FIR-4/more-than-an-inch", "bow", "heavy", "a1 900 700 0; b1 900 500 180", "fire",
    "'map': {'features': [{'id': 'w', 'kind': 'wood', 'shape': {'type': 'rect', 'at': [800, 600], 'width': 200, "
    "'height': 25.5}}]}", "shoot a1 b1; refused C-FIR-4" },
  { "C-FIR-4/two-woods-on-each-other-count-once", "bow", "heavy", "a1 900 700 0; b1 900 500 180", "fire",
    "'map': {'features': [{'id': 'w', 'kind': 'wood', 'shape': {'type': 'rect', 'at': [800, 600], 'width': 200, "
    "'height': 20}}, {'id': 'v', 'kind': 'wood', 'shape': {'type': 'rect', 'at': [850, 600], 'width': 200, "
    "'height': 20}}]}", "shoot a1 b1" },
  { "C-FIR-4/two-woods-add", "bow", "heavy", "a1 900 700 0; b1 900 500 180", "fire",
    "'map': {'features': [{'id': 'w', 'kind': 'wood', 'shape': {'type': 'rect', 'at': [800, 600], 'width': 200, "
    "'height': 15}}, {'id': 'v', 'kind': 'wood', 'shape': {'type': 'rect', 'at': [850, 640], 'width': 200, "
    "'height': 15}}]}", "shoot a1 b1; refused C-FIR-4" },
  { "C-FIR-4/the-target-s-own-wood", "bow", "heavy", "a1 900 700 0; b1 900 500 180", "fire",
    "'map': {'features': [{'id': 'w', 'kind': 'wood', 'shape': {'type': 'rect', 'at': [800, 470], 'width': 200, "
    "'height': 46}}]}", "shoot a1 b1; refused C-FIR-4" },
};

/* ---- Hits ---- */

static const CoFieldCase hits[] = {
  { "C-FIR-8/medium-on-eight", "bow", "medium", "a1 900 700 0; b1 900 500 180", "fire", NULL,
    "dice 4 4; shoot a1 b1; /units/b1/figures 4; /units/a1/fired true; end; /units/b1/figures 3; /phase 'move-last'; "
    "event shot 1; event casualties 1" },
  { "C-FIR-8/cataphracts-on-ten", "bow bow", "cataphract medium",
    "a1 900 700 0; a2 860 700 0; b1 900 500 180; b2 200 200 180", "fire", NULL,
    "shoot a1 b1; shoot a2 b1; dice 4 5 5 5; end; /units/b1/figures 3" },
  { "C-FIR-9/casualties-so-far", "bow", "bow", "a1 900 600 0; b1 900 300 180 'figures': 2", "fire", NULL,
    "shoot a1 b1; end; /decision/kind 'return-fire'; /decision/units ['b1']; shoot b1 a1; dice 4 4 4 4; end; "
    "/units/a1/figures 4; /units/b1/figures 1" },
  { "C-FIR-10/the-last-man-shoots-back", "bow", "bow", "a1 900 600 0; b1 900 300 180 'figures': 1", "fire", NULL,
    "shoot a1 b1; end; shoot b1 a1; dice 6 4 5 5; end; /units/b1/status 'eliminated'; /units/a1/figures 3" },
  { "C-FIR-10/more-hits-than-figures", "bow bow", "light medium",
    "a1 900 700 0; a2 860 700 0; b1 900 500 180 'figures': 1; b2 200 200 180", "fire", NULL,
    "shoot a1 b1; shoot a2 b1; dice 6 6 6 6; end; /units/b1/status 'eliminated'; /points/b/lost 12" },
  { "C-DBL-4/a-double-stand-shoots-less-all-its-casualties", "bow", "levy medium",
    "a1 900 700 0; b1 900 500 180; b2 200 200 180", "fire", NULL,
    "odds shoot a1 b1; /outcomes/hit 0.58333; shoot a1 b1; dice 4 3; end; /units/b1/figures 7" },
  { "C-TER-9/in-a-wood", "bow", "medium", "a1 900 700 0; b1 900 500 180", "fire",
    "'map': {'features': [{'id': 'w', 'kind': 'wood', 'shape': {'type': 'rect', 'at': [800, 480], 'width': 200, "
    "'height': 25}}]}", "odds shoot a1 b1; /modifier -1; /outcomes/hit 0.27778; shoot a1 b1; dice 4 4; end; "
    "/units/b1/figures 4" },
  { "C-TER-9/downhill", "bow", "medium", "a1 900 700 0; b1 900 500 180", "fire",
    "'map': {'features': [{'id': 'h', 'kind': 'hill', 'shape': {'type': 'rect', 'at': [800, 400], 'width': 200, "
    "'height': 150}}]}", "odds shoot a1 b1; /modifier -1" },
  { "C-TER-9/uphill", "bow", "medium", "a1 900 700 0; b1 900 500 180", "fire",
    "'map': {'features': [{'id': 'h', 'kind': 'hill', 'shape': {'type': 'rect', 'at': [800, 650], 'width': 200, "
    "'height': 150}}]}", "odds shoot a1 b1; /modifier 0" },
  { "C-TER-9/on-the-bank", "bow", "medium", "a1 900 700 0; b1 900 500 180", "fire",
    "'map': {'features': [{'id': 's', 'kind': 'stream', 'shape': {'type': 'rect', 'at': [0, 525.4], 'width': 1800, "
    "'height': 25}}]}", "odds shoot a1 b1; /modifier -1" },
  { "C-TER-9/too-far-from-it", "bow", "medium", "a1 900 700 0; b1 900 500 180", "fire",
    "'map': {'features': [{'id': 's', 'kind': 'stream', 'shape': {'type': 'rect', 'at': [0, 525.5], 'width': 1800, "
    "'height': 25}}]}", "odds shoot a1 b1; /modifier 0" },
  { "C-TER-9/in-the-water", "bow", "medium", "a1 900 700 0; b1 900 500 180", "fire",
    "'map': {'features': [{'id': 's', 'kind': 'stream', 'shape': {'type': 'rect', 'at': [0, 490], 'width': 1800, "
    "'height': 25}}]}", "odds shoot a1 b1; /modifier 0" },
  { "C-TER-9/once", "bow", "medium", "a1 900 700 0; b1 900 500 180", "fire",
    "'map': {'features': [{'id': 's', 'kind': 'stream', 'shape': {'type': 'rect', 'at': [0, 505], 'width': 1800, "
    "'height': 15}}, {'id': 'w', 'kind': 'wood', 'shape': {'type': 'rect', 'at': [800, 470], 'width': 200, "
    "'height': 32}}]}", "odds shoot a1 b1; /modifier -1" },
  { "C-CHA-3/eight-is-a-crewman", "bow", "chariot medium", "a1 900 700 0; b1 900 500 180; b2 200 200 180", "fire", NULL,
    "odds shoot a1 b1; /outcomes/crew 0.44444; /outcomes/destroyed 0.16667; shoot a1 b1; dice 4 4; end; "
    "/units/b1/figures 1; /units/b1/status 'steady'" },
  { "C-CHA-3/nine-is-nothing", "bow", "chariot medium", "a1 900 700 0; b1 900 500 180; b2 200 200 180", "fire", NULL,
    "shoot a1 b1; dice 4 5; end; /units/b1/figures 2" },
  { "C-CHA-3/ten-is-all", "bow", "chariot medium", "a1 900 700 0; b1 900 500 180; b2 200 200 180", "fire", NULL,
    "shoot a1 b1; dice 4 6; end; /units/b1/status 'eliminated'" },
  { "C-CHA-1/each-chariot-shoots-alone", "chariot chariot", "medium", "a1 900 570 0; a2 860 570 0; b1 880 500 180", "fire", NULL,
    "shoot a1 b1; shoot a1 b1; refused C-SEQ-4; shoot a2 b1; dice 4 4 4 4; end; /units/b1/figures 2" },
  { "C-ELE-2/the-crew-shoots-as-one-stand", "elephant", "medium", "a1 900 700 0 'figures': 2; b1 900 500 180", "fire", NULL,
    "odds shoot a1 b1; /rolls 1; /modifier -1; shoot a1 b1; dice 4 5; end; /units/b1/figures 3" },
  { "C-ELE-3/it-routs-and-frightens", "bow", "elephant heavy medium",
    "a1 900 700 0; b1 900 500 180; b2 900 440 180; b3 200 200 180", "fire", NULL,
    "shoot a1 b1; end; dice 4 5 2 3; end; /units/b1/status 'routed'; /units/b1/figures 3; /units/b1/at [900, 231.4]; "
    "/units/b1/facing 0; /units/b2/status 'steady'; event morale-test 1" },
  { "C-ELE-4/ten-kills", "bow", "elephant medium", "a1 900 700 0; b1 900 500 180; b2 200 200 180", "fire", NULL,
    "odds shoot a1 b1; /outcomes/rout 0.41667; /outcomes/killed 0.16667; shoot a1 b1; end; dice 4 6; end; "
    "/units/b1/status 'eliminated'; /points/b/lost 12" },
};

/* ---- Answers ---- */

static const CoFieldCase answers[] = {
  { "C-FIR-6/not-from-a-flank", "bow heavy", "bow", "a1 900 600 270; b1 700 600 180; a2 900 900 0", "fire", NULL,
    "shoot a1 b1; dice 3 4; end; /phase 'move-last'" },
  { "C-FIR-6/on-the-ray-is-flank", "bow", "bow", "a1 1020 500 315; b1 900 400 180", "fire", NULL,
    "shoot a1 b1; dice 1 1; end; /phase 'move-last'" },
  { "C-FIR-6/inside-it-is-front", "bow", "bow", "a1 1019 500 315; b1 900 400 180", "fire", NULL,
    "shoot a1 b1; end; /decision/kind 'return-fire'" },
  { "C-FIR-6/only-the-shooter", "bow bow", "bow bow", "a1 900 700 0; a2 700 700 0; b1 900 500 180; b2 700 500 180",
    "fire", NULL,
    "shoot a1 b1; end; /decision/units ['b1']; shoot b1 a2; refused C-FIR-6; shoot b2 a1; refused C-FIR-6; shoot b1 a1; "
    "shoot b1 a1; refused C-SEQ-4" },
  { "C-FIR-6/answering-is-free-choice", "bow", "bow", "a1 900 700 0; b1 900 500 180", "fire", NULL,
    "shoot a1 b1; end; /decision/kind 'return-fire'; dice 1 1; end; /phase 'move-last'" },
  { "C-FIR-6/a-shorter-weapon-does-not-answer", "bow", "sling", "a1 900 700 0; b1 900 400 180", "fire", NULL,
    "shoot a1 b1; dice 1 1; end; /phase 'move-last'" },
  { "C-SEQ-4/its-own-shot-is-another", "bow", "bow", "a1 900 700 0; b1 900 500 180", "fire", NULL,
    "shoot a1 b1; end; shoot b1 a1; dice 1 1 1 1; end; end; end; /active 'b'; shoot b1 a1; /units/b1/fired true" },
};

/* ---- Pila ---- */

static const CoFieldCase pila[] = {
  { "C-PIL-1/two-rolls", "legion", "medium", "a1 900 600 0; b1 900 540 180", "fire", NULL,
    "odds shoot a1 b1; /rolls 2; /weapon 'pila'; /outcomes/hit 0.41667; shoot a1 b1; dice 4 4 6 3; end; "
    "/units/b1/figures 2; /units/a1/pila false; event shot 2" },
  { "C-PIL-1/in-answer-too", "javelin", "legion", "a1 900 600 0; b1 900 540 180", "fire", NULL,
    "shoot a1 b1; end; /decision/kind 'return-fire'; shoot b1 a1; dice 1 1 5 5 3 3; end; /units/a1/figures 3; "
    "/units/b1/pila false; /units/b1/figures 4" },
  { "C-PIL-2/gone-for-good", "legion medium", "medium", "a1 900 600 0; a2 200 1000 0; b1 900 540 180", "fire", NULL,
    "shoot a1 b1; dice 1 1 1 1; end; end; end; end; end; end; shoot a1 b1; refused C-PIL-3" },
  { "C-PIL-4/of-the-charger", "legion medium", "medium medium",
    "a1 900 600 0; b1 900 600 180; a1 charges b1; a2 200 1000 0; b2 200 200 180", "move-last", NULL,
    "end; /decision/kind 'volley'; /decision/side 'a'; /decision/units ['a1']; shoot a1 b1; shoot a1 b1; refused C-SEQ-4; "
    "dice 4 4 1 1; end; /units/b1/figures 3; /units/a1/pila false; /decision/kind 'melee'; event volley 1" },
  { "C-PIL-4/of-the-charged", "medium medium", "legion medium",
    "a1 900 600 0; b1 900 600 180; a1 charges b1; a2 200 1000 0; b2 200 200 180", "move-last", NULL,
    "end; /decision/side 'b'; shoot b1 a1; dice 6 6 4 4; end; /units/a1/figures 2; /decision/kind 'melee'" },
  { "C-PIL-4/both-at-once", "legion medium", "legion medium",
    "a1 900 600 0; b1 900 600 180; a1 charges b1; a2 200 1000 0; b2 200 200 180", "move-last", NULL,
    "end; shoot a1 b1; end; /decision/side 'b'; shoot b1 a1; dice 6 6 6 6 4 5 1 1; end; /units/b1/figures 2; "
    "/units/a1/figures 3; event volley 2; event shot 4" },
  { "C-PIL-4/not-without-a-contact-of-this-turn", "legion medium", "medium medium",
    "a1 900 600 0; b1 900 600 180; a2 200 1000 0; b2 200 200 180", "move-last", NULL, "end; /decision/kind 'melee'" },
  { "C-PIL-4/not-after-a-shot", "legion medium", "medium medium",
    "a1 900 600 0 'fired': true; b1 900 600 180; a1 charges b1; a2 200 1000 0; b2 200 200 180", "move-last", NULL,
    "end; /decision/kind 'melee'" },
  { "C-PIL-4/not-at-another", "legion medium", "medium medium",
    "a1 900 600 0; b1 884 600 180; b2 924.5 600 180; a1 charges b1; a2 200 1000 0", "move-last", NULL,
    "end; shoot a1 b2; refused C-PIL-4; shoot a1 b1 javelin; refused C-PIL-4; end; /decision/kind 'melee'" },
  { "C-PIL-4/not-from-a-flank-that-was-struck", "medium medium", "legion medium",
    "a1 920 590 270; b1 900 600 180; a1 charges b1; a2 200 1000 0; b2 200 200 180", "move-last", NULL,
    "dice 1 1; end; /decision/kind 'melee'" },
  { "C-PIL-4/the-charge-of-a-move", "legion medium", "legion medium",
    "a1 900 700 0; b1 900 600 180; a2 200 1000 0; b2 200 200 180", "move-first", NULL,
    "advance a1 100; end; end; end; /decision/kind 'volley'; end; /decision/side 'b'; end; /decision/kind 'melee'; "
    "/units/a1/pila true" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  co_field_add (refusals, G_N_ELEMENTS (refusals));
  co_field_add (hits, G_N_ELEMENTS (hits));
  co_field_add (answers, G_N_ELEMENTS (answers));
  co_field_add (pila, G_N_ELEMENTS (pila));

  return g_test_run ();
}
