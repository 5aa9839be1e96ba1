/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "support/lb-test-support.h"

/* clang-format off */
static const LbTestCase cases[] = {
  { "/lb/5.2.1/foot-one-mounted-two",
    "red b2 south: a1=HI; red c2 south: a2=EL-f; red d2 south: a3=HC; red e2 south: a4=HC/cat",
    "activate a1; is /units/a1/moves-left 1; finish; activate a2; is /units/a2/moves-left 1; finish; activate a3; is /units/a3/moves-left 2; finish; activate a4; is /units/a4/moves-left 1" },
  { "/lb/5.2.1/spent-is-spent",
    "red c2 south: r1=HI", "activate r1; advance; is /units/r1/zone c3; is /activation null" },
  { "/lb/5.2.1/none-left",
    "red c1 south: r1=LI", "activate r1; advance; no 5.2 advance" },
  { "/lb/5.2.2/only-ahead",
    "red c2 east: r1=HC", "activate r1; advance; is /units/r1/zone d2; advance; is /units/r1/zone e2; is /activation null; is /units/r1/facing east" },
  { "/lb/2.1.3/nothing-ahead",
    "red e2 east: r1=HC", "activate r1; no 2.1.3 advance" },
  { "/lb/2.2.4/impassable-ground",
    "ground b3 impassable; red b2 south: r1=HC", "activate r1; no 2.2.4 advance" },
  { "/lb/3.2.2/the-first-step-is-the-players",
    "red c1 south: r1=HI r2=HI; blue c2 north: k1=HI; blue b1 east: k2=HI; blue d1 west: k3=HI", "activate r1 r2; is /decision/kind move" },

  /* 5.4 */
  { "/lb/5.4.1/rough-ground-is-dear-to-horse",
    "ground c2 hill; ground d2 forest; ground b2 marsh; ground a2 river stream; red b1 south: b1=HC; red c1 south: c1=LC; red d1 south: d1=CH; red a1 south: a1=HC",
    "activate b1; advance; is /activation null; activate c1; advance; is /units/c1/moves-left 0; turn east; is /activation/mode normal; finish; activate d1; advance; is /activation null; activate a1; advance; is /units/a1/moves-left 1" },
  { "/lb/5.4.1/not-to-foot-elephants-cataphracts",
    "ground c2 hill forest; ground d2 marsh; ground b2 forest; red b1 south: b1=EL-i; red c1 south: c1=HI; red d1 south: d1=HC/cat",
    "activate b1; advance; activate c1; advance; activate d1; advance; is /units/d1/zone d2" },
  { "/lb/5.4.1/two-grounds-count-once",
    "ground c2 hill forest; red c1 south: c1=HC", "activate c1 double; advance; is /units/c1/moves-left 2" },
  { "/lb/5.4.1/after-a-turn-too-little-is-left",
    "ground c2 hill; red c1 east: c1=HC", "activate c1; turn south; no 5.2 advance" },
  { "/lb/5.4.1/fortified-camps-are-rough",
    "red camp c1 fortified; red b1 east: r1=HC", "activate r1; advance; is /units/r1/zone c1; is /activation null" },
  { "/lb/5.4.1/elephants-are-dear-to-attack",
    "red c1 south: r1=HC; blue c3 north: k1=EL-f k2=HI", "activate r1; advance; no 5.2 attack r1; finish" },
  { "/lb/5.4.1/not-to-cataphracts",
    "red c2 south: r1=HC/cat; blue c3 north: k1=EL-f", "activate r1; dice 1 1; attack r1" },
  { "/lb/5.4.3/a-camp-stops-the-march",
    "red camp c1 open; red b1 east: r1=HC", "activate r1; advance; is /units/r1/moves-left 1; no 5.4.3 advance; turn south; is /activation null; is /units/r1/facing south" },
  { "/lb/5.4.3/and-bars-the-attack",
    "red camp c1 open; red b1 east: r1=HC; blue d1 west: k1=HI", "activate r1; advance; no 5.4.3 attack r1" },
  { "/lb/5.4.3/the-enemys-camp-too",
    "no-fillers; blue camp c4 open; red c3 south: r1=HC r2=HC r3=HC; blue a4 north: k1=HI k2=HI k3=HI", "activate r1; advance; is /sides/blue/camp-captured true; saw camp-captured; no 5.4.3 leave" },

  /* 5.5 */
  { "/lb/5.5.1/not-into-the-enemy",
    "red c2 south: r1=HC; blue c3 north: k1=LI", "activate r1; no 5.5.1 advance" },
  { "/lb/5.5.1/an-enemy-strategist-does-not-hold-a-zone",
    "red c2 south: r1=HC; blue d3 north: k1=LI; blue strategist kc average c3", "activate r1; advance; is /units/r1/zone c3" },
  { "/lb/5.5.2/friends-stop-the-group",
    "red c1 south: r1=HC; red c2 south: r2=HI; blue c3 north: k1=HI", "activate r1; advance; is /activation null; activate r2; no 6.2.1 attack r2" },
  { "/lb/5.5.3/the-poor-count-double",
    "red c1 south: r1=HI; red c2 south: p1=HI-p p2=HI-p p3=LI-p p4=LI-p p5=HC-p a1=HI a2=HI", "is /zones/c2/load 12; activate r1; no 5.5.3 advance" },
  { "/lb/5.5.3/eight-in-a-river",
    "ground c2 river; red c1 south: r1=HI-v r2=HI-v; red c2 south: a1=HI a2=HI a3=HI a4=HI a5=HI a6=HI a7=HI", "activate r1 r2; no 5.5.3 advance; finish; is /zones/c2/capacity 8" },
  { "/lb/5.5.3/on-the-way-through-too",
    "ground c2 forest; red c1 south: r1=HC; red c2 south: a1=HI a2=HI a3=HI a4=HI a5=HI a6=HI a7=HI a8=HI", "activate r1 double; no 5.5.3 advance" },
  { "/lb/5.5.3/scythed-chariots-that-will-vanish-count",
    "ground c2 forest; red c1 south: r1=CH/scy; red c2 south: a1=HI a2=HI a3=HI a4=HI a5=HI a6=HI a7=HI a8=HI", "activate r1; no 5.5.3 advance" },
  { "/lb/8.2/a-strategist-takes-no-room",
    "ground c2 forest; red c2 south: a1=HI a2=HI a3=HI a4=HI a5=HI a6=HI a7=HI a8=HI; red strategist rc average off", "strategist rc c2; is /zones/c2/load 8" },

  /* 5.1.1 */
  { "/lb/5.1.1/foot-cannot-match",
    "red b2 east: r1=HI; red c2 south: r2=HI", "activate r1; no 5.1.1 advance" },
  { "/lb/5.1.1/light-foot-and-horse-can",
    "red b2 east: r1=LI r2=HC; red c2 south: r3=HI", "activate r1 r2; advance; is /units/r1/facing south; is /units/r2/facing south; is /units/r3/facing south; is /activation null; saw turned" },
  { "/lb/5.1.1/not-after-rough-ground",
    "ground c2 hill; red b2 east: r1=HC; red c2 south: r3=HI", "activate r1; no 5.1.1 advance" },
  { "/lb/5.1.1/light-horse-has-its-free-turn",
    "ground c2 hill; red b2 east: r1=LC; red c2 south: r3=HI", "activate r1; advance; is /units/r1/facing south" },

  /* 5.7 */
  { "/lb/5.7/fresh-withdraw-disordered-flee",
    "red a2 west: r1=HC r2=HC!", "activate r1 r2; leave; is /units/r1/state withdrawn; is /units/r2/state fled; is /units/r1/zone null; saw left-field; unseen morale-check" },
  { "/lb/5.7/not-over-a-coast",
    "ground a2 coast; red a2 west: r1=HC", "activate r1; no 5.7 leave" },
  { "/lb/5.7/not-facing-inward",
    "red a2 south: r1=HC", "activate r1; no 5.7 leave" },
  { "/lb/5.7/one-movement-must-be-left",
    "red b2 west: r1=HC r2=LC", "activate r1 r2; advance; leave; is /units/r2/state withdrawn" },
  { "/lb/5.7/none-left",
    "red b1 west: r1=LI", "activate r1; advance; no 5.2 leave" },
  { "/lb/5.7/a-hero-withdraws-with-his-fresh-unit",
    "red a2 west: r1=HC r2=HC!; red hero rh average r1", "activate r1 r2; leave; is /commanders/rh/state withdrawn" },
  { "/lb/5.7/and-is-lost-with-a-disordered-one",
    "red a2 west: r1=HC! r2=HC; red hero rh average r1", "activate r1 r2; leave; is /commanders/rh/state lost" },
  { "/lb/5.7/a-strategist-withdraws-with-a-fresh-group",
    "red a2 west: r1=HC; red strategist rc average a2", "activate r1 +rc; leave; is /commanders/rc/state withdrawn" },
  { "/lb/5.7/and-is-lost-with-another",
    "red a2 west: r1=HC!; red strategist rc average a2", "activate r1 +rc; leave; is /commanders/rc/state lost" },
  { "/lb/8.2/a-strategist-left-alone-is-lost",
    "red a2 west: r1=HC; red strategist rc average a2", "activate r1; leave; is /commanders/rc/state lost" },
  { "/lb/11.1/leaving-may-end-the-battle",
    "no-fillers; red a2 west: r1=HC; red c2 south: r2=HI r3=HI; blue c4 north: k1=HI k2=HI k3=HI", "activate r1; leave; is /decision/kind over; is /result/reason army-broken; saw battle-ended" },

  /* 3.4.6, 2.3.2 */
  { "/lb/3.4.6/the-central-rear",
    "active blue; red off: u1=HI; red strategist rc average off; red hero rh average u1; red e2 south: r1=HI r2=HI r3=HI; blue c2 north: k1=HC",
    "activate k1; advance; is /units/k1/zone c1; is /units/u1/state withdrawn; is /commanders/rc/state withdrawn; is /commanders/rh/state withdrawn; saw undeployed-withdrew" },
  { "/lb/3.4.6/the-camp-in-another-rear-zone",
    "active blue; red camp b1 open; red off: u1=HI u2=LC; red strategist rc average off; blue b2 north: k1=HC", "activate k1; advance; is /sides/red/camp-captured true; saw undeployed-withdrew; is /units/u1/state withdrawn; is /units/u2/state withdrawn; is /commanders/rc/state withdrawn" },
  { "/lb/3.4.6/not-another-rear-zone",
    "active blue; red off: u1=HI; blue b2 north: k1=HC", "activate k1; advance; is /units/u1/state undeployed" },
  { "/lb/11.1/the-undeployed-withdrawing-may-end-it",
    "active blue; red e2 south: r1=HI r2=HI; blue c2 north: k1=HC", "activate k1; advance; is /decision/kind over" },

  /* 8.8.1 */
  { "/lb/8.8.1/no-hero-into-a-strategists-zone",
    "red c1 south: r1=HI; red c2 south: r2=HI; red hero rh average r1; red strategist rc average c2", "activate r1; no 8.8.1 advance; finish; strategist rc d2" },
  { "/lb/8.8.1/nor-a-strategist-with-a-group",
    "red c1 south: r1=HI; red c2 south: r2=HI; red strategist rc average c1; red hero rh average r2", "activate r1 +rc; no 8.8.1 advance; finish; activate r2" },

  /* 9.5 */
  { "/lb/9.5/scythed-chariots-vanish-among-friends",
    "red c1 south: r1=CH/scy r3=HC; red c2 east: r2=HI", "activate r1 r3; advance; is /units/r1/state withdrawn; is /units/r3/zone c2; is /units/r3/facing east; saw withdrew-by-turning" },
  { "/lb/9.5/nothing-left-to-match-with-on-a-hill",
    "ground c2 hill; red b2 east: r1=CH/scy; red c2 south: r2=HI", "activate r1; advance; is /units/r1/state withdrawn; is /activation null" },
  { "/lb/9.5/alone-they-need-not-match",
    "red c1 south: r1=CH/scy; red c2 east: r2=HI", "activate r1; advance; is /units/r1/state withdrawn; is /units/r2/zone c2; is /activation null" },

  /* finishing */
  { "/lb/3.2.2/finish-ends-an-activation",
    "red c2 south: r1=HC", "activate r1; advance; finish; is /activation null; is /decision/kind activate; no 3.2.1 advance" },
  { "/lb/3.2.1/one-group-at-a-time",
    "red c2 south: r1=HC; red d2 south: r2=HC", "activate r1; no 3.2.1 activate r2; no 3.2.1 end-turn" },
  { "/lb/6.1.5/no-step-after-an-attack",
    "red c2 south: r1=HC r2=HC; blue c3 north: k1=HI k2=HI", "activate r1 r2; dice 1 1; attack r1; is /decision/kind attack; no 6.1.5 turn east; no 6.1.5 advance; no 6.1.5 leave; finish; is /activation null" },
};
/* clang-format on */

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lb_test_add_cases (cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
