/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-application-actions.h"

#include "app/acies-about.h"
#include "app/acies-preferences-window.h"
#include "editor/acies-editor-window.h"

/* Every window closes in its own way, so that each keeps its size and its battle. */
static void
on_quit_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  GtkApplication *app = GTK_APPLICATION (user_data);
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (app));

  for (GList *at = windows; at != NULL; at = at->next)
    gtk_window_close (GTK_WINDOW (at->data));
}

void
acies_application_leave (AciesApplication *self)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (self)));

  for (GList *at = windows; at != NULL; at = at->next)
    if (ACIES_IS_EDITOR_WINDOW (at->data))
      acies_editor_window_leave (at->data);
    else
      gtk_window_close (GTK_WINDOW (at->data));
}

static void
on_preferences_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  AciesApplication *self = ACIES_APPLICATION (user_data);
  GtkWindow *parent = gtk_application_get_active_window (GTK_APPLICATION (self));
  GtkWidget *window = acies_preferences_window_new (parent, acies_application_get_settings (self));

  gtk_window_present (GTK_WINDOW (window));
}

static void
on_about_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  GtkWindow *parent = gtk_application_get_active_window (GTK_APPLICATION (user_data));

  if (parent != NULL)
    acies_about_show (parent);
}

/* What a notification leads to. */
static void
on_present_window_cb (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       user_data)
{
  GtkApplication *app = GTK_APPLICATION (user_data);
  GtkWindow *window = gtk_application_get_window_by_id (app, g_variant_get_uint32 (parameter));

  if (window != NULL)
    gtk_window_present (window);
}

static const GActionEntry entries[] = {
  { "present-window", on_present_window_cb, "u" },
  { "quit", on_quit_cb },
  { "preferences", on_preferences_cb },
  { "about", on_about_cb },
};

void
acies_application_add_actions (AciesApplication *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
