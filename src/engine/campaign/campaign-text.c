/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-text.h"

#include <glib/gi18n-lib.h>

#include "engine/campaign/campaign-battle.h"
#include "engine/campaign/campaign-events.h"
#include "engine/campaign/campaign-legal.h"
#include "engine/campaign/campaign-map.h"
#include "engine/campaign/campaign-names.h"
#include "engine/campaign/campaign-reasons.h"
#include "engine/core/acies-words.h"

/* ---- Words ---- */

const char *
campaign_player_words (const CampaignSetup *setup, int player)
{
  return player >= 0 && player < (int)setup->n_players ? setup->players[player].name
                                                       : C_ ("player", "nobody");
}

const char *
campaign_node_words (const CampaignSetup *setup, int node)
{
  return node >= 0 && node < (int)setup->n_nodes ? setup->nodes[node].name : "?";
}

const char *
campaign_season_words (guint season)
{
  static const char *const words[CAMPAIGN_N_SEASONS] = {
    [CAMPAIGN_SPRING] = NC_ ("season", "spring"),
    [CAMPAIGN_SUMMER] = NC_ ("season", "summer"),
    [CAMPAIGN_AUTUMN] = NC_ ("season", "autumn"),
    [CAMPAIGN_WINTER] = NC_ ("season", "winter"),
  };

  g_return_val_if_fail (season < CAMPAIGN_N_SEASONS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "season", words[season]);
}

char *
campaign_units_words (const CampaignSetup *setup, guint player, AciesUnits units)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  guint                 unit;

  ACIES_FOREACH_UNIT (unit, units)
  {
    const CampaignUnit *own = &setup->players[player].units[unit];

    g_ptr_array_add (words, own->name != NULL ? g_strdup_printf ("%s (%s)", own->name, own->code)
                                              : g_strdup (own->code));
  }
  if (words->len == 0)
    return g_strdup (C_ ("elements", "none"));

  return acies_words_list ((char *const *)words->pdata, words->len);
}

char *
campaign_players_words (const CampaignSetup *setup, guint players)
{
  char *words[CAMPAIGN_MAX_PLAYERS];
  guint n = 0;

  for (guint i = 0; i < setup->n_players; i++)
    if (players >> i & 1)
      words[n++] = setup->players[i].name;
  if (n == 0)
    return g_strdup (C_ ("players", "nobody"));

  return acies_words_list (words, n);
}

/* ---- Decisions ---- */

static char *
lose_text (const CampaignState *state, const char *who)
{
  switch ((CampaignLoss)state->loss)
    {
    case CAMPAIGN_LOSS_STORM:
      /* Translators: a player and a number of elements; so in the next ones. */
      return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%1$s: choose %2$u element that the storm takes.",
                     "%1$s: choose %2$u elements that the storm takes.", state->count),
        who, state->count);
    case CAMPAIGN_LOSS_ATTRITION:
      return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%1$s: choose %2$u element that starves or deserts.",
                     "%1$s: choose %2$u elements that starve or desert.", state->count),
        who, state->count);
    case CAMPAIGN_LOSS_DESERTION:
      return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%1$s: choose %2$u element that deserts after the battle.",
                     "%1$s: choose %2$u elements that desert after the battle.", state->count),
        who, state->count);
    case CAMPAIGN_N_LOSSES:
      break;
    }

  g_return_val_if_reached (g_strdup (""));
}

char *
campaign_decision_text (const AciesSetup *setup, const AciesState *state)
{
  const CampaignSetup *own = CAMPAIGN_SETUP (setup);
  const CampaignState *now = CAMPAIGN_STATE (state);
  const char          *who = campaign_player_words (own, now->decider);

  switch ((CampaignDecisionKind)now->decision)
    {
    case CAMPAIGN_DECIDE_SEASON:
      /* Translators: a season: "spring". */
      return g_strdup_printf (_ ("Throw for the order of this %s."),
                              campaign_season_words (now->season));
    case CAMPAIGN_DECIDE_MARCH:
      /* Translators: a player, and where his army stands. */
      return g_strdup_printf (_ ("%1$s: march from %2$s, or hold."), who,
                              campaign_node_words (own, now->players[now->decider].at));
    case CAMPAIGN_DECIDE_LOSE:
      return lose_text (now, who);
    case CAMPAIGN_DECIDE_ACCEPT:
      /* Translators: a player, another one, a city. */
      return g_strdup_printf (_ ("%1$s: fight %2$s before %3$s, or stand a siege."), who,
                              campaign_player_words (own, now->battle.attacker),
                              campaign_node_words (own, now->battle.at));
    case CAMPAIGN_DECIDE_CONTINGENT:
      /* Translators: a player, a place. */
      return g_strdup_printf (_ ("%1$s: send a contingent to the battle at %2$s, or not."), who,
                              campaign_node_words (own, now->battle.at));
    case CAMPAIGN_DECIDE_BATTLE:
      /* Translators: two players, a place. */
      return g_strdup_printf (_ ("%1$s and %2$s fight at %3$s."),
                              campaign_player_words (own, now->battle.attacker),
                              campaign_player_words (own, now->battle.defender),
                              campaign_node_words (own, now->battle.at));
    case CAMPAIGN_DECIDE_RETREAT:
      /* Translators: a player, a place. */
      return g_strdup_printf (_ ("%1$s: choose where to retreat from %2$s."), who,
                              campaign_node_words (own, now->battle.at));
    case CAMPAIGN_DECIDE_WINTER:
      /* Translators: %s is a player. */
      return g_strdup_printf (_ ("%s: winter quarters, recruits and allies."), who);
    case CAMPAIGN_DECIDE_OVER:
      return g_strdup (_ ("The campaign is over."));
    }

  g_return_val_if_reached (g_strdup (""));
}

const char *
campaign_decision_clause (const AciesSetup *setup, const AciesState *state)
{
  switch ((CampaignDecisionKind)CAMPAIGN_STATE (state)->decision)
    {
    case CAMPAIGN_DECIDE_SEASON:
      return "D-CPN-2";
    case CAMPAIGN_DECIDE_MARCH:
      return "D-CPN-4";
    case CAMPAIGN_DECIDE_LOSE:
      return "D-CPN-10";
    case CAMPAIGN_DECIDE_ACCEPT:
      return "D-CPN-6";
    case CAMPAIGN_DECIDE_CONTINGENT:
      return "D-CPN-21";
    case CAMPAIGN_DECIDE_BATTLE:
      return "D-CPN-11";
    case CAMPAIGN_DECIDE_RETREAT:
      return "D-CPN-12";
    case CAMPAIGN_DECIDE_WINTER:
      return "D-CPN-16";
    case CAMPAIGN_DECIDE_OVER:
      break;
    }

  return "D-CPN-20";
}

/* ---- Actions ---- */

static char *
march_text (const CampaignSetup *setup, const AciesAction *action)
{
  const char *first = campaign_node_words (setup, action->words[0]);

  if (action->n_words == 1)
    /* Translators: %s is a place. */
    return g_strdup_printf (_ ("March to %s"), first);

  /* Translators: two places, the goal first. */
  return g_strdup_printf (_ ("March to %1$s by way of %2$s"),
                          campaign_node_words (setup, action->words[1]), first);
}

static char *
winter_text (const CampaignSetup *setup, const CampaignState *state, const AciesAction *action)
{
  const char      *city = campaign_node_words (setup, action->args[0]);
  g_autofree char *recruits =
    campaign_units_words (setup, (guint)MAX (state->decider, 0), campaign_named_units (action));
  g_autofree char *allies = campaign_players_words (setup, (guint)action->args[2]);

  if (action->args[1] == CAMPAIGN_ALLIES_GIVEN)
    /* Translators: a city, a list of elements, a list of players. */
    return g_strdup_printf (_ ("Winter in %1$s; recruits: %2$s; allies: %3$s"), city, recruits,
                            allies);

  /* Translators: a city and a list of elements. */
  return g_strdup_printf (_ ("Winter in %1$s; recruits: %2$s"), city, recruits);
}

static char *
report_text (const CampaignSetup *setup, const AciesAction *action)
{
  CampaignReport report;

  campaign_report_unpack (action, &report);
  if (report.winner == CAMPAIGN_NOBODY)
    /* Translators: how a battle ended; a number of elements. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Nobody won; %u element was lost",
                                         "Nobody won; %u elements were lost", report.n_lost),
                            report.n_lost);

  /* Translators: how a battle ended: a player, a number of elements. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s won; %2$u element was lost",
                                       "%1$s won; %2$u elements were lost", report.n_lost),
                          campaign_player_words (setup, report.winner), report.n_lost);
}

static char *
elements_text (const CampaignSetup *setup, const CampaignState *state, const AciesAction *action)
{
  g_autofree char *units =
    campaign_units_words (setup, (guint)MAX (state->decider, 0), campaign_named_units (action));

  if (action->kind == CAMPAIGN_LOSE)
    /* Translators: %s is a list of elements. */
    return g_strdup_printf (_ ("Lose %s"), units);

  /* Translators: a list of elements, a player. */
  return g_strdup_printf (_ ("Send %1$s to %2$s"), units,
                          campaign_player_words (setup, action->args[0]));
}

char *
campaign_action_text (const AciesSetup *setup, const AciesState *state, const AciesAction *action)
{
  const CampaignSetup *own = CAMPAIGN_SETUP (setup);
  const CampaignState *now = CAMPAIGN_STATE (state);

  switch ((CampaignActionKind)action->kind)
    {
    case CAMPAIGN_BEGIN_SEASON:
      return g_strdup (_ ("Throw for the order"));
    case CAMPAIGN_MARCH:
      return march_text (own, action);
    case CAMPAIGN_HOLD:
      return g_strdup (_ ("Hold"));
    case CAMPAIGN_SALLY:
      return g_strdup (_ ("Sally"));
    case CAMPAIGN_LOSE:
    case CAMPAIGN_SEND_CONTINGENT:
      return elements_text (own, now, action);
    case CAMPAIGN_ACCEPT_BATTLE:
      return g_strdup (_ ("Accept battle"));
    case CAMPAIGN_STAND_SIEGE:
      return g_strdup (_ ("Stand a siege behind the walls"));
    case CAMPAIGN_NO_CONTINGENT:
      return g_strdup (_ ("Send no contingent"));
    case CAMPAIGN_BATTLE_RESULT:
      return report_text (own, action);
    case CAMPAIGN_AUTO_RESOLVE:
      return g_strdup (_ ("Let the computer fight it out"));
    case CAMPAIGN_RETREAT:
      /* Translators: %s is a place. */
      return g_strdup_printf (_ ("Retreat to %s"), campaign_node_words (own, action->args[0]));
    case CAMPAIGN_WINTER_ORDERS:
      return winter_text (own, now, action);
    case CAMPAIGN_N_ACTIONS:
      break;
    }

  g_return_val_if_reached (g_strdup (""));
}

/* Nothing costs anything here. */
char *
campaign_payer_text (const AciesSetup *setup, guint side, guint payer)
{
  return g_strdup (campaign_player_words (CAMPAIGN_SETUP (setup), (int)side));
}

/* What the computer is about, in one line. */
char *
campaign_intent_text (const AciesSetup *setup, const AciesState *before, const AciesAction *action)
{
  const CampaignSetup *own = CAMPAIGN_SETUP (setup);
  const CampaignState *now = CAMPAIGN_STATE (before);
  const int            to =
    action->kind == CAMPAIGN_MARCH && action->n_words > 0 ? action->words[action->n_words - 1] : -1;
  int enemy;

  if (to < 0)
    return campaign_action_text (setup, before, action);

  enemy = campaign_enemy_outside (now, now->decider, to);
  if (enemy >= 0)
    /* Translators: a player and a place. */
    return g_strdup_printf (_ ("Seeks out %1$s at %2$s"), campaign_player_words (own, enemy),
                            campaign_node_words (own, to));
  if (campaign_is_enemy_city (own, now, now->decider, to))
    /* Translators: %s is a city; so in the next ones. */
    return g_strdup_printf (_ ("Lays siege to %s"), campaign_node_words (own, to));
  if (campaign_is_friendly_city (own, now, now->decider, to))
    return g_strdup_printf (_ ("Covers %s"), campaign_node_words (own, to));

  return g_strdup_printf (_ ("Moves up to %s"), campaign_node_words (own, to));
}

/* ---- Refusals, outcomes ---- */

char *
campaign_refusal_text (const AciesSetup *setup, const AciesVerdict *verdict)
{
  const char      *sentence = campaign_reason_sentence (verdict->reason);
  g_autofree char *number = g_strdup_printf ("%d", verdict->numbers[0]);
  GString         *text;

  g_return_val_if_fail (sentence != NULL, g_strdup (""));

  text = g_string_new (g_dpgettext2 (GETTEXT_PACKAGE, "refusal", sentence));
  g_string_replace (text, "%1$d", number, 0);

  return g_string_free (text, FALSE);
}

const char *
campaign_refusal_clause (const AciesVerdict *verdict)
{
  return campaign_reason_rule (verdict->reason);
}

/* Dice of campaigns have no modifiers, and no action has odds. */
const char *
campaign_modifier_text (guint name)
{
  return NULL;
}

const char *
campaign_modifier_clause (guint name)
{
  return NULL;
}

const char *
campaign_odds_text (guint result)
{
  return NULL;
}

const char *
campaign_outcome_line_text (guint name)
{
  return C_ ("outcome line", "Prestige");
}

const char *
campaign_outcome_level_text (guint level)
{
  static const char *const words[CAMPAIGN_N_LEVELS] = {
    [CAMPAIGN_LEVEL_SHARED] = NC_ ("campaign level", "Undecided"),
    [CAMPAIGN_LEVEL_WON] = NC_ ("campaign level", "Most prestige"),
    [CAMPAIGN_LEVEL_CONQUEST] = NC_ ("campaign level", "Conquest"),
  };

  g_return_val_if_fail (level < CAMPAIGN_N_LEVELS, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "campaign level", words[level]);
}

const char *
campaign_outcome_level_name (guint level)
{
  return acies_name_of (campaign_level_names, (int)level);
}

char *
campaign_outcome_text (const AciesSetup *setup, const AciesOutcome *outcome)
{
  const CampaignSetup *own = CAMPAIGN_SETUP (setup);
  g_autofree char     *first = NULL;

  if (outcome->winner == ACIES_NO_SIDE)
    {
      first = campaign_players_words (own, outcome->reason);
      /* Translators: %s is a list of players. */
      return g_strdup_printf (_ ("Nobody is ahead: these are equal: %s."), first);
    }
  if (outcome->level == CAMPAIGN_LEVEL_CONQUEST)
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("%s holds every city and has won the campaign."),
                            campaign_player_words (own, outcome->winner));

  /* Translators: a player and points of prestige. */
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%1$s has won the campaign with %2$d point of prestige.",
                 "%1$s has won the campaign with %2$d points of prestige.",
                 (gulong)MAX (outcome->points[outcome->winner], 0)),
    campaign_player_words (own, outcome->winner), outcome->points[outcome->winner]);
}
