/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/campaign/campaign-types.h"

G_BEGIN_DECLS

/* The members of AciesRuleset of these names (7.1, D-CVAL-1 to D-CVAL-6). */
void        campaign_validate   (const AciesJsonCursor *root, AciesProblems *problems);
AciesSetup *campaign_setup_new  (const AciesJsonCursor *root, AciesProblems *problems);
void        campaign_setup_free (AciesSetup *setup);

/* By id; CAMPAIGN_UNKNOWN if there is none. */
int campaign_node_find   (const CampaignSetup *setup, const char *id);
int campaign_player_find (const CampaignSetup *setup, const char *id);

/* A unit of any player by its id; @player: (out). CAMPAIGN_UNKNOWN if there is none. */
int campaign_unit_find (const CampaignSetup *setup, const char *id, guint *player);

G_END_DECLS
