/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <locale.h>

#include "engine/lost-battles/lb-map.h"
#include "support/lb-test-support.h"

static const char field[] =
  "red c2 south: r1=HI-a *r2=HI-v/leg r3=HI-p!; red b2 west: r4=HC-v/cat; red off: u1=EL-i u2=LI-p;"
  "red hero rh average r4; red strategist rc brilliant c2; blue c3 north: *k1=CH-a/scy k2=HI-a;"
  "red camp c1 fortified; red key c2; blue key c3; ground d3 hill forest; dust";

static AciesScene *
scene_of (const LbTest *test)
{
  return test->ruleset->scene (test->setup, &test->state.base);
}

/* Within a zone the lead is first, then the units in order; who is off the field comes last. */
static void
test_tokens (void)
{
  g_autoptr (LbTest)     test = lb_test_new (field);
  g_autoptr (AciesScene) scene = NULL;
  const AciesSceneToken *lead;
  const AciesSceneToken *poor;
  const AciesSceneToken *hero;
  const AciesSceneToken *beast;
  int                    last_cell = -1;
  gboolean               in_reserve = FALSE;

  lb_test_play (test, "activate r4; finish; end-turn");
  scene = scene_of (test);
  lead = acies_scene_find_token (scene, 1, 0);
  poor = acies_scene_find_token (scene, 0, 2);
  hero = acies_scene_find_token (scene, 0, 3);
  beast = acies_scene_find_token (scene, 0, 4);

  for (guint i = 0; i < scene->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, i);

      in_reserve = in_reserve || token->cell == ACIES_NO_CELL;
      g_assert_true (in_reserve == (token->cell == ACIES_NO_CELL));
      if (!in_reserve)
        g_assert_cmpint (token->cell, >=, last_cell);
      if (!in_reserve && token->cell != last_cell && scene->active != token->side)
        g_assert_true (token->flags & ACIES_TOKEN_LEAD);
      last_cell = token->cell;
    }

  g_assert_cmpuint (poor->pips, ==, 1);
  g_assert_true (poor->flags & ACIES_TOKEN_DISORDERED);
  g_assert_cmpuint (poor->emblem, ==, ACIES_EMBLEM_HEAVY_INFANTRY);
  g_assert_cmpuint (poor->facing, ==, ACIES_FACING_SOUTH);
  g_assert_cmpuint (hero->emblem, ==, ACIES_EMBLEM_CATAPHRACTS);
  g_assert_cmpuint (hero->pips, ==, 3);
  g_assert_cmpuint (hero->hero, ==, 2);
  g_assert_false (hero->hero_dazed);
  g_assert_cmpuint (hero->facing, ==, ACIES_FACING_WEST);
  g_assert_cmpuint (beast->emblem, ==, ACIES_EMBLEM_ELEPHANTS);
  g_assert_cmpuint (beast->pips, ==, 2);
  g_assert_true (beast->flags & ACIES_TOKEN_DIAMONDS);
  g_assert_cmpint (beast->cell, ==, ACIES_NO_CELL);
  g_assert_cmpuint (lead->emblem, ==, ACIES_EMBLEM_SCYTHED_CHARIOTS);
  g_assert_cmpuint (lead->pips, ==, 2);
}

static void
test_acting (void)
{
  g_autoptr (LbTest)     test = lb_test_new (field);
  g_autoptr (AciesScene) during = NULL;
  g_autoptr (AciesScene) after = NULL;

  lb_test_play (test, "activate r1 r2 r3");
  during = scene_of (test);
  g_assert_true (acies_scene_find_token (during, 0, 0)->flags & ACIES_TOKEN_ACTIVE);
  g_assert_false (acies_scene_find_token (during, 0, 3)->flags & ACIES_TOKEN_ACTIVE);

  lb_test_play (test, "finish");
  after = scene_of (test);
  g_assert_false (acies_scene_find_token (after, 0, 0)->flags & ACIES_TOKEN_ACTIVE);
  g_assert_true (acies_scene_find_token (after, 0, 0)->flags & ACIES_TOKEN_ACTED);
  g_assert_false (acies_scene_find_token (after, 0, 3)->flags & ACIES_TOKEN_ACTED);
}

static void
test_cells (void)
{
  g_autoptr (LbTest)     test = lb_test_new (field);
  g_autoptr (AciesScene) scene = scene_of (test);
  const AciesSceneCell  *centre = &scene->cells[lb_zone_find ("c2")];
  const AciesSceneCell  *camp = &scene->cells[lb_zone_find ("c1")];
  const AciesSceneCell  *hill = &scene->cells[lb_zone_find ("d3")];

  g_assert_cmpuint (scene->columns, ==, 5);
  g_assert_cmpuint (scene->rows, ==, 4);
  g_assert_cmpint (acies_scene_find_cell (scene, "e4"), ==, 19);
  for (guint i = 0; i < LB_N_ZONES; i++)
    g_assert_cmpstr (scene->cells[i].id, ==, lb_zone_id (i));

  g_assert_cmpstr (centre->name, ==, "Centre");
  g_assert_cmpint (centre->side, ==, 0);
  g_assert_cmpint (centre->key_side, ==, 0);
  g_assert_cmpint (centre->camp_side, ==, ACIES_NO_SIDE);
  g_assert_cmpuint (centre->load, ==, 4);
  g_assert_cmpuint (centre->capacity, ==, 12);
  g_assert_cmpint (camp->camp_side, ==, 0);
  g_assert_true (camp->camp_fortified);
  g_assert_false (camp->camp_captured);
  g_assert_cmpint (camp->side, ==, ACIES_NO_SIDE);
  g_assert_cmpuint (hill->terrain, ==, ACIES_TERRAIN_HILL | ACIES_TERRAIN_FOREST);
  g_assert_cmpuint (hill->capacity, ==, 8);
  g_assert_cmpstr (hill->name, ==, "Right centre");
}

/* What a screen reader says of a zone and of a unit. */
static void
test_words (void)
{
  g_autoptr (LbTest)     test = lb_test_new (field);
  g_autoptr (AciesScene) scene = NULL;

  lb_test_play (test, "end-turn; lead c2 r2");
  scene = scene_of (test);
  g_assert_cmpstr (scene->cells[lb_zone_find ("c2")].text, ==,
                   "The centre of red, key zone, red, fresh: average heavy infantry, veteran legionaries, disordered: poor "
                   "heavy infantry, facing south, lead unit: veteran legionaries, commander: rc");
  g_assert_cmpstr (scene->cells[lb_zone_find ("d3")].text, ==, "The right centre of blue, hill, forest, no units");
  g_assert_cmpstr (scene->cells[lb_zone_find ("c1")].text, ==, "The rear of red, fortified camp, no units");
  g_assert_cmpstr (scene->cells[lb_zone_find ("c2")].ground, ==, "Key zone, red, facing south");
  g_assert_cmpstr (scene->cells[lb_zone_find ("d3")].ground, ==, "Hill, forest, no units");
  g_assert_cmpstr (acies_scene_find_token (scene, 0, 1)->name, ==, "Veteran legionaries");
  g_assert_cmpstr (acies_scene_find_token (scene, 0, 1)->text, ==, "Veteran legionaries, fresh, lead unit");
  g_assert_cmpstr (acies_scene_find_token (scene, 0, 3)->text, ==, "Veteran cataphracts, fresh, lead unit, with rh");
  g_assert_cmpstr (acies_scene_find_token (scene, 0, 4)->text, ==, "Indian elephants, off the field");
}

/* Strategists have plates; heroes stand with their units. */
static void
test_leaders (void)
{
  g_autoptr (LbTest)      test = lb_test_new (field);
  g_autoptr (AciesScene)  scene = scene_of (test);
  const AciesSceneLeader *leader;

  g_assert_cmpuint (scene->leaders->len, ==, 1);
  leader = &g_array_index (scene->leaders, AciesSceneLeader, 0);
  g_assert_cmpint (leader->side, ==, 0);
  g_assert_cmpuint (leader->commander, ==, 1);
  g_assert_cmpuint (leader->rating, ==, 4);
  g_assert_cmpint (leader->cell, ==, (int) lb_zone_find ("c2"));
  g_assert_cmpstr (leader->text, ==, "rc, brilliant strategist, in the centre of red");
}

/* 4.1, 8.3, 8.4: Orders first, then two pools a commander in a group of their own. */
static void
test_counters (void)
{
  g_autoptr (LbTest)       test = lb_test_new (field);
  g_autoptr (AciesScene)   scene = NULL;
  const AciesSceneCounter *counters;

  lb_test_play (test, "activate r4 pay army:1");
  scene = scene_of (test);
  g_assert_cmpuint (scene->counters->len, ==, 5);
  counters = (const AciesSceneCounter *) scene->counters->data;
  g_assert_cmpstr (counters[0].name, ==, "Orders");
  g_assert_cmpuint (counters[0].group, ==, 0);
  g_assert_cmpuint (counters[0].left, ==, 7);
  g_assert_cmpuint (counters[1].group, ==, 1);
  g_assert_cmpuint (counters[1].left, ==, 2);
  g_assert_nonnull (strstr (counters[1].barred, "8.3.1"));
  g_assert_nonnull (counters[1].reason);
  g_assert_cmpuint (counters[1].total, ==, 2);
  g_assert_cmpuint (counters[2].group, ==, 1);
  g_assert_cmpuint (counters[2].left, ==, 2);
  g_assert_null (counters[2].barred);
  g_assert_cmpuint (counters[3].group, ==, 2);
  g_assert_cmpuint (counters[3].left, ==, 4);
  g_assert_null (counters[3].barred);
}

/* 8.8.3: of two commanders who began side by side, the one who has not spent first keeps what he has, but cannot give it. */
static void
test_barred_counters (void)
{
  g_autoptr (LbTest)       test = lb_test_new (field);
  g_autoptr (AciesScene)   scene = NULL;
  const AciesSceneCounter *counters;

  lb_test_play (test, "activate r4 pay rh:1");
  scene = scene_of (test);
  counters = (const AciesSceneCounter *) scene->counters->data;
  g_assert_cmpuint (counters[0].left, ==, 8);
  g_assert_cmpuint (counters[2].left, ==, 2);
  g_assert_null (counters[2].barred);
  for (guint i = 3; i < 5; i++)
    {
      g_assert_cmpuint (counters[i].left, ==, 4);
      g_assert_nonnull (strstr (counters[i].barred, "8.8.3"));
      g_assert_cmpint ((int) strlen (counters[i].reason), >, 20);
    }
}

static void
test_header (void)
{
  g_autoptr (LbTest)     test = lb_test_new (field);
  g_autoptr (AciesScene) scene = scene_of (test);

  g_assert_cmpuint (scene->turn, ==, 3);
  g_assert_cmpint (scene->active, ==, 0);
  g_assert_cmpstr (scene->conditions, ==, "dust");
  g_assert_cmpuint (scene->n_sides, ==, 2);
  g_assert_cmpstr (scene->sides[1].name, ==, "blue");
  g_assert_cmpint (scene->sides[0].strength, ==, scene->sides[0].strength_start);
}

/* Before the battle: no counters, nobody's turn, the historical deployment. */
static void
test_preview (void)
{
  g_autoptr (GFile)         file = NULL;
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesScenario) scenario = NULL;
  g_autoptr (GError)        error = NULL;
  g_autoptr (AciesScene)    scene = NULL;
  const AciesRuleset       *ruleset;
  guint                     n_placed = 0;

  file = g_file_new_build_filename (SOURCE_SCENARIOS, "lost-battles", "cannae-216bc.json", NULL);
  scenario = acies_scenario_load (file, problems, &error);
  g_assert_no_error (error);
  ruleset = acies_scenario_get_ruleset (scenario);
  scene = ruleset->scene_preview (acies_scenario_get_setup (scenario));

  g_assert_cmpint (scene->active, ==, ACIES_NO_SIDE);
  g_assert_cmpuint (scene->counters->len, ==, 0);
  for (guint i = 0; i < scene->tokens->len; i++)
    if (g_array_index (scene->tokens, AciesSceneToken, i).cell != ACIES_NO_CELL)
      n_placed++;
  g_assert_cmpuint (n_placed, >, 20);
}

static void
test_roster (void)
{
  g_autoptr (LbTest)    test = lb_test_new (field);
  g_autoptr (GArray)    roster = test->ruleset->roster (test->setup, 0);
  const AciesRosterRow *rows = (const AciesRosterRow *) roster->data;

  g_assert_cmpuint (roster->len, ==, 6 + 4 + 2);
  g_assert_cmpuint (rows[1].emblem, ==, ACIES_EMBLEM_LEGIONARIES);
  g_assert_cmpint (rows[1].strength, ==, 4);
  g_assert_cmpstr (rows[1].kind, ==, "Veteran legionaries");
  g_assert_true (rows[roster->len - 2].commander);
  g_assert_cmpstr (rows[roster->len - 2].kind, ==, "Average hero, with veteran cataphracts");
  g_assert_false (rows[roster->len - 2].on_own);
  g_assert_true (rows[roster->len - 1].on_own);
  g_assert_cmpuint (rows[roster->len - 1].pips, ==, 4);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lb/scene/tokens", test_tokens);
  g_test_add_func ("/lb/scene/acting", test_acting);
  g_test_add_func ("/lb/scene/cells", test_cells);
  g_test_add_func ("/lb/scene/words", test_words);
  g_test_add_func ("/lb/scene/leaders", test_leaders);
  g_test_add_func ("/lb/scene/counters", test_counters);
  g_test_add_func ("/lb/scene/8.8.3/barred-counters", test_barred_counters);
  g_test_add_func ("/lb/scene/header", test_header);
  g_test_add_func ("/lb/scene/preview", test_preview);
  g_test_add_func ("/lb/scene/roster", test_roster);

  return g_test_run ();
}
