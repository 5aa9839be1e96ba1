/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-path.h"

#include <string.h>

/*
 * words: the number of steps; then two a step: kind | side << 8 | angle << 16, distance. An angle that does not fit is beyond
 * the limits of every step (C-MOV-3), and is kept as the largest that fits, which is so too.
 */

void
co_path_pack (const TtPath *path, guint unit, AciesAction *action)
{
  guint at = 0;

  G_STATIC_ASSERT (1 + 2 * TT_MAX_STEPS <= ACIES_MAX_ACTION_WORDS);

  action->units = ACIES_UNIT_BIT (unit);
  action->words[at++] = path->n_steps;
  for (guint i = 0; i < path->n_steps; i++)
    {
      const TtStep *step = &path->steps[i];
      const guint16 angle = (guint16) CLAMP (step->angle, G_MININT16, G_MAXINT16);

      action->words[at++] =
        (gint32) (step->kind | (guint32) step->side << 8 | (guint32) angle << 16);
      action->words[at++] = step->distance;
    }
  action->n_words = (guint8) at;
}

void
co_path_unpack (const AciesAction *action, TtPath *path)
{
  const guint n = action->n_words > 0 ? (guint) action->words[0] : 0;

  memset (path, 0, sizeof *path);
  /* Nobody moves along nothing: no check lets that pass. */
  if (n > TT_MAX_STEPS || action->n_words != 1 + 2 * n)
    return;

  path->n_steps = (guint8) n;
  for (guint i = 0; i < n; i++)
    {
      const guint32 head = (guint32) action->words[1 + 2 * i];

      path->steps[i] = (TtStep){
        .kind = (guint8) head,
        .side = (guint8) (head >> 8),
        .angle = (gint16) (head >> 16),
        .distance = action->words[2 + 2 * i],
      };
    }
}
