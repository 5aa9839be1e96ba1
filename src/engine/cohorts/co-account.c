/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-scene.h"

#include <glib/gi18n-lib.h>

#include "engine/cohorts/co-clauses.h"
#include "engine/cohorts/co-text.h"
#include "engine/cohorts/co-victory.h"

static void
account_for_score (const AciesSetup *setup, const AciesState *state, guint side, GArray *account)
{
  AciesOutcome outcome;

  co_outcome (setup, state, &outcome);
  for (guint i = 0; i < outcome.n_lines[side]; i++)
    {
      const AciesOutcomeLine *line = &outcome.lines[side][i];

      acies_account_add (account, g_strdup (co_outcome_line_text (line->name)), line->points,
                         co_clauses[line->clause].number, FALSE);
    }
}

/* C-ORG-3: the roster's points, less the figures lost; C-ARM-1 */
static void
account_for_strength (const CoSetup *setup, const CoState *state, guint side, GArray *account)
{
  const int withdrawn = state->withdrawn[side];

  acies_account_add (account, g_strdup (C_ ("account", "At the start")), setup->sides[side].total,
                     "C-ORG-3", TRUE);
  acies_account_add (account, g_strdup (C_ ("account", "Figures lost")),
                     withdrawn - co_points_lost (setup, state, side), "C-ORG-3", FALSE);
  acies_account_add (account, g_strdup (C_ ("account", "Lost in withdrawing")), -withdrawn,
                     "C-ARM-1", FALSE);
}

/* Nothing is counted here that an army spends. */
GArray *
co_account (const AciesSetup *setup, const AciesState *state, AciesAccountKind kind, guint side,
            guint counter)
{
  GArray *account = acies_account_new ();

  g_return_val_if_fail (side < CO_N_SIDES, account);

  if (kind == ACIES_ACCOUNT_SCORE)
    account_for_score (setup, state, side, account);
  else if (kind == ACIES_ACCOUNT_STRENGTH)
    account_for_strength (CO_SETUP (setup), CO_STATE (state), side, account);

  return account;
}
