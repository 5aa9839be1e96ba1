/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* 3.3, end of turn, and whose turn comes next. Returns: whether the battle is over instead */
gboolean co_turn_end (const CoSetup *setup, CoState *state, AciesEventList *events);

G_END_DECLS
