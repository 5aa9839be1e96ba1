/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/tabletop/tt-trig.h"

#include "engine/tabletop/tt-units.h"

#define LARGEST_ANGLE 1e12

gint32
tt_from_double (double value)
{
  const double units = value * TT_UNIT;

  if (units >= G_MAXINT32)
    return G_MAXINT32;
  if (units <= G_MININT32)
    return G_MININT32;
  if (units >= 0)
    return (gint32) (gint64) (units + 0.5);

  return units < 0 ? (gint32) -(gint64) (0.5 - units) : 0;
}

/* c[0] - s (c[1] - s (c[2] - ...)): the series all have terms of alternate signs. */
static inline double
alternating (const double *c, guint n, double s)
{
  double sum = c[n - 1];

  for (guint i = n - 1; i-- > 0;)
    sum = c[i] - s * sum;

  return sum;
}

/* The sine of -pi/4 <= x <= pi/4 by its series, to the last bit but one. */
static double
short_sine (double x)
{
  static const double c[] = { 1.0 / 6, 1.0 / 120, 1.0 / 5040, 1.0 / 362880,
                              1.0 / 39916800, 1.0 / 6227020800, 1.0 / 1307674368000 };
  const double        s = x * x;

  return x - x * s * alternating (c, G_N_ELEMENTS (c), s);
}

/* The cosine likewise. */
static double
short_cosine (double x)
{
  static const double c[] = { 1.0 / 2, 1.0 / 24, 1.0 / 720,
                              1.0 / 40320, 1.0 / 3628800, 1.0 / 479001600,
                              1.0 / 87178291200, 1.0 / 20922789888000 };
  const double        s = x * x;

  return 1.0 - s * alternating (c, G_N_ELEMENTS (c), s);
}

/* Splits an angle into quarter turns (0 to 3) and a rest of -45 to 45 degrees. */
static int
split_angle (double degrees, double *rest)
{
  gint64 quarters;

  if (!(degrees > -LARGEST_ANGLE && degrees < LARGEST_ANGLE))
    degrees = 0;

  quarters = (gint64) (degrees / 90 + (degrees < 0 ? -0.5 : 0.5));
  *rest = degrees - (double) quarters * 90;

  return (int) (quarters & 3);
}

void
tt_sin_cos (double degrees, double *sine, double *cosine)
{
  double       rest, s = 0, c = 1;
  const int    quarter = split_angle (degrees, &rest);
  const double angle = tt_radians (rest);

  if (rest < 0 || rest > 0)
    {
      s = short_sine (angle);
      c = short_cosine (angle);
    }

  *sine = quarter == 0 ? s : quarter == 1 ? c
                           : quarter == 2 ? 0 - s
                                          : 0 - c;
  *cosine = quarter == 0 ? c : quarter == 1 ? 0 - s
                             : quarter == 2 ? 0 - c
                                            : s;
}

double
tt_sin (double degrees)
{
  double sine, cosine;

  tt_sin_cos (degrees, &sine, &cosine);

  return sine;
}

double
tt_cos (double degrees)
{
  double sine, cosine;

  tt_sin_cos (degrees, &sine, &cosine);

  return cosine;
}

/* The arc tangent of 0 <= t <= 1 in degrees: that of the nearest eighth, and the small rest by its series. */
static double
short_arc (double t)
{
  static const double eighths[] = {
    0.0,
    7.1250163489017975619533008412068,
    14.036243467926478582892320159163,
    20.556045219583464261364791022743,
    26.565051177077989351572193720453,
    32.005383208083492211960764125205,
    36.869897645844021296855612559093,
    41.185925165709647884494988747463,
    45.0,
  };
  static const double c[] = { 1.0, 1.0 / 3, 1.0 / 5, 1.0 / 7, 1.0 / 9, 1.0 / 11, 1.0 / 13 };
  const int           k = (int) (t * 8 + 0.5);
  const double        eighth = k / 8.0;
  const double        u = (t - eighth) / (1 + t * eighth);

  return eighths[k] + u * alternating (c, G_N_ELEMENTS (c), u * u) * (180.0 / TT_PI);
}

double
tt_atan2 (double y, double x)
{
  const double across = y < 0 ? -y : y, along = x < 0 ? -x : x;
  double       angle;

  if (!(across > 0 || along > 0))
    return 0;

  angle = across > along ? 90 - short_arc (along / across) : short_arc (across / along);
  if (x < 0)
    angle = 180 - angle;

  return y < 0 ? -angle : angle;
}

double
tt_angle_normal (double degrees)
{
  double    rest;
  const int quarter = split_angle (degrees, &rest);

  if (quarter == 2)
    return rest > 0 ? rest - 180 : rest + 180;

  return rest + (quarter == 3 ? -90 : quarter * 90);
}
