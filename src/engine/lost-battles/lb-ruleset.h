/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"

G_BEGIN_DECLS

/* The only symbol of this folder that others use. */
extern const AciesRuleset acies_lost_battles_ruleset;

G_END_DECLS
