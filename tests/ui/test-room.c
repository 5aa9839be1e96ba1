/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* On a small screen a battle has room for whatever stands on its page: each message and each panel, in each position. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "page-test-support.h"

#include "engine/core/acies-guide.h"

#define N_ACTIONS 150
#define EVERY     10   /* actions between two positions that are looked at */
#define N_GROUPS  2

/* A message longer than any that there is, as a translation may be. */
#define LONG_WORDS                                                                         \
  "All friendly units that stand in the zone must belong to the group that attacks from "  \
  "there, and none that is spent may lead or follow them."

typedef struct
{
  const char *name;
  const char *font;
  int         width;
  int         height;
} Screen;

static const Screen screens[] = {
  { "netbook", NULL, 1024, 600 },
  { "netbook-large-text", "Sans 20", 1024, 600 },
  { "telephone", NULL, 360, 640 },
  { "telephone-large-text", "Sans 20", 360, 640 },
};

typedef struct
{
  AciesApplication *app;
  AciesWindow      *window;
  AciesBattlePage  *page;
  const Screen     *screen;
  PageTest          battle;
  GHashTable       *seen;    /* messages of which the window's true size was looked at */
  guint             n_faults;
  char             *font;    /* of the desktop */
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->screen = data;
  g_object_get (gtk_settings_get_default (), "gtk-font-name", &self->font, NULL);
  if (self->screen->font != NULL)
    g_object_set (gtk_settings_get_default (), "gtk-font-name", self->screen->font, NULL);
  self->app = ui_test_application_new ();
  self->window = ui_test_window_new (self->app);
  self->battle.luck = 5;
  self->seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_object_set (gtk_settings_get_default (), "gtk-font-name", self->font, NULL);
  g_clear_object (&self->battle.game);
  g_clear_object (&self->app);
  g_hash_table_unref (self->seen);
  g_free (self->font);
}

/* The window comes to the size of the screen by steps: what does not fit folds, and then it can be smaller. */
static void
fit_window (Fixture *self)
{
  for (guint i = 0; i < 20 && gtk_widget_get_width (GTK_WIDGET (self->window)) > self->screen->width; i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (self->window), self->screen->width, self->screen->height);
      ui_test_settle (100);
    }
  ui_test_settle (250);
}

static void
take_page (Fixture *self)
{
  self->page = ACIES_BATTLE_PAGE (acies_window_get_page (self->window));
  fit_window (self);
}

static void
show (Fixture *self, AciesGame *game)
{
  self->battle.game = game;
  acies_window_play (self->window, game, NULL);
  take_page (self);
}

static void
run (Fixture *self, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->page), action, NULL));
}

/* What the page asks for with @what on it; the first time also what the window makes of that. */
static void
check (Fixture *self, const char *what)
{
  const guint before = self->n_faults;
  GtkWidget  *window = GTK_WIDGET (self->window);

  ui_test_check_size (window, self->screen->width, self->screen->height, &self->n_faults);
  if (g_hash_table_add (self->seen, g_strdup (what)))
    {
      ui_test_settle (60);
      if (gtk_widget_get_height (window) > self->screen->height ||
          gtk_widget_get_width (window) > self->screen->width)
        ui_test_complain (window, "larger than the screen", &self->n_faults);
    }
  if (self->n_faults > before)
    g_test_message ("so with: %s", what);
}

/* Sends those who are chosen everywhere they may not go, and looks at attacks. */
static void
try_group (Fixture *self)
{
  AciesField       *field = self->page->field;
  const AciesScene *scene = acies_field_get_scene (field);
  const int         n_cells = (int) (scene->columns * scene->rows);

  check (self, "a group is chosen");
  for (int cell = 0; cell < n_cells && acies_choose_tool_get_stage (self->page->tool) == ACIES_STAGE_GROUP; cell++)
    {
      const char *refusal;

      if (acies_field_zone_get_marks (acies_field_get_zone (field, cell)) == ACIES_MARK_LEGAL)
        continue;
      gtk_widget_activate_action (GTK_WIDGET (field), "field.activate-cell", "i", cell);
      refusal = acies_prompt_bar_get_refusal (self->page->prompt);
      if (refusal != NULL)
        check (self, refusal);
      if (acies_choose_tool_get_preview (self->page->tool)->open)
        {
          check (self, "an attack is looked at");
          run (self, "battle.step-back");
        }
    }
}

static void
look (Fixture *self)
{
  check (self, "the position");
  run (self, "battle.show-log");
  check (self, "the log");
  run (self, "battle.show-log");
  run (self, "battle.show-table");
  check (self, "the table");
  run (self, "battle.show-table");
  for (guint i = 0; i < N_GROUPS && acies_choose_tool_next (self->page->tool, 1); i++)
    try_group (self);
  while (acies_choose_tool_step_back (self->page->tool))
    ;
}

static void
finish (Fixture *self)
{
  if (self->n_faults > 0)
    g_test_fail ();
}

static void
test_positions (Fixture *self, gconstpointer data)
{
  show (self, ui_test_game_new ("cannae-216bc", 11));
  for (guint i = 0; i < N_ACTIONS; i++)
    {
      const AciesActionList *legal = acies_game_get_legal (self->battle.game);
      const AciesAction      action = legal->items[page_test_draw (&self->battle, legal->n)];

      g_assert_true (acies_session_act_all (acies_window_get_session (self->window), &action, 1, NULL));
      if (i % EVERY == 0)
        look (self);
    }
  g_assert_cmpuint (g_hash_table_size (self->seen), >, 6);
  finish (self);
}

/* Messages of every kind, alone and together, while an attack is looked at. What passes by stands above what is asked. */
static void
test_messages (Fixture *self, gconstpointer data)
{
  int             target = ACIES_NO_CELL;
  graphene_rect_t toast;

  self->battle.game = ui_test_game_new ("cannae-216bc", 11);
  while (!acies_game_get_decision (self->battle.game)->is_main ||
         page_test_find_attackers (&self->battle, &target) == 0)
    page_test_act_by_chance (&self->battle);
  show (self, self->battle.game);
  self->battle.page = self->page;

  acies_battle_page_refuse (self->page, LONG_WORDS, "6.5");
  check (self, "a long refusal");
  run (self, "battle.show-log");
  check (self, "a long refusal below the log");
  run (self, "battle.show-log");
  acies_battle_page_refuse (self->page, NULL, NULL);
  acies_notice_show (self->page->notice, LONG_WORDS, "Save As…", "win.save-as");
  check (self, "a long notice");
  acies_toast_show (self->page->toast, LONG_WORDS, "Undo", "battle.undo", GTK_WIDGET (self->page));
  check (self, "a long toast");
  acies_window_say (self->window, LONG_WORDS);
  ui_test_settle (100);
  g_assert_cmpstr (acies_window_get_message (self->window), ==, LONG_WORDS);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (self->page->toast), GTK_WIDGET (self->page->prompt), &toast));
  g_assert_cmpfloat (toast.size.height, >, 0);
  g_assert_cmpfloat (toast.origin.y + toast.size.height, <, 1);
  run (self, "battle.hint");
  check (self, "an idea is looked for");
  run (self, "battle.what-happened");
  check (self, "what happened");
  page_test_aim (&self->battle);
  check (self, "an attack below a notice");
  acies_battle_page_refuse (self->page, LONG_WORDS, "6.5");
  check (self, "everything");
  finish (self);
}

/* Each step of the guided battle, with a note on what was done. */
static void
test_guide (Fixture *self, gconstpointer data)
{
  const AciesGuide *guide = acies_guide_find_ruleset ()->guide;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.first-battle", NULL));
  ui_test_wait_for_page (self->window, "battle");
  take_page (self);
  check (self, "the guided battle");
  for (guint i = 0; i < guide->n_steps; i++)
    {
      g_autofree char *what = g_strdup_printf ("step %u of the guide", i);

      acies_guide_card_show (self->page->guide_card, guide, i, guide->steps[i].title, guide->steps[i].text, "6.5",
                             guide->steps[i].title);
      acies_battle_page_refuse (self->page, LONG_WORDS, "6.5");
      check (self, what);
    }
  finish (self);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (screens); i++)
    {
      g_autofree char *positions = g_strconcat ("/ui/room/positions/", screens[i].name, NULL);
      g_autofree char *messages = g_strconcat ("/ui/room/messages/", screens[i].name, NULL);
      g_autofree char *guide = g_strconcat ("/ui/room/guide/", screens[i].name, NULL);

      g_test_add (positions, Fixture, &screens[i], set_up, test_positions, tear_down);
      g_test_add (messages, Fixture, &screens[i], set_up, test_messages, tear_down);
      g_test_add (guide, Fixture, &screens[i], set_up, test_guide, tear_down);
    }

  return g_test_run ();
}
