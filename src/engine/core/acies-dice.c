/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-dice.h"

#include <string.h>

static guint64
rotate_left (guint64 x, guint n)
{
  return (x << n) | (x >> (64 - n));
}

static guint64
splitmix64 (guint64 *x)
{
  guint64 z = (*x += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return z ^ (z >> 31);
}

void
acies_dice_seed (AciesDice *dice, guint64 seed)
{
  g_return_if_fail (dice != NULL);

  memset (dice, 0, sizeof *dice);
  dice->generator[0] = splitmix64 (&seed);
  dice->generator[1] = splitmix64 (&seed);
}

guint64
acies_dice_next (AciesDice *dice)
{
  const guint64 s0 = dice->generator[0];
  const guint64 s1 = dice->generator[1] ^ s0;
  const guint64 result = rotate_left (s0 + dice->generator[1], 17) + s0;

  dice->generator[0] = rotate_left (s0, 49) ^ s1 ^ (s1 << 21);
  dice->generator[1] = rotate_left (s1, 28);

  return result;
}

/* Lemire's multiplication: four remainders (2^32 mod 6) are thrown away, so no face is favoured. */
static guint
draw_d6 (AciesDice *dice)
{
  guint64 product;

  do
    product = (acies_dice_next (dice) >> 32) * 6;
  while ((guint32) product < 4);

  return (guint) (product >> 32) + 1;
}

guint
acies_dice_roll (AciesDice *dice)
{
  dice->n_drawn++;

  if (dice->next_forced < dice->n_forced)
    {
      dice->n_drawn_forced++;
      return dice->forced[dice->next_forced++];
    }

  return draw_d6 (dice);
}

gboolean
acies_dice_force (AciesDice *dice, const guint8 *values, guint n_values)
{
  g_return_val_if_fail (dice != NULL, FALSE);
  g_return_val_if_fail (values != NULL || n_values == 0, FALSE);

  if (n_values > ACIES_MAX_FORCED_DICE)
    return FALSE;

  for (guint i = 0; i < n_values; i++)
    if (values[i] < 1 || values[i] > 6)
      return FALSE;

  memset (dice->forced, 0, sizeof dice->forced);
  if (n_values > 0)
    memcpy (dice->forced, values, n_values);
  dice->n_forced = (guint8) n_values;
  dice->next_forced = 0;

  return TRUE;
}
