/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* One stand that is pushed or shoved. */
typedef struct
{
  guint8   g;
  guint8   behind;  /* the last stand whose sweep reached it; CO_NOBODY for the one that is pushed */
  TtBase   start, end;
  TtConvex swept;
} CoShoved;

/* A stand that is pushed back and all whom it shoves, in the order in which they are reached. */
typedef struct
{
  guint    n;
  CoShoved stands[CO_MAX_UNITS];
} CoShove;

/* C-MEL-9, C-MEL-10: three inches to the rear of stand @g, or as far as it fits. Changes nothing. */
void co_shove (const CoSetup *setup, const CoState *state, guint g, CoShove *shove);

G_END_DECLS
