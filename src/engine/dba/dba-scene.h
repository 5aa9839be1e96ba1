/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-roster.h"
#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/* The members of AciesRuleset of these names. The picture is a free table; its one counter are the points of the bound. */
AciesScene *dba_scene         (const AciesSetup *setup, const AciesState *state);
AciesScene *dba_scene_preview (const AciesSetup *setup);
/* A table on which nothing can be done yet: see dba_start_draft(). */
AciesScene *dba_scene_of_draft (const DbaSetup *setup);
GArray     *dba_roster        (const AciesSetup *setup, guint side);

/* The AciesEmblem of an element. */
guint dba_emblem_of (const DbaUnitSpec *unit);

G_END_DECLS
