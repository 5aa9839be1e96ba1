/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/* Members of AciesRuleset. D-VAL rules are the clauses of the problems. */
void        dba_validate   (const AciesJsonCursor *root, AciesProblems *problems);
AciesSetup *dba_setup_new  (const AciesJsonCursor *root, AciesProblems *problems);
void        dba_setup_free (AciesSetup *setup);

/* Up to the first decision: a set-up, a historical deployment, a situation. */
void dba_start (const AciesSetup *setup, const AciesStart *start, guint64 seed, AciesState *state, AciesEventList *events);

/* The table as an unfinished scenario has it, before any die: camps and those who have a place stand; nothing is decided. */
void dba_start_draft (const DbaSetup *setup, DbaState *state);

/* The actions of a set-up (3.1): BEGIN to DEPLOY, of the step the state is at. */
gboolean dba_setup_check (const DbaSetup *setup, const DbaState *state, const AciesAction *action, AciesVerdict *verdict);
void     dba_setup_apply (const DbaSetup *setup, DbaState *state, const AciesAction *action, AciesEventList *events);

/* Ready choices of a set-up step: boards and edges, camp places, and at least one sensible line of battle to deploy in. */
void     dba_setup_legal (const DbaSetup *setup, const DbaState *state, AciesActionList *list);

G_END_DECLS
