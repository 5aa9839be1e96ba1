/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-application-actions.h"

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

static const GActionEntry entries[] = {
  { "quit", on_quit_cb },
};

void
acies_application_add_actions (AciesApplication *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
