/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-split.h"

#include "widgets/acies-common.h"
#include "widgets/acies-text-size.h"

/* Logical pixels, at the plain size of letters, below which only one of the two has room. */
#define FOLD_WIDTH 640

struct _AciesSplit
{
  GtkWidget parent_instance;

  GtkWidget *sidebar;
  GtkWidget *content;
  gboolean   show_sidebar[2];  /* beside the content; folded */
  gboolean   folded;
  guint      notify_id;
};

enum
{
  PROP_0,
  PROP_SIDEBAR,
  PROP_CONTENT,
  PROP_SHOW_SIDEBAR,
  PROP_FOLDED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AciesSplit, acies_split, GTK_TYPE_WIDGET)

static void
acies_split_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  AciesSplit *self = ACIES_SPLIT (widget);
  int side_least = 0;
  int side_natural = 0;
  int least = 0;
  int wanted = 0;

  gtk_widget_measure (self->sidebar, orientation, -1, &side_least, &side_natural, NULL, NULL);
  gtk_widget_measure (self->content, orientation, -1, &least, &wanted, NULL, NULL);
  *minimum = MAX (side_least, least);
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? side_natural + wanted : MAX (side_natural, wanted);
  *natural = MAX (*natural, *minimum);
}

static gboolean
on_notify_cb (gpointer user_data)
{
  AciesSplit *self = ACIES_SPLIT (user_data);

  self->notify_id = 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FOLDED]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_SIDEBAR]);
  return G_SOURCE_REMOVE;
}

/* Whoever is told may hide and show widgets, which must not be done while they are laid out. */
static void
set_folded (AciesSplit *self,
            gboolean    folded)
{
  if (self->folded == folded)
    return;

  self->folded = folded;
  if (self->notify_id == 0)
    self->notify_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_notify_cb, self, NULL);
}

static void
acies_split_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  AciesSplit *self = ACIES_SPLIT (widget);
  const gboolean folded = width < acies_text_size_scale (widget, FOLD_WIDTH);
  GtkAllocation side = { 0, 0, width, height };
  GtkAllocation content = { 0, 0, width, height };
  gboolean side_seen = FALSE;
  gboolean content_seen = FALSE;

  set_folded (self, folded);
  side_seen = acies_split_get_show_sidebar (self);
  content_seen = !(folded && side_seen);
  if (!folded && side_seen)
    {
      gtk_widget_measure (self->sidebar, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &side.width, NULL,
                          NULL);
      content.width = width - side.width;
      if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
        side.x = content.width;
      else
        content.x = side.width;
    }

  gtk_widget_set_child_visible (self->sidebar, side_seen);
  gtk_widget_set_child_visible (self->content, content_seen);
  if (side_seen)
    gtk_widget_size_allocate (self->sidebar, &side, -1);
  if (content_seen)
    gtk_widget_size_allocate (self->content, &content, -1);
}

static void
acies_split_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  AciesSplit *self = ACIES_SPLIT (object);

  switch (id)
    {
    case PROP_SIDEBAR:
      g_value_set_object (value, self->sidebar);
      break;
    case PROP_CONTENT:
      g_value_set_object (value, self->content);
      break;
    case PROP_SHOW_SIDEBAR:
      g_value_set_boolean (value, acies_split_get_show_sidebar (self));
      break;
    case PROP_FOLDED:
      g_value_set_boolean (value, self->folded);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_split_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  AciesSplit *self = ACIES_SPLIT (object);

  switch (id)
    {
    case PROP_SIDEBAR:
      acies_common_set_child (GTK_WIDGET (self), &self->sidebar, g_value_get_object (value));
      break;
    case PROP_CONTENT:
      acies_common_set_child (GTK_WIDGET (self), &self->content, g_value_get_object (value));
      break;
    case PROP_SHOW_SIDEBAR:
      acies_split_set_show_sidebar (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_split_dispose (GObject *object)
{
  AciesSplit *self = ACIES_SPLIT (object);

  g_clear_handle_id (&self->notify_id, g_source_remove);
  acies_common_set_child (GTK_WIDGET (self), &self->sidebar, NULL);
  acies_common_set_child (GTK_WIDGET (self), &self->content, NULL);

  G_OBJECT_CLASS (acies_split_parent_class)->dispose (object);
}

static void
acies_split_class_init (AciesSplitClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = acies_split_dispose;
  object_class->get_property = acies_split_get_property;
  object_class->set_property = acies_split_set_property;
  widget_class->measure = acies_split_measure;
  widget_class->size_allocate = acies_split_size_allocate;

  properties[PROP_SIDEBAR] = g_param_spec_object ("sidebar", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_CONTENT] = g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_SHOW_SIDEBAR] = g_param_spec_boolean ("show-sidebar", NULL, NULL, FALSE, flags);
  properties[PROP_FOLDED] = g_param_spec_boolean ("folded", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
acies_split_init (AciesSplit *self)
{
  self->show_sidebar[FALSE] = TRUE;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

gboolean
acies_split_get_folded (AciesSplit *self)
{
  g_return_val_if_fail (ACIES_IS_SPLIT (self), FALSE);

  return self->folded;
}

gboolean
acies_split_get_show_sidebar (AciesSplit *self)
{
  g_return_val_if_fail (ACIES_IS_SPLIT (self), FALSE);

  return self->show_sidebar[self->folded];
}

void
acies_split_set_show_sidebar (AciesSplit *self,
                              gboolean    show)
{
  g_return_if_fail (ACIES_IS_SPLIT (self));

  if (self->show_sidebar[self->folded] == show)
    return;

  self->show_sidebar[self->folded] = show;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_SIDEBAR]);
}
