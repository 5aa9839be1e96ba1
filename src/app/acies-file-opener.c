/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-file-opener.h"

#include "engine/core/acies-error.h"
#include "engine/core/acies-format.h"

#include <glib/gi18n.h>

typedef struct
{
  GFile      *file;
  int         upto;
  AciesOpened opened;
  guint       n_good;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  acies_opened_clear (&job->opened);
  g_clear_object (&job->file);
  g_free (job);
}

static gboolean
read_game (Job      *job,
           JsonNode *root,
           GError  **error)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();

  job->opened.game = acies_game_from_json (root, job->upto, problems, error);
  if (job->opened.game != NULL)
    return TRUE;

  if (error != NULL && g_error_matches (*error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_RECORD))
    job->n_good = acies_game_count_good (root);
  return FALSE;
}

/* A window shows battles; a campaign is none. */
static gboolean
refuse_campaign (Job     *job,
                 GError **error)
{
  AciesGame *game = job->opened.game;
  AciesScenario *scenario = game != NULL ? acies_game_get_scenario (game) : job->opened.scenario;

  if (!acies_scenario_is_campaign (scenario))
    return TRUE;

  g_set_error_literal (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_FORMAT,
                       _("this file is a campaign; this version plays campaigns with acies-cli only"));
  acies_opened_clear (&job->opened);
  return FALSE;
}

static gboolean
read_root (Job      *job,
           JsonNode *root,
           GError  **error)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();

  if (acies_format_of (root) == ACIES_FORMAT_GAME)
    return read_game (job, root, error) && refuse_campaign (job, error);

  job->opened.scenario = acies_scenario_new (root, problems, error);
  return job->opened.scenario != NULL && refuse_campaign (job, error);
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  Job *job = task_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = acies_json_load (job->file, &error);

  /* A file that cannot be read at all is named already. */
  if (root != NULL && !read_root (job, root, &error))
    {
      g_autofree char *name = g_file_get_parse_name (job->file);

      /* Translators: the name of a file; what is wrong in it follows. */
      g_prefix_error (&error, _("%s: "), name);
    }

  if (error != NULL)
    g_task_return_error (task, g_steal_pointer (&error));
  else
    g_task_return_boolean (task, TRUE);
}

void
acies_file_opener_read_async (GFile              *file,
                              int                 upto,
                              GCancellable       *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Job *job = g_new0 (Job, 1);

  job->file = g_object_ref (file);
  job->upto = upto;
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, read_in_thread);
}

gboolean
acies_file_opener_read_finish (GAsyncResult *result,
                               AciesOpened  *opened,
                               guint        *n_good,
                               GError      **error)
{
  Job *job = g_task_get_task_data (G_TASK (result));

  if (n_good != NULL)
    *n_good = job->n_good;
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;

  *opened = job->opened;
  job->opened = (AciesOpened){ NULL, NULL };
  return TRUE;
}

void
acies_opened_clear (AciesOpened *self)
{
  g_clear_pointer (&self->scenario, acies_scenario_unref);
  g_clear_object (&self->game);
}
