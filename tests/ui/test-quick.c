/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-army-table.h"
#include "app/library/acies-quick-page.h"
#include "ui-test-support.h"

#include <string.h>

typedef struct
{
  AciesApplication *app;
  AciesWindow      *window;
  AciesQuickPage   *page;
} Fixture;

/* From the library, as by the button there. */
static void
set_up (Fixture      *self,
        gconstpointer data)
{
  GtkWidget *button = NULL;

  self->app = ui_test_application_new ();
  self->window = ui_test_window_new (self->app);
  acies_window_show_library (self->window);
  ui_test_settle (50);
  button = ui_test_find (acies_window_get_page (self->window), GTK_TYPE_BUTTON, "quick_button");
  g_assert_true (gtk_widget_is_sensitive (button));
  gtk_widget_activate (button);
  ui_test_wait_for_page (self->window, "quick");
  self->page = ACIES_QUICK_PAGE (acies_window_get_page (self->window));
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->app);
}

static GtkWidget *
find_in_chooser (Fixture    *self,
                 guint       side,
                 GType       type,
                 const char *id)
{
  return ui_test_find (GTK_WIDGET (acies_quick_page_get_chooser (self->page, side)), type, id);
}

static const AciesQuickRules *
get_rules (Fixture *self)
{
  return acies_scenario_get_ruleset (acies_quick_page_get_scenario (self->page))->quick;
}

static guint
get_list (Fixture *self,
          guint    side)
{
  return acies_army_chooser_get_army (acies_quick_page_get_chooser (self->page, side))->list;
}

static gboolean
has_decision (gpointer data)
{
  Fixture *self = data;
  AciesSession *session = acies_window_get_session (self->window);

  return acies_game_get_decision (acies_session_get_game (session))->side != ACIES_NO_SIDE;
}

/* Play at once: a battle of the two usual armies, which asks for its first decision. */
static void
test_play (Fixture      *self,
           gconstpointer data)
{
  AciesGame *game = NULL;

  gtk_widget_activate (ui_test_find (GTK_WIDGET (self->page), GTK_TYPE_BUTTON, "play_button"));
  ui_test_wait_for_page (self->window, "battle");
  game = acies_session_get_game (acies_window_get_session (self->window));
  g_assert_cmpint (acies_game_get_player (game, 0)->kind, ==, ACIES_PLAYER_HUMAN);
  g_assert_cmpint (acies_game_get_player (game, 1)->kind, ==, ACIES_PLAYER_COMPUTER);
  g_assert_false (acies_game_is_over (game));
  ui_test_wait_until (has_decision, self);
  ui_test_picture (GTK_WIDGET (self->window), "quick-battle.png");
}

/* Another first army gets an enemy, and its country. */
static void
test_enemies (Fixture      *self,
              gconstpointer data)
{
  GtkDropDown *lists = GTK_DROP_DOWN (find_in_chooser (self, 0, GTK_TYPE_DROP_DOWN, "drop_down"));
  GtkDropDown *grounds = GTK_DROP_DOWN (ui_test_find (GTK_WIDGET (self->page), GTK_TYPE_DROP_DOWN, "ground_drop_down"));
  const AciesQuickRules *rules = get_rules (self);

  for (guint i = 0; i < rules->n_lists (); i += 13)
    {
      gtk_drop_down_set_selected (lists, i);
      g_assert_cmpuint (get_list (self, 0), ==, i);
      g_assert_true (rules->are_enemies (i, get_list (self, 1)));
      g_assert_cmpuint (gtk_drop_down_get_selected (grounds), ==, rules->list (i)->home);
      g_assert_cmpstr (acies_scenario_get_side_id (acies_quick_page_get_scenario (self->page), 0), !=, NULL);
    }
}

/* The second army's enemies stand first in its list. */
static void
test_order (Fixture      *self,
            gconstpointer data)
{
  GtkDropDown *lists = GTK_DROP_DOWN (find_in_chooser (self, 1, GTK_TYPE_DROP_DOWN, "drop_down"));
  const AciesQuickRules *rules = get_rules (self);
  guint n_enemies = 0;

  for (guint i = 0; i < rules->n_lists (); i++)
    n_enemies += rules->are_enemies (get_list (self, 0), i);
  for (guint i = 0; i < rules->n_lists (); i++)
    {
      gtk_drop_down_set_selected (lists, i);
      g_assert_true (rules->are_enemies (get_list (self, 0), get_list (self, 1)) == (i < n_enemies));
    }
}

/* A second army that was chosen stays, whoever the first one is. */
static void
test_chosen (Fixture      *self,
             gconstpointer data)
{
  GtkDropDown *first = GTK_DROP_DOWN (find_in_chooser (self, 0, GTK_TYPE_DROP_DOWN, "drop_down"));
  GtkDropDown *second = GTK_DROP_DOWN (find_in_chooser (self, 1, GTK_TYPE_DROP_DOWN, "drop_down"));
  const guint before = get_list (self, 1);
  guint chosen = 0;

  gtk_drop_down_set_selected (second, gtk_drop_down_get_selected (second) + 2);
  chosen = get_list (self, 1);
  g_assert_cmpuint (chosen, !=, before);
  for (guint i = 0; i < get_rules (self)->n_lists (); i += 17)
    {
      gtk_drop_down_set_selected (first, i);
      g_assert_cmpuint (get_list (self, 1), ==, chosen);
    }
}

static gboolean
is_chosen (gpointer data)
{
  Fixture *self = data;

  return g_str_equal (get_rules (self)->list (get_list (self, 0))->id, "seleucid");
}

/* Letters typed in the opened list search it, and Return takes what is found. */
static void
test_typing (Fixture      *self,
             gconstpointer data)
{
  g_assert_cmpint (acies_quick_find_list (get_rules (self), "seleucid"), >=, 0);
  gtk_widget_grab_focus (find_in_chooser (self, 0, GTK_TYPE_DROP_DOWN, "drop_down"));
  if (!ui_test_type (self->window, "space"))
    return;

  ui_test_settle (300);
  ui_test_type (self->window, "s e l e");
  ui_test_settle (300);
  ui_test_type (self->window, "Return");
  ui_test_wait_until (is_chosen, self);
}

static gboolean
has_said_none (gpointer data)
{
  return gtk_widget_get_visible (data);
}

/* A word in the midst of a name finds it too, and where nothing is found that is said. */
static void
test_search (Fixture      *self,
             gconstpointer data)
{
  GtkWidget *drop_down = find_in_chooser (self, 0, GTK_TYPE_DROP_DOWN, "drop_down");
  const AciesQuickList *list = NULL;
  GtkWidget *popover = NULL;
  GtkWidget *none = NULL;

  g_assert_cmpint (acies_quick_find_list (get_rules (self), "marian-roman"), >=, 0);
  gtk_widget_grab_focus (drop_down);
  if (!ui_test_type (self->window, "space"))
    return;

  ui_test_settle (300);
  ui_test_type (self->window, "a n space r o m");
  ui_test_settle (300);
  ui_test_type (self->window, "Return");
  ui_test_settle (300);
  list = get_rules (self)->list (get_list (self, 0));
  g_assert_nonnull (strstr (acies_quick_list_name (list), "an Rom"));

  ui_test_type (self->window, "space");
  ui_test_settle (300);
  ui_test_type (self->window, "z z z");
  popover = ui_test_find (drop_down, GTK_TYPE_POPOVER, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (gtk_widget_get_parent (ui_test_find (
         popover, GTK_TYPE_SCROLLED_WINDOW, NULL)));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child))
      none = child;
  g_assert_nonnull (none);
  ui_test_wait_until (has_said_none, none);
  ui_test_picture (GTK_WIDGET (self->window), "quick-nothing-found.png");
  ui_test_type (self->window, "Escape");
}

/* An option changes the army; one that asks for the same troops is shut until it is given up. */
static void
test_options (Fixture      *self,
              gconstpointer data)
{
  GtkWidget *box = find_in_chooser (self, 1, GTK_TYPE_BOX, "options_box");
  AciesArmyChooser *chooser = acies_quick_page_get_chooser (self->page, 1);
  const AciesQuickArmy *army = acies_army_chooser_get_army (chooser);
  g_autofree char *before = acies_json_to_line (acies_scenario_get_root (acies_quick_page_get_scenario (self->page)));
  g_autofree char *after = NULL;
  GtkWidget *spears = gtk_widget_get_next_sibling (gtk_widget_get_first_child (box));
  GtkWidget *warband = gtk_widget_get_next_sibling (spears);

  g_assert_true (gtk_widget_is_sensitive (warband));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (spears), TRUE);
  g_assert_cmpuint (army->options, ==, 1 << 1);
  g_assert_false (gtk_widget_is_sensitive (warband));
  after = acies_json_to_line (acies_scenario_get_root (acies_quick_page_get_scenario (self->page)));
  g_assert_cmpstr (before, !=, after);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (spears), FALSE);
  g_assert_cmpuint (army->options, ==, 0);
  g_assert_true (gtk_widget_is_sensitive (warband));
}

static char *
dup_boards (Fixture *self)
{
  JsonNode *root = acies_scenario_get_root (acies_quick_page_get_scenario (self->page));

  return acies_json_to_line (root);
}

/* A typed seed says which boards there are; without one the button draws others. Who plays stays as it was. */
static void
test_seed (Fixture      *self,
           gconstpointer data)
{
  GtkWidget *entry = ui_test_find (GTK_WIDGET (self->page), GTK_TYPE_ENTRY, "seed_entry");
  g_autofree char *before = dup_boards (self);
  g_autofree char *drawn = NULL;
  g_autofree char *typed = NULL;
  g_autofree char *again = NULL;

  gtk_widget_activate_action (GTK_WIDGET (self->page), "quick.new-country", NULL);
  drawn = dup_boards (self);
  g_assert_cmpstr (drawn, !=, before);

  gtk_editable_set_text (GTK_EDITABLE (entry), "77");
  typed = dup_boards (self);
  g_assert_cmpstr (typed, !=, drawn);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "77");
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  gtk_editable_set_text (GTK_EDITABLE (entry), "77");
  again = dup_boards (self);
  g_assert_cmpstr (typed, ==, again);
  g_assert_false (gtk_widget_is_sensitive (ui_test_find (GTK_WIDGET (self->page), GTK_TYPE_BUTTON, "country_button")));
}

/* On narrow and small windows, and back to the library. */
static void
test_sizes (Fixture      *self,
            gconstpointer data)
{
  guint n_faults = 0;

  ui_test_check_size (GTK_WIDGET (self->page), 360, 600, &n_faults);
  ui_test_check_size (GTK_WIDGET (self->page), 1024, 600, &n_faults);
  g_assert_cmpuint (n_faults, ==, 0);
  g_action_group_activate_action (G_ACTION_GROUP (self->window), "back", NULL);
  ui_test_wait_for_page (self->window, "library");
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  add ("/ui/quick/play", test_play);
  add ("/ui/quick/enemies", test_enemies);
  add ("/ui/quick/order", test_order);
  add ("/ui/quick/chosen", test_chosen);
  add ("/ui/quick/typing", test_typing);
  add ("/ui/quick/search", test_search);
  add ("/ui/quick/options", test_options);
  add ("/ui/quick/seed", test_seed);
  add ("/ui/quick/sizes", test_sizes);

  return g_test_run ();
}
