/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/**
 * AciesThrows:
 *
 * The dice that people roll on a table for what is about to be played: actions that make one wish, or the beginning of a battle.
 * One throw after the other is asked for, since later ones may depend on those before; nothing is played until all are there.
 * What is due is found by playing on a copy of the battle. While it is used the battle must not change.
 */
typedef struct _AciesThrows AciesThrows;

/**
 * acies_throws_new:
 * @actions: (array length=n_actions): as they would be played, in this order; from the first that is refused on they need no dice
 *
 * Returns: (transfer full): what has to be rolled for @actions
 */
AciesThrows *acies_throws_new (AciesGame *game, const AciesAction *actions, guint n_actions);

/* What has to be rolled before the first decision of @game, in which nothing has been done yet. Returns: (transfer full) */
AciesThrows *acies_throws_new_start (AciesGame *game);

void acies_throws_free (AciesThrows *self);

/* How many dice the next throw has; 0: all have fallen. */
guint acies_throws_get_n_due (AciesThrows *self);

/* What the next throw is for: a translated phrase. Returns: (transfer full) (nullable): NULL if none is due */
char *acies_throws_dup_text (AciesThrows *self);

/* The number of the clause that the next throw is made under. (nullable): NULL if none is due */
const char *acies_throws_get_clause (AciesThrows *self);

/* The side whose throw it is; ACIES_NO_SIDE: nobody's. */
int acies_throws_get_side (AciesThrows *self);

/**
 * acies_throws_enter:
 * @dice: (array length=n_dice): the next throw
 *
 * Returns: %FALSE, changing nothing, unless there are as many dice as are due, of 1-6 each
 */
gboolean acies_throws_enter (AciesThrows *self, const guint8 *dice, guint n_dice);

/* Rolls the next throw by machine: from the battle's seed and the number of dice fallen, so that undo rolls no other ones. */
void acies_throws_roll (AciesThrows *self);

/* The dice entered so far. */
const guint8 *acies_throws_get_dice (AciesThrows *self, guint *n_dice);

/* The actions they are for; none for the beginning of a battle. */
const AciesAction *acies_throws_get_actions (AciesThrows *self, guint *n_actions);

/* Forgets what was entered: the first throw is due again. */
void acies_throws_restart (AciesThrows *self);

/**
 * acies_throws_play:
 * @error: ACIES_RULE_ERROR, of the first action that is refused; those before it stand
 *
 * Plays everything with the dice entered, as one wish; the record keeps them. None may be due any more.
 */
gboolean acies_throws_play (AciesThrows *self, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesThrows, acies_throws_free)

G_END_DECLS
