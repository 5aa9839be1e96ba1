/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/campaign/campaign-text.h"

#include <glib/gi18n-lib.h>

#include "engine/campaign/campaign-events.h"
#include "engine/core/acies-words.h"

/* What happened to elements. */
static char *
units_text (const CampaignSetup *setup, const AciesEvent *event, const char *who)
{
  g_autofree char *units = campaign_units_words (setup, (guint)event->side, event->units);

  switch (event->kind)
    {
    case CAMPAIGN_EVENT_LOST:
      /* Translators: a player and a list of elements; so in the next ones. */
      return g_strdup_printf (_ ("%1$s lost %2$s."), who, units);
    case CAMPAIGN_EVENT_FALLEN:
      if (event->args[0] != event->side)
        /* Translators: a player, a list of elements, the ally for whom they fought. */
        return g_strdup_printf (_ ("%1$s lost %2$s, fighting for %3$s."), who, units,
                                campaign_player_words (setup, event->args[0]));
      return g_strdup_printf (_ ("%1$s lost %2$s in the battle."), who, units);
    case CAMPAIGN_EVENT_RECRUITED:
      return g_strdup_printf (_ ("%1$s recruited %2$s."), who, units);
    case CAMPAIGN_EVENT_CONTINGENT:
      /* Translators: a player, a list of elements, another player. */
      return g_strdup_printf (_ ("%1$s sent %2$s to %3$s."), who, units,
                              campaign_player_words (setup, event->args[0]));
    default:
      return NULL;
    }
}

static char *
dice_text (const CampaignSetup *setup, const AciesEvent *event, const char *who, const char *place)
{
  const guint lost = (guint)event->args[0];

  switch (event->kind)
    {
    case CAMPAIGN_EVENT_ORDER_DIE:
      /* Translators: a player and a die. */
      return g_strdup_printf (_ ("%1$s threw %2$d."), who, event->dice[0]);
    case CAMPAIGN_EVENT_STORM_DIE:
      if (lost == 0)
        /* Translators: a player, a place, a die. */
        return g_strdup_printf (_ ("%1$s sailed to %2$s in good weather: the die was %3$d."), who,
                                place, event->dice[0]);
      /* Translators: a player, a place, a die, a number of elements. */
      return g_strdup_printf (
        g_dngettext (
          GETTEXT_PACKAGE,
          "%1$s met a storm on the way to %2$s: the die was %3$d, which costs %4$u element.",
          "%1$s met a storm on the way to %2$s: the die was %3$d, which costs %4$u elements.",
          lost),
        who, place, event->dice[0], lost);
    case CAMPAIGN_EVENT_ATTRITION_DIE:
      if (lost == 0)
        /* Translators: a player, a place, a die. */
        return g_strdup_printf (_ ("%1$s was out of supply at %2$s, but lost nobody: the die was %3$d."), who,
                                place, event->dice[0]);
      /* Translators: a player, a place, a die, a number of elements. */
      return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     "%1$s was out of supply at %2$s: the die was %3$d, which costs %4$u element.",
                     "%1$s was out of supply at %2$s: the die was %3$d, which costs %4$u elements.",
                     lost),
        who, place, event->dice[0], lost);
    case CAMPAIGN_EVENT_SIEGE_DIE:
      /* Translators: a player, a city, a die, the number needed. */
      return g_strdup_printf (_ ("%1$s besieged %2$s: the die was %3$d, and %4$d was needed."), who,
                              place, event->dice[0], event->args[0]);
    case CAMPAIGN_EVENT_BATTLE_DICE:
      /* Translators: two players, each with a die. */
      return g_strdup_printf (_ ("%1$s threw %2$d and %3$s threw %4$d for the battle."), who,
                              event->dice[0], campaign_player_words (setup, event->args[0]),
                              event->dice[1]);
    default:
      return NULL;
    }
}

static char *
army_text (const CampaignSetup *setup, const AciesEvent *event, const char *who, const char *place)
{
  switch (event->kind)
    {
    case CAMPAIGN_EVENT_MARCHED:
      /* Translators: a player, from where, where to. */
      return g_strdup_printf (_ ("%1$s marched from %2$s to %3$s."), who,
                              campaign_node_words (setup, event->other_cell), place);
    case CAMPAIGN_EVENT_SALLIED:
      /* Translators: a player and a place; so in the next ones. */
      return g_strdup_printf (_ ("%1$s sallied from %2$s."), who, place);
    case CAMPAIGN_EVENT_STOOD_SIEGE:
      return g_strdup_printf (_ ("%1$s went behind the walls of %2$s."), who, place);
    case CAMPAIGN_EVENT_RETREATED:
      return g_strdup_printf (_ ("%1$s retreated to %2$s."), who, place);
    case CAMPAIGN_EVENT_WITHDREW:
      return g_strdup_printf (_ ("%1$s withdrew to %2$s."), who, place);
    case CAMPAIGN_EVENT_DISPERSED:
      return g_strdup_printf (_ ("The army of %1$s at %2$s was dispersed."), who, place);
    case CAMPAIGN_EVENT_SIEGE_LIFTED:
      return g_strdup_printf (_ ("%1$s lifted the siege of %2$s."), who, place);
    case CAMPAIGN_EVENT_QUARTERS:
      return g_strdup_printf (_ ("%1$s went into winter quarters at %2$s."), who, place);
    case CAMPAIGN_EVENT_CITY_TAKEN:
      if (event->args[0] < 0)
        return g_strdup_printf (_ ("%1$s took %2$s."), who, place);
      /* Translators: a player, a city, the player who owned it. */
      return g_strdup_printf (_ ("%1$s took %2$s from %3$s."), who, place,
                              campaign_player_words (setup, event->args[0]));
    case CAMPAIGN_EVENT_BATTLE:
      /* Translators: two players, a place. */
      return g_strdup_printf (_ ("%1$s attacks %2$s at %3$s."), who,
                              campaign_player_words (setup, event->args[0]), place);
    case CAMPAIGN_EVENT_BATTLE_RESULT:
      if (event->side == ACIES_NO_SIDE)
        /* Translators: %s is a place. */
        return g_strdup_printf (_ ("Nobody won the battle at %s."), place);
      /* Translators: a player and a place. */
      return g_strdup_printf (_ ("%1$s won the battle at %2$s."), who, place);
    default:
      return NULL;
    }
}

/* "Rome, Carthage, Syracuse" */
static char *
order_text (const CampaignSetup *setup, const AciesEvent *event)
{
  char            *words[G_N_ELEMENTS (event->args)];
  g_autofree char *list = NULL;
  guint            n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (event->args); i++)
    if (event->args[i] >= 0 && event->args[i] < (int)setup->n_players)
      words[n++] = setup->players[event->args[i]].name;
  list = acies_words_list (words, n);

  /* Translators: %s is a list of players. */
  return g_strdup_printf (_ ("The order of the season: %s."), list);
}

static char *
player_text (const CampaignSetup *setup, const AciesEvent *event, const char *who)
{
  g_autofree char *players = NULL;

  switch (event->kind)
    {
    case CAMPAIGN_EVENT_SEASON:
      /* Translators: the heading of a season in the log: "Year 2, spring". */
      return g_strdup_printf (_ ("Year %1$d, %2$s"), event->args[0],
                              campaign_season_words ((guint)event->args[1]));
    case CAMPAIGN_EVENT_ORDER:
      return order_text (setup, event);
    case CAMPAIGN_EVENT_PRESTIGE:
      /* Translators: a player and points of prestige. */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s earned %2$d point of prestige.",
                                           "%1$s earned %2$d points of prestige.",
                                           (gulong)MAX (event->args[0], 0)),
                              who, event->args[0]);
    case CAMPAIGN_EVENT_ELIMINATED:
      /* Translators: %s is a player. */
      return g_strdup_printf (_ ("%s has no city left and is out of the campaign."), who);
    case CAMPAIGN_EVENT_ALLIES:
      players = campaign_players_words (setup, (guint)event->args[0]);
      /* Translators: a player, and a list of players. */
      return g_strdup_printf (_ ("%1$s names as allies: %2$s."), who, players);
    case CAMPAIGN_EVENT_ENDED:
      players = campaign_players_words (setup, (guint)event->args[0]);
      /* Translators: %s is a list of players. */
      return g_strdup_printf (_ ("The campaign is over. First: %s."), players);
    default:
      return NULL;
    }
}

char *
campaign_event_text (const AciesSetup *setup, const AciesEvent *event)
{
  const CampaignSetup *own = CAMPAIGN_SETUP (setup);
  const char          *who = campaign_player_words (own, event->side);
  const char          *place = campaign_node_words (own, event->cell);
  char                *text = event->units != 0 ? units_text (own, event, who) : NULL;

  if (text == NULL)
    text = dice_text (own, event, who, place);
  if (text == NULL)
    text = army_text (own, event, who, place);
  if (text == NULL)
    text = player_text (own, event, who);
  g_return_val_if_fail (text != NULL, g_strdup (""));

  return acies_words_capitalise (text);
}

char *
campaign_throw_text (const AciesSetup *setup, const AciesEvent *event)
{
  const CampaignSetup *own = CAMPAIGN_SETUP (setup);
  const char          *who = campaign_player_words (own, event->side);
  const char          *place = campaign_node_words (own, event->cell);

  switch (event->kind)
    {
    case CAMPAIGN_EVENT_ORDER_DIE:
      /* Translators: what a die is thrown for; %s is a player. */
      return g_strdup_printf (_ ("Order of the season: %s"), who);
    case CAMPAIGN_EVENT_STORM_DIE:
      /* Translators: what a die is thrown for: a player, a place. */
      return g_strdup_printf (_ ("Storms on the way of %1$s to %2$s"), who, place);
    case CAMPAIGN_EVENT_ATTRITION_DIE:
      /* Translators: what a die is thrown for: a player, a place. */
      return g_strdup_printf (_ ("Losses of %1$s, out of supply at %2$s"), who, place);
    case CAMPAIGN_EVENT_SIEGE_DIE:
      /* Translators: what a die is thrown for: a city, a player. */
      return g_strdup_printf (_ ("Siege of %1$s by %2$s"), place, who);
    case CAMPAIGN_EVENT_BATTLE_DICE:
      /* Translators: what dice are thrown for; %s is a place. */
      return g_strdup_printf (_ ("Battle at %s"), place);
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}
