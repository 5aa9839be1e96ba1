/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* A line of the rules reference: a clause, the heading of a chapter, or the picture of a turn. */
#define ACIES_TYPE_CLAUSE_ITEM (acies_clause_item_get_type ())
G_DECLARE_FINAL_TYPE (AciesClauseItem, acies_clause_item, ACIES, CLAUSE_ITEM, GObject)

/* @clause must outlive the item (it is a constant table's). Returns: (transfer full) */
AciesClauseItem *acies_clause_item_new (const AciesClause *clause, gboolean is_chapter);

/* The turn of @ruleset, which has phases, as a picture; the text says the same. Returns: (transfer full) */
AciesClauseItem *acies_clause_item_new_turn (const AciesRuleset *ruleset);

/* The rule system whose turn it is the picture of; (nullable): it is none. */
const AciesRuleset *acies_clause_item_get_turn (AciesClauseItem *self);

const char *acies_clause_item_get_number (AciesClauseItem *self);
const char *acies_clause_item_get_title  (AciesClauseItem *self);  /* translated */
const char *acies_clause_item_get_text   (AciesClauseItem *self);  /* translated; (nullable): a chapter has none */
gboolean    acies_clause_item_is_chapter (AciesClauseItem *self);

/* Whether a clause fits @needle (casefolded): a number that it is or stands below, or words that all stand in it. */
gboolean acies_clause_item_matches (AciesClauseItem *self, const char *needle);

/**
 * acies_clause_item_fill:
 * @list: of AciesClauseItem; what was in it goes
 * @chapter: (nullable): only this one
 * @needle: (nullable): only clauses that fit it
 *
 * Puts the lines of @ruleset into @list: chapters, each before those of its clauses that are wanted.
 */
void acies_clause_item_fill (GListStore *list, const AciesRuleset *ruleset, const AciesClause *chapter, const char *needle);

/* Puts the page for newcomers into @list, the picture of a turn first; the number of each line is the clause to read on at. */
void acies_clause_item_fill_overview (GListStore *list, const AciesRuleset *ruleset);

G_END_DECLS
