/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-report.h"

#include "cli/cli-command.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define MOST_LOPSIDED 5

void
cli_report_init (CliReport *self, const char *path, AciesScenario *scenario,
                 const AciesSimulationOptions *options, const AciesSimulationGame *games,
                 double seconds)
{
  *self = (CliReport){
    .path = path, .scenario = scenario, .options = options, .games = games, .seconds = seconds
  };
  acies_balance_init (&self->balance, games, options->n_games);
}

/* Four decimals are enough for shares, two for points. */
static double
rounded (double value, double steps)
{
  return round (value * steps) / steps;
}

/* @counts: battles by level */
static void
write_levels (const CliReport *self, const guint *counts, JsonBuilder *builder)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (self->scenario);

  json_builder_set_member_name (builder, "levels");
  json_builder_begin_object (builder);
  for (guint i = 0; i < MIN (ruleset->n_outcome_levels, ACIES_BALANCE_MAX_LEVELS); i++)
    acies_json_put_int (builder, ruleset->outcome_level_name (i), counts[i]);
  json_builder_end_object (builder);
}

static void
write_wins (const CliReport *self, JsonBuilder *builder)
{
  const guint n_games = self->balance.n_games;

  json_builder_set_member_name (builder, "wins");
  json_builder_begin_object (builder);
  for (guint side = 0; side < acies_scenario_get_n_sides (self->scenario); side++)
    {
      const double share = (double) self->balance.wins[side] / MAX (n_games, 1);
      double       low, high;

      acies_simulation_interval (self->balance.wins[side], n_games, &low, &high);
      json_builder_set_member_name (builder, acies_scenario_get_side_id (self->scenario, side));
      json_builder_begin_object (builder);
      acies_json_put_int (builder, "count", self->balance.wins[side]);
      acies_json_put_double (builder, "share", rounded (share, 10000));
      acies_json_put_double (builder, "low", rounded (low, 10000));
      acies_json_put_double (builder, "high", rounded (high, 10000));
      write_levels (self, self->balance.victories[side], builder);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
  acies_json_put_int (builder, "draws", self->balance.draws);
}

static void
write_margin (const CliReport *self, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "margin");
  json_builder_begin_object (builder);
  acies_json_put_double (builder, "mean", rounded (self->balance.margin_mean, 100));
  acies_json_put_double (builder, "sd", rounded (self->balance.margin_sd, 100));
  acies_json_put_double (builder, "low", rounded (self->balance.margin_low, 100));
  acies_json_put_double (builder, "high", rounded (self->balance.margin_high, 100));
  acies_json_put_int (builder, "least", self->balance.margin_least);
  acies_json_put_int (builder, "most", self->balance.margin_most);
  json_builder_end_object (builder);
}

/* How long the battles were, and when the first unit was lost in those in which one was. */
static void
write_length (const CliReport *self, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "turns");
  json_builder_begin_object (builder);
  acies_json_put_double (builder, "mean", rounded (self->balance.turns_mean, 100));
  acies_json_put_int (builder, "least", self->balance.turns_least);
  acies_json_put_int (builder, "most", self->balance.turns_most);
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "first-break");
  json_builder_begin_object (builder);
  acies_json_put_int (builder, "count", self->balance.n_broken);
  acies_json_put_double (builder, "mean", rounded (self->balance.break_mean, 100));
  acies_json_put_int (builder, "least", self->balance.break_least);
  acies_json_put_int (builder, "most", self->balance.break_most);
  json_builder_end_object (builder);
}

static void
write_lopsided (const CliReport *self, JsonBuilder *builder)
{
  guint       indexes[MOST_LOPSIDED];
  const guint n = acies_balance_find_lopsided (self->games, self->options->n_games, indexes,
                                               MOST_LOPSIDED);

  json_builder_set_member_name (builder, "lopsided");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    {
      const AciesSimulationGame *game = &self->games[indexes[i]];
      const guint                winner = (guint) game->winner;
      const AciesRuleset        *ruleset = acies_scenario_get_ruleset (self->scenario);

      json_builder_begin_object (builder);
      acies_json_put_int (builder, "game", indexes[i] + 1);
      acies_json_put_string (builder, "winner",
                             acies_scenario_get_side_id (self->scenario, winner));
      acies_json_put_string (builder, "level", ruleset->outcome_level_name (game->level));
      acies_json_put_int (builder, "margin", game->margin);
      acies_json_put_int (builder, "turns", game->turns);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
write_scores (const CliReport *self, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "scores");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->options->n_games; i++)
    {
      const gint8 winner = self->games[i].winner;

      if (!self->games[i].finished)
        json_builder_add_null_value (builder);
      else if (winner != ACIES_NO_SIDE)
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
  acies_json_put_int (builder, "games", self->balance.n_games);
  acies_json_put_int (builder, "unfinished", self->balance.n_unfinished);
  acies_json_put_string (builder, "seed", seed);
  acies_json_put_string (builder, "ai1", acies_ai_level_name (self->options->ai[0]));
  acies_json_put_string (builder, "ai2", acies_ai_level_name (self->options->ai[1]));
  write_wins (self, builder);
  write_levels (self, self->balance.levels, builder);
  write_margin (self, builder);
  write_length (self, builder);
  acies_json_put_int (builder, "decisions", (gint64) self->balance.n_decisions);
  write_lopsided (self, builder);
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

/* The most lopsided battles, and how one of them is played again. */
static void
print_lopsided (const CliReport *self)
{
  const AciesSimulationOptions *options = self->options;
  const char                   *deployment = options->start.historical ? " --deployment historical" : "";
  g_autofree char              *path = g_shell_quote (self->path);
  guint                         indexes[MOST_LOPSIDED];
  guint                         n;

  n = acies_balance_find_lopsided (self->games, options->n_games, indexes, MOST_LOPSIDED);
  if (n == 0)
    return;

  cli_print (_("The most lopsided battles:\n"));
  for (guint i = 0; i < n; i++)
    {
      const AciesSimulationGame *game = &self->games[indexes[i]];
      g_autofree char           *words = NULL;

      words = acies_balance_dup_game_text (self->scenario, game, indexes[i]);
      cli_print ("  %s\n", words);
    }
  cli_print (_("To play one again and save it:\n"));
  cli_print ("  acies-cli simulate %s --seed %" G_GUINT64_FORMAT " --ai1 %s --ai2 %s%s --replay %u "
             "--save game.json\n", path, options->seed, acies_ai_level_name (options->ai[0]),
             acies_ai_level_name (options->ai[1]), deployment, indexes[0] + 1);
}

void
cli_report_print_text (const CliReport *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  acies_balance_append_text (text, self->scenario, self->options, &self->balance);
  cli_print (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u battle in %3$.1f s\n",
                          "%1$s: %2$u battles in %3$.1f s\n", self->balance.n_games),
             acies_scenario_get_name (self->scenario), self->balance.n_games, self->seconds);
  cli_print ("%s", text->str);
  cli_print (_("Decisions: %.0f\n"), (double) self->balance.n_decisions);
  print_lopsided (self);
}
