/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-notes.h"

#include <glib/gi18n-lib.h>

#include "engine/dba/dba-camp.h"
#include "engine/dba/dba-outcome.h"
#include "engine/dba/dba-sequence.h"
#include "engine/dba/dba-words.h"

#define WAYS 36.0

/* The chance that one of the fight (a if @of_a) suffers @result. */
static double
chance_of (const DbaOdds *found, gboolean of_a, guint result)
{
  guint ways = 0;

  for (guint other = 0; other < DBA_N_RESULTS; other++)
    ways += of_a ? found->ways[result][other] : found->ways[other][result];

  return ways / WAYS;
}

/* Whether one of the fight (@g), told to recoil, would be lost. */
static gboolean
has_no_way_back (const DbaSetup *setup,
                 const DbaState *state,
                 const DbaFight *fight,
                 gboolean        of_a,
                 guint           g)
{
  g_autofree DbaState *after = g_new (DbaState, 1);

  dba_foresee (setup, state, fight, of_a ? DBA_RECOILS : DBA_STANDS,
               of_a ? DBA_STANDS : DBA_RECOILS, after, NULL);

  return after->elements[g].state != DBA_ON_TABLE;
}

static void
add_note (AciesOdds *odds, const DbaSetup *setup, DbaNote name, guint g, double chance)
{
  const guint side = dba_side_of (setup, g);

  if (chance <= 0 || odds->n_notes == ACIES_MAX_ODDS_NOTES)
    return;

  odds->notes[odds->n_notes++] = (AciesOddsNote){
    .name = (guint8) name,
    .side = (gint8) side,
    .units = dba_to_units (setup, side, DBA_BIT (g)),
    .chance = chance,
  };
}

static void
add_danger (const DbaSetup *setup,
            const DbaState *state,
            const DbaFight *fight,
            gboolean        of_a,
            double          chance,
            AciesOdds      *odds)
{
  const guint g = dba_fighter_element (state, of_a ? fight->a : fight->b);
  const guint opponent = dba_fighter_element (state, of_a ? fight->b : fight->a);
  const guint danger = dba_most_dangerous (setup, state, fight, of_a);
  const guint before = odds->n_notes;

  if (danger == DBA_NOBODY || DBA_IS_CAMP (danger) || danger == opponent)
    return;

  add_note (odds, setup, DBA_NOTE_DANGER, g, chance);
  if (odds->n_notes > before)
    odds->notes[before].other =
      (guint8) (danger - setup->sides[dba_side_of (setup, danger)].offset);
}

/* D-VIC-1 */
static void
add_loss (const DbaSetup *setup, const DbaState *state, guint g, double chance, AciesOdds *odds)
{
  const guint side = dba_side_of (setup, g);

  if (setup->units[g].general)
    add_note (odds, setup, DBA_NOTE_GENERAL, g, chance);
  else if (dba_losses (setup, state, side) + 1 == setup->victory_losses)
    add_note (odds, setup, DBA_NOTE_LAST_LOSS, g, chance);
}

void
dba_notes_add (const DbaSetup *setup,
               const DbaState *state,
               const DbaFight *fight,
               const DbaOdds  *found,
               AciesOdds      *odds)
{
  for (guint i = 0; i < 2; i++)
    {
      const gboolean of_a = i == 0;
      const guint    who = of_a ? fight->a : fight->b;
      const guint    g = dba_fighter_element (state, who);
      const double   recoils = chance_of (found, of_a, DBA_RECOILS);
      const double   dies = chance_of (found, of_a, DBA_IS_DESTROYED);
      gboolean       barred;

      if (g == DBA_NOBODY || DBA_IS_CAMP (who))
        continue;

      barred = recoils > 0 && has_no_way_back (setup, state, fight, of_a, g);
      add_danger (setup, state, fight, of_a, recoils + dies, odds);
      if (barred)
        add_note (odds, setup, DBA_NOTE_NO_WAY_BACK, g, recoils);
      add_loss (setup, state, g, barred ? recoils + dies : dies, odds);
    }
}

char *
dba_odds_note_text (const AciesSetup *setup, const AciesOddsNote *note)
{
  const DbaSetup  *own = DBA_SETUP (setup);
  const guint      side = (guint) note->side;
  const guint      unit = acies_units_first (note->units);
  g_autofree char *who = dba_element_words (own, own->sides[side].offset + unit);
  g_autofree char *other = NULL;

  switch ((DbaNote) note->name)
    {
    case DBA_NOTE_DANGER:
      other = dba_element_words (own, own->sides[1 - side].offset + note->other);
      /* Translators: an element, and one of its enemies that it does not fight itself. */
      return g_strdup_printf (_ ("The most dangerous enemy of %1$s is %2$s: defeat is judged against that one."), who,
                              other);
    case DBA_NOTE_NO_WAY_BACK:
      /* Translators: %s is an element; so in the next ones. */
      return g_strdup_printf (_ ("%s has no way back: if it has to recoil, it is destroyed."), who);
    case DBA_NOTE_LAST_LOSS:
      return g_strdup_printf (_ ("Losing %s would be one loss too many: it may end the battle."), who);
    case DBA_NOTE_GENERAL:
      return g_strdup_printf (_ ("Losing %s would be the loss of the general: it may end the battle."), who);
    }

  g_return_val_if_reached (NULL);
}
