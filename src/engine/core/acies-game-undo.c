/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-game-private.h"

#include "engine/core/acies-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *
barrier_reason (AciesBarrier barrier)
{
  switch (barrier)
    {
    case ACIES_BARRIER_START:
      return _("Nothing has been done yet that could be undone.");
    case ACIES_BARRIER_DICE:
      return _("Dice have been thrown since; what they decided stands.");
    case ACIES_BARRIER_OTHER_SIDE:
      return _("The last decision was the other side’s; it stands.");
    case ACIES_BARRIER_CONCESSION:
      return _("The players have ended the battle: that stands and cannot be undone.");
    case ACIES_BARRIER_NONE:
    default:
      return NULL;
    }
}

static AciesBarrier
acies_game_find_barrier (AciesGame *self)
{
  if (self->concession.kind != ACIES_CONCESSION_NONE)
    return ACIES_BARRIER_CONCESSION;

  return acies_history_find_barrier (self->history, self->state, self->decision.side,
                                     self->options.undo == ACIES_UNDO_STRICT);
}

gboolean
acies_game_can_undo (AciesGame *self, char **reason)
{
  AciesBarrier barrier;

  g_return_val_if_fail (ACIES_IS_GAME (self), FALSE);

  barrier = acies_game_find_barrier (self);
  if (reason != NULL)
    *reason = g_strdup (barrier_reason (barrier));

  return barrier == ACIES_BARRIER_NONE;
}

gboolean
acies_game_can_redo (AciesGame *self)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), FALSE);

  return acies_history_n_undone (self->history) > 0;
}

gboolean
acies_game_undo (AciesGame *self, GError **error)
{
  AciesBarrier barrier;
  AciesStep   *step;
  guint        last;

  g_return_val_if_fail (ACIES_IS_GAME (self), FALSE);

  barrier = acies_game_find_barrier (self);
  if (barrier != ACIES_BARRIER_NONE)
    {
      g_set_error_literal (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_UNDO_BARRED,
                           barrier_reason (barrier));
      return FALSE;
    }

  last = acies_history_n_steps (self->history) - 1;
  step = acies_history_get_step (self->history, last);
  memcpy (self->state, acies_history_get_before (self->history, last), self->ruleset->state_size);
  self->forced = step->forced;
  acies_event_list_truncate (self->events, step->first_event);
  acies_history_step_back (self->history);
  acies_game_refresh (self);
  acies_game_announce (self, ACIES_GAME_UNDONE, 0, 0);

  return TRUE;
}

gboolean
acies_game_redo (AciesGame *self)
{
  AciesStep *step;

  g_return_val_if_fail (ACIES_IS_GAME (self), FALSE);

  if (acies_history_n_undone (self->history) == 0)
    return FALSE;

  step = acies_history_get_step (self->history, acies_history_n_steps (self->history));
  acies_history_step_forward (self->history);
  acies_game_apply (self, step);
  acies_game_announce (self, ACIES_GAME_REDONE, step->first_event, step->n_events);

  return TRUE;
}
