/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-fields.h"
#include "engine/dba/dba-setup.h"

G_BEGIN_DECLS

/* The parts of reading a scenario, for dba-setup*.c, dba-validate.c and dba-json*.c alone. */

/*
 * Compiles as much of the scenario as is right; wrong values are replaced by harmless ones, so that reading goes on and every
 * problem is told, in the order of the D-VAL rules. Good for play only if nothing was complained of. (transfer full)
 */
DbaSetup *dba_setup_read (const AciesJsonCursor *root, AciesProblems *problems);

/* The index of the side, of its unit called @id; -1 if there is none. */
int dba_side_find (const DbaSetup *setup, const char *id);
int dba_unit_find (const DbaSetup *setup, guint side, const char *id);

/* The element called @id, of either side; -1 if there is none. */
int dba_element_find (const DbaSetup *setup, const char *id);

/* map, or an entry of boards: sizes, features, roads, rivers (D-VAL-10, D-VAL-15). @board is zeroed. */
void dba_setup_read_board  (DbaBoard *board, const AciesJsonCursor *at, AciesProblems *problems);
void dba_setup_clear_board (DbaBoard *board);

/* sides[@side], which may be absent: D-VAL-3 to D-VAL-7; needs the units of the sides before. */
void dba_setup_read_army (DbaSetup *setup, guint side, gboolean any_size, const AciesJsonCursor *at, AciesProblems *problems);

/* sides[@side].camp: D-VAL-8, D-VAL-9 on @board */
void dba_setup_read_camp (DbaSetup *setup, guint side, const DbaBoard *board, const AciesJsonCursor *at, AciesProblems *problems);

/* deployment and situation: D-VAL-12 to D-VAL-15; needs armies, camps and boards[0]. */
void dba_setup_read_deployment (DbaSetup *setup, const AciesJsonCursor *root, AciesProblems *problems);
void dba_setup_read_situation  (DbaSetup *setup, const AciesJsonCursor *root, AciesProblems *problems);

/* D-VAL-11: warns of a board with too little on it (D-TER-4). */
void dba_setup_check_quarters (const DbaBoard *board, const AciesJsonCursor *at, AciesProblems *problems);

G_END_DECLS
