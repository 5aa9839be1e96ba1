/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include <string.h>

#include "support/lb-test-support.h"

#include "engine/lost-battles/lb-apply.h"
#include "engine/lost-battles/lb-legal.h"

static AciesUnits
units_of (LbTest *test, guint side, const char *first, guint n)
{
  const LbSideSetup *own = &LB_SETUP (test->setup)->sides[side];

  for (guint i = 0; i < own->n_units; i++)
    if (strcmp (own->units[i].id, first) == 0)
      return ((ACIES_UNIT_BIT (n) - 1) << i);

  g_assert_not_reached ();
}

/* How many listed activations have exactly these units, this mode and these commanders. */
static guint
count_groups (const AciesActionList *list, AciesUnits units, guint mode, AciesUnits commanders)
{
  guint n = 0;

  for (guint i = 0; i < list->n; i++)
    if (list->items[i].kind == LB_ACTIVATE && list->items[i].units == units && list->items[i].mode == mode &&
        list->items[i].commanders == commanders)
      n++;

  return n;
}

static guint
count_kind (const AciesActionList *list, guint kind)
{
  guint n = 0;

  for (guint i = 0; i < list->n; i++)
    n += list->items[i].kind == kind ? 1 : 0;

  return n;
}

static AciesActionList *
list_of (LbTest *test)
{
  AciesActionList *list = g_new0 (AciesActionList, 1);

  lb_legal (test->setup, &test->state.base, list);
  for (guint i = 0; i < list->n; i++)
    g_assert_true (lb_check (test->setup, &test->state.base, &list->items[i], NULL));

  return list;
}

static void
test_groups_of_a_zone (void)
{
  g_autoptr (LbTest) test = lb_test_new ("no-fillers; red c2 south: r1=HI r2=HI r3=LC r4=LC r5=HI-v/leg;"
                                         "red strategist rc average c2; blue c4 north: k1=HI k2=HI k3=HI");
  g_autofree AciesActionList *list = list_of (test);

  g_assert_false (list->complete);
  for (guint i = 0; i < 5; i++)
    {
      g_assert_cmpuint (count_groups (list, ACIES_UNIT_BIT (i), LB_NORMAL, 0), ==, 1);
      g_assert_cmpuint (count_groups (list, ACIES_UNIT_BIT (i), LB_NORMAL, 1), ==, 1);
      g_assert_cmpuint (count_groups (list, ACIES_UNIT_BIT (i), LB_DOUBLE, 0), ==, 1);
      g_assert_cmpuint (count_groups (list, ACIES_UNIT_BIT (i), LB_TRIPLE, 0), ==, i == 4 ? 1 : 0);
      g_assert_cmpuint (count_groups (list, ACIES_UNIT_BIT (i), LB_REDUCED, 0), ==, 0);
    }
  g_assert_cmpuint (count_groups (list, 0x1f, LB_NORMAL, 0), ==, 1);
  g_assert_cmpuint (count_groups (list, 0x1f, LB_REDUCED, 0), ==, 1);
  g_assert_cmpuint (count_groups (list, 0x1f, LB_REDUCED, 1), ==, 1);
  g_assert_cmpuint (count_groups (list, 0x13, LB_NORMAL, 0), ==, 1);
  g_assert_cmpuint (count_groups (list, 0x0c, LB_NORMAL, 0), ==, 1);
  g_assert_cmpuint (count_groups (list, 0x0c, LB_REDUCED, 0), ==, 0);
  g_assert_cmpuint (count_kind (list, LB_END_TURN), ==, 1);

  /* 8.2: the 20 zones but his own and the enemy's, and off the field. */
  g_assert_cmpuint (count_kind (list, LB_MOVE_STRATEGIST), ==, 19);
}

static void
test_what_can_be_paid (void)
{
  g_autoptr (LbTest) test = lb_test_new ("no-fillers; orders 1; red c2 south: r1=HI r2=HI r3=HI-v;"
                                         "blue c4 north: k1=HI k2=HI k3=HI");
  g_autofree AciesActionList *list = list_of (test);

  g_assert_cmpuint (count_groups (list, 1, LB_NORMAL, 0), ==, 1);
  g_assert_cmpuint (count_groups (list, 1, LB_DOUBLE, 0), ==, 0);
  g_assert_cmpuint (count_groups (list, 4, LB_DOUBLE, 0), ==, 1);
  g_assert_cmpuint (count_groups (list, 7, LB_NORMAL, 0), ==, 0);
  g_assert_cmpuint (count_groups (list, 7, LB_REDUCED, 0), ==, 1);
}

static void
test_no_hero_beside_a_strategist (void)
{
  g_autoptr (LbTest) test = lb_test_new ("no-fillers; turn 1; red off: u1=HI u2=HI u3=HI; red hero rh average u1;"
                                         "red strategist rc average off; blue c4 north: k1=HI k2=HI k3=HI");
  g_autofree AciesActionList *list = list_of (test);

  g_assert_cmpuint (count_groups (list, 1, LB_NORMAL, 0), ==, 1);
  g_assert_cmpuint (count_groups (list, 1, LB_NORMAL, 2), ==, 0);
  g_assert_cmpuint (count_groups (list, 2, LB_NORMAL, 2), ==, 1);
  g_assert_cmpuint (count_groups (list, 7, LB_NORMAL, 0), ==, 1);
}

/* 5.5.3, 10.1: only as many as may enter; halves of them too. */
static void
test_entering_groups (void)
{
  static const char *const army = "no-fillers; red off: u1=HI-p u2=HI-p u3=HI-p u4=HI-p u5=HI-p u6=HI-p u7=HI-p u8=HI-p;"
                                  "blue a4 north: k1=HI k2=HI k3=HI";
  g_autoptr (LbTest)          free = lb_test_new (army);
  g_autofree char            *caught = g_strconcat (army, "; red surprised", NULL);
  g_autoptr (LbTest)          surprised = lb_test_new (caught);
  g_autofree AciesActionList *list = list_of (free);
  g_autofree AciesActionList *short_list = list_of (surprised);
  const AciesUnits            first = units_of (free, 0, "u1", 1);

  g_assert_cmpuint (count_groups (list, first * 0x3f, LB_NORMAL, 0), ==, 1);
  g_assert_cmpuint (count_groups (list, first * 0x0f, LB_NORMAL, 0), ==, 1);
  g_assert_cmpuint (count_groups (list, first * 0xff, LB_NORMAL, 0), ==, 0);
  g_assert_cmpuint (count_groups (short_list, first * 0x0f, LB_NORMAL, 0), ==, 1);
  g_assert_cmpuint (count_groups (short_list, first * 0x3f, LB_NORMAL, 0), ==, 0);
}

static void
test_nobody_enters_where_no_zone_is_open (void)
{
  g_autoptr (LbTest) test = lb_test_new ("no-fillers; ground c1 impassable; red a2 south: r1=HI r2=HI r3=HI; red off: u1=HI;"
                                         "blue a4 north: k1=HI k2=HI k3=HI");
  g_autofree AciesActionList *list = list_of (test);

  g_assert_cmpuint (count_groups (list, units_of (test, 0, "u1", 1), LB_NORMAL, 0), ==, 0);
}

/* R8: a turn still owed may be paid for by finishing, or be made free by the attack. */
static void
test_steps (void)
{
  g_autoptr (LbTest) test = lb_test_new ("red c2 east: r1=HI; blue c3 north: k1=HI");
  g_autofree AciesActionList *list = NULL;

  lb_test_play (test, "activate r1; turn south");
  list = list_of (test);
  g_assert_true (list->complete);
  g_assert_cmpuint (count_kind (list, LB_FINISH), ==, 1);
  g_assert_cmpuint (count_kind (list, LB_TURN), ==, 0);
  g_assert_cmpuint (count_kind (list, LB_ADVANCE), ==, 0);
  g_assert_cmpuint (count_kind (list, LB_ATTACK), >, 0);
}

static void
test_entries (void)
{
  g_autoptr (LbTest) test = lb_test_new ("turn 1; red off: u1=HC");
  g_autofree AciesActionList *list = NULL;

  lb_test_play (test, "activate u1");
  list = list_of (test);
  g_assert_cmpuint (count_kind (list, LB_DEPLOY), ==, 5);
  g_assert_cmpuint (count_kind (list, LB_FINISH), ==, 1);
  g_assert_cmpuint (list->n, ==, 6);
}

/* Units are in one set and one zone each, and zones keep to their room. */
static void
assert_whole (const LbSetup *setup, const LbState *state)
{
  for (guint side = 0; side < LB_N_SIDES; side++)
    {
      const AciesUnits sets[] = { state->undeployed[side], state->fresh[side], state->disordered[side],
                                  state->shattered[side], state->withdrawn[side], state->fled[side] };
      AciesUnits       all = 0, field = 0;
      guint            n = 0;

      for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
        {
          n += acies_units_count (sets[i]);
          all |= sets[i];
        }
      g_assert_cmpuint (n, ==, setup->sides[side].n_units);
      g_assert_cmpuint (all, ==, setup->sides[side].all);

      for (guint zone = 0; zone < LB_N_ZONES; zone++)
        {
          const gboolean is_held = state->zone_side[zone] == side;

          g_assert_cmpuint ((state->held[side] >> zone) & 1, ==, is_held ? 1 : 0);
          if (is_held)
            field |= state->zone[zone];
        }
      g_assert_cmpuint (field, ==, lb_on_field (state, side));
    }
}

/* A battle of chance, each step checked: never stuck, nothing listed that is refused, a copy plays alike. */
static void
play_at_random (LbTest *test, guint64 seed)
{
  g_autofree AciesActionList *list = g_new0 (AciesActionList, 1);
  g_autofree LbState         *copy = g_new0 (LbState, 1);
  AciesDice                   choice;
  AciesDecision               decision;

  acies_dice_seed (&choice, seed);
  lb_decision (test->setup, &test->state.base, &decision);
  while (!decision.over)
    {
      const AciesAction *action;

      lb_legal (test->setup, &test->state.base, list);
      g_assert_cmpuint (list->n, >, 0);
      for (guint i = 0; i < list->n; i++)
        g_assert_true (lb_check (test->setup, &test->state.base, &list->items[i], NULL));

      action = &list->items[acies_dice_next (&choice) % list->n];
      *copy = test->state;
      acies_event_list_clear (test->events);
      lb_apply (test->setup, &copy->base, action, test->events);
      lb_apply (test->setup, &test->state.base, action, NULL);
      g_assert_cmpmem (copy, sizeof *copy, &test->state, sizeof test->state);
      assert_whole (LB_SETUP (test->setup), &test->state);
      lb_decision (test->setup, &test->state.base, &decision);
    }
}

static const char *const battles[] = {
  "opening; no-fillers; ground b2 hill; ground c3 marsh forest; red camp c1 open; blue camp d4 fortified;"
  "red off: a1=HI-v/leg a2=HI-v/leg a3=HI-a/leg a4=HI-a/leg a5=LI-a a6=LI-p a7=HC-a a8=CH/scy a9=EL-i;"
  "red strategist rc brilliant off; blue strategist kc inspired off; blue hero kh average k1;"
  "blue off: k1=HI-v/hop k2=HI-a/hop k3=HI-a/pha k4=HI-a/pha k5=HI-p k6=LC-a k7=LC-v k8=HC-a/cat k9=EL-f",
  "no-fillers; dust; red surprised; blue fatigued; ground a2 coast; ground d3 river;"
  "red c2 south: a1=HI-a a2=LI-a! a3=HI-p; red e2 east: a4=CH/scy a5=HC-v; red off: a6=HI a7=LC a8=EL-f a9=HI-p;"
  "red hero rh poor a1; red strategist rc average off;"
  "blue c3 north: k1=HI-a/hop k2=HI-a/hop k3=LI-v; blue d3 west: k4=HC-a k5=LC-a!; blue a3 north: k6=HI-p k7=HI-p k8=HI-p",
  "no-fillers; weather wet; orders 12; limit 3; red b2 south: a1=HC-a a2=HC-a a3=LC-a; red c2 south: a4=HI-a/pha a5=HI-a/pha a6=LI-p;"
  "red d2 east: a7=EL-i a8=LI-a; red hero rh inspired a1; red hero rg brilliant a7; red timid rh;"
  "blue b3 north: k1=HI-v k2=HI-a/arc; blue c3 north: k3=HI-a/leg k4=HI-v/leg; blue d3 west: k5=CH k6=CH/scy; blue a4 north: k7=HI-p",
};

static void
test_battles_of_chance (void)
{
  for (guint64 seed = 1; seed <= 40; seed++)
    for (guint i = 0; i < G_N_ELEMENTS (battles); i++)
      {
        g_autoptr (LbTest) test = lb_test_new (battles[i]);

        acies_dice_seed (&test->state.base.dice, seed);
        play_at_random (test, seed * 100 + i);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lb/4.2/groups-of-a-zone", test_groups_of_a_zone);
  g_test_add_func ("/lb/4.1/what-can-be-paid", test_what_can_be_paid);
  g_test_add_func ("/lb/8.8.1/no-hero-beside-a-strategist", test_no_hero_beside_a_strategist);
  g_test_add_func ("/lb/5.5.3/entering-groups", test_entering_groups);
  g_test_add_func ("/lb/3.4/nobody-enters-where-no-zone-is-open", test_nobody_enters_where_no_zone_is_open);
  g_test_add_func ("/lb/5.3/steps-that-owe-something", test_steps);
  g_test_add_func ("/lb/3.3.2/entries", test_entries);
  g_test_add_func ("/lb/3.2/battles-of-chance", test_battles_of_chance);

  return g_test_run ();
}
