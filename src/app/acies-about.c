/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-about.h"

#include <glib/gi18n.h>
#include <json-glib/json-glib.h>

#define ISSUE_ADDRESS "https://github.com/acies/Acies/issues"

static char *
get_system_information (GtkWindow *parent)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (parent));
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (parent));

  return g_strdup_printf ("Acies %s\nGTK %u.%u.%u\nGLib %u.%u.%u\nJSON-GLib %d.%d.%d\n%s\n%s\n",
                          PACKAGE_VERSION,
                          gtk_get_major_version (), gtk_get_minor_version (),
                          gtk_get_micro_version (),
                          glib_major_version, glib_minor_version, glib_micro_version,
                          JSON_MAJOR_VERSION, JSON_MINOR_VERSION, JSON_MICRO_VERSION,
                          G_OBJECT_TYPE_NAME (display),
                          renderer != NULL ? G_OBJECT_TYPE_NAME (renderer) : "-");
}

void
acies_about_show (GtkWindow *parent)
{
  static const char *const authors[] = { "The Acies contributors", NULL };
  g_autofree char *information = get_system_information (parent);

  gtk_show_about_dialog (parent,
                         "program-name", "Acies",
                         "logo-icon-name", APPLICATION_ID,
                         "version", PACKAGE_VERSION,
                         "comments", _("Ancient battles on a map of zones, against the computer or a friend at the same table."),
                         "authors", authors,
                         /* Translators: your names, one a line; they are shown among the credits. */
                         "website", ISSUE_ADDRESS,
                         "website-label", _("Report a Problem"),
                         "translator-credits", _("translator-credits"),
                         "license-type", GTK_LICENSE_GPL_3_0,
                         "copyright", "© The Acies contributors",
                         "system-information", information,
                         NULL);
}
