/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-command.h"
#include "cli/cli-players.h"
#include "cli/cli-work.h"
#include "engine/ai/acies-study.h"
#include "engine/core/acies-format.h"

#include <glib/gi18n-lib.h>

#define MOST_TURNS   1000
#define MOST_BATTLES 100000
#define MOST_THREADS 256

/* The command line as it was given. */
typedef struct
{
  int      turns, games, threads;
  char    *ai, *seed;
  gboolean json;
} Wishes;

static void
wishes_clear (Wishes *wishes)
{
  g_free (wishes->ai);
  g_free (wishes->seed);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wishes, wishes_clear)

/* Everything that can be judged without the file. */
static gboolean
read_wishes (const Wishes *wishes, AciesStudyOptions *options, const char *command)
{
  AciesAiLevel levels[ACIES_MAX_SIDES];

  if (wishes->turns < 1 || wishes->turns > MOST_TURNS)
    {
      cli_misuse (command, _("the number of turns is 1 to %d"), MOST_TURNS);
      return FALSE;
    }
  if (wishes->games < 1 || wishes->games > MOST_BATTLES)
    {
      cli_misuse (command, _("the number of battles is 1 to %d"), MOST_BATTLES);
      return FALSE;
    }
  if (wishes->threads < 0 || wishes->threads > MOST_THREADS)
    {
      cli_misuse (command, _("the number of threads is 0 to %d, where 0 means one a core"), MOST_THREADS);
      return FALSE;
    }
  if (!cli_read_players (command, (char *[]){ wishes->ai, NULL }, levels))
    return FALSE;

  options->level = levels[0];
  options->n_turns = (guint) wishes->turns;
  options->n_battles = (guint) wishes->games;
  options->n_threads = (guint) wishes->threads;

  return cli_read_seed_option (command, wishes->seed, &options->seed);
}

/* A saved game as it stands, or the battle of a scenario at its beginning. */
static AciesGame *
load_battle (const char *path)
{
  const AciesGameOptions    options = { .start = { .historical = TRUE } };
  g_autoptr (AciesScenario) scenario = NULL;
  g_autoptr (JsonNode)      root = cli_load_json (path);

  if (root == NULL)
    return NULL;
  if (acies_format_of (root) == ACIES_FORMAT_GAME)
    return cli_load_game (path, -1);

  scenario = cli_load_scenario (path);
  if (scenario == NULL)
    return NULL;

  return acies_game_new (scenario, acies_scenario_has_deployment (scenario) ? &options : NULL, 1);
}

/* What is studied, for the thread that does it. */
typedef struct
{
  AciesStudy              *study;
  const AciesStudyOptions *options;
} Task;

static gpointer
run_study (CliWork *work, gpointer data)
{
  const Task *task = data;

  return GINT_TO_POINTER (acies_study_run (task->study, task->options, cli_work_progress, work,
                                           work->cancellable));
}

static void
print_study (const AciesStudy *study, AciesScenario *scenario, gboolean as_json)
{
  const char       *question = acies_scenario_get_question (scenario);
  g_autofree char  *text = NULL;

  if (as_json)
    {
      g_autoptr (JsonNode) root = acies_study_to_json (study);

      cli_print_json (root, FALSE);
      return;
    }

  text = acies_study_dup_text (study);
  if (question != NULL)
    cli_print ("%s\n\n", question);
  cli_print ("%s\n", text);
}

static int
study_battle (const char *path, const AciesStudyOptions *options, gboolean as_json)
{
  g_autoptr (AciesGame)  game = load_battle (path);
  g_autoptr (AciesStudy) study = NULL;
  gboolean               stopped = FALSE;
  Task                   task;

  if (game == NULL)
    return CLI_FAILED;
  if (acies_scenario_get_n_sides (acies_game_get_scenario (game)) != 2)
    return cli_fail (path, _("sides: two are needed to count victories"));

  study = acies_study_new (game);
  task = (Task){ study, options };
  if (!GPOINTER_TO_INT (cli_work_run (run_study, &task, &stopped)))
    return stopped ? CLI_STOPPED : CLI_FAILED;

  print_study (study, acies_game_get_scenario (game), as_json);

  return CLI_FINE;
}

int
cli_run_study (int argc, char **argv)
{
  g_auto (Wishes)    wishes = { .turns = 24, .games = 24 };
  const GOptionEntry entries[] = {
    { "turns", 't', 0, G_OPTION_ARG_INT, &wishes.turns,
      N_("How many ways of playing the turn are tried; 24 if not given"), N_("N") },
    { "games", 'n', 0, G_OPTION_ARG_INT, &wishes.games,
      N_("How many battles are played on after each; 24 if not given"), N_("N") },
    { "ai", 0, 0, G_OPTION_ARG_STRING, &wishes.ai, N_("Who plays: random, quick, easy, normal or hard; normal if not given"),
      N_("NAME") },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &wishes.seed,
      N_("Choices and dice depend on the seed alone; 1 if not given"), N_("SEED") },
    { "threads", 0, 0, G_OPTION_ARG_INT, &wishes.threads, N_("How many threads; one a core if not given"), N_("N") },
    { "json", 'j', 0, G_OPTION_ARG_NONE, &wishes.json, N_("Print one JSON object"), NULL },
    { NULL },
  };
  const CliUsage     usage = {
    .name = "study",
    .arguments = N_("FILE"),
    .summary = N_("Finds what is best in the turn with which a scenario or a saved game begins, and how the turn that was "
                  "played in the game ranks among others."),
    .description = N_("All ways of playing the turn have the same dice, and so have the battles that are played on after each. "
                      "The result is the same for any number of threads.\n"
                      "Exit status: 0 fine, 1 the file was refused, 2 wrong usage, 130 ended by Ctrl+C."),
    .entries = entries,
  };
  AciesStudyOptions options = { 0 };

  if (!cli_parse (&usage, &argc, &argv))
    return CLI_USAGE;
  if (argc != 2)
    return cli_misuse (usage.name, _("it needs one file"));
  if (!read_wishes (&wishes, &options, usage.name))
    return CLI_USAGE;

  return study_battle (argv[1], &options, wishes.json);
}
