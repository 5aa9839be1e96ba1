/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-modifiers.h"
#include "engine/lost-battles/lb-phases.h"

G_BEGIN_DECLS

/* 6.10: the total that an attack of arm @attacker needs to hit a lead of arm @defender. */
guint lb_hit_needed (guint attacker, guint defender);

/* 6.6, 6.8.2: hits of a roll whose total is @difference above the number needed (0-2). */
guint lb_hits_of (const LbAttack *attack, int difference);

/* 6.7, 9.5, R34: whether the attacker may make a roll with this @difference decisive. */
gboolean lb_decisive_is_possible (const LbAttack *attack, int difference);

G_END_DECLS
