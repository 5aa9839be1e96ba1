/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-compare-window.h"

#include "document/acies-document-compare.h"
#include "widgets/acies-resources.h"

#include <glib/gi18n.h>

/* A difference in a list. */
#define ACIES_TYPE_DIFFERENCE_ITEM (acies_difference_item_get_type ())
G_DECLARE_FINAL_TYPE (AciesDifferenceItem, acies_difference_item, ACIES, DIFFERENCE_ITEM, GObject)

struct _AciesDifferenceItem
{
  GObject parent_instance;

  char *path;
  char *texts[3];  /* place, before, after */
};

G_DEFINE_FINAL_TYPE (AciesDifferenceItem, acies_difference_item, G_TYPE_OBJECT)

struct _AciesCompareWindow
{
  GtkWindow parent_instance;

  AciesEditorContext *context;
  JsonNode           *before;
  GListStore         *list;     /* of AciesDifferenceItem */

  GtkLabel      *summary_label;
  GtkStack      *stack;         /* "list" or "empty" */
  GtkColumnView *view;
};

G_DEFINE_FINAL_TYPE (AciesCompareWindow, acies_compare_window, GTK_TYPE_WINDOW)

static void
acies_difference_item_finalize (GObject *object)
{
  AciesDifferenceItem *self = ACIES_DIFFERENCE_ITEM (object);

  g_free (self->path);
  for (guint i = 0; i < G_N_ELEMENTS (self->texts); i++)
    g_free (self->texts[i]);

  G_OBJECT_CLASS (acies_difference_item_parent_class)->finalize (object);
}

static void
acies_difference_item_class_init (AciesDifferenceItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_difference_item_finalize;
}

static void
acies_difference_item_init (AciesDifferenceItem *self)
{
}

/* A text as it is, anything else as it stands in the file. */
static char *
describe_value (JsonNode *node)
{
  const char *text = acies_json_text (node);

  if (node == NULL)
    /* Translators: what a field of a scenario is before it is added or after it is taken away. */
    return g_strdup (C_ ("comparison", "(not there)"));

  return text != NULL ? g_strdup (text) : acies_json_to_line (node);
}

static AciesDifferenceItem *
create_item (const AciesDifference *difference)
{
  AciesDifferenceItem *item = g_object_new (ACIES_TYPE_DIFFERENCE_ITEM, NULL);

  item->path = g_strdup (difference->path);
  item->texts[0] = g_strdup (difference->label);
  item->texts[1] = describe_value (difference->before);
  item->texts[2] = describe_value (difference->after);
  return item;
}

static void
compare (AciesCompareWindow *self)
{
  AciesDocument *document = acies_editor_context_get_document (self->context);
  JsonNode *after = acies_document_get_root (document);
  g_autoptr (GArray) found = acies_document_compare (self->before, after);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *summary = NULL;

  for (guint i = 0; i < found->len; i++)
    g_ptr_array_add (items, create_item (&g_array_index (found, AciesDifference, i)));
  g_list_store_splice (self->list, 0, acies_compare_window_get_n_differences (self), items->pdata,
                       items->len);
  summary = g_strdup_printf (ngettext ("%u difference", "%u differences", found->len), found->len);
  gtk_label_set_text (self->summary_label, summary);
  gtk_stack_set_visible_child_name (self->stack, found->len > 0 ? "list" : "empty");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "compare.copy", found->len > 0);
}

/* Cells */

static void
on_setup_cb (gpointer     column,
             GtkListItem *item)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "lines", 4, "ellipsize", PANGO_ELLIPSIZE_END, "valign", GTK_ALIGN_START, NULL);

  gtk_list_item_set_child (item, label);
}

static void
on_bind_cb (gpointer     column,
            GtkListItem *item)
{
  AciesDifferenceItem *difference = gtk_list_item_get_item (item);
  const char *text = difference->texts[GPOINTER_TO_UINT (column)];

  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), text);
  gtk_widget_set_tooltip_text (gtk_list_item_get_child (item), text);
}

static void
append_column (AciesCompareWindow *self,
               const char         *title,
               guint               index)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) column = NULL;

  g_signal_connect_swapped (factory, "setup", G_CALLBACK (on_setup_cb), NULL);
  g_signal_connect_swapped (factory, "bind", G_CALLBACK (on_bind_cb), GUINT_TO_POINTER (index));
  column = gtk_column_view_column_new (title, factory);
  gtk_column_view_column_set_expand (column, TRUE);
  gtk_column_view_column_set_resizable (column, TRUE);
  gtk_column_view_append_column (self->view, column);
}

static void
on_activate_cb (AciesCompareWindow *self,
                guint               position)
{
  acies_compare_window_go_to (self, position);
}

static void
copy_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  g_autofree char *text = acies_compare_window_dup_text (ACIES_COMPARE_WINDOW (widget));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

static void
acies_compare_window_dispose (GObject *object)
{
  AciesCompareWindow *self = ACIES_COMPARE_WINDOW (object);

  g_clear_object (&self->context);
  g_clear_object (&self->list);
  g_clear_pointer (&self->before, json_node_unref);

  G_OBJECT_CLASS (acies_compare_window_parent_class)->dispose (object);
}

static void
acies_compare_window_class_init (AciesCompareWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_compare_window_dispose;

  gtk_widget_class_install_action (widget_class, "compare.copy", NULL, copy_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "compare.copy", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, ACIES_RESOURCES "app/acies-compare-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesCompareWindow, summary_label);
  gtk_widget_class_bind_template_child (widget_class, AciesCompareWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, AciesCompareWindow, view);
  gtk_widget_class_bind_template_callback (widget_class, on_activate_cb);
}

static void
acies_compare_window_init (AciesCompareWindow *self)
{
  g_autoptr (GtkSingleSelection) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->list = g_list_store_new (ACIES_TYPE_DIFFERENCE_ITEM);
  selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->list)));
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (selection));
  append_column (self, C_ ("comparison", "Place"), 0);
  append_column (self, C_ ("comparison", "Before"), 1);
  append_column (self, C_ ("comparison", "Now"), 2);
}

GtkWidget *
acies_compare_window_new (GtkWindow          *editor,
                          AciesEditorContext *context,
                          JsonNode           *before,
                          const char         *name)
{
  AciesCompareWindow *self = g_object_new (ACIES_TYPE_COMPARE_WINDOW, "transient-for", editor, NULL);
  /* Translators: %s is the name of a file. */
  g_autofree char *title = g_strdup_printf (_("Compared with “%s”"), name);

  gtk_window_set_title (GTK_WINDOW (self), title);
  self->context = g_object_ref (context);
  self->before = json_node_ref (before);
  g_signal_connect_object (acies_editor_context_get_document (context), "changed", G_CALLBACK (compare), self,
                           G_CONNECT_SWAPPED);
  compare (self);
  return GTK_WIDGET (self);
}

guint
acies_compare_window_get_n_differences (AciesCompareWindow *self)
{
  g_return_val_if_fail (ACIES_IS_COMPARE_WINDOW (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->list));
}

/* What is gone leads to what it was a part of. */
void
acies_compare_window_go_to (AciesCompareWindow *self,
                            guint               index)
{
  g_autoptr (AciesDifferenceItem) item = NULL;
  GtkWindow *editor = NULL;

  g_return_if_fail (ACIES_IS_COMPARE_WINDOW (self));

  item = g_list_model_get_item (G_LIST_MODEL (self->list), index);
  if (item == NULL)
    return;

  editor = gtk_window_get_transient_for (GTK_WINDOW (self));
  acies_editor_context_go_to (self->context, item->path);
  if (editor != NULL)
    gtk_window_present (editor);
}

char *
acies_compare_window_dup_text (AciesCompareWindow *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (ACIES_IS_COMPARE_WINDOW (self), NULL);

  for (guint i = 0; i < acies_compare_window_get_n_differences (self); i++)
    {
      g_autoptr (AciesDifferenceItem) item = g_list_model_get_item (G_LIST_MODEL (self->list), i);

      g_string_append_printf (text, "%s\t%s\t%s\n", item->texts[0], item->texts[1], item->texts[2]);
    }
  return g_strdup (text->str);
}
