/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-draft.h"

G_BEGIN_DECLS

/* What DBA tells an editor. */
extern const AciesDraft dba_draft;

G_END_DECLS
