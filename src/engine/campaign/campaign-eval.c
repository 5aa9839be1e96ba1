/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-eval.h"

#include "engine/campaign/campaign-battle.h"
#include "engine/campaign/campaign-legal.h"
#include "engine/campaign/campaign-map.h"
#include "engine/campaign/campaign-reasons.h"
#include "engine/campaign/campaign-siege.h"
#include "engine/campaign/campaign-supply.h"

/*
 * How good a position is, in hundredths of a point of prestige: prestige; cities, which recruit and in the end count; the
 * army, which can be lost; what it threatens and what threatens it. Weights were set by playing the shipped campaigns.
 */
enum
{
  WORTH_POINT = 100,
  WORTH_CITY = 260,
  WORTH_ELEMENT = 45, /* of the army */
  WORTH_RESERVE = 12, /* it comes back one a city and year */
  WORTH_GENERAL = 60, /* in the army */
  WORTH_BATTLE = 420, /* what a battle won brings to the winner: elements, a camp, the field */
  WORTH_HUNGER = 80,  /* of the next die out of supply */
  WORTH_TARGET = 240, /* an enemy city or beatable army close by; less with each stage */
  WORTH_COVER = 150,  /* to be where an own city is in danger */
  FAR = 6             /* stages beyond which nothing matters */
};

/* Of 240 near to nothing far away. */
static int
nearness (int worth, guint stages)
{
  return stages >= FAR ? 0 : worth * (int)(FAR - stages) / FAR;
}

static int
army_value (const CampaignSetup *setup, const CampaignState *state, int player)
{
  const CampaignPlayer *own = &state->players[player];
  const int             leader = campaign_leader (setup, state, (guint)player);
  int                   value = own->army.n * WORTH_ELEMENT + own->reserve.n * WORTH_RESERVE;

  if (leader >= 0 && campaign_is_general (setup, (guint)player, (guint)leader))
    value += WORTH_GENERAL;
  if (own->at >= 0 && state->season != CAMPAIGN_WINTER &&
      !campaign_is_supplied (setup, state, player, own->at))
    value -= WORTH_HUNGER;

  return value;
}

/* The siege that @player lays: the chance of the next die, and of those after it, of what the city is worth. */
static int
siege_value (const CampaignSetup *setup, const CampaignState *state, int node)
{
  const CampaignCity *city = &state->cities[node];
  const int           by = city->besieger;
  const guint         next =
    campaign_siege_needed (city->seasons + 1u, campaign_has_artillery (setup, state, (guint)by));
  const int chance = (int)(7 - next) * 100 / 6;
  const int worth = WORTH_CITY + (int)campaign_city_prestige (setup, node) * WORTH_POINT;

  return worth * chance / 100;
}

/* What the army of @player can reach for: the nearest weak city of an enemy, the nearest army that it would beat. */
static int
reach_value (const CampaignSetup *setup, const CampaignState *state, int player)
{
  const CampaignPlayer *own = &state->players[player];
  const int             strength = campaign_strength (setup, state, player);
  int                   best = 0, enemy;

  for (guint node = 0; node < setup->n_nodes; node++)
    {
      int worth;

      if (!campaign_is_enemy_city (setup, state, player, (int)node))
        continue;
      enemy = state->cities[node].owner;
      worth = WORTH_TARGET + (setup->nodes[node].capital ? WORTH_POINT : 0);
      /* An army that is at home there makes it a harder one. */
      if (enemy >= 0 && state->players[enemy].army.n > 0 && state->players[enemy].at == (gint8)node)
        worth = worth * campaign_chance (strength, campaign_strength (setup, state, enemy)) / 100;
      best = MAX (best, nearness (worth, campaign_distance (setup, own->at, (int)node)));
    }
  for (enemy = 0; enemy < (int)setup->n_players; enemy++)
    {
      const CampaignPlayer *other = &state->players[enemy];

      if (other->army.n == 0 || other->at < 0 || campaign_is_friend (state, player, enemy))
        continue;
      best = MAX (
        best,
        nearness (WORTH_TARGET *
                    (campaign_chance (strength, campaign_strength (setup, state, enemy)) - 50) / 50,
                  campaign_distance (setup, own->at, other->at)));
    }

  return best;
}

/* What threatens @player: enemies about whom his army would not like to meet, and enemies near his cities while it is far. */
static int
danger_value (const CampaignSetup *setup, const CampaignState *state, int player)
{
  const CampaignPlayer *own = &state->players[player];
  const int             strength = campaign_strength (setup, state, player);
  int                   worst = 0, cover = 0;

  for (int enemy = 0; enemy < (int)setup->n_players; enemy++)
    {
      const CampaignPlayer *other = &state->players[enemy];
      int                   chance;

      if (other->army.n == 0 || other->at < 0 || campaign_is_friend (state, player, enemy))
        continue;
      chance = campaign_chance (campaign_strength (setup, state, enemy), strength);
      if (own->at >= 0 && !campaign_is_friendly_city (setup, state, player, own->at))
        worst = MAX (worst, nearness (WORTH_TARGET * (chance - 50) / 50,
                                      campaign_distance (setup, own->at, other->at)));
      for (guint node = 0; node < setup->n_nodes; node++)
        if (setup->nodes[node].kind == CAMPAIGN_CITY &&
            state->cities[node].owner == (gint8)player &&
            campaign_distance (setup, other->at, (int)node) <= CAMPAIGN_MAX_STAGES)
          {
            const guint far = own->at >= 0 ? campaign_distance (setup, own->at, (int)node) : FAR;

            cover = MAX (cover, WORTH_COVER - nearness (WORTH_COVER, far));
          }
    }

  return worst + cover / 2;
}

/* Half the difference between a win and a loss of the pending battle, by its chance, for a protagonist. */
static int
battle_value (const CampaignSetup *setup, const CampaignState *state, int player)
{
  const CampaignBattle *battle = &state->battle;
  const gboolean        is_due = state->decision == CAMPAIGN_DECIDE_BATTLE ||
                          state->decision == CAMPAIGN_DECIDE_ACCEPT ||
                          state->decision == CAMPAIGN_DECIDE_CONTINGENT;
  int enemy, chance, value;

  if (!is_due || (player != battle->attacker && player != battle->defender))
    return 0;

  enemy = player == battle->attacker ? battle->defender : battle->attacker;
  chance = campaign_chance (campaign_strength (setup, state, player),
                            campaign_strength (setup, state, enemy));
  value = WORTH_BATTLE * (chance - 50) / 50;

  /* Whoever holds the field may take or keep the city there. */
  if (setup->nodes[battle->at].kind == CAMPAIGN_CITY &&
      state->cities[battle->at].owner == (gint8)enemy)
    value += WORTH_CITY * chance / 400;

  return value;
}

/* The prospects of @player alone. */
static int
value_of (const CampaignSetup *setup, const CampaignState *state, int player)
{
  const CampaignPlayer *own = &state->players[player];
  int                   value = own->prestige * WORTH_POINT;

  if (own->out)
    return value;

  value += (int)campaign_count_cities (setup, state, player) * WORTH_CITY +
           army_value (setup, state, player) + battle_value (setup, state, player);
  for (guint node = 0; node < setup->n_nodes; node++)
    {
      if (state->cities[node].besieger == CAMPAIGN_NOBODY)
        continue;
      if (state->cities[node].besieger == (gint8)player)
        value += siege_value (setup, state, (int)node);
      else if (state->cities[node].owner == (gint8)player)
        value -= siege_value (setup, state, (int)node);
    }
  if (own->at >= 0 && own->army.n > 0)
    value += reach_value (setup, state, player) - danger_value (setup, state, player);

  return value;
}

/* With many players what hurts one of the others helps only a little: each counts by his share. */
gint32
campaign_evaluate (const AciesSetup *setup, const AciesState *state, int side)
{
  const CampaignSetup *own = CAMPAIGN_SETUP (setup);
  const CampaignState *now = CAMPAIGN_STATE (state);
  int                  others = 0;

  for (int other = 0; other < (int)own->n_players; other++)
    if (other != side)
      others += value_of (own, now, other);

  return value_of (own, now, side) - others / (int)MAX (own->n_players - 1, 1);
}

/* 7: no action of a campaign has odds; battles have their own. */
gboolean
campaign_odds (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
               AciesOdds *odds, AciesVerdict *verdict)
{
  return campaign_check (setup, state, action, verdict) ? campaign_refuse (verdict, NO_ODDS)
                                                        : FALSE;
}
