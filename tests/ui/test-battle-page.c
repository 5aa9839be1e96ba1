/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-page-private.h"
#include "battlefield/acies-field-private.h"
#include "ui-test-support.h"

/* A battle page in a plain window. */
typedef struct
{
  AciesGame       *game;
  AciesSession    *session;
  GtkWidget       *window;
  AciesBattlePage *page;
  guint            n_ended;
  guint64          luck;    /* of the moves that bring the armies together */
} Fixture;

typedef struct
{
  gboolean        historical;
  AciesUndoPolicy undo;
  gboolean        contact;  /* the armies have met */
  gboolean        pursuit;  /* a question about several units is asked */
} Start;

static const Start free_start = { FALSE, ACIES_UNDO_FREE, FALSE };
static const Start deployed = { TRUE, ACIES_UNDO_FREE, FALSE };
static const Start met = { TRUE, ACIES_UNDO_FREE, TRUE };
static const Start asked = { TRUE, ACIES_UNDO_FREE, FALSE, TRUE };
static const Start met_strict = { TRUE, ACIES_UNDO_STRICT, TRUE };

static void
ended_cb (Fixture *self)
{
  self->n_ended++;
}

static guint
draw (Fixture *self, guint n)
{
  self->luck = self->luck * G_GUINT64_CONSTANT (6364136223846793005) + 1442695040888963407;

  return (guint) (self->luck >> 33) % n;
}

static void
act_by_chance (Fixture *self)
{
  const AciesActionList *legal = acies_game_get_legal (self->game);
  const AciesAction      action = legal->items[draw (self, legal->n)];

  g_assert_true (acies_game_act (self->game, &action, NULL));
}

/* A group that can attack something: its units; 0 if there is none. */
static AciesUnits
find_attackers (Fixture *self, int *target)
{
  const AciesRuleset       *ruleset = acies_game_get_ruleset (self->game);
  const AciesActionList    *legal = acies_game_get_legal (self->game);
  g_autofree AciesPlanList *plans = g_new0 (AciesPlanList, 1);

  for (guint i = 0; i < legal->n; i++)
    {
      AciesActionView view = { 0 };

      ruleset->view (acies_game_get_setup (self->game), acies_game_get_state (self->game), &legal->items[i],
                     &view);
      if ((view.flags & ACIES_ACTION_STARTS_GROUP) == 0)
        continue;
      acies_plans_find (ruleset, acies_game_get_setup (self->game), acies_game_get_state (self->game),
                        view.units, 0, plans, NULL);
      for (guint k = 0; k < plans->n; k++)
        if (plans->items[k].target != ACIES_NO_CELL)
          {
            *target = plans->items[k].target;
            return view.units;
          }
    }

  return 0;
}

static gboolean
can_attack (Fixture *self)
{
  int target;

  return acies_game_get_decision (self->game)->is_main && find_attackers (self, &target) != 0;
}

/* A question in which more than one unit may be named. */
static gboolean
asks_for_several (Fixture *self)
{
  const AciesActionList *legal = acies_game_get_legal (self->game);
  gboolean               several = FALSE;
  gboolean               quiet = FALSE;

  for (guint i = 0; i < legal->n; i++)
    {
      AciesActionView view = { 0 };

      acies_game_get_ruleset (self->game)->view (acies_game_get_setup (self->game),
                                                 acies_game_get_state (self->game), &legal->items[i],
                                                 &view);
      if ((view.flags & (ACIES_ACTION_STARTS_GROUP | ACIES_ACTION_ENDS_GROUP | ACIES_ACTION_ATTACKS |
                         ACIES_ACTION_LEAVES)) != 0)
        return FALSE;
      several = several || acies_units_count (view.units) > 1;
      quiet = quiet || (view.flags & ACIES_ACTION_DECLINES) != 0;
    }

  return several && quiet && !acies_game_get_decision (self->game)->is_main;
}

/* Battles by chance until one comes to such a question. */
static void
play_to_question (Fixture *self, AciesScenario *scenario, const AciesGameOptions *options)
{
  for (guint64 seed = 1; !asks_for_several (self); seed++)
    {
      g_set_object (&self->game, NULL);
      self->game = acies_game_new (scenario, options, seed);
      while (!acies_game_is_over (self->game) && !asks_for_several (self))
        act_by_chance (self);
    }
}

static void
set_up (Fixture *self, gconstpointer data)
{
  const Start              *start = data;
  g_autofree char          *path = g_build_filename (g_getenv ("ACIES_SCENARIOS"), "lost-battles",
                                                     "cannae-216bc.json", NULL);
  g_autoptr (GFile)         file = g_file_new_for_path (path);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesScenario) scenario = acies_scenario_load (file, problems, NULL);
  const AciesGameOptions    options = { { start->historical }, start->undo };

  self->game = acies_game_new (scenario, &options, 11);
  self->luck = 5;
  for (guint i = 0; start->contact && (i % 4 != 0 || !can_attack (self)); i++)
    act_by_chance (self);
  if (start->pursuit)
    play_to_question (self, scenario, &options);

  self->session = acies_session_new (self->game, NULL);
  self->window = gtk_window_new ();
  self->page = ACIES_BATTLE_PAGE (acies_battle_page_new ());
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1366, 768);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->page));
  g_signal_connect_swapped (self->page, "ended", G_CALLBACK (ended_cb), self);
  acies_battle_page_set_session (self->page, self->session);
  gtk_window_present (GTK_WINDOW (self->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->page));
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
  ui_test_settle (50);
}

/* Once it is drawn, whatever else the machine does. */
static void
picture (Fixture *self, const char *name)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->page));
  ui_test_settle (50);
  ui_test_picture (GTK_WIDGET (self->page), name);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  acies_session_close (self->session, TRUE);
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->session);
  g_object_unref (self->game);
}

static gboolean
run (Fixture *self, const char *action)
{
  return gtk_widget_activate_action (self->window, action, NULL);
}

static gboolean
is_enabled (Fixture *self, const char *name)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (self->page->actions), name);
}

static void
activate_cell (Fixture *self, int cell)
{
  gtk_widget_activate_action (GTK_WIDGET (self->page->field), "field.activate-cell", "i", cell);
}

static int
first_lit_cell (Fixture *self)
{
  const AciesScene *scene = acies_field_get_scene (self->page->field);

  for (int i = 0; i < (int) (scene->columns * scene->rows); i++)
    if (acies_field_zone_get_marks (acies_field_get_zone (self->page->field, i)) == ACIES_MARK_LEGAL)
      return i;

  return ACIES_NO_CELL;
}

/* Deploying by keys: the next who can act, a lit zone, Return. */
static void
test_deploys (Fixture *self, gconstpointer data)
{
  const int side = acies_game_get_decision (self->game)->side;
  int       cell;

  g_assert_true (run (self, "battle.next"));
  g_assert_cmpuint (acies_choose_tool_get_units (self->page->tool), !=, 0);
  while (acies_choose_tool_get_plans (self->page->tool)->n == 0 &&
         acies_units_count (acies_choose_tool_get_units (self->page->tool)) > 1)
    acies_choose_tool_toggle_unit (self->page->tool,
                                   acies_units_first (acies_choose_tool_get_units (self->page->tool)));

  cell = first_lit_cell (self);
  g_assert_cmpint (cell, !=, ACIES_NO_CELL);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self->page->selection)));
  activate_cell (self, cell);
  g_assert_cmpuint (acies_scene_units_in (acies_field_get_scene (self->page->field), side, cell), !=, 0);
  g_assert_cmpuint (acies_game_get_n_steps (self->game), >, 0);
  picture (self, "battle-deploying.png");

  g_assert_true (is_enabled (self, "undo"));
  while (acies_game_get_n_steps (self->game) > 0)
    g_assert_true (run (self, "battle.undo"));
  g_assert_cmpuint (acies_scene_units_in (acies_field_get_scene (self->page->field), side, cell), ==, 0);
  g_assert_true (is_enabled (self, "redo"));
}

static void
aim (Fixture *self)
{
  int              target = ACIES_NO_CELL;
  const AciesUnits units = find_attackers (self, &target);

  g_assert_cmpuint (units, !=, 0);
  acies_choose_tool_choose (self->page->tool, units, 0);
  activate_cell (self, target);
  g_assert_true (acies_choose_tool_get_preview (self->page->tool)->open);
}

/* The whole sum stands there before any die; then the dice fall as forced, and are shown. */
static void
test_attacks (Fixture *self, gconstpointer data)
{
  const guint8          dice[] = { 6, 6, 6, 6, 6, 6, 6, 6 };
  const guint           before = acies_event_list_size (acies_game_get_events (self->game));
  const AciesEventList *events;
  gboolean              rolled = FALSE;

  aim (self);
  picture (self, "battle-aiming.png");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self->page->attack)));
  g_assert_true (gtk_window_get_default_widget (GTK_WINDOW (self->window)) == self->page->attack_button);
  g_assert_cmpuint (acies_event_list_size (acies_game_get_events (self->game)), ==, before);

  g_assert_true (acies_game_force_dice (self->game, dice, G_N_ELEMENTS (dice)));
  if (!acies_choose_tool_get_preview (self->page->tool)->open)
    aim (self);
  g_assert_true (run (self, "battle.confirm"));
  events = acies_game_get_events (self->game);
  for (guint i = before; i < acies_event_list_size (events); i++)
    {
      const AciesEvent *event = acies_event_list_get (events, i);

      if ((event->flags & ACIES_EVENT_COMBAT) != 0 && event->n_dice == 2)
        rolled = event->dice[0] == 6 && event->dice[1] == 6;
    }
  g_assert_true (rolled);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self->page->attack)));
  picture (self, "battle-attacked.png");
}

static void
test_undo_barred (Fixture *self, gconstpointer data)
{
  g_autofree char *tooltip = NULL;

  aim (self);
  g_assert_true (run (self, "battle.confirm"));
  g_assert_false (is_enabled (self, "undo"));
  g_object_get (self->page->undo_button, "tooltip-text", &tooltip, NULL);
  g_assert_nonnull (tooltip);
  g_assert_cmpint ((int) strlen (tooltip), >, 10);
}

static void
test_steps_back (Fixture *self, gconstpointer data)
{
  aim (self);
  g_assert_true (run (self, "battle.step-back"));
  g_assert_false (acies_choose_tool_get_preview (self->page->tool)->open);
  g_assert_cmpuint (acies_choose_tool_get_units (self->page->tool), !=, 0);
  g_assert_true (run (self, "battle.step-back"));
  g_assert_cmpuint (acies_choose_tool_get_units (self->page->tool), ==, 0);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self->page->selection)));
}

/* Ending a turn in which somebody could still act is warned of once, in the prompt. */
static void
test_warns_once (Fixture *self, gconstpointer data)
{
  guint n_steps;

  while (!acies_game_get_decision (self->game)->is_main)
    act_by_chance (self);
  n_steps = acies_game_get_n_steps (self->game);
  g_assert_true (acies_choose_tool_can_act (self->page->tool));
  g_assert_true (run (self, "battle.end-turn"));
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, n_steps);
  g_assert_nonnull (acies_prompt_bar_get_refusal (self->page->prompt));
  g_assert_true (run (self, "battle.end-turn"));
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, n_steps + 1);
  g_assert_null (acies_prompt_bar_get_refusal (self->page->prompt));
}

static void
test_prompt (Fixture *self, gconstpointer data)
{
  GtkWidget *sentence = ui_test_find (GTK_WIDGET (self->page->prompt), GTK_TYPE_LABEL, "sentence");

  gtk_test_accessible_assert_role (sentence, GTK_ACCESSIBLE_ROLE_STATUS);
  for (int i = 0; i < 60; i++)
    {
      g_assert_cmpint ((int) strlen (acies_prompt_bar_get_text (self->page->prompt)), >, 5);
      act_by_chance (self);
    }
}

static void
test_log (Fixture *self, gconstpointer data)
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

  g_assert_true (run (self, "battle.show-log"));
  picture (self, "battle-log.png");
  g_assert_true (run (self, "battle.undo"));
  g_assert_cmpuint (g_list_model_get_n_items (shown), ==,
                    acies_event_list_size (acies_game_get_events (self->game)));
}

/* Plays by chance to the end, the page following only then. */
static void
play_unseen (Fixture *self)
{
  const AciesPlayer person = { ACIES_PLAYER_HUMAN, NULL, NULL };

  self->page->holding = TRUE;
  while (!acies_game_is_over (self->game))
    act_by_chance (self);
  self->page->holding = FALSE;
  acies_session_set_player (self->session, 0, &person);
}

/* Any part of those asked may be named: tokens are put in and taken out, and what stands there is the answer. */
static void
test_subset (Fixture *self, gconstpointer data)
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
  picture (self, "battle-pursuit.png");
  g_assert_true (run (self, "battle.confirm"));
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, n_steps + 1);
}

/* A commander of his own: his plate chooses him, the zones where he may go are lit, one of them takes him. */
static void
test_places (Fixture *self, gconstpointer data)
{
  const AciesScene       *scene;
  const AciesSceneLeader *leader = NULL;
  int                     side;
  guint                   commander;
  int                     cell;

  while (!acies_game_get_decision (self->game)->is_main)
    act_by_chance (self);
  side = acies_game_get_decision (self->game)->side;
  scene = acies_field_get_scene (self->page->field);
  for (guint i = 0; i < scene->leaders->len; i++)
    if (g_array_index (scene->leaders, AciesSceneLeader, i).side == side)
      leader = &g_array_index (scene->leaders, AciesSceneLeader, i);

  g_assert_nonnull (leader);
  commander = leader->commander;
  acies_choose_tool_toggle_commander (self->page->tool, commander);
  g_assert_cmpint (acies_choose_tool_get_stage (self->page->tool), ==, ACIES_STAGE_LEADER);
  cell = first_lit_cell (self);
  g_assert_cmpint (cell, !=, ACIES_NO_CELL);
  activate_cell (self, cell);
  scene = acies_field_get_scene (self->page->field);
  for (guint i = 0; i < scene->leaders->len; i++)
    if (g_array_index (scene->leaders, AciesSceneLeader, i).side == side &&
        g_array_index (scene->leaders, AciesSceneLeader, i).commander == commander)
      g_assert_cmpint (g_array_index (scene->leaders, AciesSceneLeader, i).cell, ==, cell);
}

/* Keys struck at random: no warning, no dead end, whatever is asked. */
static void
test_mashing (Fixture *self, gconstpointer data)
{
  static const char *const keys[] = { "Left", "Right", "Up", "Down", "Escape", "<Control>a", "i", "g" };
  static const char *const actions[] = {
    "battle.next", "battle.previous", "battle.confirm", "battle.finish", "battle.undo", "battle.redo",
    "battle.end-turn", "battle.end-turn", "battle.step-back", "battle.show-log",
  };

  for (int i = 0; i < 250 && !acies_game_is_over (self->game); i++)
    {
      const guint what = draw (self, 4);

      if (what == 0)
        ui_test_press (GTK_WIDGET (self->page->field), keys[draw (self, G_N_ELEMENTS (keys))]);
      else if (what == 1)
        run (self, actions[draw (self, G_N_ELEMENTS (actions))]);
      else
        activate_cell (self, (int) draw (self, 20));
      if (acies_choose_tool_get_stage (self->page->tool) == ACIES_STAGE_ANSWER)
        act_by_chance (self);
      if (i % 20 == 0)
        ui_test_settle (5);
      g_assert_true (acies_game_is_over (self->game) || acies_game_get_legal (self->game)->n > 0);
    }
  acies_field_close_details (self->page->field);
}

/* To the end: "ended" comes once, nothing can be done any more, the result can be asked for again. */
static void
test_ends (Fixture *self, gconstpointer data)
{
  play_unseen (self);
  g_assert_cmpuint (self->n_ended, ==, 1);
  g_assert_false (is_enabled (self, "end-turn"));
  g_assert_false (is_enabled (self, "next"));
  g_assert_true (is_enabled (self, "result"));
  g_assert_true (run (self, "battle.result"));
  g_assert_cmpuint (self->n_ended, ==, 2);
}

/* Closed in the middle and gone on with: the same position, on the same page. */
static void
test_resumes (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray)    journals = NULL;
  g_autoptr (AciesSession) again = NULL;
  g_autoptr (GError)       error = NULL;
  guint                    n_steps;

  act_by_chance (self);
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
test_watches (Fixture *self, gconstpointer data)
{
  const guint       side = (guint) acies_game_get_decision (self->game)->side;
  const AciesPlayer computer = { ACIES_PLAYER_COMPUTER, (char *) "random", NULL };
  GtkWidget        *watch = ui_test_find (GTK_WIDGET (self->page->prompt), GTK_TYPE_BOX, "watch_box");

  acies_session_set_player (self->session, side, &computer);
  g_assert_true (gtk_widget_get_visible (watch));
  g_assert_cmpint (acies_choose_tool_get_stage (self->page->tool), ==, ACIES_STAGE_OFF);
  g_assert_false (is_enabled (self, "end-turn"));
  g_assert_true (is_enabled (self, "skip"));
  g_assert_true (run (self, "battle.skip"));
  ui_test_wait_until (person_decides, self->session);
  g_assert_false (gtk_widget_get_visible (watch));
}

static void
test_sizes (Fixture *self, gconstpointer data)
{
  const int sizes[][2] = { { 1280, 720 }, { 1024, 600 }, { 640, 480 }, { 420, 720 }, { 360, 640 } };

  aim (self);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *name = g_strdup_printf ("battle-%dx%d.png", sizes[i][0], sizes[i][1]);

      gtk_window_set_default_size (GTK_WINDOW (self->window), sizes[i][0], sizes[i][1]);
      picture (self, name);
    }
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (self->page)), <=, 400);
}

static void
add (const char *path, const Start *start, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, start, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  add ("/ui/battle-page/deploys", &free_start, test_deploys);
  add ("/ui/battle-page/attacks", &met, test_attacks);
  add ("/ui/battle-page/undo-barred", &met_strict, test_undo_barred);
  add ("/ui/battle-page/steps-back", &met, test_steps_back);
  add ("/ui/battle-page/warns-once", &deployed, test_warns_once);
  add ("/ui/battle-page/prompt", &deployed, test_prompt);
  add ("/ui/battle-page/log", &met, test_log);
  add ("/ui/battle-page/subset", &asked, test_subset);
  add ("/ui/battle-page/places", &deployed, test_places);
  add ("/ui/battle-page/mashing", &free_start, test_mashing);
  add ("/ui/battle-page/ends", &deployed, test_ends);
  add ("/ui/battle-page/resumes", &met, test_resumes);
  add ("/ui/battle-page/watches", &deployed, test_watches);
  add ("/ui/battle-page/sizes", &met, test_sizes);

  return g_test_run ();
}
