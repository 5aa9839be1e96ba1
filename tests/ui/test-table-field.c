/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* The board with a free table made by hand, without any rules: what is shown, told, walked over, pointed at, pulled. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "../scene/table-fixture.h"
#include "battlefield/acies-field-private.h"
#include "ui-test-support.h"

typedef struct
{
  GtkWidget     *window;
  AciesField    *field;
  gboolean       may_pull;
  guint          n_units, n_camps, n_places, n_moves;
  int            side;
  guint          unit;
  AciesUnits     lassoed[2];
  AciesTablePull pull;     /* the last one ended */
  guint          n_pulls;
} Fixture;

static void
unit_cb (Fixture *self, int side, guint unit)
{
  self->n_units++;
  self->side = side;
  self->unit = unit;
}

static void
camp_cb (Fixture *self, guint camp)
{
  self->n_camps++;
  self->unit = camp;
}

static void
place_cb (Fixture *self, int x, int y)
{
  self->n_places++;
  self->pull.x = x;
  self->pull.y = y;
}

static gboolean
pull_begun_cb (Fixture *self, const AciesTablePull *pull)
{
  return self->may_pull;
}

/* As rules would: the base goes where it is pulled, not below the middle of the table. */
static void
pull_moved_cb (Fixture *self, const AciesTablePull *pull)
{
  AciesTablePlan plan = { .legal = pull->y < 30000, .n_bases = 1, .units = { (guint8) pull->unit } };

  plan.ghosts[0] = (AciesPose){ pull->x, pull->y, 0 };
  acies_field_show_plan (self->field, &plan, pull->side, pull->unit, plan.legal ? "10 of 50 mm" : "Too far");
  self->n_moves++;
}

static void
pull_ended_cb (Fixture *self, const AciesTablePull *pull)
{
  self->pull = *pull;
  self->n_pulls++;
  acies_field_show_plan (self->field, NULL, 0, 0, NULL);
}

static void
lassoed_cb (Fixture *self, const AciesUnits *units)
{
  self->lassoed[0] = units[0];
  self->lassoed[1] = units[1];
}

static void
set_up (Fixture *self, gconstpointer data)
{
  self->window = gtk_window_new ();
  self->field = ACIES_FIELD (acies_field_new ());
  gtk_window_set_default_size (GTK_WINDOW (self->window), 700, 660);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->field));
  g_signal_connect_swapped (self->field, "unit-activated", G_CALLBACK (unit_cb), self);
  g_signal_connect_swapped (self->field, "camp-activated", G_CALLBACK (camp_cb), self);
  g_signal_connect_swapped (self->field, "place-activated", G_CALLBACK (place_cb), self);
  g_signal_connect_swapped (self->field, "pull-begun", G_CALLBACK (pull_begun_cb), self);
  g_signal_connect_swapped (self->field, "pull-moved", G_CALLBACK (pull_moved_cb), self);
  g_signal_connect_swapped (self->field, "pull-ended", G_CALLBACK (pull_ended_cb), self);
  g_signal_connect_swapped (self->field, "lassoed", G_CALLBACK (lassoed_cb), self);
  acies_field_take_scene (self->field, table_fixture_telamon ());
  acies_field_set_may_lasso (self->field, TRUE);
  gtk_window_present (GTK_WINDOW (self->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->field));
  ui_test_settle (50);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

static GtkWidget *
piece_of (Fixture *self, int side, guint unit)
{
  for (guint i = 0; i < self->field->pieces->len; i++)
    {
      const AciesSceneToken *token = acies_table_piece_get_token (g_ptr_array_index (self->field->pieces, i));

      if (token != NULL && token->side == side && token->unit == unit)
        return g_ptr_array_index (self->field->pieces, i);
    }
  g_assert_not_reached ();
}

/* Widget px of a place on the table in mm. */
static void
spot_of (Fixture *self, double x, double y, int *px, int *py)
{
  double origin_x;
  double origin_y;
  double board_x;
  double board_y;

  acies_viewport_get_origin (&self->field->viewport, &origin_x, &origin_y);
  acies_table_to_board (self->field->layout, x * 100, y * 100, &board_x, &board_y);
  *px = (int) (origin_x + board_x);
  *py = (int) (origin_y + self->field->place_y + board_y);
}

static gboolean
point (Fixture *self, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
point (Fixture *self, const char *format, ...)
{
  g_autofree char *script = NULL;
  va_list          args;

  va_start (args, format);
  script = g_strdup_vprintf (format, args);
  va_end (args);

  return ui_test_point (GTK_WIDGET (self->field), script);
}

/* Pressed at one place (mm) and moved to another, not let go yet. */
static gboolean
hold (Fixture *self, guint button, double x1, double y1, double x2, double y2)
{
  int from_x, from_y, to_x, to_y;

  spot_of (self, x1, y1, &from_x, &from_y);
  spot_of (self, x2, y2, &to_x, &to_y);

  return point (self, "move %d %d,down %u,move %d %d,move %d %d", from_x, from_y, button,
                (from_x + to_x) / 2, (from_y + to_y) / 2, to_x, to_y);
}

static gboolean
choose (Fixture *self, double x, double y)
{
  int px, py;

  spot_of (self, x, y, &px, &py);

  return point (self, "move %d %d,click 1", px, py);
}

/* Ground, camps and bases are all there, none in a tray, and say what they are. */
static void
test_pieces (Fixture *self, gconstpointer data)
{
  const AciesScene *scene = acies_field_get_scene (self->field);

  g_assert_true (acies_field_has_table (self->field));
  g_assert_cmpuint (self->field->pieces->len, ==,
                    scene->areas->len + scene->lines->len + scene->camps->len + scene->tokens->len);
  for (guint i = 0; i < ACIES_FIELD_N_TRAYS; i++)
    g_assert_true (acies_field_tray_is_empty (self->field->trays[i]));
  gtk_test_accessible_assert_role (piece_of (self, 1, 0), GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_test_accessible_assert_property (piece_of (self, 1, 0), GTK_ACCESSIBLE_PROPERTY_LABEL, "4Bd of Rome");
  gtk_test_accessible_assert_property (piece_of (self, 1, 0), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "330 mm from the left edge, 240 mm from the far edge, facing 0°");
  gtk_test_accessible_assert_property (g_ptr_array_index (self->field->pieces, 0), GTK_ACCESSIBLE_PROPERTY_LABEL, "Ridge");
  ui_test_picture (GTK_WIDGET (self->field), "table-field.png");
}

/* Whoever is off the table waits in the tray of its side. */
static void
test_tray (Fixture *self, gconstpointer data)
{
  AciesScene *scene = table_fixture_telamon ();

  g_array_index (scene->tokens, AciesSceneToken, 12).on_table = FALSE;
  acies_field_take_scene (self->field, scene);
  ui_test_settle (50);
  g_assert_false (acies_field_tray_is_empty (self->field->trays[1]));
  g_assert_true (acies_field_tray_is_empty (self->field->trays[0]));
  g_assert_cmpint (acies_field_tray_get_side (self->field->trays[1]), ==, 1);
}

/* Along the line by arrow keys; the board is one stop of the Tab key. */
static void
test_walk (Fixture *self, gconstpointer data)
{
  acies_field_set_cursor_unit (self->field, 1, 0, TRUE);
  if (!ui_test_type_into (GTK_WINDOW (self->window), "Right"))
    return;

  g_assert_true (gtk_widget_has_focus (piece_of (self, 1, 1)));
  ui_test_type_into (GTK_WINDOW (self->window), "Right Left Left");
  g_assert_true (gtk_widget_has_focus (piece_of (self, 1, 0)));
  ui_test_type_into (GTK_WINDOW (self->window), "Return");
  g_assert_cmpuint (self->n_units, ==, 1);
  g_assert_cmpint (self->side, ==, 1);
  g_assert_cmpuint (self->unit, ==, 0);
}

/* The cursor stays with its base when others are lost. */
static void
test_keeps_cursor (Fixture *self, gconstpointer data)
{
  AciesScene *scene = table_fixture_telamon ();
  int         side;
  guint       unit;

  acies_field_set_cursor_unit (self->field, 1, 2, TRUE);
  g_array_remove_index (scene->tokens, 0);
  acies_field_take_scene (self->field, scene);
  ui_test_settle (50);
  g_assert_true (acies_field_get_cursor_unit (self->field, &side, &unit));
  g_assert_cmpint (side, ==, 1);
  g_assert_cmpuint (unit, ==, 2);
  g_assert_true (gtk_widget_has_focus (piece_of (self, 1, 2)));
}

static void
test_choose (Fixture *self, gconstpointer data)
{
  if (!choose (self, 370, 250))
    return;

  g_assert_cmpuint (self->n_units, ==, 1);
  g_assert_cmpuint (self->unit, ==, 1);
  choose (self, 300, 580);
  g_assert_cmpuint (self->n_camps, ==, 1);
  g_assert_cmpuint (self->unit, ==, 1);
  choose (self, 350, 400);
  g_assert_cmpuint (self->n_places, ==, 1);
  g_assert_cmpint (ABS (self->pull.x - 35000), <, 200);
  g_assert_cmpint (ABS (self->pull.y - 40000), <, 200);
}

/* What is pulled is told before it is let go, also where it cannot be. */
static void
test_pull (Fixture *self, gconstpointer data)
{
  const char *words = NULL;
  gboolean    barred = TRUE;

  self->may_pull = TRUE;
  if (!hold (self, 1, 330, 250, 330, 200))
    return;

  g_assert_cmpint (self->field->drag_kind, ==, ACIES_DRAG_PULL);
  g_assert_cmpuint (acies_field_get_plan (self->field, &words, &barred), ==, 1);
  g_assert_cmpstr (words, ==, "10 of 50 mm");
  g_assert_false (barred);
  ui_test_picture (GTK_WIDGET (self->field), "table-pull.png");
  point (self, "up 1");
  g_assert_cmpuint (self->n_pulls, ==, 1);
  g_assert_true (self->pull.kept);
  g_assert_cmpint (self->pull.handle, ==, -1);
  g_assert_cmpint (self->pull.unit, ==, 0);
  g_assert_cmpint (ABS (self->pull.y - self->pull.from_y + 5000), <, 300);

  hold (self, 1, 330, 250, 330, 400);
  acies_field_get_plan (self->field, &words, &barred);
  g_assert_cmpstr (words, ==, "Too far");
  g_assert_true (barred);
  ui_test_picture (GTK_WIDGET (self->field), "table-barred.png");
  point (self, "up 1");
}

/* Escape gives it up, and so does letting go outside. */
static void
test_pull_given_up (Fixture *self, gconstpointer data)
{
  self->may_pull = TRUE;
  if (!hold (self, 1, 330, 250, 330, 200))
    return;

  point (self, "key Escape");
  g_assert_cmpuint (self->n_pulls, ==, 1);
  g_assert_false (self->pull.kept);
  g_assert_cmpint (self->field->drag_kind, ==, ACIES_DRAG_NONE);
  point (self, "up 1");
  g_assert_cmpuint (self->n_pulls, ==, 1);
}

static void
test_handle (Fixture *self, gconstpointer data)
{
  const AciesTableHandle handle = { 35000, 24000, FALSE };

  self->may_pull = TRUE;
  acies_field_set_handles (self->field, &handle, 1);
  if (!hold (self, 1, 350, 240, 340, 215))
    return;

  point (self, "up 1");
  g_assert_cmpuint (self->n_pulls, ==, 1);
  g_assert_cmpint (self->pull.handle, ==, 0);
}

/* A line around the three in the front rank of the second side. */
static void
test_lasso (Fixture *self, gconstpointer data)
{
  if (!hold (self, 1, 300, 225, 440, 265))
    return;

  g_assert_cmpint (self->field->drag_kind, ==, ACIES_DRAG_LASSO);
  ui_test_picture (GTK_WIDGET (self->field), "table-lasso.png");
  point (self, "up 1");
  g_assert_cmphex (self->lassoed[1], ==, 7);
  g_assert_cmphex (self->lassoed[0], ==, 0);
}

/* By the other button, or by the first while measuring; the menu comes without moving. */
static void
test_measure (Fixture *self, gconstpointer data)
{
  double length;

  if (!hold (self, 3, 100, 500, 200, 500))
    return;

  g_assert_nonnull (acies_field_get_measure (self->field));
  length = g_ascii_strtod (acies_field_get_measure (self->field), NULL);
  g_assert_cmpfloat (ABS (length - 100), <, 3);
  ui_test_picture (GTK_WIDGET (self->field), "table-measure.png");
  point (self, "up 3");
  g_assert_nonnull (acies_field_get_measure (self->field));
  choose (self, 350, 400);
  g_assert_null (acies_field_get_measure (self->field));

  acies_field_set_measuring (self->field, TRUE);
  hold (self, 1, 330, 250, 330, 350);
  g_assert_cmpint (self->field->drag_kind, ==, ACIES_DRAG_MEASURE);
  point (self, "up 1");
  g_assert_cmpuint (self->n_pulls, ==, 0);
  acies_field_set_measuring (self->field, FALSE);
  g_assert_null (acies_field_get_measure (self->field));
}

/* Between two bases: from edge to edge. */
static void
test_measure_bases (Fixture *self, gconstpointer data)
{
  const AciesScene *scene = acies_field_get_scene (self->field);

  acies_field_measure_bases (self->field, acies_scene_find_token (scene, 1, 0), acies_scene_find_token (scene, 0, 7));
  g_assert_cmpstr (acies_field_get_measure (self->field), ==, "110.0 mm");
}

static void
test_menu (Fixture *self, gconstpointer data)
{
  int px, py;

  spot_of (self, 330, 250, &px, &py);
  if (!point (self, "move %d %d,click 3", px, py))
    return;

  g_assert_nonnull (self->field->menu);
  g_assert_true (gtk_widget_get_visible (self->field->menu));
  gtk_popover_popdown (GTK_POPOVER (self->field->menu));
  ui_test_settle (50);
}

/* Closer to who has the cursor, and back to the whole table. */
static void
test_zoom (Fixture *self, gconstpointer data)
{
  acies_field_set_cursor_unit (self->field, 1, 5, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (self->field), "field.zoom-selection", NULL);
  g_assert_cmpfloat (self->field->viewport.zoom, >, 2);
  ui_test_settle (200);
  ui_test_picture (GTK_WIDGET (self->field), "table-close.png");
  gtk_widget_activate_action (GTK_WIDGET (self->field), "field.zoom-fit", NULL);
  g_assert_cmpfloat_with_epsilon (self->field->viewport.zoom, 1, 1e-9);
}

/* From zones to a table and back. */
static void
test_other_boards (Fixture *self, gconstpointer data)
{
  AciesScene *zones = acies_scene_new (5, 4);

  for (guint i = 0; i < 20; i++)
    {
      zones->cells[i].id[0] = (char) ('a' + i % 5);
      zones->cells[i].id[1] = (char) ('1' + i / 5);
      zones->cells[i].name = g_strdup ("Zone");
      zones->cells[i].text = g_strdup ("Zone, empty");
    }
  zones->n_sides = 2;
  zones->sides[0].name = g_strdup ("One");
  zones->sides[1].name = g_strdup ("Two");
  acies_field_take_scene (self->field, zones);
  ui_test_settle (50);
  g_assert_cmpuint (self->field->zones->len, ==, 20);
  g_assert_cmpuint (self->field->pieces->len, ==, 0);
  acies_field_take_scene (self->field, table_fixture_grounds ());
  ui_test_settle (50);
  g_assert_cmpuint (self->field->zones->len, ==, 0);
  g_assert_cmpfloat_with_epsilon (self->field->viewport.aspect, 1.25, 1e-9);
  ui_test_picture (GTK_WIDGET (self->field), "table-grounds.png");
}

/* What stands on a table is drawn anew when it looks otherwise: come onto it, turned, marked; a camp that has changed hands. */
static void
test_drawn_anew (void)
{
  g_autoptr (AciesScene) before = table_fixture_telamon ();
  g_autoptr (AciesScene) after = table_fixture_telamon ();
  AciesSceneToken       *token = &g_array_index (after->tokens, AciesSceneToken, 0);
  AciesSceneCamp        *camp = &g_array_index (after->camps, AciesSceneCamp, 0);

  g_assert_cmpuint (acies_field_changed_cells (before, after), ==, 0);
  token->on_table = !token->on_table;
  g_assert_cmpuint (acies_field_changed_cells (before, after), !=, 0);
  token->on_table = !token->on_table;
  token->pose.facing += 9000;
  g_assert_cmpuint (acies_field_changed_cells (before, after), !=, 0);
  token->pose.facing -= 9000;
  token->flags ^= ACIES_TOKEN_ACTED;
  g_assert_cmpuint (acies_field_changed_cells (before, after), !=, 0);
  token->flags ^= ACIES_TOKEN_ACTED;
  g_assert_cmpuint (acies_field_changed_cells (before, after), ==, 0);
  camp->held_by = camp->held_by == 0 ? 1 : 0;
  g_assert_cmpuint (acies_field_changed_cells (before, after), !=, 0);
}

/* The tray of an army lies on the side of the table on which its edge is, be there a camp or not. */
static void
test_lower_side (void)
{
  g_autoptr (AciesScene) scene = table_fixture_telamon ();

  scene->sides[0].edge = scene->sides[1].edge = -1;
  g_array_set_size (scene->camps, 0);
  for (guint i = 0; i < scene->tokens->len; i++)
    g_array_index (scene->tokens, AciesSceneToken, i).on_table = FALSE;
  g_assert_cmpint (acies_field_lower_side (scene), ==, 0);
  scene->sides[0].edge = ACIES_FACING_NORTH;
  g_assert_cmpint (acies_field_lower_side (scene), ==, 1);
  scene->sides[0].edge = ACIES_FACING_EAST;
  g_assert_cmpint (acies_field_lower_side (scene), ==, 0);
  scene->sides[1].edge = ACIES_FACING_SOUTH;
  g_assert_cmpint (acies_field_lower_side (scene), ==, 1);

  /* Where edges are not known, whoever stands on the table tells, even if the enemy does not stand there. */
  scene->sides[1].edge = -1;
  g_array_index (scene->tokens, AciesSceneToken, 0).on_table = TRUE;
  g_array_index (scene->tokens, AciesSceneToken, 0).side = 0;
  g_array_index (scene->tokens, AciesSceneToken, 0).pose.y = scene->table_height / 10;
  g_assert_cmpint (acies_field_lower_side (scene), ==, 1);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
  } tests[] = {
    { "/ui/table-field/pieces", test_pieces },
    { "/ui/table-field/tray", test_tray },
    { "/ui/table-field/walk", test_walk },
    { "/ui/table-field/keeps-cursor", test_keeps_cursor },
    { "/ui/table-field/choose", test_choose },
    { "/ui/table-field/pull", test_pull },
    { "/ui/table-field/pull-given-up", test_pull_given_up },
    { "/ui/table-field/handle", test_handle },
    { "/ui/table-field/lasso", test_lasso },
    { "/ui/table-field/measure", test_measure },
    { "/ui/table-field/measure-bases", test_measure_bases },
    { "/ui/table-field/menu", test_menu },
    { "/ui/table-field/zoom", test_zoom },
    { "/ui/table-field/other-boards", test_other_boards },
  };

  gtk_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);

  g_test_add_func ("/ui/table-field/drawn-anew", test_drawn_anew);
  g_test_add_func ("/ui/table-field/lower-side", test_lower_side);

  return g_test_run ();
}
