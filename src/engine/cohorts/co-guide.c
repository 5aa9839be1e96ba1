/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-guide.h"
#include "engine/cohorts/co-scene.h"

#include <glib/gi18n-lib.h>

/* The badge of fresh heavy foot. */
#define VETERANS "H 4"

static const AciesGuideStep steps[] = {
  { ACIES_DEED_CHOOSE, ACIES_GUIDE_FIELD, NULL, VETERANS, "C-ORG-1",
    NC_ ("guide", "Choose a cohort"),
    NC_ ("guide",
         "You lead Caesar’s men on the hill, below; Pharnaces comes up the slope. Each base is one unit; seen from near "
         "it bears the letter of its armour and the number of figures that it has left. Choose one of the cohorts that are "
         "outlined, the veterans of the Thirty-sixth.") },
  { ACIES_DEED_MOVE, ACIES_GUIDE_FIELD, NULL, VETERANS, "C-MOV-2",
    NC_ ("guide", "Move it"),
    NC_ ("guide",
         "Heavy foot moves 6 inches, and 3 on a hill, where you stand now; wheels and steps aside are paid from that. "
         "Pull the base, press the Up key and then Return, or take a move that the panel offers. Keep the line together: "
         "neighbours no more than a base’s width apart fight as one.") },
  { ACIES_DEED_END_TURN, ACIES_GUIDE_END_TURN, NULL, NULL, "C-SEQ-1",
    NC_ ("guide", "On to the shooting"),
    NC_ ("guide",
         "Move others if you like: whoever moves now can shoot from the new place, and whoever shoots first may move "
         "afterwards. Then go on to the shooting. Slings reach 8 inches; if you have no target, end the shooting.") },
  { ACIES_DEED_END_TURN, ACIES_GUIDE_END_TURN, NULL, NULL, "C-SEQ-3",
    NC_ ("guide", "End the moves"),
    NC_ ("guide",
         "Now those may move who have not moved yet. End the moves. Melees would be fought next, in the enemy’s turn as "
         "well as in yours; then it is his turn.") },
  { ACIES_DEED_MOVE, ACIES_GUIDE_FIELD, NULL, VETERANS, "C-ENG-4",
    NC_ ("guide", "Meet the enemy"),
    NC_ ("guide",
         "Let him come up the slope; downhill each of your figures counts 1 more. When he is in reach, move a cohort "
         "straight against his front. In contact it is pinned, and stays until the melee decides. If he has charged you "
         "already, bring another cohort into the line.") },
  { ACIES_DEED_END_TURN, ACIES_GUIDE_END_TURN, NULL, NULL, "C-PIL-2",
    NC_ ("guide", "To the shooting again"),
    NC_ ("guide",
         "Go on to the shooting. A cohort within 3 inches could throw its pila now, but has them once in the battle: "
         "those in contact throw them at the run, before the melee.") },
  { ACIES_DEED_END_TURN, ACIES_GUIDE_END_TURN, NULL, NULL, "C-PIL-4",
    NC_ ("guide", "End the moves again"),
    NC_ ("guide",
         "End the moves, as soon as somebody is in contact. Then throw the pila at the run, if you wish, and end the "
         "throws.") },
  { ACIES_DEED_AIM, ACIES_GUIDE_FIELD, NULL, NULL, "C-MEL-2",
    NC_ ("guide", "Look before you fight"),
    NC_ ("guide",
         "There is a melee: choose it and read whose figures count, with how many points, what changes the dice, and the "
         "exact chances of either side.") },
  { ACIES_DEED_ATTACK, ACIES_GUIDE_CONFIRM, NULL, NULL, "C-MEL-1",
    NC_ ("guide", "Fight"),
    NC_ ("guide",
         "Each side throws a die and multiplies it by its points. The loser pays a quarter of his points and throws two "
         "dice: up to 6 he stays, up to 9 he is pushed back, above that he routs.") },
  { ACIES_DEED_FINISH, ACIES_GUIDE_FIELD, NULL, NULL, "C-VIC-2",
    NC_ ("guide", "The rest is yours"),
    NC_ ("guide",
         "You know the turn now. Follow those you push back, or hold and bring up your second line. Beware of flanks, "
         "your own and the enemy’s. F1 opens the rules wherever you are.") },
};

const AciesGuide co_guide = {
  .scenario = "zela-47bc-cohorts",
  .side = 0,
  .seed = 47,
  .steps = steps,
  .n_steps = G_N_ELEMENTS (steps),
};
