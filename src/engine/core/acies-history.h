/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-action.h"
#include "engine/core/acies-dice.h"

G_BEGIN_DECLS

/* A queue of dice that was forced between two actions, as it was handed in. */
typedef struct
{
  gboolean given;
  guint8   n_dice;
  guint8   dice[ACIES_MAX_FORCED_DICE];
} AciesForcedDice;

/* One action that was played. */
typedef struct
{
  AciesAction     action;
  gint8           side;         /* who decided */
  guint           first_event;  /* index of its first event in the list of the whole battle */
  guint           n_events;
  AciesForcedDice forced;       /* the queue handed in since the action before it */
  gboolean        hashed;       /* hash is known */
  guint64         hash;         /* of the state after it */
  gboolean        joined;       /* part of one wish with the step before it */
} AciesStep;

/* What bars the way back. */
typedef enum
{
  ACIES_BARRIER_NONE,
  ACIES_BARRIER_START,       /* nothing has been played */
  ACIES_BARRIER_DICE,        /* the last action drew dice, forced ones too */
  ACIES_BARRIER_CONCESSION,  /* the battle was ended by its players */
  ACIES_BARRIER_OTHER_SIDE,  /* the last decision was another side's than the pending one */
} AciesBarrier;

/**
 * AciesHistory:
 *
 * The actions of a battle with a copy of the state before each. Those undone stay behind the standing ones, for redo,
 * until something else is played.
 */
typedef struct _AciesHistory AciesHistory;

AciesHistory *acies_history_new  (gsize state_size);
void          acies_history_free (AciesHistory *self);

/* The first @n_steps standing actions alone. Returns: (transfer full) */
AciesHistory *acies_history_copy (const AciesHistory *self, guint n_steps);

guint             acies_history_n_steps    (const AciesHistory *self);  /* standing */
guint             acies_history_n_undone   (const AciesHistory *self);
AciesStep        *acies_history_get_step   (const AciesHistory *self, guint step);  /* undone ones follow the standing */
gboolean          acies_history_is_joined  (const AciesHistory *self, guint step);  /* FALSE if there is no such step */
const AciesState *acies_history_get_before (const AciesHistory *self, guint step);

/* Adds a step that is played in @before, and forgets the undone ones. Returns: the zeroed step, lent until the next call */
AciesStep *acies_history_push (AciesHistory *self, const AciesState *before);

/* The last standing step becomes the first undone one, and back. There must be one. */
void acies_history_step_back    (AciesHistory *self);
void acies_history_step_forward (AciesHistory *self);

/* Forgets the undone steps. */
void acies_history_forget_undone (AciesHistory *self);

/**
 * acies_history_find_barrier:
 * @state: the position now
 * @side: whose decision is pending; ACIES_NO_SIDE if the battle is over
 * @strict: whether dice and other sides' decisions bar the way
 *
 * Returns: what keeps the last step from being taken back
 */
AciesBarrier acies_history_find_barrier (const AciesHistory *self, const AciesState *state, int side, gboolean strict);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesHistory, acies_history_free)

G_END_DECLS
