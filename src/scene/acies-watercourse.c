/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-watercourse.h"

#include "scene/acies-noise.h"

#include <math.h>

#define RIVER_WIDTH  0.17 /* of the zone's shorter side */
#define STREAM_WIDTH 0.075
#define WIDTH_LEAST  2.5  /* px */
#define SAMPLES      12   /* between two nodes */
#define RUN_OFF      0.75 /* zones: how far beyond the last node it leaves the board */
#define SOURCE_WIDTH 0.12 /* part of the width where it springs */

/* A course as zones, and as the nodes of its curve. */
typedef struct
{
  const AciesGround *ground;
  const gint16      *cells;
  guint              n_cells;
  GArray            *nodes;         /* AciesReliefPoint, board pixels */
  gboolean           springs, ends; /* within the board, at the first and the last node */
} Builder;

static void
add_node (Builder *b, double x, double y)
{
  const AciesReliefPoint node = { x, y };

  g_array_append_val (b->nodes, node);
}

/* The zone's middle, a little displaced. */
static AciesReliefPoint
zone_node (const Builder *b, int cell)
{
  const AciesLayout *layout = b->ground->layout;
  const int          columns = (int) layout->scene->columns;

  return (AciesReliefPoint){
    (cell % columns + 0.5 + 0.34 * (acies_noise ("course-x", cell, 0) - 0.5)) * layout->cell_width,
    (cell / columns + 0.5 + 0.24 * (acies_noise ("course-y", cell, 0) - 0.5)) * layout->cell_height,
  };
}

/* The edge by which the course leaves the board at its end @cell, coming from @before: into the sea
 * if it lies there, else off the field, as straight on as possible. -1: it stays within. */
static int
leaving_edge (const Builder *b, int cell, int before)
{
  static const gint8 step[4][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };
  const int          columns = (int) b->ground->layout->scene->columns;
  const guint        sea = acies_ground_sea_edges (b->ground, cell);
  const int          dx = before == ACIES_NO_CELL ? 0 : cell % columns - before % columns;
  const int          dy = before == ACIES_NO_CELL ? 0 : cell / columns - before / columns;
  int                best = -1, best_score = -1;

  for (AciesFacing edge = 0; edge < 4; edge++)
    {
      const int      straight = step[edge][0] * dx + step[edge][1] * dy;
      const gboolean wet = (sea & 1u << edge) != 0;
      const gboolean off = acies_ground_neighbour (b->ground, cell, edge) == ACIES_NO_CELL;
      const int      score = straight + (wet ? 3 : 0);

      if ((wet || off) && straight >= 0 && score > best_score)
        {
          best = (int) edge;
          best_score = score;
        }
    }
  return best;
}

static void
add_run_off (Builder *b, int cell, int edge)
{
  static const gint8     step[4][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };
  const AciesReliefPoint node = zone_node (b, cell);

  add_node (b, node.x + step[edge][0] * RUN_OFF * b->ground->layout->cell_width,
            node.y + step[edge][1] * RUN_OFF * b->ground->layout->cell_height);
}

/* Between two zones: two gentle bends, or straight through the corner that they share. */
static void
add_passage (Builder *b, guint n)
{
  const AciesLayout     *layout = b->ground->layout;
  const int              columns = (int) layout->scene->columns;
  const int              from = b->cells[n], to = b->cells[n + 1];
  const AciesReliefPoint p = zone_node (b, from), q = zone_node (b, to);
  const double           length = MAX (hypot (q.x - p.x, q.y - p.y), 1e-6);
  const double           nx = -(q.y - p.y) / length, ny = (q.x - p.x) / length;
  const double           swing = (0.25 + 0.75 * acies_noise ("bend", from, to)) * 0.10 *
                       MIN (layout->cell_width, layout->cell_height) * (n % 2 != 0 ? 1 : -1);

  if (from % columns != to % columns && from / columns != to / columns)
    {
      add_node (b, MAX (from % columns, to % columns) * layout->cell_width,
                MAX (from / columns, to / columns) * layout->cell_height);
      return;
    }
  add_node (b, p.x + (q.x - p.x) * 0.33 + nx * swing, p.y + (q.y - p.y) * 0.33 + ny * swing);
  add_node (b, p.x + (q.x - p.x) * 0.68 - nx * swing, p.y + (q.y - p.y) * 0.68 - ny * swing);
}

/* A lone zone: from edge to edge in a corner or along a side, else a short reach within. */
static void
add_lone_zone (Builder *b)
{
  const AciesReliefPoint node = zone_node (b, b->cells[0]);
  const double           reach = 0.36 * b->ground->layout->cell_width;
  int                    edges[4], n = 0;

  for (AciesFacing edge = 0; edge < 4; edge++)
    if (acies_ground_neighbour (b->ground, b->cells[0], edge) == ACIES_NO_CELL)
      edges[n++] = (int) edge;

  b->springs = n < 1;
  b->ends = n < 2;
  if (n > 0)
    add_run_off (b, b->cells[0], edges[0]);
  else
    add_node (b, node.x - reach, node.y - reach * 0.2);
  add_node (b, node.x, node.y);
  if (n > 1)
    add_run_off (b, b->cells[0], edges[n - 1]);
  else if (n == 0)
    add_node (b, node.x + reach, node.y + reach * 0.2);
  else
    add_node (b, node.x + (edges[0] % 2 == 0 ? reach * 0.4 : 0),
              node.y + (edges[0] % 2 == 0 ? 0 : reach * 0.4));
}

static void
add_chain (Builder *b)
{
  const guint last = b->n_cells - 1;
  const int   in = leaving_edge (b, b->cells[0], b->cells[1]);
  const int   out = leaving_edge (b, b->cells[last], b->cells[last - 1]);

  b->springs = in < 0;
  b->ends = out < 0;
  if (in >= 0)
    add_run_off (b, b->cells[0], in);
  for (guint n = 0; n <= last; n++)
    {
      const AciesReliefPoint node = zone_node (b, b->cells[n]);

      add_node (b, node.x, node.y);
      if (n < last)
        add_passage (b, n);
    }
  if (out >= 0)
    add_run_off (b, b->cells[last], out);
}

/* Catmull-Rom through the nodes. */
static double
spline (double before, double from, double to, double after, double t)
{
  const double c1 = (to - before) / 2, c2 = before - 2.5 * from + 2 * to - after / 2;
  const double c3 = (after - before) / 2 + 1.5 * (from - to);

  return ((c3 * t + c2) * t + c1) * t + from;
}

static AciesReliefPoint
curve_at (const GArray *nodes, guint sample)
{
  const AciesReliefPoint *p = &g_array_index (nodes, AciesReliefPoint, 0);
  const guint             last = nodes->len - 1;
  const guint             i = MIN (sample / SAMPLES, last - 1);
  const double            t = (double) sample / SAMPLES - i;
  const AciesReliefPoint *before = &p[i > 0 ? i - 1 : 0], *after = &p[MIN (i + 2, last)];

  return (AciesReliefPoint){ spline (before->x, p[i].x, p[i + 1].x, after->x, t),
                             spline (before->y, p[i].y, p[i + 1].y, after->y, t) };
}

/* Part of the width at a sample: less towards a spring or an end within the board, else it varies a
 * little. */
static double
swell (const Builder *b, guint sample, guint n_samples)
{
  const double taper = 2.5 * SAMPLES;
  const double from = b->springs ? MIN (sample / taper, 1) : 1;
  const double to = b->ends ? MIN ((n_samples - 1 - sample) / taper, 1) : 1;
  const double least = MIN (from, to);

  return (SOURCE_WIDTH + (1 - SOURCE_WIDTH) * least) *
         (1 + 0.09 * acies_noise_smooth ("width", b->cells[0] * 7.3 + sample / 9.0, 0.5));
}

static GArray *
sample_course (const Builder *b, double width)
{
  GArray     *points = g_array_new (FALSE, FALSE, sizeof (AciesCoursePoint));
  const guint n_samples = (b->nodes->len - 1) * SAMPLES + 1;

  for (guint i = 0; i < n_samples; i++)
    {
      const AciesReliefPoint at = curve_at (b->nodes, i);
      const AciesReliefPoint before = curve_at (b->nodes, i > 0 ? i - 1 : 0);
      const AciesReliefPoint after = curve_at (b->nodes, MIN (i + 1, n_samples - 1));
      const double           length = MAX (hypot (after.x - before.x, after.y - before.y), 1e-9);
      const AciesCoursePoint point = { at.x, at.y, (after.y - before.y) / length,
                                       -(after.x - before.x) / length,
                                       width / 2 * swell (b, i, n_samples) };

      g_array_append_val (points, point);
    }
  return points;
}

static void
line_free (gpointer data)
{
  AciesCourseLine *line = data;

  g_array_unref (line->points);
  g_free (line);
}

static void
add_course (GPtrArray *lines, const AciesGround *ground, const AciesSceneWatercourse *course)
{
  const double     shorter = MIN (ground->layout->cell_width, ground->layout->cell_height);
  AciesCourseLine *line;
  Builder          b = { .ground = ground, .cells = course->cells, .n_cells = course->n_cells };

  if (course->n_cells == 0)
    return;

  b.nodes = g_array_new (FALSE, FALSE, sizeof (AciesReliefPoint));
  if (b.n_cells == 1)
    add_lone_zone (&b);
  else
    add_chain (&b);

  line = g_new0 (AciesCourseLine, 1);
  line->river = course->river;
  line->name = course->name;
  line->width = MAX (shorter * (course->river ? RIVER_WIDTH : STREAM_WIDTH), WIDTH_LEAST);
  line->points = sample_course (&b, line->width);
  g_array_unref (b.nodes);
  g_ptr_array_add (lines, line);
}

/* The next zone of @mask beside @cell: over an edge rather than over a corner. */
static int
next_wet_zone (const AciesGround *ground, const gboolean *mask, int cell)
{
  for (AciesFacing edge = 0; edge < 4; edge++)
    {
      const int beside = acies_ground_neighbour (ground, cell, edge);

      if (beside != ACIES_NO_CELL && mask[beside])
        return beside;
    }
  for (AciesFacing edge = 0; edge < 4; edge++)
    {
      const int beside = acies_ground_neighbour (ground, cell, edge);
      const int corner = beside == ACIES_NO_CELL
                           ? ACIES_NO_CELL
                           : acies_ground_neighbour (ground, beside, (edge + 1) % 4);

      if (corner != ACIES_NO_CELL && mask[corner])
        return corner;
    }
  return ACIES_NO_CELL;
}

static guint
wet_neighbours (const AciesGround *ground, const gboolean *mask, int cell)
{
  guint n = 0;

  for (AciesFacing edge = 0; edge < 4; edge++)
    {
      const int beside = acies_ground_neighbour (ground, cell, edge);

      n += beside != ACIES_NO_CELL && mask[beside];
    }
  return n;
}

/* Zones that have water of a kind but are in no course: chains of neighbours, begun at an end. */
static void
add_unnamed_courses (GPtrArray *lines, const AciesGround *ground, AciesTerrain kind)
{
  const AciesScene    *scene = ground->layout->scene;
  const int            n_cells = (int) (scene->columns * scene->rows);
  g_autofree gboolean *mask = acies_ground_mask (ground, kind);

  if (mask == NULL)
    return;

  for (guint i = 0; i < scene->watercourses->len; i++)
    {
      const AciesSceneWatercourse *course =
        &g_array_index (scene->watercourses, AciesSceneWatercourse, i);

      for (guint k = 0; k < course->n_cells; k++)
        mask[course->cells[k]] = FALSE;
    }
  for (guint ends = 0; ends <= 4; ends++)
    for (int cell = 0; cell < n_cells; cell++)
      if (mask[cell] && wet_neighbours (ground, mask, cell) <= ends)
        {
          AciesSceneWatercourse course = { .river = kind == ACIES_TERRAIN_RIVER };

          for (int at = cell; at != ACIES_NO_CELL && course.n_cells < G_N_ELEMENTS (course.cells);
               at = next_wet_zone (ground, mask, at))
            {
              mask[at] = FALSE;
              course.cells[course.n_cells++] = (gint16) at;
            }
          add_course (lines, ground, &course);
        }
}

GPtrArray *
acies_course_lines (const AciesGround *ground)
{
  const AciesScene *scene = ground->layout->scene;
  GPtrArray        *lines = g_ptr_array_new_with_free_func (line_free);

  for (guint i = 0; i < scene->watercourses->len; i++)
    add_course (lines, ground, &g_array_index (scene->watercourses, AciesSceneWatercourse, i));
  add_unnamed_courses (lines, ground, ACIES_TERRAIN_RIVER);
  add_unnamed_courses (lines, ground, ACIES_TERRAIN_STREAM);
  return lines;
}
