/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-legal.h"

#include <string.h>

#include "engine/campaign/campaign-battle.h"
#include "engine/campaign/campaign-map.h"
#include "engine/campaign/campaign-march.h"
#include "engine/campaign/campaign-reasons.h"

/* ---- Marches ---- */

static void
add_march (const CampaignSetup *setup, const CampaignState *state, const gint32 *route, guint n,
           AciesActionList *list)
{
  AciesAction *action;

  if (!campaign_check_march (setup, state, state->decider, route, n, NULL))
    return;

  action = acies_action_list_add (list, CAMPAIGN_MARCH);
  action->n_words = (guint8)n;
  for (guint i = 0; i < n; i++)
    action->words[i] = route[i];
}

static CampaignNodes
neighbours (const CampaignSetup *setup, guint node)
{
  return setup->nodes[node].land | setup->nodes[node].sea;
}

static void
list_marches (const CampaignSetup *setup, const CampaignState *state, AciesActionList *list)
{
  const guint at = (guint)state->players[state->decider].at;
  guint       first, second;

  acies_action_list_add (list, CAMPAIGN_HOLD);
  if (campaign_is_besieged (state, state->decider))
    {
      acies_action_list_add (list, CAMPAIGN_SALLY);
      return;
    }

  ACIES_FOREACH_UNIT (first, neighbours (setup, at))
  {
    const gint32 one[] = { (gint32)first };

    add_march (setup, state, one, 1, list);
    ACIES_FOREACH_UNIT (second, neighbours (setup, first))
    {
      const gint32 two[] = { (gint32)first, (gint32)second };

      add_march (setup, state, two, 2, list);
    }
  }
}

/* ---- Choices of elements ---- */

/* Adds an action like @like for each choice of @n of @units; the order within a choice is that of @units. */
static void
list_choices (const AciesAction *like, const CampaignList *units, guint n, AciesActionList *list)
{
  guint at[CAMPAIGN_ARMY + 1];

  if (n > units->n || n > CAMPAIGN_ARMY)
    return;

  for (guint i = 0; i < n; i++)
    at[i] = i;
  for (;;)
    {
      AciesAction *action = acies_action_list_add (list, like->kind);
      guint        place = n;

      *action = *like;
      action->n_words = (guint8)n;
      for (guint i = 0; i < n; i++)
        action->words[i] = units->units[at[i]];
      while (place > 0 && at[place - 1] == units->n - n + place - 1)
        place--;
      if (place == 0 || !list->complete)
        return;
      at[place - 1]++;
      for (guint i = place; i < n; i++)
        at[i] = at[i - 1] + 1;
    }
}

/* D-CPN-10 */
static void
list_losses (const CampaignSetup *setup, const CampaignState *state, AciesActionList *list)
{
  const guint         player = (guint)state->decider;
  const CampaignList *army = &state->players[player].army;
  const AciesAction   like = { .kind = CAMPAIGN_LOSE };
  CampaignList        open = { 0 };

  /* Lists begin with the best troops: what is last is missed least. */
  for (guint i = army->n; i > 0; i--)
    if (state->count >= army->n || !campaign_is_general (setup, player, army->units[i - 1]))
      campaign_list_add (&open, army->units[i - 1]);
  list_choices (&like, &open, state->count, list);
}

/* D-CPN-21 */
static void
list_contingents (const CampaignSetup *setup, const CampaignState *state, AciesActionList *list)
{
  const int           player = state->decider;
  const guint         whom = campaign_can_help (setup, state, player);
  const int           leader = campaign_leader (setup, state, (guint)player);
  const CampaignList *army = &state->players[player].army;
  CampaignList        open = { 0 };

  acies_action_list_add (list, CAMPAIGN_NO_CONTINGENT);
  for (guint i = army->n; i > 0; i--)
    if (army->units[i - 1] != leader)
      campaign_list_add (&open, army->units[i - 1]);
  for (guint to = 0; to < CAMPAIGN_MAX_PLAYERS; to++)
    {
      const AciesAction like = { .kind = CAMPAIGN_SEND_CONTINGENT, .args = { (gint16)to } };

      if ((whom >> to & 1) == 0)
        continue;
      for (guint n = campaign_contingent_most (state, player, (int)to); n > 0; n--)
        list_choices (&like, &open, n, list);
    }
}

/* ---- Battles ---- */

static void
add_report (const CampaignSetup *setup, const CampaignState *state, int winner,
            AciesActionList *list)
{
  CampaignReport report;

  campaign_plain_report (setup, state, winner, &report);
  campaign_report_pack (&report, acies_action_list_add (list, CAMPAIGN_BATTLE_RESULT));
}

/* Any end can be told; these are where telling begins. */
static void
list_reports (const CampaignSetup *setup, const CampaignState *state, AciesActionList *list)
{
  list->complete = FALSE;
  if (campaign_is_between_machines (setup, state))
    {
      acies_action_list_add (list, CAMPAIGN_AUTO_RESOLVE);
      return;
    }

  add_report (setup, state, state->battle.attacker, list);
  add_report (setup, state, state->battle.defender, list);
  add_report (setup, state, CAMPAIGN_NOBODY, list);
}

/* ---- Winter ---- */

/* D-CPN-17: the general first, then in the order of the roster, which begins with the best. */
static void
pick_recruits (const CampaignSetup *setup, const CampaignState *state, int player,
               AciesAction *action)
{
  const CampaignList *reserve = &state->players[player].reserve;
  const guint         most = campaign_recruits_most (setup, state, player);
  const guint         n_units = setup->players[player].n_units;

  for (guint pass = 0; pass < 2; pass++)
    for (guint unit = 0; unit < n_units && action->n_words < most; unit++)
      if (campaign_list_find (reserve, unit) >= 0 &&
          campaign_is_general (setup, (guint)player, unit) == (pass == 0))
        action->words[action->n_words++] = (gint32)unit;
}

/* Quarters with all the recruits that can be had; the same with an alliance more or less; without recruits. */
static void
list_winter (const CampaignSetup *setup, const CampaignState *state, AciesActionList *list)
{
  const int   player = state->decider;
  const guint allies = state->players[player].allies;
  AciesAction like = { .kind = CAMPAIGN_WINTER_ORDERS };

  list->complete = FALSE;
  pick_recruits (setup, state, player, &like);
  for (guint node = 0; node < setup->n_nodes; node++)
    {
      if (setup->nodes[node].kind != CAMPAIGN_CITY || state->cities[node].owner != player)
        continue;
      like.args[0] = (gint16)node;
      *acies_action_list_add (list, like.kind) = like;
      if (like.n_words > 0)
        acies_action_list_add (list, like.kind)->args[0] = (gint16)node;
    }
  like.args[0] = list->items[0].args[0];
  for (guint other = 0; other < setup->n_players; other++)
    {
      AciesAction *action;

      if ((int)other == player || state->players[other].out)
        continue;
      action = acies_action_list_add (list, like.kind);
      *action = like;
      action->args[1] = CAMPAIGN_ALLIES_GIVEN;
      action->args[2] = (gint16)(allies ^ 1u << other);
      for (guint i = 0; i < setup->n_players; i++)
        if (state->players[i].out)
          action->args[2] &= (gint16) ~(1 << i);
    }
}

static void
list_retreats (const CampaignSetup *setup, const CampaignState *state, AciesActionList *list)
{
  guint node;

  ACIES_FOREACH_UNIT (node, campaign_retreats (setup, state, state->decider, state->battle.at))
  acies_action_list_add (list, CAMPAIGN_RETREAT)->args[0] = (gint16)node;
}

void
campaign_legal (const AciesSetup *setup, const AciesState *state, AciesActionList *list)
{
  const CampaignSetup *own = CAMPAIGN_SETUP (setup);
  const CampaignState *now = CAMPAIGN_STATE (state);

  list->n = 0;
  list->complete = TRUE;
  switch ((CampaignDecisionKind)now->decision)
    {
    case CAMPAIGN_DECIDE_SEASON:
      acies_action_list_add (list, CAMPAIGN_BEGIN_SEASON);
      break;
    case CAMPAIGN_DECIDE_MARCH:
      list_marches (own, now, list);
      break;
    case CAMPAIGN_DECIDE_LOSE:
      list_losses (own, now, list);
      break;
    case CAMPAIGN_DECIDE_ACCEPT:
      acies_action_list_add (list, CAMPAIGN_ACCEPT_BATTLE);
      acies_action_list_add (list, CAMPAIGN_STAND_SIEGE);
      break;
    case CAMPAIGN_DECIDE_CONTINGENT:
      list_contingents (own, now, list);
      break;
    case CAMPAIGN_DECIDE_BATTLE:
      list_reports (own, now, list);
      break;
    case CAMPAIGN_DECIDE_RETREAT:
      list_retreats (own, now, list);
      break;
    case CAMPAIGN_DECIDE_WINTER:
      list_winter (own, now, list);
      break;
    case CAMPAIGN_DECIDE_OVER:
      break;
    }
}

/* ---- Views ---- */

static const AciesActionFlags action_flags[CAMPAIGN_N_ACTIONS] = {
  [CAMPAIGN_MARCH] = ACIES_ACTION_MOVES,
  [CAMPAIGN_RETREAT] = ACIES_ACTION_MOVES,
  [CAMPAIGN_HOLD] = ACIES_ACTION_DECLINES,
  [CAMPAIGN_STAND_SIEGE] = ACIES_ACTION_DECLINES,
  [CAMPAIGN_NO_CONTINGENT] = ACIES_ACTION_DECLINES,
};

AciesUnits
campaign_named_units (const AciesAction *action)
{
  AciesUnits units = 0;

  for (guint i = 0; i < action->n_words; i++)
    if (action->words[i] >= 0 && action->words[i] < CAMPAIGN_MAX_UNITS)
      units |= ACIES_UNIT_BIT (action->words[i]);

  return units;
}

void
campaign_view (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
               AciesActionView *view)
{
  *view = (AciesActionView){ .cell = ACIES_NO_CELL, .facing = -1 };
  if (action->kind >= CAMPAIGN_N_ACTIONS)
    return;

  view->flags = action_flags[action->kind];
  if (action->kind == CAMPAIGN_MARCH && action->n_words > 0)
    view->cell = (gint16)action->words[action->n_words - 1];
  else if (action->kind == CAMPAIGN_RETREAT || action->kind == CAMPAIGN_WINTER_ORDERS)
    view->cell = action->args[0];
  if (action->kind == CAMPAIGN_LOSE || action->kind == CAMPAIGN_SEND_CONTINGENT ||
      action->kind == CAMPAIGN_WINTER_ORDERS)
    view->units = campaign_named_units (action);
}

/* An army acts as one: no group of its elements begins anything. */
gboolean
campaign_begin (const AciesSetup *setup, const AciesState *state, AciesUnits units,
                AciesUnits commanders, AciesActionList *list, AciesVerdict *verdict)
{
  list->n = 0;
  list->complete = TRUE;

  return campaign_refuse (verdict, WRONG_DECISION);
}
