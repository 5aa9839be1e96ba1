/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-server.h"
#include "engine/ai/acies-thinker.h"

#include <glib/gi18n-lib.h>

#define MOST_MS    600000
#define MOST_NODES 1000000000

/* What think was asked for. */
typedef struct
{
  AciesAiLevel  level;
  AciesAiBudget budget;
} Wish;

static gboolean
read_level (const AciesJsonCursor *params, AciesAiLevel *level, AciesProblems *problems)
{
  const AciesJsonCursor at = acies_json_member (params, "level");
  const char           *name = NULL;
  g_autofree char      *found = NULL;

  *level = ACIES_AI_NORMAL;
  if (!acies_json_exists (&at))
    return TRUE;
  if (!acies_json_read_string (params, "level", &name, problems))
    return FALSE;
  if (acies_ai_level_find (name, level))
    return TRUE;

  found = acies_json_found (&at);
  /* Translators: a word in quotes that should be the name of a computer player. */
  acies_json_complain (&at, problems, NULL, _("%s is no computer player"), found);

  return FALSE;
}

/* @key: absent: @value stays as it is */
static gboolean
read_number (const AciesJsonCursor *params, const char *key, int most, guint *value,
             AciesProblems *problems)
{
  const AciesJsonCursor at = acies_json_member (params, key);
  int                   number;

  if (!acies_json_exists (&at))
    return TRUE;
  if (!acies_json_read_int (params, key, 1, most, &number, problems))
    return FALSE;

  *value = (guint) number;

  return TRUE;
}

/* A budget of time alone is not cut short by the nodes of the level. */
static gboolean
read_wish (const AciesJsonCursor *params, Wish *wish, AciesProblems *problems)
{
  guint nodes = 0, milliseconds = 0;

  if (!read_level (params, &wish->level, problems) ||
      !read_number (params, "budget-ms", MOST_MS, &milliseconds, problems) ||
      !read_number (params, "nodes", MOST_NODES, &nodes, problems))
    return FALSE;

  wish->budget = *acies_ai_level_get_budget (wish->level);
  if (milliseconds > 0)
    wish->budget = (AciesAiBudget){ MOST_NODES, milliseconds };
  if (nodes > 0)
    wish->budget.n_nodes = nodes;

  return TRUE;
}

/* Each action of the line is written in the position in which it is played. */
static void
write_line (AciesGame *game, const AciesAiChoice *choice, JsonBuilder *result)
{
  const AciesRuleset    *ruleset = acies_game_get_ruleset (game);
  const AciesSetup      *setup = acies_game_get_setup (game);
  g_autofree AciesState *state = g_memdup2 (acies_game_get_state (game), ruleset->state_size);

  json_builder_set_member_name (result, "line");
  json_builder_begin_array (result);
  for (guint i = 0; i < choice->n_line; i++)
    {
      if (i > 0)
        ruleset->apply (setup, state, &choice->line[i - 1], NULL);
      ruleset->action_write (setup, state, &choice->line[i], result);
    }
  json_builder_end_array (result);
}

static void
write_choice (AciesGame *game, const AciesAiChoice *choice, JsonBuilder *result)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (game);
  const AciesSetup   *setup = acies_game_get_setup (game);
  const AciesState   *state = acies_game_get_state (game);
  g_autofree char    *intent = acies_ai_choice_dup_intent (choice, ruleset, setup, state);

  json_builder_begin_object (result);
  json_builder_set_member_name (result, "action");
  ruleset->action_write (setup, state, &choice->action, result);
  acies_json_put_double (result, "value", choice->value / 100.0);
  write_line (game, choice, result);
  acies_json_put_string (result, "intent", intent);
  acies_json_put_int (result, "nodes", choice->n_nodes);
  json_builder_end_object (result);
}

gboolean
cli_server_think (gpointer target, const AciesJsonCursor *params, JsonBuilder *result,
                  CliRpcFault *fault)
{
  CliServer                *self = target;
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesThinker)  thinker = NULL;
  AciesAiChoice             choice = { 0 };
  Wish                      wish = { ACIES_AI_NORMAL };

  if (!cli_server_need_game (self, fault))
    return FALSE;
  if (!read_wish (params, &wish, problems))
    return cli_server_fail_params (fault, problems);
  if (acies_game_is_over (self->game))
    return cli_rpc_fail_with_data (fault, CLI_RPC_REFUSED, "over", _("The battle is over."), NULL);

  thinker = acies_thinker_new (acies_game_get_ruleset (self->game),
                               acies_game_get_setup (self->game), wish.level);
  acies_thinker_set_budget (thinker, &wish.budget);
  acies_thinker_think (thinker, acies_game_get_state (self->game),
                       acies_game_get_seed (self->game), NULL, &choice);
  write_choice (self->game, &choice, result);

  return TRUE;
}
