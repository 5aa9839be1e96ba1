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
#define PIP_SIZE     11.0
#define PIPS_WIDTH   140.0
#define BAR_WIDTH    64
#define BAR_HEIGHT   8

struct _AciesCountersPanel
{
  GtkWidget parent_instance;

  GtkWidget    *rows;
  GtkSizeGroup *points;    /* one width for all */
  GtkSizeGroup *numbers;
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

  acies_widget_style_read (&style, GTK_WIDGET (area));
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

  acies_widget_style_read (&style, GTK_WIDGET (area));
  acies_chart_strength (cr, &style, strength->side, strength->left, MAX (strength->most, 1),
                        &place);
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

static GtkWidget *
acies_counters_panel_add_row (AciesCountersPanel *self, GtkWidget *start, const char *words,
                              const char *barred)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_hexpand (names, TRUE);
  gtk_widget_set_valign (names, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (names), acies_parts_label (words, NULL));
  if (barred != NULL)
    gtk_box_append (GTK_BOX (names), acies_parts_label (barred, "acies-dim"));
  if (start != NULL)
    gtk_box_append (GTK_BOX (row), start);
  gtk_box_append (GTK_BOX (row), names);
  gtk_box_append (GTK_BOX (self->rows), row);

  return row;
}

/* The number at the end of a row is what a screen reader says, with @hint in place of the drawing. */
static GtkWidget *
add_number (GtkWidget *row, GtkSizeGroup *numbers, const char *words, const char *hint)
{
  GtkWidget *number = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_size_group_add_widget (numbers, number);
  gtk_widget_add_css_class (number, "numeric");
  gtk_accessible_update_property (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL, hint, -1);
  gtk_box_append (GTK_BOX (row), number);

  return number;
}

static void
acies_counters_panel_add_side (AciesCountersPanel *self, const AciesScene *scene, int side)
{
  const AciesSceneSide *army = &scene->sides[side];
  GtkWidget            *token = acies_token_view_new (SIDE_TOKEN, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  const AciesStrength   strength = { side, army->strength, army->strength_start };
  GtkWidget            *row;
  g_autofree char      *points = NULL;
  g_autofree char      *hint = NULL;

  /* Translators: what an army would score if the battle ended now. */
  points = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d point", "%d points",
                                         (gulong) ABS (army->score)),
                            army->score);
  /* Translators: %1$s is an army; its strength left, and at the start; what it would score. */
  hint = g_strdup_printf (_("%1$s: strength %2$d of %3$d left, %4$s"), army->name, army->strength,
                          army->strength_start, points);
  acies_token_view_set_side (ACIES_TOKEN_VIEW (token), side, ACIES_EMBLEM_STANDARD);
  row = acies_counters_panel_add_row (self, token, army->name, NULL);
  if (scene->active == side)
    gtk_widget_add_css_class (row, "acies-strong");
  gtk_box_append (GTK_BOX (row), drawing (BAR_WIDTH, BAR_HEIGHT + 4, draw_strength,
                                          g_memdup2 (&strength, sizeof strength)));
  add_number (row, self->points, points, hint);
}

static void
acies_counters_panel_add_counter (AciesCountersPanel *self, const AciesSceneCounter *counter)
{
  AciesSceneCounter copy = *counter;
  AciesStyle        style = { 0 };
  GtkWidget        *row;
  GtkWidget        *number;
  double            width;
  g_autofree char  *words = g_strdup_printf ("%u/%u", counter->left, counter->total);
  g_autofree char  *hint = NULL;

  /* Of the words the drawing needs only to know whether there are any. */
  copy.name = NULL;
  copy.reason = NULL;
  copy.barred = counter->barred != NULL ? (char *) "" : NULL;
  acies_widget_style_read (&style, GTK_WIDGET (self));
  width = acies_paint_pips (NULL, &style, counter, 0, 0, pip_size (&style, counter));
  /* Translators: %1$s is what is counted ("Orders"); left, and at the start. */
  hint = g_strdup_printf (_("%1$s: %2$u of %3$u left"), counter->name, counter->left, counter->total);
  row = acies_counters_panel_add_row (self, NULL, counter->name, counter->barred);
  gtk_widget_set_tooltip_text (row, counter->reason);
  gtk_box_append (GTK_BOX (row), drawing ((int) width + 1, (int) PIP_SIZE + 2, draw_pips,
                                          g_memdup2 (&copy, sizeof copy)));
  number = add_number (row, self->numbers, words, hint);
  if (counter->reason != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    counter->reason, -1);
}

/* Object */

static void
acies_counters_panel_dispose (GObject *object)
{
  AciesCountersPanel *self = ACIES_COUNTERS_PANEL (object);

  g_clear_pointer (&self->rows, gtk_widget_unparent);
  g_clear_object (&self->points);
  g_clear_object (&self->numbers);

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
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_set_parent (self->rows, GTK_WIDGET (self));
  self->points = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->numbers = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "acies-card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Armies"), -1);
}

void
acies_counters_panel_update (AciesCountersPanel *self, const AciesScene *scene)
{
  g_return_if_fail (ACIES_IS_COUNTERS_PANEL (self));

  acies_parts_empty (self->rows);
  for (guint side = 0; side < scene->n_sides; side++)
    acies_counters_panel_add_side (self, scene, (int) side);
  for (guint i = 0; i < scene->counters->len; i++)
    {
      const AciesSceneCounter *counter = &g_array_index (scene->counters, AciesSceneCounter, i);

      if (counter->side == scene->active && counter->total > 0)
        acies_counters_panel_add_counter (self, counter);
    }
}
