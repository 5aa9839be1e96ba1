/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/*
 * Fails the test unless @state is sound: each unit is in one set and each of them on the field in one zone (2.1.2), one side a zone
 * (5.5.1) with room for it (5.5.3) that is not impassable (2.2.4) and faces one way (5.1.1); whoever may be attacked has a lead
 * (6.4.4); commanders stand where they may (8.1, 8.8.1); no more is spent than there was (4.1, 8.3, 8.4); Fighting Values (1.4) and
 * victory points (11.2), added up another way, come out the same; the battle is over when it must be (11.1, 3.1).
 */
void lb_assert_sound (const LbSetup *setup, const LbState *state);

/* Fails the test unless @after can follow upon @before: nobody recovers order or comes back (1.5, 5.7), no turn goes back. */
void lb_assert_follows (const LbSetup *setup, const LbState *before, const LbState *after);

G_END_DECLS
