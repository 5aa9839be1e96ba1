/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/* What a file turned out to be: exactly one of @scenario and @game. */
typedef struct
{
  AciesScenario *scenario;
  AciesGame     *game;
} AciesOpened;

#define ACIES_FILE_OPENER_ALL (-1)

/**
 * acies_file_opener_read_async:
 * @file: anything
 * @upto: of a game, play only so many actions; ACIES_FILE_OPENER_ALL for all
 *
 * Reads a scenario or a game in a thread, told apart by "format". @callback is called in the main context.
 */
void acies_file_opener_read_async (GFile *file, int upto, GCancellable *cancellable,
                                   GAsyncReadyCallback callback, gpointer user_data);

/**
 * acies_file_opener_read_finish:
 * @opened: (out): filled on success; cleared by acies_opened_clear()
 * @n_good: (out) (optional): of a game that cannot be replayed whole, the number of actions before the first that cannot; else 0
 * @error: a sentence that names the file, the place and what to do
 */
gboolean acies_file_opener_read_finish (GAsyncResult *result, AciesOpened *opened, guint *n_good, GError **error);

void acies_opened_clear (AciesOpened *self);

G_END_DECLS
