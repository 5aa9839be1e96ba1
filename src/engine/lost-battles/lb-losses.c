/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-losses.h"

#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-troops.h"
#include "engine/lost-battles/lb-victory.h"

#include <string.h>

static const guint8 commander_events[] = {
  [LB_CMD_KILLED] = LB_EVENT_COMMANDER_KILLED,
  [LB_CMD_LOST] = LB_EVENT_COMMANDER_LOST,
  [LB_CMD_WITHDRAWN] = LB_EVENT_COMMANDER_WITHDREW,
};

static gboolean
is_in_battle (const LbCommander *commander)
{
  return commander->state == LB_CMD_ON_FIELD || commander->state == LB_CMD_UNDEPLOYED;
}

void
lb_remove_commander (const LbSetup *setup, LbState *state, guint side, guint commander,
                     guint new_state, guint clause, AciesEventList *events)
{
  LbCommander *now = &state->commanders[side][commander];
  AciesEvent  *event = lb_event_add (events, commander_events[new_state], clause, (int) side);

  if (event != NULL)
    {
      event->commanders = ACIES_UNIT_BIT (commander);
      event->cell = now->zone < LB_N_ZONES ? (gint16) now->zone : ACIES_NO_CELL;
    }

  now->state = (guint8) new_state;
  now->zone = LB_OFF_FIELD;
  now->escaped = 0;
  if (side == state->active)
    state->activation.commander &= (guint8) ~(1u << commander);
}

/* R23: a hero counts as withdrawn only when his unit left fresh over the edge (5.7) or from off the field (3.4.6). */
static guint
fate_of_hero (LbLoss loss, guint clause)
{
  const gboolean in_order = clause == LB_CLAUSE_5_7 || clause == LB_CLAUSE_3_4_6;

  return loss == LB_LOSS_WITHDRAWN && in_order ? LB_CMD_WITHDRAWN : LB_CMD_LOST;
}

/* 8.1, R23: heroes go with their unit. */
static void
remove_heroes (const LbSetup *setup, LbState *state, guint side, AciesUnits units, guint fate,
               AciesEventList *events)
{
  const LbSideSetup *army = &setup->sides[side];

  for (guint i = 0; i < army->n_commanders; i++)
    if (army->commanders[i].kind == LB_HERO && is_in_battle (&state->commanders[side][i]) &&
        (units & lb_unit_bit (army->commanders[i].bodyguard)) != 0)
      lb_remove_commander (setup, state, side, i, fate, LB_CLAUSE_8_1, events);
}

/* 8.2, R24: the strategists in @zones, which have just lost their last unit. */
static void
lose_lone_strategists (const LbSetup *setup, LbState *state, guint side, guint32 zones,
                       AciesEventList *events)
{
  const LbSideSetup *army = &setup->sides[side];

  for (guint i = 0; i < army->n_commanders; i++)
    {
      const LbCommander *now = &state->commanders[side][i];

      if (army->commanders[i].kind == LB_STRATEGIST && now->state == LB_CMD_ON_FIELD &&
          ((zones >> now->zone) & 1) != 0)
        lb_remove_commander (setup, state, side, i, LB_CMD_LOST, LB_CLAUSE_8_2, events);
    }
}

static void
record_loss (LbState *state, guint side, AciesUnits units, LbLoss loss)
{
  switch (loss)
    {
    case LB_LOSS_SHATTERED:
      state->shattered[side] |= units;
      break;

    case LB_LOSS_WITHDRAWN:
      state->withdrawn[side] |= units;
      break;

    case LB_LOSS_FLED:
      state->fled[side] |= units;
      break;
    }
}

void
lb_remove_units (const LbSetup *setup, LbState *state, guint side, AciesUnits units, LbLoss loss,
                 guint clause, AciesEventList *events)
{
  const guint32 held = state->held[side];

  if (units == 0)
    return;

  lb_take_units (state, side, units);
  state->entered[side] &= ~units;
  record_loss (state, side, units, loss);
  if (side == state->active)
    {
      state->old_leads &= ~units;
      state->activation.units &= ~units;
    }

  remove_heroes (setup, state, side, units, fate_of_hero (loss, clause), events);
  lose_lone_strategists (setup, state, side, held & ~state->held[side], events);
}

/* 3.4.6: what @side still has off the field gives up. */
static void
withdraw_undeployed (const LbSetup *setup, LbState *state, guint side, AciesEventList *events)
{
  const AciesUnits units = state->undeployed[side];
  AciesUnits       commanders = 0;
  AciesEvent      *event;

  for (guint i = 0; i < setup->sides[side].n_commanders; i++)
    if (state->commanders[side][i].state == LB_CMD_UNDEPLOYED)
      commanders |= ACIES_UNIT_BIT (i);
  if (units == 0 && commanders == 0)
    return;

  event = lb_event_add (events, LB_EVENT_UNDEPLOYED_WITHDREW, LB_CLAUSE_3_4_6, (int) side);
  if (event != NULL)
    {
      event->units = units;
      event->commanders = commanders;
    }

  lb_remove_units (setup, state, side, units, LB_LOSS_WITHDRAWN, LB_CLAUSE_3_4_6, events);
  for (guint i = 0; i < setup->sides[side].n_commanders; i++)
    if (state->commanders[side][i].state == LB_CMD_UNDEPLOYED)
      lb_remove_commander (setup, state, side, i, LB_CMD_WITHDRAWN, LB_CLAUSE_3_4_6, events);
}

void
lb_after_entry (const LbSetup *setup, LbState *state, guint side, guint zone,
                AciesEventList *events)
{
  const guint    enemy = 1 - side;
  const gboolean is_camp = setup->sides[enemy].camp_zone == zone;

  /* 2.3.2: taken once, taken for good. */
  if (is_camp && !state->camp_captured[enemy])
    {
      AciesEvent *event;

      state->camp_captured[enemy] = 1;
      event = lb_event_add (events, LB_EVENT_CAMP_CAPTURED, LB_CLAUSE_2_3_2, (int) enemy);
      if (event != NULL)
        event->cell = (gint16) zone;
    }

  /* R18 */
  if (is_camp || zone == lb_central_rear (enemy))
    withdraw_undeployed (setup, state, enemy, events);
}

gboolean
lb_check_end (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  if (state->phase == LB_PHASE_OVER)
    return TRUE;
  if (!lb_side_is_broken (setup, state, 0) && !lb_side_is_broken (setup, state, 1))
    return FALSE;

  lb_end_battle (setup, state, LB_END_ARMY_BROKEN, events);
  return TRUE;
}

/* 11.1: the rest of a broken army: fresh units withdraw, disordered ones flee, commanders are lost. */
static void
clear_broken_side (const LbSetup *setup, LbState *state, guint side, AciesEventList *events)
{
  const AciesUnits fresh = state->fresh[side] | state->undeployed[side];
  const AciesUnits disordered = state->disordered[side];
  const struct
  {
    AciesUnits units;
    LbLoss     loss;
  } parts[] = { { fresh, LB_LOSS_WITHDRAWN }, { disordered, LB_LOSS_FLED } };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      AciesEvent *event = NULL;

      if (parts[i].units == 0)
        continue;
      event = lb_event_add (events, LB_EVENT_UNIT_LEFT, LB_CLAUSE_11_1, (int) side);
      if (event != NULL)
        {
          event->units = parts[i].units;
          event->args[0] = (gint16) parts[i].loss;
        }
      lb_remove_units (setup, state, side, parts[i].units, parts[i].loss, LB_CLAUSE_11_1, events);
    }

  for (guint i = 0; i < setup->sides[side].n_commanders; i++)
    if (is_in_battle (&state->commanders[side][i]))
      lb_remove_commander (setup, state, side, i, LB_CMD_LOST, LB_CLAUSE_11_1, events);
}

void
lb_end_battle (const LbSetup *setup, LbState *state, guint reason, AciesEventList *events)
{
  AciesOutcome outcome;
  AciesEvent  *event;

  state->phase = LB_PHASE_OVER;
  state->end_reason = (guint8) reason;
  memset (&state->activation, 0, sizeof state->activation);
  memset (&state->combat, 0, sizeof state->combat);
  state->lead_zone = LB_OFF_FIELD;

  /* R50: both sides may be broken at once. */
  for (guint side = 0; side < LB_N_SIDES; side++)
    if (lb_side_is_broken (setup, state, side))
      clear_broken_side (setup, state, side, events);

  event = lb_event_add (events, LB_EVENT_BATTLE_ENDED, LB_CLAUSE_11_1, ACIES_NO_SIDE);
  if (event == NULL)
    return;

  lb_outcome ((const AciesSetup *) setup, (const AciesState *) state, &outcome);
  event->args[0] = (gint16) reason;
  event->args[1] = outcome.winner;
  event->args[2] = outcome.level;
  event->args[3] = (gint16) outcome.margin;
  event->args[4] = (gint16) outcome.points[0];
  event->args[5] = (gint16) outcome.points[1];
}

int
lb_fighting_value (const LbSetup *setup, guint side, AciesUnits units, guint commanders)
{
  const LbSideSetup *army = &setup->sides[side];
  int                value = 0;

  for (guint worth = 1; worth < G_N_ELEMENTS (army->worth); worth++)
    value += (int) (worth * acies_units_count (units & army->worth[worth]));
  for (guint i = 0; i < army->n_commanders; i++)
    if (commanders & (1u << i))
      value += (int) lb_commander_worth (army->commanders[i].rating);

  return value;
}
