/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* 5.2.3, 5.3: the group turns to @facing. */
gboolean lb_turn_check (const LbSetup *setup, const LbState *state, guint facing, AciesVerdict *verdict);
void     lb_turn_apply (const LbSetup *setup, LbState *state, guint facing, AciesEventList *events);

/* R8: whether a turn still owed can be paid for without the attack it was for; and paying it. Nothing owed is always paid. */
gboolean lb_owed_turn_check (const LbSetup *setup, const LbState *state, AciesVerdict *verdict);
void     lb_owed_turn_pay   (const LbSetup *setup, LbState *state);

/* R66: whether each of @units has a free turn of its own or a movement to turn with; paying it, the free turn first. */
gboolean lb_units_can_turn (const LbActivation *group, AciesUnits units);
void     lb_units_pay_turn (LbActivation *group, AciesUnits units);

/* 5.1.1, R12: the turn that belongs to a step into a zone with friends: the group faces as they do. */
void lb_matching_turn_make (LbState *state, guint facing, AciesEventList *events);

G_END_DECLS
