/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-continue-card.h"

#include "app/library/acies-strength-bar.h"
#include "app/library/acies-thumbnail.h"
#include "battlefield/acies-token-view.h"
#include "scene/acies-scene-words.h"
#include "widgets/acies-columns.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-resources.h"

#include <glib/gi18n.h>

#define TOKEN_WIDTH 26

struct _AciesContinueCard
{
  GtkWidget parent_instance;

  AciesLibraryItem *item;

  GtkWidget      *columns;
  AciesThumbnail *thumbnail;
  GtkLabel       *name_label;
  GtkLabel       *subtitle_label;
  GtkLabel       *state_label;
  GtkGrid        *sides_grid;
  GtkWidget      *continue_button;
  GtkWidget      *more_button;
};

G_DEFINE_FINAL_TYPE (AciesContinueCard, acies_continue_card, GTK_TYPE_WIDGET)

static void
forward (AciesContinueCard *self,
         const char        *action)
{
  g_autofree char *uri = NULL;

  if (self->item == NULL)
    return;

  uri = g_file_get_uri (acies_library_item_get_file (self->item));
  gtk_widget_activate_action (GTK_WIDGET (self), action, "s", uri);
}

static void
continue_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  forward (ACIES_CONTINUE_CARD (widget), "library.continue");
}

static void
discard_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  forward (ACIES_CONTINUE_CARD (widget), "library.discard");
}

static void
acies_continue_card_dispose (GObject *object)
{
  AciesContinueCard *self = ACIES_CONTINUE_CARD (object);

  g_clear_object (&self->item);
  g_clear_pointer (&self->columns, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_continue_card_parent_class)->dispose (object);
}

static void
acies_continue_card_class_init (AciesContinueCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_continue_card_dispose;
  g_type_ensure (ACIES_TYPE_COLUMNS);
  g_type_ensure (ACIES_TYPE_THUMBNAIL);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "continue-card.continue", NULL, continue_cb);
  gtk_widget_class_install_action (widget_class, "continue-card.discard", NULL, discard_cb);
  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-continue-card.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesContinueCard, columns);
  gtk_widget_class_bind_template_child (widget_class, AciesContinueCard, thumbnail);
  gtk_widget_class_bind_template_child (widget_class, AciesContinueCard, name_label);
  gtk_widget_class_bind_template_child (widget_class, AciesContinueCard, subtitle_label);
  gtk_widget_class_bind_template_child (widget_class, AciesContinueCard, state_label);
  gtk_widget_class_bind_template_child (widget_class, AciesContinueCard, sides_grid);
  gtk_widget_class_bind_template_child (widget_class, AciesContinueCard, continue_button);
  gtk_widget_class_bind_template_child (widget_class, AciesContinueCard, more_button);
}

static void
acies_continue_card_init (AciesContinueCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_name_menu_button (self->more_button, _("More About This Battle"));
}

static void
show_side (AciesContinueCard *self,
           guint              side)
{
  const AciesItemSide *data = acies_library_item_get_side (self->item, side);
  GtkWidget *token = acies_token_view_new (TOKEN_WIDTH, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  GtkWidget *bar = acies_strength_bar_new ((int) side);
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "label", data->name, "xalign", 0.0, "wrap", TRUE, "wrap-mode",
                                  PANGO_WRAP_WORD_CHAR, "hexpand", TRUE, NULL);
  const char *counted = acies_scene_words_left (acies_library_item_get_ruleset (self->item));
  g_autofree char *words = NULL;
  g_autofree char *hint = NULL;
  GtkWidget *left = NULL;

  /* Translators: %s is what an army has left: "Elements left". */
  hint = g_strdup_printf (_("%s, of those at the start"), counted);

  /* Translators: the strength left of an army, of that at the start. */
  words = g_strdup_printf (_("%1$d of %2$d"), data->strength, data->strength_start);
  left = g_object_new (GTK_TYPE_LABEL, "label", words, "xalign", 0.0, NULL);
  gtk_widget_add_css_class (left, "acies-card-line");
  gtk_widget_add_css_class (left, "acies-numbers");
  gtk_widget_set_tooltip_text (left, hint);

  acies_token_view_set_side (ACIES_TOKEN_VIEW (token), (int) side, ACIES_EMBLEM_STANDARD);
  acies_strength_bar_set (ACIES_STRENGTH_BAR (bar), data->strength, data->strength_start);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);

  gtk_grid_attach (self->sides_grid, token, 0, 2 * (int) side, 1, 2);
  gtk_grid_attach (self->sides_grid, name, 1, 2 * (int) side, 1, 1);
  gtk_grid_attach (self->sides_grid, left, 2, 2 * (int) side, 1, 1);
  gtk_grid_attach (self->sides_grid, bar, 1, 2 * (int) side + 1, 2, 1);
}

static void
show_sides (AciesContinueCard *self)
{
  GtkWidget *child = NULL;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->sides_grid))) != NULL)
    gtk_grid_remove (self->sides_grid, child);
  for (guint side = 0; side < acies_library_item_get_n_sides (self->item); side++)
    show_side (self, side);
}

static void
show_words (AciesContinueCard *self)
{
  const char *subtitle = acies_library_item_get_subtitle (self->item);
  const char *ruleset = _(acies_library_item_get_ruleset (self->item)->name);
  g_autofree char *state = NULL;
  g_autofree char *line = NULL;
  g_autofree char *label = NULL;

  /* Translators: two whole sentences. */
  state = g_strdup_printf (C_ ("sentences", "%1$s %2$s"), acies_library_item_get_detail (self->item),
                           acies_library_item_get_players (self->item));
  /* Translators: year and place of a battle, then its rule system. */
  line = *subtitle != '\0' ? g_strdup_printf (C_ ("battle", "%1$s · %2$s"), subtitle, ruleset) : g_strdup (ruleset);
  /* Translators: %s is a battle. */
  label = g_strdup_printf (_("Battle under way: %s"), acies_library_item_get_name (self->item));

  gtk_label_set_text (self->name_label, acies_library_item_get_name (self->item));
  gtk_label_set_text (self->subtitle_label, line);
  gtk_label_set_text (self->state_label, state);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
acies_continue_card_set_item (AciesContinueCard *self,
                              AciesLibraryItem  *item)
{
  gboolean here;

  g_return_if_fail (ACIES_IS_CONTINUE_CARD (self));

  g_set_object (&self->item, item);
  gtk_widget_set_visible (GTK_WIDGET (self), item != NULL);
  if (item == NULL)
    return;

  /* Played in another window it is shown, with the words that say so, and nothing can be done to it here. */
  here = !acies_library_item_is_in_use (item);
  gtk_widget_set_visible (self->continue_button, here);
  gtk_widget_set_visible (self->more_button, here);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "continue-card.continue", here);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "continue-card.discard", here);
  acies_thumbnail_set_picture (self->thumbnail, acies_library_item_get_picture (item));
  show_words (self);
  show_sides (self);
}

AciesLibraryItem *
acies_continue_card_get_item (AciesContinueCard *self)
{
  g_return_val_if_fail (ACIES_IS_CONTINUE_CARD (self), NULL);

  return self->item;
}
