/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-balance.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define NORMAL_95 1.959964 /* standard deviations on both sides that hold 95 of 100 */

static void
count_break (AciesBalance *self, guint turn)
{
  const gboolean is_first = self->n_broken == 0;

  if (turn == 0)
    return;

  self->n_broken++;
  self->break_mean += turn;
  self->break_least = is_first ? turn : MIN (self->break_least, turn);
  self->break_most = is_first ? turn : MAX (self->break_most, turn);
}

static void
count_game (AciesBalance *self, const AciesSimulationGame *game)
{
  const gboolean is_first = self->n_games == 0;

  self->n_games++;
  if (game->winner != ACIES_NO_SIDE)
    self->wins[game->winner]++;
  else
    self->draws++;
  if (game->level < ACIES_BALANCE_MAX_LEVELS)
    {
      self->levels[game->level]++;
      if (game->winner != ACIES_NO_SIDE)
        self->victories[game->winner][game->level]++;
    }
  self->n_decisions += game->decisions;
  count_break (self, game->first_break);
  self->margin_mean += game->margin;
  self->turns_mean += game->turns;
  self->margin_least = is_first ? game->margin : MIN (self->margin_least, game->margin);
  self->margin_most = is_first ? game->margin : MAX (self->margin_most, game->margin);
  self->turns_least = is_first ? game->turns : MIN (self->turns_least, game->turns);
  self->turns_most = is_first ? game->turns : MAX (self->turns_most, game->turns);
}

static void
measure_spread (AciesBalance *self, const AciesSimulationGame *games, guint n_games)
{
  double squares = 0;
  double half = 0;

  for (guint i = 0; i < n_games; i++)
    if (games[i].finished)
      {
        const double off = games[i].margin - self->margin_mean;

        squares += off * off;
      }
  self->margin_sd = self->n_games > 1 ? sqrt (squares / (self->n_games - 1)) : 0;
  half = NORMAL_95 * self->margin_sd / sqrt (self->n_games);
  self->margin_low = self->margin_mean - half;
  self->margin_high = self->margin_mean + half;
}

void
acies_balance_init (AciesBalance *self, const AciesSimulationGame *games, guint n_games)
{
  g_return_if_fail (self != NULL && (games != NULL || n_games == 0));

  *self = (AciesBalance){ 0 };
  for (guint i = 0; i < n_games; i++)
    if (games[i].finished)
      count_game (self, &games[i]);
    else
      self->n_unfinished++;
  if (self->n_games == 0)
    return;

  self->margin_mean /= self->n_games;
  self->turns_mean /= self->n_games;
  self->break_mean /= MAX (self->n_broken, 1);
  measure_spread (self, games, n_games);
}

double
acies_balance_score (const AciesSimulationGame *game)
{
  if (game->winner == 0)
    return 1;

  return game->winner != ACIES_NO_SIDE ? 0 : 0.5;
}

/* Whether @one comes before @other in the list of the lopsided. */
static gboolean
is_worse (const AciesSimulationGame *games, guint one, guint other)
{
  const int one_margin = ABS (games[one].margin);
  const int other_margin = ABS (games[other].margin);

  return one_margin != other_margin ? one_margin > other_margin : one < other;
}

guint
acies_balance_find_lopsided (const AciesSimulationGame *games,
                             guint                      n_games,
                             guint                     *indexes,
                             guint                      most)
{
  guint n = 0;

  for (guint i = 0; i < n_games; i++)
    {
      guint at = n;

      if (!games[i].finished || games[i].winner == ACIES_NO_SIDE || games[i].margin == 0)
        continue;
      while (at > 0 && is_worse (games, i, indexes[at - 1]))
        at--;
      if (at >= most)
        continue;
      n = MIN (n + 1, most);
      memmove (indexes + at + 1, indexes + at, (n - at - 1) * sizeof *indexes);
      indexes[at] = i;
    }

  return n;
}

/* The locale must not turn the decimal point into a comma, which parts the columns. */
void
acies_balance_append_csv (GString                   *csv,
                          AciesScenario             *scenario,
                          const AciesSimulationGame *games,
                          guint                      n_games)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (scenario);

  g_string_append (csv, "game,winner,level,margin,turns,first-break,decisions,score\n");
  for (guint i = 0; i < n_games; i++)
    {
      const AciesSimulationGame *game = &games[i];
      const char                *winner = "";
      char                       score[G_ASCII_DTOSTR_BUF_SIZE];

      if (!game->finished)
        continue;
      if (game->winner >= 0)
        winner = acies_scenario_get_side_id (scenario, (guint) game->winner);
      g_ascii_formatd (score, sizeof score, "%g", acies_balance_score (game));
      g_string_append_printf (csv, "%u,%s,%s,%d,%u,", i + 1, winner,
                              ruleset->outcome_level_name (game->level), game->margin, game->turns);
      if (game->first_break > 0)
        g_string_append_printf (csv, "%u", game->first_break);
      g_string_append_printf (csv, ",%u,%s\n", game->decisions, score);
    }
}

char *
acies_balance_dup_wins_text (AciesScenario                *scenario,
                             const AciesSimulationOptions *options,
                             const AciesBalance           *balance,
                             guint                         side)
{
  const double n = MAX (balance->n_games, 1);
  double       low, high;

  acies_simulation_interval (balance->wins[side], balance->n_games, &low, &high);
  /* Translators: %1$s is a side, %2$s a computer player; the rest counts its victories. */
  return g_strdup_printf (_("%1$s (%2$s) won %3$u, %4$.1f%% (95%% interval %5$.1f to %6$.1f%%)"),
                          acies_scenario_get_side_name (scenario, side),
                          acies_ai_level_name (options->ai[side]), balance->wins[side],
                          100.0 * balance->wins[side] / n, 100 * low, 100 * high);
}

char *
acies_balance_dup_margin_text (AciesScenario *scenario, const AciesBalance *balance)
{
  /* Translators: victory points of the first side less those of the second. */
  return g_strdup_printf (_("Margin of %1$s: mean %2$.2f, standard deviation %3$.2f, 95%% interval of the mean "
                            "%4$.2f to %5$.2f, from %6$d to %7$d"),
                          acies_scenario_get_side_name (scenario, 0), balance->margin_mean,
                          balance->margin_sd, balance->margin_low, balance->margin_high,
                          balance->margin_least, balance->margin_most);
}

char *
acies_balance_dup_turns_text (const AciesBalance *balance)
{
  return g_strdup_printf (_("Turns: mean %1$.2f, from %2$u to %3$u"), balance->turns_mean,
                          balance->turns_least, balance->turns_most);
}

char *
acies_balance_dup_break_text (const AciesBalance *balance)
{
  if (balance->n_broken == 0)
    return g_strdup (_("No unit was ever lost"));

  /* Translators: the turn in which the first unit of a battle was lost, over many battles. */
  return g_strdup_printf (_("First unit lost: mean in turn %1$.2f, from turn %2$u to %3$u, in %4$u of %5$u battles"),
                          balance->break_mean, balance->break_least, balance->break_most,
                          balance->n_broken, balance->n_games);
}

char *
acies_balance_dup_game_text (AciesScenario *scenario, const AciesSimulationGame *game, guint index)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (scenario);

  /* Translators: a battle's number, a level of victory, an army, by how many points, in how many turns. */
  return g_strdup_printf (_("Battle %1$u: %2$s for %3$s, by %4$d points, in %5$u turns"), index + 1,
                          ruleset->outcome_level_text (game->level),
                          acies_scenario_get_side_name (scenario, (guint) game->winner),
                          ABS (game->margin), game->turns);
}

void
acies_balance_append_text (GString                      *text,
                           AciesScenario                *scenario,
                           const AciesSimulationOptions *options,
                           const AciesBalance           *balance)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (scenario);
  g_autofree char    *margin = acies_balance_dup_margin_text (scenario, balance);
  g_autofree char    *turns = acies_balance_dup_turns_text (balance);
  g_autofree char    *first = acies_balance_dup_break_text (balance);
  const guint         n_sides = acies_scenario_get_n_sides (scenario);

  for (guint side = 0; side < n_sides; side++)
    {
      g_autofree char *wins = acies_balance_dup_wins_text (scenario, options, balance, side);

      g_string_append_printf (text, "%s\n", wins);
    }
  g_string_append_printf (text, _("Drawn: %u\n"), balance->draws);
  for (guint i = 1; i < MIN (ruleset->n_outcome_levels, ACIES_BALANCE_MAX_LEVELS); i++)
    if (n_sides == 2)
      /* Translators: %1$s is a level of victory, %2$u how many; then each side's name and how many of them it won. */
      g_string_append_printf (text, _("%1$s: %2$u (%3$s %4$u, %5$s %6$u)\n"),
                              ruleset->outcome_level_text (i), balance->levels[i],
                              acies_scenario_get_side_name (scenario, 0), balance->victories[0][i],
                              acies_scenario_get_side_name (scenario, 1), balance->victories[1][i]);
    else
      /* Translators: %1$s is a level of victory, %2$u how many. */
      g_string_append_printf (text, _("%1$s: %2$u\n"), ruleset->outcome_level_text (i), balance->levels[i]);
  g_string_append_printf (text, "%s\n%s\n%s\n", margin, turns, first);
}
