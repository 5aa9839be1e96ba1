/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-trail.h"

#include "engine/dba/dba-reasons.h"
#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-troops.h"
#include "engine/tabletop/tt-contact.h"
#include "engine/tabletop/tt-sweep.h"

/* What one walker may meet in one step: a bit for each body, feature, river, camp; whether the edge of the board. */
typedef struct
{
  guint64  bodies, bad, impassable;
  guint    rivers, camps;
  gboolean edge;
} Near;

void
dba_around_gather (DbaAround *self, const DbaMarch *march, double reach)
{
  const DbaKnown *known = march->known;
  TtBox           box = tt_base_box (&march->walk.bases[0]);
  guint           g;

  self->known = known;
  self->bodies = 0;
  for (guint i = 1; i < march->n; i++)
    {
      const TtBox other = tt_base_box (&march->walk.bases[i]);

      box = tt_box_union (box, other);
    }
  /* A body's front centre is at most so far from the rest of it and of its zone. */
  box = tt_box_grown (box, reach + tt_to_double (2 * DBA_BASE_WIDTH) + DBA_ZONE_MM);

  DBA_FOREACH (g, known->table & ~march->group)
    {
      const TtVec at = known->bases[g].place.at;

      if (at.x >= box.least.x && at.x <= box.most.x && at.y >= box.least.y && at.y <= box.most.y)
        self->bodies |= DBA_BIT (g);
    }
  self->enemies = self->bodies & known->enemies;
}

/* 1.8: whether the walker at @base passes through the friend @other. */
static gboolean
may_pass (const DbaMarch *march, guint i, guint other, const TtBase *body)
{
  const guint   type = march->setup->units[march->walkers[i]].type;
  const guint   through = march->setup->units[other].type;
  const TtBase *base = &march->walk.bases[i];

  if (type != DBA_PS && !(dba_troops_mounted (type) && through == DBA_PS))
    return FALSE;

  return tt_contact_faces (base, body, 0) || tt_contact_faces (base, body, 180);
}

static gboolean
refuse_here (const DbaMarch *march, guint i, gboolean refused, AciesVerdict *verdict)
{
  return dba_refuse_at (verdict, refused, march->walk.bases[i].place.at);
}

/* D-MOV-3; at the end D-MOV-6 of friends. */
static gboolean
allows_bodies (const DbaAround *self,
               const DbaMarch  *march,
               guint            i,
               guint64          bodies,
               gboolean         end,
               AciesVerdict    *verdict)
{
  const TtBase *base = &march->walk.bases[i];
  gboolean      on_friend = FALSE;
  guint         k;

  ACIES_FOREACH_UNIT (k, bodies)
    {
      const TtBase *body = &self->known->bases[k];

      if (!tt_contact_collides (base, body))
        continue;
      if ((self->enemies & DBA_BIT (k)) != 0 || !may_pass (march, i, k, body))
        return refuse_here (march, i, dba_refuse (verdict, THROUGH_BODIES), verdict);
      on_friend = TRUE;
    }

  return !(on_friend && end) ||
         refuse_here (march, i, dba_refuse (verdict, ENDS_ON_FRIENDS), verdict);
}

/* D-MOV-5, D-MOV-4, D-MOV-6 (camp), D-MOV-3, D-MOV-6 */
static gboolean
allows_near (const DbaAround *self,
             const DbaMarch  *march,
             guint            i,
             const Near      *near,
             gboolean         end,
             AciesVerdict    *verdict)
{
  const TtBase *base = &march->walk.bases[i];
  guint         k;

  if (near->edge && dba_off_board (march->board, base))
    return refuse_here (march, i, dba_refuse (verdict, OFF_BOARD), verdict);
  ACIES_FOREACH_UNIT (k, near->impassable)
    if (tt_area_holds (&march->board->features[k].shape, base, TT_AREA))
      return refuse_here (march, i, dba_refuse (verdict, IMPASSABLE), verdict);
  ACIES_FOREACH_UNIT (k, near->camps)
    if (tt_contact_collides (base, &self->known->camp_bases[k]))
      return refuse_here (march, i, dba_refuse (verdict, THROUGH_CAMP), verdict);

  return allows_bodies (self, march, i, near->bodies, end, verdict);
}

/* The ground that a walker may meet while it stays within @box. */
static Near
near_ground (const DbaMarch *march, const TtBox *box)
{
  const DbaBoard *board = march->board;
  Near            near = { 0 };

  for (guint k = 0; k < board->n_features; k++)
    if (tt_box_meets (box, &board->features[k].shape.box))
      {
        if (dba_ground_is_bad (board->features[k].ground))
          near.bad |= DBA_BIT (k);
        if (dba_ground_is_impassable (board->features[k].ground))
          near.impassable |= DBA_BIT (k);
      }
  for (guint k = 0; k < board->n_rivers; k++)
    if (tt_box_meets (box, &board->rivers[k].body.box))
      near.rivers |= 1u << k;

  return near;
}

/* What a walker may meet while it stays within @box. */
static Near
near_box (const DbaAround *self, const DbaMarch *march, const TtBox *box)
{
  const DbaBoard *board = march->board;
  const TtBox     touch = tt_box_grown (*box, TT_TOUCH);
  Near            near = near_ground (march, box);
  guint           k;

  DBA_FOREACH (k, self->bodies)
    if (tt_box_meets (&touch, &self->known->boxes[k]))
      near.bodies |= DBA_BIT (k);
  ACIES_FOREACH_UNIT (k, self->known->camps)
    if (tt_box_meets (&touch, &self->known->camp_boxes[k]))
      near.camps |= 1u << k;
  near.edge = box->least.x < 0 || box->least.y < 0 || box->most.x > tt_to_double (board->width) ||
              box->most.y > tt_to_double (board->height);

  return near;
}

gboolean
dba_around_allows (const DbaAround *self,
                   const DbaMarch  *march,
                   guint            i,
                   gboolean         end,
                   AciesVerdict    *verdict)
{
  const TtBox box = tt_base_box (&march->walk.bases[i]);
  const Near  near = near_box (self, march, &box);

  return allows_near (self, march, i, &near, end, verdict);
}

gboolean
dba_around_is_clear (const DbaAround *self, const DbaMarch *march, guint i)
{
  guint k;

  DBA_FOREACH (k, self->bodies)
    if (tt_contact_collides (&march->walk.bases[i], &self->known->bases[k]))
      return FALSE;

  return TRUE;
}

/* D-TER-2, D-RIV-2: what walker @i stands in, off-road. */
static void
note_ground (DbaTrail *trail, const DbaMarch *march, guint i, const Near *near)
{
  const TtBase *base = &march->walk.bases[i];
  const DbaSet  bit = DBA_BIT (march->walkers[i]);
  guint         k;

  if ((trail->in_bad & bit) == 0)
    ACIES_FOREACH_UNIT (k, near->bad)
      if (tt_area_holds (&march->board->features[k].shape, base, TT_AREA))
        {
          trail->in_bad |= bit;
          break;
        }
  ACIES_FOREACH_UNIT (k, near->rivers)
    if ((trail->in_river[k] & bit) == 0 &&
        tt_river_holds (&march->board->rivers[k].body, base, TT_AREA))
      {
        trail->in_river[k] |= bit;
        if (trail->river < 0)
          trail->river = (int) k;
      }
}

void
dba_trail_begin (DbaTrail *trail, const DbaMarch *march)
{
  trail->hasty = FALSE;
  trail->failure = (AciesVerdict){ 0 };
  trail->in_bad = 0;
  trail->river = -1;
  for (guint k = 0; k < DBA_MAX_RIVERS; k++)
    trail->in_river[k] = trail->began_in[k] = 0;

  for (guint i = 0; i < march->n; i++)
    {
      const TtBox box = tt_base_box (&march->walk.bases[i]);
      const Near  near = near_ground (march, &box);

      trail->swept[dba_march_unit (march, i)] = box;
      trail->round[dba_march_unit (march, i)] = 0;
      if (!march->path.by_road)
        note_ground (trail, march, i, &near);
    }
  for (guint k = 0; k < march->board->n_rivers; k++)
    trail->began_in[k] = trail->in_river[k];
}

/* Whether the step taken up moves walker @i straight ahead or back. */
static gboolean
is_straight (const DbaMarch *march)
{
  const TtWalk *walk = &march->walk;

  return !walk->towed &&
         (walk->step.kind == TT_STEP_ADVANCE || walk->step.kind == TT_STEP_RETIRE);
}

/* Where walker @i is after a straight step. */
static TtBase
straight_end (const DbaMarch *march, guint i)
{
  const TtWalk *walk = &march->walk;

  return tt_base_ahead (&walk->bases[i],
                        walk->step.kind == TT_STEP_ADVANCE ? walk->length : -walk->length);
}

/* No point of walker @i goes farther than so many mm in a step that is not straight. */
static double
round_length (const DbaMarch *march, guint i)
{
  const TtWalk *walk = &march->walk;
  const TtBase *base = &walk->bases[i];
  double        farthest = 0;

  /* They come onto the road from beside it, each from its place in the column. */
  if (walk->step.kind == TT_STEP_ROAD)
    return walk->length + (march->n + 1) * base->width;
  if (walk->step.kind == TT_STEP_TURN)
    return base->width + base->depth;
  if (walk->step.kind != TT_STEP_WHEEL || walk->towed)
    return walk->length + base->depth;

  for (guint k = 0; k < 4; k++)
    farthest = MAX (farthest, tt_vec_distance (walk->pivot, base->quad.p[k]));

  return tt_wheel_arc (farthest, tt_to_double (walk->step.angle));
}

/* The middle of walker @i goes no farther than so many mm in a step that is not straight. */
static double
centre_length (const DbaMarch *march, guint i)
{
  const TtWalk *walk = &march->walk;
  const TtVec   centre = tt_base_centre (&walk->bases[i]);

  if (walk->step.kind == TT_STEP_TURN)
    return 0;
  if (walk->step.kind != TT_STEP_WHEEL || walk->towed)
    return round_length (march, i);

  return tt_wheel_arc (tt_vec_distance (walk->pivot, centre), tt_to_double (walk->step.angle));
}

/* The box in which walker @i stays during the step. */
static TtBox
swept_box (const DbaMarch *march, guint i)
{
  const TtBox box = tt_base_box (&march->walk.bases[i]);
  TtBase      end;
  TtBox       end_box;

  if (!is_straight (march))
    return tt_box_grown (box, round_length (march, i));

  end = straight_end (march, i);
  end_box = tt_base_box (&end);

  return tt_box_union (box, end_box);
}

/* Forgets the ground that is not within @hull, in which the walker stays. */
static void
thin_ground (const DbaMarch *march, const TtConvex *hull, Near *near)
{
  guint k;

  ACIES_FOREACH_UNIT (k, near->bad | near->impassable)
    if (!(tt_area_common_convex (&march->board->features[k].shape, hull) > TT_AREA))
      {
        near->bad &= ~DBA_BIT (k);
        near->impassable &= ~DBA_BIT (k);
      }
  ACIES_FOREACH_UNIT (k, near->rivers)
    if (!tt_river_holds_convex (&march->board->rivers[k].body, hull, TT_AREA))
      near->rivers &= ~(1u << k);
}

/* Of a straight step: forgets the bodies that the way, seen as a whole, does not meet. */
static void
thin_bodies (const DbaMarch *march, const DbaAround *around, guint i, Near *near)
{
  const TtBase *base = &march->walk.bases[i];
  const TtVec   way = march->walk.step.kind == TT_STEP_ADVANCE ? base->place.forward
                                                              : tt_vec_back (base->place.forward);
  guint         k;

  ACIES_FOREACH_UNIT (k, near->bodies)
    {
      TtStretch stretch;

      if (!tt_sweep_stretch (base, way, &around->known->bases[k], TT_PENETRATION, &stretch) ||
          stretch.from > march->walk.length + TT_SLACK || stretch.to < -TT_SLACK)
        near->bodies &= ~DBA_BIT (k);
    }
}

/* Of a wheel: forgets the bodies that lie beyond the farthest corner or nearer to the pivot than anything that swings. */
static void
thin_round (const DbaMarch *march, const DbaAround *around, guint i, Near *near)
{
  const TtVec   pivot = march->walk.pivot;
  const TtBase *base = &march->walk.bases[i];
  const TtVec   at = tt_base_local (base, pivot);
  const double  beside = MAX (0, ABS (at.x) - base->width / 2);
  const double  along = MAX (0, MAX (at.y, -base->depth - at.y));
  const double  least = sqrt (beside * beside + along * along) - TT_TOUCH;
  double        most = TT_TOUCH;
  guint         k;

  for (k = 0; k < 4; k++)
    most = MAX (most, tt_vec_distance (pivot, base->quad.p[k]) + TT_TOUCH);
  DBA_FOREACH (k, near->bodies)
    {
      const TtBase *body = &around->known->bases[k];
      const double  apart = tt_vec_distance (pivot, body->centre);

      if (apart - body->reach > most || apart + body->reach < least)
        near->bodies &= ~DBA_BIT (k);
    }
}

/* What walker @i, which stays within @box, may really meet in the step. */
static Near
near_step (const DbaMarch *march, const DbaAround *around, guint i, const TtBox *box)
{
  Near     near = near_box (around, march, box);
  TtConvex hull;
  TtBase   end;

  if (is_straight (march))
    thin_bodies (march, around, i, &near);
  else if (march->walk.step.kind == TT_STEP_WHEEL && !march->walk.towed)
    thin_round (march, around, i, &near);
  if ((near.bad | near.impassable) == 0 && near.rivers == 0)
    return near;

  if (is_straight (march))
    {
      end = straight_end (march, i);
      tt_sweep_hull (&march->walk.bases[i], &end, &hull);
    }
  else
    hull = (TtConvex){ 4, { box->least, tt_vec (box->most.x, box->least.y), box->most,
                            tt_vec (box->least.x, box->most.y) } };
  thin_ground (march, &hull, &near);

  return near;
}

static gboolean
is_nothing_near (const Near *near)
{
  return (near->bodies | near->bad | near->impassable) == 0 && near->rivers == 0 &&
         near->camps == 0 && !near->edge;
}

/* What walker @i meets at the present sample. */
static void
note_sample (DbaTrail        *trail,
             const DbaMarch  *march,
             const DbaAround *around,
             guint            i,
             const Near      *near)
{
  if (trail->failure.reason == 0)
    allows_near (around, march, i, near, FALSE, &trail->failure);
  if (!march->path.by_road)
    note_ground (trail, march, i, near);
}

/* Before a step: what each walker may meet; those who may meet anything, a bit each. */
static guint64
look_ahead (DbaTrail *trail, const DbaMarch *march, const DbaAround *around, Near *near)
{
  const gboolean straight = is_straight (march);
  guint64        busy = 0;

  for (guint i = 0; i < march->n; i++)
    {
      const guint unit = dba_march_unit (march, i);
      const TtBox box = swept_box (march, i);

      trail->swept[unit] = tt_box_union (trail->swept[unit], box);
      if (!straight)
        trail->round[unit] += centre_length (march, i);
      near[i] = near_step (march, around, i, &box);
      if (!is_nothing_near (&near[i]))
        busy |= DBA_BIT (i);
    }

  return busy;
}

void
dba_trail_walk (DbaTrail *trail, DbaMarch *march, const DbaAround *around)
{
  Near          near[DBA_MAX_UNITS];
  const guint64 busy = look_ahead (trail, march, around, near);
  guint         i;

  while (busy != 0 && tt_walk_next (&march->walk))
    {
      ACIES_FOREACH_UNIT (i, busy)
        note_sample (trail, march, around, i, &near[i]);
      if (trail->hasty && trail->failure.reason != 0)
        return;
    }
  dba_march_finish (march);
}
