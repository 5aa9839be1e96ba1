/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"
#include "engine/tabletop/tt-sweep.h"

G_BEGIN_DECLS

/*
 * The elements on the table as bodies, while an outcome move is worked out (1.11): a copy in full precision that may be changed
 * and thrown away.
 */
typedef struct
{
  const DbaSetup *setup;
  const DbaState *state;
  const DbaBoard *board;
  DbaSet          present;
  guint           n;                         /* of order */
  guint8          order[DBA_MAX_ELEMENTS];   /* those present, in id order */
  TtBase          bases[DBA_MAX_ELEMENTS];   /* by g */
} DbaBodies;

void     dba_bodies_init       (DbaBodies *self, const DbaSetup *setup, const DbaState *state);

gboolean dba_bodies_are_enemies (const DbaBodies *self, guint g, guint other);

/* 1.8: whether @g, standing as @base does, passes through @other when it recoils or flees. */
gboolean dba_bodies_may_pass   (const DbaBodies *self, guint g, const TtBase *base, guint other);

/* Whether what @hull covers meets impassable terrain or any camp. */
gboolean dba_bodies_ground_bars (const DbaBodies *self, const TtConvex *hull);

/* Whether what @hull covers meets the body of @other. */
gboolean dba_bodies_meet       (const DbaBodies *self, const TtConvex *hull, guint other);

/* Puts @g where it stands in @self into @state. */
void     dba_bodies_settle     (const DbaBodies *self, DbaState *state, guint g);

G_END_DECLS
