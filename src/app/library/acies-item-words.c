/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-item-words.h"

#include "engine/core/acies-date.h"
#include "scene/acies-scene-words.h"

#include <glib/gi18n.h>

static const char *const centuries_bc[] = {
  NC_ ("century", "1st BC"),
  NC_ ("century", "2nd BC"),
  NC_ ("century", "3rd BC"),
  NC_ ("century", "4th BC"),
  NC_ ("century", "5th BC"),
  NC_ ("century", "6th BC"),
  NC_ ("century", "7th BC"),
  NC_ ("century", "8th BC"),
  NC_ ("century", "9th BC"),
  NC_ ("century", "10th BC"),
  NC_ ("century", "11th BC"),
  NC_ ("century", "12th BC"),
  NC_ ("century", "13th BC"),
  NC_ ("century", "14th BC"),
  NC_ ("century", "15th BC"),
};
static const char *const centuries_ad[] = {
  NC_ ("century", "1st AD"),
  NC_ ("century", "2nd AD"),
  NC_ ("century", "3rd AD"),
  NC_ ("century", "4th AD"),
  NC_ ("century", "5th AD"),
  NC_ ("century", "6th AD"),
};

static gboolean
is_text (const char *text)
{
  return text != NULL && *text != '\0';
}

char *
acies_item_words_subtitle (AciesScenario *scenario)
{
  const char *date = acies_scenario_get_date (scenario);
  const char *place = acies_scenario_get_place (scenario);
  g_autofree char *year = date != NULL ? acies_date_to_year_text (date) : NULL;

  if (is_text (year) && is_text (place))
    /* Translators: the year of a battle, then its place. */
    return g_strdup_printf (C_ ("battle", "%1$s · %2$s"), year, place);
  if (is_text (year))
    return g_strdup (year);

  return g_strdup (is_text (place) ? place : "");
}

char *
acies_item_words_length (guint minutes)
{
  /* Translators: how long people take to play a battle. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u minute", "%u minutes", minutes), minutes);
}

char *
acies_item_words_effort (AciesScenario *scenario)
{
  const char *difficulty = acies_difficulty_text (acies_scenario_get_difficulty (scenario));
  const guint minutes = acies_scenario_get_minutes (scenario);
  g_autoptr (GString) text = g_string_new (_(acies_scenario_get_ruleset (scenario)->name));
  g_autofree char *length = acies_item_words_length (minutes);

  if (*difficulty != '\0')
    g_string_append_printf (text, " · %s", difficulty);
  if (minutes > 0)
    g_string_append_printf (text, " · %s", length);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Gathers every "name" below @node: armies, units and commanders, whatever the rule system calls them. */
static void
gather_names (JsonNode *node,
              GString  *text)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (array); i++)
        gather_names (json_array_get_element (array, i), text);
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char *key = NULL;
      JsonNode *member = NULL;

      json_object_iter_init (&iter, json_node_get_object (node));
      while (json_object_iter_next (&iter, &key, &member))
        if (acies_json_text (member) != NULL && g_str_equal (key, "name"))
          g_string_append_printf (text, " %s", acies_scenario_translate (json_node_get_string (member)));
        else
          gather_names (member, text);
    }
}

char *
acies_item_words_search_text (AciesScenario *scenario)
{
  g_autoptr (GString) text = g_string_new (acies_scenario_get_name (scenario));
  g_autofree char *subtitle = acies_item_words_subtitle (scenario);

  g_string_append_printf (text, " %s", subtitle);
  gather_names (acies_scenario_get_root (scenario), text);
  return g_utf8_casefold (text->str, -1);
}

char *
acies_item_words_level (AciesScenario *scenario,
                        const char    *level_name,
                        int            winner)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (scenario);
  const char *level = NULL;

  for (guint i = 0; i < ruleset->n_outcome_levels; i++)
    if (g_strcmp0 (ruleset->outcome_level_name (i), level_name) == 0)
      level = ruleset->outcome_level_text (i);

  if (winner == ACIES_NO_SIDE)
    return g_strdup (level != NULL ? level : C_ ("result", "Draw"));
  if (level == NULL)
    /* Translators: %s is an army. */
    return g_strdup_printf (_("Victory for %s"), acies_scenario_get_side_name (scenario, (guint) winner));

  /* Translators: a level of victory ("Clear victory"), then the army that won. */
  return g_strdup_printf (C_ ("result", "%1$s for %2$s"), level, acies_scenario_get_side_name (scenario, (guint) winner));
}

char *
acies_item_words_result (GFile         *file,
                         AciesScenario *scenario)
{
  g_autoptr (JsonNode) root = acies_json_load (file, NULL);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  AciesJsonCursor top;
  AciesJsonCursor result;
  const char *winner = NULL;
  const char *level = NULL;
  int side = ACIES_NO_SIDE;

  if (root == NULL)
    return g_strdup ("");

  top = acies_json_root (root);
  result = acies_json_member (&top, "result");
  if (!acies_json_exists (&result))
    return g_strdup (C_ ("battle", "Not finished"));

  acies_json_read_string_or (&result, "winner", &winner, problems);
  acies_json_read_string_or (&result, "level", &level, problems);
  if (winner != NULL)
    side = acies_scenario_find_side (scenario, winner);
  return acies_item_words_level (scenario, level, side);
}

char *
acies_item_words_state (AciesGame        *game,
                        const AciesScene *scene)
{
  const AciesDecision *decision = acies_game_get_decision (game);
  g_autofree char *turn = acies_scene_dup_turn (scene);

  if (decision->over)
    return g_strdup (_("The battle is over."));

  /* Translators: "Turn 3 of 10", then the army that has to decide. */
  return g_strdup_printf (_("%1$s, %2$s to act."), turn,
                          acies_scenario_get_side_name (acies_game_get_scenario (game),
                                                        (guint) decision->side));
}

char *
acies_item_words_sides (AciesScenario *scenario)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (scenario);
  g_autoptr (AciesScene) scene = NULL;
  guint turns = 0;

  if (acies_scenario_get_n_sides (scenario) != 2)
    return NULL;

  scene = ruleset->scene_preview (acies_scenario_get_setup (scenario));
  turns = scene->turns;
  if (acies_scenario_has_situation (scenario))
    turns -= MIN (turns, scene->turn) - 1;
  if (scene->turns == 0)
    /* Translators: %1$s and %2$s are armies. */
    return g_strdup_printf (_("%1$s against %2$s"), acies_scenario_get_side_name (scenario, 0),
                            acies_scenario_get_side_name (scenario, 1));

  /* Translators: %1$s and %2$s are armies, %3$u the most turns that a battle takes. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%1$s against %2$s, up to %3$u turn",
                                       "%1$s against %2$s, up to %3$u turns",
                                       turns),
                          acies_scenario_get_side_name (scenario, 0),
                          acies_scenario_get_side_name (scenario, 1), turns);
}

static char *
past_players (AciesScenario *scenario,
              guint          n_humans,
              guint          human)
{
  if (n_humans == 0)
    return g_strdup (_("The computer played against itself."));
  if (n_humans == acies_scenario_get_n_sides (scenario))
    return g_strdup (_("Two people played here."));

  /* Translators: %s is an army. */
  return g_strdup_printf (_("You commanded %s against the computer."),
                          acies_scenario_get_side_name (scenario, human));
}

char *
acies_item_words_players (AciesGame *game)
{
  AciesScenario *scenario = acies_game_get_scenario (game);
  const guint n_sides = acies_scenario_get_n_sides (scenario);
  guint n_humans = 0;
  guint human = 0;

  for (guint i = 0; i < n_sides; i++)
    if (acies_game_get_player (game, i)->kind == ACIES_PLAYER_HUMAN)
      {
        n_humans++;
        human = i;
      }

  if (acies_game_is_over (game))
    return past_players (scenario, n_humans, human);
  if (n_humans == 0)
    return g_strdup (_("The computer plays against itself."));
  if (n_humans == n_sides)
    return g_strdup (_("Two people play here."));

  /* Translators: %s is an army. */
  return g_strdup_printf (_("You command %s against the computer."), acies_scenario_get_side_name (scenario, human));
}

char *
acies_item_words_saved (gint64 when)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (when);

  if (time == NULL)
    return NULL;

  /* Translators: when a battle was saved, with the codes of strftime for day, month, year, hour and minute. */
  return g_date_time_format (time, _("Saved %-d %b %Y, %H:%M"));
}

char *
acies_item_words_century (int century)
{
  const guint number = (guint) ABS (century);

  g_return_val_if_fail (century != 0, NULL);

  if (century < 0 && number <= G_N_ELEMENTS (centuries_bc))
    return g_strdup (g_dpgettext2 (NULL, "century", centuries_bc[number - 1]));
  if (century > 0 && number <= G_N_ELEMENTS (centuries_ad))
    return g_strdup (g_dpgettext2 (NULL, "century", centuries_ad[number - 1]));

  return acies_item_words_century_years (century);
}

char *
acies_item_words_century_years (int century)
{
  const guint number = (guint) ABS (century);

  g_return_val_if_fail (century != 0, NULL);

  if (century < 0)
    /* Translators: the years of a century before Christ, the earlier first. */
    return g_strdup_printf (_("%1$u–%2$u BC"), number * 100, number * 100 - 99);

  /* Translators: the years of a century after Christ. */
  return g_strdup_printf (_("AD %1$u–%2$u"), number * 100 - 99, number * 100);
}
