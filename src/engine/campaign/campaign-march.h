/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/campaign/campaign-types.h"

G_BEGIN_DECLS

/* Whether @player may march along @n nodes (D-CPN-3 to D-CPN-7, D-CPN-18). @verdict: (nullable) */
gboolean campaign_check_march (const CampaignSetup *setup, const CampaignState *state, int player, const gint32 *route, guint n,
                               AciesVerdict *verdict);

/* Marches along a checked route and weathers its storms. Returns: how many elements these take (D-CPN-8) */
guint campaign_march (const CampaignSetup *setup, CampaignState *state, int player, const gint32 *route, guint n,
                      AciesEventList *events);

/* Elements that a die of a storm takes in @season. */
guint campaign_storm_loss (guint season, guint die);

G_END_DECLS
