/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-news.h"

static gboolean
is_turn (const AciesEventList *events, guint i)
{
  const AciesEvent *event = acies_event_list_get (events, i);

  return (event->flags & ACIES_EVENT_TURN) != 0 && event->side != ACIES_NO_SIDE;
}

/* The beginning of the last player-turn before @end; -1 if there is none. */
static int
find_turn (const AciesEventList *events, guint end)
{
  for (guint i = end; i-- > 0;)
    if (is_turn (events, i))
      return (int) i;

  return -1;
}

guint
acies_news_find (AciesGame *game, int side, guint *first)
{
  const AciesEventList *events = acies_game_get_events (game);
  guint                 end = acies_event_list_size (events);
  int                   turn = find_turn (events, end);

  /* What is done in one's own turn is no news. */
  if (turn >= 0 && acies_event_list_get (events, (guint) turn)->side == side)
    end = (guint) turn;

  *first = end;
  for (turn = find_turn (events, end); turn >= 0; turn = find_turn (events, (guint) turn))
    {
      if (acies_event_list_get (events, (guint) turn)->side == side)
        return end - *first;
      *first = (guint) turn;
    }
  *first = 0;

  return end;
}

char *
acies_news_to_text (AciesGame *game, int side)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char    *end = acies_game_dup_concession_text (game);
  guint               first;
  const guint         n = acies_news_find (game, side, &first);

  for (guint i = 0; i < n; i++)
    {
      const AciesEvent *event = acies_event_list_get (acies_game_get_events (game), first + i);
      g_autofree char  *line = ruleset->event_text (acies_game_get_setup (game), event);

      g_string_append_printf (text, i == 0 ? "%s" : "\n%s", line);
    }
  if (end != NULL)
    g_string_append_printf (text, n == 0 ? "%s" : "\n%s", end);

  return g_string_free (g_steal_pointer (&text), FALSE);
}
