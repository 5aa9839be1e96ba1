/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "dba-act.h"

/* Side 0 moves with three points. Its general stands behind, the enemy's far away. */
#define OWN   "; r-gen 3Cv 300 520 0 gen; "
#define ENEMY "g-gen 3Cv 300 80 180 gen"

typedef struct
{
  const char *path;      /* the rule and what is tried */
  const char *own, *enemy;
  const char *dice;
  const char *act;
  const char *expected;  /* a rule that refuses it, or how all stand */
} Case;

static const Case cases[] = {
  /* Form and time */
  { "D-MOV-7/no-step", "r1 4Bd 300 400 0", "", "", "move r1: bonus 0", "D-MOV-7" },
  { "D-MOV-7/backwards", "r1 4Bd 300 400 0", "", "", "move r1: advance -5", "D-MOV-7" },
  { "D-MOV-7/wheel-too-wide", "r1 4Bd 300 400 0", "", "", "move r1: wheel left 91", "D-MOV-7" },
  { "D-MOV-7/no-turn", "r1 4Bd 300 400 0", "", "", "move r1: turn 0", "D-MOV-7" },
  { "D-MOV-7/half-turn-is-right", "r1 4Bd 300 400 0", "", "", "move r1: turn -180", "D-MOV-7" },
  { "D-MOV-7/retire", "r1 4Bd 300 400 0", "", "", "move r1: retire 10", "D-MOV-7" },
  { "D-MOV-7/oblique", "r1 4Bd 300 400 0", "", "", "move r1: oblique 10", "D-MOV-7" },
  { "D-MOV-7/reform-alone", "r1 4Bd 300 400 0", "", "", "move r1: reform r1 r1", "D-MOV-7" },
  { "D-MOV-8/enemy", "r1 4Bd 300 400 0", "", "", "move g-gen: advance 10", "D-MOV-8" },
  { "D-MOV-8/twice", "r1 4Bd 300 400 0", "", "", "move r1 r1: advance 10", "D-MOV-8" },
  { "D-MOV-8/gone", "r1 4Bd 300 400 0 lost", "", "", "move r1: advance 10", "D-MOV-8" },
  /* Distances */
  { "D-MOV-1/blades", "r1 4Bd 300 400 0", "", "", "move r1: advance 50", "r1 300 350 0; left 2" },
  { "D-MOV-1/blades-too-far", "r1 4Bd 300 400 0", "", "", "move r1: advance 50.1", "D-MOV-1" },
  { "D-MOV-1/light-horse", "r1 2LH 300 400 0", "", "", "move r1: advance 125", "r1 300 275 0" },
  { "D-MOV-1/knights", "r1 3Kn 300 400 0", "", "", "move r1: advance 75.1", "D-MOV-1" },
  { "D-MOV-1/slowest", "r1 3Cv 280 400 0; r2 4Bd 320 400 0", "", "", "move r1 r2: advance 60",
    "D-MOV-1" },
  { "D-GEO-2/at-an-angle", "r1 4Bd 300 400 30", "", "", "move r1: advance 40",
    "r1 320 365.36 30" },
  /* A quarter wheel: the outer corner goes 40 sqrt 2 straight; its front centre 20 pi / 2. */
  { "D-GEO-4/wheel", "r1 3Cv 300 400 0", "", "", "move r1: wheel right 90; advance 43",
    "r1 363 380 90" },
  { "D-GEO-4/wheel-too-far", "r1 4Bd 300 400 0", "", "", "move r1: wheel right 90", "D-MOV-1" },
  { "D-GEO-4/about-turn", "r1 4Bd 300 400 0", "", "", "move r1: turn 180; advance 15",
    "r1 300 430 180" },
  { "D-GEO-4/about-turn-too-far", "r1 4Bd 300 400 0", "", "", "move r1: turn 180; advance 41",
    "D-MOV-1" },
  { "D-GEO-6/rounded", "r1 4Bd 300 400 0", "", "", "move r1: wheel left 33.33",
    "r1 296.71 389.01 326.67" },
  /* Ground */
  { "D-TER-2/start-in-wood", "r1 3Cv 300 400 0; wood 250 390 100 50", "", "",
    "move r1: advance 51", "D-MOV-1" },
  { "D-TER-2/touching-is-not-in", "r1 3Cv 300 400 0; wood 320 250 100 200", "", "",
    "move r1: advance 100", "r1 300 300 0" },
  { "D-TER-2/through", "r1 3Cv 300 400 0; wood 250 340 100 20", "", "", "move r1: advance 60",
    "D-MOV-1" },
  { "D-TER-2/gentle-hill", "r1 3Cv 300 400 0; gentle-hill 250 340 100 20", "", "",
    "move r1: advance 100", "r1 300 300 0" },
  { "D-TER-2/auxilia", "r1 3Ax 300 400 0; marsh 250 340 100 20", "", "", "move r1: advance 75",
    "r1 300 325 0" },
  { "D-TER-3/wagons", "r1 WWg 300 400 0; rough 250 340 100 20", "", "", "move r1: advance 45",
    "D-TER-3" },
  { "D-MOV-4/lake", "r1 4Bd 300 400 0; lake 250 330 100 20", "", "", "move r1: advance 50.1",
    "D-MOV-1" },
  { "D-MOV-4/into-lake", "r1 3Cv 300 400 0; lake 250 330 100 20", "", "", "move r1: advance 51",
    "D-MOV-4" },
  { "D-MOV-4/through-thin-lake", "r1 3Cv 300 400 0; lake 250 345 100 3", "", "",
    "move r1: advance 100", "D-MOV-4" },
  { "D-MOV-4/along-lake", "r1 3Cv 300 400 0; lake 320 200 50 300", "", "", "move r1: advance 100",
    "r1 300 300 0" },
  { "D-MOV-5/edge", "r1 3Cv 200 40 0", "", "", "move r1: advance 40", "r1 200 0 0" },
  { "D-MOV-5/beyond", "r1 3Cv 200 40 0", "", "", "move r1: advance 41", "D-MOV-5" },
  { "D-MOV-5/by-a-corner", "r1 3Cv 10 300 270", "", "", "move r1: wheel right 90", "D-MOV-5" },
  /* Bodies */
  { "D-MOV-3/enemy", "r1 2Ps 300 400 0", "g1 4Bd 330 340 0; ", "", "move r1: advance 70",
    "D-MOV-3" },
  { "D-MOV-3/enemy-on-the-way", "r1 2LH 300 400 0", "g1 4Bd 300 340 90; ", "",
    "move r1: advance 125", "D-MOV-3" },
  { "D-MOV-3/foot-through-foot", "r1 3Ax 300 400 0; r2 4Bd 300 370 0", "", "",
    "move r1: advance 75", "D-MOV-3" },
  { "D-MOV-3/horse-through-psiloi", "r1 3Cv 300 400 0; r2 2Ps 300 370 180", "", "",
    "move r1: advance 80", "r1 300 320 0" },
  { "D-MOV-3/horse-through-foot", "r1 3Cv 300 400 0; r2 4Bd 300 370 0", "", "",
    "move r1: advance 100", "D-MOV-3" },
  { "D-MOV-3/psiloi-through-horse", "r1 2Ps 300 400 0; r2 3Cv 300 370 0", "", "",
    "move r1: advance 75", "r1 300 325 0" },
  { "D-MOV-3/aslant", "r1 2Ps 300 400 0; r2 4Bd 300 370 10", "", "", "move r1: advance 75",
    "D-MOV-3" },
  { "D-MOV-6/on-friends", "r1 3Cv 300 400 0; r2 2Ps 300 370 0", "", "", "move r1: advance 40",
    "D-MOV-6" },
  { "D-MOV-6/camp", "r1 3Cv 400 480 180; camp r 400 560 0 followers", "", "",
    "move r1: advance 81", "D-MOV-6" },
  { "D-MOV-6/to-the-camp", "r1 3Cv 400 480 180; camp r 400 560 0 followers", "", "",
    "move r1: advance 80", "r1 400 560 180" },
  { "D-MOV-3/turn-tests-its-end-only", "r1 8Cv 300 400 0; r2 4Bd 342 400 0", "", "",
    "move r1: turn 180", "r1 300 460 180" },
  /* Groups */
  { "D-GRP-1/apart", "r1 4Bd 280 400 0; r2 4Bd 323 400 0", "", "", "move r1 r2: advance 20",
    "D-GRP-1" },
  { "D-GRP-1/within-touch", "r1 4Bd 280 400 0; r2 4Bd 320.4 400 0", "", "",
    "move r1 r2: advance 20", "r1 280 380 0; r2 320.4 380 0; left 2" },
  { "D-GRP-1/other-facing", "r1 4Bd 280 400 0; r2 4Bd 320 385 180", "", "",
    "move r1 r2: advance 20", "D-GRP-1" },
  { "D-GRP-1/through-a-third", "r1 4Bd 260 400 0; r2 4Bd 300 400 0; r3 4Bd 340 400 0", "", "",
    "move r1 r3: advance 20", "D-GRP-1" },
  { "D-GRP-1/two-ranks", "r1 4Bd 280 400 0; r2 4Bd 320 400 0; r3 2Ps 280 415 0", "", "",
    "move r1 r2 r3: advance 50", "r1 280 350 0; r2 320 350 0; r3 280 365 0" },
  { "D-GRP-2/one-in-contact", "r1 4Bd 300 300 0; r2 4Bd 340 300 0", "g1 4Wb 300 300 180; ", "",
    "move r1 r2: advance 10", "D-GRP-2" },
  { "D-GRP-4/turn", "r1 4Bd 280 400 0; r2 4Bd 320 400 0", "", "", "move r1 r2: turn 90",
    "D-GRP-4" },
  { "D-GRP-4/wheel", "r1 4Bd 280 400 0; r2 4Bd 320 400 0", "", "", "move r1 r2: wheel right 20",
    "r1 283.62 379.48 20; r2 321.21 393.16 20" },
  { "D-GRP-4/wheel-in-all", "r1 3Cv 280 400 0; r2 3Cv 320 400 0", "", "",
    "move r1 r2: wheel right 50; wheel left 41", "D-GRP-4" },
  { "D-GRP-5/column", "r1 3Ax 280 400 0; r2 3Ax 320 400 0", "", "",
    "move r1 r2: reform r1 r1,r2; advance 20", "r1 280 380 0; r2 280 400 0" },
  { "D-GRP-5/two-files", "r1 2LH 280 400 0; r2 2LH 320 400 0; r3 2LH 360 400 0", "", "",
    "move r1 r2 r3: reform r2 r1,r3|r2", "r1 280 400 0; r2 320 400 0; r3 280 430 0" },
  { "D-GRP-5/not-narrower", "r1 3Ax 280 400 0; r2 3Ax 320 400 0", "", "",
    "move r1 r2: reform r1 r2|r1", "D-GRP-5" },
  { "D-GRP-5/wider", "r1 3Ax 280 400 0; r2 3Ax 280 420 0", "", "", "move r1 r2: reform r1 r1|r2",
    "D-GRP-5" },
  { "D-GRP-5/one-left-out", "r1 3Ax 280 400 0; r2 3Ax 320 400 0; r3 3Ax 360 400 0", "", "",
    "move r1 r2 r3: reform r1 r1,r2", "D-GRP-5" },
  { "D-GRP-5/not-first", "r1 3Ax 280 400 0; r2 3Ax 320 400 0", "", "",
    "move r1 r2: advance 10; reform r1 r1,r2", "D-MOV-7" },
  { "D-GRP-6/column-follows", "r1 3Ax 300 400 0; r2 3Ax 300 420 0", "", "",
    "move r2 r1: advance 50", "r1 300 350 0; r2 300 370 0" },
  { "D-GRP-3/line-in-wood", "r1 3Ax 280 400 0; r2 3Ax 320 400 0; wood 260 320 200 40", "", "",
    "move r1 r2: advance 50", "D-GRP-3" },
  { "D-GRP-3/column-in-wood", "r1 3Ax 280 400 0; r2 3Ax 280 420 0; wood 260 320 200 40", "", "",
    "move r1 r2: advance 50", "r1 280 350 0; r2 280 370 0" },
  { "D-GRP-3/column-made-for-it", "r1 3Ax 280 400 0; r2 3Ax 320 400 0; wood 260 360 60 30", "", "",
    "move r1 r2: reform r1 r1,r2; advance 20", "r1 280 380 0; r2 280 400 0" },
  { "D-GRP-3/line-in-river", "r1 3Ax 280 400 0; r2 3Ax 320 400 0; river 0 370 600 370 1", "", "",
    "move r1 r2: advance 20", "D-GRP-3" },
  { "D-GRP-3/away", "r1 3Ax 280 400 180; r2 3Ax 320 400 180", "", "", "move r1 r2: advance 20",
    "D-GRP-3" },
  { "D-GRP-3/away-in-column", "r1 3Ax 280 400 180; r2 3Ax 280 380 180", "", "",
    "move r1 r2: advance 20", "r1 280 420 180; r2 280 400 180" },
  { "D-GRP-3/away-alone", "r1 3Ax 280 400 180", "", "", "move r1: advance 20",
    "r1 280 420 180" },
  /* Points */
  { "D-PIP-2/far", "r1 4Bd 100 200 0", "", "", "move r1: advance 20", "r1 100 180 0; left 1" },
  { "D-PIP-2/not-far", "r1 4Bd 100 300 0", "", "", "move r1: advance 20", "left 2" },
  { "D-PIP-2/one-of-them-near", "r1 4Bd 300 221 0; r2 4Bd 340 221 0; r3 4Bd 380 221 0", "", "",
    "move r1 r2 r3: advance 20", "left 2" },
  { "D-PIP-2/exactly-300", "r1 4Bd 300 205 0", "", "", "move r1: advance 20", "left 1" },
  { "D-PIP-2/just-within", "r1 4Bd 300 205.1 0", "", "", "move r1: advance 20", "left 2" },
  { "D-PIP-2/beyond-hill", "r1 4Bd 300 340 0; gentle-hill 280 400 40 40", "", "",
    "move r1: advance 20", "left 1" },
  { "D-PIP-2/beyond-hill-but-near", "r1 4Bd 300 360 0; gentle-hill 280 400 40 40", "", "",
    "move r1: advance 20", "left 2" },
  { "D-PIP-2/on-the-hill", "r1 4Bd 300 340 0; gentle-hill 280 340 40 100", "", "",
    "move r1: advance 20", "left 2" },
  { "D-PIP-2/beyond-marsh", "r1 4Bd 300 340 0; marsh 280 400 40 40", "", "",
    "move r1: advance 20", "left 2" },
  { "D-PIP-3/elephants", "r1 El 300 400 0", "", "", "move r1: advance 20", "left 2" },
  /* Contact */
  { "D-CON-1/straight-in", "r1 4Bd 300 340 0", "g1 4Wb 300 300 180; ", "", "move r1: advance 40",
    "r1 300 300 0" },
  { "D-CON-1/off-line", "r1 4Bd 308 340 0", "g1 4Wb 300 300 180; ", "", "move r1: advance 40",
    "D-CON-1" },
  { "D-CON-1/aslant", "r1 4Bd 300 345 10", "g1 4Wb 300 300 180; ", "", "move r1: advance 41.8",
    "D-CON-1" },
  { "D-CON-2/lined-up", "r1 4Bd 308 340 0", "g1 4Wb 300 300 180; ", "",
    "move r1: advance 40; contact r1 g1 front", "r1 300 300 0" },
  { "D-CON-2/pivoted", "r1 3Cv 300 345 30", "g1 4Wb 310 300 180; ", "",
    "move r1: advance 40; contact r1 g1 front", "r1 310 300 0" },
  { "D-CON-2/too-far-aside", "r1 4Bd 322 340 0", "g1 4Wb 300 300 180; ", "",
    "move r1: advance 40; contact r1 g1 front", "D-CON-2" },
  { "D-CON-2/not-there", "r1 4Bd 300 340 0", "g1 4Wb 300 300 180; ", "",
    "move r1: advance 39; contact r1 g1 front", "D-CON-2" },
  { "D-CON-2/the-group-with-it", "r1 4Bd 308 340 0; r2 4Bd 348 340 0", "g1 4Wb 300 300 180; ", "",
    "move r1 r2: advance 40; contact r1 g1 front", "r1 300 300 0; r2 340 300 0" },
  { "D-GEO-5/gap-closed", "r1 4Bd 300.2 340 0", "g1 4Wb 300 300 180; ", "",
    "move r1: advance 39.7", "r1 300 300 0" },
  { "D-CON-1/flank", "r1 3Cv 360 280 270", "g1 4Wb 300 300 180; ", "", "move r1: advance 40",
    "r1 320 280 270" },
  { "D-CON-1/flank-not-lined-up", "r1 3Cv 360 285 270", "g1 4Wb 300 300 180; ", "",
    "move r1: advance 40", "D-CON-1" },
  { "D-CON-1/rear", "r1 3Cv 300 200 180", "g1 4Wb 300 300 180; ", "", "move r1: advance 85",
    "r1 300 285 180" },
  { "D-CON-1/flank-of-a-column", "r1 3Cv 360 280 270", "g1 4Wb 300 300 180; g2 4Wb 300 285 180; ",
    "", "move r1: advance 40", "r1 320 280 270" },
  { "D-CON-1/corner", "r1 4Bd 340 340 0", "g1 4Wb 300 300 180; ", "", "move r1: advance 40",
    "r1 340 300 0" },
  { "D-CON-1/beside", "r1 3Cv 340 340 0", "g1 4Wb 300 300 180; ", "", "move r1: advance 50",
    "r1 340 290 0" },
  { "D-CON-3/in-contact", "r1 4Bd 300 300 0", "g1 4Wb 300 300 180; ", "", "move r1: turn 180",
    "D-CON-3" },
  { "D-CON-3/corner-is-no-contact", "r1 4Bd 340 300 0", "g1 4Wb 300 300 180; ", "",
    "move r1: advance 5", "r1 340 295 0" },
  { "D-CON-4/side", "r1 4Bd 250 320 90", "g1 4Wb 300 300 180; ", "", "move r1: advance 35",
    "D-CON-4" },
  /* Zones of control */
  { "D-ZOC-1/across", "r1 3Cv 250 290 90", "g1 4Wb 300 245 180; ", "", "move r1: advance 95",
    "D-ZOC-1" },
  { "D-ZOC-1/in-and-no-farther", "r1 3Cv 250 290 90", "g1 4Wb 300 245 180; ", "",
    "move r1: advance 50", "r1 300 290 90" },
  { "D-ZOC-1/beyond-200-paces", "r1 3Cv 250 320 90", "g1 4Wb 300 245 180; ", "",
    "move r1: advance 95", "r1 345 320 90" },
  { "D-ZOC-1/shielded", "r1 3Cv 250 290 90; r2 4Bd 300 255 0", "g1 4Wb 300 245 180; ", "",
    "move r1: advance 95", "r1 345 290 90" },
  { "D-ZOC-1/over-a-river", "r1 3Cv 250 300 90; river 0 265 600 265 1", "g1 4Wb 300 250 180; ", "",
    "move r1: advance 95", "r1 345 300 90" },
  { "D-ZOC-1/of-one-in-camp", "r1 3Cv 250 290 90", "g1 4Wb 300 245 180; camp g 300 245 180 g1; ",
    "", "move r1: advance 95", "r1 345 290 90" },
  /* Breaking off */
  { "D-BRK-1/nobody-in-front", "r1 3Cv 300 400 0", "", "", "break-off r1: retire 20", "D-BRK-1" },
  { "D-BRK-1/two", "r1 3Cv 300 300 0; r2 3Cv 340 300 0", "g1 4Sp 300 300 180; ", "",
    "break-off r1 r2: retire 20", "D-BRK-1" },
  { "D-BRK-2/slower", "r1 3Cv 300 300 0", "g1 4Sp 300 300 180; ", "",
    "break-off r1: retire 60; turn 180", "r1 300 390 180; left 2; g1 300 300 180" },
  { "D-BRK-2/as-fast", "r1 3Cv 300 300 0", "g1 3Cv 300 300 180; ", "", "break-off r1: retire 60",
    "D-BRK-2" },
  { "D-BRK-2/not-in-the-wood", "r1 3Cv 300 300 0; wood 200 320 200 60", "g1 4Sp 300 300 180; ", "",
    "break-off r1: retire 40", "D-BRK-2" },
  { "D-BRK-2/pursued", "r1 3Ax 300 300 0", "g1 4Wb 300 300 180; ", "", "break-off r1: retire 50",
    "r1 300 350 0; g1 300 315 180" },
  { "D-BRK-2/flank-left-unpursued", "r1 3Cv 320 280 270", "g1 4Wb 300 300 180; ", "",
    "break-off r1: retire 50", "r1 370 280 270; g1 300 300 180" },
  { "D-BRK-3/flanked", "r1 3Cv 300 300 0", "g1 4Sp 300 300 180; g2 4Sp 320 320 270; ", "",
    "break-off r1: retire 60", "D-BRK-3" },
  { "D-BRK-4/turns-first", "r1 3Cv 300 300 0", "g1 4Sp 300 300 180; ", "",
    "break-off r1: turn 180; advance 20", "D-BRK-4" },
  { "D-BRK-5/comes-back", "r1 3Cv 300 300 0", "g1 4Sp 300 300 180; ", "",
    "break-off r1: retire 20; advance 20", "D-BRK-5" },
  { "D-PIP-1/break-off-costs", "r1 3Cv 300 300 0", "g1 4Sp 300 300 180; ", "",
    "break-off r1: retire 60", "left 2" },
  /* Rivers */
  { "D-RIV-1/nature", "r1 3Ax 300 400 0; river 0 370 600 370 0", "", "4", "move r1: advance 25",
    "r1 300 375 0; river 4; left 2" },
  { "D-RIV-2/pace", "r1 3Ax 300 400 0; river 0 370 600 370 3", "", "", "move r1: advance 30",
    "D-MOV-1" },
  { "D-RIV-3/fails", "r1 3Ax 300 400 0; river 0 370 600 370 0", "", "52", "move r1: advance 25",
    "r1 300 385 0; river 5; left 2" },
  { "D-RIV-3/crosses", "r1 3Ax 300 400 0; river 0 370 600 370 6", "", "3", "move r1: advance 25",
    "r1 300 375 0" },
  { "D-RIV-3/easy-river-asks-none", "r1 3Ax 300 400 0; river 0 370 600 370 4", "", "",
    "move r1: advance 25", "r1 300 375 0" },
  { "D-RIV-3/column-halts", "r1 3Ax 300 400 0; r2 3Ax 300 420 0; river 0 370 600 370 5", "", "1",
    "move r1 r2: advance 25", "r1 300 385 0; r2 300 405 0" },
  { "D-RIV-3/already-in", "r1 3Ax 300 370 0; river 0 370 600 370 5", "", "", "move r1: advance 25",
    "r1 300 345 0" },
  { "D-RIV-3/the-second-fails", "r1 3Ax 300 388 0; r2 3Ax 300 408 0; river 0 370 600 370 5", "",
    "32", "move r1 r2: advance 25", "r1 300 365 0; r2 300 385 0" },
  /* Camps */
  { "D-CAM-2/slanting", "r1 2Ps 450 80 20", "camp g 450 40 180 followers; ", "",
    "move r1: advance 35.5", "D-CAM-2" },
  { "D-CAM-2/square", "r1 2Ps 440 80 0", "camp g 450 40 180 followers; ", "",
    "move r1: advance 40", "r1 440 40 0" },
  { "D-CAM-6/inside", "r1 4Bd 0 0 0; camp r 400 560 0 r1", "", "", "move r1: advance 10",
    "D-CAM-6" },
  { "D-CAM-6/leaves", "r1 4Bd 0 0 0; camp r 400 560 0 r1", "", "", "leave-camp r1",
    "r1 400 545 0; left 2" },
  { "D-CAM-6/no-room", "r1 4Bd 0 0 0; camp r 400 560 0 r1; r2 4Bd 410 540 90", "", "",
    "leave-camp r1", "D-CAM-6" },
  { "D-CAM-6/not-inside", "r1 4Bd 300 400 0; camp r 400 560 0 none", "", "", "leave-camp r1",
    "D-CAM-6" },
  { "D-CAM-7/enters", "r1 4Bd 400 545 0; camp r 400 560 0 none", "", "", "enter-camp r1",
    "r1 in camp; left 2" },
  { "D-CAM-7/followers-make-room", "r1 4Bd 400 545 0; camp r 400 560 0 followers", "", "",
    "enter-camp r1", "r1 in camp" },
  { "D-CAM-7/taken", "r1 4Bd 400 545 0; r2 4Bd 0 0 0; camp r 400 560 0 r2", "", "",
    "enter-camp r1", "D-CAM-7" },
  { "D-CAM-7/not-touching", "r1 4Bd 400 540 0; camp r 400 560 0 none", "", "", "enter-camp r1",
    "D-CAM-7" },
  { "D-CAM-7/in-contact", "r1 4Bd 400 545 0; camp r 400 560 0 none", "g1 4Bd 400 545 180; ", "",
    "enter-camp r1", "D-CAM-7" },
  { "D-CAM-7/inside-already", "r1 4Bd 0 0 0; camp r 400 560 0 r1", "", "", "enter-camp r1",
    "D-CAM-6" },
};

static DbaField *
field_of (const Case *test)
{
  g_autofree char *text = g_strconcat (test->own, OWN, test->enemy, ENEMY, NULL);
  DbaField        *field = dba_field_new (text);

  field->state.phase = DBA_PHASE_MOVE;
  field->state.left = 3;
  if (*test->dice != '\0')
    dba_field_dice (field, test->dice);

  return field;
}

static void
test_case (gconstpointer data)
{
  const Case          *test = data;
  g_autoptr (DbaField) field = field_of (test);
  const DbaState       before = field->state;
  const char          *refused = dba_act_play (field, test->act);

  if (g_str_has_prefix (test->expected, "D-"))
    {
      g_assert_cmpstr (refused, ==, test->expected);
      g_assert_cmpmem (&before, sizeof before, &field->state, sizeof field->state);
      return;
    }

  g_assert_cmpstr (refused, ==, NULL);
  dba_field_assert_is (field, test->expected);
}

/* D-MOV-2: one move an element and bound. */
static void
test_once (void)
{
  g_autoptr (DbaField) field = dba_field_new ("r1 4Bd 300 400 0" OWN ENEMY);

  field->state.left = 3;
  g_assert_cmpstr (dba_act_play (field, "move r1: advance 10"), ==, NULL);
  g_assert_cmpstr (dba_act_play (field, "move r1: advance 10"), ==, "D-MOV-2");
}

/* D-PIP-1, D-PIP-2: which of the two is missing. */
static void
test_points (void)
{
  g_autoptr (DbaField) field = dba_field_new ("r1 4Bd 100 200 0; r2 4Bd 300 400 0" OWN ENEMY);

  field->state.left = 1;
  g_assert_cmpstr (dba_act_play (field, "move r1: advance 10"), ==, "D-PIP-2");
  g_assert_cmpstr (dba_act_play (field, "move r2: advance 10"), ==, NULL);
  g_assert_cmpstr (dba_act_play (field, "move r1: advance 10"), ==, "D-PIP-1");
}

/* D-PIP-2, R11: without the general every move costs one more. */
static void
test_general_lost (void)
{
  g_autoptr (DbaField) field =
    dba_field_new ("r1 4Bd 300 400 0; r-gen 3Cv 300 520 0 gen lost; " ENEMY);

  field->state.left = 3;
  g_assert_cmpstr (dba_act_play (field, "move r1: advance 10"), ==, NULL);
  dba_field_assert_is (field, "left 1");
}

/* Roads */
typedef struct
{
  const char *path, *own, *act, *expected;
} RoadCase;

static const RoadCase road_cases[] = {
  { "D-ROD-1/along", "r1 4Bd 300 400 0; r2 4Bd 300 415 0", "move r1 r2: road end 100",
    "r1 300 300 0; r2 300 315 0; left 2" },
  { "D-ROD-1/wagons", "r1 WWg 300 400 0", "move r1: road end 75.1", "D-MOV-1" },
  { "D-ROD-1/light-horse", "r1 2LH 300 400 0", "move r1: road end 125", "r1 300 275 0" },
  { "D-ROD-1/beside", "r1 4Bd 200 400 0", "move r1: road end 40", "D-ROD-1" },
  { "D-ROD-1/facing-across", "r1 4Bd 300 400 46", "move r1: road end 40", "D-ROD-1" },
  { "D-ROD-1/other-way", "r1 4Bd 300 300 180", "move r1: road start 40", "r1 300 340 180" },
  { "D-ROD-1/snap-counts", "r1 4Bd 310 400 0", "move r1: road end 91", "D-MOV-1" },
  { "D-ROD-1/snaps", "r1 4Bd 310 400 0", "move r1: road end 90", "r1 300 310 0" },
  { "D-ROD-1/round-the-bend", "r1 4Bd 300 260 0", "move r1: road end 100", "r1 340 200 90" },
  { "D-ROD-2/end", "r1 2LH 390 200 90", "move r1: road end 20", "D-ROD-2" },
  { "D-ROD-2/at-the-end", "r1 2LH 390 200 90", "move r1: road end 10", "r1 400 200 90" },
  { "D-ROD-3/not-the-general", "r1 4Bd 300 400 0", "move r1: road end 100; bonus 1", "D-ROD-3" },
  { "D-ROD-3/not-off-road", "r1 4Bd 300 400 0", "move r-gen: advance 110; bonus 1", "D-ROD-3" },
  { "D-ROD-3/general", "r1 4Bd 300 400 0", "move r-gen: road end 75; bonus 1",
    "r-gen 300 445 0; left 1" },
  { "D-PIP-1/bonus-too-dear", "r1 4Bd 300 400 0", "move r-gen: road end 75; bonus 3", "D-PIP-1" },
  { "D-GRP-3/line-by-road", "r1 4Bd 300 400 0; r2 4Bd 340 400 0", "move r1 r2: road end 40",
    "D-GRP-3" },
  { "D-MOV-7/no-road-in-a-road-move", "r1 4Bd 300 400 0", "move r1: advance 40; by-road",
    "D-MOV-7" },
  { "D-TER-3/not-on-the-road", "r1 Art 300 400 0; marsh 250 300 100 60", "move r1: road end 75",
    "r1 300 325 0" },
  { "D-RIV-2/bridge", "r1 4Bd 300 400 0; river 0 350 600 350 0", "move r1: road end 100",
    "r1 300 300 0; river 0" },
};

static void
test_road (gconstpointer data)
{
  static const TtPoint points[] = { { 30000, 60000 }, { 30000, 20000 }, { 40000, 20000 } };
  const RoadCase      *test = data;
  g_autofree char     *text = g_strconcat (test->own, OWN, ENEMY, NULL);
  g_autoptr (DbaField) field = dba_field_new (text);
  const char          *refused;

  dba_field_add_road (field, points, G_N_ELEMENTS (points));
  field->state.left = 3;
  refused = dba_act_play (field, test->act);
  g_assert_cmpstr (refused, ==,
                   g_str_has_prefix (test->expected, "D-") ? test->expected : NULL);
  if (refused == NULL)
    dba_field_assert_is (field, test->expected);
  tt_line_clear (&field->board.roads[0].line);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/dba/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  for (guint i = 0; i < G_N_ELEMENTS (road_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/dba/road/", road_cases[i].path, NULL);

      g_test_add_data_func (path, &road_cases[i], test_road);
    }
  g_test_add_func ("/dba/D-MOV-2/once", test_once);
  g_test_add_func ("/dba/D-PIP-2/which-is-missing", test_points);
  g_test_add_func ("/dba/D-PIP-2/general-lost", test_general_lost);

  return g_test_run ();
}
