/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"

G_BEGIN_DECLS

/* Every rule of campaigns ("D-CPN-8"), with its title and one paragraph; ends with a row whose number is NULL. */
extern const AciesClause campaign_clauses[];
extern const AciesClause campaign_chapters[];
extern const AciesClause campaign_overview[];

/* The picture of a year, ended by a row without a title. */
extern const AciesPhase campaign_phases[];

/* Where the rules of attacks begin: AciesRuleset.attacking. */
#define CAMPAIGN_ATTACKING_RULE "D-CPN-14"

/* The index of the rule called @rule, for events; aborts if there is none (a fault of the program). */
guint16 campaign_clause (const char *rule);

G_END_DECLS
