/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-private.h"

#include <math.h>

#define LEAST_WIDTH  240
#define LEAST_HEIGHT 150
#define GOOD_WIDTH   860
#define GOOD_HEIGHT  640

/* Zooming to zones leaves a little room around them, and goes no further than this. */
#define CLOSE_UP      0.9
#define MOST_CLOSE_UP 3.0

/* Coordinates */

void
acies_field_to_board (AciesField *self, double x, double y, double *board_x, double *board_y)
{
  acies_viewport_to_board (&self->viewport, x, y - self->place_y, board_x, board_y);
}

AciesRect
acies_field_cell_rect (AciesField *self, int cell)
{
  AciesRect rect = self->layout->cells[cell].rect;
  double    x;
  double    y;

  acies_viewport_get_origin (&self->viewport, &x, &y);
  rect.x += x;
  rect.y += y + self->place_y;

  return rect;
}

void
acies_field_forget_ground (AciesField *self)
{
  acies_field_ground_forget (self->ground);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Those with marks are drawn over the others, so that neighbours cover no mark. */
static void
acies_field_snapshot_pieces (AciesField *self, GtkSnapshot *snapshot, gboolean marked)
{
  for (guint i = 0; i < self->pieces->len; i++)
    {
      AciesTablePiece *piece = g_ptr_array_index (self->pieces, i);

      if (acies_table_piece_is_marked (piece) == marked)
        gtk_widget_snapshot_child (GTK_WIDGET (self), GTK_WIDGET (piece), snapshot);
    }
}

void
acies_field_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AciesField *self = ACIES_FIELD (widget);

  if (self->layout != NULL)
    {
      acies_sprites_set_scale (self->sprites, gtk_widget_get_scale_factor (widget));
      acies_field_ground_snapshot (self->ground, snapshot, self->scene, &self->style,
                                   &self->viewport, self->place_y,
                                   gtk_widget_get_scale_factor (widget));
      gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, self->place_y, self->viewport.width,
                                                             self->viewport.height));
      for (guint i = 0; i < self->zones->len; i++)
        gtk_widget_snapshot_child (widget, g_ptr_array_index (self->zones, i), snapshot);
      gtk_widget_snapshot_child (widget, GTK_WIDGET (self->below), snapshot);
      acies_field_snapshot_pieces (self, snapshot, FALSE);
      acies_field_snapshot_pieces (self, snapshot, TRUE);
      gtk_widget_snapshot_child (widget, GTK_WIDGET (self->above), snapshot);
      gtk_widget_snapshot_child (widget, GTK_WIDGET (self->motion), snapshot);
      gtk_widget_snapshot_child (widget, GTK_WIDGET (self->overlay), snapshot);
      gtk_snapshot_pop (snapshot);
    }

  for (guint i = 0; i < ACIES_FIELD_N_TRAYS; i++)
    gtk_widget_snapshot_child (widget, GTK_WIDGET (self->trays[i]), snapshot);
}

/* Places */

const AciesSceneLeader *
acies_field_marked_leader (AciesField *self)
{
  return self->leader_side != ACIES_NO_SIDE
           ? acies_scene_find_leader (self->scene, self->leader_side, self->leader)
           : NULL;
}

void
acies_field_give_views (AciesField *self, guint64 redraw)
{
  const AciesZoneView view = {
    self->layout, &self->style, self->ground_only ? NULL : &self->marks,
    self->scene != NULL ? acies_field_marked_leader (self) : NULL, self->sprites
  };
  double x = 0;
  double y = 0;

  for (guint i = 0; i < self->zones->len; i++)
    acies_field_zone_set_view (g_ptr_array_index (self->zones, i), &view,
                               i >= 64 || ((redraw >> i) & 1) != 0);
  acies_field_give_piece_views (self, redraw != 0);

  acies_viewport_get_origin (&self->viewport, &x, &y);
  acies_field_overlay_set_board (self->overlay, self->layout, &self->style, x, y + self->place_y);
  acies_field_motion_set_origin (self->motion, x, y + self->place_y);
}

void
acies_field_lay_out (AciesField *self, guint64 redraw)
{
  acies_field_motion_finish (self->motion);
  g_clear_pointer (&self->layout, acies_layout_free);
  if (self->scene != NULL)
    self->layout = acies_layout_new_for_viewport (self->scene, &self->style, &self->viewport);
  acies_field_give_views (self, redraw);
}

static void
acies_field_allocate_zones (AciesField *self)
{
  for (guint i = 0; i < self->zones->len; i++)
    {
      GtkWidget      *zone = g_ptr_array_index (self->zones, i);
      const AciesRect rect = acies_field_cell_rect (self, (int) i);

      gtk_widget_size_allocate (zone,
                                &(GtkAllocation){ (int) rect.x, (int) rect.y,
                                                  MAX ((int) rect.width, 1),
                                                  MAX ((int) rect.height, 1) },
                                -1);
    }
}

static int
acies_field_tray_height (AciesField *self, guint tray)
{
  int height = 0;

  if (gtk_widget_get_visible (GTK_WIDGET (self->trays[tray])))
    gtk_widget_measure (GTK_WIDGET (self->trays[tray]), GTK_ORIENTATION_VERTICAL, -1, &height, NULL,
                        NULL,
                        NULL);

  return height;
}

void
acies_field_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AciesField *self = ACIES_FIELD (widget);
  const int   above = acies_field_tray_height (self, 0);
  const int   below = acies_field_tray_height (self, 1);
  const int   place = MAX (height - above - below, 1);

  if (above > 0)
    gtk_widget_size_allocate (GTK_WIDGET (self->trays[0]), &(GtkAllocation){ 0, 0, width, above },
                              -1);
  if (below > 0)
    gtk_widget_size_allocate (GTK_WIDGET (self->trays[1]),
                              &(GtkAllocation){ 0, above + place, width, below }, -1);
  gtk_widget_size_allocate (GTK_WIDGET (self->motion), &(GtkAllocation){ 0, 0, width, height }, -1);
  gtk_widget_size_allocate (GTK_WIDGET (self->overlay), &(GtkAllocation){ 0, 0, width, height },
                            -1);
  gtk_widget_size_allocate (GTK_WIDGET (self->below), &(GtkAllocation){ 0, 0, width, height }, -1);
  gtk_widget_size_allocate (GTK_WIDGET (self->above), &(GtkAllocation){ 0, 0, width, height }, -1);

  if (self->layout == NULL || self->place_y != above || self->viewport.width != width ||
      self->viewport.height != place)
    {
      self->place_y = above;
      acies_viewport_resize (&self->viewport, width, place);
      acies_field_lay_out (self, ACIES_ALL_CELLS);
      acies_field_refit_magnifier (self);
    }
  if (self->layout != NULL)
    {
      acies_field_allocate_zones (self);
      acies_field_allocate_pieces (self);
    }
  if (self->menu != NULL)
    gtk_popover_present (GTK_POPOVER (self->menu));
  if (self->details != NULL)
    gtk_popover_present (GTK_POPOVER (self->details));
}

void
acies_field_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                     int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? GOOD_WIDTH : GOOD_HEIGHT;
}

void
acies_field_view_changed (AciesField *self)
{
  if (self->scene == NULL)
    return;

  if (self->layout == NULL || self->layout->cell_width != self->viewport.cell_width ||
      self->layout->cell_height != self->viewport.cell_height)
    acies_field_lay_out (self, ACIES_ALL_CELLS);
  else
    acies_field_give_views (self, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Zoom */

void
acies_field_zoom_by (AciesField *self, double factor)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  acies_viewport_zoom_at (&self->viewport, self->viewport.zoom * factor, self->pointer_x,
                          self->pointer_y - self->place_y);
  acies_field_view_changed (self);
}

void
acies_field_zoom_fit (AciesField *self)
{
  g_return_if_fail (ACIES_IS_FIELD (self));

  acies_viewport_fit (&self->viewport);
  acies_field_view_changed (self);
}

void
acies_field_zoom_to_box (AciesField *self, const AciesRect *box)
{
  double zoom;
  double map_x;
  double map_y;
  double x;
  double y;

  if (box->width <= 0)
    return;

  zoom = MIN (self->viewport.width / box->width, self->viewport.height / box->height) * CLOSE_UP;
  zoom = MIN (zoom, MOST_CLOSE_UP);
  map_x = (box->x + box->width / 2) / self->viewport.cell_width;
  map_y = (box->y + box->height / 2) / self->viewport.cell_height;
  acies_viewport_zoom_at (&self->viewport, MAX (zoom, 1), NAN, NAN);
  acies_viewport_to_pixel (&self->viewport, map_x, map_y, &x, &y);
  acies_viewport_pan (&self->viewport, self->viewport.width / 2 - x, self->viewport.height / 2 - y);
  acies_field_view_changed (self);
}

void
acies_field_zoom_to (AciesField *self, guint64 cells)
{
  AciesRect box = { 0 };

  g_return_if_fail (ACIES_IS_FIELD (self));

  acies_viewport_fit (&self->viewport);
  acies_field_view_changed (self);
  for (guint i = 0; self->layout != NULL && i < MIN (self->zones->len, 64); i++)
    if ((cells >> i & 1) != 0)
      acies_rect_include (&box, &self->layout->cells[i].rect);
  acies_field_zoom_to_box (self, &box);
}
