/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-paint-shapes.h"
#include "scene/acies-paint-table.h"

#include <math.h>

/* How units of a free table bear on one another: lines of battle, who touches or watches whom, shots on their way. */

#define BAND       1000.0 /* 1/100 mm around those of a line */
#define BAND_LEAST 3.0    /* px */
#define BAND_TINT  0.16
#define BAND_EDGE  1.6    /* px */
#define BAND_FONT  10.5
#define LEAST_PEN  0.42   /* below it words have no room */
#define BASE_WIDTH 44.0   /* px at which lines have their plain thickness */
#define BASE       4000.0 /* 1/100 mm */
#define ROOM       16.0   /* px that bands and arrows need around the bases */
#define SHAFT_END  3.0    /* px between a shot's head and what it is aimed at */

/* What is drawn with. */
typedef struct
{
  cairo_t           *cr;
  const AciesLayout *layout;
  const AciesStyle  *style;
  double             pen;
} Draw;

static Draw
begin (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style)
{
  const double width = BASE * layout->scale;

  return (Draw){ cr, layout, style, CLAMP (width / BASE_WIDTH, 0.3, 2) };
}

static AciesColor
named (const Draw *d, AciesColorName name)
{
  return acies_palette_get (&d->style->palette, name);
}

/* ---- Lines of battle ---- */

/* Those of a line, each with a margin around it. */
typedef struct
{
  guint  n;
  double corners[64][4][2];
  double middles[64][2];
} Members;

static void
add_member (const Draw *d, const AciesSceneToken *token, Members *members)
{
  const double   more = MAX (BAND, BAND_LEAST / d->layout->scale);
  const double   facing = token->pose.facing / 100.0 * G_PI / 180;
  AciesFootprint base = acies_token_footprint (token);
  double (*corners)[2] = members->corners[members->n];

  base.pose.x += (gint32) (sin (facing) * more);
  base.pose.y -= (gint32) (cos (facing) * more);
  base.width += (gint32) (2 * more);
  base.depth += (gint32) (2 * more);
  acies_footprint_corners (&base, d->layout, corners);
  members->middles[members->n][0] = (corners[0][0] + corners[2][0]) / 2;
  members->middles[members->n][1] = (corners[0][1] + corners[2][1]) / 2;
  members->n++;
}

static void
find_members (const Draw *d, const AciesSceneFront *front, Members *members)
{
  members->n = 0;
  for (guint i = 0; i < d->layout->scene->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (d->layout->scene->tokens, AciesSceneToken, i);

      if (token->side == front->side && token->on_table &&
          (front->units & ACIES_UNIT_BIT (token->unit)) != 0 &&
          members->n < G_N_ELEMENTS (members->corners))
        add_member (d, token, members);
    }
}

static double
turn_of (const double a[2], const double b[2], const double c[2])
{
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/* The path around the corners of two, by wrapping a line around them. */
static void
hull_path (cairo_t *cr, const double one[4][2], const double other[4][2])
{
  const double *points[8];
  guint         start = 0, at;
  guint         left = G_N_ELEMENTS (points);

  for (guint i = 0; i < 4; i++)
    {
      points[i] = one[i];
      points[4 + i] = other[i];
    }
  for (guint i = 1; i < G_N_ELEMENTS (points); i++)
    if (points[i][0] < points[start][0])
      start = i;
  at = start;
  do
    {
      guint next = (at + 1) % G_N_ELEMENTS (points);

      cairo_line_to (cr, points[at][0], points[at][1]);
      for (guint i = 0; i < G_N_ELEMENTS (points); i++)
        if (turn_of (points[at], points[i], points[next]) < 0)
          next = i;
      at = next;
    }
  while (at != start && --left > 0);
  cairo_close_path (cr);
}

/* Each is joined to the nearest of those joined already: a line of battle has gaps, but is one. */
static void
band_path (cairo_t *cr, const Members *members)
{
  gboolean joined[G_N_ELEMENTS (members->corners)] = { TRUE };

  cairo_new_path (cr);
  hull_path (cr, members->corners[0], members->corners[0]);
  for (guint k = 1; k < members->n; k++)
    {
      double least = G_MAXDOUBLE;
      guint  from = 0, to = 0;

      for (guint i = 0; i < members->n; i++)
        for (guint j = 0; joined[i] && j < members->n; j++)
          {
            const double far = hypot (members->middles[i][0] - members->middles[j][0],
                                      members->middles[i][1] - members->middles[j][1]);

            if (joined[j] || far >= least)
              continue;
            least = far;
            from = i;
            to = j;
          }
      joined[to] = TRUE;
      hull_path (cr, members->corners[from], members->corners[to]);
    }
}

/* The parts overlap: only the outline of all of them is seen. */
static void
draw_band (const Draw *d, const AciesSceneFront *front)
{
  const AciesColor color = acies_palette_side (&d->style->palette, front->side, ACIES_SIDE_FILL);
  Members          members;

  find_members (d, front, &members);
  if (members.n == 0)
    return;

  cairo_push_group (d->cr);
  band_path (d->cr, &members);
  acies_color_set (d->cr, color, 1);
  cairo_set_line_width (d->cr, 2 * BAND_EDGE);
  cairo_set_line_join (d->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke_preserve (d->cr);
  cairo_set_operator (d->cr, CAIRO_OPERATOR_SOURCE);
  acies_color_set (d->cr, color, BAND_TINT);
  cairo_fill (d->cr);
  cairo_pop_group_to_source (d->cr);
  cairo_paint (d->cr);
}

void
acies_paint_fronts (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style)
{
  const Draw d = begin (cr, layout, style);

  g_return_if_fail (layout->scene != NULL);

  cairo_save (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  for (guint i = 0; i < layout->scene->fronts->len; i++)
    draw_band (&d, &g_array_index (layout->scene->fronts, AciesSceneFront, i));
  cairo_restore (cr);
}

/* ---- Ties ---- */

static void
stroke_path (const Draw *d, AciesColor color, double width)
{
  acies_color_set (d->cr, named (d, ACIES_COLOR_GROUND), 0.9);
  cairo_set_line_width (d->cr, width + 2.4);
  cairo_stroke_preserve (d->cr);
  acies_color_set (d->cr, color, 1);
  cairo_set_line_width (d->cr, width);
  cairo_stroke (d->cr);
}

static void
line_path (const Draw *d, const double from[2], const double to[2])
{
  cairo_new_path (d->cr);
  cairo_move_to (d->cr, from[0], from[1]);
  cairo_line_to (d->cr, to[0], to[1]);
}

/* A bar where they touch, with a diamond on it. */
static void
draw_fight (const Draw *d, const double from[2], const double to[2])
{
  const double x = (from[0] + to[0]) / 2, y = (from[1] + to[1]) / 2, r = 4.4 * MAX (d->pen, 0.7);

  line_path (d, from, to);
  stroke_path (d, named (d, ACIES_COLOR_TARGET), 3 * MAX (d->pen, 0.7));
  cairo_new_path (d->cr);
  cairo_move_to (d->cr, x, y - r);
  cairo_line_to (d->cr, x + r, y);
  cairo_line_to (d->cr, x, y + r);
  cairo_line_to (d->cr, x - r, y);
  cairo_close_path (d->cr);
  acies_color_set (d->cr, named (d, ACIES_COLOR_GROUND), 1);
  cairo_fill_preserve (d->cr);
  acies_color_set (d->cr, named (d, ACIES_COLOR_TARGET), 1);
  cairo_set_line_width (d->cr, 1.8 * MAX (d->pen, 0.7));
  cairo_stroke (d->cr);
}

/* Dots between the fronts. */
static void
draw_watch (const Draw *d, const double from[2], const double to[2])
{
  static const double dots[] = { 0, 5 };

  cairo_set_line_cap (d->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (d->cr, dots, G_N_ELEMENTS (dots), 0);
  line_path (d, from, to);
  stroke_path (d, named (d, ACIES_COLOR_THREAT), 2.6 * MAX (d->pen, 0.8));
  cairo_set_dash (d->cr, NULL, 0, 0);
  cairo_set_line_cap (d->cr, CAIRO_LINE_CAP_BUTT);
}

static void
draw_shot (const Draw *d, const double from[2], const double to[2])
{
  const double length = hypot (to[0] - from[0], to[1] - from[1]);
  const double head = 8 * MAX (d->pen, 0.8);
  double       along[2], tip[2], neck[2];

  if (length < head)
    return;

  along[0] = (to[0] - from[0]) / length;
  along[1] = (to[1] - from[1]) / length;
  for (guint i = 0; i < 2; i++)
    {
      tip[i] = to[i] - along[i] * SHAFT_END;
      neck[i] = tip[i] - along[i] * head;
    }
  line_path (d, from, neck);
  stroke_path (d, named (d, ACIES_COLOR_TARGET), 2.2 * MAX (d->pen, 0.8));
  cairo_new_path (d->cr);
  cairo_move_to (d->cr, tip[0], tip[1]);
  cairo_line_to (d->cr, neck[0] - along[1] * head * 0.5, neck[1] + along[0] * head * 0.5);
  cairo_line_to (d->cr, neck[0] + along[1] * head * 0.5, neck[1] - along[0] * head * 0.5);
  cairo_close_path (d->cr);
  acies_color_set (d->cr, named (d, ACIES_COLOR_GROUND), 0.9);
  cairo_set_line_width (d->cr, 2.4);
  cairo_stroke_preserve (d->cr);
  acies_color_set (d->cr, named (d, ACIES_COLOR_TARGET), 1);
  cairo_fill (d->cr);
}

static void
draw_tie (const Draw *d, const AciesSceneTie *tie)
{
  double from[2], to[2];

  acies_table_to_board (d->layout, tie->from[0], tie->from[1], &from[0], &from[1]);
  acies_table_to_board (d->layout, tie->to[0], tie->to[1], &to[0], &to[1]);
  switch ((AciesTieKind) tie->kind)
    {
    case ACIES_TIE_FIGHT:
      draw_fight (d, from, to);
      break;
    case ACIES_TIE_WATCH:
      draw_watch (d, from, to);
      break;
    case ACIES_TIE_SHOT:
      draw_shot (d, from, to);
      break;
    case ACIES_N_TIES:
    default:
      g_return_if_reached ();
    }
}

/* The one nearest to the middle of all. */
static guint
find_middle (const Members *members)
{
  double x = 0, y = 0, best = G_MAXDOUBLE;
  guint  middle = 0;

  for (guint i = 0; i < members->n; i++)
    {
      x += members->middles[i][0] / members->n;
      y += members->middles[i][1] / members->n;
    }
  for (guint i = 0; i < members->n; i++)
    {
      const double far = hypot (members->middles[i][0] - x, members->middles[i][1] - y);

      if (far >= best)
        continue;
      best = far;
      middle = i;
    }

  return middle;
}

/* What a pill with words of @front covers behind the middle one of its line, clear of it: its own second line may stand
 * there, but no enemy. Drawn unless @cr is NULL. */
static AciesRect
put_words (const Draw *d, cairo_t *cr, const AciesSceneFront *front)
{
  const AciesColor color = acies_palette_side (&d->style->palette, front->side, ACIES_SIDE_EDGE);
  const double     font = MAX (BAND_FONT * MIN (d->pen * 1.4, 1.2), BAND_FONT * 0.8);
  Members          members;
  AciesRect        box;
  const double   (*corners)[2];
  double           way[2], length, out;
  guint            middle;

  find_members (d, front, &members);
  if (members.n == 0 || front->words == NULL)
    return (AciesRect){ 0 };

  middle = find_middle (&members);
  corners = (const double (*)[2]) members.corners[middle];
  box = acies_shape_pill (NULL, d->style, color, font, 0, 0, front->words);
  for (guint i = 0; i < 2; i++)
    way[i] = (corners[2][i] + corners[3][i] - corners[0][i] - corners[1][i]) / 2;
  length = MAX (hypot (way[0], way[1]), 1);
  out = (fabs (way[0]) * box.width + fabs (way[1]) * box.height) / (2 * length) + 1;

  return acies_shape_pill (cr, d->style, color, font,
                           (corners[2][0] + corners[3][0]) / 2 + way[0] / length * out,
                           (corners[2][1] + corners[3][1]) / 2 + way[1] / length * out,
                           front->words);
}

void
acies_paint_ties (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style)
{
  const Draw        d = begin (cr, layout, style);
  const AciesScene *scene = layout->scene;

  g_return_if_fail (scene != NULL);

  cairo_save (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  for (guint i = 0; i < scene->ties->len; i++)
    draw_tie (&d, &g_array_index (scene->ties, AciesSceneTie, i));
  for (guint i = 0; d.pen >= LEAST_PEN && i < scene->fronts->len; i++)
    put_words (&d, cr, &g_array_index (scene->fronts, AciesSceneFront, i));
  cairo_restore (cr);
}

AciesRect
acies_paint_ties_bounds (const AciesLayout *layout, const AciesStyle *style)
{
  const Draw        d = begin (NULL, layout, style);
  const AciesScene *scene = layout->scene;
  AciesRect         box = { 0 };

  for (guint i = 0; i < scene->fronts->len; i++)
    {
      const AciesSceneFront *front = &g_array_index (scene->fronts, AciesSceneFront, i);
      AciesRect              words;
      guint                  unit;

      ACIES_FOREACH_UNIT (unit, front->units)
        {
          const AciesSceneToken *token = acies_scene_find_token (scene, front->side, unit);
          const AciesFootprint   base = token != NULL ? acies_token_footprint (token)
                                                      : (AciesFootprint){ 0 };
          const AciesRect        part = acies_footprint_bounds (&base, layout);

          if (token != NULL && token->on_table)
            acies_rect_include (&box, &part);
        }
      words = put_words (&d, NULL, front);
      if (words.width > 0)
        acies_rect_include (&box, &words);
    }
  for (guint i = 0; i < scene->ties->len; i++)
    {
      const AciesSceneTie *tie = &g_array_index (scene->ties, AciesSceneTie, i);
      double               from[2], to[2];
      AciesRect            part;

      acies_table_to_board (layout, tie->from[0], tie->from[1], &from[0], &from[1]);
      acies_table_to_board (layout, tie->to[0], tie->to[1], &to[0], &to[1]);
      part = (AciesRect){ MIN (from[0], to[0]), MIN (from[1], to[1]), fabs (to[0] - from[0]) + 1,
                          fabs (to[1] - from[1]) + 1 };
      acies_rect_include (&box, &part);
    }
  if (box.width <= 0)
    return box;

  return (AciesRect){ box.x - ROOM, box.y - ROOM, box.width + 2 * ROOM, box.height + 2 * ROOM };
}
