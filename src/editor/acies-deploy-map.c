/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-deploy-private.h"

#include "engine/core/acies-ruleset.h"

#include <glib/gi18n.h>

static AciesField *
get_field (AciesDeployTool *self)
{
  return acies_editor_map_get_field (self->map);
}

/* Marks */

static void
mark_pieces (AciesDeployTool *self)
{
  g_autoptr (GArray) pieces = acies_deploy_tool_dup_pieces (self);
  AciesTokenMarks    marks;
  int                leader = -1;

  acies_token_marks_clear (&marks);
  for (guint i = 0; i < pieces->len; i++)
    {
      const AciesPiece *piece = &g_array_index (pieces, AciesPiece, i);

      if (!acies_deploy_tool_is_chosen (self, piece->id))
        continue;
      if (piece->commander)
        leader = (int)piece->index;
      else
        marks.selected[self->side] |= ACIES_UNIT_BIT (piece->index);
    }
  acies_field_set_token_marks (get_field (self), &marks);
  acies_field_set_leader_mark (get_field (self), leader >= 0 ? (int)self->side : ACIES_NO_SIDE,
                               (guint)MAX (leader, 0));
}

/* The zones they could have come to; all of those with room if the rules cannot tell. */
static guint64
find_reach (AciesDeployTool *self)
{
  const AciesDraft     *draft = acies_editor_context_get_draft (self->context);
  const AciesJsonCursor root = acies_editor_context_get_root (self->context);
  const AciesBand       band = { .part = self->part,
                                 .side = self->side,
                                 .ids = (const char *const *)(gpointer)self->ids->pdata };

  if (acies_deploy_tool_count (self) == 0)
    return 0;

  return draft->reach != NULL ? draft->reach (&root, &band) : G_MAXUINT64;
}

static void
mark_cell (AciesDeployTool *self,
           int              cell,
           gboolean         reached)
{
  const AciesSceneCell *zone = &acies_field_get_scene (get_field (self))->cells[cell];
  const gboolean        choosing = acies_deploy_tool_count (self) > 0;
  const gboolean        occupied = zone->side == (int)self->side;
  const char           *clause = NULL;
  g_autofree char      *room = acies_deploy_tool_dup_room (self, cell, &clause);
  g_autofree char      *hint = NULL;
  AciesMarks            marks = 0;

  if (choosing)
    marks = reached && room != NULL ? ACIES_MARK_LEGAL : ACIES_MARK_ILLEGAL;
  if (room != NULL && (reached || occupied))
    /* Translators: of a zone: %1$s is how full it is (9 of 12), %2$s the number of a rule. */
    hint = g_strdup_printf (_("Room taken: %1$s (%2$s)."), room, clause);
  else if (choosing && room == NULL)
    /* Translators: %s is the number of a rule. */
    hint = g_strdup_printf (_("Nobody of this army can stand here (%s)."), clause != NULL ? clause : "");
  else if (choosing)
    hint = g_strdup (_("They could not have come here by then."));
  acies_editor_map_mark_cell (self->map, cell, marks,
                              choosing && (reached || occupied) ? room : NULL, hint);
}

void
acies_deploy_tool_update_map (AciesDeployTool *self)
{
  const AciesScene *scene = self->map != NULL ? acies_field_get_scene (get_field (self)) : NULL;
  const guint64     reach = scene != NULL ? find_reach (self) : 0;

  if (scene == NULL)
    return;

  for (guint i = 0; i < MIN (scene->columns * scene->rows, 64); i++)
    mark_cell (self, (int)i, (reach >> i) & 1);
  mark_pieces (self);
}

/* Choosing */

/* Who is meant by an index on the board, and where he stands (@cell, nullable); an id that is freed, NULL if nobody. */
static char *
dup_id (AciesDeployTool *self,
        guint            index,
        gboolean         commander,
        int             *cell)
{
  g_autoptr (GArray) pieces = acies_deploy_tool_dup_pieces (self);

  for (guint i = 0; i < pieces->len; i++)
    {
      const AciesPiece *piece = &g_array_index (pieces, AciesPiece, i);

      if (piece->commander != commander || piece->index != index)
        continue;
      if (cell != NULL)
        *cell = piece->place.cell;
      return g_strdup (piece->id);
    }

  return NULL;
}

/* The zones in which those chosen stand, a bit each. */
static guint64
find_places (AciesDeployTool *self)
{
  g_autoptr (GArray) pieces = acies_deploy_tool_dup_pieces (self);
  guint64            cells = 0;

  for (guint i = 0; i < pieces->len; i++)
    {
      const AciesPiece *piece = &g_array_index (pieces, AciesPiece, i);

      if (piece->place.cell >= 0 && piece->place.cell < 64 &&
          acies_deploy_tool_is_chosen (self, piece->id))
        cells |= G_GUINT64_CONSTANT (1) << piece->place.cell;
    }

  return cells;
}

/* Whether those chosen are to come to @cell if a piece there is pressed: a zone may be so full that nothing
 * else of it can be. With Ctrl or Shift, or where they stand themselves, the piece is meant. */
static gboolean
means_zone (AciesDeployTool *self,
            int              cell)
{
  const GdkModifierType modifiers = acies_field_get_modifiers (get_field (self));

  return acies_deploy_tool_count (self) > 0 && cell >= 0 && cell < 64 &&
         (modifiers & (GDK_CONTROL_MASK | GDK_SHIFT_MASK)) == 0 &&
         ((find_places (self) >> cell) & 1) == 0;
}

static void
choose_index (AciesDeployTool *self,
              int              side,
              guint            index,
              gboolean         commander)
{
  int              cell = ACIES_NO_CELL;
  g_autofree char *id = NULL;

  acies_deploy_tool_set_side (self, (guint)side);
  id = dup_id (self, index, commander, &cell);
  if (id == NULL)
    return;

  if (means_zone (self, cell))
    acies_deploy_tool_put (self, cell);
  else
    acies_deploy_tool_toggle (self, id);
}

static void
on_unit_cb (AciesDeployTool *self,
            int              side,
            guint            unit)
{
  choose_index (self, side, unit, FALSE);
}

static void
on_leader_cb (AciesDeployTool *self,
              int              side,
              guint            commander)
{
  choose_index (self, side, commander, TRUE);
}

static void
choose_all_in (AciesDeployTool *self,
               int              cell)
{
  const int             side = cell == ACIES_NO_CELL
                                 ? acies_field_get_tray_side (get_field (self))
                                 : acies_field_get_scene (get_field (self))->cells[cell].side;
  g_autoptr (GArray)    pieces = NULL;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  if (side == ACIES_NO_SIDE)
    return;

  acies_deploy_tool_set_side (self, (guint)side);
  pieces = acies_deploy_tool_dup_pieces (self);
  for (guint i = 0; i < pieces->len; i++)
    if (g_array_index (pieces, AciesPiece, i).place.cell == cell)
      g_ptr_array_add (ids, g_array_index (pieces, AciesPiece, i).id);
  g_ptr_array_add (ids, NULL);
  acies_deploy_tool_set_chosen (self, (const char *const *)(gpointer)ids->pdata);
}

static void
choose_whole_side (AciesDeployTool *self)
{
  g_autoptr (GArray)    pieces = acies_deploy_tool_dup_pieces (self);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (guint i = 0; i < pieces->len; i++)
    g_ptr_array_add (ids, g_array_index (pieces, AciesPiece, i).id);
  g_ptr_array_add (ids, NULL);
  acies_deploy_tool_set_chosen (self, (const char *const *)(gpointer)ids->pdata);
}

/* Everybody of the army that the page shows; that of a tray is plain enough. */
static void
on_choose_all_cb (AciesDeployTool *self,
                  int              cell)
{
  const AciesScene *scene = acies_field_get_scene (get_field (self));

  if (acies_field_has_table (get_field (self)))
    choose_whole_side (self);
  else if (cell != ACIES_NO_CELL && scene->cells[cell].side != (int)self->side)
    acies_deploy_tool_tell (self, _("Nobody of the army that is shown here stands in this zone."));
  else
    choose_all_in (self, cell);
}

/* With nobody chosen, everybody there is. */
static void
on_cell_cb (AciesDeployTool *self,
            int              cell)
{
  if (acies_deploy_tool_count (self) == 0)
    choose_all_in (self, cell);
  else
    acies_deploy_tool_put (self, cell);
}

static gboolean
on_back_cb (AciesDeployTool *self)
{
  if (acies_deploy_tool_count (self) == 0)
    return FALSE;

  acies_deploy_tool_set_chosen (self, NULL);
  return TRUE;
}

/* Dragging */

static gboolean
lift (AciesDeployTool *self,
      int              side,
      guint            index,
      gboolean         commander)
{
  g_autofree char *id = NULL;

  acies_deploy_tool_set_side (self, (guint)side);
  id = dup_id (self, index, commander, NULL);
  if (id == NULL)
    return FALSE;
  if (!acies_deploy_tool_is_chosen (self, id))
    acies_deploy_tool_set_chosen (self, (const char *const[]){ id, NULL });
  return TRUE;
}

gboolean
acies_deploy_tool_lift (AciesDeployTool *self,
                        int              side,
                        guint            unit)
{
  return lift (self, side, unit, FALSE);
}

static gboolean
on_drag_begun_cb (AciesDeployTool *self,
                  int              side,
                  guint            unit)
{
  return lift (self, side, unit, FALSE);
}

static gboolean
on_leader_drag_begun_cb (AciesDeployTool *self,
                         int              side,
                         guint            commander)
{
  return lift (self, side, commander, TRUE);
}

/* What letting go here would do. */
static void
on_drag_moved_cb (AciesDeployTool *self,
                  int              cell)
{
  AciesField    *field = get_field (self);
  const gboolean reached = cell != ACIES_NO_CELL && ((find_reach (self) >> cell) & 1) != 0;
  const char    *hint = cell != ACIES_NO_CELL ? acies_field_get_zone_hint (field, cell) : NULL;

  if (acies_field_is_over_tray (field))
    acies_field_tell_drag (field, _("Off the field."), FALSE);
  else
    acies_field_tell_drag (field, hint, hint != NULL && !reached);
}

/* From the lists of the page. */
static gboolean
on_drop_cb (AciesDeployTool *self,
            const GValue    *value,
            double           x,
            double           y)
{
  const int cell = acies_field_find_cell (get_field (self), x, y);
  gint32    table_x;
  gint32    table_y;

  if (acies_field_find_place (get_field (self), x, y, &table_x, &table_y))
    return acies_deploy_tool_put_at (self, table_x, table_y, TRUE);

  return cell != ACIES_NO_CELL && acies_deploy_tool_put (self, cell);
}

/* Keys */

static gboolean
on_key_pressed_cb (AciesDeployTool *self,
                   guint            key,
                   guint            code,
                   GdkModifierType  state)
{
  static const guint    facings[] = { GDK_KEY_Up, GDK_KEY_Right, GDK_KEY_Down, GDK_KEY_Left };
  const GdkModifierType mods = state & gtk_accelerator_get_default_mod_mask ();

  if (acies_field_has_table (get_field (self)) && acies_deploy_tool_press_key (self, key, mods))
    return TRUE;
  for (int i = 0; i < (int)G_N_ELEMENTS (facings) && mods == GDK_SHIFT_MASK; i++)
    if (key == facings[i])
      {
        acies_deploy_tool_turn (self, i);
        return TRUE;
      }

  if (mods == 0 && (key == GDK_KEY_Delete || key == GDK_KEY_BackSpace) &&
      acies_deploy_tool_count (self) > 0)
    {
      acies_deploy_tool_put (self, ACIES_NO_CELL);
      return TRUE;
    }

  return FALSE;
}

static void
add_controllers (AciesDeployTool *self)
{
  GtkWidget *field = GTK_WIDGET (get_field (self));

  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->keys, "key-pressed", G_CALLBACK (on_key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (field, self->keys);
  self->drop = GTK_EVENT_CONTROLLER (gtk_drop_target_new (ACIES_TYPE_DEPLOY_TOOL, GDK_ACTION_MOVE));
  g_signal_connect_object (self->drop, "drop", G_CALLBACK (on_drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (field, self->drop);
}

static void
let_go_of_map (AciesDeployTool *self)
{
  AciesField     *field = NULL;
  AciesTokenMarks marks;

  if (self->map == NULL)
    return;

  field = get_field (self);
  g_signal_handlers_disconnect_by_data (field, self);
  gtk_widget_remove_controller (GTK_WIDGET (field), self->keys);
  gtk_widget_remove_controller (GTK_WIDGET (field), self->drop);
  self->keys = NULL;
  self->drop = NULL;
  acies_token_marks_clear (&marks);
  acies_field_set_token_marks (field, &marks);
  acies_field_set_leader_mark (field, ACIES_NO_SIDE, 0);
  acies_field_set_may_lasso (field, FALSE);
  acies_field_show_plan (field, NULL, 0, 0, NULL);
  self->is_pulling = FALSE;
  acies_editor_map_clear_marks (self->map);
  acies_editor_map_set_leads (self->map, TRUE);
  g_clear_object (&self->map);
}

typedef struct
{
  const char *signal;
  GCallback   callback;
} Handler;

static const Handler handlers[] = {
  { "unit-activated", G_CALLBACK (on_unit_cb) },
  { "leader-activated", G_CALLBACK (on_leader_cb) },
  { "cell-activated", G_CALLBACK (on_cell_cb) },
  { "choose-all", G_CALLBACK (on_choose_all_cb) },
  { "drag-begun", G_CALLBACK (on_drag_begun_cb) },
  { "leader-drag-begun", G_CALLBACK (on_leader_drag_begun_cb) },
  { "drag-moved", G_CALLBACK (on_drag_moved_cb) },
  { "dropped", G_CALLBACK (acies_deploy_tool_put) },
  { "back", G_CALLBACK (on_back_cb) },
};

void
acies_deploy_tool_set_map (AciesDeployTool *self,
                           AciesEditorMap  *map)
{
  g_return_if_fail (ACIES_IS_DEPLOY_TOOL (self));

  if (self->map == map)
    return;

  let_go_of_map (self);
  if (map == NULL)
    return;

  self->map = g_object_ref (map);
  for (guint i = 0; i < G_N_ELEMENTS (handlers); i++)
    g_signal_connect_object (get_field (self), handlers[i].signal, handlers[i].callback, self,
                             G_CONNECT_SWAPPED);
  acies_deploy_tool_connect_table (self, get_field (self));
  add_controllers (self);
  acies_editor_map_set_leads (map, FALSE);
  acies_deploy_tool_update_map (self);
}
