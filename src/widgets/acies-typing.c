/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-typing.h"

#define COMMAND_MASK \
  (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK | GDK_HYPER_MASK)

static gboolean
is_searching (GtkSearchEntry *entry)
{
  return gtk_editable_get_text (GTK_EDITABLE (entry))[0] != '\0';
}

static gboolean
on_key_pressed_cb (GtkEventControllerKey *controller,
                   guint                  keyval,
                   guint                  keycode,
                   GdkModifierType        state,
                   GtkSearchEntry        *entry)
{
  GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (entry)));

  if ((state & COMMAND_MASK) != 0 || gtk_widget_has_focus (text))
    return GDK_EVENT_PROPAGATE;

  if (keyval == GDK_KEY_Escape && is_searching (entry))
    {
      g_signal_emit_by_name (entry, "stop-search");
      return GDK_EVENT_STOP;
    }

  if (!g_unichar_isgraph (gdk_keyval_to_unicode (keyval)) ||
      !gtk_event_controller_key_forward (controller, text))
    return GDK_EVENT_PROPAGATE;

  gtk_text_grab_focus_without_selecting (GTK_TEXT (text));
  return GDK_EVENT_STOP;
}

void
acies_typing_to_search (GtkWidget      *page,
                        GtkSearchEntry *entry)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  g_signal_connect_object (controller, "key-pressed", G_CALLBACK (on_key_pressed_cb), entry, 0);
  gtk_widget_add_controller (page, controller);
}
