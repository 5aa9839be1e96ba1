/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-library-card.h"

#include "app/library/acies-thumbnail.h"
#include "engine/core/acies-brief.h"
#include "widgets/acies-common.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-resources.h"

#include <glib/gi18n.h>

/* Lines that a sentence about a broken file may take before it is cut; a tooltip has it whole. */
#define MOST_FAULT_LINES 6

#define LINE_CHARS 20

/* Inscriptions, whose size does not hang on their text: a card may be used again without being measured again. */
struct _AciesLibraryCard
{
  GtkWidget parent_instance;

  AciesLibraryItem *item;

  GtkWidget      *box;
  GtkBox         *name_box;
  AciesThumbnail *thumbnail;
  GtkInscription *name_text;
  GtkInscription *subtitle_text;
  GtkInscription *detail_text;
  GtkInscription *players_text;

  /* Made when there is something that has them: a game, a battle with a menu. */
  GtkLabel  *saved_label;
  GtkWidget *menu_button;

  /* Of a broken file, made when there is one. */
  GtkWidget *mark;
  GtkLabel  *fault_label;
  GtkWidget *remove_button;
};

G_DEFINE_FINAL_TYPE (AciesLibraryCard, acies_library_card, GTK_TYPE_WIDGET)

/* The page does it. */
static void
forward (GtkWidget  *widget,
         const char *action)
{
  AciesLibraryCard *self = ACIES_LIBRARY_CARD (widget);
  g_autofree char *uri = NULL;

  if (self->item == NULL)
    return;

  uri = g_file_get_uri (acies_library_item_get_file (self->item));

  gtk_widget_activate_action (gtk_widget_get_parent (widget), action, "s", uri);
}

static void
open_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  gtk_widget_activate (gtk_widget_get_parent (widget));
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
edit_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  forward (widget, "win.edit");
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
  AciesLibraryCard *self = ACIES_LIBRARY_CARD (object);

  g_clear_object (&self->item);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_library_card_parent_class)->dispose (object);
}

static void
acies_library_card_class_init (AciesLibraryCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_library_card_dispose;
  g_type_ensure (ACIES_TYPE_THUMBNAIL);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_install_action (widget_class, "library-card.remove", NULL, remove_cb);
  gtk_widget_class_install_action (widget_class, "library-card.open", NULL, open_cb);
  gtk_widget_class_install_action (widget_class, "library-card.delete", NULL, delete_cb);
  gtk_widget_class_install_action (widget_class, "library-card.replay", NULL, replay_cb);
  gtk_widget_class_install_action (widget_class, "library-card.edit", NULL, edit_cb);
  gtk_widget_class_install_action (widget_class, "library-card.menu", NULL, menu_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, 0, on_delete_key_cb, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "library-card.edit", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "library-card.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "library-card.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "library-card.replay", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-library-card.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, box);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, name_box);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, thumbnail);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, name_text);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, subtitle_text);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, detail_text);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, players_text);
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

/* What came with the program stays as it is. */
static const char *
get_edit_words (AciesLibraryItem *item)
{
  if (acies_library_item_is_broken (item))
    return _("_Mend in the Editor");

  return acies_library_item_get_origin (item) == ACIES_ORIGIN_SHIPPED ? _("_Edit a Copy") : _("_Edit");
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

static void
acies_library_card_init (AciesLibraryCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_gestures (self);
}

/* A line that wraps. */
static GtkLabel *
add_label (AciesLibraryCard *self,
           int               most_lines)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "xalign", 0.0,
                                   "wrap", most_lines > 1,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "lines", most_lines,
                                   "ellipsize", PANGO_ELLIPSIZE_END,
                                   "max-width-chars", LINE_CHARS,
                                   NULL);

  gtk_widget_add_css_class (label, "acies-card-line");
  gtk_box_append (GTK_BOX (self->box), label);
  return GTK_LABEL (label);
}

static void
set_label (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static void
create_menu_button (AciesLibraryCard *self)
{
  self->menu_button = g_object_new (GTK_TYPE_MENU_BUTTON,
                                    "icon-name", "view-more-symbolic",
                                    "tooltip-text", _("More (Menu)"),
                                    "has-frame", FALSE,
                                    NULL);
  gtk_widget_add_css_class (self->menu_button, "acies-card-menu");
  acies_name_menu_button (self->menu_button, _("More About This Battle"));
  gtk_box_append (self->name_box, self->menu_button);
}

static void
set_menu (AciesLibraryCard *self,
          gboolean          game,
          gboolean          recent)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  g_menu_append (menu, get_open_words (self->item), "library-card.open");
  if (game)
    g_menu_append (menu, _("Re_play"), "library-card.replay");
  else
    g_menu_append (menu, get_edit_words (self->item), "library-card.edit");
  if (recent && game)
    g_menu_append (menu, _("_Remove From List"), "library-card.remove");
  if (game)
    g_menu_append (menu, _("_Delete"), "library-card.delete");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->menu_button), G_MENU_MODEL (menu));
}

/* A battle that was played: when. */
static void
show_game (AciesLibraryCard *self,
           gboolean          game)
{
  if (game && self->saved_label == NULL)
    self->saved_label = add_label (self, 1);
  if (self->saved_label == NULL)
    return;

  set_label (self->saved_label, game ? acies_library_item_get_saved (self->item) : NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->detail_text),
                               game ? acies_library_item_get_detail (self->item) : NULL);
}

/* A scenario that is broken can be mended in the editor, if there is one for its rules. */
static gboolean
can_be_edited (AciesLibraryItem *item)
{
  const AciesRuleset *ruleset = acies_library_item_get_ruleset (item);

  return (ruleset == NULL || ruleset->draft != NULL) &&
         !acies_library_item_is_missing (item) && !acies_library_item_is_game (item) &&
         acies_library_item_get_origin (item) != ACIES_ORIGIN_UNDERWAY &&
         acies_library_item_get_origin (item) != ACIES_ORIGIN_PAST;
}

static void
show_menu (AciesLibraryCard *self,
           gboolean          game)
{
  const gboolean any = game || can_be_edited (self->item);

  if (any && self->menu_button == NULL)
    create_menu_button (self);
  if (self->menu_button == NULL)
    return;

  gtk_widget_set_visible (self->menu_button, any);
  /* Arrow keys go from scenario to scenario; their menu has a key of its own. */
  gtk_widget_set_focusable (gtk_widget_get_first_child (self->menu_button), game);
  if (any)
    set_menu (self, game, acies_library_item_get_origin (self->item) == ACIES_ORIGIN_RECENT);
}

static void
create_fault_parts (AciesLibraryCard *self)
{
  self->mark = g_object_new (GTK_TYPE_IMAGE,
                             "icon-name", "dialog-warning-symbolic",
                             "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                             NULL);
  gtk_box_prepend (self->name_box, self->mark);
  self->fault_label = add_label (self, MOST_FAULT_LINES);
  self->remove_button = g_object_new (GTK_TYPE_BUTTON,
                                      "label", _("Remove From List"),
                                      "action-name", "library-card.remove",
                                      "halign", GTK_ALIGN_START,
                                      "margin-top", 6,
                                      NULL);
  acies_name_widget (self->remove_button, _("Remove From List"));
  gtk_box_append (GTK_BOX (self->box), self->remove_button);
}

static gboolean
can_be_removed (AciesLibraryItem *item)
{
  return acies_library_item_is_missing (item) ||
         (acies_library_item_is_broken (item) &&
          acies_library_item_get_origin (item) == ACIES_ORIGIN_UNDERWAY);
}

static void
show_broken (AciesLibraryCard *self,
             gboolean          broken)
{
  const char *fault = broken ? acies_library_item_get_detail (self->item) : NULL;
  g_autofree char *brief = broken ? acies_brief_message (fault) : NULL;

  if (broken && self->mark == NULL)
    create_fault_parts (self);
  if (self->mark == NULL)
    return;

  gtk_widget_set_visible (GTK_WIDGET (self->thumbnail), !broken);
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle_text), !broken);
  gtk_widget_set_visible (GTK_WIDGET (self->detail_text), !broken);
  gtk_widget_set_visible (self->mark, broken);
  gtk_widget_set_visible (self->remove_button, broken && can_be_removed (self->item));
  set_label (self->fault_label, brief);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), fault);
  acies_common_set_css_class (GTK_WIDGET (self), "broken", broken);
  acies_common_set_css_class (GTK_WIDGET (self), "missing", broken && acies_library_item_is_missing (self->item));
}

static void
set_actions (AciesLibraryCard *self,
             gboolean          game)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const gboolean recent = acies_library_item_get_origin (self->item) == ACIES_ORIGIN_RECENT;

  gtk_widget_action_set_enabled (widget, "library-card.remove",
                                 (game && recent) || can_be_removed (self->item));
  gtk_widget_action_set_enabled (widget, "library-card.delete",
                                 game && !acies_library_item_is_in_use (self->item));
  gtk_widget_action_set_enabled (widget, "library-card.replay", game);
  gtk_widget_action_set_enabled (widget, "library-card.edit", can_be_edited (self->item));
  gtk_widget_action_set_enabled (widget, "library-card.menu", game || can_be_edited (self->item));
}

/* What is read out: all the lines of the card, where the focus goes. */
static void
name_for_readers (AciesLibraryCard *self)
{
  g_autofree char *detail = acies_brief_message (acies_library_item_get_detail (self->item));
  const char *lines[] = {
    acies_library_item_get_name (self->item),
    acies_library_item_get_subtitle (self->item),
    detail,
    acies_library_item_get_players (self->item),
    acies_library_item_get_saved (self->item),
  };
  g_autoptr (GString) name = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (lines[i] != NULL && *lines[i] != '\0')
      /* Translators: stands between the lines of a card when it is read out. */
      g_string_append_printf (name, "%s%s", i > 0 ? C_ ("lines of a card", ", ") : "", lines[i]);

  acies_name_widget (gtk_widget_get_parent (GTK_WIDGET (self)), name->str);
}

GtkWidget *
acies_library_card_new (void)
{
  return g_object_new (ACIES_TYPE_LIBRARY_CARD, NULL);
}

void
acies_library_card_set_item (AciesLibraryCard *self,
                             AciesLibraryItem *item)
{
  gboolean broken = FALSE;
  gboolean game = FALSE;

  g_return_if_fail (ACIES_IS_LIBRARY_CARD (self));

  if (!g_set_object (&self->item, item) || item == NULL)
    return;

  broken = acies_library_item_is_broken (item);
  game = !broken && acies_library_item_is_game (item);
  acies_thumbnail_set_picture (self->thumbnail, acies_library_item_get_picture (item));
  gtk_inscription_set_text (self->name_text, acies_library_item_get_name (item));
  gtk_inscription_set_text (self->subtitle_text, acies_library_item_get_subtitle (item));
  gtk_inscription_set_text (self->detail_text, acies_library_item_get_detail (item));
  gtk_inscription_set_text (self->players_text, acies_library_item_get_players (item));
  gtk_widget_set_visible (GTK_WIDGET (self->players_text),
                          acies_library_item_get_players (item) != NULL);
  show_game (self, game);
  show_menu (self, game);
  show_broken (self, broken);
  set_actions (self, game);
  if (gtk_widget_get_parent (GTK_WIDGET (self)) != NULL)
    name_for_readers (self);
}

AciesLibraryItem *
acies_library_card_get_item (AciesLibraryCard *self)
{
  g_return_val_if_fail (ACIES_IS_LIBRARY_CARD (self), NULL);

  return self->item;
}
