/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* The field by the pointer: every press and movement here goes through the display server, as a hand's would. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "page-test-support.h"

typedef struct
{
  double x, y;
} Spot;

static AciesField *
get_field (PageTest *self)
{
  return self->page->field;
}

static Spot
middle_of_cell (PageTest *self, int cell)
{
  const AciesRect rect = acies_field_cell_rect (get_field (self), cell);

  return (Spot){ rect.x + rect.width / 2, rect.y + rect.height / 2 };
}

static Spot
middle_of_unit (PageTest *self, int side, guint unit)
{
  AciesField            *field = get_field (self);
  const AciesTokenPlace *place = acies_layout_find_token (field->layout, side, unit);
  double                 x;
  double                 y;

  g_assert_nonnull (place);
  acies_viewport_get_origin (&field->viewport, &x, &y);

  return (Spot){ x + place->x, y + field->place_y + place->y };
}

static gboolean
point (PageTest *self, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
point (PageTest *self, const char *format, ...)
{
  g_autofree char *script = NULL;
  va_list          args;

  va_start (args, format);
  script = g_strdup_vprintf (format, args);
  va_end (args);

  return ui_test_point (GTK_WIDGET (get_field (self)), script);
}

static gboolean
hold (PageTest *self, Spot from, Spot to)
{
  return point (self, "move %d %d,down 1,move %d %d,move %d %d,move %d %d", (int) from.x, (int) from.y,
                (int) from.x + 12, (int) from.y + 12, (int) to.x - 3, (int) to.y, (int) to.x, (int) to.y);
}

/* A group of the deciding side that can move to a lit zone: it is chosen, and its first unit comes back. */
static guint
choose_mover (PageTest *self, int *goal)
{
  AciesChooseTool *tool = self->page->tool;

  for (guint i = 0; i < 40; i++)
    {
      g_assert_true (acies_choose_tool_next (tool, 1));
      *goal = page_test_first_lit_cell (self);
      if (*goal != ACIES_NO_CELL && acies_choose_tool_get_cell (tool) != ACIES_NO_CELL)
        return acies_units_first (acies_choose_tool_get_units (tool));
    }

  g_assert_not_reached ();
}

static int
get_side (PageTest *self)
{
  return acies_game_get_decision (self->game)->side;
}

/* Over a lit zone the cost is told before letting go; letting go moves everybody who is chosen. */
static void
test_drag_moves (PageTest *self, gconstpointer data)
{
  const int   side = get_side (self);
  int         goal;
  const guint unit = choose_mover (self, &goal);
  const Spot  from = middle_of_unit (self, side, unit);
  AciesUnits  chosen = acies_choose_tool_get_units (self->page->tool);

  if (!hold (self, from, middle_of_cell (self, goal)))
    return;

  g_assert_cmpint (get_field (self)->drag_kind, ==, ACIES_DRAG_UNITS);
  g_assert_nonnull (acies_field_overlay_get_words (get_field (self)->overlay, NULL));
  page_test_picture (self, "field-dragging.png");
  point (self, "up 1");
  g_assert_cmpint (get_field (self)->drag_kind, ==, ACIES_DRAG_NONE);
  g_assert_cmpuint (chosen & ~acies_scene_units_in (acies_field_get_scene (get_field (self)), side, goal), ==, 0);
}

/* What cannot be is said why before letting go, and nothing comes of it. */
static void
test_drag_refused (PageTest *self, gconstpointer data)
{
  const AciesScene *scene = acies_field_get_scene (get_field (self));
  const guint       before = acies_game_get_n_steps (self->game);
  gboolean          barred = FALSE;
  int               goal;
  const guint       unit = choose_mover (self, &goal);
  int               far = ACIES_NO_CELL;

  for (int i = 0; i < (int) (scene->columns * scene->rows); i++)
    if (acies_field_zone_get_marks (acies_field_get_zone (get_field (self), i)) == 0)
      far = i;
  g_assert_cmpint (far, !=, ACIES_NO_CELL);

  if (!hold (self, middle_of_unit (self, get_side (self), unit), middle_of_cell (self, far)))
    return;

  g_assert_nonnull (acies_field_overlay_get_words (get_field (self)->overlay, &barred));
  g_assert_true (barred);
  page_test_picture (self, "field-barred.png");
  point (self, "up 1");
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, before);
}

/* Escape, or letting go outside, leaves everything as it was. */
static void
test_drag_undone (PageTest *self, gconstpointer data)
{
  const guint before = acies_game_get_n_steps (self->game);
  int         goal;
  const guint unit = choose_mover (self, &goal);
  const Spot  from = middle_of_unit (self, get_side (self), unit);

  if (!hold (self, from, middle_of_cell (self, goal)))
    return;

  point (self, "key Escape");
  g_assert_cmpint (get_field (self)->drag_kind, ==, ACIES_DRAG_NONE);
  point (self, "up 1");
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, before);

  choose_mover (self, &goal);
  hold (self, middle_of_unit (self, get_side (self), acies_units_first (acies_choose_tool_get_units (self->page->tool))),
        (Spot){ gtk_widget_get_width (GTK_WIDGET (get_field (self))) + 150, 300 });
  point (self, "up 1");
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, before);
  g_assert_cmpint (get_field (self)->drag_kind, ==, ACIES_DRAG_NONE);
}

/* Onto an enemy: the sum is shown, and no die has fallen. */
static void
test_drag_attacks (PageTest *self, gconstpointer data)
{
  int              target = ACIES_NO_CELL;
  const AciesUnits units = page_test_find_attackers (self, &target);
  const guint      before = acies_game_get_n_steps (self->game);

  g_assert_cmpuint (units, !=, 0);
  acies_choose_tool_choose (self->page->tool, units, 0);
  if (!hold (self, middle_of_unit (self, get_side (self), acies_units_first (units)), middle_of_cell (self, target)))
    return;

  point (self, "up 1");
  g_assert_true (acies_choose_tool_get_preview (self->page->tool)->open);
  g_assert_cmpint (acies_choose_tool_get_preview (self->page->tool)->target, ==, target);
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, before);
}

/* A commander of the deciding side on his own who can be put into another zone; NULL if there is none. */
static const AciesLeaderPlace *
find_commander (PageTest *self, int *goal)
{
  const AciesScene *scene = acies_field_get_scene (get_field (self));

  for (guint i = 0; i < scene->leaders->len; i++)
    {
      const AciesSceneLeader *leader = &g_array_index (scene->leaders, AciesSceneLeader, i);

      if (leader->side != get_side (self) || leader->cell == ACIES_NO_CELL)
        continue;
      acies_choose_tool_choose (self->page->tool, 0, ACIES_UNIT_BIT (leader->commander));
      *goal = page_test_first_lit_cell (self);
      acies_choose_tool_choose (self->page->tool, 0, 0);
      if (*goal != ACIES_NO_CELL)
        return acies_layout_find_leader (get_field (self)->layout, leader->side, leader->commander);
    }

  return NULL;
}

/* He is dragged by his plate; what it costs is told before. */
static void
test_drag_commander (PageTest *self, gconstpointer data)
{
  AciesField             *field = get_field (self);
  const AciesLeaderPlace *place = NULL;
  guint                   leader;
  int                     goal = ACIES_NO_CELL;
  double                  x;
  double                  y;

  for (guint i = 0; i < 200 && place == NULL; i++)
    {
      place = find_commander (self, &goal);
      if (place == NULL)
        page_test_act_by_chance (self);
    }
  g_assert_nonnull (place);

  leader = place->leader;
  acies_viewport_get_origin (&field->viewport, &x, &y);
  if (!hold (self, (Spot){ x + place->box.x + place->radius, y + field->place_y + place->box.y + place->radius },
             middle_of_cell (self, goal)))
    return;

  g_assert_nonnull (acies_field_overlay_get_words (field->overlay, NULL));
  point (self, "up 1");
  g_assert_cmpint (g_array_index (acies_field_get_scene (field)->leaders, AciesSceneLeader, leader).cell, ==, goal);
}

/* Ctrl and the wheel zoom about the pointer; the wheel alone, the middle button and a drag on empty ground move the view. */
static void
test_view (PageTest *self, gconstpointer data)
{
  AciesViewport *viewport = &get_field (self)->viewport;
  const Spot     at = { 200, 180 };
  double         before_x;
  double         before_y;
  double         x;
  double         y;

  acies_viewport_to_map (viewport, at.x, at.y - get_field (self)->place_y, &before_x, &before_y);
  if (!point (self, "move %d %d,keydown ctrl,click 4,click 4,click 4,click 4,click 4,keyup ctrl", (int) at.x, (int) at.y))
    return;

  g_assert_cmpfloat (viewport->zoom, >, 2);
  acies_viewport_to_map (viewport, at.x, at.y - get_field (self)->place_y, &x, &y);
  g_assert_cmpfloat_with_epsilon (x, before_x, 0.03);
  g_assert_cmpfloat_with_epsilon (y, before_y, 0.03);

  before_y = viewport->offset_y;
  point (self, "click 5");
  g_assert_cmpfloat (viewport->offset_y, <, before_y);

  before_x = viewport->offset_x;
  point (self, "move 300 300,down 2,move 280 290,move 240 280,up 2");
  g_assert_cmpfloat (viewport->offset_x, <, before_x - 30);

  g_assert_true (page_test_run (self, "field.zoom-fit"));
  g_assert_cmpfloat (viewport->zoom, ==, 1);
}

/* The menu of a zone by the other button, by Menu and by Shift+F10; Escape closes it and the keyboard is on the board again. */
static void
test_menu (PageTest *self, gconstpointer data)
{
  static const char *const keys[] = { "Menu", "shift+F10" };
  AciesField              *field = get_field (self);
  const Spot               at = middle_of_cell (self, 7);

  if (!point (self, "move %d %d,click 3", (int) at.x, (int) at.y))
    return;

  g_assert_true (gtk_widget_get_visible (field->menu));
  g_assert_cmpint (acies_field_get_cursor (field), ==, 7);
  page_test_picture (self, "field-menu.png");
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      point (self, "key Escape");
      ui_test_settle (100);
      g_assert_false (gtk_widget_get_visible (field->menu));
      g_assert_nonnull (gtk_widget_get_focus_child (GTK_WIDGET (field)));
      point (self, "key %s", keys[i]);
      g_assert_true (gtk_widget_get_visible (field->menu));
    }
  point (self, "key Escape");
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ui_test_forgive_toolkit ();
  page_test_add ("/ui/pointer/drag-moves", &page_test_met, test_drag_moves);
  page_test_add ("/ui/pointer/drag-refused", &page_test_met, test_drag_refused);
  page_test_add ("/ui/pointer/drag-undone", &page_test_met, test_drag_undone);
  page_test_add ("/ui/pointer/drag-attacks", &page_test_met, test_drag_attacks);
  page_test_add ("/ui/pointer/drag-commander", &page_test_deployed, test_drag_commander);
  page_test_add ("/ui/pointer/view", &page_test_met, test_view);
  page_test_add ("/ui/pointer/menu", &page_test_met, test_menu);

  return g_test_run ();
}
