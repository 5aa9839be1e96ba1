/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"

G_BEGIN_DECLS

/* The picture of a bound, ended by a row without a title. */
extern const AciesPhase dba_phases[];

G_END_DECLS
