/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* What has become of a unit, as state and texts say it (1.5, 5.7, 7.3); in LbState these are sets. */
typedef enum
{
  LB_UNIT_UNDEPLOYED,
  LB_UNIT_FRESH,
  LB_UNIT_DISORDERED,
  LB_UNIT_SHATTERED,
  LB_UNIT_WITHDRAWN,
  LB_UNIT_FLED,
} LbUnitState;

LbUnitState lb_unit_state (const LbState *state, guint side, guint unit);

/* 1.1, 9.1: whether troops of @arm may be of this class, of this subtype (LB_NO_SUBTYPE always fits). */
gboolean lb_class_fits   (guint arm, guint quality);
gboolean lb_subtype_fits (guint arm, guint subtype);

/* 1.4, 9.3, 9.5: Fighting Value of one unit, 1-4. */
guint lb_unit_worth (guint quality, guint subtype);

/* 1.4: Fighting Value of a commander. */
guint lb_commander_worth (guint rating);

/* 8.3.1, 8.4.1: Orders in each of a commander's two pools. */
guint lb_commander_pool (guint rating);

/* 11.1: what units of @army count in halves, 1 for Poor ones and scythed chariots, else 2; and what an army must keep. */
#define LB_FEWEST_HALVES 6
guint lb_units_halves (const LbSideSetup *army, AciesUnits units);

/* 1.2, 9.5: soldiers, chariots or elephants that a unit stands for at multiplier 1. */
guint lb_unit_men (const LbUnitSpec *unit);

G_END_DECLS
