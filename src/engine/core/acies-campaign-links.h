/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"

G_BEGIN_DECLS

/**
 * acies_campaign_check_links:
 * @game: a campaign as it was read; any other game has no links
 * @file: where it was read from
 * @problems: (nullable): a warning for each record that cannot be read: it may have been left behind when the file was moved
 * @error: ACIES_FILE_ERROR_INVALID: the first record that tells of another battle or another end, under the rules' own clause
 *
 * Replays the records of the battles that @game names and compares them with what the campaign was told.
 *
 * Returns: %FALSE if one of them tells otherwise
 */
gboolean acies_campaign_check_links (AciesGame *game, GFile *file, AciesProblems *problems, GError **error);

G_END_DECLS
