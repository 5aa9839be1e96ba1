/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-command.h"
#include "cli/cli-server.h"
#include "engine/core/acies-campaign-links.h"
#include "engine/core/acies-error.h"
#include "engine/core/acies-format.h"
#include "engine/core/acies-record-parts.h"

#include <glib/gi18n-lib.h>

#define DEFAULT_SEED 1  /* a battle that nobody gave a seed is the same each time */

/* What load was given: a tree from the message or from a file, and how a new battle begins. */
typedef struct
{
  JsonNode        *root;    /* owned */
  const char      *file;    /* (nullable) where it came from */
  AciesFormat      format;  /* what it must be */
  guint64          seed;
  AciesGameOptions options;
} Loading;

static void
loading_clear (Loading *loading)
{
  g_clear_pointer (&loading->root, json_node_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Loading, loading_clear)

static gboolean
read_seed (const AciesJsonCursor *params, guint64 *seed, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (params, "seed");
  const gboolean        is_text = acies_json_exists (&member) &&
                                  json_node_get_value_type (member.node) == G_TYPE_STRING;
  g_autofree char      *found = NULL;

  *seed = DEFAULT_SEED;
  if (!acies_json_exists (&member))
    return TRUE;
  if (is_text && cli_read_seed (json_node_get_string (member.node), seed))
    return TRUE;

  found = acies_json_found (&member);
  acies_json_complain (&member, problems, NULL,
                       _("%s is no seed; a text of decimal digits from \"0\" to "
                         "\"18446744073709551615\" is expected"), found);

  return FALSE;
}

static gboolean
load_failed (CliRpcFault *fault, AciesProblems *problems, const GError *error)
{
  const AciesProblem *first;

  if (!acies_problems_has_errors (problems))
    acies_problems_add (problems, ACIES_SEVERITY_ERROR, "", NULL, "%s", error->message);
  first = acies_problems_first_error (problems);

  return cli_rpc_fail_with_data (fault, CLI_RPC_LOAD_FAILED, first->clause, error->message,
                                 problems);
}

static gboolean
read_file (const AciesJsonCursor *params, Loading *loading, AciesProblems *problems,
           CliRpcFault *fault)
{
  g_autoptr (GFile)  file = NULL;
  g_autoptr (GError) error = NULL;

  if (!acies_json_read_string (params, "file", &loading->file, problems))
    return cli_server_fail_params (fault, problems);

  file = g_file_new_for_path (loading->file);
  loading->root = acies_json_read_file (file, &error);
  if (loading->root == NULL)
    {
      g_prefix_error (&error, "%s: ", loading->file);
      if (g_error_matches (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS))
        return cli_rpc_fail (fault, CLI_RPC_FILE, "%s", error->message);
      return load_failed (fault, problems, error);
    }
  loading->format = acies_format_of (loading->root);
  if (loading->format != ACIES_FORMAT_GAME && loading->format != ACIES_FORMAT_CAMPAIGN)
    loading->format = ACIES_FORMAT_SCENARIO;

  return TRUE;
}

/* Exactly one of scenario, game, campaign and file is what to load. */
static gboolean
read_source (const AciesJsonCursor *params, Loading *loading, AciesProblems *problems,
             CliRpcFault *fault)
{
  const AciesJsonCursor scenario = acies_json_member (params, "scenario");
  const AciesJsonCursor game = acies_json_member (params, "game");
  const AciesJsonCursor campaign = acies_json_member (params, "campaign");
  const AciesJsonCursor file = acies_json_member (params, "file");
  const guint           given = acies_json_exists (&scenario) + acies_json_exists (&game) +
                                acies_json_exists (&campaign) + acies_json_exists (&file);

  if (given != 1)
    return cli_rpc_fail (fault, CLI_RPC_BAD_PARAMS,
                         _("Give one of \"scenario\", \"game\", \"campaign\" and \"file\" to load."));
  if (acies_json_exists (&file))
    return read_file (params, loading, problems, fault);

  loading->format = acies_json_exists (&game)       ? ACIES_FORMAT_GAME
                    : acies_json_exists (&campaign) ? ACIES_FORMAT_CAMPAIGN
                                                    : ACIES_FORMAT_SCENARIO;
  loading->root = json_node_ref (acies_json_exists (&game)       ? game.node
                                 : acies_json_exists (&campaign) ? campaign.node
                                                                 : scenario.node);

  return TRUE;
}

static AciesGame *
begin_battle (const Loading *loading, AciesProblems *problems, GError **error)
{
  const AciesJsonCursor     at = acies_json_root (loading->root);
  g_autoptr (AciesScenario) scenario = NULL;
  g_autofree char          *reason = NULL;

  /* A campaign given as a scenario, or the other way round. */
  if ((acies_format_of (loading->root) == ACIES_FORMAT_CAMPAIGN) !=
        (loading->format == ACIES_FORMAT_CAMPAIGN) &&
      !acies_format_check (&at, loading->format, problems, error))
    return NULL;

  scenario = acies_scenario_new (loading->root, problems, error);
  if (scenario == NULL)
    return NULL;
  if (loading->options.start.historical && !cli_begins_historically (scenario, &reason))
    {
      acies_problems_add (problems, ACIES_SEVERITY_ERROR, "deployment", NULL, "%s", reason);
      acies_problems_to_error (problems, error);
      return NULL;
    }

  return acies_game_new (scenario, &loading->options, loading->seed);
}

/* Warnings only: errors do not get this far. */
static void
write_result (CliServer *self, const AciesProblems *problems, JsonBuilder *result)
{
  json_builder_begin_object (result);
  acies_json_put_string (result, "ruleset", acies_game_get_ruleset (self->game)->id);
  cli_server_put_decision (self, result);
  json_builder_set_member_name (result, "problems");
  cli_rpc_write_problems (result, problems);
  json_builder_end_object (result);
}

gboolean
cli_server_load (gpointer target, const AciesJsonCursor *params, JsonBuilder *result,
                 CliRpcFault *fault)
{
  CliServer                *self = target;
  g_auto (Loading)          loading = { 0 };
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  AciesGame                *game;

  if (!read_seed (params, &loading.seed, problems) ||
      !acies_record_read_options (params, "options", &loading.options, problems))
    return cli_server_fail_params (fault, problems);
  if (!read_source (params, &loading, problems, fault))
    return FALSE;

  game = loading.format == ACIES_FORMAT_GAME
           ? acies_game_from_json (loading.root, -1, problems, &error)
           : begin_battle (&loading, problems, &error);
  if (game != NULL && loading.file != NULL)
    {
      g_autoptr (GFile) file = g_file_new_for_path (loading.file);

      if (!acies_campaign_check_links (game, file, problems, &error))
        g_clear_object (&game);
    }
  if (game == NULL)
    {
      if (loading.file != NULL)
        g_prefix_error (&error, "%s: ", loading.file);
      return load_failed (fault, problems, error);
    }

  g_set_object (&self->game, game);
  g_object_unref (game);
  write_result (self, problems, result);

  return TRUE;
}
