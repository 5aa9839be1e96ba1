/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/*
 * Parts of records, journals and the protocol: each is written as one value, and read from the member @key of @at.
 * Readers complain to @problems and return FALSE; what is absent leaves everything as it is, but dice must be there.
 */

/* {"deployment": "free" | "historical", "undo": "free" | "strict"} */
void     acies_record_write_options (JsonBuilder *builder, const AciesGameOptions *options);
gboolean acies_record_read_options  (const AciesJsonCursor *at, const char *key, AciesGameOptions *options,
                                     AciesProblems *problems);

/* [6, 1, ...]: at most ACIES_MAX_FORCED_DICE, and @dice has room for so many */
void     acies_record_write_dice (JsonBuilder *builder, const guint8 *dice, guint n_dice);
gboolean acies_record_read_dice  (const AciesJsonCursor *at, const char *key, guint8 *dice, guint *n_dice,
                                  AciesProblems *problems);

/* {side id: {"kind": "human" | "computer", "level": null, "name": null}} */
void     acies_record_write_players (JsonBuilder *builder, AciesGame *game);
gboolean acies_record_read_players  (const AciesJsonCursor *at, const char *key, AciesGame *game,
                                     AciesProblems *problems);

G_END_DECLS
