/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-relief.h"

#include "scene/acies-noise.h"

#include <math.h>
#include <string.h>

/* Marching squares over the samples and a ring of low ground around them. The lines cross edges
 * between samples: first those to the right of a sample, then those below. */
typedef struct
{
  const AciesRelief *relief;
  double             level;
  guint              width, height; /* samples with the ring */
  gint32            *links;         /* two a crossing: those before and behind it, -1 none */
} Tracer;

AciesRelief *
acies_relief_new (guint columns, guint rows)
{
  AciesRelief *self = g_new0 (AciesRelief, 1);

  self->columns = columns;
  self->rows = rows;
  self->nx = (guint) ((columns + 2 * ACIES_RELIEF_BORDER) * ACIES_RELIEF_DETAIL) + 1;
  self->ny = (guint) ((rows + 2 * ACIES_RELIEF_BORDER) * ACIES_RELIEF_DETAIL) + 1;
  self->values = g_new0 (double, self->nx * self->ny);
  return self;
}

void
acies_relief_free (AciesRelief *self)
{
  if (self == NULL)
    return;

  g_free (self->values);
  g_free (self);
}

static double
sample_position (guint i)
{
  return (double) i / ACIES_RELIEF_DETAIL - ACIES_RELIEF_BORDER;
}

/* How much of zone @k of @n in a row is seen from @at through the blur. */
static double
blurred_zone (double at, guint k, guint n, double sigma, double beyond)
{
  const double from = k == 0 ? -beyond : (double) k, to = k + 1 == n ? n + beyond : k + 1.0;

  return 0.5 * (erf ((at - from) / (sigma * G_SQRT2)) - erf ((at - to) / (sigma * G_SQRT2)));
}

void
acies_relief_blur (AciesRelief *self, const gboolean *mask, double sigma, double beyond)
{
  g_autofree double *across = g_new (double, self->nx * self->columns);
  g_autofree double *down = g_new (double, self->ny * self->rows);

  for (guint i = 0; i < self->nx; i++)
    for (guint c = 0; c < self->columns; c++)
      across[i * self->columns + c] =
        blurred_zone (sample_position (i), c, self->columns, sigma, beyond);
  for (guint j = 0; j < self->ny; j++)
    for (guint r = 0; r < self->rows; r++)
      down[j * self->rows + r] = blurred_zone (sample_position (j), r, self->rows, sigma, beyond);

  for (guint n = 0; n < self->nx * self->ny; n++)
    {
      const double *x = across + n % self->nx * self->columns;
      const double *y = down + n / self->nx * self->rows;
      double        sum = 0;

      for (guint cell = 0; cell < self->columns * self->rows; cell++)
        if (mask[cell])
          sum += x[cell % self->columns] * y[cell / self->columns];
      self->values[n] = sum;
    }
}

void
acies_relief_map (AciesRelief *self, AciesReliefFunc func, gpointer data)
{
  for (guint n = 0; n < self->nx * self->ny; n++)
    self->values[n] = func (sample_position (n % self->nx), sample_position (n / self->nx),
                            self->values[n], data);
}

double
acies_relief_at (const AciesRelief *self, double x, double y)
{
  const double  sx = CLAMP ((x + ACIES_RELIEF_BORDER) * ACIES_RELIEF_DETAIL, 0, self->nx - 1.001);
  const double  sy = CLAMP ((y + ACIES_RELIEF_BORDER) * ACIES_RELIEF_DETAIL, 0, self->ny - 1.001);
  const guint   i = (guint) sx, j = (guint) sy;
  const double  u = sx - i, v = sy - j;
  const double *top = self->values + j * self->nx + i, *bottom = top + self->nx;

  return (top[0] * (1 - u) + top[1] * u) * (1 - v) + (bottom[0] * (1 - u) + bottom[1] * u) * v;
}

void
acies_relief_warp (AciesRelief *self, const char *what, double amount, double pace)
{
  g_autofree char   *other = g_strconcat (what, "'", NULL);
  g_autofree double *bent = g_new (double, self->nx * self->ny);
  guint              n;

  for (n = 0; n < self->nx * self->ny; n++)
    {
      const double x = sample_position (n % self->nx), y = sample_position (n / self->nx);

      bent[n] = acies_relief_at (self, x + amount * acies_noise_smooth (what, x * pace, y * pace),
                                 y + amount * acies_noise_smooth (other, x * pace, y * pace));
    }
  memcpy (self->values, bent, n * sizeof (double));
}

/* Above the level by how much; the ring lies low. */
static double
excess (const Tracer *tracer, guint i, guint j)
{
  const AciesRelief *relief = tracer->relief;

  if (i == 0 || j == 0 || i > relief->nx || j > relief->ny)
    return -1;

  return relief->values[(j - 1) * relief->nx + i - 1] - tracer->level;
}

static guint
edge_right (const Tracer *tracer, guint i, guint j)
{
  return j * tracer->width + i;
}

static guint
edge_below (const Tracer *tracer, guint i, guint j)
{
  return (tracer->height + j) * tracer->width + i;
}

static void
add_link (Tracer *tracer, guint from, guint to)
{
  gint32 *links = tracer->links + 2 * from;

  links[links[0] < 0 ? 0 : 1] = (gint32) to;
}

static void
join (Tracer *tracer, guint one, guint other)
{
  add_link (tracer, one, other);
  add_link (tracer, other, one);
}

/* Joins the crossings on the four edges of one square, going round from the top. */
static void
trace_square (Tracer *tracer, guint i, guint j)
{
  const double corners[4] = { excess (tracer, i, j), excess (tracer, i + 1, j),
                              excess (tracer, i + 1, j + 1), excess (tracer, i, j + 1) };
  const guint  edges[4] = { edge_right (tracer, i, j), edge_below (tracer, i + 1, j),
                            edge_right (tracer, i, j + 1), edge_below (tracer, i, j) };
  guint        crossed[4], n = 0;

  for (guint k = 0; k < 4; k++)
    if ((corners[k] > 0) != (corners[(k + 1) % 4] > 0))
      crossed[n++] = edges[k];

  if (n == 2)
    join (tracer, crossed[0], crossed[1]);
  else if (n == 4)
    {
      /* A saddle: the middle says which corners belong together. */
      const gboolean high = corners[0] + corners[1] + corners[2] + corners[3] > 0;
      const guint    shift = high == (corners[0] > 0) ? 0 : 1;

      join (tracer, crossed[shift], crossed[shift + 1]);
      join (tracer, crossed[(shift + 2) % 4], crossed[(shift + 3) % 4]);
    }
}

/* Where on its edge the line crosses. */
static AciesReliefPoint
crossing (const Tracer *tracer, guint edge)
{
  const gboolean below = edge >= tracer->height * tracer->width;
  const guint    n = below ? edge - tracer->height * tracer->width : edge;
  const guint    i = n % tracer->width, j = n / tracer->width;
  const double   here = excess (tracer, i, j);
  const double   there = below ? excess (tracer, i, j + 1) : excess (tracer, i + 1, j);
  const double   t = here / (here - there);

  return (AciesReliefPoint){
    (i - 1.0 + (below ? 0 : t)) / ACIES_RELIEF_DETAIL - ACIES_RELIEF_BORDER,
    (j - 1.0 + (below ? t : 0)) / ACIES_RELIEF_DETAIL - ACIES_RELIEF_BORDER,
  };
}

/* Not walked over yet. */
static gboolean
is_open (const Tracer *tracer, gint32 edge)
{
  return tracer->links[2 * edge] >= 0 || tracer->links[2 * edge + 1] >= 0;
}

/* Follows one line from @start until it closes, clearing its links. */
static GArray *
follow (Tracer *tracer, guint start)
{
  GArray *line = g_array_new (FALSE, FALSE, sizeof (AciesReliefPoint));
  gint32  at = (gint32) start, last = -1;

  while (at >= 0)
    {
      gint32                *links = tracer->links + 2 * at;
      const gint32           next = links[0] >= 0 && links[0] != last ? links[0] : links[1];
      const AciesReliefPoint point = crossing (tracer, (guint) at);

      g_array_append_val (line, point);
      links[0] = links[1] = -1;
      last = at;
      at = next >= 0 && is_open (tracer, next) ? next : -1;
    }
  return line;
}

GPtrArray *
acies_relief_contours (const AciesRelief *self, double level)
{
  GPtrArray         *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  Tracer             tracer = { self, level, self->nx + 2, self->ny + 2, NULL };
  const guint        n_edges = 2 * tracer.width * tracer.height;
  g_autofree gint32 *links = g_new (gint32, 2 * n_edges);

  memset (links, -1, 2 * n_edges * sizeof (gint32));
  tracer.links = links;
  for (guint j = 0; j + 1 < tracer.height; j++)
    for (guint i = 0; i + 1 < tracer.width; i++)
      trace_square (&tracer, i, j);
  for (guint edge = 0; edge < n_edges; edge++)
    if (links[2 * edge] >= 0)
      {
        g_autoptr (GArray) line = follow (&tracer, edge);

        if (line->len >= 4)
          g_ptr_array_add (lines, g_steal_pointer (&line));
      }
  return lines;
}
