/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-names.h"
#include "engine/lost-battles/lb-troops.h"

G_BEGIN_DECLS

/* Who pays, beside commanders' ids; where a strategist goes who leaves. So no commander has these for an id. */
#define LB_KEY_ARMY      "army"
#define LB_KEY_OFF_FIELD "off-field"

/* Wire names, each table for the enum beside it; none of them is ever shown to people. */
extern const AciesName lb_type_names[];             /* LbArm */
extern const AciesName lb_class_names[];            /* LbClass */
extern const AciesName lb_subtype_names[];          /* LbSubtype, without LB_NO_SUBTYPE */
extern const AciesName lb_rating_names[];           /* LbRating */
extern const AciesName lb_kind_names[];             /* LbCommanderKind */
extern const AciesName lb_weather_names[];          /* LbWeather */
extern const AciesName lb_facing_names[];           /* AciesFacing */
extern const AciesName lb_zone_names[];             /* zone index */
extern const AciesName lb_terrain_names[];          /* AciesTerrain, one bit each */
extern const AciesName lb_watercourse_names[];      /* AciesTerrain: stream and river */
extern const AciesName lb_mode_names[];             /* LbMode */
extern const AciesName lb_action_names[];           /* LbActionKind */
extern const AciesName lb_decision_names[];         /* LbDecisionKind */
extern const AciesName lb_event_names[];            /* LbEventKind */
extern const AciesName lb_modifier_names[];         /* LbModifierName */
extern const AciesName lb_unit_state_names[];       /* LbUnitState */
extern const AciesName lb_commander_state_names[];  /* LbCommanderState, without LB_ABSENT */
extern const AciesName lb_hit_names[];              /* LbHitNow */
extern const AciesName lb_recovery_names[];         /* LbRecovery */
extern const AciesName lb_morale_names[];           /* LbMorale */
extern const AciesName lb_loss_names[];             /* LbLoss */
extern const AciesName lb_end_reason_names[];       /* LbEndReason */
extern const AciesName lb_level_names[];            /* LbLevel */
extern const AciesName lb_odds_names[];             /* LbOddsResult */
extern const AciesName lb_line_names[];             /* LbOutcomeLine */

/* The clause (LbClause) of a modifier (LbModifierName) and of a line of the points (LbOutcomeLine). */
guint lb_modifier_clause (guint name);
guint lb_line_clause     (guint line);

G_END_DECLS
