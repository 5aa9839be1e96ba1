/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-editor-window-private.h"

/* One a window: what is done later takes the place of what was done before. */
static char *
make_id (AciesEditorWindow *self)
{
  return g_strdup_printf ("editor-%u", gtk_application_window_get_id (GTK_APPLICATION_WINDOW (self)));
}

/* Chosen on the desktop, it brings the window to the front. */
static void
notify (AciesEditorWindow *self,
        const char        *title,
        const char        *text)
{
  g_autoptr (GNotification) notification = g_notification_new (title);
  GtkApplication *app = gtk_window_get_application (GTK_WINDOW (self));
  const guint window = gtk_application_window_get_id (GTK_APPLICATION_WINDOW (self));
  g_autofree char *id = make_id (self);

  g_notification_set_body (notification, text);
  g_notification_set_default_action_and_target (notification, "app.present-window", "u", window);
  g_application_send_notification (G_APPLICATION (app), id, notification);
}

void
acies_editor_window_tell_finished (AciesEditorWindow *self,
                                   const char        *title,
                                   const char        *text)
{
  if (gtk_window_is_active (GTK_WINDOW (self)))
    acies_editor_window_say (self, title);
  else
    notify (self, title, text);
}

void
acies_editor_window_take_news_back (AciesEditorWindow *self)
{
  GtkApplication *app = gtk_window_get_application (GTK_WINDOW (self));
  g_autofree char *id = NULL;

  if (app == NULL || gtk_application_window_get_id (GTK_APPLICATION_WINDOW (self)) == 0)
    return;

  id = make_id (self);
  g_application_withdraw_notification (G_APPLICATION (app), id);
}
