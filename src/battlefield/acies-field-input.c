/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-private.h"

#include <math.h>

#define TOOLTIP_CHARS  28
#define WHEEL_ZOOM     1.19  /* a notch; doubles in four */
#define WHEEL_PAN      48.0  /* px a notch */
#define SURFACE_ZOOM   0.01  /* zoom a px of a touchpad's scrolling */

double
acies_field_reach (GtkGesture *gesture)
{
  GdkEvent  *event = gtk_gesture_get_last_event (gesture, NULL);
  GdkDevice *device = event != NULL ? gdk_event_get_device (event) : NULL;

  if (device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN)
    return ACIES_REACH_FINGER;

  return ACIES_REACH_POINTER;
}

static gboolean
acies_field_find_in_tray (AciesField *self, int index, double x, double y, double reach,
                          AciesFieldSpot *spot)
{
  AciesFieldTray *tray = self->trays[index];
  graphene_point_t point;

  if (!gtk_widget_get_visible (GTK_WIDGET (tray)) ||
      !gtk_widget_compute_point (GTK_WIDGET (self), GTK_WIDGET (tray),
                                 &GRAPHENE_POINT_INIT ((float) x, (float) y), &point) ||
      !gtk_widget_contains (GTK_WIDGET (tray), point.x, point.y))
    return FALSE;

  spot->tray = index;
  if (acies_field_tray_pick (tray, point.x, point.y, reach, &spot->unit, &spot->commander))
    spot->side = acies_field_tray_get_side (tray);

  return TRUE;
}

static void
acies_field_fill_spot (AciesField *self, const AciesPick *pick, AciesFieldSpot *spot)
{
  spot->cell = pick->cell;
  if (pick->token >= 0)
    {
      const AciesSceneToken *token = &g_array_index (self->scene->tokens, AciesSceneToken,
                                                     pick->token);

      spot->side = token->side;
      spot->unit = token->unit;
    }
  else if (pick->leader >= 0)
    {
      const AciesSceneLeader *leader = &g_array_index (self->scene->leaders, AciesSceneLeader,
                                                       pick->leader);

      spot->side = leader->side;
      spot->commander = leader->commander;
    }
}

/* A commander where he stands, else a base, else a commander's name, else a camp. */
static void
acies_field_find_base (AciesField *self, double board_x, double board_y, double reach,
                       gboolean walk, AciesFieldSpot *spot)
{
  AciesPick pick = { ACIES_NO_CELL, -1, -1 };

  if (self->ground_only)
    return;

  pick.token = acies_pick_base (self->layout, board_x, board_y, reach, -1);
  pick.leader = acies_pick_commander (self->layout, board_x, board_y, pick.token < 0 ? reach : -1);
  /* A second look finds the base on which he stands. */
  if (pick.leader >= 0 && pick.token >= 0 && walk && self->walk.leader == pick.leader)
    pick.leader = -1;
  if (pick.leader >= 0)
    pick.token = -1;
  if (walk)
    self->walk = pick;
  acies_field_fill_spot (self, &pick, spot);
  if (pick.token < 0 && pick.leader < 0)
    spot->camp = acies_field_find_camp (self, board_x, board_y, reach) + 1;
}

/* @walk: whether a second look at the same place finds the next of what lies there. */
void
acies_field_find_spot (AciesField *self, double x, double y, double reach, gboolean walk,
                  AciesFieldSpot *spot)
{
  AciesPick pick = { ACIES_NO_CELL, -1, -1 };
  double    board_x;
  double    board_y;

  *spot = (AciesFieldSpot){ ACIES_NO_CELL, -1, ACIES_NO_SIDE, -1, -1 };
  if (self->layout == NULL)
    return;
  for (int i = 0; i < ACIES_FIELD_N_TRAYS; i++)
    if (acies_field_find_in_tray (self, i, x, y, reach, spot))
      return;
  if (y < self->place_y || y >= self->place_y + self->viewport.height)
    return;

  acies_field_to_board (self, x, y, &board_x, &board_y);
  if (acies_field_has_table (self))
    {
      acies_field_find_base (self, board_x, board_y, reach, walk, spot);
      return;
    }
  if (walk)
    {
      acies_pick_next (self->layout, board_x, board_y, reach, &self->walk, &pick);
      self->walk = pick;
    }
  else
    {
      acies_pick (self->layout, board_x, board_y, reach, &pick);
    }
  if (self->ground_only)
    pick.token = pick.leader = -1;
  acies_field_fill_spot (self, &pick, spot);
}

/* Clicks */

static void
acies_field_activate_spot (AciesField *self, const AciesFieldSpot *spot)
{
  if (spot->tray >= 0)
    self->tray_side = acies_field_tray_get_side (self->trays[spot->tray]);
  else if (spot->cell != ACIES_NO_CELL)
    acies_field_set_cursor (self, spot->cell, TRUE);
  else if (spot->unit >= 0)
    acies_field_set_cursor_unit (self, spot->side, (guint) spot->unit, TRUE);
  else if (spot->commander >= 0 && acies_field_has_table (self))
    acies_field_set_cursor_commander (self, spot->side, (guint) spot->commander, TRUE);

  if (spot->unit >= 0)
    g_signal_emit (self, acies_field_signals[ACIES_FIELD_UNIT_ACTIVATED], 0, spot->side,
                   (guint) spot->unit);
  else if (spot->commander >= 0)
    g_signal_emit (self, acies_field_signals[ACIES_FIELD_LEADER_ACTIVATED], 0, spot->side,
                   (guint) spot->commander);
  else if (spot->tray < 0 && spot->cell != ACIES_NO_CELL)
    g_signal_emit (self, acies_field_signals[ACIES_FIELD_CELL_ACTIVATED], 0, spot->cell);
}

/* On a free table: a camp, or nothing but ground. */
static void
acies_field_activate_place (AciesField *self, const AciesFieldSpot *spot, double x, double y)
{
  double board_x;
  double board_y;
  gint32 table_x;
  gint32 table_y;

  acies_field_to_board (self, x, y, &board_x, &board_y);
  acies_table_from_board (self->layout, board_x, board_y, &table_x, &table_y);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (spot->camp > 0)
    g_signal_emit (self, acies_field_signals[ACIES_FIELD_CAMP_ACTIVATED], 0, spot->camp - 1);
  else
    g_signal_emit (self, acies_field_signals[ACIES_FIELD_PLACE_ACTIVATED], 0, table_x, table_y);
}

static void
click_released_cb (AciesField *self, int n_press, double x, double y, GtkGesture *click)
{
  AciesFieldSpot spot;

  if (acies_field_wants_strokes (self))
    return;

  self->modifiers =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (click));
  acies_field_find_spot (self, x, y, acies_field_reach (click), TRUE, &spot);
  if (acies_field_has_table (self) && !self->measuring)
    acies_field_set_measure (self, NULL, NULL, NULL);
  acies_field_activate_spot (self, &spot);
  if (acies_field_has_table (self) && spot.tray < 0 && spot.unit < 0 && spot.commander < 0)
    acies_field_activate_place (self, &spot, x, y);
}

void
acies_field_menu_at (AciesField *self, double x, double y, double reach)
{
  AciesFieldSpot spot;

  acies_field_find_spot (self, x, y, reach, FALSE, &spot);
  if (spot.cell != ACIES_NO_CELL)
    acies_field_set_cursor (self, spot.cell, TRUE);
  else if (spot.tray < 0 && spot.unit >= 0)
    acies_field_set_cursor_unit (self, spot.side, (guint) spot.unit, TRUE);
  else if (spot.tray < 0 && spot.commander >= 0)
    acies_field_set_cursor_commander (self, spot.side, (guint) spot.commander, TRUE);
  acies_field_show_menu (self, &spot, x, y);
}

static void
secondary_pressed_cb (AciesField *self, int n_press, double x, double y, GtkGesture *gesture)
{
  /* There it may become a measure. */
  if (!acies_field_has_table (self))
    acies_field_menu_at (self, x, y, acies_field_reach (gesture));
}

/* The finger that stays put neither drags nor chooses. */
static void
long_pressed_cb (AciesField *self, double x, double y, GtkGesture *gesture)
{
  acies_field_stop_drag (self);
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  acies_field_menu_at (self, x, y, acies_field_reach (gesture));
}

/* Wheel and pinch */

static gboolean
scroll_cb (AciesField *self, double dx, double dy, GtkEventControllerScroll *scroll)
{
  GtkEventController *controller = GTK_EVENT_CONTROLLER (scroll);
  GdkModifierType     state = gtk_event_controller_get_current_event_state (controller);
  const GdkScrollUnit unit = gtk_event_controller_scroll_get_unit (scroll);
  const gboolean      smooth = unit == GDK_SCROLL_UNIT_SURFACE;

  if ((state & GDK_CONTROL_MASK) != 0)
    {
      acies_field_zoom_by (self, smooth ? exp (-dy * SURFACE_ZOOM) : pow (WHEEL_ZOOM, -dy));
      return TRUE;
    }
  if (!acies_viewport_can_pan (&self->viewport))
    return FALSE;
  if ((state & GDK_SHIFT_MASK) != 0 && dx == 0)
    {
      dx = dy;
      dy = 0;
    }
  acies_viewport_pan (&self->viewport, smooth ? -dx : -dx * WHEEL_PAN,
                      smooth ? -dy : -dy * WHEEL_PAN);
  acies_field_view_changed (self);

  return TRUE;
}

static void
pinch_begin_cb (AciesField *self)
{
  self->pinch_zoom = self->viewport.zoom;
}

static void
pinch_cb (AciesField *self, double scale, GtkGesture *pinch)
{
  double x = NAN;
  double y = NAN;

  /* Without fingers there is no middle between them: the board is zoomed about its own. */
  if (gtk_gesture_is_active (pinch))
    gtk_gesture_get_bounding_box_center (pinch, &x, &y);
  acies_viewport_zoom_at (&self->viewport, self->pinch_zoom * scale, x, y - self->place_y);
  acies_field_view_changed (self);
}

/* Hovering */

static void
motion_cb (AciesField *self, double x, double y)
{
  AciesFieldSpot spot;

  self->pointer_x = x;
  self->pointer_y = y;
  if (self->drag_kind == ACIES_DRAG_UNITS)
    return;

  acies_field_find_spot (self, x, y, ACIES_REACH_POINTER, FALSE, &spot);
  acies_field_hover (self, spot.cell);
  acies_field_hover_piece (self, &spot);
}

static void
leave_cb (AciesField *self)
{
  self->pointer_x = NAN;
  self->pointer_y = NAN;
  if (self->drag_kind != ACIES_DRAG_UNITS)
    acies_field_hover (self, ACIES_NO_CELL);
  acies_field_hover_piece (self, NULL);
}

/* Beside the whole zone and narrow, so that it covers none of those who stand with the unit. */
static void
place_tooltip (AciesField *self, GtkTooltip *tooltip, const AciesSceneToken *token)
{
  const AciesRect    rect = acies_field_has_table (self)
                              ? acies_field_piece_rect (self, self->hovered_piece)
                              : acies_field_cell_rect (self, token->cell);
  const GdkRectangle zone = { (int) rect.x, (int) rect.y, (int) rect.width, (int) rect.height };
  GtkWidget         *label = gtk_label_new (token->text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), TOOLTIP_CHARS);
  gtk_tooltip_set_custom (tooltip, label);
  gtk_tooltip_set_tip_area (tooltip, &zone);
}

static gboolean
tooltip_cb (AciesField *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  AciesFieldSpot         spot;
  const AciesSceneToken *token;

  if (keyboard)
    return FALSE;

  acies_field_find_spot (self, x, y, ACIES_REACH_POINTER, FALSE, &spot);
  token = spot.unit >= 0 && spot.tray < 0 ? acies_scene_find_token (self->scene, spot.side,
                                                                    (guint) spot.unit)
                                          : NULL;
  if (token == NULL || self->drag_kind == ACIES_DRAG_PULL)
    return FALSE;
  if (acies_field_has_table (self) && self->hovered_piece < 0)
    return FALSE;

  place_tooltip (self, tooltip, token);

  return TRUE;
}

GtkGesture *
acies_field_add_gesture (AciesField *self, GtkGesture *gesture, guint button)
{
  if (GTK_IS_GESTURE_SINGLE (gesture))
    gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), button);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));

  return gesture;
}

static void
on (gpointer controller, const char *signal, GCallback callback, AciesField *self)
{
  g_signal_connect_swapped (controller, signal, callback, self);
}

void
acies_field_add_controllers (AciesField *self)
{
  GtkGesture         *click = acies_field_add_gesture (self, gtk_gesture_click_new (),
                                                       GDK_BUTTON_PRIMARY);
  GtkGesture         *secondary = acies_field_add_gesture (self, gtk_gesture_click_new (),
                                               GDK_BUTTON_SECONDARY);
  GtkGesture         *press = acies_field_add_gesture (self, gtk_gesture_long_press_new (),
                                                       GDK_BUTTON_PRIMARY);
  GtkGesture         *pinch = acies_field_add_gesture (self, gtk_gesture_zoom_new (), 0);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll;

  scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  on (click, "released", G_CALLBACK (click_released_cb), self);
  on (secondary, "pressed", G_CALLBACK (secondary_pressed_cb), self);
  on (press, "pressed", G_CALLBACK (long_pressed_cb), self);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  acies_field_add_drags (self);
  acies_field_add_measure (self);

  on (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  on (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  on (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  on (motion, "enter", G_CALLBACK (motion_cb), self);
  on (motion, "motion", G_CALLBACK (motion_cb), self);
  on (motion, "leave", G_CALLBACK (leave_cb), self);

  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (tooltip_cb), NULL);
}
