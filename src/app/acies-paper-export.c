/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-paper-export.h"
#include "scene/acies-scene-words.h"

#include <glib/gi18n.h>

/* What is drawn, and where to: a scene, or parts of a battle (a copy that the thread has to itself). */
typedef struct
{
  GFile             *file;
  AciesStyle         style;
  AciesScene        *scene;
  AciesExportOptions options;
  char              *title, *subtitle;
  AciesGame         *game;
  AciesScenario     *scenario;
  AciesPrintParts    parts;
  AciesPaper         paper;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_object_unref (job->file);
  g_clear_pointer (&job->scene, acies_scene_free);
  g_clear_object (&job->game);
  g_clear_pointer (&job->scenario, acies_scenario_unref);
  g_free (job->title);
  g_free (job->subtitle);
  g_free (job);
}

static Job *
job_new (const AciesStyle *style,
         GFile            *file)
{
  Job *job = g_new0 (Job, 1);

  job->file = g_object_ref (file);
  job->style = *style;
  return job;
}

/* Pages whose file tells nothing else are a PDF. */
static AciesExportFormat
format_of (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  AciesExportFormat format = ACIES_EXPORT_PDF;

  acies_export_format_for_name (name, &format);
  return format;
}

static GBytes *
draw_sheet (Job     *job,
            GError **error)
{
  g_autoptr (AciesSheet) sheet = acies_report_new (job->game, job->scenario, job->parts);

  if (job->options.format != ACIES_EXPORT_PDF)
    return acies_sheet_to_picture (sheet, &job->style, &job->paper, job->options.format, error);

  return acies_sheet_to_pdf (sheet, &job->style, &job->paper, error);
}

static void
draw_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  Job *job = task_data;
  g_autoptr (GBytes) bytes = NULL;
  GError *error = NULL;

  if (job->parts != 0)
    bytes = draw_sheet (job, &error);
  else
    bytes = acies_export_to_bytes (job->scene, &job->style, &job->options, &error);

  if (g_task_return_error_if_cancelled (task))
    {
      g_clear_error (&error);
      return;
    }
  if (bytes == NULL || !acies_export_write (bytes, job->file, &error))
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

static void
run (Job                *job,
     GCancellable       *cancellable,
     GAsyncReadyCallback callback,
     gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_source_tag (task, run);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, draw_in_thread);
}

void
acies_paper_export_scene_async (AciesScene               *scene,
                                const char               *title,
                                const char               *subtitle,
                                const AciesStyle         *style,
                                const AciesExportOptions *options,
                                GFile                    *file,
                                GCancellable             *cancellable,
                                GAsyncReadyCallback       callback,
                                gpointer                  user_data)
{
  Job *job = job_new (style, file);

  job->scene = scene;
  job->title = g_strdup (title);
  job->subtitle = g_strdup (subtitle);
  job->options = *options;
  job->options.title = job->title;
  job->options.subtitle = job->subtitle;
  run (job, cancellable, callback, user_data);
}

void
acies_paper_export_map_async (AciesGame                *game,
                              const AciesStyle         *style,
                              const AciesExportOptions *options,
                              GFile                    *file,
                              GCancellable             *cancellable,
                              GAsyncReadyCallback       callback,
                              gpointer                  user_data)
{
  AciesScene *scene = NULL;
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;

  g_return_if_fail (ACIES_IS_GAME (game));

  scene = acies_game_get_ruleset (game)->scene (acies_game_get_setup (game),
                                                acies_game_get_state (game));
  title = acies_report_title (acies_game_get_scenario (game));
  subtitle = acies_scene_dup_turn (scene);
  acies_paper_export_scene_async (scene, title, subtitle, style, options, file, cancellable,
                                  callback, user_data);
}

void
acies_paper_export_sheet_async (AciesGame          *game,
                                AciesScenario      *scenario,
                                AciesPrintParts     parts,
                                const AciesStyle   *style,
                                const AciesPaper   *paper,
                                GFile              *file,
                                GCancellable       *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer            user_data)
{
  Job *job = NULL;

  g_return_if_fail ((game != NULL || scenario != NULL) && parts != 0);

  job = job_new (style, file);
  if (game != NULL)
    job->game = acies_game_fork (game, acies_game_get_n_steps (game));
  if (scenario != NULL)
    job->scenario = acies_scenario_ref (scenario);
  job->parts = parts;
  job->paper = *paper;
  job->options.format = format_of (file);
  run (job, cancellable, callback, user_data);
}

gboolean
acies_paper_export_finish (GAsyncResult *result,
                           GError      **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
