/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* The sentence of an event of shots, melees and tests, @who being its units; NULL if it is
   another. (transfer full) */
char *co_fight_text (const CoSetup *setup, const AciesEvent *event, const char *who);

/* The die of the active side (@active) or of the other in an event of a melee, with its
   modifiers, never below 0 (C-MEL-3). */
int   co_event_die  (const AciesEvent *event, gboolean active);

G_END_DECLS
