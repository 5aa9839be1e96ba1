/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/campaign/campaign-types.h"
#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/* The campaign of the first rule case: Rome, Carthage and Syracuse on Sicily. Returns: (transfer full) */
JsonNode *campaign_field_root (void);

/* A scenario of @root. Returns: (transfer full) */
AciesScenario *campaign_field_load (JsonNode *root);

/* Does the action written as JSON; fails the test if it is refused. */
void campaign_field_act (AciesGame *game, const char *json);

/* The state of @game. */
const CampaignState *campaign_field_state (AciesGame *game);

/* Sets the member called @key of the object @json, which is written as JSON ("situation"). */
void campaign_field_set (JsonNode *root, const char *key, const char *json);

/* Makes computers of all players. */
void campaign_field_set_machines (JsonNode *root);

G_END_DECLS
