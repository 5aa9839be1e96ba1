/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"
#include "engine/lost-battles/lb-draft.h"
#include "support/draft-chance.h"

G_BEGIN_DECLS

/* References to units and commanders of a side that it does not have. */
guint lb_drafts_count_dangling (JsonNode *root);

G_END_DECLS
