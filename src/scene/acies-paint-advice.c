/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-paint-advice.h"

#include "scene/acies-paint-shapes.h"

#define AROUND   5.0   /* px between tokens and outline */
#define ROUNDING 8.0
#define LINE     3.0
#define HALO     6.0

static AciesRect
unite (const AciesRect *a, const AciesRect *b)
{
  const double right = MAX (a->x + a->width, b->x + b->width);
  const double bottom = MAX (a->y + a->height, b->y + b->height);
  const double x = MIN (a->x, b->x), y = MIN (a->y, b->y);

  if (a->width <= 0)
    return *b;
  if (b->width <= 0)
    return *a;

  return (AciesRect){ x, y, right - x, bottom - y };
}

/* Around the tokens of the group; without width if none is on the field. */
static AciesRect
group_box (const AciesLayout *layout, const AciesAdviceMark *mark)
{
  AciesRect box = { 0 };
  guint     unit;

  ACIES_FOREACH_UNIT (unit, mark->units)
    {
      const AciesTokenPlace *place = acies_layout_find_token (layout, mark->side, unit);

      if (place != NULL)
        box = unite (&box, &place->box);
    }
  if (box.width > 0)
    box = (AciesRect){ box.x - AROUND, box.y - AROUND, box.width + 2 * AROUND,
                       box.height + 2 * AROUND };

  return box;
}

static gboolean
has_arrow (const AciesAdviceMark *mark)
{
  return mark->from != ACIES_NO_CELL && mark->to != ACIES_NO_CELL && mark->from != mark->to;
}

/* A goal without an arrow to it is outlined itself. */
static AciesRect
goal_box (const AciesLayout *layout, const AciesAdviceMark *mark)
{
  const AciesRect *rect;

  if (mark->to == ACIES_NO_CELL || mark->from != ACIES_NO_CELL)
    return (AciesRect){ 0 };

  rect = &layout->cells[mark->to].rect;

  return (AciesRect){ rect->x + AROUND, rect->y + AROUND, rect->width - 2 * AROUND,
                      rect->height - 2 * AROUND };
}

static void
paint_box (cairo_t *cr, const AciesStyle *style, const AciesRect *box)
{
  static const double dashes[] = { 9, 6 };

  if (box->width <= 0)
    return;

  cairo_save (cr);
  cairo_new_path (cr);
  acies_shape_rounded (cr, box, ROUNDING);
  acies_color_set (cr, acies_palette_get (&style->palette, ACIES_COLOR_PLATE), 0.95);
  cairo_set_line_width (cr, HALO);
  cairo_stroke_preserve (cr);
  acies_color_set (cr, acies_palette_get (&style->palette, ACIES_COLOR_LEGAL), 1);
  cairo_set_line_width (cr, LINE);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
acies_paint_advice (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style,
                    const AciesAdviceMark *mark)
{
  AciesRect group;
  AciesRect goal;

  g_return_if_fail (cr != NULL && layout != NULL && style != NULL && mark != NULL);

  group = group_box (layout, mark);
  goal = goal_box (layout, mark);
  paint_box (cr, style, &group);
  paint_box (cr, style, &goal);
  if (has_arrow (mark))
    acies_paint_arrow (cr, layout, style, mark->attacks ? ACIES_ARROW_ATTACK : ACIES_ARROW_MOVE,
                       mark->from,
                       mark->to, mark->text);
}

AciesRect
acies_paint_advice_bounds (const AciesLayout *layout, const AciesStyle *style,
                           const AciesAdviceMark *mark)
{
  AciesRect box = group_box (layout, mark);
  AciesRect goal = goal_box (layout, mark);

  box = unite (&box, &goal);
  if (has_arrow (mark))
    {
      const AciesRect arrow = acies_paint_arrow_bounds (layout, style, mark->from, mark->to,
                                                        mark->text);

      box = unite (&box, &arrow);
    }
  if (box.width > 0)
    box = (AciesRect){ box.x - HALO, box.y - HALO, box.width + 2 * HALO, box.height + 2 * HALO };

  return box;
}
