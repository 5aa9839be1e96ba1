/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-editor-map.h"

#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>
#include <string.h>

/* Milliseconds after an edit: letters typed in a row are drawn together. */
#define DELAY_MS 80

struct _AciesEditorMap
{
  GtkWidget parent_instance;

  AciesEditorContext *context;
  AciesField         *field;
  GtkWidget          *box;
  GtkLabel           *title;
  AciesPart           part;
  char               *selected;   /* the path pointed out; NULL: none */
  guint               update_id;
  gboolean            is_stale;
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

/* The cell of what stands at @path, or of the first of several; ACIES_NO_CELL. */
static int
cell_of_path (AciesEditorMap *self,
              const char     *path)
{
  const int side = acies_editor_path_get_index (path, "sides");
  g_autoptr (GArray) pieces = NULL;

  if (side < 0)
    return ACIES_NO_CELL;

  pieces = list_pieces (self, side);
  for (guint i = 0; i < pieces->len; i++)
    {
      const AciesPiece *piece = &g_array_index (pieces, AciesPiece, i);
      g_autofree char *place = path_of_piece (piece);

      if (acies_path_contains (place, path) && piece->place.cell != ACIES_NO_CELL)
        return piece->place.cell;
    }

  return ACIES_NO_CELL;
}

static void
update_ring (AciesEditorMap *self)
{
  const int cell = self->selected != NULL ? cell_of_path (self, self->selected) : ACIES_NO_CELL;

  acies_field_set_ring (self->field, cell);
}

/* The units of the row chosen, wherever they stand. */
static void
mark_units (AciesEditorMap *self)
{
  const int side = self->selected != NULL ? acies_editor_path_get_index (self->selected, "sides") : -1;
  g_autoptr (GArray) pieces = NULL;
  AciesTokenMarks marks;

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
  const char *title = self->part == ACIES_PART_SITUATION ? _("The battle when it begins") : _("Deployment at the end of turn 1");

  g_clear_handle_id (&self->update_id, g_source_remove);
  self->is_stale = FALSE;
  acies_field_take_scene (
    self->field, acies_editor_context_get_draft (self->context)->scene (&root, self->part));
  gtk_label_set_text (self->title, title);
  update_ring (self);
  mark_units (self);
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

  for (guint i = 0; i < pieces->len; i++)
    {
      const AciesPiece *piece = &g_array_index (pieces, AciesPiece, i);
      g_autofree char *path = NULL;

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
acies_editor_map_init (AciesEditorMap *self)
{
  GtkWidget *field = acies_field_new ();
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END, NULL);

  self->field = ACIES_FIELD (field);
  self->title = GTK_LABEL (title);
  self->part = ACIES_PART_DEPLOYMENT;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (title, "title-4");
  gtk_widget_add_css_class (self->box, "acies-editor-map");
  gtk_widget_set_vexpand (field, TRUE);
  gtk_box_append (GTK_BOX (self->box), title);
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
  g_signal_connect_object (acies_editor_context_get_document (context), "changed", G_CALLBACK (queue_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (context, "selected", G_CALLBACK (on_selected_cb), self, G_CONNECT_SWAPPED);
  update (self);
}

void
acies_editor_map_set_part (AciesEditorMap *self,
                           AciesPart       part)
{
  const AciesPart wanted =
    part == ACIES_PART_SITUATION ? ACIES_PART_SITUATION : ACIES_PART_DEPLOYMENT;

  g_return_if_fail (ACIES_IS_EDITOR_MAP (self));

  if (self->part == wanted)
    return;

  self->part = wanted;
  if (self->context != NULL)
    update (self);
}

AciesField *
acies_editor_map_get_field (AciesEditorMap *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR_MAP (self), NULL);

  return self->field;
}
