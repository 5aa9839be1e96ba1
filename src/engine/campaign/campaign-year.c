/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-year.h"

#include <string.h>

#include "engine/campaign/campaign-battle.h"
#include "engine/campaign/campaign-events.h"
#include "engine/campaign/campaign-map.h"
#include "engine/campaign/campaign-prestige.h"
#include "engine/campaign/campaign-siege.h"
#include "engine/campaign/campaign-supply.h"

#define DESERTERS 2 /* 7.4 */

/* ---- Asking ---- */

static void
ask (CampaignState *state, guint decision, int player, guint then)
{
  state->decision = (guint8)decision;
  state->decider = (gint8)player;
  state->step = (guint8)then;
}

/* Asks for @count elements, if any are due. */
static gboolean
ask_losses (CampaignState *state, int player, guint count, CampaignLoss loss, guint then)
{
  if (count == 0)
    return FALSE;

  ask (state, CAMPAIGN_DECIDE_LOSE, player, then);
  state->loss = (guint8)loss;
  state->count = (guint8)count;

  return TRUE;
}

/* The first in the file who is still in: he may throw the dice for all. */
static int
first_player (const CampaignSetup *setup, const CampaignState *state)
{
  for (guint i = 0; i < setup->n_players; i++)
    if (!state->players[i].out)
      return (int)i;

  return 0;
}

static void
begin_season (const CampaignSetup *setup, CampaignState *state, AciesEventList *events)
{
  AciesEvent *event =
    campaign_event_add (events, CAMPAIGN_EVENT_SEASON, "D-CPN-2", CAMPAIGN_NOBODY, CAMPAIGN_NOBODY);

  if (event != NULL)
    {
      event->args[0] = state->year;
      event->args[1] = state->season;
    }
  state->n_battles = 0;
  for (guint i = 0; i < setup->n_players; i++)
    state->players[i].busy = FALSE;
}

static void
open_season (const CampaignSetup *setup, CampaignState *state, AciesEventList *events)
{
  begin_season (setup, state, events);
  ask (state, CAMPAIGN_DECIDE_SEASON, first_player (setup, state), CAMPAIGN_STEP_NEXT);
}

static void
end_campaign (const CampaignSetup *setup, CampaignState *state, AciesEventList *events)
{
  AciesEvent *event =
    campaign_event_add (events, CAMPAIGN_EVENT_ENDED, "D-CPN-20", CAMPAIGN_NOBODY, CAMPAIGN_NOBODY);

  if (event != NULL)
    event->args[0] = (gint16)campaign_winners (setup, state);
  ask (state, CAMPAIGN_DECIDE_OVER, CAMPAIGN_NOBODY, CAMPAIGN_STEP_NEXT);
}

/* ---- D-CPN-2: order ---- */

/* Throws for the players in @order[first .. first + n - 1], which stand in file order, and sorts them: high first. */
static void
throw_group (CampaignState *state, guint first, guint n, AciesEventList *events)
{
  guint8 dice[CAMPAIGN_MAX_PLAYERS] = { 0 };

  for (guint i = first; i < first + n; i++)
    {
      AciesEvent *event = campaign_event_add (events, CAMPAIGN_EVENT_ORDER_DIE, "D-CPN-2",
                                              state->order[i], CAMPAIGN_NOBODY);

      dice[i] = (guint8)acies_dice_roll (&state->base.dice);
      if (event == NULL)
        continue;
      event->n_dice = 1;
      event->dice[0] = dice[i];
    }

  for (guint i = first + 1; i < first + n; i++)
    for (guint k = i; k > first && dice[k] > dice[k - 1]; k--)
      {
        const guint8 die = dice[k], player = state->order[k];

        dice[k] = dice[k - 1];
        state->order[k] = state->order[k - 1];
        dice[k - 1] = die;
        state->order[k - 1] = player;
      }

  for (guint i = first; i < first + n;)
    {
      guint last = i + 1;

      while (last < first + n && dice[last] == dice[i])
        last++;
      if (last - i > 1)
        throw_group (state, i, last - i, events);
      i = last;
    }
}

void
campaign_throw_order (const CampaignSetup *setup, CampaignState *state, AciesEventList *events)
{
  AciesEvent *event;

  state->n_order = 0;
  memset (state->order, 0, sizeof state->order);
  for (guint i = 0; i < setup->n_players; i++)
    if (!state->players[i].out)
      state->order[state->n_order++] = (guint8)i;

  throw_group (state, 0, state->n_order, events);
  state->turn = 0;
  event =
    campaign_event_add (events, CAMPAIGN_EVENT_ORDER, "D-CPN-2", CAMPAIGN_NOBODY, CAMPAIGN_NOBODY);
  for (guint i = 0; event != NULL && i < G_N_ELEMENTS (event->args); i++)
    event->args[i] = i < state->n_order ? state->order[i] : CAMPAIGN_NOBODY;
}

/* ---- Winter ---- */

/* D-CPN-19; then D-CPN-20: nobody fights on who holds everything. */
static void
begin_winter (const CampaignSetup *setup, CampaignState *state, AciesEventList *events)
{
  begin_season (setup, state, events);
  state->turn = 0;
  state->step = CAMPAIGN_STEP_WINTER;
  for (guint i = 0; i < setup->n_players; i++)
    {
      if (state->players[i].out || campaign_count_cities (setup, state, (int)i) > 0)
        continue;
      campaign_event_add (events, CAMPAIGN_EVENT_ELIMINATED, "D-CPN-19", (int)i, CAMPAIGN_NOBODY);
      campaign_disperse (setup, state, i, "D-CPN-19", events);
      state->players[i].out = TRUE;
    }

  if (campaign_conqueror (setup, state) != CAMPAIGN_NOBODY)
    end_campaign (setup, state, events);
}

static void
end_year (const CampaignSetup *setup, CampaignState *state, AciesEventList *events)
{
  for (guint i = 0; i < setup->n_players; i++)
    if (!state->players[i].out)
      campaign_gain (state, (int)i, campaign_year_prestige (setup, state, (int)i), "D-CPN-20",
                     events);

  if ((guint)state->year >= setup->years)
    {
      end_campaign (setup, state, events);
      return;
    }

  state->year++;
  state->season = CAMPAIGN_SPRING;
  open_season (setup, state, events);
}

/* The next player's winter: his army, if it starves, throws first (7.3). */
static void
step_winter (const CampaignSetup *setup, CampaignState *state, AciesEventList *events)
{
  while (state->turn < setup->n_players && state->players[state->turn].out)
    state->turn++;
  if (state->turn >= setup->n_players)
    {
      end_year (setup, state, events);
      return;
    }

  state->mover = (gint8)state->turn++;
  state->step = CAMPAIGN_STEP_QUARTERS;
  ask_losses (state, state->mover, campaign_suffer_attrition (setup, state, state->mover, events),
              CAMPAIGN_LOSS_ATTRITION, CAMPAIGN_STEP_QUARTERS);
}

/* ---- A turn ---- */

static void
end_season (const CampaignSetup *setup, CampaignState *state, AciesEventList *events)
{
  state->season++;
  if (state->season == CAMPAIGN_WINTER)
    begin_winter (setup, state, events);
  else
    open_season (setup, state, events);
}

static void
step_next (const CampaignSetup *setup, CampaignState *state, AciesEventList *events)
{
  memset (&state->battle, 0, sizeof state->battle);
  state->battle.attacker = state->battle.defender = state->battle.at = state->battle.winner =
    CAMPAIGN_NOBODY;
  state->mover = CAMPAIGN_NOBODY;
  while (state->turn < state->n_order)
    {
      const int       player = state->order[state->turn++];
      CampaignPlayer *own = &state->players[player];

      if (own->out || own->at == CAMPAIGN_NOBODY)
        continue;
      /* Nobody lies before the walls any more. */
      if (own->inside && !campaign_is_besieged (state, player))
        own->inside = FALSE;
      ask (state, CAMPAIGN_DECIDE_MARCH, player, CAMPAIGN_STEP_NEXT);
      return;
    }

  end_season (setup, state, events);
}

static void
step_supply (const CampaignSetup *setup, CampaignState *state, AciesEventList *events)
{
  state->step = CAMPAIGN_STEP_MEET;
  if (state->players[state->mover].army.n == 0)
    {
      campaign_disperse (setup, state, (guint)state->mover, "D-CPN-13", events);
      state->step = CAMPAIGN_STEP_NEXT;
      return;
    }

  ask_losses (state, state->mover, campaign_suffer_attrition (setup, state, state->mover, events),
              CAMPAIGN_LOSS_ATTRITION, CAMPAIGN_STEP_MEET);
}

/* 7.3, 5 */
static void
step_meet (const CampaignSetup *setup, CampaignState *state, AciesEventList *events)
{
  const CampaignPlayer *own = &state->players[state->mover];
  int                   enemy;

  if (own->army.n == 0)
    {
      campaign_disperse (setup, state, (guint)state->mover, "D-CPN-13", events);
      state->step = CAMPAIGN_STEP_NEXT;
      return;
    }

  enemy = campaign_enemy_outside (state, state->mover, own->at);
  state->step = CAMPAIGN_STEP_SIEGE;
  if (enemy == CAMPAIGN_NOBODY)
    return;

  state->battle.attacker = state->mover;
  state->battle.defender = (gint8)enemy;
  state->battle.at = own->at;
  state->step = CAMPAIGN_STEP_CONTINGENTS;
  if (setup->nodes[own->at].kind == CAMPAIGN_CITY && state->cities[own->at].owner == enemy)
    ask (state, CAMPAIGN_DECIDE_ACCEPT, enemy, CAMPAIGN_STEP_CONTINGENTS);
}

/* D-CPN-21 */
static void
step_contingents (const CampaignSetup *setup, CampaignState *state)
{
  for (guint i = 0; i < setup->n_players; i++)
    {
      if ((state->asked >> i & 1) != 0 || campaign_can_help (setup, state, (int)i) == 0)
        continue;
      state->asked |= (guint8)(1u << i);
      ask (state, CAMPAIGN_DECIDE_CONTINGENT, (int)i, CAMPAIGN_STEP_CONTINGENTS);
      return;
    }

  state->step = CAMPAIGN_STEP_BATTLE;
}

/* 7.5: the battle's own dice come from the campaign's. */
static void
step_battle (CampaignState *state, AciesEventList *events)
{
  CampaignBattle *battle = &state->battle;
  AciesEvent     *event;

  state->asked = 0;
  battle->number = ++state->n_battles;
  battle->seed = acies_dice_next (&state->base.dice);
  state->players[battle->attacker].busy = state->players[battle->defender].busy = TRUE;
  event =
    campaign_event_add (events, CAMPAIGN_EVENT_BATTLE, "D-CPN-11", battle->attacker, battle->at);
  if (event != NULL)
    event->args[0] = battle->defender;
  ask (state, CAMPAIGN_DECIDE_BATTLE, state->mover, CAMPAIGN_STEP_AFTERMATH);
}

/* 7.4: a protagonist whose general or camp was lost gives up two more; then armies of which nothing is left are no more. */
static void
step_aftermath (const CampaignSetup *setup, CampaignState *state, AciesEventList *events)
{
  const int sides[] = { state->battle.attacker, state->battle.defender };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      const guint n = MIN (DESERTERS, state->players[sides[i]].army.n);

      if ((state->battle.deserting >> sides[i] & 1) == 0)
        continue;
      state->battle.deserting &= (guint8) ~(1u << sides[i]);
      if (ask_losses (state, sides[i], n, CAMPAIGN_LOSS_DESERTION, CAMPAIGN_STEP_AFTERMATH))
        return;
    }
  for (guint i = 0; i < setup->n_players; i++)
    if (state->players[i].army.n == 0)
      campaign_disperse (setup, state, i, "D-CPN-13", events);

  state->step = CAMPAIGN_STEP_RETREAT;
}

/* A draw: the mover goes back to where he came from (7.4). */
static void
withdraw (CampaignState *state, AciesEventList *events)
{
  CampaignPlayer *own = &state->players[state->mover];
  AciesEvent     *event;

  if (own->at == CAMPAIGN_NOBODY)
    return;

  event =
    campaign_event_add (events, CAMPAIGN_EVENT_WITHDREW, "D-CPN-12", state->mover, state->origin);
  if (event != NULL)
    event->other_cell = own->at;
  own->at = state->origin;
  own->inside = state->was_inside;
}

/* D-CPN-12, D-CPN-13 */
static void
step_retreat (const CampaignSetup *setup, CampaignState *state, AciesEventList *events)
{
  const CampaignBattle *battle = &state->battle;
  const int loser = battle->winner == battle->attacker ? battle->defender : battle->attacker;

  state->step = CAMPAIGN_STEP_SIEGE;
  if (battle->winner == CAMPAIGN_NOBODY)
    {
      withdraw (state, events);
      return;
    }
  if (state->players[loser].at == CAMPAIGN_NOBODY)
    return;

  campaign_lift_siege (setup, state, loser, events);
  if (campaign_retreats (setup, state, loser, battle->at) == 0)
    campaign_disperse (setup, state, (guint)loser, "D-CPN-13", events);
  else
    ask (state, CAMPAIGN_DECIDE_RETREAT, loser, CAMPAIGN_STEP_SIEGE);
}

/* 7.3, 7: only who is still where he marched to lays siege. */
static void
step_siege (const CampaignSetup *setup, CampaignState *state, AciesEventList *events)
{
  const gboolean moved_on =
    state->battle.at != CAMPAIGN_NOBODY && state->players[state->mover].at != state->battle.at;

  state->step = CAMPAIGN_STEP_NEXT;
  if (!moved_on && campaign_can_besiege (setup, state, state->mover))
    campaign_besiege (setup, state, state->mover, events);
}

void
campaign_advance (const CampaignSetup *setup, CampaignState *state, AciesEventList *events)
{
  while (state->decision == 0)
    switch ((CampaignStep)state->step)
      {
      case CAMPAIGN_STEP_NEXT:
        step_next (setup, state, events);
        break;
      case CAMPAIGN_STEP_SUPPLY:
        step_supply (setup, state, events);
        break;
      case CAMPAIGN_STEP_MEET:
        step_meet (setup, state, events);
        break;
      case CAMPAIGN_STEP_CONTINGENTS:
        step_contingents (setup, state);
        break;
      case CAMPAIGN_STEP_BATTLE:
        step_battle (state, events);
        break;
      case CAMPAIGN_STEP_AFTERMATH:
        step_aftermath (setup, state, events);
        break;
      case CAMPAIGN_STEP_RETREAT:
        step_retreat (setup, state, events);
        break;
      case CAMPAIGN_STEP_SIEGE:
        step_siege (setup, state, events);
        break;
      case CAMPAIGN_STEP_WINTER:
        step_winter (setup, state, events);
        break;
      case CAMPAIGN_STEP_QUARTERS:
        if (state->players[state->mover].army.n == 0)
          campaign_disperse (setup, state, (guint)state->mover, "D-CPN-13", events);
        ask (state, CAMPAIGN_DECIDE_WINTER, state->mover, CAMPAIGN_STEP_WINTER);
        break;
      }
}

/* ---- The start ---- */

static void
place_players (const CampaignSetup *setup, CampaignState *state)
{
  for (guint i = 0; i < CAMPAIGN_MAX_PLAYERS; i++)
    {
      const CampaignPlayerSetup *spec = &setup->players[i];
      CampaignPlayer            *own = &state->players[i];

      own->at = own->lent_to = CAMPAIGN_NOBODY;
      if (i >= setup->n_players)
        continue;
      own->at = spec->at;
      own->allies = spec->allies;
      own->prestige = spec->prestige;
      own->inside = setup->start.inside >> i & 1;
      for (guint unit = 0; unit < spec->n_units; unit++)
        campaign_list_add (unit < spec->n_army ? &own->army : &own->reserve, unit);
    }
}

static void
place_cities (const CampaignSetup *setup, CampaignState *state)
{
  for (guint i = 0; i < CAMPAIGN_MAX_NODES; i++)
    {
      state->cities[i].owner = state->cities[i].besieger = CAMPAIGN_NOBODY;
      if (i >= setup->n_nodes)
        continue;
      state->cities[i].owner = setup->start.given ? setup->start.owners[i] : setup->nodes[i].owner;
      if (setup->start.given)
        {
          state->cities[i].besieger = setup->start.besiegers[i];
          state->cities[i].seasons = setup->start.seasons[i];
        }
    }
}

void
campaign_start (const AciesSetup *setup, const AciesStart *start, guint64 seed, AciesState *state,
                AciesEventList *events)
{
  const CampaignSetup *own = CAMPAIGN_SETUP (setup);
  CampaignState       *now = (CampaignState *)state;

  memset (now, 0, sizeof *now);
  acies_start_dice (&now->base.dice, start, seed);
  now->year = own->start.given ? own->start.year : 1;
  now->season = own->start.given ? own->start.season : CAMPAIGN_SPRING;
  now->battle.attacker = now->battle.defender = now->battle.at = now->battle.winner =
    CAMPAIGN_NOBODY;
  now->mover = now->origin = CAMPAIGN_NOBODY;
  place_players (own, now);
  place_cities (own, now);
  if (now->season == CAMPAIGN_WINTER)
    begin_winter (own, now, events);
  else if (own->start.n_order > 0)
    {
      begin_season (own, now, events);
      now->n_order = own->start.n_order;
      memcpy (now->order, own->start.order, sizeof now->order);
    }
  else
    open_season (own, now, events);
  campaign_advance (own, now, events);
}

void
campaign_decision (const AciesSetup *setup, const AciesState *state, AciesDecision *decision)
{
  const CampaignState *now = CAMPAIGN_STATE (state);

  *decision = (AciesDecision){
    .kind = now->decision,
    .side = now->decider,
    .over = now->decision == CAMPAIGN_DECIDE_OVER,
    .is_main = now->decision == CAMPAIGN_DECIDE_MARCH || now->decision == CAMPAIGN_DECIDE_WINTER ||
               now->decision == CAMPAIGN_DECIDE_BATTLE || now->decision == CAMPAIGN_DECIDE_SEASON,
    .cell = ACIES_NO_CELL,
  };
  if (now->decider >= 0 && now->players[now->decider].at >= 0)
    decision->cell = now->players[now->decider].at;
}
