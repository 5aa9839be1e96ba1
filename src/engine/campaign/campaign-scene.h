/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/campaign/campaign-types.h"

G_BEGIN_DECLS

/* The members of AciesRuleset of these names. */
AciesScene *campaign_scene         (const AciesSetup *setup, const AciesState *state);
AciesScene *campaign_scene_preview (const AciesSetup *setup);
GArray     *campaign_roster        (const AciesSetup *setup, guint side);

G_END_DECLS
