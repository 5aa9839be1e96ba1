/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor/acies-problem-words.h"

#include "widgets/acies-common.h"

#include <glib/gi18n.h>

AciesDocumentProblem *
acies_problem_find (AciesDocumentChecker *checker,
                    const char           *path)
{
  GListModel *list = G_LIST_MODEL (checker);
  AciesDocumentProblem *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (AciesDocumentProblem) problem = g_list_model_get_item (list, i);

      if (acies_path_contains (path, acies_document_problem_get_path (problem)) &&
          (found == NULL || acies_document_problem_get_severity (problem) <
                              acies_document_problem_get_severity (found)))
        found = problem;
    }

  return found;
}

char *
acies_problem_get_sentence (AciesDocumentProblem *problem)
{
  const char *message = acies_document_problem_get_message (problem);
  const char *clause = acies_document_problem_get_clause (problem);
  const gunichar first = g_utf8_get_char (message);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_unichar (text, g_unichar_toupper (first));
  if (first != 0)
    g_string_append (text, g_utf8_next_char (message));
  if (clause != NULL)
    {
      /* Translators: behind a sentence: the number of a clause of the rules. */
      g_autofree char *rule = g_strdup_printf (_(" (rule %s)"), clause);

      g_string_append (text, rule);
    }

  return g_strdup (text->str);
}

const char *
acies_problem_get_icon (AciesSeverity severity)
{
  switch (severity)
    {
    case ACIES_SEVERITY_ERROR:
      return "dialog-error-symbolic";
    case ACIES_SEVERITY_WARNING:
      return "dialog-warning-symbolic";
    case ACIES_SEVERITY_HINT:
    default:
      return "dialog-information-symbolic";
    }
}

const char *
acies_problem_get_kind (AciesSeverity severity)
{
  switch (severity)
    {
    case ACIES_SEVERITY_ERROR:
      return C_ ("problem", "Error");
    case ACIES_SEVERITY_WARNING:
      return C_ ("problem", "Warning");
    case ACIES_SEVERITY_HINT:
    default:
      return C_ ("problem", "Hint");
    }
}

void
acies_problem_style (GtkWidget            *widget,
                     AciesDocumentProblem *problem)
{
  const int severity = problem != NULL ? (int) acies_document_problem_get_severity (problem) : -1;

  acies_common_set_css_class (widget, "acies-wrong", severity == ACIES_SEVERITY_ERROR);
  acies_common_set_css_class (widget, "acies-doubtful", severity == ACIES_SEVERITY_WARNING);
}

char *
acies_problem_describe_errors (const AciesProblems *problems)
{
  guint n_errors = 0;

  for (guint i = 0; i < acies_problems_size (problems); i++)
    n_errors += acies_problems_get (problems, i)->severity == ACIES_SEVERITY_ERROR;

  return g_strdup_printf (
    ngettext ("There is %u error in the scenario. Mend it first; then it can be played.",
              "There are %u errors in the scenario. Mend them first; then it can be played.", n_errors),
    n_errors);
}
