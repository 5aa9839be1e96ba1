/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-path.h"
#include "engine/cohorts/co-ties.h"

G_BEGIN_DECLS

/* What a move would be (1.5); filled as far as it came even when it is refused. */
typedef struct
{
  gint32     cost, allowance;    /* 1/100 mm; the allowance halved if @rough */
  gboolean   rough;              /* C-TER-1 */
  TtPose     end;                /* rounded */
  AciesUnits touched;            /* enemies in front contact at the end */
  AciesUnits evaders;            /* of them, those who may evade (C-EVA-1) */
  AciesUnits engages;            /* enemies that it would be engaged with */
} CoMovePlan;

/* The one stand of the deciding side that @action names; FALSE if it names none that is on the table. */
gboolean co_actor       (const CoSetup *setup, const CoState *state, const AciesAction *action, guint *g);

/* C-MOV-6: whether @base of stand @g lies on no stand of @side. */
gboolean co_stands_clear (const CoSetup *setup, const CoState *state, const CoTies *ties, guint g, guint side,
                          const TtBase *base);

/* C-MOV-4: the whole of it. */
gboolean co_is_on_table (const CoSetup *setup, const TtBase *base);

/* 1.5: a MOVE of the active side; @plan, @ties (of @state): (nullable) */
gboolean co_move_check  (const CoSetup *setup, const CoState *state, const AciesAction *action, const CoTies *ties,
                         CoMovePlan *plan, AciesVerdict *verdict);

/* The same of a path, for candidates and for faces. */
gboolean co_path_check  (const CoSetup *setup, const CoState *state, guint g, const TtPath *path, const CoTies *ties,
                         CoMovePlan *plan, AciesVerdict *verdict);

/* A checked one: it moves, or waits for those who may evade; contacts, charges, tests with elephants. */
void     co_move_apply  (const CoSetup *setup, CoState *state, const AciesAction *action, AciesEventList *events);

/* C-FLK-1: records that @attacker came into contact with @target this turn, and from which arc; by g. */
void     co_contact_add (const CoSetup *setup, CoState *state, guint attacker, guint target);

/* C-EVA-1 to C-EVA-3; the mover moves when all have answered. */
gboolean co_evade_check (const CoSetup *setup, const CoState *state, const AciesAction *action, AciesVerdict *verdict);
void     co_evade_apply (const CoSetup *setup, CoState *state, const AciesAction *action, AciesEventList *events);

/* RELIEVE (C-LIN-6), FORD (C-TER-3), MOVE_COMMANDER (C-CMD-4, C-CMD-5). */
gboolean co_other_move_check (const CoSetup *setup, const CoState *state, const AciesAction *action, AciesVerdict *verdict);
void     co_other_move_apply (const CoSetup *setup, CoState *state, const AciesAction *action, AciesEventList *events);

/* C-TER-3: the next stage of those of @side who cross rivers; of upkeep. */
void     co_rivers_go_on (const CoSetup *setup, CoState *state, guint side, AciesEventList *events);

/* C-DEP-4: reserves whose time has come and whose place is free; of upkeep. */
void     co_reserves_arrive (const CoSetup *setup, CoState *state, guint side, AciesEventList *events);

G_END_DECLS
