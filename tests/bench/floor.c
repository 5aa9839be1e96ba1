/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* The floor that the window's start is measured against: the least GTK program that shows the same board. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-ruleset.h"
#include "engine/core/acies-scenario.h"
#include "scene/acies-paint.h"

#include <gtk/gtk.h>

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user_data)
{
  const AciesScene       *scene = user_data;
  AciesStyle              style;
  g_autoptr (AciesLayout) layout = NULL;

  acies_style_init (&style, ACIES_PALETTE_LIGHT, ACIES_PAIR_CRIMSON_AZURE);
  layout = acies_layout_new (scene, &style, width / (double) scene->columns, height / (double) scene->rows);
  acies_paint_board (cr, layout, &style);
}

static void
activate_cb (GtkApplication *application, gpointer scene)
{
  GtkWidget *window = gtk_application_window_new (application);
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, scene, NULL);
  gtk_window_set_child (GTK_WINDOW (window), area);
  gtk_window_set_title (GTK_WINDOW (window), "Floor");
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 760);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (argc > 1 ? argv[1] : "");
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesScenario) scenario = acies_scenario_load (file, problems, &error);
  g_autoptr (AciesScene) scene = NULL;
  g_autoptr (GtkApplication) application = NULL;

  if (scenario == NULL)
    {
      g_printerr ("floor: %s\n", error->message);
      return 1;
    }

  scene = acies_scenario_get_ruleset (scenario)->scene_preview (acies_scenario_get_setup (scenario));
  application = gtk_application_new ("io.github.acies.Floor", G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), scene);

  return g_application_run (G_APPLICATION (application), 1, argv);
}
