/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-json.h"

G_BEGIN_DECLS

/* JSON-RPC 2.0, one message a line. */

typedef enum
{
  CLI_RPC_NOT_JSON = -32700,
  CLI_RPC_NOT_A_REQUEST = -32600,
  CLI_RPC_UNKNOWN_METHOD = -32601,
  CLI_RPC_BAD_PARAMS = -32602,
  CLI_RPC_REFUSED = -32000,
  CLI_RPC_UNDO_BARRED = -32001,
  CLI_RPC_LOAD_FAILED = -32002,
  CLI_RPC_NOTHING_LOADED = -32003,
  CLI_RPC_FILE = -32004,
} CliRpcCode;

/* Why a request failed; both members are owned. */
typedef struct
{
  CliRpcCode code;
  char      *message;
  JsonNode  *data;     /* (nullable) */
} CliRpcFault;

/* Always FALSE. */
gboolean cli_rpc_fail (CliRpcFault *fault, CliRpcCode code, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* The same with data {"rule": @rule or null, "message": the message, "problems": [...] unless NULL}. Always FALSE. */
gboolean cli_rpc_fail_with_data (CliRpcFault *fault, CliRpcCode code, const char *rule, const char *message,
                                 const AciesProblems *problems);

/* A list of {path, severity, rule, message}. */
void cli_rpc_write_problems (JsonBuilder *builder, const AciesProblems *problems);

/* @params is an object or absent. Builds one value as its result, or fails. */
typedef gboolean (*CliRpcRun) (gpointer target, const AciesJsonCursor *params, JsonBuilder *result, CliRpcFault *fault);

typedef struct
{
  const char *name;
  CliRpcRun   run;
  const char *params[7];  /* names of all it knows, ended by NULL */
} CliRpcMethod;

/**
 * cli_rpc_answer:
 * @methods: a table ended by a row whose name is NULL
 * @line: a message without its line break; @length bytes
 *
 * Returns: (transfer full) (nullable): one line without its line break; %NULL if there is nothing to answer
 */
char *cli_rpc_answer (const CliRpcMethod *methods, gpointer target, const char *line, gsize length);

/* The answer to a line that is too long to be read. Returns: (transfer full) */
char *cli_rpc_answer_too_long (void);

G_END_DECLS
