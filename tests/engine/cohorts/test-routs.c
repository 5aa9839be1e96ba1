/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "co-field.h"

#define LAST "move-last"

/* b1 loses to a1 and routs (10): the dice of others follow. */
#define FIGHT "a1 900 600 0; b1 900 600 180; "
#define ROUT  "end; dice 6 1 5 5"

/* ---- The way of a router ---- */

static const CoFieldCase ways[] = {
  { "C-MOR-11/to-its-rear-and-turned", "heavy heavy", "medium heavy", FIGHT "a2 200 1000 0; b2 200 200 180", LAST, NULL,
    ROUT " 6 6; melee m1; /units/b1/at [900, 427.6]; /units/b1/facing 0" },
  { "C-MOR-11/not-halved", "heavy heavy", "medium heavy", FIGHT "a2 200 1000 0; b2 200 200 180", LAST,
    "'map': {'features': [{'id': 'w', 'kind': 'wood', 'shape': {'type': 'rect', 'at': [800, 300], 'width': 200, "
    "'height': 280}}]}", ROUT " 6 6; melee m1; /units/b1/at/1 427.6" },
  { "C-MOR-5/an-enemy-in-the-way", "heavy heavy", "medium heavy", FIGHT "a2 900 500 0; b2 200 200 180", LAST, NULL,
    ROUT "; melee m1; /units/b1/status 'eliminated'; /points/b/lost 16; event routed 0" },
  { "C-MOR-6/off-the-table", "heavy heavy", "medium heavy",
    "a1 900 150 0; b1 900 150 180; a2 200 1000 0; b2 200 200 180", LAST, NULL,
    ROUT "; melee m1; /units/b1/status 'eliminated'" },
  { "C-MOR-6/just-on-the-table", "heavy heavy", "medium heavy",
    "a1 900 172.4 0; b1 900 172.4 180; a2 200 1000 0; b2 200 200 180", LAST, NULL,
    ROUT " 6 6; melee m1; /units/b1/at/1 0" },
  { "C-MOR-7/on-until-clear", "heavy heavy", "medium medium", FIGHT "a2 200 1000 0; b2 900 440 180", LAST, NULL,
    ROUT " 4 3 6 6; melee m1; /units/b2/status 'steady'; /units/b1/at/1 399.6" },
  { "C-MOR-12/a-river", "heavy heavy", "medium heavy", FIGHT "a2 200 1000 0; b2 200 200 180", LAST,
    "'map': {'features': [{'id': 'r', 'kind': 'river', 'shape': {'type': 'rect', 'at': [0, 480], 'width': 1800, "
    "'height': 20}}]}", ROUT " 6 6; melee m1; /units/b1/at/1 500" },
  { "C-MOR-10/caught", "heavy heavy", "medium heavy",
    "a1 900 600 0; b1 900 580 0 'status': 'routed'; a2 200 1000 0; b2 200 200 180", LAST, NULL,
    "end; /units/b1/status 'eliminated'; /active 'b'" },
  { "C-MOR-9/takes-no-orders", "heavy heavy", "medium heavy",
    "a1 900 600 0; b1 900 400 0 'status': 'routed'; a2 200 1000 0; b2 200 200 180", "b move-first", NULL,
    "advance b1 10; refused C-MOR-9" },
};

/* ---- Whom it frightens ---- */

static const CoFieldCase fears[] = {
  { "C-MOR-2/adjacent-at-a-width", "heavy heavy", "medium medium heavy",
    FIGHT "a2 200 1000 0; b2 980 600 180; b3 200 200 180", LAST, NULL,
    ROUT " 2 2 6 6; melee m1; /units/b2/status 'steady'; event morale-test 1" },
  { "C-MOR-4/three-added", "heavy heavy", "medium medium heavy",
    FIGHT "a2 200 1000 0; b2 980 600 180; b3 200 200 180", LAST, NULL,
    ROUT " 2 3 6 6 6 6; melee m1; /units/b2/status 'rallying'; /units/b2/at/1 427.6; event routed 2" },
  { "C-MOR-2/beyond-a-width", "heavy heavy", "medium medium heavy",
    FIGHT "a2 200 1000 0; b2 980.1 600 180; b3 200 200 180", LAST, NULL,
    ROUT " 6 6; melee m1; event morale-test 0" },
  { "C-MOR-2/not-the-second-of-a-closed-line", "heavy heavy", "medium heavy heavy",
    FIGHT "a2 200 1000 0; b2 940 600 180; b3 980 600 180", LAST, NULL,
    ROUT " 2 3 6 6; melee m1; event morale-test 1; /units/b2/status 'steady'" },
  { "C-MOR-8/each-router-its-own-round", "heavy heavy", "medium medium medium heavy",
    FIGHT "a2 200 1000 0; b2 940 600 180; b3 980 600 180; b4 200 200 180", LAST, NULL,
    ROUT " 2 3 3 2 6 6 6 6 6 6; melee m1; event morale-test 2; event routed 3; /units/b3/at/1 427.6" },
  { "C-MOR-3/behind-without-a-modifier", "heavy heavy", "medium medium heavy",
    FIGHT "a2 200 1000 0; b2 900 395 180; b3 200 200 180", LAST, NULL,
    ROUT " 4 3 6 6; melee m1; /units/b2/status 'steady'; event morale-test 1" },
  { "C-MOR-2/passed-nearer-than-a-width", "heavy heavy", "medium medium heavy",
    FIGHT "a2 200 1000 0; b2 979.9 500 180; b3 200 200 180", LAST, NULL,
    ROUT " 4 4 6 6 6 6; melee m1; event routed 2" },
  { "C-MOR-2/passed-at-a-width", "heavy heavy", "medium medium heavy",
    FIGHT "a2 200 1000 0; b2 980 500 180; b3 200 200 180", LAST, NULL,
    ROUT " 6 6; melee m1; event morale-test 0" },
  { "C-MOR-2/not-the-enemy", "heavy heavy", "medium medium",
    FIGHT "a2 945 600 0; b2 200 200 180", LAST, NULL, ROUT " 6 6; melee m1; event morale-test 0" },
  { "C-MOR-2/once-a-chain", "heavy heavy heavy", "medium medium heavy",
    "a1 860 600 0; b1 860 600 180; a2 940 600 0; b2 940 600 180; b3 900 560 180; a3 200 1000 0", LAST, NULL,
    "/melees/m1/sides/b ['b1', 'b2']; " ROUT " 2 2 6 6 6 6; melee m1; event morale-test 1; event routed 2" },
  { "C-MOR-2/those-who-rally-test-too", "heavy heavy", "medium medium heavy",
    FIGHT "a2 200 1000 0; b2 980 600 180 'status': 'rallying', 'restore': 1; b3 200 200 180", LAST, NULL,
    ROUT " 2 3 6 6 1 1; melee m1; event morale-test 1; /units/b2/status 'eliminated'" },
};

/* ---- Chariots and elephants beside a router ---- */

static const CoFieldCase classes[] = {
  { "C-CHA-4/chariots-fail-at-seven", "heavy heavy", "medium chariot heavy",
    FIGHT "a2 200 1000 0; b2 950 600 180; b3 200 200 180", LAST, NULL,
    ROUT " 2 2 6 6 6 6; melee m1; /units/b2/status 'rallying'; /units/b2/at/1 306" },
  { "C-CHA-4/and-hold-at-six", "heavy heavy", "medium chariot heavy",
    FIGHT "a2 200 1000 0; b2 950 600 180; b3 200 200 180", LAST, NULL,
    ROUT " 1 2 6 6; melee m1; /units/b2/status 'steady'" },
  { "C-CHA-5/and-rally-at-nine", "heavy heavy", "medium chariot heavy",
    FIGHT "a2 200 1000 0; b2 950 600 180; b3 200 200 180", LAST, NULL,
    ROUT " 2 2 6 6 4 4; melee m1; /units/b2/status 'eliminated'" },
  { "C-ELE-9/elephants-fail-at-seven", "heavy heavy", "medium elephant heavy",
    FIGHT "a2 200 1000 0; b2 950 600 180; b3 200 200 180", LAST, NULL,
    ROUT " 2 2 6 6; melee m1; event routed 2; /units/b2/status 'eliminated'" },
  { "C-MOR-1/medium-at-eight", "heavy heavy", "medium medium heavy",
    FIGHT "a2 200 1000 0; b2 900 395 180; b3 200 200 180", LAST, NULL,
    ROUT " 4 4 6 6 6 6; melee m1; event routed 2" },
  { "C-MOR-1/heavy-at-nine", "heavy heavy", "medium heavy heavy",
    FIGHT "a2 200 1000 0; b2 900 395 180; b3 200 200 180", LAST, NULL,
    ROUT " 4 4 6 6; melee m1; event routed 1" },
  { "C-MOR-1/bare-at-seven", "heavy heavy", "medium bare heavy",
    FIGHT "a2 200 1000 0; b2 900 395 180; b3 200 200 180", LAST, NULL,
    ROUT " 4 3 6 6 6 6; melee m1; event routed 2" },
};

/* ---- Flank and rear (C-FLK) ---- */

#define LINE "b1 900 600 180; b2 860 600 180; b3 820 600 180; b4 780 600 180; b5 740 600 180; "
#define FIVE "a1 1021 590 270; a2 860 600 0; a3 820 600 0; a4 780 600 0; a5 740 600 0"
#define ROLL "advance a1 101; end; end; "

static const CoFieldCase flanks[] = {
  { "C-FLK-6/it-holds", "horse heavy heavy heavy heavy", "heavy heavy heavy heavy heavy", LINE FIVE, "move-first", NULL,
    ROLL "dice 2 3; end; /units/b1/status 'steady'; /melees/m1/points/a 112; /melees/m1/points/b 100; "
    "event morale-test 1; odds melee m1; "
    "/contributions/a/0/bonuses [{'rule': 'C-FLK-6', 'per-figure': 3}]" },
  { "C-FLK-5/two-of-five", "horse heavy heavy heavy heavy", "heavy heavy heavy heavy heavy", LINE FIVE, "move-first", NULL,
    ROLL "dice 3 3 3 3 2 2 1 2 6 6 6 6; end; /units/b1/at/1 427.6; /units/b2/status 'rallying'; /units/b3/figures 4; "
    "/units/a2/figures 4; /active 'b'; event quarter-test 1; event melee 0" },
  { "C-FLK-3/the-next-in-line-adds-three", "horse heavy heavy heavy heavy", "heavy heavy heavy heavy heavy", LINE FIVE,
    "move-first", NULL,
    ROLL "dice 3 3 2 3; end; event morale-test 2; /units/b2/status 'steady'; /units/b1/status 'routed'" },
  { "C-FLK-4/until-the-line-is-gone", "horse heavy heavy heavy heavy", "heavy heavy heavy heavy heavy heavy",
    LINE FIVE "; b6 200 200 180", "move-first", NULL,
    ROLL "dice 3 3 3 3 3 3 3 3 3 3 6 6 6 6 6 6 6 6 6 6; end; /units/b5/status 'rallying'; /units/b5/at/1 427.6; /active 'b'" },
  { "C-FLK-5/one-of-five-fights-on", "horse heavy heavy heavy heavy", "heavy heavy heavy heavy heavy", LINE FIVE,
    "move-first", NULL,
    ROLL "dice 3 3 3 2; end; /decision/kind 'melee'; /melees/m1/sides/b ['b2', 'b3', 'b4', 'b5']; "
    "/melees/m1/sides/a ['a2', 'a3', 'a4', 'a5']; event quarter-test 0" },
  { "C-FLK-5/pushed-back-by-it", "horse heavy heavy heavy heavy", "heavy heavy heavy heavy heavy", LINE FIVE,
    "move-first", NULL,
    ROLL "dice 3 3 3 3 2 2 4 4; end; /units/b3/at/1 523.8; /units/b5/push-backs 1; /decision/kind 'follow'" },
  { "C-FLK-1/a-swing-onto-a-front-corner-is-no-flank", "horse heavy", "heavy heavy",
    "a1 1000 700 315; b1 900 600 180; a2 200 1000 0; b2 200 200 180", "move-first", NULL,
    "advance a1 127.2; end; end; end; event morale-test 0; /decision/kind 'melee'" },
  { "C-FLK-7/struck-in-the-rear", "heavy heavy heavy", "heavy heavy",
    "a1 900 600 0; b1 900 600 180; a2 900 500 180; a3 200 1000 0; b2 200 200 180", "move-first", NULL,
    "advance a2 80; end; end; dice 3 3; end; /units/b1/status 'eliminated'; event routed 0; /active 'b'" },
  { "C-FLK-2/in-the-turn-of-contact-alone", "horse heavy", "heavy heavy",
    "a1 920 590 270; b1 900 600 180; a2 200 1000 0; b2 200 200 180", LAST, NULL,
    "end; event morale-test 0; /melees/m1/points/a 20; dice 3 3; melee m1" },
  { "C-FLK-8/the-striker-is-shaken", "medium medium heavy", "heavy heavy",
    "a1 920 590 270; a1 charges b1; b1 900 600 180; a2 990 600 0; a3 200 1000 0; b2 990 600 180", LAST, NULL,
    "/melees/m1/sides/a ['a1']; /melees/m2/sides/a ['a2']; dice 1 1; end; dice 6 1 1 1; melee m1; dice 1 6 5 5 1 1; "
    "melee m2; event morale-test 1; /units/a2/status 'routed'; /units/a1/status 'eliminated'" },
};

/* ---- Rallying (C-RAL) ---- */

static const CoFieldCase rallies[] = {
  { "C-RAL-1/by-class", "heavy", "light medium heavy heavy",
    "a1 900 1000 0; b1 900 300 0 'status': 'routed'; b2 1100 300 0 'status': 'routed'; b3 1300 300 0 'status': 'routed'; "
    "b4 200 200 180", LAST, NULL,
    "dice 4 4 4 4 3 4; end; /units/b1/status 'eliminated'; /units/b2/status 'rallying'; /units/b3/status 'rallying'; "
    "/units/b2/restore 2; event rally-test 3; advance b2 10; refused C-RAL-3" },
  { "C-RAL-2/no-second-try", "heavy", "heavy heavy",
    "a1 900 1000 0; b1 900 300 0 'status': 'routed'; b2 200 200 180", LAST, NULL,
    "dice 3 3; end; /units/b1/status 'eliminated'; event eliminated 1" },
  { "C-RAL-3/two-own-turns", "heavy", "light heavy",
    "a1 900 1000 0; b1 900 300 0 'status': 'rallying', 'restore': 2; b2 200 200 180", "b move-last", NULL,
    "end; /units/b1/restore 1; end; end; end; /units/b1/restore 1; end; end; end; /units/b1/status 'steady'; "
    "/units/b1/restore 0" },
  { "C-RAL-4/once-an-exchange", "bow bow", "light heavy",
    "a1 900 500 0; a2 860 500 0; b1 900 300 0 'figures': 3, 'status': 'rallying', 'restore': 1; b2 200 200 180", "fire", NULL,
    "shoot a1 b1; shoot a2 b1; dice 6 6 6 6; end; /units/b1/figures 1; /units/b1/interruptions 1; /units/b1/restore 2; "
    "event interrupted 1" },
  { "C-RAL-5/the-second-is-the-end", "bow heavy", "light heavy",
    "a1 900 500 0; a2 200 1000 0; b1 900 300 0 'status': 'rallying', 'restore': 1, 'interruptions': 1; b2 200 200 180",
    "fire", NULL, "shoot a1 b1; dice 1 1; end; /units/b1/status 'eliminated'" },
  { "C-RAL-4/touched-in-the-melee-phase", "heavy heavy", "light heavy",
    "a1 900 600 0; a2 200 1000 0; b1 900 600 180 'status': 'rallying', 'restore': 1; b2 200 200 180", LAST, NULL,
    "end; /units/b1/figures 2; /units/b1/status 'rallying'; /active 'b'" },
  { "C-RAL-4/the-last-figure", "heavy heavy", "light heavy",
    "a1 900 600 0; a2 200 1000 0; b1 900 600 180 'status': 'rallying', 'restore': 1, 'figures': 1; b2 200 200 180", LAST, NULL,
    "end; /units/b1/status 'eliminated'" },
  { "C-ELE-8/elephants-never", "heavy", "elephant heavy",
    "a1 900 1000 0; b1 900 300 0 'status': 'routed'; b2 200 200 180", LAST, NULL,
    "end; /units/b1/status 'eliminated'; event rally-test 0; /points/b/lost 12" },
};

/* ---- Elephants and horses ---- */

static const CoFieldCase beasts[] = {
  { "C-ELE-7/horses-refuse", "horse heavy", "elephant heavy",
    "a1 900 700 0; b1 900 600 180; a2 200 1000 0; b2 200 200 180", "move-first", NULL,
    "dice 4 6; advance a1 100; /units/a1/at/1 625.4; /units/a1/moved true; /units/a1/pinned false; event refused 1" },
  { "C-ELE-7/or-close", "horse heavy", "elephant heavy",
    "a1 900 700 0; b1 900 600 180; a2 200 1000 0; b2 200 200 180", "move-first", NULL,
    "dice 4 5; advance a1 100; /units/a1/at/1 600; /units/a1/pinned true" },
  { "C-ELE-7/back-to-where-they-came-from", "horse heavy", "elephant heavy",
    "a1 900 700 0; b1 900 600 180; a2 900 640 0; b2 200 200 180", "move-first", NULL,
    "dice 6 6; advance a1 100; /units/a1/at/1 700; /units/a1/moved true" },
  { "C-ELE-6/horses-rout", "elephant heavy", "horse lancer heavy",
    "a1 900 700 0; b1 878 600 180; b2 922 600 180; a2 200 1000 0; b3 200 200 180", "move-first", NULL,
    "dice 5 5 4 5 2 1; advance a1 100; /units/b1/status 'routed'; /units/b2/status 'steady'; event refused 2" },
  { "C-ELE-6/foot-does-not-mind", "elephant heavy", "heavy heavy",
    "a1 900 700 0; b1 900 600 180; a2 200 1000 0; b2 200 200 180", "move-first", NULL,
    "advance a1 100; /units/b1/pinned true; event refused 0" },
  { "C-ELE-6/chariots-do-not-mind", "elephant heavy", "chariot heavy",
    "a1 900 700 0; b1 900 600 180; a2 200 1000 0; b2 200 200 180", "move-first", NULL,
    "advance a1 100; event refused 0" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  co_field_add (ways, G_N_ELEMENTS (ways));
  co_field_add (fears, G_N_ELEMENTS (fears));
  co_field_add (classes, G_N_ELEMENTS (classes));
  co_field_add (flanks, G_N_ELEMENTS (flanks));
  co_field_add (rallies, G_N_ELEMENTS (rallies));
  co_field_add (beasts, G_N_ELEMENTS (beasts));

  return g_test_run ();
}
