/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "page-test-support.h"
#include "widgets/acies-tip.h"

/* Deploying by keys: the next who can act, a lit zone, Return. */
static void
test_deploys (PageTest *self, gconstpointer data)
{
  const int  side = acies_game_get_decision (self->game)->side;
  int        cell;
  AciesUnits chosen;

  g_assert_true (page_test_run (self, "battle.next"));
  g_assert_cmpuint (acies_choose_tool_get_units (self->page->tool), !=, 0);
  while (acies_choose_tool_get_plans (self->page->tool)->n == 0 &&
         acies_units_count (acies_choose_tool_get_units (self->page->tool)) > 1)
    acies_choose_tool_toggle_unit (self->page->tool,
                                   acies_units_first (acies_choose_tool_get_units (self->page->tool)));

  cell = page_test_first_lit_cell (self);
  g_assert_cmpint (cell, !=, ACIES_NO_CELL);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self->page->selection)));
  chosen = acies_choose_tool_get_units (self->page->tool);
  page_test_activate_cell (self, cell);
  g_assert_cmpuint (acies_scene_units_in (acies_field_get_scene (self->page->field), side, cell), !=, 0);
  g_assert_cmpuint (acies_game_get_n_steps (self->game), >, 0);
  page_test_picture (self, "battle-deploying.png");

  g_assert_true (page_test_is_enabled (self, "undo"));
  g_assert_cmpuint (acies_game_get_n_steps (self->game), >, 1);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self->page->result)));
  g_assert_true (page_test_run (self, "battle.undo"));
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, 0);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self->page->result)));
  g_assert_cmpuint (acies_choose_tool_get_units (self->page->tool), ==, chosen);
  g_assert_cmpuint (acies_scene_units_in (acies_field_get_scene (self->page->field), side, cell), ==, 0);
  g_assert_true (page_test_is_enabled (self, "redo"));
}

/* The whole sum stands there before any die; then the dice fall as forced, and are shown. */
static void
test_attacks (PageTest *self, gconstpointer data)
{
  const guint8          dice[] = { 6, 6, 6, 6, 6, 6, 6, 6 };
  const guint           before = acies_event_list_size (acies_game_get_events (self->game));
  const AciesEventList *events;
  gboolean              rolled = FALSE;

  page_test_aim (self);
  page_test_picture (self, "battle-aiming.png");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self->page->attack)));
  g_assert_true (gtk_window_get_default_widget (GTK_WINDOW (self->window)) == self->page->attack_button);
  g_assert_cmpuint (acies_event_list_size (acies_game_get_events (self->game)), ==, before);

  g_assert_true (acies_game_force_dice (self->game, dice, G_N_ELEMENTS (dice)));
  if (!acies_choose_tool_get_preview (self->page->tool)->open)
    page_test_aim (self);
  g_assert_true (page_test_run (self, "battle.confirm"));
  events = acies_game_get_events (self->game);
  for (guint i = before; i < acies_event_list_size (events); i++)
    {
      const AciesEvent *event = acies_event_list_get (events, i);

      if ((event->flags & ACIES_EVENT_COMBAT) != 0 && event->n_dice == 2)
        rolled = event->dice[0] == 6 && event->dice[1] == 6;
    }
  g_assert_true (rolled);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self->page->attack)));
  page_test_picture (self, "battle-attacked.png");
}

static void
test_undo_barred (PageTest *self, gconstpointer data)
{
  const char *tooltip = NULL;

  page_test_aim (self);
  g_assert_true (page_test_run (self, "battle.confirm"));
  g_assert_false (page_test_is_enabled (self, "undo"));
  tooltip = acies_tip_get (self->page->undo_button);
  g_assert_nonnull (tooltip);
  g_assert_cmpint ((int) strlen (tooltip), >, 10);
}

static void
test_steps_back (PageTest *self, gconstpointer data)
{
  page_test_aim (self);
  g_assert_true (page_test_run (self, "battle.step-back"));
  g_assert_false (acies_choose_tool_get_preview (self->page->tool)->open);
  g_assert_cmpuint (acies_choose_tool_get_units (self->page->tool), !=, 0);
  g_assert_true (page_test_run (self, "battle.step-back"));
  g_assert_cmpuint (acies_choose_tool_get_units (self->page->tool), ==, 0);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self->page->selection)));
}

static void
test_prompt (PageTest *self, gconstpointer data)
{
  GtkWidget *sentence = ui_test_find (GTK_WIDGET (self->page->prompt), GTK_TYPE_LABEL, "sentence");

  gtk_test_accessible_assert_role (sentence, GTK_ACCESSIBLE_ROLE_STATUS);
  for (int i = 0; i < 60; i++)
    {
      g_assert_cmpint ((int) strlen (acies_prompt_bar_get_text (self->page->prompt)), >, 5);
      page_test_act_by_chance (self);
    }
}

static void
test_log (PageTest *self, gconstpointer data)
{
  GListModel      *shown = acies_log_panel_get_shown (self->page->log);
  GtkWidget       *search = ui_test_find (GTK_WIDGET (self->page->log), GTK_TYPE_SEARCH_ENTRY, NULL);
  const guint      n_events = acies_event_list_size (acies_game_get_events (self->game));
  g_autofree char *text = NULL;

  text = acies_log_panel_to_text (self->page->log);
  g_assert_cmpuint (g_list_model_get_n_items (shown), ==, n_events);
  g_assert_cmpint ((int) strlen (text), >, (int) n_events * 5);
  gtk_editable_set_text (GTK_EDITABLE (search), "no such words");
  ui_test_settle (300);
  g_assert_cmpuint (g_list_model_get_n_items (shown), ==, 0);
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  ui_test_settle (300);
  g_assert_cmpuint (g_list_model_get_n_items (shown), ==, n_events);

  g_assert_true (page_test_run (self, "battle.show-log"));
  page_test_picture (self, "battle-log.png");
  g_assert_true (page_test_run (self, "battle.undo"));
  g_assert_cmpuint (g_list_model_get_n_items (shown), ==,
                    acies_event_list_size (acies_game_get_events (self->game)));
}

/* Plays by chance to the end, the page following only then. */
static void
play_unseen (PageTest *self)
{
  const AciesPlayer person = { ACIES_PLAYER_HUMAN, NULL, NULL };

  self->page->holding = TRUE;
  while (!acies_game_is_over (self->game))
    page_test_act_by_chance (self);
  self->page->holding = FALSE;
  acies_session_set_player (self->session, 0, &person);
}

/* Any part of those asked may be named: tokens are put in and taken out, and what stands there is the answer. */
static void
test_subset (PageTest *self, gconstpointer data)
{
  AciesChooseTool *tool = self->page->tool;
  AciesAction      answer;
  AciesVerdict     verdict;
  guint            n_steps;
  guint            unit = ACIES_MAX_UNITS;

  g_assert_true (acies_choose_tool_is_subset (tool));

  for (guint i = 0; i < acies_game_get_legal (self->game)->n; i++)
    {
      AciesActionView view = { 0 };

      acies_game_get_ruleset (self->game)->view (acies_game_get_setup (self->game),
                                                 acies_game_get_state (self->game),
                                                 &acies_game_get_legal (self->game)->items[i], &view);
      if (view.units != 0 && (view.flags & ACIES_ACTION_DECLINES) == 0)
        unit = acies_units_first (view.units);
    }
  g_assert_cmpuint (unit, <, ACIES_MAX_UNITS);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self->page->answers)));
  g_assert_false (acies_choose_tool_get_answer (tool, &answer, &verdict));
  acies_choose_tool_toggle_unit (tool, unit);
  g_assert_true (acies_choose_tool_get_answer (tool, &answer, &verdict));
  acies_choose_tool_toggle_unit (tool, unit);
  g_assert_false (acies_choose_tool_get_answer (tool, &answer, &verdict));
  acies_choose_tool_toggle_unit (tool, unit);
  n_steps = acies_game_get_n_steps (self->game);
  page_test_picture (self, "battle-pursuit.png");
  g_assert_true (page_test_run (self, "battle.confirm"));
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, n_steps + 1);
}

/* A commander of his own: his plate chooses him, the zones where he may go are lit, one of them takes him. */
static void
test_places (PageTest *self, gconstpointer data)
{
  const AciesScene       *scene;
  const AciesSceneLeader *leader = NULL;
  int                     side;
  guint                   commander;
  int                     cell;

  while (!acies_game_get_decision (self->game)->is_main)
    page_test_act_by_chance (self);
  side = acies_game_get_decision (self->game)->side;
  scene = acies_field_get_scene (self->page->field);
  for (guint i = 0; i < scene->leaders->len; i++)
    if (g_array_index (scene->leaders, AciesSceneLeader, i).side == side)
      leader = &g_array_index (scene->leaders, AciesSceneLeader, i);

  g_assert_nonnull (leader);
  commander = leader->commander;
  acies_choose_tool_toggle_commander (self->page->tool, commander);
  g_assert_cmpint (acies_choose_tool_get_stage (self->page->tool), ==, ACIES_STAGE_LEADER);
  cell = page_test_first_lit_cell (self);
  g_assert_cmpint (cell, !=, ACIES_NO_CELL);
  page_test_activate_cell (self, cell);
  scene = acies_field_get_scene (self->page->field);
  for (guint i = 0; i < scene->leaders->len; i++)
    if (g_array_index (scene->leaders, AciesSceneLeader, i).side == side &&
        g_array_index (scene->leaders, AciesSceneLeader, i).commander == commander)
      g_assert_cmpint (g_array_index (scene->leaders, AciesSceneLeader, i).cell, ==, cell);
}

/* Keys struck at random: no warning, no dead end, whatever is asked. */
static void
test_mashing (PageTest *self, gconstpointer data)
{
  static const char *const keys[] = { "Left", "Right", "Up", "Down", "Escape", "<Control>a", "i", "g" };
  static const char *const actions[] = {
    "battle.next", "battle.previous", "battle.confirm", "battle.finish", "battle.undo", "battle.redo",
    "battle.end-turn", "battle.end-turn", "battle.step-back", "battle.show-log",
  };

  for (int i = 0; i < 250 && !acies_game_is_over (self->game); i++)
    {
      const guint what = page_test_draw (self, 4);

      if (what == 0)
        ui_test_press (GTK_WIDGET (self->page->field), keys[page_test_draw (self, G_N_ELEMENTS (keys))]);
      else if (what == 1)
        page_test_run (self, actions[page_test_draw (self, G_N_ELEMENTS (actions))]);
      else
        page_test_activate_cell (self, (int) page_test_draw (self, 20));
      if (acies_choose_tool_get_stage (self->page->tool) == ACIES_STAGE_ANSWER)
        page_test_act_by_chance (self);
      if (i % 20 == 0)
        ui_test_settle (5);
      g_assert_true (acies_game_is_over (self->game) || acies_game_get_legal (self->game)->n > 0);
    }
  acies_field_close_details (self->page->field);
}

/* To the end: "ended" comes once, nothing can be done any more, the result can be asked for again. */
static void
test_ends (PageTest *self, gconstpointer data)
{
  play_unseen (self);
  g_assert_cmpuint (self->n_ended, ==, 1);
  g_assert_false (page_test_is_enabled (self, "end-turn"));
  g_assert_false (page_test_is_enabled (self, "next"));
  g_assert_true (page_test_is_enabled (self, "result"));
  g_assert_true (page_test_run (self, "battle.result"));
  g_assert_cmpuint (self->n_ended, ==, 2);
}

/* Closed in the middle and gone on with: the same position, on the same page. */
static void
test_resumes (PageTest *self, gconstpointer data)
{
  g_autoptr (GPtrArray)    journals = NULL;
  g_autoptr (AciesSession) again = NULL;
  g_autoptr (GError)       error = NULL;
  guint                    n_steps;

  page_test_act_by_chance (self);
  n_steps = acies_game_get_n_steps (self->game);
  acies_session_close (self->session, FALSE);
  journals = acies_session_list_journals ();
  g_assert_cmpuint (journals->len, ==, 1);
  again = acies_session_recover (g_ptr_array_index (journals, 0), &error);
  g_assert_no_error (error);
  acies_battle_page_set_session (self->page, again);
  g_assert_cmpuint (acies_game_get_n_steps (acies_session_get_game (again)), ==, n_steps);
  g_free (acies_log_panel_to_text (self->page->log));
  g_assert_cmpuint (g_list_model_get_n_items (acies_log_panel_get_shown (self->page->log)), ==,
                    acies_event_list_size (acies_game_get_events (acies_session_get_game (again))));
  acies_battle_page_set_session (self->page, NULL);
  acies_session_close (again, TRUE);
}

static gboolean
person_decides (gpointer session)
{
  return acies_session_is_human_turn (session) || acies_game_is_over (acies_session_get_game (session));
}

/* The computer's turn is watched: its controls are there, the board cannot be used, and then it is a person's again. */
static void
test_watches (PageTest *self, gconstpointer data)
{
  const guint       side = (guint) acies_game_get_decision (self->game)->side;
  const AciesPlayer computer = { ACIES_PLAYER_COMPUTER, (char *) "random", NULL };
  GtkWidget        *watch = ui_test_find (GTK_WIDGET (self->page->prompt), GTK_TYPE_BOX, "watch_box");

  acies_session_set_player (self->session, side, &computer);
  g_assert_true (gtk_widget_get_visible (watch));
  g_assert_cmpint (acies_choose_tool_get_stage (self->page->tool), ==, ACIES_STAGE_OFF);
  g_assert_false (page_test_is_enabled (self, "end-turn"));
  g_assert_true (page_test_is_enabled (self, "skip"));
  g_assert_true (page_test_run (self, "battle.skip"));
  ui_test_wait_until (person_decides, self->session);
  g_assert_false (gtk_widget_get_visible (watch));

  /* All that was skipped over is on the page. */
  g_assert_cmpuint (g_list_model_get_n_items (acies_log_panel_get_shown (self->page->log)), ==,
                    acies_event_list_size (acies_game_get_events (self->game)));
  g_assert_cmpint (acies_choose_tool_get_stage (self->page->tool), !=, ACIES_STAGE_OFF);
}

static gboolean
is_bold (PageTest *self, int side)
{
  GtkWidget     *rows = ui_test_find (GTK_WIDGET (self->page->counters), GTK_TYPE_LIST_BOX, NULL);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (rows), side);

  return gtk_widget_has_css_class (gtk_list_box_row_get_child (row), "acies-strong");
}

/* Plays a battle by chance until the side whose turn it is not has to answer; NULL if it ends before. */
static AciesGame *
play_to_foreign_answer (guint64 luck)
{
  g_autoptr (AciesGame) game = ui_test_game_new ("cannae-216bc", luck);
  const AciesRuleset   *ruleset = acies_game_get_ruleset (game);

  for (guint i = 0; !acies_game_is_over (game); i++)
    {
      g_autoptr (AciesScene) scene = ruleset->scene (acies_game_get_setup (game), acies_game_get_state (game));

      if (scene->active != ACIES_NO_SIDE && acies_game_get_decision (game)->side != scene->active)
        return g_steal_pointer (&game);
      ui_test_play_by_chance (game, 1, luck * 1000 + i);
    }

  return NULL;
}

/* Header and panel name the side that decides, be it an answer in the other's turn. */
static void
test_who_decides (PageTest *self, gconstpointer data)
{
  const AciesScene         *scene = acies_field_get_scene (self->page->field);
  g_autoptr (AciesGame)     game = NULL;
  g_autoptr (AciesSession)  session = NULL;
  int                       side = acies_game_get_decision (self->game)->side;

  g_assert_cmpint (side, ==, scene->active);
  g_assert_true (is_bold (self, side));
  g_assert_false (is_bold (self, 1 - side));

  for (guint64 luck = 1; game == NULL && luck <= 50; luck++)
    game = play_to_foreign_answer (luck);
  g_assert_nonnull (game);
  session = acies_session_new (game, NULL);
  acies_battle_page_set_session (self->page, session);
  scene = acies_field_get_scene (self->page->field);
  side = acies_game_get_decision (game)->side;
  g_assert_cmpint (side, !=, scene->active);
  g_assert_true (is_bold (self, side));
  g_assert_false (is_bold (self, 1 - side));
  g_assert_nonnull (strstr (gtk_label_get_label (self->page->subtitle), scene->sides[side].name));
  acies_battle_page_set_session (self->page, self->session);
  acies_session_close (session, TRUE);
}

/* The keyboard begins where the person has something to do: with troops of his own, or where they can enter. */
static void
test_cursor (PageTest *self, gconstpointer data)
{
  const AciesScene      *scene = acies_field_get_scene (self->page->field);
  const AciesActionList *legal = acies_game_get_legal (self->game);
  const int              side = acies_game_get_decision (self->game)->side;
  const int              cell = acies_field_get_cursor (self->page->field);
  gboolean               fits = acies_scene_units_in (scene, side, cell) != 0;
  guint                  n_on_field = 0;

  for (guint i = 0; i < scene->columns * scene->rows; i++)
    n_on_field += scene->cells[i].side == side;
  for (guint i = 0; i < legal->n && n_on_field == 0; i++)
    {
      AciesActionView view = { 0 };

      acies_game_get_ruleset (self->game)->view (acies_game_get_setup (self->game), acies_game_get_state (self->game),
                                                 &legal->items[i], &view);
      fits |= view.cell == cell;
    }
  g_assert_true (fits);

  /* Where it has been moved it stays. */
  acies_field_set_cursor (self->page->field, cell == 0 ? 1 : 0, FALSE);
  page_test_act_by_chance (self);
  g_assert_cmpint (acies_field_get_cursor (self->page->field), ==, cell == 0 ? 1 : 0);
}

static void
collect_words (GtkWidget *widget, GPtrArray *words)
{
  if (GTK_IS_LABEL (widget))
    g_ptr_array_add (words, (gpointer) gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_words (child, words);
}

/* What is said of a zone is said once: no line twice, and none says what another says too. */
static void
test_details (PageTest *self, gconstpointer data)
{
  AciesField       *field = self->page->field;
  const AciesScene *scene = acies_field_get_scene (field);

  for (int cell = 0; cell < (int) (scene->columns * scene->rows); cell++)
    {
      g_autoptr (GPtrArray) words = g_ptr_array_new ();

      acies_field_show_details (field, cell, ACIES_NO_SIDE, 0);
      collect_words (field->details, words);
      g_assert_cmpuint (words->len, >=, 2);
      for (guint i = 0; i < words->len; i++)
        for (guint j = 0; j < words->len; j++)
          g_assert_true (i == j || strstr (g_ptr_array_index (words, i), g_ptr_array_index (words, j)) == NULL);
      if (scene->cells[cell].side != ACIES_NO_SIDE)
        page_test_picture (self, "details.png");
      acies_field_close_details (field);
      /* GTK 4.8 waits to show a tooltip where the pointer was last: it must be over the window again. */
      ui_test_settle (150);
    }
}

static gboolean
is_narrow (gpointer page)
{
  return gtk_widget_get_width (page) <= 400;
}

static void
test_sizes (PageTest *self, gconstpointer data)
{
  const int sizes[][2] = { { 1280, 720 }, { 1024, 600 }, { 640, 480 }, { 420, 720 }, { 360, 640 } };

  page_test_aim (self);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *name = g_strdup_printf ("battle-%dx%d.png", sizes[i][0], sizes[i][1]);

      gtk_window_set_default_size (GTK_WINDOW (self->window), sizes[i][0], sizes[i][1]);
      page_test_picture (self, name);
    }
  ui_test_wait_until (is_narrow, self->page);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  page_test_add ("/ui/battle-page/deploys", &page_test_free_start, test_deploys);
  page_test_add ("/ui/battle-page/attacks", &page_test_met, test_attacks);
  page_test_add ("/ui/battle-page/undo-barred", &page_test_met_strict, test_undo_barred);
  page_test_add ("/ui/battle-page/steps-back", &page_test_met, test_steps_back);
  page_test_add ("/ui/battle-page/prompt", &page_test_deployed, test_prompt);
  page_test_add ("/ui/battle-page/log", &page_test_met, test_log);
  page_test_add ("/ui/battle-page/subset", &page_test_asked, test_subset);
  page_test_add ("/ui/battle-page/places", &page_test_deployed, test_places);
  page_test_add ("/ui/battle-page/mashing", &page_test_free_start, test_mashing);
  page_test_add ("/ui/battle-page/ends", &page_test_deployed, test_ends);
  page_test_add ("/ui/battle-page/resumes", &page_test_met, test_resumes);
  page_test_add ("/ui/battle-page/watches", &page_test_deployed, test_watches);
  page_test_add ("/ui/battle-page/who-decides", &page_test_met, test_who_decides);
  page_test_add ("/ui/battle-page/cursor-enters", &page_test_free_start, test_cursor);
  page_test_add ("/ui/battle-page/cursor-stands", &page_test_deployed, test_cursor);
  page_test_add ("/ui/battle-page/details", &page_test_deployed, test_details);
  page_test_add ("/ui/battle-page/sizes", &page_test_met, test_sizes);

  return g_test_run ();
}
