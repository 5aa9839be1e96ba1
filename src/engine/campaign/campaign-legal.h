/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/campaign/campaign-types.h"

G_BEGIN_DECLS

/* The members of AciesRuleset of these names. */
void     campaign_legal (const AciesSetup *setup, const AciesState *state, AciesActionList *list);
gboolean campaign_check (const AciesSetup *setup, const AciesState *state, const AciesAction *action, AciesVerdict *verdict);
void     campaign_view  (const AciesSetup *setup, const AciesState *state, const AciesAction *action, AciesActionView *view);
gboolean campaign_begin (const AciesSetup *setup, const AciesState *state, AciesUnits units, AciesUnits commanders,
                         AciesActionList *list, AciesVerdict *verdict);

/* The elements that an action names in its words. */
AciesUnits campaign_named_units (const AciesAction *action);

/* The decision that an action of @kind answers (CampaignDecisionKind): D-CPN-1. */
guint campaign_answers (int kind);

/* How many elements @player may recruit in his winter now: D-CPN-17. */
guint campaign_recruits_most (const CampaignSetup *setup, const CampaignState *state, int player);

/* Whether the computer may fight the pending battle out: 7.3, 6. */
gboolean campaign_is_between_machines (const CampaignSetup *setup, const CampaignState *state);

G_END_DECLS
