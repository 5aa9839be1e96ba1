/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "engine/campaign/campaign-clauses.h"
#include "engine/campaign/campaign-reasons.h"
#include "engine/campaign/campaign-ruleset.h"
#include "support/rule-texts.h"

/* Events find their rule by its name. */
static void
test_find (void)
{
  guint n = 0;

  for (const AciesClause *clause = campaign_clauses; clause->number != NULL; clause++)
    g_assert_cmpuint (campaign_clause (clause->number), ==, n++);
}

int
main (int argc, char *argv[])
{
#define RULE_OF(name, rule, sentence) rule,
  static const char *const refused[] = { CAMPAIGN_REASONS (RULE_OF) NULL };
#undef RULE_OF

  g_test_init (&argc, &argv, NULL);

  rule_texts_add ("/campaign/clauses", &acies_campaign_ruleset, "D", 27, refused);
  g_test_add_func ("/campaign/clauses/find", test_find);

  return g_test_run ();
}
