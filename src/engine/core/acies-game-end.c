/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-game-private.h"

#include "engine/core/acies-error.h"

#include <glib/gi18n-lib.h>

void
acies_game_set_over_error (GError **error)
{
  g_set_error_literal (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_REFUSED, _("The battle is over."));
}

gboolean
acies_game_concede (AciesGame *self, const AciesConcession *concession, GError **error)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), FALSE);
  g_return_val_if_fail (concession->kind != ACIES_CONCESSION_NONE, FALSE);

  if (self->decision.over)
    {
      acies_game_set_over_error (error);
      return FALSE;
    }

  acies_history_forget_undone (self->history);
  self->concession = *concession;
  acies_game_refresh (self);
  acies_game_announce (self, ACIES_GAME_CONCEDED, 0, 0);

  return TRUE;
}

const AciesConcession *
acies_game_get_concession (AciesGame *self)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), NULL);

  return &self->concession;
}

char *
acies_game_dup_concession_text (AciesGame *self)
{
  g_return_val_if_fail (ACIES_IS_GAME (self), NULL);

  if (self->concession.kind == ACIES_CONCESSION_NONE)
    return NULL;

  return acies_concession_to_text (&self->concession, self->scenario);
}

void
acies_game_get_outcome (AciesGame *self, AciesOutcome *outcome)
{
  g_return_if_fail (ACIES_IS_GAME (self));

  self->ruleset->outcome (self->setup, self->state, outcome);
  acies_concession_change_outcome (&self->concession, acies_scenario_get_n_sides (self->scenario),
                                   outcome);
}

char *
acies_game_dup_outcome_text (AciesGame *self)
{
  AciesOutcome outcome;

  g_return_val_if_fail (ACIES_IS_GAME (self), NULL);

  if (self->concession.kind != ACIES_CONCESSION_NONE)
    return acies_game_dup_concession_text (self);

  acies_game_get_outcome (self, &outcome);

  return self->ruleset->outcome_text (self->setup, &outcome);
}

void
acies_game_write_decision (AciesGame *self, JsonBuilder *builder)
{
  g_return_if_fail (ACIES_IS_GAME (self));

  if (self->concession.kind == ACIES_CONCESSION_NONE)
    {
      self->ruleset->decision_write (self->setup, self->state, builder);
      return;
    }

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "kind", "over");
  acies_json_put_null (builder, "side");
  json_builder_end_object (builder);
}
