/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-typing.h"

#define COMMAND_MASK \
  (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK | GDK_HYPER_MASK)

/* Milliseconds without a key after which the next one begins a new word. */
#define PAUSE_MS 1000

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

/* Typing ahead */

typedef struct
{
  GString *typed; /* since the last pause, or since it got the focus */
  guint32  when;
} TypeAhead;

static void
type_ahead_free (gpointer data,
                 GClosure *closure)
{
  TypeAhead *self = data;

  g_string_free (self->typed, TRUE);
  g_free (self);
}

/* NULL beyond the last one. */
static char *
dup_words (GtkDropDown *drop_down,
           guint        index)
{
  GListModel *model = gtk_drop_down_get_model (drop_down);
  g_autoptr (GObject) item = model != NULL ? g_list_model_get_item (model, index) : NULL;

  return GTK_IS_STRING_OBJECT (item)
           ? g_strdup (gtk_string_object_get_string (GTK_STRING_OBJECT (item)))
           : NULL;
}

static gboolean
begins_with (const char *words,
             const char *typed)
{
  g_autofree char *folded = g_utf8_casefold (words, -1);

  return g_str_has_prefix (folded, typed);
}

/* A first letter goes on from the present entry, a longer word may mean that one still. */
static void
find_and_choose (TypeAhead   *self,
                 GtkDropDown *drop_down)
{
  g_autofree char *typed = g_utf8_casefold (self->typed->str, -1);
  const guint from =
    gtk_drop_down_get_selected (drop_down) + (g_utf8_strlen (typed, -1) > 1 ? 0 : 1);
  guint n = 0;

  for (char *words = NULL; (words = dup_words (drop_down, n)) != NULL; n++)
    g_free (words);
  for (guint i = 0; i < n; i++)
    {
      const guint index = (MIN (from, n) + i) % n;
      g_autofree char *words = dup_words (drop_down, index);

      if (words == NULL || !begins_with (words, typed))
        continue;
      gtk_drop_down_set_selected (drop_down, index);
      return;
    }
}

/* Where its list is open, that one's own keys count. */
static gboolean
is_in_popover (GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;

  return popover != NULL && gtk_widget_is_ancestor (popover, widget);
}

static gboolean
on_ahead_cb (GtkEventControllerKey *controller,
             guint                  keyval,
             guint                  keycode,
             GdkModifierType        state,
             TypeAhead             *self)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));
  const guint32 now =
    gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (controller));
  const gunichar letter = gdk_keyval_to_unicode (keyval);

  if (now - self->when > PAUSE_MS)
    g_string_truncate (self->typed, 0);
  if ((state & COMMAND_MASK) != 0 || is_in_popover (widget) ||
      (!g_unichar_isalnum (letter) && (letter != ' ' || self->typed->len == 0)))
    return GDK_EVENT_PROPAGATE;

  self->when = now;
  g_string_append_unichar (self->typed, letter);
  find_and_choose (self, GTK_DROP_DOWN (widget));
  return GDK_EVENT_STOP;
}

static void
on_entered_cb (TypeAhead *self)
{
  g_string_truncate (self->typed, 0);
}

/* Before the button of the drop-down, for which a space means to open. */
static void
add_type_ahead (GtkWidget *drop_down)
{
  GtkEventController *controller = gtk_event_controller_key_new ();
  TypeAhead *self = g_new0 (TypeAhead, 1);

  self->typed = g_string_new (NULL);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_data (controller, "key-pressed", G_CALLBACK (on_ahead_cb), self, type_ahead_free, 0);
  gtk_widget_add_controller (drop_down, controller);
  controller = gtk_event_controller_focus_new ();
  g_signal_connect_swapped (controller, "enter", G_CALLBACK (on_entered_cb), self);
  gtk_widget_add_controller (drop_down, controller);
}

/* The letter of its label leads to it, as to any field, instead of opening it. */
static gboolean
on_mnemonic_cb (GtkWidget *drop_down,
                gboolean   cycling)
{
  return gtk_widget_grab_focus (drop_down);
}

void
acies_typing_in_drop_down (GtkWidget *drop_down)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  add_type_ahead (drop_down);
  g_signal_connect (drop_down, "mnemonic-activate", G_CALLBACK (on_mnemonic_cb), NULL);
}
