/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-report.h"

#include "cli/cli-command.h"
#include "cli/cli-players.h"

#include <glib/gi18n-lib.h>

#define MOST_GAMES   1000000
#define MOST_THREADS 256

/* The command line as it was given. */
typedef struct
{
  int      games, threads;
  char    *ai[2], *seed, *deployment;
  gboolean json, csv;
} Wishes;

static void
wishes_clear (Wishes *wishes)
{
  g_free (wishes->ai[0]);
  g_free (wishes->ai[1]);
  g_free (wishes->seed);
  g_free (wishes->deployment);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wishes, wishes_clear)

/* Everything that can be judged without the scenario. */
static gboolean
read_wishes (const Wishes *wishes, AciesSimulationOptions *options, const char *command)
{
  if (wishes->games < 1 || wishes->games > MOST_GAMES)
    {
      cli_misuse (command, _("the number of battles is 1 to %d"), MOST_GAMES);
      return FALSE;
    }
  if (wishes->threads < 0 || wishes->threads > MOST_THREADS)
    {
      cli_misuse (command, _("the number of threads is 0 to %d, where 0 means one a core"), MOST_THREADS);
      return FALSE;
    }
  if (wishes->json && wishes->csv)
    {
      cli_misuse (command, _("choose one of --json and --csv"));
      return FALSE;
    }
  options->n_games = (guint) wishes->games;
  options->n_threads = (guint) wishes->threads;

  return cli_read_players (command, wishes->ai, options->ai) &&
         cli_read_seed_option (command, wishes->seed, &options->seed);
}

static void
print_report (const Wishes *wishes, const CliReport *report)
{
  if (wishes->json)
    {
      g_autoptr (JsonNode) root = cli_report_to_json (report);

      cli_print_json (root, FALSE);
    }
  else if (wishes->csv)
    cli_report_print_csv (report);
  else
    cli_report_print_text (report);
}

static int
simulate (const char *path, AciesScenario *scenario, const AciesSimulationOptions *options,
          const Wishes *wishes)
{
  g_autofree AciesSimulationGame *games = NULL;
  const gint64                    began = g_get_monotonic_time ();
  CliReport                       report;

  games = acies_simulation_run (scenario, options, NULL, NULL, NULL);
  cli_report_init (&report, scenario, options, games,
                   (double) (g_get_monotonic_time () - began) / G_USEC_PER_SEC);
  print_report (wishes, &report);
  if (report.balance.n_unfinished == 0)
    return CLI_FINE;

  return cli_fail (path, _("%u of the battles did not come to an end; this is a fault in Acies, "
                           "please report it with the seed"), report.balance.n_unfinished);
}

int
cli_run_simulate (int argc, char **argv)
{
  g_auto (Wishes)    wishes = { .games = 100 };
  const GOptionEntry entries[] = {
    { "games", 'n', 0, G_OPTION_ARG_INT, &wishes.games, N_("How many battles; 100 if not given"), N_("N") },
    { "ai1", 0, 0, G_OPTION_ARG_STRING, &wishes.ai[0], N_("Who plays the first side: standard or random"), N_("NAME") },
    { "ai2", 0, 0, G_OPTION_ARG_STRING, &wishes.ai[1], N_("Who plays the second side"), N_("NAME") },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &wishes.seed, N_("Battle k depends on the seed and k alone; 1 if not given"),
      N_("SEED") },
    { "deployment", 0, 0, G_OPTION_ARG_STRING, &wishes.deployment, N_("free or historical; free if not given"),
      N_("KIND") },
    { "threads", 0, 0, G_OPTION_ARG_INT, &wishes.threads, N_("How many threads; one a core if not given"), N_("N") },
    { "json", 'j', 0, G_OPTION_ARG_NONE, &wishes.json, N_("Print one JSON object"), NULL },
    { "csv", 0, 0, G_OPTION_ARG_NONE, &wishes.csv, N_("Print a table with a row a battle"), NULL },
    { NULL },
  };
  const CliUsage     usage = {
    .name = "simulate",
    .arguments = N_("FILE"),
    .summary = N_("Plays many battles, computer against computer, and counts victories, margins and length."),
    .description = N_("Everything but the time is the same for any number of threads.\n"
                      "Exit status: 0 fine, 1 the scenario was refused or a battle did not end, 2 wrong usage."),
    .entries = entries,
  };
  AciesSimulationOptions    options = { 0 };
  g_autoptr (AciesScenario) scenario = NULL;
  int                       status = CLI_FINE;

  if (!cli_parse (&usage, &argc, &argv))
    return CLI_USAGE;
  if (argc != 2)
    return cli_misuse (usage.name, _("it needs one scenario"));
  if (!read_wishes (&wishes, &options, usage.name))
    return CLI_USAGE;

  scenario = cli_load_scenario (argv[1]);
  if (scenario == NULL)
    return CLI_FAILED;
  if (acies_scenario_get_n_sides (scenario) != 2)
    return cli_fail (argv[1], _("sides: two are needed to count victories"));
  if (!cli_read_deployment (usage.name, argv[1], wishes.deployment, scenario, &options.start,
                            &status))
    return status;

  return simulate (argv[1], scenario, &options, &wishes);
}
