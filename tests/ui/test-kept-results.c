/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* What came of fights stays in sight as long as the person has not acted again; what the button at the top says meanwhile. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "page-test-support.h"

#include <string.h>

#define MOST_STEPS 3000

static void
set_up (PageTest *self, gconstpointer data)
{
  g_autofree char          *path = g_test_build_filename (G_TEST_DIST, "table-battle.json", NULL);
  g_autoptr (GFile)         file = g_file_new_for_path (path);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesScenario) scenario = acies_scenario_load (file, problems, NULL);

  g_assert_nonnull (scenario);
  self->luck = 7;
  self->game = acies_game_new (scenario, NULL, 3);
  self->session = acies_session_new (self->game, NULL);
  page_test_show (self);
}

static void
tear_down (PageTest *self, gconstpointer data)
{
  acies_session_close (self->session, TRUE);
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->session);
  g_object_unref (self->game);
}

static int
get_side (PageTest *self)
{
  return acies_game_get_decision (self->game)->side;
}

/* The words of the last fight of the last action; NULL if nobody fought in it. */
static char *
dup_fight (PageTest *self)
{
  const AciesEventList *events = acies_game_get_events (self->game);
  guint                 n = 0;
  const guint first = acies_game_get_step_events (self->game, acies_game_get_n_steps (self->game) - 1, &n);

  for (guint i = first + n; i > first; i--)
    {
      const AciesEvent *event = acies_event_list_get (events, i - 1);

      if ((event->flags & ACIES_EVENT_COMBAT) != 0)
        return acies_game_get_ruleset (self->game)->event_text (acies_game_get_setup (self->game), event);
    }

  return NULL;
}

static void
act (PageTest *self)
{
  const AciesActionList *legal = acies_game_get_legal (self->game);
  const AciesAction      action = legal->items[page_test_draw (self, legal->n)];

  acies_battle_page_play (self->page, &action, 1);
}

/* Plays until a fight of a person has ended that person's turn. Returns: (transfer full): the fight in words */
static char *
play_to_last_fight (PageTest *self)
{
  for (guint i = 0; i < MOST_STEPS && !acies_game_is_over (self->game); i++)
    {
      const int side = get_side (self);
      char     *words;

      act (self);
      words = dup_fight (self);
      if (words != NULL && !acies_game_is_over (self->game) && get_side (self) != side)
        return words;
      g_free (words);
    }

  g_assert_not_reached ();
}

static gboolean
is_shown (PageTest *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->page->kept));
}

/* The computer goes on at once: what is told of the fight makes way in the one card and comes into the other. */
static void
test_stays (PageTest *self, gconstpointer data)
{
  const AciesPlayer computer = { .kind = ACIES_PLAYER_COMPUTER };
  const AciesPlayer person = { .kind = ACIES_PLAYER_HUMAN };
  g_autofree char  *fight = play_to_last_fight (self);
  const int         side = get_side (self);
  g_autofree char  *told = acies_result_card_dup_text (self->page->result);
  g_autofree char  *kept = NULL;
  AciesAction       action = acies_game_get_legal (self->game)->items[0];

  g_assert_nonnull (strstr (told, fight));
  g_assert_false (is_shown (self));

  acies_ai_runner_set_paused (acies_session_get_runner (self->session), TRUE);
  acies_session_set_player (self->session, (guint) side, &computer);
  g_assert_true (acies_game_act (self->game, &action, NULL));
  ui_test_settle (50);
  g_assert_true (is_shown (self));
  kept = acies_kept_results_dup_text (self->page->kept);
  g_assert_nonnull (strstr (kept, fight));
  page_test_picture (self, "kept-results.png");
  g_free (told);
  told = acies_result_card_dup_text (self->page->result);
  g_assert_null (strstr (told, fight));

  /* An action of a person says that it was seen. */
  acies_session_set_player (self->session, (guint) side, &person);
  act (self);
  act (self);
  ui_test_settle (50);
  g_assert_false (is_shown (self));
}

/* It can be put away before, and comes back with the next fight only. */
static void
test_put_away (PageTest *self, gconstpointer data)
{
  const AciesPlayer computer = { .kind = ACIES_PLAYER_COMPUTER };
  g_autofree char  *fight = play_to_last_fight (self);
  g_autofree char  *kept = NULL;
  AciesAction       action = acies_game_get_legal (self->game)->items[0];

  acies_ai_runner_set_paused (acies_session_get_runner (self->session), TRUE);
  acies_session_set_player (self->session, (guint) get_side (self), &computer);
  g_assert_true (acies_game_act (self->game, &action, NULL));
  ui_test_settle (50);
  g_assert_true (is_shown (self));
  g_signal_emit_by_name (ui_test_find (GTK_WIDGET (self->page->kept), GTK_TYPE_BUTTON, NULL), "clicked");
  g_assert_false (is_shown (self));
  action = acies_game_get_legal (self->game)->items[0];
  g_assert_true (acies_game_act (self->game, &action, NULL));
  ui_test_settle (50);
  kept = acies_kept_results_dup_text (self->page->kept);
  g_assert_null (strstr (kept, fight));
}

/* Whether fights wait that have to be fought before anything can be ended. */
static gboolean
must_fight (PageTest *self)
{
  AciesAction found;

  return !acies_game_get_decision (self->game)->is_main &&
         acies_battle_page_find_action (self->page, ACIES_ACTION_ATTACKS, &found) &&
         !acies_battle_page_find_action (self->page, ACIES_ACTION_ENDS_TURN, &found);
}

/* The button at the top names what it ends, or what comes first, never what was ended before. */
static void
test_end_button (PageTest *self, gconstpointer data)
{
  const guint n_words = 2;
  guint       n_seen = 0;

  for (guint i = 0; i < MOST_STEPS && n_seen < n_words && !acies_game_is_over (self->game); i++)
    {
      const char *label = gtk_label_get_label (self->page->end_label);

      if (must_fight (self))
        {
          g_assert_cmpstr (label, ==, "_Next: Fight");
          g_assert_true (page_test_run (self, "battle.end-turn"));
          g_assert_true (acies_choose_tool_get_preview (self->page->tool)->open);
          n_seen++;
        }
      else
        g_assert_null (strstr (label, "Next"));
      act (self);
    }
  g_assert_cmpuint (n_seen, ==, n_words);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/ui/results/stay", PageTest, NULL, set_up, test_stays, tear_down);
  g_test_add ("/ui/results/put-away", PageTest, NULL, set_up, test_put_away, tear_down);
  g_test_add ("/ui/results/end-button", PageTest, NULL, set_up, test_end_button, tear_down);

  return g_test_run ();
}
