/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-types.h"

G_BEGIN_DECLS

#define ACIES_MAX_FORCED_DICE 120

/**
 * AciesDice:
 *
 * A small generator (xoroshiro128++ seeded by splitmix64: the same numbers on every machine) and a queue of
 * forced dice, which are used before the generator and do not advance it. Part of every state.
 */
typedef struct
{
  guint64 generator[2];
  guint8  n_forced;                       /* dice in the queue */
  guint8  next_forced;                    /* the one that falls next */
  guint8  forced[ACIES_MAX_FORCED_DICE];  /* 1-6 */
  guint16 n_drawn;                        /* dice drawn since the start of the battle, forced ones too */
  guint16 n_drawn_forced;                 /* of these, forced ones */
} AciesDice;

struct _AciesState
{
  AciesDice dice;
};

/**
 * acies_dice_seed:
 *
 * Starts the generator from @seed and empties the queue.
 */
void acies_dice_seed (AciesDice *dice, guint64 seed);

/**
 * acies_dice_roll:
 *
 * Draws one die: the next forced one, else from the generator (unbiased).
 *
 * Returns: 1-6
 */
guint acies_dice_roll (AciesDice *dice);

/**
 * acies_dice_force:
 * @values: dice of 1-6
 * @n_values: at most %ACIES_MAX_FORCED_DICE
 *
 * Replaces what is left of an earlier queue.
 *
 * Returns: %FALSE, changing nothing, if a value or their number is out of range
 */
gboolean acies_dice_force (AciesDice *dice, const guint8 *values, guint n_values);

/**
 * acies_dice_next:
 *
 * Draws 64 random bits: for choices of a random player, never from the dice of a real battle; or, by a campaign, from its own
 * dice for the seed of a battle.
 */
guint64 acies_dice_next (AciesDice *dice);

G_END_DECLS
