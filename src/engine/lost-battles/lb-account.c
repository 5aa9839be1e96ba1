/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-account.h"

#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-losses.h"
#include "engine/lost-battles/lb-orders.h"
#include "engine/lost-battles/lb-text.h"
#include "engine/lost-battles/lb-troops.h"
#include "engine/lost-battles/lb-victory.h"

#include <glib/gi18n-lib.h>

static const char *
number_of (guint clause)
{
  return lb_clauses[clause].number;
}

/* 11.2 */
static void
account_for_score (const AciesSetup *setup, const AciesState *state, guint side, GArray *account)
{
  AciesOutcome outcome;

  lb_outcome (setup, state, &outcome);
  for (guint i = 0; i < outcome.n_lines[side]; i++)
    {
      const AciesOutcomeLine *line = &outcome.lines[side][i];

      acies_account_add (account, g_strdup (lb_outcome_line_text (line->name)), line->points,
                         number_of (line->clause), FALSE);
    }
}

/* The commanders of @side that are in the state @first or @second, as bits. */
static guint
commanders_that_are (const LbSetup *setup, const LbState *state, guint side, guint first,
                     guint second)
{
  guint bits = 0;

  for (guint i = 0; i < setup->sides[side].n_commanders; i++)
    if (state->commanders[side][i].state == first || state->commanders[side][i].state == second)
      bits |= 1u << i;

  return bits;
}

/* 1.4: what the army had, less what has gone in one way or another. */
static void
account_for_strength (const LbSetup *setup, const LbState *state, guint side, GArray *account)
{
  const guint killed = commanders_that_are (setup, state, side, LB_CMD_KILLED, LB_CMD_KILLED);
  const guint gone = commanders_that_are (setup, state, side, LB_CMD_LOST, LB_CMD_WITHDRAWN);

  acies_account_add (account, g_strdup (C_ ("account", "At the start")),
                     setup->sides[side].fighting_value, number_of (LB_CLAUSE_1_4), TRUE);
  acies_account_add (account, g_strdup (C_ ("account", "Units shattered")),
                     -lb_fighting_value (setup, side, state->shattered[side], 0),
                     number_of (LB_CLAUSE_1_5), FALSE);
  acies_account_add (account, g_strdup (C_ ("account", "Units that withdrew")),
                     -lb_fighting_value (setup, side, state->withdrawn[side], 0),
                     number_of (LB_CLAUSE_7_3_1), FALSE);
  acies_account_add (account, g_strdup (C_ ("account", "Units that fled")),
                     -lb_fighting_value (setup, side, state->fled[side], 0),
                     number_of (LB_CLAUSE_7_3_1), FALSE);
  acies_account_add (account, g_strdup (C_ ("account", "Commanders killed")),
                     -lb_fighting_value (setup, side, 0, killed), number_of (LB_CLAUSE_1_3), FALSE);
  acies_account_add (account, g_strdup (C_ ("account", "Commanders gone from the field")),
                     -lb_fighting_value (setup, side, 0, gone), number_of (LB_CLAUSE_1_3), FALSE);
}

/* The counters in the order of the scene: the army's Orders, then each commander's for groups and for bonuses. */
static void
account_for_counter (const LbSetup *setup, const LbState *state, guint counter, GArray *account)
{
  const LbSideSetup *own = &setup->sides[state->active];
  guint              next = 1;
  int                total;

  if (counter == 0)
    {
      acies_account_add (account, g_strdup (C_ ("account", "Orders of this turn")),
                         state->orders_total, number_of (LB_CLAUSE_4_1_1), TRUE);
      acies_account_add (account, g_strdup (C_ ("account", "Spent")),
                         (int) state->orders_left - (int) state->orders_total,
                         number_of (LB_CLAUSE_4_2_4), FALSE);
      return;
    }

  for (guint i = 0; i < own->n_commanders; i++)
    {
      const LbCommander *now = &state->commanders[state->active][i];

      if (now->state != LB_CMD_ON_FIELD && now->state != LB_CMD_UNDEPLOYED)
        continue;
      total = (int) lb_commander_pool (own->commanders[i].rating);
      if (counter == next || counter == next + 1)
        {
          const gboolean for_bonus = counter == next + 1;
          const int      left = for_bonus ? now->bonus_left : now->activation_left;
          const char    *clause = number_of (for_bonus ? LB_CLAUSE_8_4_1 : LB_CLAUSE_8_3_1);

          acies_account_add (account, g_strdup (C_ ("account", "By his rating")), total, clause, TRUE);
          acies_account_add (account, g_strdup (C_ ("account", "Spent")), left - total, clause, FALSE);
        }
      next += 2;
    }
}

GArray *
lb_account (const AciesSetup *setup, const AciesState *state, AciesAccountKind kind, guint side,
            guint counter)
{
  GArray *account = acies_account_new ();

  g_return_val_if_fail (side < LB_N_SIDES, account);

  switch (kind)
    {
    case ACIES_ACCOUNT_SCORE:
      account_for_score (setup, state, side, account);
      break;
    case ACIES_ACCOUNT_STRENGTH:
      account_for_strength (LB_SETUP (setup), LB_STATE (state), side, account);
      break;
    case ACIES_ACCOUNT_COUNTER:
      account_for_counter (LB_SETUP (setup), LB_STATE (state), counter, account);
      break;
    default:
      g_assert_not_reached ();
    }

  return account;
}
