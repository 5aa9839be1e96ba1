/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "ui-test-support.h"

static void
test_opens (void)
{
  g_autoptr (AciesApplication) app = ui_test_application_new ();
  AciesWindow *window = ui_test_window_new (app);

  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window)));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), >, 100);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ui/window/opens", test_opens);
  return g_test_run ();
}
