/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * How soon the library is there with very many files of the user's own; inside a display (with-display.py):
 *   bench-library SCENARIO N    puts N copies of the scenario into the user's folder, which must be new
 * Times are by the clock, from the making of the window: the first row, all rows, and the same once more.
 */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "bench-loop.h"
#include "ui-test-support.h"

typedef struct
{
  AciesApplication *app;
  guint             n;  /* files of one's own */
} Bench;

static void
write_copies (Bench *self, const char *path)
{
  g_autofree char   *text = NULL;
  g_autofree char   *old_id = g_path_get_basename (path);
  g_autoptr (GError) error = NULL;

  if (!g_file_get_contents (path, &text, NULL, &error))
    g_error ("%s", error->message);

  *strrchr (old_id, '.') = '\0';
  for (guint i = 0; i < self->n; i++)
    {
      g_autofree char   *name = g_strdup_printf ("scenarios/copy-%04u.json", i);
      g_autofree char   *id = g_strdup_printf ("copy-%04u", i);
      g_autoptr (GString) copy = g_string_new (text);
      g_autoptr (GFile)  file = NULL;

      g_string_replace (copy, old_id, id, 1);
      file = ui_test_write_data (name, copy->str);
    }
}

/* Whether the library shows @n battles. */
static gboolean
has_rows (AciesWindow *window, guint n)
{
  GtkWidget *cards = ui_test_find (acies_window_get_page (window), GTK_TYPE_GRID_VIEW, "grid");

  return g_list_model_get_n_items (G_LIST_MODEL (gtk_grid_view_get_model (GTK_GRID_VIEW (cards)))) >= n;
}

static double
since (gint64 begun)
{
  return (double) (g_get_monotonic_time () - begun) / 1000;
}

/* Waits for at least @n rows to be drawn. */
static void
wait_for_rows (AciesWindow *window, guint n)
{
  while (!has_rows (window, n))
    g_main_context_iteration (NULL, TRUE);
  bench_loop_draw (GTK_WIDGET (window), NULL);
}

static void
measure (Bench *self, const char *name, const char *aim)
{
  BenchLoop    loop = { 0 };
  const gint64 begun = g_get_monotonic_time ();
  AciesWindow *window = acies_window_new (self->app);
  double       first, all;

  gtk_window_present (GTK_WINDOW (window));
  bench_loop_begin (&loop, GTK_WIDGET (window));
  wait_for_rows (window, 1);
  first = since (begun);
  wait_for_rows (window, self->n);
  all = since (begun);
  bench_loop_pause (&loop);
  g_print ("%s: first row after %.0f ms (aim: %s), all of %u after %.0f ms\n", name, first, aim, self->n, all);
  bench_samples_print (&loop.work, "loop meanwhile", "at most 8");
  bench_samples_print (&loop.frames, "frames meanwhile", NULL);
  bench_loop_clear (&loop);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  Bench self = { 0 };

  if (argc != 3)
    {
      g_printerr ("usage: bench-library SCENARIO N\n");
      return 2;
    }

  self.n = (guint) g_ascii_strtoull (argv[2], NULL, 10);
  self.app = ui_test_application_new ();
  write_copies (&self, argv[1]);
  measure (&self, "library, cold", "300");
  measure (&self, "library, warm", "100");
  g_object_unref (self.app);

  return 0;
}
