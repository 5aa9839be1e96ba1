/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-fields.h"

G_BEGIN_DECLS

/* How sure a part of a scenario is: 0 attested, 1 inferred, 2 guessed. */
extern const AciesName lb_certainty_names[];

/* The members of each object in the ruleset's part of a scenario: what may stand there, and its words in a form. */
extern const AciesFormField lb_side_fields[];
extern const AciesFormField lb_unit_fields[];
extern const AciesFormField lb_commander_fields[];
extern const AciesFormField lb_camp_fields[];
extern const AciesFormField lb_map_fields[];
extern const AciesFormField lb_watercourse_fields[];
extern const AciesFormField lb_settlement_fields[];
extern const AciesFormField lb_label_fields[];
extern const AciesFormField lb_conditions_fields[];
extern const AciesFormField lb_deployment_fields[];      /* of one side */
extern const AciesFormField lb_group_fields[];           /* of a deployment */
extern const AciesFormField lb_situation_fields[];
extern const AciesFormField lb_situation_side_fields[];  /* of one side */
extern const AciesFormField lb_situation_group_fields[];

G_END_DECLS
