/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/* AciesTableRules.marks */
void dba_marks (const AciesSetup *setup, const AciesState *state, guint side, guint unit, guint kinds, GArray *marks);

G_END_DECLS
