/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-recent.h"
#include "app/battle/acies-battle-page-private.h"
#include "app/library/acies-library-page.h"
#include "engine/core/acies-guide.h"
#include "ui-test-support.h"

/* The real window, in the guided battle. */
typedef struct
{
  AciesApplication *app;
  AciesWindow      *window;
  const AciesGuide *guide;
  AciesBattlePage  *page;   /* once there was a battle */
} Fixture;

static AciesBattlePage *
get_page (Fixture *self)
{
  if (self->page == NULL)
    self->page = ACIES_BATTLE_PAGE (acies_window_get_page (self->window));

  return self->page;
}

static AciesGame *
get_game (Fixture *self)
{
  return acies_session_get_game (acies_window_get_session (self->window));
}

static void
run (Fixture *self, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), action, NULL));
}

static void
begin (Fixture *self)
{
  run (self, "win.first-battle");
  ui_test_wait_for_page (self->window, "battle");
  acies_ai_runner_set_pace (acies_session_get_runner (acies_window_get_session (self->window)), 0);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  self->app = ui_test_application_new ();
  self->window = ui_test_window_new (self->app);
  self->guide = acies_guide_find_ruleset ()->guide;
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) journals = NULL;

  gtk_window_destroy (GTK_WINDOW (self->window));
  g_settings_reset (acies_application_get_settings (self->app), "last-played");
  journals = acies_session_list_journals ();
  for (guint i = 0; i < journals->len; i++)
    g_assert_true (g_file_delete (g_ptr_array_index (journals, i), NULL, NULL));
  g_clear_object (&self->app);
}

static int
find_cell (Fixture *self, const char *id)
{
  return acies_scene_find_cell (acies_field_get_scene (get_page (self)->field), id);
}

static void
activate (Fixture *self, const char *cell)
{
  gtk_widget_activate_action (GTK_WIDGET (get_page (self)->field), "field.activate-cell", "i", find_cell (self, cell));
}

/* The guide speaks of step @index, and in its own words. */
static void
assert_step (Fixture *self, guint index)
{
  AciesGuideCard *card = get_page (self)->guide_card;

  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (card)));
  g_assert_cmpuint (acies_guide_card_get_step (card), ==, index);
  g_assert_cmpstr (acies_guide_card_get_title (card), ==, self->guide->steps[index].title);
}

static void
assert_title (Fixture *self, const char *title)
{
  g_assert_cmpstr (acies_guide_card_get_title (get_page (self)->guide_card), ==, title);
}

static void
assert_note (Fixture *self, const char *note)
{
  g_assert_cmpstr (acies_guide_card_get_note (get_page (self)->guide_card), ==, note);
}

/* Answers whatever the game asks in the first way that is legal, until the person may choose freely; 100 answers are enough. */
static void
answer_all (Fixture *self)
{
  for (guint i = 0; i < 100 && !acies_game_is_over (get_game (self)) &&
                    acies_session_is_human_turn (acies_window_get_session (self->window)) &&
                    acies_choose_tool_get_stage (get_page (self)->tool) == ACIES_STAGE_ANSWER;
       i++)
    {
      const AciesAction action = acies_game_get_legal (get_game (self))->items[0];

      assert_title (self, "A question");
      g_assert_true (acies_session_act_all (acies_window_get_session (self->window), &action, 1, NULL));
    }
}

/* Whether the person may choose freely; answers questions and ends the actions of groups on the way there. */
static gboolean
may_choose (gpointer data)
{
  Fixture *self = data;

  if (acies_game_is_over (get_game (self)))
    return TRUE;
  answer_all (self);
  if (acies_choose_tool_get_stage (get_page (self)->tool) == ACIES_STAGE_ACTING)
    run (self, "battle.finish");

  return acies_session_is_human_turn (acies_window_get_session (self->window)) &&
         acies_choose_tool_get_stage (get_page (self)->tool) == ACIES_STAGE_MAIN;
}

static void
finish_group (Fixture *self)
{
  ui_test_wait_until (may_choose, self);
}

static void
end_turn (Fixture *self)
{
  const guint turn = acies_field_get_scene (get_page (self)->field)->turn;

  run (self, "battle.end-turn");
  if (acies_choose_tool_get_stage (get_page (self)->tool) == ACIES_STAGE_MAIN &&
      acies_session_is_human_turn (acies_window_get_session (self->window)) &&
      acies_field_get_scene (get_page (self)->field)->turn == turn)
    run (self, "battle.end-turn");
  answer_all (self);
  if (!acies_session_is_human_turn (acies_window_get_session (self->window)))
    assert_title (self, "The enemy decides");
  ui_test_wait_until (may_choose, self);
}

/* Chooses a way of the open attack that costs something, which is a bonus, or one that does not. */
static void
choose_way (Fixture *self, gboolean bonus)
{
  AciesChooseTool          *tool = get_page (self)->tool;
  const AciesAttackPreview *preview = acies_choose_tool_get_preview (tool);

  for (guint i = 0; i < preview->attacks->n; i++)
    {
      AciesActionView view = { 0 };

      acies_game_get_ruleset (get_game (self))->view (acies_game_get_setup (get_game (self)), preview->state,
                                                      &preview->attacks->items[i], &view);
      if ((view.cost > 0) == bonus)
        {
          acies_choose_tool_choose_attack (tool, i);
          return;
        }
    }
  g_assert_not_reached ();
}

static gboolean
is_visible (gpointer widget)
{
  return gtk_widget_get_visible (widget);
}

/* A first start offers the battle; whoever has begun one is not asked again. */
static void
test_offer (Fixture *self, gconstpointer data)
{
  GtkWidget *card = ui_test_find (acies_window_get_page (self->window), GTK_TYPE_BOX, "first_card");
  GtkWidget *button = ui_test_find (card, GTK_TYPE_BUTTON, "first_button");

  ui_test_wait_until (is_visible, card);
  ui_test_picture (GTK_WIDGET (self->window), "guide-offer.png");
  g_signal_emit_by_name (button, "clicked");
  ui_test_wait_for_page (self->window, "battle");
  assert_step (self, 0);
  g_assert_cmpuint (acies_game_get_seed (get_game (self)), ==, self->guide->seed);

  run (self, "win.back");
  ui_test_wait_for_page (self->window, "library");
  ui_test_settle (300);
  g_assert_false (gtk_widget_get_visible (card));
}

/* Dice and the computer may end the battle before the guide is through; then its last step is shown. */
static gboolean
ended_early (Fixture *self)
{
  if (!acies_game_is_over (get_game (self)))
    return FALSE;

  assert_step (self, self->guide->n_steps - 1);

  return TRUE;
}

/* The whole battle as the guide would have it. */
static void
test_plays_through (Fixture *self, gconstpointer data)
{
  AciesBattlePage *page;

  begin (self);
  page = get_page (self);
  assert_step (self, 0);
  activate (self, "e1");
  assert_step (self, 1);
  activate (self, "e2");
  finish_group (self);
  assert_step (self, 2);
  assert_note (self, "");
  activate (self, "b2");
  assert_step (self, 3);
  activate (self, "b3");
  assert_step (self, 4);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (page->attack), "acies-guide-mark"));
  ui_test_picture (GTK_WIDGET (self->window), "guide-sum.png");
  run (self, "battle.step-back");
  assert_step (self, 3);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (page->attack), "acies-guide-mark"));
  activate (self, "b3");
  choose_way (self, TRUE);
  run (self, "battle.confirm");
  finish_group (self);
  assert_step (self, 5);
  assert_note (self, "");
  g_assert_true (gtk_widget_has_css_class (page->end_button, "acies-guide-mark"));
  end_turn (self);
  if (ended_early (self))
    return;

  assert_step (self, 6);
  while (acies_guide_card_get_step (page->guide_card) == 6)
    run (self, "battle.undo");
  assert_step (self, 5);
  while (g_action_group_get_action_enabled (G_ACTION_GROUP (page->actions), "redo"))
    run (self, "battle.redo");
  ui_test_wait_until (may_choose, self);
  assert_step (self, 6);
  activate (self, "c2");
  assert_step (self, 7);
  activate (self, "c3");
  run (self, "battle.confirm");
  finish_group (self);
  assert_step (self, 8);
  end_turn (self);
  assert_step (self, 9);
}

/* No step goes on by the deed of others than it names, as long as those it names can act; it says what was chosen. */
static void
test_waits (Fixture *self, gconstpointer data)
{
  static const char *const others[] = { "b2", "c2", "d2" };

  begin (self);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      const char *note;

      activate (self, others[i]);
      assert_step (self, 0);
      note = acies_guide_card_get_note (get_page (self)->guide_card);
      g_assert_true (g_str_has_prefix (note, "You have chosen others: "));
      run (self, "battle.step-back");
      assert_note (self, "");
    }
  ui_test_picture (GTK_WIDGET (self->window), "guide-others.png");

  activate (self, "c2");
  activate (self, "c3");
  assert_step (self, 0);
  run (self, "battle.confirm");
  finish_group (self);
  assert_step (self, 0);
  assert_note (self, "You did something else, which is allowed. This still waits for you.");
  activate (self, "e1");
  assert_step (self, 1);
  activate (self, "e2");
  finish_group (self);
  assert_step (self, 2);
  assert_note (self, "");
}

/* Other legal deeds are taken as they are, and said to be allowed. */
static void
test_own_way (Fixture *self, gconstpointer data)
{
  begin (self);
  activate (self, "b2");
  activate (self, "b3");
  run (self, "battle.confirm");
  finish_group (self);
  assert_step (self, 5);
  assert_note (self, "You went ahead. The guide goes on from here.");
  run (self, "battle.undo");
  while (acies_game_get_n_steps (get_game (self)) > 0)
    run (self, "battle.undo");
  run (self, "battle.step-back");
  assert_step (self, 0);
  assert_note (self, "");

  activate (self, "e1");
  activate (self, "e2");
  finish_group (self);
  activate (self, "b2");
  activate (self, "b3");
  choose_way (self, FALSE);
  run (self, "battle.confirm");
  finish_group (self);
  assert_step (self, 5);
  assert_note (self, "You did it your own way. That is allowed too.");
}

/* Who has acted without what was asked is sent to others. */
static void
test_anybody (Fixture *self, gconstpointer data)
{
  begin (self);
  activate (self, "e1");
  while (acies_choose_tool_get_stage (get_page (self)->tool) == ACIES_STAGE_GROUP)
    {
      const AciesAction start = acies_choose_tool_get_beginnings (get_page (self)->tool)->items[0];

      g_assert_true (acies_session_act_all (acies_window_get_session (self->window), &start, 1, NULL));
    }
  finish_group (self);
  assert_step (self, 0);
  assert_note (self, "They cannot act any more in this turn. Any other group will do.");
  end_turn (self);
  if (!ended_early (self))
    assert_step (self, 6);
}

/* Leaving keeps the place; coming back goes on there; beginning again begins, and the old battle is still kept. */
static void
test_resumes (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) journals = NULL;
  guint                 n_steps;

  begin (self);
  activate (self, "e1");
  activate (self, "e2");
  finish_group (self);
  assert_step (self, 2);
  n_steps = acies_game_get_n_steps (get_game (self));
  g_assert_cmpuint (n_steps, >, 0);

  run (self, "win.back");
  ui_test_wait_for_page (self->window, "library");
  begin (self);
  assert_step (self, 2);
  g_assert_cmpuint (acies_game_get_n_steps (get_game (self)), ==, n_steps);

  run (self, "win.restart-first-battle");
  while (acies_game_get_n_steps (get_game (self)) > 0)
    ui_test_settle (20);
  assert_step (self, 0);
  journals = acies_session_list_journals ();
  g_assert_cmpuint (journals->len, ==, 2);
}

/* The guide can be put away and comes back when it is asked for. */
static void
test_hides (Fixture *self, gconstpointer data)
{
  GtkWidget *card;

  begin (self);
  card = GTK_WIDGET (get_page (self)->guide_card);
  g_assert_true (gtk_widget_get_visible (card));
  run (self, "battle.show-guide");
  g_assert_false (gtk_widget_get_visible (card));
  activate (self, "e1");
  g_assert_false (gtk_widget_get_visible (card));
  run (self, "win.first-battle");
  assert_step (self, 1);
}

/* Other battles have no guide. */
static void
test_other_battles (Fixture *self, gconstpointer data)
{
  g_autoptr (AciesGame) game = ui_test_game_new ("cannae-216bc", 1);

  acies_window_play (self->window, game, NULL);
  ui_test_wait_for_page (self->window, "battle");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (get_page (self)->guide_card)));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (get_page (self)->actions), "show-guide"));
}

/* Whether all of @widget's upper edge and at least @least pixels of it are within what its scrolled window shows. */
static gboolean
is_seen (GtkWidget *widget, int least)
{
  GtkWidget      *view = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t place;

  if (!gtk_widget_get_mapped (widget) || view == NULL || !gtk_widget_compute_bounds (widget, view, &place))
    return FALSE;

  return place.origin.y >= 0 && place.origin.y + MIN (place.size.height, (float) least) <=
                                  (float) gtk_widget_get_height (view);
}

/* What the chosen way of the attack costs: in a row of several ways, or beside the only one. */
static gboolean
is_price_seen (gpointer data)
{
  Fixture   *self = data;
  GtkWidget *panel = GTK_WIDGET (get_page (self)->attack);
  GtkWidget *ways = ui_test_find (panel, GTK_TYPE_FLOW_BOX, "variants");
  GtkWidget *only = ui_test_find (panel, GTK_TYPE_LABEL, "only_way");
  GtkWidget *shown = gtk_widget_get_visible (ways) ? ways : only;

  return gtk_widget_get_visible (ways) != gtk_widget_get_visible (only) &&
         is_seen (shown, gtk_widget_get_height (shown));
}

/* The step that speaks of a bonus shows what each way costs, at once, whoever is to attack. */
static void
test_bonus_is_there (Fixture *self, gconstpointer data)
{
  const int sizes[][2] = { { 1366, 768 }, { 1024, 600 } };

  begin (self);
  activate (self, "e1");
  activate (self, "e2");
  finish_group (self);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      AciesChooseTool *tool = get_page (self)->tool;

      gtk_window_set_default_size (GTK_WINDOW (self->window), sizes[i][0], sizes[i][1]);
      ui_test_settle (300);
      activate (self, "b2");
      activate (self, "b3");
      assert_step (self, 4);
      for (guint way = 0; way < acies_choose_tool_get_preview (tool)->attacks->n; way++)
        {
          g_autofree char *name = g_strdup_printf ("guide-bonus-%d-%u.png", sizes[i][0], way);

          acies_choose_tool_choose_attack (tool, way);
          ui_test_settle (50);
          ui_test_wait_until (is_price_seen, self);
          if (way < 2)
            ui_test_picture (GTK_WIDGET (self->window), name);
        }
      run (self, "battle.step-back");
      run (self, "battle.step-back");
    }
}

/* Where the guide leaves an attack too little room it is one line, and says all when asked to, until the next step. */
static void
test_folds (Fixture *self, gconstpointer data)
{
  AciesGuideCard *card;
  GtkWidget      *text, *button;

  begin (self);
  card = get_page (self)->guide_card;
  text = ui_test_find (GTK_WIDGET (card), GTK_TYPE_LABEL, "text_label");
  button = ui_test_find (GTK_WIDGET (card), GTK_TYPE_BUTTON, "fold_button");
  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 640);
  ui_test_settle (300);
  g_assert_false (acies_guide_card_is_folded (card));
  activate (self, "e1");
  activate (self, "e2");
  finish_group (self);
  g_assert_false (acies_guide_card_is_folded (card));
  activate (self, "b2");
  activate (self, "b3");
  ui_test_settle (200);
  g_assert_true (acies_guide_card_is_folded (card));
  g_assert_false (gtk_widget_get_visible (text));
  ui_test_picture (GTK_WIDGET (self->window), "guide-folded.png");
  g_signal_emit_by_name (button, "clicked");
  g_assert_true (gtk_widget_get_visible (text));
  g_signal_emit_by_name (button, "clicked");
  g_assert_false (gtk_widget_get_visible (text));
  run (self, "battle.step-back");
  ui_test_settle (50);
  g_assert_false (acies_guide_card_is_folded (card));
}

static void
test_sizes (Fixture *self, gconstpointer data)
{
  const int sizes[][2] = { { 1024, 600 }, { 360, 640 } };

  begin (self);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *name = g_strdup_printf ("guide-%d.png", sizes[i][0]);
      int least = 0;

      gtk_window_set_default_size (GTK_WINDOW (self->window), sizes[i][0], sizes[i][1]);
      ui_test_settle (300);
      gtk_widget_measure (GTK_WIDGET (get_page (self)->guide_card), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                          NULL);
      g_assert_cmpint (least, <=, 300);
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (get_page (self)->guide_card)));
      ui_test_picture (GTK_WIDGET (self->window), name);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/ui/guide/offer", test_offer);
  ADD ("/ui/guide/plays-through", test_plays_through);
  ADD ("/ui/guide/waits", test_waits);
  ADD ("/ui/guide/own-way", test_own_way);
  ADD ("/ui/guide/anybody", test_anybody);
  ADD ("/ui/guide/resumes", test_resumes);
  ADD ("/ui/guide/hides", test_hides);
  ADD ("/ui/guide/other-battles", test_other_battles);
  ADD ("/ui/guide/bonus-is-there", test_bonus_is_there);
  ADD ("/ui/guide/folds", test_folds);
  ADD ("/ui/guide/sizes", test_sizes);

  return g_test_run ();
}
