/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* The computer in campaigns: what it does where there is something plain to do, and that it beats chance. */

#include "config.h"

#include "campaign-field.h"

#include "engine/ai/acies-ai.h"
#include "engine/ai/acies-resolver.h"
#include "engine/ai/acies-simulation.h"
#include "engine/campaign/campaign-setup.h"
#include "support/shipped.h"

enum
{
  ROME,
  CARTHAGE,
  SYRACUSE
};

/* A position with @places of the three armies and a situation, and what Rome, who is the first to march, may well do there. */
typedef struct
{
  const char *name;
  const char *places[3];
  guint       n_rome; /* elements; the others have twelve */
  const char *situation;
  const char *goals[3]; /* one of these is where its army should be after the march */
} Choice;

#define ORDER "{\"order\": [\"rome\", \"carthage\", \"syracuse\"]"

static const Choice choices[] = {
  /* expands: a city without an army within reach, the enemies far off */
  { "takes-what-is-open", { "rhegium", "carthago", "acragas" }, 12, ORDER "}", { "messana" } },
  /* stays at a siege that is near its end */
  { "stays-at-the-siege",
    { "messana", "carthago", "acragas" },
    12,
    ORDER ", \"sieges\": {\"messana\": {\"by\": \"rome\", \"seasons\": 4}}}",
    { "messana" } },
  /* defends: its capital is besieged by a weak army */
  { "relieves-the-capital",
    { "capua", "carthago", "roma" },
    12,
    ORDER ", \"sieges\": {\"roma\": {\"by\": \"syracuse\", \"seasons\": 3}}}",
    { "roma" } },
  /* picks its fights: does not go for an army twice as strong */
  { "lets-the-strong-be",
    { "tarentum", "carthago", "rhegium" },
    5,
    ORDER "}",
    { "tarentum", "capua", "roma" } },
};

static AciesGame *
begin (const Choice *choice)
{
  g_autoptr (JsonNode)      root = campaign_field_root ();
  g_autoptr (AciesScenario) scenario = NULL;
  JsonArray  *players = json_object_get_array_member (json_node_get_object (root), "players");
  JsonObject *army = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (choice->places); i++)
    {
      army = json_object_get_object_member (json_array_get_object_element (players, i), "army");
      json_object_set_string_member (army, "at", choice->places[i]);
      if (i == ROME)
        while (json_array_get_length (json_object_get_array_member (army, "units")) >
               choice->n_rome)
          json_array_remove_element (json_object_get_array_member (army, "units"), choice->n_rome);
    }
  campaign_field_set (root, "situation", choice->situation);
  scenario = campaign_field_load (root);

  return acies_game_new (scenario, NULL, 9);
}

static void
test_choice (gconstpointer data)
{
  const Choice *choice = data;
  guint         n_good = 0;

  for (guint64 seed = 0; seed < 5; seed++)
    {
      g_autoptr (AciesGame) game = begin (choice);
      const CampaignSetup  *setup = CAMPAIGN_SETUP (acies_game_get_setup (game));
      AciesAction           action;
      int                   goal;

      acies_ai_choose (acies_game_get_ruleset (game), acies_game_get_setup (game),
                       acies_game_get_state (game), ACIES_AI_NORMAL, seed, NULL, &action);
      goal = action.kind == CAMPAIGN_MARCH ? action.words[action.n_words - 1]
                                           : campaign_field_state (game)->players[ROME].at;
      for (guint i = 0; i < G_N_ELEMENTS (choice->goals); i++)
        n_good += choice->goals[i] != NULL && goal == campaign_node_find (setup, choice->goals[i]);
    }
  g_assert_cmpuint (n_good, >=, 4);
}

/* A whole shipped campaign comes to its end, and the one who thinks has more than those who do not. */
static void
test_beats_chance (void)
{
  g_autoptr (GPtrArray) all = shipped_scenarios ("campaigns");
  guint                 n_won = 0;

  acies_ai_install_resolver ();
  for (guint i = 0; i < all->len; i++)
    {
      AciesSimulationOptions          options = { .n_games = 1, .n_threads = 1, .seed = i };
      g_autofree AciesSimulationGame *games = NULL;

      for (guint side = 0; side < ACIES_MAX_SIDES; side++)
        options.ai[side] = side == 0 ? ACIES_AI_NORMAL : ACIES_AI_RANDOM;
      games = acies_simulation_run (g_ptr_array_index (all, i), &options, NULL, NULL, NULL);
      g_assert_true (games[0].finished);
      n_won += games[0].winner == 0;
    }
  g_assert_cmpuint (n_won, >=, all->len - 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autofree char *path = g_strconcat ("/campaign/computer/", choices[i].name, NULL);

      g_test_add_data_func (path, &choices[i], test_choice);
    }
  g_test_add_func ("/campaign/computer/beats-chance", test_beats_chance);

  return g_test_run ();
}
