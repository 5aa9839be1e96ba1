/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* The guided battle on a free table, walked through in the window from its first step to its last. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-guide.h"
#include "page-test-support.h"

#include <string.h>

#define PIKES "4Pk"

enum
{
  CHOOSE,
  ADVANCE,
  COMPANIONS,
  END,
  CONTACT,
  END_AGAIN,
  LOOK,
  FIGHT,
  REST
};

static AciesScenario *
load (void)
{
  g_autoptr (GFile) file = g_file_new_build_filename (g_getenv ("ACIES_SCENARIOS"), "dba",
                                                      "chaeronea-338bc-dba.json", NULL);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  AciesScenario            *scenario = acies_scenario_load (file, problems, NULL);

  g_assert_nonnull (scenario);

  return scenario;
}

/* @data: the first die, which gives the points of the first bound. */
static void
set_up (PageTest *self, gconstpointer data)
{
  g_autoptr (AciesScenario) scenario = load ();
  const AciesGameOptions    options = {
    .start = { .historical = TRUE, .n_dice = 1, .dice = { (guint8) GPOINTER_TO_UINT (data) } },
    .undo = ACIES_UNDO_FREE,
  };

  self->game = acies_game_new (scenario, &options, 338);
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

static void
assert_step (PageTest *self, guint step)
{
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self->page->guide_card)));
  g_assert_cmpuint (acies_guide_card_get_step (self->page->guide_card), ==, step);
}

static gboolean
is_noted (PageTest *self)
{
  return *acies_guide_card_get_note (self->page->guide_card) != '\0';
}

static AciesUnits
units_of (PageTest *self, const char *badge)
{
  const AciesScene *scene = acies_field_get_scene (self->page->field);
  AciesUnits        units = 0;

  for (guint i = 0; i < scene->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, i);

      if (token->side == 0 && g_strcmp0 (token->badge, badge) == 0)
        units |= ACIES_UNIT_BIT (token->unit);
    }

  return units;
}

static gboolean
is_mine (PageTest *self)
{
  const AciesDecision *decision = acies_game_get_decision (self->game);

  return decision->side == 0 && decision->is_main;
}

/* Ends what can be ended, by the key for it and its warning; what cannot is done in the first way. */
static void
go_on (PageTest *self)
{
  AciesAction action;
  const guint before = acies_game_get_n_steps (self->game);

  if (acies_battle_page_find_action (self->page, ACIES_ACTION_ENDS_TURN, &action))
    {
      page_test_run (self, "battle.end-turn");
      if (acies_game_get_n_steps (self->game) == before)
        page_test_run (self, "battle.end-turn");
    }
  else
    {
      action = acies_game_get_legal (self->game)->items[0];
      acies_battle_page_play (self->page, &action, 1);
    }
  g_assert_cmpuint (acies_game_get_n_steps (self->game), >, before);
}

/* The enemy stands still; his shots and fights are dealt with. */
static void
wait_for_own_moves (PageTest *self)
{
  while (!is_mine (self))
    {
      g_assert_false (acies_game_is_over (self->game));
      go_on (self);
    }
}

/* A legal move of the most pikes: into contact if there is one, else straight ahead. */
static gboolean
find_move (PageTest *self, AciesAction *found)
{
  const AciesRuleset    *ruleset = acies_game_get_ruleset (self->game);
  const AciesActionList *legal = acies_game_get_legal (self->game);
  guint                  best = 0;

  for (guint i = 0; i < legal->n; i++)
    {
      AciesActionView  view = { 0 };
      g_autofree char *words = NULL;
      guint            worth;

      ruleset->view (acies_game_get_setup (self->game), acies_game_get_state (self->game),
                     &legal->items[i], &view);
      if ((view.flags & ACIES_ACTION_MOVES) == 0)
        continue;
      words = ruleset->action_text (acies_game_get_setup (self->game),
                                    acies_game_get_state (self->game), &legal->items[i]);
      worth = 2 * acies_units_count (view.units & units_of (self, PIKES));
      if (worth == 0 || (!g_str_has_prefix (words, "Advance") && strstr (words, " against ") == NULL))
        continue;
      if (strstr (words, " against ") != NULL)
        worth += 100;
      if (worth <= best)
        continue;
      best = worth;
      *found = legal->items[i];
    }

  return best > 0;
}

static void
choose_chain (PageTest *self, const char *badge)
{
  const guint      unit = acies_units_first (units_of (self, badge));
  const AciesUnits chain = acies_game_get_ruleset (self->game)->table->chain (
    acies_game_get_setup (self->game), acies_game_get_state (self->game), 0, unit);

  acies_choose_tool_choose (self->page->tool, chain, 0);
}

/* Ahead by whatever is allowed at once. */
static void
advance (PageTest *self, gint32 by)
{
  g_assert_true (acies_choose_tool_set_numbers (self->page->tool, by, 0, 0));
  g_assert_true (acies_choose_tool_get_move (self->page->tool)->plan.legal);
  g_assert_true (acies_choose_tool_confirm (self->page->tool));
}

/* Others than those who are meant do not count; what is done in its order never leads a step back. */
static void
test_walk (PageTest *self, gconstpointer data)
{
  guint bounds;

  assert_step (self, CHOOSE);
  acies_choose_tool_choose (self->page->tool, units_of (self, "2Ps"), 0);
  assert_step (self, CHOOSE);
  g_assert_true (is_noted (self));
  advance (self, 2000);
  assert_step (self, CHOOSE);
  choose_chain (self, PIKES);
  assert_step (self, ADVANCE);
  page_test_picture (self, "table-guide-advance.png");
  advance (self, 3000);
  assert_step (self, COMPANIONS);
  choose_chain (self, "3Kn");
  assert_step (self, COMPANIONS);
  advance (self, 3000);
  assert_step (self, END);
  go_on (self);
  wait_for_own_moves (self);
  assert_step (self, CONTACT);

  for (bounds = 0; bounds < 12; bounds++)
    {
      AciesAction move;

      if (find_move (self, &move))
        acies_battle_page_play (self->page, &move, 1);
      assert_step (self, END_AGAIN);
      go_on (self);
      if (!acies_game_get_decision (self->game)->is_main &&
          acies_game_get_decision (self->game)->side == 0)
        break;
      wait_for_own_moves (self);
      assert_step (self, CONTACT);
      g_assert_true (is_noted (self));
    }
  g_assert_cmpuint (bounds, <, 12);

  assert_step (self, LOOK);
  /* Instead of ending anything it leads to the fight that has to come first. */
  page_test_run (self, "battle.end-turn");
  g_assert_null (acies_prompt_bar_get_refusal (self->page->prompt));
  g_assert_true (acies_choose_tool_get_preview (self->page->tool)->open);
  assert_step (self, FIGHT);
  page_test_picture (self, "table-guide-fight.png");
  g_assert_true (acies_choose_tool_confirm (self->page->tool));
  assert_step (self, REST);
  page_test_picture (self, "table-guide-rest.png");
}

/* With a single point there is none for the Companions: they are not asked for. */
static void
test_one_point (PageTest *self, gconstpointer data)
{
  choose_chain (self, PIKES);
  advance (self, 3000);
  assert_step (self, END);
}

/* Ended at once: the guide goes on from there. */
static void
test_ahead (PageTest *self, gconstpointer data)
{
  go_on (self);
  wait_for_own_moves (self);
  assert_step (self, CONTACT);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/ui/table-guide/walk", PageTest, GUINT_TO_POINTER (6), set_up, test_walk, tear_down);
  g_test_add ("/ui/table-guide/one-point", PageTest, GUINT_TO_POINTER (1), set_up, test_one_point, tear_down);
  g_test_add ("/ui/table-guide/ahead", PageTest, GUINT_TO_POINTER (3), set_up, test_ahead, tear_down);

  return g_test_run ();
}
