/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-line.h"

#include "engine/cohorts/co-terrain.h"
#include "engine/cohorts/co-troops.h"

#define COMMAND_REACH (4 * TT_MM_OF_INCH)  /* C-CMD-1 */
#define FLANK_BONUS   3                    /* C-FLK-6: a figure */

/* ---- Which stands fight together ---- */

/* C-LIN-1: whether two pinned stands of one side belong to one line. */
static gboolean
in_one_line (const CoSetup *setup, const TtBase *a, const TtBase *b)
{
  const double gap = tt_to_double (setup->conditions.stand_width) + CO_LENGTH_SLACK;

  return !tt_base_is_farther (a, b, gap) && co_face_alike (a, b) &&
         !tt_exceeds (tt_base_distance (a, b, NULL), gap);
}

/* C-LIN-1: those of @fighting who belong with somebody of @melee on their own side. */
static AciesUnits
neighbours (const CoSetup *setup, const CoTies *ties, const CoMelee *melee, guint side,
            AciesUnits fighting)
{
  const TtBase *bases = &ties->bases[setup->sides[side].offset];
  AciesUnits    found = 0;
  guint         member, unit;

  ACIES_FOREACH_UNIT (unit, fighting & ~melee->units[side])
    ACIES_FOREACH_UNIT (member, melee->units[side])
      if (in_one_line (setup, &bases[unit], &bases[member]))
        found |= ACIES_UNIT_BIT (unit);

  return found;
}

/* C-LIN-1: everybody who is pinned with somebody of @melee, or stands in line with him, and so on. */
static void
gather (const CoSetup *setup, const CoTies *ties, const AciesUnits *fighting, CoMelee *melee)
{
  gboolean more = TRUE;

  while (more)
    {
      const AciesUnits before[CO_N_SIDES] = { melee->units[0], melee->units[1] };

      for (guint side = 0; side < CO_N_SIDES; side++)
        {
          guint unit;

          ACIES_FOREACH_UNIT (unit, before[side])
            melee->units[1 - side] |= ties->pinned_with[co_stand (setup, side, unit)];
          melee->units[side] |= neighbours (setup, ties, melee, side, fighting[side]);
        }
      more = melee->units[0] != before[0] || melee->units[1] != before[1];
    }
}

guint
co_melees (const CoSetup *setup, const CoState *state, const CoTies *ties,
           CoMelee melees[CO_MAX_MELEES])
{
  AciesUnits fighting[CO_N_SIDES] = { 0, 0 };
  AciesUnits left;
  guint      n = 0;

  for (guint g = 0; g < setup->n_stands; g++)
    if (ties->pinned_with[g] != 0)
      fighting[co_side_of (setup, g)] |= co_bit (setup, g);

  for (left = fighting[state->active]; left != 0; n++)
    {
      CoMelee *melee = &melees[n];

      memset (melee, 0, sizeof *melee);
      melee->winner = melee->loser = CO_NOBODY;
      melee->units[state->active] = ACIES_UNIT_BIT (acies_units_first (left));
      gather (setup, ties, fighting, melee);
      co_melee_reckon (setup, state, ties, melee);
      left &= ~melee->units[state->active];
    }

  return n;
}

/* ---- What a line is worth ---- */

gboolean
co_commanded (const CoSetup *setup, const CoState *state, guint g)
{
  const guint  side = co_side_of (setup, g);
  const TtBase base = co_base (setup, state, g);

  for (guint i = 0; i < setup->sides[side].n_commanders; i++)
    {
      const CoCommander *commander = &state->commanders[side][i];

      if (commander->placed && !commander->lost &&
          !tt_exceeds (tt_polygon_distance (tt_base_polygon (&base),
                                            tt_from_point (commander->at)),
                       COMMAND_REACH + CO_LENGTH_SLACK))
        return TRUE;
    }

  return FALSE;
}

/* C-TER-6 to C-TER-8, R27: the first ground that helps @g against an enemy it is pinned with in @melee. */
static CoModifierName
ground_of (const CoSetup *setup, const CoTies *ties, const CoMelee *melee, guint g)
{
  const guint other = 1 - co_side_of (setup, g);
  guint       unit;

  ACIES_FOREACH_UNIT (unit, ties->pinned_with[g] & melee->units[other])
    {
      const guint          enemy = co_stand (setup, other, unit);
      const CoModifierName name = co_ground_bonus (setup, &ties->bases[g], &ties->bases[enemy]);

      if (name != CO_N_MODIFIERS)
        return name;
    }

  return CO_N_MODIFIERS;
}

/* C-MEL-2 */
static CoShare
share_of (const CoSetup *setup, const CoState *state, const CoTies *ties, const CoMelee *melee,
          guint g)
{
  const CoUnitSpec    *unit = &setup->units[g];
  const CoModifierName ground = ground_of (setup, ties, melee, g);
  CoShare              share = {
    .g = (guint8) g,
    .figures = (guint8) co_fighting (unit, state->stands[g].figures),
    .value = (guint8) co_figure_points (unit),
    .commander = co_commanded (setup, state, g) ? 1 : 0,
    .ground = ground != CO_N_MODIFIERS ? 1 : 0,
    .flank = state->stands[g].strikes_held ? FLANK_BONUS : 0,
    .ground_name = (guint8) ground,
  };

  share.points = (gint16) (share.figures *
                           (share.value + share.commander + share.ground + share.flank));

  return share;
}

guint
co_shares (const CoSetup *setup, const CoState *state, const CoTies *ties, const CoMelee *melee,
           guint side, CoShare shares[CO_MAX_UNITS])
{
  guint n = 0, unit;

  ACIES_FOREACH_UNIT (unit, melee->units[side])
    shares[n++] = share_of (setup, state, ties, melee, co_stand (setup, side, unit));

  return n;
}

void
co_melee_reckon (const CoSetup *setup, const CoState *state, const CoTies *ties, CoMelee *melee)
{
  for (guint side = 0; side < CO_N_SIDES; side++)
    {
      CoShare     shares[CO_MAX_UNITS];
      const guint n = co_shares (setup, state, ties, melee, side, shares);
      int         points = 0;
      guint       x = n > 0 ? G_MAXUINT8 : 0;
      gboolean    all_commanded = n > 0;

      for (guint i = 0; i < n; i++)
        {
          points += shares[i].points;
          x = MIN (x, state->stands[shares[i].g].push_backs); /* C-MEL-4, C-MEL-15 */
          all_commanded = all_commanded && shares[i].commander > 0;
        }
      melee->points[side] = (gint16) points;
      melee->x[side] = (guint8) x;
      melee->die_bonus[side] = all_commanded ? 1 : 0; /* C-CMD-2, C-CMD-3 */
    }
}

/* ---- Who stands beside it ---- */

/* C-LIN-4: beside @member, not before or behind it. */
static gboolean
is_beside (const CoSetup *setup, const TtBase *base, const TtBase *member)
{
  const double aside = tt_base_local (member, base->centre).x;

  return in_one_line (setup, base, member) && tt_exceeds (ABS (aside), member->width / 2);
}

AciesUnits
co_free_stands (const CoSetup *setup, const CoState *state, const CoTies *ties,
                const CoMelee *melee, guint side)
{
  AciesUnits free_stands = 0;

  for (guint unit = 0; unit < setup->sides[side].n_units; unit++)
    {
      const guint g = co_stand (setup, side, unit);
      guint       member;

      if (state->stands[g].status != CO_STEADY || co_is_pinned (setup, ties, g) ||
          co_is_engaged (ties, g))
        continue;
      ACIES_FOREACH_UNIT (member, melee->units[side])
        if (is_beside (setup, &ties->bases[g], &ties->bases[co_stand (setup, side, member)]))
          free_stands |= ACIES_UNIT_BIT (unit);
    }

  return free_stands;
}
