/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "app/battle/acies-session.h"

G_BEGIN_DECLS

/* Whether the computer has decided anything in the battle as it stands. */
gboolean acies_computer_turn_exists (AciesSession *session);

/**
 * acies_computer_turn_find:
 * @from: (out): actions played before it
 * @to: (out): and at its end, or now
 *
 * Finds the last player-turn of the computer, with whatever a person decided in its course.
 *
 * Returns: whether there is one
 */
gboolean acies_computer_turn_find (AciesSession *session, guint *from, guint *to);

G_END_DECLS
