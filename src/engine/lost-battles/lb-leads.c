/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-leads.h"

#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-map.h"

/* 6.8.3: an enemy behind @zone who faces it. */
static gboolean
is_watched_from_behind (const LbState *state, guint side, guint zone)
{
  const guint facing = state->facing[zone];
  const guint behind = lb_zone_next (zone, lb_opposite (facing));

  return lb_enemy_in (state, behind, side) && state->facing[behind] == facing;
}

/* 6.8.3, 9.5, R36: the order in which the rules press a choice. */
AciesUnits
lb_lead_choices (const LbSetup *setup, const LbState *state, guint side, guint zone,
                 AciesUnits among, gboolean first_attacker)
{
  const LbSideSetup *army = &setup->sides[side];
  const AciesUnits   scythed = among & army->subtype[LB_SCYTHED];
  const AciesUnits   shaken = among & army->arm[LB_LIGHT_INFANTRY] & state->disordered[side];

  if (scythed != 0)
    return scythed;
  if (shaken == 0 || shaken == among)
    return among;
  if (!first_attacker && is_watched_from_behind (state, side, zone))
    return shaken;

  return among & ~shaken;
}

AciesUnits
lb_leads_for (const LbSetup *setup, const LbState *state, guint side, guint zone)
{
  return lb_lead_choices (setup, state, side, zone, state->zone[zone], FALSE);
}

void
lb_lead_set (LbState *state, guint side, guint zone, guint unit, gboolean is_chosen, guint clause,
             AciesEventList *events)
{
  AciesEvent *event = lb_event_add (events, LB_EVENT_LEAD, clause, (int) side);

  state->lead[zone] = (guint8) unit;
  if (event == NULL)
    return;
  event->units = ACIES_UNIT_BIT (unit);
  event->cell = (gint16) zone;
  event->args[0] = (gint16) is_chosen;
}

gboolean
lb_lead_is_wanted (const LbState *state, guint side, guint zone)
{
  return zone < LB_N_ZONES && ((state->held[side] >> zone) & 1) != 0 &&
         state->lead[zone] == LB_NO_UNIT;
}

guint
lb_leads_name (const LbSetup *setup, LbState *state, guint side, guint clause,
               AciesEventList *events)
{
  guint asked = LB_OFF_FIELD;
  guint zone;

  LB_FOREACH_ZONE (zone, state->held[side])
    {
      AciesUnits choices;

      if (!lb_lead_is_wanted (state, side, zone))
        continue;
      choices = lb_leads_for (setup, state, side, zone);
      if (acies_units_count (choices) == 1)
        lb_lead_set (state, side, zone, acies_units_first (choices), FALSE, clause, events);
      else if (asked == LB_OFF_FIELD)
        asked = zone;
    }

  return asked;
}

/* 3.2.3, 4.3.3, 6.4.2 */
gboolean
lb_leads_next (const LbSetup *setup, LbState *state, AciesEventList *events)
{
  const guint zone = lb_leads_name (setup, state, state->active, LB_CLAUSE_3_2_3, events);

  state->lead_zone = (guint8) zone;
  if (zone == LB_OFF_FIELD)
    return FALSE;

  state->phase = LB_PHASE_LEADS;
  return TRUE;
}
