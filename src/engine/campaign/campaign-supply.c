/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-supply.h"

#include "engine/campaign/campaign-events.h"
#include "engine/campaign/campaign-map.h"

#define SUPPLY_STAGES 4

/* Whether supplies pass @node: no enemy stands in their way, within walls or before them. */
static gboolean
is_open (const CampaignSetup *setup, const CampaignState *state, int player, int node)
{
  return campaign_enemy_outside (state, player, node) < 0 &&
         !campaign_is_enemy_city (setup, state, player, node);
}

/* The open nodes among @nodes. */
static CampaignNodes
filter_open (const CampaignSetup *setup, const CampaignState *state, int player,
             CampaignNodes nodes)
{
  CampaignNodes open = 0;
  guint         node;

  ACIES_FOREACH_UNIT (node, nodes)
  if (is_open (setup, state, player, (int)node))
    open |= CAMPAIGN_NODE_BIT (node);

  return open;
}

static gboolean
has_friendly_city (const CampaignSetup *setup, const CampaignState *state, int player,
                   CampaignNodes nodes)
{
  guint node;

  ACIES_FOREACH_UNIT (node, nodes)
  if (campaign_is_friendly_city (setup, state, player, (int)node))
    return TRUE;

  return FALSE;
}

/* D-CPN-9: at most four stages, one of them by sea, to a city of his own or an ally's. */
gboolean
campaign_is_supplied (const CampaignSetup *setup, const CampaignState *state, int player, int node)
{
  CampaignNodes dry = CAMPAIGN_NODE_BIT (node),
                wet = 0; /* reached without and with the stage by sea */

  if (campaign_is_friendly_city (setup, state, player, node))
    return TRUE;

  for (guint stage = 0; stage < SUPPLY_STAGES; stage++)
    {
      CampaignNodes next_dry = dry, next_wet = wet;
      guint         from;

      ACIES_FOREACH_UNIT (from, dry)
      {
        next_dry |= filter_open (setup, state, player, setup->nodes[from].land);
        next_wet |= filter_open (setup, state, player, setup->nodes[from].sea);
      }
      ACIES_FOREACH_UNIT (from, wet)
      next_wet |= filter_open (setup, state, player, setup->nodes[from].land);
      dry = next_dry;
      wet = next_wet;
      if (has_friendly_city (setup, state, player, dry | wet))
        return TRUE;
    }

  return FALSE;
}

guint
campaign_suffer_attrition (const CampaignSetup *setup, CampaignState *state, int player,
                           AciesEventList *events)
{
  CampaignPlayer *own = &state->players[player];
  AciesEvent     *event;
  guint           die, lost;

  if (own->at == CAMPAIGN_NOBODY || campaign_is_supplied (setup, state, player, own->at))
    return 0;

  die = acies_dice_roll (&state->base.dice);
  lost = MIN (die / 2, own->army.n);
  event = campaign_event_add (events, CAMPAIGN_EVENT_ATTRITION_DIE, "D-CPN-9", player, own->at);
  if (event != NULL)
    {
      event->n_dice = 1;
      event->dice[0] = (guint8)die;
      event->args[0] = (gint16)lost;
    }

  return lost;
}
