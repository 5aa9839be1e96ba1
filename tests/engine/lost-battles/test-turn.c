/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "support/lb-test-support.h"

/* clang-format off */
static const LbTestCase cases[] = {
  /* 5.1.2 */
  { "/lb/5.1.2/a-part-must-leave",
    "red c2 south: r1=HC r2=HC", "activate r1; turn east; is /units/r1/facing east; is /units/r2/facing south; no 5.1.2 finish; advance; is /units/r1/zone d2; is /units/r2/facing south" },
  { "/lb/5.1.2/a-turn-that-bars-the-way-out-is-refused",
    "red c2 east: r1=HI r2=HI; blue c1 south: k1=HI", "activate r1; no 5.1.2 turn south; no 5.1.2 turn west; advance; is /units/r1/zone d2" },
  { "/lb/5.1.2/it-may-turn-once-more-on-its-way-out",
    "red c2 south: r1=LC r2=HI; blue d2 west: k1=HI", "activate r1; turn east; no 5.1.2 finish; turn north; advance; is /units/r1/zone c1" },
  { "/lb/5.1.2/or-leave-the-field",
    "red a2 south: r1=HC r2=HC", "activate r1; turn west; no 5.1.2 finish; leave; is /units/r1/state withdrawn" },
  { "/lb/5.1.2/a-reduced-part-cannot-turn",
    "red c2 south: r1=HC r2=HC r3=HC", "activate r1 r2 reduced; is /activation null; is /orders/left 7" },
  { "/lb/5.1.2/the-whole-zone-may-stay",
    "red c2 south: r1=HI r2=HI", "activate r1 r2; turn west; is /units/r2/facing west; is /activation null" },
  { "/lb/5.1.2/a-part-does-not-turn-to-attack",
    "red c2 east: r1=HI r2=HI; blue c3 north: k1=HI; blue c1 south: k2=HI; blue b2 east: k3=HI",
    "activate r1; no 5 turn south; advance; is /units/r1/zone d2" },

  /* 5.2.3 */
  { "/lb/5.2.3/a-turn-costs-one",
    "red c2 south: r1=HC; blue d2 west: k1=HI", "activate r1; no 5.2.3 turn south; turn west; is /units/r1/moves-left 1; turn north; is /activation null; is /units/r1/facing north" },
  { "/lb/5.2.3/foot-turns-or-goes",
    "red c2 south: r1=HI", "activate r1; turn west; is /activation null; is /units/r1/facing west" },

  /* 5.3, first */
  { "/lb/5.3/free-about-turn",
    "red c2 south: r1=HI; blue c3 north: k1=HI", "activate r1; turn north; is /units/r1/moves-left 1; saw turned; advance; is /units/r1/zone c1" },
  { "/lb/5.3/not-with-an-enemy-beside",
    "red c2 south: r1=HC; blue b2 east: k1=HI", "activate r1; turn north; is /units/r1/moves-left 1" },
  { "/lb/5.3/not-with-an-enemy-behind",
    "red c2 south: r1=HC; blue c1 south: k1=HI; blue c3 north: k2=HI", "activate r1; turn north; is /units/r1/moves-left 1" },
  { "/lb/5.3/not-with-an-enemy-beside-the-zone-behind",
    "red c2 south: r1=HC; blue d1 west: k1=HI", "activate r1; turn north; is /units/r1/moves-left 1" },
  { "/lb/5.3/from-the-border-off-the-field",
    "red a2 east: r1=HI; blue b2 west: k1=HI", "activate r1; turn west; is /units/r1/moves-left 1; leave; is /units/r1/state withdrawn" },
  { "/lb/5.3/only-where-it-began",
    "red c2 south: r1=HC", "activate r1; advance; turn north; is /activation null; is /units/r1/facing north" },
  { "/lb/5.3/only-as-the-first-turn",
    "red c2 south: r1=HC", "activate r1; turn east; turn north; is /activation null" },
  { "/lb/5.3/not-back-again",
    "red c2 south: r1=HC", "activate r1; turn north; is /units/r1/moves-left 2; turn south; is /units/r1/moves-left 1" },
  { "/lb/9.2/hoplites-pay-for-it",
    "red c2 south: r1=HI/hop", "activate r1; turn north; is /activation null; is /units/r1/facing north" },
  { "/lb/9.2/in-a-mixed-group-they-alone-pay",
    "red c2 south: r1=HI/hop r2=HC", "activate r1 r2; turn north; is /units/r1/facing north; is /activation null" },
  { "/lb/5.3/light-infantry-keeps-its-own-free-turn",
    "red c2 south: r1=LI", "activate r1; turn north; turn east; is /units/r1/moves-left 1; advance; is /units/r1/zone d2; is /activation null" },

  /* 5.3, second */
  { "/lb/5.3/free-turn-to-attack",
    "red c2 east: r1=HI; blue c3 north: k1=HI", "activate r1; turn south; is /units/r1/moves-left 1; no 5.3 turn east; no 5.5.1 advance; dice 1 1; attack r1; is /activation null; is /units/r1/facing south" },
  { "/lb/5.3/hoplites-have-it-too",
    "red c2 east: r1=HI/hop; blue c3 north: k1=HI", "activate r1; turn south; dice 1 1; attack r1" },
  { "/lb/5.3/a-third-enemy-in-front-bars-it",
    "red c2 south: r1=HI; blue c3 north: k1=HI; blue d2 west: k2=HI", "activate r1; turn east; is /activation null; is /units/r1/facing east" },
  { "/lb/5.3/not-after-a-step",
    "red c1 south: r1=HC; blue d2 west: k1=HI", "activate r1; advance; turn east; is /activation null" },
  { "/lb/5.3/not-after-another-turn",
    "red c2 north: r1=HI; blue c3 north: k1=HI; blue d2 west: k2=HI", "activate r1; turn south; no 5.3 turn east; dice 1 1; attack r1" },
  { "/lb/5.3/paid-for-when-no-attack-comes",
    "red c2 east: r1=HC; blue c3 north: k1=HI", "activate r1; turn south; is /units/r1/moves-left 2; finish; is /units/r1/facing south; is /units/r1/acted true" },
  { "/lb/5.3/paid-for-before-another-turn",
    "red c2 east: r1=HC; blue c3 north: k1=HI", "activate r1; turn south; turn west; is /activation null; is /units/r1/facing west" },
  { "/lb/5.3/cavalry-still-has-two-for-a-hill",
    "ground c3 hill; red c2 east: r1=HC; blue c3 north: k1=HI", "activate r1; turn south; dice 1 1; attack r1" },
  { "/lb/5.3/which-it-has-not-after-a-paid-turn",
    "ground c3 hill; red c2 west: r1=HC; blue b2 east: k1=HI; blue c3 north: k2=HI", "activate r1; turn south; no 5 attack r1" },
  { "/lb/5.3/not-with-others-in-the-zone",
    "red c2 east: r1=HI r2=HI; blue c3 north: k1=HI; blue d2 west: k2=HI; blue b2 east: k3=HI; blue c1 south: k4=HI",
    "activate r1; is /activation null" },
  { "/lb/5.3/not-onto-a-centre-from-its-flank",
    "red a3 south: r1=HI; blue b3 north: k1=HI", "activate r1; turn east; is /activation null" },
  { "/lb/5.3/one-pays-the-others-turn-free",
    "red c2 east: r1=LI r2=HC; blue c3 north: k1=HI", "activate r1 r2; turn south; finish; is /units/r1/facing south" },

  /* 5.3, third */
  { "/lb/5.3/light-infantry-one",
    "red c1 south: r1=LI; blue d1 west: k1=HI", "activate r1; turn west; is /units/r1/moves-left 1; turn south; is /activation null" },
  { "/lb/5.3/before-or-after-the-step",
    "red c1 south: r1=LI", "activate r1; advance; turn east; is /units/r1/facing east; is /activation null" },
  { "/lb/5.3/light-cavalry-two",
    "red c2 south: r1=LC", "activate r1; turn east; turn north; is /units/r1/moves-left 2; turn west; is /units/r1/moves-left 1; advance; is /units/r1/zone b2; is /activation null" },
  { "/lb/5.3/double-movers-too",
    "red c1 south: r1=LI", "activate r1 double; advance; turn east; is /units/r1/moves-left 1; advance; is /units/r1/zone d2" },

  /* 5.6 */
  { "/lb/5.6.1/each-on-its-own-account",
    "red c2 south: r1=HC r2=LI r3=LC", "activate r1 r2 r3; turn east; is /units/r1/moves-left 1; is /units/r2/moves-left 1; is /units/r3/moves-left 2; advance; is /units/r3/zone d2; is /activation null" },
  { "/lb/5.6.2/the-slowest-holds-the-group",
    "red c2 south: r1=HC r2=HI", "activate r1 r2; turn east; is /activation null" },

  /* 6.1.3 */
  { "/lb/6.1.3/not-after-any-turn",
    "red a3 south: r1=LC; blue b3 north: k1=HI", "activate r1; turn east; no 6.1.3 attack r1" },
  { "/lb/6.1.3/but-without-one",
    "red a3 east: r1=LC; blue b3 north: k1=HI", "activate r1; dice 1 1; attack r1" },
  { "/lb/6.1.3/wings-are-not-concerned",
    "red a3 east: r1=LC; blue a4 north: k1=HI", "activate r1; turn south; dice 1 1; attack r1" },

  /* 9.5 */
  { "/lb/9.5/scythed-chariots-vanish-in-turning",
    "red c2 south: r1=CH/scy r2=HC", "activate r1 r2; turn east; is /units/r1/state withdrawn; is /units/r2/moves-left 1; saw withdrew-by-turning; unseen shattered; unseen morale-check; advance; is /units/r2/zone d2" },
  { "/lb/9.5/alone-too",
    "red c2 south: r1=CH/scy", "activate r1; turn north; is /units/r1/state withdrawn; is /activation null" },
  { "/lb/9.5/even-free-turns",
    "red c2 east: r1=CH/scy r2=HC; blue c3 north: k1=HI", "activate r1 r2; turn south; is /units/r1/state withdrawn; dice 1 1; attack r2" },
  { "/lb/9.5/a-part-that-vanishes-has-left",
    "red c2 south: r1=CH/scy r2=HC; blue b2 east: k1=HI; blue d2 west: k2=HI; blue c1 south: k3=HI; blue c3 north: k4=HI", "activate r1; turn east; is /units/r1/state withdrawn; is /units/r2/zone c2" },
  { "/lb/8.2/a-strategist-alone-after-they-vanish",
    "red c2 south: r1=CH/scy; red strategist rc average c2", "activate r1; turn east; is /commanders/rc/state lost" },
};
/* clang-format on */

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lb_test_add_cases (cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
