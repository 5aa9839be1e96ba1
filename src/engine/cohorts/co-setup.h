/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* Members of AciesRuleset (chapter 2). */
void        co_validate   (const AciesJsonCursor *root, AciesProblems *problems);
AciesSetup *co_setup_new  (const AciesJsonCursor *root, AciesProblems *problems);
void        co_setup_free (AciesSetup *setup);
void        co_start      (const AciesSetup *setup, const AciesStart *start, guint64 seed, AciesState *state,
                           AciesEventList *events);

G_END_DECLS
