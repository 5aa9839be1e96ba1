/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-legal.h"

#include "engine/campaign/campaign-battle.h"
#include "engine/campaign/campaign-map.h"
#include "engine/campaign/campaign-march.h"
#include "engine/campaign/campaign-reasons.h"

/* D-CPN-1: what each decision can be answered with. */
static const guint8 answers[CAMPAIGN_N_ACTIONS] = {
  [CAMPAIGN_BEGIN_SEASON] = CAMPAIGN_DECIDE_SEASON,
  [CAMPAIGN_MARCH] = CAMPAIGN_DECIDE_MARCH,
  [CAMPAIGN_HOLD] = CAMPAIGN_DECIDE_MARCH,
  [CAMPAIGN_SALLY] = CAMPAIGN_DECIDE_MARCH,
  [CAMPAIGN_LOSE] = CAMPAIGN_DECIDE_LOSE,
  [CAMPAIGN_ACCEPT_BATTLE] = CAMPAIGN_DECIDE_ACCEPT,
  [CAMPAIGN_STAND_SIEGE] = CAMPAIGN_DECIDE_ACCEPT,
  [CAMPAIGN_SEND_CONTINGENT] = CAMPAIGN_DECIDE_CONTINGENT,
  [CAMPAIGN_NO_CONTINGENT] = CAMPAIGN_DECIDE_CONTINGENT,
  [CAMPAIGN_BATTLE_RESULT] = CAMPAIGN_DECIDE_BATTLE,
  [CAMPAIGN_AUTO_RESOLVE] = CAMPAIGN_DECIDE_BATTLE,
  [CAMPAIGN_RETREAT] = CAMPAIGN_DECIDE_RETREAT,
  [CAMPAIGN_WINTER_ORDERS] = CAMPAIGN_DECIDE_WINTER,
};

guint
campaign_answers (int kind)
{
  return kind > 0 && kind < CAMPAIGN_N_ACTIONS ? answers[kind] : 0;
}

/* Whether the words of @action name members of @list, each once. */
static gboolean
are_members (const CampaignList *list, const AciesAction *action)
{
  AciesUnits seen = 0;

  for (guint i = 0; i < action->n_words; i++)
    {
      const gint32 unit = action->words[i];

      if (unit < 0 || unit >= CAMPAIGN_MAX_UNITS || campaign_list_find (list, (guint)unit) < 0 ||
          (seen & ACIES_UNIT_BIT (unit)) != 0)
        return FALSE;
      seen |= ACIES_UNIT_BIT (unit);
    }

  return TRUE;
}

/* D-CPN-10 */
static gboolean
check_lose (const CampaignSetup *setup, const CampaignState *state, const AciesAction *action,
            AciesVerdict *verdict)
{
  const guint         player = (guint)state->decider;
  const CampaignList *army = &state->players[player].army;

  if (!are_members (army, action))
    return campaign_refuse (verdict, LOSE_NOT_THERE);
  if (action->n_words != state->count)
    return campaign_refuse_with (verdict, LOSE_COUNT, state->count);
  for (guint i = 0; i < action->n_words && action->n_words < army->n; i++)
    if (campaign_is_general (setup, player, (guint)action->words[i]))
      return campaign_refuse (verdict, LOSE_GENERAL);

  return TRUE;
}

/* D-CPN-21 */
static gboolean
check_contingent (const CampaignSetup *setup, const CampaignState *state, const AciesAction *action,
                  AciesVerdict *verdict)
{
  const int player = state->decider, to = action->args[0];
  const int leader = campaign_leader (setup, state, (guint)player);
  guint     most;

  if (to < 0 || to >= CAMPAIGN_MAX_PLAYERS ||
      (campaign_can_help (setup, state, player) >> to & 1) == 0)
    return campaign_refuse (verdict, CONTINGENT_TO);

  most = campaign_contingent_most (state, player, to);
  if (action->n_words < 1 || action->n_words > most)
    return campaign_refuse_with (verdict, CONTINGENT_COUNT, most);
  if (!are_members (&state->players[player].army, action))
    return campaign_refuse (verdict, CONTINGENT_UNITS);
  for (guint i = 0; i < action->n_words; i++)
    if (action->words[i] == leader)
      return campaign_refuse (verdict, CONTINGENT_UNITS);

  return TRUE;
}

/* D-CPN-12 */
static gboolean
check_retreat (const CampaignSetup *setup, const CampaignState *state, const AciesAction *action,
               AciesVerdict *verdict)
{
  const int to = action->args[0];

  if (to < 0 || to >= (int)setup->n_nodes ||
      (campaign_retreats (setup, state, state->decider, state->battle.at) &
       CAMPAIGN_NODE_BIT (to)) == 0)
    return campaign_refuse (verdict, RETREAT_PLACE);

  return TRUE;
}

guint
campaign_recruits_most (const CampaignSetup *setup, const CampaignState *state, int player)
{
  const CampaignPlayer *own = &state->players[player];
  const guint           room = CAMPAIGN_ARMY - MIN (own->army.n, CAMPAIGN_ARMY);

  return MIN (MIN (campaign_count_cities (setup, state, player), room), own->reserve.n);
}

/* D-CPN-16 to D-CPN-18 */
static gboolean
check_winter (const CampaignSetup *setup, const CampaignState *state, const AciesAction *action,
              AciesVerdict *verdict)
{
  const int   player = state->decider, quarters = action->args[0];
  const guint most = campaign_recruits_most (setup, state, player);

  if (quarters < 0 || quarters >= (int)setup->n_nodes ||
      setup->nodes[quarters].kind != CAMPAIGN_CITY || state->cities[quarters].owner != player)
    return campaign_refuse (verdict, QUARTERS);
  if (!are_members (&state->players[player].reserve, action))
    return campaign_refuse (verdict, RECRUIT_NOT_THERE);
  if (action->n_words > most)
    return campaign_refuse_with (verdict, RECRUIT_COUNT, most);
  if (action->args[1] == CAMPAIGN_ALLIES_KEPT)
    return TRUE;
  if (action->args[1] != CAMPAIGN_ALLIES_GIVEN || (action->args[2] >> player & 1) != 0)
    return campaign_refuse (verdict, ALLIES);
  for (guint i = 0; i < CAMPAIGN_MAX_PLAYERS; i++)
    if ((action->args[2] >> i & 1) != 0 && (i >= setup->n_players || state->players[i].out))
      return campaign_refuse (verdict, ALLIES);

  return TRUE;
}

gboolean
campaign_is_between_machines (const CampaignSetup *setup, const CampaignState *state)
{
  return setup->players[state->battle.attacker].machine &&
         setup->players[state->battle.defender].machine;
}

static gboolean
check_answer (const CampaignSetup *setup, const CampaignState *state, const AciesAction *action,
              AciesVerdict *verdict)
{
  CampaignReport report;

  switch ((CampaignActionKind)action->kind)
    {
    case CAMPAIGN_MARCH:
      return campaign_check_march (setup, state, state->decider, action->words, action->n_words,
                                   verdict);
    case CAMPAIGN_SALLY:
      /* D-CPN-7 */
      return campaign_is_besieged (state, state->decider) ||
             campaign_refuse (verdict, NOT_BESIEGED);
    case CAMPAIGN_LOSE:
      return check_lose (setup, state, action, verdict);
    case CAMPAIGN_SEND_CONTINGENT:
      return check_contingent (setup, state, action, verdict);
    case CAMPAIGN_BATTLE_RESULT:
      campaign_report_unpack (action, &report);
      return campaign_check_report (state, &report, verdict);
    case CAMPAIGN_AUTO_RESOLVE:
      /* D-CPN-1 */
      return campaign_is_between_machines (setup, state) || campaign_refuse (verdict, NO_COMPUTER);
    case CAMPAIGN_RETREAT:
      return check_retreat (setup, state, action, verdict);
    case CAMPAIGN_WINTER_ORDERS:
      return check_winter (setup, state, action, verdict);
    case CAMPAIGN_BEGIN_SEASON:
    case CAMPAIGN_HOLD:
    case CAMPAIGN_ACCEPT_BATTLE:
    case CAMPAIGN_STAND_SIEGE:
    case CAMPAIGN_NO_CONTINGENT:
      return TRUE;
    case CAMPAIGN_N_ACTIONS:
      break;
    }

  return campaign_refuse (verdict, WRONG_DECISION);
}

gboolean
campaign_check (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
                AciesVerdict *verdict)
{
  const CampaignState *now = CAMPAIGN_STATE (state);

  if (now->decision == CAMPAIGN_DECIDE_OVER)
    return campaign_refuse (verdict, OVER);
  if (campaign_answers (action->kind) != now->decision)
    return campaign_refuse (verdict, WRONG_DECISION);

  return check_answer (CAMPAIGN_SETUP (setup), now, action, verdict);
}
