/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* The members of AciesRuleset of the same names. */
void     lb_decision (const AciesSetup *setup, const AciesState *state, AciesDecision *decision);
gboolean lb_check    (const AciesSetup *setup, const AciesState *state, const AciesAction *action, AciesVerdict *verdict);
void     lb_apply    (const AciesSetup *setup, AciesState *state, const AciesAction *action, AciesEventList *events);

G_END_DECLS
