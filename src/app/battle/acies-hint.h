/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"
#include "engine/core/acies-plan.h"

G_BEGIN_DECLS

/* What the computer would do in a person's place: actions to be played in this order, and what they come to. */
typedef struct
{
  AciesAction actions[ACIES_MAX_PLAN_ACTIONS];
  guint       n_actions;
  int         side;
  AciesUnits  units;       /* who do it */
  AciesUnits  commanders;
  int         from;        /* where they stand; ACIES_NO_CELL: off the field, or nobody in particular */
  int         to;          /* where to, or what is attacked; ACIES_NO_CELL: nowhere */
  gboolean    attacks;
  gboolean    ends_turn;
  guint       percent;     /* the chance of at least one hit, if it attacks */
  char       *words;       /* the action that counts, in words */
  char       *reason;      /* (nullable): what it is part of, and what it is expected to bring: whole sentences */
} AciesAdvice;

/**
 * AciesHint:
 *
 * Looks for the best idea in a thread, with the same search as the computer players, on a copy of the position. It neither draws
 * the battle's dice nor looks at the coming ones.
 *
 * Signals: "changed" (): it has begun or ended to think, or has forgotten its advice.
 */
#define ACIES_TYPE_HINT (acies_hint_get_type ())
G_DECLARE_FINAL_TYPE (AciesHint, acies_hint, ACIES, HINT, GObject)

AciesHint *acies_hint_new (void);

/* Begins to think about the pending decision of @game; an older thought is dropped. Not if the battle is over. */
void acies_hint_think (AciesHint *self, AciesGame *game);

/* Drops what is thought about and what was found. */
void acies_hint_stop (AciesHint *self);

gboolean           acies_hint_get_thinking (AciesHint *self);
const AciesAdvice *acies_hint_get_advice   (AciesHint *self);  /* (nullable): lent until the next change */

G_END_DECLS
