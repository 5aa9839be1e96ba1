/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-legal.h"

#include "engine/dba/dba-combat.h"
#include "engine/dba/dba-move.h"

static const guint16 kind_flags[DBA_N_ACTIONS] = {
  [DBA_MOVE] = ACIES_ACTION_MOVES,
  [DBA_BREAK_OFF] = ACIES_ACTION_MOVES,
  [DBA_LEAVE_CAMP] = ACIES_ACTION_MOVES,
  [DBA_ENTER_CAMP] = ACIES_ACTION_MOVES,
  [DBA_END_MOVES] = ACIES_ACTION_ENDS_TURN,
  [DBA_SHOOT] = ACIES_ACTION_ATTACKS,
  [DBA_END_SHOOTING] = ACIES_ACTION_ENDS_TURN,
  [DBA_FIGHT] = ACIES_ACTION_ATTACKS,
};

/* D-PIP-1, D-PIP-2, D-ROD-3 */
static gint16
points_of (const DbaSetup *setup, const DbaState *state, const AciesAction *action)
{
  const DbaSet elements = dba_from_units (setup, state->phasing, action->units);
  guint        points = 1;

  if (dba_extra_point (setup, state, elements) != DBA_EXTRA_NONE)
    points++;
  if (action->kind == DBA_MOVE)
    {
      DbaPath path;

      dba_path_unpack (setup, action, state->phasing, &path);
      points += path.bonus_points;
    }

  return (gint16) points;
}

/* Whom a fight or shot concerns. */
static AciesUnits
fighters (const DbaSetup *setup, const DbaState *state, const AciesAction *action)
{
  DbaFight fight;
  guint    side;

  if (!dba_fight_of (setup, state, action, &fight))
    return 0;

  side = fight.shooting ? state->shooting : state->phasing;
  if (DBA_IS_CAMP (fight.a))
    return 0;

  return dba_to_units (setup, side, DBA_BIT (fight.a) | fight.aids);
}

void
dba_view (const AciesSetup  *setup,
          const AciesState  *state,
          const AciesAction *action,
          AciesActionView   *view)
{
  const DbaSetup *of = DBA_SETUP (setup);
  const DbaState *now = DBA_STATE (state);

  memset (view, 0, sizeof *view);
  view->cell = ACIES_NO_CELL;
  view->facing = -1;
  if (action->kind >= DBA_N_ACTIONS)
    return;

  view->flags = (AciesActionFlags) kind_flags[action->kind];
  if ((view->flags & ACIES_ACTION_MOVES) != 0)
    {
      view->units = action->units;
      view->cost = points_of (of, now, action);
    }
  else if ((view->flags & ACIES_ACTION_ATTACKS) != 0)
    view->units = fighters (of, now, action);
  else if (action->kind == DBA_DEPLOY)
    view->units = action->units;
}
