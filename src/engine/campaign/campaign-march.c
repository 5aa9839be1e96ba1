/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-march.h"

#include "engine/campaign/campaign-events.h"
#include "engine/campaign/campaign-map.h"
#include "engine/campaign/campaign-reasons.h"

/* D-CPN-8: elements lost by a die of 1 and of 2. */
static const guint8 storm_losses[CAMPAIGN_N_SEASONS][2] = {
  [CAMPAIGN_SPRING] = { 2, 1 },
  [CAMPAIGN_SUMMER] = { 1, 0 },
  [CAMPAIGN_AUTUMN] = { 2, 1 },
};

guint
campaign_storm_loss (guint season, guint die)
{
  return die <= 2 && season < CAMPAIGN_N_SEASONS ? storm_losses[season][die - 1] : 0;
}

/* D-CPN-3 */
static gboolean
check_routes (const CampaignSetup *setup, int from, const gint32 *route, guint n,
              AciesVerdict *verdict)
{
  for (guint i = 0; i < n; i++)
    {
      if (route[i] < 0 || route[i] >= (gint32)setup->n_nodes ||
          ((setup->nodes[from].land | setup->nodes[from].sea) & CAMPAIGN_NODE_BIT (route[i])) == 0)
        return campaign_refuse (verdict, NO_ROUTE);
      from = route[i];
    }

  return TRUE;
}

/* D-CPN-5: allies and their cities are passed, D-CPN-18. */
static gboolean
check_passage (const CampaignSetup *setup, const CampaignState *state, int player, int node,
               AciesVerdict *verdict)
{
  if (campaign_enemy_outside (state, player, node) >= 0)
    return campaign_refuse (verdict, PASSES_ARMY);
  if (campaign_is_enemy_city (setup, state, player, node))
    return campaign_refuse (verdict, PASSES_CITY);

  return TRUE;
}

/* D-CPN-6 */
static gboolean
check_end (const CampaignSetup *setup, const CampaignState *state, int player, int node,
           AciesVerdict *verdict)
{
  if (setup->nodes[node].kind == CAMPAIGN_SEA)
    return campaign_refuse (verdict, ENDS_AT_SEA);
  if (campaign_ally_at (state, player, node))
    return campaign_refuse (verdict, ENDS_ON_FRIEND);

  return TRUE;
}

gboolean
campaign_check_march (const CampaignSetup *setup, const CampaignState *state, int player,
                      const gint32 *route, guint n, AciesVerdict *verdict)
{
  const CampaignPlayer *own = &state->players[player];

  if (campaign_is_besieged (state, player))
    return campaign_refuse (verdict, BESIEGED);
  /* D-CPN-4 */
  if (n < 1 || n > CAMPAIGN_MAX_STAGES)
    return campaign_refuse (verdict, STAGES);
  if (!check_routes (setup, own->at, route, n, verdict))
    return FALSE;
  for (guint i = 0; i + 1 < n; i++)
    if (!check_passage (setup, state, player, route[i], verdict))
      return FALSE;

  return check_end (setup, state, player, route[n - 1], verdict);
}

/* D-CPN-8: two places may be linked both by land and by sea; then the march goes by land. */
static guint
weather_storms (const CampaignSetup *setup, CampaignState *state, int player, const gint32 *route,
                guint n, AciesEventList *events)
{
  int   from = state->players[player].at;
  guint lost = 0;

  for (guint i = 0; i < n; i++)
    {
      AciesEvent *event;
      guint       die;

      if (setup->nodes[from].land & CAMPAIGN_NODE_BIT (route[i]))
        {
          from = route[i];
          continue;
        }
      from = route[i];
      die = acies_dice_roll (&state->base.dice);
      lost += campaign_storm_loss (state->season, die);
      event = campaign_event_add (events, CAMPAIGN_EVENT_STORM_DIE, "D-CPN-8", player, from);
      if (event == NULL)
        continue;
      event->n_dice = 1;
      event->dice[0] = (guint8)die;
      event->args[0] = (gint16)campaign_storm_loss (state->season, die);
    }

  return MIN (lost, state->players[player].army.n);
}

guint
campaign_march (const CampaignSetup *setup, CampaignState *state, int player, const gint32 *route,
                guint n, AciesEventList *events)
{
  CampaignPlayer *own = &state->players[player];
  const int       from = own->at;
  AciesEvent     *event;
  guint           lost;

  campaign_lift_siege (setup, state, player, events);
  event = campaign_event_add (events, CAMPAIGN_EVENT_MARCHED, "D-CPN-4", player, route[n - 1]);
  if (event != NULL)
    event->other_cell = (gint16)from;
  lost = weather_storms (setup, state, player, route, n, events);
  own->at = (gint8)route[n - 1];
  own->inside = FALSE;

  return lost;
}
