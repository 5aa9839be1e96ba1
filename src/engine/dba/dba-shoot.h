/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-factors.h"

G_BEGIN_DECLS

/* 3.1, order of checks of a SHOOT action of @side. More aids than two: args[3] is not 0 (D-SHO-9). */
gboolean dba_shot_check (const DbaSetup *setup, const DbaState *state, guint side, const AciesAction *action,
                         AciesVerdict *verdict);

/* D-SHO-1 to D-SHO-8 for one element at one target; the first reason why not. */
gboolean dba_may_shoot (const DbaSetup *setup, const DbaState *state, guint shooter, guint target, AciesVerdict *verdict);

/* Whether @side has a shot left (3.2: else it is skipped). */
gboolean dba_any_shot (const DbaSetup *setup, const DbaState *state, guint side);

/* The shot that @action would be; FALSE if it names nobody that could shoot or be shot at. */
gboolean dba_shot_of (const DbaSetup *setup, const DbaState *state, guint side, const AciesAction *action, DbaFight *fight);

/* D-SHO-10: whether the target must shoot back. */
gboolean dba_shoots_back (const DbaSetup *setup, const DbaState *state, guint shooter, guint target);

/* A checked shot with its dice, outcomes and events. */
void     dba_shot_apply (const DbaSetup *setup, DbaState *state, guint side, const AciesAction *action, AciesEventList *events);

/* Every shot without and with aids, onto @list. */
void     dba_shots_legal (const DbaSetup *setup, const DbaState *state, guint side, AciesActionList *list);

G_END_DECLS
