/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-types.h"

G_BEGIN_DECLS

/* A clause of a rule system: the rules reference is built from these. Untranslated; contexts "clause title", "clause". */
typedef struct
{
  const char *number;  /* "6.5(1)" */
  const char *title;
  const char *text;    /* one paragraph in our own words */
} AciesClause;

/* Returns: (nullable): the clause numbered @number in @clauses, which ends with a row whose number is NULL. */
const AciesClause *acies_clause_find (const AciesClause *clauses, const char *number);

/* Whether @number is @prefix or stands below it: 6.5 covers 6.5(1), 6 covers 6.5, 6.1 does not cover 6.10;
   D-FAC covers D-FAC-7. */
gboolean acies_clause_is_below (const char *number, const char *prefix);

G_END_DECLS
