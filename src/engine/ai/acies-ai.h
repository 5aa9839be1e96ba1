/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include <gio/gio.h>

#include "engine/core/acies-ruleset.h"

G_BEGIN_DECLS

/* A computer player; sees rulesets only through the vtable, works on reseeded copies, never draws the battle's dice. */
typedef enum
{
  ACIES_AI_RANDOM,    /* any legal action */
  ACIES_AI_STANDARD,
} AciesAiLevel;

/* "random", "standard". */
gboolean    acies_ai_level_find (const char *name, AciesAiLevel *level);
const char *acies_ai_level_name (AciesAiLevel level);

/**
 * acies_ai_choose:
 * @seed: of its own choices; the same seed and state give the same action
 * @cancellable: (nullable): when cancelled the best found so far is returned at once
 * @action: (out): a legal action of the pending decision, which must not be over
 *
 * Thinks at most about a second on two cores; does not touch @state.
 */
void acies_ai_choose (const AciesRuleset *ruleset, const AciesSetup *setup, const AciesState *state, AciesAiLevel level,
                      guint64 seed, GCancellable *cancellable, AciesAction *action);

/* Whether the computer that plays @side takes a draw that is offered: unless it leads by the points, which everybody sees,
 * and thinks that it stands better too. */
gboolean acies_ai_takes_draw (const AciesRuleset *ruleset, const AciesSetup *setup, const AciesState *state, int side);

G_END_DECLS
