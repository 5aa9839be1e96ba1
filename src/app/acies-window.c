/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-window.h"

#include "app/acies-resources.h"

struct _AciesWindow
{
  GtkApplicationWindow parent_instance;

  GtkStack *stack;
};

G_DEFINE_FINAL_TYPE (AciesWindow, acies_window, GTK_TYPE_APPLICATION_WINDOW)

static void
acies_window_class_init (AciesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesWindow, stack);
}

static void
acies_window_init (AciesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AciesWindow *
acies_window_new (AciesApplication *app)
{
  return g_object_new (ACIES_TYPE_WINDOW, "application", app, NULL);
}

void
acies_window_open_file (AciesWindow *self,
                        GFile       *file)
{
  g_return_if_fail (ACIES_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));
}
