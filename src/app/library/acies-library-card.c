/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-library-card.h"

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
  GtkWidget      *remove_button;
};

G_DEFINE_FINAL_TYPE (AciesLibraryCard, acies_library_card, GTK_TYPE_FLOW_BOX_CHILD)

/* The page takes it out: a recent file that is gone, or the journal of a battle that cannot be read. */
static void
remove_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  AciesLibraryCard *self = ACIES_LIBRARY_CARD (widget);
  g_autofree char *uri = g_file_get_uri (acies_library_item_get_file (self->item));

  gtk_widget_activate_action (gtk_widget_get_parent (widget), "library.remove", "s", uri);
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
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "library-card.remove", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-library-card.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, thumbnail);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, mark);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, name_label);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, subtitle_label);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, detail_label);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryCard, remove_button);
}

static void
acies_library_card_init (AciesLibraryCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library-card.remove", FALSE);
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
  gtk_label_set_wrap (self->detail_label, TRUE);
  gtk_label_set_wrap_mode (self->detail_label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (self->detail_label, MOST_SENTENCE_LINES);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), acies_library_item_get_detail (self->item));
}

static void
name_for_readers (AciesLibraryCard *self)
{
  const char *subtitle = acies_library_item_get_subtitle (self->item);
  const char *detail = acies_library_item_get_detail (self->item);
  g_autofree char *name = NULL;

  if (*subtitle != '\0')
    /* Translators: what is read out of a battle's card: its name, its year and place, its rule system or result. */
    name = g_strdup_printf (_("%1$s, %2$s, %3$s"), acies_library_item_get_name (self->item), subtitle, detail);
  else
    /* Translators: what is read out of a card: a name, then its rule system or what is wrong with it. */
    name = g_strdup_printf (_("%1$s, %2$s"), acies_library_item_get_name (self->item), detail);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

GtkWidget *
acies_library_card_new (AciesLibraryItem *item)
{
  AciesLibraryCard *self = g_object_new (ACIES_TYPE_LIBRARY_CARD, NULL);

  self->item = g_object_ref (item);
  acies_thumbnail_set_picture (self->thumbnail, acies_library_item_get_picture (item));
  gtk_label_set_text (self->name_label, acies_library_item_get_name (item));
  gtk_label_set_text (self->subtitle_label, acies_library_item_get_subtitle (item));
  gtk_label_set_text (self->detail_label, acies_library_item_get_detail (item));
  if (acies_library_item_is_broken (item))
    show_broken (self);
  name_for_readers (self);
  return GTK_WIDGET (self);
}

AciesLibraryItem *
acies_library_card_get_item (AciesLibraryCard *self)
{
  g_return_val_if_fail (ACIES_IS_LIBRARY_CARD (self), NULL);

  return self->item;
}
