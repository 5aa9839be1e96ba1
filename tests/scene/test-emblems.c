/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-emblems.h"

#define LONGEST 4000 /* numbers in a table: one without an end is found out */
#define SMALL   14   /* px at which an emblem must still be something */

/* Walks a table; asserts that it ends, closes what it begins, fills what it closes, and keeps to
 * its grid. */
static void
check_path (const gint16 *step)
{
  const gint16 *end = step + LONGEST;
  gboolean      open = FALSE, unfilled = FALSE;

  while (*step != ACIES_PATH_END)
    {
      const AciesPathStep kind = *step++;
      const guint         n = kind == ACIES_PATH_CURVE                             ? 6
                              : kind == ACIES_PATH_MOVE || kind == ACIES_PATH_LINE ? 2
                                                                                   : 0;

      g_assert_true (step < end);
      for (guint i = 0; i < n; i++, step++)
        g_assert_true (*step >= 0 && *step <= ACIES_EMBLEM_GRID * 100);
      switch (kind)
        {
        case ACIES_PATH_MOVE:
          g_assert_false (open);
          open = unfilled = TRUE;
          break;
        case ACIES_PATH_LINE:
        case ACIES_PATH_CURVE:
          g_assert_true (open);
          break;
        case ACIES_PATH_CLOSE:
          g_assert_true (open);
          open = FALSE;
          break;
        case ACIES_PATH_FILL:
          g_assert_true (unfilled && !open);
          unfilled = FALSE;
          break;
        case ACIES_PATH_END:
        default:
          g_assert_not_reached ();
        }
    }
  g_assert_false (open || unfilled);
}

static void
test_path (gconstpointer data)
{
  const gint16 *path = acies_emblem_paths[GPOINTER_TO_UINT (data)];

  g_assert_nonnull (path);
  check_path (path);
}

/* Part of a square of @size px that the emblem inks. */
static double
ink_share (AciesEmblem emblem, int size)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, size, size);
  cairo_t         *cr = cairo_create (surface);
  const guchar    *pixels;
  guint            sum = 0;

  acies_emblem_draw (cr, emblem, 0, 0, size);
  cairo_surface_flush (surface);
  pixels = cairo_image_surface_get_data (surface);
  for (int y = 0; y < size; y++)
    for (int x = 0; x < size; x++)
      sum += pixels[y * cairo_image_surface_get_stride (surface) + x];
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return sum / (255.0 * size * size);
}

static void
test_ink (gconstpointer data)
{
  const double share = ink_share (GPOINTER_TO_UINT (data), SMALL);

  g_assert_cmpfloat (share, >=, 0.12);
  g_assert_cmpfloat (share, <=, 0.75);
}

static void
test_none (void)
{
  g_assert_null (acies_emblem_paths[ACIES_EMBLEM_NONE]);
  g_assert_cmpfloat (ink_share (ACIES_EMBLEM_NONE, SMALL), ==, 0);
  g_assert_cmpfloat (ink_share ((AciesEmblem) 99, SMALL), ==, 0);
}

/* Drawing leaves colour, matrix and path as they were. */
static void
test_state (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 8, 8);
  cairo_t         *cr = cairo_create (surface);
  cairo_matrix_t   matrix;

  acies_emblem_draw (cr, ACIES_EMBLEM_ELEPHANTS, 0, 0, 8);
  cairo_get_matrix (cr, &matrix);
  g_assert_cmpfloat (matrix.xx, ==, 1);
  g_assert_cmpint (cairo_get_fill_rule (cr), ==, CAIRO_FILL_RULE_WINDING);
  g_assert_false (cairo_has_current_point (cr));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 1; i < ACIES_N_EMBLEMS; i++)
    {
      const char      *name = acies_name_of (acies_emblem_names, (int) i);
      g_autofree char *path = g_strconcat ("/emblems/path/", name, NULL);
      g_autofree char *ink = g_strconcat ("/emblems/ink/", name, NULL);

      g_assert_nonnull (name);
      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_path);
      g_test_add_data_func (ink, GUINT_TO_POINTER (i), test_ink);
    }
  g_test_add_func ("/emblems/none", test_none);
  g_test_add_func ("/emblems/state", test_state);

  return g_test_run ();
}
