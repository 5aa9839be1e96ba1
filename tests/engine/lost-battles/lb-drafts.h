/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"
#include "engine/lost-battles/lb-draft.h"

G_BEGIN_DECLS

/* Applies @patch, which must succeed. Returns: (transfer full): the new root */
JsonNode *lb_drafts_apply (JsonNode *root, const AciesPatch *patch);

/* The errors that a check of the whole scenario finds; the first one is printed as a test message. */
guint lb_drafts_count_errors (JsonNode *root);

/* References to units and commanders of a side that it does not have. */
guint lb_drafts_count_dangling (JsonNode *root);

/* The compact text of what stands at @path; "" for nothing. */
char *lb_drafts_text (JsonNode *root, const char *path);

/* The scenarios that come with the program. Returns: (transfer full) (element-type JsonNode): their roots */
GPtrArray *lb_drafts_load_shipped (void);

G_END_DECLS
