/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-json.h"

G_BEGIN_DECLS

#define ACIES_MAX_UNITS_IN_ALL 10000

/* What every scenario has, whatever its ruleset. Strings are lent by the tree it was read from; NULL if absent. */
typedef struct
{
  const char     *id, *name, *date, *place, *war, *summary, *background, *author, *license;
  const char     *question;   /* of the study that the scenario is, or NULL */
  AciesJsonCursor sources;    /* a list of texts, or absent */
  AciesJsonCursor links;      /* a list of ids, or absent */
  int             difficulty; /* AciesDifficulty */
  int             minutes;    /* 0: not told */
  guint           n_sides;
  const char     *side_ids[ACIES_MAX_SIDES], *side_names[ACIES_MAX_SIDES];
  gboolean        has_deployment;
  gboolean        has_situation;
} AciesEnvelope;

/* The rules of a file that names the rules @id: those, or in a campaign those of campaigns with such battles. (nullable) */
const AciesRuleset *acies_envelope_find_ruleset (const AciesJsonCursor *root, const char *id);

/**
 * acies_envelope_read:
 * @envelope: (out): filled as far as it is good
 * @root: an acies-scenario or acies-campaign object whose format and version are right
 *
 * Returns: (nullable): the ruleset, which may judge the rest; %NULL if it is unknown, or if the sides are too broken or too
 *   many for it
 */
const AciesRuleset *acies_envelope_read (AciesEnvelope *envelope, const AciesJsonCursor *root, AciesProblems *problems);

G_END_DECLS
