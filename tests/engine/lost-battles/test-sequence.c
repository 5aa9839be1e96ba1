/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "support/lb-test-support.h"

/* clang-format off */
#define QUIET "red c2 south: r1=HI; blue c4 north: k1=HI"

static const LbTestCase cases[] = {
  { "/lb/3.2.1/the-first-army-first",
    "opening; red off: u1=HI; blue off: k1=HI", "is /turn 1; is /order [\"red\",\"blue\"]; is /active red; end-turn; is /turn 1; is /active blue; end-turn; is /turn 2; is /active red" },
  { "/lb/3.1/the-last-turn-is-completed",
    "turns 4; " QUIET, "dice 3; end-turn; dice 3; end-turn; is /turn 4; is /active red; dice 3; end-turn; is /active blue; end-turn; is /decision/kind over; is /result/reason turns" },
  { "/lb/3.2.3/a-lead-where-there-is-a-choice",
    "red c2 south: r1=HI r2=HI; red b2 south: r3=HI; blue c4 north: k1=HI",
    "end-turn; is /decision/kind lead; is /units/r3/lead true; no 3.2.1 end-turn; lead c2 r2; is /units/r2/lead true; is /active blue" },
  { "/lb/6.4.3/leads-lapse",
    "active blue; red c2 south: r1=HI *r2=HI; blue c4 north: k1=HI", "is /units/r2/lead true; dice 3; end-turn; is /active red; is /units/r2/lead false" },
  { "/lb/6.4.3/those-of-a-situation-have-lapsed",
    "red c2 south: r1=HI *r2=HI; blue c4 north: *k1=HI k2=HI", "is /units/r2/lead false; is /units/k1/lead true" },
  { "/lb/6.8.1/but-are-remembered",
    "red c2 south: *r1=LI r2=LI; blue c3 north: k1=HI", "activate r1 r2; dice 1 1; attack r1; is /activation/attack-size-used 1.0" },
  { "/lb/9.5/scythed-chariots-lead-unnamed",
    "active blue; red c2 south: r1=HI r2=CH/scy; blue c4 north: k1=HI", "is /units/r2/lead true" },

  /* 8.2 */
  { "/lb/8.2/lost-alone-at-the-end",
    QUIET "; red strategist rc average c2", "strategist rc d2; is /commanders/rc/state on-field; dice 3; end-turn; is /commanders/rc/state lost; saw commander-lost" },
  { "/lb/8.2/saved-by-a-move",
    "red c2 south: r1=HC; red d2 south: r2=HI; blue c4 north: k1=HI; red strategist rc average c2",
    "activate r1; advance; finish; strategist rc d2; dice 3; end-turn; is /commanders/rc/state on-field" },
  { "/lb/8.2/not-in-the-enemys-turn",
    "active blue; " QUIET "; red strategist rc average d2", "dice 3; end-turn; is /commanders/rc/state on-field; dice 3; end-turn; is /commanders/rc/state lost" },
  { "/lb/8.2/undeployed-with-nobody-left",
    "no-fillers; red c2 south: r1=HI r2=HI r3=HI; blue c4 north: k1=HI k2=HI k3=HI; red strategist rc average off",
    "end-turn; lead c2 r1; is /commanders/rc/state lost" },

  /* 8.9 */
  { "/lb/8.9.1/second-and-brilliant",
    "active blue; " QUIET "; blue strategist kc brilliant c4",
    "end-turn; is /decision/kind turn-order; is /decision/side blue; is /turn 4; dice 3; keep-order; is /active red; is /order [\"red\",\"blue\"]" },
  { "/lb/8.9.1/switched-for-good",
    "active blue; " QUIET "; blue strategist kc brilliant c4",
    "end-turn; dice 3; switch-order; saw order-switched; is /active blue; is /order [\"blue\",\"red\"]; dice 3; end-turn; is /active red; dice 3; end-turn; is /turn 5; is /active blue; is /decision/kind activate" },
  { "/lb/8.9.2/before-any-die",
    "active blue; weather overcast; " QUIET "; blue strategist kc brilliant c4",
    "end-turn; is /decision/kind turn-order; dice 6 5; keep-order; is /weather wet; is /orders/total 3" },
  { "/lb/8.9.3/not-with-two",
    "active blue; " QUIET "; blue strategist kc brilliant c4; red strategist rc brilliant c2", "dice 3; end-turn; is /decision/kind activate" },
  { "/lb/8.9.3/not-when-he-is-gone",
    "active blue; " QUIET "; blue strategist kc brilliant killed", "dice 3; end-turn; is /decision/kind activate" },
  { "/lb/8.9.3/a-narrow-escape-does-not-bar-it",
    "active blue; " QUIET "; blue strategist kc brilliant c4; blue escaped kc", "end-turn; is /decision/kind turn-order" },
  { "/lb/8.9.3/not-in-dust",
    "active blue; dust; " QUIET "; blue strategist kc brilliant c4", "dice 3 3; end-turn; is /decision/kind activate; is /active red" },
  { "/lb/8.9.1/listed-first-he-has-nothing-to-switch",
    "active blue; " QUIET "; red strategist rc brilliant c2", "dice 3; end-turn; is /decision/kind activate; is /active red" },
  { "/lb/8.9.1/a-situation-after-the-switch",
    "order blue red; active red; " QUIET "; blue strategist kc brilliant c4", "dice 3; end-turn; is /turn 4; is /active blue; is /decision/kind activate" },
  { "/lb/8.9.1/nobody-to-switch",
    QUIET, "no 8.9.1 switch-order" },
  { "/lb/8.9.1/not-on-the-first-turn",
    "turn 1; " QUIET "; blue strategist kc brilliant c4", "no 8.9.1 switch-order" },
  { "/lb/8.9.2/too-late-after-the-die",
    "active blue; " QUIET "; blue strategist kc brilliant c4",
    "no 8.9.2 switch-order; end-turn; dice 3; keep-order; no 8.9.2 switch-order; activate r1; no 8.9.2 switch-order" },
  { "/lb/8.9.1/not-twice",
    "active blue; " QUIET "; blue strategist kc brilliant c4", "end-turn; dice 3; switch-order; no 8.9.1 switch-order" },
  { "/lb/8.9.3/refused-with-two",
    QUIET "; blue strategist kc brilliant c4; red strategist rc brilliant c2", "no 8.9.3 switch-order" },
  { "/lb/8.9.3/refused-when-he-is-gone",
    QUIET "; blue strategist kc brilliant killed", "no 8.9.3 switch-order" },
  { "/lb/8.9.3/refused-in-dust",
    "dust; " QUIET "; blue strategist kc brilliant c4", "no 8.9.3 switch-order" },
  { "/lb/8.9.3/no-second-attack-from-a-zone",
    "active blue; red c2 south: r1=HI; blue c3 north: k1=HI; blue d3 west: k2=HC; blue strategist kc brilliant c3",
    "activate k1; dice 1 1; attack k1; end-turn; dice 3; switch-order; activate k1; no 8.9.3 attack k1" },
  { "/lb/8.9.3/zones-of-a-situation",
    "red c2 south: r1=HI; red d2 south: r2=HI; blue c3 north: k1=HI; blue d3 north: k2=HI; red attacked-from c2",
    "activate r1; no 8.9.3 attack r1; finish; activate r2; dice 1 1; attack r2" },
  { "/lb/8.9.3/after-the-enemys-turn-it-is-free-again",
    "red c2 south: r1=HI; blue c3 north: k1=HI", "activate r1; dice 1 1; attack r1; dice 3; end-turn; dice 3; end-turn; activate r1; dice 1 1; attack r1" },

  /* 10.3, 10.4 */
  { "/lb/10.3/four-reverses-the-turn",
    "active blue; dust; " QUIET, "dice 4 1; end-turn; saw dust; is /active blue; is /order [\"blue\",\"red\"]; is /orders/total 1; dice 1; end-turn; is /active red; dice 3 1; end-turn; is /order [\"red\",\"blue\"]; is /active red" },
  { "/lb/10.3/three-does-not",
    "active blue; dust; " QUIET, "dice 3 1; end-turn; is /active red" },
  { "/lb/10.3/each-turn-against-the-listed-order",
    "active blue; dust; " QUIET, "dice 6 1; end-turn; dice 1; end-turn; dice 6 1; end-turn; is /turn 5; is /order [\"blue\",\"red\"]; is /active blue" },
  { "/lb/10.3/no-second-attack-from-a-zone",
    "active blue; dust; red c2 south: r1=HI; blue c3 north: k1=HI",
    "activate k1; dice 1 1; attack k1; dice 5 1; end-turn; is /active blue; activate k1; no 8.9.3 attack k1" },
  { "/lb/10.4/six-turns-wet",
    "active blue; weather overcast; " QUIET, "dice 6 5; end-turn; saw weather; is /weather wet; is /orders/total 3" },
  { "/lb/10.4/six-clears-up",
    "active blue; weather wet; " QUIET, "dice 6 5; end-turn; is /weather overcast; is /orders/total 5" },
  { "/lb/10.4/five-changes-nothing",
    "active blue; weather wet; " QUIET, "dice 5 5; end-turn; is /weather wet" },
  { "/lb/10.4/one-die-a-turn",
    "weather wet; " QUIET, "dice 6; end-turn; is /active blue; is /weather wet; is /orders/total 3" },
  { "/lb/10.4/none-in-clear-weather",
    "active blue; " QUIET, "dice 6; end-turn; is /weather clear; is /orders/total 6" },

  { "/lb/3.2.1/orders-of-a-situation-are-not-rolled",
    QUIET "; orders 3", "is /orders/total 3; is /orders/left 3" },
};

static const LbTestCase placings[] = {
  { "/lb/8.2/placed-for-nothing-once-a-turn",
    QUIET "; red strategist rc average c2", "strategist rc a1; is /commanders/rc/zone a1; is /orders/left 8; is /commanders/rc/acted true; no 8.2 strategist rc c2; saw strategist-moved" },
  { "/lb/8.2/from-off-the-field-into-the-enemys-half",
    QUIET "; red strategist rc average off", "is /commanders/rc/state undeployed; strategist rc d3; is /commanders/rc/state on-field; is /commanders/rc/zone d3" },
  { "/lb/8.2/not-among-enemies",
    QUIET "; red strategist rc average c2", "no 8.2 strategist rc c4" },
  { "/lb/8.2/not-where-he-is",
    QUIET "; red strategist rc average c2", "no 8.2 strategist rc c2; is /commanders/rc/acted false; strategist rc c1" },
  { "/lb/2.2.4/not-on-impassable-ground",
    QUIET "; ground d1 impassable; red strategist rc average c2", "no 2.2.4 strategist rc d1" },
  { "/lb/8.8.1/not-beside-another-commander",
    "red b2 south: r1=HI; red c2 south: r2=HI; red strategist rc average c2; red hero rh average r1", "no 8.8.1 strategist rc b2; no 8.2 strategist rh c2" },
  { "/lb/8.2/withdrawn-for-good",
    QUIET "; red strategist rc average c2", "strategist rc off-field; is /commanders/rc/state withdrawn; is /commanders/rc/zone null; no 8.2 strategist rc c2" },
  { "/lb/8.2/the-undeployed-do-not-withdraw",
    QUIET "; red strategist rc average off", "no 8.2 strategist rc off-field" },
  { "/lb/8.2/not-after-acting-with-a-group",
    QUIET "; red strategist rc average c2", "activate r1 +rc; finish; no 8.2 strategist rc c1" },
  { "/lb/8.2/not-after-placing-with-a-group",
    "red c2 south: r1=HI; red d2 south: r2=HI; red strategist rc average c2", "strategist rc d2; no 8.2 activate r2 +rc" },
  { "/lb/8.2/he-captures-nothing",
    QUIET "; blue camp d4 open; red strategist rc average c2", "strategist rc d4; is /sides/blue/camp-captured false; is /sides/blue/units-undeployed 4" },
};
/* clang-format on */

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lb_test_add_cases (cases, G_N_ELEMENTS (cases));
  lb_test_add_cases (placings, G_N_ELEMENTS (placings));

  return g_test_run ();
}
