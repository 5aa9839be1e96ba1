/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"

G_BEGIN_DECLS

/* Campaigns whose battles are fought by the rules of DBA. */
extern const AciesRuleset acies_campaign_ruleset;

G_END_DECLS
