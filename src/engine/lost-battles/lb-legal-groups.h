/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/*
 * Adds the groups that may be activated now: on the field every unit, every zone and every arm of a zone; off the field every
 * unit, every scenario entry, every arm and all, and halves of these, as far as they may enter. Each in every mode that it can
 * pay for, and again with each strategist who may come along.
 */
void lb_groups_list (const LbSetup *setup, const LbState *state, AciesActionList *list);

/* Of these the few that matter most: each zone as a whole, in parts where that costs too much, and what enters together. */
void lb_groups_list_few (const LbSetup *setup, const LbState *state, AciesActionList *list);

G_END_DECLS
