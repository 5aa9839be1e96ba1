/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <locale.h>

#include "engine/lost-battles/lb-events.h"
#include "support/lb-test-support.h"

/* Clauses that no other test program is about. */
static const LbTestCase cases[] = {
  { "/lb/4.2.3/a-group-moves-as-one", "red c2 south: r1=HI-a r2=LI-a r3=HI-v; blue a4 north: k1=HI-a",
    "activate r1 r2; advance; is /units/r1/zone c3; is /units/r2/zone c3; is /units/r3/zone c2" },
  { "/lb/4.2.3/who-attacks-is-committed", "red c2 south: r1=HC-a r2=HC-a; blue c3 north: *k1=HI-a",
    "activate r1 r2; dice 1 1; attack r1; no 6.1.5 turn east; no 6.1.5 leave; finish; is /units/r2/acted true" },
  { "/lb/4.3.3/who-stood-still-may-lead", "red c2 south: r1=HI-a r2=HI-a; blue a4 north: k1=HI-a",
    "end-turn; lead c2 r2; is /units/r2/lead true; is /units/r1/lead false" },
  { "/lb/5.3(1)/about-turn", "red c2 south: r1=HI-a; blue a4 north: k1=HI-a",
    "activate r1; turn north; is /units/r1/moves-left 1" },
  { "/lb/5.3(1)/enemy-in-front-does-not-matter", "red c2 south: r1=HI-a; blue c3 north: k1=HI-a",
    "activate r1; turn north; is /units/r1/moves-left 1" },
  { "/lb/5.3(1)/enemy-beside", "red c2 south: r1=HC-a; blue b2 north: k1=HI-a",
    "activate r1; turn north; is /units/r1/moves-left 1" },
  { "/lb/5.3(1)/not-for-hoplites", "red c2 south: r1=HI-a/hop; blue a4 north: k1=HI-a",
    "activate r1; turn north; is /units/r1/facing north; is /activation null" },
  { "/lb/5.3(3)/light-infantry-once", "red c2 south: r1=LI-a; blue a4 north: k1=HI-a",
    "activate r1; turn east; is /units/r1/moves-left 1; turn south; is /activation null" },
  { "/lb/5.3(3)/light-cavalry-twice", "red c2 south: r1=LC-a; blue a4 north: k1=HI-a",
    "activate r1; turn east; turn south; is /units/r1/moves-left 2; turn east; is /units/r1/moves-left 1" },
  { "/lb/6.13/a-hill-costs-horse-two", "red c2 south: r1=HC-a; ground c3 hill; blue a4 north: k1=HI-a",
    "activate r1; advance; is /units/r1/zone c3; is /activation null" },
  { "/lb/6.13/a-hill-costs-foot-one", "red c2 south: r1=HI-v; ground c3 hill; blue a4 north: k1=HI-a",
    "activate r1 double; advance; is /units/r1/moves-left 1" },
  { "/lb/6.13/a-river-costs-one", "red c2 south: r1=HC-a; ground c3 river; blue a4 north: k1=HI-a",
    "activate r1; advance; is /units/r1/moves-left 1" },
  { "/lb/11.2(5)/own-fatigue", "red c2 south: r1=HI-a; blue c4 north: k1=HI-a; red fatigued",
    "is /sides/red/victory-points 20; is /sides/blue/victory-points 0" },
  { "/lb/11.2(6)/own-surprise", "red c2 south: r1=HI-a; blue c4 north: k1=HI-a; blue surprised",
    "is /sides/red/victory-points 0; is /sides/blue/victory-points 30" },
};

/* 6.5(15): a last attacker at half size has -1, and nobody comes after it (6.3.4). */
static void
test_half_size (void)
{
  g_autoptr (LbTest) test = lb_test_new ("limit 3; red c2 south: r1=HI-a r2=HI-a r3=LC-a r4=HI-v; blue c3 north: *k1=HI-a");
  const AciesEvent  *attack = NULL;
  gboolean           is_halved = FALSE;

  lb_test_play (test, "activate r1 r2 r3 r4; dice 1 1; attack r1; dice 1 1; attack r2; no 6.3 attack r3");
  lb_test_play (test, "dice 1 1; attack r3 half");
  for (guint i = 0; i < acies_event_list_size (test->events); i++)
    if (acies_event_list_get (test->events, i)->kind == LB_EVENT_ATTACK)
      attack = acies_event_list_get (test->events, i);
  g_assert_nonnull (attack);
  for (guint i = 0; i < attack->n_modifiers; i++)
    if (attack->modifiers[i].name == LB_MOD_HALVED_SIZE)
      is_halved = attack->modifiers[i].value == -1;
  g_assert_true (is_halved);

  lb_test_play (test, "is /activation null; is /units/r4/acted true");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  lb_test_add_cases (cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/lb/6.5(15)/at-half-size", test_half_size);

  return g_test_run ();
}
