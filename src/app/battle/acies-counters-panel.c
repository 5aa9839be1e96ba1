/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-counters-panel.h"

#include "app/battle/acies-battle-parts.h"
#include "battlefield/acies-token-view.h"
#include "battlefield/acies-widget-style.h"
#include "scene/acies-chart.h"
#include "scene/acies-paint.h"

#include <glib/gi18n.h>

#define SIDE_TOKEN   24
#define PIP_SIZE     12.0
#define PIPS_WIDTH   150.0
#define BAR_WIDTH    64
#define BAR_HEIGHT   8

struct _AciesCountersPanel
{
  GtkWidget parent_instance;

  GtkWidget *grid;
};

G_DEFINE_FINAL_TYPE (AciesCountersPanel, acies_counters_panel, GTK_TYPE_WIDGET)

/* As large as the row has room for. */
static double
pip_size (const AciesStyle *style, const AciesSceneCounter *counter)
{
  const double width = acies_paint_pips (NULL, style, counter, 0, 0, PIP_SIZE);

  return width <= PIPS_WIDTH ? PIP_SIZE : PIP_SIZE * PIPS_WIDTH / width;
}

/* Drawings; their data is a copy kept by the drawing area. */

static void
draw_pips (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const AciesSceneCounter *counter = data;
  AciesStyle               style = { 0 };

  acies_widget_style_read (&style, GTK_WIDGET (area), ACIES_PAIR_CRIMSON_AZURE);
  acies_paint_pips (cr, &style, counter, 0, (height - pip_size (&style, counter)) / 2,
                    pip_size (&style, counter));
}

typedef struct
{
  int    side;
  gint32 left, most;
} AciesStrength;

static void
draw_strength (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const AciesStrength *strength = data;
  const AciesRect      place = { 0, (height - BAR_HEIGHT) / 2.0, width, BAR_HEIGHT };
  AciesStyle           style = { 0 };

  acies_widget_style_read (&style, GTK_WIDGET (area), ACIES_PAIR_CRIMSON_AZURE);
  acies_chart_strength (cr, &style, strength->side, strength->left, MAX (strength->most, 1), &place);
}

static GtkWidget *
drawing (int width, int height, GtkDrawingAreaDrawFunc draw, gpointer data)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), width);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), height);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw, data, g_free);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);

  return area;
}

/* Rows */

static void
acies_counters_panel_add_side (AciesCountersPanel *self, const AciesScene *scene, int side, int row)
{
  const AciesSceneSide *army = &scene->sides[side];
  GtkGrid              *grid = GTK_GRID (self->grid);
  GtkWidget            *token = acies_token_view_new (SIDE_TOKEN, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  GtkWidget            *name = acies_parts_label (army->name, NULL);
  const AciesStrength   strength = { side, army->strength, army->strength_start };
  GtkWidget            *bar;
  GtkWidget            *points;
  g_autofree char      *words = NULL;
  g_autofree char      *hint = NULL;

  /* Translators: what an army would score if the battle ended now. */
  words = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d point", "%d points",
                                        (gulong) ABS (army->score)),
                           army->score);
  /* Translators: %1$s is an army; its strength left, and at the start. */
  hint = g_strdup_printf (_("%1$s: strength %2$d of %3$d left"), army->name, army->strength,
                          army->strength_start);
  bar = drawing (BAR_WIDTH, BAR_HEIGHT + 4, draw_strength, g_memdup2 (&strength, sizeof strength));
  points = gtk_label_new (words);
  gtk_label_set_xalign (GTK_LABEL (points), 1);
  gtk_widget_add_css_class (points, "numeric");
  gtk_widget_set_hexpand (name, TRUE);
  acies_token_view_set_side (ACIES_TOKEN_VIEW (token), side, ACIES_EMBLEM_STANDARD);
  if (scene->active == side)
    gtk_widget_add_css_class (name, "heading");
  gtk_widget_set_tooltip_text (name, hint);
  gtk_widget_set_tooltip_text (bar, hint);
  gtk_grid_attach (grid, token, 0, row, 1, 1);
  gtk_grid_attach (grid, name, 1, row, 1, 1);
  gtk_grid_attach (grid, bar, 2, row, 1, 1);
  gtk_grid_attach (grid, points, 3, row, 1, 1);
}

static void
acies_counters_panel_add_counter (AciesCountersPanel *self, const AciesSceneCounter *counter, int row)
{
  GtkWidget       *name = acies_parts_label (counter->name, NULL);
  AciesSceneCounter copy = *counter;
  GtkWidget       *pips;
  GtkWidget       *number;
  g_autofree char *words = g_strdup_printf ("%u/%u", counter->left, counter->total);
  g_autofree char *hint = NULL;
  AciesStyle       style = { 0 };
  double           width;

  copy.name = NULL;
  acies_widget_style_read (&style, GTK_WIDGET (self), ACIES_PAIR_CRIMSON_AZURE);
  width = acies_paint_pips (NULL, &style, counter, 0, 0, pip_size (&style, counter));
  /* Translators: %1$s is what is counted ("Orders"); left, and at the start. */
  hint = g_strdup_printf (_("%1$s: %2$u of %3$u left"), counter->name, counter->left, counter->total);
  pips = drawing ((int) width + 1, (int) PIP_SIZE + 2, draw_pips, g_memdup2 (&copy, sizeof copy));
  gtk_widget_set_halign (pips, GTK_ALIGN_END);
  number = gtk_label_new (words);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_widget_add_css_class (number, "numeric");
  gtk_widget_set_tooltip_text (name, hint);
  gtk_widget_set_tooltip_text (pips, hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL, hint, -1);
  gtk_grid_attach (GTK_GRID (self->grid), name, 0, row, 2, 1);
  gtk_grid_attach (GTK_GRID (self->grid), pips, 2, row, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), number, 3, row, 1, 1);
}

/* Object */

static void
acies_counters_panel_dispose (GObject *object)
{
  g_clear_pointer (&ACIES_COUNTERS_PANEL (object)->grid, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_counters_panel_parent_class)->dispose (object);
}

static void
acies_counters_panel_class_init (AciesCountersPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_counters_panel_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
acies_counters_panel_init (AciesCountersPanel *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 8);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 2);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "acies-card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Armies"), -1);
}

void
acies_counters_panel_update (AciesCountersPanel *self, const AciesScene *scene)
{
  int row = 0;

  g_return_if_fail (ACIES_IS_COUNTERS_PANEL (self));

  acies_parts_empty (self->grid);
  for (guint side = 0; side < scene->n_sides; side++)
    acies_counters_panel_add_side (self, scene, (int) side, row++);
  for (guint i = 0; i < scene->counters->len; i++)
    {
      const AciesSceneCounter *counter = &g_array_index (scene->counters, AciesSceneCounter, i);

      if (counter->side == scene->active && counter->total > 0)
        acies_counters_panel_add_counter (self, counter, row++);
    }
}
