/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-private.h"

#define ZOOM_STEP 1.19  /* doubles in four steps */

/* The tray at the board's upper or lower end, if anybody is in it. */
static AciesFieldTray *
acies_field_tray_beyond (AciesField *self, int dy)
{
  AciesFieldTray *tray = self->trays[dy < 0 ? 0 : 1];

  return acies_field_tray_is_empty (tray) ? NULL : tray;
}

static gboolean
acies_field_focus_in_tray (AciesField *self)
{
  const GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));

  return child != NULL && (child == GTK_WIDGET (self->trays[0]) ||
                           child == GTK_WIDGET (self->trays[1]));
}

gboolean
acies_field_move_cursor (AciesField *self, int dx, int dy)
{
  int             column;
  int             row;
  AciesFieldTray *tray;

  if (acies_field_has_table (self) && !acies_field_focus_in_tray (self))
    {
      acies_field_move_piece (self, dx, dy);
      return TRUE;
    }
  if (self->scene == NULL || self->cursor == ACIES_NO_CELL)
    return FALSE;

  if (acies_field_focus_in_tray (self))
    {
      if (dy != 0)
        acies_field_set_cursor (self, self->cursor, TRUE);
      return TRUE;
    }

  column = self->cursor % (int) self->scene->columns + dx;
  row = self->cursor / (int) self->scene->columns + dy;
  if (row < 0 || row >= (int) self->scene->rows)
    {
      /* At the edge the key is used up: it must not lead to a button that lies beyond. */
      tray = acies_field_tray_beyond (self, dy);
      if (tray != NULL)
        acies_field_tray_focus (tray, -1);
      return TRUE;
    }
  if (column < 0 || column >= (int) self->scene->columns)
    return TRUE;

  acies_field_set_cursor (self, row * (int) self->scene->columns + column, TRUE);

  return TRUE;
}

/* On a free table those chosen may be moved by the arrow keys. */
static gboolean
acies_field_nudge (AciesField *self, int dx, int dy, gboolean small)
{
  gboolean handled = FALSE;

  if (acies_field_has_table (self) && !acies_field_focus_in_tray (self))
    g_signal_emit (self, acies_field_signals[ACIES_FIELD_NUDGED], 0, dx, dy, small, &handled);

  return handled;
}

static gboolean
move_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  int dx;
  int dy;

  g_variant_get (args, "(ii)", &dx, &dy);
  if (acies_field_nudge (ACIES_FIELD (widget), dx, dy, FALSE))
    return TRUE;

  return acies_field_move_cursor (ACIES_FIELD (widget), dx, dy);
}

/* With Shift: by a small step, on a free table alone. */
static gboolean
nudge_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  int dx;
  int dy;

  g_variant_get (args, "(ii)", &dx, &dy);

  return acies_field_nudge (ACIES_FIELD (widget), dx, dy, TRUE);
}

/* With Alt: on to another base, whoever is chosen. */
static gboolean
walk_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  int dx;
  int dy;

  if (!acies_field_has_table (ACIES_FIELD (widget)))
    return FALSE;

  g_variant_get (args, "(ii)", &dx, &dy);

  return acies_field_move_cursor (ACIES_FIELD (widget), dx, dy);
}

static void
move_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  move_cb (widget, parameter, NULL);
}

static gboolean
back_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  AciesField *self = ACIES_FIELD (widget);
  gboolean    handled = FALSE;

  if (acies_field_stop_drag (self))
    return TRUE;

  g_signal_emit (self, acies_field_signals[ACIES_FIELD_BACK], 0, &handled);

  return handled;
}

static void
activate_cell_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const int cell = g_variant_get_int32 (parameter);

  acies_field_set_cursor (ACIES_FIELD (widget), cell, FALSE);
  g_signal_emit (widget, acies_field_signals[ACIES_FIELD_CELL_ACTIVATED], 0, cell);
}

static void
activate_piece_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  acies_field_activate_piece (ACIES_FIELD (widget));
}

static void
zoom_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AciesField *self = ACIES_FIELD (widget);

  if (g_str_has_suffix (name, "-in"))
    acies_field_zoom_by (self, ZOOM_STEP);
  else if (g_str_has_suffix (name, "-out"))
    acies_field_zoom_by (self, 1 / ZOOM_STEP);
  else
    acies_field_zoom_fit (self);
}

static void
details_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AciesField *self = ACIES_FIELD (widget);

  int         side = ACIES_NO_SIDE;
  guint       unit = 0;

  acies_field_get_cursor_unit (self, &side, &unit);
  acies_field_show_details (self, self->cursor, side, unit);
}

static void
choose_all_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AciesField *self = ACIES_FIELD (widget);
  int         cell = self->cursor;

  if (acies_field_focus_in_tray (self))
    {
      self->tray_side =
        acies_field_tray_get_side (ACIES_FIELD_TRAY (gtk_widget_get_focus_child (widget)));
      cell = ACIES_NO_CELL;
    }
  g_signal_emit (self, acies_field_signals[ACIES_FIELD_CHOOSE_ALL], 0, cell);
}

static void
show_ground_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AciesField *self = ACIES_FIELD (widget);

  acies_field_set_ground_only (self, !self->ground_only);
}

static void
show_names_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AciesField *self = ACIES_FIELD (widget);

  self->names = !self->names;
  acies_field_overlay_show_names (self->overlay, self->names);
}

/* The zones of those chosen; where nobody is, the one with the cursor. */
static void
zoom_selection_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AciesField *self = ACIES_FIELD (widget);
  guint64     cells = 0;

  if (self->scene == NULL || self->layout == NULL)
    return;
  if (acies_field_has_table (self))
    {
      AciesRect box;

      acies_field_zoom_fit (self);
      box = acies_field_find_chosen_box (self);
      acies_field_zoom_to_box (self, &box);
      return;
    }

  for (guint i = 0; i < self->scene->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (self->scene->tokens, AciesSceneToken, i);

      if (token->cell != ACIES_NO_CELL && token->cell < 64 &&
          (self->marks.selected[token->side] & ACIES_UNIT_BIT (token->unit)) != 0)
        cells |= G_GUINT64_CONSTANT (1) << token->cell;
    }
  if (cells == 0 && self->cursor != ACIES_NO_CELL)
    cells = G_GUINT64_CONSTANT (1) << self->cursor;
  acies_field_zoom_to (self, cells);
}

static void
add_move (GtkWidgetClass *widget_class, guint key, guint keypad_key, int dx, int dy)
{
  gtk_widget_class_add_binding (widget_class, key, 0, move_cb, "(ii)", dx, dy);
  gtk_widget_class_add_binding (widget_class, keypad_key, 0, move_cb, "(ii)", dx, dy);
  gtk_widget_class_add_binding (widget_class, key, GDK_SHIFT_MASK, nudge_cb, "(ii)", dx, dy);
  gtk_widget_class_add_binding (widget_class, key, GDK_ALT_MASK, walk_cb, "(ii)", dx, dy);
}

void
acies_field_class_add_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "field.activate-cell", "i", activate_cell_action);
  gtk_widget_class_install_action (widget_class, "field.activate-piece", NULL, activate_piece_action);
  gtk_widget_class_install_action (widget_class, "field.move-cursor", "(ii)", move_action);
  gtk_widget_class_install_action (widget_class, "field.zoom-in", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "field.zoom-out", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "field.zoom-fit", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "field.zoom-selection", NULL, zoom_selection_action);
  gtk_widget_class_install_action (widget_class, "field.show-names", NULL, show_names_action);
  gtk_widget_class_install_action (widget_class, "field.details", NULL, details_action);
  gtk_widget_class_install_action (widget_class, "field.choose-all", NULL, choose_all_action);
  gtk_widget_class_install_action (widget_class, "field.show-ground", NULL, show_ground_action);

  add_move (widget_class, GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0);
  add_move (widget_class, GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0);
  add_move (widget_class, GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1);
  add_move (widget_class, GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, back_cb, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_i, 0, "field.details", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, 0, "field.zoom-selection", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_l, 0, "field.show-names", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_g, 0, "field.show-ground", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_a, GDK_CONTROL_MASK, "field.choose-all", NULL);
}
