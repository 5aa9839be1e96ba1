/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-command.h"
#include "cli/cli-players.h"
#include "engine/ai/acies-match.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define MOST_GAMES        1000000
#define MOST_THREADS      256
#define MOST_NODES        1000000000
#define MOST_MILLISECONDS 600000
#define MOST_ELO          1000

/* The command line as it was given. */
typedef struct
{
  int      games, threads, nodes[2], milliseconds[2];
  double   elo[2];
  char    *ai[2], *seed, **scenarios;
  gboolean historical, all, json;
} Wishes;

/* What is told. */
typedef struct
{
  const AciesMatchOptions *options;
  GPtrArray               *scenarios;
  const AciesMatchPair    *pairs;
  guint                    n_pairs;
  AciesMatchScore          score;
} Report;

static void
wishes_clear (Wishes *wishes)
{
  g_free (wishes->ai[0]);
  g_free (wishes->ai[1]);
  g_free (wishes->seed);
  g_strfreev (wishes->scenarios);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wishes, wishes_clear)

static gboolean
read_budgets (const Wishes *wishes, AciesMatchOptions *options, const char *command)
{
  for (guint i = 0; i < 2; i++)
    {
      AciesAiBudget *budget = &options->players[i].budget;

      if (wishes->nodes[i] < 0 || wishes->nodes[i] > MOST_NODES)
        {
          cli_misuse (command, _("the number of nodes is 0 to %d, where 0 means as the level has it"),
                      MOST_NODES);
          return FALSE;
        }
      if (wishes->milliseconds[i] < 0 || wishes->milliseconds[i] > MOST_MILLISECONDS)
        {
          cli_misuse (command,
                      _("the time is 0 to %d milliseconds, where 0 means as the level has it"),
                      MOST_MILLISECONDS);
          return FALSE;
        }
      *budget = *acies_ai_level_get_budget (options->players[i].level);
      if (wishes->nodes[i] > 0)
        *budget = (AciesAiBudget){ (guint) wishes->nodes[i], 0 };
      if (wishes->milliseconds[i] > 0)
        *budget = (AciesAiBudget){ wishes->nodes[i] > 0 ? (guint) wishes->nodes[i] : MOST_NODES,
                                   (guint) wishes->milliseconds[i] };
    }

  return TRUE;
}

/* Everything that can be judged without the scenarios. */
static gboolean
read_wishes (const Wishes *wishes, AciesMatchOptions *options, const char *command)
{
  AciesAiLevel levels[ACIES_MAX_SIDES];

  if (wishes->games < 2 || wishes->games > MOST_GAMES)
    {
      cli_misuse (command, _("the number of battles is 2 to %d"), MOST_GAMES);
      return FALSE;
    }
  if (wishes->threads < 0 || wishes->threads > MOST_THREADS)
    {
      cli_misuse (command, _("the number of threads is 0 to %d, where 0 means one a core"),
                  MOST_THREADS);
      return FALSE;
    }
  if (!(fabs (wishes->elo[0]) <= MOST_ELO && fabs (wishes->elo[1]) <= MOST_ELO &&
        wishes->elo[0] < wishes->elo[1]))
    {
      cli_misuse (command, _("--elo0 must be less than --elo1, and both lie from -%1$d to %1$d"), MOST_ELO);
      return FALSE;
    }
  if (!cli_read_players (command, wishes->ai, levels) ||
      !cli_read_seed_option (command, wishes->seed, &options->seed))
    return FALSE;

  for (guint i = 0; i < 2; i++)
    {
      options->players[i].level = levels[i];
      options->elo[i] = wishes->elo[i];
    }
  options->n_pairs = ((guint) wishes->games + 1) / 2;
  options->n_threads = (guint) wishes->threads;
  options->plays_all = wishes->all;

  return read_budgets (wishes, options, command);
}

static void
write_rounded (JsonBuilder *builder, const char *name, double value, double scale)
{
  acies_json_put_double (builder, name, round (value * scale) / scale);
}

static void
write_score (const AciesMatchScore *score, JsonBuilder *builder)
{
  acies_json_put_int (builder, "games", 2 * score->n_pairs);
  json_builder_set_member_name (builder, "pairs");
  json_builder_begin_array (builder);
  for (guint i = 0; i < G_N_ELEMENTS (score->counts); i++)
    json_builder_add_int_value (builder, score->counts[i]);
  json_builder_end_array (builder);
  write_rounded (builder, "score", score->score, 10000);
  write_rounded (builder, "low", score->low, 10000);
  write_rounded (builder, "high", score->high, 10000);
  write_rounded (builder, "elo", score->elo, 10);
  write_rounded (builder, "eloLow", score->elo_low, 10);
  write_rounded (builder, "eloHigh", score->elo_high, 10);
}

static void
write_player (const AciesMatchPlayer *player, const char *name, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "level", acies_ai_level_name (player->level));
  acies_json_put_int (builder, "nodes", player->budget.n_nodes);
  acies_json_put_int (builder, "milliseconds", player->budget.milliseconds);
  json_builder_end_object (builder);
}

static void
score_scenario (const Report *self, guint index, AciesMatchScore *score)
{
  acies_match_score_init (score, self->pairs, self->n_pairs, index, self->scenarios->len,
                          self->options);
}

static void
print_json (const Report *self)
{
  static const char *const verdicts[] = {
    [ACIES_MATCH_OPEN] = "open", [ACIES_MATCH_STRONGER] = "stronger", [ACIES_MATCH_NOT] = "not-stronger",
  };
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode)    root = NULL;
  g_autofree char        *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, self->options->seed);

  json_builder_begin_object (builder);
  write_player (&self->options->players[0], "ai1", builder);
  write_player (&self->options->players[1], "ai2", builder);
  acies_json_put_string (builder, "seed", seed);
  write_score (&self->score, builder);
  write_rounded (builder, "llr", self->score.llr, 100);
  acies_json_put_string (builder, "verdict", verdicts[self->score.verdict]);
  json_builder_set_member_name (builder, "scenarios");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->scenarios->len; i++)
    {
      AciesMatchScore score;

      score_scenario (self, i, &score);
      json_builder_begin_object (builder);
      acies_json_put_string (builder, "id",
                             acies_scenario_get_id (g_ptr_array_index (self->scenarios, i)));
      write_score (&score, builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  cli_print_json (root, FALSE);
}

static void
print_thought (const Report *self, guint player)
{
  double total = 0, n = 0, longest = 0;

  for (guint i = 0; i < self->n_pairs; i++)
    {
      total += (double) self->pairs[i].microseconds[player];
      n += self->pairs[i].decisions[player];
      longest = MAX (longest, (double) self->pairs[i].longest[player]);
    }
  /* Translators: %1$s is a player: “hard”. */
  cli_print (_("%1$s: %2$.3f ms of processor a decision, the longest %3$.1f ms, "
               "%4$.1f decisions a battle\n"),
             acies_ai_level_name (self->options->players[player].level), total / MAX (n, 1) / 1000,
             longest / 1000, n / MAX (2 * self->n_pairs, 1));
}

static void
print_text (const Report *self)
{
  const AciesMatchScore *score = &self->score;

  /* Translators: two players: “hard against normal”. */
  cli_print (_("%1$s against %2$s: "), acies_ai_level_name (self->options->players[0].level),
             acies_ai_level_name (self->options->players[1].level));
  cli_print (g_dngettext (GETTEXT_PACKAGE, "%u pair of battles with sides changed\n",
                          "%u pairs of battles with sides changed\n", score->n_pairs), score->n_pairs);
  cli_print (_("Score: %1$.1f %% (95 %%: %2$.1f to %3$.1f), Elo %4$+.0f (%5$+.0f to %6$+.0f)\n"),
             100 * score->score, 100 * score->low, 100 * score->high, score->elo,
             score->elo_low, score->elo_high);
  cli_print (_("Pairs with 0, ½, 1, 1½, 2 points: %1$u, %2$u, %3$u, %4$u, %5$u\n"),
             score->counts[0], score->counts[1], score->counts[2], score->counts[3],
             score->counts[4]);
  for (guint i = 0; i < self->scenarios->len; i++)
    {
      AciesMatchScore one;

      score_scenario (self, i, &one);
      /* Translators: %1$s is a scenario. */
      cli_print (_("  %1$s: %2$.1f %% of %3$u\n"),
                 acies_scenario_get_id (g_ptr_array_index (self->scenarios, i)), 100 * one.score,
                 2 * one.n_pairs);
    }
  if (score->verdict == ACIES_MATCH_STRONGER)
    cli_print (_("Decided: the lead is at least %1$.0f Elo rather than %2$.0f\n"),
               self->options->elo[1], self->options->elo[0]);
  else if (score->verdict == ACIES_MATCH_NOT)
    cli_print (_("Decided: the lead is at most %1$.0f Elo rather than %2$.0f\n"),
               self->options->elo[0], self->options->elo[1]);
  print_thought (self, 0);
  print_thought (self, 1);
}

static int
play_match (GPtrArray               *scenarios,
            const AciesMatchOptions *options,
            const Wishes            *wishes,
            const char              *first)
{
  Report report = { .options = options, .scenarios = scenarios };
  g_autofree AciesMatchPair *pairs = NULL;

  pairs = acies_match_run ((AciesScenario *const *) scenarios->pdata, scenarios->len, options,
                           NULL, NULL, NULL, &report.n_pairs);
  report.pairs = pairs;
  acies_match_score_init (&report.score, pairs, report.n_pairs, 0, 1, options);
  if (wishes->json)
    print_json (&report);
  else
    print_text (&report);
  if (report.n_pairs == options->n_pairs || report.score.verdict != ACIES_MATCH_OPEN)
    return CLI_FINE;

  return cli_fail (first, _("pair %u of the battles did not come to an end; this is a fault in "
                            "Acies, please report it with the seed"), report.n_pairs);
}

static gboolean
load_scenarios (char *const *paths, gboolean historical, GPtrArray *scenarios)
{
  for (guint i = 0; paths[i] != NULL; i++)
    {
      AciesScenario *scenario = cli_load_scenario (paths[i]);

      if (scenario == NULL)
        return FALSE;
      g_ptr_array_add (scenarios, scenario);
      if (acies_scenario_get_n_sides (scenario) != 2)
        {
          cli_fail (paths[i], _("sides: two are needed to count victories"));
          return FALSE;
        }
      if (historical && !acies_scenario_has_deployment (scenario))
        {
          cli_fail (paths[i], _("it has no historical deployment"));
          return FALSE;
        }
    }

  return TRUE;
}

int
cli_run_match (int argc, char **argv)
{
  g_auto (Wishes)    wishes = { .games = 200, .elo = { 0, 30 } };
  const GOptionEntry entries[] = {
    { "ai1", 0, 0, G_OPTION_ARG_STRING, &wishes.ai[0],
      N_("The first player: random, quick, easy, normal, hard or standard"), N_("NAME") },
    { "ai2", 0, 0, G_OPTION_ARG_STRING, &wishes.ai[1], N_("The second player"), N_("NAME") },
    { "nodes1", 0, 0, G_OPTION_ARG_INT, &wishes.nodes[0],
      N_("What one choice of the first player may cost; else as the level has it"), N_("N") },
    { "nodes2", 0, 0, G_OPTION_ARG_INT, &wishes.nodes[1],
      N_("The same of the second player"), N_("N") },
    { "ms1", 0, 0, G_OPTION_ARG_INT, &wishes.milliseconds[0],
      N_("How many milliseconds the first player thinks about one choice"), N_("N") },
    { "ms2", 0, 0, G_OPTION_ARG_INT, &wishes.milliseconds[1],
      N_("The same of the second player"), N_("N") },
    { "scenarios", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &wishes.scenarios,
      N_("A scenario to play in, beside those named as arguments; may be given often"), N_("FILE") },
    { "games", 'n', 0, G_OPTION_ARG_INT, &wishes.games,
      N_("How many battles at most, two a pair; 200 if not given"), N_("N") },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &wishes.seed,
      N_("Pair k depends on the seed and k alone; 1 if not given"), N_("SEED") },
    { "historical", 0, 0, G_OPTION_ARG_NONE, &wishes.historical,
      N_("Armies stand as they stood; else they deploy freely"), NULL },
    { "elo0", 0, 0, G_OPTION_ARG_DOUBLE, &wishes.elo[0],
      N_("The lesser lead between which and the greater the test decides; 0 if not given"), N_("ELO") },
    { "elo1", 0, 0, G_OPTION_ARG_DOUBLE, &wishes.elo[1],
      N_("The greater lead; 30 if not given"), N_("ELO") },
    { "all", 0, 0, G_OPTION_ARG_NONE, &wishes.all,
      N_("Play all battles although the test has decided"), NULL },
    { "threads", 0, 0, G_OPTION_ARG_INT, &wishes.threads,
      N_("How many threads; one a core if not given"), N_("N") },
    { "json", 'j', 0, G_OPTION_ARG_NONE, &wishes.json, N_("Print one JSON object"), NULL },
    { NULL },
  };
  const CliUsage     usage = {
    .name = "match",
    .arguments = N_("FILE…"),
    .summary = N_("Measures two computer players against each other, in pairs of battles with the same dice and sides changed."),
    .description = N_("Ends early when a sequential test has decided between the two leads, with five errors in a hundred.\n"
                      "Without --ms1 and --ms2 everything but the times is the same for any number of threads.\n"
                      "Exit status: 0 fine, 1 a scenario was refused or a battle did not end, 2 wrong usage."),
    .entries = entries,
  };
  g_autoptr (GPtrArray) scenarios = NULL;
  AciesMatchOptions     options = { 0 };

  scenarios = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_scenario_unref);
  if (!cli_parse (&usage, &argc, &argv))
    return CLI_USAGE;
  if (argc < 2 && wishes.scenarios == NULL)
    return cli_misuse (usage.name, _("it needs a scenario"));
  if (!read_wishes (&wishes, &options, usage.name))
    return CLI_USAGE;

  options.start.historical = wishes.historical;
  if (!load_scenarios (argv + 1, wishes.historical, scenarios) ||
      (wishes.scenarios != NULL &&
       !load_scenarios (wishes.scenarios, wishes.historical, scenarios)))
    return CLI_FAILED;

  return play_match (scenarios, &options, &wishes, argc > 1 ? argv[1] : wishes.scenarios[0]);
}
