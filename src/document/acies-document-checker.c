/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "document/acies-document-checker.h"

#include "engine/core/acies-scenario.h"

#define N_SEVERITIES (ACIES_SEVERITY_HINT + 1)

/* ---- A problem ---- */

struct _AciesDocumentProblem
{
  GObject parent_instance;

  AciesSeverity severity;
  char         *path, *clause, *message;
};

G_DEFINE_FINAL_TYPE (AciesDocumentProblem, acies_document_problem, G_TYPE_OBJECT)

enum
{
  PROBLEM_PROP_0,
  PROBLEM_PROP_SEVERITY,
  PROBLEM_PROP_PATH,
  PROBLEM_PROP_CLAUSE,
  PROBLEM_PROP_MESSAGE,
  PROBLEM_N_PROPS
};

static void
acies_document_problem_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AciesDocumentProblem *self = ACIES_DOCUMENT_PROBLEM (object);

  switch (id)
    {
    case PROBLEM_PROP_SEVERITY:
      g_value_set_uint (value, self->severity);
      break;
    case PROBLEM_PROP_PATH:
      g_value_set_string (value, self->path);
      break;
    case PROBLEM_PROP_CLAUSE:
      g_value_set_string (value, self->clause);
      break;
    case PROBLEM_PROP_MESSAGE:
      g_value_set_string (value, self->message);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      break;
    }
}

static void
acies_document_problem_finalize (GObject *object)
{
  AciesDocumentProblem *self = ACIES_DOCUMENT_PROBLEM (object);

  g_free (self->path);
  g_free (self->clause);
  g_free (self->message);

  G_OBJECT_CLASS (acies_document_problem_parent_class)->finalize (object);
}

static void
acies_document_problem_class_init (AciesDocumentProblemClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  GParamSpec       *pspecs[PROBLEM_N_PROPS] = { NULL };

  object_class->get_property = acies_document_problem_get_property;
  object_class->finalize = acies_document_problem_finalize;
  pspecs[PROBLEM_PROP_SEVERITY] =
    g_param_spec_uint ("severity", NULL, NULL, 0, N_SEVERITIES - 1, 0, flags);
  pspecs[PROBLEM_PROP_PATH] = g_param_spec_string ("path", NULL, NULL, NULL, flags);
  pspecs[PROBLEM_PROP_CLAUSE] = g_param_spec_string ("clause", NULL, NULL, NULL, flags);
  pspecs[PROBLEM_PROP_MESSAGE] = g_param_spec_string ("message", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, PROBLEM_N_PROPS, pspecs);
}

static void
acies_document_problem_init (AciesDocumentProblem *self)
{
}

static AciesDocumentProblem *
problem_new (const AciesProblem *problem)
{
  AciesDocumentProblem *self = g_object_new (ACIES_TYPE_DOCUMENT_PROBLEM, NULL);

  self->severity = problem->severity;
  self->path = g_strdup (problem->path);
  self->clause = g_strdup (problem->clause);
  self->message = g_strdup (problem->message);

  return self;
}

static gboolean
problem_is (AciesDocumentProblem *self, const AciesProblem *problem)
{
  return self->severity == problem->severity && g_str_equal (self->path, problem->path) &&
         g_str_equal (self->message, problem->message) &&
         g_strcmp0 (self->clause, problem->clause) == 0;
}

AciesSeverity
acies_document_problem_get_severity (AciesDocumentProblem *self)
{
  return self->severity;
}

const char *
acies_document_problem_get_path (AciesDocumentProblem *self)
{
  return self->path;
}

const char *
acies_document_problem_get_clause (AciesDocumentProblem *self)
{
  return self->clause;
}

const char *
acies_document_problem_get_message (AciesDocumentProblem *self)
{
  return self->message;
}

/* ---- The checker ---- */

struct _AciesDocumentChecker
{
  GObject parent_instance;

  AciesDocument *document;
  GPtrArray     *problems;  /* AciesDocumentProblem (owned) */
  guint          counts[N_SEVERITIES];
  guint          idle;      /* a source, 0: none */
  gboolean       running;   /* a thread is at work */
  gboolean       stale;     /* the document has changed since it began */
  gboolean       busy;
};

static void list_model_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AciesDocumentChecker, acies_document_checker, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

enum
{
  PROP_0,
  PROP_BUSY,
  PROP_N_ERRORS,
  PROP_N_WARNINGS,
  PROP_N_HINTS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void schedule (AciesDocumentChecker *self);

static GType
get_item_type (GListModel *model)
{
  return ACIES_TYPE_DOCUMENT_PROBLEM;
}

static guint
get_n_items (GListModel *model)
{
  return ACIES_DOCUMENT_CHECKER (model)->problems->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  GPtrArray *problems = ACIES_DOCUMENT_CHECKER (model)->problems;

  return position < problems->len ? g_object_ref (g_ptr_array_index (problems, position)) : NULL;
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

/* Errors, then warnings, then hints. Returns: (transfer container) (element-type AciesProblem) */
static GPtrArray *
sort_problems (const AciesProblems *found)
{
  GPtrArray *sorted = g_ptr_array_new ();

  for (guint severity = 0; severity < N_SEVERITIES; severity++)
    for (guint i = 0; i < acies_problems_size (found); i++)
      if (acies_problems_get (found, i)->severity == severity)
        g_ptr_array_add (sorted, (gpointer) acies_problems_get (found, i));

  return sorted;
}

/* What is told already, at the beginning and at the end, stays the same object. */
static void
take_problems (AciesDocumentChecker *self, const AciesProblems *found)
{
  g_autoptr (GPtrArray) sorted = sort_problems (found);
  GPtrArray            *old = self->problems;
  const guint           least = MIN (sorted->len, old->len);
  guint                 start = 0, end = 0, n_removed;

  while (start < least &&
         problem_is (g_ptr_array_index (old, start), g_ptr_array_index (sorted, start)))
    start++;
  while (end < least - start && problem_is (g_ptr_array_index (old, old->len - 1 - end),
                                            g_ptr_array_index (sorted, sorted->len - 1 - end)))
    end++;

  n_removed = old->len - start - end;
  if (n_removed > 0)
    g_ptr_array_remove_range (old, start, n_removed);
  for (guint i = start; i < sorted->len - end; i++)
    g_ptr_array_insert (old, (int) i, problem_new (g_ptr_array_index (sorted, i)));

  for (guint i = 0; i < N_SEVERITIES; i++)
    self->counts[i] = 0;
  for (guint i = 0; i < old->len; i++)
    self->counts[((AciesDocumentProblem *) g_ptr_array_index (old, i))->severity]++;

  if (n_removed > 0 || sorted->len > start + end)
    g_list_model_items_changed (G_LIST_MODEL (self), start, n_removed, sorted->len - start - end);
  for (guint i = PROP_N_ERRORS; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

static void
set_busy (AciesDocumentChecker *self, gboolean busy)
{
  if (self->busy == busy)
    return;

  self->busy = busy;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
}

/* The same words as acies-cli validate has. */
static void
check_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  g_autoptr (GError)        error = NULL;
  g_autoptr (AciesScenario) scenario = NULL;
  AciesProblems            *problems = acies_problems_new ();

  scenario = acies_scenario_new (task_data, problems, &error);
  if (error != NULL && !acies_problems_has_errors (problems))
    acies_problems_add (problems, ACIES_SEVERITY_ERROR, "", NULL, "%s", error->message);
  g_task_return_pointer (task, problems, (GDestroyNotify) acies_problems_free);
}

static void
checked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AciesDocumentChecker) self = data;
  g_autoptr (AciesProblems)        found = g_task_propagate_pointer (G_TASK (result), NULL);

  self->running = FALSE;
  if (self->document == NULL)
    return;
  if (self->stale || found == NULL)
    {
      schedule (self);
      return;
    }

  take_problems (self, found);
  set_busy (self, FALSE);
}

static gboolean
start_cb (gpointer data)
{
  AciesDocumentChecker *self = data;
  g_autoptr (GTask)     task = g_task_new (NULL, NULL, checked_cb, g_object_ref (self));

  self->idle = 0;
  self->running = TRUE;
  self->stale = FALSE;
  g_task_set_task_data (task, acies_json_copy (acies_document_get_root (self->document)),
                        (GDestroyNotify) json_node_unref);
  g_task_run_in_thread (task, check_thread);

  return G_SOURCE_REMOVE;
}

static void
schedule (AciesDocumentChecker *self)
{
  self->stale = TRUE;
  if (self->idle == 0 && !self->running)
    self->idle = g_idle_add_full (G_PRIORITY_LOW, start_cb, self, NULL);
  set_busy (self, TRUE);
}

static void
changed_cb (AciesDocumentChecker *self)
{
  schedule (self);
}

static void
acies_document_checker_dispose (GObject *object)
{
  AciesDocumentChecker *self = ACIES_DOCUMENT_CHECKER (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (acies_document_checker_parent_class)->dispose (object);
}

static void
acies_document_checker_finalize (GObject *object)
{
  g_ptr_array_unref (ACIES_DOCUMENT_CHECKER (object)->problems);

  G_OBJECT_CLASS (acies_document_checker_parent_class)->finalize (object);
}

static void
acies_document_checker_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AciesDocumentChecker *self = ACIES_DOCUMENT_CHECKER (object);

  switch (id)
    {
    case PROP_BUSY:
      g_value_set_boolean (value, self->busy);
      break;
    case PROP_N_ERRORS:
      g_value_set_uint (value, self->counts[ACIES_SEVERITY_ERROR]);
      break;
    case PROP_N_WARNINGS:
      g_value_set_uint (value, self->counts[ACIES_SEVERITY_WARNING]);
      break;
    case PROP_N_HINTS:
      g_value_set_uint (value, self->counts[ACIES_SEVERITY_HINT]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      break;
    }
}

static void
acies_document_checker_class_init (AciesDocumentCheckerClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = acies_document_checker_dispose;
  object_class->finalize = acies_document_checker_finalize;
  object_class->get_property = acies_document_checker_get_property;

  properties[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, flags);
  properties[PROP_N_ERRORS] = g_param_spec_uint ("n-errors", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_N_WARNINGS] = g_param_spec_uint ("n-warnings", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_N_HINTS] = g_param_spec_uint ("n-hints", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
acies_document_checker_init (AciesDocumentChecker *self)
{
  self->problems = g_ptr_array_new_with_free_func (g_object_unref);
}

AciesDocumentChecker *
acies_document_checker_new (AciesDocument *document)
{
  AciesDocumentChecker *self;

  g_return_val_if_fail (ACIES_IS_DOCUMENT (document), NULL);

  self = g_object_new (ACIES_TYPE_DOCUMENT_CHECKER, NULL);
  self->document = g_object_ref (document);
  g_signal_connect_object (document, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  schedule (self);

  return self;
}

gboolean
acies_document_checker_is_busy (AciesDocumentChecker *self)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT_CHECKER (self), FALSE);

  return self->busy;
}

guint
acies_document_checker_count (AciesDocumentChecker *self, AciesSeverity severity)
{
  g_return_val_if_fail (ACIES_IS_DOCUMENT_CHECKER (self), 0);
  g_return_val_if_fail (severity < N_SEVERITIES, 0);

  return self->counts[severity];
}
