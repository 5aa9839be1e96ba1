/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-table.h"

G_BEGIN_DECLS

/* AciesTableRules.spot: of a camp its square, of the edge numbered 1 all of it, of the edges numbered 5 and 6 the half of the
 * first towards the second, of a deployment all ground where the side may stand (D-SET-2, D-SET-3, D-SET-5, D-SET-8). */
gboolean dba_spot (const AciesSetup  *setup,
                   const AciesState  *state,
                   const AciesAction *action,
                   AciesTableMark    *mark);

G_END_DECLS
