/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-army-table.h"
#include "app/library/acies-scenario-page.h"
#include "ui-test-support.h"

typedef struct
{
  AciesApplication  *app;
  AciesWindow       *window;
  AciesScenarioPage *page;
  AciesSetupForm    *form;
} Fixture;

typedef struct
{
  const char *name;
  const char *text;
  gboolean    good;
  guint64     seed;
} SeedCase;

static const SeedCase seed_cases[] = {
  { "zero", "0", TRUE, 0 },
  { "plain", "4711", TRUE, 4711 },
  { "largest", "18446744073709551615", TRUE, G_MAXUINT64 },
  { "with-spaces-around", "  12 ", TRUE, 12 },
  { "one-too-large", "18446744073709551616", FALSE, 0 },
  { "negative", "-1", FALSE, 0 },
  { "exponent", "1e3", FALSE, 0 },
  { "fraction", "1.5", FALSE, 0 },
  { "spaces-within", "1 2", FALSE, 0 },
  { "words", "random", FALSE, 0 },
  { "sign", "+5", FALSE, 0 },
};

static void
show (Fixture       *self,
      AciesScenario *scenario)
{
  self->app = ui_test_application_new ();
  self->window = ui_test_window_new (self->app);
  acies_window_show_scenario (self->window, scenario);
  self->page = ACIES_SCENARIO_PAGE (acies_window_get_page (self->window));
  self->form = acies_scenario_page_get_form (self->page);
  ui_test_settle (50);
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  g_autoptr (AciesScenario) scenario = ui_test_scenario_new ("cannae-216bc");

  show (self, scenario);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->app);
}

static GtkWidget *
find (Fixture    *self,
      GType       type,
      const char *id)
{
  return ui_test_find (GTK_WIDGET (self->page), type, id);
}

static void
press (Fixture    *self,
       const char *id)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find (self, GTK_TYPE_TOGGLE_BUTTON, id)), TRUE);
}

/* The page's first answer to Enter: you command the first side against the computer, deployed as in history, strict undo. */
static void
test_defaults (Fixture      *self,
               gconstpointer data)
{
  AciesGame *game = NULL;

  gtk_widget_activate_action (GTK_WIDGET (self->page), "scenario.play", NULL);
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "battle");
  game = acies_session_get_game (acies_window_get_session (self->window));
  g_assert_cmpint (acies_game_get_player (game, 0)->kind, ==, ACIES_PLAYER_HUMAN);
  g_assert_cmpint (acies_game_get_player (game, 1)->kind, ==, ACIES_PLAYER_COMPUTER);
  g_assert_cmpstr (acies_game_get_player (game, 1)->level, ==, "normal");
  g_assert_true (acies_game_get_options (game)->start.historical);
  g_assert_cmpint (acies_game_get_options (game)->undo, ==, ACIES_UNDO_STRICT);
}

static void
test_choices (Fixture      *self,
              gconstpointer data)
{
  g_autoptr (AciesGame) game = NULL;

  press (self, "free_button");
  press (self, "practice_button");
  press (self, "entered_button");
  gtk_editable_set_text (GTK_EDITABLE (find (self, GTK_TYPE_ENTRY, "seed_entry")), "99");
  game = acies_setup_form_create_game (self->form);
  g_assert_false (acies_game_get_options (game)->start.historical);
  g_assert_cmpint (acies_game_get_options (game)->undo, ==, ACIES_UNDO_FREE);
  g_assert_cmpint (acies_game_get_options (game)->dice, ==, ACIES_DICE_ENTERED);
  g_assert_cmpuint (acies_game_get_seed (game), ==, 99);
}

/* The computer plays as well as is wanted; where it does not play there is nothing to choose. */
static void
test_levels (Fixture      *self,
             gconstpointer data)
{
  static const char *const levels[] = { "easy", "hard", "normal" };
  GtkWidget *box = find (self, GTK_TYPE_BOX, "level_box");

  g_assert_true (gtk_widget_is_sensitive (box));
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autofree char *id = g_strconcat (levels[i], "_button", NULL);
      g_autoptr (AciesGame) game = NULL;

      press (self, id);
      game = acies_setup_form_create_game (self->form);
      g_assert_cmpstr (acies_game_get_player (game, 1)->level, ==, levels[i]);
    }
}

/* Two battles with a seed left open are two battles. */
static void
test_random_seed (Fixture      *self,
                  gconstpointer data)
{
  g_autoptr (AciesGame) one = acies_setup_form_create_game (self->form);
  g_autoptr (AciesGame) two = acies_setup_form_create_game (self->form);

  g_assert_cmpuint (acies_game_get_seed (one), !=, acies_game_get_seed (two));
}

/* A wrong seed is told at its place, and Play waits for a right one. */
static void
test_seed (Fixture      *self,
           gconstpointer data)
{
  GtkWidget *entry = find (self, GTK_TYPE_ENTRY, "seed_entry");
  GtkWidget *play = find (self, GTK_TYPE_BUTTON, "play_button");
  GtkLabel *reason = GTK_LABEL (find (self, GTK_TYPE_LABEL, "seed_reason"));

  for (guint i = 0; i < G_N_ELEMENTS (seed_cases); i++)
    {
      const SeedCase *seed_case = &seed_cases[i];

      g_test_message ("%s", seed_case->name);
      gtk_editable_set_text (GTK_EDITABLE (entry), seed_case->text);
      g_assert_cmpint (acies_setup_form_get_valid (self->form), ==, seed_case->good);
      g_assert_cmpint (gtk_widget_get_sensitive (play), ==, seed_case->good);
      g_assert_cmpint (gtk_widget_has_css_class (entry, "error"), ==, !seed_case->good);
      if (seed_case->good)
        {
          g_autoptr (AciesGame) game = acies_setup_form_create_game (self->form);

          g_assert_cmpuint (acies_game_get_seed (game), ==, seed_case->seed);
        }
      else
        g_assert_nonnull (strstr (gtk_label_get_text (reason), "18446744073709551615"));
    }
}

/* The tables hold whole armies: units and Fighting Value as the battle counts them. */
static void
test_armies (Fixture      *self,
             gconstpointer data)
{
  g_autoptr (AciesGame) game = acies_setup_form_create_game (self->form);
  g_autoptr (AciesScene) scene = acies_game_get_ruleset (game)->scene (acies_game_get_setup (game),
                                                                       acies_game_get_state (game));
  static const char *const boxes[] = { "first_army", "second_army" };

  for (guint side = 0; side < G_N_ELEMENTS (boxes); side++)
    {
      GtkWidget *box = find (self, GTK_TYPE_BOX, boxes[side]);
      AciesArmyTable *table = ACIES_ARMY_TABLE (ui_test_find (box, ACIES_TYPE_ARMY_TABLE, NULL));
      guint n_units = 0;

      for (guint i = 0; i < scene->tokens->len; i++)
        n_units += g_array_index (scene->tokens, AciesSceneToken, i).side == (int) side ? 1 : 0;
      g_assert_cmpuint (acies_army_table_get_n_units (table), ==, n_units);
      g_assert_cmpint (acies_army_table_get_strength (table), ==, scene->sides[side].strength_start);
    }
}

/* Without a historical deployment there is nothing to choose, and the page says why. */
static void
test_no_deployment (void)
{
  g_autoptr (AciesScenario) whole = ui_test_scenario_new ("cannae-216bc");
  g_autoptr (JsonNode) root = json_node_copy (acies_scenario_get_root (whole));
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesScenario) scenario = NULL;
  g_autoptr (AciesGame) game = NULL;
  Fixture self = { NULL };

  json_object_remove_member (json_node_get_object (root), "deployment");
  scenario = acies_scenario_new (root, problems, NULL);
  g_assert_nonnull (scenario);
  show (&self, scenario);

  g_assert_false (gtk_widget_is_sensitive (find (&self, GTK_TYPE_TOGGLE_BUTTON, "historical_button")));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (find (&self, GTK_TYPE_LABEL, "deployment_reason"))),
                            "no historical deployment"));
  game = acies_setup_form_create_game (self.form);
  g_assert_false (acies_game_get_options (game)->start.historical);
  tear_down (&self, NULL);
}

/* A study asks its question, and proposes that a person answers it. */
static void
test_study (void)
{
  g_autoptr (AciesScenario) scenario = ui_test_scenario_new ("studies/cannae-216bc-study");
  g_autoptr (AciesGame) game = NULL;
  Fixture self = { NULL };
  GtkWidget *question = NULL;

  show (&self, scenario);
  question = find (&self, GTK_TYPE_LABEL, "question_label");
  g_assert_true (gtk_widget_get_mapped (question));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (question)), ==, acies_scenario_get_question (scenario));

  game = acies_setup_form_create_game (self.form);
  g_assert_cmpint (acies_game_get_decision (game)->side, ==, 1);
  g_assert_cmpint (acies_game_get_player (game, 1)->kind, ==, ACIES_PLAYER_HUMAN);
  g_assert_cmpint (acies_game_get_player (game, 0)->kind, ==, ACIES_PLAYER_COMPUTER);
  tear_down (&self, NULL);
}

/* The focus is on Play, and the preference says which undo is proposed. */
static void
test_focus_and_preference (void)
{
  g_autoptr (AciesScenario) scenario = ui_test_scenario_new ("zama-202bc");
  Fixture self = { NULL };

  self.app = ui_test_application_new ();
  g_settings_set_enum (acies_application_get_settings (self.app), "undo", 1);
  self.window = ui_test_window_new (self.app);
  acies_window_show_scenario (self.window, scenario);
  self.page = ACIES_SCENARIO_PAGE (acies_window_get_page (self.window));
  ui_test_settle (50);
  ui_test_picture (GTK_WIDGET (self.window), "scenario.png");

  g_assert_true (gtk_root_get_focus (GTK_ROOT (self.window)) == find (&self, GTK_TYPE_BUTTON, "play_button"));
  g_assert_true (gtk_toggle_button_get_active (
    GTK_TOGGLE_BUTTON (find (&self, GTK_TYPE_TOGGLE_BUTTON, "practice_button"))));
  g_settings_reset (acies_application_get_settings (self.app), "undo");
  tear_down (&self, NULL);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/ui/setup/defaults", Fixture, NULL, set_up, test_defaults, tear_down);
  g_test_add ("/ui/setup/choices", Fixture, NULL, set_up, test_choices, tear_down);
  g_test_add ("/ui/setup/levels", Fixture, NULL, set_up, test_levels, tear_down);
  g_test_add ("/ui/setup/random-seed", Fixture, NULL, set_up, test_random_seed, tear_down);
  g_test_add ("/ui/setup/typed-seed", Fixture, NULL, set_up, test_seed, tear_down);
  g_test_add ("/ui/setup/armies", Fixture, NULL, set_up, test_armies, tear_down);
  g_test_add_func ("/ui/setup/no-deployment", test_no_deployment);
  g_test_add_func ("/ui/setup/study", test_study);
  g_test_add_func ("/ui/setup/focus-and-preference", test_focus_and_preference);
  return g_test_run ();
}
