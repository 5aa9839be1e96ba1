/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-names.h"
#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/* Wire names, in the order of their enums. */
extern const AciesName dba_type_names[];      /* "El" ... "CF" */
extern const AciesName dba_ground_names[];    /* "gentle-hill" */
extern const AciesName dba_edge_names[];      /* "north" */
extern const AciesName dba_state_names[];     /* "on-table" */
extern const AciesName dba_phase_names[];     /* "setup" */
extern const AciesName dba_decision_names[];  /* from DBA_DECIDE_BEGIN: "begin" */
extern const AciesName dba_action_names[];    /* "end-moves" */
extern const AciesName dba_event_names[];     /* "movement-dice" */
extern const AciesName dba_result_names[];    /* "none", "recoil", "flee", "destroyed" */
extern const AciesName dba_garrison_names[];  /* "followers", "none" */
extern const AciesName dba_end_names[];       /* "elements", "general", "bound-limit" */

/* The rule id of a factor: "D-FAC-6". */
const char *dba_factor_rule (guint factor);

G_END_DECLS
