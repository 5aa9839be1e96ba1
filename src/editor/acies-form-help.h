/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gtk/gtk.h>

#include "engine/core/acies-fields.h"
#include "engine/core/acies-types.h"

G_BEGIN_DECLS

/* What a field is for, on demand: a sentence and the clause of the rules, which opens them there. */

gboolean   acies_form_help_has (const AciesFormField *field);

/* A button that shows it. Returns: (transfer floating) */
GtkWidget *acies_form_help_new (const AciesRuleset *ruleset, const AciesFormField *field);

/* The same for screen readers. Returns: (transfer full) (nullable) */
char      *acies_form_help_get_text (const AciesFormField *field);

G_END_DECLS
