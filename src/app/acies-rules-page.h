/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AciesRulesPage:
 *
 * The rules reference: every clause of a rule system in its chapter, searched by words or by number. Action win.back by Escape.
 */
#define ACIES_TYPE_RULES_PAGE (acies_rules_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesRulesPage, acies_rules_page, ACIES, RULES_PAGE, GtkWidget)

GtkWidget *acies_rules_page_new (void);

void                acies_rules_page_set_ruleset (AciesRulesPage *self, const AciesRuleset *ruleset);

/* Goes to the clause @number, or to the first below it (6.9 leads to 6.9.1). FALSE if there is none. */
gboolean acies_rules_page_show_clause (AciesRulesPage *self, const char *number);

/* Goes to the page in brief: the turn in a picture, what wins, what newcomers miss. */
void acies_rules_page_show_overview (AciesRulesPage *self);

/* The number of the clause that has the focus or was shown last; (nullable). */
const char *acies_rules_page_get_clause (AciesRulesPage *self);

void  acies_rules_page_focus_search (AciesRulesPage *self);
void  acies_rules_page_take_focus   (AciesRulesPage *self);
guint acies_rules_page_get_n_shown  (AciesRulesPage *self);

G_END_DECLS
