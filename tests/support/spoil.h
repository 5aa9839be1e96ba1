/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-json.h"

G_BEGIN_DECLS

/* Changes something somewhere below @node by the test's chances: takes a member or element away, puts one more in, or puts one of
 * the @n @values, texts with ' for quotes, in its place. FALSE if @node is a mere value, which its owner must change. */
gboolean spoil (JsonNode *node, const char *const *values, guint n);

G_END_DECLS
