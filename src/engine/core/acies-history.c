/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-history.h"

struct _AciesHistory
{
  guint   n_standing;
  GArray *steps;   /* AciesStep; the undone ones last */
  GArray *states;  /* state before each step */
};

AciesHistory *
acies_history_new (gsize state_size)
{
  AciesHistory *self = g_new0 (AciesHistory, 1);

  self->steps = g_array_new (FALSE, TRUE, sizeof (AciesStep));
  self->states = g_array_new (FALSE, FALSE, (guint) state_size);

  return self;
}

void
acies_history_free (AciesHistory *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->steps);
  g_array_unref (self->states);
  g_free (self);
}

AciesHistory *
acies_history_copy (const AciesHistory *self, guint n_steps)
{
  AciesHistory *copy;

  g_return_val_if_fail (n_steps <= self->n_standing, NULL);

  copy = acies_history_new (g_array_get_element_size (self->states));
  g_array_append_vals (copy->steps, self->steps->data, n_steps);
  g_array_append_vals (copy->states, self->states->data, n_steps);
  copy->n_standing = n_steps;

  return copy;
}

guint
acies_history_n_steps (const AciesHistory *self)
{
  return self->n_standing;
}

guint
acies_history_n_undone (const AciesHistory *self)
{
  return self->steps->len - self->n_standing;
}

AciesStep *
acies_history_get_step (const AciesHistory *self, guint step)
{
  g_return_val_if_fail (step < self->steps->len, NULL);

  return &g_array_index (self->steps, AciesStep, step);
}

gboolean
acies_history_is_joined (const AciesHistory *self, guint step)
{
  return step < self->steps->len && g_array_index (self->steps, AciesStep, step).joined;
}

const AciesState *
acies_history_get_before (const AciesHistory *self, guint step)
{
  g_return_val_if_fail (step < self->states->len, NULL);

  return (const AciesState *) (self->states->data +
                               (gsize) step * g_array_get_element_size (self->states));
}

AciesStep *
acies_history_push (AciesHistory *self, const AciesState *before)
{
  acies_history_forget_undone (self);
  g_array_append_vals (self->states, before, 1);
  g_array_set_size (self->steps, self->steps->len + 1);

  return &g_array_index (self->steps, AciesStep, self->n_standing++);
}

void
acies_history_step_back (AciesHistory *self)
{
  g_return_if_fail (self->n_standing > 0);

  self->n_standing--;
}

void
acies_history_step_forward (AciesHistory *self)
{
  g_return_if_fail (self->n_standing < self->steps->len);

  self->n_standing++;
}

void
acies_history_forget_undone (AciesHistory *self)
{
  g_array_set_size (self->steps, self->n_standing);
  g_array_set_size (self->states, self->n_standing);
}

AciesBarrier
acies_history_find_barrier (const AciesHistory *self,
                            const AciesState   *state,
                            int                 side,
                            gboolean            strict)
{
  const AciesState *before;
  const AciesStep  *step;

  if (self->n_standing == 0)
    return ACIES_BARRIER_START;
  if (!strict)
    return ACIES_BARRIER_NONE;

  before = acies_history_get_before (self, self->n_standing - 1);
  if (before->dice.n_drawn != state->dice.n_drawn)
    return ACIES_BARRIER_DICE;

  step = acies_history_get_step (self, self->n_standing - 1);
  if (side != ACIES_NO_SIDE && step->side != side)
    return ACIES_BARRIER_OTHER_SIDE;

  return ACIES_BARRIER_NONE;
}
