/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-report.h"

#include "cli/cli-command.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define NORMAL_95 1.959964  /* standard deviations on both sides that hold 95 of 100 */

static void
count_results (CliReport *self)
{
  for (guint i = 0; i < self->options->n_games; i++)
    {
      const AciesSimulationGame *game = &self->games[i];

      if (!game->finished)
        self->n_unfinished++;
      if (game->winner == 0 || game->winner == 1)
        self->wins[game->winner]++;
      else
        self->draws++;
      if (game->level < CLI_MAX_LEVELS)
        self->levels[game->level]++;
      self->n_decisions += game->decisions;
    }
}

static void
measure_margins (CliReport *self)
{
  const double n = self->options->n_games;
  double       sum = 0, turns = 0, squares = 0, half;

  for (guint i = 0; i < self->options->n_games; i++)
    {
      sum += self->games[i].margin;
      turns += self->games[i].turns;
    }
  self->margin_mean = sum / n;
  self->turns_mean = turns / n;

  for (guint i = 0; i < self->options->n_games; i++)
    {
      const double off = self->games[i].margin - self->margin_mean;

      squares += off * off;
    }
  self->margin_sd = n > 1 ? sqrt (squares / (n - 1)) : 0;
  half = NORMAL_95 * self->margin_sd / sqrt (n);
  self->margin_low = self->margin_mean - half;
  self->margin_high = self->margin_mean + half;
}

void
cli_report_init (CliReport *self, AciesScenario *scenario, const AciesSimulationOptions *options,
                 const AciesSimulationGame *games, double seconds)
{
  *self = (CliReport){ .scenario = scenario, .options = options, .games = games, .seconds = seconds };
  count_results (self);
  measure_margins (self);
}

double
cli_report_score (const AciesSimulationGame *game)
{
  if (game->winner == 0)
    return 1;

  return game->winner == 1 ? 0 : 0.5;
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
      const double share = (double) self->wins[side] / self->options->n_games;
      double       low, high;

      acies_simulation_interval (self->wins[side], self->options->n_games, &low, &high);
      json_builder_set_member_name (builder, acies_scenario_get_side_id (self->scenario, side));
      json_builder_begin_object (builder);
      acies_json_put_int (builder, "count", self->wins[side]);
      acies_json_put_double (builder, "share", rounded (share, 10000));
      acies_json_put_double (builder, "low", rounded (low, 10000));
      acies_json_put_double (builder, "high", rounded (high, 10000));
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
  acies_json_put_int (builder, "draws", self->draws);
}

static void
write_levels (const CliReport *self, JsonBuilder *builder)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (self->scenario);

  json_builder_set_member_name (builder, "levels");
  json_builder_begin_object (builder);
  for (guint i = 0; i < MIN (ruleset->n_outcome_levels, CLI_MAX_LEVELS); i++)
    acies_json_put_int (builder, ruleset->outcome_level_name (i), self->levels[i]);
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
        json_builder_add_double_value (builder, cli_report_score (&self->games[i]));
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
  acies_json_put_double (builder, "mean", rounded (self->margin_mean, 100));
  acies_json_put_double (builder, "sd", rounded (self->margin_sd, 100));
  acies_json_put_double (builder, "low", rounded (self->margin_low, 100));
  acies_json_put_double (builder, "high", rounded (self->margin_high, 100));
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "turns");
  json_builder_begin_object (builder);
  acies_json_put_double (builder, "mean", rounded (self->turns_mean, 100));
  json_builder_end_object (builder);
  acies_json_put_int (builder, "decisions", (gint64) self->n_decisions);
  write_scores (self, builder);
  acies_json_put_double (builder, "seconds", rounded (self->seconds, 100));
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

/* The locale must not turn the decimal point into a comma, which parts the columns. */
void
cli_report_print_csv (const CliReport *self)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (self->scenario);

  cli_print ("game,winner,level,margin,turns,decisions,score\n");
  for (guint i = 0; i < self->options->n_games; i++)
    {
      const AciesSimulationGame *game = &self->games[i];
      const char                *winner = "";
      char                       score[G_ASCII_DTOSTR_BUF_SIZE];

      if (game->winner >= 0)
        winner = acies_scenario_get_side_id (self->scenario, (guint) game->winner);
      g_ascii_formatd (score, sizeof score, "%g", cli_report_score (game));
      cli_print ("%u,%s,%s,%d,%u,%u,%s\n", i, winner, ruleset->outcome_level_name (game->level),
                 game->margin, game->turns, game->decisions, score);
    }
}

void
cli_report_print_text (const CliReport *self)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (self->scenario);

  cli_print (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u battle in %3$.1f s\n",
                          "%1$s: %2$u battles in %3$.1f s\n", self->options->n_games),
             acies_scenario_get_name (self->scenario), self->options->n_games, self->seconds);
  for (guint side = 0; side < 2; side++)
    {
      double low, high;

      acies_simulation_interval (self->wins[side], self->options->n_games, &low, &high);
      /* Translators: %1$s is a side, %2$s a computer player; the rest counts its victories. */
      cli_print (_("%1$s (%2$s) won %3$u, %4$.1f%% (95%% interval %5$.1f to %6$.1f%%)\n"),
                 acies_scenario_get_side_name (self->scenario, side),
                 acies_ai_level_name (self->options->ai[side]), self->wins[side],
                 100.0 * self->wins[side] / self->options->n_games, 100 * low, 100 * high);
    }
  cli_print (_("Drawn: %u\n"), self->draws);
  for (guint i = 1; i < MIN (ruleset->n_outcome_levels, CLI_MAX_LEVELS); i++)
    cli_print (_("%1$s: %2$u\n"), ruleset->outcome_level_text (i), self->levels[i]);
  /* Translators: victory points of the first side less those of the second. */
  cli_print (_("Margin of %1$s: mean %2$.2f, standard deviation %3$.2f, 95%% interval of the mean "
               "%4$.2f to %5$.2f\n"), acies_scenario_get_side_name (self->scenario, 0),
             self->margin_mean, self->margin_sd, self->margin_low, self->margin_high);
  cli_print (_("Turns: mean %.2f\n"), self->turns_mean);
  cli_print (_("Decisions: %.0f\n"), (double) self->n_decisions);
}
