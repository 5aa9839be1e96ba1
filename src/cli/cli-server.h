/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "cli/cli-rpc.h"
#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/* The engine as a server: one battle at a time. Target of the methods. */
typedef struct
{
  AciesGame *game;  /* NULL until something is loaded */
} CliServer;

/* As data/protocol.md tells them. Ended by a row whose name is NULL. */
extern const CliRpcMethod cli_server_methods[];

/* The method load: takes another battle, or keeps what there was and fails. */
gboolean cli_server_load (gpointer target, const AciesJsonCursor *params, JsonBuilder *result, CliRpcFault *fault);

/* The method think: what a computer player would do, within a budget. */
gboolean cli_server_think (gpointer target, const AciesJsonCursor *params, JsonBuilder *result, CliRpcFault *fault);

/* FALSE with CLI_RPC_NOTHING_LOADED before anything was loaded. */
gboolean cli_server_need_game (CliServer *self, CliRpcFault *fault);

/* CLI_RPC_BAD_PARAMS with all @problems, which hold an error. Always FALSE. */
gboolean cli_server_fail_params (CliRpcFault *fault, const AciesProblems *problems);

/* Adds the member "decision". */
void cli_server_put_decision (CliServer *self, JsonBuilder *result);

G_END_DECLS
