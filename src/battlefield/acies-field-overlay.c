/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-overlay.h"

#include "scene/acies-paint-text.h"

#define COUNT_SIZE 13.0
#define RING_INSET 5.0
#define RING_WIDTH 3.5

struct _AciesFieldOverlay
{
  GtkWidget parent_instance;

  const AciesLayout *layout;
  const AciesStyle  *style;
  double             x, y;

  AciesArrow arrow;
  int        from, to;
  char      *text;
  int        pointed_out;  /* zone */

  const AciesSceneToken *ghost;   /* lent by the scene while the drag lasts */
  guint                  count;
  double                 width;
  double                 ghost_x, ghost_y;
};

G_DEFINE_FINAL_TYPE (AciesFieldOverlay, acies_field_overlay, GTK_TYPE_WIDGET)

static void
acies_field_overlay_snapshot_arrow (AciesFieldOverlay *self, GtkSnapshot *snapshot)
{
  const AciesRect bounds = acies_paint_arrow_bounds (self->layout, self->style, self->from,
                                                     self->to,
                                                     self->text);
  cairo_t        *cr;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (self->x, self->y));
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (bounds.x, bounds.y, bounds.width,
                                                                 bounds.height));
  acies_paint_arrow (cr, self->layout, self->style, self->arrow, self->from, self->to, self->text);
  cairo_destroy (cr);
  gtk_snapshot_restore (snapshot);
}

static void
acies_field_overlay_snapshot_ghost (AciesFieldOverlay *self, GtkSnapshot *snapshot)
{
  const double reach = self->width * 0.75 + 8;
  cairo_t     *cr;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (self->ghost_x - reach,
                                                                 self->ghost_y - reach,
                                                                 2 * reach, 2 * reach));
  cairo_push_group (cr);
  acies_paint_token (cr, self->style, self->ghost, self->ghost_x, self->ghost_y, self->width,
                     ACIES_MARK_SELECTED);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, 0.85);
  if (self->count > 1)
    {
      g_autofree char     *words = g_strdup_printf ("×%u", self->count);
      const AciesTextStyle text = {
        .size = COUNT_SIZE, .bold = TRUE, .anchor = ACIES_TEXT_START, .halo = 3,
        .color = acies_palette_get (&self->style->palette, ACIES_COLOR_TEXT)
      };

      acies_text_draw (cr, self->style, &text, self->ghost_x + self->width * 0.4,
                       self->ghost_y - self->width * 0.4, words);
    }
  cairo_destroy (cr);
}

/* A ring inside the zone, light and dark, that stands out from every ground and from the marks of what may be chosen. */
static void
acies_field_overlay_snapshot_ring (AciesFieldOverlay *self, GtkSnapshot *snapshot)
{
  const AciesRect *zone;
  cairo_t         *cr;

  if ((guint) self->pointed_out >= self->layout->scene->columns * self->layout->scene->rows)
    return;

  zone = &self->layout->cells[self->pointed_out].rect;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (self->x, self->y));
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (zone->x, zone->y, zone->width,
                                                                 zone->height));
  for (guint i = 0; i < 2; i++)
    {
      cairo_rectangle (cr, zone->x + RING_INSET, zone->y + RING_INSET, zone->width - 2 * RING_INSET,
                       zone->height - 2 * RING_INSET);
      acies_color_set (cr, acies_palette_get (&self->style->palette,
                                              i == 0 ? ACIES_COLOR_PLATE : ACIES_COLOR_TARGET), 1);
      cairo_set_line_width (cr, i == 0 ? RING_WIDTH + 3 : RING_WIDTH);
      cairo_stroke (cr);
    }
  cairo_destroy (cr);
  gtk_snapshot_restore (snapshot);
}

static void
acies_field_overlay_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AciesFieldOverlay *self = ACIES_FIELD_OVERLAY (widget);

  if (self->layout == NULL)
    return;

  if (self->pointed_out != ACIES_NO_CELL)
    acies_field_overlay_snapshot_ring (self, snapshot);
  if (self->from != ACIES_NO_CELL)
    acies_field_overlay_snapshot_arrow (self, snapshot);
  if (self->ghost != NULL)
    acies_field_overlay_snapshot_ghost (self, snapshot);
}

static void
acies_field_overlay_finalize (GObject *object)
{
  g_free (ACIES_FIELD_OVERLAY (object)->text);

  G_OBJECT_CLASS (acies_field_overlay_parent_class)->finalize (object);
}

static void
acies_field_overlay_class_init (AciesFieldOverlayClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = acies_field_overlay_snapshot;
  G_OBJECT_CLASS (klass)->finalize = acies_field_overlay_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
acies_field_overlay_init (AciesFieldOverlay *self)
{
  self->from = ACIES_NO_CELL;
  self->to = ACIES_NO_CELL;
  self->pointed_out = ACIES_NO_CELL;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

AciesFieldOverlay *
acies_field_overlay_new (void)
{
  return g_object_new (ACIES_TYPE_FIELD_OVERLAY, NULL);
}

void
acies_field_overlay_set_board (AciesFieldOverlay *self, const AciesLayout *layout,
                               const AciesStyle *style, double x, double y)
{
  self->layout = layout;
  self->style = style;
  self->x = x;
  self->y = y;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_field_overlay_set_arrow (AciesFieldOverlay *self, AciesArrow kind, int from, int to,
                               const char *text)
{
  if (self->arrow == kind && self->from == from && self->to == to &&
      g_strcmp0 (self->text, text) == 0)
    return;

  self->arrow = kind;
  self->from = from;
  self->to = to;
  g_free (self->text);
  self->text = g_strdup (text);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_field_overlay_point_out (AciesFieldOverlay *self, int cell)
{
  if (self->pointed_out == cell)
    return;

  self->pointed_out = cell;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_field_overlay_set_ghost (AciesFieldOverlay *self, const AciesSceneToken *token, guint count,
                               double width)
{
  self->ghost = token;
  self->count = count;
  self->width = width;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_field_overlay_move_ghost (AciesFieldOverlay *self, double x, double y)
{
  self->ghost_x = x;
  self->ghost_y = y;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
