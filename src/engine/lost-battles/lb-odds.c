/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-odds.h"

#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-combat.h"
#include "engine/lost-battles/lb-events.h"
#include "engine/lost-battles/lb-reasons.h"

enum
{
  LEAST_TOTAL = 2,
  MOST_TOTAL = 12,
  WAYS = 36
};

/* The ways, of 36, to deal no, one and two hits; @decisive: staking freshness wherever it is possible (6.7). */
static void
count_ways (const LbAttack *attack, int needed, int modifier, gboolean decisive,
            guint ways[LB_N_ODDS])
{
  for (int total = LEAST_TOTAL; total <= MOST_TOTAL; total++)
    {
      const int difference = total + modifier - needed;
      guint     hits = lb_hits_of (attack, difference);

      if (decisive && lb_decisive_is_possible (attack, difference))
        hits = 2;
      ways[LB_ODDS_MISS + hits] += acies_odds_ways_2d6 (total);
    }
}

/* 6.7: whether any total gives the choice. */
static gboolean
may_be_decisive (const LbAttack *attack, int needed, int modifier)
{
  for (int total = LEAST_TOTAL; total <= MOST_TOTAL; total++)
    if (lb_decisive_is_possible (attack, total + modifier - needed))
      return TRUE;

  return FALSE;
}

static void
fill_results (const LbAttack *attack, AciesOdds *odds)
{
  guint plain[LB_N_ODDS] = { 0, };
  guint staked[LB_N_ODDS] = { 0, };

  count_ways (attack, odds->needed, odds->modifier, FALSE, plain);
  count_ways (attack, odds->needed, odds->modifier, TRUE, staked);
  for (guint i = 0; i < LB_N_ODDS; i++)
    {
      odds->results[i].chance = (double) plain[i] / WAYS;
      odds->results[i].decisive = (double) staked[i] / WAYS;
    }
}

/* 9.5: they flee from any attack; no dice. */
static void
fill_scare (AciesOdds *odds)
{
  odds->needed_clause = LB_CLAUSE_9_5;
  odds->results[LB_ODDS_ONE_HIT].chance = 1;
  odds->results[LB_ODDS_ONE_HIT].decisive = 1;
}

gboolean
lb_odds (const AciesSetup *setup, const AciesState *state, const AciesAction *action,
         AciesOdds *odds, AciesVerdict *verdict)
{
  const LbSetup *lb_setup = LB_SETUP (setup);
  const LbState *lb_state = LB_STATE (state);
  LbAttack       attack;

  if (action->kind != LB_ATTACK)
    return lb_refuse (verdict, WRONG_DECISION);
  if (!lb_attack_check (lb_setup, lb_state, action, verdict))
    return FALSE;

  lb_attack_describe (lb_setup, lb_state, action, &attack);
  *odds = (AciesOdds){
    .units = action->units,
    .target_side = (gint8) attack.enemy,
    .targets = ACIES_UNIT_BIT (attack.lead),
    .cell = attack.target,
    .n_results = LB_N_ODDS,
    .cost = (gint16) (attack.bonuses * lb_bonus_price (lb_setup, lb_state, attack.unit)),
  };
  for (guint i = 0; i < LB_N_ODDS; i++)
    odds->results[i].name = (guint8) i;

  if (lb_setup->sides[attack.enemy].units[attack.lead].subtype == LB_SCYTHED)
    {
      fill_scare (odds);
      return TRUE;
    }

  odds->needed_clause = LB_CLAUSE_6_10;
  odds->needed = (gint16) lb_hit_needed (lb_setup->sides[attack.side].units[attack.unit].arm,
                                         lb_setup->sides[attack.enemy].units[attack.lead].arm);
  odds->modifier = (gint16) lb_modifiers_sum (&attack, odds->modifiers, &odds->n_modifiers);
  odds->has_decisive = may_be_decisive (&attack, odds->needed, odds->modifier);
  odds->n_ways = MOST_TOTAL - LEAST_TOTAL + 1;
  fill_results (&attack, odds);
  return TRUE;
}
