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
         "You lead Caesar’s men on the hill, below; Pharnaces comes up the slope. Each base is one unit. The dots on it are "
         "its figures: a ring is a figure lost. Darts before its front are pila, to be thrown once. Choose one of the "
         "cohorts that are outlined, the veterans of the Thirty-sixth.") },
  { ACIES_DEED_MOVE, ACIES_GUIDE_FIELD, NULL, VETERANS, "C-MOV-2",
    NC_ ("guide", "Move it"),
    NC_ ("guide",
         "Heavy foot moves 6 inches, and 3 on a hill, where you stand now; wheels and steps aside are paid from that. "
         "Pull the base ahead, or take a move that the panel offers; or hold the Up key until it stands where you want "
         "it, and press Return. Keep the line together: neighbours no more than a base’s width apart fight as one.") },
  { ACIES_DEED_END_PHASE, ACIES_GUIDE_END_TURN, NULL, NULL, "C-SEQ-1",
    NC_ ("guide", "On to the shooting"),
    NC_ ("guide",
         "A turn has three parts: first moves, shooting, last moves. Each unit moves in the first or in the last. Who "
         "moves now can shoot from the new place. Move others if you like, then go on to the shooting.") },
  { ACIES_DEED_END_PHASE, ACIES_GUIDE_END_TURN, NULL, NULL, "C-FIR-2",
    NC_ ("guide", "Shoot, or end the shooting"),
    NC_ ("guide",
         "Slings reach 8 inches, bows 14, pila 3. Choose a shooter to see how far and where; choose whom it shoots at and "
         "confirm. Shots are only declared here: they all fall together when you end the shooting. If there is no target, "
         "end it.") },
  { ACIES_DEED_END_TURN, ACIES_GUIDE_END_TURN, NULL, NULL, "C-SEQ-3",
    NC_ ("guide", "End the last moves"),
    NC_ ("guide",
         "Now those may move who have not moved yet. End the moves. Melees would be fought next, in the enemy’s turn as "
         "well as in yours; then it is his turn.") },
  { ACIES_DEED_MOVE, ACIES_GUIDE_FIELD, NULL, VETERANS, "C-ENG-4",
    NC_ ("guide", "Meet the enemy"),
    NC_ ("guide",
         "Let him come up the slope; downhill each of your figures counts 1 more. When he is in reach, move a cohort "
         "straight against his front. In contact it is pinned, and stays until the melee decides. If he has charged you "
         "already, bring another cohort into the line.") },
  { ACIES_DEED_END_PHASE, ACIES_GUIDE_END_TURN, NULL, NULL, "C-PIL-2",
    NC_ ("guide", "To the shooting again"),
    NC_ ("guide",
         "Go on to the shooting. A cohort within 3 inches could throw its pila there, but has them once in the battle: "
         "those in contact throw them at the run, before the melee.") },
  { ACIES_DEED_END_PHASE, ACIES_GUIDE_END_TURN, NULL, NULL, "C-FIR-6",
    NC_ ("guide", "End the shooting again"),
    NC_ ("guide",
         "Shoot with those who have a target, then end the shooting. Whoever is shot at from his front may answer in the "
         "same exchange.") },
  { ACIES_DEED_END_TURN, ACIES_GUIDE_END_TURN, NULL, NULL, "C-ENG-1",
    NC_ ("guide", "End the moves again"),
    NC_ ("guide",
         "A band around bases shows a line of battle and what it weighs in points. Bring up those who have not moved, then "
         "end the moves.") },
  { ACIES_DEED_END_PHASE, ACIES_GUIDE_END_TURN, NULL, NULL, "C-PIL-4",
    NC_ ("guide", "Pila at the run"),
    NC_ ("guide",
         "Those who have just come into contact may throw their pila, two rolls each. Choose one of them, look at the "
         "chances, and throw; then end the throws.") },
  { ACIES_DEED_AIM, ACIES_GUIDE_FIELD, NULL, NULL, "C-MEL-2",
    NC_ ("guide", "Look before you fight"),
    NC_ ("guide",
         "There is a melee: choose it and read whose figures count, with how many points, what changes the dice, and the "
         "exact chances of either side. Dashed strips show where each would flee.") },
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
