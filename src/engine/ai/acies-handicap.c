/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/ai/acies-handicap-changes.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Each round plays the changes that are left, and leaves that share of them to the next; the last has few. */
#define KEEP_SHARE 3
#define N_ROUNDS   4

typedef struct
{
  AciesScenario              *scenario;
  const AciesHandicapOptions *options;
  AciesSimulationProgress     progress;
  gpointer                    user_data;
  GCancellable               *cancellable;
  guint                       done, total;
} Search;

double
acies_handicap_share (guint n_games, guint wins, guint draws)
{
  return n_games > 0 ? (wins + 0.5 * draws) / n_games : 0.5;
}

static void
game_cb (guint done, guint total, gpointer data)
{
  const Search *self = data;

  if (self->progress != NULL)
    self->progress (self->done + done, MAX (self->total, self->done + total), self->user_data);
}

/* Plays @n_games battles of @scenario; the same @use gives every scenario the same seeds. (transfer full) */
static AciesSimulationGame *
play (Search *self, AciesScenario *scenario, guint n_games, guint use)
{
  const AciesSimulationOptions options = {
    .start = self->options->start,
    .ai = { self->options->level, self->options->level },
    .n_games = n_games,
    .seed = self->options->seed + use,
    .n_threads = self->options->n_threads,
  };
  AciesSimulationGame *games = NULL;

  games = acies_simulation_run (scenario, &options, game_cb, self, self->cancellable);
  self->done += n_games;

  return games;
}

/* ---- Points ---- */

static int
compare_margins (gconstpointer a, gconstpointer b)
{
  const gint32 one = *(const gint32 *) a, other = *(const gint32 *) b;

  return (one > other) - (one < other);
}

static void
count_with (AciesHandicap *self, const GArray *margins, gint32 shift)
{
  self->points_wins[0] = self->points_wins[1] = self->points_draws = 0;
  for (guint i = 0; i < margins->len; i++)
    {
      const gint32 margin = g_array_index (margins, gint32, i) + shift;

      if (margin == 0)
        self->points_draws++;
      else
        self->points_wins[margin > 0 ? 0 : 1]++;
    }
}

/* How far from even the battles would have been with @shift added to the margins. */
static double
distance_with (AciesHandicap *self, const GArray *margins, gint32 shift)
{
  count_with (self, margins, shift);

  return fabs (acies_handicap_share (margins->len, self->points_wins[0], self->points_draws) - 0.5);
}

/* What is to be made up for is about the median of the margins; beside it more are drawn or fewer. */
static gint32
find_shift (AciesHandicap *self, GArray *margins)
{
  gint32 median, best;

  g_array_sort (margins, compare_margins);
  median = best = -g_array_index (margins, gint32, margins->len / 2);
  for (gint32 shift = median - 1; shift <= median + 1; shift++)
    if (distance_with (self, margins, shift) < distance_with (self, margins, best))
      best = shift;
  if (distance_with (self, margins, 0) <= distance_with (self, margins, best))
    best = 0;

  return best;
}

/* Where somebody wins who is not ahead, points decide nothing. */
static void
find_points (AciesHandicap *self, const AciesSimulationGame *games, guint n_games)
{
  g_autoptr (GArray) margins = g_array_new (FALSE, FALSE, sizeof (gint32));
  gint32             shift;

  self->has_points = self->n_games > 0;
  for (guint i = 0; i < n_games; i++)
    if (games[i].finished)
      {
        const int ahead = games[i].margin > 0 ? 0 : games[i].margin < 0 ? 1 : ACIES_NO_SIDE;

        self->has_points &= games[i].winner == ahead;
        g_array_append_val (margins, games[i].margin);
      }
  if (!self->has_points)
    return;

  shift = find_shift (self, margins);
  self->points_side = shift < 0 ? 1 : 0;
  self->points = ABS (shift);
  count_with (self, margins, shift);
}

/* ---- Changes of one unit ---- */

static double
distance (const AciesHandicapChange *change)
{
  return fabs (acies_handicap_share (change->n_games, change->wins[0], change->draws) - 0.5);
}

/* What was never played stands last; equals stay in the order of the file. */
static int
compare_changes (gconstpointer a, gconstpointer b)
{
  const AciesHandicapChange *one = a, *other = b;
  const double               first = one->n_games > 0 ? distance (one) : 1;
  const double               second = other->n_games > 0 ? distance (other) : 1;

  return (first > second) - (first < second);
}

static void
play_change (Search *self, AciesHandicapChange *change, guint n_games, guint round)
{
  g_autoptr (AciesScenario)       scenario = NULL;
  g_autofree AciesSimulationGame *games = NULL;
  AciesBalance                    balance;

  scenario = acies_handicap_changes_make (self->scenario, change->patch);
  games = play (self, scenario, n_games, round);
  acies_balance_init (&balance, games, n_games);
  change->n_games += balance.n_games;
  change->draws += balance.draws;
  for (guint side = 0; side < 2; side++)
    change->wins[side] += balance.wins[side];
}

/* How many battles of each change round @round plays: twice as many as the one before, as many as are wanted in all. */
static guint
games_of_round (const Search *self, guint round)
{
  return MAX (self->options->n_games / (2u << (N_ROUNDS - 1 - MAX (round, 1))), 1);
}

static guint
changes_after (guint n_changes)
{
  return MAX (n_changes / KEEP_SHARE, MIN (n_changes, ACIES_HANDICAP_MOST));
}

static guint
count_games (const Search *self, guint n_changes)
{
  guint n = self->options->n_games;

  for (guint round = 0; round < N_ROUNDS; round++)
    {
      n += n_changes * games_of_round (self, round);
      n_changes = changes_after (n_changes);
    }

  return n;
}

static void
search_changes (Search *self, GArray *changes)
{
  for (guint round = 0;
       round < N_ROUNDS && !g_cancellable_is_cancelled (self->cancellable); round++)
    {
      for (guint i = 0; i < changes->len && !g_cancellable_is_cancelled (self->cancellable); i++)
        play_change (self, &g_array_index (changes, AciesHandicapChange, i),
                     games_of_round (self, round), round);
      g_array_sort (changes, compare_changes);
      if (!g_cancellable_is_cancelled (self->cancellable))
        g_array_set_size (changes, changes_after (changes->len));
    }
  while (changes->len > 0 &&
         g_array_index (changes, AciesHandicapChange, changes->len - 1).n_games == 0)
    g_array_set_size (changes, changes->len - 1);
  g_array_set_size (changes, MIN (changes->len, ACIES_HANDICAP_MOST));
}

/* ---- Both ---- */

static void
play_as_it_is (Search *self, AciesHandicap *handicap)
{
  g_autofree AciesSimulationGame *games = play (self, self->scenario, self->options->n_games, 0);
  AciesBalance                    balance;

  acies_balance_init (&balance, games, self->options->n_games);
  handicap->n_games = balance.n_games;
  handicap->draws = balance.draws;
  for (guint side = 0; side < 2; side++)
    handicap->wins[side] = balance.wins[side];
  find_points (handicap, games, self->options->n_games);
}

AciesHandicap *
acies_handicap_find (JsonNode                   *root,
                     const AciesHandicapOptions *options,
                     AciesSimulationProgress     progress,
                     gpointer                    user_data,
                     GCancellable               *cancellable,
                     GError                    **error)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesScenario) scenario = NULL;
  g_autoptr (AciesHandicap) handicap = g_new0 (AciesHandicap, 1);
  Search                    self = { NULL, options, progress, user_data, cancellable, 0, 0 };

  g_return_val_if_fail (root != NULL && options != NULL && options->n_games > 0, NULL);

  scenario = acies_scenario_new (root, problems, error);
  if (scenario == NULL)
    return NULL;

  self.scenario = scenario;
  handicap->changes = acies_handicap_changes_list (scenario);
  self.total = count_games (&self, handicap->changes->len);
  play_as_it_is (&self, handicap);
  if (handicap->n_games == 0)
    {
      g_cancellable_set_error_if_cancelled (cancellable, error);
      return NULL;
    }
  search_changes (&self, handicap->changes);

  return g_steal_pointer (&handicap);
}

void
acies_handicap_free (AciesHandicap *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->changes, g_array_unref);
  g_free (self);
}

/* ---- Words ---- */

char *
acies_handicap_dup_points_text (const AciesHandicap *self, AciesScenario *scenario)
{
  const guint n = MAX (self->n_games, 1);

  if (!self->has_points)
    return g_strdup (_("Points do not decide this battle: none are to be given."));
  if (self->points == 0)
    return g_strdup (_("No points are to be given: the battle is about even."));

  /* Translators: an army and points; then each army and how many of a hundred battles it would win. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%2$d point to %1$s: %3$s would win %4$.0f%%, %5$s %6$.0f%%",
                                       "%2$d points to %1$s: %3$s would win %4$.0f%%, %5$s %6$.0f%%",
                                       (gulong) self->points),
                          acies_scenario_get_side_name (scenario, self->points_side), self->points,
                          acies_scenario_get_side_name (scenario, 0),
                          100.0 * self->points_wins[0] / n,
                          acies_scenario_get_side_name (scenario, 1),
                          100.0 * self->points_wins[1] / n);
}

char *
acies_handicap_dup_change_text (const AciesHandicapChange *change, AciesScenario *scenario)
{
  const guint n = MAX (change->n_games, 1);

  /* Translators: a change of one unit; then each army and how many of a hundred battles it won; how many were played. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$s won %3$.0f%%, %4$s %5$.0f%% of %6$u battle",
                                       "%1$s: %2$s won %3$.0f%%, %4$s %5$.0f%% of %6$u battles", change->n_games),
                          change->text, acies_scenario_get_side_name (scenario, 0),
                          100.0 * change->wins[0] / n, acies_scenario_get_side_name (scenario, 1),
                          100.0 * change->wins[1] / n, change->n_games);
}
