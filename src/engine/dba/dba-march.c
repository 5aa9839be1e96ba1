/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-march.h"

#include <string.h>

#include "engine/dba/dba-reasons.h"
#include "engine/tabletop/tt-group.h"
#include "engine/tabletop/tt-trig.h"

#define ROAD_REACH 20.0             /* mm from the head to the road, 1.7 */
#define COS_45     0.70710678118654 /* 1.7: the head faces along the road within 45 degrees */
#define MOST_WHEEL 90.0             /* D-GRP-4 */

/* Who and where is known; the path is there already. */
static void
begin_reading (DbaMarch       *self,
               const DbaSetup *setup,
               const DbaState *state,
               guint           kind,
               const DbaKnown *known)
{
  self->setup = setup;
  self->state = state;
  self->board = dba_board (setup, state);
  self->known = known;
  self->side = state->phasing;
  self->break_off = kind == DBA_BREAK_OFF;
  self->group = 0;
  self->wheeled = 0;
  self->n = self->path.n_elements;
  for (guint i = 0; i < self->n; i++)
    {
      self->walkers[i] = self->path.elements[i];
      self->group |= DBA_BIT (self->walkers[i]);
    }
}

void
dba_march_read (DbaMarch          *self,
                const DbaSetup    *setup,
                const DbaState    *state,
                const AciesAction *action)
{
  dba_path_unpack (setup, action, state->phasing, &self->path);
  begin_reading (self, setup, state, action->kind, NULL);
}

void
dba_march_set (DbaMarch       *self,
               const DbaSetup *setup,
               const DbaState *state,
               guint           kind,
               const DbaPath  *path,
               const DbaKnown *known)
{
  self->path = *path;
  begin_reading (self, setup, state, kind, known);
}

/* D-GRP-6: those of a column walk from head to tail. */
static void
reorder (DbaMarch *self, const guint8 *order)
{
  guint8 walkers[DBA_MAX_UNITS];

  for (guint i = 0; i < self->n; i++)
    walkers[i] = self->walkers[order[i]];
  for (guint i = 0; i < self->n; i++)
    self->walkers[i] = walkers[i];
}

/* D-GRP-1 */
gboolean
dba_march_begin (DbaMarch *self)
{
  TtBase      bases[DBA_MAX_UNITS];
  guint8      order[DBA_MAX_UNITS];
  TtFormation formation = TT_RIGID;

  for (guint i = 0; i < self->n; i++)
    {
      self->walkers[i] = self->path.elements[i];
      bases[i] = dba_march_base (self, self->walkers[i]);
    }
  self->wheeled = 0;

  if (self->n > 1 && tt_group_is_column (bases, self->n, order))
    {
      reorder (self, order);
      for (guint i = 0; i < self->n; i++)
        bases[i] = dba_march_base (self, self->walkers[i]);
      formation = TT_COLUMN;
    }
  else if (self->n > 1 &&
           (!tt_group_is_parallel (bases, self->n) || !tt_group_is_connected (bases, self->n)))
    return FALSE;

  tt_walk_begin (&self->walk, bases, self->n, formation);

  return TRUE;
}

void
dba_march_again (DbaMarch *self, const DbaMarch *other)
{
  memcpy (self, other, G_STRUCT_OFFSET (DbaMarch, walk));
  if (!dba_march_begin (self))
    g_assert_not_reached ();
}

gboolean
dba_march_is_line (const DbaMarch *self)
{
  return self->n > 1 && self->walk.formation == TT_RIGID;
}

guint
dba_march_find (const DbaMarch *self, guint g)
{
  for (guint i = 0; i < self->n; i++)
    if (self->walkers[i] == g)
      return i;

  return self->n;
}

/* The reform of the path in terms of the walk's bases; FALSE if it names one who does not move. */
static gboolean
translate_reform (const DbaMarch *self, TtReform *reform)
{
  guint n = 0;

  *reform = self->path.path.reform;
  reform->anchor = (guint8) dba_march_find (self, reform->anchor);
  for (guint file = 0; file < reform->n_files; file++)
    n += reform->lengths[file];
  if (n != self->n || reform->anchor == self->n)
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      reform->bodies[i] = (guint8) dba_march_find (self, reform->bodies[i]);
      if (reform->bodies[i] == self->n)
        return FALSE;
    }

  return TRUE;
}

/* Whether standing at @places they have a narrower front than now. */
static gboolean
gets_narrower (const DbaMarch *self, const TtPlace *places)
{
  TtBase after[DBA_MAX_UNITS];

  for (guint i = 0; i < self->n; i++)
    {
      after[i] = self->walk.bases[i];
      tt_base_set (&after[i], &places[i]);
    }

  return tt_group_frontage (after, self->n) <
         tt_group_frontage (self->walk.bases, self->n) - TT_TOUCH;
}

/* D-GRP-5 */
static gboolean
take_reform (DbaMarch *self, guint i, AciesVerdict *verdict)
{
  TtReform reform;
  TtPlace  places[TT_MAX_BODIES];

  if (i != 0 || self->n < 2)
    return dba_refuse (verdict, BAD_STEP);
  if (!translate_reform (self, &reform) ||
      !tt_group_reform (self->walk.bases, self->n, &reform, places) ||
      !gets_narrower (self, places))
    return dba_refuse (verdict, BAD_REFORM);

  tt_walk_reform (&self->walk, places, reform.n_files == 1 ? TT_COLUMN : TT_RIGID);

  return TRUE;
}

/* D-ROD-1, D-ROD-2: whether the head is on the road, faces along it, and the road goes so far. */
static gboolean
check_road (const DbaMarch *self, const TtStep *step, const TtLine *road, AciesVerdict *verdict)
{
  const TtPlace *head = &self->walk.bases[0].place;
  const TtToward toward = (TtToward) step->toward;
  double         arc;

  if (tt_line_nearest (road, head->at, toward, &arc) > ROAD_REACH + TT_SLACK ||
      tt_vec_dot (head->forward, tt_line_direction (road, arc, toward)) < COS_45)
    return dba_refuse_at (verdict, dba_refuse (verdict, NOT_ON_ROAD), head->at);
  if (arc + tt_to_double (step->distance) > tt_line_length (road) + TT_SLACK)
    return dba_refuse_at (verdict, dba_refuse (verdict, ROAD_END),
                          tt_line_at (road, tt_line_length (road), toward));

  return TRUE;
}

/* D-MOV-7: whether such a step has its place in this kind of move at all. */
static gboolean
step_fits (const DbaMarch *self, const TtStep *step)
{
  switch ((TtStepKind) step->kind)
    {
    case TT_STEP_ADVANCE:
    case TT_STEP_WHEEL:
    case TT_STEP_TURN:
      return !self->path.by_road;
    case TT_STEP_RETIRE:
      return self->break_off;
    case TT_STEP_REFORM:
      return !self->break_off;
    case TT_STEP_ROAD:
      return self->path.by_road && !self->break_off && step->road < self->board->n_roads;
    case TT_STEP_OBLIQUE:
    default:
      return FALSE;
    }
}

/* D-GRP-4: a turn is for one alone, and a line wheels so far in all. */
static gboolean
check_group_step (DbaMarch *self, const TtStep *step, AciesVerdict *verdict)
{
  if (self->n < 2)
    return TRUE;
  if (step->kind == TT_STEP_TURN)
    return dba_refuse (verdict, GROUP_STEP);
  if (step->kind != TT_STEP_WHEEL || !dba_march_is_line (self))
    return TRUE;

  self->wheeled += tt_to_double (step->angle);

  return self->wheeled <= MOST_WHEEL + TT_TINY || dba_refuse (verdict, GROUP_STEP);
}

/* Whether the amount of a step is one; the walk says so too, but not of a turn by a group. */
static gboolean
has_amount (const TtStep *step)
{
  if (step->kind == TT_STEP_TURN)
    return step->angle != 0 && step->angle > -TT_FULL_TURN / 2 &&
           step->angle <= TT_FULL_TURN / 2;
  if (step->kind == TT_STEP_WHEEL)
    return step->angle > 0 && step->angle <= TT_FULL_TURN / 4;

  return step->distance > 0 && step->distance <= TT_LONGEST_STEP;
}

gboolean
dba_march_take (DbaMarch *self, guint i, AciesVerdict *verdict)
{
  const TtStep *step = &self->path.path.steps[i];
  const TtLine *road = NULL;

  if (!step_fits (self, step))
    return dba_refuse (verdict, BAD_STEP);
  if (step->kind == TT_STEP_REFORM)
    return take_reform (self, i, verdict);
  if (!has_amount (step))
    return dba_refuse (verdict, BAD_STEP);
  if (!check_group_step (self, step, verdict))
    return FALSE;

  if (step->kind == TT_STEP_ROAD)
    {
      road = &self->board->roads[step->road].line;
      if (!check_road (self, step, road, verdict))
        return FALSE;
    }
  if (!tt_walk_step (&self->walk, step, road))
    return dba_refuse (verdict, BAD_STEP);

  return TRUE;
}

/* After a reform into one file those walk on from head to tail. */
static void
order_files (DbaMarch *self)
{
  guint8 order[DBA_MAX_UNITS];

  if (self->walk.formation != TT_COLUMN ||
      self->walk.sample != self->walk.n_samples ||
      self->walk.step.kind != TT_STEP_REFORM)
    return;
  if (!tt_group_is_column (self->walk.bases, self->n, order))
    return;

  reorder (self, order);
  tt_walk_reorder (&self->walk, order);
}

gboolean
dba_march_next (DbaMarch *self)
{
  if (!tt_walk_next (&self->walk))
    return FALSE;

  order_files (self);

  return TRUE;
}

void
dba_march_finish (DbaMarch *self)
{
  tt_walk_finish (&self->walk);
  order_files (self);
}
