/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-phases.h"

G_BEGIN_DECLS

/* The lead of @zone is wanted: those of @side who stand there and may be it (6.8.3, 9.5). */
AciesUnits lb_leads_for (const LbSetup *setup, const LbState *state, guint side, guint zone);

/* Whether @side holds @zone without a lead there; zones beyond the field want none. */
gboolean lb_lead_is_wanted (const LbState *state, guint side, guint zone);

/* Makes @unit the lead of @zone and says so; @is_chosen: by the player rather than for want of another. */
void lb_lead_set (LbState *state, guint side, guint zone, guint unit, gboolean is_chosen, guint clause, AciesEventList *events);

/**
 * lb_leads_name:
 *
 * Names the lead in each zone of @side that has none and only one choice.
 *
 * Returns: the first zone in which there is a choice; %LB_OFF_FIELD if every zone has its lead
 */
guint lb_leads_name (const LbSetup *setup, LbState *state, guint side, guint clause, AciesEventList *events);

G_END_DECLS
