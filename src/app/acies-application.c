/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-application.h"

#include "app/acies-application-actions.h"
#include "app/acies-application-editor.h"
#include "app/acies-color-scheme.h"
#include "app/acies-settings.h"
#include "app/acies-shortcuts.h"
#include "app/acies-window.h"
#include "app/library/acies-discarded.h"
#include "battlefield/acies-widget-style.h"
#include "widgets/acies-desktop-news.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-resources.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <signal.h>

/* The session's end, the terminal's end, Ctrl+C: all leave without a question; nothing is lost. */
static const int quit_signals[] = { SIGTERM, SIGHUP, SIGINT };

#define KEY_COLORS "side-colors"
#define KEY_NOTIFY "notify"

#define N_QUIT_SIGNALS G_N_ELEMENTS (quit_signals)

struct _AciesApplication
{
  GtkApplication parent_instance;

  GSettings        *settings;
  AciesColorScheme *color_scheme;
  guint             signal_sources[N_QUIT_SIGNALS];
};

G_DEFINE_FINAL_TYPE (AciesApplication, acies_application, GTK_TYPE_APPLICATION)

static const GOptionEntry options[] = {
  { "version", 'v', 0, G_OPTION_ARG_NONE, NULL, N_ ("Print the version and end"), NULL },
  { NULL },
};

static int
acies_application_handle_local_options (GApplication *application,
                                        GVariantDict *given)
{
  g_autoptr (GError) error = NULL;

  if (g_variant_dict_contains (given, "version"))
    {
      g_print ("acies %s\n", PACKAGE_VERSION);
      return 0;
    }

  if (!acies_settings_check (&error))
    {
      g_printerr ("acies: %s\n", error->message);
      return 1;
    }

  return -1;
}

static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, ACIES_RESOURCES "app/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static gboolean
on_quit_signal_cb (gpointer user_data)
{
  acies_application_leave (ACIES_APPLICATION (user_data));
  return G_SOURCE_CONTINUE;
}

static void
on_side_colors_cb (AciesApplication *self)
{
  acies_widget_style_set_pair (gdk_display_get_default (),
                               (AciesSidePair) g_settings_get_enum (self->settings, KEY_COLORS));
}

static void
on_board_cb (AciesApplication *self)
{
  acies_widget_style_set_shown (gdk_display_get_default (),
                                acies_settings_get_shown (self->settings));
}

static void
on_notify_cb (AciesApplication *self)
{
  acies_desktop_news_allow (g_settings_get_boolean (self->settings, KEY_NOTIFY));
}

static void
follow_board (AciesApplication *self)
{
  for (guint i = 0; acies_settings_board_keys[i] != NULL; i++)
    {
      g_autofree char *signal = g_strconcat ("changed::", acies_settings_board_keys[i], NULL);

      g_signal_connect_object (self->settings, signal, G_CALLBACK (on_board_cb), self,
                               G_CONNECT_SWAPPED);
    }
  on_board_cb (self);
}

static void
acies_application_startup (GApplication *application)
{
  AciesApplication *self = ACIES_APPLICATION (application);

  G_APPLICATION_CLASS (acies_application_parent_class)->startup (application);

  self->settings = acies_settings_new ();
  gtk_window_set_default_icon_name (APPLICATION_ID);
  load_style ();
  self->color_scheme = acies_color_scheme_new (self->settings);
  g_signal_connect_object (self->settings, "changed::" KEY_COLORS, G_CALLBACK (on_side_colors_cb), self,
                           G_CONNECT_SWAPPED);
  on_side_colors_cb (self);
  follow_board (self);
  g_signal_connect_object (self->settings, "changed::" KEY_NOTIFY, G_CALLBACK (on_notify_cb), self,
                           G_CONNECT_SWAPPED);
  on_notify_cb (self);
  for (guint i = 0; i < N_QUIT_SIGNALS; i++)
    self->signal_sources[i] = g_unix_signal_add (quit_signals[i], on_quit_signal_cb, self);
  acies_application_add_actions (self);
  acies_shortcuts_install (GTK_APPLICATION (self));
}

/* The window that was used last; made if there is none. */
static AciesWindow *
ensure_window (AciesApplication *self)
{
  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (self)); at != NULL; at = at->next)
    if (ACIES_IS_WINDOW (at->data))
      return ACIES_WINDOW (at->data);

  return acies_window_new (self);
}

static void
acies_application_activate (GApplication *application)
{
  AciesApplication *self = ACIES_APPLICATION (application);
  AciesWindow *window = ensure_window (self);

  gtk_window_present (GTK_WINDOW (window));
  acies_application_offer_recovery (self, window);
}

static void
acies_application_open (GApplication *application,
                        GFile       **files,
                        int           n_files,
                        const char   *hint)
{
  AciesWindow *window = ensure_window (ACIES_APPLICATION (application));

  gtk_window_present (GTK_WINDOW (window));
  if (n_files > 0)
    acies_window_open_file (window, files[n_files - 1]);
}

static void
acies_application_shutdown (GApplication *application)
{
  AciesApplication *self = ACIES_APPLICATION (application);

  for (guint i = 0; i < N_QUIT_SIGNALS; i++)
    g_clear_handle_id (&self->signal_sources[i], g_source_remove);
  acies_discarded_purge ();

  G_APPLICATION_CLASS (acies_application_parent_class)->shutdown (application);
}

static void
acies_application_dispose (GObject *object)
{
  AciesApplication *self = ACIES_APPLICATION (object);

  g_clear_object (&self->color_scheme);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (acies_application_parent_class)->dispose (object);
}

static void
acies_application_window_added (GtkApplication *app,
                                GtkWindow      *window)
{
  GTK_APPLICATION_CLASS (acies_application_parent_class)->window_added (app, window);
  g_signal_connect (window, "unmap", G_CALLBACK (acies_focus_close_popovers), NULL);
}

static void
acies_application_class_init (AciesApplicationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  object_class->dispose = acies_application_dispose;
  application_class->handle_local_options = acies_application_handle_local_options;
  application_class->startup = acies_application_startup;
  application_class->shutdown = acies_application_shutdown;
  application_class->activate = acies_application_activate;
  application_class->open = acies_application_open;
  GTK_APPLICATION_CLASS (klass)->window_added = acies_application_window_added;
}

static void
acies_application_init (AciesApplication *self)
{
  GApplication *application = G_APPLICATION (self);

  g_application_add_main_option_entries (application, options);
  g_application_set_option_context_parameter_string (application, _("[FILE]"));
  g_application_set_option_context_summary (application, _("Ancient battles on a map of zones."));
}

AciesApplication *
acies_application_new (GApplicationFlags flags)
{
  return g_object_new (ACIES_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN | flags,
                       "resource-base-path", "/io/github/acies/Acies",
                       NULL);
}

GSettings *
acies_application_get_settings (AciesApplication *self)
{
  g_return_val_if_fail (ACIES_IS_APPLICATION (self), NULL);

  return self->settings;
}
