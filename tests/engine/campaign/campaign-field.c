/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "campaign-field.h"

#include <string.h>

JsonNode *
campaign_field_root (void)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "cases", "campaign", "handed-cases.json", NULL);
  g_autoptr (GFile)    file = g_file_new_for_path (path);
  g_autoptr (GError)   error = NULL;
  g_autoptr (JsonNode) root = acies_json_load (file, &error);
  AciesJsonCursor      at, cases, first, campaign;

  g_assert_no_error (error);
  at = acies_json_root (root);
  cases = acies_json_member (&at, "cases");
  first = acies_json_element (&cases, 0);
  campaign = acies_json_member (&first, "campaign");

  return acies_json_copy (campaign.node);
}

AciesScenario *
campaign_field_load (JsonNode *root)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  AciesScenario            *scenario = acies_scenario_new (root, problems, &error);

  g_assert_no_error (error);
  g_assert_true (acies_scenario_is_campaign (scenario));

  return scenario;
}

static JsonNode *
parse (const char *json)
{
  g_autoptr (GError) error = NULL;
  JsonNode          *node = acies_json_parse (json, strlen (json), &error);

  g_assert_no_error (error);

  return node;
}

void
campaign_field_act (AciesGame *game, const char *json)
{
  g_autoptr (JsonNode)      node = parse (json);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  const AciesJsonCursor     at = acies_json_root (node);
  AciesAction               action = { 0 };

  g_assert_true (acies_game_get_ruleset (game)->action_read (
    acies_game_get_setup (game), acies_game_get_state (game), &at, &action, problems));
  acies_game_act (game, &action, &error);
  g_assert_no_error (error);
}

const CampaignState *
campaign_field_state (AciesGame *game)
{
  return CAMPAIGN_STATE (acies_game_get_state (game));
}

void
campaign_field_set (JsonNode *root, const char *key, const char *json)
{
  json_object_set_member (json_node_get_object (root), key, parse (json));
}

void
campaign_field_set_machines (JsonNode *root)
{
  JsonArray *players = json_object_get_array_member (json_node_get_object (root), "players");

  for (guint i = 0; i < json_array_get_length (players); i++)
    json_object_set_boolean_member (json_array_get_object_element (players, i), "machine", TRUE);
}
