/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/*
 * The computer player in the battles that come with the program: it beats whoever plays at random from either side, and does so
 * as an army is led. Seeds are fixed, so that every run is the same. ACIES_COMPUTER_BATTLES: battles of each scenario from each
 * side; else one from each side of every fourth scenario, which does not take long.
 */

#include "config.h"

#include <stdlib.h>

#include "engine/ai/acies-thinker.h"
#include "engine/core/acies-scenario.h"
#include "engine/dba/dba-chain.h"
#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-types.h"
#include "support/shipped.h"

#define MOST_STEPS  5000
#define COMPANY_MM  75.0  /* a general with a friend so near is not alone */
#define LEAST_SHARE 0.6   /* of victories in so few battles; how strong the computer is takes hundreds to tell */

/* What was counted of how the computer leads its army. */
typedef struct
{
  guint n_battles, n_won;
  guint n_bounds;         /* that it ended, its general in the field */
  guint n_lonely;         /* of them with nobody near him */
  guint points, unspent;  /* of these bounds, those of it with somebody left to move */
  guint n_elements;       /* on the table at their ends */
  guint n_in_line;        /* of them with a friend edge to edge, beside or behind */
  guint n_pikes, n_backed;
} Count;

typedef struct
{
  const AciesRuleset *ruleset;
  const DbaSetup     *setup;
  DbaState            state;
  AciesThinker       *computer, *chance;
  guint               side;   /* of the computer */
  Count              *count;
} Battle;

static gboolean
touches_friend (const Battle *self, guint g, const TtBase *base)
{
  guint other;

  DBA_FOREACH (other, dba_on_table (self->setup, &self->state, self->side) & ~DBA_BIT (g))
    {
      const TtBase body = dba_base (self->setup, &self->state, other);

      if (tt_contact_touches (base, &body))
        return TRUE;
    }

  return FALSE;
}

/* Somebody near the general, in company with him. */
static gboolean
has_company (const Battle *self, guint general)
{
  const TtBase base = dba_base (self->setup, &self->state, general);
  guint        other;

  DBA_FOREACH (other, dba_on_table (self->setup, &self->state, self->side) & ~DBA_BIT (general))
    {
      const TtBase body = dba_base (self->setup, &self->state, other);

      if (tt_vec_distance (tt_base_centre (&base), tt_base_centre (&body)) < COMPANY_MM)
        return TRUE;
    }

  return FALSE;
}

static void
count_elements (Battle *self)
{
  guint g;

  DBA_FOREACH (g, dba_on_table (self->setup, &self->state, self->side))
    {
      const TtBase base = dba_base (self->setup, &self->state, g);

      self->count->n_elements++;
      self->count->n_in_line += touches_friend (self, g, &base);
      if (self->setup->units[g].type != DBA_PK)
        continue;
      self->count->n_pikes++;
      self->count->n_backed += dba_directly_behind (self->setup, &self->state, g) != DBA_NOBODY;
    }
}

/* The computer ends its moves. */
static void
count_bound (Battle *self)
{
  const guint general = self->setup->sides[self->side].general;

  if (self->state.elements[general].state != DBA_ON_TABLE)
    return;

  self->count->n_bounds++;
  self->count->n_lonely += !has_company (self, general);
  self->count->points += self->state.rolled;
  if (dba_chain_free (self->setup, &self->state, self->side) != 0)
    self->count->unspent += self->state.left;
  count_elements (self);
}

static void
play (Battle *self, guint64 seed)
{
  const AciesSetup *setup = (const AciesSetup *) self->setup;
  AciesDecision     decision;
  guint             n = 0;

  self->ruleset->start (setup, NULL, seed, &self->state.base, NULL);
  for (; n < MOST_STEPS; n++)
    {
      AciesAction action;

      self->ruleset->decision (setup, &self->state.base, &decision);
      if (decision.over)
        break;
      acies_thinker_choose (decision.side == (int) self->side ? self->computer : self->chance, &self->state.base, seed,
                            NULL, &action);
      if (action.kind == DBA_END_MOVES && decision.side == (int) self->side)
        count_bound (self);
      self->ruleset->apply (setup, &self->state.base, &action, NULL);
    }
  g_assert_cmpuint (n, <, MOST_STEPS);
}

static void
play_scenario (AciesScenario *scenario, guint side, guint n_battles, Count *count)
{
  Battle battle = { .ruleset = acies_scenario_get_ruleset (scenario),
                    .setup = DBA_SETUP (acies_scenario_get_setup (scenario)),
                    .side = side, .count = count };

  battle.computer = acies_thinker_new (battle.ruleset, (const AciesSetup *) battle.setup, ACIES_AI_STANDARD);
  battle.chance = acies_thinker_new (battle.ruleset, (const AciesSetup *) battle.setup, ACIES_AI_RANDOM);
  for (guint i = 0; i < n_battles; i++)
    {
      play (&battle, i + 1);
      count->n_battles++;
      count->n_won += battle.state.winner == side;
      g_test_message ("%s, computer %u, seed %u: %s in bound %u", acies_scenario_get_id (scenario), side, i + 1,
                      battle.state.winner == side ? "won" : "not won", battle.state.bound);
    }
  acies_thinker_free (battle.computer);
  acies_thinker_free (battle.chance);
}

static void
tell_count (const Count *count)
{
  g_test_message ("%u of %u battles won", count->n_won, count->n_battles);
  g_test_message ("general alone in %u of %u bounds", count->n_lonely, count->n_bounds);
  g_test_message ("%u of %u points unspent", count->unspent, count->points);
  g_test_message ("%u of %u elements touch a friend", count->n_in_line, count->n_elements);
  g_test_message ("%u of %u pikes are backed", count->n_backed, count->n_pikes);
}

static void
test_beats_chance (void)
{
  const char          *asked = g_getenv ("ACIES_COMPUTER_BATTLES");
  const guint          n_each = asked != NULL ? (guint) strtoul (asked, NULL, 10) : 1;
  const guint          step = asked != NULL ? 1 : 4;
  g_autoptr (GPtrArray) scenarios = shipped_scenarios ("dba");
  Count                count = { 0 };

  for (guint i = 0; i < scenarios->len; i += step)
    {
      AciesScenario *scenario = g_ptr_array_index (scenarios, i);

      for (guint side = 0; side < DBA_N_SIDES; side++)
        play_scenario (scenario, side, n_each, &count);
    }
  tell_count (&count);

  g_assert_cmpfloat (count.n_won, >=, LEAST_SHARE * count.n_battles);
  g_assert_cmpuint (10 * count.n_lonely, <=, count.n_bounds);
  g_assert_cmpuint (5 * count.unspent, <=, 2 * count.points);
  g_assert_cmpuint (5 * count.n_in_line, >=, 3 * count.n_elements);
  g_assert_cmpuint (5 * count.n_backed, >=, 2 * count.n_pikes);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dba/computer/beats-chance", test_beats_chance);

  return g_test_run ();
}
