/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-boards-list.h"

#include "widgets/acies-common.h"
#include "widgets/acies-focus.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>

#define KEY_BOARD "acies-board"
#define MAP       "map"

struct _AciesBoardsList
{
  GtkWidget parent_instance;

  AciesEditorContext *context;
  GtkWidget          *box;
  GtkWidget          *rows;
  guint               n;
};

G_DEFINE_FINAL_TYPE (AciesBoardsList, acies_boards_list, GTK_TYPE_WIDGET)

static const AciesDraft *
get_draft (AciesBoardsList *self)
{
  return acies_editor_context_get_draft (self->context);
}

static char *
path_of (AciesBoardsList *self,
         guint            board)
{
  return g_strdup_printf ("%s[%u]", get_draft (self)->boards_path, board);
}

static JsonNode *
peek (AciesBoardsList *self,
      const char      *path)
{
  return acies_document_peek (acies_editor_context_get_document (self->context), path);
}

/* A copy of what stands at @path, or an empty object. */
static JsonNode *
dup_map (AciesBoardsList *self,
         const char      *path)
{
  JsonNode *node = peek (self, path);

  if (node != NULL)
    return json_node_copy (node);

  return json_node_init_object (json_node_alloc (), json_object_new ());
}

static void
apply (AciesBoardsList *self,
       AciesPatch      *patch,
       char            *name)
{
  g_autofree char *taken = name;

  acies_document_end_merge (acies_editor_context_get_document (self->context));
  acies_editor_context_apply (self->context, patch, taken, NULL);
}

static guint
board_of (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), KEY_BOARD));
}

/* Edits */

static void
on_add_cb (AciesBoardsList *self)
{
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char       *path = g_strconcat (get_draft (self)->boards_path, "[]", NULL);

  acies_patch_set (patch, path, dup_map (self, MAP));
  apply (self, patch, g_strdup (C_ ("undo", "add the map as a board")));
}

static void
on_swap_cb (AciesBoardsList *self,
            GtkWidget       *button)
{
  const guint            board = board_of (button);
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char       *path = path_of (self, board);
  g_autofree char       *words = NULL;
  JsonNode              *map = dup_map (self, MAP);

  acies_patch_set (patch, MAP, dup_map (self, path));
  acies_patch_set (patch, path, map);
  /* Translators: an edit, as in: Undo swap board 2 with the map. */
  apply (self, patch, g_strdup_printf (C_ ("undo", "swap board %u with the map"), board + 1));
  words = g_strdup_printf (_("Board %u is on the map now, and what was there is that board."), board + 1);
  acies_editor_context_say_undoable (self->context, words);
}

static void
on_remove_cb (AciesBoardsList *self,
              GtkWidget       *button)
{
  const guint            board = board_of (button);
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autofree char       *path = path_of (self, board);
  g_autofree char       *words = NULL;

  acies_patch_remove (patch, self->n > 1 ? path : get_draft (self)->boards_path);
  /* Translators: an edit, as in: Undo take away board 2. */
  apply (self, patch, g_strdup_printf (C_ ("undo", "take away board %u"), board + 1));
  words = g_strdup_printf (_("Board %u was taken away."), board + 1);
  acies_editor_context_say_undoable (self->context, words);
}

/* What is shown */

/* What lies on a board, by name: "Old Wood, Stream"; camps stand on the map alone. (transfer full) */
static char *
dup_contents (AciesBoardsList *self,
              const char      *path)
{
  const AciesJsonCursor  root = acies_editor_context_get_root (self->context);
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autoptr (JsonNode)   with_board = NULL;
  g_autoptr (GArray)     shapes = NULL;
  g_autoptr (GString)    words = g_string_new (NULL);
  AciesJsonCursor        at;

  acies_patch_set (patch, MAP, dup_map (self, path));
  with_board = acies_patch_apply (root.node, patch, NULL, NULL, NULL);
  if (with_board == NULL)
    return g_strdup ("");

  at = acies_json_root (with_board);
  shapes = get_draft (self)->shapes (&at);
  for (guint i = 0; i < shapes->len; i++)
    {
      const AciesShape *shape = &g_array_index (shapes, AciesShape, i);

      if (shape->side == ACIES_NO_SIDE)
        g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", shape->name);
    }
  if (words->len == 0)
    g_string_append (words, _("open ground"));

  return g_string_free (g_steal_pointer (&words), FALSE);
}

static GtkWidget *
add_button (AciesBoardsList *self,
            GtkWidget       *row,
            guint            board,
            const char      *icon,
            const char      *name,
            GCallback        callback)
{
  GtkWidget *button = acies_common_add_tool (row, icon, name, NULL);

  g_object_set_data (G_OBJECT (button), KEY_BOARD, GUINT_TO_POINTER (board));
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);

  return button;
}

static void
add_row (AciesBoardsList *self,
         guint            board)
{
  GtkWidget       *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *path = path_of (self, board);
  g_autofree char *contents = dup_contents (self, path);
  g_autofree char *words = NULL;
  g_autofree char *swap = NULL;
  g_autofree char *gone = NULL;
  GtkWidget       *label = NULL;

  /* Translators: the number of a board, and what lies on it. */
  words = g_strdup_printf (_("Board %1$u: %2$s"), board + 1, contents);
  swap = g_strdup_printf (_("Swap Board %u with the Map, to Draw on It"), board + 1);
  gone = g_strdup_printf (_("Take Board %u Away"), board + 1);
  label = g_object_new (GTK_TYPE_LABEL, "label", words, "xalign", 0.0, "wrap", TRUE, "hexpand", TRUE, NULL);
  gtk_box_append (GTK_BOX (row), label);
  add_button (self, row, board, "object-flip-vertical-symbolic", swap, G_CALLBACK (on_swap_cb));
  add_button (self, row, board, "user-trash-symbolic", gone, G_CALLBACK (on_remove_cb));
  gtk_box_append (GTK_BOX (self->rows), row);
}

static void
update (AciesBoardsList *self)
{
  JsonNode  *boards = peek (self, get_draft (self)->boards_path);
  GtkWidget *child = NULL;

  while ((child = gtk_widget_get_first_child (self->rows)) != NULL)
    gtk_box_remove (GTK_BOX (self->rows), child);
  self->n = boards != NULL && JSON_NODE_HOLDS_ARRAY (boards)
              ? json_array_get_length (json_node_get_array (boards))
              : 0;
  for (guint i = 0; i < self->n; i++)
    add_row (self, i);
  gtk_widget_set_visible (self->rows, self->n > 0);
}

static void
on_document_changed_cb (AciesBoardsList *self,
                        GStrv            paths)
{
  for (guint i = 0; paths[i] != NULL; i++)
    if (*paths[i] == '\0' || acies_path_contains (get_draft (self)->boards_path, paths[i]) ||
        acies_path_contains (paths[i], get_draft (self)->boards_path))
      {
        update (self);
        return;
      }
}

/* Object */

static void
acies_boards_list_dispose (GObject *object)
{
  AciesBoardsList *self = ACIES_BOARDS_LIST (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->context);

  G_OBJECT_CLASS (acies_boards_list_parent_class)->dispose (object);
}

static void
acies_boards_list_class_init (AciesBoardsListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_boards_list_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
acies_boards_list_init (AciesBoardsList *self)
{
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "label", _("Boards of a Diced Set-Up"), "xalign", 0.0, "wrap", TRUE, NULL);
  GtkWidget *words = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "label",
                                   _("Where dice decide about the ground, it is chosen among these boards; without any, the "
                                     "battle is fought on the map. A board is drawn on while it is the map: swap it."),
                                   NULL);
  GtkWidget *add = gtk_button_new_with_mnemonic (_("Add the _Map as a Board"));

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_add_css_class (title, "heading");
  gtk_widget_add_css_class (words, "acies-card-line");
  gtk_widget_set_halign (add, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self->box), title);
  gtk_box_append (GTK_BOX (self->box), words);
  gtk_box_append (GTK_BOX (self->box), self->rows);
  gtk_box_append (GTK_BOX (self->box), add);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  acies_name_widget (GTK_WIDGET (self), _("Boards of a diced set-up"));
  g_signal_connect_object (add, "clicked", G_CALLBACK (on_add_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
acies_boards_list_new (AciesEditorContext *context)
{
  AciesBoardsList *self = g_object_new (ACIES_TYPE_BOARDS_LIST, NULL);

  self->context = g_object_ref (context);
  g_signal_connect_object (acies_editor_context_get_document (context), "changed",
                           G_CALLBACK (on_document_changed_cb), self, G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}

gboolean
acies_boards_list_show_path (AciesBoardsList *self,
                             const char      *path)
{
  GtkWidget *row = NULL;
  int        board;

  g_return_val_if_fail (ACIES_IS_BOARDS_LIST (self), FALSE);

  board = acies_editor_path_get_index (path, get_draft (self)->boards_path);
  row = board >= 0 ? gtk_widget_get_first_child (self->rows) : NULL;
  for (int i = 0; i < board && row != NULL; i++)
    row = gtk_widget_get_next_sibling (row);
  if (row == NULL)
    return FALSE;

  gtk_widget_child_focus (row, GTK_DIR_TAB_FORWARD);
  acies_focus_bring_into_view (row);
  return TRUE;
}

guint
acies_boards_list_get_n (AciesBoardsList *self)
{
  g_return_val_if_fail (ACIES_IS_BOARDS_LIST (self), 0);

  return self->n;
}
