/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/campaign/campaign-types.h"

G_BEGIN_DECLS

/* Whether the army of @player, standing at @node, is in supply: 7.3, 4. */
gboolean campaign_is_supplied (const CampaignSetup *setup, const CampaignState *state, int player, int node);

/* D-CPN-9: an army out of supply throws a die. Returns: how many elements it loses */
guint campaign_suffer_attrition (const CampaignSetup *setup, CampaignState *state, int player, AciesEventList *events);

G_END_DECLS
