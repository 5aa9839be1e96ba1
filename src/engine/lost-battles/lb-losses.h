/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

typedef enum { LB_LOSS_SHATTERED, LB_LOSS_WITHDRAWN, LB_LOSS_FLED } LbLoss;

/*
 * Takes units off (from a zone or from undeployed) for good, with what follows at once: heroes lost or withdrawn (8.1, R23),
 * a strategist left alone lost where R24 says so, leads vacated, the units gone from the open group. Does not test 11.1.
 * The event of the loss itself is the caller's (SHATTERED, LEFT_FIELD, WITHDREW_BY_TURNING, UNIT_LEFT, MORALE_UNIT,
 * UNDEPLOYED_WITHDREW); those of the commanders who go with it are emitted here.
 * Pass fresh units as LB_LOSS_WITHDRAWN and disordered ones as LB_LOSS_FLED. A strategist who leaves with the group (5.7) must
 * be taken out first, by lb_remove_commander().
 */
void lb_remove_units (const LbSetup *setup, LbState *state, guint side, AciesUnits units, LbLoss loss, guint clause,
                      AciesEventList *events);

/* 8.1, 8.2, R23: takes a commander out: state is LB_CMD_KILLED, LB_CMD_LOST or LB_CMD_WITHDRAWN. */
void lb_remove_commander (const LbSetup *setup, LbState *state, guint side, guint commander, guint new_state, guint clause,
                          AciesEventList *events);

/*
 * What follows when units of @side have entered @zone: camp capture (2.3.2), withdrawal of the undeployed (3.4.6),
 * scythed chariots joining friends (9.5) is NOT here but in lb-move.
 */
void lb_after_entry (const LbSetup *setup, LbState *state, guint side, guint zone, AciesEventList *events);

/* 11.1: ends the battle if a side is below three; TRUE if it is over now. Call after each complete removal step (R47). */
gboolean lb_check_end (const LbSetup *setup, LbState *state, AciesEventList *events);

/* 11.1, end of the last turn. */
void lb_end_battle (const LbSetup *setup, LbState *state, guint reason, AciesEventList *events);

/* 1.4: Fighting Value of @units and the commanders in bits @commanders; 9.3 and 9.5 included. */
int lb_fighting_value (const LbSetup *setup, guint side, AciesUnits units, guint commanders);

G_END_DECLS
