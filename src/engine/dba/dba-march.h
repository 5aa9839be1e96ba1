/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-known.h"
#include "engine/dba/dba-path.h"

G_BEGIN_DECLS

/*
 * A move or break-off on its way: who moves, in the order in which they walk, and their walk. It holds no pointer into itself
 * and needs not be cleared first.
 */
typedef struct
{
  const DbaSetup *setup;
  const DbaState *state;
  const DbaBoard *board;
  const DbaKnown *known;                   /* (nullable) */
  guint           side;
  gboolean        break_off;
  DbaPath         path;
  DbaSet          group;
  guint           n;
  guint8          walkers[DBA_MAX_UNITS];  /* g of each base of the walk: of a column from head to tail */
  double          wheeled;                 /* degrees that a line has wheeled so far (D-GRP-4) */
  TtWalk          walk;                    /* the last member: dba_march_again () leaves it out */
} DbaMarch;

/* Reads @action, a MOVE or BREAK_OFF of the phasing side; nobody stands anywhere yet. */
void     dba_march_read  (DbaMarch *self, const DbaSetup *setup, const DbaState *state, const AciesAction *action);

/* The same of a path that is not packed into an action. @known: (nullable): lent as long as @self is used */
void     dba_march_set   (DbaMarch *self, const DbaSetup *setup, const DbaState *state, guint kind, const DbaPath *path,
                          const DbaKnown *known);

/* The base of @g where it stands at the start. */
static inline TtBase
dba_march_base (const DbaMarch *self, guint g)
{
  return self->known != NULL ? self->known->bases[g] : dba_base (self->setup, self->state, g);
}

/* Puts everybody at the start. FALSE if they are no group (D-GRP-1): apart, or neither parallel nor in column. */
gboolean dba_march_begin (DbaMarch *self);

/* Another march of the same as @other, at the start. */
void     dba_march_again (DbaMarch *self, const DbaMarch *other);

/*
 * Takes up step @i of the path: the walk stands at its start. Refuses a step that is malformed (D-MOV-7), that a group may not
 * take (D-GRP-4, D-GRP-5), or that its road does not allow (D-ROD-1, D-ROD-2).
 */
gboolean dba_march_take  (DbaMarch *self, guint i, AciesVerdict *verdict);

/* To the next sample of the step, as tt_walk_next (). */
gboolean dba_march_next  (DbaMarch *self);

/* To the end of the step. */
void     dba_march_finish (DbaMarch *self);

/* Whether they are more than one and not in column (D-GRP-3). */
gboolean dba_march_is_line (const DbaMarch *self);

/* The unit of the side that is base @i of the walk. */
static inline guint
dba_march_unit (const DbaMarch *self, guint i)
{
  return self->walkers[i] - self->setup->sides[self->side].offset;
}

/* The index in the walk of element @g; n if it does not march. */
guint    dba_march_find  (const DbaMarch *self, guint g);

G_END_DECLS
