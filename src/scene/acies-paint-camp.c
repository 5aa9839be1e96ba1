/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-emblems.h"
#include "scene/acies-paint-shapes.h"
#include "scene/acies-paint-table.h"

#include <math.h>

#define PLAIN_WIDTH 44.0

/* The line around a commander's plate, px. */
#define PLATE_GAP 3.0
#define CURSOR_LINE 3.0
#define HOVER_LINE 1.4

static void
stroke (cairo_t *cr, AciesColor color, double width)
{
  acies_color_set (cr, color, 1);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
palisade_path (cairo_t *cr, double width, double depth, double more)
{
  const AciesRect rect = { -width / 2 - more, -more, width + 2 * more, depth + 2 * more };

  cairo_new_path (cr);
  cairo_rectangle (cr, rect.x, rect.y, rect.width, rect.height);
}

/* Stakes along the edges. */
static void
draw_palisade (cairo_t *cr, AciesColor color, double width, double depth, double pen)
{
  const double stakes[] = { 2.2 * pen, 1.6 * pen };

  palisade_path (cr, width, depth, 0);
  stroke (cr, color, MAX (pen, 0.7));
  palisade_path (cr, width, depth, -1.6 * pen);
  cairo_set_dash (cr, stakes, G_N_ELEMENTS (stakes), 0);
  stroke (cr, color, 3 * pen);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_marks (cairo_t            *cr,
            const AciesPalette *palette,
            double              width,
            double              depth,
            double              pen,
            AciesMarks          marks)
{
  const double    p = MAX (pen, 0.6), out = 4 * p;
  const AciesRect box = { -width / 2 - out, -out, width + 2 * out, depth + 2 * out };

  if (marks & ACIES_MARK_CURSOR)
    {
      palisade_path (cr, width, depth, 4 * p);
      stroke (cr, acies_palette_get (palette, ACIES_COLOR_SELECTION), 2 * p);
    }
  if (marks & ACIES_MARK_TARGET)
    {
      acies_shape_brackets (cr, &box, acies_palette_get (palette, ACIES_COLOR_GROUND), 5 * p);
      acies_shape_brackets (cr, &box, acies_palette_get (palette, ACIES_COLOR_TARGET), 3 * p);
    }
  else if (marks & ACIES_MARK_HOVER)
    {
      palisade_path (cr, width, depth, 2 * p);
      stroke (cr, acies_palette_get (palette, ACIES_COLOR_SELECTION), 1.6 * p);
    }
}

/* The tents in the owner's colour, faded once nobody or somebody else holds them; then with his standard. */
static void
draw_tents (cairo_t *cr, const AciesPalette *palette, const AciesSceneCamp *camp, double size)
{
  const AciesSideColor tone = acies_palette_is_dark (palette) ? ACIES_SIDE_EDGE : ACIES_SIDE_FILL;

  acies_color_set (cr, acies_palette_side (palette, camp->side, tone),
                   camp->held_by == camp->side ? 1 : 0.4);
  acies_emblem_draw (cr, ACIES_EMBLEM_CAMP, -size / 2, -size / 2, size);
  if (camp->held_by == camp->side || camp->held_by == ACIES_NO_SIDE)
    return;

  acies_color_set (cr, acies_palette_side (palette, camp->held_by, tone), 1);
  acies_emblem_draw (cr, ACIES_EMBLEM_STANDARD, -size * 0.2, -size * 0.4, size * 0.8);
}

void
acies_paint_camp (cairo_t              *cr,
                  const AciesLayout    *layout,
                  const AciesStyle     *style,
                  const AciesSceneCamp *camp,
                  AciesMarks            marks)
{
  const AciesPalette *palette = &style->palette;
  const double        width = camp->width * layout->scale, depth = camp->depth * layout->scale;
  const double        pen = CLAMP (width / PLAIN_WIDTH, 0.3, 2);
  const double        angle = camp->pose.facing / 100.0 * G_PI / 180;
  const AciesColor    ink = acies_palette_get (palette, ACIES_COLOR_CAMP);
  double              x, y;

  g_return_if_fail (cr != NULL && layout != NULL && camp != NULL);

  acies_table_to_board (layout, camp->pose.x, camp->pose.y, &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  palisade_path (cr, width, depth, 0);
  acies_color_set (cr, acies_color_mix (acies_palette_get (palette, ACIES_COLOR_GROUND), ink, 0.16),
                   1);
  cairo_fill (cr);
  draw_palisade (cr, ink, width, depth, pen);
  draw_marks (cr, palette, width, depth, pen, marks);
  cairo_translate (cr, 0, depth / 2);
  cairo_rotate (cr, -angle);
  draw_tents (cr, palette, camp, 0.66 * MIN (width, depth));
  cairo_restore (cr);
}

AciesMarks
acies_token_marks_of (const AciesTokenMarks *marks, const AciesSceneToken *token)
{
  const AciesUnits bit = ACIES_UNIT_BIT (token->unit);
  AciesMarks       found = 0;

  if (marks == NULL)
    return 0;

  if ((marks->selected[token->side] & bit) != 0)
    found |= ACIES_MARK_SELECTED;
  if ((marks->targets[token->side] & bit) != 0)
    found |= ACIES_MARK_TARGET;
  if ((marks->choices[token->side] & bit) != 0)
    found |= ACIES_MARK_LEGAL;

  return found;
}

void
acies_paint_commander (cairo_t                *cr,
                       const AciesLayout      *layout,
                       const AciesStyle       *style,
                       const AciesSceneLeader *leader,
                       AciesMarks              marks)
{
  const AciesLeaderPlace *place =
    acies_layout_find_leader (layout, leader->side, leader->commander);
  AciesPlate plate = { .leader = leader };

  if (place == NULL)
    return;

  plate.radius = place->radius;
  plate.font = place->font;
  acies_paint_plate (cr, style, &plate, place->box.x, place->box.y + place->radius);
  if ((marks & (ACIES_MARK_CURSOR | ACIES_MARK_HOVER | ACIES_MARK_SELECTED)) == 0)
    return;

  cairo_new_path (cr);
  cairo_rectangle (cr, place->box.x - PLATE_GAP, place->box.y - PLATE_GAP,
                   place->box.width + 2 * PLATE_GAP, place->box.height + 2 * PLATE_GAP);
  acies_color_set (cr, acies_palette_get (&style->palette, ACIES_COLOR_SELECTION), 1);
  cairo_set_line_width (cr, (marks & (ACIES_MARK_CURSOR | ACIES_MARK_SELECTED)) != 0 ? CURSOR_LINE
                                                                                     : HOVER_LINE);
  cairo_stroke (cr);
}

void
acies_paint_table (cairo_t               *cr,
                   const AciesLayout     *layout,
                   const AciesStyle      *style,
                   const AciesTokenMarks *marks)
{
  const AciesScene *scene = layout->scene;

  for (guint i = 0; i < scene->camps->len; i++)
    acies_paint_camp (cr, layout, style, &g_array_index (scene->camps, AciesSceneCamp, i), 0);
  acies_paint_fronts (cr, layout, style);
  for (guint i = 0; i < layout->tokens->len; i++)
    {
      const guint            index = g_array_index (layout->tokens, AciesTokenPlace, i).token;
      const AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, index);

      if (marks == NULL || (marks->hidden[token->side] & ACIES_UNIT_BIT (token->unit)) == 0)
        acies_paint_base (cr, layout, style, token, acies_token_marks_of (marks, token));
    }
  acies_paint_ties (cr, layout, style);
  for (guint i = 0; i < scene->leaders->len; i++)
    {
      const AciesSceneLeader *leader = &g_array_index (scene->leaders, AciesSceneLeader, i);

      if (!acies_token_marks_hide_leader (marks, leader))
        acies_paint_commander (cr, layout, style, leader, 0);
    }
}
