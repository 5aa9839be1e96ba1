/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* AciesTableRules.marks: how far it engages, where it may shoot, how far it goes straight ahead; the reach of commanders. */
void co_marks (const AciesSetup *setup, const AciesState *state, guint side, guint unit, guint kinds, GArray *marks);

G_END_DECLS
