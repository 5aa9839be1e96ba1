/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* A quick battle of two army lists from the library to its end page, by keys. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-battle-page-private.h"
#include "app/library/acies-quick-page.h"
#include "app/library/acies-setup-form.h"
#include "ui-test-support.h"

#define DEEDS_A_BOUND 2     /* then the moves are ended */
#define MOST_DEEDS    110   /* who then still stands there gives up */

typedef struct
{
  AciesApplication *app;
  AciesWindow      *window;
  AciesBattlePage  *page;
  AciesGame        *game;
  guint             n_before;  /* steps, stage and side when the last deed was tried */
  AciesStage        stage;
  int               side;
  guint             n_deeds;   /* tried in these moves */
  guint             n_moves, n_attacks, n_idle;
} Player;

static gboolean
is_over (Player *self)
{
  return g_strcmp0 (acies_window_get_page_name (self->window), "end") == 0;
}

/* The button that gives the second army to a person. */
static GtkWidget *
find_second_person (Player *self)
{
  GtkWidget *form = ui_test_find (acies_window_get_page (self->window), ACIES_TYPE_SETUP_FORM, NULL);
  GQueue     queue = G_QUEUE_INIT;
  GtkWidget *found = NULL;
  guint      n = 0;

  g_queue_push_tail (&queue, form);
  for (GtkWidget *widget = NULL; found == NULL && (widget = g_queue_pop_head (&queue)) != NULL;)
    {
      if (GTK_IS_LABEL (widget) &&
          g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), "A Person Here") && ++n == 2)
        found = gtk_widget_get_ancestor (widget, GTK_TYPE_TOGGLE_BUTTON);
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        g_queue_push_tail (&queue, child);
    }
  g_queue_clear (&queue);
  g_assert_nonnull (found);

  return found;
}

static void
begin (Player *self)
{
  self->app = ui_test_application_new ();
  self->window = ui_test_window_new (self->app);
  acies_window_show_library (self->window);
  ui_test_settle (50);
}

/* Country without rivers, which no line could cross, and always the same dice. */
static void
choose_country (Player *self)
{
  GtkWidget               *page = acies_window_get_page (self->window);
  const AciesQuickRules   *rules =
    acies_scenario_get_ruleset (acies_quick_page_get_scenario (ACIES_QUICK_PAGE (page)))->quick;
  const AciesQuickGround  *ground = rules->grounds;

  while (ground->id != NULL && !g_str_equal (ground->id, "dry"))
    ground++;
  g_assert_nonnull (ground->id);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_test_find (page, GTK_TYPE_DROP_DOWN, "ground_drop_down")),
                              (guint) (ground - rules->grounds));
  gtk_editable_set_text (GTK_EDITABLE (ui_test_find (page, GTK_TYPE_ENTRY, "seed_entry")), "5");
}

static void
take_battle (Player *self)
{
  ui_test_wait_for_page (self->window, "battle");
  self->page = ACIES_BATTLE_PAGE (acies_window_get_page (self->window));
  self->game = g_object_ref (acies_session_get_game (acies_window_get_session (self->window)));
  for (guint side = 0; side < 2; side++)
    g_assert_cmpint (acies_game_get_player (self->game, side)->kind, ==, ACIES_PLAYER_HUMAN);
}

static void
end (Player *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->game);
  g_object_unref (self->app);
}

/* The question that is asked before a battle is given up. */
static GtkWidget *
find_question (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *at = windows; at != NULL; at = at->next)
    if (GTK_IS_MESSAGE_DIALOG (at->data))
      return at->data;

  return NULL;
}

static gboolean
has_question (gpointer data)
{
  return find_question () != NULL;
}

/* A battle of many bounds need not be fought to its last: what comes after it is the same. */
static void
give_up (Player *self)
{
  ui_test_type (self->window, "Escape Escape ctrl+shift+g");
  ui_test_wait_until (has_question, NULL);
  ui_test_settle (200);
  ui_test_type_into (GTK_WINDOW (find_question ()), "alt+g");
}

/* The end page tells of what these rules count. */
static void
check_end (Player *self, const char *picture)
{
  GtkWidget *page = acies_window_get_page (self->window);
  GtkWidget *label = ui_test_find (page, GTK_TYPE_LABEL, "course_label");

  g_test_message ("%u steps, %u moves and %u attacks", acies_game_get_n_steps (self->game),
                  self->n_moves, self->n_attacks);
  ui_test_picture (GTK_WIDGET (self->window), picture);
  g_assert_true (acies_game_is_over (self->game));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, "Elements left, by turn");
  g_assert_cmpuint (self->n_attacks, >, 0);
  g_assert_cmpuint (self->n_moves, >, 3);
}

/* Whether something came of the last deed: a person who sees that nothing did does something else. */
static void
look_what_came_of_it (Player *self)
{
  AciesChooseTool *tool = self->page->tool;
  const guint      n = acies_game_get_n_steps (self->game);
  const int        side = acies_game_get_decision (self->game)->side;
  AciesStage       stage;

  if (is_over (self))
    return;

  stage = acies_choose_tool_get_stage (tool);
  self->n_idle = n != self->n_before || (stage == ACIES_STAGE_GROUP && self->stage != stage) ||
                     acies_choose_tool_get_preview (tool)->open
                   ? 0
                   : self->n_idle + 1;
  if (side != self->side)
    self->n_deeds = 0;
  self->n_before = n;
  self->stage = stage;
  self->side = side;
  g_test_message ("%u: %s", n, acies_prompt_bar_get_text (self->page->prompt));
}

/* Whether the moves of the bound are asked for, and some are left to be tried. */
static gboolean
wants_to_move (Player *self)
{
  if (!acies_game_get_decision (self->game)->is_main)
    return FALSE;

  return self->n_deeds++ < DEEDS_A_BOUND;
}

/* By keys */

/* Those chosen go ahead; into the enemy who stands before them if that is too far; else a little. */
static const char *
get_move_keys (Player *self)
{
  const AciesUnits       units = acies_choose_tool_get_units (self->page->tool);
  const AciesSceneToken *token = acies_scene_find_token (acies_field_get_scene (self->page->field), self->side,
                                                         acies_units_first (units));
  const gboolean         north = token == NULL || token->pose.facing < 9000 || token->pose.facing > 27000;

  self->n_moves++;
  switch (self->n_idle)
    {
    case 0:
      return "Up Up Up Up Up Up Up Up Return";
    case 1:
      return north ? "Escape alt+Up Return Return" : "Escape alt+Down Return Return";
    case 2:
      return "Escape Up Up Return";
    default:
      return "Escape Escape";
    }
}

static const char *
get_keys (Player *self)
{
  AciesChooseTool *tool = self->page->tool;

  if (acies_choose_tool_get_preview (tool)->open)
    {
      self->n_attacks++;
      return "Return";
    }

  switch (acies_choose_tool_get_stage (tool))
    {
    case ACIES_STAGE_ANSWER:
      return "space Return";
    case ACIES_STAGE_MAIN:
      if (!acies_game_get_decision (self->game)->is_main)
        return self->n_idle == 0 ? "space" : "ctrl+Return";
      return wants_to_move (self) ? "space" : "ctrl+Return ctrl+Return";
    case ACIES_STAGE_GROUP:
      return get_move_keys (self);
    case ACIES_STAGE_LEADER:
    case ACIES_STAGE_ACTING:
    case ACIES_STAGE_OFF:
    default:
      return "Escape";
    }
}

static void
test_keys (void)
{
  Player self = { 0 };

  begin (&self);
  if (!ui_test_type (self.window, "ctrl+shift+b"))
    {
      end (&self);
      return;
    }
  ui_test_wait_for_page (self.window, "quick");
  choose_country (&self);
  gtk_widget_grab_focus (find_second_person (&self));
  ui_test_type (self.window, "space ctrl+Return");
  take_battle (&self);

  for (guint i = 0; i < MOST_DEEDS && !is_over (&self) && self.n_idle < 20; i++)
    {
      if (!ui_test_type (self.window, get_keys (&self)))
        break;
      look_what_came_of_it (&self);
    }

  ui_test_picture (GTK_WIDGET (self.window), "table-keys-late.png");
  if (!is_over (&self))
    give_up (&self);
  ui_test_wait_for_page (self.window, "end");
  check_end (&self, "table-keys-end.png");
  ui_test_type (self.window, "Escape");
  ui_test_wait_for_page (self.window, "library");
  end (&self);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ui_test_forgive_toolkit ();
  g_test_add_func ("/ui/table/whole-battle/keys", test_keys);

  return g_test_run ();
}
