/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* 8.2, R22: may this strategist of the active side be placed alone in @zone, or withdrawn (LB_OFF_FIELD)? Not where he is. */
gboolean lb_strategist_check (const LbSetup *setup, const LbState *state, guint commander, guint zone, AciesVerdict *verdict);
void     lb_strategist_apply (const LbSetup *setup, LbState *state, guint commander, guint zone, AciesEventList *events);

/* Adds every legal placing and withdrawal. */
void lb_strategist_list (const LbSetup *setup, const LbState *state, AciesActionList *list);

G_END_DECLS
