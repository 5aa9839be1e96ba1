/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-ties.h"

G_BEGIN_DECLS

/* A queue of routers (3.2): first in, first out. By g. */
typedef struct
{
  guint  n;
  guint8 stands[CO_MAX_STANDS];
} CoRouters;

/* C-FLK-2: the worst arc in which stand @g was struck this turn; TT_ARC_FRONT: in none of flank or rear. */
TtArc    co_struck       (const CoState *state, guint g);

void     co_router_add   (CoRouters *routers, guint g);

/* Stand @g takes to flight: it has not moved yet. */
void     co_set_routed   (CoState *state, guint g);

/* C-MOR-2 to C-MOR-12: each makes its rout move, those near enough test and may join. Empties @routers.
 * Those in it have the status already. */
void     co_rout_chain   (const CoSetup *setup, CoState *state, CoRouters *routers, AciesEventList *events);

/* C-MOR-11, C-MOR-12: how far straight back stand @g would flee if it routed now, in mm, whatever becomes of it there. */
double   co_rout_way     (const CoSetup *setup, const CoState *state, guint g);

/* C-MOR-1, C-MOR-4: one test of stand @g; @adjacent to a router. Returns: whether it holds */
gboolean co_morale_test  (const CoSetup *setup, CoState *state, guint g, gboolean adjacent, const char *rule,
                          AciesEventList *events);

/* C-FLK-2 to C-FLK-8 on entering the melee phase. */
void     co_flank_tests  (const CoSetup *setup, CoState *state, AciesEventList *events);

/* C-RAL-1, C-RAL-2, C-ELE-8: of upkeep. */
void     co_rally        (const CoSetup *setup, CoState *state, guint side, AciesEventList *events);

/* C-RAL-4, C-RAL-5 */
void     co_interrupt    (const CoSetup *setup, CoState *state, guint g, AciesEventList *events);

/* Stand @g is gone (CoLostBy). */
void     co_eliminate    (const CoSetup *setup, CoState *state, guint g, guint why, const char *rule, AciesEventList *events);

/* C-ELE-6, C-ELE-7: what the move of @g into contact does to horses and elephants, when it stands at its end, before its contacts
 * are noted. @came_from: where the move began. */
void     co_elephants    (const CoSetup *setup, CoState *state, guint g, const TtPose *came_from, AciesUnits touched,
                          AciesEventList *events);

G_END_DECLS
