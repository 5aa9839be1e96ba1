/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/campaign/campaign-types.h"

G_BEGIN_DECLS

/* The members of AciesRuleset of these names. */
void campaign_start    (const AciesSetup *setup, const AciesStart *start, guint64 seed, AciesState *state,
                        AciesEventList *events);
void campaign_decision (const AciesSetup *setup, const AciesState *state, AciesDecision *decision);

/* Goes on from the step of @state until somebody has to decide. */
void campaign_advance (const CampaignSetup *setup, CampaignState *state, AciesEventList *events);

/* D-CPN-2: all who are still in throw for the order of the season; ties throw again among themselves. */
void campaign_throw_order (const CampaignSetup *setup, CampaignState *state, AciesEventList *events);

G_END_DECLS
