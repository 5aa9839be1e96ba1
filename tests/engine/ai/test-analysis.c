/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/ai/acies-analysis.h"

#include <math.h>
#include <string.h>

#include "engine/core/acies-json.h"
#include "support/shipped.h"

static const char *const rulesets[] = { "lost-battles", "dba", "cohorts" };

static const AciesAiBudget small = { .n_nodes = 200 };

/* A battle of the last scenario of @ruleset that the first side plays well and the second by lot. */
static AciesGame *
play_battle (const char *ruleset)
{
  g_autoptr (GPtrArray)        shipped = shipped_scenarios (ruleset);
  const AciesSimulationOptions options = { .ai = { ACIES_AI_QUICK, ACIES_AI_RANDOM }, .n_games = 2, .seed = 5 };
  g_autoptr (GError)           error = NULL;
  AciesGame                   *game = NULL;

  game = acies_simulation_play_again (g_ptr_array_index (shipped, shipped->len - 1), &options, 1, NULL, &error);
  g_assert_no_error (error);

  return game;
}

static AciesAnalysis *
analyse (AciesGame *game, guint n_threads)
{
  const AciesAnalysisOptions options = { ACIES_AI_QUICK, &small, n_threads };
  AciesAnalysis             *analysis = acies_analysis_new (game);

  acies_analysis_run (analysis, &options, NULL, NULL, NULL);

  return analysis;
}

static char *
dup_json (const AciesAnalysis *analysis)
{
  g_autoptr (JsonNode) root = acies_analysis_to_json (analysis);

  return acies_json_to_text (root);
}

/* Everything is weighed; who plays by lot gives more away; what the dice bring to one side they take from the other. */
static void
test_sides (gconstpointer data)
{
  AciesGame                *game = (AciesGame *) data;
  g_autoptr (AciesAnalysis) analysis = analyse (game, 0);
  gint64                    loss[2] = { 0, 0 };

  g_assert_cmpuint (acies_analysis_get_n_steps (analysis), ==, acies_game_get_n_steps (game));
  g_assert_cmpuint (acies_analysis_get_n_done (analysis), ==, acies_game_get_n_steps (game));
  for (guint i = 0; i < acies_analysis_get_n_steps (analysis); i++)
    {
      const AciesJudgement *judgement = acies_analysis_get_judgement (analysis, i);
      const gboolean        kept = acies_action_equal (&judgement->best, acies_game_get_step_action (game, i));

      g_assert_cmpint (judgement->loss, >=, 0);
      g_assert_cmpint (kept, ==, judgement->loss == 0);
      g_assert_true (judgement->had_dice || judgement->luck == 0);
      g_assert_cmpint (acies_analysis_get_side (analysis, i), ==, acies_game_get_step_side (game, i));
      loss[acies_analysis_get_side (analysis, i)] += judgement->loss;
    }
  for (guint side = 0; side < 2; side++)
    g_assert_cmpint (acies_analysis_get_totals (analysis, side)->loss, ==, loss[side]);
  g_assert_cmpint (loss[1], >, 2 * loss[0]);
  g_assert_cmpint (acies_analysis_get_totals (analysis, 0)->luck, ==, -acies_analysis_get_totals (analysis, 1)->luck);
}

/* The same whatever the number of threads. */
static void
test_threads (gconstpointer data)
{
  AciesGame                *game = (AciesGame *) data;
  g_autoptr (AciesAnalysis) one = analyse (game, 1);
  g_autoptr (AciesAnalysis) three = analyse (game, 3);
  g_autofree char          *first = dup_json (one);
  g_autofree char          *second = dup_json (three);

  g_assert_cmpstr (first, ==, second);
}

/* The greatest swings first, each of another turn of a side, none greater left out; each has its sentence. */
static void
test_moments (gconstpointer data)
{
  AciesGame                *game = (AciesGame *) data;
  g_autoptr (AciesAnalysis) analysis = analyse (game, 0);
  AciesMoment               moments[ACIES_ANALYSIS_MOST_MOMENTS];
  const guint               n = acies_analysis_find_moments (analysis, moments);
  gint32                    greatest = 0;

  g_assert_cmpuint (n, ==, ACIES_ANALYSIS_MOST_MOMENTS);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = acies_analysis_dup_moment_text (analysis, &moments[i]);
      g_autofree char *words = NULL;

      words = acies_game_get_ruleset (game)->action_text (acies_game_get_setup (game),
                                                          acies_game_get_step_before (game, moments[i].step),
                                                          acies_game_get_step_action (game, moments[i].step));
      g_assert_nonnull (strstr (text, words));
      if (i > 0)
        g_assert_cmpint (ABS (moments[i].swing), <=, ABS (moments[i - 1].swing));
    }
  for (guint i = 0; i < acies_analysis_get_n_steps (analysis); i++)
    greatest = MAX (greatest, MAX (acies_analysis_get_judgement (analysis, i)->loss,
                                   ABS (acies_analysis_get_judgement (analysis, i)->luck)));
  g_assert_cmpint (ABS (moments[0].swing), ==, greatest);
}

static void
progress_cb (guint done, guint total, gpointer data)
{
  if (done >= 10)
    g_cancellable_cancel (data);
}

/* What was weighed before it was stopped is there, the rest is not. */
static void
test_stopped (gconstpointer data)
{
  const AciesAnalysisOptions options = { ACIES_AI_QUICK, &small, 1 };
  AciesGame                 *game = (AciesGame *) data;
  g_autoptr (AciesAnalysis)  analysis = acies_analysis_new (game);
  g_autoptr (GCancellable)   cancellable = g_cancellable_new ();

  acies_analysis_run (analysis, &options, progress_cb, cancellable, cancellable);
  g_assert_cmpuint (acies_analysis_get_n_done (analysis), ==, 10);
  g_assert_nonnull (acies_analysis_get_judgement (analysis, 9));
  g_assert_null (acies_analysis_get_judgement (analysis, 10));
}

/* How many dice the first event of @step that has any has. */
static guint
count_first_dice (AciesGame *game, guint step)
{
  guint       n;
  const guint first = acies_game_get_step_events (game, step, &n);

  for (guint i = first; i < first + n; i++)
    if (acies_event_list_get (acies_game_get_events (game), i)->n_dice > 0)
      return acies_event_list_get (acies_game_get_events (game), i)->n_dice;

  return 0;
}

/* The first step of @game that begins with a throw of two dice: an attack. */
static guint
find_throw (AciesGame *game)
{
  for (guint i = 0; i < acies_game_get_n_steps (game); i++)
    if (count_first_dice (game, i) == 2)
      return i;
  g_assert_not_reached ();
}

/* The luck of all throws of the dice together is none; there is a good one and a bad one among them. */
static void
test_luck (gconstpointer data)
{
  AciesGame             *game = (AciesGame *) data;
  const AciesRuleset    *ruleset = acies_game_get_ruleset (game);
  const AciesSetup      *setup = acies_game_get_setup (game);
  const guint            step = find_throw (game);
  const AciesState      *before = acies_game_get_step_before (game, step);
  const AciesAction     *action = acies_game_get_step_action (game, step);
  g_autoptr (AciesJudge) judge = acies_judge_new (ruleset, setup, ACIES_AI_QUICK, &small);
  g_autofree AciesState *after = g_malloc (ruleset->state_size);
  double                 sum = 0;
  gint32                 least = G_MAXINT32, most = G_MININT32;

  for (guint i = 0; i < 36; i++)
    {
      const guint8   dice[2] = { (guint8) (1 + i / 6), (guint8) (1 + i % 6) };
      AciesJudgement judgement;

      memcpy (after, before, ruleset->state_size);
      acies_dice_seed (&after->dice, i);
      acies_dice_force (&after->dice, dice, 2);
      after->dice.n_drawn = before->dice.n_drawn;
      ruleset->apply (setup, after, action, NULL);
      acies_judge_weigh (judge, before, action, after, 7, NULL, &judgement);
      g_assert_true (judgement.had_dice);
      sum += judgement.luck;
      least = MIN (least, judgement.luck);
      most = MAX (most, judgement.luck);
    }
  g_assert_cmpint (least, <, 0);
  g_assert_cmpint (most, >, 0);
  g_assert_cmpfloat (fabs (sum / 36), <, (most - least) / 10.0);
}

static const struct
{
  const char   *name;
  GTestDataFunc run;
} tests[] = {
  { "sides", test_sides },     { "threads", test_threads }, { "moments", test_moments },
  { "stopped", test_stopped }, { "luck", test_luck },
};

int
main (int argc, char *argv[])
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    g_ptr_array_add (games, play_battle (rulesets[i]));
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    for (guint j = 0; j < G_N_ELEMENTS (rulesets); j++)
      {
        g_autofree char *path = g_strdup_printf ("/ai/analysis/%s/%s", tests[i].name, rulesets[j]);

        g_test_add_data_func (path, g_ptr_array_index (games, j), tests[i].run);
      }

  return g_test_run ();
}
