/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/campaign/campaign-types.h"

G_BEGIN_DECLS

/* Adds prestige, if it is any, for what @rule tells. */
void campaign_gain (CampaignState *state, int player, guint points, const char *rule, AciesEventList *events);

/* The prestige of a year's end: one for each city beyond three (7.3). */
guint campaign_year_prestige (const CampaignSetup *setup, const CampaignState *state, int player);

/* Players from the first to the last: prestige, then cities, then elements in the army, then the file's order (D-CPN-20). */
void campaign_rank (const CampaignSetup *setup, const CampaignState *state, guint8 ranking[CAMPAIGN_MAX_PLAYERS]);

/* All who are equal to the first, a bit each. */
guint campaign_winners (const CampaignSetup *setup, const CampaignState *state);

/* Who holds all cities of the map; CAMPAIGN_NOBODY. */
int campaign_conqueror (const CampaignSetup *setup, const CampaignState *state);

/* What the lines of an outcome count. */
typedef enum { CAMPAIGN_LINE_PRESTIGE, CAMPAIGN_N_LINES } CampaignLineName;

/* The member of AciesRuleset of this name. */
void campaign_outcome (const AciesSetup *setup, const AciesState *state, AciesOutcome *outcome);

G_END_DECLS
