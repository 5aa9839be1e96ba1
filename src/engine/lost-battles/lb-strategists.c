/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-strategists.h"

#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-losses.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-reasons.h"

/* 8.2: a strategist who has not acted in this player-turn and is still in the battle. */
static gboolean
may_act_alone (const LbSetup *setup, const LbState *state, guint commander)
{
  const LbSideSetup *own = &setup->sides[state->active];
  const LbCommander *now = &state->commanders[state->active][commander];

  return commander < own->n_commanders && own->commanders[commander].kind == LB_STRATEGIST &&
         !now->acted &&
         (now->state == LB_CMD_ON_FIELD || now->state == LB_CMD_UNDEPLOYED);
}

gboolean
lb_strategist_check (const LbSetup *setup, const LbState *state, guint commander, guint zone,
                     AciesVerdict *verdict)
{
  const guint side = state->active;

  if (commander >= 2 || !may_act_alone (setup, state, commander))
    return lb_refuse (verdict, STRATEGIST);
  /* Where he is already, on the field or off it, he is neither placed nor withdrawn. */
  if (state->commanders[side][commander].zone == zone)
    return lb_refuse (verdict, STRATEGIST_THERE);
  if (zone >= LB_N_ZONES)
    return TRUE;
  if (setup->terrain[zone] & ACIES_TERRAIN_IMPASSABLE)
    return lb_refuse (verdict, IMPASSABLE);
  if (lb_enemy_in (state, zone, side))
    return lb_refuse (verdict, STRATEGIST);

  return lb_commander_in (state, side, zone) < 0 || lb_refuse (verdict, TWO_COMMANDERS);
}

void
lb_strategist_apply (const LbSetup *setup, LbState *state, guint commander, guint zone,
                     AciesEventList *events)
{
  LbCommander *now = &state->commanders[state->active][commander];
  AciesEvent  *event = lb_event_add (events, LB_EVENT_STRATEGIST_MOVED, LB_CLAUSE_8_2,
                                     state->active);

  if (event != NULL)
    {
      event->commanders = ACIES_UNIT_BIT (commander);
      event->cell = zone < LB_N_ZONES ? (gint16) zone : ACIES_NO_CELL;
      event->other_cell = now->zone < LB_N_ZONES ? now->zone : ACIES_NO_CELL;
    }

  now->acted = TRUE;
  if (zone < LB_N_ZONES)
    {
      now->state = LB_CMD_ON_FIELD;
      now->zone = (guint8) zone;
      return;
    }

  /* The event above has said it. */
  lb_remove_commander (setup, state, state->active, commander, LB_CMD_WITHDRAWN, LB_CLAUSE_8_2,
                       NULL);
}

static void
list_placing (guint commander, guint zone, AciesActionList *list)
{
  AciesAction *action = acies_action_list_add (list, LB_MOVE_STRATEGIST);

  action->commanders = ACIES_UNIT_BIT (commander);
  action->args[0] = (gint16) zone;
}

void
lb_strategist_list (const LbSetup *setup, const LbState *state, AciesActionList *list)
{
  const guint side = state->active;

  for (guint i = 0; i < setup->sides[side].n_commanders; i++)
    {
      if (!may_act_alone (setup, state, i))
        continue;
      for (guint zone = 0; zone < LB_N_ZONES; zone++)
        if (lb_strategist_check (setup, state, i, zone, NULL))
          list_placing (i, zone, list);
      if (lb_strategist_check (setup, state, i, LB_OFF_FIELD, NULL))
        list_placing (i, LB_OFF_FIELD, list);
    }
}
