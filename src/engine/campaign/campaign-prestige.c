/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-prestige.h"

#include <string.h>

#include "engine/campaign/campaign-clauses.h"
#include "engine/campaign/campaign-events.h"
#include "engine/campaign/campaign-map.h"

void
campaign_gain (CampaignState *state, int player, guint points, const char *rule,
               AciesEventList *events)
{
  AciesEvent *event;

  if (points == 0)
    return;

  state->players[player].prestige =
    (gint16)MIN (state->players[player].prestige + (int)points, G_MAXINT16);
  event = campaign_event_add (events, CAMPAIGN_EVENT_PRESTIGE, rule, player, CAMPAIGN_NOBODY);
  if (event != NULL)
    event->args[0] = (gint16)points;
}

guint
campaign_year_prestige (const CampaignSetup *setup, const CampaignState *state, int player)
{
  const guint n = campaign_count_cities (setup, state, player);

  return n > CAMPAIGN_CITIES ? n - CAMPAIGN_CITIES : 0;
}

/* D-CPN-20: above 0 if @a comes before @b, 0 if nothing tells them apart. */
static int
compare_players (const CampaignSetup *setup, const CampaignState *state, guint a, guint b)
{
  const CampaignPlayer *one = &state->players[a], *other = &state->players[b];
  const int             cities = (int)campaign_count_cities (setup, state, (int)a) -
                     (int)campaign_count_cities (setup, state, (int)b);

  if (one->prestige != other->prestige)
    return one->prestige - other->prestige;
  if (cities != 0)
    return cities;

  return one->army.n - other->army.n;
}

void
campaign_rank (const CampaignSetup *setup, const CampaignState *state,
               guint8 ranking[CAMPAIGN_MAX_PLAYERS])
{
  for (guint i = 0; i < setup->n_players; i++)
    {
      guint place = i;

      while (place > 0 && compare_players (setup, state, i, ranking[place - 1]) > 0)
        {
          ranking[place] = ranking[place - 1];
          place--;
        }
      ranking[place] = (guint8)i;
    }
}

guint
campaign_winners (const CampaignSetup *setup, const CampaignState *state)
{
  guint8 ranking[CAMPAIGN_MAX_PLAYERS];
  guint  winners = 0;

  campaign_rank (setup, state, ranking);
  for (guint i = 0; i < setup->n_players; i++)
    if (compare_players (setup, state, ranking[0], i) == 0)
      winners |= 1u << i;

  return winners;
}

int
campaign_conqueror (const CampaignSetup *setup, const CampaignState *state)
{
  int holder = CAMPAIGN_NOBODY;

  for (guint i = 0; i < setup->n_nodes; i++)
    {
      if (setup->nodes[i].kind != CAMPAIGN_CITY)
        continue;
      if (state->cities[i].owner == CAMPAIGN_NOBODY ||
          (holder != CAMPAIGN_NOBODY && state->cities[i].owner != holder))
        return CAMPAIGN_NOBODY;
      holder = state->cities[i].owner;
    }

  return holder;
}

void
campaign_outcome (const AciesSetup *setup, const AciesState *state, AciesOutcome *outcome)
{
  const CampaignSetup *own = CAMPAIGN_SETUP (setup);
  const CampaignState *now = CAMPAIGN_STATE (state);
  const guint          winners = campaign_winners (own, now);
  guint8               ranking[CAMPAIGN_MAX_PLAYERS];

  memset (outcome, 0, sizeof *outcome);
  outcome->over = now->decision == CAMPAIGN_DECIDE_OVER;
  outcome->winner = ACIES_NO_SIDE;
  outcome->reason = (guint8)winners;
  for (guint i = 0; i < own->n_players; i++)
    {
      outcome->points[i] = now->players[i].prestige;
      outcome->n_lines[i] = 1;
      outcome->lines[i][0] = (AciesOutcomeLine){
        .name = CAMPAIGN_LINE_PRESTIGE,
        .clause = campaign_clause ("D-CPN-20"),
        .points = now->players[i].prestige,
      };
    }
  if (!outcome->over || (winners & (winners - 1)) != 0)
    return;

  campaign_rank (own, now, ranking);
  outcome->winner = (gint8)ranking[0];
  outcome->level =
    campaign_conqueror (own, now) == ranking[0] ? CAMPAIGN_LEVEL_CONQUEST : CAMPAIGN_LEVEL_WON;
  outcome->margin = now->players[ranking[0]].prestige - now->players[ranking[1]].prestige;
}
