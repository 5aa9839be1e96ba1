/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-about.h"

#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>
#include <json-glib/json-glib.h>
#include <locale.h>

#define ISSUE_ADDRESS "https://github.com/acies/Acies/issues"

/* What a report of a fault has to say; selected and copied from its page. */
static char *
get_system_information (GtkWindow *parent)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (parent));
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (parent));
  const char *locale = setlocale (LC_MESSAGES, NULL);

  return g_strdup_printf ("Acies %s\nGTK %u.%u.%u\nGLib %u.%u.%u\nJSON-GLib %d.%d.%d\n%s\n%s\n%s\n",
                          PACKAGE_VERSION,
                          gtk_get_major_version (), gtk_get_minor_version (),
                          gtk_get_micro_version (),
                          glib_major_version, glib_minor_version, glib_micro_version,
                          JSON_MAJOR_VERSION, JSON_MINOR_VERSION, JSON_MICRO_VERSION,
                          G_OBJECT_TYPE_NAME (display),
                          renderer != NULL ? G_OBJECT_TYPE_NAME (renderer) : "-",
                          locale != NULL ? locale : "-");
}

/* The books that the rule systems retell. */
static void
add_sources (GtkAboutDialog *dialog)
{
  const AciesRuleset *const *rulesets = acies_ruleset_list ();
  g_autoptr (GPtrArray) books = g_ptr_array_new ();

  for (guint i = 0; rulesets[i] != NULL; i++)
    g_ptr_array_add (books, (gpointer) rulesets[i]->source);
  g_ptr_array_add (books, NULL);
  gtk_about_dialog_add_credit_section (dialog, _("The rules retell"), (const char **) books->pdata);
}

GtkWidget *
acies_about_show (GtkWindow *parent)
{
  static const char *const authors[] = { "The Acies contributors", NULL };
  g_autofree char *information = get_system_information (parent);
  GtkWidget *dialog = g_object_new (GTK_TYPE_ABOUT_DIALOG,
                                    "transient-for", parent,
                                    "modal", TRUE,
                                    "destroy-with-parent", TRUE,
                                    "program-name", "Acies",
                                    "logo-icon-name", APPLICATION_ID,
                                    "version", PACKAGE_VERSION,
                                    "comments",
                                    _("Ancient battles on a map of zones, against the computer or a friend at the same table."),
                                    "authors", authors,
                                    "website", ISSUE_ADDRESS,
                                    "website-label", _("Report a Problem"),
                                    /* Translators: your names, one a line; they are shown among the credits. */
                                    "translator-credits", _("translator-credits"),
                                    "license-type", GTK_LICENSE_GPL_3_0,
                                    "copyright", "© The Acies contributors",
                                    "system-information", information,
                                    NULL);

  add_sources (GTK_ABOUT_DIALOG (dialog));
  gtk_window_present (GTK_WINDOW (dialog));
  return dialog;
}
