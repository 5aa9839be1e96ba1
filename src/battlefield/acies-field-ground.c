/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-ground.h"

#include "scene/acies-paint.h"

#include <string.h>

/* What a picture is of; without gaps, so that it is compared as bytes. */
typedef struct
{
  double  x, y; /* where the board's corner stands in the place */
  double  cell_width, cell_height;
  gint32  width, height; /* of the place, px */
  gint32  scale;
  guint32 version;
} View;

G_STATIC_ASSERT (sizeof (View) == 4 * sizeof (double) + 4 * sizeof (gint32));

/* What a thread needs, and nobody else looks at meanwhile. */
typedef struct
{
  View        view;
  AciesStyle  style;
  AciesScene *scene;
} Job;

struct _AciesFieldGround
{
  GObject parent_instance;

  guint32          version;
  View             shown;       /* what the node shows */
  GskRenderNode   *node;        /* NULL: nothing is there yet */
  cairo_surface_t *surfaces[2]; /* of the node, and of the one before, with which the window still compares */
  GCancellable    *painting;    /* NULL: none is being painted */
  gboolean         sharp;
  guint            n_painted;
};

enum
{
  PAINTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesFieldGround, acies_field_ground, G_TYPE_OBJECT)

static graphene_rect_t
place_of (const View *view)
{
  return GRAPHENE_RECT_INIT (0, 0, (float) view->width, (float) view->height);
}

static void
free_job (gpointer data)
{
  Job *job = data;

  acies_scene_free (job->scene);
  g_free (job);
}

/* In the thread. Opaque: nothing below shows through, and it is the quickest to put on the screen. */
static cairo_surface_t *
paint (const Job *job)
{
  const View             *view = &job->view;
  g_autoptr (AciesLayout) layout = NULL;
  cairo_surface_t        *surface;
  cairo_t                *cr;

  layout = acies_layout_new (job->scene, &job->style, view->cell_width, view->cell_height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, view->width * view->scale,
                                        view->height * view->scale);
  cairo_surface_set_device_scale (surface, view->scale, view->scale);
  cr = cairo_create (surface);
  acies_paint_surround (cr, &job->style, view->width, view->height);
  cairo_translate (cr, view->x, view->y);
  acies_paint_ground (cr, layout, &job->style);
  cairo_destroy (cr);

  return surface;
}

static void
paint_in_thread (GTask *task, gpointer source, gpointer job, GCancellable *cancellable)
{
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_pointer (task, paint (job), (GDestroyNotify) cairo_surface_destroy);
}

/*
 * A node of cairo, not a texture: to draw a texture with cairo GTK 4.8 converts every pixel of it at each frame, even if only a
 * corner of it is drawn. Stretched for a moment, it need not be smooth.
 */
static GskRenderNode *
create_node (cairo_surface_t *surface, const View *view)
{
  const graphene_rect_t place = place_of (view);
  GskRenderNode        *node = gsk_cairo_node_new (&place);
  cairo_t              *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_FAST);
  cairo_paint (cr);
  cairo_destroy (cr);

  return node;
}

/*
 * Each picture has a surface of its own, which is kept while the window may still compare with it: cairo copies a surface that is
 * given up while something shows it.
 */
static void
painted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  AciesFieldGround *self = ACIES_FIELD_GROUND (source);
  const Job        *job = g_task_get_task_data (G_TASK (result));
  cairo_surface_t  *surface = g_task_propagate_pointer (G_TASK (result), NULL);

  /* Given up: another may have begun. */
  if (surface == NULL)
    return;

  g_clear_object (&self->painting);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_clear_pointer (&self->surfaces[1], cairo_surface_destroy);
  self->surfaces[1] = self->surfaces[0];
  self->surfaces[0] = surface;
  self->shown = job->view;
  self->node = create_node (surface, &self->shown);
  self->n_painted++;
  g_signal_emit (self, signals[PAINTED], 0);
}

static void
begin_painting (AciesFieldGround *self, const View *view, const AciesScene *scene,
                const AciesStyle *style)
{
  g_autoptr (GTask) task = NULL;
  Job              *job = g_new0 (Job, 1);

  job->view = *view;
  job->style = *style;
  job->scene = acies_scene_copy_ground (scene);
  self->painting = g_cancellable_new ();
  task = g_task_new (self, self->painting, painted_cb, NULL);
  g_task_set_task_data (task, job, free_job);
  g_task_run_in_thread (task, paint_in_thread);
}

static void
give_up (AciesFieldGround *self)
{
  if (self->painting != NULL)
    g_cancellable_cancel (self->painting);
  g_clear_object (&self->painting);
}

static void
acies_field_ground_dispose (GObject *object)
{
  acies_field_ground_clear (ACIES_FIELD_GROUND (object));

  G_OBJECT_CLASS (acies_field_ground_parent_class)->dispose (object);
}

static void
acies_field_ground_class_init (AciesFieldGroundClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_field_ground_dispose;
  signals[PAINTED] = g_signal_new ("painted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
acies_field_ground_init (AciesFieldGround *self)
{
}

AciesFieldGround *
acies_field_ground_new (void)
{
  return g_object_new (ACIES_TYPE_FIELD_GROUND, NULL);
}

void
acies_field_ground_forget (AciesFieldGround *self)
{
  g_return_if_fail (ACIES_IS_FIELD_GROUND (self));

  self->version++;
}

void
acies_field_ground_clear (AciesFieldGround *self)
{
  g_return_if_fail (ACIES_IS_FIELD_GROUND (self));

  give_up (self);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  for (guint i = 0; i < G_N_ELEMENTS (self->surfaces); i++)
    g_clear_pointer (&self->surfaces[i], cairo_surface_destroy);
}

static void
append_color (GtkSnapshot *snapshot, const AciesStyle *style, const View *view)
{
  const AciesColor      color = acies_palette_get (&style->palette, ACIES_COLOR_GROUND_ALT);
  const GdkRGBA         rgba = { (float) color.red, (float) color.green, (float) color.blue, 1 };
  const graphene_rect_t place = place_of (view);

  gtk_snapshot_append_color (snapshot, &rgba, &place);
}

/* The picture at hand, so that its board covers the board of @view. */
static void
append_stretched (AciesFieldGround *self, GtkSnapshot *snapshot, const View *view)
{
  const double          across = view->cell_width / self->shown.cell_width;
  const double          along = view->cell_height / self->shown.cell_height;
  const double          x = view->x - self->shown.x * across;
  const double          y = view->y - self->shown.y * along;
  const graphene_rect_t place = place_of (view);

  gtk_snapshot_push_clip (snapshot, &place);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_scale (snapshot, (float) across, (float) along);
  gtk_snapshot_append_node (snapshot, self->node);
  gtk_snapshot_pop (snapshot);
}

/* One picture is painted at a time; whoever shows it when it is there asks for the next, if the view has gone on. */
void
acies_field_ground_snapshot (AciesFieldGround    *self,
                             GtkSnapshot         *snapshot,
                             const AciesScene    *scene,
                             const AciesStyle    *style,
                             const AciesViewport *viewport,
                             double               y,
                             int                  scale)
{
  View view = {
    .cell_width = viewport->cell_width,
    .cell_height = viewport->cell_height,
    .width = MAX ((int) viewport->width, 1),
    .height = MAX ((int) viewport->height, 1),
    .scale = scale,
    .version = self->version,
  };

  g_return_if_fail (ACIES_IS_FIELD_GROUND (self));

  acies_viewport_get_origin (viewport, &view.x, &view.y);
  self->sharp = self->node != NULL && memcmp (&view, &self->shown, sizeof view) == 0;
  if (!self->sharp && self->painting == NULL)
    begin_painting (self, &view, scene, style);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (float) y));
  if (!self->sharp)
    append_color (snapshot, style, &view);
  if (self->sharp)
    gtk_snapshot_append_node (snapshot, self->node);
  else if (self->node != NULL)
    append_stretched (self, snapshot, &view);
  gtk_snapshot_restore (snapshot);
}

gboolean
acies_field_ground_is_sharp (AciesFieldGround *self)
{
  g_return_val_if_fail (ACIES_IS_FIELD_GROUND (self), FALSE);

  return self->sharp;
}

guint
acies_field_ground_get_n_painted (AciesFieldGround *self)
{
  g_return_val_if_fail (ACIES_IS_FIELD_GROUND (self), 0);

  return self->n_painted;
}
