/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "tabletop-support.h"

#include "engine/tabletop/tt-trig.h"

/* Facing up at (300, 300), 40 by 15; @a stands by it. */
typedef struct
{
  const char *name;
  double      x, y, facing;
  TtContact   contact;
  TtEdge      edge_a, edge_b;
  double      length;
} ContactCase;

static const ContactCase contact_cases[] = {
  { "front-to-front", 300, 300, 180, TT_CONTACT_EDGE, TT_EDGE_FRONT, TT_EDGE_FRONT, 40 },
  { "half-a-base-off", 320, 300, 180, TT_CONTACT_EDGE, TT_EDGE_FRONT, TT_EDGE_FRONT, 20 },
  { "a-gap-of-0.4", 300, 299.6, 180, TT_CONTACT_EDGE, TT_EDGE_FRONT, TT_EDGE_FRONT, 40 },
  { "a-gap-of-0.6", 300, 299.4, 180, TT_CONTACT_NONE, TT_EDGE_FRONT, TT_EDGE_FRONT, 0 },
  { "lying-0.4-on-it", 300, 300.4, 180, TT_CONTACT_EDGE, TT_EDGE_FRONT, TT_EDGE_FRONT, 40 },
  { "lying-2-on-it", 300, 302, 180, TT_CONTACT_OBLIQUE, TT_EDGE_FRONT, TT_EDGE_FRONT, 0 },
  { "by-its-side", 340, 300, 0, TT_CONTACT_EDGE, TT_EDGE_LEFT, TT_EDGE_RIGHT, 15 },
  { "on-its-left-flank", 280, 320, 90, TT_CONTACT_EDGE, TT_EDGE_FRONT, TT_EDGE_LEFT, 15 },
  { "behind", 300, 315, 0, TT_CONTACT_EDGE, TT_EDGE_FRONT, TT_EDGE_REAR, 40 },
  { "corner-to-corner", 340, 300, 180, TT_CONTACT_CORNER, TT_EDGE_FRONT, TT_EDGE_FRONT, 0 },
  { "edges-sharing-0.7", 339.3, 300, 180, TT_CONTACT_CORNER, TT_EDGE_FRONT, TT_EDGE_FRONT, 0 },
  { "at-an-angle", 300, 300, 170, TT_CONTACT_OBLIQUE, TT_EDGE_FRONT, TT_EDGE_FRONT, 0 },
  { "half-a-degree-off", 300, 300, 180.5, TT_CONTACT_EDGE, TT_EDGE_FRONT, TT_EDGE_FRONT, 40 },
  { "far", 500, 300, 180, TT_CONTACT_NONE, TT_EDGE_FRONT, TT_EDGE_FRONT, 0 },
};

static void
test_contact (void)
{
  const TtBase b = base_of (300, 300, 0, 40, 15);

  for (guint i = 0; i < G_N_ELEMENTS (contact_cases); i++)
    {
      const ContactCase *c = &contact_cases[i];
      const TtBase       a = base_of (c->x, c->y, c->facing, 40, 15);
      TtShared           shared;

      g_test_message ("%s", c->name);
      g_assert_cmpint (tt_contact (&a, &b, &shared), ==, c->contact);
      g_assert_cmpint (tt_contact (&b, &a, NULL), ==, c->contact);
      g_assert_cmpint (tt_contact_touches (&a, &b), ==, c->contact != TT_CONTACT_NONE);
      if (c->contact != TT_CONTACT_EDGE)
        {
          g_assert_false (tt_contact_shared (&a, &b, &shared));
          continue;
        }
      g_assert_cmpint (shared.edge_a, ==, c->edge_a);
      g_assert_cmpint (shared.edge_b, ==, c->edge_b);
      g_assert_cmpfloat_with_epsilon (shared.length, c->length, 0.2);
    }
}

static void
test_front_on (void)
{
  const TtBase enemy = base_of (300, 300, 0, 40, 15), flank = base_of (280, 320, 90, 40, 15);
  const TtBase front = base_of (325, 300, 180, 40, 15);
  TtEdge       edge = TT_EDGE_REAR;

  assert_near (tt_contact_front_on (&flank, &enemy, 10, &edge), 15);
  g_assert_cmpint (edge, ==, TT_EDGE_LEFT);
  assert_near (tt_contact_front_on (&front, &enemy, 10, &edge), 15);
  g_assert_cmpint (edge, ==, TT_EDGE_FRONT);
  assert_near (tt_contact_front_on (&front, &enemy, 15, &edge), 15);
  assert_near (tt_contact_front_on (&front, &enemy, 20, &edge), 0);
  assert_near (tt_contact_front_on (&enemy, &flank, 10, &edge), 0);
}

/* Corner to corner as table 1.3 of the contract has it. */
static void
test_lined_up_places (void)
{
  const TtBase enemy = base_of (300, 300, 37, 40, 30);
  static const struct
  {
    TtEdge   edge;
    double   turned;
    TtCorner mine, its;
  } rows[] = {
    { TT_EDGE_FRONT, 180, TT_FRONT_LEFT, TT_FRONT_RIGHT },
    { TT_EDGE_FRONT, 180, TT_FRONT_RIGHT, TT_FRONT_LEFT },
    { TT_EDGE_LEFT, 90, TT_FRONT_LEFT, TT_FRONT_LEFT },
    { TT_EDGE_RIGHT, -90, TT_FRONT_RIGHT, TT_FRONT_RIGHT },
    { TT_EDGE_REAR, 0, TT_FRONT_LEFT, TT_REAR_LEFT },
    { TT_EDGE_REAR, 0, TT_FRONT_RIGHT, TT_REAR_RIGHT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const TtPlace place = tt_contact_lined_up_place (&enemy, rows[i].edge, 40);
      const TtBase  a = tt_base_at (&place, 40, 20);
      const TtVec   mine = tt_base_corner (&a, rows[i].mine), its = tt_base_corner (&enemy, rows[i].its);

      assert_at (mine, its.x, its.y);
      assert_near (tt_angle_normal (tt_place_facing (&place) - 37 - rows[i].turned), 0);
      g_assert_true (tt_contact_corners_meet (&a, rows[i].mine, &enemy, rows[i].its));
      g_assert_true (tt_contact_faces (&a, &enemy, rows[i].turned));
      g_assert_cmpfloat (tt_contact_front_on (&a, &enemy, 10, NULL), >, 10);
    }
}

static void
test_is_lined_up (void)
{
  const TtBase enemy = base_of (300, 300, 0, 40, 15);
  const TtBase exact = base_of (300, 300, 180, 40, 20), near = base_of (300.3, 299.6, 181, 40, 20);
  const TtBase off = base_of (300.6, 300, 180, 40, 20), askew = base_of (300, 300, 181.01, 40, 20);
  TtEdge       edge;

  g_assert_true (tt_contact_is_lined_up (&exact, &enemy, TT_EDGE_FRONT));
  g_assert_true (tt_contact_is_lined_up (&near, &enemy, TT_EDGE_FRONT));
  g_assert_false (tt_contact_is_lined_up (&off, &enemy, TT_EDGE_FRONT));
  g_assert_false (tt_contact_is_lined_up (&askew, &enemy, TT_EDGE_FRONT));
  g_assert_true (tt_contact_find_lined_up (&near, &enemy, &edge));
  g_assert_cmpint (edge, ==, TT_EDGE_FRONT);
  g_assert_false (tt_contact_find_lined_up (&off, &enemy, &edge));
}

static void
test_overlap_corners (void)
{
  const TtBase n = base_of (300, 300, 0, 40, 15), beside = base_of (260, 300, 180, 40, 15);
  const TtBase past = base_of (260, 310, 180, 40, 15), corner = base_of (280, 300, 180, 40, 15);

  /* Its front left on his front left. */
  g_assert_true (tt_contact_corners_meet (&n, TT_FRONT_LEFT, &beside, TT_FRONT_LEFT));
  g_assert_true (tt_contact_front_corners (&n, &beside, TT_LEFT_SIDE));
  g_assert_false (tt_contact_front_corners (&n, &beside, TT_RIGHT_SIDE));
  g_assert_false (tt_contact_front_corners (&n, &corner, TT_LEFT_SIDE));
  assert_near (tt_contact_sides (&n, &past, TT_LEFT_SIDE), 10);
  assert_near (tt_contact_sides (&n, &past, TT_RIGHT_SIDE), 0);
  assert_near (tt_contact_sides (&n, &beside, TT_LEFT_SIDE), 0);
}

/* Lining up brings to the place, twice is as good as once, and what is rounded is still lined up and touches. */
static void
test_line_up_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);

  for (guint i = 0; i < ROUNDS; i++)
    {
      const TtBase       enemy = random_base (random);
      const TtEdge       edge = (TtEdge) g_rand_int_range (random, 0, 4);
      const TtBase       start = random_neighbour (random, &enemy);
      TtBase             a = start, rounded;
      const TtAdjustment first = tt_contact_line_up (&a, &enemy, edge);
      TtAdjustment       second;

      tt_adjust (&first, &a, 1);
      g_assert_true (tt_contact_is_lined_up (&a, &enemy, edge));
      g_assert_cmpfloat (tt_base_penetration (&a, &enemy), <, 1e-6);
      second = tt_contact_line_up (&a, &enemy, edge);
      g_assert_cmpfloat_with_epsilon (tt_vec_length (second.shift), 0, 1e-9);
      g_assert_cmpfloat_with_epsilon (second.degrees, 0, 1e-9);

      rounded = a;
      tt_base_quantise (&rounded);
      g_assert_true (tt_contact_is_lined_up (&rounded, &enemy, edge));
      g_assert_cmpfloat (tt_contact_common (&rounded, TT_EDGE_FRONT, &enemy, edge), >, 9);
      g_assert_cmpint (tt_contact (&rounded, &enemy, NULL), ==, TT_CONTACT_EDGE);
    }
}

/* By a base facing up at (300, 300), 40 by 15: who stands behind it, and whose front touches it. */
static void
test_behind_and_before (void)
{
  static const struct
  {
    double   x, y, facing;
    gboolean follows, front_touches;
  } cases[] = {
    { 300, 315, 0, TRUE, TRUE },     { 300.4, 315, 0, TRUE, TRUE },   { 300.6, 315, 0, FALSE, TRUE },
    { 300, 315.6, 0, FALSE, FALSE }, { 300, 315, 45, TRUE, TRUE },    { 300, 315, 90, TRUE, TRUE },
    { 300, 315, 100, FALSE, TRUE },  { 300, 300, 180, FALSE, TRUE },  { 300, 299.4, 180, FALSE, FALSE },
    { 300, 285, 0, FALSE, FALSE },   { 320, 320, 270, FALSE, TRUE },  { 350, 320, 270, FALSE, FALSE },
  };
  const TtBase base = base_of (300, 300, 0, 40, 15);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TtBase other = base_of (cases[i].x, cases[i].y, cases[i].facing, 40, 15);

      g_test_message ("%g %g %g", cases[i].x, cases[i].y, cases[i].facing);
      g_assert_cmpint (tt_contact_follows (&base, &other), ==, cases[i].follows);
      g_assert_cmpint (tt_contact_front_touches (&other, &base), ==, cases[i].front_touches);
    }
}

/* Contact is the same from both sides, and a shift of all changes nothing. */
static void
test_contact_symmetric (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (SEED);

  for (guint i = 0; i < ROUNDS; i++)
    {
      const TtBase a = random_base (random), b = random_neighbour (random, &a);
      TtBase       both[2] = { a, b };
      TtAdjustment by = { a.place.at, 90 * g_rand_int_range (random, 0, 4), { 12, -7 } };

      g_assert_cmpint (tt_contact (&a, &b, NULL), ==, tt_contact (&b, &a, NULL));
      g_assert_cmpint (tt_contact_collides (&a, &b), ==, tt_contact_collides (&b, &a));
      tt_adjust (&by, both, 2);
      g_assert_cmpint (tt_contact (&a, &b, NULL), ==, tt_contact (&both[0], &both[1], NULL));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tabletop/contact/kinds", test_contact);
  g_test_add_func ("/tabletop/contact/front-on", test_front_on);
  g_test_add_func ("/tabletop/contact/lined-up-places", test_lined_up_places);
  g_test_add_func ("/tabletop/contact/is-lined-up", test_is_lined_up);
  g_test_add_func ("/tabletop/contact/overlap-corners", test_overlap_corners);
  g_test_add_func ("/tabletop/contact/behind-and-before", test_behind_and_before);
  g_test_add_func ("/tabletop/contact/line-up-random", test_line_up_random);
  g_test_add_func ("/tabletop/contact/symmetric", test_contact_symmetric);

  return g_test_run ();
}
