/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-noise.h"

#include <math.h>

static guint32
hash_byte (guint32 hash, guint byte)
{
  return (hash ^ (byte & 0xff)) * 16777619u;
}

static guint32
hash_int (guint32 hash, int number)
{
  for (guint shift = 0; shift < 32; shift += 8)
    hash = hash_byte (hash, (guint32) number >> shift);
  return hash;
}

/* FNV-1a, then the bits are mixed well. */
double
acies_noise (const char *what, int i, int j)
{
  guint32 hash = 2166136261u;

  for (const char *c = what; *c != '\0'; c++)
    hash = hash_byte (hash, (guchar) *c);
  hash = hash_int (hash_int (hash, i), j);
  hash ^= hash >> 15;
  hash *= 0x2c1b3c6du;
  hash ^= hash >> 12;
  hash *= 0x297a2d39u;
  hash ^= hash >> 15;
  return hash / 4294967296.0;
}

static double
smooth_step (double t)
{
  return t * t * (3 - 2 * t);
}

double
acies_noise_smooth (const char *what, double x, double y)
{
  const int    i = (int) floor (x), j = (int) floor (y);
  const double u = smooth_step (x - i), v = smooth_step (y - j);
  const double top = acies_noise (what, i, j) * (1 - u) + acies_noise (what, i + 1, j) * u;
  const double bottom =
    acies_noise (what, i, j + 1) * (1 - u) + acies_noise (what, i + 1, j + 1) * u;

  return 2 * (top * (1 - v) + bottom * v) - 1;
}
