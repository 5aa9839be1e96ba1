/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/ai/acies-study.h"
#include "support/shipped.h"

#include <string.h>

static const AciesStudyOptions quick = { .level = ACIES_AI_QUICK, .n_turns = 6, .n_battles = 4, .seed = 7, .n_threads = 2 };

static AciesGame *
begin (void)
{
  g_autoptr (GPtrArray) scenarios = shipped_scenarios ("lost-battles/studies");

  return acies_game_new (g_ptr_array_index (scenarios, 0), NULL, 3);
}

static AciesStudy *
study (AciesGame *game, guint n_threads)
{
  AciesStudyOptions options = quick;
  AciesStudy       *self = acies_study_new (game);

  options.n_threads = n_threads;
  g_assert_true (acies_study_run (self, &options, NULL, NULL, NULL));

  return self;
}

static void
play (AciesGame *game, const AciesStudyTurn *turn)
{
  for (guint i = 0; i < turn->actions->len; i++)
    {
      g_autoptr (GError) error = NULL;

      acies_game_act (game, &g_array_index (turn->actions, AciesAction, i), &error);
      g_assert_no_error (error);
    }
}

/* Of a battle in which nothing was done there is nothing to rank; the ways are told from the best to the worst. */
static void
test_without_own (void)
{
  g_autoptr (AciesGame)  game = begin ();
  g_autoptr (AciesStudy) self = study (game, 2);
  g_autofree char       *text = acies_study_dup_text (self);

  g_assert_false (acies_study_has_own (self));
  g_assert_cmpint (acies_study_get_side (self), ==, acies_game_get_decision (game)->side);
  g_assert_cmpuint (acies_study_get_rank (self), ==, 0);
  g_assert_cmpuint (acies_study_get_n_turns (self), ==, quick.n_turns);
  for (guint i = 0; i < quick.n_turns; i++)
    {
      const AciesStudyTurn *turn = acies_study_get_turn (self, i);

      g_assert_true (i == 0 || turn->margin <= acies_study_get_turn (self, i - 1)->margin);
      g_assert_true (turn->score >= 0 && turn->score <= 1);
      g_assert_cmpuint (turn->actions->len, >, 0);
    }
  g_assert_nonnull (strstr (text, "6 ways"));
  g_assert_nonnull (strstr (text, "The best that was found"));
  g_assert_null (strstr (text, "Yours"));
}

/* Whoever plays the best that was found has the first rank, with the same result; a turn in the midst is none. */
static void
test_best (void)
{
  g_autoptr (AciesGame)  game = begin ();
  g_autoptr (AciesGame)  unfinished = NULL;
  g_autoptr (AciesStudy) before = study (game, 2);
  g_autoptr (AciesStudy) after = NULL;
  g_autoptr (AciesStudy) midst = NULL;
  g_autofree char       *text = NULL;

  play (game, acies_study_get_turn (before, 0));
  after = study (game, 2);
  text = acies_study_dup_text (after);
  g_assert_true (acies_study_has_own (after));
  g_assert_cmpuint (acies_study_get_n_turns (after), ==, quick.n_turns + 1);
  g_assert_cmpuint (acies_study_get_rank (after), ==, 1);
  g_assert_cmpfloat (acies_study_get_turn (after, 0)->margin, ==, acies_study_get_turn (before, 0)->margin);
  g_assert_cmpfloat (acies_study_get_turn (after, 0)->margin, ==, acies_study_get_turn (after, 1)->margin);
  g_assert_nonnull (strstr (text, "Yours is the best"));

  unfinished = acies_game_fork (game, 1);
  midst = acies_study_new (unfinished);
  g_assert_false (acies_study_has_own (midst));
}

/* To end the turn at once is legal, and told as what it is. */
static void
test_nothing (void)
{
  g_autoptr (AciesGame)  game = begin ();
  const AciesActionList *legal = acies_game_get_legal (game);
  g_autoptr (AciesStudy) self = NULL;
  g_autofree char       *text = NULL;
  guint                  rank;

  for (guint i = 0; i < legal->n; i++)
    {
      AciesActionView view = { 0 };

      acies_game_get_ruleset (game)->view (acies_game_get_setup (game), acies_game_get_state (game), &legal->items[i], &view);
      if ((view.flags & ACIES_ACTION_ENDS_TURN) == 0)
        continue;
      g_assert_true (acies_game_act (game, &legal->items[i], NULL));
      break;
    }
  while (acies_game_get_decision (game)->side == 1 && !acies_game_get_decision (game)->is_main)
    g_assert_true (acies_game_act (game, &acies_game_get_legal (game)->items[0], NULL));

  self = study (game, 2);
  rank = acies_study_get_rank (self);
  g_assert_cmpuint (rank, >, 0);
  text = acies_study_dup_turn_text (self, acies_study_get_turn (self, rank - 1));
  g_assert_cmpstr (text, ==, "Nothing is done.");
}

static void
test_threads (void)
{
  g_autoptr (AciesGame)  game = begin ();
  g_autoptr (AciesStudy) one = study (game, 1);
  g_autoptr (AciesStudy) three = study (game, 3);
  g_autoptr (JsonNode)   first = acies_study_to_json (one);
  g_autoptr (JsonNode)   second = acies_study_to_json (three);

  g_assert_true (json_node_equal (first, second));
}

static void
stop_cb (guint done, guint total, gpointer cancellable)
{
  g_assert_cmpuint (total, ==, quick.n_turns * quick.n_battles);
  g_cancellable_cancel (cancellable);
}

static void
test_stop (void)
{
  g_autoptr (AciesGame)    game = begin ();
  g_autoptr (AciesStudy)   self = acies_study_new (game);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_assert_false (acies_study_run (self, &quick, stop_cb, cancellable, cancellable));
  g_assert_cmpuint (acies_study_get_n_turns (self), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/study/without-own", test_without_own);
  g_test_add_func ("/study/best", test_best);
  g_test_add_func ("/study/nothing", test_nothing);
  g_test_add_func ("/study/threads", test_threads);
  g_test_add_func ("/study/stop", test_stop);

  return g_test_run ();
}
