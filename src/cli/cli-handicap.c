/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-command.h"
#include "cli/cli-players.h"
#include "cli/cli-work.h"
#include "engine/ai/acies-handicap.h"

#include <glib/gi18n-lib.h>

#define MOST_GAMES   100000
#define MOST_THREADS 256

/* The command line as it was given. */
typedef struct
{
  int      games, threads;
  char    *level, *seed, *deployment;
  gboolean json;
} Wishes;

static void
wishes_clear (Wishes *wishes)
{
  g_free (wishes->level);
  g_free (wishes->seed);
  g_free (wishes->deployment);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wishes, wishes_clear)

/* For the thread that works. */
typedef struct
{
  AciesScenario        *scenario;
  AciesHandicapOptions *options;
  GError               *error;
} Task;

static gpointer
find_handicap (CliWork *work, gpointer data)
{
  Task *task = data;

  return acies_handicap_find (acies_scenario_get_root (task->scenario), task->options,
                              cli_work_progress, work, work->cancellable, &task->error);
}

static void
put_wins (AciesScenario *scenario, const guint *wins, guint draws, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "wins");
  json_builder_begin_object (builder);
  for (guint side = 0; side < 2; side++)
    acies_json_put_int (builder, acies_scenario_get_side_id (scenario, side), wins[side]);
  json_builder_end_object (builder);
  acies_json_put_int (builder, "draws", draws);
}

static void
put_points (const AciesHandicap *handicap, AciesScenario *scenario, JsonBuilder *builder)
{
  if (!handicap->has_points)
    {
      acies_json_put_null (builder, "points");
      return;
    }

  json_builder_set_member_name (builder, "points");
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "side",
                         acies_scenario_get_side_id (scenario, handicap->points_side));
  acies_json_put_int (builder, "points", handicap->points);
  put_wins (scenario, handicap->points_wins, handicap->points_draws, builder);
  json_builder_end_object (builder);
}

static void
print_json (const AciesHandicap *handicap, AciesScenario *scenario)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode)    root = NULL;

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "scenario", acies_scenario_get_id (scenario));
  acies_json_put_int (builder, "games", handicap->n_games);
  put_wins (scenario, handicap->wins, handicap->draws, builder);
  put_points (handicap, scenario, builder);
  json_builder_set_member_name (builder, "changes");
  json_builder_begin_array (builder);
  for (guint i = 0; i < handicap->changes->len; i++)
    {
      const AciesHandicapChange *change = NULL;

      change = &g_array_index (handicap->changes, AciesHandicapChange, i);
      json_builder_begin_object (builder);
      acies_json_put_string (builder, "text", change->text);
      acies_json_put_int (builder, "games", change->n_games);
      put_wins (scenario, change->wins, change->draws, builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  cli_print_json (root, FALSE);
}

static void
print_text (const AciesHandicap *handicap, AciesScenario *scenario)
{
  const AciesHandicapChange as_it_is = {
    .text = (char *) _("As it is"),
    .n_games = handicap->n_games,
    .wins = { handicap->wins[0], handicap->wins[1] },
    .draws = handicap->draws,
  };
  g_autofree char *base = acies_handicap_dup_change_text (&as_it_is, scenario);
  g_autofree char *points = acies_handicap_dup_points_text (handicap, scenario);

  cli_print ("%s\n%s\n", base, points);
  if (handicap->changes->len == 0)
    cli_print (_("No change of one unit keeps the scenario without errors.\n"));
  else
    cli_print (_("Changes of one unit, nearest to even first:\n"));
  for (guint i = 0; i < handicap->changes->len; i++)
    {
      const AciesHandicapChange *change = NULL;
      g_autofree char           *text = NULL;

      change = &g_array_index (handicap->changes, AciesHandicapChange, i);
      text = acies_handicap_dup_change_text (change, scenario);
      cli_print ("  %s\n", text);
    }
}

static int
advise (const char *path, AciesScenario *scenario, AciesHandicapOptions *options, gboolean json)
{
  Task                      task = { scenario, options, NULL };
  g_autoptr (AciesHandicap) handicap = NULL;
  gboolean                  stopped = FALSE;

  handicap = cli_work_run (find_handicap, &task, &stopped);
  if (handicap == NULL)
    {
      g_autoptr (GError) error = g_steal_pointer (&task.error);

      return stopped ? CLI_STOPPED : cli_fail (path, "%s", error->message);
    }

  if (json)
    print_json (handicap, scenario);
  else
    print_text (handicap, scenario);

  return stopped ? CLI_STOPPED : CLI_FINE;
}

static gboolean
read_wishes (const Wishes *wishes, AciesHandicapOptions *options, const char *command)
{
  char *const  names[2] = { wishes->level, wishes->level };
  AciesAiLevel levels[ACIES_MAX_SIDES];

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
  if (!cli_read_players (command, names, levels) ||
      !cli_read_seed_option (command, wishes->seed, &options->seed))
    return FALSE;

  options->level = wishes->level != NULL ? levels[0] : ACIES_AI_QUICK;
  options->n_games = (guint) wishes->games;
  options->n_threads = (guint) wishes->threads;

  return TRUE;
}

int
cli_run_handicap (int argc, char **argv)
{
  g_auto (Wishes)    wishes = { .games = 100 };
  const GOptionEntry entries[] = {
    { "games", 'n', 0, G_OPTION_ARG_INT, &wishes.games, N_("How many battles of the scenario as it is, and of the changes that "
      "are proposed; 100 if not given"), N_("N") },
    { "level", 'l', 0, G_OPTION_ARG_STRING, &wishes.level, N_("Who plays both sides; quick if not given"), N_("NAME") },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &wishes.seed, N_("Of the dice; 1 if not given"), N_("SEED") },
    { "deployment", 0, 0, G_OPTION_ARG_STRING, &wishes.deployment, N_("free or historical; free if not given"),
      N_("KIND") },
    { "threads", 0, 0, G_OPTION_ARG_INT, &wishes.threads, N_("How many threads; one a core if not given"), N_("N") },
    { "json", 'j', 0, G_OPTION_ARG_NONE, &wishes.json, N_("Print one JSON object"), NULL },
    { NULL },
  };
  const CliUsage     usage = {
    .name = "handicap",
    .arguments = N_("FILE"),
    .summary = N_("Finds by many battles what would bring a scenario nearest to even: points to one side, or a change of one "
                  "unit."),
    .description = N_("Everything is the same for any number of threads. Ctrl+C ends it with the changes ranked by the battles "
                      "played so far.\n"
                      "Exit status: 0 fine, 1 the scenario was refused, 2 wrong usage, 130 ended by Ctrl+C."),
    .entries = entries,
  };
  AciesHandicapOptions      options = { 0 };
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

  return advise (argv[1], scenario, &options, wishes.json);
}
