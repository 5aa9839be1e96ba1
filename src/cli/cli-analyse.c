/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-command.h"
#include "cli/cli-players.h"
#include "cli/cli-work.h"
#include "engine/ai/acies-analysis.h"

#include <glib/gi18n-lib.h>

#define MOST_NODES   1000000000
#define MOST_THREADS 256

/* The command line as it was given. */
typedef struct
{
  int      nodes, threads;
  char    *level;
  gboolean json;
} Wishes;

static void
wishes_clear (Wishes *wishes)
{
  g_free (wishes->level);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wishes, wishes_clear)

/* For the thread that works. */
typedef struct
{
  AciesAnalysis       *analysis;
  AciesAnalysisOptions options;
} Task;

static gpointer
run_analysis (CliWork *work, gpointer data)
{
  const Task *task = data;

  acies_analysis_run (task->analysis, &task->options, cli_work_progress, work, work->cancellable);

  return NULL;
}

static void
print_text (const AciesAnalysis *analysis, AciesScenario *scenario)
{
  AciesMoment      moments[ACIES_ANALYSIS_MOST_MOMENTS];
  const guint      n = acies_analysis_find_moments (analysis, moments);
  g_autofree char *luck = acies_analysis_dup_luck_text (analysis);

  cli_print (_("%1$s: %2$u of %3$u decisions weighed\n"), acies_scenario_get_name (scenario),
             acies_analysis_get_n_done (analysis), acies_analysis_get_n_steps (analysis));
  for (guint side = 0; side < 2; side++)
    {
      g_autofree char *text = acies_analysis_dup_side_text (analysis, side);

      cli_print ("%s\n", text);
    }
  cli_print ("%s\n", luck);
  if (n > 0)
    cli_print (_("Turning points:\n"));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = acies_analysis_dup_moment_text (analysis, &moments[i]);

      /* Translators: %1$u is the number of an action in the record, %2$s tells of it. */
      cli_print (_("  Action %1$u. %2$s\n"), moments[i].step + 1, text);
    }
}

static int
analyse (AciesGame *game, const AciesAnalysisOptions *options, gboolean json)
{
  g_autoptr (AciesAnalysis) analysis = acies_analysis_new (game);
  Task                      task = { analysis, *options };
  gboolean                  stopped = FALSE;

  cli_work_run (run_analysis, &task, &stopped);
  if (json)
    {
      g_autoptr (JsonNode) root = acies_analysis_to_json (analysis);

      cli_print_json (root, FALSE);
    }
  else
    print_text (analysis, acies_game_get_scenario (game));

  return stopped ? CLI_STOPPED : CLI_FINE;
}

/* @budget: filled if nodes are given */
static gboolean
read_wishes (const Wishes *wishes, AciesAiBudget *budget, AciesAnalysisOptions *options,
             const char *command)
{
  char *const  names[2] = { wishes->level, wishes->level };
  AciesAiLevel levels[ACIES_MAX_SIDES];

  if (wishes->nodes < 0 || wishes->nodes > MOST_NODES)
    {
      cli_misuse (command, _("the number of actions tried is 1 to %d"), MOST_NODES);
      return FALSE;
    }
  if (wishes->threads < 0 || wishes->threads > MOST_THREADS)
    {
      cli_misuse (command, _("the number of threads is 0 to %d, where 0 means one a core"), MOST_THREADS);
      return FALSE;
    }
  if (!cli_read_players (command, names, levels))
    return FALSE;

  *budget = (AciesAiBudget){ (guint) wishes->nodes, 0 };
  *options = (AciesAnalysisOptions){ levels[0], wishes->nodes > 0 ? budget : NULL,
                                     (guint) wishes->threads };

  return TRUE;
}

int
cli_run_analyse (int argc, char **argv)
{
  g_auto (Wishes)    wishes = { 0 };
  const GOptionEntry entries[] = {
    { "level", 'l', 0, G_OPTION_ARG_STRING, &wishes.level, N_("Who looks for better actions: quick, easy, normal or hard; "
      "normal if not given"), N_("NAME") },
    { "nodes", 0, 0, G_OPTION_ARG_INT, &wishes.nodes, N_("How many actions it tries for a decision; its usual number if not "
      "given"), N_("N") },
    { "threads", 0, 0, G_OPTION_ARG_INT, &wishes.threads, N_("How many threads; one a core if not given"), N_("N") },
    { "json", 'j', 0, G_OPTION_ARG_NONE, &wishes.json, N_("Print one JSON object, with every decision"), NULL },
    { NULL },
  };
  const CliUsage     usage = {
    .name = "analyse",
    .arguments = N_("GAME"),
    .summary = N_("Weighs each decision of a saved battle against the best that the computer finds, tells luck from choice, and "
                  "names the turning points."),
    .description = N_("Ctrl+C ends it with what was weighed so far.\n"
                      "Exit status: 0 fine, 1 the game was refused, 2 wrong usage, 130 ended by Ctrl+C."),
    .entries = entries,
  };
  AciesAiBudget         budget;
  AciesAnalysisOptions  options;
  g_autoptr (AciesGame) game = NULL;

  if (!cli_parse (&usage, &argc, &argv))
    return CLI_USAGE;
  if (argc != 2)
    return cli_misuse (usage.name, _("it needs one saved game"));
  if (!read_wishes (&wishes, &budget, &options, usage.name))
    return CLI_USAGE;

  game = cli_load_game (argv[1], -1);
  if (game == NULL)
    return CLI_FAILED;
  if (acies_scenario_get_n_sides (acies_game_get_scenario (game)) != 2)
    return cli_fail (argv[1], _("sides: two are needed to weigh luck and choice"));

  return analyse (game, &options, wishes.json);
}
