/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-ties.h"

#include "engine/tabletop/tt-trig.h"

#define STRIP_DEPTH  1.0   /* 1.4, mm: how far before a front edge one is touched */
#define STRIP_MARGIN 0.25  /* mm: corners of stands in line do not touch each other's enemies */
#define MOST_FRONTS  2     /* C-LIN-3 */
#define QUARTER_TURN 45.0  /* degrees: half of a front of 90 */
#define HALF_TURN    180.0

/* 1.4: the strip before the front edge of @base, as a rectangle. */
static TtBase
strip_before (const TtBase *base)
{
  const TtVec   edge = tt_vec_along (base->place.at, base->place.forward, STRIP_DEPTH);
  const TtPlace place = { edge, base->place.forward };

  return tt_base_at (&place, base->width - 2 * STRIP_MARGIN, STRIP_DEPTH);
}

gboolean
co_front_contact (const TtBase *a, const TtBase *b)
{
  TtBase strip;

  if (tt_base_is_farther (a, b, STRIP_DEPTH))
    return FALSE;

  strip = strip_before (a);

  return tt_base_penetration (&strip, b) > TT_TINY;
}

/* C-LIN-3: how much of the front edge of @a has @b before it, mm. */
static double
front_overlap (const TtBase *a, const TtBase *b)
{
  const TtBase strip = strip_before (a);
  TtConvex     part;
  double       least = G_MAXDOUBLE, most = -G_MAXDOUBLE;

  if (!tt_convex_clip (tt_base_polygon (&strip), tt_base_polygon (b), &part))
    return 0;

  for (guint i = 0; i < part.n; i++)
    {
      const double along = tt_base_local (a, part.p[i]).x;

      least = MIN (least, along);
      most = MAX (most, along);
    }

  return most - least;
}

double
co_facings_apart (const TtBase *a, const TtBase *b)
{
  const TtVec  f = a->place.forward, g = b->place.forward;
  const double angle = tt_atan2 (tt_vec_cross (f, g), tt_vec_dot (f, g));

  return ABS (angle);
}

/* C-LIN-1, C-LIN-4 */
gboolean
co_face_alike (const TtBase *a, const TtBase *b)
{
  return co_facings_apart (a, b) < QUARTER_TURN - CO_ARC_BOUNDARY;
}

/* 1.3, R2: by the facings, unless the attacker still stands before the front. */
TtArc
co_attack_arc (const TtBase *a, const TtBase *b)
{
  const double off = HALF_TURN - co_facings_apart (a, b);

  if (off < QUARTER_TURN - CO_ARC_BOUNDARY || co_shot_arc (a, b) == TT_ARC_FRONT)
    return TT_ARC_FRONT;

  return off >= HALF_TURN - QUARTER_TURN - CO_ARC_BOUNDARY ? TT_ARC_REAR : TT_ARC_FLANK;
}

/* 1.3 */
TtArc
co_shot_arc (const TtBase *shooter, const TtBase *target)
{
  return tt_base_arc (target, shooter->place.at);
}

/* C-ENG-5 */
gboolean
co_engages (const TtBase *a, const TtBase *b)
{
  return !tt_base_is_farther (a, b, CO_THREE_INCHES + CO_LENGTH_SLACK) &&
         tt_base_arc (a, b->centre) == TT_ARC_FRONT && tt_base_arc (b, a->centre) == TT_ARC_FRONT &&
         !tt_exceeds (tt_base_distance (a, b, NULL), CO_THREE_INCHES + CO_LENGTH_SLACK);
}

/* ---- All of a position ---- */

/* C-LIN-3: of the enemies in @touched the at most two that stand @g fights: the longest overlap first, then roster order. */
static AciesUnits
fronts_of (const CoSetup *setup, const CoTies *ties, guint g, AciesUnits touched)
{
  const TtBase *enemies = &ties->bases[setup->sides[1 - co_side_of (setup, g)].offset];
  AciesUnits    fronts = 0;

  if (acies_units_count (touched) <= MOST_FRONTS)
    return touched;

  for (guint n = 0; n < MOST_FRONTS; n++)
    {
      double longest = -1;
      guint  best = 0, unit;

      ACIES_FOREACH_UNIT (unit, touched & ~fronts)
        {
          const double overlap = front_overlap (&ties->bases[g], &enemies[unit]);

          if (!tt_exceeds (overlap, longest))
            continue;
          longest = overlap;
          best = unit;
        }
      fronts |= ACIES_UNIT_BIT (best);
    }

  return fronts;
}

/* The contacts of stand @a on enemy @b and back, whatever their status. */
static void
note_contacts (const CoSetup *setup, guint a, guint b, CoTies *ties)
{
  const TtBase *bases = ties->bases;

  if (tt_base_is_farther (&bases[a], &bases[b], STRIP_DEPTH))
    return;
  if (co_front_contact (&bases[a], &bases[b]))
    ties->touched[a] |= co_bit (setup, b);
  if (co_front_contact (&bases[b], &bases[a]))
    ties->touched[b] |= co_bit (setup, a);
}

/* C-ENG-4, C-ENG-5 of two steady enemies. */
static void
tie_pair (const CoSetup *setup, const CoState *state, guint a, guint b, CoTies *ties)
{
  const AciesUnits bit_a = co_bit (setup, a), bit_b = co_bit (setup, b);
  const gboolean   a_on_b = (ties->touched[a] & bit_b) != 0;
  const gboolean   b_on_a = (ties->touched[b] & bit_a) != 0;

  if (a_on_b || b_on_a)
    {
      if ((a_on_b && !(ties->fronts[a] & bit_b)) || (b_on_a && !(ties->fronts[b] & bit_a)))
        return;
      ties->pinned_with[a] |= bit_b;
      ties->pinned_with[b] |= bit_a;
      ties->pinned[0] |= bit_a;
      ties->pinned[1] |= bit_b;
      return;
    }

  if (state->stands[a].stacked_behind != CO_NOBODY ||
      state->stands[b].stacked_behind != CO_NOBODY ||
      !co_engages (&ties->bases[a], &ties->bases[b]))
    return;

  ties->engaged_with[a] |= bit_b;
  ties->engaged_with[b] |= bit_a;
  ties->engaged[0] |= bit_a;
  ties->engaged[1] |= bit_b;
}

/* C-ENG-4, C-MEL-10: who is stacked behind a pinned stand is pinned, and so on to the rear. */
static void
pin_stacked (const CoSetup *setup, const CoState *state, CoTies *ties)
{
  gboolean more = TRUE;

  while (more)
    {
      more = FALSE;
      for (guint g = 0; g < setup->n_stands; g++)
        {
          const guint side = co_side_of (setup, g), before = state->stands[g].stacked_behind;

          if (state->stands[g].status != CO_STEADY || before == CO_NOBODY ||
              (ties->pinned[side] & co_bit (setup, g)) ||
              !(ties->pinned[side] & co_bit (setup, before)))
            continue;
          ties->pinned[side] |= co_bit (setup, g);
          more = TRUE;
        }
    }
}

/* Who is near enough to stand @a of the first side to be engaged with it; their contacts are noted by the way. */
static AciesUnits
look_around (const CoSetup *setup, const CoState *state, guint a, CoTies *ties)
{
  const guint first_enemy = setup->sides[1].offset;
  AciesUnits  near = 0;

  for (guint b = first_enemy; b < setup->n_stands; b++)
    if (co_on_table (state, b) && !tt_base_is_farther (&ties->bases[a], &ties->bases[b],
                                                       CO_THREE_INCHES + CO_LENGTH_SLACK))
      {
        near |= co_bit (setup, b);
        note_contacts (setup, a, b, ties);
      }

  return near;
}

void
co_ties (const CoSetup *setup, const CoState *state, CoTies *ties)
{
  AciesUnits steady[CO_N_SIDES] = { 0, 0 }, near[CO_MAX_UNITS];
  guint      unit;

  memset (ties, 0, sizeof *ties);
  for (guint g = 0; g < setup->n_stands; g++)
    {
      if (!co_on_table (state, g))
        continue;
      ties->bases[g] = co_base (setup, state, g);
      if (state->stands[g].status == CO_STEADY)
        steady[co_side_of (setup, g)] |= co_bit (setup, g);
    }

  for (guint a = 0; a < setup->sides[0].n_units; a++)
    near[a] = co_on_table (state, a) ? look_around (setup, state, a, ties) : 0;

  for (guint g = 0; g < setup->n_stands; g++)
    if (ties->touched[g] != 0 && state->stands[g].status == CO_STEADY)
      ties->fronts[g] = fronts_of (setup, ties, g,
                                   ties->touched[g] & steady[1 - co_side_of (setup, g)]);

  for (guint a = 0; a < setup->sides[0].n_units; a++)
    if (state->stands[a].status == CO_STEADY)
      ACIES_FOREACH_UNIT (unit, near[a] & steady[1])
        tie_pair (setup, state, a, co_stand (setup, 1, unit), ties);

  pin_stacked (setup, state, ties);
}
