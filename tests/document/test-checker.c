/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "document/acies-document-checker.h"

#include "document-support.h"
#include "engine/core/acies-scenario.h"

static gboolean
is_idle (gpointer checker)
{
  return !acies_document_checker_is_busy (checker);
}

/* What validating the tree says, as text, in the checker's order. */
static char *
expected (AciesDocument *document)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesScenario) scenario = acies_scenario_new (acies_document_get_root (document), problems, NULL);
  GString                  *text = g_string_new (NULL);

  for (guint severity = 0; severity <= ACIES_SEVERITY_HINT; severity++)
    for (guint i = 0; i < acies_problems_size (problems); i++)
      {
        const AciesProblem *problem = acies_problems_get (problems, i);

        if (problem->severity == severity)
          g_string_append_printf (text, "%u %s: %s [%s]\n", severity, problem->path, problem->message,
                                  problem->clause != NULL ? problem->clause : "");
      }

  return g_string_free (text, FALSE);
}

static char *
told (AciesDocumentChecker *checker)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (checker)); i++)
    {
      g_autoptr (AciesDocumentProblem) problem = g_list_model_get_item (G_LIST_MODEL (checker), i);
      const char                      *clause = acies_document_problem_get_clause (problem);

      g_string_append_printf (text, "%u %s: %s [%s]\n", acies_document_problem_get_severity (problem),
                              acies_document_problem_get_path (problem),
                              acies_document_problem_get_message (problem), clause != NULL ? clause : "");
    }

  return g_string_free (text, FALSE);
}

static void
assert_agrees (AciesDocumentChecker *checker, AciesDocument *document)
{
  g_autofree char *right = NULL;
  g_autofree char *ours = NULL;

  run_until (is_idle, checker);
  right = expected (document);
  ours = told (checker);
  g_assert_cmpstr (ours, ==, right);
}

/* The first problem at exactly @path; the list keeps it. */
static AciesDocumentProblem *
find_problem (AciesDocumentChecker *checker, const char *path)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (checker)); i++)
    {
      g_autoptr (AciesDocumentProblem) problem = g_list_model_get_item (G_LIST_MODEL (checker), i);

      if (g_str_equal (acies_document_problem_get_path (problem), path))
        return problem;
    }

  return NULL;
}

static void
test_follows (void)
{
  g_autoptr (AciesDocument)        document = document_shipped ("cannae-216bc");
  g_autoptr (AciesDocumentChecker) checker = acies_document_checker_new (document);
  AciesDocumentProblem            *problem;

  g_assert_true (acies_document_checker_is_busy (checker));
  assert_agrees (checker, document);
  g_assert_cmpuint (acies_document_checker_count (checker, ACIES_SEVERITY_ERROR), ==, 0);

  edit (document, "sides[0].units[0].class", "'veterann'", NULL);
  g_assert_true (acies_document_checker_is_busy (checker));
  assert_agrees (checker, document);
  g_assert_cmpuint (acies_document_checker_count (checker, ACIES_SEVERITY_ERROR), >, 0);
  problem = find_problem (checker, "sides[0].units[0].class");
  g_assert_nonnull (problem);
  g_assert_null (find_problem (checker, "sides[0].units[0]"));

  edit (document, "sides[1].units[0].id", "7", NULL);
  edit (document, "x-unknown", "true", NULL);
  assert_agrees (checker, document);
  g_assert_true (find_problem (checker, "sides[0].units[0].class") == problem);

  while (acies_document_undo (document))
    ;
  assert_agrees (checker, document);
}

/* Changes while a thread is at work: only what is true of the last state is ever told. */
static void
test_overtaken (void)
{
  g_autoptr (AciesDocument)        document = document_shipped ("cannae-216bc");
  g_autoptr (AciesDocumentChecker) checker = acies_document_checker_new (document);

  for (guint i = 0; i < 200; i++)
    {
      g_autofree char *count = g_strdup_printf ("%u", 100 + i);

      edit (document, "sides[0].units[0].count", count, NULL);
      g_main_context_iteration (NULL, FALSE);
      if (!acies_document_checker_is_busy (checker))
        assert_agrees (checker, document);
    }
  assert_agrees (checker, document);
}

/* A file in which everything is wrong is judged like any other; a checker let go in the midst of its work does no harm. */
static void
test_anything (void)
{
  static const char *const texts[] = {
    "{}",
    "{'format':'acies-scenario','version':1}",
    "{'format':'acies-scenario','version':1,'ruleset':'lost-battles','sides':[null,[],{'units':3}],'map':[]}",
    "{'format':'acies-scenario','version':1,'id':'a','name':'','ruleset':'none','sides':{}}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (AciesDocument)        document = document_from (texts[i]);
      g_autoptr (AciesDocumentChecker) checker = acies_document_checker_new (document);
      AciesDocumentChecker            *dropped = acies_document_checker_new (document);

      assert_agrees (checker, document);
      g_assert_cmpuint (acies_document_checker_count (checker, ACIES_SEVERITY_ERROR), >, 0);
      edit (document, "x", "1", NULL);
      g_main_context_iteration (NULL, FALSE);
      g_object_unref (dropped);
      run_until (is_idle, checker);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/checker/follows", test_follows);
  g_test_add_func ("/document/checker/overtaken", test_overtaken);
  g_test_add_func ("/document/checker/anything", test_anything);

  return g_test_run ();
}
