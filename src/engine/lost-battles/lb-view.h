/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* The members of AciesRuleset of these names: what faces ask to offer actions without knowing the rules. */
void     lb_view  (const AciesSetup *setup, const AciesState *state, const AciesAction *action, AciesActionView *view);
gboolean lb_begin (const AciesSetup *setup, const AciesState *state, AciesUnits units, AciesUnits commanders,
                   AciesActionList *list, AciesVerdict *verdict);
gboolean lb_place (const AciesSetup *setup, const AciesState *state, guint commander, int cell, AciesAction *action,
                   AciesVerdict *verdict);

G_END_DECLS
