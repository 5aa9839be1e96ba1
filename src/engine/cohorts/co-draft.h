/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-draft.h"

G_BEGIN_DECLS

/* What Cohorts tells an editor. */
extern const AciesDraft co_draft;

G_END_DECLS
