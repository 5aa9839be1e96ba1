/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-types.h"

G_BEGIN_DECLS

/* Why an action is refused: the ruleset's enum of reasons, each with a clause and a sentence, and up to four numbers for it. */
typedef struct
{
  guint16 reason;  /* 0: legal */
  gint16  numbers[4];
  gboolean has_place;  /* on a table: where it failed, 1/100 mm */
  gint32  x, y;
} AciesVerdict;

/* Always FALSE, so that a predicate can end in it. @verdict may be NULL (the search does not ask why). */
static inline gboolean
acies_verdict_refuse (AciesVerdict *verdict, guint reason, gint first, gint second)
{
  if (verdict != NULL)
    *verdict = (AciesVerdict){ .reason = (guint16) reason, .numbers = { (gint16) first, (gint16) second } };

  return FALSE;
}

/* Adds where it failed, 1/100 mm. Always FALSE, as @refused, so that a predicate can end in it. @verdict: (nullable) */
static inline gboolean
acies_verdict_refuse_at (AciesVerdict *verdict, gboolean refused, gint32 x, gint32 y)
{
  g_return_val_if_fail (!refused, FALSE);

  if (verdict != NULL)
    {
      verdict->has_place = TRUE;
      verdict->x = x;
      verdict->y = y;
    }

  return FALSE;
}

G_END_DECLS
