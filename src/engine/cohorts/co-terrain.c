/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/cohorts/co-terrain.h"

#define NEARER_CREST 10.0           /* C-TER-6, mm: this much higher on the same hill */
#define BANK         TT_MM_OF_INCH  /* C-TER-9: how far from the water a stand is on its bank */

/* Sets of grounds, a bit each. */
#define GROUND_BIT(ground) (1u << (ground))
#define ROUGH (GROUND_BIT (CO_HILL) | GROUND_BIT (CO_WOOD) | GROUND_BIT (CO_STREAM)) /* C-TER-1 */
#define WATER (GROUND_BIT (CO_STREAM) | GROUND_BIT (CO_RIVER))

static gboolean
is_ground (const CoFeature *feature, guint grounds)
{
  return (GROUND_BIT (feature->ground) & grounds) != 0;
}

/* C-TER-2: what counts of a stand on or in terrain. */
static TtBase
shrunk_by_slack (const TtBase *base)
{
  return tt_base_grown (base, -CO_TERRAIN_SLACK);
}

/* 1.2: strictly, touching an edge is not overlapping. */
static gboolean
holds_base (const CoFeature *feature, const TtBase *base)
{
  return tt_exceeds (tt_area_common (&feature->area, base), 0);
}

static gboolean
any_holds_base (const CoSetup *setup, guint grounds, const TtBase *base)
{
  for (guint i = 0; i < setup->n_features; i++)
    if (is_ground (&setup->features[i], grounds) && holds_base (&setup->features[i], base))
      return TRUE;

  return FALSE;
}

static gboolean
any_holds_hull (const CoSetup *setup, guint grounds, const TtConvex *hull)
{
  for (guint i = 0; i < setup->n_features; i++)
    if (is_ground (&setup->features[i], grounds) &&
        tt_exceeds (tt_area_common_convex (&setup->features[i].area, hull), 0))
      return TRUE;

  return FALSE;
}

/* C-TER-1 */
gboolean
co_rough_base (const CoSetup *setup, const TtBase *base)
{
  const TtBase shrunk = shrunk_by_slack (base);

  return any_holds_base (setup, ROUGH, &shrunk);
}

gboolean
co_rough_hull (const CoSetup *setup, const TtConvex *hull)
{
  return any_holds_hull (setup, ROUGH, hull);
}

gboolean
co_features_meet (const CoSetup *setup, guint64 features, const TtConvex *hull)
{
  guint i;

  ACIES_FOREACH_UNIT (i, features)
    if (tt_exceeds (tt_area_common_convex (&setup->features[i].area, hull), 0))
      return TRUE;

  return FALSE;
}

gboolean
co_in_river (const CoSetup *setup, const TtBase *base, gboolean shrunk)
{
  const TtBase tested = shrunk ? shrunk_by_slack (base) : *base;

  return any_holds_base (setup, GROUND_BIT (CO_RIVER), &tested);
}

gboolean
co_hull_in_river (const CoSetup *setup, const TtConvex *hull)
{
  return any_holds_hull (setup, GROUND_BIT (CO_RIVER), hull);
}

/* ---- Ground that helps ---- */

static gboolean
touches_line (const CoFeature *feature, const TtSegment *line)
{
  const TtPolygon polygon = { feature->points, feature->n_points };

  if (tt_polygon_contains (polygon, line->a) || tt_polygon_contains (polygon, line->b))
    return TRUE;
  for (guint i = 0; i < polygon.n; i++)
    {
      const TtSegment edge = { polygon.p[i], polygon.p[(i + 1) % polygon.n] };

      if (tt_segment_crosses (&edge, line, NULL))
        return TRUE;
    }

  return FALSE;
}

/* 2.3: whether @line crosses an edge of hill @feature that is a slope. */
static gboolean
crosses_slope (const CoFeature *feature, const TtSegment *line)
{
  for (guint i = 0; i < feature->n_points; i++)
    {
      const TtSegment edge = { feature->points[i], feature->points[(i + 1) % feature->n_points] };

      if ((feature->slope_edges[i / 64] >> i % 64 & 1) && tt_segment_crosses (&edge, line, NULL))
        return TRUE;
    }

  return FALSE;
}

/* C-TER-6 */
static gboolean
is_downhill (const CoSetup *setup, const TtBase *own, const TtBase *enemy)
{
  const TtSegment line = { own->centre, enemy->centre };

  for (guint i = 0; i < setup->n_features; i++)
    {
      const CoFeature *hill = &setup->features[i];

      if (hill->ground != CO_HILL || !tt_area_contains (&hill->area, own->centre))
        continue;
      if (!tt_area_contains (&hill->area, enemy->centre))
        {
          if (crosses_slope (hill, &line))
            return TRUE;
        }
      else if (tt_exceeds (tt_vec_distance (enemy->centre, hill->area.crest),
                           tt_vec_distance (own->centre, hill->area.crest) + NEARER_CREST))
        return TRUE;
    }

  return FALSE;
}

/* C-TER-7 */
static gboolean
defends_wood (const CoSetup *setup, const TtBase *own, const TtBase *enemy)
{
  for (guint i = 0; i < setup->n_features; i++)
    {
      const CoFeature *wood = &setup->features[i];

      if (wood->ground == CO_WOOD && tt_area_contains (&wood->area, own->centre) &&
          !tt_area_contains (&wood->area, enemy->centre))
        return TRUE;
    }

  return FALSE;
}

/* C-TER-8 */
static gboolean
defends_bank (const CoSetup *setup, const TtBase *own, const TtBase *enemy)
{
  const TtSegment line = { own->centre, enemy->centre };
  const TtBase    shrunk = shrunk_by_slack (own);

  for (guint i = 0; i < setup->n_features; i++)
    {
      const CoFeature *water = &setup->features[i];

      if (is_ground (water, WATER) && touches_line (water, &line) && !holds_base (water, &shrunk))
        return TRUE;
    }

  return FALSE;
}

CoModifierName
co_ground_bonus (const CoSetup *setup, const TtBase *own, const TtBase *enemy)
{
  if (is_downhill (setup, own, enemy))
    return CO_MOD_DOWNHILL;
  if (defends_wood (setup, own, enemy))
    return CO_MOD_WOODS;
  if (defends_bank (setup, own, enemy))
    return CO_MOD_BANK;

  return CO_N_MODIFIERS;
}

/* C-TER-9: on the bank of water that the line of the shot touches. */
static gboolean
is_behind_water (const CoSetup *setup, const TtBase *shooter, const TtBase *target)
{
  const TtSegment line = { target->centre, shooter->place.at };
  const TtBase    shrunk = shrunk_by_slack (target);

  for (guint i = 0; i < setup->n_features; i++)
    {
      const CoFeature *water = &setup->features[i];

      if (is_ground (water, WATER) && touches_line (water, &line) && !holds_base (water, &shrunk) &&
          !tt_exceeds (tt_area_distance (&water->area, target), BANK + CO_LENGTH_SLACK))
        return TRUE;
    }

  return FALSE;
}

gboolean
co_covered (const CoSetup *setup, const TtBase *shooter, const TtBase *target)
{
  const TtBase shrunk = shrunk_by_slack (target);

  return is_downhill (setup, target, shooter) ||
         any_holds_base (setup, GROUND_BIT (CO_WOOD), &shrunk) ||
         is_behind_water (setup, shooter, target);
}

/* ---- The line of a shot ---- */

static gboolean
is_in_wood (const CoSetup *setup, TtVec point)
{
  for (guint i = 0; i < setup->n_features; i++)
    if (setup->features[i].ground == CO_WOOD && tt_area_contains (&setup->features[i].area, point))
      return TRUE;

  return FALSE;
}

/* Where, in mm from its beginning, beyond @from, @line of @length next crosses the edge of a wood; @length: nowhere. */
static double
next_crossing (const CoSetup *setup, const TtSegment *line, double from, double length)
{
  double next = length;

  for (guint i = 0; i < setup->n_features; i++)
    {
      const CoFeature *wood = &setup->features[i];

      for (guint k = 0; wood->ground == CO_WOOD && k < wood->n_points; k++)
        {
          const TtSegment edge = { wood->points[k], wood->points[(k + 1) % wood->n_points] };
          TtVec           at;
          double          there;

          if (!tt_segment_crosses (line, &edge, &at))
            continue;
          there = tt_vec_distance (line->a, at);
          if (tt_exceeds (there, from))
            next = MIN (next, there);
        }
    }

  return next;
}

/* Woods may lie on each other: what is in two of them counts once. */
double
co_wood_on_line (const CoSetup *setup, const TtSegment *line)
{
  const double length = tt_vec_distance (line->a, line->b);
  double       inside = 0, from = 0;

  while (tt_exceeds (length, from))
    {
      const double to = next_crossing (setup, line, from, length);
      const TtVec  towards = tt_vec_scale (tt_vec_sub (line->b, line->a), 1 / length);

      if (is_in_wood (setup, tt_vec_along (line->a, towards, (from + to) / 2)))
        inside += to - from;
      from = to;
    }

  return inside;
}
