/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-watercourse.h"

#define BANK 1.2 /* px outside the water */

static const AciesCoursePoint *
point_at (const AciesCourseLine *line, guint i)
{
  return &g_array_index (line->points, AciesCoursePoint, i);
}

/* The water's outline, @more px wider on both sides: down one side, back up the other. */
static void
outline_path (cairo_t *cr, const AciesCourseLine *line, double more)
{
  const guint n = line->points->len;

  for (guint k = 0; k < 2 * n; k++)
    {
      const AciesCoursePoint *p = point_at (line, k < n ? k : 2 * n - 1 - k);
      const double            out = (k < n ? 1 : -1) * (p->half + more);

      if (k == 0)
        cairo_move_to (cr, p->x + p->nx * out, p->y + p->ny * out);
      else
        cairo_line_to (cr, p->x + p->nx * out, p->y + p->ny * out);
    }
  cairo_close_path (cr);
}

static void
fill_all (const AciesGround *self, const GPtrArray *lines, AciesColorName name, double more)
{
  cairo_new_path (self->cr);
  for (guint i = 0; i < lines->len; i++)
    outline_path (self->cr, g_ptr_array_index (lines, i), more);
  acies_color_set (self->cr, acies_ground_color (self, name), 1);
  cairo_fill (self->cr);
}

/* Two broken lines in a river that show it flowing. */
static void
draw_flow (const AciesGround *self, const AciesCourseLine *line)
{
  static const struct
  {
    double beside, dash, gap, start;
  } flows[] = { { -0.44, 14, 20, 9 }, { 0.4, 9, 26, 30 } };

  for (guint f = 0; f < G_N_ELEMENTS (flows); f++)
    {
      const double dashes[] = { flows[f].dash * self->pen, flows[f].gap * self->pen };

      for (guint i = 0; i < line->points->len; i++)
        {
          const AciesCoursePoint *p = point_at (line, i);
          const double            out = flows[f].beside * p->half;

          cairo_line_to (self->cr, p->x + p->nx * out, p->y + p->ny * out);
        }
      acies_color_set (self->cr, acies_ground_color (self, ACIES_COLOR_WATER_INK), 0.6);
      cairo_set_line_width (self->cr, MAX (self->pen, 0.6));
      cairo_set_dash (self->cr, dashes, G_N_ELEMENTS (dashes), flows[f].start);
      cairo_stroke (self->cr);
    }
  cairo_set_dash (self->cr, NULL, 0, 0);
}

void
acies_ground_paint_watercourses (const AciesGround *self)
{
  g_autoptr (GPtrArray) lines = acies_course_lines (self);

  if (lines->len == 0)
    return;

  cairo_save (self->cr);
  cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_BUTT);
  /* All banks first, so that a confluence has none across it. */
  fill_all (self, lines, ACIES_COLOR_WATER_INK, BANK * MAX (self->pen, 0.6));
  fill_all (self, lines, ACIES_COLOR_WATER, 0);
  for (guint i = 0; i < lines->len; i++)
    {
      const AciesCourseLine *line = g_ptr_array_index (lines, i);

      if (line->river && line->width > 6)
        draw_flow (self, line);
    }
  cairo_restore (self->cr);
}
