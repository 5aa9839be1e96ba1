/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-troops.h"

G_BEGIN_DECLS

/* What the picture shows, in words for cards and screen readers; all but the state (transfer full). */

/* "African foot 2, veteran heavy infantry, fresh, lead unit, with Hannibal" */
char *lb_token_text (const LbSetup *setup, const LbState *state, guint side, guint unit);

/* "disordered" */
const char *lb_unit_state_words (LbUnitState unit_state);

/* "Hannibal, brilliant strategist, in the centre of Carthage" */
char *lb_leader_text (const LbSetup *setup, const LbState *state, guint side, guint commander);

/* "The left centre of Rome, hill, key zone, fresh: 4 × Hastati, facing north, lead unit: Hastati 1, commander: Varro" */
char *lb_zone_text (const LbSetup *setup, const LbState *state, guint zone);

/* "Hill, key zone, Rome, facing north": the same without the zone's name and who stands there */
char *lb_ground_text (const LbSetup *setup, const LbState *state, guint zone);

/* "overcast, dust"; (nullable) */
char *lb_conditions_text (const LbSetup *setup, const LbState *state);

G_END_DECLS
