/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-siege.h"

#include "engine/campaign/campaign-events.h"
#include "engine/campaign/campaign-map.h"
#include "engine/campaign/campaign-prestige.h"

#define NEEDED_FIRST 6 /* D-CPN-14 */
#define NEEDED_LEAST 2
#define CITY_PRESTIGE 3 /* D-CPN-15 */
#define CAPITAL_PRESTIGE 5

guint
campaign_siege_needed (guint season, gboolean artillery)
{
  const int needed = NEEDED_FIRST + 1 - (int)MIN (season, NEEDED_FIRST) - (artillery ? 1 : 0);

  return (guint)MAX (needed, NEEDED_LEAST);
}

gboolean
campaign_can_besiege (const CampaignSetup *setup, const CampaignState *state, int player)
{
  const CampaignPlayer *own = &state->players[player];

  return own->at != CAMPAIGN_NOBODY && !own->inside &&
         campaign_is_enemy_city (setup, state, player, own->at) &&
         campaign_enemy_outside (state, player, own->at) < 0;
}

guint
campaign_city_prestige (const CampaignSetup *setup, int node)
{
  return setup->nodes[node].capital ? CAPITAL_PRESTIGE : CITY_PRESTIGE;
}

/* D-CPN-15: the army within goes into its owner's reserve. */
static void
take_city (const CampaignSetup *setup, CampaignState *state, int player, AciesEventList *events)
{
  const int     node = state->players[player].at;
  CampaignCity *city = &state->cities[node];
  const int     loser = city->owner;
  AciesEvent   *event =
    campaign_event_add (events, CAMPAIGN_EVENT_CITY_TAKEN, "D-CPN-15", player, node);

  if (event != NULL)
    event->args[0] = (gint16)loser;
  city->owner = (gint8)player;
  city->besieger = CAMPAIGN_NOBODY;
  city->seasons = 0;
  if (loser >= 0 && state->players[loser].at == node)
    campaign_disperse (setup, state, (guint)loser, "D-CPN-15", events);
  campaign_gain (state, player, campaign_city_prestige (setup, node), "D-CPN-15", events);
}

void
campaign_besiege (const CampaignSetup *setup, CampaignState *state, int player,
                  AciesEventList *events)
{
  const int     node = state->players[player].at;
  CampaignCity *city = &state->cities[node];
  const guint   die = acies_dice_roll (&state->base.dice);
  AciesEvent   *event;
  guint         needed;

  if (city->besieger != player)
    {
      city->besieger = (gint8)player;
      city->seasons = 0;
    }
  if (city->owner >= 0 && state->players[city->owner].at == node)
    state->players[city->owner].inside = TRUE;
  city->seasons = (guint8)MIN (city->seasons + 1, G_MAXUINT8);
  needed =
    campaign_siege_needed (city->seasons, campaign_has_artillery (setup, state, (guint)player));
  event = campaign_event_add (events, CAMPAIGN_EVENT_SIEGE_DIE, "D-CPN-14", player, node);
  if (event != NULL)
    {
      event->n_dice = 1;
      event->dice[0] = (guint8)die;
      event->args[0] = (gint16)needed;
    }

  if (die >= needed)
    take_city (setup, state, player, events);
}
