/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/campaign/campaign-setup.h"

G_BEGIN_DECLS

/* Parts of the compiler of campaign files. All complain to @problems in whatever order; whoever calls sorts. */
void campaign_setup_read_boards    (CampaignSetup *setup, const AciesJsonCursor *root, AciesProblems *problems);
void campaign_setup_read_map       (CampaignSetup *setup, const AciesJsonCursor *root, AciesProblems *problems);
void campaign_setup_read_player    (CampaignSetup *setup, guint player, const AciesJsonCursor *at, AciesProblems *problems);
void campaign_setup_read_allies    (CampaignSetup *setup, const AciesJsonCursor *players, AciesProblems *problems);
void campaign_setup_read_situation (CampaignSetup *setup, const AciesJsonCursor *root, AciesProblems *problems);

/* Tries units and boards in battles by the rules that the file names; their complaints are told of the campaign's parts. */
void campaign_setup_try_battles (const CampaignSetup *setup, const AciesJsonCursor *root, AciesProblems *problems);

G_END_DECLS
