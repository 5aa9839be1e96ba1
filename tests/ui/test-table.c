/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* A battle on a free table in the window: chosen, pulled, moved by keys, shot and fought, set up by hand. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-token-view.h"
#include "page-test-support.h"

#include <string.h>

#define MOST_STEPS 400
#define INCH_STEP 635 /* a quarter of an inch, where that is what the table is measured in */
#define SMALL_INCH_STEP 127
#define ZELA "../../scenarios/cohorts/zela-47bc-cohorts.json"

static AciesGame *
load (const char *name, guint64 seed)
{
  g_autofree char          *path = g_test_build_filename (G_TEST_DIST, name, NULL);
  g_autoptr (GFile)         file = g_file_new_for_path (path);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesScenario) scenario = acies_scenario_load (file, problems, NULL);
  const AciesGameOptions    options = { { TRUE }, ACIES_UNDO_FREE };

  g_assert_nonnull (scenario);

  return acies_game_new (scenario, &options, seed);
}

static void
show (PageTest *self, const char *name)
{
  self->game = load (name, 3);
  self->session = acies_session_new (self->game, NULL);
  page_test_show (self);
}

static void
set_up (PageTest *self, gconstpointer data)
{
  self->luck = 5;
  show (self, data);
}

static void
tear_down (PageTest *self, gconstpointer data)
{
  acies_session_close (self->session, TRUE);
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->session);
  g_object_unref (self->game);
}

static AciesField *
get_field (PageTest *self)
{
  return self->page->field;
}

static int
get_side (PageTest *self)
{
  return acies_game_get_decision (self->game)->side;
}

static const AciesSceneToken *
get_token (PageTest *self, int side, guint unit)
{
  const AciesSceneToken *token = acies_scene_find_token (acies_field_get_scene (get_field (self)), side, unit);

  g_assert_nonnull (token);

  return token;
}

/* Widget px of the middle of a base. */
static void
spot_of (PageTest *self, int side, guint unit, int *x, int *y)
{
  AciesField            *field = get_field (self);
  const AciesTokenPlace *place = acies_layout_find_token (field->layout, side, unit);
  double                 origin_x, origin_y;

  g_assert_nonnull (place);
  acies_viewport_get_origin (&field->viewport, &origin_x, &origin_y);
  *x = (int) (origin_x + place->x);
  *y = (int) (origin_y + field->place_y + place->y);
}

static gboolean
choose (PageTest *self, int side, guint unit)
{
  g_autofree char *script = NULL;
  int              x;
  int              y;

  spot_of (self, side, unit, &x, &y);
  script = g_strdup_printf ("move %d %d,click 1", x, y);

  return ui_test_point (GTK_WIDGET (get_field (self)), script);
}

/* Takes hold of what lies at a place of the widget and pulls it by mm; not let go yet. */
static gboolean
pull_from (PageTest *self, int x, int y, double dx, double dy)
{
  AciesField      *field = get_field (self);
  const int        to_x = x + (int) (dx * 100 * field->layout->scale);
  const int        to_y = y + (int) (dy * 100 * field->layout->scale);
  g_autofree char *script = g_strdup_printf ("move %d %d,down 1,move %d %d,move %d %d", x, y, (x + to_x) / 2,
                                             (y + to_y) / 2, to_x, to_y);

  return ui_test_point (GTK_WIDGET (field), script);
}

static gboolean
pull (PageTest *self, int side, guint unit, double dx, double dy)
{
  int x, y;

  spot_of (self, side, unit, &x, &y);

  return pull_from (self, x, y, dx, dy);
}

static gboolean
let_go (PageTest *self)
{
  return ui_test_point (GTK_WIDGET (get_field (self)), "up 1");
}

/* Once alone, once more the whole line; a third time alone again. */
static void
test_choose (PageTest *self, gconstpointer data)
{
  AciesChooseTool *tool = self->page->tool;
  AciesUnits       line;

  if (!choose (self, 0, 0))
    return;

  g_assert_cmphex (acies_choose_tool_get_units (tool), ==, 1);
  g_assert_cmpint (acies_choose_tool_get_stage (tool), ==, ACIES_STAGE_GROUP);
  choose (self, 0, 0);
  line = acies_choose_tool_get_units (tool);
  g_assert_cmpuint (acies_units_count (line), >=, 4);
  page_test_picture (self, "table-line.png");
  choose (self, 0, 0);
  g_assert_cmphex (acies_choose_tool_get_units (tool), ==, 1);
  page_test_run (self, "battle.step-back");
  g_assert_cmphex (acies_choose_tool_get_units (tool), ==, 0);
}

/* A pull shows what it costs before it is made, and then is made. */
static void
test_pull (PageTest *self, gconstpointer data)
{
  const gint32 before = get_token (self, 0, 5)->pose.y;
  const guint  steps = acies_game_get_n_steps (self->game);
  const char  *words = NULL;
  gboolean     barred = TRUE;

  if (!pull (self, 0, 5, 0, -30))
    return;

  g_assert_cmpuint (acies_field_get_plan (get_field (self), &words, &barred), ==, 1);
  g_assert_false (barred);
  g_assert_nonnull (strstr (words, "mm"));
  page_test_picture (self, "table-ghost.png");
  let_go (self);
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, steps + 1);
  g_assert_cmpint (get_token (self, 0, 5)->pose.y, <, before - 2500);
  page_test_run (self, "battle.undo");
  g_assert_cmpint (get_token (self, 0, 5)->pose.y, ==, before);
}

/* Who has moved moves no more: said why before it is let go, and nothing comes of it. */
static void
test_refused (PageTest *self, gconstpointer data)
{
  const char *words = NULL;
  gboolean    barred = FALSE;
  guint       steps;

  acies_choose_tool_choose (self->page->tool, ACIES_UNIT_BIT (5), 0);
  g_assert_true (acies_choose_tool_set_numbers (self->page->tool, 2000, 0, 0));
  g_assert_true (acies_choose_tool_confirm (self->page->tool));
  ui_test_settle (400);
  steps = acies_game_get_n_steps (self->game);
  if (!pull (self, 0, 5, 0, -20))
    return;

  acies_field_get_plan (get_field (self), &words, &barred);
  g_assert_true (barred);
  g_assert_nonnull (words);
  g_assert_cmpuint (strlen (words), >, 10);
  page_test_picture (self, "table-refused.png");
  let_go (self);
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, steps);
  g_assert_cmpuint (acies_field_get_plan (get_field (self), &words, &barred), ==, 0);
}

/* By keys alone: chosen, ahead by steps, made by Return. */
static void
test_keys (PageTest *self, gconstpointer data)
{
  const gint32 before = get_token (self, 0, 5)->pose.y;
  const AciesTableMove *move;

  acies_field_set_cursor_unit (get_field (self), 0, 5, TRUE);
  if (!ui_test_type_into (GTK_WINDOW (self->window), "Return Up Up Up"))
    return;

  move = acies_choose_tool_get_move (self->page->tool);
  g_assert_true (move->open);
  g_assert_true (move->plan.legal);
  g_assert_cmpint (move->ahead, ==, 1500);
  page_test_picture (self, "table-keys.png");
  ui_test_type_into (GTK_WINDOW (self->window), "shift+Down");
  g_assert_cmpint (move->ahead, ==, 1400);
  ui_test_type_into (GTK_WINDOW (self->window), "Return");
  g_assert_cmpint (get_token (self, 0, 5)->pose.y, ==, before - 1400);
}

/* Escape gives up the move, then who is chosen. */
static void
test_escape (PageTest *self, gconstpointer data)
{
  acies_field_set_cursor_unit (get_field (self), 0, 5, TRUE);
  if (!ui_test_type_into (GTK_WINDOW (self->window), "Return Left"))
    return;

  g_assert_true (acies_choose_tool_get_move (self->page->tool)->open);
  g_assert_cmpint (acies_choose_tool_get_move (self->page->tool)->drag.kind, ==, ACIES_TABLE_DRAG_WHEEL);
  ui_test_type_into (GTK_WINDOW (self->window), "Escape");
  g_assert_false (acies_choose_tool_get_move (self->page->tool)->open);
  g_assert_cmphex (acies_choose_tool_get_units (self->page->tool), ==, ACIES_UNIT_BIT (5));
  ui_test_type_into (GTK_WINDOW (self->window), "Escape");
  g_assert_cmphex (acies_choose_tool_get_units (self->page->tool), ==, 0);
}

/* In numbers, from the panel. */
static void
test_numbers (PageTest *self, gconstpointer data)
{
  GtkWidget *spin;

  acies_choose_tool_choose (self->page->tool, ACIES_UNIT_BIT (5), 0);
  ui_test_settle (50);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self->page->move)));
  spin = ui_test_find (GTK_WIDGET (self->page->move), GTK_TYPE_SPIN_BUTTON, NULL);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 12.5);
  g_assert_true (acies_choose_tool_get_move (self->page->tool)->open);
  g_assert_cmpint (acies_choose_tool_get_move (self->page->tool)->plan.cost, ==, 1250);
  g_assert_true (acies_choose_tool_confirm (self->page->tool));
  ui_test_settle (50);
  g_assert_cmpint (get_token (self, 0, 5)->pose.y, ==, 38000 - 1250);
}

/* An angle and a length together are one question to the rules, asked as it was told. */
static void
test_wheel_and_ahead (PageTest *self, gconstpointer data)
{
  const AciesTableMove *move = acies_choose_tool_get_move (self->page->tool);
  AciesPose             ghost;

  acies_choose_tool_choose (self->page->tool, ACIES_UNIT_BIT (5), 0);
  g_assert_true (acies_choose_tool_set_numbers (self->page->tool, 1000, 500, 0));
  g_assert_cmpint (move->drag.kind, ==, ACIES_TABLE_DRAG_WHEEL);
  g_assert_cmpint (move->drag.amount, ==, 500);
  g_assert_cmpint (move->drag.ahead, ==, 1000);
  g_assert_true (move->plan.legal);
  g_assert_cmpint (move->plan.ghosts[0].facing, ==, get_token (self, 0, 5)->pose.facing + 500);
  ghost = move->plan.ghosts[0];
  g_assert_true (acies_choose_tool_confirm (self->page->tool));
  ui_test_settle (50);
  g_assert_cmpmem (&get_token (self, 0, 5)->pose, sizeof ghost, &ghost, sizeof ghost);
}

/* Shapes come and go by keys; a measure between two bases by keys. */
static void
test_aids (PageTest *self, gconstpointer data)
{
  acies_field_set_cursor_unit (get_field (self), 0, 0, TRUE);
  g_assert_true (page_test_run (self, "battle.mark-zones"));
  g_assert_true (acies_choose_tool_shows_marks (self->page->tool, ACIES_TABLE_MARK_ZONE));
  g_assert_true (page_test_run (self, "battle.mark-reach"));
  page_test_picture (self, "table-marks.png");
  page_test_run (self, "battle.mark-zones");
  g_assert_false (acies_choose_tool_shows_marks (self->page->tool, ACIES_TABLE_MARK_ZONE));

  page_test_run (self, "battle.measure");
  acies_field_set_cursor_unit (get_field (self), 1, 0, TRUE);
  g_assert_nonnull (acies_field_get_measure (get_field (self)));
  page_test_run (self, "battle.measure");
  g_assert_null (acies_field_get_measure (get_field (self)));
}

/* The list of the board has the same: each base with its place, and each piece of ground and camp; a row leads to it. */
static void
test_list (PageTest *self, gconstpointer data)
{
  const AciesScene *scene = acies_field_get_scene (get_field (self));
  GListModel       *rows;
  int               side;
  guint             unit;

  acies_battle_page_show_table (self->page, TRUE);
  rows = acies_field_table_get_shown (self->page->table);
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, scene->tokens->len);
  page_test_picture (self, "table-list.png");
  acies_field_table_set_by_zone (self->page->table, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, scene->areas->len + scene->lines->len + scene->camps->len);
  g_signal_emit_by_name (self->page->table, "cell-chosen", acies_field_number_base (scene, get_token (self, 1, 4)));
  g_assert_true (acies_field_get_cursor_unit (get_field (self), &side, &unit));
  g_assert_cmpint (side, ==, 1);
  g_assert_cmpuint (unit, ==, 4);
}

/* The next who can act: line by line. */
static void
test_next (PageTest *self, gconstpointer data)
{
  AciesUnits seen = 0;

  for (guint i = 0; i < 12; i++)
    {
      g_assert_true (acies_choose_tool_next (self->page->tool, 1));
      seen |= acies_choose_tool_get_units (self->page->tool);
    }
  g_assert_cmphex (seen, ==, acies_choose_tool_get_can_begin (self->page->tool));
}

static gboolean
has_attacks (PageTest *self)
{
  const AciesActionList *legal = acies_game_get_legal (self->game);

  for (guint i = 0; i < legal->n; i++)
    {
      AciesActionView view = { 0 };

      acies_game_get_ruleset (self->game)->view (acies_game_get_setup (self->game), acies_game_get_state (self->game),
                                                 &legal->items[i], &view);
      if ((view.flags & ACIES_ACTION_ATTACKS) != 0)
        return TRUE;
    }

  return FALSE;
}

/* On to the first decision in which something can be attacked; FALSE if the battle ends before. */
static gboolean
play_to_attack (PageTest *self)
{
  for (guint i = 0; i < MOST_STEPS && !acies_game_is_over (self->game); i++)
    {
      const AciesActionList *legal = acies_game_get_legal (self->game);
      AciesAction            action = legal->items[0];

      if (has_attacks (self))
        return TRUE;
      acies_battle_page_play (self->page, &action, 1);
    }

  return FALSE;
}

/* Both sums and the chances stand in the panel before the dice; choosing the target again throws them. */
static void
test_attack (PageTest *self, gconstpointer data)
{
  AciesChooseTool *tool = self->page->tool;
  const guint      before = acies_game_get_n_steps (self->game);
  gboolean         aimed = FALSE;
  guint            unit;

  g_assert_true (play_to_attack (self));
  ui_test_settle (50);
  for (int side = 0; side < 2 && !aimed; side++)
    ACIES_FOREACH_UNIT (unit, get_field (self)->marks.targets[side])
      {
        if (!choose (self, side, unit))
          return;
        aimed = acies_choose_tool_get_preview (tool)->open;
        if (aimed)
          break;
      }
  g_assert_true (aimed);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self->page->attack)));
  page_test_picture (self, "table-odds.png");
  g_assert_true (acies_choose_tool_confirm (tool));
  g_assert_cmpuint (acies_game_get_n_steps (self->game), >, before);
  g_assert_false (acies_choose_tool_get_preview (tool)->open);
}

/* The first event from number @from that shows at a place. */
static guint
find_placed (AciesGame *game, guint from)
{
  const AciesEventList *events = acies_game_get_events (game);

  while (from < acies_event_list_size (events) && !acies_event_list_get (events, from)->has_pose)
    from++;

  return from;
}

/* What is chosen in the log is pointed out where it happened, and what comes next takes it away. */
static void
test_log_points (PageTest *self, gconstpointer data)
{
  AciesField       *field = get_field (self);
  guint             wanted = find_placed (self->game, 0);
  const AciesEvent *event = NULL;
  gint32            place[2];

  for (guint i = 0; i < 400 && wanted == acies_event_list_size (acies_game_get_events (self->game)); i++)
    {
      page_test_act_by_chance (self);
      wanted = find_placed (self->game, 0);
    }
  ui_test_settle (200);
  g_assert_false (acies_field_get_pointed_out (field, place));
  g_free (acies_log_panel_to_text (self->page->log));
  acies_log_panel_select (self->page->log, wanted);
  ui_test_settle (100);

  event = acies_event_list_get (acies_game_get_events (self->game), wanted);
  g_assert_true (acies_field_get_pointed_out (field, place));
  g_assert_cmpint (place[0], ==, event->pose[0]);
  g_assert_cmpint (place[1], ==, event->pose[1]);
  page_test_act_by_chance (self);
  ui_test_settle (100);
  g_assert_false (acies_field_get_pointed_out (field, place));
}

/* To the end of the battle by what the window offers alone. */
static void
test_to_the_end (PageTest *self, gconstpointer data)
{
  AciesChooseTool *tool = self->page->tool;

  for (guint i = 0; i < 4000 && !acies_game_is_over (self->game); i++)
    {
      const AciesActionList *legal = acies_game_get_legal (self->game);
      AciesAction            action = legal->items[page_test_draw (self, legal->n)];

      if (has_attacks (self) && page_test_draw (self, 4) > 0)
        {
          guint unit;

          for (int side = 0; side < 2; side++)
            ACIES_FOREACH_UNIT (unit, get_field (self)->marks.targets[side])
              if (acies_choose_tool_aim_at (tool, side, (int) unit))
                break;
          if (acies_choose_tool_get_preview (tool)->open && acies_choose_tool_confirm (tool))
            continue;
        }
      acies_battle_page_play (self->page, &action, 1);
    }
  ui_test_settle (50);
  page_test_picture (self, "table-end.png");
  g_assert_true (acies_game_is_over (self->game));
}

/* A ready line of battle is shown where it would stand; a base is pulled elsewhere, and the whole is accepted. */
static void
test_deploy (PageTest *self, gconstpointer data)
{
  AciesChooseTool *tool = self->page->tool;
  AciesAction      answer;
  AciesVerdict     verdict;
  AciesPose        before;
  guint            n;

  for (n = 0; n < 20 && !acies_choose_tool_get_answer (tool, &answer, &verdict); n++)
    {
      const AciesAction first = acies_game_get_legal (self->game)->items[0];

      acies_battle_page_play (self->page, &first, 1);
    }
  g_assert_cmpuint (n, <, 20);
  ui_test_settle (100);
  page_test_picture (self, "table-draft.png");
  before = get_token (self, get_side (self), 0)->pose;
  acies_choose_tool_choose (tool, 1, 0);
  acies_field_set_cursor_unit (get_field (self), get_side (self), 0, TRUE);
  if (!ui_test_type_into (GTK_WINDOW (self->window), "shift+Up"))
    return;

  if (get_token (self, get_side (self), 0)->pose.y == before.y)
    ui_test_type_into (GTK_WINDOW (self->window), "shift+Down");
  g_assert_cmpint (get_token (self, get_side (self), 0)->pose.y, !=, before.y);
  n = acies_game_get_n_steps (self->game);
  g_assert_true (acies_choose_tool_confirm (tool));
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, n + 1);
}

/* The first commander of the side that decides, as the board shows him. */
static const AciesSceneLeader *
get_leader (PageTest *self)
{
  return acies_scene_find_leader (acies_field_get_scene (get_field (self)), get_side (self), 0);
}

static gboolean
pull_leader (PageTest *self, double dx, double dy)
{
  AciesField             *field = get_field (self);
  const AciesLeaderPlace *place = acies_layout_find_leader (field->layout, get_side (self), 0);
  double                  x, y;

  acies_viewport_get_origin (&field->viewport, &x, &y);
  x += place->box.x + place->radius;
  y += field->place_y + place->box.y + place->radius;

  return pull_from (self, (int) x, (int) y, dx, dy);
}

/* A commander is pulled: too far is refused before he is let go, and nothing comes of it; else he goes, and comes back by undo. */
static void
test_pull_commander (PageTest *self, gconstpointer data)
{
  const gint32 before = get_leader (self)->at[0];
  const guint  steps = acies_game_get_n_steps (self->game);
  const char  *words = NULL;
  gboolean     barred = FALSE;

  if (!pull_leader (self, 400, 0))
    return;

  g_assert_cmphex (acies_choose_tool_get_commanders (self->page->tool), ==, 1);
  g_assert_cmpint (acies_choose_tool_get_stage (self->page->tool), ==, ACIES_STAGE_LEADER);
  g_assert_cmpuint (acies_field_get_plan (get_field (self), &words, &barred), ==, 1);
  g_assert_true (barred);
  g_assert_nonnull (strstr (words, "12 inches"));
  page_test_picture (self, "table-commander-refused.png");
  let_go (self);
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, steps);
  g_assert_cmpuint (acies_field_get_plan (get_field (self), &words, &barred), ==, 0);

  pull_leader (self, 80, 0);
  g_assert_cmpuint (acies_field_get_plan (get_field (self), &words, &barred), ==, 1);
  g_assert_false (barred);
  g_assert_nonnull (words);
  page_test_picture (self, "table-commander.png");
  let_go (self);
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, steps + 1);
  g_assert_cmpint (get_leader (self)->at[0], >, before + 7000);
  page_test_run (self, "battle.undo");
  g_assert_cmpint (get_leader (self)->at[0], ==, before);
}

/* The same by keys: come to among those who can act, moved by steps, given up by Escape, made by Return. */
static void
test_commander_keys (PageTest *self, gconstpointer data)
{
  AciesChooseTool      *tool = self->page->tool;
  const AciesTableMove *move = acies_choose_tool_get_move (tool);
  const gint32          x = get_leader (self)->at[0];
  const gint32          y = get_leader (self)->at[1];
  guint                 n = 0;

  while (n++ < ACIES_MAX_UNITS && acies_choose_tool_get_commanders (tool) != 1)
    g_assert_true (acies_choose_tool_next (tool, 1));
  g_assert_cmphex (acies_choose_tool_get_commanders (tool), ==, 1);
  g_assert_cmphex (acies_choose_tool_get_units (tool), ==, 0);
  if (!ui_test_type_into (GTK_WINDOW (self->window), "Left Left shift+Up"))
    return;

  g_assert_true (move->open);
  g_assert_true (move->plan.legal);
  g_assert_cmpint (move->drag.x, ==, x - 2 * INCH_STEP);
  g_assert_cmpint (move->drag.y, ==, y - SMALL_INCH_STEP);
  ui_test_type_into (GTK_WINDOW (self->window), "Escape");
  g_assert_false (move->open);
  g_assert_cmphex (acies_choose_tool_get_commanders (tool), ==, 1);
  ui_test_type_into (GTK_WINDOW (self->window), "Escape");
  g_assert_cmphex (acies_choose_tool_get_commanders (tool), ==, 0);

  acies_field_set_cursor_commander (get_field (self), get_side (self), 0, TRUE);
  ui_test_type_into (GTK_WINDOW (self->window), "Return Right shift+Right Return");
  g_assert_false (move->open);
  g_assert_cmpint (get_leader (self)->at[0], ==, x + INCH_STEP + SMALL_INCH_STEP);
  g_assert_cmpint (get_leader (self)->at[1], ==, y);
}

static const char *
get_ahead_title (PageTest *self)
{
  GQueue      queue = G_QUEUE_INIT;
  const char *title = NULL;

  g_queue_push_tail (&queue, self->page->move);
  for (GtkWidget *widget = NULL; title == NULL && (widget = g_queue_pop_head (&queue)) != NULL;)
    {
      if (GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), "Ahead"))
        title = gtk_label_get_text (GTK_LABEL (widget));
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        g_queue_push_tail (&queue, child);
    }
  g_queue_clear (&queue);

  return title;
}

/* Numbers are entered as the table is measured; a key turns to an angle that the rules know; what is free has no price. */
static void
test_inches (PageTest *self, gconstpointer data)
{
  AciesChooseTool      *tool = self->page->tool;
  const AciesTableMove *move = acies_choose_tool_get_move (tool);
  GtkWidget            *number = ui_test_find (GTK_WIDGET (self->page->move), GTK_TYPE_SPIN_BUTTON, NULL);

  while (!acies_choose_tool_can_move (tool))
    g_assert_true (acies_choose_tool_next (tool, 1));
  g_assert_cmpstr (get_ahead_title (self), ==, "Ahead, inches");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (number), 1.5);
  g_assert_cmpint (move->ahead, ==, 3810);
  g_assert_null (strstr (move->words, "Points"));
  g_assert_true (acies_choose_tool_turn (tool, 1));
  g_assert_cmpint (move->turn, ==, 9000);
  g_assert_true (acies_choose_tool_turn (tool, 1));
  g_assert_cmpint (move->turn, ==, 18000);
}

/* A view outlives the picture that its token was taken from: it keeps all words of it. */
static void
test_view_keeps (PageTest *self, gconstpointer data)
{
  AciesSceneToken token = *get_token (self, 0, 5);
  GtkWidget      *window = gtk_window_new ();
  GtkWidget      *view = acies_token_view_new (160, GTK_ACCESSIBLE_ROLE_IMG);

  token.badge = g_strdup (token.badge);
  gtk_window_set_child (GTK_WINDOW (window), view);
  acies_token_view_set_token (ACIES_TOKEN_VIEW (view), &token);
  memset (token.badge, 0xff, strlen (token.badge));
  gtk_window_present (GTK_WINDOW (window));
  ui_test_settle (200);
  g_free (token.badge);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    const char *scenario;
    void (*test) (PageTest *, gconstpointer);
  } tests[] = {
    { "/ui/table/choose", "table-battle.json", test_choose },
    { "/ui/table/pull", "table-battle.json", test_pull },
    { "/ui/table/refused", "table-battle.json", test_refused },
    { "/ui/table/keys", "table-battle.json", test_keys },
    { "/ui/table/escape", "table-battle.json", test_escape },
    { "/ui/table/numbers", "table-battle.json", test_numbers },
    { "/ui/table/wheel-and-ahead", "table-battle.json", test_wheel_and_ahead },
    { "/ui/table/aids", "table-battle.json", test_aids },
    { "/ui/table/list", "table-battle.json", test_list },
    { "/ui/table/view-keeps", "table-battle.json", test_view_keeps },
    { "/ui/table/next", "table-battle.json", test_next },
    { "/ui/table/attack", "table-battle.json", test_attack },
    { "/ui/table/log-points", "table-battle.json", test_log_points },
    { "/ui/table/to-the-end", "table-battle.json", test_to_the_end },
    { "/ui/table/deploy", "table-deploy.json", test_deploy },
    { "/ui/table/commander", ZELA, test_pull_commander },
    { "/ui/table/commander-keys", ZELA, test_commander_keys },
    { "/ui/table/inches", ZELA, test_inches },
  };

  gtk_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, PageTest, tests[i].scenario, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
