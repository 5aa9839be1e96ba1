/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* Where a line enters and leaves water, mm along it. */
typedef struct
{
  double from, to;
} CoChord;

/* The first stretch ahead of @origin along @direction (unit vector) that lies in @water; one that @origin is in begins behind it.
 * FALSE if there is none. */
gboolean co_chord       (const CoFeature *water, TtVec origin, TtVec direction, CoChord *chord);

/* C-TER-3: whether @base stands within an inch of the river and faces across it. */
gboolean co_faces_river (const CoFeature *river, const TtBase *base);

/* The event of the stage that stand @g has reached. */
void     co_tell_ford   (const CoSetup *setup, const CoState *state, guint g, AciesEventList *events);

G_END_DECLS
