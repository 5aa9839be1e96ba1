/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-guide.h"

#include <glib/gi18n-lib.h>

static const AciesGuideStep steps[] = {
  { ACIES_DEED_CHOOSE, ACIES_GUIDE_FIELD, "e1", NULL, "3.2.1", NC_ ("guide", "Choose a group"),
    NC_ ("guide",
         "You lead the Boeotians, who stand above and face down the slope. Begin with your horse on the left wing, "
         "behind the hill: choose its zone, which is marked. With the keyboard, go there with the arrow keys and press "
         "Enter.") },
  { ACIES_DEED_MOVE, ACIES_GUIDE_FIELD, "e2", NULL, "5.2.1", NC_ ("guide", "Move it"),
    NC_ ("guide",
         "The zones that the horse can reach are lit. Choose the hill in front of it, the left flank. Horse has two "
         "movements a turn, foot has one. From the hill it will threaten the Athenian flank.") },
  { ACIES_DEED_CHOOSE, ACIES_GUIDE_FIELD, "b2", NULL, "8.3.1", NC_ ("guide", "Choose the Thebans"),
    NC_ ("guide",
         "Every group costs Orders; how many are left stands at the top of the panel. The Thebans are led by Pagondas, "
         "and he pays for the group he is with. Choose their zone, the right centre.") },
  { ACIES_DEED_AIM, ACIES_GUIDE_FIELD, "b3", NULL, "6.1", NC_ ("guide", "Aim at the enemy"),
    NC_ ("guide",
         "A group attacks the zone in front of it. Choose the Athenians who face the Thebans. No die is thrown yet: first "
         "you see the sum.") },
  { ACIES_DEED_COMMAND, ACIES_GUIDE_ATTACK, "b3", NULL, "8.4.1", NC_ ("guide", "Read the sum and attack"),
    NC_ ("guide",
         "Two dice and these modifiers must reach the number needed. Pagondas, who fights in front, pays for bonuses; what "
         "a way costs stands beside it. Choose other units and ways and see how the chance changes. Then attack.") },
  { ACIES_DEED_END_TURN, ACIES_GUIDE_END_TURN, NULL, NULL, "3.2.1", NC_ ("guide", "End the turn"),
    NC_ ("guide",
         "While Orders are left, the groups beside the Thebans may attack as well: one Order lets one unit of a group "
         "attack, two let all of them. Nobody has to. When you are content, end the turn.") },
  { ACIES_DEED_CHOOSE, ACIES_GUIDE_COUNTERS, NULL, NULL, "4.1.1", NC_ ("guide", "A new turn"),
    NC_ ("guide",
         "A die and a tenth of what your army is worth give the Orders of this turn. Look where the enemy is disordered: "
         "such units break at the next hit. Then choose a group that faces them.") },
  { ACIES_DEED_ATTACK, ACIES_GUIDE_FIELD, NULL, NULL, "6.4.4", NC_ ("guide", "Attack on your own"),
    NC_ ("guide",
         "Aim at the zone in front, read the sum, attack. The first hit always falls on the enemy's lead unit, the one "
         "with the laurel; your own lead, too, is the one that will be hit.") },
  { ACIES_DEED_END_TURN, ACIES_GUIDE_END_TURN, NULL, NULL, "7.1", NC_ ("guide", "End the turn again"),
    NC_ ("guide",
         "When units break, their whole army tests its morale and others may leave with them. That is how battles end "
         "suddenly. Act with whom you like, then end the turn.") },
  { ACIES_DEED_FINISH, ACIES_GUIDE_FIELD, NULL, NULL, "11.2", NC_ ("guide", "The rest is yours"),
    NC_ ("guide",
         "You know the turn now. Broken and fled units of the enemy count most, disordered ones a little. The battle ends "
         "after the last turn, or when an army has fewer than three units. F1 opens the rules wherever you are.") },
};

const AciesGuide lb_guide = {
  .scenario = "delium-424bc-slope",
  .side = 0,
  .seed = 424,
  .steps = steps,
  .n_steps = G_N_ELEMENTS (steps),
};
