/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "widgets/acies-columns.h"

#include "widgets/acies-common.h"
#include "widgets/acies-text-size.h"

#define FOLD_WIDTH 760
#define SPACING    16

struct _AciesColumns
{
  GtkWidget parent_instance;

  GtkWidget *start;
  GtkWidget *end;
  int        start_width;
  int        end_width;
  int        fold_width;
  gboolean   end_first;
  gboolean   folded;
  guint      notify_id;
};

enum
{
  PROP_0,
  PROP_START,
  PROP_END,
  PROP_START_WIDTH,
  PROP_END_WIDTH,
  PROP_FOLD_WIDTH,
  PROP_END_FIRST,
  PROP_FOLDED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AciesColumns, acies_columns, GTK_TYPE_WIDGET)

static int
end_width_of (AciesColumns *self,
              int           width)
{
  const int both = width - SPACING;
  int       start = 0;
  int       end = 0;

  if (self->start_width > 0)
    return both - self->start_width;

  gtk_widget_measure (self->end, GTK_ORIENTATION_HORIZONTAL, -1, &end, NULL, NULL, NULL);
  if (self->end_width > 0)
    return MAX (acies_text_size_scale (GTK_WIDGET (self), self->end_width), end);

  gtk_widget_measure (self->start, GTK_ORIENTATION_HORIZONTAL, -1, &start, NULL, NULL, NULL);
  return MAX (MIN (both / 2, both - start), end);
}

static gboolean
is_narrow (AciesColumns *self,
           int           width)
{
  const int end_width = end_width_of (self, width);
  int       start = 0;
  int       end = 0;

  if (width < acies_text_size_scale (GTK_WIDGET (self), self->fold_width))
    return TRUE;

  gtk_widget_measure (self->start, GTK_ORIENTATION_HORIZONTAL, -1, &start, NULL, NULL, NULL);
  gtk_widget_measure (self->end, GTK_ORIENTATION_HORIZONTAL, -1, &end, NULL, NULL, NULL);
  return start > width - SPACING - end_width || end > end_width;
}

static GtkSizeRequestMode
acies_columns_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (AciesColumns *self,
               int          *minimum,
               int          *natural)
{
  int start_least, start_natural, end_least, end_natural;

  gtk_widget_measure (self->start, GTK_ORIENTATION_HORIZONTAL, -1, &start_least, &start_natural,
                      NULL, NULL);
  gtk_widget_measure (self->end, GTK_ORIENTATION_HORIZONTAL, -1, &end_least, &end_natural, NULL,
                      NULL);
  *minimum = MAX (start_least, end_least);
  if (self->start_width > 0)
    *natural = MAX (*minimum, self->start_width + SPACING + end_natural);
  else
    *natural = MAX (*minimum, start_natural + SPACING + MAX (end_natural, end_width_of (self, 0)));
}

static void
measure_height (AciesColumns *self,
                int           width,
                int          *minimum,
                int          *natural)
{
  const gboolean folded = width >= 0 && is_narrow (self, width);
  const int end_width = folded || width < 0 ? width : end_width_of (self, width);
  const int start_width = folded || width < 0 ? width : width - SPACING - end_width;
  int start_least, start_natural, end_least, end_natural;

  gtk_widget_measure (self->start, GTK_ORIENTATION_VERTICAL, start_width, &start_least,
                      &start_natural, NULL, NULL);
  gtk_widget_measure (self->end, GTK_ORIENTATION_VERTICAL, end_width, &end_least, &end_natural,
                      NULL, NULL);
  *minimum = folded ? start_least + SPACING + end_least : MAX (start_least, end_least);
  *natural = folded ? start_natural + SPACING + end_natural : MAX (start_natural, end_natural);
}

static void
acies_columns_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  AciesColumns *self = ACIES_COLUMNS (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, minimum, natural);
  else
    measure_height (self, for_size, minimum, natural);
}

static gboolean
on_notify_cb (gpointer user_data)
{
  AciesColumns *self = ACIES_COLUMNS (user_data);

  self->notify_id = 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FOLDED]);
  return G_SOURCE_REMOVE;
}

/* Whoever is told may hide and show widgets, which must not be done while they are laid out. */
static void
set_folded (AciesColumns *self,
            gboolean      folded)
{
  if (self->folded == folded)
    return;

  self->folded = folded;
  if (self->notify_id == 0)
    self->notify_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_notify_cb, self, NULL);
}

static void
allocate_folded (AciesColumns *self,
                 int           width,
                 int           height)
{
  GtkWidget *upper = self->end_first ? self->end : self->start;
  GtkWidget *lower = self->end_first ? self->start : self->end;
  GtkAllocation rest = { 0, 0, width, height };
  int upper_height = 0;

  gtk_widget_measure (upper, GTK_ORIENTATION_VERTICAL, width, NULL, &upper_height, NULL, NULL);
  gtk_widget_size_allocate (upper, &(GtkAllocation){ 0, 0, width, upper_height }, -1);
  rest.y = upper_height + SPACING;
  rest.height = MAX (0, height - rest.y);
  gtk_widget_size_allocate (lower, &rest, -1);
}

static void
acies_columns_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  AciesColumns *self = ACIES_COLUMNS (widget);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation start = { 0, 0, 0, height };
  GtkAllocation end = { 0, 0, 0, height };

  set_folded (self, is_narrow (self, width));
  if (self->folded)
    {
      allocate_folded (self, width, height);
      return;
    }

  end.width = end_width_of (self, width);
  start.width = width - SPACING - end.width;
  if (mirrored)
    start.x = end.width + SPACING;
  else
    end.x = start.width + SPACING;
  gtk_widget_size_allocate (self->start, &start, -1);
  gtk_widget_size_allocate (self->end, &end, -1);
}

static void
acies_columns_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  AciesColumns *self = ACIES_COLUMNS (object);

  switch (id)
    {
    case PROP_START:
      g_value_set_object (value, self->start);
      break;
    case PROP_END:
      g_value_set_object (value, self->end);
      break;
    case PROP_START_WIDTH:
      g_value_set_int (value, self->start_width);
      break;
    case PROP_END_WIDTH:
      g_value_set_int (value, self->end_width);
      break;
    case PROP_FOLD_WIDTH:
      g_value_set_int (value, self->fold_width);
      break;
    case PROP_END_FIRST:
      g_value_set_boolean (value, self->end_first);
      break;
    case PROP_FOLDED:
      g_value_set_boolean (value, self->folded);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_columns_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  AciesColumns *self = ACIES_COLUMNS (object);

  switch (id)
    {
    case PROP_START:
      acies_common_set_child (GTK_WIDGET (self), &self->start, g_value_get_object (value));
      break;
    case PROP_END:
      acies_common_set_child (GTK_WIDGET (self), &self->end, g_value_get_object (value));
      break;
    case PROP_START_WIDTH:
      self->start_width = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    case PROP_FOLD_WIDTH:
      self->fold_width = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    case PROP_END_WIDTH:
      self->end_width = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    case PROP_END_FIRST:
      self->end_first = g_value_get_boolean (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_columns_dispose (GObject *object)
{
  AciesColumns *self = ACIES_COLUMNS (object);

  g_clear_handle_id (&self->notify_id, g_source_remove);
  acies_common_set_child (GTK_WIDGET (self), &self->start, NULL);
  acies_common_set_child (GTK_WIDGET (self), &self->end, NULL);

  G_OBJECT_CLASS (acies_columns_parent_class)->dispose (object);
}

static void
acies_columns_class_init (AciesColumnsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = acies_columns_dispose;
  object_class->get_property = acies_columns_get_property;
  object_class->set_property = acies_columns_set_property;
  widget_class->get_request_mode = acies_columns_get_request_mode;
  widget_class->measure = acies_columns_measure;
  widget_class->size_allocate = acies_columns_size_allocate;

  properties[PROP_START] = g_param_spec_object ("start", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_END] = g_param_spec_object ("end", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_START_WIDTH] = g_param_spec_int ("start-width", NULL, NULL, 0, 4096, 0, flags);
  properties[PROP_FOLD_WIDTH] = g_param_spec_int ("fold-width", NULL, NULL, 0, 4096, FOLD_WIDTH, flags);
  properties[PROP_END_WIDTH] = g_param_spec_int ("end-width", NULL, NULL, 0, 4096, 0, flags);
  properties[PROP_END_FIRST] = g_param_spec_boolean ("end-first", NULL, NULL, FALSE, flags);
  properties[PROP_FOLDED] = g_param_spec_boolean ("folded", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
acies_columns_init (AciesColumns *self)
{
  self->fold_width = FOLD_WIDTH;
}
