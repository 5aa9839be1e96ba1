/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-command.h"
#include "engine/core/acies-campaign-links.h"
#include "engine/core/acies-brief.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

gboolean
cli_parse (const CliUsage *usage, int *argc, char ***argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (_(usage->arguments));
  g_autoptr (GError)         error = NULL;
  g_autofree char           *name = g_strconcat ("acies-cli ", usage->name, NULL);

  g_set_prgname (name);
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, _(usage->summary));
  if (usage->description != NULL)
    g_option_context_set_description (context, _(usage->description));
  if (usage->entries != NULL)
    g_option_context_add_main_entries (context, usage->entries, GETTEXT_PACKAGE);
  if (g_option_context_parse (context, argc, argv, &error))
    return TRUE;

  cli_misuse (usage->name, "%s", error->message);

  return FALSE;
}

/* Many a message names the file itself. */
static const char *
skip_name (const char *message, const char *file)
{
  g_autoptr (GFile) place = g_file_new_for_commandline_arg (file);
  g_autofree char  *name = g_file_get_parse_name (place);
  const gsize       length = strlen (name);

  return g_str_has_prefix (message, name) && g_str_has_prefix (message + length, ": ")
           ? message + length + strlen (": ")
           : message;
}

int
cli_fail (const char *file, const char *format, ...)
{
  g_autofree char *name = g_filename_display_name (file);
  g_autofree char *message = NULL;
  g_autofree char *brief = NULL;
  va_list          args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  brief = acies_brief_words (skip_name (message, file));
  fflush (stdout);
  fprintf (stderr, "acies-cli: %s: %s\n", name, brief);

  return CLI_FAILED;
}

int
cli_misuse (const char *command, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list          args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  fflush (stdout);
  fprintf (stderr, "acies-cli %s: %s\n", command, message);
  /* Translators: %s is the name of a sub-command. */
  fprintf (stderr, _("“acies-cli %s --help” tells how it is used.\n"), command);

  return CLI_USAGE;
}

void
cli_print (const char *format, ...)
{
  va_list args;

  va_start (args, format);
  vfprintf (stdout, format, args);
  va_end (args);
}

void
cli_print_json (JsonNode *node, gboolean one_line)
{
  g_autofree char *text = one_line ? acies_json_to_line (node) : acies_json_to_text (node);

  fputs (text, stdout);
  if (one_line)
    fputc ('\n', stdout);
}

gboolean
cli_read_seed (const char *text, guint64 *seed)
{
  return g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
}

JsonNode *
cli_load_json (const char *path)
{
  g_autoptr (GFile)  file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;
  JsonNode          *root = acies_json_read_file (file, &error);

  if (root == NULL)
    cli_fail (path, "%s", error->message);

  return root;
}

AciesScenario *
cli_load_scenario (const char *path)
{
  g_autoptr (JsonNode)      root = cli_load_json (path);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  AciesScenario            *scenario;

  if (root == NULL)
    return NULL;

  scenario = acies_scenario_new (root, problems, &error);
  if (scenario == NULL)
    cli_fail (path, "%s", error->message);

  return scenario;
}

AciesGame *
cli_load_game (const char *path, int upto)
{
  g_autoptr (JsonNode) root = cli_load_json (path);
  g_autoptr (GError)   error = NULL;
  AciesGame           *game;

  if (root == NULL)
    return NULL;

  game = acies_game_from_json (root, upto, NULL, &error);
  if (game != NULL)
    {
      g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);

      if (!acies_campaign_check_links (game, file, NULL, &error))
        g_clear_object (&game);
    }
  if (game == NULL)
    cli_fail (path, "%s", error->message);

  return game;
}

gboolean
cli_save_game (AciesGame *game, const char *path)
{
  g_autoptr (GFile)  file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;

  if (acies_game_save (game, file, &error))
    return TRUE;

  cli_fail (path, "%s", error->message);

  return FALSE;
}

gboolean
cli_read_seed_option (const char *command, const char *text, guint64 *seed)
{
  *seed = 1;
  if (text == NULL || cli_read_seed (text, seed))
    return TRUE;

  cli_misuse (command, _("“%s” is no seed; it is a whole number from 0 to 18446744073709551615"), text);

  return FALSE;
}

/* Whether anybody stands on the field before the battle, where that is not for a person to choose. */
static gboolean
has_troops_in_place (const AciesRuleset *ruleset, const AciesSetup *setup)
{
  g_autoptr (AciesScene) scene = ruleset->scene_preview (setup);

  for (guint i = 0; i < scene->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (scene->tokens, AciesSceneToken, i);

      if (token->on_table || token->cell != ACIES_NO_CELL)
        return TRUE;
    }

  return FALSE;
}

gboolean
cli_begins_historically (const AciesScenario *scenario, char **reason)
{
  const AciesRuleset *ruleset = acies_scenario_get_ruleset (scenario);
  const AciesSetup   *setup = acies_scenario_get_setup (scenario);
  g_autofree char    *start = NULL;

  *reason = NULL;
  if (acies_scenario_has_situation (scenario) || acies_scenario_has_deployment (scenario))
    return TRUE;

  if (ruleset->start_text == NULL)
    {
      *reason = g_strdup (_("this scenario has no historical deployment of every side; use the free one"));
      return FALSE;
    }
  if (has_troops_in_place (ruleset, setup))
    return TRUE;

  start = ruleset->start_text (setup);
  /* Translators: %s is how the battle begins, a whole sentence. */
  *reason = g_strdup_printf (_("this scenario has no historical deployment; it begins in one way, so ask for none. %s"),
                             start);

  return FALSE;
}

gboolean
cli_read_deployment (const char *command, const char *file, const char *text,
                     const AciesScenario *scenario, AciesStart *start, int *status)
{
  g_autofree char *reason = NULL;

  start->historical = g_strcmp0 (text, "historical") == 0;
  if (text != NULL && !start->historical && g_strcmp0 (text, "free") != 0)
    {
      *status = cli_misuse (command, _("“%s” is no deployment; it is free or historical"), text);
      return FALSE;
    }
  if (start->historical && !cli_begins_historically (scenario, &reason))
    {
      /* Translators: of a wish for a deployment; %s is why it cannot be. */
      *status = cli_fail (file, _("deployment: %s"), reason);
      return FALSE;
    }

  return TRUE;
}
