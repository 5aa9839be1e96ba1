/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-command.h"
#include "cli/cli-rpc.h"
#include "engine/core/acies-brief.h"
#include "engine/core/acies-format.h"
#include "engine/core/acies-quick.h"

#include <glib/gi18n-lib.h>

/* Everything that is wrong with one file, be it that it cannot even be read. */
static AciesProblems *
judge_file (const char *path)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GFile)         file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError)        error = NULL;
  g_autoptr (JsonNode)      root = acies_json_read_file (file, &error);
  g_autoptr (AciesScenario) scenario = NULL;
  g_autoptr (AciesGame)     game = NULL;

  if (*path == '\0')
    {
      acies_problems_add (problems, ACIES_SEVERITY_ERROR, "", NULL, "%s",
                          _("The name of the file is empty; name a file"));
      return g_steal_pointer (&problems);
    }
  if (root != NULL && acies_format_of (root) == ACIES_FORMAT_GAME)
    game = acies_game_from_json (root, -1, problems, &error);
  else if (root != NULL && acies_format_of (root) == ACIES_FORMAT_ARMY_LISTS)
    acies_quick_check_document (root, problems);
  else if (root != NULL)
    scenario = acies_scenario_new (root, problems, &error);

  if (error != NULL && !acies_problems_has_errors (problems))
    acies_problems_add (problems, ACIES_SEVERITY_ERROR, "", NULL, "%s", error->message);

  return g_steal_pointer (&problems);
}

static void
print_problems (const char *path, const AciesProblems *problems)
{
  g_autofree char *name = g_filename_display_name (path);

  for (guint i = 0; i < acies_problems_size (problems); i++)
    {
      const AciesProblem *problem = acies_problems_get (problems, i);
      g_autofree char    *place = acies_brief_words (problem->path);

      if (*name != '\0')
        cli_print ("%s: ", name);
      if (*place != '\0')
        cli_print ("%s: ", place);
      cli_print ("%s: %s", acies_severity_name (problem->severity), problem->message);
      if (problem->clause != NULL)
        cli_print (" [%s]", problem->clause);
      cli_print ("\n");
    }
}

static void
write_report (JsonBuilder *builder, const char *path, const AciesProblems *problems)
{
  g_autofree char *name = g_filename_display_name (path);

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "file", name);
  acies_json_put_bool (builder, "valid", !acies_problems_has_errors (problems));
  json_builder_set_member_name (builder, "problems");
  cli_rpc_write_problems (builder, problems);
  json_builder_end_object (builder);
}

static int
validate_file (const char *path, JsonBuilder *builder)
{
  g_autoptr (AciesProblems) problems = judge_file (path);

  if (builder != NULL)
    write_report (builder, path, problems);
  else
    print_problems (path, problems);

  return acies_problems_has_errors (problems) ? CLI_FAILED : CLI_FINE;
}

int
cli_run_validate (int argc, char **argv)
{
  gboolean             as_json = FALSE;
  const GOptionEntry   entries[] = {
    { "json", 'j', 0, G_OPTION_ARG_NONE, &as_json, N_("Print one JSON object"), NULL },
    { NULL },
  };
  const CliUsage       usage = {
    .name = "validate",
    .arguments = N_("FILE…"),
    .summary = N_("Judges scenarios, saved games and army lists. Each problem is one line: FILE: PATH: error, warning or "
                  "hint: what is wrong [clause]. Nothing is printed for a file without problems."),
    .description = N_("Exit status: 0 no errors, 1 errors, 2 wrong usage."),
    .entries = entries,
  };
  g_autoptr (JsonBuilder) builder = NULL;
  g_autoptr (JsonNode)    root = NULL;
  int                     status = CLI_FINE;

  if (!cli_parse (&usage, &argc, &argv))
    return CLI_USAGE;
  if (argc < 2)
    return cli_misuse (usage.name, _("it needs a file"));

  if (as_json)
    {
      builder = json_builder_new ();
      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "files");
      json_builder_begin_array (builder);
    }
  for (int i = 1; i < argc; i++)
    if (validate_file (argv[i], builder) != CLI_FINE)
      status = CLI_FAILED;
  if (!as_json)
    return status;

  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  cli_print_json (root, FALSE);

  return status;
}
