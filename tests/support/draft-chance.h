/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-draft.h"

G_BEGIN_DECLS

/* What tests of drafts share, whatever the rules. */

/* Applies @patch, which must succeed. Returns: (transfer full): the new root */
JsonNode *draft_apply (const AciesDraft *draft, JsonNode *root, const AciesPatch *patch);

/* The errors that a check of the whole scenario finds; the first one is printed as a test message. */
guint draft_count_errors (JsonNode *root);

/* The compact text of what stands at @path; "" for nothing. */
char *draft_text (JsonNode *root, const char *path);

/* Anywhere in the tree, or nowhere. */
char *draft_random_path (JsonNode *root);

/* Whether a copy of @node would not make a tree grow beyond measure. */
gboolean draft_is_small (JsonNode *node);

/* Replaces something by one of @values (texts of JSON), takes it away, or has it twice. Returns: (transfer full) */
JsonNode *draft_spoil (const AciesDraft *draft, JsonNode *root, const char *const *values, guint n_values);

G_END_DECLS
