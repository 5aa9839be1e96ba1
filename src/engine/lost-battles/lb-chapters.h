/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-ruleset.h"

G_BEGIN_DECLS

/* Headings of the rules reference: numbers and titles, ended by a row whose number is NULL. */
extern const AciesClause lb_chapters[];

/* The picture of a turn, ended by a row without a title. */
extern const AciesPhase lb_phases[];

G_END_DECLS
