/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* The generated candidates of every decision, all of them legal (1.5, last paragraph); complete is FALSE where free
 * movement is. */
void     co_legal       (const AciesSetup *setup, const AciesState *state, AciesActionList *list);
gint32   co_evaluate    (const AciesSetup *setup, const AciesState *state, int side);
void     co_view        (const AciesSetup *setup, const AciesState *state, const AciesAction *action, AciesActionView *view);
gboolean co_begin_units (const AciesSetup *setup, const AciesState *state, AciesUnits units, AciesUnits commanders,
                         AciesActionList *list, AciesVerdict *verdict);

/* AciesTableRules */
extern const AciesTableRules co_table;

G_END_DECLS
