/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "engine/core/acies-types.h"

G_BEGIN_DECLS

/* A link to a clause of the rules (win.show-clause), or an empty label if @number is NULL. Returns: (transfer floating) */
GtkWidget *acies_clause_link_new (const AciesRuleset *ruleset, const char *number);

/* The same with the clause's title behind its number. */
GtkWidget *acies_clause_link_new_titled (const AciesRuleset *ruleset, const char *number);

G_END_DECLS
