/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-analysis-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Less than that, in hundredths of a point, is nothing worth a word. */
#define NOTHING 50

static char *
action_words (const AciesAnalysis *self, guint step, const AciesAction *action)
{
  const AciesSetup *setup = acies_scenario_get_setup (self->scenario);

  return acies_scenario_get_ruleset (self->scenario)
    ->action_text (setup, acies_analysis_state_at (self, step), action);
}

static char *
luck_moment_text (const AciesAnalysis *self, const AciesMoment *moment, const char *words)
{
  const AciesAnalysisStep *step = &self->steps[moment->step];
  const char              *name = acies_scenario_get_side_name (self->scenario, (guint) step->side);

  if (moment->swing > 0)
    /* Translators: a turn, an army, what it did, how many points it gained. */
    return g_strdup_printf (_("Turn %1$u, %2$s: “%3$s”. The dice brought it %4$.1f points more than they promised."),
                            step->turn, name, words, moment->swing / 100.0);

  return g_strdup_printf (_("Turn %1$u, %2$s: “%3$s”. The dice cost it %4$.1f points against what they promised."),
                          step->turn, name, words, -moment->swing / 100.0);
}

char *
acies_analysis_dup_moment_text (const AciesAnalysis *self, const AciesMoment *moment)
{
  const AciesAnalysisStep *step = NULL;
  const char              *name = NULL;
  g_autofree char         *words = NULL;
  g_autofree char         *best = NULL;

  g_return_val_if_fail (self != NULL && moment != NULL && moment->step < self->n_steps, NULL);

  step = &self->steps[moment->step];
  words = action_words (self, moment->step, &step->action);
  if (moment->is_luck)
    return luck_moment_text (self, moment, words);

  name = acies_scenario_get_side_name (self->scenario, (guint) step->side);
  best = action_words (self, moment->step, &step->judgement.best);
  if (g_str_equal (words, best))
    /* Translators: a turn, an army, what it did, how many points it gave away by that. */
    return g_strdup_printf (_("Turn %1$u, %2$s: “%3$s” cost it %4$.1f points against another way of doing it."),
                            step->turn, name, words, -moment->swing / 100.0);

  /* Translators: a turn, an army, what it did, how many points it gave away by that, what would have been better. */
  return g_strdup_printf (_("Turn %1$u, %2$s: “%3$s” cost it %4$.1f points; “%5$s” was better."),
                          step->turn, name, words, -moment->swing / 100.0, best);
}

char *
acies_analysis_dup_side_text (const AciesAnalysis *self, guint side)
{
  const AciesAnalysisSide *totals = acies_analysis_get_totals (self, side);

  /* Translators: an army; points that its choices cost; how many of them were mistakes, and how many there were in all. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "The choices of %1$s cost it %2$.1f points against the best that was found; %3$u of "
                                       "%4$u cost a point or more.",
                                       "The choices of %1$s cost it %2$.1f points against the best that was found; %3$u of "
                                       "%4$u cost a point or more.", totals->n_mistakes),
                          acies_scenario_get_side_name (self->scenario, side), totals->loss / 100.0,
                          totals->n_mistakes, totals->n_choices);
}

char *
acies_analysis_dup_luck_text (const AciesAnalysis *self)
{
  const gint64 luck = self->sides[0].luck;

  if (ABS (luck) < NOTHING)
    return g_strdup (_("The dice favoured nobody."));

  /* Translators: an army, and how many points. */
  return g_strdup_printf (_("The dice brought %1$s %2$.1f points more than they promised."),
                          acies_scenario_get_side_name (self->scenario, luck > 0 ? 0 : 1),
                          ABS (luck) / 100.0);
}

/* ---- JSON ---- */

static void
write_sides (const AciesAnalysis *self, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_object (builder);
  for (guint side = 0; side < acies_scenario_get_n_sides (self->scenario); side++)
    {
      const AciesAnalysisSide *totals = &self->sides[side];

      json_builder_set_member_name (builder, acies_scenario_get_side_id (self->scenario, side));
      json_builder_begin_object (builder);
      acies_json_put_int (builder, "choices", totals->n_choices);
      acies_json_put_int (builder, "mistakes", totals->n_mistakes);
      acies_json_put_double (builder, "loss", totals->loss / 100.0);
      acies_json_put_double (builder, "luck", totals->luck / 100.0);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
}

static void
write_moments (const AciesAnalysis *self, JsonBuilder *builder)
{
  AciesMoment moments[ACIES_ANALYSIS_MOST_MOMENTS];
  const guint n = acies_analysis_find_moments (self, moments);

  json_builder_set_member_name (builder, "turning-points");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    {
      const AciesAnalysisStep *step = &self->steps[moments[i].step];
      g_autofree char         *text = acies_analysis_dup_moment_text (self, &moments[i]);

      json_builder_begin_object (builder);
      acies_json_put_int (builder, "step", moments[i].step + 1);
      acies_json_put_int (builder, "turn", step->turn);
      acies_json_put_string (builder, "side",
                             acies_scenario_get_side_id (self->scenario, (guint) step->side));
      acies_json_put_string (builder, "cause", moments[i].is_luck ? "luck" : "choice");
      acies_json_put_double (builder, "swing", moments[i].swing / 100.0);
      acies_json_put_string (builder, "text", text);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
write_step (const AciesAnalysis *self, guint index, JsonBuilder *builder)
{
  const AciesRuleset      *ruleset = acies_scenario_get_ruleset (self->scenario);
  const AciesSetup        *setup = acies_scenario_get_setup (self->scenario);
  const AciesState        *state = acies_analysis_state_at (self, index);
  const AciesAnalysisStep *step = &self->steps[index];

  json_builder_begin_object (builder);
  acies_json_put_int (builder, "step", index + 1);
  acies_json_put_int (builder, "turn", step->turn);
  acies_json_put_string (builder, "side",
                         acies_scenario_get_side_id (self->scenario, (guint) step->side));
  json_builder_set_member_name (builder, "action");
  ruleset->action_write (setup, state, &step->action, builder);
  json_builder_set_member_name (builder, "best");
  ruleset->action_write (setup, state, &step->judgement.best, builder);
  acies_json_put_double (builder, "loss", step->judgement.loss / 100.0);
  if (step->judgement.had_dice)
    acies_json_put_double (builder, "luck", step->judgement.luck / 100.0);
  json_builder_end_object (builder);
}

JsonNode *
acies_analysis_to_json (const AciesAnalysis *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "scenario", acies_scenario_get_id (self->scenario));
  acies_json_put_int (builder, "steps", self->n_steps);
  acies_json_put_int (builder, "weighed", self->n_done);
  write_sides (self, builder);
  write_moments (self, builder);
  json_builder_set_member_name (builder, "decisions");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->n_steps; i++)
    if (self->steps[i].done && self->steps[i].side >= 0)
      write_step (self, i, builder);
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}
