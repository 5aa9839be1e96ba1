/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* The guided battle of rules with several phases in a turn, walked through in the window from its first step to its last: at no
 * moment may the guide speak of another phase than the one that is asked for. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "page-test-support.h"

#include <math.h>
#include <string.h>

#define VETERANS   "H 4"
#define MOST_TURNS 14

enum
{
  CHOOSE,
  MOVE,
  TO_SHOOTING,
  SHOOTING,
  LAST_MOVES,
  MEET,
  TO_SHOOTING_AGAIN,
  SHOOTING_AGAIN,
  LAST_MOVES_AGAIN,
  THROWS,
  LOOK,
  FIGHT,
  REST
};

static void
set_up (PageTest *self, gconstpointer data)
{
  self->game = ui_test_game_new ("zela-47bc-cohorts", 47);
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

static AciesUnits
find_veterans (PageTest *self)
{
  const AciesScene *scene = acies_field_get_scene (self->page->field);
  AciesUnits        units = 0;

  for (guint i = 0; i < scene->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, i);

      if (token->side == 0 && token->on_table && g_strcmp0 (token->badge, VETERANS) == 0)
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
  const guint before = acies_game_get_n_steps (self->game);
  AciesAction action;

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

static void
wait_for_own_moves (PageTest *self)
{
  while (!is_mine (self))
    {
      g_assert_false (acies_game_is_over (self->game));
      go_on (self);
    }
}

/* A move of a veteran: into contact if there is one, else the one that goes farthest towards the enemy, who stands above. */
static gboolean
find_move (PageTest *self, AciesAction *found)
{
  const AciesRuleset    *ruleset = acies_game_get_ruleset (self->game);
  const AciesSetup      *setup = acies_game_get_setup (self->game);
  const AciesState      *state = acies_game_get_state (self->game);
  const AciesActionList *legal = acies_game_get_legal (self->game);
  const AciesUnits       veterans = find_veterans (self);
  gint32                 best = 0;

  for (guint i = 0; i < legal->n; i++)
    {
      const AciesSceneToken *token;
      AciesActionView        view = { 0 };
      AciesTablePlan         plan;
      AciesOdds              odds = { 0 };
      gint32                 worth;

      ruleset->view (setup, state, &legal->items[i], &view);
      if ((view.units & veterans) == 0 || !ruleset->table->trace (setup, state, &legal->items[i], &plan))
        continue;
      token = acies_scene_find_token (acies_field_get_scene (self->page->field), 0, acies_units_first (view.units));
      worth = token->pose.y - plan.ghosts[0].y;
      if (ruleset->odds (setup, state, &legal->items[i], &odds, NULL))
        worth += 1000000;
      if (worth <= best)
        continue;
      best = worth;
      *found = legal->items[i];
    }

  return best > 0;
}

static void
play_move (PageTest *self)
{
  AciesAction move;

  if (find_move (self, &move))
    acies_battle_page_play (self->page, &move, 1);
  /* Whoever is charged may evade. */
  while (!is_mine (self))
    go_on (self);
}

/* A turn of three phases, each of them told of while it is asked for and not before. */
static void
walk_turn (PageTest *self, guint moves)
{
  assert_step (self, moves);
  go_on (self);
  g_assert_false (acies_game_get_decision (self->game)->is_main);
  assert_step (self, moves + 1);
  go_on (self);
  while (!is_mine (self))
    go_on (self);
  assert_step (self, moves + 2);
}

static void
test_walk (PageTest *self, gconstpointer data)
{
  guint turns;

  assert_step (self, CHOOSE);
  acies_choose_tool_choose (self->page->tool, ACIES_UNIT_BIT (acies_units_first (find_veterans (self))), 0);
  assert_step (self, MOVE);
  page_test_picture (self, "inches-guide-move.png");
  play_move (self);
  walk_turn (self, TO_SHOOTING);
  go_on (self);
  wait_for_own_moves (self);
  assert_step (self, MEET);

  for (turns = 0; turns < MOST_TURNS; turns++)
    {
      for (guint i = 0; i < 6; i++)
        play_move (self);
      walk_turn (self, TO_SHOOTING_AGAIN);
      go_on (self);
      if (acies_game_get_decision (self->game)->side == 0)
        break;
      wait_for_own_moves (self);
      assert_step (self, MEET);
      g_assert_cmpstr (acies_guide_card_get_note (self->page->guide_card), !=, "");
    }
  g_assert_cmpuint (turns, <, MOST_TURNS);

  assert_step (self, THROWS);
  page_test_picture (self, "inches-guide-throws.png");
  page_test_run (self, "battle.next");
  g_assert_true (acies_choose_tool_get_preview (self->page->tool)->open);
  assert_step (self, THROWS);
  acies_choose_tool_confirm (self->page->tool);
  assert_step (self, THROWS);
  while (acies_battle_page_find_action (
           self->page, ACIES_ACTION_ENDS_TURN, &(AciesAction){ 0 }))
    go_on (self);

  assert_step (self, LOOK);
  page_test_run (self, "battle.next");
  assert_step (self, FIGHT);
  page_test_picture (self, "inches-guide-fight.png");
  acies_choose_tool_confirm (self->page->tool);
  assert_step (self, REST);
}

/* What is asked of the guided side in the enemy's turn does not lead a step on. */
static void
test_ahead (PageTest *self, gconstpointer data)
{
  for (guint phase = 0; phase < 3; phase++)
    go_on (self);
  wait_for_own_moves (self);
  assert_step (self, MEET);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/ui/inches-guide/walk", PageTest, NULL, set_up, test_walk, tear_down);
  g_test_add ("/ui/inches-guide/ahead", PageTest, NULL, set_up, test_ahead, tear_down);

  return g_test_run ();
}
