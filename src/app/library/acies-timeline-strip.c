/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-timeline-strip.h"

#include "engine/core/acies-date.h"
#include "scene/acies-paint-text.h"

#define HEIGHT       104
#define LEAST_WIDTH  200
#define MARGIN       28
#define AXIS_Y       78  /* from the top */
#define RADIUS       5
#define LANE_HEIGHT  13
#define MOST_LANES   5
#define LABEL_SIZE   11
#define LABEL_ROOM   90  /* px that a year on the scale wants */

typedef struct
{
  guint  row;
  int    year;
  guint  lane;  /* upwards from the axis */
} Mark;

struct _AciesTimelineStrip
{
  AciesDrawing parent_instance;

  GListModel *rows;
  GArray     *marks;  /* Mark, by year */
  int         first_year, last_year;
  int         pointed;  /* row; -1: none */
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (AciesTimelineStrip, acies_timeline_strip, ACIES_TYPE_DRAWING)

static double
get_x (AciesTimelineStrip *self,
       int                 year,
       double              width)
{
  const int span = MAX (self->last_year - self->first_year, 1);

  return MARGIN + (width - 2 * MARGIN) * (year - self->first_year) / span;
}

static double
get_y (const Mark *mark)
{
  return AXIS_Y - 10 - mark->lane * LANE_HEIGHT;
}

/* Marks that would cover one another stand above one another. */
static void
find_lanes (AciesTimelineStrip *self,
            double              width)
{
  double ends[MOST_LANES] = { 0 };

  for (guint i = 0; i < self->marks->len; i++)
    {
      Mark *mark = &g_array_index (self->marks, Mark, i);
      const double x = get_x (self, mark->year, width);
      guint lane = 0;

      while (lane + 1 < MOST_LANES && x < ends[lane])
        lane++;
      mark->lane = lane;
      ends[lane] = x + 2 * RADIUS + 2;
    }
}

/* Drawing */

static char *
get_year_text (int year)
{
  g_autofree char *date = g_strdup_printf ("%s%04d", year < 0 ? "-" : "", ABS (year));

  return acies_date_to_year_text (date);
}

/* Of round numbers in the count before Christ: 500, 450, 400 BC are the astronomical years -499, -449, -399. */
static void
draw_scale (AciesTimelineStrip *self,
            cairo_t            *cr,
            const AciesStyle   *style,
            double              width)
{
  const AciesColor dim = acies_palette_get (&style->palette, ACIES_COLOR_TEXT_DIM);
  const AciesTextStyle text = { .size = LABEL_SIZE, .color = dim, .anchor = ACIES_TEXT_MIDDLE };
  const int span = self->last_year - self->first_year;
  int step = 10;

  while (span * LABEL_ROOM * style->text_scale > step * (width - 2 * MARGIN) && step < 1000)
    step = step == 10 ? 50 : step * 2;

  acies_color_set (cr, dim, 1);
  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, MARGIN / 2.0, AXIS_Y + 0.5);
  cairo_line_to (cr, width - MARGIN / 2.0, AXIS_Y + 0.5);
  cairo_stroke (cr);
  for (int year = self->first_year; year <= self->last_year; year++)
    if ((year - 1) % step == 0)
      {
        const double x = (int) get_x (self, year, width) + 0.5;
        g_autofree char *words = get_year_text (year);

        acies_color_set (cr, dim, 1);
        cairo_move_to (cr, x, AXIS_Y);
        cairo_line_to (cr, x, AXIS_Y + 6);
        cairo_stroke (cr);
        acies_text_draw (cr, style, &text, x, AXIS_Y + 16, words);
      }
}

static void
draw_mark (AciesTimelineStrip *self,
           cairo_t            *cr,
           const AciesStyle   *style,
           const Mark         *mark,
           double              width)
{
  const gboolean pointed = (int) mark->row == self->pointed;
  const double x = get_x (self, mark->year, width);
  const double y = get_y (mark);
  const AciesColorName fill = pointed ? ACIES_COLOR_SELECTION : ACIES_COLOR_SIDE_A;

  acies_color_set (cr, acies_palette_get (&style->palette, fill), 1);
  cairo_arc (cr, x, y, pointed ? RADIUS + 2 : RADIUS, 0, 2 * G_PI);
  cairo_fill_preserve (cr);
  acies_color_set (cr, acies_palette_get (&style->palette, ACIES_COLOR_SIDE_A_EDGE), 1);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
acies_timeline_strip_draw (AciesDrawing     *drawing,
                           cairo_t          *cr,
                           const AciesStyle *style,
                           double            width,
                           double            height)
{
  AciesTimelineStrip *self = ACIES_TIMELINE_STRIP (drawing);

  if (self->marks->len == 0)
    return;

  find_lanes (self, width);
  draw_scale (self, cr, style, width);
  for (guint i = 0; i < self->marks->len; i++)
    draw_mark (self, cr, style, &g_array_index (self->marks, Mark, i), width);
}

/* The pointer */

int
acies_timeline_strip_pick (AciesTimelineStrip *self,
                           double              x,
                           double              y)
{
  const double width = gtk_widget_get_width (GTK_WIDGET (self));
  double best = (RADIUS + 4) * (RADIUS + 4);
  int row = -1;

  g_return_val_if_fail (ACIES_IS_TIMELINE_STRIP (self), -1);

  find_lanes (self, width);
  for (guint i = 0; i < self->marks->len; i++)
    {
      const Mark *mark = &g_array_index (self->marks, Mark, i);
      const double across = x - get_x (self, mark->year, width);
      const double down = y - get_y (mark);

      if (across * across + down * down >= best)
        continue;  /* where marks lie upon each other the first: a battle, before the studies of it */
      best = across * across + down * down;
      row = (int) mark->row;
    }

  return row;
}

gboolean
acies_timeline_strip_place (AciesTimelineStrip *self,
                            guint               row,
                            double             *x,
                            double             *y)
{
  const double width = gtk_widget_get_width (GTK_WIDGET (self));

  g_return_val_if_fail (ACIES_IS_TIMELINE_STRIP (self), FALSE);

  find_lanes (self, width);
  for (guint i = 0; i < self->marks->len; i++)
    {
      const Mark *mark = &g_array_index (self->marks, Mark, i);

      if (mark->row != row)
        continue;
      *x = get_x (self, mark->year, width);
      *y = get_y (mark);
      return TRUE;
    }

  return FALSE;
}

static void
point_at (AciesTimelineStrip *self,
          int                 row)
{
  if (self->pointed == row)
    return;

  self->pointed = row;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), row >= 0 ? "pointer" : NULL);
  gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_motion_cb (AciesTimelineStrip *self,
              double              x,
              double              y)
{
  point_at (self, acies_timeline_strip_pick (self, x, y));
}

static void
on_leave_cb (AciesTimelineStrip *self)
{
  point_at (self, -1);
}

static void
on_pressed_cb (AciesTimelineStrip *self,
               int                 n_presses,
               double              x,
               double              y)
{
  const int row = acies_timeline_strip_pick (self, x, y);

  if (row >= 0)
    g_signal_emit (self, chosen_signal, 0, (guint) row);
}

static gboolean
acies_timeline_strip_query_tooltip (GtkWidget  *widget,
                                    int         x,
                                    int         y,
                                    gboolean    keyboard,
                                    GtkTooltip *tooltip)
{
  AciesTimelineStrip *self = ACIES_TIMELINE_STRIP (widget);
  const int index = keyboard ? -1 : acies_timeline_strip_pick (self, x, y);
  g_autoptr (AciesTimelineRow) row = NULL;
  g_autofree char *year = NULL;
  g_autofree char *text = NULL;

  if (index < 0)
    return FALSE;

  row = g_list_model_get_item (self->rows, (guint) index);
  year = get_year_text (acies_timeline_row_get_year (row));
  text = g_strdup_printf ("%s, %s", acies_timeline_row_get_title (row), year);
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

/* The class */

static void
acies_timeline_strip_finalize (GObject *object)
{
  AciesTimelineStrip *self = ACIES_TIMELINE_STRIP (object);

  g_clear_object (&self->rows);
  g_clear_pointer (&self->marks, g_array_unref);

  G_OBJECT_CLASS (acies_timeline_strip_parent_class)->finalize (object);
}

static void
acies_timeline_strip_class_init (AciesTimelineStripClass *klass)
{
  AciesDrawingClass *drawing_class = ACIES_DRAWING_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_timeline_strip_finalize;
  drawing_class->least_width = LEAST_WIDTH;
  drawing_class->natural_width = LEAST_WIDTH;
  drawing_class->least_height = HEIGHT;
  drawing_class->natural_height = HEIGHT;
  drawing_class->draw = acies_timeline_strip_draw;
  widget_class->query_tooltip = acies_timeline_strip_query_tooltip;
  chosen_signal = g_signal_new ("chosen", ACIES_TYPE_TIMELINE_STRIP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
acies_timeline_strip_init (AciesTimelineStrip *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->marks = g_array_new (FALSE, FALSE, sizeof (Mark));
  self->pointed = -1;
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_leave_cb), self);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (on_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static int
compare_marks (gconstpointer a,
               gconstpointer b)
{
  return ((const Mark *) a)->year - ((const Mark *) b)->year;
}

void
acies_timeline_strip_set_rows (AciesTimelineStrip *self,
                               GListModel         *rows)
{
  g_return_if_fail (ACIES_IS_TIMELINE_STRIP (self));

  g_set_object (&self->rows, rows);
  g_array_set_size (self->marks, 0);
  self->pointed = -1;
  for (guint i = 0; rows != NULL && i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (AciesTimelineRow) row = g_list_model_get_item (rows, i);
      const Mark mark = { .row = i, .year = acies_timeline_row_get_year (row) };

      if (mark.year != G_MAXINT)
        g_array_append_val (self->marks, mark);
    }
  g_array_sort (self->marks, compare_marks);
  if (self->marks->len > 0)
    {
      self->first_year = g_array_index (self->marks, Mark, 0).year - 5;
      self->last_year = g_array_index (self->marks, Mark, self->marks->len - 1).year + 5;
    }
  gtk_widget_set_visible (GTK_WIDGET (self), self->marks->len > 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
