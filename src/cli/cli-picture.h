/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/* A picture that a command draws. */
typedef struct
{
  const char *file;    /* its ending chooses the format */
  const char *theme;   /* (nullable) "light", "dark", "print"; light if NULL */
  int         width;   /* 0: the usual width */
} CliPicture;

/* Judges file and theme before any work is done; on FALSE the complaint was printed. */
gboolean cli_picture_check (const CliPicture *picture, const char *command);

/* Draws the position of @game, or @scenario before any battle if @game is %NULL. Returns an exit status. */
int cli_picture_draw (const CliPicture *picture, AciesScenario *scenario, AciesGame *game);

G_END_DECLS
