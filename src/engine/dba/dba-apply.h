/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/* Members of AciesRuleset. */
gboolean dba_check (const AciesSetup *setup, const AciesState *state, const AciesAction *action, AciesVerdict *verdict);
void     dba_apply (const AciesSetup *setup, AciesState *state, const AciesAction *action, AciesEventList *events);

G_END_DECLS
