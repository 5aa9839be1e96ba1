/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-form-list.h"

#include "document/acies-document-array.h"
#include "editor/acies-form-view.h"
#include "engine/core/acies-ruleset.h"
#include "widgets/acies-common.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>
#include <string.h>

struct _AciesFormList
{
  GtkWidget parent_instance;

  AciesEditorContext *context;
  const AciesForm    *form;
  AciesDocumentArray *array;
  AciesDocumentNode  *node;  /* the one chosen; NULL: none */
  guint               index; /* its place */

  GtkWidget *box;
  GtkWidget *list;
  GtkWidget *view;
  gboolean   is_selecting;
};

G_DEFINE_FINAL_TYPE (AciesFormList, acies_form_list, GTK_TYPE_WIDGET)

/* Rows */

static AciesDocumentNode *
node_of_row (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "node");
}

static char *
name_node (AciesFormList     *self,
           AciesDocumentNode *node)
{
  const char *name =
    self->form->name_key != NULL
      ? acies_json_text (acies_document_node_peek (node, self->form->name_key))
      : NULL;

  return g_strdup (name != NULL && *name != '\0' ? name
                                                 : g_dpgettext2 (GETTEXT_PACKAGE, "form", self->form->title));
}

/* What is chosen of the choices that every such object has, in words. */
static char *
describe_node (AciesFormList     *self,
               AciesDocumentNode *node)
{
  const AciesDraft *draft = acies_editor_context_get_draft (self->context);
  GString          *text = g_string_new (NULL);

  for (const AciesFormField *field = self->form->fields; field->key != NULL; field++)
    {
      const char *wire = acies_json_text (acies_document_node_peek (node, field->key));
      int         value = 0;

      if (field->kind == ACIES_FIELD_ENUM && field->required && wire != NULL &&
          acies_names_find (field->choices, wire, &value))
        g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", draft->choice_text (field, value));
    }

  return g_string_free (text, FALSE);
}

static void
update_row (GtkWidget *row)
{
  AciesFormList     *self = g_object_get_data (G_OBJECT (row), "list");
  AciesDocumentNode *node = node_of_row (GTK_LIST_BOX_ROW (row));
  GtkWidget         *name =
    gtk_widget_get_first_child (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row)));
  g_autofree char   *title = NULL;
  g_autofree char   *words = NULL;

  if (acies_document_node_get_path (node) == NULL)
    return;

  title = name_node (self, node);
  words = describe_node (self, node);
  gtk_label_set_text (GTK_LABEL (name), title);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (name)), words);
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "hexpand", TRUE, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  GtkWidget *words = g_object_new (GTK_TYPE_LABEL, "xalign", 1.0, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "child", box, NULL);

  gtk_widget_add_css_class (box, "acies-list-row");
  gtk_widget_add_css_class (words, "acies-card-line");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), words);
  g_object_set_data (G_OBJECT (row), "list", user_data);
  g_object_set_data_full (G_OBJECT (row), "node", g_object_ref (item), g_object_unref);
  g_signal_connect_object (item, "notify::value", G_CALLBACK (update_row), row, G_CONNECT_SWAPPED);
  update_row (row);
  return row;
}

/* The choice */

static void
on_path_cb (AciesFormList *self)
{
  acies_form_view_set_path (ACIES_FORM_VIEW (self->view),
                            acies_document_node_get_path (self->node));
}

static void
choose (AciesFormList     *self,
        AciesDocumentNode *node)
{
  if (self->node != NULL)
    g_signal_handlers_disconnect_by_data (self->node, self);
  g_set_object (&self->node, node);
  if (node != NULL)
    g_signal_connect_object (node, "notify::path", G_CALLBACK (on_path_cb), self, G_CONNECT_SWAPPED);
  acies_form_view_set_path (ACIES_FORM_VIEW (self->view),
                            node != NULL ? acies_document_node_get_path (node) : NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "list.remove", node != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "list.move-up", node != NULL && self->index > 0);
  gtk_widget_action_set_enabled (
    GTK_WIDGET (self), "list.move-down",
    node != NULL && self->index + 1 < g_list_model_get_n_items (G_LIST_MODEL (self->array)));
}

static void
select_index (AciesFormList *self,
              guint          index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int)index);

  self->is_selecting = TRUE;
  gtk_list_box_select_row (GTK_LIST_BOX (self->list), row);
  self->is_selecting = FALSE;
  self->index = index;
  choose (self, row != NULL ? node_of_row (row) : NULL);
}

/* The same one stays chosen wherever it went; if it is gone, the one that has come to its place. */
static void
on_items_changed_cb (AciesFormList *self)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->array));
  const int   index = self->node != NULL ? acies_document_node_get_index (self->node) : -1;

  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  select_index (self, index >= 0 ? (guint)index : MIN (self->index, MAX (n, 1) - 1));
}

static void
on_row_selected_cb (AciesFormList *self,
                    GtkListBoxRow *row)
{
  if (self->is_selecting || row == NULL)
    return;

  self->index = (guint)gtk_list_box_row_get_index (row);
  choose (self, node_of_row (row));
  acies_editor_context_select (self->context, acies_document_node_get_path (self->node));
}

/* Edits */

static void
remove_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  AciesFormList         *self = ACIES_FORM_LIST (widget);
  const AciesJsonCursor  root = acies_editor_context_get_root (self->context);
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char       *name = name_node (self, self->node);
  g_autofree char       *edit = NULL;
  g_autofree char       *text = NULL;

  if (!acies_editor_context_get_draft (self->context)
         ->remove (&root, acies_document_node_get_path (self->node), patch))
    acies_patch_remove (patch, acies_document_node_get_path (self->node));

  /* Translators: an edit, as in: Undo remove “Varro”. */
  edit = g_strdup_printf (C_ ("undo", "remove “%s”"), name);
  /* Translators: a passing message. */
  text = g_strdup_printf (_("Removed “%s”."), name);
  acies_editor_context_apply (self->context, patch, edit, NULL);
  acies_editor_context_say (self->context, text);
}

static void
move_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  AciesFormList         *self = ACIES_FORM_LIST (widget);
  const gboolean         up = g_str_has_suffix (action, "up");
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char       *name = name_node (self, self->node);
  g_autofree char       *edit = g_strdup_printf (C_ ("undo", "move “%s”"), name);

  acies_patch_move (patch, acies_document_node_get_path (self->node),
                    up ? self->index - 1 : self->index + 1);
  acies_editor_context_apply (self->context, patch, edit, NULL);
}

/* Object */

static void
acies_form_list_dispose (GObject *object)
{
  AciesFormList *self = ACIES_FORM_LIST (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->node);
  g_clear_object (&self->array);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (acies_form_list_parent_class)->dispose (object);
}

static void
acies_form_list_class_init (AciesFormListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_form_list_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "list.remove", NULL, remove_cb);
  gtk_widget_class_install_action (widget_class, "list.move-up", NULL, move_cb);
  gtk_widget_class_install_action (widget_class, "list.move-down", NULL, move_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "list.remove", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "list.move-up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "list.move-down", NULL);
}

static void
acies_form_list_init (AciesFormList *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_BROWSE);
  gtk_widget_add_css_class (self->list, "acies-card");
  gtk_widget_add_css_class (self->list, "acies-list");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

static GtkWidget *
head_new (const char *title)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.0, "hexpand", TRUE, "wrap", TRUE, NULL);

  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (head), label);
  acies_common_add_tool (head, "go-up-symbolic", _("Move Up (Alt+Up)"), "list.move-up");
  acies_common_add_tool (head, "go-down-symbolic", _("Move Down (Alt+Down)"), "list.move-down");
  acies_common_add_tool (head, "user-trash-symbolic", _("Remove (Delete)"), "list.remove");
  return head;
}

GtkWidget *
acies_form_list_new (AciesEditorContext *context,
                     const AciesForm    *form,
                     const char         *title)
{
  AciesFormList   *self = g_object_new (ACIES_TYPE_FORM_LIST, NULL);
  g_autofree char *path = g_strndup (form->path, strlen (form->path) - strlen ("[]"));

  self->context = g_object_ref (context);
  self->form = form;
  self->array = acies_document_array_new (acies_editor_context_get_document (context), path);
  self->view = acies_form_view_new (context, form->fields, NULL);
  gtk_box_append (GTK_BOX (self->box), head_new (title));
  gtk_box_append (GTK_BOX (self->box), self->list);
  gtk_box_append (GTK_BOX (self->box), self->view);
  acies_name_widget (self->list, title);
  acies_name_widget (GTK_WIDGET (self), title);

  gtk_list_box_bind_model (GTK_LIST_BOX (self->list), G_LIST_MODEL (self->array), create_row,
                           self, NULL);
  g_signal_connect_object (self->array, "items-changed", G_CALLBACK (on_items_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "row-selected", G_CALLBACK (on_row_selected_cb), self, G_CONNECT_SWAPPED);
  on_items_changed_cb (self);
  return GTK_WIDGET (self);
}

const AciesForm *
acies_form_list_get_form (AciesFormList *self)
{
  g_return_val_if_fail (ACIES_IS_FORM_LIST (self), NULL);

  return self->form;
}

gboolean
acies_form_list_show_path (AciesFormList *self,
                           const char    *path,
                           gboolean       focus)
{
  g_return_val_if_fail (ACIES_IS_FORM_LIST (self), FALSE);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->array)); i++)
    {
      const char *place = acies_document_node_get_path (acies_document_array_get (self->array, i));

      if (place == NULL || !acies_path_contains (place, path))
        continue;
      select_index (self, i);
      if (focus && !acies_form_view_show_path (ACIES_FORM_VIEW (self->view), path))
        gtk_widget_grab_focus (
          GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int)i)));
      return TRUE;
    }

  return FALSE;
}
