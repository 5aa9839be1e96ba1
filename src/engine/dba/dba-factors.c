/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-factors.h"

#include "engine/dba/dba-camp.h"
#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-troops.h"

/* By how much nearer to the crest one must stand to be uphill (D-FAC-4), mm. */
#define CREST_MARGIN 10.0

/* The least and most nature of a river that aids defence (D-FAC-5); 0 is not known yet and aids. */
#define FORDABLE 2

/* One side of a fight as its factors are reckoned. */
typedef struct
{
  const DbaSetup *setup;
  const DbaState *state;
  const DbaBoard *board;
  const DbaFight *fight;
  gboolean        of_a;
  guint           who, opponent;          /* g or DBA_CAMP () */
  guint           element, other_element; /* who throws; DBA_NOBODY for followers */
  guint           type, other_type;       /* DbaType */
  TtBase          base, other_base;
  gboolean        is_camp;
  DbaContacts     contacts;               /* none of a camp */
} Fighter;

static void
add (DbaFactors *factors, guint name, int value, guint who)
{
  if (factors->n == DBA_MAX_FACTORS)
    return;

  factors->items[factors->n++] = (DbaFactor){ (guint8) name, (gint8) value, (guint8) who };
  factors->sum = (gint8) (factors->sum + value);
}

/* Adds what each of @set is worth, in the order of their ids. */
static void
add_each (const DbaSetup *setup, DbaFactors *factors, guint name, int value, DbaSet set)
{
  while (set != 0)
    {
      guint first = acies_units_first (set), g;

      DBA_FOREACH (g, set)
        if (setup->units[g].id_rank < setup->units[first].id_rank)
          first = g;

      add (factors, name, value, first);
      set &= ~DBA_BIT (first);
    }
}

static gboolean
is_mounted (const Fighter *self)
{
  return dba_troops_mounted ((guint8) self->type);
}

static gboolean
against_mounted (const Fighter *self)
{
  return dba_troops_mounted ((guint8) self->other_type);
}

static gboolean
is_in_bad_going (const Fighter *self, guint g)
{
  const TtBase base = dba_base (self->setup, self->state, g);

  return dba_in_bad_going (self->board, &base);
}

/* D-FAC-1 */
static void
add_basic (const Fighter *self, DbaFactors *factors)
{
  add (factors, DBA_FACTOR_BASIC,
       dba_troops_factor ((guint8) self->type, against_mounted (self)), DBA_NOBODY);
}

/* D-FAC-2 */
static void
add_general (const Fighter *self, DbaFactors *factors)
{
  const gboolean counts = !self->fight->shooting || !self->of_a || self->fight->shot_back;

  if (counts && self->element != DBA_NOBODY && self->setup->units[self->element].general)
    add (factors, DBA_FACTOR_GENERAL, 1, DBA_NOBODY);
}

/* D-FAC-3 */
static void
add_camp (const Fighter *self, DbaFactors *factors)
{
  if (self->is_camp && !self->fight->shooting)
    add (factors, DBA_FACTOR_CAMP, 2, DBA_NOBODY);
}

/* D-FAC-4 */
static void
add_uphill (const Fighter *self, DbaFactors *factors)
{
  const TtVec   centre = tt_base_centre (&self->base);
  const TtVec   other = tt_base_centre (&self->other_base);
  const TtArea *hill;
  int           under;

  if (self->fight->shooting || self->is_camp)
    return;

  under = dba_hill_under (self->board, &self->base);
  if (under < 0)
    return;

  hill = &self->board->features[under].shape;
  if (!tt_area_contains (hill, other) ||
      tt_vec_distance (centre, hill->crest) + CREST_MARGIN < tt_vec_distance (other, hill->crest))
    add (factors, DBA_FACTOR_UPHILL, 1, DBA_NOBODY);
}

/* D-FAC-5, D-RIV-4 */
static void
add_bank (const Fighter *self, DbaFactors *factors)
{
  int   river;
  guint nature;

  if (self->fight->shooting || dba_in_river (self->board, &self->base) >= 0)
    return;

  river = dba_in_river (self->board, &self->other_base);
  if (river < 0)
    return;

  nature = self->state->natures[river];
  if (nature == 0 || nature > FORDABLE)
    add (factors, DBA_FACTOR_BANK, 1, DBA_NOBODY);
}

/* D-FAC-6: what @behind is worth to who stands before it; 0 if nothing. */
static int
support (const Fighter *self, guint behind, guint *name)
{
  const guint    type = self->type;
  const gboolean on_camp = DBA_IS_CAMP (self->opponent);

  if (type == DBA_PK && behind == DBA_PK)
    return *name = DBA_FACTOR_SUPPORT_PIKES, 3;
  if ((type == DBA_SP || type == DBA_BD) && behind == DBA_PS &&
      (against_mounted (self) || on_camp))
    return *name = DBA_FACTOR_SUPPORT_PSILOI, 1;
  if (type == DBA_WB && behind == DBA_WB && !against_mounted (self))
    return *name = DBA_FACTOR_SUPPORT_WARBAND, 1;
  if (type == DBA_SP && behind == DBA_SP)
    return *name = DBA_FACTOR_SUPPORT_SPEARS, 1;

  return 0;
}

/* D-FAC-6 */
static void
add_support (const Fighter *self, DbaFactors *factors)
{
  guint behind, name = DBA_FACTOR_SUPPORT_PIKES;
  int   value;

  if (self->fight->shooting || self->is_camp)
    return;

  behind = dba_directly_behind (self->setup, self->state, self->who);
  if (behind == DBA_NOBODY)
    return;

  value = support (self, self->setup->units[behind].type, &name);
  if (value != 0 && !dba_in_bad_going (self->board, &self->base) && !is_in_bad_going (self, behind))
    add (factors, name, value, behind);
}

/* D-FAC-7: each flank that is overlapped once, each enemy front on flank or rear. */
static void
add_flanks (const Fighter *self, DbaFactors *factors)
{
  const DbaContacts *contacts = &self->contacts;
  DbaSet             overlaps[2];

  if (self->is_camp)
    return;

  dba_find_overlaps (self->setup, self->state, self->who, overlaps);
  for (guint side = 0; side < 2; side++)
    if (overlaps[side] != 0)
      add (factors, DBA_FACTOR_OVERLAP_LEFT + side, -1, acies_units_first (overlaps[side]));

  add_each (self->setup, factors, DBA_FACTOR_FLANKED, -1,
            contacts->on_flank_left | contacts->on_flank_right | contacts->on_rear);
}

/* D-FAC-8: mounted that touch, or are touched by, somebody in bad going. */
static gboolean
touches_bad_going (const Fighter *self)
{
  const DbaContacts *contacts = &self->contacts;
  const DbaSet       enemies = contacts->front | contacts->on_flank_left |
                         contacts->on_flank_right | contacts->on_rear | contacts->flanking;
  guint              g;

  DBA_FOREACH (g, enemies)
    if (is_in_bad_going (self, g))
      return TRUE;

  return FALSE;
}

/* D-FAC-8, R7 */
static void
add_bad_going (const Fighter *self, DbaFactors *factors)
{
  if (self->is_camp || self->type == DBA_AX || self->type == DBA_PS)
    return;

  if (dba_in_bad_going (self->board, &self->base) ||
      (is_mounted (self) && touches_bad_going (self)))
    add (factors, DBA_FACTOR_BAD_GOING, -2, DBA_NOBODY);
}

/* D-FAC-9 */
static void
add_aided (const Fighter *self, DbaFactors *factors)
{
  if (self->fight->shooting && !self->of_a)
    add_each (self->setup, factors, DBA_FACTOR_AIDED, -1, self->fight->aids);
}

/* D-FAC-10, D-ARM-2 */
static void
add_disadvantage (const Fighter *self, DbaFactors *factors)
{
  const DbaUnitSpec *units = self->setup->units;

  if (self->element == DBA_NOBODY || self->other_element == DBA_NOBODY ||
      self->type != self->other_type)
    return;

  if (units[self->element].disadvantage > units[self->other_element].disadvantage)
    add (factors, DBA_FACTOR_DISADVANTAGE, -1, DBA_NOBODY);
}

static void
fighter_init (Fighter        *self,
              const DbaSetup *setup,
              const DbaState *state,
              const DbaFight *fight,
              gboolean        of_a)
{
  self->setup = setup;
  self->state = state;
  self->board = dba_board (setup, state);
  self->fight = fight;
  self->of_a = of_a;
  self->who = of_a ? fight->a : fight->b;
  self->opponent = of_a ? fight->b : fight->a;
  self->element = dba_fighter_element (state, self->who);
  self->other_element = dba_fighter_element (state, self->opponent);
  self->type = dba_fighter_type (setup, state, self->who);
  self->other_type = dba_fighter_type (setup, state, self->opponent);
  self->base = dba_fighter_base (setup, state, self->who);
  self->other_base = dba_fighter_base (setup, state, self->opponent);
  self->is_camp = DBA_IS_CAMP (self->who);
  self->contacts = (DbaContacts){ 0 };
  if (!self->is_camp)
    dba_contacts (setup, state, self->who, &self->contacts);
}

/* 5.3; D-CAM-8: what does not count for a camp's defender is left out above. */
void
dba_factors (const DbaSetup *setup,
             const DbaState *state,
             const DbaFight *fight,
             gboolean        of_a,
             DbaFactors     *factors)
{
  Fighter self;

  memset (factors, 0, sizeof *factors);
  fighter_init (&self, setup, state, fight, of_a);
  if (dba_is_empty_camp (state, self.who))
    return;

  add_basic (&self, factors);
  add_general (&self, factors);
  add_camp (&self, factors);
  add_uphill (&self, factors);
  add_bank (&self, factors);
  add_support (&self, factors);
  add_flanks (&self, factors);
  add_bad_going (&self, factors);
  add_aided (&self, factors);
  add_disadvantage (&self, factors);
}
