/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-dice-view.h"

#include "battlefield/acies-widget-style.h"
#include "engine/core/acies-event.h"
#include "scene/acies-paint-text.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#define DIE_SIZE  34
#define DIE_STEP  42
#define DIE_ROUND 6.0
#define SUM_SIZE  20.0
#define SUM_WIDTH 58
#define HEIGHT    40

struct _AciesDiceView
{
  GtkWidget parent_instance;

  guint8     dice[ACIES_MAX_EVENT_DICE];
  guint      n;
  AciesStyle style;
};

G_DEFINE_FINAL_TYPE (AciesDiceView, acies_dice_view, GTK_TYPE_WIDGET)

/* Where a face has its pips: a bit a place, row by row of 3 x 3. */
static const guint16 faces[7] = { 0, 0x010, 0x101, 0x111, 0x145, 0x155, 0x16d };

static void
draw_die (cairo_t *cr, const AciesStyle *style, double x, double y, guint value)
{
  const double size = DIE_SIZE;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + size - DIE_ROUND, y + DIE_ROUND, DIE_ROUND, -G_PI_2, 0);
  cairo_arc (cr, x + size - DIE_ROUND, y + size - DIE_ROUND, DIE_ROUND, 0, G_PI_2);
  cairo_arc (cr, x + DIE_ROUND, y + size - DIE_ROUND, DIE_ROUND, G_PI_2, G_PI);
  cairo_arc (cr, x + DIE_ROUND, y + DIE_ROUND, DIE_ROUND, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
  acies_color_set (cr, acies_palette_get (&style->palette, ACIES_COLOR_PLATE), 1);
  cairo_fill_preserve (cr);
  acies_color_set (cr, acies_palette_get (&style->palette, ACIES_COLOR_TEXT), 1);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  for (guint i = 0; i < 9; i++)
    if ((faces[MIN (value, 6)] >> i & 1) != 0)
      {
        cairo_arc (cr, x + size * (0.25 + 0.25 * (i % 3)), y + size * (0.25 + 0.25 * (i / 3)),
                   size * 0.085, 0, 2 * G_PI);
        cairo_fill (cr);
      }
}

static guint
acies_dice_view_sum (AciesDiceView *self)
{
  guint sum = 0;

  for (guint i = 0; i < self->n; i++)
    sum += self->dice[i];

  return sum;
}

static void
acies_dice_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AciesDiceView *self = ACIES_DICE_VIEW (widget);
  const int      width = gtk_widget_get_width (widget);
  const double   y = (gtk_widget_get_height (widget) - DIE_SIZE) / 2.0;
  cairo_t       *cr;

  if (self->n == 0)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width,
                                                                 gtk_widget_get_height (widget)));
  for (guint i = 0; i < self->n; i++)
    draw_die (cr, &self->style, 1 + i * DIE_STEP, y, self->dice[i]);
  if (self->n > 1)
    {
      g_autofree char     *words = g_strdup_printf ("= %u", acies_dice_view_sum (self));
      const AciesTextStyle text = {
        .size = SUM_SIZE, .bold = TRUE, .anchor = ACIES_TEXT_START,
        .color = acies_palette_get (&self->style.palette, ACIES_COLOR_TEXT)
      };

      acies_text_draw (cr, &self->style, &text, self->n * DIE_STEP + 4, y + DIE_SIZE / 2.0, words);
    }
  cairo_destroy (cr);
}

static void
acies_dice_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                         int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  AciesDiceView *self = ACIES_DICE_VIEW (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = (int) self->n * DIE_STEP + (self->n > 1 ? SUM_WIDTH : 0);
  else
    *minimum = *natural = HEIGHT;
}

static void
acies_dice_view_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  AciesDiceView *self = ACIES_DICE_VIEW (widget);

  GTK_WIDGET_CLASS (acies_dice_view_parent_class)->css_changed (widget, change);
  if (acies_widget_style_read (&self->style, widget))
    gtk_widget_queue_draw (widget);
}

static void
acies_dice_view_class_init (AciesDiceViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = acies_dice_view_snapshot;
  widget_class->measure = acies_dice_view_measure;
  widget_class->css_changed = acies_dice_view_css_changed;
  gtk_widget_class_set_css_name (widget_class, "acies-dice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
acies_dice_view_init (AciesDiceView *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
}

GtkWidget *
acies_dice_view_new (void)
{
  return g_object_new (ACIES_TYPE_DICE_VIEW, NULL);
}

void
acies_dice_view_set_dice (AciesDiceView *self, const guint8 *values, guint n)
{
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char    *name = NULL;

  g_return_if_fail (ACIES_IS_DICE_VIEW (self));
  g_return_if_fail (n <= ACIES_MAX_EVENT_DICE);

  memcpy (self->dice, values, n);
  self->n = n;
  for (guint i = 0; i < n; i++)
    g_string_append_printf (words, i == 0 ? "%u" : ", %u", values[i]);
  /* Translators: dice as they fell, for screen readers; %s is a list of numbers. */
  name = g_strdup_printf (_("Dice: %s"), words->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
