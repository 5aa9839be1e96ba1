/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-paint-area.h"
#include "scene/acies-paint-text.h"
#include "scene/acies-watercourse.h"

#include <math.h>

#define NAME_INSET  10.0 /* px from the zone's left edge to its name */
#define NAME_ROW    12.0 /* px from its top to the middle of the name */
#define LABEL_GAP   8.0  /* px between two labels in one strip */
#define HOUSE_LEAST 4.5  /* px */

/* What has words on it already. */
typedef struct
{
  const AciesGround *ground;
  GArray            *taken; /* AciesRect */
  AciesRect          north; /* the sign for it, in the corner zone */
} Labels;

static int
n_cells (const AciesGround *self)
{
  return (int) (self->layout->scene->columns * self->layout->scene->rows);
}

static double
text_factor (const AciesGround *self)
{
  return CLAMP (self->style->text_scale, 0.5, 3);
}

static gboolean
overlaps (const AciesRect *a, const AciesRect *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height &&
         b->y < a->y + a->height;
}

static void
paint_zone_name (Labels *labels, int cell)
{
  const AciesGround    *self = labels->ground;
  const AciesSceneCell *zone = &self->layout->scene->cells[cell];
  const AciesRect      *rect = &self->layout->cells[cell].rect;
  const double          standard =
    zone->key_side != ACIES_NO_SIDE ? acies_ground_standard_size (self) + 4 : 0;
  const double         row = NAME_ROW * MAX (self->layout->zone_font * text_factor (self) / 11, 1);
  const AciesTextStyle text = {
    .size = self->layout->zone_font,
    .max_width = rect->width - 2 * NAME_INSET - standard -
                 (overlaps (rect, &labels->north) ? labels->north.width : 0),
    .color = acies_ground_color (self, ACIES_COLOR_ZONE_LABEL),
    .halo = 1.5,
  };
  AciesRect box = { rect->x + NAME_INSET, rect->y, 0, 2 * row };

  if ((self->style->shown & ACIES_SHOWN_ZONE_NAMES) == 0 || zone->name == NULL ||
      text.size <= 0 || text.max_width < 20)
    return;

  box.width = acies_text_draw (self->cr, self->style, &text, box.x, rect->y + row, zone->name);
  g_array_append_val (labels->taken, box);
}

/* Four houses around (@x, @y). */
void
acies_ground_draw_houses (const AciesGround *self, double x, double y, double size)
{
  static const double houses[][3] = {
    { 0, -0.75, 1.2 },
    { -1.05, -0.1, 1.0 },
    { 1.05, -0.1, 0.9 },
    { 0.1, 0.45, 0.8 },
  };
  static const double outline[][2] = {
    { -0.52, -0.02 },
    { 0, -0.55 },
    { 0.52, -0.02 },
    { 0.36, -0.02 },
    { 0.36, 0.4 },
    { -0.36, 0.4 },
    { -0.36, -0.02 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (houses); i++)
    {
      cairo_new_sub_path (self->cr);
      for (guint k = 0; k < G_N_ELEMENTS (outline); k++)
        cairo_line_to (self->cr, x + houses[i][0] * size + outline[k][0] * size * houses[i][2],
                       y + houses[i][1] * size + outline[k][1] * size * houses[i][2]);
      cairo_close_path (self->cr);
    }
  acies_color_set (self->cr, acies_ground_color (self, ACIES_COLOR_GROUND), 0.9);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (self->cr, MIN (size * 0.5, 4));
  cairo_stroke_preserve (self->cr);
  acies_color_set (self->cr, acies_ground_color (self, ACIES_COLOR_SETTLEMENT), 1);
  cairo_fill (self->cr);
}

static gboolean
is_free (const Labels *labels, const AciesRect *box)
{
  for (guint i = 0; i < labels->taken->len; i++)
    if (overlaps (box, &g_array_index (labels->taken, AciesRect, i)))
      return FALSE;
  return TRUE;
}

/* Part of the spare width of its strip that is left of a label. */
static double
label_side (const AciesSceneLabel *label)
{
  if (label->edge == ACIES_FACING_WEST)
    return 0;

  return label->edge == ACIES_FACING_EAST ? 1 : 0.5;
}

/* Where in its strip a label of this width stands: towards the edge that it names, else in the
 * middle; elsewhere in the strip if another label is there. */
static AciesRect
label_box (const Labels *labels, const AciesSceneLabel *label, double width)
{
  const AciesCellPlace *place = &labels->ground->layout->cells[label->cell];
  const AciesRect       strip = label->edge == ACIES_FACING_NORTH ? place->head : place->foot;
  const double          spare = MAX (strip.width - width, 0);
  const double          sides[] = { label_side (label), 0, 1, label_side (label) };
  AciesRect             box = { 0, strip.y, width, strip.height };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      box.x = strip.x + spare * sides[i];
      if (is_free (labels, &box))
        break;
    }
  return box;
}

/* Along the shore, in the water. */
static void
paint_sea_label (Labels *labels, const AciesSceneLabel *label, guint edges)
{
  const AciesGround *self = labels->ground;
  const AciesRect   *rect = &self->layout->cells[label->cell].rect;
  const gboolean     west = (edges & 1u << ACIES_FACING_WEST) != 0;
  const gboolean     north = (edges & 1u << ACIES_FACING_NORTH) != 0;
  const gboolean       upright = (edges & (1u << ACIES_FACING_WEST | 1u << ACIES_FACING_EAST)) != 0;
  const double         in = 0.13;
  const AciesTextStyle text = {
    .size = self->layout->label_font,
    .italic = TRUE,
    .anchor = ACIES_TEXT_MIDDLE,
    .max_width = upright ? rect->height - 8 : rect->width - 8,
    .color = acies_ground_color (self, ACIES_COLOR_COAST_INK),
    .halo = 2,
    .halo_name = ACIES_COLOR_SEA,
  };

  cairo_save (self->cr);
  if (upright)
    {
      cairo_translate (self->cr, rect->x + rect->width * (west ? in : 1 - in),
                       rect->y + rect->height * 0.55);
      cairo_rotate (self->cr, west ? -G_PI / 2 : G_PI / 2);
    }
  else
    cairo_translate (self->cr, rect->x + rect->width * 0.5,
                     rect->y + rect->height * (north ? in + 0.06 : 1 - in));
  acies_text_draw (self->cr, self->style, &text, 0, 0, label->text);
  cairo_restore (self->cr);
}

/* Without room for words a settlement is its houses alone, at its edge of the zone. */
static void
paint_bare_houses (const AciesGround *self, const AciesSceneLabel *label)
{
  const AciesRect *rect = &self->layout->cells[label->cell].rect;
  const double     size = MAX (0.08 * MIN (rect->width, rect->height), HOUSE_LEAST);
  double           x = rect->x + rect->width / 2, y = rect->y + rect->height - size * 1.1;

  if (label->edge == ACIES_FACING_WEST)
    x = rect->x + size * 2;
  else if (label->edge == ACIES_FACING_EAST)
    x = rect->x + rect->width - size * 2;
  else if (label->edge == ACIES_FACING_NORTH)
    y = rect->y + size * 1.6;
  acies_ground_draw_houses (self, x, y, size);
}

/* The houses, if it is a settlement, and the words in one line. */
static void
paint_label (Labels *labels, const AciesSceneLabel *label)
{
  const AciesGround    *self = labels->ground;
  const AciesCellPlace *place = &self->layout->cells[label->cell];
  const double          strip = MAX (place->head.height, place->foot.height);
  const double          house = label->settlement ? strip * 0.42 : 0;
  const guint           sea = label->edge < 0 ? acies_ground_sea_edges (self, label->cell) : 0;
  AciesRect             box;
  AciesTextStyle        text = { .size = self->layout->label_font, .italic = TRUE, .halo = 2 };

  text.color = acies_ground_color (self, ACIES_COLOR_ZONE_LABEL);
  text.max_width = MAX (place->foot.width - house * 3.6, 1);
  if (label->settlement)
    {
      text.size = self->layout->settlement_font;
      text.italic = FALSE;
      text.color = acies_ground_color (self, ACIES_COLOR_SETTLEMENT);
    }
  if (text.size <= 0 || label->text == NULL)
    {
      if (label->settlement)
        paint_bare_houses (self, label);
      return;
    }
  if (sea != 0 && !label->settlement)
    {
      paint_sea_label (labels, label, sea);
      return;
    }
  box = label_box (labels, label,
                   house * 3.6 + acies_text_measure (self->style, &text, label->text, NULL));
  if (house > 0)
    acies_ground_draw_houses (self, box.x + house * 1.6, box.y + box.height * 0.52, house);
  acies_text_draw (self->cr, self->style, &text, box.x + house * 3.6, box.y + box.height / 2,
                   label->text);
  box.x -= LABEL_GAP;
  box.width += 2 * LABEL_GAP;
  g_array_append_val (labels->taken, box);
}

/* Does water run through @box? */
static gboolean
is_wet (const GPtrArray *lines, const AciesRect *box)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const AciesCourseLine *line = g_ptr_array_index (lines, i);

      for (guint k = 0; k < line->points->len; k++)
        {
          const AciesCoursePoint *p = &g_array_index (line->points, AciesCoursePoint, k);
          const AciesRect         wide = { box->x - p->half, box->y - p->half,
                                           box->width + 2 * p->half, box->height + 2 * p->half };

          if (acies_rect_contains (&wide, p->x, p->y))
            return TRUE;
        }
    }
  return FALSE;
}

/* How bad a place for a name is: off the board or on something else 1000, across a border 10; and
 * the farther from the ends of the course, the worse, as battles are fought in its middle. */
static double
badness (const Labels *labels, const GPtrArray *lines, const AciesRect *box, double from_end)
{
  const AciesLayout *layout = labels->ground->layout;
  const double       width = layout->cell_width * layout->scene->columns;
  const double       height = layout->cell_height * layout->scene->rows;
  double             bad = from_end;

  if (box->x < 3 || box->y < 3 || box->x + box->width > width - 3 ||
      box->y + box->height > height - 3)
    return 1000;
  if (!is_free (labels, box) || is_wet (lines, box))
    return 1000;
  if (floor (box->x / layout->cell_width) != floor ((box->x + box->width) / layout->cell_width))
    bad += 10;
  if (floor (box->y / layout->cell_height) != floor ((box->y + box->height) / layout->cell_height))
    bad += 10;
  return bad;
}

/* A name beside a point of the course, @out px from it to the left of the flow. */
static AciesRect
name_box (const AciesCoursePoint *p, double out, double width, double height)
{
  const double dx = p->nx * out, dy = p->ny * out;
  const double back = (dx < 0 ? width : 0) * fabs (p->nx) + width / 2 * fabs (p->ny);
  const double down = (dy > 0 ? 0.5 : -0.5) * height * fabs (p->ny);

  return (AciesRect){ p->x + dx - back, p->y + dy - height / 2 + down, width, height };
}

/* Tries both sides of the water all along it. */
static void
paint_water_name (Labels *labels, const GPtrArray *lines, const AciesCourseLine *line)
{
  const AciesGround *self = labels->ground;
  AciesTextStyle     text = { .size = self->layout->label_font, .italic = TRUE, .halo = 2 };
  double             best = 1000, height;
  AciesRect          found = { 0, 0, 0, 0 };
  const double       width = acies_text_measure (self->style, &text, line->name, &height);
  const double       clear = 4 * self->pen;

  for (guint k = 0; k < 2 * line->points->len; k++)
    {
      const AciesCoursePoint *p = &g_array_index (line->points, AciesCoursePoint, k / 2);
      const double            out = (k % 2 != 0 ? 1 : -1) * (p->half + clear);
      const double            end = MIN (1.2 * (k / 2), line->points->len - k / 2) / 12.0;
      const AciesRect         box = name_box (p, out, width, height);
      const double            bad = badness (labels, lines, &box, end);

      if (bad < best)
        {
          best = bad;
          found = box;
        }
    }
  if (best >= 1000)
    return;

  text.color = acies_ground_color (self, ACIES_COLOR_WATER_INK);
  acies_text_draw (self->cr, self->style, &text, found.x, found.y + height / 2, line->name);
  g_array_append_val (labels->taken, found);
}

/* No name of a watercourse stands in the sea. */
static void
take_sea (Labels *labels)
{
  const AciesGround *self = labels->ground;
  const double       depth = 0.42;

  for (int cell = 0; cell < n_cells (self); cell++)
    for (AciesFacing edge = 0; edge < 4; edge++)
      if (acies_ground_sea_edges (self, cell) & 1u << edge)
        {
          AciesRect strip = self->layout->cells[cell].rect;

          if (edge == ACIES_FACING_EAST)
            strip.x += strip.width * (1 - depth);
          else if (edge == ACIES_FACING_SOUTH)
            strip.y += strip.height * (1 - depth);
          strip.width *= edge % 2 != 0 ? depth : 1;
          strip.height *= edge % 2 == 0 ? depth : 1;
          g_array_append_val (labels->taken, strip);
        }
}

static void
paint_water_names (Labels *labels)
{
  g_autoptr (GPtrArray) lines = acies_course_lines (labels->ground);

  take_sea (labels);
  for (guint i = 0; i < lines->len; i++)
    {
      const AciesCourseLine *line = g_ptr_array_index (lines, i);

      if (line->name != NULL && line->name[0] != '\0')
        paint_water_name (labels, lines, line);
    }
}

void
acies_ground_paint_labels (const AciesGround *self)
{
  const GArray      *scene_labels = self->layout->scene->labels;
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (AciesRect));
  Labels             labels = { self, taken, acies_ground_paint_north (self) };

  g_array_append_val (taken, labels.north);
  for (int cell = 0; cell < n_cells (self); cell++)
    paint_zone_name (&labels, cell);
  for (guint i = 0; i < scene_labels->len; i++)
    {
      const AciesSceneLabel *label = &g_array_index (scene_labels, AciesSceneLabel, i);

      if (label->cell >= 0 && label->cell < n_cells (self))
        paint_label (&labels, label);
    }
  if (self->layout->label_font > 0)
    paint_water_names (&labels);
}
