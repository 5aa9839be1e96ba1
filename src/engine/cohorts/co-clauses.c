/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-clauses.h"

#include <glib/gi18n-lib.h>

const AciesClause co_clauses[] = {
#include "engine/cohorts/co-clauses-units.h"
#include "engine/cohorts/co-clauses-shooting.h"
#include "engine/cohorts/co-clauses-melee.h"
#include "engine/cohorts/co-clauses-morale.h"
#include "engine/cohorts/co-clauses-ground.h"
#include "engine/cohorts/co-clauses-scenario.h"
  { NULL, NULL, NULL },
};

guint16
co_clause (const char *rule)
{
  const AciesClause *clause = acies_clause_find (co_clauses, rule);

  g_assert (clause != NULL);

  return (guint16) (clause - co_clauses);
}
