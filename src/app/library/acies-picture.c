/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-picture.h"

#include "engine/core/acies-catalogue.h"
#include "engine/core/acies-game.h"
#include "scene/acies-export.h"

#include <string.h>

struct _AciesPicture
{
  GObject parent_instance;

  /* One of these, never changed once made, so a thread may read it. */
  AciesScenario   *scenario;
  AciesScene      *scene;
  GFile           *file;

  gboolean         unreadable;
  AciesPictureSize drawn;     /* what the texture was drawn for */
  GdkTexture      *texture;
};

G_DEFINE_FINAL_TYPE (AciesPicture, acies_picture, G_TYPE_OBJECT)

typedef struct
{
  AciesPictureSize size;
} Job;

static void
acies_picture_finalize (GObject *object)
{
  AciesPicture *self = ACIES_PICTURE (object);

  g_clear_pointer (&self->scenario, acies_scenario_unref);
  g_clear_pointer (&self->scene, acies_scene_free);
  g_clear_object (&self->file);
  g_clear_object (&self->texture);

  G_OBJECT_CLASS (acies_picture_parent_class)->finalize (object);
}

static void
acies_picture_class_init (AciesPictureClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_picture_finalize;
}

static void
acies_picture_init (AciesPicture *self)
{
}

AciesPicture *
acies_picture_new_for_scenario (AciesScenario *scenario)
{
  AciesPicture *self = g_object_new (ACIES_TYPE_PICTURE, NULL);

  self->scenario = acies_scenario_ref (scenario);
  return self;
}

AciesPicture *
acies_picture_new_for_scene (AciesScene *scene)
{
  AciesPicture *self = g_object_new (ACIES_TYPE_PICTURE, NULL);

  self->scene = scene;
  return self;
}

AciesPicture *
acies_picture_new_for_file (GFile *file)
{
  AciesPicture *self = g_object_new (ACIES_TYPE_PICTURE, NULL);

  self->file = g_object_ref (file);
  return self;
}

GdkTexture *
acies_picture_get_texture (AciesPicture           *self,
                           const AciesPictureSize *size,
                           gboolean               *fits)
{
  g_return_val_if_fail (ACIES_IS_PICTURE (self), NULL);

  if (fits != NULL)
    *fits = self->unreadable || (self->texture != NULL && size != NULL &&
                                 memcmp (&self->drawn, size, sizeof *size) == 0);

  return self->texture;
}

/* The pixels stay where cairo put them; the surface goes when the texture goes. */
static GdkTexture *
texture_from_surface (cairo_surface_t *surface)
{
  const int width = cairo_image_surface_get_width (surface);
  const int height = cairo_image_surface_get_height (surface);
  const int stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      (gsize) stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, (gsize) stride);
}

static AciesScene *
create_preview (AciesScenario *scenario)
{
  return acies_scenario_get_ruleset (scenario)->scene_preview (acies_scenario_get_setup (scenario));
}

/* A game as it stands; one whose record breaks off as its scenario. */
static AciesScene *
read_scene (GFile *file)
{
  g_autoptr (AciesCatalogueEntry) entry = acies_catalogue_read (file);
  AciesScenario *scenario = acies_catalogue_entry_get_scenario (entry);
  g_autoptr (AciesGame) game = NULL;

  if (acies_catalogue_entry_get_kind (entry) == ACIES_CATALOGUE_GAME)
    game = acies_game_load (file, NULL, NULL);
  if (game != NULL)
    return acies_game_get_ruleset (game)->scene (acies_game_get_setup (game),
                                                 acies_game_get_state (game));

  return scenario != NULL ? create_preview (scenario) : NULL;
}

static void
draw_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  AciesPicture *self = ACIES_PICTURE (source);
  const AciesPictureSize *size = &((Job *) task_data)->size;
  g_autoptr (AciesScene) made = NULL;
  const AciesScene *scene = self->scene;
  cairo_surface_t *surface = NULL;

  if (g_task_return_error_if_cancelled (task))
    return;

  if (self->scenario != NULL)
    scene = made = create_preview (self->scenario);
  else if (self->file != NULL)
    scene = made = read_scene (self->file);
  if (scene == NULL)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "No battle to draw");
      return;
    }

  surface = acies_export_thumbnail (scene, &size->style, size->width, size->height, size->scale);
  g_task_return_pointer (task, texture_from_surface (surface), g_object_unref);
}

void
acies_picture_draw_async (AciesPicture           *self,
                          const AciesPictureSize *size,
                          GCancellable           *cancellable,
                          GAsyncReadyCallback     callback,
                          gpointer                user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job = NULL;

  g_return_if_fail (ACIES_IS_PICTURE (self));

  job = g_new0 (Job, 1);
  memcpy (&job->size, size, sizeof *size);
  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_task_data (task, job, g_free);
  g_task_set_priority (task, G_PRIORITY_LOW);
  g_task_run_in_thread (task, draw_in_thread);
}

gboolean
acies_picture_draw_finish (AciesPicture *self,
                           GAsyncResult *result,
                           GError      **error)
{
  const Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) local = NULL;
  GdkTexture *texture = g_task_propagate_pointer (G_TASK (result), &local);

  if (texture == NULL)
    {
      self->unreadable = g_error_matches (local, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }

  g_clear_object (&self->texture);
  self->texture = texture;
  memcpy (&self->drawn, &job->size, sizeof job->size);
  return TRUE;
}
