/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "engine/cohorts/co-clauses.h"
#include "engine/cohorts/co-reasons.h"
#include "engine/cohorts/co-ruleset.h"
#include "support/rule-texts.h"

/* Events find their rule by its name. */
static void
test_find (void)
{
  guint n = 0;

  for (const AciesClause *clause = co_clauses; clause->number != NULL; clause++)
    g_assert_cmpuint (co_clause (clause->number), ==, n++);
}

int
main (int argc, char *argv[])
{
#define RULE_OF(name, rule, sentence) rule,
  static const char *const refused[] = { CO_REASONS (RULE_OF) NULL };
#undef RULE_OF

  g_test_init (&argc, &argv, NULL);

  rule_texts_add ("/cohorts/clauses", &acies_cohorts_ruleset, "C", 143, refused);
  g_test_add_func ("/cohorts/clauses/find", test_find);

  return g_test_run ();
}
