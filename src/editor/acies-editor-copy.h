/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "document/acies-document.h"
#include "engine/core/acies-types.h"

G_BEGIN_DECLS

/* New documents. Returns: (transfer full): without a file, clean */

/* An empty scenario of these rules. */
AciesDocument *acies_editor_copy_blank (const AciesRuleset *ruleset);

/* A copy with a name and an id of its own, whatever is wrong in it; (nullable): @error as acies_document_load() */
AciesDocument *acies_editor_copy_load  (GFile *file, GError **error);

/* One of the templates of @ruleset, which has them. Returns: (transfer full) */
AciesDocument *acies_editor_copy_template (const AciesRuleset *ruleset, guint index);

G_END_DECLS
