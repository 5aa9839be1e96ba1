/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-clause.h"

G_BEGIN_DECLS

/* Every rule of the system ("C-MEL-4"), with its title and one paragraph; ends with a row whose number is NULL. */
extern const AciesClause co_clauses[];
extern const AciesClause co_chapters[];
extern const AciesClause co_overview[];

/* The index of the rule called @rule, for events; aborts if there is none (a fault of the program). */
guint16 co_clause (const char *rule);

G_END_DECLS
