/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-guide.h"

#include <glib/gi18n-lib.h>

#define PIKES "4Pk"
#define COMPANIONS "3Kn"

static const AciesGuideStep steps[] = {
  { ACIES_DEED_CHOOSE, ACIES_GUIDE_FIELD, NULL, PIKES, "D-GRP-1",
    NC_ ("guide", "Choose the phalanx"),
    NC_ ("guide",
         "You lead the Macedonians, who stand below. Choose one of the pikes in the middle, which are outlined, and then "
         "the same once more: so you take along all that touch it and face the same way. They move together for one "
         "movement point.") },
  { ACIES_DEED_MOVE, ACIES_GUIDE_COUNTERS, NULL, PIKES, "D-MOV-1",
    NC_ ("guide", "Advance"),
    NC_ ("guide",
         "The die has given you movement points; they stand at the top of the panel. Move the phalanx straight ahead: pull "
         "it, press the Up key and then Return, or take the advance that the panel offers. Pikes go up to 50 mm, 200 "
         "paces.") },
  { ACIES_DEED_MOVE, ACIES_GUIDE_FIELD, NULL, COMPANIONS, "D-PIP-2",
    NC_ ("guide", "Bring up the Companions"),
    NC_ ("guide",
         "You have a point left. Move the knights on the right level with the pikes; they go up to 75 mm. Philip is with "
         "them: the farther your other troops are from him, the dearer they are to move.") },
  { ACIES_DEED_END_TURN, ACIES_GUIDE_END_TURN, NULL, NULL, "D-SEQ-1",
    NC_ ("guide", "End the moves"),
    NC_ ("guide",
         "Move others while points are left, if you like; points cannot be kept. Then end the moves. Those in contact "
         "would fight now; nobody is yet, so the enemy has his bound.") },
  { ACIES_DEED_MOVE, ACIES_GUIDE_FIELD, NULL, PIKES, "D-CON-1",
    NC_ ("guide", "Into contact"),
    NC_ ("guide",
         "Go on, bound by bound, until the pikes can reach the hoplites; then move them against the enemy's front. When the "
         "edges meet, the line is set edge to edge by itself. Within 50 mm of his front nobody moves aside.") },
  { ACIES_DEED_END_TURN, ACIES_GUIDE_END_TURN, NULL, NULL, "D-CON-6",
    NC_ ("guide", "End the moves again"),
    NC_ ("guide",
         "When you end the moves, every pair of bases in contact fights. An enemy struck in the flank turns to face, if "
         "he is not fighting to his front; if he is, he fights the worse for it.") },
  { ACIES_DEED_AIM, ACIES_GUIDE_FIELD, NULL, NULL, "D-FAC-1",
    NC_ ("guide", "Look at a fight"),
    NC_ ("guide",
         "There is contact: choose an enemy who is marked, and read both sums before the dice: what each is worth against "
         "such an enemy, pikes behind pikes, overlapped flanks. Below stand the exact chances.") },
  { ACIES_DEED_ATTACK, ACIES_GUIDE_CONFIRM, NULL, NULL, "D-CMB-2",
    NC_ ("guide", "Fight"),
    NC_ ("guide",
         "Each throws a die and adds his sum. The lower one is beaten: it steps back, or is destroyed if the other has "
         "twice as much, or at once by an enemy it cannot stand. Begin with the fight that frees a flank for the next.") },
  { ACIES_DEED_FINISH, ACIES_GUIDE_FIELD, NULL, NULL, "D-VIC-1",
    NC_ ("guide", "The rest is yours"),
    NC_ ("guide",
         "You know the bound now. Whoever has lost four elements or the general at the end of a bound, and more than the "
         "enemy, has lost. F1 opens the rules wherever you are.") },
};

const AciesGuide dba_guide = {
  .scenario = "chaeronea-338bc-dba",
  .side = 0,
  .seed = 338,
  .steps = steps,
  .n_steps = G_N_ELEMENTS (steps),
};
