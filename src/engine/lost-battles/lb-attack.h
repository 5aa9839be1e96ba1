/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-phases.h"

G_BEGIN_DECLS

/* 6.3.2, R5: the attack limit from zone @from on @target, in half units. */
guint lb_attack_limit2 (const LbSetup *setup, const LbState *state, guint side, guint from, guint target);

/* 6.5(8), R14: who may support an attack by @unit of the open group now; empty if nobody may. */
AciesUnits lb_attack_supporters (const LbSetup *setup, const LbState *state, guint unit);

/* 8.5, R21: how many bonuses an attack by @unit must have: 2 for a leading bodyguard whose hero can pay both, else 0. What an
 * action that does not mention them means. */
guint lb_attack_bonuses (const LbSetup *setup, const LbState *state, guint unit);

/* Who of the open group may roll next as far as order and limit go (6.3, 6.4.1, 6.8.3, 9.5); empty if the attack is closed. */
AciesUnits lb_attack_candidates (const LbSetup *setup, const LbState *state);

G_END_DECLS
