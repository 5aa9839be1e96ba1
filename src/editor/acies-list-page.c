/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-list-page.h"

#include "document/acies-document-array.h"
#include "editor/acies-editor-parts.h"
#include "editor/acies-form-view.h"
#include "editor/acies-node-list.h"
#include "engine/core/acies-ruleset.h"
#include "widgets/acies-common.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

#define LIST_KEY "commanders"

struct _AciesListPage
{
  GtkWidget parent_instance;

  AciesEditorContext *context;
  GListStore         *armies;   /* of AciesDocumentArray */

  GtkWidget *scroller;
  GtkWidget *list;
  GtkWidget *add_box;
  GtkWidget *form;
};

static void acies_list_page_iface_init (AciesEditorPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AciesListPage,
                               acies_list_page,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ACIES_TYPE_EDITOR_PAGE,
                                                      acies_list_page_iface_init))

static char *
list_path_of (guint side)
{
  return g_strdup_printf ("sides[%u]." LIST_KEY, side);
}

guint
acies_commanders_page_count (AciesEditorContext *context,
                             int                 side)
{
  const AciesJsonCursor root = acies_editor_context_get_root (context);
  const AciesJsonCursor sides = acies_json_member (&root, "sides");
  guint n = 0;

  for (guint i = 0; i < acies_json_length (&sides); i++)
    {
      const AciesJsonCursor army = acies_json_element (&sides, i);
      const AciesJsonCursor list = acies_json_member (&army, LIST_KEY);

      n += acies_json_length (&list);
    }

  return n;
}

static int
side_of (AciesDocumentNode *node)
{
  const char *path = acies_document_node_get_path (node);

  return path != NULL ? acies_editor_path_get_index (path, "sides") : -1;
}

/* The first of each army stands below its name. */
static void
update_header (GtkListBoxRow *row,
               GtkListBoxRow *before,
               gpointer       user_data)
{
  AciesListPage *self = ACIES_LIST_PAGE (user_data);
  const int side = side_of (acies_node_list_get_node_of (row));
  g_autofree char *name = NULL;
  GtkWidget *label = NULL;

  if (side < 0 || (before != NULL && side_of (acies_node_list_get_node_of (before)) == side))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }

  name = acies_editor_name_army (self->context, side);
  label = g_object_new (GTK_TYPE_LABEL, "label", name, "xalign", 0.0, NULL);
  gtk_widget_add_css_class (label, "title-4");
  gtk_widget_add_css_class (label, "acies-list-heading");
  gtk_list_box_row_set_header (row, label);
}

static AciesNodeList *
get_nodes (AciesListPage *self)
{
  return ACIES_NODE_LIST (self->list);
}

static void
on_chosen_cb (AciesListPage *self)
{
  const gboolean any = acies_node_list_get_node (get_nodes (self)) != NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "list.duplicate", any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "list.remove", any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "list.move-up", acies_node_list_can_move (get_nodes (self), -1));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "list.move-down", acies_node_list_can_move (get_nodes (self), 1));
}

/* Edits */

static void
say_full (AciesListPage *self)
{
  acies_editor_context_say (self->context, _("The army has as many commanders as it may have."));
}

static void
add_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  AciesListPage *self = ACIES_LIST_PAGE (widget);
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);
  const guint side = (guint) g_variant_get_int32 (parameter);
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char *path = NULL;
  g_autoptr (GListModel) army = NULL;
  AciesFormRow *name_row = NULL;
  guint n = 0;

  /* Translators: the name of a commander who was just added. */
  if (!acies_editor_context_get_draft (self->context)->add_commander (&root, side, C_ ("new", "Commander"), patch))
    {
      say_full (self);
      return;
    }

  acies_editor_context_apply (self->context, patch, C_ ("undo", "add a commander"), NULL);
  army = g_list_model_get_item (G_LIST_MODEL (self->armies), side);
  n = g_list_model_get_n_items (army);
  path = g_strdup_printf ("sides[%u]." LIST_KEY "[%u]", side, n - 1);
  acies_node_list_show_path (get_nodes (self), path, FALSE);
  name_row = acies_form_view_get_row (ACIES_FORM_VIEW (self->form), "name");
  if (name_row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (name_row));
}

static void
duplicate_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  AciesListPage *self = ACIES_LIST_PAGE (widget);
  AciesDocumentNode *node = acies_node_list_get_node (get_nodes (self));
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char *list = list_path_of ((guint) side_of (node));
  g_autoptr (JsonNode) copy = acies_json_copy (acies_document_node_get_value (node));
  const guint place = (guint) acies_document_node_get_index (node) + 1;

  if (!acies_editor_context_get_draft (self->context)->paste (&root, list, place, copy, patch))
    {
      say_full (self);
      return;
    }

  acies_editor_context_apply (self->context, patch, C_ ("undo", "duplicate a commander"), NULL);
  acies_node_list_select (get_nodes (self), acies_node_list_get_index (get_nodes (self)) + 1);
}

static void
remove_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  acies_node_list_remove (get_nodes (ACIES_LIST_PAGE (widget)));
}

static void
move_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  acies_node_list_move (get_nodes (ACIES_LIST_PAGE (widget)), g_str_has_suffix (action, "up") ? -1 : 1);
}

/* The page */

static gboolean
acies_list_page_show_path (AciesEditorPage *page,
                           const char      *path)
{
  return acies_node_list_show_path (get_nodes (ACIES_LIST_PAGE (page)), path, TRUE);
}

static void
acies_list_page_iface_init (AciesEditorPageInterface *iface)
{
  iface->show_path = acies_list_page_show_path;
}

static void
acies_list_page_dispose (GObject *object)
{
  AciesListPage *self = ACIES_LIST_PAGE (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->armies);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (acies_list_page_parent_class)->dispose (object);
}

static void
acies_list_page_class_init (AciesListPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_list_page_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_install_action (widget_class, "list.add", "i", add_cb);
  gtk_widget_class_install_action (widget_class, "list.duplicate", NULL, duplicate_cb);
  gtk_widget_class_install_action (widget_class, "list.remove", NULL, remove_cb);
  gtk_widget_class_install_action (widget_class, "list.move-up", NULL, move_cb);
  gtk_widget_class_install_action (widget_class, "list.move-down", NULL, move_cb);
  for (int i = 0; i < ACIES_MAX_SIDES; i++)
    {
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1 + i, GDK_CONTROL_MASK, "list.add", "i", i);
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_1 + i, GDK_CONTROL_MASK, "list.add", "i", i);
    }
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_d, GDK_CONTROL_MASK, "list.duplicate", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "list.remove", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "list.move-up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "list.move-down", NULL);
}

static GtkWidget *
tool_bar_new (AciesListPage *self)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *tools = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->add_box = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "max-children-per-line", 4,
                                "hexpand", TRUE, "halign", GTK_ALIGN_FILL, NULL);
  acies_common_add_tool (tools, "go-up-symbolic", _("Move Up (Alt+Up)"), "list.move-up");
  acies_common_add_tool (tools, "go-down-symbolic", _("Move Down (Alt+Down)"), "list.move-down");
  acies_common_add_tool (tools, "edit-copy-symbolic", _("Duplicate (Ctrl+D)"), "list.duplicate");
  acies_common_add_tool (tools, "user-trash-symbolic", _("Remove (Delete)"), "list.remove");
  gtk_widget_set_valign (tools, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (bar), self->add_box);
  gtk_box_append (GTK_BOX (bar), tools);
  return bar;
}

static void
acies_list_page_init (AciesListPage *self)
{
  self->armies = g_list_store_new (ACIES_TYPE_DOCUMENT_ARRAY);
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, NULL);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

/* As many lists, and buttons that add to them, as there are armies. */
static void
update_armies (AciesListPage *self)
{
  AciesDocument *document = acies_editor_context_get_document (self->context);
  const guint n = acies_editor_count_armies (self->context);
  GtkWidget *button = NULL;

  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->armies)); i > n; i--)
    g_list_store_remove (self->armies, i - 1);
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->armies)); i < n; i++)
    {
      g_autofree char *path = list_path_of (i);
      g_autoptr (AciesDocumentArray) array = acies_document_array_new (document, path);

      g_list_store_append (self->armies, array);
    }

  while ((button = gtk_widget_get_first_child (self->add_box)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->add_box), button);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *army = acies_editor_name_army (self->context, i);
      /* Translators: a button; %s is an army. */
      g_autofree char *words = g_strdup_printf (_("Add to %s"), army);
      g_autofree char *tooltip = NULL;

      /* Translators: a tooltip; %u is a key. */
      tooltip = g_strdup_printf (_("Add a Commander (Ctrl+%u)"), i + 1);
      button = gtk_button_new_with_label (words);
      gtk_widget_set_tooltip_text (button, tooltip);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "list.add");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", i);
      gtk_flow_box_append (GTK_FLOW_BOX (self->add_box), button);
      gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
    }
}

/* Names of armies stand on this page, commanders are told of by their nodes. */
static void
on_document_changed_cb (AciesListPage *self,
                        GStrv          paths)
{
  gboolean names = FALSE;

  for (guint i = 0; paths[i] != NULL; i++)
    names = names || !g_str_has_prefix (paths[i], "sides[") || g_str_has_suffix (paths[i], "].name");
  if (!names)
    return;

  update_armies (self);
  gtk_list_box_invalidate_headers (acies_node_list_get_box (get_nodes (self)));
}

static GtkWidget *
empty_new (void)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", _("No army has a commander yet. Add one below."),
                                   "wrap", TRUE, "visible", TRUE, NULL);

  gtk_widget_add_css_class (label, "acies-dim");
  gtk_widget_add_css_class (label, "acies-list-row");
  return label;
}

static const AciesFormField *
find_fields (const AciesDraft *draft)
{
  for (const AciesForm *form = draft->forms; form->path != NULL; form++)
    if (g_str_equal (form->path, "sides[]." LIST_KEY "[]"))
      return form->fields;

  return NULL;
}

GtkWidget *
acies_commanders_page_new (AciesEditorContext *context,
                           int                 side)
{
  AciesListPage *self = g_object_new (ACIES_TYPE_LIST_PAGE, NULL);
  const AciesFormField *fields = find_fields (acies_editor_context_get_draft (context));
  /* Translators: a commander who has no name yet. */
  const AciesNodeKind kind = { fields, "name", _("Nameless") };
  g_autoptr (GtkFlattenListModel) all = NULL;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkListBox *rows = NULL;

  self->context = g_object_ref (context);
  self->form = acies_form_view_new (context, fields, NULL);
  all = gtk_flatten_list_model_new (G_LIST_MODEL (g_object_ref (self->armies)));
  self->list = acies_node_list_new (context, G_LIST_MODEL (all), &kind,
                                    ACIES_FORM_VIEW (self->form));
  rows = acies_node_list_get_box (get_nodes (self));
  gtk_list_box_set_header_func (rows, update_header, self, NULL);
  acies_name_widget (GTK_WIDGET (rows), _("Commanders"));
  gtk_list_box_set_placeholder (rows, empty_new ());
  gtk_widget_add_css_class (box, "acies-editor-page");
  gtk_box_append (GTK_BOX (box), self->list);
  gtk_box_append (GTK_BOX (box), tool_bar_new (self));
  gtk_box_append (GTK_BOX (box), self->form);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), box);

  g_signal_connect_object (self->list, "chosen", G_CALLBACK (on_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (acies_editor_context_get_document (context), "changed",
                           G_CALLBACK (on_document_changed_cb), self, G_CONNECT_SWAPPED);
  update_armies (self);
  on_chosen_cb (self);
  return GTK_WIDGET (self);
}
