/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/core/acies-campaign-links.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-campaign.h"

/* Whether @record is the game of the battle that was pending in @before, played to its end as @action tells. */
static gboolean
agrees (AciesGame *game, guint step, AciesGame *record)
{
  const AciesRuleset  *ruleset = acies_game_get_ruleset (game);
  const AciesSetup    *setup = acies_game_get_setup (game);
  const AciesState    *before = acies_game_get_step_before (game, step);
  AciesScenario       *fought = acies_game_get_scenario (record);
  g_autoptr (JsonNode) wanted = NULL;
  g_autofree char     *wanted_text = NULL;
  g_autofree char     *found_text = NULL;
  AciesAftermath       aftermath;
  AciesAction          report = { 0 };

  if (!acies_campaign_is_pending (ruleset, setup, before) || !acies_game_is_over (record) ||
      !acies_campaign_read_aftermath (fought, acies_game_get_state (record), &aftermath))
    return FALSE;

  wanted = ruleset->campaign->scenario (setup, before);
  wanted_text = acies_json_to_line (wanted);
  found_text = acies_json_to_line (acies_scenario_get_root (fought));

  return g_strcmp0 (wanted_text, found_text) == 0 &&
         ruleset->campaign->report (setup, before, &aftermath, NULL, &report) &&
         ruleset->campaign->agree (&report, acies_game_get_step_action (game, step));
}

/* The path of an action in the file. */
static char *
path_of (guint step)
{
  return g_strdup_printf ("actions[%u].record", step);
}

/* Records of battles have no records of their own. */
static AciesGame *
load_record (GFile *file, GError **error)
{
  g_autoptr (JsonNode) root = acies_json_load (file, error);

  return root != NULL ? acies_game_from_json (root, -1, NULL, error) : NULL;
}

static gboolean
check_link (AciesGame *game, guint step, GFile *folder, const char *name, AciesProblems *problems,
            GError **error)
{
  g_autoptr (GFile)     file = g_file_resolve_relative_path (folder, name);
  g_autoptr (GError)    fault = NULL;
  g_autoptr (AciesGame) record = load_record (file, &fault);
  g_autofree char      *path = path_of (step);

  if (record == NULL)
    {
      acies_problems_add (problems, ACIES_SEVERITY_WARNING, path, NULL,
                          _ ("the record of this battle cannot be read: %s"), fault->message);
      return TRUE;
    }
  if (agrees (game, step, record))
    return TRUE;

  acies_problems_add (
    problems, ACIES_SEVERITY_ERROR, path, acies_game_get_ruleset (game)->campaign->record_clause,
    _ ("the record \"%s\" tells of another battle, or of another end than the campaign was told"),
    name);

  return acies_problems_to_error (problems, error);
}

gboolean
acies_campaign_check_links (AciesGame *game, GFile *file, AciesProblems *problems, GError **error)
{
  const AciesCampaignRules *rules = acies_game_get_ruleset (game)->campaign;
  g_autoptr (GFile)         folder = g_file_get_parent (file);
  g_autoptr (AciesProblems) own = acies_problems_new ();

  for (guint step = 0; rules != NULL && folder != NULL && step < acies_game_get_n_steps (game);
       step++)
    {
      g_autofree char *name = rules->record (acies_game_get_step_action (game, step));

      if (name != NULL &&
          !check_link (game, step, folder, name, problems != NULL ? problems : own, error))
        return FALSE;
    }

  return TRUE;
}
