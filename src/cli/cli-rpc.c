/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "cli/cli-rpc.h"

#include "engine/core/acies-json-scan.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  JsonNode           *id;      /* (nullable) lent; NULL if the request has none */
  const CliRpcMethod *method;
  AciesJsonCursor     params;  /* of an object, or absent */
} Request;

gboolean
cli_rpc_fail (CliRpcFault *fault, CliRpcCode code, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  fault->code = code;
  fault->message = g_strdup_vprintf (format, args);
  va_end (args);

  return FALSE;
}

gboolean
cli_rpc_fail_with_data (CliRpcFault *fault, CliRpcCode code, const char *rule, const char *message,
                        const AciesProblems *problems)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "rule", rule);
  acies_json_put_string (builder, "message", message);
  if (problems != NULL)
    {
      json_builder_set_member_name (builder, "problems");
      cli_rpc_write_problems (builder, problems);
    }
  json_builder_end_object (builder);
  fault->data = json_builder_get_root (builder);

  return cli_rpc_fail (fault, code, "%s", message);
}

void
cli_rpc_write_problems (JsonBuilder *builder, const AciesProblems *problems)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < acies_problems_size (problems); i++)
    {
      const AciesProblem *problem = acies_problems_get (problems, i);

      json_builder_begin_object (builder);
      acies_json_put_string (builder, "path", problem->path);
      acies_json_put_string (builder, "severity", acies_severity_name (problem->severity));
      acies_json_put_string (builder, "rule", problem->clause);
      acies_json_put_string (builder, "message", problem->message);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
fault_clear (CliRpcFault *fault)
{
  g_clear_pointer (&fault->message, g_free);
  g_clear_pointer (&fault->data, json_node_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliRpcFault, fault_clear)

static void
begin_answer (JsonBuilder *builder, JsonNode *id)
{
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "jsonrpc", "2.0");
  json_builder_set_member_name (builder, "id");
  json_builder_add_value (builder, id != NULL ? json_node_copy (id)
                                               : json_node_new (JSON_NODE_NULL));
}

static char *
end_answer (JsonBuilder *builder)
{
  g_autoptr (JsonNode) root = NULL;

  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return acies_json_to_line (root);
}

static char *
write_fault (JsonNode *id, const CliRpcFault *fault)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  begin_answer (builder, id);
  json_builder_set_member_name (builder, "error");
  json_builder_begin_object (builder);
  acies_json_put_int (builder, "code", fault->code);
  acies_json_put_string (builder, "message", fault->message);
  if (fault->data != NULL)
    {
      json_builder_set_member_name (builder, "data");
      json_builder_add_value (builder, json_node_copy (fault->data));
    }
  json_builder_end_object (builder);

  return end_answer (builder);
}

static gboolean
is_string (const AciesJsonCursor *at)
{
  return at->node != NULL && JSON_NODE_HOLDS_VALUE (at->node) &&
         json_node_get_value_type (at->node) == G_TYPE_STRING;
}

/* The id is a text, a number or null; anything else is no request. */
static gboolean
read_id (const AciesJsonCursor *root, JsonNode **id)
{
  const AciesJsonCursor member = acies_json_member (root, "id");

  *id = NULL;
  if (member.node == NULL)
    return TRUE;
  if (JSON_NODE_HOLDS_OBJECT (member.node) || JSON_NODE_HOLDS_ARRAY (member.node))
    return FALSE;
  if (JSON_NODE_HOLDS_VALUE (member.node) &&
      json_node_get_value_type (member.node) == G_TYPE_BOOLEAN)
    return FALSE;
  *id = member.node;

  return TRUE;
}

/* Whether @root is a request at all, and what its id is. */
static gboolean
read_envelope (const AciesJsonCursor *root, Request *request, CliRpcFault *fault)
{
  const AciesJsonCursor version = acies_json_member (root, "jsonrpc");
  const AciesJsonCursor method = acies_json_member (root, "method");

  request->params = acies_json_member (root, "params");
  request->params.parent = NULL;  /* paths in messages begin below it */
  if (JSON_NODE_HOLDS_ARRAY (root->node))
    return cli_rpc_fail (fault, CLI_RPC_NOT_A_REQUEST,
                         _("A list of requests is not taken; send one request a line."));
  if (!JSON_NODE_HOLDS_OBJECT (root->node))
    return cli_rpc_fail (fault, CLI_RPC_NOT_A_REQUEST, _("A request is an object in { }."));
  if (!read_id (root, &request->id))
    return cli_rpc_fail (fault, CLI_RPC_NOT_A_REQUEST,
                         _("The \"id\" of a request is a text, a number or null."));
  if (!is_string (&version) || g_strcmp0 (json_node_get_string (version.node), "2.0") != 0)
    return cli_rpc_fail (fault, CLI_RPC_NOT_A_REQUEST,
                         _("A request has \"jsonrpc\": \"2.0\"."));
  if (!is_string (&method))
    return cli_rpc_fail (fault, CLI_RPC_NOT_A_REQUEST,
                         _("A request names its \"method\" as a text."));
  if (request->params.node != NULL && !JSON_NODE_HOLDS_OBJECT (request->params.node) &&
      !JSON_NODE_HOLDS_ARRAY (request->params.node))
    return cli_rpc_fail (fault, CLI_RPC_NOT_A_REQUEST,
                         _("The \"params\" of a request are an object in { }."));

  return TRUE;
}

static gboolean
read_method (const AciesJsonCursor *root, const CliRpcMethod *methods, Request *request,
             CliRpcFault *fault)
{
  const AciesJsonCursor member = acies_json_member (root, "method");
  const char           *name = json_node_get_string (member.node);
  g_autoptr (GString)   known = NULL;
  g_autofree char      *found = NULL;

  for (guint i = 0; methods[i].name != NULL; i++)
    if (g_strcmp0 (methods[i].name, name) == 0)
      {
        request->method = &methods[i];
        return TRUE;
      }

  known = g_string_new (NULL);
  for (guint i = 0; methods[i].name != NULL; i++)
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", methods[i].name);
  found = acies_json_found (&member);

  return cli_rpc_fail (fault, CLI_RPC_UNKNOWN_METHOD,
                       /* Translators: %1$s is a word in quotes, %2$s a list of words. */
                       _("There is no method %1$s; there are %2$s."), found, known->str);
}

/* Misspelled parameters must not be passed over silently. */
static gboolean
check_params (const Request *request, CliRpcFault *fault)
{
  JsonObjectIter iter;
  const char    *key;
  JsonNode      *node;

  if (request->params.node == NULL)
    return TRUE;
  if (JSON_NODE_HOLDS_ARRAY (request->params.node))
    return cli_rpc_fail (fault, CLI_RPC_BAD_PARAMS,
                         _("Parameters are given by name, as an object in { }."));

  json_object_iter_init_ordered (&iter, json_node_get_object (request->params.node));
  while (json_object_iter_next_ordered (&iter, &key, &node))
    if (!g_strv_contains (request->method->params, key))
      {
        g_autoptr (GString) name = g_string_new (NULL);

        acies_json_append_key (name, key, strlen (key));
        return cli_rpc_fail (fault, CLI_RPC_BAD_PARAMS,
                             /* Translators: both are words of the protocol. */
                             _("%1$s is no parameter of %2$s."), name->str, request->method->name);
      }

  return TRUE;
}

static gboolean
run_request (const Request *request, gpointer target, char **answer, CliRpcFault *fault)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  begin_answer (builder, request->id);
  json_builder_set_member_name (builder, "result");
  if (!request->method->run (target, &request->params, builder, fault))
    return FALSE;
  if (request->id != NULL)
    *answer = end_answer (builder);

  return TRUE;
}

char *
cli_rpc_answer (const CliRpcMethod *methods, gpointer target, const char *line, gsize length)
{
  g_auto (CliRpcFault) fault = { 0 };
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError)   error = NULL;
  Request              request = { 0 };
  AciesJsonCursor      root;
  char                *answer = NULL;

  node = acies_json_parse (line, length, &error);
  if (node == NULL)
    {
      cli_rpc_fail (&fault, CLI_RPC_NOT_JSON, "%s", error->message);
      return write_fault (NULL, &fault);
    }

  root = acies_json_root (node);
  if (!read_envelope (&root, &request, &fault))
    return write_fault (request.id, &fault);
  if (read_method (&root, methods, &request, &fault) && check_params (&request, &fault) &&
      run_request (&request, target, &answer, &fault))
    return answer;

  return request.id != NULL ? write_fault (request.id, &fault) : NULL;
}

char *
cli_rpc_answer_too_long (void)
{
  g_auto (CliRpcFault) fault = { 0 };

  cli_rpc_fail (&fault, CLI_RPC_NOT_A_REQUEST, _("A line is longer than %d MiB."),
                (int) (ACIES_MAX_FILE_SIZE / 1024 / 1024));

  return write_fault (NULL, &fault);
}
