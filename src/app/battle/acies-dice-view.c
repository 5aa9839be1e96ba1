/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-dice-view.h"

#include "battlefield/acies-widget-style.h"
#include "engine/core/acies-event.h"
#include "scene/acies-paint-dice.h"
#include "scene/acies-paint-text.h"

#include <glib/gi18n.h>
#include <string.h>

#define DIE_SIZE  34
#define DIE_STEP  42
#define SUM_SIZE  20.0
#define SUM_WIDTH 58
#define HEIGHT    40
#define TUMBLE_MS 300.0

struct _AciesDiceView
{
  GtkWidget parent_instance;

  guint8     dice[ACIES_MAX_EVENT_DICE];
  guint      n;
  gboolean   opposed;  /* of two sides: not to be added */
  AciesStyle style;
  guint      tick_id;  /* while they tumble */
  gint64     begin;    /* of the frame clock, microseconds; 0 before the first frame */
  double     done;     /* 1: they lie */
};

G_DEFINE_FINAL_TYPE (AciesDiceView, acies_dice_view, GTK_TYPE_WIDGET)

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
    acies_paint_tumbling_die (cr, &self->style, 1 + i * DIE_STEP + DIE_SIZE / 2.0,
                              y + DIE_SIZE / 2.0,
                              DIE_SIZE, i, self->done, self->dice[i]);
  if (self->n > 1 && !self->opposed && self->done >= 1)
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
    *minimum = *natural = (int) self->n * DIE_STEP + (self->n > 1 && !self->opposed ? SUM_WIDTH : 0);
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

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  AciesDiceView *self = ACIES_DICE_VIEW (widget);
  const gint64   now = gdk_frame_clock_get_frame_time (clock);

  if (self->begin == 0)
    self->begin = now;
  self->done = MIN ((double) (now - self->begin) / 1000.0 / TUMBLE_MS, 1);
  gtk_widget_queue_draw (widget);
  if (self->done < 1)
    return G_SOURCE_CONTINUE;

  self->tick_id = 0;

  return G_SOURCE_REMOVE;
}

static void
acies_dice_view_stop (AciesDiceView *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  self->done = 1;
}

static void
acies_dice_view_unmap (GtkWidget *widget)
{
  acies_dice_view_stop (ACIES_DICE_VIEW (widget));
  GTK_WIDGET_CLASS (acies_dice_view_parent_class)->unmap (widget);
}

static void
acies_dice_view_class_init (AciesDiceViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = acies_dice_view_snapshot;
  widget_class->measure = acies_dice_view_measure;
  widget_class->css_changed = acies_dice_view_css_changed;
  widget_class->unmap = acies_dice_view_unmap;
  gtk_widget_class_set_css_name (widget_class, "acies-dice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
acies_dice_view_init (AciesDiceView *self)
{
  self->done = 1;
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

  acies_dice_view_stop (self);
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

void
acies_dice_view_set_opposed (AciesDiceView *self, gboolean opposed)
{
  g_return_if_fail (ACIES_IS_DICE_VIEW (self));

  self->opposed = opposed;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
acies_dice_view_tumble (AciesDiceView *self)
{
  g_return_if_fail (ACIES_IS_DICE_VIEW (self));

  if (self->n == 0 || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  acies_dice_view_stop (self);
  self->begin = 0;
  self->done = 0;
  self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}
