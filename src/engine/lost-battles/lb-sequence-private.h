/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/lost-battles/lb-map.h"

G_BEGIN_DECLS

/* 3.2: @turn begins with the normal order: a TURN_ORDER decision where 8.9 allows it, else dice and the first player-turn. */
void lb_turn_begin (const LbSetup *setup, LbState *state, guint turn, AciesEventList *events);

/* 3.2.1: the active side's player-turn begins; @given_orders are had without a die, -1 rolls. */
void lb_player_turn_begin (const LbSetup *setup, LbState *state, int given_orders, AciesEventList *events);

G_END_DECLS
