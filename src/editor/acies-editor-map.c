/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-editor-map.h"

#include "engine/core/acies-ruleset.h"
#include "widgets/acies-names-for-readers.h"

#include <glib/gi18n.h>
#include <string.h>

/* Milliseconds after an edit: letters typed in a row are drawn together. */
#define DELAY_MS 80

#define MOST_CELLS 64u

/* What is said of a zone. */
typedef struct
{
  AciesMarks marks;
  char      *words;
  char      *hint;
  AciesMarks doubts;
} MapMark;

struct _AciesEditorMap
{
  GtkWidget parent_instance;

  AciesEditorContext *context;
  AciesField         *field;
  GtkWidget          *box;
  GtkLabel           *title;
  GtkToggleButton    *doubts;
  AciesPart           part;
  char               *selected; /* the path pointed out; NULL: none */
  guint               update_id;
  gboolean            is_stale;
  gboolean            is_ground; /* the page is about the ground alone */
  gboolean            leads;
  gboolean            show_doubts;
  MapMark             marks[MOST_CELLS];
};

G_DEFINE_FINAL_TYPE (AciesEditorMap, acies_editor_map, GTK_TYPE_WIDGET)

static GArray *
list_pieces (AciesEditorMap *self,
             guint           side)
{
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);

  return acies_editor_context_get_draft (self->context)->pieces (&root, self->part, side);
}

static char *
path_of_piece (const AciesPiece *piece)
{
  return g_strdup_printf ("sides[%d].%s[%u]", piece->side, piece->commander ? "commanders" : "units", piece->entry);
}

static void
add_cell (GArray *cells,
          int     cell)
{
  const gint16 value = (gint16)cell;

  if (cell == ACIES_NO_CELL)
    return;

  for (guint i = 0; i < cells->len; i++)
    if (g_array_index (cells, gint16, i) == value)
      return;
  g_array_append_val (cells, value);
}

static void
add_pieces (AciesEditorMap *self,
            int             side,
            const char     *path,
            GArray         *cells)
{
  g_autoptr (GArray) pieces = list_pieces (self, side);

  for (guint i = 0; i < pieces->len; i++)
    {
      const AciesPiece *piece = &g_array_index (pieces, AciesPiece, i);
      g_autofree char  *place = path_of_piece (piece);

      if (acies_path_contains (place, path))
        add_cell (cells, piece->place.cell);
    }
}

static void
add_named_cell (AciesEditorMap *self,
                JsonNode       *node,
                GArray         *cells)
{
  const AciesScene *scene = acies_field_get_scene (self->field);
  const char       *text = acies_json_text (node);

  if (text != NULL && scene != NULL)
    add_cell (cells, acies_scene_find_cell (scene, text));
}

/* The zones that the members of an object name, themselves or in a list. */
static void
add_named_cells (AciesEditorMap *self,
                 JsonNode       *node,
                 GArray         *cells)
{
  g_autoptr (GList) members =
    JSON_NODE_HOLDS_OBJECT (node) ? json_object_get_values (json_node_get_object (node)) : NULL;

  for (GList *at = members; at != NULL; at = at->next)
    {
      JsonArray *list =
        JSON_NODE_HOLDS_ARRAY ((JsonNode *)at->data) ? json_node_get_array (at->data) : NULL;

      add_named_cell (self, at->data, cells);
      for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
        add_named_cell (self, json_array_get_element (list, i), cells);
    }
}

/* The map itself and an army name zones of many things. */
static gboolean
is_whole (const char *path)
{
  return strpbrk (path, ".[") == NULL ||
         (g_str_has_prefix (path, "sides[") && strchr (path, '.') == NULL);
}

GArray *
acies_editor_map_find_cells (AciesEditorMap *self,
                             const char     *path)
{
  GArray          *cells = g_array_new (FALSE, FALSE, sizeof (gint16));
  AciesDocument   *document = acies_editor_context_get_document (self->context);
  const int        side = acies_editor_path_get_index (path, "sides");
  g_autofree char *place = g_strdup (path);

  if (side >= 0)
    add_pieces (self, side, path, cells);

  while (cells->len == 0 && place != NULL && !is_whole (place))
    {
      JsonNode *node = acies_document_peek (document, place);
      char     *parent = acies_path_parent (place);

      if (node != NULL)
        add_named_cells (self, node, cells);
      g_free (place);
      place = parent;
    }

  return cells;
}

/* What has a course shows it, anything else where it begins. */
static void
update_ring (AciesEditorMap *self)
{
  g_autoptr (GArray) cells = NULL;

  if (self->selected == NULL)
    {
      acies_field_set_ring (self->field, ACIES_NO_CELL);
      return;
    }

  cells = acies_editor_map_find_cells (self, self->selected);
  acies_field_set_ring (self->field,
                        cells->len > 0 ? g_array_index (cells, gint16, 0) : ACIES_NO_CELL);
}

/* Marks of pages and doubts together */

static void
show_mark (AciesEditorMap *self,
           guint           cell)
{
  const MapMark *mark = &self->marks[cell];

  acies_field_set_zone_marks (self->field, (int)cell, mark->marks | mark->doubts, mark->words,
                              mark->hint);
}

static guint
count_cells (AciesEditorMap *self)
{
  const AciesScene *scene = acies_field_get_scene (self->field);

  return scene != NULL ? MIN (scene->columns * scene->rows, MOST_CELLS) : 0;
}

static void
find_doubts (AciesEditorMap *self)
{
  const AciesDraft     *draft = acies_editor_context_get_draft (self->context);
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);
  g_autoptr (GArray)    list = draft->evidence != NULL ? draft->evidence (&root, self->part)
                                                       : acies_evidence_new ();

  for (guint i = 0; i < list->len; i++)
    {
      const AciesEvidence *evidence = &g_array_index (list, AciesEvidence, i);

      for (guint cell = 0; cell < MOST_CELLS && evidence->certainty > 0; cell++)
        if ((evidence->cells >> cell) & 1)
          self->marks[cell].doubts |=
            evidence->certainty == 1 ? ACIES_MARK_INFERRED : ACIES_MARK_GUESSED;
    }
}

static void
update_doubts (AciesEditorMap *self)
{
  for (guint i = 0; i < MOST_CELLS; i++)
    self->marks[i].doubts = 0;
  if (self->show_doubts)
    find_doubts (self);
  for (guint i = 0; i < count_cells (self); i++)
    show_mark (self, i);
}

static void
update_title (AciesEditorMap *self)
{
  const char *title = acies_field_has_table (self->field) ? _("Deployment") : _("Deployment at the end of turn 1");

  if (self->part == ACIES_PART_SITUATION)
    title = _("The battle when it begins");
  if (self->is_ground)
    title = _("The ground");
  gtk_label_set_text (self->title, title);
}

/* The units of the row chosen, wherever they stand. */
static void
mark_units (AciesEditorMap *self)
{
  const int side = self->selected != NULL ? acies_editor_path_get_index (self->selected, "sides") : -1;
  g_autoptr (GArray) pieces = NULL;
  AciesTokenMarks marks;

  /* A page that acts on the map marks whom it means. */
  if (!self->leads)
    return;

  acies_token_marks_clear (&marks);
  if (side >= 0 && side < ACIES_MAX_SIDES)
    pieces = list_pieces (self, (guint) side);
  for (guint i = 0; pieces != NULL && i < pieces->len; i++)
    {
      const AciesPiece *piece = &g_array_index (pieces, AciesPiece, i);
      g_autofree char *place = path_of_piece (piece);

      if (!piece->commander && piece->index < ACIES_MAX_UNITS &&
          acies_path_contains (place, self->selected))
        marks.selected[side] |= (AciesUnits) 1 << piece->index;
    }
  acies_field_set_token_marks (self->field, &marks);
}

static void
update (AciesEditorMap *self)
{
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);

  g_clear_handle_id (&self->update_id, g_source_remove);
  self->is_stale = FALSE;
  acies_field_take_scene (
    self->field, acies_editor_context_get_draft (self->context)->scene (&root, self->part));
  update_ring (self);
  mark_units (self);
  update_doubts (self);
}

static gboolean
on_update_cb (gpointer user_data)
{
  AciesEditorMap *self = ACIES_EDITOR_MAP (user_data);

  self->update_id = 0;
  update (self);
  return G_SOURCE_REMOVE;
}

/* A map that is not seen waits until it is. */
static void
queue_update (AciesEditorMap *self)
{
  self->is_stale = TRUE;
  if (self->update_id == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->update_id = g_timeout_add_full (G_PRIORITY_LOW, DELAY_MS, on_update_cb, self, NULL);
}

static void
on_selected_cb (AciesEditorMap *self,
                const char     *path)
{
  g_free (self->selected);
  self->selected = *path != '\0' ? g_strdup (path) : NULL;
  if (self->is_stale)
    return;

  update_ring (self);
  mark_units (self);
}

static void
go_to_piece (AciesEditorMap *self,
             int             side,
             guint           index,
             gboolean        commander)
{
  g_autoptr (GArray) pieces = list_pieces (self, side);

  for (guint i = 0; i < pieces->len && self->leads; i++)
    {
      const AciesPiece *piece = &g_array_index (pieces, AciesPiece, i);
      g_autofree char  *path = NULL;

      if (piece->commander != commander || piece->index != index)
        continue;
      path = path_of_piece (piece);
      acies_editor_context_go_to (self->context, path);
      return;
    }
}

static void
on_unit_cb (AciesEditorMap *self,
            int             side,
            guint           unit)
{
  go_to_piece (self, side, unit, FALSE);
}

static void
on_leader_cb (AciesEditorMap *self,
              int             side,
              guint           commander)
{
  go_to_piece (self, side, commander, TRUE);
}

static void
acies_editor_map_map (GtkWidget *widget)
{
  AciesEditorMap *self = ACIES_EDITOR_MAP (widget);

  GTK_WIDGET_CLASS (acies_editor_map_parent_class)->map (widget);
  if (self->context != NULL && self->is_stale)
    update (self);
}

static void
acies_editor_map_dispose (GObject *object)
{
  AciesEditorMap *self = ACIES_EDITOR_MAP (object);

  g_clear_handle_id (&self->update_id, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->selected, g_free);
  g_clear_object (&self->context);
  for (guint i = 0; i < MOST_CELLS; i++)
    {
      g_clear_pointer (&self->marks[i].words, g_free);
      g_clear_pointer (&self->marks[i].hint, g_free);
    }

  G_OBJECT_CLASS (acies_editor_map_parent_class)->dispose (object);
}

static void
acies_editor_map_class_init (AciesEditorMapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_editor_map_dispose;
  widget_class->map = acies_editor_map_map;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
on_doubts_cb (AciesEditorMap *self)
{
  acies_editor_map_set_show_doubts (self, gtk_toggle_button_get_active (self->doubts));
}

static GtkWidget *
head_new (AciesEditorMap *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *doubts = gtk_toggle_button_new ();

  self->doubts = GTK_TOGGLE_BUTTON (doubts);
  gtk_button_set_icon_name (GTK_BUTTON (doubts), "dialog-question-symbolic");
  gtk_widget_set_tooltip_text (
    doubts,
    _ (
      "Show What Is Doubtful (Ctrl+Shift+U): inferred by stripes, guessed by stripes both ways"));
  acies_name_widget (doubts, _("Show What Is Doubtful"));
  gtk_widget_add_css_class (doubts, "flat");
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (head), doubts);
  g_signal_connect_object (doubts, "toggled", G_CALLBACK (on_doubts_cb), self, G_CONNECT_SWAPPED);
  return head;
}

static void
acies_editor_map_init (AciesEditorMap *self)
{
  GtkWidget *field = acies_field_new ();
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END, NULL);

  self->field = ACIES_FIELD (field);
  self->title = GTK_LABEL (title);
  self->part = ACIES_PART_DEPLOYMENT;
  self->leads = TRUE;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (title, "title-4");
  gtk_widget_add_css_class (self->box, "acies-editor-map");
  gtk_widget_set_vexpand (field, TRUE);
  gtk_box_append (GTK_BOX (self->box), head_new (self));
  gtk_box_append (GTK_BOX (self->box), field);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_object (field, "unit-activated", G_CALLBACK (on_unit_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (field, "leader-activated", G_CALLBACK (on_leader_cb), self, G_CONNECT_SWAPPED);
}

void
acies_editor_map_set_context (AciesEditorMap     *self,
                              AciesEditorContext *context)
{
  g_return_if_fail (ACIES_IS_EDITOR_MAP (self));

  if (self->context != NULL)
    {
      g_signal_handlers_disconnect_by_data (acies_editor_context_get_document (self->context),
                                            self);
      g_signal_handlers_disconnect_by_data (self->context, self);
    }
  g_set_object (&self->context, context);
  g_clear_pointer (&self->selected, g_free);
  gtk_widget_set_visible (GTK_WIDGET (self->doubts),
                          acies_editor_context_get_draft (context)->evidence != NULL);
  g_signal_connect_object (acies_editor_context_get_document (context), "changed", G_CALLBACK (queue_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (context, "selected", G_CALLBACK (on_selected_cb), self, G_CONNECT_SWAPPED);
  update (self);
  update_title (self);
}

void
acies_editor_map_set_part (AciesEditorMap *self,
                           AciesPart       part)
{
  const AciesPart wanted =
    part == ACIES_PART_SITUATION ? ACIES_PART_SITUATION : ACIES_PART_DEPLOYMENT;

  g_return_if_fail (ACIES_IS_EDITOR_MAP (self));

  self->is_ground = part == ACIES_PART_MAP;
  if (self->part == wanted)
    {
      update_title (self);
      return;
    }

  self->part = wanted;
  update_title (self);
  if (self->context != NULL)
    update (self);
}

AciesField *
acies_editor_map_get_field (AciesEditorMap *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_MAP (self), NULL);

  return self->field;
}

void
acies_editor_map_mark_cell (AciesEditorMap *self,
                            int             cell,
                            AciesMarks      marks,
                            const char     *words,
                            const char     *hint)
{
  MapMark *mark = NULL;

  g_return_if_fail (ACIES_IS_EDITOR_MAP (self));

  if (cell < 0 || (guint)cell >= count_cells (self))
    return;

  mark = &self->marks[cell];
  mark->marks = marks;
  g_free (mark->words);
  mark->words = g_strdup (words);
  g_free (mark->hint);
  mark->hint = g_strdup (hint);
  show_mark (self, (guint)cell);
}

void
acies_editor_map_clear_marks (AciesEditorMap *self)
{
  g_return_if_fail (ACIES_IS_EDITOR_MAP (self));

  for (guint i = 0; i < count_cells (self); i++)
    acies_editor_map_mark_cell (self, (int)i, 0, NULL, NULL);
}

void
acies_editor_map_set_leads (AciesEditorMap *self,
                            gboolean        leads)
{
  g_return_if_fail (ACIES_IS_EDITOR_MAP (self));

  self->leads = leads;
}

void
acies_editor_map_set_show_doubts (AciesEditorMap *self,
                                  gboolean        show_doubts)
{
  g_return_if_fail (ACIES_IS_EDITOR_MAP (self));

  if (self->show_doubts == show_doubts)
    return;

  self->show_doubts = show_doubts;
  gtk_toggle_button_set_active (self->doubts, show_doubts);
  if (self->context != NULL)
    update_doubts (self);
}

gboolean
acies_editor_map_get_show_doubts (AciesEditorMap *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_MAP (self), FALSE);

  return self->show_doubts;
}
