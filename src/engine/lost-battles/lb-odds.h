/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/**
 * lb_odds:
 *
 * The vtable's odds of an attack: the exact chance of no, one and two hits dealt by the roll, before any recovery (LbOddsResult);
 * two hits on a fresh Poor lead, which shatter it, are two. Scythed chariots as the target flee without a roll: no dice columns,
 * one hit for certain.
 */
gboolean lb_odds (const AciesSetup *setup, const AciesState *state, const AciesAction *action, AciesOdds *odds,
                  AciesVerdict *verdict);

G_END_DECLS
