/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-troops.h"

#define INCHES(n) ((gint32) ((n) * 2540))  /* 1/100 mm */

#define CREWMAN   4   /* points of a chariot's or elephant's */
#define FRONT_RANK 4  /* figures of a stand that fight */
#define NEVER     13  /* no two dice reach it */

/* 5.3, 5.4: by armour. */
typedef struct
{
  guint8 points, fails, rallies;
} CoArmourRow;

static const CoArmourRow armours[CO_N_ARMOURS] = {
  [CO_NO_ARMOUR] = { CREWMAN, 7, 9 },
  [CO_UNARMOURED] = { 2, 7, 9 },
  [CO_LIGHT] = { 3, 7, 9 },
  [CO_MEDIUM] = { 4, 8, 8 },
  [CO_HEAVY] = { 5, 9, 7 },
  [CO_EXTRA_HEAVY] = { 6, 9, 7 },
};

static gboolean
has_weapon (const CoUnitSpec *unit, guint weapon)
{
  for (guint i = 0; i < unit->n_weapons; i++)
    if (unit->weapons[i] == weapon)
      return TRUE;

  return FALSE;
}

gint32
co_allowance (const CoUnitSpec *unit)
{
  switch ((CoArm) unit->arm)
    {
    case CO_CAVALRY:
      return unit->armour == CO_EXTRA_HEAVY ? INCHES (10) : INCHES (12);
    case CO_CHARIOT:
      return INCHES (10);
    case CO_ELEPHANT:
      return INCHES (9);
    case CO_INFANTRY:
      if (unit->armour <= CO_LIGHT || (unit->armour == CO_MEDIUM && has_weapon (unit, CO_BOW)))
        return INCHES (8);
      return INCHES (6);
    case CO_N_ARMS:
    default:
      g_return_val_if_reached (0);
    }
}

guint
co_figure_points (const CoUnitSpec *unit)
{
  return armours[unit->armour].points;
}

guint
co_morale_fails (const CoUnitSpec *unit)
{
  return armours[unit->armour].fails;
}

guint
co_rallies (const CoUnitSpec *unit)
{
  return unit->arm == CO_ELEPHANT ? NEVER : armours[unit->armour].rallies;
}

guint
co_fighting (const CoUnitSpec *unit, guint figures)
{
  return unit->two_deep ? MIN (figures, FRONT_RANK) : figures;
}

gint32
co_weapon_range (guint weapon)
{
  static const gint32 ranges[CO_N_WEAPONS] = {
    [CO_BOW] = INCHES (14),
    [CO_SLING] = INCHES (8),
    [CO_JAVELIN] = INCHES (3),
    [CO_PILA] = INCHES (3),
  };

  g_return_val_if_fail (weapon < CO_N_WEAPONS, 0);

  return ranges[weapon];
}

gboolean
co_is_model (const CoUnitSpec *unit)
{
  return unit->arm == CO_CHARIOT || unit->arm == CO_ELEPHANT;
}

gboolean
co_can_evade (const CoUnitSpec *unit)
{
  return !co_is_model (unit) && !unit->two_deep && !unit->close_weapons && unit->n_weapons > 0;
}

CoShotOutcome
co_shot_outcome (const CoUnitSpec *target, int score)
{
  static const gint8 to_hit[CO_N_ARMOURS] = {
    [CO_UNARMOURED] = 6, [CO_LIGHT] = 7, [CO_MEDIUM] = 8, [CO_HEAVY] = 9, [CO_EXTRA_HEAVY] = 10,
  };

  switch ((CoArm) target->arm)
    {
    case CO_CHARIOT:
      if (score >= 10)
        return CO_SHOT_DESTROYED;
      return score >= 6 && score <= 8 ? CO_SHOT_CREW : CO_SHOT_MISS;
    case CO_ELEPHANT:
      if (score >= 10)
        return CO_SHOT_KILLED;
      return score >= 7 ? CO_SHOT_ROUT : CO_SHOT_MISS;
    case CO_INFANTRY:
    case CO_CAVALRY:
      return score >= to_hit[target->armour] ? CO_SHOT_HIT : CO_SHOT_MISS;
    case CO_N_ARMS:
    default:
      g_return_val_if_reached (CO_SHOT_MISS);
    }
}
