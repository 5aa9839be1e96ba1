/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-deploy-hand.h"

#include "engine/dba/dba-apply.h"

#include <string.h>

#define WORDS_A_POSE 3

/* Deploying base by base: a line of battle is taken from the ready ones, then changed (D-SET-4 to D-SET-7). */

gboolean
dba_placements (const AciesSetup  *setup,
                const AciesState  *state,
                const AciesAction *action,
                AciesPose          poses[ACIES_MAX_PLAN_BASES])
{
  guint n = 0;
  guint unit;

  if (action->kind != DBA_DEPLOY)
    return FALSE;

  ACIES_FOREACH_UNIT (unit, action->units)
    {
      const gint32 *words = action->words + n * WORDS_A_POSE;

      poses[unit] = (AciesPose){ words[0], words[1], words[2] };
      n++;
    }

  return TRUE;
}

gboolean
dba_deploy_at (const AciesSetup *setup,
               const AciesState *state,
               const AciesPose   poses[ACIES_MAX_PLAN_BASES],
               AciesAction      *action,
               AciesVerdict     *verdict)
{
  guint n = 0;
  guint unit;

  if (action->kind != DBA_DEPLOY)
    return FALSE;

  ACIES_FOREACH_UNIT (unit, action->units)
    {
      gint32 *words = action->words + n * WORDS_A_POSE;

      words[0] = poses[unit].x;
      words[1] = poses[unit].y;
      words[2] = poses[unit].facing;
      n++;
    }

  return dba_check (setup, state, action, verdict);
}
