/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-editor-sidebar.h"

#include "editor/acies-problem-words.h"
#include "engine/core/acies-ruleset.h"
#include "widgets/acies-focus.h"

#include <glib/gi18n.h>

struct _AciesEditorSidebar
{
  GtkWidget parent_instance;

  AciesEditorContext *context;
  GtkWidget          *scroller;
  GtkWidget          *list;
  GArray             *entries;     /* AciesEditorEntry */
  guint               n_armies;    /* that there are entries for */
  guint               update_id;
  gboolean            is_setting;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesEditorSidebar, acies_editor_sidebar, GTK_TYPE_WIDGET)

/* Rows: an icon that is mostly hidden, the name, the count. */

static GtkWidget *
row_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "hexpand", TRUE, "ellipsize", PANGO_ELLIPSIZE_END,
                                  "width-chars", 8, NULL);
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "visible", FALSE, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *count = gtk_label_new (NULL);

  gtk_widget_add_css_class (count, "acies-card-line");
  gtk_widget_add_css_class (count, "acies-numbers");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), count);

  return g_object_new (GTK_TYPE_LIST_BOX_ROW, "child", box, NULL);
}

static char *
name_entry (AciesEditorSidebar     *self,
            const AciesEditorEntry *entry)
{
  if (entry->part->label == NULL)
    return acies_editor_name_army (self->context, entry->side);

  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "editor part", entry->part->label));
}

static gboolean
is_check (const AciesEditorEntry *entry)
{
  return g_str_equal (entry->part->id, "check");
}

/* The count of problems comes with the sign of the gravest. */
static void
update_icon (AciesEditorSidebar     *self,
             const AciesEditorEntry *entry,
             GtkWidget              *icon,
             guint                   count)
{
  AciesDocumentChecker *checker = acies_editor_context_get_checker (self->context);
  const gboolean grave = acies_document_checker_count (checker, ACIES_SEVERITY_ERROR) > 0;

  gtk_widget_set_visible (icon, is_check (entry) && count > 0);
  if (is_check (entry))
    gtk_image_set_from_icon_name (
      GTK_IMAGE (icon),
      acies_problem_get_icon (grave ? ACIES_SEVERITY_ERROR : ACIES_SEVERITY_WARNING));
}

static void
update_row (AciesEditorSidebar *self,
            guint               index)
{
  const AciesEditorEntry *entry = &g_array_index (self->entries, AciesEditorEntry, index);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int) index);
  GtkWidget *label = gtk_widget_get_first_child (gtk_list_box_row_get_child (row));
  GtkWidget *icon = gtk_widget_get_next_sibling (label);
  const guint             count =
    entry->part->count != NULL ? entry->part->count (self->context, entry->side) : 0;
  g_autofree char *name = name_entry (self, entry);
  g_autofree char *number = count > 0 ? g_strdup_printf ("%'u", count) : g_strdup ("");
  g_autofree char *spoken = NULL;

  gtk_label_set_text (GTK_LABEL (label), name);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (icon)), number);
  update_icon (self, entry, icon, count);
  if (is_check (entry))
    spoken = g_strdup_printf (ngettext ("%1$s, %2$u problem", "%1$s, %2$u problems", count), name, count);
  else if (count > 0)
    /* Translators: a part of a scenario, and how many units or commanders there are. */
    spoken = g_strdup_printf (_("%1$s, %2$u"), name, count);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken != NULL ? spoken : name, -1);
}

static void
fill (AciesEditorSidebar *self)
{
  const guint n_armies = acies_editor_count_armies (self->context);
  GtkWidget *row = NULL;

  while ((row = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row);
  g_array_set_size (self->entries, 0);
  self->n_armies = n_armies;
  for (const AciesEditorPart *part = acies_editor_parts; part->id != NULL; part++)
    for (guint i = 0;
         i < (part->per_army ? n_armies : 1) && acies_editor_part_applies (self->context, part);
         i++)
      {
        const AciesEditorEntry entry = { part, part->per_army ? (int) i : -1 };

        g_array_append_val (self->entries, entry);
        gtk_list_box_append (GTK_LIST_BOX (self->list), row_new ());
      }
}

static gboolean
on_update_cb (gpointer user_data)
{
  AciesEditorSidebar *self = ACIES_EDITOR_SIDEBAR (user_data);
  const guint chosen = acies_editor_sidebar_get_chosen (self);

  self->update_id = 0;
  if (self->n_armies != acies_editor_count_armies (self->context))
    {
      self->is_setting = TRUE;
      fill (self);
      self->is_setting = FALSE;
      acies_editor_sidebar_set_chosen (self, MIN (chosen, self->entries->len - 1));
    }
  for (guint i = 0; i < self->entries->len; i++)
    update_row (self, i);
  return G_SOURCE_REMOVE;
}

/* Typing comes first. */
static void
queue_update (AciesEditorSidebar *self)
{
  if (self->update_id == 0)
    self->update_id = g_idle_add_full (G_PRIORITY_LOW, on_update_cb, self, NULL);
}

static void
on_row_selected_cb (AciesEditorSidebar *self,
                    GtkListBoxRow      *row)
{
  if (!self->is_setting && row != NULL)
    g_signal_emit (self, signals[CHOSEN], 0, (guint) gtk_list_box_row_get_index (row));
}

static void
on_row_activated_cb (AciesEditorSidebar *self,
                     GtkListBoxRow      *row)
{
  g_signal_emit (self, signals[CHOSEN], 0, (guint) gtk_list_box_row_get_index (row));
}

static void
acies_editor_sidebar_dispose (GObject *object)
{
  AciesEditorSidebar *self = ACIES_EDITOR_SIDEBAR (object);

  g_clear_handle_id (&self->update_id, g_source_remove);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (acies_editor_sidebar_parent_class)->dispose (object);
}

static void
acies_editor_sidebar_finalize (GObject *object)
{
  g_array_unref (ACIES_EDITOR_SIDEBAR (object)->entries);

  G_OBJECT_CLASS (acies_editor_sidebar_parent_class)->finalize (object);
}

static void
acies_editor_sidebar_class_init (AciesEditorSidebarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = acies_editor_sidebar_dispose;
  object_class->finalize = acies_editor_sidebar_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  signals[CHOSEN] = g_signal_new ("chosen", ACIES_TYPE_EDITOR_SIDEBAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                  1, G_TYPE_UINT);
}

static void
acies_editor_sidebar_init (AciesEditorSidebar *self)
{
  self->entries = g_array_new (FALSE, FALSE, sizeof (AciesEditorEntry));
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_BROWSE);
  acies_focus_make_one_stop (self->list);
  gtk_widget_add_css_class (self->list, "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Parts of the scenario"), -1);
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", self->list, "hscrollbar-policy",
                                 GTK_POLICY_NEVER, NULL);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "acies-sidebar");
  g_signal_connect_object (self->list, "row-selected", G_CALLBACK (on_row_selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (on_row_activated_cb), self, G_CONNECT_SWAPPED);
}

void
acies_editor_sidebar_set_context (AciesEditorSidebar *self,
                                  AciesEditorContext *context)
{
  AciesDocumentChecker *checker = NULL;

  g_return_if_fail (ACIES_IS_EDITOR_SIDEBAR (self));

  if (self->context != NULL)
    {
      g_signal_handlers_disconnect_by_data (acies_editor_context_get_document (self->context),
                                            self);
      g_signal_handlers_disconnect_by_data (acies_editor_context_get_checker (self->context), self);
    }
  g_set_object (&self->context, context);
  checker = acies_editor_context_get_checker (context);
  g_signal_connect_object (acies_editor_context_get_document (context), "changed", G_CALLBACK (queue_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (checker, "items-changed", G_CALLBACK (queue_update), self, G_CONNECT_SWAPPED);
  self->is_setting = TRUE;
  fill (self);
  self->is_setting = FALSE;
  for (guint i = 0; i < self->entries->len; i++)
    update_row (self, i);
}

guint
acies_editor_sidebar_get_n_entries (AciesEditorSidebar *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_SIDEBAR (self), 0);

  return self->entries->len;
}

const AciesEditorEntry *
acies_editor_sidebar_get_entry (AciesEditorSidebar *self,
                                guint               index)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_SIDEBAR (self), NULL);
  g_return_val_if_fail (index < self->entries->len, NULL);

  return &g_array_index (self->entries, AciesEditorEntry, index);
}

guint
acies_editor_sidebar_get_chosen (AciesEditorSidebar *self)
{
  GtkListBoxRow *row = NULL;

  g_return_val_if_fail (ACIES_IS_EDITOR_SIDEBAR (self), 0);

  row = gtk_list_box_get_selected_row (GTK_LIST_BOX (self->list));
  return row != NULL ? (guint) gtk_list_box_row_get_index (row) : 0;
}

void
acies_editor_sidebar_set_chosen (AciesEditorSidebar *self,
                                 guint               index)
{
  g_return_if_fail (ACIES_IS_EDITOR_SIDEBAR (self));
  g_return_if_fail (index < self->entries->len);

  self->is_setting = TRUE;
  gtk_list_box_select_row (GTK_LIST_BOX (self->list),
                           gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int)index));
  self->is_setting = FALSE;
}
