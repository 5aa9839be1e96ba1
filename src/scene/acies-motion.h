/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-event.h"
#include "scene/acies-layout.h"

G_BEGIN_DECLS

/**
 * AciesMotion:
 *
 * How one position of a battle becomes the next, as a short film over the board: tokens and commanders' plates glide along
 * their way, attackers thrust, dice fall, whoever is struck turns over or breaks into pieces, whoever leaves fades. It knows no
 * clock: whoever shows it says how many milliseconds have gone by. Everything is in board pixels of the two layouts, which it
 * does not keep.
 */
typedef struct _AciesMotion AciesMotion;

/**
 * acies_motion_new:
 * @before: the layout of the position before the events
 * @after: the layout after them, of zones of the same size
 * @events: a list in which they stand
 * @first: the first of them
 * @n: how many there are
 *
 * Returns: (transfer full) (nullable): the film; %NULL if there is nothing to see
 */
AciesMotion *acies_motion_new  (const AciesLayout    *before,
                                const AciesLayout    *after,
                                const AciesEventList *events,
                                guint                 first,
                                guint                 n);
void         acies_motion_free (AciesMotion *self);

/* Milliseconds it takes; and makes it quicker so that it takes no more than @most. */
double acies_motion_get_length (const AciesMotion *self);
void   acies_motion_limit      (AciesMotion *self, double most);

/* The units of @side that it shows itself, so that the board must not draw them meanwhile. */
AciesUnits acies_motion_get_units (const AciesMotion *self, int side);

/* The commanders of @side whose plates it shows itself, likewise. */
AciesUnits acies_motion_get_leaders (const AciesMotion *self, int side);

/* Where a unit's token is after @ms; FALSE if the film does not show it then. */
gboolean acies_motion_find_unit (const AciesMotion *self,
                                 int                side,
                                 guint              unit,
                                 double             ms,
                                 double            *x,
                                 double            *y);

/* The same of the middle of a commander's plate. */
gboolean acies_motion_find_leader (const AciesMotion *self,
                                   int                side,
                                   guint              commander,
                                   double             ms,
                                   double            *x,
                                   double            *y);

/* It is drawn piece by piece, each within its bounds; a piece that is not to be seen has no width. */
guint     acies_motion_get_n_pieces (const AciesMotion *self);
AciesRect acies_motion_get_bounds   (const AciesMotion *self, guint piece, double ms);
void      acies_motion_paint        (cairo_t           *cr,
                                     const AciesMotion *self,
                                     const AciesStyle  *style,
                                     guint              piece,
                                     double             ms);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesMotion, acies_motion_free)

G_END_DECLS
