/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Sine, cosine and arc tangent from + - * / alone, exact at multiples of 90 degrees (the arc tangent: of 45), else within 1e-15
 * of the truth (the arc tangent: 1e-13), the same bits on every machine. libm's last bits differ from one to another.
 */

#define TT_PI 3.14159265358979323846

/* Of @degrees, both at once. Angles beyond 1e12 degrees, and what is no number, are taken for 0. */
void   tt_sin_cos (double degrees, double *sine, double *cosine);
double tt_sin     (double degrees);
double tt_cos     (double degrees);

/* The angle of the point (@x, @y) in degrees, -180 < angle <= 180; 0 for (0, 0). */
double tt_atan2   (double y, double x);

static inline double
tt_radians (double degrees)
{
  return degrees * (TT_PI / 180.0);
}

/* @degrees brought into -180 < angle <= 180. */
double tt_angle_normal (double degrees);

G_END_DECLS
