/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-library-card.h"

#include "app/acies-names-for-readers.h"
#include "app/acies-resources.h"
#include "app/library/acies-thumbnail.h"

#include <glib/gi18n.h>

/* Lines that a sentence about a broken file may take before it is cut; its tooltip has it whole. */
#define MOST_SENTENCE_LINES 6

struct _AciesLibraryCard
{
  GtkFlowBoxChild parent_instance;

  AciesLibraryItem *item;

  AciesThumbnail *thumbnail;
  GtkWidget      *mark;
  GtkLabel       *name_label;
  GtkLabel       *subtitle_label;
  GtkLabel       *detail_label;
  GtkLabel       *players_label;
  GtkLabel       *saved_label;
  GtkWidget      *menu_button;
  GtkWidget      *remove_button;
};

G_DEFINE_FINAL_TYPE (AciesLibraryCard, acies_library_card, GTK_TYPE_FLOW_BOX_CHILD)

/* The page does it. */
static void
forward (GtkWidget  *widget,
         const char *action)
{
  AciesLibraryCard *self = ACIES_LIBRARY_CARD (widget);
  g_autofree char *uri = g_file_get_uri (acies_library_item_get_file (self->item));

  gtk_widget_activate_action (gtk_widget_get_parent (widget), action, "s", uri);
}

static void
open_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  gtk_widget_activate (widget);
}

/* A file is taken out of the list of recent ones; the journal that cannot be read goes. */
static void
remove_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  forward (widget, "library.remove");
}

static void
delete_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  forward (widget, "library.delete");
}

static void
replay_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  forward (widget, "library.replay");
}

static void
menu_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  gtk_menu_button_popup (GTK_MENU_BUTTON (ACIES_LIBRARY_CARD (widget)->menu_button));
}

/* Delete takes away what can be: a game, or a file that is gone or broken. */
static gboolean
on_delete_key_cb (GtkWidget *widget,
                  GVariant  *arguments,
                  gpointer   user_data)
{
  return gtk_widget_activate_action (widget, "library-card.delete", NULL) ||
         gtk_widget_activate_action (widget, "library-card.remove", NULL);
}

static void
on_secondary_cb (AciesLibraryCard *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "library-card.menu", NULL);
}

static void
acies_library_card_dispose (GObject *object)
{
  g_clear_object (&ACIES_LIBRARY_CARD (object)->item);

  G_OBJECT_CLASS (acies_library_card_parent_class)->dispose (object);
}

static void
acies_library_card_class_init (AciesLibraryCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_library_card_dispose;
  g_type_ensure (ACIES_TYPE_THUMBNAIL);
  gtk_widget_class_install_action (widget_class, "library-card.remove", NULL, remove_cb);
  gtk_widget_class_install_action (widget_class, "library-card.open", NULL, open_cb);
  gtk_widget_class_install_action (widget_class, "library-card.delete", NULL, delete_cb);
  gtk_widget_class_install_action (widget_class, "library-card.replay", NULL, replay_cb);
  gtk_widget_class_install_action (widget_class, "library-card.menu", NULL, menu_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, 0, on_delete_key_cb, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "library-card.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "library-card.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "library-card.replay", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-library-card.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, thumbnail);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, mark);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, name_label);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, subtitle_label);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, detail_label);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, players_label);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, saved_label);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, remove_button);
}

static void
acies_library_card_init (AciesLibraryCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_name_menu_button (self->menu_button, _("More About This Battle"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library-card.remove", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library-card.delete", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library-card.replay", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library-card.menu", FALSE);
}

/* What the first item of the menu does, which Enter does too. */
static const char *
get_open_words (AciesLibraryItem *item)
{
  switch (acies_library_item_get_origin (item))
    {
    case ACIES_ORIGIN_PAST:
      return _("Show the _Result");
    case ACIES_ORIGIN_UNDERWAY:
      return _("_Continue");
    case ACIES_ORIGIN_SHIPPED:
    case ACIES_ORIGIN_OWN:
    case ACIES_ORIGIN_RECENT:
    default:
      return _("_Open");
    }
}

/* A press and hold, or the second button, opens the menu. */
static void
add_gestures (AciesLibraryCard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *hold = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (click, "pressed", G_CALLBACK (on_secondary_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  g_signal_connect_object (hold, "pressed", G_CALLBACK (on_secondary_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (hold));
}

/* A battle that was played: when, and its menu. */
static void
show_game (AciesLibraryCard *self)
{
  const gboolean recent = acies_library_item_get_origin (self->item) == ACIES_ORIGIN_RECENT;
  const char *saved = acies_library_item_get_saved (self->item);
  GtkWidget *widget = GTK_WIDGET (self);
  g_autoptr (GMenu) menu = g_menu_new ();

  gtk_label_set_text (self->saved_label, saved != NULL ? saved : "");
  gtk_widget_set_visible (GTK_WIDGET (self->saved_label), saved != NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->detail_label),
                               acies_library_item_get_detail (self->item));

  g_menu_append (menu, get_open_words (self->item), "library-card.open");
  g_menu_append (menu, _("Re_play"), "library-card.replay");
  if (recent)
    g_menu_append (menu, _("_Remove From List"), "library-card.remove");
  g_menu_append (menu, _("_Delete"), "library-card.delete");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->menu_button), G_MENU_MODEL (menu));
  gtk_widget_set_visible (self->menu_button, TRUE);

  gtk_widget_action_set_enabled (widget, "library-card.remove", recent);
  gtk_widget_action_set_enabled (widget, "library-card.delete",
                                 !acies_library_item_is_in_use (self->item));
  gtk_widget_action_set_enabled (widget, "library-card.replay", TRUE);
  gtk_widget_action_set_enabled (widget, "library-card.menu", TRUE);
  add_gestures (self);
}

static void
show_broken (AciesLibraryCard *self)
{
  const gboolean removable = acies_library_item_is_missing (self->item) ||
                             acies_library_item_get_origin (self->item) == ACIES_ORIGIN_UNDERWAY;

  gtk_widget_set_visible (GTK_WIDGET (self->thumbnail), FALSE);
  gtk_widget_set_visible (self->mark, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle_label), FALSE);
  gtk_widget_set_visible (self->remove_button, removable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library-card.remove", removable);
  gtk_widget_add_css_class (GTK_WIDGET (self), "broken");
  if (acies_library_item_is_missing (self->item))
    gtk_widget_add_css_class (GTK_WIDGET (self), "missing");
  gtk_label_set_wrap (self->detail_label, TRUE);
  gtk_label_set_wrap_mode (self->detail_label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (self->detail_label, MOST_SENTENCE_LINES);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), acies_library_item_get_detail (self->item));
}

/* What is read out: all the lines of the card. */
static void
name_for_readers (AciesLibraryCard *self)
{
  const char *lines[] = {
    acies_library_item_get_name (self->item),
    acies_library_item_get_subtitle (self->item),
    acies_library_item_get_detail (self->item),
    acies_library_item_get_players (self->item),
    acies_library_item_get_saved (self->item),
  };
  g_autoptr (GString) name = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (lines[i] != NULL && *lines[i] != '\0')
      /* Translators: stands between the lines of a card when it is read out. */
      g_string_append_printf (name, "%s%s", i > 0 ? C_ ("lines of a card", ", ") : "", lines[i]);

  acies_name_widget (GTK_WIDGET (self), name->str);
}

GtkWidget *
acies_library_card_new (AciesLibraryItem *item)
{
  AciesLibraryCard *self = g_object_new (ACIES_TYPE_LIBRARY_CARD, NULL);
  const char *players = acies_library_item_get_players (item);

  self->item = g_object_ref (item);
  acies_thumbnail_set_picture (self->thumbnail, acies_library_item_get_picture (item));
  gtk_label_set_text (self->name_label, acies_library_item_get_name (item));
  gtk_label_set_text (self->subtitle_label, acies_library_item_get_subtitle (item));
  gtk_label_set_text (self->detail_label, acies_library_item_get_detail (item));
  gtk_label_set_text (self->players_label, players != NULL ? players : "");
  gtk_widget_set_visible (GTK_WIDGET (self->players_label), players != NULL);
  if (acies_library_item_is_broken (item))
    show_broken (self);
  else if (acies_library_item_is_game (item))
    show_game (self);
  name_for_readers (self);
  return GTK_WIDGET (self);
}

AciesLibraryItem *
acies_library_card_get_item (AciesLibraryCard *self)
{
  g_return_val_if_fail (ACIES_IS_LIBRARY_CARD (self), NULL);

  return self->item;
}
