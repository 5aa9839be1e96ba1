/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/campaign/campaign-types.h"

G_BEGIN_DECLS

/* Wire names of the enums of the same names. */
extern const AciesName campaign_season_names[];
extern const AciesName campaign_node_kind_names[];
extern const AciesName campaign_route_kind_names[];  /* whether by sea */
extern const AciesName campaign_decision_names[];
extern const AciesName campaign_action_names[];
extern const AciesName campaign_loss_names[];
extern const AciesName campaign_event_names[];
extern const AciesName campaign_level_names[];

G_END_DECLS
