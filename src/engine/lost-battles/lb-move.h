/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* Opens the activation of @units with these commanders (bits): budgets and free turns as they are now (5.3, R7). */
void lb_group_open (const LbSetup *setup, LbState *state, AciesUnits units, guint commanders, guint mode, gboolean is_cheap_entry);

/* Whether any step but finishing is open to the group. */
gboolean lb_group_can_step (const LbSetup *setup, const LbState *state);

/* After a step: closes the activation of a group that is gone or can only finish; else leaves the decision to the player. */
void lb_group_go_on (const LbSetup *setup, LbState *state, AciesEventList *events);

/* 5.2.2, 5.5: the group goes into the zone it faces. */
gboolean lb_advance_check (const LbSetup *setup, const LbState *state, AciesVerdict *verdict);
void     lb_advance_apply (const LbSetup *setup, LbState *state, AciesEventList *events);

/* 5.7: the group leaves the battlefield. */
gboolean lb_leave_check (const LbSetup *setup, const LbState *state, AciesVerdict *verdict);
void     lb_leave_apply (const LbSetup *setup, LbState *state, AciesEventList *events);

/* 5.1.2, 5.3, R8, R13: whether the activation may end now. */
gboolean lb_finish_check (const LbSetup *setup, const LbState *state, AciesVerdict *verdict);
void     lb_finish_apply (const LbSetup *setup, LbState *state, AciesEventList *events);

/* 5.4.1, 9.4: whether @zone is a hill, forest, marsh or fortified camp, which costs mounted troops 2 movements. */
gboolean lb_zone_is_rough (const LbSetup *setup, guint zone);

/* 5.6.2: whether every unit of @units has at least @n movements left. */
gboolean lb_units_have_moves (const LbActivation *group, AciesUnits units, guint n);
void     lb_units_spend      (LbActivation *group, AciesUnits units, guint n);

/* 5.1.2: whether @group, as it would stand after a turn, could go ahead or leave the field. */
gboolean lb_group_can_leave_zone (const LbSetup *setup, const LbState *state, const LbActivation *group);

/* 9.5: scythed chariots of the group withdraw, having turned or joined friends. TRUE if the battle is over with it. */
gboolean lb_scythed_vanish (const LbSetup *setup, LbState *state, gboolean by_joining, AciesEventList *events);

/*
 * The group arrives in @zone, from another one or from off the field, its movement being paid: with an event of @kind and @clause,
 * its commanders, and what joining friends brings (5.1.1, 5.5.2, 9.5). TRUE if the battle is over with it.
 */
gboolean lb_group_arrive (const LbSetup *setup, LbState *state, guint zone, guint kind, guint clause, AciesEventList *events);

/* 3.4.5, 5.5: whether @group may enter @zone: impassable ground, enemies, room, commanders. Movement and facing apart. */
gboolean lb_entry_check (const LbSetup *setup, const LbState *state, const LbActivation *group, guint zone, AciesVerdict *verdict);

G_END_DECLS
