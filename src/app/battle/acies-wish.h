/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/* A wish is what a player does at one go, of one or several steps of a battle: to go there, to attack from there. */

/* The first step of the wish that @step belongs to. */
guint acies_wish_find (AciesGame *game, guint step);

/* The side that decided at @step. */
int acies_wish_get_decider (AciesGame *game, guint step);

/*
 * The events of the last wish as the battle stands, from @first on; what the other side had to answer is part of it.
 * Returns: how many; 0 if there is none
 */
guint acies_wish_get_last_events (AciesGame *game, guint *first);

G_END_DECLS
