/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* The vtable's why_not: the cause nearest to the wish, among all that such a group could do. */
void lb_why_not (const AciesSetup *setup, const AciesState *state, AciesUnits units, AciesUnits commanders, int cell,
                 AciesVerdict *verdict);

/* The vtable's threats: 6.1, enemies beside @cell who face it. */
guint64 lb_threats (const AciesSetup *setup, const AciesState *state, int side, int cell);

G_END_DECLS
