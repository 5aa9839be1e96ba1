/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-desktop-news.h"

#define ID_FORMAT "window-%u"

static gboolean allowed = TRUE;

void
acies_desktop_news_allow (gboolean allow)
{
  allowed = allow;
}

static void
take_back_cb (GtkWindow *window)
{
  GtkApplication  *app = gtk_window_get_application (window);
  g_autofree char *id = NULL;

  if (app == NULL || !gtk_window_is_active (window))
    return;

  id = g_strdup_printf (ID_FORMAT, gtk_application_window_get_id (GTK_APPLICATION_WINDOW (window)));
  g_application_withdraw_notification (G_APPLICATION (app), id);
}

gboolean
acies_desktop_news_tell (GtkWindow *window, const char *title, const char *text)
{
  g_autoptr (GNotification) notification = NULL;
  g_autofree char          *id = NULL;
  GtkApplication           *app;
  guint                     number;

  g_return_val_if_fail (GTK_IS_WINDOW (window), FALSE);

  app = gtk_window_get_application (window);
  if (!allowed || app == NULL || !GTK_IS_APPLICATION_WINDOW (window) ||
      gtk_window_is_active (window))
    return FALSE;
  /* Without a bus there is nobody to tell, and GIO would complain. */
  if (g_application_get_dbus_connection (G_APPLICATION (app)) == NULL)
    return FALSE;

  number = gtk_application_window_get_id (GTK_APPLICATION_WINDOW (window));
  id = g_strdup_printf (ID_FORMAT, number);
  notification = g_notification_new (title);
  g_notification_set_body (notification, text);
  g_notification_set_default_action_and_target (notification, "app.present-window", "u", number);
  /* Once a window, however often it has news. */
  g_signal_handlers_disconnect_by_func (window, take_back_cb, NULL);
  g_signal_connect (window, "notify::is-active", G_CALLBACK (take_back_cb), NULL);
  g_application_send_notification (G_APPLICATION (app), id, notification);

  return TRUE;
}
