/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/* Kinds of ground, section 2. */
gboolean dba_ground_is_bad        (guint ground);   /* D-TER-1 */
gboolean dba_ground_is_impassable (guint ground);
gboolean dba_ground_is_hill       (guint ground);   /* gentle or steep */

/* Whether the base shares more than 1 mm2 with ... */
gboolean dba_in_bad_going  (const DbaBoard *board, const TtBase *base);
gboolean dba_in_impassable (const DbaBoard *board, const TtBase *base);
int      dba_in_river      (const DbaBoard *board, const TtBase *base);   /* index, -1 none */

/* The hill on which the base's centre lies; -1 none. */
int      dba_hill_under (const DbaBoard *board, const TtBase *base);

/* Whether a corner lies more than 0.5 mm beyond the board. */
gboolean dba_off_board (const DbaBoard *board, const TtBase *base);

/* The bit of feature i is set if it bars sight (hill, wood, built-up area) or command (D-PIP-2: the same). */
guint64  dba_sight_features (const DbaBoard *board);

/* The base of a camp. */
static inline TtBase
dba_camp_base (const DbaCamp *camp)
{
  return tt_base (&camp->pose, &(TtSize){ camp->width, camp->depth });
}

G_END_DECLS
