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
  ACIES_AI_QUICK,     /* a look at what each action brings at once: for battles by the thousand */
  ACIES_AI_EASY,      /* the same, and overlooks much: for people who begin */
  ACIES_AI_NORMAL,    /* to the end of what a group does */
  ACIES_AI_HARD,      /* to the end of the enemy's reply, where the rules are quick enough for that */
  ACIES_AI_STANDARD,  /* the yardstick: stays as it is, so that others can be measured against it; not offered to people */
  ACIES_N_AI_LEVELS
} AciesAiLevel;

/* How much one choice may cost. By nodes alone the same choice is made on a slow machine; a limit of time can cut it short. */
typedef struct
{
  guint n_nodes;       /* actions that are tried, each by playing it on a copy; of no account to random, quick and easy */
  guint milliseconds;  /* of wall clock; 0: as long as the nodes take */
} AciesAiBudget;

#define ACIES_AI_MAX_LINE 8

/* What came of thinking. */
typedef struct
{
  AciesAction action;
  gint32      value;                   /* for who decides, in hundredths of a point, as AciesRuleset.evaluate */
  guint       n_line;                  /* at least 1 */
  AciesAction line[ACIES_AI_MAX_LINE]; /* the principal line: @action, then what is meant to follow, up to the first dice */
  guint       n_nodes;                 /* actions that were tried */
} AciesAiChoice;

/* "random", "quick", "easy", "normal", "hard", "standard". */
gboolean    acies_ai_level_find (const char *name, AciesAiLevel *level);
const char *acies_ai_level_name (AciesAiLevel level);

/* A person's words for a level that is offered: "Easy". Translated. */
const char *acies_ai_level_title (AciesAiLevel level);

/* What one choice of the level may cost unless another budget is given. */
const AciesAiBudget *acies_ai_level_get_budget (AciesAiLevel level);

/**
 * acies_ai_choose:
 * @seed: of its own choices; the same seed and state give the same action, unless time runs out
 * @cancellable: (nullable): when cancelled the best found so far is returned at once
 * @action: (out): a legal action of the pending decision, which must not be over
 *
 * Thinks as long as the level may; does not touch @state.
 */
void acies_ai_choose (const AciesRuleset *ruleset, const AciesSetup *setup, const AciesState *state, AciesAiLevel level,
                      guint64 seed, GCancellable *cancellable, AciesAction *action);

/**
 * acies_ai_choice_dup_intent:
 * @state: the position in which @choice was made
 *
 * Returns: (transfer full): what the deciding side is about to do, in one line: of the weightiest action of the principal line
 */
char *acies_ai_choice_dup_intent (const AciesAiChoice *choice, const AciesRuleset *ruleset, const AciesSetup *setup,
                                  const AciesState *state);

/* How much an action tells of what is meant: an attack more than the move towards it, that more than the choice of who goes. */
int acies_ai_weigh_flags (AciesActionFlags flags);

/* Whether the computer that plays @side takes a draw that is offered: unless it leads by the points, which everybody sees,
 * and thinks that it stands better too. */
gboolean acies_ai_takes_draw (const AciesRuleset *ruleset, const AciesSetup *setup, const AciesState *state, int side);

G_END_DECLS
