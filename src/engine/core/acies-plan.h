/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"

G_BEGIN_DECLS

#define ACIES_MAX_PLAN_ACTIONS 12
#define ACIES_MAX_PLANS        256

/* A line of actions without dice that brings a chosen group somewhere, or up to an attack. */
typedef struct
{
  AciesAction actions[ACIES_MAX_PLAN_ACTIONS];
  guint8      n_actions;
  gint16      cell;     /* where the group then stands; ACIES_NO_CELL: it left the field */
  gint8       facing;   /* AciesFacing */
  gint16      target;   /* the cell that can be attacked from there, ACIES_NO_CELL if the plan only moves */
  gint16      cost;     /* in the ruleset's currency */
} AciesPlan;

typedef struct
{
  guint     n;
  AciesPlan items[ACIES_MAX_PLANS];
} AciesPlanList;

/**
 * acies_plans_find:
 * @units: the chosen units of the deciding side, and @commanders who go along
 * @list: replaced by the cheapest plan for each (cell, facing, target), cheapest first
 * @verdict: (nullable): why there is none
 *
 * Looks ahead on copies, through check and apply alone. In the midst of a group's action @units is ignored and what the group can
 * still do is planned. Actions that draw dice are not played: an attack ends a plan without being in it.
 *
 * Returns: whether there is any
 */
gboolean acies_plans_find (const AciesRuleset *ruleset, const AciesSetup *setup, const AciesState *state,
                           AciesUnits units, AciesUnits commanders, AciesPlanList *list, AciesVerdict *verdict);

G_END_DECLS
