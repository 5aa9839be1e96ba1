/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-quiet-cell.h"

struct _AciesQuietCell
{
  GtkWidget parent_instance;

  GtkWidget *child;
};

G_DEFINE_FINAL_TYPE (AciesQuietCell, acies_quiet_cell, GTK_TYPE_WIDGET)

/* Who is within goes about within. */
static gboolean
acies_quiet_cell_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return gtk_widget_get_focus_child (widget) != NULL &&
         GTK_WIDGET_CLASS (acies_quiet_cell_parent_class)->focus (widget, direction);
}

static gboolean
acies_quiet_cell_grab_focus (GtkWidget *widget)
{
  return FALSE;
}

static void
acies_quiet_cell_dispose (GObject *object)
{
  g_clear_pointer (&ACIES_QUIET_CELL (object)->child, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_quiet_cell_parent_class)->dispose (object);
}

static void
acies_quiet_cell_class_init (AciesQuietCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_quiet_cell_dispose;
  widget_class->focus = acies_quiet_cell_focus;
  widget_class->grab_focus = acies_quiet_cell_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
acies_quiet_cell_init (AciesQuietCell *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
acies_quiet_cell_new (GtkWidget *child)
{
  AciesQuietCell *self = g_object_new (ACIES_TYPE_QUIET_CELL, NULL);

  self->child = child;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

GtkWidget *
acies_quiet_cell_get_child (AciesQuietCell *self)
{
  g_return_val_if_fail (ACIES_IS_QUIET_CELL (self), NULL);

  return self->child;
}
