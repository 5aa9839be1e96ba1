/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-command.h"
#include "cli/cli-lines.h"
#include "cli/cli-server.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <unistd.h>

static const CliUsage usage = {
  .name = "serve",
  .arguments = "",
  .summary = N_("Plays for another program: JSON-RPC 2.0, one message a line, requests on standard input, answers on "
                "standard output. End of input ends it."),
  .description = N_("Methods:\n"
                    "  load {scenario | game | file, seed, options}   begins or resumes a battle\n"
                    "  state, legal                                   the position, what may be done\n"
                    "  check {action}, act {action}, odds {action}    judge, play, foretell\n"
                    "  think {level, budget-ms, nodes}                what a computer player would do\n"
                    "  dice {queue}                                   the coming dice, 1-6\n"
                    "  undo                                           takes the last action back\n"
                    "  concede {concession}                           {kind: resigned, side} or {kind: draw}\n"
                    "  save {file}                                    the record, or into a file\n\n"
                    "Options of load, for a new battle: {\"deployment\": \"free\" or \"historical\",\n"
                    "\"undo\": \"free\" or \"strict\"}. The seed is a decimal number in quotes; 1 if none is given.\n"
                    "A saved game brings its own seed and options."),
};

/* @line: (nullable): nothing is sent. FALSE when nobody reads the answers any more. */
static gboolean
send_line (const char *line)
{
  if (line == NULL)
    return TRUE;

  fputs (line, stdout);
  fputc ('\n', stdout);

  return fflush (stdout) == 0;
}

int
cli_run_serve (int argc, char **argv)
{
  g_autoptr (CliLines) lines = cli_lines_new (STDIN_FILENO);
  CliServer            server = { NULL };
  const char          *line;
  gsize                length;
  CliLineKind          kind;
  gboolean             heard = TRUE;

  if (!cli_parse (&usage, &argc, &argv))
    return CLI_USAGE;
  if (argc > 1)
    return cli_misuse (usage.name, _("it takes no arguments"));

  while (heard && (kind = cli_lines_next (lines, &line, &length)) != CLI_LINES_END)
    {
      g_autofree char *answer = NULL;

      if (kind == CLI_LINE_TOO_LONG)
        answer = cli_rpc_answer_too_long ();
      else
        answer = cli_rpc_answer (cli_server_methods, &server, line, length);
      heard = send_line (answer);
    }
  g_clear_object (&server.game);

  return CLI_FINE;
}
