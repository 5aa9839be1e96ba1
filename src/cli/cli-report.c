/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-report.h"

#include "cli/cli-command.h"

#include <glib/gi18n-lib.h>
#include <math.h>

void
cli_report_init (CliReport *self, AciesScenario *scenario, const AciesSimulationOptions *options,
                 const AciesSimulationGame *games, double seconds)
{
  *self = (CliReport){ .scenario = scenario, .options = options, .games = games, .seconds = seconds };
  acies_balance_init (&self->balance, games, options->n_games);
}

/* Four decimals are enough for shares, two for points. */
static double
rounded (double value, double steps)
{
  return round (value * steps) / steps;
}

static void
write_wins (const CliReport *self, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "wins");
  json_builder_begin_object (builder);
  for (guint side = 0; side < 2; side++)
    {
      const double share = (double) self->balance.wins[side] / self->options->n_games;
      double       low, high;

      acies_simulation_interval (self->balance.wins[side], self->options->n_games, &low, &high);
      json_builder_set_member_name (builder, acies_scenario_get_side_id (self->scenario, side));
      json_builder_begin_object (builder);
      acies_json_put_int (builder, "count", self->balance.wins[side]);
      acies_json_put_double (builder, "share", rounded (share, 10000));
      acies_json_put_double (builder, "low", rounded (low, 10000));
      acies_json_put_double (builder, "high", rounded (high, 10000));
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
  acies_json_put_int (builder, "draws", self->balance.draws);
}

static void
write_levels (const CliReport *self, JsonBuilder *builder)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (self->scenario);

  json_builder_set_member_name (builder, "levels");
  json_builder_begin_object (builder);
  for (guint i = 0; i < MIN (ruleset->n_outcome_levels, ACIES_BALANCE_MAX_LEVELS); i++)
    acies_json_put_int (builder, ruleset->outcome_level_name (i), self->balance.levels[i]);
  json_builder_end_object (builder);
}

static void
write_scores (const CliReport *self, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "scores");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->options->n_games; i++)
    {
      const gint8 winner = self->games[i].winner;

      if (winner == 0 || winner == 1)
        json_builder_add_int_value (builder, winner == 0);
      else
        json_builder_add_double_value (builder, acies_balance_score (&self->games[i]));
    }
  json_builder_end_array (builder);
}

JsonNode *
cli_report_to_json (const CliReport *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autofree char        *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, self->options->seed);

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "scenario", acies_scenario_get_id (self->scenario));
  acies_json_put_int (builder, "games", self->options->n_games);
  acies_json_put_string (builder, "seed", seed);
  acies_json_put_string (builder, "ai1", acies_ai_level_name (self->options->ai[0]));
  acies_json_put_string (builder, "ai2", acies_ai_level_name (self->options->ai[1]));
  write_wins (self, builder);
  write_levels (self, builder);
  json_builder_set_member_name (builder, "margin");
  json_builder_begin_object (builder);
  acies_json_put_double (builder, "mean", rounded (self->balance.margin_mean, 100));
  acies_json_put_double (builder, "sd", rounded (self->balance.margin_sd, 100));
  acies_json_put_double (builder, "low", rounded (self->balance.margin_low, 100));
  acies_json_put_double (builder, "high", rounded (self->balance.margin_high, 100));
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "turns");
  json_builder_begin_object (builder);
  acies_json_put_double (builder, "mean", rounded (self->balance.turns_mean, 100));
  json_builder_end_object (builder);
  acies_json_put_int (builder, "decisions", (gint64) self->balance.n_decisions);
  write_scores (self, builder);
  acies_json_put_double (builder, "seconds", rounded (self->seconds, 100));
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

void
cli_report_print_csv (const CliReport *self)
{
  g_autoptr (GString) csv = g_string_new (NULL);

  acies_balance_append_csv (csv, self->scenario, self->games, self->options->n_games);
  cli_print ("%s", csv->str);
}

void
cli_report_print_text (const CliReport *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  acies_balance_append_text (text, self->scenario, self->options, &self->balance);
  cli_print (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u battle in %3$.1f s\n",
                          "%1$s: %2$u battles in %3$.1f s\n", self->options->n_games),
             acies_scenario_get_name (self->scenario), self->options->n_games, self->seconds);
  cli_print ("%s", text->str);
  cli_print (_("Decisions: %.0f\n"), (double) self->balance.n_decisions);
}
