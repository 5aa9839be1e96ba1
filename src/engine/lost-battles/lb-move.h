/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* 5.2.2, 5.5: the group goes into the zone it faces. */
gboolean lb_advance_check (const LbSetup *setup, const LbState *state, AciesVerdict *verdict);
void     lb_advance_apply (const LbSetup *setup, LbState *state, AciesEventList *events);

/* 5.7: the group leaves the battlefield. */
gboolean lb_leave_check (const LbSetup *setup, const LbState *state, AciesVerdict *verdict);
void     lb_leave_apply (const LbSetup *setup, LbState *state, AciesEventList *events);

/* 5.1.2: whether @group, as it would stand after a turn, could go ahead or leave the field. */
gboolean lb_group_can_leave_zone (const LbSetup *setup, const LbState *state, const LbActivation *group);

/* 2.2.4, 5.5.3, 8.8.1: whether @group may come into @zone; enemies, movement and facing apart. */
gboolean lb_entry_check (const LbSetup *setup, const LbState *state, const LbActivation *group, guint zone,
                         AciesVerdict *verdict);

/*
 * The group arrives in @zone, from another one or from off the field, its movement being paid: its commanders come along, and
 * joining friends brings what 5.1.1, 5.5.2 and 9.5 say. The event is of @kind under @clause. TRUE if the battle is over with it.
 */
gboolean lb_group_arrive (const LbSetup *setup, LbState *state, guint zone, guint kind, guint clause,
                          AciesEventList *events);

/* 9.5: scythed chariots of the group withdraw, having turned or joined friends. TRUE if the battle is over with it. */
gboolean lb_scythed_vanish (const LbSetup *setup, LbState *state, gboolean by_joining, AciesEventList *events);

G_END_DECLS
