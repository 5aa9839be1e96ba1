/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* The member of AciesRuleset: every legal action; for an activation only the sensible groups (complete is FALSE then). */
void lb_legal (const AciesSetup *setup, const AciesState *state, AciesActionList *list);

/* The member of AciesRuleset: of the activations those of whole zones and of what enters together. */
void lb_few (const AciesSetup *setup, const AciesState *state, AciesActionList *list);

G_END_DECLS
