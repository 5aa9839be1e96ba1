/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* C-TER-1, C-TER-2: whether a stand (shrunk by the slack) or a hull is on a hill, in a wood or in a stream. */
gboolean co_rough_base       (const CoSetup *setup, const TtBase *base);
gboolean co_rough_hull       (const CoSetup *setup, const TtConvex *hull);

/* Whether @hull has some of @features (a bit each) in it. */
gboolean co_features_meet    (const CoSetup *setup, guint64 features, const TtConvex *hull);

/* Whether it is in a river: by the shrunk rectangle (@shrunk) or by the full one (1.2). */
gboolean co_in_river         (const CoSetup *setup, const TtBase *base, gboolean shrunk);
gboolean co_hull_in_river    (const CoSetup *setup, const TtConvex *hull);

/* C-TER-6 to C-TER-8: the bonus of @own against @enemy: CO_MOD_DOWNHILL, CO_MOD_WOODS or CO_MOD_BANK; CO_N_MODIFIERS none. */
CoModifierName co_ground_bonus (const CoSetup *setup, const TtBase *own, const TtBase *enemy);

/* C-TER-9: whether @target is covered from @shooter. */
gboolean co_covered          (const CoSetup *setup, const TtBase *shooter, const TtBase *target);

/* C-FIR-4: mm of the line that lie in woods. */
double   co_wood_on_line     (const CoSetup *setup, const TtSegment *line);

G_END_DECLS
