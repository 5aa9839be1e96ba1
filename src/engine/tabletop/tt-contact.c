/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/tabletop/tt-contact.h"

#include "engine/tabletop/tt-trig.h"

/* The cosine of TT_PARALLEL, and a little for the noise of computation. */
#define COS_PARALLEL (0.99984769515639124 - 1e-9)

gboolean
tt_contact_faces (const TtBase *a, const TtBase *b, double degrees)
{
  const TtVec wanted = tt_vec_turn (b->place.forward, tt_turn (degrees));

  return tt_vec_dot (a->place.forward, wanted) >= COS_PARALLEL;
}

gboolean
tt_contact_touches (const TtBase *a, const TtBase *b)
{
  return !tt_base_is_farther (a, b, TT_TOUCH) &&
         !tt_exceeds (tt_base_distance (a, b, NULL), TT_TOUCH);
}

gboolean
tt_contact_collides (const TtBase *a, const TtBase *b)
{
  return !tt_base_is_farther (a, b, 0) && tt_exceeds (tt_base_penetration (a, b), TT_PENETRATION);
}

gboolean
tt_contact_front_touches (const TtBase *base, const TtBase *other)
{
  const TtPolygon front = { base->quad.p, 2 };

  return !tt_base_is_farther (base, other, TT_TOUCH) &&
         !tt_exceeds (tt_convex_distance (front, tt_base_polygon (other), NULL), TT_TOUCH);
}

gboolean
tt_contact_follows (const TtBase *a, const TtBase *b)
{
  return !tt_exceeds (tt_vec_distance (tt_base_rear_centre (a), b->place.at), TT_TOUCH) &&
         tt_vec_dot (a->place.forward, b->place.forward) > -TT_TINY;
}

int
tt_contact_collider (const TtBase *base, const TtBase *others, guint n, guint64 skip)
{
  for (guint i = 0; i < n; i++)
    if ((skip >> i & 1) == 0 && tt_contact_collides (base, &others[i]))
      return (int) i;

  return -1;
}

/* The way an edge is walked, the base on its right. */
static TtVec
edge_direction (const TtBase *base, TtEdge edge)
{
  const TtVec forward = base->place.forward;

  switch (edge)
    {
    case TT_EDGE_FRONT:
      return tt_vec_right (forward);
    case TT_EDGE_RIGHT:
      return tt_vec_back (forward);
    case TT_EDGE_REAR:
      return tt_vec_back (tt_vec_right (forward));
    case TT_EDGE_LEFT:
    default:
      return forward;
    }
}

/* Whether both ends of @edge lie within TT_TOUCH of the line through @from along @direction. */
static gboolean
is_on_line (const TtSegment *edge, TtVec from, TtVec direction)
{
  const double a = tt_vec_cross (direction, tt_vec_sub (edge->a, from));
  const double b = tt_vec_cross (direction, tt_vec_sub (edge->b, from));

  return !tt_exceeds (a, TT_TOUCH) && !tt_exceeds (-a, TT_TOUCH) && !tt_exceeds (b, TT_TOUCH) &&
         !tt_exceeds (-b, TT_TOUCH);
}

/* The common length of two edges that lie on each other, however short; negative: they do not. */
static double
common_length (const TtBase *a, TtEdge edge_a, const TtBase *b, TtEdge edge_b)
{
  const TtVec     along = edge_direction (a, edge_a), back = edge_direction (b, edge_b);
  const TtSegment of_a = tt_base_edge (a, edge_a), of_b = tt_base_edge (b, edge_b);
  double          length, from, to;

  if (tt_vec_dot (along, back) > -COS_PARALLEL)
    return -1;
  if (!is_on_line (&of_b, of_a.a, along) && !is_on_line (&of_a, of_b.a, back))
    return -1;

  length = tt_vec_dot (along, tt_vec_sub (of_a.b, of_a.a));
  from = tt_vec_dot (along, tt_vec_sub (of_b.b, of_a.a));
  to = tt_vec_dot (along, tt_vec_sub (of_b.a, of_a.a));

  return MIN (to, length) - MAX (from, 0);
}

double
tt_contact_common (const TtBase *a, TtEdge edge_a, const TtBase *b, TtEdge edge_b)
{
  const double length = common_length (a, edge_a, b, edge_b);

  return tt_exceeds (length, TT_SHARED) ? length : 0;
}

/* How many quarter turns clockwise @b faces from @a, within TT_PARALLEL; -1: neither parallel nor square. */
static int
quarter_turns (const TtBase *a, const TtBase *b)
{
  const double like = tt_vec_dot (a->place.forward, b->place.forward);
  const double square = tt_vec_cross (a->place.forward, b->place.forward);

  if (like >= COS_PARALLEL)
    return 0;
  if (square >= COS_PARALLEL)
    return 1;
  if (like <= -COS_PARALLEL)
    return 2;

  return square <= -COS_PARALLEL ? 3 : -1;
}

/* The longest common length of any two edges; negative: none lie on each other. */
static double
longest_common (const TtBase *a, const TtBase *b, TtShared *shared)
{
  const int turns = tt_base_is_farther (a, b, TT_TOUCH) ? -1 : quarter_turns (a, b);
  double    longest = -1;

  if (turns < 0)
    return -1;

  /* Only edges that are walked in opposite directions can lie on each other. */
  for (TtEdge edge_a = TT_EDGE_FRONT; edge_a < TT_N_EDGES; edge_a++)
    {
      const TtEdge edge_b = (edge_a + 6 - (guint) turns) % 4;
      const double length = common_length (a, edge_a, b, edge_b);

      if (!(length > longest + TT_TINY))
        continue;
      longest = length;
      *shared = (TtShared){ edge_a, edge_b, length };
    }

  return longest;
}

gboolean
tt_contact_shared (const TtBase *a, const TtBase *b, TtShared *shared)
{
  TtShared longest;

  if (!tt_exceeds (longest_common (a, b, &longest), TT_SHARED))
    return FALSE;

  *shared = longest;

  return TRUE;
}

static gboolean
some_corners_meet (const TtBase *a, const TtBase *b)
{
  for (TtCorner i = TT_FRONT_LEFT; i <= TT_REAR_LEFT; i++)
    for (TtCorner j = TT_FRONT_LEFT; j <= TT_REAR_LEFT; j++)
      if (tt_contact_corners_meet (a, i, b, j))
        return TRUE;

  return FALSE;
}

TtContact
tt_contact (const TtBase *a, const TtBase *b, TtShared *shared)
{
  TtShared     longest;
  const double length = longest_common (a, b, &longest);

  if (tt_exceeds (length, TT_SHARED))
    {
      if (shared != NULL)
        *shared = longest;
      return TT_CONTACT_EDGE;
    }
  if (!tt_contact_touches (a, b))
    return TT_CONTACT_NONE;
  if (tt_contact_collides (a, b))
    return TT_CONTACT_OBLIQUE;

  return length >= 0 || some_corners_meet (a, b) ? TT_CONTACT_CORNER : TT_CONTACT_OBLIQUE;
}

double
tt_contact_front_on (const TtBase *a, const TtBase *b, double least, TtEdge *edge_b)
{
  const int turns = tt_base_is_farther (a, b, TT_TOUCH) ? -1 : quarter_turns (a, b);
  TtEdge    edge;
  double    length;

  if (turns < 0)
    return 0;

  edge = (TtEdge) ((6 - turns) % 4);
  length = tt_contact_common (a, TT_EDGE_FRONT, b, edge);
  if (tt_exceeds (least, length) || !(length > 0))
    return 0;
  if (edge_b != NULL)
    *edge_b = edge;

  return length;
}

TtPlace
tt_contact_lined_up_place (const TtBase *enemy, TtEdge edge, double width)
{
  const TtVec forward = enemy->place.forward, right = tt_base_right (enemy);

  switch (edge)
    {
    case TT_EDGE_FRONT:
      return (TtPlace){ enemy->place.at, tt_vec_back (forward) };
    case TT_EDGE_LEFT:
      return (TtPlace){ tt_vec_along (enemy->quad.p[TT_FRONT_LEFT], forward, -width / 2), right };
    case TT_EDGE_RIGHT:
      return (TtPlace){ tt_vec_along (enemy->quad.p[TT_FRONT_RIGHT], forward, -width / 2),
                        tt_vec_back (right) };
    case TT_EDGE_REAR:
    default:
      return (TtPlace){ tt_base_rear_centre (enemy), forward };
    }
}

static gboolean
is_near (TtVec a, TtVec b)
{
  return !tt_exceeds (tt_vec_distance (a, b), TT_TOUCH);
}

gboolean
tt_contact_is_lined_up (const TtBase *a, const TtBase *b, TtEdge edge)
{
  const TtPlace wanted = tt_contact_lined_up_place (b, edge, a->width);

  return is_near (a->place.at, wanted.at) &&
         tt_vec_dot (a->place.forward, wanted.forward) >= COS_PARALLEL;
}

gboolean
tt_contact_find_lined_up (const TtBase *a, const TtBase *b, TtEdge *edge)
{
  for (TtEdge i = TT_EDGE_FRONT; i < TT_N_EDGES; i++)
    if (tt_contact_is_lined_up (a, b, i))
      {
        *edge = i;
        return TRUE;
      }

  return FALSE;
}

TtAdjustment
tt_contact_line_up (const TtBase *a, const TtBase *b, TtEdge edge)
{
  const TtPlace wanted = tt_contact_lined_up_place (b, edge, a->width);
  const TtVec   from = a->place.forward, to = wanted.forward;

  return (TtAdjustment){ a->place.at, tt_atan2 (tt_vec_cross (from, to), tt_vec_dot (from, to)),
                         tt_vec_sub (wanted.at, a->place.at) };
}

void
tt_adjust (const TtAdjustment *by, TtBase *bases, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      TtPlace place = tt_place_turned (&bases[i].place, by->pivot, by->degrees);

      place = tt_place_shifted (&place, by->shift);
      tt_base_set (&bases[i], &place);
    }
}

gboolean
tt_contact_corners_meet (const TtBase *a, TtCorner corner_a, const TtBase *b, TtCorner corner_b)
{
  return is_near (a->quad.p[corner_a], b->quad.p[corner_b]);
}

gboolean
tt_contact_front_corners (const TtBase *a, const TtBase *b, TtSide side)
{
  const TtCorner corner = side == TT_LEFT_SIDE ? TT_FRONT_LEFT : TT_FRONT_RIGHT;

  return tt_contact_corners_meet (a, corner, b, corner);
}

double
tt_contact_sides (const TtBase *a, const TtBase *b, TtSide side)
{
  const TtEdge edge = side == TT_LEFT_SIDE ? TT_EDGE_LEFT : TT_EDGE_RIGHT;

  return tt_contact_common (a, edge, b, edge);
}
