/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-hits.h"

#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-leads.h"
#include "engine/lost-battles/lb-losses.h"
#include "engine/lost-battles/lb-morale.h"
#include "engine/lost-battles/lb-pursuit.h"
#include "engine/lost-battles/lb-recovery.h"

#include <string.h>

typedef enum
{
  HIT_STANDS,
  HIT_REMOVED,
  HIT_ASKED
} HitFate;

static guint
defender_of (const LbState *state)
{
  return 1 - state->active;
}

static void
ask (LbState *state, LbCombatStage stage)
{
  state->phase = LB_PHASE_COMBAT;
  state->combat.stage = (guint8) stage;
}

static void
next_hit (LbCombat *combat)
{
  combat->dealt++;
  combat->hit_unit = LB_NO_UNIT;
  combat->tried = FALSE;
}

AciesUnits
lb_second_hit_choices (const LbState *state)
{
  const guint zone = state->combat.target_zone;

  return state->zone_side[zone] == defender_of (state) ? state->zone[zone] : 0;
}

/* 6.6.2, 8.6.4, R33: the lead first, and again if its hit was removed; else the defender picks. FALSE if he is asked, or if
 * there is nobody left to strike. */
static gboolean
find_struck (LbState *state)
{
  LbCombat  *combat = &state->combat;
  AciesUnits choices;

  if (combat->hit_unit != LB_NO_UNIT)
    return TRUE;
  if (combat->dealt == 0 || combat->removed_first)
    {
      combat->hit_unit = combat->lead_then;
      return TRUE;
    }

  choices = lb_second_hit_choices (state);
  if (acies_units_count (choices) > 1)
    ask (state, LB_STAGE_SECOND_HIT);
  if (acies_units_count (choices) != 1)
    return FALSE;

  combat->hit_unit = (guint8) acies_units_first (choices);
  return TRUE;
}

static void
tell_hit (const LbState *state, LbHitNow now, guint clause, AciesEventList *events)
{
  const guint side = defender_of (state);
  AciesEvent *event = lb_event_add (events, LB_EVENT_HIT, clause, (int) side);

  if (event == NULL)
    return;
  event->units = ACIES_UNIT_BIT (state->combat.hit_unit);
  event->cell = state->combat.target_zone;
  event->args[0] = (gint16) now;
}

/* 8.6, 8.7: the attempt itself. */
static HitFate
attempt (const LbSetup *setup, LbState *state, guint commander, AciesEventList *events)
{
  LbCombat        *combat = &state->combat;
  const guint      side = defender_of (state);
  const LbRecovery result = lb_recovery_attempt (setup, state, side, commander, combat->hit_unit,
                                                 events);

  if (result == LB_RECOVERY_KILLED)
    combat->n_killed++;
  if (result != LB_RECOVERY_REMOVED)
    {
      combat->tried = TRUE;
      return HIT_STANDS;
    }

  tell_hit (state, LB_NOW_REMOVED, LB_CLAUSE_8_6_3, events);
  if (combat->dealt == 0)
    combat->removed_first = TRUE;
  next_hit (combat);
  return HIT_REMOVED;
}

/* R54: one attempt a hit, before it takes effect. */
static HitFate
try_recovery (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  guint commander = 0;

  if (state->combat.tried)
    return HIT_STANDS;

  switch (lb_recovery_right (setup, state, defender_of (state), state->combat.hit_unit, &commander))
    {
    case LB_MAY_NOT_RECOVER:
      return HIT_STANDS;

    case LB_MAY_RECOVER:
      ask (state, LB_STAGE_RECOVER);
      return HIT_ASKED;

    case LB_MUST_RECOVER:
      return attempt (setup, state, commander, events);
    }

  g_return_val_if_reached (HIT_STANDS);
}

/* 1.5: a second hit is the last. */
static void
shatter (const LbSetup *setup, LbState *state, guint clause, AciesEventList *events)
{
  LbCombat        *combat = &state->combat;
  const guint      side = defender_of (state);
  const AciesUnits bit = ACIES_UNIT_BIT (combat->hit_unit);
  AciesEvent      *event;

  tell_hit (state, LB_NOW_SHATTERED, clause, events);
  event = lb_event_add (events, LB_EVENT_SHATTERED, LB_CLAUSE_1_5, (int) side);
  if (event != NULL)
    {
      event->units = bit;
      event->cell = combat->target_zone;
    }

  combat->shattered |= bit;
  lb_remove_units (setup, state, side, bit, LB_LOSS_SHATTERED, clause, events);
}

/* 6.6.1, 6.6.2: the hit takes effect; two hits on a fresh Poor lead shatter it and are both used up (R33). */
static void
strike (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  LbCombat        *combat = &state->combat;
  const guint      side = defender_of (state);
  const AciesUnits bit = ACIES_UNIT_BIT (combat->hit_unit);
  const guint      clause = combat->dealt == 0 ? LB_CLAUSE_6_6_1 : LB_CLAUSE_6_6_2;
  const gboolean   is_fresh = (state->fresh[side] & bit) != 0;
  const gboolean   outright = is_fresh && combat->dealt == 0 && combat->hits > 1 &&
                            (setup->sides[side].quality[LB_POOR] & bit) != 0;

  if (combat->hit_unit == combat->lead_then)
    combat->lead_struck = TRUE;

  if (is_fresh && !outright)
    {
      state->fresh[side] &= ~bit;
      state->disordered[side] |= bit;
      tell_hit (state, LB_NOW_DISORDERED, clause, events);
    }
  else
    shatter (setup, state, outright ? LB_CLAUSE_6_6_2 : clause, events);

  if (outright)
    combat->dealt++;
  next_hit (combat);
}

/* 3.2.2, 4.2.3, 6.9.3: after the roll and the morale check the next attacker, pursuit, or the end of the activation. */
static void
go_on (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  const gboolean is_empty = lb_second_hit_choices (state) == 0;

  memset (&state->combat, 0, sizeof state->combat);
  if (is_empty && lb_pursuers (setup, state) != 0)
    {
      state->phase = LB_PHASE_PURSUE;
      return;
    }

  state->phase = LB_PHASE_GROUP;
  if (is_empty || !lb_group_can_attack (setup, state, NULL))
    lb_activation_end (setup, state, events);
}

void
lb_hits_settle (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  const guint zone = lb_leads_name (setup, state, defender_of (state), LB_CLAUSE_6_4_5, events);

  state->lead_zone = (guint8) zone;
  if (zone != LB_OFF_FIELD)
    ask (state, LB_STAGE_LEAD);
  else
    go_on (setup, state, events);
}

/* 6.4.5: a lead that was struck makes room for another, unless there is no other. */
static void
drop_struck_lead (const LbSetup *setup, LbState *state)
{
  const LbCombat *combat = &state->combat;
  const guint     side = defender_of (state);
  const guint     zone = combat->target_zone;

  if (!combat->lead_struck || state->zone_side[zone] != side)
    return;
  if (lb_leads_for (setup, state, side, zone) != ACIES_UNIT_BIT (combat->lead_then))
    state->lead[zone] = LB_NO_UNIT;
}

/* R47: the end is looked for after the hits and again after those who leave. */
static void
end_roll (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  const LbCombat *combat = &state->combat;
  const guint     n_dice = acies_units_count (combat->shattered) + combat->n_killed;

  if (lb_check_end (setup, state, events))
    return;
  if (n_dice > 0)
    {
      lb_morale_check (setup, state, defender_of (state), combat->target_zone, combat->shattered,
                       n_dice, events);
      if (lb_check_end (setup, state, events))
        return;
    }

  drop_struck_lead (setup, state);
  lb_hits_settle (setup, state, events);
}

void
lb_hits_deal (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  LbCombat *combat = &state->combat;

  combat->stage = LB_STAGE_NONE;
  if (combat->hits == 0)
    {
      go_on (setup, state, events);
      return;
    }

  while (combat->dealt < combat->hits && find_struck (state))
    {
      const HitFate fate = try_recovery (setup, state, events);

      if (fate == HIT_ASKED)
        return;
      if (fate == HIT_STANDS)
        strike (setup, state, events);
    }

  if (combat->stage == LB_STAGE_NONE)
    end_roll (setup, state, events);
}

void
lb_hits_recover (const LbSetup *setup, LbState *state, gboolean tries, AciesEventList *events)
{
  const guint side = defender_of (state);
  const guint unit = state->combat.hit_unit;
  guint       commander = 0;

  if (!tries)
    state->combat.tried = TRUE;
  else if (lb_recovery_right (setup, state, side, unit, &commander) == LB_MAY_RECOVER)
    attempt (setup, state, commander, events);

  lb_hits_deal (setup, state, events);
}
