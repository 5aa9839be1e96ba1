/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-thumbnail.h"

#include "battlefield/acies-widget-style.h"

/* Height for width, in hundredths: zones are wider than tall, as on the cards of the table. */
#define ASPECT 56

#define LEAST_WIDTH   160
#define NATURAL_WIDTH 240
#define MOST_SCALE    4

struct _AciesThumbnail
{
  GtkWidget parent_instance;

  AciesPicture *picture;
  AciesStyle    style;
  int           least_width;
  gboolean      drawing;      /* one drawing at a time; the next is asked for when it is there */
  GCancellable *cancellable;
};

enum
{
  PROP_0,
  PROP_LEAST_WIDTH,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AciesThumbnail, acies_thumbnail, GTK_TYPE_WIDGET)

static void
get_size (AciesThumbnail   *self,
          AciesPictureSize *size)
{
  memset (size, 0, sizeof *size);
  memcpy (&size->style, &self->style, sizeof self->style);
  size->width = gtk_widget_get_width (GTK_WIDGET (self));
  size->height = gtk_widget_get_height (GTK_WIDGET (self));
  size->scale = CLAMP (gtk_widget_get_scale_factor (GTK_WIDGET (self)), 1, MOST_SCALE);
}

static void ensure_drawn (AciesThumbnail *self);

static void
on_drawn_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesThumbnail) self = user_data;
  const gboolean drawn = acies_picture_draw_finish (ACIES_PICTURE (source), result, &error);

  self->drawing = FALSE;
  if (drawn)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  ensure_drawn (self);
}

/* Asks for a drawing unless the one at hand fits. */
static void
ensure_drawn (AciesThumbnail *self)
{
  AciesPictureSize size;
  gboolean fits = FALSE;

  if (self->picture == NULL || self->drawing || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  get_size (self, &size);
  if (size.width <= 1 || size.height <= 1)
    return;

  acies_picture_get_texture (self->picture, &size, &fits);
  if (fits)
    return;

  self->drawing = TRUE;
  acies_picture_draw_async (self->picture, &size, self->cancellable, on_drawn_cb,
                            g_object_ref (self));
}

static GtkSizeRequestMode
acies_thumbnail_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
acies_thumbnail_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  AciesThumbnail *self = ACIES_THUMBNAIL (widget);

  *minimum = self->least_width;
  *natural = MAX (NATURAL_WIDTH, self->least_width);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = MAX (for_size, self->least_width) * ASPECT / 100;
}

static void
acies_thumbnail_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  ensure_drawn (ACIES_THUMBNAIL (widget));
}

static void
acies_thumbnail_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (acies_thumbnail_parent_class)->map (widget);
  ensure_drawn (ACIES_THUMBNAIL (widget));
}

static void
acies_thumbnail_css_changed (GtkWidget         *widget,
                             GtkCssStyleChange *change)
{
  AciesThumbnail *self = ACIES_THUMBNAIL (widget);

  GTK_WIDGET_CLASS (acies_thumbnail_parent_class)->css_changed (widget, change);
  if (acies_widget_style_read (&self->style, widget))
    ensure_drawn (self);
}

static void
acies_thumbnail_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  AciesThumbnail *self = ACIES_THUMBNAIL (widget);
  const float width = (float) gtk_widget_get_width (widget);
  const float height = (float) gtk_widget_get_height (widget);
  GdkTexture *texture = NULL;

  if (self->picture == NULL)
    return;

  texture = acies_picture_get_texture (self->picture, NULL, NULL);
  if (texture != NULL)
    gtk_snapshot_append_texture (snapshot, texture, &GRAPHENE_RECT_INIT (0, 0, width, height));
}

static void
acies_thumbnail_get_property (GObject    *object,
                              guint       id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_LEAST_WIDTH:
      g_value_set_int (value, ACIES_THUMBNAIL (object)->least_width);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_thumbnail_set_property (GObject      *object,
                              guint         id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  switch (id)
    {
    case PROP_LEAST_WIDTH:
      ACIES_THUMBNAIL (object)->least_width = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (object));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_thumbnail_dispose (GObject *object)
{
  AciesThumbnail *self = ACIES_THUMBNAIL (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->picture);

  G_OBJECT_CLASS (acies_thumbnail_parent_class)->dispose (object);
}

static void
acies_thumbnail_class_init (AciesThumbnailClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = acies_thumbnail_dispose;
  object_class->get_property = acies_thumbnail_get_property;
  object_class->set_property = acies_thumbnail_set_property;
  widget_class->get_request_mode = acies_thumbnail_get_request_mode;
  widget_class->measure = acies_thumbnail_measure;
  widget_class->size_allocate = acies_thumbnail_size_allocate;
  widget_class->map = acies_thumbnail_map;
  widget_class->css_changed = acies_thumbnail_css_changed;
  widget_class->snapshot = acies_thumbnail_snapshot;

  properties[PROP_LEAST_WIDTH] = g_param_spec_int ("least-width", NULL, NULL, 40, 4096, LEAST_WIDTH,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "acies-thumbnail");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
acies_thumbnail_init (AciesThumbnail *self)
{
  self->cancellable = g_cancellable_new ();
  self->least_width = LEAST_WIDTH;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (ensure_drawn), NULL);
}

void
acies_thumbnail_set_picture (AciesThumbnail *self,
                             AciesPicture   *picture)
{
  g_return_if_fail (ACIES_IS_THUMBNAIL (self));

  if (!g_set_object (&self->picture, picture))
    return;

  gtk_widget_queue_draw (GTK_WIDGET (self));
  ensure_drawn (self);
}

gboolean
acies_thumbnail_is_drawn (AciesThumbnail *self)
{
  AciesPictureSize size;
  gboolean fits = FALSE;

  g_return_val_if_fail (ACIES_IS_THUMBNAIL (self), FALSE);

  if (self->picture == NULL)
    return FALSE;

  get_size (self, &size);
  acies_picture_get_texture (self->picture, &size, &fits);
  return fits;
}
