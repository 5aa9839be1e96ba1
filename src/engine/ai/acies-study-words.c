/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-study-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* What is meant by actions @from to @to, one group's doing: of the weightiest of them. */
static char *
intent_of (const AciesStudy *self, const AciesStudyTurn *turn, guint from, guint to)
{
  guint heaviest = from;
  int   weight = -1;

  for (guint i = from; i < to; i++)
    {
      AciesActionView view = { 0 };

      self->ruleset->view (self->setup, turn->states->pdata[i],
                           &g_array_index (turn->actions, AciesAction, i), &view);
      if (acies_ai_weigh_flags (view.flags) < weight)
        continue;
      weight = acies_ai_weigh_flags (view.flags);
      heaviest = i;
    }

  return self->ruleset->intent_text (self->setup, turn->states->pdata[heaviest],
                                     &g_array_index (turn->actions, AciesAction, heaviest));
}

static gboolean
is_main (const AciesStudy *self, const AciesStudyTurn *turn, guint i)
{
  AciesDecision decision;

  self->ruleset->decision (self->setup, turn->states->pdata[i], &decision);

  return decision.is_main;
}

static gboolean
ends_turn (const AciesStudy *self, const AciesStudyTurn *turn, guint i)
{
  AciesActionView view = { 0 };

  self->ruleset->view (self->setup, turn->states->pdata[i],
                       &g_array_index (turn->actions, AciesAction, i), &view);

  return (view.flags & ACIES_ACTION_ENDS_TURN) != 0;
}

/* A group's doing reaches from one free choice of the side to the next. */
char *
acies_study_dup_turn_text (const AciesStudy *self, const AciesStudyTurn *turn)
{
  GString *text = g_string_new (NULL);
  guint    from = 0;

  while (from < turn->actions->len && !ends_turn (self, turn, from))
    {
      g_autofree char *intent = NULL;
      guint            to = from + 1;

      while (to < turn->actions->len && !is_main (self, turn, to))
        to++;
      intent = intent_of (self, turn, from, to);
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", intent);
      from = to;
    }
  if (text->len == 0)
    g_string_append (text, _("Nothing is done."));

  return g_string_free (text, FALSE);
}

static char *
percent_text (double share)
{
  /* Translators: a share in a hundred. */
  return g_strdup_printf (_("%.0f %%"), 100 * share);
}

/* "58 % of the battles won, +12.5 points on average" */
static char *
worth_text (const AciesStudyTurn *turn)
{
  g_autofree char *percent = percent_text (turn->score);

  /* Translators: %1$s is a share in a hundred, %2$+.1f points more (or, below 0, fewer) than the enemy. */
  return g_strdup_printf (_("%1$s of the battles won, %2$+.1f points on average"), percent, turn->margin);
}

static void
append_own (const AciesStudy *self, guint rank, GString *text)
{
  const AciesStudyTurn *own = acies_study_get_turn (self, rank - 1);
  g_autofree char      *worth = worth_text (own);
  g_autofree char      *doing = acies_study_dup_turn_text (self, own);

  g_string_append_c (text, '\n');
  /* Translators: %1$u is the rank of a turn among %2$u, 1 the best; %3$s is what came of it. */
  g_string_append_printf (text, _("Yours is number %1$u of %2$u (%3$s):"), rank, self->turns->len, worth);
  g_string_append_printf (text, "\n%s", doing);
}

char *
acies_study_dup_text (const AciesStudy *self)
{
  const AciesStudyTurn *best = acies_study_get_turn (self, 0);
  const guint           rank = acies_study_get_rank (self);
  const guint           n_turns = self->turns->len;
  g_autofree char      *doing = acies_study_dup_turn_text (self, best);
  g_autofree char      *worth = worth_text (best);
  GString              *text = g_string_new (NULL);

  g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE,
                                             "%1$u way of playing the turn was tried for %2$s, with %3$u battles after each.",
                                             "%1$u ways of playing the turn were tried for %2$s, with %3$u battles after each.",
                                             n_turns),
                          n_turns,
                          acies_scenario_get_side_name (self->scenario, (guint) self->side),
                          self->n_battles);
  g_string_append_c (text, '\n');
  if (rank == 1)
    /* Translators: %s is what came of a turn. */
    g_string_append_printf (text, _("Yours is the best of them (%s):"), worth);
  else
    /* Translators: %s is what came of a turn. */
    g_string_append_printf (text, _("The best that was found (%s):"), worth);
  g_string_append_printf (text, "\n%s", doing);
  if (rank > 1)
    append_own (self, rank, text);

  return g_string_free (text, FALSE);
}

JsonNode *
acies_study_to_json (const AciesStudy *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "id", acies_scenario_get_id (self->scenario));
  acies_json_put_string (builder, "side", acies_scenario_get_side_id (self->scenario, (guint) self->side));
  acies_json_put_int (builder, "battles", self->n_battles);
  if (acies_study_get_rank (self) > 0)
    acies_json_put_int (builder, "rank", acies_study_get_rank (self));
  json_builder_set_member_name (builder, "turns");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->turns->len; i++)
    {
      const AciesStudyTurn *turn = acies_study_get_turn (self, i);
      g_autofree char      *text = acies_study_dup_turn_text (self, turn);

      json_builder_begin_object (builder);
      acies_json_put_bool (builder, "own", turn->is_own);
      acies_json_put_double (builder, "score", round (turn->score * 10000) / 10000);
      acies_json_put_double (builder, "margin", round (turn->margin * 100) / 100);
      acies_json_put_int (builder, "actions", turn->actions->len);
      acies_json_put_string (builder, "text", text);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}
