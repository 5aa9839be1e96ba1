/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* Times of drawing, in milliseconds a picture: ground, all tokens, one zone, thumbnail. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene-fixture.h"

#include "scene/acies-export.h"
#include "scene/acies-paint.h"

#define ROUNDS 20

typedef struct
{
  const AciesScene *scene;
  AciesStyle        style;
  AciesLayout      *layout;
  cairo_t          *cr;
} Bench;

static void
lay_out (Bench *b)
{
  acies_layout_free (
    acies_layout_new (b->scene, &b->style, b->layout->cell_width, b->layout->cell_height));
}

static void
draw_ground (Bench *b)
{
  acies_paint_ground (b->cr, b->layout, &b->style);
}

static void
draw_tokens (Bench *b)
{
  for (int cell = 0; cell < 20; cell++)
    acies_paint_zone_tokens (b->cr, b->layout, &b->style, cell, NULL);
}

static void
draw_zone (Bench *b)
{
  acies_paint_zone_tokens (b->cr, b->layout, &b->style, 7, NULL);
}

static void
draw_thumbnail (Bench *b)
{
  cairo_surface_destroy (acies_export_thumbnail (b->scene, &b->style, 248, 136, 2));
}

static const struct
{
  const char *name;
  void (*run) (Bench *b);
} jobs[] = {
  { "layout", lay_out },
  { "ground", draw_ground },
  { "tokens", draw_tokens },
  { "zone of 12", draw_zone },
  { "thumbnail", draw_thumbnail },
};

static void
measure (const char *name, AciesScene *scene, int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  Bench            b = { .scene = scene, .cr = cairo_create (surface) };

  acies_style_init (&b.style, ACIES_PALETTE_LIGHT, ACIES_PAIR_CRIMSON_AZURE);
  b.layout = acies_layout_new (scene, &b.style, width / 5.0, height / 4.0);
  for (guint i = 0; i < G_N_ELEMENTS (jobs); i++)
    {
      gint64 start;

      jobs[i].run (&b);
      start = g_get_monotonic_time ();
      for (guint n = 0; n < ROUNDS; n++)
        jobs[i].run (&b);
      g_print ("%-10s %4d x %-4d %-10s %7.2f ms\n", name, width, height, jobs[i].name,
               (g_get_monotonic_time () - start) / 1000.0 / ROUNDS);
    }
  acies_layout_free (b.layout);
  cairo_destroy (b.cr);
  cairo_surface_destroy (surface);
}

int
main (void)
{
  static const int sizes[][2] = { { 1000, 640 }, { 1920, 1080 } };
  AciesScene      *cannae = scene_fixture_cannae (), *terrain = scene_fixture_terrain ();

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      measure ("cannae", cannae, sizes[i][0], sizes[i][1]);
      measure ("terrain", terrain, sizes[i][0], sizes[i][1]);
    }
  acies_scene_free (cannae);
  acies_scene_free (terrain);
  return 0;
}
