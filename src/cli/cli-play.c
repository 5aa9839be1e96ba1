/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-command.h"
#include "cli/cli-picture.h"
#include "cli/cli-players.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

#define MOST_ACTIONS 20000  /* of one battle; far beyond any real one */

static const char *
side_name (AciesGame *game, int side)
{
  return acies_scenario_get_side_name (acies_game_get_scenario (game), (guint) side);
}

/* Prints the events from @first on: a player-turn opens a paragraph, parts of an event stand further in. */
static void
print_events (AciesGame *game, guint first)
{
  const AciesEventList *events = acies_game_get_events (game);
  const AciesRuleset   *ruleset = acies_game_get_ruleset (game);

  for (guint i = first; i < acies_event_list_size (events); i++)
    {
      const AciesEvent *event = acies_event_list_get (events, i);
      g_autofree char  *text = ruleset->event_text (acies_game_get_setup (game), event);

      if (event->flags & ACIES_EVENT_TURN)
        cli_print ("\n%s\n", text);
      else
        cli_print ("%s%s\n", event->flags & ACIES_EVENT_CHILD ? "    " : "  ", text);
    }
  fflush (stdout);
}

/* FALSE if the battle did not come to an end. */
static gboolean
play_battle (AciesGame *game, const AciesAiLevel *levels)
{
  AciesDice choices = { 0 };  /* of the players; never those of the battle */
  guint     n_shown = 0;

  acies_dice_seed (&choices, acies_game_get_seed (game) ^ G_MAXUINT32);
  for (guint i = 0; i < MOST_ACTIONS && !acies_game_is_over (game); i++)
    {
      const int   side = acies_game_get_decision (game)->side;
      AciesAction action = { 0 };

      print_events (game, n_shown);
      n_shown = acies_event_list_size (acies_game_get_events (game));
      acies_ai_choose (acies_game_get_ruleset (game), acies_game_get_setup (game),
                       acies_game_get_state (game), levels[side], acies_dice_next (&choices), NULL,
                       &action);
      if (!acies_game_act (game, &action, NULL))
        return FALSE;
    }
  print_events (game, n_shown);

  return acies_game_is_over (game);
}

static void
print_result (AciesGame *game)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);
  const AciesSetup   *setup = acies_game_get_setup (game);
  AciesOutcome        outcome = { 0 };
  g_autofree char    *text = NULL;

  ruleset->outcome (setup, acies_game_get_state (game), &outcome);
  text = ruleset->outcome_text (setup, &outcome);
  cli_print ("\n%s\n", text);
  for (guint side = 0; side < acies_scenario_get_n_sides (acies_game_get_scenario (game)); side++)
    {
      /* Translators: a side and its victory points. */
      cli_print (_("\n%1$s: %2$d\n"), side_name (game, (int) side), outcome.points[side]);
      for (guint i = 0; i < outcome.n_lines[side]; i++)
        cli_print ("  %4d  %s\n", outcome.lines[side][i].points,
                   ruleset->outcome_line_text (outcome.lines[side][i].name));
    }
}

static void
set_players (AciesGame *game, const AciesAiLevel *levels)
{
  for (guint side = 0; side < acies_scenario_get_n_sides (acies_game_get_scenario (game)); side++)
    {
      const AciesPlayer player = {
        .kind = ACIES_PLAYER_COMPUTER,
        .level = (char *) acies_ai_level_name (levels[side]),
      };

      acies_game_set_player (game, side, &player);
    }
}

/* The command line as it was given. */
typedef struct
{
  char      *ai[2], *seed, *deployment, *record, *map;
  CliPicture picture;
} Wishes;

static void
wishes_clear (Wishes *wishes)
{
  g_free (wishes->ai[0]);
  g_free (wishes->ai[1]);
  g_free (wishes->seed);
  g_free (wishes->deployment);
  g_free (wishes->record);
  g_free (wishes->map);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wishes, wishes_clear)

static int
play (const char *path, AciesGame *game, const AciesAiLevel *levels, const Wishes *wishes)
{
  int status = CLI_FINE;

  set_players (game, levels);
  cli_print ("%s\n", acies_scenario_get_name (acies_game_get_scenario (game)));
  if (play_battle (game, levels))
    print_result (game);
  else
    status = cli_fail (path, _("the battle did not come to an end; this is a fault in Acies, please "
                               "report it with the seed"));

  if (wishes->record != NULL && !cli_save_game (game, wishes->record))
    status = CLI_FAILED;
  if (wishes->map != NULL &&
      cli_picture_draw (&wishes->picture, acies_game_get_scenario (game), game) != CLI_FINE)
    status = CLI_FAILED;

  return status;
}

static int
begin (const char *path, const char *command, Wishes *wishes)
{
  g_autoptr (AciesScenario) scenario = NULL;
  g_autoptr (AciesGame)     game = NULL;
  AciesGameOptions          options = { 0 };
  AciesAiLevel              levels[ACIES_MAX_SIDES];
  guint64                   seed;
  int                       status = CLI_FINE;

  wishes->picture.file = wishes->map;
  if (!cli_read_players (command, wishes->ai, levels) ||
      !cli_read_seed_option (command, wishes->seed, &seed) ||
      (wishes->map != NULL && !cli_picture_check (&wishes->picture, command)))
    return CLI_USAGE;

  scenario = cli_load_scenario (path);
  if (scenario == NULL)
    return CLI_FAILED;
  if (!cli_read_deployment (command, path, wishes->deployment, scenario, &options.start, &status))
    return status;

  game = acies_game_new (scenario, &options, seed);

  return play (path, game, levels, wishes);
}

int
cli_run_play (int argc, char **argv)
{
  g_auto (Wishes)    wishes = { 0 };
  const GOptionEntry entries[] = {
    { "ai1", 0, 0, G_OPTION_ARG_STRING, &wishes.ai[0], N_("Who plays the first side: random, quick, easy, normal or hard"),
      N_("NAME") },
    { "ai2", 0, 0, G_OPTION_ARG_STRING, &wishes.ai[1], N_("Who plays the second side"), N_("NAME") },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &wishes.seed, N_("Of the dice; the same seed gives the same battle"),
      N_("SEED") },
    { "deployment", 0, 0, G_OPTION_ARG_STRING, &wishes.deployment, N_("free or historical; free if not given"),
      N_("KIND") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &wishes.map, N_("Draw the last position: .png, .svg or .pdf"), N_("OUT") },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &wishes.record, N_("Save the battle for replay"), N_("GAME") },
    { NULL },
  };
  const CliUsage     usage = {
    .name = "play",
    .arguments = N_("FILE"),
    .summary = N_("Plays one battle of a scenario, computer against computer, and tells what happens."),
    .description = N_("Exit status: 0 fine, 1 the scenario was refused or a file cannot be written, 2 wrong usage."),
    .entries = entries,
  };

  if (!cli_parse (&usage, &argc, &argv))
    return CLI_USAGE;
  if (argc != 2)
    return cli_misuse (usage.name, _("it needs one scenario"));

  return begin (argv[1], usage.name, &wishes);
}
