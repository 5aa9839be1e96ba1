/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-map.h"

#include "engine/campaign/campaign-events.h"

/* D-CPN-18 */
gboolean
campaign_is_friend (const CampaignState *state, int player, int other)
{
  if (player == other)
    return TRUE;
  if (player < 0 || other < 0)
    return FALSE;

  return (state->players[player].allies >> other & 1) != 0 &&
         (state->players[other].allies >> player & 1) != 0;
}

gboolean
campaign_is_friendly_city (const CampaignSetup *setup, const CampaignState *state, int player,
                           int node)
{
  return setup->nodes[node].kind == CAMPAIGN_CITY &&
         campaign_is_friend (state, player, state->cities[node].owner);
}

gboolean
campaign_is_enemy_city (const CampaignSetup *setup, const CampaignState *state, int player,
                        int node)
{
  return setup->nodes[node].kind == CAMPAIGN_CITY &&
         !campaign_is_friend (state, player, state->cities[node].owner);
}

int
campaign_enemy_outside (const CampaignState *state, int player, int node)
{
  for (int other = 0; other < CAMPAIGN_MAX_PLAYERS; other++)
    if (state->players[other].at == node && !state->players[other].inside &&
        state->players[other].army.n > 0 && !campaign_is_friend (state, player, other))
      return other;

  return CAMPAIGN_NOBODY;
}

gboolean
campaign_army_at (const CampaignState *state, int player, int node)
{
  for (int other = 0; other < CAMPAIGN_MAX_PLAYERS; other++)
    if (other != player && state->players[other].at == node && state->players[other].army.n > 0)
      return TRUE;

  return FALSE;
}

gboolean
campaign_ally_at (const CampaignState *state, int player, int node)
{
  for (int other = 0; other < CAMPAIGN_MAX_PLAYERS; other++)
    if (other != player && state->players[other].at == node && state->players[other].army.n > 0 &&
        campaign_is_friend (state, player, other))
      return TRUE;

  return FALSE;
}

gboolean
campaign_is_besieged (const CampaignState *state, int player)
{
  const CampaignPlayer *own = &state->players[player];

  return own->inside && own->at >= 0 && campaign_enemy_outside (state, player, own->at) >= 0;
}

guint
campaign_count_cities (const CampaignSetup *setup, const CampaignState *state, int player)
{
  guint n = 0;

  for (guint i = 0; i < setup->n_nodes; i++)
    n += setup->nodes[i].kind == CAMPAIGN_CITY && state->cities[i].owner == player;

  return n;
}

guint
campaign_distance (const CampaignSetup *setup, int from, int to)
{
  CampaignNodes reached = CAMPAIGN_NODE_BIT (from);
  CampaignNodes edge = reached;

  for (guint stages = 0; edge != 0; stages++)
    {
      CampaignNodes next = 0;
      guint         node;

      if (edge & CAMPAIGN_NODE_BIT (to))
        return stages;

      ACIES_FOREACH_UNIT (node, edge)
      next |= setup->nodes[node].land | setup->nodes[node].sea;
      edge = next & ~reached;
      reached |= next;
    }

  return G_MAXUINT;
}

/* 7.4, D-CPN-12: into its own city there, else along land routes to places without any army or enemy city. */
CampaignNodes
campaign_retreats (const CampaignSetup *setup, const CampaignState *state, int player, int node)
{
  CampaignNodes open = 0;
  guint         next;

  if (setup->nodes[node].kind == CAMPAIGN_CITY && state->cities[node].owner == player)
    return CAMPAIGN_NODE_BIT (node);

  ACIES_FOREACH_UNIT (next, setup->nodes[node].land)
  if (setup->nodes[next].kind != CAMPAIGN_SEA && !campaign_army_at (state, player, (int)next) &&
      !campaign_is_enemy_city (setup, state, player, (int)next))
    open |= CAMPAIGN_NODE_BIT (next);

  return open;
}

/* ---- Armies ---- */

int
campaign_list_find (const CampaignList *list, guint unit)
{
  for (guint i = 0; i < list->n; i++)
    if (list->units[i] == unit)
      return (int)i;

  return -1;
}

void
campaign_list_add (CampaignList *list, guint unit)
{
  if (list->n < CAMPAIGN_MAX_UNITS)
    list->units[list->n++] = (guint8)unit;
}

void
campaign_list_remove (CampaignList *list, guint unit)
{
  const int place = campaign_list_find (list, unit);

  if (place < 0)
    return;

  list->n--;
  for (guint i = (guint)place; i < list->n; i++)
    list->units[i] = list->units[i + 1];
  list->units[list->n] = 0;
}

AciesUnits
campaign_list_units (const CampaignList *list)
{
  AciesUnits units = 0;

  for (guint i = 0; i < list->n; i++)
    units |= ACIES_UNIT_BIT (list->units[i]);

  return units;
}

gboolean
campaign_is_general (const CampaignSetup *setup, guint player, guint unit)
{
  return setup->players[player].units[unit].general;
}

/* 7.4 */
int
campaign_leader (const CampaignSetup *setup, const CampaignState *state, guint player)
{
  const CampaignList *army = &state->players[player].army;
  int                 first = CAMPAIGN_NOBODY;

  for (guint i = 0; i < army->n; i++)
    {
      if (campaign_is_general (setup, player, army->units[i]))
        return army->units[i];
      if (first == CAMPAIGN_NOBODY || army->units[i] < first)
        first = army->units[i];
    }

  return first;
}

gboolean
campaign_has_artillery (const CampaignSetup *setup, const CampaignState *state, guint player)
{
  const CampaignList *army = &state->players[player].army;

  for (guint i = 0; i < army->n; i++)
    if (setup->players[player].units[army->units[i]].artillery)
      return TRUE;

  return FALSE;
}

void
campaign_fall (CampaignState *state, guint player, guint unit)
{
  campaign_list_remove (&state->players[player].army, unit);
  campaign_list_add (&state->players[player].reserve, unit);
}

/* D-CPN-13, D-CPN-15, D-CPN-19 */
void
campaign_disperse (const CampaignSetup *setup, CampaignState *state, guint player, const char *rule,
                   AciesEventList *events)
{
  CampaignPlayer *own = &state->players[player];

  if (own->at == CAMPAIGN_NOBODY)
    return;

  campaign_event_add (events, CAMPAIGN_EVENT_DISPERSED, rule, (int)player, own->at);
  campaign_lift_siege (setup, state, (int)player, events);
  while (own->army.n > 0)
    campaign_fall (state, player, own->army.units[0]);
  own->at = CAMPAIGN_NOBODY;
  own->inside = FALSE;
}

/* 7.3, 8: the besieger goes, the gates open. */
void
campaign_lift_siege (const CampaignSetup *setup, CampaignState *state, int player,
                     AciesEventList *events)
{
  for (guint i = 0; i < setup->n_nodes; i++)
    {
      CampaignCity *city = &state->cities[i];

      if (city->besieger != player)
        continue;
      city->besieger = CAMPAIGN_NOBODY;
      city->seasons = 0;
      if (city->owner >= 0 && state->players[city->owner].at == (gint8)i)
        state->players[city->owner].inside = FALSE;
      campaign_event_add (events, CAMPAIGN_EVENT_SIEGE_LIFTED, "D-CPN-14", player, (int)i);
    }
}
