/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-account.h"
#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* Members of AciesRuleset. */
AciesScene *co_scene         (const AciesSetup *setup, const AciesState *state);
AciesScene *co_scene_preview (const AciesSetup *setup);
GArray     *co_account       (const AciesSetup *setup, const AciesState *state, AciesAccountKind kind, guint side,
                              guint counter);
GArray     *co_roster        (const AciesSetup *setup, guint side);

/* Dice by purpose: shots, melees, morale and rallies, army morale. */
typedef enum { CO_ROLL_SHOT, CO_ROLL_MELEE, CO_ROLL_LOSER, CO_ROLL_MORALE, CO_ROLL_RALLY, CO_ROLL_ARMY, CO_N_ROLLS }
               CoRollPurpose;

gboolean    co_roll             (const AciesSetup *setup, const AciesEvent *event, AciesRoll *roll);
const char *co_roll_text        (guint purpose);
const char *co_roll_result_text (guint purpose);

/* The picture of a turn, ended by a row without a title; the first battle of a newcomer. */
extern const AciesPhase co_phases[];
extern const AciesGuide co_guide;

G_END_DECLS
