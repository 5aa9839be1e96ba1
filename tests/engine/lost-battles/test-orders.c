/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "support/lb-test-support.h"

/* clang-format off */
static const LbTestCase cases[] = {
  /* 4.1: the roll */
  { "/lb/4.1.1/ten-points-an-order",
    "active blue; red c2 south: r1=HI-v r2=HI-v r3=EL-f; red strategist rc average c2; blue c4 north: k1=HI",
    "dice 4; end-turn; is /sides/red/fighting-value-for-orders 17; is /orders/total 5; is /orders/left 5; saw orders" },
  { "/lb/4.1.1/disordered-count-scythed-are-one",
    "active blue; red c2 south: r1=HI-v! r2=HI/leg; red b2 south: r3=CH/scy; blue c4 north: k1=HI",
    "dice 1; end-turn; is /sides/red/fighting-value-for-orders 9; is /orders/total 1" },
  { "/lb/4.1.1/undeployed-do-not-count",
    "active blue; red c2 south: r1=HI; red off: u1=HI-v u2=HI-v; red strategist rc brilliant off; blue c4 north: k1=HI",
    "dice 2; end-turn; is /sides/red/fighting-value-for-orders 3; is /orders/total 2" },
  { "/lb/4.1.1/unless-the-scenario-says-so",
    "active blue; counts-undeployed; red c2 south: r1=HI; red strategist rc poor off; blue c4 north: k1=HI",
    "dice 2; end-turn; is /sides/red/fighting-value-for-orders 18; is /orders/total 3" },
  { "/lb/10.1/never-for-a-surprised-army",
    "active blue; counts-undeployed; red surprised; red c2 south: r1=HI; blue c4 north: k1=HI",
    "dice 2; end-turn; is /sides/red/fighting-value-for-orders 3; is /orders/total 2" },
  { "/lb/10.3/dust-halves-the-die-upwards",
    "active blue; dust; red c2 south: r1=HI r2=HI-v r3=HI-v; blue c4 north: k1=HI",
    "dice 1 3; end-turn; is /active red; is /orders/total 3" },
  { "/lb/10.4/wet-weather-halves-the-die",
    "order red blue; weather wet; red c2 south: r1=HI; blue c4 north: k1=HI",
    "dice 5; end-turn; is /active blue; is /orders/total 3" },
  { "/lb/4.1.2/unspent-orders-are-gone",
    "active blue; orders 9; red c2 south: r1=HI; blue c4 north: k1=HI",
    "dice 1; end-turn; is /orders/left 1" },

  /* 4.2: who may be activated together */
  { "/lb/4.2.1/no-unit-twice",
    "red c2 south: r1=HC r2=HC", "activate r1; turn east; advance; is /units/r1/acted true; no 4.2.1 activate r1; no 4.2.1 activate r1 r2" },
  { "/lb/4.2.1/a-double-move-counts",
    "red c2 south: r1=HI", "activate r1 double; finish; no 4.2.1 activate r1" },
  { "/lb/4.2.1/the-next-player-turn-is-another-chance",
    "red c2 south: r1=HI; blue c4 north: k1=HI", "activate r1; finish; dice 3; end-turn; is /units/r1/acted false; dice 3; end-turn; activate r1" },
  { "/lb/4.2.2/one-zone-or-off-the-field",
    "red c2 south: r1=HI; red d2 south: r2=HI; red off: u1=HI u2=HI",
    "no 4.2.2 activate r1 r2; no 4.2.2 activate r1 u1; activate u1 u2" },
  { "/lb/4.2.2/not-the-enemy-not-the-lost-not-nobody",
    "red c2 south: r1=HI; red shattered: s1=HI; blue c4 north: k1=HI",
    "no 4.2.2 activate s1; no 4.2.2 activate" },
  { "/lb/4.2.4/prices",
    "orders 12; red a2 south: a1=HI-p; red b2 south: b1=HI-v b2=LC-v; red c2 south: c1=HI-v c2=HI-a; red d2 south: d1=HI-v d2=HI-v d3=HI-v; red e2 south: e1=EL-i e2=EL-i",
    "activate a1; is /orders/left 11; finish; activate b1 b2; is /orders/left 10; finish; activate c1 c2; is /orders/left 8; finish;"
    "activate d1 d2 d3; is /orders/left 6; finish; activate e1 e2; is /orders/left 4" },
  { "/lb/4.2.5/one-order-instead-of-two",
    "red c2 south: r1=HI r2=HI", "activate r1 r2 reduced; is /orders/left 7; no 4.2.5 advance; turn east; is /units/r1/facing east; is /activation null" },
  { "/lb/4.2.5/not-where-the-price-is-one-anyway",
    "red c2 south: r1=HI-v r2=HI-v", "no 4.2.5 activate r1 r2 reduced; no 4.2.5 activate r1 reduced" },
  { "/lb/4.2.5/not-from-off-the-field",
    "red off: u1=HI u2=HI", "no 4.2.5 activate u1 u2 reduced" },
  { "/lb/4.2.5/it-does-not-leave-the-field",
    "red a1 north: r1=HC r2=HC", "activate r1 r2 reduced; no 4.2.5 leave" },
  { "/lb/4.2.5/one-attacker",
    "red c2 south: r1=HI r2=HI; blue c3 north: k1=HI", "activate r1 r2 reduced; dice 1 1; attack r2; is /activation null; is /orders/left 7; is /units/r1/acted true" },
  { "/lb/4.1/too-few",
    "orders 1; red c2 south: r1=HI r2=HI", "no 4.1 activate r1 r2; no 4.1 activate r1 double; activate r1 r2 reduced" },

  /* 4.4, 9.3: double and triple moves */
  { "/lb/4.4.1/prices-and-lengths",
    "orders 9; red a2 south: a1=HI-v; red b2 south: b1=HI; red c2 south: c1=LC; red d2 south: d1=CH; red e2 south: e1=HC/cat",
    "activate a1 double; is /orders/left 8; is /units/a1/moves-left 2; finish; activate b1 double; is /orders/left 6; is /units/b1/moves-left 2; finish;"
    "activate c1 double; is /orders/left 4; is /units/c1/moves-left 4; finish; activate d1 double; is /orders/left 2; is /units/d1/moves-left 4; finish;"
    "activate e1 double; is /orders/left 0; is /units/e1/moves-left 2" },
  { "/lb/4.4.1/alone",
    "red c2 south: r1=HI-v r2=HI-v", "no 4.4 activate r1 r2 double; no 4.4 activate r1 r2 triple" },
  { "/lb/4.4.1/no-attack",
    "red c2 south: r1=HC-v; blue c3 north: k1=HI", "activate r1 double; no 4.4.1 attack r1" },
  { "/lb/9.3/veteran-legionaries-only",
    "red c1 south: r1=HI-v/leg r2=HI-a/leg r3=HI-v", "no 9.3 activate r2 triple; no 9.3 activate r3 triple; activate r1 triple; is /orders/left 6; is /units/r1/moves-left 3" },
  { "/lb/9.3/their-double-move-costs-one",
    "red c1 south: r1=HI-v/leg", "activate r1 double; is /orders/left 7; is /units/r1/moves-left 2" },

  /* 8.1 to 8.3: commanders and their pools */
  { "/lb/8.1/a-hero-comes-unnamed",
    "red c2 south: r1=HI r2=HI; red hero rh average r1", "activate r1; is /activation/commanders [\"rh\"]; is /commanders/rh/acted true" },
  { "/lb/8.1/a-hero-comes-only-with-his-bodyguard",
    "red c2 south: r1=HI r2=HI; red hero rh average r1", "no 8.1 activate r2 +rh; activate r1 +rh" },
  { "/lb/8.2/a-strategist-comes-only-if-named",
    "red c2 south: r1=HC; red strategist rc average c2", "activate r1; is /activation/commanders []; advance; is /commanders/rc/zone c2" },
  { "/lb/8.2/a-strategist-comes-from-the-zone-only",
    "red c2 south: r1=HI; red d2 south: r2=HI; red strategist rc average d2", "no 8.2 activate r1 +rc; activate r2 +rc" },
  { "/lb/8.3.1/the-pool-pays-first",
    "red c2 south: r1=HI r2=HI r3=HI; red strategist rc average c2",
    "activate r1; is /commanders/rc/activation-orders-left 1; is /orders/left 8; finish;"
    "activate r2 r3; is /commanders/rc/activation-orders-left 0; is /orders/left 7" },
  { "/lb/8.3.1/it-may-be-spared",
    "red c2 south: r1=HI; red strategist rc average c2", "activate r1 pay army:1; is /commanders/rc/activation-orders-left 2; is /orders/left 7" },
  { "/lb/8.3.1/pools-by-rating",
    "red b2 south: r1=HI; red d2 south: r2=HI; red strategist rc poor b2; red strategist rd inspired d2",
    "is /commanders/rc/activation-orders-left 1; is /commanders/rc/attack-orders-left 1; is /commanders/rd/activation-orders-left 4" },
  { "/lb/8.3.1/only-in-his-zone",
    "red c2 south: r1=HI; red d2 south: r2=HI; red strategist rc average d2", "no 8.3 activate r1 pay rc:1; activate r1; is /orders/left 7" },
  { "/lb/8.3.1/he-pays-for-the-group-he-joins-and-no-more",
    "red c2 south: r1=HC r2=HI; red strategist rc average c2",
    "activate r1 +rc; is /orders/left 8; finish; no 8.3 activate r2 pay rc:1; activate r2; is /orders/left 7" },
  { "/lb/8.3.1/a-hero-pays-for-others-first",
    "red c2 south: r1=HI r2=HI; red hero rh average r1",
    "activate r2; is /orders/left 8; finish; activate r1; is /orders/left 8; is /commanders/rh/activation-orders-left 0" },
  { "/lb/8.3.2/a-double-move-half-and-half",
    "red c2 south: r1=HI; red strategist rc average c2", "activate r1 double pay rc:1 army:1; is /orders/left 7; is /commanders/rc/activation-orders-left 1" },
  { "/lb/8.3.2/not-more-than-he-has",
    "red c2 south: r1=HI; red strategist rc poor c2", "no 8.3 activate r1 double pay rc:2" },
  { "/lb/4.1/the-payment-must-add-up",
    "red c2 south: r1=HI r2=HI", "no 4.1 activate r1 pay army:2; no 4.1 activate r1 r2 pay army:1" },
  { "/lb/8.3.3/undeployed-for-undeployed",
    "red c2 south: r1=HI; red off: u1=HI u2=HI; red strategist rc average off",
    "no 8.3 activate r1 pay rc:1; activate u1 u2; is /orders/left 8; is /commanders/rc/activation-orders-left 0" },
  { "/lb/8.6.3/dazed-he-pays-nothing",
    "red c2 south: r1=HI; red strategist rc inspired c2; red escaped rc",
    "is /commanders/rc/escaped true; no 8.6.3 activate r1 pay rc:1; activate r1; is /orders/left 7" },
  { "/lb/8.6.3/until-his-player-turn-ends",
    "red c2 south: r1=HI; red strategist rc inspired c2; red escaped rc; blue c4 north: k1=HI",
    "dice 3; end-turn; is /commanders/rc/escaped false" },
  { "/lb/8.6.3/from-the-enemys-player-turn-on",
    "active blue; red c2 south: r1=HI; red strategist rc inspired c2; red escaped rc; blue c4 north: k1=HI",
    "dice 3; end-turn; is /commanders/rc/escaped true; no 8.6.3 activate r1 pay rc:1" },
  { "/lb/8.8.1/two-heroes-not-in-one-group",
    "red off: u1=HI u2=HI; red hero rh average u1; red hero rg average u2", "no 8.8.1 activate u1 u2; activate u1" },
  { "/lb/8.8.1/nor-a-hero-and-a-strategist",
    "red off: u1=HI u2=HI; red hero rh average u1; red strategist rc average off", "no 8.8.1 activate u1 u2 +rc; activate u2 +rc" },
  { "/lb/8.8.2/undeployed-commanders-pool-their-orders",
    "red off: u1=HI u2=HI; red hero rh poor u1; red strategist rc poor off",
    "activate u1 u2; is /orders/left 8; is /commanders/rh/activation-orders-left 0; is /commanders/rc/activation-orders-left 0" },
  { "/lb/8.8.3/adjacent-commanders",
    "red b2 south: r1=HI; red c2 south: r2=HI; red strategist rc average b2; red strategist rd average c2",
    "activate r1; is /orders/left 8; finish; no 8.8.3 activate r2 pay rd:1; activate r2; is /orders/left 7" },
  { "/lb/8.8.3/as-the-player-turn-began",
    "red b2 south: r1=HI; red c2 south: r2=HI; red e2 south: r3=HI; red strategist rc average b2; red strategist rd average c2",
    "activate r1; finish; strategist rd e2; no 8.8.3 activate r3 pay rd:1" },

  /* 8.4: the pool for bonuses */
  { "/lb/8.4.1/it-is-another-pool",
    "red c2 south: r1=HI; red strategist rc average c2; blue c3 north: k1=HI",
    "activate r1 +rc; dice 1 1; attack r1 bonus 1; is /orders/left 8; is /commanders/rc/attack-orders-left 0; is /commanders/rc/activation-orders-left 1" },
  { "/lb/8.4.1/the-open-pool-pays-before-the-army",
    "red c2 south: r1=HI; red strategist rc average c2; blue c3 north: k1=HI",
    "activate r1 +rc; no 8.4 attack r1 bonus 1 pay army:2; no 8.4 attack r1 bonus 1 pay rc:1 army:1" },
  { "/lb/8.4.2/the-army-tops-up",
    "red c2 south: r1=HI; red strategist rc poor c2; blue c3 north: k1=HI",
    "activate r1 +rc; dice 1 1; attack r1 bonus 1; is /orders/left 7" },
  { "/lb/8.4.2/a-roll-without-it-closes-it",
    "red c2 south: r1=HI r2=HI; red strategist rc inspired c2; blue c3 north: k1=HI",
    "activate r1 r2 +rc; dice 1 1; attack r1; no 8.4 attack r2 bonus 1 pay rc:2; dice 1 1; attack r2 bonus 1; is /orders/left 6" },
  { "/lb/8.4.3/a-bystander-pays-no-bonus",
    "red c2 south: r1=HI; red strategist rc inspired c2; blue c3 north: k1=HI",
    "activate r1; no 8.4 attack r1 bonus 1 pay rc:2" },
};
/* clang-format on */

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lb_test_add_cases (cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
