/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-json.h"

G_BEGIN_DECLS

/* The kinds of files, told apart by their "format". */
typedef enum
{
  ACIES_FORMAT_UNKNOWN,
  ACIES_FORMAT_SCENARIO,  /* "acies-scenario" */
  ACIES_FORMAT_GAME,      /* "acies-game" */
  ACIES_FORMAT_CAMPAIGN,  /* "acies-campaign" */
  ACIES_FORMAT_ARMY_LISTS,  /* "acies-army-lists" */
} AciesFormat;

/* The newest version of every format that this program reads and writes. */
#define ACIES_FORMAT_VERSION 1

const char *acies_format_name (AciesFormat format);
AciesFormat acies_format_of   (JsonNode *root);

/**
 * acies_format_check:
 * @root: what was read from a file
 * @expected: the kind that the caller can read
 * @error: ACIES_FILE_ERROR_FORMAT: "version: sentence"
 *
 * Judges "format" and "version": another kind of file is named, a version above ours is refused with both versions.
 */
gboolean acies_format_check (const AciesJsonCursor *root, AciesFormat expected, AciesProblems *problems, GError **error);

G_END_DECLS
