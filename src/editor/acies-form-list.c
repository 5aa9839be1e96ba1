/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-form-list.h"

#include "document/acies-document-array.h"
#include "editor/acies-form-view.h"
#include "editor/acies-node-list.h"
#include "widgets/acies-common.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>
#include <string.h>

struct _AciesFormList
{
  GtkWidget parent_instance;

  const AciesForm *form;

  GtkWidget *box;
  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (AciesFormList, acies_form_list, GTK_TYPE_WIDGET)

static void
on_chosen_cb (AciesFormList *self)
{
  AciesNodeList *list = ACIES_NODE_LIST (self->list);

  gtk_widget_set_visible (GTK_WIDGET (self), acies_node_list_get_node (list) != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "list.remove", acies_node_list_get_node (list) != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "list.move-up", acies_node_list_can_move (list, -1));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "list.move-down", acies_node_list_can_move (list, 1));
}

/* Edits */

static void
remove_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  acies_node_list_remove (ACIES_NODE_LIST (ACIES_FORM_LIST (widget)->list));
}

static void
move_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  acies_node_list_move (ACIES_NODE_LIST (ACIES_FORM_LIST (widget)->list), g_str_has_suffix (action, "up") ? -1 : 1);
}

/* Object */

static void
acies_form_list_dispose (GObject *object)
{
  AciesFormList *self = ACIES_FORM_LIST (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

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
  AciesFormList                 *self = g_object_new (ACIES_TYPE_FORM_LIST, NULL);
  const AciesNodeKind            kind = { form->fields, form->name_key, g_dpgettext2 (GETTEXT_PACKAGE, "form", form->title) };
  g_autofree char               *path = g_strndup (form->path, strlen (form->path) - strlen ("[]"));
  g_autoptr (AciesDocumentArray) array =
    acies_document_array_new (acies_editor_context_get_document (context), path);
  GtkWidget *view = acies_form_view_new (context, form->fields, NULL);

  self->form = form;
  self->list = acies_node_list_new (context, G_LIST_MODEL (array), &kind, ACIES_FORM_VIEW (view));
  gtk_box_append (GTK_BOX (self->box), head_new (title));
  gtk_box_append (GTK_BOX (self->box), self->list);
  gtk_box_append (GTK_BOX (self->box), view);
  acies_name_widget (GTK_WIDGET (acies_node_list_get_box (ACIES_NODE_LIST (self->list))), title);
  acies_name_widget (GTK_WIDGET (self), title);
  g_signal_connect_object (self->list, "chosen", G_CALLBACK (on_chosen_cb), self, G_CONNECT_SWAPPED);
  on_chosen_cb (self);
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

  return acies_node_list_show_path (ACIES_NODE_LIST (self->list), path, focus);
}
