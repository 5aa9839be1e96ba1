/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-account.h"

#include <glib/gi18n-lib.h>

#include "engine/dba/dba-clauses.h"
#include "engine/dba/dba-sequence.h"
#include "engine/dba/dba-text.h"

/* D-VIC-3 */
static void
account_for_score (const AciesSetup *setup, const AciesState *state, guint side, GArray *account)
{
  AciesOutcome outcome;

  dba_outcome (setup, state, &outcome);
  for (guint i = 0; i < outcome.n_lines[side]; i++)
    {
      const AciesOutcomeLine *line = &outcome.lines[side][i];

      acies_account_add (account, g_strdup (dba_outcome_line_text (line->name)), line->points,
                         dba_clauses[line->clause].number, FALSE);
    }
}

static int
count_in (const DbaSetup *setup, const DbaState *state, guint side, guint wanted)
{
  int   n = 0;
  guint g;

  DBA_FOREACH (g, setup->sides[side].all)
  n += state->elements[g].state == wanted;

  return n;
}

/* D-ARM-1, less those that are lost. */
static void
account_for_strength (const DbaSetup *setup, const DbaState *state, guint side, GArray *account)
{
  acies_account_add (account, g_strdup (C_ ("account", "At the start")), (int)setup->sides[side].n_units, "D-ARM-1",
                     TRUE);
  acies_account_add (account, g_strdup (C_ ("account", "Elements destroyed")),
                     -count_in (setup, state, side, DBA_DESTROYED), "D-VIC-3", FALSE);
  acies_account_add (account, g_strdup (C_ ("account", "Elements off the board")),
                     -count_in (setup, state, side, DBA_OFF_BOARD), "D-VIC-3", FALSE);
}

/* D-PIP-1, D-PIP-4 */
static void
account_for_points (const DbaSetup *setup, const DbaState *state, GArray *account)
{
  const int modifier = setup->sides[state->phasing].pip_modifier;
  const int die = state->rolled - modifier;

  acies_account_add (account, g_strdup (C_ ("account", "The die")), die, "D-PIP-1", TRUE);
  acies_account_add (account, g_strdup (C_ ("account", "The general's ability")), state->rolled - die, "D-PIP-4", FALSE);
  acies_account_add (account, g_strdup (C_ ("account", "Spent")), (int)state->left - (int)state->rolled, "D-PIP-1",
                     FALSE);
}

GArray *
dba_account (const AciesSetup *setup,
             const AciesState *state,
             AciesAccountKind  kind,
             guint             side,
             guint             counter)
{
  GArray *account = acies_account_new ();

  g_return_val_if_fail (side < DBA_N_SIDES, account);

  switch (kind)
    {
    case ACIES_ACCOUNT_SCORE:
      account_for_score (setup, state, side, account);
      break;
    case ACIES_ACCOUNT_STRENGTH:
      account_for_strength (DBA_SETUP (setup), DBA_STATE (state), side, account);
      break;
    case ACIES_ACCOUNT_COUNTER:
      account_for_points (DBA_SETUP (setup), DBA_STATE (state), account);
      break;
    default:
      g_assert_not_reached ();
    }

  return account;
}
