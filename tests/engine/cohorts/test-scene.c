/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <locale.h>
#include <string.h>

#include "engine/cohorts/co-ruleset.h"
#include "engine/cohorts/co-setup.h"
#include "support/co-setups.h"

#define RULES (&acies_cohorts_ruleset)

static const char places[] =
  "'map': {'features': ["
  "{'id': 'h', 'kind': 'hill', 'name': 'The Hill', 'shape': {'type': 'polygon', 'points': [[0, 0], [200, 0], [200, 200]]}}, "
  "{'id': 's', 'kind': 'stream', 'shape': {'type': 'polygon', 'points': [[0, 300], [200, 300], [200, 320]]}}, "
  "{'id': 'r', 'kind': 'river', 'shape': {'type': 'polygon', 'points': [[0, 400], [200, 400], [200, 430]]}}, "
  "{'id': 'w', 'kind': 'wood', 'shape': {'type': 'polygon', 'points': [[0, 500], [200, 500], [200, 700]]}}], "
  "'zones': {'a': [[0, 800], [1828, 800], [1828, 1219], [0, 1219]]}}";

static AciesScene *
scene_of (const CoSetup *setup, CoState *state)
{
  const AciesStart start = { TRUE };

  RULES->start ((const AciesSetup *) setup, &start, 7, &state->base, NULL);

  return RULES->scene ((const AciesSetup *) setup, &state->base);
}

static CoSetup *
setup_with (const char *first, const char *second, const char *rest)
{
  g_autofree char *all = g_strconcat (places, ", ", rest, NULL);

  return co_setups_new (first, second, all);
}

/* What a stand is and in what state, on its base and in words. */
static void
test_tokens (void)
{
  CoSetup *setup = setup_with (
    "legion legion levy bow numidian elephant legion", "horse pikes cataphract chariot heavy",
    "'deployment': {'units': {'a1': {'at': [900, 700], 'facing': 0}, 'a2': {'at': [950, 700], 'facing': 0}, "
    "'a3': {'at': [1000, 700], 'facing': 0}, 'a4': {'at': [1050, 700], 'facing': 0}, 'a5': {'at': [1100, 700], "
    "'facing': 0}, 'a6': {'at': [1150, 700], 'facing': 0}, 'a7': {'at': [400, 1000], 'facing': 0, 'turn': 5}, "
    "'b1': {'at': [900, 700], 'facing': 180}, 'b2': {'at': [950, 640], 'facing': 180}, "
    "'b3': {'at': [1000, 500], 'facing': 180}, 'b4': {'at': [1050, 500], 'facing': 180}, "
    "'b5': {'at': [1300, 500], 'facing': 180}}}, "
    "'situation': {'units': {'a1': {'figures': 3, 'pila': false, 'push-backs': 1}, 'a3': {'status': 'routed'}, "
    "'b3': {'status': 'rallying', 'restore': 2}, 'b5': {'status': 'eliminated'}}}");
  g_autofree CoState    *state = g_new0 (CoState, 1);
  g_autoptr (AciesScene) scene = scene_of (setup, state);
  const AciesSceneToken *first = acies_scene_find_token (scene, 0, 0);
  const AciesSceneToken *second = acies_scene_find_token (scene, 0, 1);
  const AciesSceneToken *levy = acies_scene_find_token (scene, 0, 2);
  const AciesSceneToken *reserve = acies_scene_find_token (scene, 0, 6);
  const AciesSceneToken *rallying = acies_scene_find_token (scene, 1, 2);

  g_assert_cmpuint (first->emblem, ==, ACIES_EMBLEM_LEGIONARIES);
  g_assert_cmpstr (first->badge, ==, "H 3");
  g_assert_cmpstr (first->text, ==,
                   "Heavy legionaries 1, heavy legionaries with pila, 3 of 4 figures, pila thrown, pushed back once, pinned by heavy horse");
  g_assert_true (first->on_table);
  g_assert_cmpuint (first->figures, ==, 3);
  g_assert_cmpuint (first->figures_full, ==, 4);
  g_assert_cmpuint (first->setbacks, ==, 1);
  g_assert_false (first->flags & ACIES_TOKEN_LOADED);
  g_assert_true (second->flags & ACIES_TOKEN_LOADED);
  g_assert_true (levy->flags & ACIES_TOKEN_ROUTED);
  g_assert_false (rallying->flags & ACIES_TOKEN_ROUTED);
  g_assert_cmpint (first->width, ==, 4000);
  g_assert_cmpint (first->depth, ==, 2000);
  g_assert_cmpstr (second->text, ==,
                   "Heavy legionaries 2, heavy legionaries with pila, 4 figures, pila not thrown yet, engaged with heavy foot 1");
  g_assert_cmpint (levy->depth, ==, 4000);
  g_assert_cmpstr (levy->badge, ==, "L 8");
  g_assert_true (levy->flags & ACIES_TOKEN_DISORDERED);
  g_assert_nonnull (strstr (levy->text, "routed"));
  g_assert_cmpuint (acies_scene_find_token (scene, 0, 3)->emblem, ==, ACIES_EMBLEM_ARCHERS);
  g_assert_cmpuint (acies_scene_find_token (scene, 0, 4)->emblem, ==, ACIES_EMBLEM_LIGHT_CAVALRY);
  g_assert_cmpuint (acies_scene_find_token (scene, 0, 5)->emblem, ==, ACIES_EMBLEM_ELEPHANTS);
  g_assert_cmpstr (acies_scene_find_token (scene, 0, 5)->badge, ==, "3");
  g_assert_cmpuint (acies_scene_find_token (scene, 1, 1)->emblem, ==, ACIES_EMBLEM_PHALANGITES);
  g_assert_cmpuint (rallying->emblem, ==, ACIES_EMBLEM_CATAPHRACTS);
  g_assert_nonnull (strstr (rallying->text, "rallying, 2 turns left"));
  g_assert_cmpuint (acies_scene_find_token (scene, 1, 3)->emblem, ==, ACIES_EMBLEM_CHARIOTS);
  g_assert_false (reserve->on_table);
  g_assert_nonnull (strstr (reserve->text, "comes in turn 5"));
  g_assert_null (acies_scene_find_token (scene, 1, 4));
  co_setup_free ((AciesSetup *) setup);
}

static guint
count_ties (const AciesScene *scene, AciesTieKind kind)
{
  guint n = 0;

  for (guint i = 0; i < scene->ties->len; i++)
    n += g_array_index (scene->ties, AciesSceneTie, i).kind == kind;

  return n;
}

/* C-LIN-1, C-ENG-4, C-ENG-5: two lines in contact, one pair face to face beside them, with the points of either line. */
static void
test_ties (void)
{
  CoSetup *setup = setup_with (
    "legion legion legion", "heavy heavy heavy",
    "'deployment': {'units': {'a1': {'at': [900, 700], 'facing': 0}, 'a2': {'at': [940, 700], 'facing': 0}, "
    "'a3': {'at': [1400, 700], 'facing': 0}, 'b1': {'at': [900, 700], 'facing': 180}, "
    "'b2': {'at': [940, 700], 'facing': 180}, 'b3': {'at': [1400, 640], 'facing': 180}}}");
  g_autofree CoState    *state = g_new0 (CoState, 1);
  g_autoptr (AciesScene) scene = scene_of (setup, state);
  const AciesSceneTie   *tie;

  g_assert_cmpuint (count_ties (scene, ACIES_TIE_FIGHT), ==, 2);
  g_assert_cmpuint (count_ties (scene, ACIES_TIE_WATCH), ==, 1);
  g_assert_cmpuint (count_ties (scene, ACIES_TIE_SHOT), ==, 0);
  tie = &g_array_index (scene->ties, AciesSceneTie, 0);
  g_assert_cmpint (tie->from[0], ==, 88000);
  g_assert_cmpint (tie->to[0], ==, 92000);
  g_assert_cmpint (tie->from[1], ==, 70000);
  g_assert_cmpuint (scene->fronts->len, ==, 2);
  for (guint i = 0; i < scene->fronts->len; i++)
    {
      const AciesSceneFront *front = &g_array_index (scene->fronts, AciesSceneFront, i);

      g_assert_cmphex (front->units, ==, 3);
      g_assert_cmpstr (front->words, ==, "40 points");
    }
  co_setup_free ((AciesSetup *) setup);
}

/* C-FIR-10: a declared shot is to be seen until all fall together. */
static void
test_shot (void)
{
  CoSetup *setup = setup_with ("bow", "heavy",
                               "'deployment': {'units': {'a1': {'at': [900, 700], 'facing': 0}, "
                               "'b1': {'at': [900, 500], 'facing': 180}}}, 'situation': {'phase': 'fire'}");
  g_autofree CoState    *state = g_new0 (CoState, 1);
  g_autoptr (AciesScene) before = scene_of (setup, state);
  const AciesAction      shot = { .kind = CO_SHOOT, .units = 1 }, end = { .kind = CO_END_PHASE };
  AciesScene            *scene;

  g_assert_cmpuint (count_ties (before, ACIES_TIE_SHOT), ==, 0);
  RULES->apply ((const AciesSetup *) setup, &state->base, &shot, NULL);
  scene = RULES->scene ((const AciesSetup *) setup, &state->base);
  g_assert_cmpuint (count_ties (scene, ACIES_TIE_SHOT), ==, 1);
  g_assert_nonnull (strstr (acies_scene_find_token (scene, 0, 0)->text, "shoots at"));
  acies_scene_free (scene);
  RULES->apply ((const AciesSetup *) setup, &state->base, &end, NULL);
  scene = RULES->scene ((const AciesSetup *) setup, &state->base);
  g_assert_cmpuint (count_ties (scene, ACIES_TIE_SHOT), ==, 0);
  acies_scene_free (scene);
  co_setup_free ((AciesSetup *) setup);
}

/* C-FIR-2, C-MOR-11: how far somebody shoots and would flee. */
static void
test_marks (void)
{
  CoSetup *setup = setup_with ("bow", "heavy",
                               "'deployment': {'units': {'a1': {'at': [900, 700], 'facing': 0}, "
                               "'b1': {'at': [900, 500], 'facing': 180}}}");
  g_autofree CoState    *state = g_new0 (CoState, 1);
  g_autoptr (AciesScene) scene = scene_of (setup, state);
  g_autoptr (GArray)     marks = g_array_new (FALSE, FALSE, sizeof (AciesTableMark));
  const AciesTableMark  *flight;

  RULES->table->marks ((AciesSetup *) setup, &state->base, 0, 0, 1u << ACIES_TABLE_MARK_ARC, marks);
  g_assert_cmpuint (marks->len, ==, 1);
  g_assert_cmpint (g_array_index (marks, AciesTableMark, 0).length, ==, 14 * 2540);
  g_array_set_size (marks, 0);
  RULES->table->marks ((AciesSetup *) setup, &state->base, 1, 0, 1u << ACIES_TABLE_MARK_FLIGHT, marks);
  g_assert_cmpuint (marks->len, ==, 1);
  flight = &g_array_index (marks, AciesTableMark, 0);
  g_assert_cmpint (flight->points[0][1], ==, 48000);
  g_assert_cmpint (flight->points[1][1], ==, 48000 - 6 * 2540);
  co_setup_free ((AciesSetup *) setup);
}

/* Points of what is left, of the start, and of what the enemy lost; each is accounted for. */
static void
test_strength (void)
{
  CoSetup *setup = setup_with ("legion", "horse",
                               "'deployment': {'units': {'a1': {'at': [900, 700], 'facing': 0}, "
                               "'b1': {'at': [900, 500], 'facing': 180}}}, "
                               "'situation': {'units': {'a1': {'figures': 3}}}");
  g_autofree CoState    *state = g_new0 (CoState, 1);
  g_autoptr (AciesScene) scene = scene_of (setup, state);

  g_assert_cmpint (scene->sides[0].strength_start, ==, 20);
  g_assert_cmpint (scene->sides[0].strength, ==, 15);
  g_assert_cmpint (scene->sides[1].strength, ==, 20);
  g_assert_cmpint (scene->sides[0].score, ==, 0);
  g_assert_cmpint (scene->sides[1].score, ==, 5);
  g_assert_cmpstr (scene->sides[0].standing, ==, "25 % lost");
  g_assert_cmpstr (scene->turn_text, ==, "Turn 1 of 20: first moves");
  g_assert_cmpuint (scene->measure, ==, ACIES_MEASURE_INCHES);
  for (guint side = 0; side < CO_N_SIDES; side++)
    for (guint kind = ACIES_ACCOUNT_SCORE; kind <= ACIES_ACCOUNT_STRENGTH; kind++)
      {
        g_autoptr (GArray) account = RULES->account ((AciesSetup *) setup, &state->base, kind, side, 0);
        const gint32       wanted = kind == ACIES_ACCOUNT_SCORE ? scene->sides[side].score : scene->sides[side].strength;
        gint32             sum = 0;

        for (guint i = 0; i < account->len; i++)
          {
            const AciesAccountLine *line = &g_array_index (account, AciesAccountLine, i);

            g_assert_nonnull (acies_clause_find (RULES->clauses, line->clause));
            g_assert_cmpuint (strlen (line->words), >, 2);
            sum += line->value;
          }
        g_assert_cmpint (sum, ==, wanted);
      }
  co_setup_free ((AciesSetup *) setup);
}

static const AciesSceneArea *
area_with (const AciesScene *scene, const char *words)
{
  for (guint i = 0; i < scene->areas->len; i++)
    {
      const AciesSceneArea *area = &g_array_index (scene->areas, AciesSceneArea, i);

      if (g_str_has_prefix (area->text, words))
        return area;
    }

  return NULL;
}

/* Ground, and while armies are set up their zones. */
static void
test_ground (void)
{
  CoSetup *setup = setup_with ("legion", "horse", "'conditions': {'free-deployment': true}");
  g_autofree CoState    *state = g_new0 (CoState, 1);
  g_autoptr (AciesScene) scene = scene_of (setup, state);
  g_autoptr (AciesScene) preview = RULES->scene_preview ((AciesSetup *) setup);
  const AciesSceneArea  *hill = area_with (scene, "Hill"), *zone = area_with (scene, "Its units");

  g_assert_cmpint (scene->table_width, ==, 182880);
  g_assert_cmpuint (scene->areas->len, ==, 5);
  g_assert_cmpstr (hill->name, ==, "The Hill");
  g_assert_true (hill->has_crest);
  g_assert_cmpuint (hill->n_points, ==, 3);
  g_assert_cmpuint (area_with (scene, "Wood")->ground, ==, ACIES_GROUND_WOOD);
  g_assert_cmpuint (area_with (scene, "River")->ground, ==, ACIES_GROUND_WATER);
  g_assert_nonnull (area_with (scene, "Stream"));
  g_assert_cmpstr (zone->name, ==, "Zone of Army a");
  g_assert_cmpint (zone->points[0][1], ==, 80000);
  g_assert_false (acies_scene_find_token (scene, 0, 0)->on_table);
  g_assert_cmpint (preview->active, ==, ACIES_NO_SIDE);
  co_setup_free ((AciesSetup *) setup);
}

/* Commanders stand on the table, off it, or are lost. */
static void
test_commanders (void)
{
  CoSetup *setup = setup_with ("legion", "horse",
                               "'deployment': {'units': {'a1': {'at': [900, 700], 'facing': 0}, "
                               "'b1': {'at': [900, 500], 'facing': 180}}, 'commanders': {'ac': {'at': [900, 740]}}}");
  g_autofree CoState     *state = g_new0 (CoState, 1);
  g_autoptr (AciesScene)  scene = scene_of (setup, state);
  const AciesSceneLeader *own, *other;

  g_assert_cmpuint (scene->leaders->len, ==, 2);
  own = &g_array_index (scene->leaders, AciesSceneLeader, 0);
  other = &g_array_index (scene->leaders, AciesSceneLeader, 1);
  g_assert_true (own->on_table);
  g_assert_cmpint (own->at[0], ==, 90000);
  g_assert_cmpint (own->at[1], ==, 74000);
  g_assert_cmpstr (own->text, ==, "ac, reaches units within 4 inches");
  g_assert_false (other->on_table);
  g_assert_cmpstr (other->text, ==, "bc, not on the table");
  co_setup_free ((AciesSetup *) setup);
}

/* Rows of those alike, whatever they are called, and the commanders; all points are told. */
static void
test_roster (void)
{
  CoSetup           *setup = setup_with ("legion legion horse legion", "levy", "'conditions': {'free-deployment': true}");
  g_autoptr (GArray) roster = RULES->roster ((AciesSetup *) setup, 0);
  const AciesRosterRow *row = &g_array_index (roster, AciesRosterRow, 0);
  gint32             sum = 0;

  g_assert_cmpuint (roster->len, ==, 3);
  g_assert_cmpuint (row->count, ==, 3);
  g_assert_cmpstr (row->name, ==, "Heavy legionaries with pila");
  g_assert_cmpstr (row->kind, ==, "Heavy legionaries 1 and 2 more");
  g_assert_true (g_array_index (roster, AciesRosterRow, 2).commander);
  for (guint i = 0; i < roster->len; i++)
    sum += g_array_index (roster, AciesRosterRow, i).strength;
  g_assert_cmpint (sum, ==, setup->sides[0].total);
  co_setup_free ((AciesSetup *) setup);
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cohorts/scene/tokens", test_tokens);
  g_test_add_func ("/cohorts/scene/ties", test_ties);
  g_test_add_func ("/cohorts/scene/shot", test_shot);
  g_test_add_func ("/cohorts/scene/marks", test_marks);
  g_test_add_func ("/cohorts/scene/strength", test_strength);
  g_test_add_func ("/cohorts/scene/ground", test_ground);
  g_test_add_func ("/cohorts/scene/commanders", test_commanders);
  g_test_add_func ("/cohorts/scene/roster", test_roster);

  return g_test_run ();
}
