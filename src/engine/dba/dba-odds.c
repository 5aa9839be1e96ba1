/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-combat.h"

#include "engine/dba/dba-apply.h"
#include "engine/dba/dba-camp.h"
#include "engine/dba/dba-notes.h"

enum { WAYS = 36, DIE = 6 };

/* 3.5: results in the order of their wire names. */
static const guint8 by_name[DBA_N_RESULTS] = {
  DBA_IS_DESTROYED,
  DBA_FLEES,
  DBA_STANDS,
  DBA_RECOILS,
};

/* D-ODD-1 */
void
dba_fight_odds (const DbaSetup *setup, const DbaState *state, const DbaFight *fight, DbaOdds *odds)
{
  DbaFates a, b;

  memset (odds, 0, sizeof *odds);
  if (dba_is_empty_camp (state, fight->a) || dba_is_empty_camp (state, fight->b))
    {
      if (dba_is_empty_camp (state, fight->a))
        odds->ways[DBA_IS_DESTROYED][DBA_STANDS] = WAYS;
      else
        odds->ways[DBA_STANDS][DBA_IS_DESTROYED] = WAYS;
      return;
    }

  dba_factors (setup, state, fight, TRUE, &odds->a);
  dba_factors (setup, state, fight, FALSE, &odds->b);
  dba_table_fates (setup, state, fight, TRUE, &a);
  dba_table_fates (setup, state, fight, FALSE, &b);
  for (int die_a = 1; die_a <= DIE; die_a++)
    for (int die_b = 1; die_b <= DIE; die_b++)
      {
        const int total_a = die_a + odds->a.sum, total_b = die_b + odds->b.sum;

        odds->ways[dba_fate (&a, total_a, total_b)][dba_fate (&b, total_b, total_a)]++;
      }
}

static guint
fill_modifiers (const DbaFactors *factors, AciesModifier *modifiers)
{
  for (guint i = 0; i < factors->n; i++)
    modifiers[i] = (AciesModifier){ factors->items[i].name, factors->items[i].value };

  return factors->n;
}

/* The units of @who, none for followers. */
static AciesUnits
units_of (const DbaSetup *setup, const DbaState *state, guint who, guint side)
{
  const guint g = dba_fighter_element (state, who);

  return g != DBA_NOBODY ? dba_to_units (setup, side, DBA_BIT (g)) : 0;
}

static void
fill_results (const DbaOdds *found, AciesOdds *odds)
{
  for (guint i = 0; i < DBA_N_RESULTS; i++)
    for (guint j = 0; j < DBA_N_RESULTS; j++)
      {
        const guint a = by_name[i], b = by_name[j];
        const guint ways = found->ways[a][b];

        if (ways == 0)
          continue;
        odds->results[odds->n_results++] = (AciesOddsResult){
          .name = (guint8) (a + DBA_N_RESULTS * b),
          .chance = (double) ways / WAYS,
          .decisive = (double) ways / WAYS,
        };
      }
}

gboolean
dba_odds (const AciesSetup  *setup,
          const AciesState  *state,
          const AciesAction *action,
          AciesOdds         *odds,
          AciesVerdict      *verdict)
{
  const DbaSetup *of = DBA_SETUP (setup);
  const DbaState *now = DBA_STATE (state);
  DbaFight        fight;
  DbaOdds         found;
  guint           side;

  memset (odds, 0, sizeof *odds);
  if (!dba_check (setup, state, action, verdict) || !dba_fight_of (of, now, action, &fight))
    return FALSE;

  dba_fight_odds (of, now, &fight, &found);
  side = dba_fighter_side (of, now, fight.a);
  odds->units = units_of (of, now, fight.a, side) | dba_to_units (of, side, fight.aids);
  odds->target_side = (gint8) (1 - side);
  odds->targets = units_of (of, now, fight.b, 1 - side);
  odds->cell = ACIES_NO_CELL;
  odds->opposed = TRUE;
  odds->modifier = found.a.sum;
  odds->n_modifiers = (guint8) fill_modifiers (&found.a, odds->modifiers);
  odds->other_modifier = found.b.sum;
  odds->n_other_modifiers = (guint8) fill_modifiers (&found.b, odds->other_modifiers);
  fill_results (&found, odds);
  dba_notes_add (of, now, &fight, &found, odds);

  return TRUE;
}
