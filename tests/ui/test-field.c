/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-choose-tool.h"
#include "battlefield/acies-field-private.h"
#include "ui-test-support.h"

/* A board in a window of its own, showing Cannae as it was deployed. */
typedef struct
{
  AciesGame       *game;
  GtkWidget       *window;
  AciesField      *field;
  AciesChooseTool *tool;
  guint            n_wishes;
  char            *refusal;
  guint            n_painted;  /* pictures of the ground that were there before */
} Fixture;

static void
wish_cb (Fixture *self, const AciesAction *actions, guint n)
{
  for (guint i = 0; i < n; i++)
    g_assert_true (acies_game_act (self->game, &actions[i], NULL));
  self->n_wishes++;
  acies_field_take_scene (self->field,
                          acies_game_get_ruleset (self->game)->scene (acies_game_get_setup (self->game),
                                                                      acies_game_get_state (self->game)));
  acies_choose_tool_set_game (self->tool, self->game, TRUE);
}

static void
refused_cb (Fixture *self, const char *sentence, const char *clause)
{
  g_free (self->refusal);
  self->refusal = g_strdup (sentence);
}

static void
set_up (Fixture *self, gconstpointer historical)
{
  g_autofree char          *path = g_build_filename (g_getenv ("ACIES_SCENARIOS"), "lost-battles",
                                                     "cannae-216bc.json", NULL);
  g_autoptr (GFile)         file = g_file_new_for_path (path);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesScenario) scenario = acies_scenario_load (file, problems, NULL);
  const AciesGameOptions    options = { { GPOINTER_TO_INT (historical) }, ACIES_UNDO_FREE };

  self->game = acies_game_new (scenario, &options, 3);
  self->window = gtk_window_new ();
  self->field = ACIES_FIELD (acies_field_new ());
  self->tool = acies_choose_tool_new (self->field);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1000, 700);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->field));
  g_signal_connect_swapped (self->tool, "wish", G_CALLBACK (wish_cb), self);
  g_signal_connect_swapped (self->tool, "refused", G_CALLBACK (refused_cb), self);
  acies_field_take_scene (self->field,
                          acies_game_get_ruleset (self->game)->scene (acies_game_get_setup (self->game),
                                                                      acies_game_get_state (self->game)));
  acies_choose_tool_set_game (self->tool, self->game, TRUE);
  gtk_window_present (GTK_WINDOW (self->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->field));
  ui_test_settle (50);
}

/* Once it is drawn, whatever else the machine does. */
static void
picture (Fixture *self, const char *name)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->field));
  ui_test_settle (50);
  ui_test_picture (GTK_WIDGET (self->field), name);
}

static void
tear_down (Fixture *self, gconstpointer historical)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->tool);
  g_object_unref (self->game);
  g_free (self->refusal);
}

static int
deciding_side (Fixture *self)
{
  return acies_game_get_decision (self->game)->side;
}

/* A zone where somebody of the deciding side can begin. */
static int
find_own_cell (Fixture *self)
{
  const AciesScene *scene = acies_field_get_scene (self->field);

  for (int i = 0; i < (int) (scene->columns * scene->rows); i++)
    if (acies_scene_units_in (scene, deciding_side (self), i) != 0)
      return i;

  g_assert_not_reached ();
}

static void
answer_until_main (Fixture *self)
{
  while (acies_choose_tool_get_stage (self->tool) == ACIES_STAGE_ANSWER)
    {
      const AciesAction first = acies_game_get_legal (self->game)->items[0];

      wish_cb (self, &first, 1);
    }
  self->n_wishes = 0;
}

static void
test_names_zones (Fixture *self, gconstpointer data)
{
  AciesFieldZone *zone = acies_field_get_zone (self->field, 0);

  gtk_test_accessible_assert_role (self->field, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_role (zone, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (zone),
                                                   GTK_ACCESSIBLE_PROPERTY_LABEL));
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (zone),
                                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  picture (self, "field.png");
}

static void
test_one_tab_stop (Fixture *self, gconstpointer data)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->field));
  g_assert_true (gtk_widget_get_focus_child (GTK_WIDGET (self->field)) != NULL);
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (self->field), GTK_DIR_TAB_FORWARD));
}

static void
test_arrows (Fixture *self, gconstpointer data)
{
  acies_field_set_cursor (self->field, 0, TRUE);
  g_assert_true (ui_test_press (GTK_WIDGET (self->field), "Right"));
  g_assert_cmpint (acies_field_get_cursor (self->field), ==, 1);
  g_assert_true (ui_test_press (GTK_WIDGET (self->field), "Down"));
  g_assert_cmpint (acies_field_get_cursor (self->field), ==, 6);
  g_assert_true (ui_test_press (GTK_WIDGET (self->field), "Left"));
  g_assert_true (ui_test_press (GTK_WIDGET (self->field), "Left"));
  g_assert_cmpint (acies_field_get_cursor (self->field), ==, 5);
  ui_test_press (GTK_WIDGET (self->field), "Up");
  ui_test_press (GTK_WIDGET (self->field), "Up");
  g_assert_cmpint (acies_field_get_cursor (self->field), ==, 0);
}

/* A zone chooses everybody there; again walks through them; Escape lets go. */
static void
test_chooses_zone (Fixture *self, gconstpointer data)
{
  AciesUnits all;
  int        cell;

  answer_until_main (self);
  cell = find_own_cell (self);
  gtk_widget_activate_action (GTK_WIDGET (acies_field_get_zone (self->field, cell)), "zone.activate", NULL);
  all = acies_choose_tool_get_units (self->tool);
  g_assert_cmpuint (all, !=, 0);
  g_assert_cmpint (acies_choose_tool_get_cell (self->tool), ==, cell);
  g_assert_cmpint (acies_choose_tool_get_stage (self->tool), ==, ACIES_STAGE_GROUP);
  gtk_test_accessible_assert_state (acies_field_get_zone (self->field, cell),
                                    GTK_ACCESSIBLE_STATE_SELECTED, TRUE);

  if (acies_units_count (all) > 1)
    {
      gtk_widget_activate_action (GTK_WIDGET (acies_field_get_zone (self->field, cell)), "zone.activate",
                                  NULL);
      g_assert_cmpuint (acies_units_count (acies_choose_tool_get_units (self->tool)), ==, 1);
    }
  g_assert_true (ui_test_press (GTK_WIDGET (self->field), "Escape"));
  g_assert_cmpuint (acies_choose_tool_get_units (self->tool), ==, 0);
  g_assert_cmpuint (self->n_wishes, ==, 0);
}

/* A lit zone carries out the cheapest plan. */
static void
test_moves (Fixture *self, gconstpointer data)
{
  const AciesPlanList *plans;
  int                  goal = ACIES_NO_CELL;
  AciesUnits           moved;

  answer_until_main (self);
  while (goal == ACIES_NO_CELL)
    {
      g_assert_true (acies_choose_tool_next (self->tool, 1));
      plans = acies_choose_tool_get_plans (self->tool);
      for (guint i = 0; i < plans->n && goal == ACIES_NO_CELL; i++)
        if (plans->items[i].target == ACIES_NO_CELL && plans->items[i].cell != ACIES_NO_CELL &&
            plans->items[i].cell != acies_choose_tool_get_cell (self->tool))
          goal = plans->items[i].cell;
    }

  moved = acies_choose_tool_get_units (self->tool);
  g_assert_true ((acies_field_zone_get_marks (acies_field_get_zone (self->field, goal)) &
                  (ACIES_MARK_LEGAL | ACIES_MARK_TARGET)) != 0);
  if ((acies_field_zone_get_marks (acies_field_get_zone (self->field, goal)) & ACIES_MARK_TARGET) != 0)
    return;

  gtk_widget_activate_action (GTK_WIDGET (acies_field_get_zone (self->field, goal)), "zone.activate", NULL);
  g_assert_cmpuint (self->n_wishes, ==, 1);
  g_assert_cmpuint (moved & ~acies_scene_units_in (acies_field_get_scene (self->field),
                                                   deciding_side (self), goal), ==, 0);
}

/* What cannot be reached is said why, and nothing happens. */
static void
test_refuses (Fixture *self, gconstpointer data)
{
  const AciesScene *scene;
  guint             n_cells;
  int               far = ACIES_NO_CELL;

  answer_until_main (self);
  scene = acies_field_get_scene (self->field);
  n_cells = scene->columns * scene->rows;
  g_assert_true (acies_choose_tool_next (self->tool, 1));
  for (guint i = 0; i < n_cells; i++)
    if (acies_field_zone_get_marks (acies_field_get_zone (self->field, (int) i)) == 0 &&
        acies_scene_units_in (scene, deciding_side (self), (int) i) == 0)
      far = (int) i;

  g_assert_cmpint (far, !=, ACIES_NO_CELL);
  gtk_widget_activate_action (GTK_WIDGET (acies_field_get_zone (self->field, far)), "zone.activate", NULL);
  g_assert_cmpuint (self->n_wishes, ==, 0);
  g_assert_nonnull (self->refusal);
}

/* Before deployment both trays are full; the cursor walks into the own one, and Return chooses a unit. */
static void
test_trays (Fixture *self, gconstpointer data)
{
  AciesFieldTray *tray = NULL;

  for (guint i = 0; i < ACIES_FIELD_N_TRAYS; i++)
    {
      g_assert_false (acies_field_tray_is_empty (self->field->trays[i]));
      if (acies_field_tray_get_side (self->field->trays[i]) == deciding_side (self))
        tray = self->field->trays[i];
    }

  g_assert_nonnull (tray);
  g_assert_true (acies_field_tray_focus (tray, -1));
  g_assert_true (ui_test_press (GTK_WIDGET (tray), "Return"));
  g_assert_cmpuint (acies_units_count (acies_choose_tool_get_units (self->tool)), ==, 1);
  g_assert_cmpint (acies_choose_tool_get_cell (self->tool), ==, ACIES_NO_CELL);
  g_assert_cmpuint (acies_choose_tool_get_plans (self->tool)->n, >, 0);
  picture (self, "field-deploy.png");
}

/* Every size, none of which may warn or crash. */
static void
test_sizes (Fixture *self, gconstpointer data)
{
  const int sizes[][2] = { { 1280, 720 }, { 1024, 600 }, { 640, 360 }, { 360, 640 }, { 240, 200 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (self->window), sizes[i][0], sizes[i][1]);
      ui_test_settle (80);
    }
}

/* Zooming without a pointer over the board keeps the board in sight. */
static void
test_zooms (Fixture *self, gconstpointer data)
{
  AciesRect board;

  for (int i = 0; i < 30; i++)
    acies_field_zoom_by (self->field, 1.2);
  board = acies_viewport_get_board (&self->field->viewport);
  g_assert_true (board.x <= 0 && board.y <= 0);
  g_assert_cmpfloat (board.x + board.width, >, self->field->viewport.width - 20);
  picture (self, "field-zoomed.png");
  acies_field_zoom_fit (self->field);
  g_assert_cmpfloat (self->field->viewport.zoom, ==, 1);
}

static gboolean
is_ground_there (gpointer data)
{
  const Fixture    *self = data;
  AciesFieldGround *ground = self->field->ground;

  return acies_field_ground_get_n_painted (ground) > self->n_painted && acies_field_ground_is_sharp (ground);
}

static void
wait_for_ground (Fixture *self)
{
  ui_test_wait_until (is_ground_there, self);
  self->n_painted = acies_field_ground_get_n_painted (self->field->ground);
}

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

static GtkGesture *
find_gesture (Fixture *self, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->field));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return GTK_GESTURE (controller);
    }
  g_assert_not_reached ();
}

/* Each pinch begins where the one before has left the view: nothing jumps; two fingers that go apart zoom in, together out; and
 * however often, the board stays in the view. */
static void
test_pinch (Fixture *self, gconstpointer data)
{
  GtkGesture          *pinch = find_gesture (self, GTK_TYPE_GESTURE_ZOOM);
  const AciesViewport *view = &self->field->viewport;
  const double         fit = view->zoom;
  AciesRect            board;

  g_signal_emit_by_name (pinch, "begin", NULL);
  g_signal_emit_by_name (pinch, "scale-changed", 1.5);
  g_signal_emit_by_name (pinch, "scale-changed", 2.0);
  g_assert_cmpfloat_with_epsilon (view->zoom, 2 * fit, 1e-6);
  for (guint i = 0; i < 20; i++)
    {
      const AciesViewport before = *view;

      g_signal_emit_by_name (pinch, "begin", NULL);
      g_signal_emit_by_name (pinch, "scale-changed", 1.0);
      g_assert_cmpfloat_with_epsilon (view->zoom, before.zoom, 1e-6);
      g_assert_cmpfloat_with_epsilon (view->offset_x, before.offset_x, 1e-6);
      g_assert_cmpfloat_with_epsilon (view->offset_y, before.offset_y, 1e-6);
      g_signal_emit_by_name (pinch, "scale-changed", i % 2 == 0 ? 3.0 : 0.4);
      ui_test_settle (10);
      g_assert_cmpfloat (view->zoom, >=, fit - 1e-6);
      board = acies_viewport_get_board (view);
      g_assert_true (acies_rect_contains (&board, view->width / 2, view->height / 2));
    }
  for (guint i = 0; i < 12; i++)
    {
      g_signal_emit_by_name (pinch, "begin", NULL);
      g_signal_emit_by_name (pinch, "scale-changed", 0.1);
    }
  g_assert_cmpfloat_with_epsilon (view->zoom, fit, 1e-6);
}

/* A finger that stays put opens the menu of the zone below it, and chooses nothing. */
static void
test_long_press (Fixture *self, gconstpointer data)
{
  GtkGesture     *press = find_gesture (self, GTK_TYPE_GESTURE_LONG_PRESS);
  const AciesRect zone = acies_field_cell_rect (self->field, 17);

  g_assert_true (gtk_gesture_single_get_touch_only (GTK_GESTURE_SINGLE (press)));
  g_signal_emit_by_name (press, "pressed", zone.x + zone.width / 2, zone.y + zone.height / 2);
  ui_test_settle (100);
  g_assert_cmpint (acies_field_get_cursor (self->field), ==, 17);
  g_assert_cmpuint (self->n_wishes, ==, 0);
  g_assert_cmpuint (acies_choose_tool_get_units (self->tool), ==, 0);
}

/* However the view changes, and however often before a picture is there: the last one is as sharp as the first, and stays. */
static void
test_sharp_at_rest (Fixture *self, gconstpointer data)
{
  wait_for_ground (self);
  for (guint i = 0; i < 5; i++)
    {
      acies_field_zoom_by (self->field, 1.15);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (self->field));
    }
  wait_for_ground (self);
  acies_viewport_pan (&self->field->viewport, -40, 30);
  acies_field_view_changed (self->field);
  wait_for_ground (self);
  acies_field_forget_ground (self->field);
  wait_for_ground (self);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 820, 640);
  wait_for_ground (self);

  acies_field_redraw_zone (self->field, 0);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->field));
  ui_test_settle (50);
  g_assert_cmpuint (acies_field_ground_get_n_painted (self->field->ground), ==, self->n_painted);
}

/* A board that goes while its ground is painted takes all with it once the thread is done. */
static void
test_goes_while_painting (Fixture *self, gconstpointer data)
{
  AciesFieldGround *ground = self->field->ground;

  wait_for_ground (self);
  g_object_add_weak_pointer (G_OBJECT (ground), (gpointer *) &ground);
  acies_field_forget_ground (self->field);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->field));
  g_clear_object (&self->tool);
  gtk_window_set_child (GTK_WINDOW (self->window), NULL);
  self->field = NULL;
  ui_test_wait_until (is_gone, &ground);
}

static void
add (const char *path, gboolean historical, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, GINT_TO_POINTER (historical), set_up, test, tear_down);
}

/* Whose tray it is and how many wait there can be read, few or many, in a wide window and in a narrow one. */
static void
test_tray_words (Fixture *self, gconstpointer data)
{
  static const int widths[] = { 1000, 640, 360 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (self->window), widths[i], 700);
      ui_test_settle (300);
      for (guint k = 0; k < G_N_ELEMENTS (self->field->trays); k++)
        {
          GtkWidget *label = ui_test_find (GTK_WIDGET (self->field->trays[k]), GTK_TYPE_LABEL, NULL);

          g_test_message ("%d px: %s", widths[i], gtk_label_get_text (GTK_LABEL (label)));
          g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
        }
    }
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  add ("/ui/field/names-zones", TRUE, test_names_zones);
  add ("/ui/field/one-tab-stop", TRUE, test_one_tab_stop);
  add ("/ui/field/arrows", TRUE, test_arrows);
  add ("/ui/field/chooses-zone", TRUE, test_chooses_zone);
  add ("/ui/field/moves", TRUE, test_moves);
  add ("/ui/field/refuses", TRUE, test_refuses);
  add ("/ui/field/trays", FALSE, test_trays);
  add ("/ui/field/tray-words", FALSE, test_tray_words);
  add ("/ui/field/sizes", TRUE, test_sizes);
  add ("/ui/field/zooms", TRUE, test_zooms);
  add ("/ui/field/pinch", TRUE, test_pinch);
  add ("/ui/field/long-press", TRUE, test_long_press);
  add ("/ui/field/sharp-at-rest", TRUE, test_sharp_at_rest);
  add ("/ui/field/goes-while-painting", TRUE, test_goes_while_painting);

  return g_test_run ();
}
