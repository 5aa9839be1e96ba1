/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-troops.h"

#define LB_BIT(value) (1u << (value))

/* 1.1: infantry and cavalry have three classes, chariots are average, elephants Indian or African. */
static const guint8 arm_classes[LB_N_ARMS] = {
  [LB_HEAVY_INFANTRY] = LB_BIT (LB_POOR) | LB_BIT (LB_AVERAGE) | LB_BIT (LB_VETERAN),
  [LB_LIGHT_INFANTRY] = LB_BIT (LB_POOR) | LB_BIT (LB_AVERAGE) | LB_BIT (LB_VETERAN),
  [LB_HEAVY_CAVALRY] = LB_BIT (LB_POOR) | LB_BIT (LB_AVERAGE) | LB_BIT (LB_VETERAN),
  [LB_LIGHT_CAVALRY] = LB_BIT (LB_POOR) | LB_BIT (LB_AVERAGE) | LB_BIT (LB_VETERAN),
  [LB_ELEPHANTS] = LB_BIT (LB_AFRICAN) | LB_BIT (LB_INDIAN),
  [LB_CHARIOTS] = LB_BIT (LB_AVERAGE),
};

/* 9.1 */
static const guint8 arm_subtypes[LB_N_ARMS] = {
  [LB_HEAVY_INFANTRY] = LB_BIT (LB_ARCHERS) | LB_BIT (LB_HOPLITES) | LB_BIT (LB_PHALANGITES) |
                        LB_BIT (LB_LEGIONARIES),
  [LB_HEAVY_CAVALRY] = LB_BIT (LB_CATAPHRACTS),
  [LB_CHARIOTS] = LB_BIT (LB_SCYTHED),
};

/* 1.4 */
static const guint8 class_worth[LB_N_CLASSES] = {
  [LB_POOR] = 2,
  [LB_AVERAGE] = 3,
  [LB_VETERAN] = 4,
  [LB_AFRICAN] = 3,
  [LB_INDIAN] = 4,
};
static const guint8 rating_worth[] = {
  [LB_RATING_POOR] = 3,
  [LB_RATING_AVERAGE] = 6,
  [LB_RATING_INSPIRED] = 12,
  [LB_RATING_BRILLIANT] = 18,
};

/* 8.3.1 */
static const guint8 rating_pool[] = {
  [LB_RATING_POOR] = 1,
  [LB_RATING_AVERAGE] = 2,
  [LB_RATING_INSPIRED] = 4,
  [LB_RATING_BRILLIANT] = 4,
};

/* 1.2 */
static const guint16 infantry_men[] = { [LB_POOR] = 1000, [LB_AVERAGE] = 500, [LB_VETERAN] = 250 };
static const guint16 cavalry_men[] = { [LB_POOR] = 500, [LB_AVERAGE] = 250, [LB_VETERAN] = 125 };

LbUnitState
lb_unit_state (const LbState *state, guint side, guint unit)
{
  const AciesUnits bit = ACIES_UNIT_BIT (unit);

  if (state->fresh[side] & bit)
    return LB_UNIT_FRESH;
  if (state->disordered[side] & bit)
    return LB_UNIT_DISORDERED;
  if (state->shattered[side] & bit)
    return LB_UNIT_SHATTERED;
  if (state->withdrawn[side] & bit)
    return LB_UNIT_WITHDRAWN;
  if (state->fled[side] & bit)
    return LB_UNIT_FLED;

  return LB_UNIT_UNDEPLOYED;
}

/* 1.1 */
gboolean
lb_class_fits (guint arm, guint quality)
{
  return (arm_classes[arm] & LB_BIT (quality)) != 0;
}

/* 9.1 */
gboolean
lb_subtype_fits (guint arm, guint subtype)
{
  return subtype == LB_NO_SUBTYPE || (arm_subtypes[arm] & LB_BIT (subtype)) != 0;
}

/* 1.4, with the exceptions of 9.3 and 9.5 */
guint
lb_unit_worth (guint quality, guint subtype)
{
  if (subtype == LB_SCYTHED)
    return 1;
  if (subtype == LB_LEGIONARIES && quality == LB_AVERAGE)
    return 4;

  return class_worth[quality];
}

/* 1.4 */
guint
lb_commander_worth (guint rating)
{
  return rating_worth[rating];
}

/* 8.3.1 */
guint
lb_commander_pool (guint rating)
{
  return rating_pool[rating];
}

/* 11.1 */
guint
lb_units_halves (const LbSideSetup *army, AciesUnits units)
{
  const AciesUnits small = units & (army->quality[LB_POOR] | army->subtype[LB_SCYTHED]);

  return 2 * acies_units_count (units) - acies_units_count (small);
}

/* 1.2; 9.5: scythed chariots */
guint
lb_unit_men (const LbUnitSpec *unit)
{
  switch ((LbArm) unit->arm)
    {
    case LB_HEAVY_INFANTRY:
    case LB_LIGHT_INFANTRY:
      return infantry_men[unit->quality];

    case LB_HEAVY_CAVALRY:
    case LB_LIGHT_CAVALRY:
      return cavalry_men[unit->quality];

    case LB_ELEPHANTS:
      return unit->escorted ? 5 : 10;

    case LB_CHARIOTS:
      if (unit->subtype == LB_SCYTHED)
        return 25;
      return unit->men_horses == 4 ? 50 : 100;

    case LB_N_ARMS:
      break;
    }

  g_return_val_if_reached (0);
}
