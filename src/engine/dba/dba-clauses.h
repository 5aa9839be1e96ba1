/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-clause.h"

G_BEGIN_DECLS

/* Every rule of the system ("D-FAC-7"), with its title and one paragraph; ends with a row whose number is NULL. */
extern const AciesClause dba_clauses[];
extern const AciesClause dba_chapters[];
extern const AciesClause dba_overview[];

/* The index of the rule called @rule, for events; aborts if there is none (a fault of the program). */
guint16 dba_clause (const char *rule);

G_END_DECLS
