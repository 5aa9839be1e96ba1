/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-overlay.h"

#include "scene/acies-paint-shapes.h"
#include "scene/acies-paint-text.h"

#include <pango/pangocairo.h>

#define COUNT_SIZE  13.0
#define NAME_SIZE   12.0
#define WORDS_WIDTH 260  /* px, before they are broken into lines */
#define WORDS_GAP   8
#define RING_INSET 5.0
#define RING_WIDTH 3.5
#define COURSE_WIDTH 5.0
#define COURSE_KNOT  7.0

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
  gboolean   names;
  GArray    *course;       /* of gint16 */

  AciesAdviceMark advice;       /* side ACIES_NO_SIDE: none */
  char           *advice_text;

  AciesGhost ghost;             /* neither token nor leader: nothing is dragged */
  double     ghost_x, ghost_y;
  char      *ghost_words;       /* NULL: none */
  gboolean   ghost_barred;
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

static gboolean
acies_field_overlay_has_ghost (AciesFieldOverlay *self)
{
  return self->ghost.token != NULL || self->ghost.leader != NULL;
}

static void
acies_field_overlay_paint_count (AciesFieldOverlay *self, cairo_t *cr)
{
  g_autofree char     *words = g_strdup_printf ("×%u", self->ghost.count);
  const AciesTextStyle text = {
    .size = COUNT_SIZE, .bold = TRUE, .anchor = ACIES_TEXT_START, .halo = 3,
    .color = acies_palette_get (&self->style->palette, ACIES_COLOR_TEXT)
  };

  acies_text_draw (cr, self->style, &text, self->ghost_x + self->ghost.width * 0.4,
                   self->ghost_y - self->ghost.width * 0.4, words);
}

static void
acies_field_overlay_snapshot_ghost (AciesFieldOverlay *self, GtkSnapshot *snapshot)
{
  const AciesSceneLeader *leader = self->ghost.leader;
  const double            reach = self->ghost.width * 0.75 + 8;
  cairo_t                *cr;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (self->ghost_x - reach,
                                                                 self->ghost_y - reach,
                                                                 2 * reach, 2 * reach));
  cairo_push_group (cr);
  if (leader != NULL)
    acies_paint_badge (cr, self->style,
                       &(AciesBadge){ leader->side, leader->rating, TRUE, leader->dazed },
                       self->ghost_x, self->ghost_y, self->ghost.width / 2);
  else
    acies_paint_token (cr, self->style, self->ghost.token, self->ghost_x, self->ghost_y,
                       self->ghost.width,
                       ACIES_MARK_SELECTED);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, self->ghost_barred ? 0.5 : 0.85);
  if (self->ghost.count > 1)
    acies_field_overlay_paint_count (self, cr);
  cairo_destroy (cr);
}

/* Words on a plate below what is dragged, or above it where there is no room below; what is barred has a dashed edge. */
static void
acies_field_overlay_snapshot_words (AciesFieldOverlay *self, GtkSnapshot *snapshot)
{
  static const double     dashes[] = { 6, 4 };
  g_autoptr (PangoLayout) words = gtk_widget_create_pango_layout (GTK_WIDGET (self),
                                                                  self->ghost_words);
  const AciesColor        edge = acies_palette_get (&self->style->palette,
                                                    self->ghost_barred ? ACIES_COLOR_ILLEGAL
                                                      : ACIES_COLOR_LEGAL);
  const int               width = gtk_widget_get_width (GTK_WIDGET (self));
  const double            below = self->ghost_y + self->ghost.width * 0.5 + WORDS_GAP;
  AciesRect               box;
  cairo_t                *cr;
  int                     text_width;
  int                     text_height;

  pango_layout_set_width (words, MIN (WORDS_WIDTH, MAX (width - 4 * WORDS_GAP, 1)) * PANGO_SCALE);
  pango_layout_set_wrap (words, PANGO_WRAP_WORD_CHAR);
  pango_layout_get_pixel_size (words, &text_width, &text_height);
  box.width = text_width + 2 * WORDS_GAP;
  box.height = text_height + WORDS_GAP;
  box.x = CLAMP (self->ghost_x - box.width / 2, 2, MAX (width - box.width - 2, 2));
  box.y = below;
  if (box.y + box.height > gtk_widget_get_height (GTK_WIDGET (self)))
    box.y = self->ghost_y - self->ghost.width * 0.5 - WORDS_GAP - box.height;

  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (box.x - 2, box.y - 2, box.width + 4,
                                                                 box.height + 4));
  acies_shape_rounded (cr, &box, 6);
  acies_color_set (cr, acies_palette_get (&self->style->palette, ACIES_COLOR_PLATE), 1);
  cairo_fill_preserve (cr);
  acies_color_set (cr, edge, 1);
  cairo_set_line_width (cr, 2);
  if (self->ghost_barred)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  acies_color_set (cr, acies_palette_get (&self->style->palette, ACIES_COLOR_TEXT), 1);
  cairo_move_to (cr, box.x + WORDS_GAP, box.y + WORDS_GAP / 2.0);
  pango_cairo_show_layout (cr, words);
  cairo_destroy (cr);
}

static void
acies_field_overlay_snapshot_advice (AciesFieldOverlay *self, GtkSnapshot *snapshot)
{
  const AciesRect bounds = acies_paint_advice_bounds (self->layout, self->style, &self->advice);
  cairo_t        *cr;

  if (bounds.width <= 0)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (self->x, self->y));
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (bounds.x, bounds.y, bounds.width,
                                                       bounds.height));
  acies_paint_advice (cr, self->layout, self->style, &self->advice);
  cairo_destroy (cr);
  gtk_snapshot_restore (snapshot);
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
acies_field_overlay_trace_course (AciesFieldOverlay *self, cairo_t *cr)
{
  for (guint i = 0; i < self->course->len; i++)
    {
      const AciesRect *zone = &self->layout->cells[g_array_index (self->course, gint16, i)].rect;

      cairo_line_to (cr, zone->x + zone->width / 2, zone->y + zone->height / 2);
    }
}

/* A line with a halo and a knot in each zone; the last knot, where it goes on, is open. */
static void
acies_field_overlay_snapshot_course (AciesFieldOverlay *self, GtkSnapshot *snapshot)
{
  const AciesScene *scene = self->layout->scene;
  const AciesColor  halo = acies_palette_get (&self->style->palette, ACIES_COLOR_PLATE);
  const AciesColor  color = acies_palette_get (&self->style->palette, ACIES_COLOR_LEGAL);
  cairo_t          *cr;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (self->x, self->y));
  cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, self->layout->cell_width * scene->columns,
                                   self->layout->cell_height * scene->rows));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint pass = 0; pass < 2; pass++)
    {
      cairo_new_path (cr);
      acies_field_overlay_trace_course (self, cr);
      acies_color_set (cr, pass == 0 ? halo : color, 1);
      cairo_set_line_width (cr, pass == 0 ? COURSE_WIDTH + 4 : COURSE_WIDTH);
      cairo_stroke (cr);
    }
  for (guint i = 0; i < self->course->len; i++)
    {
      const AciesRect *zone = &self->layout->cells[g_array_index (self->course, gint16, i)].rect;

      cairo_arc (cr, zone->x + zone->width / 2, zone->y + zone->height / 2, COURSE_KNOT, 0,
                 2 * G_PI);
      acies_color_set (cr, i + 1 < self->course->len ? color : halo, 1);
      cairo_fill_preserve (cr);
      acies_color_set (cr, color, 1);
      cairo_set_line_width (cr, COURSE_WIDTH / 2);
      cairo_stroke (cr);
    }
  cairo_destroy (cr);
  gtk_snapshot_restore (snapshot);
}

/* Each in the middle of its zone, never smaller than it can be read, cut short where the zone is narrow. */
static void
acies_field_overlay_snapshot_names (AciesFieldOverlay *self, GtkSnapshot *snapshot)
{
  const AciesScene *scene = self->layout->scene;
  const AciesColor  plate = acies_palette_get (&self->style->palette, ACIES_COLOR_PLATE);

  for (guint i = 0; i < scene->columns * scene->rows; i++)
    {
      const AciesRect     *zone = &self->layout->cells[i].rect;
      const AciesTextStyle text = {
        .size = NAME_SIZE, .bold = TRUE, .anchor = ACIES_TEXT_MIDDLE,
        .max_width = MAX (zone->width - 10, 1),
        .color = acies_palette_get (&self->style->palette, ACIES_COLOR_TEXT)
      };
      double    height;
      AciesRect box = { 0 };
      cairo_t  *cr;

      box.width = MIN (acies_text_measure (self->style, &text, scene->cells[i].name, &height) + 8,
                       zone->width - 2);
      box.height = height + 4;
      box.x = self->x + zone->x + (zone->width - box.width) / 2;
      box.y = self->y + zone->y + (zone->height - box.height) / 2;
      cr = gtk_snapshot_append_cairo (snapshot,
                                      &GRAPHENE_RECT_INIT (box.x - 1, box.y - 1, box.width + 2,
                                                                     box.height + 2));
      acies_shape_rounded (cr, &box, 5);
      acies_color_set (cr, plate, 0.92);
      cairo_fill (cr);
      acies_text_draw (cr, self->style, &text, box.x + box.width / 2, box.y + box.height / 2,
                       scene->cells[i].name);
      cairo_destroy (cr);
    }
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
  if (self->course->len > 0)
    acies_field_overlay_snapshot_course (self, snapshot);
  if (self->names)
    acies_field_overlay_snapshot_names (self, snapshot);
  if (self->advice.side != ACIES_NO_SIDE)
    acies_field_overlay_snapshot_advice (self, snapshot);
  if (acies_field_overlay_has_ghost (self))
    acies_field_overlay_snapshot_ghost (self, snapshot);
  if (acies_field_overlay_has_ghost (self) && self->ghost_words != NULL)
    acies_field_overlay_snapshot_words (self, snapshot);
}

static void
acies_field_overlay_finalize (GObject *object)
{
  AciesFieldOverlay *self = ACIES_FIELD_OVERLAY (object);

  g_array_unref (self->course);
  g_free (self->text);
  g_free (self->advice_text);
  g_free (self->ghost_words);

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
  self->course = g_array_new (FALSE, FALSE, sizeof (gint16));
  self->from = ACIES_NO_CELL;
  self->to = ACIES_NO_CELL;
  self->pointed_out = ACIES_NO_CELL;
  self->advice.side = ACIES_NO_SIDE;
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
acies_field_overlay_set_course (AciesFieldOverlay *self, const gint16 *cells, guint n_cells)
{
  if (n_cells == 0 && self->course->len == 0)
    return;

  g_array_set_size (self->course, 0);
  g_array_append_vals (self->course, cells, n_cells);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_field_overlay_show_names (AciesFieldOverlay *self, gboolean shown)
{
  self->names = shown;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_field_overlay_set_advice (AciesFieldOverlay *self, const AciesAdviceMark *mark)
{
  if (mark == NULL && self->advice.side == ACIES_NO_SIDE)
    return;

  g_clear_pointer (&self->advice_text, g_free);
  self->advice = mark != NULL ? *mark : (AciesAdviceMark){ .side = ACIES_NO_SIDE };
  self->advice_text = g_strdup (self->advice.text);
  self->advice.text = self->advice_text;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_field_overlay_set_ghost (AciesFieldOverlay *self, const AciesGhost *ghost)
{
  self->ghost = ghost != NULL ? *ghost : (AciesGhost){ 0 };
  acies_field_overlay_tell_ghost (self, NULL, FALSE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_field_overlay_move_ghost (AciesFieldOverlay *self, double x, double y)
{
  self->ghost_x = x;
  self->ghost_y = y;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_field_overlay_tell_ghost (AciesFieldOverlay *self, const char *words, gboolean barred)
{
  g_free (self->ghost_words);
  self->ghost_words = g_strdup (words);
  self->ghost_barred = barred;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const char *
acies_field_overlay_get_words (AciesFieldOverlay *self, gboolean *barred)
{
  if (barred != NULL)
    *barred = self->ghost_barred;

  return self->ghost_words;
}
