/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-timeline-entry.h"

#include "app/library/acies-item-words.h"
#include "widgets/acies-columns.h"
#include "widgets/acies-names-for-readers.h"
#include "widgets/acies-resources.h"

#include <glib/gi18n.h>

struct _AciesTimelineEntry
{
  GtkWidget parent_instance;

  GtkWidget *heading_label;
  GtkWidget *columns;
  GtkLabel  *name_label;
  GtkLabel  *subtitle_label;
  GtkLabel  *effort_label;
  GtkBox    *rules_box;
};

G_DEFINE_FINAL_TYPE (AciesTimelineEntry, acies_timeline_entry, GTK_TYPE_WIDGET)

static void
acies_timeline_entry_dispose (GObject *object)
{
  GtkWidget *child = NULL;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (acies_timeline_entry_parent_class)->dispose (object);
}

static void
acies_timeline_entry_class_init (AciesTimelineEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_timeline_entry_dispose;

  g_type_ensure (ACIES_TYPE_COLUMNS);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-timeline-entry.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesTimelineEntry, heading_label);
  gtk_widget_class_bind_template_child (widget_class, AciesTimelineEntry, columns);
  gtk_widget_class_bind_template_child (widget_class, AciesTimelineEntry, name_label);
  gtk_widget_class_bind_template_child (widget_class, AciesTimelineEntry, subtitle_label);
  gtk_widget_class_bind_template_child (widget_class, AciesTimelineEntry, effort_label);
  gtk_widget_class_bind_template_child (widget_class, AciesTimelineEntry, rules_box);
}

static void
acies_timeline_entry_init (AciesTimelineEntry *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
acies_timeline_entry_new (void)
{
  return g_object_new (ACIES_TYPE_TIMELINE_ENTRY, NULL);
}

/* The first of the items that says how hard it is, or how long it takes. */
static char *
get_effort (AciesTimelineRow *row)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *difficulty = "";
  guint minutes = 0;

  for (guint i = 0; i < acies_timeline_row_get_n_items (row); i++)
    {
      AciesLibraryItem *item = acies_timeline_row_get_item (row, i);

      if (*difficulty == '\0')
        difficulty = acies_difficulty_text (acies_library_item_get_difficulty (item));
      if (minutes == 0)
        minutes = acies_library_item_get_minutes (item);
    }
  g_string_append (text, difficulty);
  if (minutes > 0)
    {
      g_autofree char *length = acies_item_words_length (minutes);

      g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", length);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_rules (AciesTimelineEntry *self,
           AciesTimelineRow   *row,
           guint               index)
{
  AciesLibraryItem *item = acies_timeline_row_get_item (row, index);
  const char *rules = _(acies_library_item_get_ruleset (item)->name);
  g_autofree char *uri = g_file_get_uri (acies_library_item_get_file (item));
  g_autofree char *name = NULL;
  GtkWidget *button = gtk_button_new_with_label (rules);

  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                           PANGO_ELLIPSIZE_END);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "library.open-scenario");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", uri);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  /* Translators: a button for a screen reader: a battle, then the rules by which it is played. */
  name = g_strdup_printf (_("%1$s by the rules of %2$s"), acies_library_item_get_name (item), rules);
  acies_name_widget (button, name);
  gtk_box_append (self->rules_box, button);
}

static void
show_battle (AciesTimelineEntry *self,
             AciesTimelineRow   *row)
{
  AciesLibraryItem *item = acies_timeline_row_get_item (row, 0);
  const char *players = acies_library_item_get_players (item);
  const char *subtitle = acies_library_item_get_subtitle (item);
  g_autofree char *effort = get_effort (row);
  g_autofree char *name = NULL;
  GtkWidget *child = NULL;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rules_box))) != NULL)
    gtk_box_remove (self->rules_box, child);
  for (guint i = 0; i < acies_timeline_row_get_n_items (row); i++)
    add_rules (self, row, i);
  gtk_label_set_text (self->name_label, acies_library_item_get_name (item));
  gtk_label_set_text (self->subtitle_label, subtitle);
  gtk_label_set_text (self->effort_label, effort);
  gtk_widget_set_visible (GTK_WIDGET (self->effort_label), *effort != '\0');
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->columns), players);
  /* Translators: a battle for a screen reader: its name, its year and place, how hard and long it is. */
  name = g_strdup_printf (_("%1$s, %2$s, %3$s"), acies_library_item_get_name (item), subtitle, effort);
  acies_name_widget (gtk_widget_get_parent (GTK_WIDGET (self)), name);
}

void
acies_timeline_entry_set_row (AciesTimelineEntry *self,
                              AciesTimelineRow   *row)
{
  const gboolean battle = row != NULL && acies_timeline_row_get_kind (row) == ACIES_TIMELINE_BATTLE;

  g_return_if_fail (ACIES_IS_TIMELINE_ENTRY (self));

  gtk_widget_set_visible (self->heading_label, row != NULL && !battle);
  gtk_widget_set_visible (self->columns, battle);
  if (row == NULL)
    return;
  if (battle)
    {
      show_battle (self, row);
      return;
    }

  gtk_label_set_text (GTK_LABEL (self->heading_label), acies_timeline_row_get_title (row));
  gtk_widget_remove_css_class (self->heading_label, "title-2");
  gtk_widget_remove_css_class (self->heading_label, "acies-war");
  gtk_widget_add_css_class (self->heading_label,
                            acies_timeline_row_get_kind (row) == ACIES_TIMELINE_CENTURY ? "title-2" : "acies-war");
  acies_name_widget (gtk_widget_get_parent (GTK_WIDGET (self)), acies_timeline_row_get_title (row));
}
