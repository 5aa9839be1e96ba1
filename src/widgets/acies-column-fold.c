/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-column-fold.h"

typedef struct
{
  GtkWidget           *scroller;  /* weak */
  GtkColumnViewColumn *column;
  int                  width;
  guint                source;    /* 0: none */
} Fold;

static void
fold_free (gpointer data, GClosure *closure)
{
  Fold *self = data;

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_weak_pointer (&self->scroller);
  g_object_unref (self->column);
  g_free (self);
}

static gboolean
on_idle_cb (gpointer user_data)
{
  Fold     *self = user_data;
  const int width = self->scroller != NULL ? gtk_widget_get_width (self->scroller) : 0;

  self->source = 0;
  if (width > 0)
    gtk_column_view_column_set_visible (self->column, width >= self->width);
  return G_SOURCE_REMOVE;
}

/* Columns neither come nor go while sizes are being given. */
static void
on_size_cb (Fold *self)
{
  if (self->source == 0)
    self->source = g_idle_add_full (GDK_PRIORITY_REDRAW - 1, on_idle_cb, self, NULL);
}

void
acies_column_fold_add (GtkWidget           *scroller,
                       GtkColumnViewColumn *column,
                       int                  width)
{
  GtkAdjustment *place = NULL;
  Fold          *self = NULL;

  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (scroller));

  self = g_new0 (Fold, 1);
  g_set_weak_pointer (&self->scroller, scroller);
  self->column = g_object_ref (column);
  self->width = width;
  place = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_signal_connect_data (place, "changed", G_CALLBACK (on_size_cb), self, fold_free,
                         G_CONNECT_SWAPPED);
}
