/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-scroller.h"

#define LEAST_HEIGHT 48

struct _AciesScroller
{
  GtkWidget parent_instance;

  GtkWidget *window;  /* scrolls the child */
  GtkWidget *child;
  int        least_height;
};

enum
{
  PROP_0,
  PROP_CHILD,
  PROP_LEAST_HEIGHT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AciesScroller, acies_scroller, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
acies_scroller_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
acies_scroller_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  AciesScroller *self = ACIES_SCROLLER (widget);

  if (self->child == NULL || !gtk_widget_get_visible (self->child))
    return;

  gtk_widget_measure (self->child, orientation,
                      orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1, minimum, natural,
                      NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = MIN (*minimum, self->least_height);
}

static void
acies_scroller_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  gtk_widget_size_allocate (ACIES_SCROLLER (widget)->window,
                            &(GtkAllocation){ 0, 0, width, height }, -1);
}

static void
acies_scroller_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  AciesScroller *self = ACIES_SCROLLER (object);

  switch (id)
    {
    case PROP_CHILD:
      g_value_set_object (value, self->child);
      break;
    case PROP_LEAST_HEIGHT:
      g_value_set_int (value, self->least_height);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_scroller_set_property (GObject      *object,
                             guint         id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  AciesScroller *self = ACIES_SCROLLER (object);

  switch (id)
    {
    case PROP_CHILD:
      self->child = g_value_get_object (value);
      gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->window), self->child);
      break;
    case PROP_LEAST_HEIGHT:
      self->least_height = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_scroller_dispose (GObject *object)
{
  AciesScroller *self = ACIES_SCROLLER (object);

  self->child = NULL;
  g_clear_pointer (&self->window, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_scroller_parent_class)->dispose (object);
}

static void
acies_scroller_class_init (AciesScrollerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = acies_scroller_dispose;
  object_class->get_property = acies_scroller_get_property;
  object_class->set_property = acies_scroller_set_property;
  widget_class->get_request_mode = acies_scroller_get_request_mode;
  widget_class->measure = acies_scroller_measure;
  widget_class->size_allocate = acies_scroller_size_allocate;

  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_LEAST_HEIGHT] =
    g_param_spec_int ("least-height", NULL, NULL, 0, G_MAXINT, LEAST_HEIGHT, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
acies_scroller_init (AciesScroller *self)
{
  self->least_height = LEAST_HEIGHT;
  self->window = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->window), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_parent (self->window, GTK_WIDGET (self));
}
