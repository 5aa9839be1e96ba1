/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* DEPLOY, DEPLOY_COMMANDER and END_PHASE of the set-up (C-DEP-1 to C-DEP-3). */
gboolean co_deploy_check (const CoSetup *setup, const CoState *state, const AciesAction *action, AciesVerdict *verdict);
void     co_deploy_apply (const CoSetup *setup, CoState *state, const AciesAction *action, AciesEventList *events);

/* Candidates of the set-up onto @list: each unit not yet placed at a sensible place of its zone, END_PHASE when all are. */
void     co_deploy_legal (const CoSetup *setup, const CoState *state, AciesActionList *list);

/* Whether all that @side has to place in the opening position finds room; allocates. */
gboolean co_deploy_has_room (const CoSetup *setup, guint side);

/* A checked DEPLOY of the deciding side. Returns: the stand that it places */
guint    co_deploy_place (const CoSetup *setup, CoState *state, const AciesAction *action);

/* Where a pose of @side stands in its line of battle: the rank from 0, the foremost; the wing, -1 left, 0 middle, 1 right. */
void     co_deploy_where     (const CoSetup *setup, const CoState *state, guint side, const TtPose *pose, guint *rank, int *wing);

G_END_DECLS
