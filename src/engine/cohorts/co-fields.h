/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-fields.h"

G_BEGIN_DECLS

/* What may stand in the ruleset's part of a scenario (chapter 2), with the rule under which a wrong value is told (2.7). */

extern const AciesName co_situation_phase_names[];

extern const AciesFormField co_side_fields[];
extern const AciesFormField co_unit_fields[];
extern const AciesFormField co_commander_fields[];
extern const AciesFormField co_map_fields[];
extern const AciesFormField co_feature_fields[];
extern const AciesFormField co_shape_fields[];
extern const AciesFormField co_condition_fields[];
extern const AciesFormField co_basing_fields[];
extern const AciesFormField co_deployment_fields[];
extern const AciesFormField co_place_fields[];            /* of a unit in a deployment */
extern const AciesFormField co_commander_place_fields[];
extern const AciesFormField co_situation_fields[];
extern const AciesFormField co_situation_unit_fields[];
extern const AciesFormField co_crossing_fields[];
extern const AciesFormField co_army_morale_fields[];

G_END_DECLS
