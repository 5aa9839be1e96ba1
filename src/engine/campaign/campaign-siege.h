/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/campaign/campaign-types.h"

G_BEGIN_DECLS

/* What the die of a siege needs in its @season-th season: D-CPN-14. */
guint campaign_siege_needed (guint season, gboolean artillery);

/* Whether the army of @player lies before the walls of an enemy city, with nobody in its way. */
gboolean campaign_can_besiege (const CampaignSetup *setup, const CampaignState *state, int player);

/* What taking the city at @node is worth: D-CPN-15. */
guint campaign_city_prestige (const CampaignSetup *setup, int node);

/* A season of siege by @player, who can besiege: its die, and what comes of it. */
void campaign_besiege (const CampaignSetup *setup, CampaignState *state, int player, AciesEventList *events);

G_END_DECLS
