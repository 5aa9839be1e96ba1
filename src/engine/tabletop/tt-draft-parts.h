/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/tabletop/tt-terrain.h"

G_BEGIN_DECLS

/* For tt-draft*.c alone. */

#define TT_N_AXES 4  /* ends of an ellipse's axes: 0 and 2 of its length, 1 and 3 of its breadth */

TtVec tt_draft_axis_end (const TtShape *shape, guint handle);

G_END_DECLS
