/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field.h"

#include "battlefield/acies-field-private.h"
#include "battlefield/acies-widget-style.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

G_DEFINE_FINAL_TYPE (AciesField, acies_field, GTK_TYPE_WIDGET)

guint acies_field_signals[ACIES_FIELD_N_SIGNALS];

AciesFieldZone *
acies_field_get_zone (AciesField *self, int cell)
{
  return cell >= 0 && (guint) cell < self->zones->len ? g_ptr_array_index (self->zones,
                                                                           (guint) cell) : NULL;
}

void
acies_field_redraw_zone (AciesField *self, int cell)
{
  AciesFieldZone *zone = acies_field_get_zone (self, cell);

  if (zone != NULL)
    gtk_widget_queue_draw (GTK_WIDGET (zone));
}

static void
acies_field_restyle (AciesField *self)
{
  if (!acies_widget_style_read (&self->style, GTK_WIDGET (self)))
    return;

  acies_sprites_clear (self->sprites);
  acies_field_forget_ground (self);
  acies_field_lay_out (self, ACIES_ALL_CELLS);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
acies_field_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (acies_field_parent_class)->css_changed (widget, change);
  acies_field_restyle (ACIES_FIELD (widget));
}

/* Focus: the board is one stop of the Tab key */

static gboolean
acies_field_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (gtk_widget_get_focus_child (widget) != NULL || gtk_widget_is_focus (widget))
    return FALSE;

  return gtk_widget_grab_focus (widget);
}

static gboolean
acies_field_grab_focus (GtkWidget *widget)
{
  AciesField      *self = ACIES_FIELD (widget);
  AciesFieldZone  *zone = acies_field_get_zone (self, self->cursor);
  AciesTablePiece *piece = acies_field_get_piece (self, self->piece);

  if (piece != NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (piece));
  if (acies_field_has_table (self))
    return GTK_WIDGET_CLASS (acies_field_parent_class)->grab_focus (widget);

  return zone != NULL && gtk_widget_grab_focus (GTK_WIDGET (zone));
}

/* Trays */

static void
tray_all_cb (AciesField *self, AciesFieldTray *tray)
{
  self->tray_side = acies_field_tray_get_side (tray);
  g_signal_emit (self, acies_field_signals[ACIES_FIELD_CELL_ACTIVATED], 0, ACIES_NO_CELL);
}

static void
tray_unit_cb (AciesField *self, guint unit, AciesFieldTray *tray)
{
  self->tray_side = acies_field_tray_get_side (tray);
  g_signal_emit (self, acies_field_signals[ACIES_FIELD_UNIT_ACTIVATED], 0, self->tray_side, unit);
}

static void
tray_leader_cb (AciesField *self, guint commander, AciesFieldTray *tray)
{
  self->tray_side = acies_field_tray_get_side (tray);
  g_signal_emit (self, acies_field_signals[ACIES_FIELD_LEADER_ACTIVATED], 0, self->tray_side,
                 commander);
}

void
acies_field_fill_trays (AciesField *self)
{
  const int lower = self->scene != NULL ? acies_field_lower_side (self->scene) : ACIES_NO_SIDE;
  const int upper = self->scene != NULL && self->scene->n_sides > 1 ? 1 - lower : ACIES_NO_SIDE;

  acies_field_tray_set_scene (self->trays[0], self->scene, upper);
  acies_field_tray_set_scene (self->trays[1], self->scene, lower);
  for (guint i = 0; i < ACIES_FIELD_N_TRAYS; i++)
    if (!acies_field_tray_is_empty (self->trays[i]))
      acies_field_tray_set_marks (self->trays[i], &self->marks);
}

/* Scenes */

static void
acies_field_make_zones (AciesField *self)
{
  const guint    n = self->scene != NULL ? self->scene->columns * self->scene->rows : 0;
  const gboolean table = acies_field_has_table (self);
  const double   aspect = table ? acies_scene_get_aspect (self->scene, 1) : 0;

  acies_field_make_pieces (self);
  if (self->zones->len == n && self->viewport.aspect == aspect)
    return;

  acies_field_ground_clear (self->ground);
  g_ptr_array_set_size (self->zones, 0);
  for (guint i = 0; i < n; i++)
    {
      AciesFieldZone *zone = acies_field_zone_new ((int) i);

      gtk_widget_insert_before (GTK_WIDGET (zone), GTK_WIDGET (self), GTK_WIDGET (self->motion));
      g_ptr_array_add (self->zones, zone);
    }

  if (n > 0 || table)
    {
      acies_viewport_init_for_scene (&self->viewport, self->scene);
      acies_viewport_resize (&self->viewport, gtk_widget_get_width (GTK_WIDGET (self)),
                             gtk_widget_get_height (GTK_WIDGET (self)) - self->place_y);
    }
  self->cursor = n > 0 ? (int) (n / 2 + self->scene->columns / 2) : ACIES_NO_CELL;
  self->hovered = ACIES_NO_CELL;
}

AciesScene *
acies_field_swap_scene (AciesField *self, AciesScene *scene)
{
  AciesScene *before = self->scene;

  acies_field_motion_finish (self->motion);
  self->scene = scene;
  if (!acies_field_same_ground (before, scene))
    acies_field_forget_ground (self);

  acies_field_close_details (self);
  if (acies_field_drags_scene (self))
    acies_field_stop_drag (self);
  self->walk = (AciesPick){ ACIES_NO_CELL, -1, -1 };
  acies_field_make_zones (self);
  acies_field_lay_out (self, acies_field_changed_cells (before, scene));
  acies_field_fill_trays (self);
  for (guint i = 0; i < self->zones->len; i++)
    acies_field_zone_describe (g_ptr_array_index (self->zones, i));
  acies_field_settle_pieces (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));

  return before;
}

void
acies_field_take_scene (AciesField *self, AciesScene *scene)
{
  g_autoptr (AciesScene) before = NULL;

  g_return_if_fail (ACIES_IS_FIELD (self));

  before = acies_field_swap_scene (self, scene);
}

const AciesScene *
acies_field_get_scene (AciesField *self)
{
  g_return_val_if_fail (ACIES_IS_FIELD (self), NULL);

  return self->scene;
}

/* Cursor and view */

int
acies_field_get_cursor (AciesField *self)
{
  g_return_val_if_fail (ACIES_IS_FIELD (self), ACIES_NO_CELL);

  return self->cursor;
}

void
acies_field_set_cursor (AciesField *self, int cell, gboolean focus)
{
  AciesFieldZone *zone;

  g_return_if_fail (ACIES_IS_FIELD (self));

  if (acies_field_has_table (self))
    acies_field_set_piece (self, cell, focus);
  zone = acies_field_get_zone (self, cell);
  if (zone == NULL)
    return;

  if (self->layout != NULL && acies_viewport_can_pan (&self->viewport))
    {
      acies_viewport_show (&self->viewport, &self->layout->cells[cell].rect);
      acies_field_view_changed (self);
    }
  if (focus)
    gtk_widget_grab_focus (GTK_WIDGET (zone));
  if (self->cursor == cell)
    return;

  self->cursor = cell;
  g_signal_emit (self, acies_field_signals[ACIES_FIELD_CURSOR_MOVED], 0, cell);
}

void
acies_field_focus_unit (AciesField *self, int side, guint unit)
{
  const AciesSceneToken *token;

  g_return_if_fail (ACIES_IS_FIELD (self));

  token = self->scene != NULL ? acies_scene_find_token (self->scene, side, unit) : NULL;
  if (token == NULL)
    return;
  if (token->on_table)
    {
      acies_field_set_cursor_unit (self, side, unit, TRUE);
      return;
    }
  if (token->cell != ACIES_NO_CELL)
    {
      acies_field_set_cursor (self, token->cell, TRUE);
      return;
    }

  for (guint i = 0; i < ACIES_FIELD_N_TRAYS; i++)
    if (acies_field_tray_get_side (self->trays[i]) == side)
      acies_field_tray_focus (self->trays[i], (int) unit);
}

int
acies_field_get_tray_side (AciesField *self)
{
  g_return_val_if_fail (ACIES_IS_FIELD (self), ACIES_NO_SIDE);

  return self->tray_side;
}

/* Object */

static void
acies_field_dispose (GObject *object)
{
  AciesField *self = ACIES_FIELD (object);

  acies_field_close_details (self);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  if (self->motion != NULL)
    acies_field_motion_finish (self->motion);
  acies_field_overlay_set_board (self->overlay, NULL, NULL, 0, 0);
  g_ptr_array_set_size (self->zones, 0);
  g_ptr_array_set_size (self->pieces, 0);
  if (self->below != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->below));
  if (self->above != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->above));
  self->below = self->above = NULL;
  for (guint i = 0; i < ACIES_FIELD_N_TRAYS; i++)
    if (self->trays[i] != NULL)
      gtk_widget_unparent (GTK_WIDGET (self->trays[i]));
  memset (self->trays, 0, sizeof self->trays);
  if (self->overlay != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->overlay));
  self->overlay = NULL;
  if (self->motion != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->motion));
  self->motion = NULL;
  acies_field_ground_clear (self->ground);
  g_clear_pointer (&self->layout, acies_layout_free);
  g_clear_pointer (&self->scene, acies_scene_free);

  G_OBJECT_CLASS (acies_field_parent_class)->dispose (object);
}

static void
acies_field_finalize (GObject *object)
{
  AciesField *self = ACIES_FIELD (object);

  g_ptr_array_unref (self->zones);
  g_ptr_array_unref (self->pieces);
  acies_sprites_free (self->sprites);
  g_object_unref (self->ground);

  G_OBJECT_CLASS (acies_field_parent_class)->finalize (object);
}

static guint
acies_field_add_signal (GType owner, const char *name, GType result, guint n_params, GType first,
                        GType second)
{
  const GSignalAccumulator accumulator =
    result == G_TYPE_BOOLEAN ? g_signal_accumulator_true_handled : NULL;

  return g_signal_new (name, owner, G_SIGNAL_RUN_LAST, 0, accumulator, NULL, NULL, result, n_params,
                       first, second);
}

static void
acies_field_class_init (AciesFieldClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType     type = G_TYPE_FROM_CLASS (klass);
  guint          *signals = acies_field_signals;

  object_class->dispose = acies_field_dispose;
  object_class->finalize = acies_field_finalize;
  widget_class->snapshot = acies_field_snapshot;
  widget_class->size_allocate = acies_field_size_allocate;
  widget_class->measure = acies_field_measure;
  widget_class->css_changed = acies_field_css_changed;
  widget_class->focus = acies_field_focus;
  widget_class->grab_focus = acies_field_grab_focus;

  signals[ACIES_FIELD_CELL_ACTIVATED] =
    acies_field_add_signal (type, "cell-activated", G_TYPE_NONE, 1, G_TYPE_INT, 0);
  signals[ACIES_FIELD_UNIT_ACTIVATED] =
    acies_field_add_signal (type, "unit-activated", G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_UINT);
  signals[ACIES_FIELD_LEADER_ACTIVATED] =
    acies_field_add_signal (type, "leader-activated", G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_UINT);
  signals[ACIES_FIELD_CHOOSE_ALL] =
    acies_field_add_signal (type, "choose-all", G_TYPE_NONE, 1, G_TYPE_INT, 0);
  signals[ACIES_FIELD_DRAG_BEGUN] =
    acies_field_add_signal (type, "drag-begun", G_TYPE_BOOLEAN, 2, G_TYPE_INT, G_TYPE_UINT);
  signals[ACIES_FIELD_LEADER_DRAG_BEGUN] =
    acies_field_add_signal (type, "leader-drag-begun", G_TYPE_BOOLEAN, 2, G_TYPE_INT, G_TYPE_UINT);
  signals[ACIES_FIELD_DRAG_MOVED] =
    acies_field_add_signal (type, "drag-moved", G_TYPE_NONE, 1, G_TYPE_INT, 0);
  signals[ACIES_FIELD_DROPPED] =
    acies_field_add_signal (type, "dropped", G_TYPE_NONE, 1, G_TYPE_INT, 0);
  signals[ACIES_FIELD_DROPPED_OUTSIDE] =
    acies_field_add_signal (type, "dropped-outside", G_TYPE_NONE, 2, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
  signals[ACIES_FIELD_BACK] = acies_field_add_signal (type, "back", G_TYPE_BOOLEAN, 0, 0, 0);
  signals[ACIES_FIELD_CURSOR_MOVED] =
    acies_field_add_signal (type, "cursor-moved", G_TYPE_NONE, 1, G_TYPE_INT, 0);

  signals[ACIES_FIELD_MENU] = g_signal_new ("menu", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 4,
                                            G_TYPE_MENU, G_TYPE_INT, G_TYPE_INT, G_TYPE_INT);

  signals[ACIES_FIELD_STROKE_BEGUN] =
    acies_field_add_signal (type, "stroke-begun", G_TYPE_BOOLEAN, 1, G_TYPE_INT, 0);
  signals[ACIES_FIELD_STROKE_MOVED] =
    acies_field_add_signal (type, "stroke-moved", G_TYPE_NONE, 1, G_TYPE_INT, 0);
  signals[ACIES_FIELD_STROKE_ENDED] =
    acies_field_add_signal (type, "stroke-ended", G_TYPE_NONE, 0, 0, 0);
  signals[ACIES_FIELD_STROKE_CANCELLED] =
    acies_field_add_signal (type, "stroke-cancelled", G_TYPE_NONE, 0, 0, 0);

  signals[ACIES_FIELD_CAMP_ACTIVATED] =
    acies_field_add_signal (type, "camp-activated", G_TYPE_NONE, 1, G_TYPE_UINT, 0);
  signals[ACIES_FIELD_PLACE_ACTIVATED] =
    acies_field_add_signal (type, "place-activated", G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  signals[ACIES_FIELD_DROPPED_AT] =
    acies_field_add_signal (type, "dropped-at", G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  signals[ACIES_FIELD_PULL_BEGUN] =
    acies_field_add_signal (type, "pull-begun", G_TYPE_BOOLEAN, 1, G_TYPE_POINTER, 0);
  signals[ACIES_FIELD_PULL_MOVED] =
    acies_field_add_signal (type, "pull-moved", G_TYPE_NONE, 1, G_TYPE_POINTER, 0);
  signals[ACIES_FIELD_PULL_ENDED] =
    acies_field_add_signal (type, "pull-ended", G_TYPE_NONE, 1, G_TYPE_POINTER, 0);
  signals[ACIES_FIELD_LASSOED] =
    acies_field_add_signal (type, "lassoed", G_TYPE_NONE, 1, G_TYPE_POINTER, 0);

  signals[ACIES_FIELD_NUDGED] =
    g_signal_new ("nudged", type, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL, NULL,
                  G_TYPE_BOOLEAN, 3, G_TYPE_INT, G_TYPE_INT, G_TYPE_BOOLEAN);
  signals[ACIES_FIELD_CONFIRMED] =
    acies_field_add_signal (type, "confirmed", G_TYPE_BOOLEAN, 0, 0, 0);

  acies_field_class_add_keys (widget_class);
  acies_field_class_add_menu (widget_class);
  acies_field_class_add_magnifier (widget_class);
  gtk_widget_class_set_css_name (widget_class, "acies-field");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
unparent_zone (gpointer zone)
{
  gtk_widget_unparent (GTK_WIDGET (zone));
}

static void
acies_field_init (AciesField *self)
{
  self->zones = g_ptr_array_new_with_free_func (unparent_zone);
  self->pieces = g_ptr_array_new_with_free_func (unparent_zone);
  self->piece = self->hovered_piece = -1;
  self->cursor_side = ACIES_NO_SIDE;
  self->sprites = acies_sprites_new ();
  self->ground = acies_field_ground_new ();
  g_signal_connect_object (self->ground, "painted", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  self->cursor = ACIES_NO_CELL;
  self->hovered = ACIES_NO_CELL;
  self->leader_side = ACIES_NO_SIDE;
  self->tray_side = ACIES_NO_SIDE;
  self->pointer_x = NAN;
  self->pointer_y = NAN;
  self->stroke_margin = -1;
  self->walk = (AciesPick){ ACIES_NO_CELL, -1, -1 };
  acies_token_marks_clear (&self->marks);
  acies_viewport_init (&self->viewport, 1, 1);

  for (guint i = 0; i < ACIES_FIELD_N_TRAYS; i++)
    {
      self->trays[i] = acies_field_tray_new ();
      gtk_widget_set_parent (GTK_WIDGET (self->trays[i]), GTK_WIDGET (self));
      g_signal_connect_swapped (self->trays[i], "all-activated", G_CALLBACK (tray_all_cb), self);
      g_signal_connect_swapped (self->trays[i], "unit-activated", G_CALLBACK (tray_unit_cb), self);
      g_signal_connect_swapped (self->trays[i], "leader-activated", G_CALLBACK (tray_leader_cb), self);
    }
  self->below = acies_table_overlay_new (FALSE);
  gtk_widget_set_parent (GTK_WIDGET (self->below), GTK_WIDGET (self));
  self->above = acies_table_overlay_new (TRUE);
  gtk_widget_set_parent (GTK_WIDGET (self->above), GTK_WIDGET (self));
  acies_field_add_motion (self);
  self->overlay = acies_field_overlay_new ();
  gtk_widget_set_parent (GTK_WIDGET (self->overlay), GTK_WIDGET (self));

  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Battlefield"), -1);
  acies_field_add_controllers (self);
}

GtkWidget *
acies_field_new (void)
{
  return g_object_new (ACIES_TYPE_FIELD, NULL);
}
