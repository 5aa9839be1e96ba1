/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-form-list.h"

#include "document/acies-document-array.h"
#include "document/acies-document-node.h"
#include "editor/acies-form-view.h"
#include "editor/acies-node-list.h"
#include "engine/core/acies-ruleset.h"
#include "widgets/acies-common.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>
#include <string.h>

#define KEY_REST "rest" /* of the path, behind the element's */

struct _AciesFormList
{
  GtkWidget parent_instance;

  const AciesForm *form;

  GtkWidget *box;
  GtkWidget *list;
  GPtrArray *inner; /* AciesFormView: of objects within an element, owned by the box */
  GtkWidget *view;
  GtkWidget *adders; /* box of buttons that add to the list */
};

G_DEFINE_FINAL_TYPE (AciesFormList, acies_form_list, GTK_TYPE_WIDGET)

/* What stands below the element's own form, of the same element. */
static void
show_inner (AciesFormList *self,
            const char    *element)
{
  for (guint i = 0; i < self->inner->len; i++)
    {
      const char      *rest = g_object_get_data (self->inner->pdata[i], KEY_REST);
      g_autofree char *path = element != NULL ? g_strconcat (element, rest, NULL) : NULL;

      acies_form_view_set_path (self->inner->pdata[i], path);
      gtk_widget_set_visible (self->inner->pdata[i], path != NULL);
    }
}

static void
on_chosen_cb (AciesFormList *self)
{
  AciesNodeList     *list = ACIES_NODE_LIST (self->list);
  AciesDocumentNode *node = acies_node_list_get_node (list);
  const gboolean     any = node != NULL;

  show_inner (self, any ? acies_document_node_get_path (node) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          any || gtk_widget_get_first_child (self->adders) != NULL);
  gtk_widget_set_visible (self->list, any);
  gtk_widget_set_visible (self->view, any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "list.remove", any);
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

  g_ptr_array_set_size (self->inner, 0);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_form_list_parent_class)->dispose (object);
}

static void
acies_form_list_finalize (GObject *object)
{
  g_ptr_array_unref (ACIES_FORM_LIST (object)->inner);

  G_OBJECT_CLASS (acies_form_list_parent_class)->finalize (object);
}

static void
acies_form_list_class_init (AciesFormListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_form_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_form_list_finalize;
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
  self->inner = g_ptr_array_new ();
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

/* The forms of objects within an element: "map.features[].shape" below "map.features[]". */
static void
add_inner (AciesFormList      *self,
           AciesEditorContext *context)
{
  const AciesForm *forms = acies_editor_context_get_draft (context)->forms;

  for (const AciesForm *form = forms; form->path != NULL; form++)
    {
      const char *rest = NULL;
      GtkWidget  *view = NULL;

      if (!g_str_has_prefix (form->path, self->form->path))
        continue;
      rest = form->path + strlen (self->form->path);
      if (*rest != '.' || strpbrk (rest, "[*") != NULL)
        continue;
      view = acies_form_view_new (context, form->fields, NULL);
      acies_form_view_set_title (ACIES_FORM_VIEW (view), g_dpgettext2 (GETTEXT_PACKAGE, "form", form->title), FALSE);
      g_object_set_data (G_OBJECT (view), KEY_REST, (gpointer)rest);
      g_ptr_array_add (self->inner, view);
      gtk_box_append (GTK_BOX (self->box), view);
    }
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

  self->form = form;
  self->view = acies_form_view_new (context, form->fields, NULL);
  self->adders = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->list =
    acies_node_list_new (context, G_LIST_MODEL (array), &kind, ACIES_FORM_VIEW (self->view));
  gtk_box_append (GTK_BOX (self->box), head_new (title));
  gtk_box_append (GTK_BOX (self->box), self->list);
  gtk_box_append (GTK_BOX (self->box), self->adders);
  gtk_box_append (GTK_BOX (self->box), self->view);
  add_inner (self, context);
  acies_name_widget (GTK_WIDGET (acies_node_list_get_box (ACIES_NODE_LIST (self->list))), title);
  acies_name_widget (GTK_WIDGET (self), title);
  g_signal_connect_object (self->list, "chosen", G_CALLBACK (on_chosen_cb), self, G_CONNECT_SWAPPED);
  on_chosen_cb (self);
  return GTK_WIDGET (self);
}

void
acies_form_list_append_adder (AciesFormList *self,
                              GtkWidget     *button)
{
  g_return_if_fail (ACIES_IS_FORM_LIST (self));

  gtk_box_append (GTK_BOX (self->adders), button);
  on_chosen_cb (self);
}

const AciesForm *
acies_form_list_get_form (AciesFormList *self)
{
  g_return_val_if_fail (ACIES_IS_FORM_LIST (self), NULL);

  return self->form;
}

void
acies_form_list_bring_into_view (AciesFormList *self)
{
  g_return_if_fail (ACIES_IS_FORM_LIST (self));

  acies_focus_bring_into_view (self->view);
}

gboolean
acies_form_list_show_path (AciesFormList *self,
                           const char    *path,
                           gboolean       focus)
{
  g_return_val_if_fail (ACIES_IS_FORM_LIST (self), FALSE);

  if (!acies_node_list_show_path (ACIES_NODE_LIST (self->list), path, FALSE))
    return FALSE;
  for (guint i = 0; focus && i < self->inner->len; i++)
    if (acies_form_view_show_path (self->inner->pdata[i], path))
      return TRUE;

  return acies_node_list_show_path (ACIES_NODE_LIST (self->list), path, focus);
}
