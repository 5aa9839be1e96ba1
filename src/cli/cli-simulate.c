/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-report.h"

#include "cli/cli-command.h"
#include "cli/cli-players.h"
#include "cli/cli-work.h"

#include <glib/gi18n-lib.h>

#define MOST_GAMES   1000000
#define MOST_THREADS 256

typedef enum
{
  FORMAT_TEXT,
  FORMAT_JSON,
  FORMAT_CSV,
} Format;

static const AciesName formats[] = {
  { "text", FORMAT_TEXT },
  { "json", FORMAT_JSON },
  { "csv", FORMAT_CSV },
  { NULL, 0 },
};

/* The command line as it was given. */
typedef struct
{
  int      games, threads, replay;
  char    *ai[2], *seed, *deployment, *format, *save;
  gboolean json, csv;
} Wishes;

static void
wishes_clear (Wishes *wishes)
{
  g_free (wishes->ai[0]);
  g_free (wishes->ai[1]);
  g_free (wishes->seed);
  g_free (wishes->deployment);
  g_free (wishes->format);
  g_free (wishes->save);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wishes, wishes_clear)

/* --json and --csv are short for --format. */
static gboolean
read_format (const Wishes *wishes, int *format, const char *command)
{
  *format = wishes->json ? FORMAT_JSON : wishes->csv ? FORMAT_CSV : FORMAT_TEXT;
  if (wishes->json + wishes->csv + (wishes->format != NULL) > 1)
    {
      cli_misuse (command, _("choose one of --format, --json and --csv"));
      return FALSE;
    }
  if (wishes->format != NULL && !acies_names_find (formats, wishes->format, format))
    {
      cli_misuse (command, _("“%s” is no format; it is text, json or csv"), wishes->format);
      return FALSE;
    }

  return TRUE;
}

static gboolean
read_replay (const Wishes *wishes, const char *command)
{
  if (wishes->replay < 0 || wishes->replay > MOST_GAMES)
    {
      cli_misuse (command, _("battles are numbered from 1 to %d"), MOST_GAMES);
      return FALSE;
    }
  if (wishes->save != NULL && wishes->replay == 0)
    {
      cli_misuse (command, _("--save needs --replay, which says which battle is to be saved"));
      return FALSE;
    }

  return TRUE;
}

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
  options->n_games = (guint) wishes->games;
  options->n_threads = (guint) wishes->threads;

  return read_replay (wishes, command) && cli_read_players (command, wishes->ai, options->ai) &&
         cli_read_seed_option (command, wishes->seed, &options->seed);
}

static void
print_report (int format, const CliReport *report)
{
  if (format == FORMAT_JSON)
    {
      g_autoptr (JsonNode) root = cli_report_to_json (report);

      cli_print_json (root, FALSE);
    }
  else if (format == FORMAT_CSV)
    cli_report_print_csv (report);
  else
    cli_report_print_text (report);
}

/* What is played, for the thread that plays it. */
typedef struct
{
  AciesScenario                *scenario;
  const AciesSimulationOptions *options;
  guint                         index;  /* of the battle that is played again */
  GError                       *error;  /* why it cannot be */
} Task;

static gpointer
run_games (CliWork *work, gpointer data)
{
  const Task *task = data;

  return acies_simulation_run (task->scenario, task->options, cli_work_progress, work,
                               work->cancellable);
}

static int
simulate (const char *path, Task *task, int format)
{
  g_autofree AciesSimulationGame *games = NULL;
  const gint64                    began = g_get_monotonic_time ();
  gboolean                        stopped = FALSE;
  CliReport                       report;

  games = cli_work_run (run_games, task, &stopped);
  cli_report_init (&report, path, task->scenario, task->options, games,
                   (double) (g_get_monotonic_time () - began) / G_USEC_PER_SEC);
  print_report (format, &report);
  if (stopped)
    return CLI_STOPPED;
  if (report.balance.n_unfinished == 0)
    return CLI_FINE;

  return cli_fail (path, _("%u of the battles did not come to an end; this is a fault in Acies, "
                           "please report it with the seed"), report.balance.n_unfinished);
}

static gpointer
run_again (CliWork *work, gpointer data)
{
  Task *task = data;

  return acies_simulation_play_again (task->scenario, task->options, task->index, work->cancellable,
                                      &task->error);
}

/* One battle of them once more, and its record if that is wanted. */
static int
play_again (const char *path, Task *task, const char *record)
{
  g_autoptr (AciesGame) game = NULL;
  g_autofree char      *words = NULL;
  gboolean              stopped = FALSE;

  game = cli_work_run (run_again, task, &stopped);
  if (game == NULL)
    {
      g_autoptr (GError) error = g_steal_pointer (&task->error);

      return stopped ? CLI_STOPPED : cli_fail (path, "%s", error->message);
    }

  words = acies_game_dup_outcome_text (game);
  cli_print (g_dngettext (GETTEXT_PACKAGE, "Battle %1$u, %2$u action\n%3$s\n",
                          "Battle %1$u, %2$u actions\n%3$s\n", acies_game_get_n_steps (game)),
             task->index + 1, acies_game_get_n_steps (game), words);

  return record == NULL || cli_save_game (game, record) ? CLI_FINE : CLI_FAILED;
}

int
cli_run_simulate (int argc, char **argv)
{
  g_auto (Wishes)    wishes = { .games = 100 };
  const GOptionEntry entries[] = {
    { "games", 'n', 0, G_OPTION_ARG_INT, &wishes.games, N_("How many battles; 100 if not given"), N_("N") },
    { "ai1", 0, 0, G_OPTION_ARG_STRING, &wishes.ai[0], N_("Who plays the first side: random, quick, easy, normal or hard"),
      N_("NAME") },
    { "ai2", 0, 0, G_OPTION_ARG_STRING, &wishes.ai[1], N_("Who plays the second side"), N_("NAME") },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &wishes.seed, N_("Battle k depends on the seed and k alone; 1 if not given"),
      N_("SEED") },
    { "deployment", 0, 0, G_OPTION_ARG_STRING, &wishes.deployment, N_("free or historical; free if not given"),
      N_("KIND") },
    { "threads", 0, 0, G_OPTION_ARG_INT, &wishes.threads, N_("How many threads; one a core if not given"), N_("N") },
    { "format", 'f', 0, G_OPTION_ARG_STRING, &wishes.format, N_("text, json or csv; text if not given"), N_("FORMAT") },
    { "json", 'j', 0, G_OPTION_ARG_NONE, &wishes.json, N_("Print one JSON object: --format=json"), NULL },
    { "csv", 0, 0, G_OPTION_ARG_NONE, &wishes.csv, N_("Print a table with a row a battle: --format=csv"), NULL },
    { "replay", 0, 0, G_OPTION_ARG_INT, &wishes.replay, N_("Play only battle K of them again"), N_("K") },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &wishes.save, N_("Save that battle, for acies-cli replay"), N_("GAME") },
    { NULL },
  };
  const CliUsage     usage = {
    .name = "simulate",
    .arguments = N_("FILE"),
    .summary = N_("Plays many battles, computer against computer, and counts victories, margins, length, and when the first "
                  "unit was lost."),
    .description = N_("Everything but the time is the same for any number of threads. Ctrl+C ends it with the result of the "
                      "battles played so far.\n"
                      "Exit status: 0 fine, 1 the scenario was refused or a battle did not end, 2 wrong usage, 130 ended by "
                      "Ctrl+C."),
    .entries = entries,
  };
  AciesSimulationOptions    options = { 0 };
  g_autoptr (AciesScenario) scenario = NULL;
  Task                      task = { 0 };
  int                       format, status = CLI_FINE;

  if (!cli_parse (&usage, &argc, &argv))
    return CLI_USAGE;
  if (argc != 2)
    return cli_misuse (usage.name, _("it needs one scenario"));
  if (!read_format (&wishes, &format, usage.name) || !read_wishes (&wishes, &options, usage.name))
    return CLI_USAGE;

  scenario = cli_load_scenario (argv[1]);
  if (scenario == NULL)
    return CLI_FAILED;
  if (acies_scenario_get_n_sides (scenario) < 2)
    return cli_fail (argv[1], _("sides: two at least are needed to count victories"));
  if (!cli_read_deployment (usage.name, argv[1], wishes.deployment, scenario, &options.start,
                            &status))
    return status;

  task = (Task){ scenario, &options, (guint) MAX (wishes.replay, 1) - 1, NULL };

  return wishes.replay > 0 ? play_again (argv[1], &task, wishes.save)
                           : simulate (argv[1], &task, format);
}
