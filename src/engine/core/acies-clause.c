/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-clause.h"

#include <string.h>

const AciesClause *
acies_clause_find (const AciesClause *clauses, const char *number)
{
  for (guint i = 0; clauses[i].number != NULL; i++)
    if (g_strcmp0 (clauses[i].number, number) == 0)
      return &clauses[i];

  return NULL;
}

gboolean
acies_clause_is_below (const char *number, const char *prefix)
{
  const gsize length = strlen (prefix);

  if (strncmp (number, prefix, length) != 0)
    return FALSE;

  return number[length] == '\0' || number[length] == '.' || number[length] == '(' ||
         number[length] == '-';
}
