/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/ai/acies-ai.h"

G_BEGIN_DECLS

/* Names of computer players (NULL is "normal") for the first side and all others; on FALSE the complaint was printed. */
gboolean cli_read_players (const char *command, char *const names[2], AciesAiLevel levels[ACIES_MAX_SIDES]);

G_END_DECLS
