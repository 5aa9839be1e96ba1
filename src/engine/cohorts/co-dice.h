/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-event.h"
#include "engine/cohorts/co-types.h"

G_BEGIN_DECLS

/* Two dice, in the order in which they fall. */
typedef struct
{
  guint8 dice[2];
} CoThrow;

/* 3.2: throws two dice. */
static inline CoThrow
co_throw (CoState *state)
{
  CoThrow throw;

  throw.dice[0] = (guint8) acies_dice_roll (&state->base.dice);
  throw.dice[1] = (guint8) acies_dice_roll (&state->base.dice);

  return throw;
}

static inline int
co_total (CoThrow throw)
{
  return throw.dice[0] + throw.dice[1];
}

/* Tells of them. @event: (nullable) */
static inline void
co_event_throw (AciesEvent *event, CoThrow throw)
{
  if (event == NULL)
    return;

  event->n_dice = G_N_ELEMENTS (throw.dice);
  memcpy (event->dice, throw.dice, sizeof throw.dice);
}

G_END_DECLS
