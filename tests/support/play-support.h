/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/* Plays legal actions chosen at random by @seed until @n_actions are done or the battle is over. */
void play_random (AciesGame *game, guint64 seed, guint n_actions);

/* Fails the test unless both battles stand alike to the byte. */
void assert_same_position (AciesGame *one, AciesGame *other);

G_END_DECLS
