/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/dba/dba-clauses.h"
#include "engine/dba/dba-phases.h"
#include "engine/dba/dba-reasons.h"
#include "engine/dba/dba-text.h"

/* Each has a number of its own, a title that fits a list, and a paragraph that ends like one. */
static void
test_texts (void)
{
  guint n = 0;

  for (const AciesClause *clause = dba_clauses; clause->number != NULL; clause++, n++)
    {
      const gsize length = strlen (clause->text);

      g_test_message ("%s", clause->number);
      g_assert_true (acies_clause_find (dba_clauses, clause->number) == clause);
      g_assert_cmpuint (dba_clause (clause->number), ==, n);
      g_assert_cmpuint (strlen (clause->title), >, 2);
      g_assert_cmpuint (strlen (clause->title), <, 60);
      g_assert_cmpuint (length, >, 20);
      g_assert_null (strstr (clause->text, "  "));
      g_assert_true (strchr (clause->text, '\n') != NULL || clause->text[length - 1] == '.');
      for (const AciesClause *other = dba_clauses; other != clause; other++)
        g_assert_cmpstr (clause->title, !=, other->title);
    }
  g_assert_cmpuint (n, ==, 135);
}

static guint
count_below (const AciesClause *clauses, const char *number)
{
  guint n = 0;

  for (; clauses->number != NULL; clauses++)
    n += acies_clause_is_below (clauses->number, number);

  return n;
}

/* Every rule stands below one chapter, and every chapter has rules. */
static void
test_chapters (void)
{
  guint told = 0;

  for (const AciesClause *chapter = dba_chapters; chapter->number != NULL; chapter++)
    {
      const guint n = count_below (dba_clauses, chapter->number);

      g_test_message ("%s", chapter->number);
      g_assert_cmpuint (n, >, 0);
      told += n;
    }
  g_assert_cmpuint (told, ==, count_below (dba_clauses, "D"));
}

static void
assert_references (const char *number, const char *text)
{
  g_autoptr (GRegex)     regex = g_regex_new ("D-[A-Z]+-\\d+", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_regex_match (regex, text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *named = g_match_info_fetch (match, 0);

      g_test_message ("%s points to %s", number, named);
      g_assert_nonnull (acies_clause_find (dba_clauses, named));
    }
}

/* Rules that a paragraph, the overview, the picture of a bound or a refusal points to are there. */
static void
test_references (void)
{
#define RULE_OF(name, rule, sentence) rule,
  static const char *const refused[] = { DBA_REASONS (RULE_OF) };
#undef RULE_OF

  for (const AciesClause *clause = dba_clauses; clause->number != NULL; clause++)
    assert_references (clause->number, clause->text);
  for (const AciesClause *clause = dba_overview; clause->number != NULL; clause++)
    g_assert_nonnull (acies_clause_find (dba_clauses, clause->number));
  for (const AciesPhase *phase = dba_phases; phase->title != NULL; phase++)
    g_assert_nonnull (acies_clause_find (dba_clauses, phase->clause));
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    g_assert_nonnull (acies_clause_find (dba_clauses, refused[i]));
  g_assert_nonnull (acies_clause_find (dba_clauses, DBA_ATTACKING_RULE));
}

/* A number covers those below it, whatever divides them. */
static void
test_below (void)
{
  g_assert_true (acies_clause_is_below ("D-FAC-7", "D-FAC"));
  g_assert_true (acies_clause_is_below ("D-FAC-7", "D-FAC-7"));
  g_assert_false (acies_clause_is_below ("D-FAC-10", "D-FAC-1"));
  g_assert_false (acies_clause_is_below ("D-FLE-1", "D-FL"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dba/clauses/texts", test_texts);
  g_test_add_func ("/dba/clauses/chapters", test_chapters);
  g_test_add_func ("/dba/clauses/references", test_references);
  g_test_add_func ("/dba/clauses/below", test_below);

  return g_test_run ();
}
