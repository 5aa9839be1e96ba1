/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <math.h>

#include "engine/tabletop/tt-trig.h"
#include "engine/tabletop/tt-units.h"

static void
test_from_double (void)
{
  g_assert_cmpint (tt_from_double (0), ==, 0);
  g_assert_cmpint (tt_from_double (12.34), ==, 1234);
  g_assert_cmpint (tt_from_double (-12.34), ==, -1234);
  g_assert_cmpint (tt_from_double (0.125), ==, 13);
  g_assert_cmpint (tt_from_double (-0.125), ==, -13);
  g_assert_cmpint (tt_from_double (0.0049), ==, 0);
  g_assert_cmpint (tt_from_double (1e300), ==, G_MAXINT32);
  g_assert_cmpint (tt_from_double (-1e300), ==, G_MININT32);
  g_assert_cmpint (tt_from_double ((double) NAN), ==, 0);

  for (gint32 units = -100000; units <= 100000; units++)
    g_assert_cmpint (tt_from_double (tt_to_double (units)), ==, units);
}

static void
test_facing_normal (void)
{
  g_assert_cmpint (tt_facing_normal (0), ==, 0);
  g_assert_cmpint (tt_facing_normal (36000), ==, 0);
  g_assert_cmpint (tt_facing_normal (-1), ==, 35999);
  g_assert_cmpint (tt_facing_normal (-72000), ==, 0);
  g_assert_cmpint (tt_facing_normal (36001), ==, 1);
}

/* Degrees, sine; values to more digits than a double holds. */
static const double sines[][2] = {
  { 0, 0 },
  { 90, 1 },
  { 180, 0 },
  { 270, -1 },
  { -90, -1 },
  { 360, 0 },
  { 30, 0.5 },
  { 45, 0.70710678118654752440 },
  { 60, 0.86602540378443864676 },
  { 15, 0.25881904510252076235 },
  { 18, 0.30901699437494742410 },
  { 1, 0.017452406437283512819 },
  { 0.01, 0.00017453292431333678 },
  { 135, 0.70710678118654752440 },
  { 225, -0.70710678118654752440 },
  { -30, -0.5 },
  { 390, 0.5 },
  { 36000030, 0.5 },
};

static void
test_sine (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sines); i++)
    {
      g_assert_cmpfloat_with_epsilon (tt_sin (sines[i][0]), sines[i][1], 1e-15);
      g_assert_cmpfloat_with_epsilon (tt_cos (sines[i][0] - 90), sines[i][1], 1e-15);
    }

  for (int quarter = -8; quarter <= 8; quarter++)
    {
      g_assert_true (fabs (tt_sin (quarter * 90)) == (quarter & 1));
      g_assert_true (fabs (tt_cos (quarter * 90)) == !(quarter & 1));
    }
}

/* Against the machine's own library, all round in hundredths. */
static void
test_all_round (void)
{
  for (int units = 0; units < TT_FULL_TURN; units++)
    {
      const double degrees = units / 100.0;
      const double sine = tt_sin (degrees), cosine = tt_cos (degrees);
      double       back = tt_atan2 (sine, cosine);

      g_assert_cmpfloat_with_epsilon (sine, sin (degrees * G_PI / 180), 2e-15);
      g_assert_cmpfloat_with_epsilon (cosine, cos (degrees * G_PI / 180), 2e-15);
      g_assert_cmpfloat_with_epsilon (sine * sine + cosine * cosine, 1, 1e-15);
      if (back < 0)
        back += 360;
      g_assert_cmpfloat_with_epsilon (back, degrees, 1e-12);
      g_assert_cmpint (tt_facing_normal (tt_from_double (back)), ==, units);
    }
}

static void
test_arc_tangent (void)
{
  g_assert_true (tt_atan2 (0, 0) == 0);
  g_assert_true (tt_atan2 (0, 5) == 0);
  g_assert_true (tt_atan2 (3, 3) == 45);
  g_assert_true (tt_atan2 (3, 0) == 90);
  g_assert_true (tt_atan2 (3, -3) == 135);
  g_assert_true (tt_atan2 (0, -2) == 180);
  g_assert_true (tt_atan2 (-3, -3) == -135);
  g_assert_true (tt_atan2 (-1, 0) == -90);
  g_assert_cmpfloat_with_epsilon (tt_atan2 (1, 2), 26.565051177077989352, 1e-13);
  g_assert_cmpfloat_with_epsilon (tt_atan2 (1, 1000), 0.057295760414500621, 1e-15);
  g_assert_cmpfloat_with_epsilon (tt_atan2 (-4, 3), -53.130102354155978703, 1e-13);

  for (int x = -60; x <= 60; x++)
    for (int y = -60; y <= 60; y++)
      if (y != 0)
        g_assert_cmpfloat_with_epsilon (tt_atan2 (y, x), atan2 (y, x) * 180 / G_PI, 1e-12);
}

static void
test_angle_normal (void)
{
  g_assert_true (tt_angle_normal (0) == 0);
  g_assert_true (tt_angle_normal (180) == 180);
  g_assert_true (tt_angle_normal (-180) == 180);
  g_assert_true (tt_angle_normal (181) == -179);
  g_assert_true (tt_angle_normal (179) == 179);
  g_assert_true (tt_angle_normal (-90) == -90);
  g_assert_true (tt_angle_normal (270) == -90);
  g_assert_true (tt_angle_normal (359.5) == -0.5);
  g_assert_true (tt_angle_normal (720) == 0);

  for (int degrees = -1000; degrees <= 1000; degrees++)
    {
      const double normal = tt_angle_normal (degrees);

      g_assert_true (normal > -180 && normal <= 180);
      g_assert_cmpint (((int) normal - degrees) % 360, ==, 0);
    }
}

/* Folds the bits of many results into one number: it must be the same on every machine. */
static void
fold (guint64 *bits, double value)
{
  union
  {
    double  value;
    guint64 bits;
  } both = { .value = value };

  *bits = (*bits ^ both.bits) * G_GUINT64_CONSTANT (0x100000001b3);
}

static void
test_golden_bits (void)
{
  guint64 of_sines = 1, of_arcs = 1;

  for (int units = 0; units < TT_FULL_TURN; units++)
    {
      fold (&of_sines, tt_sin (units / 100.0));
      fold (&of_sines, tt_cos (units / 100.0));
    }
  for (int x = -50; x <= 50; x++)
    for (int y = -50; y <= 50; y++)
      fold (&of_arcs, tt_atan2 (y * 1.25, x));

  g_assert_cmphex (of_sines, ==, G_GUINT64_CONSTANT (0xaa3321df1819fe0d));
  g_assert_cmphex (of_arcs, ==, G_GUINT64_CONSTANT (0xd6c2a5fbdba0023b));
}

static void
test_no_number (void)
{
  g_assert_true (tt_sin ((double) NAN) == 0);
  g_assert_true (tt_cos ((double) INFINITY) == 1);
  g_assert_true (tt_atan2 ((double) NAN, (double) NAN) == 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tabletop/units/from-double", test_from_double);
  g_test_add_func ("/tabletop/units/facing-normal", test_facing_normal);
  g_test_add_func ("/tabletop/trig/sine", test_sine);
  g_test_add_func ("/tabletop/trig/all-round", test_all_round);
  g_test_add_func ("/tabletop/trig/arc-tangent", test_arc_tangent);
  g_test_add_func ("/tabletop/trig/angle-normal", test_angle_normal);
  g_test_add_func ("/tabletop/trig/golden-bits", test_golden_bits);
  g_test_add_func ("/tabletop/trig/no-number", test_no_number);

  return g_test_run ();
}
