/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/dba/dba-apply.h"
#include "engine/dba/dba-json.h"
#include "engine/dba/dba-legal.h"
#include "engine/dba/dba-reasons.h"
#include "engine/dba/dba-setup.h"
#include "support/dba-setups.h"
#include "support/spoil.h"

/*
 * Scenarios and actions spoiled at random: whatever stands in a file or a message is complained of or taken, and nothing breaks.
 */

#define N_SCENARIOS 1500
#define N_BATTLES   6
#define N_STEPS     150
#define N_SPOILED   6   /* of each list of actions */

/* What may stand in the place of something else. */
static const char *const values[] = {
  "null", "true", "0", "-1", "7", "1e9", "-0.004", "[]", "{}", "''", "'rome'", "'r1'", "'g1'", "'4Bd'", "'followers'",
  "[1, 2]", "['r1', 'r1']", "[[0, 0], [0, 0]]", "{'at': [1, 2], 'facing': 3}", "'wood'", "'combat'", "9007199254740991",
};

/* ---- Scenarios ---- */

static const char *const rests[] = {
  "'map': {'width': 600, 'height': 600, 'features': [{'id': 'w', 'kind': 'wood', 'name': 'W', 'shape': {'type': 'rect', 'at': [0, "
  "0], 'width': 90, 'height': 60}}, {'id': 'h', 'kind': 'steep-hill', 'crest': [400, 300], 'shape': {'type': 'polygon', 'points': "
  "[[350, 250], [450, 250], [400, 350]]}}, {'id': 'l', 'kind': 'lake', 'shape': {'type': 'ellipse', 'centre': [100, 300], 'rx': "
  "40, 'ry': 20, 'angle': 15}}], 'roads': [{'id': 'via', 'points': [[0, 500], [600, 520]]}], 'rivers': [{'id': 'po', 'points': "
  "[[500, 0], [520, 600]], 'width': 20, 'nature': 4}]}, 'situation': {'bound': 5, 'phasing': 'gaul', 'phase': 'shoot', 'points': 3, "
  "'elements': {'r1': {'at': [300, 400], 'facing': 0}, 'r2': {'at': [340, 400], 'facing': 0, 'moved': true, 'shot': false}, 'r3': "
  "{'state': 'destroyed'}, 'g1': {'at': [300, 200], 'facing': 180}, 'g2': {'at': [340, 360], 'facing': 180}, 'g3': {'state': "
  "'off-board'}}, 'camps': {}, 'river-natures': {'po': 2}}",
  "'map': {}, 'deployment': {'mode': 'historical', 'edges': {'rome': 'south', 'gaul': 'north'}, 'elements': {'r1': {'at': [300, "
  "500], 'facing': 0}, 'r2': {'at': [340, 500], 'facing': 0}, 'r3': {'at': [380, 500], 'facing': 0}, 'g1': {'at': [300, 100], "
  "'facing': 180}, 'g2': {'at': [340, 100], 'facing': 180}, 'g3': {'at': [380, 100], 'facing': 180}}}",
  "'map': {}, 'deployment': {'mode': 'dice', 'boards': [{'width': 600, 'height': 400, 'features': [], 'roads': [], 'rivers': []}, "
  "{'features': [{'id': 'm', 'kind': 'marsh', 'shape': {'type': 'rect', 'at': [10, 10], 'width': 60, 'height': 60}}]}]}",
};

/* A whole scenario with everything in it that can be. */
static JsonNode *
whole_scenario (void)
{
  JsonNode   *root = dba_setups_json ("3Cv 4Bw 4Bd", "3Kn Art 4Wb", rests[g_test_rand_int_range (0, G_N_ELEMENTS (rests))]);
  JsonArray  *sides = json_object_get_array_member (json_node_get_object (root), "sides");
  JsonObject *rome = json_array_get_object_element (sides, 0);

  json_object_set_member (rome, "camp", dba_setups_parse ("{'at': [100, 560], 'facing': 0, 'width': 40, 'depth': 40, 'garrison': "
                                                          "'followers'}"));
  json_object_set_member (rome, "commanders", dba_setups_parse ("[{'id': 'c', 'name': 'C', 'unit': 'r1'}]"));
  json_object_set_int_member (rome, "pip-modifier", 1);

  return root;
}

/* What is taken without complaint can be played; what is not has the rule that it breaks. */
static void
test_scenarios (void)
{
  guint n_good = 0;

  for (guint i = 0; i < N_SCENARIOS; i++)
    {
      g_autoptr (JsonNode)      root = whole_scenario ();
      g_autoptr (JsonBuilder)   builder = json_builder_new ();
      g_autoptr (AciesProblems) problems = acies_problems_new ();
      const AciesJsonCursor     at = acies_json_root (root);
      AciesSetup               *setup;
      DbaState                  state;

      for (int n = g_test_rand_int_range (0, 4); n > 0; n--)
        spoil (root, values, G_N_ELEMENTS (values));
      dba_validate (&at, problems);
      for (guint j = 0; j < acies_problems_size (problems); j++)
        if (acies_problems_get (problems, j)->severity == ACIES_SEVERITY_ERROR)
          g_assert_nonnull (acies_problems_get (problems, j)->clause);
      setup = dba_setup_new (&at, problems);
      g_assert_cmpint (setup == NULL, ==, acies_problems_has_errors (problems));
      if (setup == NULL)
        continue;

      n_good++;
      dba_start (setup, NULL, i, &state.base, NULL);
      dba_state_write (setup, &state.base, builder);
      json_node_unref (json_builder_get_root (builder));
      dba_setup_free (setup);
    }
  g_assert_cmpuint (n_good, >, N_SCENARIOS / 10);
  g_assert_cmpuint (n_good, <, N_SCENARIOS);
}

/* ---- Actions ---- */

/* Reading it ends in a complaint or an action, and check can judge the action. */
static void
try_spoiled (const AciesSetup *setup, const DbaState *state, const AciesAction *action)
{
  g_autoptr (JsonBuilder)   builder = json_builder_new ();
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (JsonNode)      node = NULL;
  AciesJsonCursor           at;
  AciesAction               read = { 0 };
  AciesVerdict              verdict = { 0 };

  dba_action_write (setup, &state->base, action, builder);
  node = json_builder_get_root (builder);
  for (int n = g_test_rand_int_range (0, 4); n > 0; n--)
    spoil (node, values, G_N_ELEMENTS (values));
  at = acies_json_root (node);
  if (!dba_action_read (setup, &state->base, &at, &read, problems))
    {
      g_assert_true (acies_problems_has_errors (problems));
      return;
    }

  g_assert_false (acies_problems_has_errors (problems));
  if (!dba_check (setup, &state->base, &read, &verdict))
    g_assert_nonnull (dba_reason_rule (verdict.reason));
}

static void
test_actions (void)
{
  g_autofree AciesActionList *list = g_new0 (AciesActionList, 1);

  for (guint i = 0; i < N_BATTLES; i++)
    {
      g_autofree char *map = dba_setups_random_map ();
      AciesSetup      *setup = (AciesSetup *) dba_setups_new (dba_setups_random_army (), dba_setups_random_army (), map);
      DbaState         state;

      dba_start (setup, NULL, (guint64) g_test_rand_int (), &state.base, NULL);
      for (guint step = 0; step < N_STEPS && state.phase != DBA_PHASE_OVER; step++)
        {
          list->n = 0;
          dba_legal (setup, &state.base, list);
          for (guint n = 0; n < N_SPOILED; n++)
            try_spoiled (setup, &state, &list->items[g_test_rand_int_range (0, (gint32) list->n)]);
          dba_apply (setup, &state.base, &list->items[g_test_rand_int_range (0, (gint32) list->n)], NULL);
        }
      dba_setup_free (setup);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dba/broken/scenarios", test_scenarios);
  g_test_add_func ("/dba/broken/actions", test_actions);

  return g_test_run ();
}
