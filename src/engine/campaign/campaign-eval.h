/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/campaign/campaign-types.h"

G_BEGIN_DECLS

/* The members of AciesRuleset of these names. */
gint32   campaign_evaluate (const AciesSetup *setup, const AciesState *state, int side);
gboolean campaign_odds     (const AciesSetup *setup, const AciesState *state, const AciesAction *action, AciesOdds *odds,
                            AciesVerdict *verdict);

G_END_DECLS
