/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "page-test-support.h"

/* Ending a turn in which somebody could still act is warned of once, in the prompt. */
static void
test_warns_once (PageTest *self, gconstpointer data)
{
  guint n_steps;

  while (!acies_game_get_decision (self->game)->is_main)
    page_test_act_by_chance (self);
  n_steps = acies_game_get_n_steps (self->game);
  g_assert_true (acies_choose_tool_can_act (self->page->tool));
  g_assert_true (page_test_run (self, "battle.end-turn"));
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, n_steps);
  g_assert_nonnull (acies_prompt_bar_get_refusal (self->page->prompt));
  g_assert_true (page_test_run (self, "battle.end-turn"));
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, n_steps + 1);
  g_assert_null (acies_prompt_bar_get_refusal (self->page->prompt));
}

/* Keys that still come in while a battle is being left do nothing. */
static void
test_left (PageTest *self, gconstpointer data)
{
  const AciesAction action = acies_game_get_legal (self->game)->items[0];
  const guint       n_steps = acies_game_get_n_steps (self->game);

  acies_battle_page_set_session (self->page, NULL);
  acies_battle_page_play (self->page, &action, 1);
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, n_steps);
  g_assert_false (page_test_is_enabled (self, "end-turn"));
  g_assert_false (page_test_is_enabled (self, "confirm"));
  g_assert_false (page_test_is_enabled (self, "hint"));
  g_assert_false (page_test_is_enabled (self, "undo"));
}

/* A window of 360 pixels shows the whole page, before an attack and while it is looked at. */
static void
test_narrow (PageTest *self, gconstpointer data)
{
  int width = 0;

  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 640);
  ui_test_settle (300);
  gtk_widget_measure (GTK_WIDGET (self->page), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  page_test_aim (self);
  ui_test_settle (300);
  gtk_widget_measure (GTK_WIDGET (self->page), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  page_test_picture (self, "battle-narrow.png");
}

static void
test_warns_not (PageTest *self, gconstpointer data)
{
  guint n_steps;

  while (!acies_game_get_decision (self->game)->is_main)
    page_test_act_by_chance (self);
  n_steps = acies_game_get_n_steps (self->game);
  g_settings_set_boolean (self->page->settings, "warn-end-turn", FALSE);
  g_assert_true (acies_choose_tool_can_act (self->page->tool));
  g_assert_true (page_test_run (self, "battle.end-turn"));
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, n_steps + 1);
  g_settings_reset (self->page->settings, "warn-end-turn");
}

/* What has led to the position stands in the card, forwards and backwards, in every kind of step. */
static void
test_result_fits (PageTest *self, gconstpointer data)
{
  g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < 40 && acies_game_get_decision (self->game)->side != ACIES_NO_SIDE; i++)
    {
      g_ptr_array_add (told, acies_result_card_dup_text (self->page->result));
      page_test_act_by_chance (self);
    }
  while (told->len > 0)
    {
      g_autofree char *text = NULL;

      g_assert_true (page_test_run (self, "battle.undo"));
      text = acies_result_card_dup_text (self->page->result);
      g_assert_cmpstr (text, ==, g_ptr_array_index (told, told->len - 1));
      g_ptr_array_set_size (told, (int) told->len - 1);
    }
}

/* The end of the turn is never refused in silence: what comes first is said. */
static void
test_end_turn_says (PageTest *self, gconstpointer data)
{
  AciesChooseTool *tool = self->page->tool;
  guint            asked_for = 0;
  guint            acting = 0;

  for (guint i = 0; i < 400 && (asked_for == 0 || acting == 0); i++)
    {
      const guint      n_steps = acies_game_get_n_steps (self->game);
      const AciesStage stage = acies_choose_tool_get_stage (tool);

      g_assert_true (page_test_is_enabled (self, "end-turn"));
      if (stage == ACIES_STAGE_ACTING || stage == ACIES_STAGE_ANSWER)
        {
          g_assert_true (page_test_run (self, "battle.end-turn"));
          g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, n_steps);
          g_assert_nonnull (acies_prompt_bar_get_refusal (self->page->prompt));
          acting += stage == ACIES_STAGE_ACTING;
          asked_for += stage == ACIES_STAGE_ANSWER;
        }
      page_test_act_by_chance (self);
    }
  g_assert_cmpuint (asked_for, >, 0);
  g_assert_cmpuint (acting, >, 0);
}

static GtkWidget *
find_label (GtkWidget *root, const char *part)
{
  if (GTK_IS_LABEL (root) && gtk_widget_get_mapped (root) &&
      strstr (gtk_label_get_label (GTK_LABEL (root)), part) != NULL)
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child, part);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static AciesUnits
units_with_commander (PageTest *self, int side, const char *commander)
{
  const AciesScene *scene = acies_field_get_scene (self->page->field);

  for (guint i = 0; i < scene->leaders->len; i++)
    {
      const AciesSceneLeader *leader = &g_array_index (scene->leaders, AciesSceneLeader, i);

      if (leader->side == side && g_str_equal (leader->name, commander))
        return acies_scene_units_in (scene, side, leader->cell);
    }

  g_assert_not_reached ();
}

/* 8.8.3: two neighbours. What paying would bar is told before, another payer can be chosen, and afterwards it is to be seen. */
static void
test_neighbours (void)
{
  g_autoptr (AciesGame)    game = ui_test_game_new ("marathon-490bc", 3);
  g_autoptr (AciesSession) session = acies_session_new (game, NULL);
  g_autofree PageTest     *self = g_new0 (PageTest, 1);
  guint                    payers[ACIES_MAX_PAYERS];
  AciesUnits               units;

  self->game = game;
  self->session = session;
  page_test_show (self);
  while (acies_game_get_decision (game)->side != 0)
    page_test_act_by_chance (self);
  units = units_with_commander (self, 0, "Miltiades");
  acies_choose_tool_choose (self->page->tool, units, 0);
  page_test_picture (self, "play-before-barring.png");
  g_assert_nonnull (find_label (GTK_WIDGET (self->page->selection), "Callimachus may spend none"));
  g_assert_nonnull (find_label (GTK_WIDGET (self->page->selection), "8.8.3"));
  g_assert_cmpuint (acies_choose_tool_get_payers (self->page->tool, payers), ==, 2);
  g_assert_cmpuint (acies_choose_tool_get_payer (self->page->tool), ==, payers[0]);

  acies_choose_tool_set_payer (self->page->tool, ACIES_PAYER_ARMY);
  ui_test_settle (20);
  g_assert_null (find_label (GTK_WIDGET (self->page->selection), "8.8.3"));
  page_test_activate_cell (self, page_test_first_lit_cell (self));
  g_assert_null (find_label (GTK_WIDGET (self->page->counters), "8.8.3"));
  g_assert_true (page_test_run (self, "battle.undo"));

  acies_choose_tool_choose (self->page->tool, 0, 0);
  acies_choose_tool_choose (self->page->tool, units, 0);
  g_assert_cmpuint (acies_choose_tool_get_payer (self->page->tool), ==, payers[0]);
  page_test_activate_cell (self, page_test_first_lit_cell (self));
  page_test_picture (self, "play-after-barring.png");
  g_assert_nonnull (find_label (GTK_WIDGET (self->page->counters), "8.8.3"));
  g_assert_nonnull (find_label (GTK_WIDGET (self->page->counters), "1/1"));

  acies_session_close (session, TRUE);
  gtk_window_destroy (GTK_WINDOW (self->window));
}

/* Each figure explains itself: its parts with their clauses, by the keyboard. */
static void
test_accounts (PageTest *self, gconstpointer data)
{
  GtkWidget *list = ui_test_find (GTK_WIDGET (self->page->counters), GTK_TYPE_LIST_BOX, NULL);

  for (int i = 0; gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i) != NULL; i++)
    {
      GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i));
      GtkWidget *popover;

      gtk_widget_grab_focus (row);
      g_signal_emit_by_name (row, "activate");
      popover = ui_test_find (row, GTK_TYPE_POPOVER, NULL);
      ui_test_settle (150);
      g_assert_true (gtk_widget_get_mapped (popover));
      if (i == 0)
        {
          page_test_picture (self, "play-account.png");
          g_assert_nonnull (find_label (popover, "1.4"));
        }
      g_assert_nonnull (find_label (popover, "."));
      gtk_popover_popdown (GTK_POPOVER (popover));
      ui_test_settle (150);
      g_assert_false (gtk_widget_get_mapped (popover));
    }
}

/* At the height that a window begins with, all of an attack is to be seen without scrolling. */
static void
test_attack_fits (PageTest *self, gconstpointer data)
{
  static const int heights[] = { 768, 760, 720, 700 };

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      GtkAdjustment   *adjustment;
      g_autofree char *name = g_strdup_printf ("play-attack-%d.png", heights[i]);

      gtk_window_set_default_size (GTK_WINDOW (self->window), 1200, heights[i]);
      ui_test_settle (200);
      page_test_aim (self);
      page_test_picture (self, name);
      adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->page->act_page));
      g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=,
                         gtk_adjustment_get_page_size (adjustment));
      g_assert_true (page_test_run (self, "battle.step-back"));
      g_assert_true (page_test_run (self, "battle.step-back"));
    }
}

static void
tool_refused_cb (AciesChooseTool *tool, const char *sentence, const char *clause, guint *n_without)
{
  if (sentence != NULL && clause == NULL)
    (*n_without)++;
}

/* Whoever is chosen, a zone that is not lit says why under a clause. */
static void
test_reasons (PageTest *self, gconstpointer data)
{
  AciesChooseTool *tool = self->page->tool;
  guint            n_without = 0;
  guint            n_tried = 0;

  g_signal_connect (tool, "refused", G_CALLBACK (tool_refused_cb), &n_without);
  for (guint i = 0; i < 6; i++)
    for (int cell = 0; cell < 20; cell++)
      {
        AciesMarks marks;

        while (!acies_game_get_decision (self->game)->is_main)
          page_test_act_by_chance (self);
        acies_choose_tool_choose (tool, 0, 0);
        for (guint k = 0; k <= i; k++)
          if (!acies_choose_tool_next (tool, 1))
            return;
        marks = acies_field_zone_get_marks (acies_field_get_zone (self->page->field, cell));
        if ((marks & (ACIES_MARK_LEGAL | ACIES_MARK_TARGET)) != 0 ||
            cell == acies_choose_tool_get_cell (tool) ||
            acies_scene_units_in (acies_field_get_scene (self->page->field),
                                  acies_game_get_decision (self->game)->side, cell) != 0)
          continue;
        page_test_activate_cell (self, cell);
        g_assert_nonnull (acies_prompt_bar_get_refusal (self->page->prompt));
        n_tried++;
      }
  g_assert_cmpuint (n_without, ==, 0);
  g_assert_cmpuint (n_tried, >, 20);
}

/* A whole army by two keys: whoever comes next can enter as they are chosen, and the cursor is where they can. */
static void
test_deploys_army (PageTest *self, gconstpointer data)
{
  const int side = acies_game_get_decision (self->game)->side;
  guint     left = 0;

  page_test_picture (self, "play-army-before.png");
  for (guint i = 0; i < 40; i++)
    {
      const AciesUnits before = acies_scene_units_in (acies_field_get_scene (self->page->field), side, ACIES_NO_CELL);
      const guint      n_steps = acies_game_get_n_steps (self->game);

      left = acies_units_count (before);
      if (left == 0 || !acies_choose_tool_can_act (self->page->tool))
        break;
      g_assert_true (page_test_run (self, "battle.next"));
      if (acies_choose_tool_get_cell (self->page->tool) != ACIES_NO_CELL)
        break;
      if (i == 0)
        page_test_picture (self, "play-army-first.png");
      g_assert_cmpuint (acies_choose_tool_get_plans (self->page->tool)->n, >, 0);
      page_test_activate_cell (self, acies_field_get_cursor (self->page->field));
      while (acies_choose_tool_get_stage (self->page->tool) == ACIES_STAGE_ACTING)
        g_assert_true (page_test_run (self, "battle.finish"));
      g_assert_cmpuint (acies_game_get_n_steps (self->game), >, n_steps);
      g_assert_cmpuint (acies_units_count (acies_scene_units_in (acies_field_get_scene (self->page->field), side,
                                                                 ACIES_NO_CELL)),
                        <, left);
    }
  page_test_picture (self, "play-army-after.png");
  g_assert_cmpuint (left, <, 20);
}

/* More than can enter anywhere: said at once, under the clause. */
static void
test_too_many (PageTest *self, gconstpointer data)
{
  const AciesScene *scene = acies_field_get_scene (self->page->field);
  const AciesUnits  all = acies_scene_units_in (scene, acies_game_get_decision (self->game)->side, ACIES_NO_CELL);

  g_assert_cmpuint (acies_units_count (all), >, 16);
  acies_choose_tool_choose (self->page->tool, all, 0);
  ui_test_settle (30);
  page_test_picture (self, "play-too-many.png");
  g_assert_nonnull (find_label (GTK_WIDGET (self->page->selection), "5.5.3"));
}

/* Who faces those that are chosen is marked, and told. */
static void
test_threats (PageTest *self, gconstpointer data)
{
  int              target = ACIES_NO_CELL;
  const AciesUnits units = page_test_find_attackers (self, &target);
  guint64          cells;

  acies_choose_tool_choose (self->page->tool, units, 0);
  page_test_picture (self, "play-threats.png");
  cells = acies_game_get_ruleset (self->game)->threats (acies_game_get_setup (self->game),
                                                        acies_game_get_state (self->game),
                                                        acies_game_get_decision (self->game)->side,
                                                        acies_choose_tool_get_cell (self->page->tool));
  for (int cell = 0; cell < 20; cell++)
    {
      const AciesMarks marks = acies_field_zone_get_marks (acies_field_get_zone (self->page->field, cell));

      g_assert_cmpint ((marks & ACIES_MARK_THREAT) != 0, ==, (cells >> cell) & 1);
    }
}

static gboolean
is_whole (GtkWidget *label)
{
  return !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label)));
}

/* At every size the armies' names stand there whole, and a question above what led to it. */
static void
test_names_are_whole (PageTest *self, gconstpointer data)
{
  static const int sizes[][2] = { { 1366, 768 }, { 1200, 760 }, { 1024, 600 }, { 640, 480 } };
  const AciesScene *scene = acies_field_get_scene (self->page->field);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (self->window), sizes[i][0], sizes[i][1]);
      ui_test_settle (200);
      for (guint side = 0; side < scene->n_sides; side++)
        {
          GtkWidget *label = find_label (GTK_WIDGET (self->page->counters), scene->sides[side].name);

          g_assert_nonnull (label);
          g_assert_true (is_whole (label));
          g_assert_cmpint (gtk_label_get_wrap_mode (GTK_LABEL (label)), ==, PANGO_WRAP_WORD);
        }
    }
  g_assert_true (gtk_widget_get_next_sibling (GTK_WIDGET (self->page->answers)) ==
                 GTK_WIDGET (self->page->kept));
  g_assert_true (gtk_widget_get_next_sibling (GTK_WIDGET (self->page->kept)) ==
                 GTK_WIDGET (self->page->result));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  page_test_add ("/ui/play/warns-once", &page_test_deployed, test_warns_once);
  page_test_add ("/ui/play/warns-not", &page_test_deployed, test_warns_not);
  page_test_add ("/ui/play/narrow", &page_test_met, test_narrow);
  page_test_add ("/ui/play/left", &page_test_deployed, test_left);
  page_test_add ("/ui/play/result-fits", &page_test_deployed, test_result_fits);
  page_test_add ("/ui/play/end-turn-says", &page_test_met, test_end_turn_says);

  page_test_add ("/ui/play/accounts", &page_test_met, test_accounts);
  page_test_add ("/ui/play/attack-fits", &page_test_met, test_attack_fits);
  page_test_add ("/ui/play/reasons", &page_test_met, test_reasons);
  page_test_add ("/ui/play/deploys-army", &page_test_free_start, test_deploys_army);
  page_test_add ("/ui/play/too-many", &page_test_free_start, test_too_many);
  page_test_add ("/ui/play/threats", &page_test_met, test_threats);
  page_test_add ("/ui/play/names-are-whole", &page_test_deployed, test_names_are_whole);
  g_test_add_func ("/ui/play/8.8.3/neighbours", test_neighbours);

  return g_test_run ();
}
