/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* Whole campaigns at random, of the shipped ones and of one with contingents and alliances; what must hold after every action. */

#include "config.h"

#include "campaign-field.h"

#include <string.h>

#include "engine/campaign/campaign-map.h"
#include "engine/campaign/campaign-setup.h"
#include "support/shipped.h"

#define N_CAMPAIGNS 30
#define MOST_STEPS 5000

/* D-CPN-10, D-CPN-17: every element is in the army or in the reserve, once; an army is of twelve at most and stands somewhere. */
static void
assert_elements (const CampaignSetup *setup, const CampaignState *state, guint player)
{
  const CampaignPlayer *own = &state->players[player];
  const AciesUnits      army = campaign_list_units (&own->army),
                   reserve = campaign_list_units (&own->reserve);
  const guint n = setup->players[player].n_units;

  g_assert_cmpuint (own->army.n, <=, CAMPAIGN_ARMY);
  g_assert_cmpuint (own->army.n + own->reserve.n, ==, n);
  g_assert_cmpuint (army & reserve, ==, 0);
  g_assert_cmpuint (acies_units_count (army | reserve), ==, n);
  g_assert_cmpint (own->at >= 0, ==, own->army.n > 0);
}

/* D-CPN-6, D-CPN-7, D-CPN-19: armies stand on land; behind walls only at home; who is out has nothing. */
static void
assert_places (const CampaignSetup *setup, const CampaignState *state, guint player)
{
  const CampaignPlayer *own = &state->players[player];

  if (own->at >= 0)
    g_assert_cmpint (setup->nodes[own->at].kind, !=, CAMPAIGN_SEA);
  if (own->inside)
    g_assert_cmpint (state->cities[own->at].owner, ==, (int)player);
  if (own->out)
    g_assert_cmpint (own->at, ==, CAMPAIGN_NOBODY);
  if (own->lent != 0)
    g_assert_true (own->lent_to >= 0 && own->army.n > 1);
}

/* D-CPN-14: a besieger lies before the walls, an enemy of their owner. */
static void
assert_sieges (const CampaignSetup *setup, const CampaignState *state)
{
  for (guint i = 0; i < setup->n_nodes; i++)
    {
      const CampaignCity *city = &state->cities[i];

      if (city->besieger == CAMPAIGN_NOBODY)
        continue;
      g_assert_cmpint (setup->nodes[i].kind, ==, CAMPAIGN_CITY);
      g_assert_cmpint (city->besieger, !=, city->owner);
      g_assert_cmpint (state->players[city->besieger].at, ==, (int)i);
      g_assert_cmpuint (city->seasons, >, 0);
    }
}

static void
assert_sound (const CampaignSetup *setup, const CampaignState *state, const CampaignState *before)
{
  for (guint player = 0; player < setup->n_players; player++)
    {
      assert_elements (setup, state, player);
      assert_places (setup, state, player);
      g_assert_cmpint (state->players[player].prestige, >=, before->players[player].prestige);
    }
  assert_sieges (setup, state);
  g_assert_cmpint (state->year, <=, (int)setup->years);
}

static void
play (AciesScenario *scenario, guint64 seed)
{
  const AciesRuleset         *ruleset = acies_scenario_get_ruleset (scenario);
  const AciesSetup           *setup = acies_scenario_get_setup (scenario);
  g_autofree AciesActionList *legal = g_new0 (AciesActionList, 1);
  CampaignState               state, before;
  AciesDecision               decision;
  AciesDice                   chance = { 0 };
  guint                       n_steps = 0;

  acies_dice_seed (&chance, seed);
  ruleset->start (setup, NULL, seed, (AciesState *)&state, NULL);
  for (;;)
    {
      ruleset->decision (setup, (AciesState *)&state, &decision);
      if (decision.over)
        break;
      g_assert_cmpuint (n_steps++, <, MOST_STEPS);
      ruleset->legal (setup, (AciesState *)&state, legal);
      g_assert_cmpuint (legal->n, >, 0);
      before = state;
      ruleset->apply (setup, (AciesState *)&state,
                      &legal->items[acies_dice_next (&chance) % legal->n], NULL);
      assert_sound (CAMPAIGN_SETUP (setup), &state, &before);
    }
}

/* D-CPN-21: with contingents, and everybody naming everybody as allies at the start. */
static void
test_contingents (gconstpointer data)
{
  g_autoptr (JsonNode)      root = campaign_field_root ();
  g_autoptr (AciesScenario) scenario = NULL;
  JsonArray *players = json_object_get_array_member (json_node_get_object (root), "players");

  campaign_field_set (root, "contingents", "true");
  if (GPOINTER_TO_INT (data))
    campaign_field_set_machines (root);
  for (guint i = 0; i < 2; i++)
    {
      JsonArray *allies = json_array_new ();

      json_array_add_string_element (allies, i == 0 ? "syracuse" : "rome");
      json_object_set_array_member (json_array_get_object_element (players, i == 0 ? 0 : 2),
                                    "allies", allies);
    }
  scenario = campaign_field_load (root);
  for (guint64 seed = 0; seed < N_CAMPAIGNS; seed++)
    play (scenario, seed);
}

static void
test_shipped (void)
{
  g_autoptr (GPtrArray) all = shipped_scenarios ("campaigns");

  g_assert_cmpuint (all->len, >=, 3);
  for (guint i = 0; i < all->len; i++)
    for (guint64 seed = 0; seed < N_CAMPAIGNS / 3; seed++)
      play (g_ptr_array_index (all, i), seed);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/campaign/random/people", GINT_TO_POINTER (FALSE), test_contingents);
  g_test_add_data_func ("/campaign/random/computers", GINT_TO_POINTER (TRUE), test_contingents);
  g_test_add_func ("/campaign/random/shipped", test_shipped);

  return g_test_run ();
}
