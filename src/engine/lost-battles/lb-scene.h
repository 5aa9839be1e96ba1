/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-roster.h"
#include "engine/lost-battles/lb-types.h"

G_BEGIN_DECLS

/* The members of AciesRuleset of these names. Within a cell the lead comes first, then units by index; reserves come last. */
AciesScene *lb_scene         (const AciesSetup *setup, const AciesState *state);
AciesScene *lb_scene_preview (const AciesSetup *setup);
GArray     *lb_roster        (const AciesSetup *setup, guint side);

/* A row of the roster: units @first to @first + @count - 1, which are of one entry. */
void lb_roster_fill_row (const LbSetup *setup, guint side, guint first, guint count, AciesRosterRow *row);

/* How a unit is drawn: AciesEmblem; 1-3 for its class (elephants 1 African, 2 Indian). */
guint lb_emblem_of (const LbUnitSpec *unit);
guint lb_pips_of   (const LbUnitSpec *unit);

G_END_DECLS
