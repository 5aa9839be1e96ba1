/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-json.h"
#include "engine/cohorts/co-setup.h"

G_BEGIN_DECLS

/* The parts of reading a scenario, for co-setup*.c, co-json*.c and co-draft*.c alone. */

/* As much of the scenario as is right, wrong values replaced by harmless ones: good for play only if nothing is complained of. */
CoSetup *co_setup_read (const AciesJsonCursor *root, AciesProblems *problems);

/* The index of the side, the number of the stand of either side called @id; -1 if there is none. */
int co_side_find  (const CoSetup *setup, const char *id);
int co_stand_find (const CoSetup *setup, const char *id);

/* The commander of either side called @id: CO_MAX_COMMANDERS * side + index; -1 if there is none. */
int co_commander_find (const CoSetup *setup, const char *id);

/* The index of the feature called @id; -1 if there is none. */
int co_feature_find (const CoSetup *setup, const char *id);

/* conditions: C-SCN-10; read first, for sizes of stands. */
void co_setup_read_conditions (CoSetup *setup, const AciesJsonCursor *at, AciesProblems *problems);

/* map: C-SCN-7; needs the ids of the sides for its zones. */
void co_setup_read_map   (CoSetup *setup, const AciesJsonCursor *at, AciesProblems *problems);
void co_setup_clear_map  (CoSetup *setup);

/* sides[@side], which may be absent: C-SCN-2 to C-SCN-6; needs the sides before. */
void co_setup_read_army  (CoSetup *setup, guint side, const AciesJsonCursor *at, AciesProblems *problems);

/* Everybody where the file puts him (2.5): C-SCN-5, C-SCN-8 to C-SCN-10, warnings of places. */
void co_setup_read_opening (CoSetup *setup, const AciesJsonCursor *root, AciesProblems *problems);

/* The figures of full strength that a kind of unit may have at most. */
guint co_setup_most_figures (guint arm, gboolean two_deep);

/* Complains of every member of the object @at whose key @find does not know. */
void co_setup_check_keys (const CoSetup *setup, const AciesJsonCursor *at, int (*find) (const CoSetup *, const char *),
                          const char *clause, AciesProblems *problems);

G_END_DECLS
