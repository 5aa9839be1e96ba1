/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-server.h"
#include "engine/core/acies-error.h"
#include "engine/core/acies-record-parts.h"

#include <glib/gi18n-lib.h>

/* ---- What several methods share ---- */

gboolean
cli_server_fail_params (CliRpcFault *fault, const AciesProblems *problems)
{
  const AciesProblem *first = acies_problems_first_error (problems);
  g_autofree char    *text = acies_problem_to_string (first);

  return cli_rpc_fail_with_data (fault, CLI_RPC_BAD_PARAMS, first->clause, text, problems);
}

void
cli_server_put_decision (CliServer *self, JsonBuilder *result)
{
  json_builder_set_member_name (result, "decision");
  acies_game_write_decision (self->game, result);
}

gboolean
cli_server_need_game (CliServer *self, CliRpcFault *fault)
{
  if (self->game != NULL)
    return TRUE;

  return cli_rpc_fail (fault, CLI_RPC_NOTHING_LOADED, _("Nothing is loaded; call load first."));
}

/* What breaks a rule, like an order to the enemy's units, is refused; what means nothing is a bad parameter. */
static gboolean
fail_unreadable (CliRpcFault *fault, const AciesProblems *problems)
{
  const AciesProblem *first = acies_problems_first_error (problems);

  if (first->clause == NULL)
    return cli_server_fail_params (fault, problems);

  return cli_rpc_fail_with_data (fault, CLI_RPC_REFUSED, first->clause, first->message, problems);
}

/* A battle that its players have ended takes no action. */
static gboolean
need_open (CliServer *self, CliRpcFault *fault)
{
  const AciesConcession *concession = acies_game_get_concession (self->game);

  if (concession->kind == ACIES_CONCESSION_NONE)
    return TRUE;

  return cli_rpc_fail_with_data (fault, CLI_RPC_REFUSED, acies_concession_name (concession),
                                 _("The battle is over."), NULL);
}

static gboolean
read_action (CliServer *self, const AciesJsonCursor *params, AciesAction *action,
             CliRpcFault *fault)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  AciesJsonCursor           at;

  if (!cli_server_need_game (self, fault) || !need_open (self, fault))
    return FALSE;
  if (acies_json_read_object (params, "action", &at, problems) &&
      acies_game_get_ruleset (self->game)->action_read (acies_game_get_setup (self->game),
                                                        acies_game_get_state (self->game), &at,
                                                        action, problems))
    return TRUE;

  return fail_unreadable (fault, problems);
}

static gboolean
fail_refused (CliServer *self, const AciesVerdict *verdict, CliRpcFault *fault)
{
  const AciesRuleset *ruleset = acies_game_get_ruleset (self->game);
  g_autofree char    *message = NULL;

  message = ruleset->refusal_text (acies_game_get_setup (self->game), verdict);

  return cli_rpc_fail_with_data (fault, CLI_RPC_REFUSED, ruleset->refusal_clause (verdict),
                                 message, NULL);
}

/* The events of the last action; before any action those of the beginning. */
static void
write_new_events (CliServer *self, JsonBuilder *builder)
{
  g_autoptr (AciesEventList) fresh = acies_event_list_new ();
  const AciesEventList      *all = acies_game_get_events (self->game);
  const guint                n_steps = acies_game_get_n_steps (self->game);
  guint                      first = 0, n = acies_event_list_size (all);

  if (n_steps > 0)
    first = acies_game_get_step_events (self->game, n_steps - 1, &n);
  for (guint i = first; i < first + n; i++)
    {
      const AciesEvent *event = acies_event_list_get (all, i);

      *acies_event_list_add (fresh, event->kind, event->clause) = *event;
    }
  acies_game_get_ruleset (self->game)->events_write (acies_game_get_setup (self->game), fresh,
                                                     builder);
}

/* ---- The methods ---- */

/* The state as its ruleset tells it, with the events that led to it. */
static gboolean
run_state (gpointer target, const AciesJsonCursor *params, JsonBuilder *result, CliRpcFault *fault)
{
  CliServer              *self = target;
  g_autoptr (JsonBuilder) state = json_builder_new ();
  g_autoptr (JsonBuilder) events = json_builder_new ();
  JsonNode               *root;

  if (!cli_server_need_game (self, fault))
    return FALSE;

  acies_game_get_ruleset (self->game)->state_write (acies_game_get_setup (self->game),
                                                    acies_game_get_state (self->game), state);
  write_new_events (self, events);
  root = json_builder_get_root (state);
  json_object_set_member (json_node_get_object (root), "events", json_builder_get_root (events));
  json_builder_add_value (result, root);

  return TRUE;
}

static gboolean
run_legal (gpointer target, const AciesJsonCursor *params, JsonBuilder *result, CliRpcFault *fault)
{
  CliServer             *self = target;
  const AciesActionList *list;

  if (!cli_server_need_game (self, fault))
    return FALSE;

  list = acies_game_get_legal (self->game);
  json_builder_begin_object (result);
  cli_server_put_decision (self, result);
  json_builder_set_member_name (result, "actions");
  json_builder_begin_array (result);
  for (guint i = 0; i < list->n; i++)
    acies_game_get_ruleset (self->game)->action_write (acies_game_get_setup (self->game),
                                                       acies_game_get_state (self->game),
                                                       &list->items[i], result);
  json_builder_end_array (result);
  acies_json_put_bool (result, "complete", list->complete);
  json_builder_end_object (result);

  return TRUE;
}

/* Turns the refusal in @fault into the answer of a check. */
static gboolean
put_refusal (const CliRpcFault *fault, JsonBuilder *result)
{
  JsonObject *data = json_node_get_object (fault->data);

  json_builder_begin_object (result);
  acies_json_put_bool (result, "legal", FALSE);
  acies_json_put_string (result, "rule", json_object_get_string_member (data, "rule"));
  acies_json_put_string (result, "message", json_object_get_string_member (data, "message"));
  json_builder_end_object (result);

  return TRUE;
}

static gboolean
run_check (gpointer target, const AciesJsonCursor *params, JsonBuilder *result, CliRpcFault *fault)
{
  CliServer          *self = target;
  AciesAction         action = { 0 };
  AciesVerdict        verdict = { 0 };
  const AciesRuleset *ruleset;
  const AciesSetup   *setup;
  gboolean            legal;

  if (!read_action (self, params, &action, fault))
    return fault->code == CLI_RPC_REFUSED && put_refusal (fault, result);

  ruleset = acies_game_get_ruleset (self->game);
  setup = acies_game_get_setup (self->game);
  legal = acies_game_check (self->game, &action, &verdict);
  json_builder_begin_object (result);
  acies_json_put_bool (result, "legal", legal);
  if (legal)
    ruleset->check_write (setup, acies_game_get_state (self->game), &action, result);
  else
    {
      g_autofree char *message = ruleset->refusal_text (setup, &verdict);

      acies_json_put_string (result, "rule", ruleset->refusal_clause (&verdict));
      acies_json_put_string (result, "message", message);
    }
  json_builder_end_object (result);

  return TRUE;
}

static gboolean
run_act (gpointer target, const AciesJsonCursor *params, JsonBuilder *result, CliRpcFault *fault)
{
  CliServer  *self = target;
  AciesAction action = { 0 };

  if (!read_action (self, params, &action, fault))
    return FALSE;
  if (!acies_game_act (self->game, &action, NULL))
    return fail_refused (self, acies_game_get_refusal (self->game), fault);

  json_builder_begin_object (result);
  json_builder_set_member_name (result, "events");
  write_new_events (self, result);
  cli_server_put_decision (self, result);
  json_builder_end_object (result);

  return TRUE;
}

static gboolean
run_odds (gpointer target, const AciesJsonCursor *params, JsonBuilder *result, CliRpcFault *fault)
{
  CliServer          *self = target;
  AciesAction         action = { 0 };
  AciesVerdict        verdict = { 0 };
  AciesOdds           odds = { 0 };
  const AciesRuleset *ruleset;
  const AciesSetup   *setup;

  if (!read_action (self, params, &action, fault))
    return FALSE;

  ruleset = acies_game_get_ruleset (self->game);
  setup = acies_game_get_setup (self->game);
  if (ruleset->odds (setup, acies_game_get_state (self->game), &action, &odds, &verdict))
    {
      ruleset->odds_write (setup, &odds, result);
      return TRUE;
    }
  if (verdict.reason == 0)
    return cli_rpc_fail (fault, CLI_RPC_BAD_PARAMS, _("Only an attack has odds."));

  return fail_refused (self, &verdict, fault);
}

static gboolean
run_dice (gpointer target, const AciesJsonCursor *params, JsonBuilder *result, CliRpcFault *fault)
{
  CliServer                *self = target;
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  guint8                    dice[ACIES_MAX_FORCED_DICE];
  guint                     n_dice;

  if (!cli_server_need_game (self, fault))
    return FALSE;
  if (!acies_record_read_dice (params, "queue", dice, &n_dice, problems))
    return cli_server_fail_params (fault, problems);

  acies_game_force_dice (self->game, dice, n_dice);
  json_builder_begin_object (result);
  json_builder_end_object (result);

  return TRUE;
}

static gboolean
run_undo (gpointer target, const AciesJsonCursor *params, JsonBuilder *result, CliRpcFault *fault)
{
  CliServer         *self = target;
  g_autoptr (GError) error = NULL;

  if (!cli_server_need_game (self, fault))
    return FALSE;
  if (!acies_game_undo (self->game, &error))
    return cli_rpc_fail_with_data (fault, CLI_RPC_UNDO_BARRED, "undo", error->message, NULL);

  json_builder_begin_object (result);
  cli_server_put_decision (self, result);
  json_builder_end_object (result);

  return TRUE;
}

static gboolean
run_concede (gpointer target, const AciesJsonCursor *params, JsonBuilder *result,
             CliRpcFault *fault)
{
  CliServer                *self = target;
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  AciesConcession           concession = { ACIES_CONCESSION_NONE, ACIES_NO_SIDE };
  AciesJsonCursor           at;

  if (!cli_server_need_game (self, fault))
    return FALSE;
  if (!acies_json_read_object (params, "concession", &at, problems) ||
      !acies_concession_read (&concession, acies_game_get_scenario (self->game), params,
                              "concession", problems))
    return cli_server_fail_params (fault, problems);
  if (!acies_game_concede (self->game, &concession, &error))
    return cli_rpc_fail_with_data (fault, CLI_RPC_REFUSED, "over", error->message, NULL);

  json_builder_begin_object (result);
  cli_server_put_decision (self, result);
  json_builder_end_object (result);

  return TRUE;
}

static gboolean
save_to_file (CliServer *self, const AciesJsonCursor *params, JsonBuilder *result,
              CliRpcFault *fault)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GFile)         file = NULL;
  g_autoptr (GError)        error = NULL;
  const char               *path;

  if (!acies_json_read_string (params, "file", &path, problems))
    return cli_server_fail_params (fault, problems);

  file = g_file_new_for_path (path);
  if (!acies_game_save (self->game, file, &error))
    return cli_rpc_fail (fault, CLI_RPC_FILE, "%s", error->message);

  json_builder_begin_object (result);
  acies_json_put_string (result, "file", path);
  json_builder_end_object (result);

  return TRUE;
}

static gboolean
run_save (gpointer target, const AciesJsonCursor *params, JsonBuilder *result, CliRpcFault *fault)
{
  CliServer            *self = target;
  const AciesJsonCursor file = acies_json_member (params, "file");

  if (!cli_server_need_game (self, fault))
    return FALSE;
  if (acies_json_exists (&file))
    return save_to_file (self, params, result, fault);

  json_builder_add_value (result, acies_game_to_json (self->game));

  return TRUE;
}

const CliRpcMethod cli_server_methods[] = {
  { "load", cli_server_load, { "scenario", "game", "campaign", "file", "seed", "options", NULL } },
  { "state", run_state, { NULL } },
  { "legal", run_legal, { NULL } },
  { "check", run_check, { "action", NULL } },
  { "act", run_act, { "action", NULL } },
  { "odds", run_odds, { "action", NULL } },
  { "dice", run_dice, { "queue", NULL } },
  { "undo", run_undo, { NULL } },
  { "concede", run_concede, { "concession", NULL } },
  { "think", cli_server_think, { "level", "budget-ms", "nodes", NULL } },
  { "save", run_save, { "file", NULL } },
  { NULL, NULL, { NULL } },
};
