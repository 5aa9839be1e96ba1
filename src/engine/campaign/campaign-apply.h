/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/campaign/campaign-types.h"

G_BEGIN_DECLS

/* The member of AciesRuleset of this name. */
void campaign_apply (const AciesSetup *setup, AciesState *state, const AciesAction *action, AciesEventList *events);

G_END_DECLS
