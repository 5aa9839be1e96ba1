/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/* 3.6: the generated candidates, all of them legal; complete is FALSE in phase move and in the set-up. */
void   dba_legal    (const AciesSetup *setup, const AciesState *state, AciesActionList *list);
gint32 dba_evaluate (const AciesSetup *setup, const AciesState *state, int side);
void   dba_view     (const AciesSetup *setup, const AciesState *state, const AciesAction *action, AciesActionView *view);
gboolean dba_begin_units (const AciesSetup *setup, const AciesState *state, AciesUnits units, AciesUnits commanders,
                          AciesActionList *list, AciesVerdict *verdict);

/* AciesTableRules */
extern const AciesTableRules dba_table;

G_END_DECLS
