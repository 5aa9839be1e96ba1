/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-clauses.h"

#include <glib/gi18n-lib.h>

const AciesClause dba_clauses[] = {
#include "engine/dba/dba-clauses-army.h"
#include "engine/dba/dba-clauses-moves.h"
#include "engine/dba/dba-clauses-combat.h"
#include "engine/dba/dba-clauses-outcome.h"
#include "engine/dba/dba-clauses-scenario.h"
  { NULL, NULL, NULL },
};

guint16
dba_clause (const char *rule)
{
  const AciesClause *clause = acies_clause_find (dba_clauses, rule);

  g_assert (clause != NULL);

  return (guint16) (clause - dba_clauses);
}
