/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* 6.9.1, 6.9.2, 9.2, R46, R57: who of the open group may advance into the zone that its attack emptied; empty if nobody. */
AciesUnits lb_pursuers (const LbSetup *setup, const LbState *state);

/* Strategists (bits) that acted with the group and may go along (8.2). */
guint lb_pursuing_strategists (const LbSetup *setup, const LbState *state);

gboolean lb_pursuit_check (const LbSetup *setup, const LbState *state, const AciesAction *action, AciesVerdict *verdict);
void     lb_pursuit_list  (const LbSetup *setup, const LbState *state, AciesActionList *list);
void     lb_pursuit_apply (const LbSetup *setup, LbState *state, const AciesAction *action, AciesEventList *events);

G_END_DECLS
