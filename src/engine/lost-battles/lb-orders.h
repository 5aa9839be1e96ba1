/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* 8.1: the heroes (bits) whose bodyguards are among @units and who are still in the battle. */
guint lb_heroes_of (const LbSetup *setup, const LbState *state, guint side, AciesUnits units);

/* 8.6.3, 8.8.3: whether nothing bars this commander of the active side from spending his own Orders. */
gboolean lb_commander_may_spend (const LbState *state, guint commander);

/* 8.3.1, 8.6.3, 8.8.3: what keeps a commander of the active side from spending what he has left; LB_REASON_NONE if nothing. */
guint lb_commander_bar (const LbState *state, guint commander, gboolean for_bonus);

/* 8.3: Orders that commanders can pay for activating units in @zone (LB_OFF_FIELD: undeployed ones). */
void  lb_activation_pools (const LbState *state, guint zone, guint most[2]);  /* the same, by commander */
guint lb_activation_pool (const LbSetup *setup, const LbState *state, guint zone);

/* 8.2: whether this commander of the active side is a strategist who may act with a group from @zone. */
gboolean lb_strategist_may_join (const LbSetup *setup, const LbState *state, guint commander, guint zone);

/* 4.2.4, 4.2.5, 4.4, 9.3: the price of activating @units in @mode; the lower one where 4.4.3 gives a choice. */
guint lb_activation_price (const LbSetup *setup, const LbState *state, AciesUnits units, guint mode);

/* The same of an activation as its payment means it: at the full price if that is what it comes to (R9). */
guint lb_activation_cost (const LbSetup *setup, const LbState *state, const AciesAction *action);

/* 4.2: may these units be activated so? */
gboolean lb_activate_check (const LbSetup *setup, const LbState *state, const AciesAction *action, AciesVerdict *verdict);

/* Pays, and opens the group; forced finishes are up to the caller (lb_group_go_on). */
void lb_activate_apply (const LbSetup *setup, LbState *state, const AciesAction *action, AciesEventList *events);

G_END_DECLS
