/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-command.h"
#include "engine/ai/acies-resolver.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>

static const CliCommand commands[] = {
  { "validate", N_("judge scenarios and saved games"), cli_run_validate },
  { "play", N_("play one battle, computer against computer"), cli_run_play },
  { "simulate", N_("play many battles and count the results"), cli_run_simulate },
  { "study", N_("find what is best in the turn with which a battle begins"), cli_run_study },
  { "match", N_("measure two computer players against each other"), cli_run_match },
  { "analyse", N_("tell what a saved game turned on, luck apart from choice"), cli_run_analyse },
  { "handicap", N_("find what would make a scenario even"), cli_run_handicap },
  { "replay", N_("play a saved game again and verify it"), cli_run_replay },
  { "render", N_("draw a scenario or saved game into a picture"), cli_run_render },
  { "hash", N_("tell the fingerprint of a saved game's last position"), cli_run_hash },
  { "serve", N_("play for another program, by JSON-RPC over standard input and output"), cli_run_serve },
};

static void
print_help (void)
{
  cli_print (_("Usage:\n  acies-cli COMMAND [OPTION…] [ARGUMENT…]\n\n"
               "Ancient battles without a window.\n\nCommands:\n"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    cli_print ("  %-10s %s\n", commands[i].name, _(commands[i].summary));
  cli_print (_("\nOptions:\n"
               "  -h, --help     show this\n"
               "  --version      show the version\n\n"
               "“acies-cli COMMAND --help” tells more of each command.\n\n"
               "Exit status: 0 fine, 1 the input was refused or a check failed, 2 wrong usage.\n"));
}

/* Options of the program itself take nothing: whoever adds a word expects something that will not happen. */
static int
misuse_more (const char *option, const char *word)
{
  /* Translators: %1$s is an option like --version, %2$s the word that follows it. */
  fprintf (stderr, _("acies-cli: %1$s stands alone, but “%2$s” follows it; “acies-cli --help” tells more\n"), option, word);

  return CLI_USAGE;
}

/* @word: (nullable): a word that is no command */
static int
misuse (const char *word)
{
  if (word == NULL)
    fputs (_("acies-cli: a command is missing; “acies-cli --help” lists them\n"), stderr);
  else
    fprintf (stderr, _("acies-cli: there is no command “%s”; “acies-cli --help” lists them\n"), word);

  return CLI_USAGE;
}

static int
run (int argc, char **argv)
{
  const char *word = argc < 2 ? NULL : argv[1];
  gboolean    wants_help;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_strcmp0 (word, commands[i].name) == 0)
      return commands[i].run (argc - 1, argv + 1);

  wants_help = g_strcmp0 (word, "--help") == 0 || g_strcmp0 (word, "-h") == 0 || g_strcmp0 (word, "help") == 0;
  if (!wants_help && g_strcmp0 (word, "--version") != 0)
    return misuse (word);
  if (argc > 2)
    return misuse_more (word, argv[2]);

  if (wants_help)
    print_help ();
  else
    cli_print ("acies-cli %s\n", PACKAGE_VERSION);

  return CLI_FINE;
}

/* What was printed must arrive; whoever closes the pipe has read enough, and nothing is said. */
static int
finish (int status)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return status;
  if (errno == EPIPE)
    return status;

  /* Translators: %s is the system's reason. */
  fprintf (stderr, _("acies-cli: standard output cannot be written: %s\n"), g_strerror (errno));

  return CLI_FAILED;
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  signal (SIGPIPE, SIG_IGN);
  acies_ai_install_resolver ();

  return finish (run (argc, argv));
}
