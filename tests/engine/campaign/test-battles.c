/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* Battles that leave a campaign and come back: as scenarios, fought out by the computer, as records beside the campaign's file. */

#include "config.h"

#include "campaign-field.h"

#include <glib/gstdio.h>
#include <string.h>

#include "engine/ai/acies-ai.h"
#include "engine/ai/acies-resolver.h"
#include "engine/campaign/campaign-battle.h"
#include "engine/core/acies-campaign-links.h"
#include "engine/core/acies-error.h"

enum
{
  ROME,
  CARTHAGE,
  SYRACUSE
};

/* Rome marches from Messana to Himera, where Carthage is: the battle is pending. */
static AciesGame *
begin (gboolean machines)
{
  g_autoptr (JsonNode)      root = campaign_field_root ();
  g_autoptr (AciesScenario) scenario = NULL;
  JsonArray *players = json_object_get_array_member (json_node_get_object (root), "players");
  static const char *const places[] = { "messana", "himera", "syracusae" };
  AciesGame               *game;

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    json_object_set_string_member (
      json_object_get_object_member (json_array_get_object_element (players, i), "army"), "at",
      places[i]);
  campaign_field_set (
    root, "situation",
    "{\"order\": [\"rome\", \"carthage\", \"syracuse\"], \"owners\": {\"messana\": \"rome\"}}");
  if (machines)
    campaign_field_set_machines (root);
  scenario = campaign_field_load (root);
  game = acies_game_new (scenario, NULL, 5);
  campaign_field_act (game, "{\"kind\": \"march\", \"route\": [\"himera\"]}");
  g_assert_cmpint (campaign_field_state (game)->decision, ==, CAMPAIGN_DECIDE_BATTLE);

  return game;
}

static AciesScenario *
open_battle (AciesGame *game)
{
  g_autoptr (GError) error = NULL;
  AciesScenario     *battle =
    acies_campaign_open_battle (acies_game_get_ruleset (game), acies_game_get_setup (game),
                                acies_game_get_state (game), &error);

  g_assert_no_error (error);

  return battle;
}

/* 7.5: the battle is a scenario that its rules accept, both armies as they stand. */
static void
test_scenario (void)
{
  g_autoptr (AciesGame)     game = begin (FALSE);
  g_autoptr (AciesScenario) battle = open_battle (game);
  g_autoptr (GArray)        roster = NULL;

  g_assert_cmpstr (acies_scenario_get_ruleset (battle)->id, ==, "dba");
  g_assert_cmpstr (acies_scenario_get_id (battle), ==, "sicily-y1-spring-1");
  g_assert_cmpuint (acies_scenario_get_n_sides (battle), ==, 2);
  g_assert_cmpstr (acies_scenario_get_side_id (battle, 0), ==, "rome");
  g_assert_cmpstr (acies_scenario_get_side_id (battle, 1), ==, "carthage");
  g_assert_false (acies_scenario_is_campaign (battle));
}

/* Plays the pending battle at random to its end; a record of it. */
static AciesGame *
fight (AciesGame *game)
{
  g_autoptr (AciesScenario) battle = open_battle (game);
  AciesGame                *fought = acies_game_new (battle, NULL, 3);

  for (guint64 seed = 0; !acies_game_is_over (fought); seed++)
    {
      g_autoptr (GError) error = NULL;
      AciesAction        action;

      acies_ai_choose (acies_game_get_ruleset (fought), acies_game_get_setup (fought),
                       acies_game_get_state (fought), ACIES_AI_RANDOM, seed, NULL, &action);
      acies_game_act (fought, &action, &error);
      g_assert_no_error (error);
    }

  return fought;
}

/* D-CPN-11: what a fought battle tells is legal, and is what happened. */
static void
test_report (void)
{
  g_autoptr (AciesGame)     game = begin (FALSE);
  g_autoptr (AciesGame)     fought = fight (game);
  const AciesCampaignRules *rules = acies_game_get_ruleset (game)->campaign;
  const CampaignState      *state = campaign_field_state (game);
  AciesAftermath            aftermath;
  AciesAction               action = { 0 };
  guint                     n_before, n_lost;

  g_assert_true (acies_campaign_read_aftermath (acies_game_get_scenario (fought),
                                                acies_game_get_state (fought), &aftermath));
  g_assert_true (rules->report (acies_game_get_setup (game), acies_game_get_state (game),
                                &aftermath, "1.json", &action));
  n_before = state->players[ROME].army.n + state->players[CARTHAGE].army.n;
  n_lost =
    acies_units_count (aftermath.fates[0].lost) + acies_units_count (aftermath.fates[1].lost);
  g_assert_cmpuint (n_lost, >, 0);
  g_assert_true (acies_game_act (game, &action, NULL));
  state = campaign_field_state (game);
  g_assert_cmpuint (state->players[ROME].army.n + state->players[CARTHAGE].army.n, <=,
                    n_before - n_lost);
  g_assert_cmpint (state->battle.winner, ==,
                   aftermath.winner == ACIES_NO_SIDE ? CAMPAIGN_NOBODY : aftermath.winner);
}

/* ---- The computer fights ---- */

/* What the computer fought out is played and recorded as how it ended: the same each time, and replayed without it. */
static void
test_resolved (void)
{
  g_autoptr (AciesGame) game = begin (TRUE), again = begin (TRUE), replayed = NULL;
  g_autoptr (JsonNode)  record = NULL;
  g_autoptr (GError)    error = NULL;
  const AciesAction     request = { .kind = CAMPAIGN_AUTO_RESOLVE };

  acies_ai_install_resolver ();
  g_assert_true (acies_game_act (game, &request, NULL));
  g_assert_true (acies_game_act (again, &request, NULL));
  g_assert_cmpint (acies_game_get_step_action (game, 1)->kind, ==, CAMPAIGN_BATTLE_RESULT);
  g_assert_true (acies_action_equal (acies_game_get_step_action (game, 1),
                                     acies_game_get_step_action (again, 1)));
  acies_campaign_install_resolver (NULL);
  record = acies_game_to_json (game);
  replayed = acies_game_from_json (record, -1, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (acies_game_get_state (game), sizeof (CampaignState),
                   acies_game_get_state (replayed), sizeof (CampaignState));
}

/* A seed of the request's own may lead elsewhere, and battles of people are not fought out. */
static void
test_seed (void)
{
  g_autoptr (AciesGame) game = begin (TRUE), people = begin (FALSE);
  const AciesRuleset   *ruleset = acies_game_get_ruleset (game);
  const AciesAction     plain = { .kind = CAMPAIGN_AUTO_RESOLVE };
  const AciesAction     own = { .kind = CAMPAIGN_AUTO_RESOLVE, .n_words = 2, .words = { 7, 1 } };
  AciesAction           report;

  g_assert_cmpuint (
    ruleset->campaign->seed (acies_game_get_setup (game), acies_game_get_state (game), &plain), ==,
    campaign_field_state (game)->battle.seed);
  g_assert_cmpuint (
    ruleset->campaign->seed (acies_game_get_setup (game), acies_game_get_state (game), &own), ==,
    7 + (G_GUINT64_CONSTANT (1) << 32));
  g_assert_false (acies_game_check (people, &plain, NULL));

  /* Whoever plays all sides may have it fought out all the same. */
  acies_ai_install_resolver ();
  g_assert_true (acies_campaign_resolve (acies_game_get_ruleset (people),
                                         acies_game_get_setup (people),
                                         acies_game_get_state (people), NULL, &report));
  g_assert_true (acies_game_check (people, &report, NULL));
  acies_campaign_install_resolver (NULL);
}

/* Without anybody who fights, dice settle it; whoever looks ahead relies on that. */
static void
test_guessed (void)
{
  g_autoptr (AciesGame) game = begin (TRUE);
  const AciesAction     request = { .kind = CAMPAIGN_AUTO_RESOLVE };

  acies_campaign_install_resolver (NULL);
  g_assert_true (acies_game_act (game, &request, NULL));
  g_assert_cmpint (campaign_field_state (game)->decision, !=, CAMPAIGN_DECIDE_BATTLE);
}

/* ---- Records beside the file ---- */

typedef struct
{
  char      *folder;
  AciesGame *game;
  GFile     *file, *record;
} Saved;

/* A campaign that names the record of its battle, both saved. */
static void
saved_init (Saved *self, gconstpointer data)
{
  g_autoptr (AciesGame) fought = NULL;
  g_autoptr (GError)    error = NULL;
  AciesAftermath        aftermath;
  AciesAction           action = { 0 };

  self->folder = g_dir_make_tmp ("acies-campaign-XXXXXX", &error);
  g_assert_no_error (error);
  self->game = begin (FALSE);
  self->file = g_file_new_build_filename (self->folder, "campaign.json", NULL);
  self->record = g_file_new_build_filename (self->folder, "battle.json", NULL);
  fought = fight (self->game);
  g_assert_true (acies_game_save (fought, self->record, NULL));
  g_assert_true (acies_campaign_read_aftermath (acies_game_get_scenario (fought),
                                                acies_game_get_state (fought), &aftermath));
  if (data != NULL)
    aftermath.fates[0].camp_lost = !aftermath.fates[0].camp_lost;
  acies_game_get_ruleset (self->game)
    ->campaign->report (acies_game_get_setup (self->game), acies_game_get_state (self->game),
                        &aftermath, "battle.json", &action);
  g_assert_true (acies_game_act (self->game, &action, NULL));
  g_assert_true (acies_game_save (self->game, self->file, NULL));
}

static void
saved_clear (Saved *self, gconstpointer data)
{
  g_file_delete (self->file, NULL, NULL);
  g_file_delete (self->record, NULL, NULL);
  g_rmdir (self->folder);
  g_object_unref (self->file);
  g_object_unref (self->record);
  g_object_unref (self->game);
  g_free (self->folder);
}

/* Warnings that are about records; the plain board of the case has one of its own. */
static guint
count_record_warnings (const AciesProblems *problems)
{
  guint n = 0;

  for (guint i = 0; i < acies_problems_size (problems); i++)
    n += g_str_has_suffix (acies_problems_get (problems, i)->path, ".record") &&
         acies_problems_get (problems, i)->severity == ACIES_SEVERITY_WARNING;

  return n;
}

/* D-CPN-11: a record that tells the same is fine. */
static void
test_link (Saved *self, gconstpointer data)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  g_autoptr (AciesGame)     loaded = acies_game_load (self->file, problems, &error);

  g_assert_no_error (error);
  g_assert_nonnull (loaded);
  g_assert_cmpuint (count_record_warnings (problems), ==, 0);
}

/* D-CPN-11: one that tells otherwise is refused under its rule. */
static void
test_mismatch (Saved *self, gconstpointer data)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  g_autoptr (AciesGame)     loaded = acies_game_load (self->file, problems, &error);

  g_assert_null (loaded);
  g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_INVALID);
  g_assert_cmpstr (acies_problems_first_error (problems)->clause, ==, "D-CPN-11");
  g_assert_cmpstr (acies_problems_first_error (problems)->path, ==, "actions[1].record");
}

/* A record that was left behind is a warning. */
static void
test_missing (Saved *self, gconstpointer data)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  g_autoptr (AciesGame)     loaded = NULL;

  g_file_delete (self->record, NULL, NULL);
  loaded = acies_game_load (self->file, problems, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (count_record_warnings (problems), ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/campaign/battles/scenario", test_scenario);
  g_test_add_func ("/campaign/D-CPN-11/report-of-a-battle", test_report);
  g_test_add_func ("/campaign/battles/resolved", test_resolved);
  g_test_add_func ("/campaign/battles/seed", test_seed);
  g_test_add_func ("/campaign/battles/guessed", test_guessed);
  g_test_add ("/campaign/D-CPN-11/link", Saved, NULL, saved_init, test_link, saved_clear);
  g_test_add ("/campaign/D-CPN-11/mismatch", Saved, "otherwise", saved_init, test_mismatch,
              saved_clear);
  g_test_add ("/campaign/D-CPN-11/missing", Saved, NULL, saved_init, test_missing, saved_clear);

  return g_test_run ();
}
