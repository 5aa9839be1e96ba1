/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-terrain.h"

#include "engine/tabletop/tt-contact.h"

/* D-TER-1 */
gboolean
dba_ground_is_bad (guint ground)
{
  switch ((DbaGround) ground)
    {
    case DBA_STEEP_HILL:
    case DBA_WOOD:
    case DBA_ROUGH:
    case DBA_MARSH:
    case DBA_DUNES:
    case DBA_BUILT_UP_AREA:
    case DBA_ENCLOSED_FIELDS:
      return TRUE;
    case DBA_GOOD:
    case DBA_GENTLE_HILL:
    case DBA_IMPASSABLE:
    case DBA_SEA:
    case DBA_LAKE:
      return FALSE;
    case DBA_N_GROUNDS:
    default:
      g_assert_not_reached ();
    }
}

gboolean
dba_ground_is_impassable (guint ground)
{
  return ground == DBA_IMPASSABLE || ground == DBA_SEA || ground == DBA_LAKE;
}

gboolean
dba_ground_is_hill (guint ground)
{
  return ground == DBA_GENTLE_HILL || ground == DBA_STEEP_HILL;
}

/* 1.2: whether @base is in a feature whose ground @counts. */
static gboolean
in_ground (const DbaBoard *board, const TtBase *base, gboolean (*counts) (guint ground))
{
  for (guint i = 0; i < board->n_features; i++)
    if (counts (board->features[i].ground) &&
        tt_area_holds (&board->features[i].shape, base, TT_AREA))
      return TRUE;

  return FALSE;
}

gboolean
dba_in_bad_going (const DbaBoard *board, const TtBase *base)
{
  return in_ground (board, base, dba_ground_is_bad);
}

gboolean
dba_in_impassable (const DbaBoard *board, const TtBase *base)
{
  return in_ground (board, base, dba_ground_is_impassable);
}

int
dba_in_river (const DbaBoard *board, const TtBase *base)
{
  for (guint i = 0; i < board->n_rivers; i++)
    if (tt_river_holds (&board->rivers[i].body, base, TT_AREA))
      return (int) i;

  return -1;
}

int
dba_hill_under (const DbaBoard *board, const TtBase *base)
{
  const TtVec centre = tt_base_centre (base);

  for (guint i = 0; i < board->n_features; i++)
    if (dba_ground_is_hill (board->features[i].ground) &&
        tt_area_contains (&board->features[i].shape, centre))
      return (int) i;

  return -1;
}

gboolean
dba_off_board (const DbaBoard *board, const TtBase *base)
{
  const double width = tt_to_double (board->width);
  const double height = tt_to_double (board->height);

  return tt_base_outside (base, width, height) > TT_TOUCH;
}

guint64
dba_sight_features (const DbaBoard *board)
{
  guint64 features = 0;

  for (guint i = 0; i < board->n_features; i++)
    {
      const guint ground = board->features[i].ground;

      if (dba_ground_is_hill (ground) || ground == DBA_WOOD || ground == DBA_BUILT_UP_AREA)
        features |= G_GUINT64_CONSTANT (1) << i;
    }

  return features;
}
