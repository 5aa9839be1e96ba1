/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-events.h"

#include "engine/campaign/campaign-clauses.h"

static const AciesEventFlags flags[CAMPAIGN_N_EVENTS] = {
  [CAMPAIGN_EVENT_SEASON] = ACIES_EVENT_TURN,
  [CAMPAIGN_EVENT_MARCHED] = ACIES_EVENT_MOVE,
  [CAMPAIGN_EVENT_SALLIED] = ACIES_EVENT_MOVE,
  [CAMPAIGN_EVENT_LOST] = ACIES_EVENT_LOSS,
  [CAMPAIGN_EVENT_BATTLE] = ACIES_EVENT_COMBAT,
  [CAMPAIGN_EVENT_BATTLE_DICE] = ACIES_EVENT_COMBAT | ACIES_EVENT_OPPOSED,
  [CAMPAIGN_EVENT_BATTLE_RESULT] = ACIES_EVENT_COMBAT,
  [CAMPAIGN_EVENT_FALLEN] = ACIES_EVENT_LOSS | ACIES_EVENT_CHILD,
  [CAMPAIGN_EVENT_PRESTIGE] = ACIES_EVENT_CHILD,
  [CAMPAIGN_EVENT_RETREATED] = ACIES_EVENT_MOVE,
  [CAMPAIGN_EVENT_WITHDREW] = ACIES_EVENT_MOVE,
  [CAMPAIGN_EVENT_DISPERSED] = ACIES_EVENT_LOSS,
  [CAMPAIGN_EVENT_SIEGE_DIE] = ACIES_EVENT_COMBAT,
  [CAMPAIGN_EVENT_QUARTERS] = ACIES_EVENT_MOVE,
  [CAMPAIGN_EVENT_ENDED] = ACIES_EVENT_END,
};

AciesEvent *
campaign_event_add (AciesEventList *events, guint kind, const char *rule, int player, int node)
{
  AciesEvent *event;

  if (events == NULL)
    return NULL;

  event = acies_event_list_add (events, kind, campaign_clause (rule));
  event->flags = flags[kind];
  event->side = player >= 0 ? (gint8)player : ACIES_NO_SIDE;
  event->cell = node >= 0 ? (gint16)node : ACIES_NO_CELL;

  return event;
}
