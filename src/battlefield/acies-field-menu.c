/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-private.h"

#include <glib/gi18n-lib.h>

/* The menu of a zone, and of a unit in it. Nothing is only here: every item has a key or stands in a panel too. */

static void
append (GMenu *section, const char *label, const char *action)
{
  g_menu_append (section, label, action);
}

static void
append_section (GMenu *menu, GMenu *section, const char *title)
{
  if (g_menu_model_get_n_items (G_MENU_MODEL (section)) > 0)
    g_menu_append_section (menu, title, G_MENU_MODEL (section));
}

/* The same on a free table. */
static GMenu *
acies_field_make_table_menu (AciesField *self, const AciesFieldSpot *spot)
{
  GMenu                 *menu = g_menu_new ();
  g_autoptr (GMenu)      here = g_menu_new ();
  g_autoptr (GMenu)      view = g_menu_new ();
  const AciesSceneToken *token = NULL;

  if (spot->unit >= 0)
    token = acies_scene_find_token (self->scene, spot->side, (guint) spot->unit);
  if (token != NULL)
    {
      append (here, _("Choose or Leave Out _This Unit"), "field.menu-unit");
      append (here, _("Choose Its Line or _Column"), "field.choose-all");
      append (here, _("_About This Unit"), "field.details");
    }
  if (spot->commander >= 0)
    append (here, _("Choose _This Commander"), "field.menu-leader");
  append_section (menu, here, token != NULL ? token->name : NULL);
  g_signal_emit (self, acies_field_signals[ACIES_FIELD_MENU], 0, menu, spot->cell, spot->side,
                 spot->unit);
  append (view, _("_Zoom to Those Chosen"), "field.zoom-selection");
  append (view, _("Show the Whole _Field"), "field.zoom-fit");
  append (view, _("Bare _Ground"), "field.show-ground");
  append_section (menu, view, NULL);

  return menu;
}

static GMenu *
acies_field_make_menu (AciesField *self, const AciesFieldSpot *spot)
{
  GMenu                 *menu = g_menu_new ();
  g_autoptr (GMenu)      here = g_menu_new ();
  g_autoptr (GMenu)      view = g_menu_new ();
  const AciesSceneToken *token = NULL;
  const char            *title = NULL;

  if (acies_field_has_table (self))
    return acies_field_make_table_menu (self, spot);
  if (spot->unit >= 0)
    token = acies_scene_find_token (self->scene, spot->side, (guint) spot->unit);
  if (token != NULL)
    {
      append (here, _("Choose or Leave Out _This Unit"), "field.menu-unit");
      title = token->name;
    }
  if (spot->commander >= 0)
    append (here, _("Choose _This Commander"), "field.menu-leader");
  append (here, _("Choose or Go _Here"), "field.menu-cell");
  append (here, _("Choose _Everybody Here"), "field.choose-all");
  append (here, _("_Who Stands Here"), "field.details");
  append (here, _("_Magnify"), "field.magnify");
  if (title == NULL && spot->cell != ACIES_NO_CELL)
    title = self->scene->cells[spot->cell].name;
  append_section (menu, here, title);

  g_signal_emit (self, acies_field_signals[ACIES_FIELD_MENU], 0, menu, spot->cell, spot->side,
                 spot->unit);

  append (view, _("_Zoom to Those Chosen"), "field.zoom-selection");
  append (view, _("Show the Whole _Field"), "field.zoom-fit");
  append (view, _("Names of the Zo_nes"), "field.show-names");
  append (view, _("Bare _Ground"), "field.show-ground");
  append_section (menu, view, NULL);

  return menu;
}

/* The keyboard goes back to the board. */
static void
menu_closed_cb (AciesField *self)
{
  acies_field_set_covered (self, FALSE);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
acies_field_show_menu (AciesField *self, const AciesFieldSpot *spot, double x, double y)
{
  g_autoptr (GMenu) menu = NULL;

  if (self->scene == NULL || (spot->cell == ACIES_NO_CELL && spot->side == ACIES_NO_SIDE &&
                              !acies_field_has_table (self)))
    return;

  acies_field_close_details (self);
  acies_field_finish_moving (self);
  self->menu_spot = *spot;
  menu = acies_field_make_menu (self, spot);
  if (self->menu == NULL)
    {
      self->menu = gtk_popover_menu_new_from_model (NULL);
      gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
      gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
      gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
      g_signal_connect_object (self->menu, "closed", G_CALLBACK (menu_closed_cb), self, G_CONNECT_SWAPPED);
    }
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), G_MENU_MODEL (menu));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &(GdkRectangle){ (int) x, (int) y, 1, 1 });
  acies_field_set_covered (self, TRUE);
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

static void
acies_field_find_cursor_commander (AciesField *self, AciesFieldSpot *spot)
{
  const AciesSceneLeader *leader =
    acies_table_piece_get_leader (acies_field_get_piece (self, self->piece));

  if (leader == NULL)
    return;

  spot->side = leader->side;
  spot->commander = leader->commander;
}

void
acies_field_show_cursor_menu (AciesField *self)
{
  AciesFieldSpot spot = { self->cursor, -1, ACIES_NO_SIDE, -1, -1 };
  AciesRect      rect;
  guint          unit = 0;

  if (acies_field_get_piece (self, self->piece) != NULL && self->layout != NULL)
    {
      if (acies_field_get_cursor_unit (self, &spot.side, &unit))
        spot.unit = (int) unit;
      acies_field_find_cursor_commander (self, &spot);
      rect = acies_field_piece_rect (self, self->piece);
      acies_field_show_menu (self, &spot, rect.x + rect.width / 2, rect.y + rect.height / 2);
      return;
    }

  if (self->layout == NULL || self->cursor == ACIES_NO_CELL)
    return;

  rect = acies_field_cell_rect (self, self->cursor);
  acies_field_show_menu (self, &spot, rect.x + rect.width / 2, rect.y + rect.height / 2);
}

static void
menu_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AciesField           *self = ACIES_FIELD (widget);
  const AciesFieldSpot *spot = &self->menu_spot;

  if (g_str_has_suffix (name, "-unit") && spot->unit >= 0)
    g_signal_emit (self, acies_field_signals[ACIES_FIELD_UNIT_ACTIVATED], 0, spot->side,
                   (guint) spot->unit);
  else if (g_str_has_suffix (name, "-leader") && spot->commander >= 0)
    g_signal_emit (self, acies_field_signals[ACIES_FIELD_LEADER_ACTIVATED], 0, spot->side,
                   (guint) spot->commander);
  else if (g_str_has_suffix (name, "-cell") && spot->cell != ACIES_NO_CELL)
    g_signal_emit (self, acies_field_signals[ACIES_FIELD_CELL_ACTIVATED], 0, spot->cell);
}

static void
cursor_menu_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  acies_field_show_cursor_menu (ACIES_FIELD (widget));
}

void
acies_field_class_add_menu (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "field.menu-unit", NULL, menu_action);
  gtk_widget_class_install_action (widget_class, "field.menu-leader", NULL, menu_action);
  gtk_widget_class_install_action (widget_class, "field.menu-cell", NULL, menu_action);
  gtk_widget_class_install_action (widget_class, "field.menu", NULL, cursor_menu_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "field.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "field.menu", NULL);
}
