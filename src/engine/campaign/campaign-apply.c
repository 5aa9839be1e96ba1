/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-apply.h"

#include "engine/campaign/campaign-battle.h"
#include "engine/campaign/campaign-events.h"
#include "engine/campaign/campaign-legal.h"
#include "engine/campaign/campaign-map.h"
#include "engine/campaign/campaign-march.h"
#include "engine/campaign/campaign-year.h"

/* ---- A march ---- */

static void
begin_turn (CampaignState *state, guint step)
{
  const CampaignPlayer *own = &state->players[state->decider];

  state->mover = state->decider;
  state->origin = own->at;
  state->was_inside = own->inside;
  state->step = (guint8)step;
}

/* 7.3, 2 and 3 */
static void
apply_march (const CampaignSetup *setup, CampaignState *state, const AciesAction *action,
             AciesEventList *events)
{
  guint lost;

  begin_turn (state, CAMPAIGN_STEP_SUPPLY);
  lost = campaign_march (setup, state, state->mover, action->words, action->n_words, events);
  if (lost == 0)
    return;

  state->decision = CAMPAIGN_DECIDE_LOSE;
  state->decider = state->mover;
  state->loss = CAMPAIGN_LOSS_STORM;
  state->count = (guint8)lost;
}

/* D-CPN-7: within walls that ends the turn. */
static void
apply_hold (CampaignState *state)
{
  begin_turn (state, campaign_is_besieged (state, state->decider) ? CAMPAIGN_STEP_NEXT
                                                                  : CAMPAIGN_STEP_SUPPLY);
}

/* D-CPN-7 */
static void
apply_sally (CampaignState *state, AciesEventList *events)
{
  CampaignPlayer *own = &state->players[state->decider];

  begin_turn (state, CAMPAIGN_STEP_CONTINGENTS);
  campaign_event_add (events, CAMPAIGN_EVENT_SALLIED, "D-CPN-7", state->mover, own->at);
  state->battle.attacker = state->mover;
  state->battle.defender = (gint8)campaign_enemy_outside (state, state->mover, own->at);
  state->battle.at = own->at;
  own->inside = FALSE;
}

/* D-CPN-10 */
static void
apply_lose (CampaignState *state, const AciesAction *action, AciesEventList *events)
{
  const guint player = (guint)state->decider;
  AciesEvent *event = campaign_event_add (events, CAMPAIGN_EVENT_LOST, "D-CPN-10", (int)player,
                                          state->players[player].at);

  if (event != NULL)
    {
      event->args[0] = state->loss;
      event->units = campaign_named_units (action);
    }
  for (guint i = 0; i < action->n_words; i++)
    campaign_fall (state, player, (guint)action->words[i]);
  state->loss = state->count = 0;
}

/* 7.3, 5: within walls there is no battle. */
static void
apply_stand_siege (CampaignState *state, AciesEventList *events)
{
  campaign_event_add (events, CAMPAIGN_EVENT_STOOD_SIEGE, "D-CPN-14", state->decider,
                      state->battle.at);
  state->players[state->decider].inside = TRUE;
  state->battle.attacker = state->battle.defender = state->battle.at = CAMPAIGN_NOBODY;
  state->step = CAMPAIGN_STEP_SIEGE;
}

/* D-CPN-21 */
static void
apply_contingent (CampaignState *state, const AciesAction *action, AciesEventList *events)
{
  CampaignPlayer *own = &state->players[state->decider];
  AciesEvent     *event =
    campaign_event_add (events, CAMPAIGN_EVENT_CONTINGENT, "D-CPN-21", state->decider, own->at);

  own->lent = campaign_named_units (action);
  own->lent_to = (gint8)action->args[0];
  own->busy = TRUE;
  if (event == NULL)
    return;

  event->units = own->lent;
  event->args[0] = action->args[0];
}

/* D-CPN-12 */
static void
apply_retreat (CampaignState *state, const AciesAction *action, AciesEventList *events)
{
  const int       to = action->args[0];
  CampaignPlayer *own = &state->players[state->decider];
  AciesEvent     *event =
    campaign_event_add (events, CAMPAIGN_EVENT_RETREATED, "D-CPN-12", state->decider, to);

  if (event != NULL)
    event->other_cell = own->at;
  own->inside = to == state->battle.at;
  own->at = (gint8)to;
}

/* ---- Winter ---- */

/* D-CPN-17 */
static void
recruit (CampaignState *state, const AciesAction *action, AciesEventList *events)
{
  CampaignPlayer *own = &state->players[state->decider];
  AciesEvent     *event;

  if (action->n_words == 0)
    return;

  event = campaign_event_add (events, CAMPAIGN_EVENT_RECRUITED, "D-CPN-17", state->decider,
                              CAMPAIGN_NOBODY);
  if (event != NULL)
    event->units = campaign_named_units (action);
  for (guint i = 0; i < action->n_words; i++)
    {
      campaign_list_remove (&own->reserve, (guint)action->words[i]);
      campaign_list_add (&own->army, (guint)action->words[i]);
    }
}

/* D-CPN-16, D-CPN-18 */
static void
apply_winter (const CampaignSetup *setup, CampaignState *state, const AciesAction *action,
              AciesEventList *events)
{
  const int       quarters = action->args[0];
  CampaignPlayer *own = &state->players[state->decider];
  AciesEvent     *event;

  campaign_lift_siege (setup, state, state->decider, events);
  recruit (state, action, events);
  own->at = own->army.n > 0 ? (gint8)quarters : CAMPAIGN_NOBODY;
  own->inside = own->at >= 0 && campaign_enemy_outside (state, state->decider, quarters) >= 0;
  if (own->at >= 0)
    campaign_event_add (events, CAMPAIGN_EVENT_QUARTERS, "D-CPN-16", state->decider, quarters);
  if (action->args[1] != CAMPAIGN_ALLIES_GIVEN || own->allies == action->args[2])
    return;

  own->allies = (guint8)action->args[2];
  event =
    campaign_event_add (events, CAMPAIGN_EVENT_ALLIES, "D-CPN-18", state->decider, CAMPAIGN_NOBODY);
  if (event != NULL)
    event->args[0] = action->args[2];
}

/* ---- All ---- */

static void
apply_report (const CampaignSetup *setup, CampaignState *state, const AciesAction *action,
              AciesEventList *events)
{
  CampaignReport report;

  if (action->kind == CAMPAIGN_AUTO_RESOLVE)
    campaign_guess (setup, state, &report, events);
  else
    campaign_report_unpack (action, &report);
  campaign_settle (setup, state, &report, events);
}

static void
apply_action (const CampaignSetup *setup, CampaignState *state, const AciesAction *action,
              AciesEventList *events)
{
  switch ((CampaignActionKind)action->kind)
    {
    case CAMPAIGN_BEGIN_SEASON:
      campaign_throw_order (setup, state, events);
      break;
    case CAMPAIGN_MARCH:
      apply_march (setup, state, action, events);
      break;
    case CAMPAIGN_HOLD:
      apply_hold (state);
      break;
    case CAMPAIGN_SALLY:
      apply_sally (state, events);
      break;
    case CAMPAIGN_LOSE:
      apply_lose (state, action, events);
      break;
    case CAMPAIGN_STAND_SIEGE:
      apply_stand_siege (state, events);
      break;
    case CAMPAIGN_SEND_CONTINGENT:
      apply_contingent (state, action, events);
      break;
    case CAMPAIGN_BATTLE_RESULT:
    case CAMPAIGN_AUTO_RESOLVE:
      apply_report (setup, state, action, events);
      break;
    case CAMPAIGN_RETREAT:
      apply_retreat (state, action, events);
      break;
    case CAMPAIGN_WINTER_ORDERS:
      apply_winter (setup, state, action, events);
      break;
    case CAMPAIGN_ACCEPT_BATTLE:
    case CAMPAIGN_NO_CONTINGENT:
    case CAMPAIGN_N_ACTIONS:
      break;
    }
}

void
campaign_apply (const AciesSetup *setup, AciesState *state, const AciesAction *action,
                AciesEventList *events)
{
  const CampaignSetup *own = CAMPAIGN_SETUP (setup);
  CampaignState       *now = (CampaignState *)state;

  now->decision = 0;
  apply_action (own, now, action, events);
  campaign_advance (own, now, events);
}
