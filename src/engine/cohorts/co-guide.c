/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-guide.h"
#include "engine/cohorts/co-scene.h"

#include <glib/gi18n-lib.h>

static const AciesGuideStep steps[] = {
  { ACIES_DEED_CHOOSE, ACIES_GUIDE_FIELD, NULL, NULL, "C-ORG-1",
    NC_ ("guide", "Choose a cohort"),
    NC_ ("guide",
         "You lead Caesar’s men on the hill in the south; Pharnaces comes up the slope. Each base "
         "is one unit, and the number on it says how many of its figures are left. Choose one of "
         "the cohorts of the front line.") },
  { ACIES_DEED_MOVE, ACIES_GUIDE_FIELD, NULL, NULL, "C-MOV-2",
    NC_ ("guide", "Move it"),
    NC_ ("guide",
         "Heavy foot moves 6 inches, and 3 on a hill, where you stand now. Every wheel and every "
         "step aside is paid from that. Bring the cohort forward, but keep the line together: "
         "neighbours no more than a base’s width apart fight as one.") },
  { ACIES_DEED_END_TURN, ACIES_GUIDE_END_TURN, NULL, NULL, "C-SEQ-1",
    NC_ ("guide", "On to the shooting"),
    NC_ ("guide",
         "Move others if you like. Whoever moves now can shoot from his new place; whoever shoots "
         "first may move afterwards. End these moves.") },
  { ACIES_DEED_END_TURN, ACIES_GUIDE_END_TURN, NULL, NULL, "C-FIR-2",
    NC_ ("guide", "End the shooting"),
    NC_ ("guide",
         "Bows reach 14 inches, slings 8, javelins and pila 3. Nobody may be in reach yet. Choose "
         "a shot if you have one, then end the shooting.") },
  { ACIES_DEED_END_TURN, ACIES_GUIDE_END_TURN, NULL, NULL, "C-SEQ-3",
    NC_ ("guide", "End the moves"),
    NC_ ("guide",
         "Now those move who have not done so. End the moves. Melees would be fought next, in the "
         "enemy’s turn as in yours.") },
  { ACIES_DEED_MOVE, ACIES_GUIDE_FIELD, NULL, NULL, "C-ENG-4",
    NC_ ("guide", "Meet the enemy"),
    NC_ ("guide",
         "When the enemy is in reach, move a cohort straight against his front. Downhill each of "
         "your figures counts 1 more. A cohort that comes into contact is pinned: it stays until "
         "the melee decides.") },
  { ACIES_DEED_AIM, ACIES_GUIDE_ATTACK, NULL, NULL, "C-MEL-2",
    NC_ ("guide", "Look before you fight"),
    NC_ ("guide",
         "Before the melee pila are thrown at the run, if you wish; each legionary cohort has them "
         "once. Then choose the melee and read it: whose figures count, with how many points, what "
         "is taken from the dice, and the exact chances.") },
  { ACIES_DEED_ATTACK, ACIES_GUIDE_CONFIRM, NULL, NULL, "C-MEL-1",
    NC_ ("guide", "Fight"),
    NC_ ("guide",
         "Each side throws a die and multiplies it by its points. The loser pays a quarter of his "
         "points and throws two dice: up to 6 he stays, up to 9 he is pushed back, above that he "
         "routs.") },
  { ACIES_DEED_FINISH, ACIES_GUIDE_FIELD, NULL, NULL, "C-VIC-2",
    NC_ ("guide", "The rest is yours"),
    NC_ ("guide",
         "You know the turn now. Follow those you push back, or hold and bring up your second "
         "line. Beware of flanks, your own and the enemy’s. F1 opens the rules wherever you are.") },
};

const AciesGuide co_guide = {
  .scenario = "zela-47bc-cohorts",
  .side = 0,
  .seed = 47,
  .steps = steps,
  .n_steps = G_N_ELEMENTS (steps),
};
