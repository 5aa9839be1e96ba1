/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* Opens the activation of @units with these commanders (bits): movements and free turns as they are now (5.3, R7). */
void lb_group_open (const LbSetup *setup, LbState *state, AciesUnits units, guint commanders, guint mode,
                    gboolean is_cheap_entry);

/* Whether any step but finishing is open to the group. */
gboolean lb_group_can_step (const LbSetup *setup, const LbState *state);

/* After a step: closes the activation of a group that is gone or can only finish; else leaves the decision to the player. */
void lb_group_go_on (const LbSetup *setup, LbState *state, AciesEventList *events);

/* 5.1.2, 5.3, R8, R13: whether the activation may end now. */
gboolean lb_finish_check (const LbSetup *setup, const LbState *state, AciesVerdict *verdict);
void     lb_finish_apply (const LbSetup *setup, LbState *state, AciesEventList *events);

/* 5.4.1, 9.4: whether @zone is a hill, forest, marsh or fortified camp, which costs mounted troops 2 movements. */
gboolean lb_zone_is_rough (const LbSetup *setup, guint zone);

/* 5.6.2: whether every unit of @units has at least @n movements left; spending as many. */
gboolean lb_units_have_moves (const LbActivation *group, AciesUnits units, guint n);
void     lb_units_spend      (LbActivation *group, AciesUnits units, guint n);

/* 5.4.1, 5.6.2: whether the group can pay for a step or an attack, dear to mounted troops or not; spending as much. */
gboolean lb_group_can_afford (const LbSideSetup *own, const LbActivation *group, gboolean is_dear);
void     lb_group_spend      (const LbSideSetup *own, LbActivation *group, gboolean is_dear);

G_END_DECLS
