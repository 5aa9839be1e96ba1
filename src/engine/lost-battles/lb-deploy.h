/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* 3.3, 3.4: may the open, undeployed group enter the field in @zone facing @facing? */
gboolean lb_deploy_check (const LbSetup *setup, const LbState *state, guint zone, guint facing, AciesVerdict *verdict);
void     lb_deploy_apply (const LbSetup *setup, LbState *state, guint zone, guint facing, AciesEventList *events);

/* Whether any way onto the field is open to the group; adding them all. */
gboolean lb_deploy_is_possible (const LbSetup *setup, const LbState *state);
void     lb_deploy_list        (const LbSetup *setup, const LbState *state, AciesActionList *list);

/* 3.4, 5.5.3: the room in the entry zone that has the most for the active side now; 0 if none is open. */
guint lb_entry_room (const LbSetup *setup, const LbState *state);

G_END_DECLS
