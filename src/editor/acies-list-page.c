/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-list-page.h"

#include "document/acies-document-array.h"
#include "editor/acies-editor-parts.h"
#include "editor/acies-form-view.h"
#include "engine/core/acies-ruleset.h"
#include "widgets/acies-common.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

#define LIST_KEY "commanders"

struct _AciesListPage
{
  GtkWidget parent_instance;

  AciesEditorContext   *context;
  const AciesFormField *fields;
  GListStore           *armies;   /* of AciesDocumentArray */
  GListModel           *model;    /* of AciesDocumentNode: all of them */
  AciesDocumentNode    *node;     /* the one chosen; NULL: none */
  guint                 index;    /* its place in the list */

  GtkWidget *scroller;
  GtkWidget *list;
  GtkWidget *add_box;
  GtkWidget *form;
  gboolean   is_selecting;
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

/* Rows: the name, and what is chosen of the others in words. */

static char *
dup_text (AciesDocumentNode *node,
          const char        *key)
{
  const char *text = acies_json_text (acies_document_node_peek (node, key));

  return g_strdup (text != NULL ? text : "");
}

static char *
describe (AciesListPage     *self,
          AciesDocumentNode *node)
{
  const AciesDraft *draft = acies_editor_context_get_draft (self->context);
  g_autoptr (GString) text = g_string_new (NULL);

  for (const AciesFormField *field = self->fields; field->key != NULL; field++)
    {
      g_autofree char *wire = dup_text (node, field->key);
      int value = 0;

      if (field->kind != ACIES_FIELD_ENUM || !field->required ||
          !acies_names_find (field->choices, wire, &value))
        continue;
      g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", draft->choice_text (field, value));
    }

  return g_strdup (text->str);
}

static char *
name_node (AciesDocumentNode *node)
{
  char *name = dup_text (node, "name");

  if (*name != '\0')
    return name;

  g_free (name);
  /* Translators: a commander who has no name yet. */
  return g_strdup (_("Nameless"));
}

static void
update_row (GtkWidget *row)
{
  AciesListPage *self = g_object_get_data (G_OBJECT (row), "page");
  AciesDocumentNode *node = g_object_get_data (G_OBJECT (row), "node");
  GtkWidget         *name =
    gtk_widget_get_first_child (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row)));
  g_autofree char *text = NULL;
  g_autofree char *kind = NULL;

  if (acies_document_node_get_path (node) == NULL)
    return;

  text = name_node (node);
  kind = describe (self, node);
  gtk_label_set_text (GTK_LABEL (name), text);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (name)), kind);
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "hexpand", TRUE, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  GtkWidget *kind = g_object_new (GTK_TYPE_LABEL, "xalign", 1.0, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "child", box, NULL);

  gtk_widget_add_css_class (kind, "acies-card-line");
  gtk_widget_add_css_class (box, "acies-list-row");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), kind);
  g_object_set_data (G_OBJECT (row), "page", user_data);
  g_object_set_data_full (G_OBJECT (row), "node", g_object_ref (item), g_object_unref);
  g_signal_connect_object (item, "notify::value", G_CALLBACK (update_row), row, G_CONNECT_SWAPPED);
  update_row (row);
  return row;
}

static AciesDocumentNode *
node_of_row (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "node");
}

/* The first of each army stands below its name. */
static void
update_header (GtkListBoxRow *row,
               GtkListBoxRow *before,
               gpointer       user_data)
{
  AciesListPage *self = ACIES_LIST_PAGE (user_data);
  const int side = side_of (node_of_row (row));
  g_autofree char *name = NULL;
  GtkWidget *label = NULL;

  if (side < 0 || (before != NULL && side_of (node_of_row (before)) == side))
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

/* The choice */

static void
on_path_cb (AciesListPage *self)
{
  acies_form_view_set_path (ACIES_FORM_VIEW (self->form),
                            acies_document_node_get_path (self->node));
}

static void
update_actions (AciesListPage *self)
{
  const gboolean any = self->node != NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "list.duplicate", any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "list.remove", any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "list.move-up", any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "list.move-down", any);
}

static void
choose (AciesListPage     *self,
        AciesDocumentNode *node)
{
  if (self->node != NULL)
    g_signal_handlers_disconnect_by_data (self->node, self);
  g_set_object (&self->node, node);
  if (node != NULL)
    g_signal_connect_object (node, "notify::path", G_CALLBACK (on_path_cb), self, G_CONNECT_SWAPPED);
  acies_form_view_set_path (ACIES_FORM_VIEW (self->form),
                            node != NULL ? acies_document_node_get_path (node) : NULL);
  update_actions (self);
}

static void
select_index (AciesListPage *self,
              guint          index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int) index);

  self->is_selecting = TRUE;
  gtk_list_box_select_row (GTK_LIST_BOX (self->list), row);
  self->is_selecting = FALSE;
  self->index = index;
  choose (self, row != NULL ? node_of_row (row) : NULL);
}

static gboolean
find_path (AciesListPage *self,
           const char    *path,
           guint         *index)
{
  for (guint i = 0; i < g_list_model_get_n_items (self->model); i++)
    {
      g_autoptr (AciesDocumentNode) node = g_list_model_get_item (self->model, i);

      if (acies_document_node_get_path (node) != NULL &&
          acies_path_contains (acies_document_node_get_path (node), path))
        {
          *index = i;
          return TRUE;
        }
    }

  return FALSE;
}

/* The same one stays chosen wherever it went; if it is gone, the one that has come to its place. */
static void
on_items_changed_cb (AciesListPage *self)
{
  const guint n = g_list_model_get_n_items (self->model);
  const char *path = self->node != NULL ? acies_document_node_get_path (self->node) : NULL;
  guint index = n > 0 ? MIN (self->index, n - 1) : 0;

  if (path != NULL)
    find_path (self, path, &index);
  select_index (self, index);
}

static void
on_row_selected_cb (AciesListPage *self,
                    GtkListBoxRow *row)
{
  if (self->is_selecting || row == NULL)
    return;

  self->index = (guint) gtk_list_box_row_get_index (row);
  choose (self, node_of_row (row));
  acies_editor_context_select (self->context, acies_document_node_get_path (self->node));
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
  guint index = 0;
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
  if (find_path (self, path, &index))
    select_index (self, index);
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
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char *list = list_path_of ((guint) side_of (self->node));
  g_autoptr (JsonNode) copy = acies_json_copy (acies_document_node_get_value (self->node));
  const guint place = (guint) acies_document_node_get_index (self->node) + 1;

  if (!acies_editor_context_get_draft (self->context)->paste (&root, list, place, copy, patch))
    {
      say_full (self);
      return;
    }

  acies_editor_context_apply (self->context, patch, C_ ("undo", "duplicate a commander"), NULL);
  select_index (self, self->index + 1);
}

static void
remove_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  AciesListPage *self = ACIES_LIST_PAGE (widget);
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char *name = name_node (self->node);
  g_autofree char *edit = NULL;
  g_autofree char *text = NULL;

  if (!acies_editor_context_get_draft (self->context)
         ->remove (&root, acies_document_node_get_path (self->node), patch))
    return;

  /* Translators: an edit, as in: Undo remove “Varro”. */
  edit = g_strdup_printf (C_ ("undo", "remove “%s”"), name);
  acies_editor_context_apply (self->context, patch, edit, NULL);
  /* Translators: %s is the name of a commander. */
  text = g_strdup_printf (_("Removed “%s”."), name);
  acies_editor_context_say_undoable (self->context, text);
}

static void
move_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  AciesListPage *self = ACIES_LIST_PAGE (widget);
  const int by = g_str_equal (action, "list.move-up") ? -1 : 1;
  const int to = acies_document_node_get_index (self->node) + by;
  g_autofree char *list = list_path_of ((guint) side_of (self->node));
  JsonNode *all = acies_document_peek (acies_editor_context_get_document (self->context), list);
  g_autoptr (AciesPatch) patch = acies_patch_new ();

  if (to < 0 || all == NULL || to >= (int) json_array_get_length (json_node_get_array (all)))
    return;

  acies_patch_move (patch, acies_document_node_get_path (self->node), (guint) to);
  acies_editor_context_apply (self->context, patch, C_ ("undo", "move a commander"), NULL);
}

/* The page */

static gboolean
acies_list_page_show_path (AciesEditorPage *page,
                           const char      *path)
{
  AciesListPage *self = ACIES_LIST_PAGE (page);
  guint index = 0;

  if (!find_path (self, path, &index))
    return FALSE;

  select_index (self, index);
  if (!acies_form_view_show_path (ACIES_FORM_VIEW (self->form), path))
    gtk_widget_grab_focus (
      GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int)index)));
  return TRUE;
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
  g_clear_object (&self->node);
  g_clear_object (&self->model);
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
  self->model =
    G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (g_object_ref (self->armies))));
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_BROWSE);
  gtk_list_box_set_header_func (GTK_LIST_BOX (self->list), update_header, self, NULL);
  gtk_widget_add_css_class (self->list, "acies-card");
  gtk_widget_add_css_class (self->list, "acies-list");
  acies_name_widget (self->list, _("Commanders"));
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

      button = gtk_button_new_with_label (words);
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
  gtk_list_box_invalidate_headers (GTK_LIST_BOX (self->list));
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
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->context = g_object_ref (context);
  self->fields = find_fields (acies_editor_context_get_draft (context));
  self->form = acies_form_view_new (context, self->fields, NULL);
  gtk_widget_add_css_class (box, "acies-editor-page");
  gtk_box_append (GTK_BOX (box), self->list);
  gtk_box_append (GTK_BOX (box), tool_bar_new (self));
  gtk_box_append (GTK_BOX (box), self->form);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), box);

  update_armies (self);
  gtk_list_box_bind_model (GTK_LIST_BOX (self->list), self->model, create_row, self, NULL);
  g_signal_connect_object (self->model, "items-changed", G_CALLBACK (on_items_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "row-selected", G_CALLBACK (on_row_selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (acies_editor_context_get_document (context), "changed",
                           G_CALLBACK (on_document_changed_cb), self, G_CONNECT_SWAPPED);
  select_index (self, 0);
  return GTK_WIDGET (self);
}
