/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "support/lb-test-support.h"

/* clang-format off */
static const LbTestCase cases[] = {
  { "/lb/3.3.1/everybody-begins-off-the-field",
    "opening; red off: u1=HI; blue off: k1=HI",
    "is /turn 1; is /active red; is /units/u1/state undeployed; is /units/u1/zone null; is /sides/red/units-on-field 0; is /sides/blue/units-undeployed 5" },
  { "/lb/3.3.2/three-rear-zones-forward",
    "turn 1; red off: u1=HI", "activate u1; no 3.3.2 deploy a1 south; no 3.3.2 deploy c2 south; no 3.3.2 deploy c4 south; no 3.3.2 deploy c1 east;"
    "deploy d1 south; is /units/u1/zone d1; is /units/u1/facing south; is /units/u1/state fresh; is /activation null; saw deployed" },
  { "/lb/3.3.2/the-other-army-from-the-south",
    "turn 1; active blue; blue off: k1=HC", "activate k1; no 3.3.2 deploy b1 south; no 3.3.2 deploy b4 south; no 3.3.2 deploy d4 west; deploy b4 west; is /units/k1/facing west; advance; is /units/k1/zone a4" },
  { "/lb/3.3.2/mounted-towards-the-wing",
    "turn 1; red off: u1=LC u2=CH u3=HC/cat", "activate u1 u2 u3; no 3.3.2 deploy c1 west; no 3.3.2 deploy b1 east; deploy b1 west; is /units/u2/facing west" },
  { "/lb/3.3.2/elephants-are-not-mounted",
    "turn 1; red off: u1=HC u2=EL-i", "activate u1 u2; no 3.3.2 deploy b1 west; deploy b1 south" },
  { "/lb/3.3.2/it-costs-one",
    "turn 1; ground d1 forest; red off: u1=HC", "activate u1; deploy d1 east; is /units/u1/moves-left 1; advance; is /units/u1/zone e1" },
  { "/lb/3.3.2/then-it-may-turn",
    "turn 1; red off: u1=HC", "activate u1; deploy c1 south; turn east; is /units/u1/facing east; is /activation null" },
  { "/lb/3.3.3/the-open-camp-is-free",
    "red camp c1 open; red off: u1=HI", "activate u1; deploy c1 south; is /units/u1/moves-left 1; advance; is /units/u1/zone c2; is /activation null" },
  { "/lb/3.3.3/the-fortified-camp-is-not",
    "red camp c1 fortified; red off: u1=HC u2=HI", "activate u1; deploy c1 south; is /units/u1/moves-left 1; advance; activate u2; deploy c1 south; is /activation null" },
  { "/lb/3.3.3/the-enemys-camp-zone-gives-nothing",
    "turn 1; red camp b1 open; red off: u1=HI", "activate u1; deploy c1 south; is /activation null" },
  { "/lb/3.4.1/triple-movement",
    "red off: u1=HI-v/leg", "activate u1 triple; deploy c1 south; is /units/u1/moves-left 2; advance; no 3.4.4 advance" },
  { "/lb/3.4.2/later-only-the-central-rear",
    "red off: u1=HC", "activate u1; no 3.4.2 deploy b1 south; no 3.4.2 deploy b1 west; no 3.3.2 deploy c1 west; deploy c1 south" },
  { "/lb/3.4.3/not-where-the-enemy-stands",
    "turn 1; red off: u1=HI; blue b1 north: k1=HI", "activate u1; no 3.4.3 deploy b1 south; deploy d1 south" },
  { "/lb/3.4.4/not-into-the-other-half",
    "red off: u1=HC", "activate u1 double; deploy c1 south; advance; no 3.4.4 advance; turn east; advance; is /units/u1/zone d2" },
  { "/lb/3.4.4/no-attack-on-the-turn-of-entry",
    "red camp c1 open; red off: u1=HC; blue c3 north: k1=HI", "activate u1; deploy c1 south; advance; no 3.4.4 attack u1" },
  { "/lb/3.4.5/friends-stop-the-group",
    "red camp c1 open; red c1 south: r1=HI; red off: u1=HC", "activate u1; deploy c1 south; is /units/u1/zone c1; is /activation null" },
  { "/lb/3.4.5/and-must-be-matched-in-facing",
    "turn 1; red d1 east: r1=HC; red off: u1=HI u2=LI u3=HC",
    "activate u1; no 5.1.1 deploy d1 south; deploy c1 south; activate u2; deploy d1 south; is /units/u2/facing east; is /units/r1/facing east;"
    "activate u3; deploy d1 south; is /units/u3/facing east" },
  { "/lb/3.4.5/mounted-troops-enter-as-their-friends-face",
    "turn 1; red d1 east: r1=HC; red off: u1=HC/cat", "activate u1; no 5.1.1 deploy d1 south; deploy d1 east; is /units/u1/facing east" },
  { "/lb/5.5.3/a-full-rear-zone",
    "turn 1; red c1 south: r1=HI-p r2=HI-p r3=HI-p r4=HI-p r5=HI-p r6=HI; red off: u1=HI u2=HI", "activate u1 u2; no 5.5.3 deploy c1 south; finish; is /units/u1/state undeployed; is /orders/left 6" },
  { "/lb/3.4.6/a-group-without-an-open-zone-is-finished",
    "red c1 south: r1=HI-p r2=HI-p r3=HI-p r4=HI-p r5=HI-p r6=HI-p; red off: u1=HI", "activate u1; is /activation null; is /units/u1/acted true; is /orders/left 7" },
  { "/lb/2.2.4/not-into-impassable-ground",
    "turn 1; ground b1 impassable; red off: u1=HI", "activate u1; no 2.2.4 deploy b1 south; deploy c1 south" },
  { "/lb/8.8.1/not-to-another-commander",
    "turn 1; red b1 south: r1=HI; red strategist rc average b1; red off: u1=HI; red hero rh average u1", "activate u1; no 8.8.1 deploy b1 south; deploy c1 south; is /commanders/rh/zone c1; is /commanders/rh/state on-field" },
  { "/lb/8.2/a-strategist-enters-with-a-group",
    "red off: u1=HC; red strategist rc average off", "activate u1 +rc; deploy c1 south; is /commanders/rc/zone c1; advance; is /commanders/rc/zone c2; is /commanders/rc/state on-field" },

  /* 4.4.3 */
  { "/lb/4.4.3/light-infantry-straight-ahead",
    "turn 1; red off: u1=LI", "activate u1 double; is /orders/left 7; deploy c1 south; no 4.4.3 turn east; advance; is /units/u1/zone c2; is /activation null" },
  { "/lb/4.4.3/and-does-not-match-facings",
    "turn 1; red d1 east: r1=HC; red off: u1=LI-p", "activate u1 double; no 4.4.3 deploy d1 south; deploy c1 south" },
  { "/lb/4.4.3/nor-on-the-march-from-an-open-camp",
    "red camp c1 open; red c2 east: r1=HI; red off: u1=LI", "activate u1 double; deploy c1 south; is /units/u1/zone c1; is /activation null" },
  { "/lb/4.4.3/but-at-the-full-price",
    "red camp c1 open; red c2 east: r1=HI; red off: u1=LI", "activate u1 double pay army:2; deploy c1 south; advance; is /units/u1/zone c2; is /units/u1/facing east; is /activation null" },
  { "/lb/4.4.3/the-full-price-keeps-the-free-turn",
    "turn 1; red off: u1=LI", "activate u1 double pay army:2; is /orders/left 6; deploy c1 south; turn east; is /units/u1/moves-left 1; advance; is /units/u1/zone d1" },
  { "/lb/4.4.3/veterans-keep-it-for-one",
    "turn 1; red off: u1=LI-v", "activate u1 double; is /orders/left 7; deploy c1 south; turn east; is /units/u1/moves-left 1; advance; is /units/u1/zone d1" },
  { "/lb/4.4.3/elephants-may-turn",
    "turn 1; red off: u1=EL-f", "activate u1 double; is /orders/left 7; deploy c1 south; turn east; is /units/u1/facing east; is /activation null" },
  { "/lb/4.4.3/only-on-entry",
    "red c1 south: r1=EL-f", "activate r1 double; is /orders/left 6" },

  /* 9.5 */
  { "/lb/9.5/scythed-chariots-enter-towards-the-wing",
    "turn 1; red off: u1=CH/scy", "activate u1; deploy d1 east; is /units/u1/state fresh; advance; is /units/u1/zone e1" },
  { "/lb/9.5/but-not-among-friends",
    "turn 1; red d1 south: r1=HI; red off: u1=CH/scy u2=HC", "activate u1 u2; deploy d1 south; is /units/u1/state withdrawn; is /units/u2/zone d1; is /activation null; saw withdrew-by-turning" },

  /* 10.1 */
  { "/lb/10.1/four-a-turn-over-all-groups",
    "red surprised; orders 9; red off: u1=HI u2=HI u3=LC u4=HI-p u5=LI", "no 10.1 activate u1 u2 u3 u4 u5; activate u1 u2 u4; deploy c1 south; no 10.1 activate u3 u5; activate u3; deploy b1 west; finish; no 10.1 activate u5" },
  { "/lb/10.1/heavy-troops-count-double-on-the-first",
    "turn 1; red surprised; red off: u1=HI u2=HI u3=EL-i u4=LI u5=LI", "no 10.1 activate u1 u2 u4; no 10.1 activate u1 u3 u4; activate u1 u4 u5; deploy c1 south; no 10.1 activate u2" },
  { "/lb/10.1/what-was-not-brought-on-does-not-count",
    "red surprised; red off: u1=HI u2=HI u3=HI u4=HI u5=HI", "activate u1 u2 u3; finish; activate u4 u5; deploy c1 south" },
  { "/lb/10.1/all-entry-zones-later-too",
    "red surprised; red off: u1=HC u2=HI", "activate u1; deploy d1 east; finish; activate u2; deploy b1 south; is /units/u2/zone b1" },
  { "/lb/10.1/a-new-turn-a-new-four",
    "red surprised; red off: u1=HI u2=HI u3=HI u4=HI u5=HI; blue c4 north: k1=HI",
    "activate u1 u2 u3 u4; deploy c1 south; dice 3; end-turn; lead c1 u1; dice 3; end-turn; activate u5" },
};
/* clang-format on */

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lb_test_add_cases (cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
