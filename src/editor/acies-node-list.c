/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-node-list.h"

#include "engine/core/acies-ruleset.h"
#include "widgets/acies-focus.h"

#include <glib/gi18n.h>
#include <string.h>

struct _AciesNodeList
{
  GtkWidget parent_instance;

  AciesEditorContext *context;
  GListModel         *model;
  AciesNodeKind       kind;
  char               *nameless;  /* what the kind lends */
  AciesDocumentNode  *node;      /* the one chosen; NULL: none */
  guint               index;     /* its place */

  GtkWidget     *list;
  AciesFormView *form;
  gboolean       is_selecting;
};

G_DEFINE_FINAL_TYPE (AciesNodeList, acies_node_list, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Rows */

AciesDocumentNode *
acies_node_list_get_node_of (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "node");
}

static char *
name_node (AciesNodeList     *self,
           AciesDocumentNode *node)
{
  const char *name = self->kind.name_key != NULL
                       ? acies_json_text (acies_document_node_peek (node, self->kind.name_key))
                       : NULL;

  return g_strdup (name != NULL && *name != '\0' ? name : self->nameless);
}

static char *
describe_node (AciesNodeList     *self,
               AciesDocumentNode *node)
{
  const AciesDraft *draft = acies_editor_context_get_draft (self->context);
  GString          *text = g_string_new (NULL);

  for (const AciesFormField *field = self->kind.fields; field->key != NULL; field++)
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
  AciesNodeList     *self = g_object_get_data (G_OBJECT (row), "list");
  AciesDocumentNode *node = acies_node_list_get_node_of (GTK_LIST_BOX_ROW (row));
  GtkWidget         *child = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row));
  GtkWidget         *name = gtk_widget_get_first_child (child);
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
on_path_cb (AciesNodeList *self)
{
  acies_form_view_set_path (self->form, acies_document_node_get_path (self->node));
}

static void
choose (AciesNodeList     *self,
        AciesDocumentNode *node)
{
  if (self->node != NULL)
    g_signal_handlers_disconnect_by_data (self->node, self);
  g_set_object (&self->node, node);
  if (node != NULL)
    g_signal_connect_object (node, "notify::path", G_CALLBACK (on_path_cb), self, G_CONNECT_SWAPPED);
  acies_form_view_set_path (self->form, node != NULL ? acies_document_node_get_path (node) : NULL);
  g_signal_emit (self, signals[CHOSEN], 0);
}

static GtkListBoxRow *
get_row (AciesNodeList *self,
         guint          index)
{
  return gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int)index);
}

void
acies_node_list_select (AciesNodeList *self,
                        guint          index)
{
  GtkListBoxRow *row;

  g_return_if_fail (ACIES_IS_NODE_LIST (self));

  row = get_row (self, index);
  self->is_selecting = TRUE;
  gtk_list_box_select_row (GTK_LIST_BOX (self->list), row);
  self->is_selecting = FALSE;
  self->index = index;
  choose (self, row != NULL ? acies_node_list_get_node_of (row) : NULL);
}

static gboolean
find_path (AciesNodeList *self,
           const char    *path,
           guint         *index)
{
  for (guint i = 0; i < g_list_model_get_n_items (self->model); i++)
    {
      g_autoptr (AciesDocumentNode) node = g_list_model_get_item (self->model, i);
      const char *place = acies_document_node_get_path (node);

      if (place != NULL && acies_path_contains (place, path))
        {
          *index = i;
          return TRUE;
        }
    }

  return FALSE;
}

/* The same one stays chosen wherever it went; if it is gone, the one that has come to its place. */
static void
on_items_changed_cb (AciesNodeList *self)
{
  const guint n = g_list_model_get_n_items (self->model);
  const char *path = self->node != NULL ? acies_document_node_get_path (self->node) : NULL;
  guint       index = n > 0 ? MIN (self->index, n - 1) : 0;

  if (path != NULL)
    find_path (self, path, &index);
  acies_node_list_select (self, index);
}

static void
on_row_selected_cb (AciesNodeList *self,
                    GtkListBoxRow *row)
{
  if (self->is_selecting || row == NULL)
    return;

  self->index = (guint)gtk_list_box_row_get_index (row);
  choose (self, acies_node_list_get_node_of (row));
  acies_editor_context_select (self->context, acies_document_node_get_path (self->node));
}

gboolean
acies_node_list_show_path (AciesNodeList *self,
                           const char    *path,
                           gboolean       focus)
{
  guint index = 0;

  g_return_val_if_fail (ACIES_IS_NODE_LIST (self), FALSE);

  if (!find_path (self, path, &index))
    return FALSE;

  acies_node_list_select (self, index);
  if (focus && !acies_form_view_show_path (self->form, path))
    gtk_widget_grab_focus (GTK_WIDGET (get_row (self, index)));
  return TRUE;
}

/* Edits */

/* Where the one chosen would come to, counted in its list; -1 if that is no place. */
static int
find_place (AciesNodeList *self,
            int            by)
{
  const char      *path = self->node != NULL ? acies_document_node_get_path (self->node) : NULL;
  g_autofree char *list = NULL;
  JsonNode        *all = NULL;
  int              to;

  if (path == NULL)
    return -1;

  list = g_strndup (path, (gsize)(strrchr (path, '[') - path));
  to = acies_document_node_get_index (self->node) + by;
  all = acies_document_peek (acies_editor_context_get_document (self->context), list);
  if (to < 0 || all == NULL || to >= (int)json_array_get_length (json_node_get_array (all)))
    return -1;

  return to;
}

gboolean
acies_node_list_can_move (AciesNodeList *self,
                          int            by)
{
  g_return_val_if_fail (ACIES_IS_NODE_LIST (self), FALSE);

  return find_place (self, by) >= 0;
}

void
acies_node_list_move (AciesNodeList *self,
                      int            by)
{
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char       *name = NULL;
  g_autofree char       *edit = NULL;
  int                    to;

  g_return_if_fail (ACIES_IS_NODE_LIST (self));

  to = find_place (self, by);
  if (to < 0)
    return;

  name = name_node (self, self->node);
  edit = g_strdup_printf (C_ ("undo", "move “%s”"), name);
  acies_patch_move (patch, acies_document_node_get_path (self->node), (guint)to);
  acies_editor_context_apply (self->context, patch, edit, NULL);
}

void
acies_node_list_remove (AciesNodeList *self)
{
  const AciesJsonCursor  root = acies_editor_context_get_root (self->context);
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char       *name = NULL;
  g_autofree char       *edit = NULL;
  g_autofree char       *text = NULL;
  const char            *path;

  g_return_if_fail (ACIES_IS_NODE_LIST (self));

  path = self->node != NULL ? acies_document_node_get_path (self->node) : NULL;
  if (path == NULL)
    return;
  if (!acies_editor_context_get_draft (self->context)->remove (&root, path, patch))
    acies_patch_remove (patch, path);

  name = name_node (self, self->node);
  /* Translators: an edit, as in: Undo remove “Varro”. */
  edit = g_strdup_printf (C_ ("undo", "remove “%s”"), name);
  /* Translators: a passing message. */
  text = g_strdup_printf (_("Removed “%s”."), name);
  acies_editor_context_apply (self->context, patch, edit, NULL);
  acies_editor_context_say_undoable (self->context, text);
}

/* Object */

static void
acies_node_list_dispose (GObject *object)
{
  AciesNodeList *self = ACIES_NODE_LIST (object);

  g_clear_pointer (&self->list, gtk_widget_unparent);
  g_clear_object (&self->node);
  g_clear_object (&self->form);
  g_clear_object (&self->model);
  g_clear_object (&self->context);
  g_clear_pointer (&self->nameless, g_free);

  G_OBJECT_CLASS (acies_node_list_parent_class)->dispose (object);
}

static void
acies_node_list_class_init (AciesNodeListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_node_list_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  signals[CHOSEN] = g_signal_new ("chosen", ACIES_TYPE_NODE_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
acies_node_list_init (AciesNodeList *self)
{
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_BROWSE);
  gtk_widget_add_css_class (self->list, "acies-card");
  gtk_widget_add_css_class (self->list, "acies-list");
  acies_focus_make_one_stop (self->list);
  gtk_widget_set_parent (self->list, GTK_WIDGET (self));
}

GtkWidget *
acies_node_list_new (AciesEditorContext  *context,
                     GListModel          *model,
                     const AciesNodeKind *kind,
                     AciesFormView       *form)
{
  AciesNodeList *self = g_object_new (ACIES_TYPE_NODE_LIST, NULL);

  self->context = g_object_ref (context);
  self->model = g_object_ref (model);
  self->form = g_object_ref_sink (form);
  self->nameless = g_strdup (kind->nameless);
  self->kind = *kind;
  self->kind.nameless = self->nameless;
  gtk_list_box_bind_model (GTK_LIST_BOX (self->list), model, create_row, self, NULL);
  g_signal_connect_object (model, "items-changed", G_CALLBACK (on_items_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "row-selected", G_CALLBACK (on_row_selected_cb), self, G_CONNECT_SWAPPED);
  acies_node_list_select (self, 0);
  return GTK_WIDGET (self);
}

guint
acies_node_list_get_index (AciesNodeList *self)
{
  g_return_val_if_fail (ACIES_IS_NODE_LIST (self), 0);

  return self->index;
}

AciesDocumentNode *
acies_node_list_get_node (AciesNodeList *self)
{
  g_return_val_if_fail (ACIES_IS_NODE_LIST (self), NULL);

  return self->node;
}

GtkListBox *
acies_node_list_get_box (AciesNodeList *self)
{
  g_return_val_if_fail (ACIES_IS_NODE_LIST (self), NULL);

  return GTK_LIST_BOX (self->list);
}
