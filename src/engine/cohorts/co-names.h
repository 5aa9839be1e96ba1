/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-names.h"
#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* Wire names, in the order of their enums. */
extern const AciesName co_arm_names[];
extern const AciesName co_armour_names[];    /* from CO_UNARMOURED */
extern const AciesName co_weapon_names[];
extern const AciesName co_ground_names[];
extern const AciesName co_status_names[];
extern const AciesName co_stage_names[];     /* "bank", "river", "far-bank" */
extern const AciesName co_phase_names[];     /* "move-first" */
extern const AciesName co_decision_names[];  /* from CO_DECIDE_DEPLOY */
extern const AciesName co_action_names[];    /* "deploy-commander" */
extern const AciesName co_result_names[];    /* "push-back" */
extern const AciesName co_end_names[];       /* "army-withdraws" */
extern const AciesName co_event_names[];     /* "melee-losses" */
extern const AciesName co_shot_outcome_names[];  /* CoShotOutcome: "miss", "hit", "crew", "rout", "destroyed", "killed" */
extern const AciesName co_arc_names[];       /* TtArc: "front", "flank", "rear" */
extern const AciesName co_lost_names[];      /* CoLostBy */

extern const AciesName co_modifier_names[];  /* CoModifierName: why, in a word or two: "cover" */

/* The rule id of a modifier: "C-TER-9". */
const char *co_modifier_rule (guint modifier);

G_END_DECLS
