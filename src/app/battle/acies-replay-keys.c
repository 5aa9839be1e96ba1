/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-replay-keys.h"

typedef struct
{
  guint       key;
  guint       keypad_key;  /* 0: none */
  const char *action;
  int         target;      /* 0: none */
} ReplayKey;

static const ReplayKey keys[] = {
  { GDK_KEY_Left, GDK_KEY_KP_Left, "replay.back" },
  { GDK_KEY_Right, GDK_KEY_KP_Right, "replay.forward" },
  { GDK_KEY_Up, GDK_KEY_KP_Up, "replay.first" },
  { GDK_KEY_Down, GDK_KEY_KP_Down, "replay.last" },
  { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, "replay.previous-turn" },
  { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, "replay.next-turn" },
  { GDK_KEY_space, 0, "replay.play" },
  { GDK_KEY_F6, 0, "replay.analyse" },
  { GDK_KEY_1, GDK_KEY_KP_1, "replay.speed", 1 },
  { GDK_KEY_2, GDK_KEY_KP_2, "replay.speed", 2 },
  { GDK_KEY_4, GDK_KEY_KP_4, "replay.speed", 4 },
  { GDK_KEY_8, GDK_KEY_KP_8, "replay.speed", 8 },
};

/* With Shift, on the board. */
static const struct
{
  guint key;
  int   dx, dy;
} walks[] = {
  { GDK_KEY_Left, -1, 0 },
  { GDK_KEY_Right, 1, 0 },
  { GDK_KEY_Up, 0, -1 },
  { GDK_KEY_Down, 0, 1 },
};

/* An action that cannot be done now still takes its key: the board must not do something else then. */
static gboolean
press_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  const ReplayKey *key = data;
  GtkRoot         *root = gtk_widget_get_root (widget);

  if (root != NULL && GTK_IS_EDITABLE (gtk_root_get_focus (root)))
    return FALSE;

  if (key->target == 0)
    gtk_widget_activate_action (widget, key->action, NULL);
  else
    gtk_widget_activate_action (widget, key->action, "i", key->target);

  return TRUE;
}

static gboolean
save_log_cb (GtkWidget *widget, GVariant *args, gpointer log)
{
  return gtk_widget_activate_action (GTK_WIDGET (log), "log.save", NULL);
}

static void
add (GtkShortcutController *controller, guint key, GdkModifierType modifiers,
     GtkShortcutAction *action)
{
  GtkShortcutTrigger *trigger = gtk_keyval_trigger_new (key, modifiers);

  gtk_shortcut_controller_add_shortcut (controller, gtk_shortcut_new (trigger, action));
}

static void
add_keys (GtkWidget *widget, GtkPropagationPhase phase)
{
  GtkEventController    *controller = gtk_shortcut_controller_new ();
  GtkShortcutController *shortcuts = GTK_SHORTCUT_CONTROLLER (controller);

  gtk_event_controller_set_propagation_phase (controller, phase);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gpointer data = (gpointer) &keys[i];

      add (shortcuts, keys[i].key, 0, gtk_callback_action_new (press_cb, data, NULL));
      if (keys[i].keypad_key != 0)
        add (shortcuts, keys[i].keypad_key, 0, gtk_callback_action_new (press_cb, data, NULL));
    }
  gtk_widget_add_controller (widget, controller);
}

static void
add_walks (GtkWidget *field)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (walks); i++)
    {
      GtkShortcutTrigger *trigger = gtk_keyval_trigger_new (walks[i].key, GDK_SHIFT_MASK);
      GtkShortcutAction  *action = gtk_named_action_new ("field.move-cursor");
      GtkShortcut        *shortcut = gtk_shortcut_new (trigger, action);

      gtk_shortcut_set_arguments (shortcut, g_variant_new ("(ii)", walks[i].dx, walks[i].dy));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
    }
  gtk_widget_add_controller (field, controller);
}

static void
add_page_keys (GtkWidget *page, GtkWidget *log)
{
  GtkEventController    *controller = gtk_shortcut_controller_new ();
  GtkShortcutController *shortcuts = GTK_SHORTCUT_CONTROLLER (controller);

  add (shortcuts, GDK_KEY_b, GDK_CONTROL_MASK, gtk_named_action_new ("replay.branch"));
  add (shortcuts, GDK_KEY_Return, GDK_CONTROL_MASK, gtk_named_action_new ("replay.continue"));
  add (shortcuts, GDK_KEY_Escape, 0, gtk_named_action_new ("win.back"));
  add (shortcuts, GDK_KEY_L, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
       gtk_callback_action_new (save_log_cb, log, NULL));
  gtk_widget_add_controller (page, controller);
}

void
acies_replay_keys_add (GtkWidget *page, GtkWidget *field, GtkWidget *scale, GtkWidget *log)
{
  add_keys (field, GTK_PHASE_CAPTURE);
  add_keys (scale, GTK_PHASE_CAPTURE);
  add_keys (page, GTK_PHASE_BUBBLE);
  add_walks (field);
  add_page_keys (page, log);
}
