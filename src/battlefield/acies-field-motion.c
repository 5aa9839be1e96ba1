/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-motion.h"

struct _AciesFieldMotion
{
  GtkWidget parent_instance;

  AciesMotion        *motion;   /* NULL: nothing is played */
  const AciesStyle   *style;
  double              x, y;
  gint64              begin;    /* of the frame clock, microseconds; 0 before the first frame */
  double              ms;
  guint               tick_id;
  GtkEventController *watch;    /* of the window, while it plays */
};

enum
{
  FINISHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesFieldMotion, acies_field_motion, GTK_TYPE_WIDGET)

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  AciesFieldMotion *self = ACIES_FIELD_MOTION (widget);
  const gint64      now = gdk_frame_clock_get_frame_time (clock);

  if (self->begin == 0)
    self->begin = now;
  self->ms = (double) (now - self->begin) / 1000.0;
  if (self->ms >= acies_motion_get_length (self->motion))
    {
      self->tick_id = 0;
      acies_field_motion_finish (self);
      return G_SOURCE_REMOVE;
    }

  gtk_widget_queue_draw (widget);

  return G_SOURCE_CONTINUE;
}

/* Whoever does something has seen enough. */
static gboolean
event_cb (AciesFieldMotion *self, GdkEvent *event)
{
  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_KEY_PRESS:
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
      acies_field_motion_finish (self);
      break;
    default:
      break;
    }

  return GDK_EVENT_PROPAGATE;
}

static void
acies_field_motion_watch (AciesFieldMotion *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root == NULL)
    return;

  self->watch = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->watch, GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->watch, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (root), self->watch);
}

static void
acies_field_motion_unwatch (AciesFieldMotion *self)
{
  if (self->watch == NULL)
    return;

  gtk_widget_remove_controller (gtk_event_controller_get_widget (self->watch), self->watch);
  self->watch = NULL;
}

static void
acies_field_motion_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AciesFieldMotion *self = ACIES_FIELD_MOTION (widget);

  if (self->motion == NULL)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) self->x, (float) self->y));
  for (guint i = 0; i < acies_motion_get_n_pieces (self->motion); i++)
    {
      const AciesRect bounds = acies_motion_get_bounds (self->motion, i, self->ms);
      cairo_t        *cr;

      if (bounds.width <= 0)
        continue;
      cr = gtk_snapshot_append_cairo (snapshot,
                                      &GRAPHENE_RECT_INIT ((float) bounds.x, (float) bounds.y,
                                                                     (float) bounds.width,
                                                                     (float) bounds.height));
      acies_motion_paint (cr, self->motion, self->style, i, self->ms);
      cairo_destroy (cr);
    }
  gtk_snapshot_restore (snapshot);
}

static void
acies_field_motion_unroot (GtkWidget *widget)
{
  acies_field_motion_finish (ACIES_FIELD_MOTION (widget));
  GTK_WIDGET_CLASS (acies_field_motion_parent_class)->unroot (widget);
}

/* Out of sight nothing moves: there is no frame clock that would end it. */
static void
acies_field_motion_unmap (GtkWidget *widget)
{
  acies_field_motion_finish (ACIES_FIELD_MOTION (widget));
  GTK_WIDGET_CLASS (acies_field_motion_parent_class)->unmap (widget);
}

static void
acies_field_motion_class_init (AciesFieldMotionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = acies_field_motion_snapshot;
  widget_class->unroot = acies_field_motion_unroot;
  widget_class->unmap = acies_field_motion_unmap;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);

  signals[FINISHED] = g_signal_new ("finished", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 0);
}

static void
acies_field_motion_init (AciesFieldMotion *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

AciesFieldMotion *
acies_field_motion_new (void)
{
  return g_object_new (ACIES_TYPE_FIELD_MOTION, NULL);
}

void
acies_field_motion_play (AciesFieldMotion *self, AciesMotion *motion, const AciesStyle *style)
{
  g_return_if_fail (ACIES_IS_FIELD_MOTION (self));
  g_return_if_fail (motion != NULL && style != NULL);

  acies_field_motion_finish (self);
  self->motion = motion;
  self->style = style;
  self->begin = 0;
  self->ms = 0;
  self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  acies_field_motion_watch (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_field_motion_set_origin (AciesFieldMotion *self, double x, double y)
{
  g_return_if_fail (ACIES_IS_FIELD_MOTION (self));

  self->x = x;
  self->y = y;
  if (self->motion != NULL)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_field_motion_finish (AciesFieldMotion *self)
{
  g_return_if_fail (ACIES_IS_FIELD_MOTION (self));

  if (self->motion == NULL)
    return;

  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  acies_field_motion_unwatch (self);
  g_clear_pointer (&self->motion, acies_motion_free);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[FINISHED], 0);
}

const AciesMotion *
acies_field_motion_get (AciesFieldMotion *self, double *ms)
{
  g_return_val_if_fail (ACIES_IS_FIELD_MOTION (self), NULL);

  if (ms != NULL)
    *ms = self->ms;

  return self->motion;
}
