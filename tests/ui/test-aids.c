/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* What helps a player: the hint, the magnifier, the field and what happened in words. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-field-row.h"
#include "app/battle/acies-news.h"
#include "engine/ai/acies-ai.h"
#include "battlefield/acies-zone-picture.h"
#include "page-test-support.h"

static gboolean
has_advice (gpointer data)
{
  return acies_hint_get_advice (((PageTest *) data)->page->hint_search) != NULL;
}

static void
ask (PageTest *self)
{
  g_assert_true (page_test_run (self, "battle.hint"));
  g_assert_true (acies_hint_get_thinking (self->page->hint_search));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self->page->hint_card)));
  ui_test_wait_until (has_advice, self);
}

/* The advice is legal, changes nothing until it is wanted, and is carried out as a whole. */
static void
test_hint (PageTest *self, gconstpointer data)
{
  const guint64      before = acies_ruleset_hash (acies_game_get_ruleset (self->game), acies_game_get_setup (self->game),
                                                  acies_game_get_state (self->game));
  const guint        n_steps = acies_game_get_n_steps (self->game);
  const AciesAdvice *advice;
  guint              n;

  ask (self);
  advice = acies_hint_get_advice (self->page->hint_search);
  n = advice->n_actions;
  g_assert_cmpuint (n, >, 0);
  g_assert_true (acies_game_check (self->game, &advice->actions[0], NULL));
  g_assert_nonnull (advice->reason);
  g_assert_cmpstr (acies_hint_card_get_words (self->page->hint_card), !=, "");
  g_assert_cmpuint (acies_ruleset_hash (acies_game_get_ruleset (self->game), acies_game_get_setup (self->game),
                                        acies_game_get_state (self->game)), ==, before);
  page_test_picture (self, "battle-hint.png");

  g_signal_emit_by_name (self->page->hint_card, "do-it");
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, n_steps + n);
  g_assert_null (acies_hint_get_advice (self->page->hint_search));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self->page->hint_card)));
}

/* The same position gives the same idea as the computer would have. */
static void
test_hint_is_the_computers (PageTest *self, gconstpointer data)
{
  AciesAction action;

  ask (self);
  acies_ai_choose (acies_game_get_ruleset (self->game), acies_game_get_setup (self->game),
                   acies_game_get_state (self->game), ACIES_AI_NORMAL,
                   acies_game_get_seed (self->game) + acies_game_get_n_steps (self->game), NULL, &action);
  g_assert_true (acies_action_equal (&action, &acies_hint_get_advice (self->page->hint_search)->actions[0]));
}

/* Any change takes it away; so do Stop and Escape. */
static void
test_hint_goes (PageTest *self, gconstpointer data)
{
  g_assert_true (page_test_run (self, "battle.hint"));
  acies_hint_stop (self->page->hint_search);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self->page->hint_card)));

  ask (self);
  g_assert_true (ui_test_press (GTK_WIDGET (self->page->field), "Escape"));
  g_assert_null (acies_hint_get_advice (self->page->hint_search));

  ask (self);
  g_assert_true (acies_choose_tool_next (self->page->tool, 1));
  g_assert_null (acies_hint_get_advice (self->page->hint_search));

  ask (self);
  page_test_act_by_chance (self);
  g_assert_null (acies_hint_get_advice (self->page->hint_search));
}

static int
find_crowd (PageTest *self)
{
  const AciesScene *scene = acies_field_get_scene (self->page->field);
  const int         side = acies_game_get_decision (self->game)->side;
  int               best = 0;

  for (int i = 1; i < (int) (scene->columns * scene->rows); i++)
    if (acies_units_count (acies_scene_units_in (scene, side, i)) >
        acies_units_count (acies_scene_units_in (scene, side, best)))
      best = i;

  return best;
}

/* The pointer is over the window again before anything else goes: GTK 4.8 waits to show a tooltip where it was last. */
static void
close_popover (AciesField *field)
{
  acies_field_close_details (field);
  ui_test_settle (150);
}

/* Everybody in the zone has a button, and a button chooses. */
static void
test_magnifier (PageTest *self, gconstpointer data)
{
  AciesField       *field = self->page->field;
  const AciesScene *scene = acies_field_get_scene (field);
  const int         cell = find_crowd (self);
  guint             n_here = 0;
  guint             n_buttons = 0;
  GtkWidget        *first;

  for (int side = 0; side < (int) scene->n_sides; side++)
    n_here += acies_units_count (acies_scene_units_in (scene, side, cell));
  for (guint i = 0; i < scene->leaders->len; i++)
    n_here += g_array_index (scene->leaders, AciesSceneLeader, i).cell == cell;

  acies_field_set_cursor (field, cell, TRUE);
  acies_field_magnify (field, cell);
  g_assert_nonnull (field->magnified);
  ui_test_settle (100);
  page_test_picture (self, "battle-magnifier.png");
  g_assert_cmpfloat (acies_zone_picture_get_token_width (ACIES_ZONE_PICTURE (field->magnified)), >,
                     field->layout->cells[cell].token_width);
  for (GtkWidget *button = gtk_widget_get_first_child (field->magnified_list); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    n_buttons++;
  g_assert_cmpuint (n_buttons, ==, n_here);

  acies_choose_tool_choose (self->page->tool, 0, 0);
  first = gtk_widget_get_first_child (field->magnified_list);
  g_signal_emit_by_name (first, "clicked");
  g_assert_cmpint (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (first)), ==,
                   acies_choose_tool_get_units (self->page->tool) != 0);
  close_popover (field);
  g_assert_null (field->magnified);
}

static void
resize (PageTest *self, int width, int height)
{
  /* By steps: what does not fit folds, and then the window can be smaller. */
  for (guint i = 0; i < 20 && gtk_widget_get_width (self->window) != width; i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (self->window), width, height);
      ui_test_settle (100);
    }
  ui_test_settle (200);
  g_assert_cmpint (gtk_widget_get_width (self->window), ==, width);
}

/* A window that becomes narrow has the same zone magnified as narrow. */
static void
test_magnifier_shrinks (PageTest *self, gconstpointer data)
{
  AciesField *field = self->page->field;
  const int   cell = find_crowd (self);

  resize (self, 1000, 700);
  acies_field_magnify (field, cell);
  ui_test_settle (100);
  g_assert_cmpint (gtk_widget_get_width (field->details), >, 360);

  resize (self, 360, 700);
  g_assert_nonnull (field->magnified);
  g_assert_cmpint (acies_zone_picture_get_cell (ACIES_ZONE_PICTURE (field->magnified)), ==, cell);
  g_assert_cmpint (gtk_widget_get_width (field->details), <=, 360);
  close_popover (field);
}

/* Twelve in a zone can be told apart on a small screen, in the zone itself and magnified. */
static void
test_crowd_on_a_small_screen (PageTest *self, gconstpointer data)
{
  AciesField *field = self->page->field;
  AciesScene *scene = acies_game_get_ruleset (self->game)->scene (acies_game_get_setup (self->game),
                                                                  acies_game_get_state (self->game));
  const int   side = acies_game_get_decision (self->game)->side;
  const int   cell = find_crowd (self);
  guint       n = 0;

  gtk_window_set_default_size (GTK_WINDOW (self->window), 1024, 600);
  for (guint i = 0; i < scene->tokens->len; i++)
    {
      AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, i);

      if (token->side != side || n == 12)
        continue;
      token->cell = (gint16) cell;
      token->facing = ACIES_FACING_NORTH;
      n++;
    }
  acies_field_take_scene (field, scene);
  ui_test_settle (150);
  page_test_picture (self, "battle-crowd-1024x600.png");
  g_assert_cmpfloat (field->layout->cells[cell].token_width, >=, 22);
  g_assert_cmpuint (field->layout->cells[cell].count, >=, 12);
  g_assert_false (field->layout->cells[cell].massed);
  acies_field_magnify (field, cell);
  ui_test_settle (150);
  page_test_picture (self, "battle-magnifier-1024x600.png");
  g_assert_cmpfloat (acies_zone_picture_get_token_width (ACIES_ZONE_PICTURE (field->magnified)), >=, 46);
  close_popover (field);
}

static gboolean
is_narrow (gpointer page)
{
  return gtk_widget_get_width (page) <= 420;
}

static gboolean
is_wide (gpointer page)
{
  return !is_narrow (page);
}

/* On a telephone the magnifier is no wider than the window. */
static void
test_magnifier_on_a_telephone (PageTest *self, gconstpointer data)
{
  AciesField *field = self->page->field;

  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 640);
  ui_test_wait_until (is_narrow, self->page);
  acies_field_magnify (field, find_crowd (self));
  ui_test_settle (150);
  page_test_picture (self, "battle-magnifier-360x640.png");
  g_assert_cmpint (gtk_widget_get_width (field->magnified), >, 0);
  g_assert_cmpint (gtk_widget_get_width (field->details), <=, gtk_widget_get_width (self->window));

  /* With the window below the pointer again GTK forgets the tooltip it was about to show in the popover. */
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1366, 768);
  ui_test_wait_until (is_wide, self->page);
  close_popover (field);
}

static const char *
text_at (AciesFieldTable *table, guint position, AciesFieldRowText which)
{
  g_autoptr (AciesFieldRow) row = g_list_model_get_item (acies_field_table_get_shown (table), position);

  return acies_field_row_get_text (row, which);
}

static gboolean
is_whole (gpointer data)
{
  PageTest         *self = data;
  const AciesScene *scene = acies_field_get_scene (self->page->field);

  return g_list_model_get_n_items (acies_field_table_get_shown (self->page->table)) ==
         scene->tokens->len + scene->leaders->len;
}

static gboolean
is_filtered (gpointer data)
{
  return !is_whole (data);
}

/* Every unit and commander has its row, every zone too; a row leads to its zone. */
static void
test_table (PageTest *self, gconstpointer data)
{
  const AciesScene *scene = acies_field_get_scene (self->page->field);
  AciesFieldTable  *table = self->page->table;
  GListModel       *shown = acies_field_table_get_shown (table);
  GtkWidget        *rows = ui_test_find (GTK_WIDGET (table), GTK_TYPE_DROP_DOWN, NULL);  /* it has a search of its own */
  GtkWidget        *search = gtk_widget_get_next_sibling (rows);
  guint             n_lead = 0;
  guint             n_found = 0;
  int               cell;

  g_assert_true (page_test_run (self, "battle.show-table"));
  ui_test_settle (100);
  page_test_picture (self, "battle-table.png");
  g_assert_cmpuint (g_list_model_get_n_items (shown), ==, scene->tokens->len + scene->leaders->len);
  for (guint i = 0; i < scene->tokens->len; i++)
    n_lead += (g_array_index (scene->tokens, AciesSceneToken, i).flags & ACIES_TOKEN_LEAD) != 0;
  for (guint i = 0; i < g_list_model_get_n_items (shown); i++)
    {
      g_assert_cmpstr (text_at (table, i, ACIES_FIELD_ROW_TEXT), !=, "");
      n_found += *text_at (table, i, ACIES_FIELD_ROW_LEAD) != '\0';
    }
  g_assert_cmpuint (n_found, ==, n_lead);

  gtk_editable_set_text (GTK_EDITABLE (search), scene->sides[0].name);
  ui_test_wait_until (is_filtered, self);
  g_assert_cmpuint (g_list_model_get_n_items (shown), >, 0);
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  ui_test_wait_until (is_whole, self);

  acies_field_table_set_by_zone (table, TRUE);
  ui_test_settle (100);
  page_test_picture (self, "battle-table-zones.png");
  g_assert_cmpuint (g_list_model_get_n_items (shown), ==, scene->columns * scene->rows);
  g_signal_emit_by_name (ui_test_find (GTK_WIDGET (table), GTK_TYPE_COLUMN_VIEW, NULL), "activate", 3u);
  cell = acies_field_get_cursor (self->page->field);
  g_assert_cmpint (cell, ==, 3);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (self->page->field)));
  g_assert_nonnull (gtk_widget_get_focus_child (GTK_WIDGET (self->page->field)));
}

/* Who is threatened, and from where, as the rules see it. */
static void
test_table_threats (PageTest *self, gconstpointer data)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (self->game);
  const AciesScene   *scene = acies_field_get_scene (self->page->field);
  AciesFieldTable    *table = self->page->table;
  guint               n_threatened = 0;

  g_assert_true (page_test_run (self, "battle.show-table"));
  acies_field_table_set_by_zone (table, TRUE);
  for (guint i = 0; i < scene->columns * scene->rows; i++)
    {
      const int     side = scene->cells[i].side;
      const guint64 cells = side == ACIES_NO_SIDE ? 0 : ruleset->threats (acies_game_get_setup (self->game),
                                                                          acies_game_get_state (self->game), side, (int) i);
      const char   *text = text_at (table, i, ACIES_FIELD_ROW_THREAT);
      g_auto (GStrv) names = g_strsplit (text, ", ", -1);

      g_assert_cmpuint (g_strv_length (names), ==, acies_units_count (cells));
      n_threatened += cells != 0;
      for (guint k = 0; names[k] != NULL; k++)
        {
          g_autofree char *id = g_ascii_strdown (names[k], -1);

          for (guint other = 0; other < scene->columns * scene->rows; other++)
            if (g_str_equal (scene->cells[other].id, id))
              g_assert_true (((cells >> other) & 1) != 0);
        }
    }
  g_assert_cmpuint (n_threatened, >, 0);
}

/* It keeps up with the battle, and Escape leads back. */
static void
test_table_follows (PageTest *self, gconstpointer data)
{
  GListModel *shown = acies_field_table_get_shown (self->page->table);

  g_assert_true (page_test_run (self, "battle.show-table"));
  for (guint i = 0; i < 30 && !acies_game_is_over (self->game); i++)
    {
      const AciesScene *scene;

      page_test_act_by_chance (self);
      scene = acies_field_get_scene (self->page->field);
      g_assert_cmpuint (g_list_model_get_n_items (shown), ==, scene->tokens->len + scene->leaders->len);
    }
  g_assert_true (ui_test_press (GTK_WIDGET (self->page->table), "Escape"));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (self->page->field)));
}

/* What the other side did is told whole, and nothing of one's own turn. */
static void
test_news (PageTest *self, gconstpointer data)
{
  const int             side = acies_game_get_decision (self->game)->side;
  const AciesEventList *events = acies_game_get_events (self->game);
  g_autofree char      *text = acies_news_to_text (self->game, side);
  guint                 first;
  const guint           n = acies_news_find (self->game, side, &first);

  g_assert_cmpuint (first + n, <=, acies_event_list_size (events));
  for (guint i = first; i < first + n; i++)
    {
      const AciesEvent *event = acies_event_list_get (events, i);

      if ((event->flags & ACIES_EVENT_TURN) != 0)
        g_assert_cmpint (event->side, !=, side);
    }
  g_assert_true (page_test_run (self, "battle.what-happened"));
  g_assert_true (gtk_widget_get_visible (self->page->news_box));
  if (n > 0)
    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (self->page->news_words)), ==, text);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (self->window)) == self->page->news_words);
  page_test_picture (self, "battle-news.png");
  g_assert_true (acies_choose_tool_next (self->page->tool, 1));
  g_assert_false (gtk_widget_get_visible (self->page->news_box));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  page_test_add ("/ui/aids/hint", &page_test_met, test_hint);
  page_test_add ("/ui/aids/hint-is-the-computers", &page_test_met, test_hint_is_the_computers);
  page_test_add ("/ui/aids/hint-goes", &page_test_met, test_hint_goes);
  page_test_add ("/ui/aids/magnifier", &page_test_deployed, test_magnifier);
  page_test_add ("/ui/aids/crowd-on-a-small-screen", &page_test_deployed, test_crowd_on_a_small_screen);
  page_test_add ("/ui/aids/magnifier-shrinks", &page_test_deployed, test_magnifier_shrinks);
  page_test_add ("/ui/aids/magnifier-on-a-telephone", &page_test_deployed, test_magnifier_on_a_telephone);
  page_test_add ("/ui/aids/table", &page_test_met, test_table);
  page_test_add ("/ui/aids/table-follows", &page_test_met, test_table_follows);
  page_test_add ("/ui/aids/table-threats", &page_test_met, test_table_threats);
  page_test_add ("/ui/aids/news", &page_test_met, test_news);

  return g_test_run ();
}
