/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "engine/dba/dba-clauses.h"
#include "engine/dba/dba-reasons.h"
#include "engine/dba/dba-ruleset.h"
#include "support/rule-texts.h"

/* Events find their rule by its name. */
static void
test_find (void)
{
  guint n = 0;

  for (const AciesClause *clause = dba_clauses; clause->number != NULL; clause++)
    g_assert_cmpuint (dba_clause (clause->number), ==, n++);
}

int
main (int argc, char *argv[])
{
#define RULE_OF(name, rule, sentence) rule,
  static const char *const refused[] = { DBA_REASONS (RULE_OF) NULL };
#undef RULE_OF

  g_test_init (&argc, &argv, NULL);

  rule_texts_add ("/dba/clauses", &acies_dba_ruleset, "D", 135, refused);
  g_test_add_func ("/dba/clauses/find", test_find);

  return g_test_run ();
}
