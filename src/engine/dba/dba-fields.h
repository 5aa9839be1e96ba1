/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-fields.h"
#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/*
 * The members of a scenario's parts. A field's clause is the D-VAL rule that a wrong value breaks. Members with readers of their
 * own stand here for their names and for forms.
 */
extern const AciesFormField dba_side_fields[];
extern const AciesFormField dba_army_fields[];
extern const AciesFormField dba_unit_fields[];
extern const AciesFormField dba_commander_fields[];
extern const AciesFormField dba_camp_fields[];
extern const AciesFormField dba_map_fields[];
extern const AciesFormField dba_feature_fields[];
extern const AciesFormField dba_shape_fields[];
extern const AciesFormField dba_road_fields[];
extern const AciesFormField dba_river_fields[];
extern const AciesFormField dba_condition_fields[];
extern const AciesFormField dba_deployment_fields[];
extern const AciesFormField dba_situation_fields[];
extern const AciesFormField dba_element_fields[];
extern const AciesFormField dba_place_fields[];  /* of a historical deployment */
extern const AciesFormField dba_camp_state_fields[];

/* Choices of scenario alone. */
typedef enum { DBA_ARMY_TWELVE, DBA_ARMY_ANY } DbaArmySize;
typedef enum { DBA_TABLE_STANDARD, DBA_TABLE_EXTENDED } DbaTableChoice;
typedef enum { DBA_DEPLOY_DICE, DBA_DEPLOY_HISTORICAL } DbaDeployMode;

extern const AciesName dba_army_size_names[];
extern const AciesName dba_outcome_table_names[];
extern const AciesName dba_mode_names[];
extern const AciesName dba_situation_phase_names[];  /* move, shoot, combat */
extern const AciesName dba_situation_state_names[];  /* on-table, in-camp, destroyed, off-board */

G_END_DECLS
