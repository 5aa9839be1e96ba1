/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/* The elements of @side that may still make a move: on the table, not moved, in contact with nobody. */
DbaSet dba_chain_free (const DbaSetup *setup, const DbaState *state, guint side);

/* D-GRP-1: those of @among that would move as one group with @g, itself included: the line (of any ranks) or the column. */
DbaSet dba_chain_of   (const DbaSetup *setup, const DbaState *state, guint g, DbaSet among);

G_END_DECLS
