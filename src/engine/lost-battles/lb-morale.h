/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/**
 * lb_morale_check:
 * @side: who must check
 * @zone: the zone attacked
 * @shattered: units of @zone shattered by the roll, removed already
 * @n_dice: how many dice: units shattered and commanders killed by it (R43)
 *
 * Chapter 7: the army's morale, that of each unit on the field and off it, and who leaves. Does not test 11.1.
 */
void lb_morale_check (const LbSetup *setup, LbState *state, guint side, guint zone, AciesUnits shattered, guint n_dice,
                      AciesEventList *events);

G_END_DECLS
