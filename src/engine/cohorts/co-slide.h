/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/*
 * Moves that the rules make: rout, push back, conform, follow. They go straight, in steps of a tenth of a millimetre, and stop
 * where something is in the way (1.2: by the full rectangle, shove slack).
 */

#define CO_STEPS_PER_MM  10
#define CO_STEPS_OF_PUSH 762  /* C-MEL-9, C-MEL-11, C-MEL-12: three inches */

static inline double
co_steps_to_mm (guint steps)
{
  return steps / (double) CO_STEPS_PER_MM;
}

/* How many of @most steps @base can go along @direction until it would be in a river. */
guint    co_dry_steps   (const CoSetup *setup, const TtBase *base, TtVec direction, guint most);

/* The same of stand @g until it would be in a river, off the table or in any other stand. */
guint    co_clear_steps (const CoSetup *setup, const CoState *state, guint g, TtVec direction, guint most);

/* Whether @hull, swept from @start, is deeper in @other than moves of the rules may be, and deeper than it was at its start. */
gboolean co_hull_meets  (const TtConvex *hull, const TtBase *start, const TtBase *other);

/* C-TER-3: after a move that it did not choose stand @g crosses no river any more, unless it is still in the water. */
void     co_leave_crossing (const CoSetup *setup, CoState *state, guint g);

G_END_DECLS
