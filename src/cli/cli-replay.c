/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-command.h"

#include <glib/gi18n-lib.h>

/* Of the position in which the battle stands. */
static guint64
hash_of (AciesGame *game)
{
  return acies_ruleset_hash (acies_game_get_ruleset (game), acies_game_get_setup (game),
                             acies_game_get_state (game));
}

static void
print_result (AciesGame *game)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);
  const AciesSetup   *setup = acies_game_get_setup (game);
  g_autofree char    *hash = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", hash_of (game));
  g_autofree char    *text = NULL;

  if (acies_game_is_over (game))
    text = acies_game_dup_outcome_text (game);
  else
    text = ruleset->decision_text (setup, acies_game_get_state (game));
  cli_print (g_dngettext (GETTEXT_PACKAGE, "%u action replayed.\n", "%u actions replayed.\n",
                          acies_game_get_n_steps (game)), acies_game_get_n_steps (game));
  cli_print ("%s\n", text);
  /* Translators: sixteen digits that tell positions apart. */
  cli_print (_("Fingerprint: %s\n"), hash);
}

static void
print_state (AciesGame *game)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode)    root = NULL;

  acies_game_get_ruleset (game)->state_write (acies_game_get_setup (game),
                                              acies_game_get_state (game), builder);
  root = json_builder_get_root (builder);
  cli_print_json (root, FALSE);
}

int
cli_run_replay (int argc, char **argv)
{
  int                to = -1;
  gboolean           state = FALSE;
  const GOptionEntry entries[] = {
    { "to", 't', 0, G_OPTION_ARG_INT, &to, N_("Play only the first so many actions"), N_("STEP") },
    { "state", 's', 0, G_OPTION_ARG_NONE, &state, N_("Print the position as JSON"), NULL },
    { NULL },
  };
  const CliUsage     usage = {
    .name = "replay",
    .arguments = N_("FILE"),
    .summary = N_("Plays a saved game again from its seed and actions, and verifies each action and each fingerprint."),
    .description = N_("Exit status: 0 the record is true, 1 it is not (the first action that differs is named), "
                      "2 wrong usage."),
    .entries = entries,
  };
  g_autoptr (AciesGame) game = NULL;

  if (!cli_parse (&usage, &argc, &argv))
    return CLI_USAGE;
  if (argc != 2)
    return cli_misuse (usage.name, _("it needs one file"));
  if (to < -1)
    return cli_misuse (usage.name, _("a step is 0 or more"));

  game = cli_load_game (argv[1], to);
  if (game == NULL)
    return CLI_FAILED;
  if (to > (int) acies_game_get_n_steps (game))
    return cli_fail (argv[1], _("actions: the record ends after %u; --to asks for more"),
                     acies_game_get_n_steps (game));

  if (state)
    print_state (game);
  else
    print_result (game);

  return CLI_FINE;
}

int
cli_run_hash (int argc, char **argv)
{
  const CliUsage usage = {
    .name = "hash",
    .arguments = N_("FILE"),
    .summary = N_("Prints the fingerprint of a saved game's last position: 16 hexadecimal digits, the same on every "
                  "machine."),
  };
  g_autoptr (AciesGame) game = NULL;

  if (!cli_parse (&usage, &argc, &argv))
    return CLI_USAGE;
  if (argc != 2)
    return cli_misuse (usage.name, _("it needs one file"));

  game = cli_load_game (argv[1], -1);
  if (game == NULL)
    return CLI_FAILED;
  cli_print ("%016" G_GINT64_MODIFIER "x\n", hash_of (game));

  return CLI_FINE;
}
