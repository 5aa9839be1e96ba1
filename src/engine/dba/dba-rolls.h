/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/dba/dba-types.h"

G_BEGIN_DECLS

/* Purposes of dice: AciesRoll.purpose. */
typedef enum { DBA_ROLL_POINTS, DBA_ROLL_CLOSE, DBA_ROLL_SHOOTING, DBA_ROLL_CROSSING, DBA_N_ROLLS } DbaRollPurpose;

/* The vtable's roll and its words: points (D-PIP-1), fights (D-CMB-2), shots, crossings (D-RIV-3) are luck; those of the set-up
 * and of a river's nature are nobody's. */
gboolean    dba_roll             (const AciesSetup *setup, const AciesEvent *event, AciesRoll *roll);
const char *dba_roll_text        (guint purpose);
const char *dba_roll_result_text (guint purpose);

G_END_DECLS
