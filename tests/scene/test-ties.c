/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* What is drawn of how the bases of a free table bear on one another, and of the state that each is in. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "table-fixture.h"

#include "scene/acies-paint-table.h"

#include <string.h>

#define SIZE 600

/* Two bases of either side, front to front, at one px a mm. */
typedef struct
{
  AciesScene  *scene;
  AciesStyle   style;
  AciesLayout *layout;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  acies_style_init (&f->style, ACIES_PALETTE_LIGHT, ACIES_PAIR_CRIMSON_AZURE);
  f->scene = table_fixture_empty (SIZE, SIZE);
  table_fixture_add_base (f->scene, 0, "legionaries", "H 4", 20, 200, 300, 0);
  table_fixture_add_base (f->scene, 0, "legionaries", "H 4", 20, 300, 300, 0);
  table_fixture_add_base (f->scene, 1, "legionaries", "H 4", 20, 200, 300, 180);
  f->layout = acies_layout_new (f->scene, &f->style, SIZE, SIZE);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  acies_layout_free (f->layout);
  acies_scene_free (f->scene);
}

static AciesSceneToken *
token (Fixture *f, guint index)
{
  return &g_array_index (f->scene->tokens, AciesSceneToken, index);
}

static void
add_front (Fixture *f, int side, AciesUnits units)
{
  AciesSceneFront front = { .side = (gint8) side, .units = units, .words = g_strdup ("40 points") };

  g_array_append_val (f->scene->fronts, front);
}

static void
add_tie (Fixture *f, AciesTieKind kind, int from_x, int from_y, int to_x, int to_y)
{
  const AciesSceneTie tie = {
    .kind = (guint8) kind, .side = 0, .other_side = 1,
    .from = { from_x * 100, from_y * 100 }, .to = { to_x * 100, to_y * 100 },
  };

  g_array_append_val (f->scene->ties, tie);
}

static cairo_surface_t *
paint (Fixture *f, void (*draw) (cairo_t *, const AciesLayout *, const AciesStyle *))
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t         *cr = cairo_create (surface);

  draw (cr, f->layout, &f->style);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static guint
alpha_at (cairo_surface_t *surface, int x, int y)
{
  const guint8 *data = cairo_image_surface_get_data (surface);

  return data[y * cairo_image_surface_get_stride (surface) + 4 * x + 3];
}

static guint
count_outside (cairo_surface_t *surface, const AciesRect *box)
{
  guint n = 0;

  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++)
      n += alpha_at (surface, x, y) > 0 && (x < box->x || y < box->y || x > box->x + box->width ||
                                            y > box->y + box->height);

  return n;
}

/* A line has gaps, but one band; another unit is not in it. */
static void
test_band (Fixture *f, gconstpointer data)
{
  cairo_surface_t *surface;
  AciesRect        box;

  table_fixture_add_base (f->scene, 0, "legionaries", "H 4", 20, 500, 300, 0);
  add_front (f, 0, 3);
  surface = paint (f, acies_paint_fronts);
  box = acies_paint_ties_bounds (f->layout, &f->style);
  g_assert_cmpuint (alpha_at (surface, 250, 310), >, 0);
  g_assert_cmpuint (alpha_at (surface, 400, 310), ==, 0);
  g_assert_cmpuint (alpha_at (surface, 500, 310), ==, 0);
  g_assert_cmpuint (count_outside (surface, &box), ==, 0);
  cairo_surface_destroy (surface);
}

/* Nothing to be drawn takes no room. */
static void
test_nothing (Fixture *f, gconstpointer data)
{
  cairo_surface_t *surface = paint (f, acies_paint_ties);
  const AciesRect  box = acies_paint_ties_bounds (f->layout, &f->style);
  const AciesRect  nowhere = { -1, -1, 0, 0 };

  g_assert_cmpfloat (box.width, ==, 0);
  g_assert_cmpuint (count_outside (surface, &nowhere), ==, 0);
  cairo_surface_destroy (surface);
}

/* Each kind is drawn between its ends and keeps within what it says that it covers. */
static void
test_kinds (Fixture *f, gconstpointer data)
{
  for (AciesTieKind kind = 0; kind < ACIES_N_TIES; kind++)
    {
      cairo_surface_t *surface;
      AciesRect        box;
      guint            n = 0;

      g_array_set_size (f->scene->ties, 0);
      add_tie (f, kind, 200, 100, 200, 200);
      surface = paint (f, acies_paint_ties);
      box = acies_paint_ties_bounds (f->layout, &f->style);
      for (int y = 105; y < 195; y++)
        n += alpha_at (surface, 200, y) > 0;
      g_assert_cmpuint (n, >, 20);
      g_assert_cmpuint (count_outside (surface, &box), ==, 0);
      cairo_surface_destroy (surface);
    }
}

/* What a line weighs stands behind it, not on those who fight. */
static void
test_words (Fixture *f, gconstpointer data)
{
  cairo_surface_t *surface;
  AciesRect        box;

  add_front (f, 0, 1);
  add_front (f, 1, 1);
  surface = paint (f, acies_paint_ties);
  box = acies_paint_ties_bounds (f->layout, &f->style);
  g_assert_cmpuint (alpha_at (surface, 200, 310), ==, 0);
  g_assert_cmpuint (alpha_at (surface, 200, 290), ==, 0);
  g_assert_cmpuint (alpha_at (surface, 200, 340), >, 0);
  g_assert_cmpuint (alpha_at (surface, 200, 260), >, 0);
  g_assert_cmpuint (count_outside (surface, &box), ==, 0);
  cairo_surface_destroy (surface);
}

static cairo_surface_t *
paint_first (Fixture *f)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t         *cr = cairo_create (surface);

  acies_paint_base (cr, f->layout, &f->style, token (f, 0), 0);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static guint
count_differing (cairo_surface_t *one, cairo_surface_t *other)
{
  const guint   stride = (guint) cairo_image_surface_get_stride (one);
  const guint8 *a = cairo_image_surface_get_data (one), *b = cairo_image_surface_get_data (other);
  guint         n = 0;

  for (guint i = 0; i < stride * SIZE; i += 4)
    n += memcmp (a + i, b + i, 4) != 0;

  return n;
}

/* Each loss, each throw back, what it still can throw, disorder and flight: all look different as long as there is an
 * emblem. */
static void
test_states (Fixture *f, gconstpointer data)
{
  static const struct
  {
    guint8          figures, setbacks;
    AciesTokenFlags flags;
  } states[] = {
    { 4, 0, 0 }, { 3, 0, 0 }, { 2, 0, 0 }, { 1, 0, 0 }, { 4, 1, 0 }, { 4, 2, 0 },
    { 4, 0, ACIES_TOKEN_LOADED }, { 4, 0, ACIES_TOKEN_DISORDERED }, { 4, 0, ACIES_TOKEN_DISORDERED | ACIES_TOKEN_ROUTED },
  };
  cairo_surface_t *drawn[G_N_ELEMENTS (states)];

  for (int size = SIZE; size >= SIZE / 2; size /= 2)
    {
      g_clear_pointer (&f->layout, acies_layout_free);
      f->layout = acies_layout_new (f->scene, &f->style, size, size);
      for (guint i = 0; i < G_N_ELEMENTS (states); i++)
        {
          token (f, 0)->figures = states[i].figures;
          token (f, 0)->figures_full = 4;
          token (f, 0)->setbacks = states[i].setbacks;
          token (f, 0)->flags = states[i].flags;
          drawn[i] = paint_first (f);
          for (guint k = 0; k < i; k++)
            g_assert_cmpuint (count_differing (drawn[i], drawn[k]), >, 1);
        }
      for (guint i = 0; i < G_N_ELEMENTS (states); i++)
        cairo_surface_destroy (drawn[i]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/scene/ties/band", Fixture, NULL, set_up, test_band, tear_down);
  g_test_add ("/scene/ties/nothing", Fixture, NULL, set_up, test_nothing, tear_down);
  g_test_add ("/scene/ties/kinds", Fixture, NULL, set_up, test_kinds, tear_down);
  g_test_add ("/scene/ties/words", Fixture, NULL, set_up, test_words, tear_down);
  g_test_add ("/scene/ties/states", Fixture, NULL, set_up, test_states, tear_down);

  return g_test_run ();
}
