/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "support/rule-texts.h"

#include "engine/core/acies-guide.h"

#include <string.h>

typedef struct
{
  const AciesRuleset *ruleset;
  const char         *letter;
  guint               n;
  const char *const  *refused;
} Texts;

/* Each has a number of its own, a title that fits a list, and a paragraph that ends like one. */
static void
test_texts (gconstpointer data)
{
  const Texts       *texts = data;
  const AciesClause *clauses = texts->ruleset->clauses;
  guint              n = 0;

  for (const AciesClause *clause = clauses; clause->number != NULL; clause++, n++)
    {
      gsize length;

      g_test_message ("%s", clause->number);
      g_assert_true (acies_clause_find (clauses, clause->number) == clause);
      g_assert_cmpuint (strlen (clause->title), >, 2);
      g_assert_cmpuint (strlen (clause->title), <, 60);
      g_assert_nonnull (clause->text);
      length = strlen (clause->text);
      g_assert_cmpuint (length, >, 20);
      g_assert_null (strstr (clause->text, "  "));
      g_assert_true (strchr (clause->text, '\n') != NULL || clause->text[length - 1] == '.');
      for (const AciesClause *other = clauses; other != clause; other++)
        g_assert_cmpstr (clause->title, !=, other->title);
    }
  g_assert_cmpuint (n, ==, texts->n);
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
test_chapters (gconstpointer data)
{
  const Texts *texts = data;
  guint        told = 0;

  for (const AciesClause *chapter = texts->ruleset->chapters; chapter->number != NULL; chapter++)
    {
      const guint n = count_below (texts->ruleset->clauses, chapter->number);

      g_test_message ("%s", chapter->number);
      g_assert_cmpuint (n, >, 0);
      told += n;
    }
  g_assert_cmpuint (told, ==, count_below (texts->ruleset->clauses, texts->letter));
}

static void
assert_known (const Texts *texts, const char *where, const char *number)
{
  g_test_message ("%s points to %s", where, number);
  g_assert_nonnull (acies_clause_find (texts->ruleset->clauses, number));
}

static void
assert_references (const Texts *texts, const AciesClause *clause)
{
  g_autofree char       *pattern = g_strconcat (texts->letter, "-[A-Z]+-\\d+", NULL);
  g_autoptr (GRegex)     regex = g_regex_new (pattern, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_regex_match (regex, clause->text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *named = g_match_info_fetch (match, 0);

      assert_known (texts, clause->number, named);
    }
}

/* Rules that a paragraph, the overview, the picture of a turn, the guide or a refusal points to
   are there. */
static void
test_references (gconstpointer data)
{
  const Texts        *texts = data;
  const AciesRuleset *ruleset = texts->ruleset;

  for (const AciesClause *clause = ruleset->clauses; clause->number != NULL; clause++)
    assert_references (texts, clause);
  for (const AciesClause *clause = ruleset->overview; clause->number != NULL; clause++)
    assert_known (texts, "overview", clause->number);
  for (const AciesPhase *phase = ruleset->phases; phase->title != NULL; phase++)
    assert_known (texts, phase->title, phase->clause);
  for (guint i = 0; ruleset->guide != NULL && i < ruleset->guide->n_steps; i++)
    assert_known (texts, ruleset->guide->steps[i].title, ruleset->guide->steps[i].clause);
  for (const char *const *rule = texts->refused; *rule != NULL; rule++)
    assert_known (texts, "refusal", *rule);
  assert_known (texts, "attacking", ruleset->attacking);
  if (ruleset->envelope_clause != NULL)
    assert_known (texts, "envelope", ruleset->envelope_clause);
  assert_known (texts, "sides", ruleset->sides_clause);
}

/* A number covers those below it, whatever divides them. */
static void
test_below (gconstpointer data)
{
  const Texts     *texts = data;
  g_autofree char *chapter = g_strconcat (texts->letter, "-FAC", NULL);
  g_autofree char *seven = g_strconcat (texts->letter, "-FAC-7", NULL);
  g_autofree char *seventy = g_strconcat (texts->letter, "-FAC-70", NULL);
  g_autofree char *other = g_strconcat (texts->letter, "-FA", NULL);

  g_assert_true (acies_clause_is_below (seven, chapter));
  g_assert_true (acies_clause_is_below (seven, seven));
  g_assert_false (acies_clause_is_below (seventy, seven));
  g_assert_false (acies_clause_is_below (seven, other));
}

void
rule_texts_add (const char *path, const AciesRuleset *ruleset, const char *letter, guint n,
                const char *const *refused)
{
  static const struct
  {
    const char       *name;
    GTestDataFunc     run;
  } tests[] = {
    { "texts", test_texts }, { "chapters", test_chapters }, { "references", test_references },
      { "below", test_below },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *name = g_strconcat (path, "/", tests[i].name, NULL);
      Texts           *texts = g_new (Texts, 1);

      *texts = (Texts){ ruleset, letter, n, refused };
      g_test_add_data_func_full (name, texts, tests[i].run, g_free);
    }
}
