/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-move.h"

#include "engine/dba/dba-break-off.h"
#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-events.h"
#include "engine/dba/dba-line-up.h"
#include "engine/dba/dba-reasons.h"
#include "engine/dba/dba-river.h"
#include "engine/dba/dba-terrain.h"
#include "engine/dba/dba-troops.h"
#include "engine/dba/dba-zone.h"
#include "engine/tabletop/tt-group.h"

#define BONUS_CMM 2500 /* D-ROD-3, a point */

/* All that a check works out. */
typedef struct
{
  DbaMarch  march;
  DbaAround around;
  DbaTrail  trail;
  guint     extra;     /* DbaExtra */
  guint     points;
  gint32    cost, allowance;
  gint32    excess;    /* in haste: by how much it is too far, if that is what is wrong */
  gboolean  lined_up;
  gboolean  on_the_way; /* what stands around, and the trail, are there */
  DbaKnown  own;        /* where the march was lent nothing */
} Judgement;

/* D-MOV-8, D-MOV-2, D-CAM-6 */
static gboolean
check_who (const DbaMarch *march, AciesVerdict *verdict)
{
  const DbaElement *elements = march->state->elements;

  if (march->n == 0 || acies_units_count (march->group) != march->n)
    return dba_refuse (verdict, NOT_YOURS);
  for (guint i = 0; i < march->n; i++)
    if (elements[march->walkers[i]].state != DBA_ON_TABLE &&
        elements[march->walkers[i]].state != DBA_IN_CAMP)
      return dba_refuse (verdict, NOT_YOURS);
  for (guint i = 0; i < march->n; i++)
    if (elements[march->walkers[i]].moved)
      return dba_refuse (verdict, MOVED_ALREADY);
  for (guint i = 0; i < march->n; i++)
    if (elements[march->walkers[i]].state == DBA_IN_CAMP)
      return dba_refuse (verdict, INSIDE_CAMP);

  return TRUE;
}

/* D-CON-3, D-GRP-2 */
static gboolean
check_free_of_contact (const DbaMarch *march, AciesVerdict *verdict)
{
  if ((march->group & ~march->known->free) == 0)
    return TRUE;

  for (guint i = 0; i < march->n; i++)
    if (dba_in_contact (march->setup, march->state, march->walkers[i]))
      return march->n == 1 ? dba_refuse (verdict, IN_CONTACT)
                           : dba_refuse (verdict, GROUP_CONTACT);

  return TRUE;
}

/* D-ROD-3 */
static gboolean
check_bonus (const DbaMarch *march, AciesVerdict *verdict)
{
  const DbaSet general = DBA_BIT (march->setup->sides[march->side].general);

  return march->path.bonus_points == 0 ||
         (march->path.by_road && (march->group & general) != 0) ||
         dba_refuse (verdict, BONUS_POINTS);
}

/* The most that the slowest of them may walk, in whatever going; 1/100 mm. */
static gint32
least_allowance (const DbaMarch *march, DbaGoing going)
{
  gint32 least = G_MAXINT32;

  for (guint i = 0; i < march->n; i++)
    least = MIN (least,
                 dba_troops_allowance (march->setup->units[march->walkers[i]].type, going));

  return going == DBA_GOING_ROAD ? least + BONUS_CMM * march->path.bonus_points : least;
}

/* D-MOV-1, D-TER-2, D-RIV-2, R6: by the worst that anybody was in. */
static DbaGoing
worst_going (const DbaMarch *march, const DbaTrail *trail)
{
  if (march->path.by_road)
    return DBA_GOING_ROAD;
  if (trail->river >= 0)
    return DBA_GOING_RIVER;

  return trail->in_bad != 0 ? DBA_GOING_BAD : DBA_GOING_GOOD;
}

/* How far anybody can get by an allowed move, mm: what lies beyond is met by none. */
static double
farthest_reach (const DbaMarch *march)
{
  const DbaGoing going = march->path.by_road ? DBA_GOING_ROAD : DBA_GOING_GOOD;
  double         reach = tt_to_double (least_allowance (march, going)), steps = 0;

  for (guint i = 0; i < march->path.path.n_steps; i++)
    {
      const TtStep *step = &march->path.path.steps[i];

      if (step->kind != TT_STEP_ADVANCE && step->kind != TT_STEP_RETIRE)
        return reach + tt_to_double (DBA_BASE_WIDTH);
      steps += tt_to_double (MAX (step->distance, 0));
    }

  return MIN (reach, steps) + tt_to_double (DBA_BASE_WIDTH);
}

/* Every step of the path, in turn. */
static gboolean
walk_path (Judgement *self, AciesVerdict *verdict)
{
  const guint n_steps = self->march.path.path.n_steps;

  if (n_steps == 0)
    return dba_refuse (verdict, BAD_STEP);

  for (guint i = 0; i < n_steps; i++)
    {
      if (!dba_march_take (&self->march, i, verdict))
        return FALSE;
      dba_trail_walk (&self->trail, &self->march, &self->around);
      if (self->trail.hasty && self->trail.failure.reason != 0)
        return FALSE;
    }

  return TRUE;
}

/* D-GRP-3: whether the nearest enemy at the start is behind whom he is nearest to, and is farther in the end. */
static gboolean
goes_away (const DbaMarch *march)
{
  TtBase        enemies[DBA_MAX_UNITS];
  const TtBase *from;
  TtVec         to;
  double        least;
  guint         g, n = 0, who, nearest;

  DBA_FOREACH (g, dba_on_table (march->setup, march->state, !march->side))
    enemies[n++] = dba_march_base (march, g);
  if (n == 0)
    return FALSE;

  least = tt_group_nearest (march->walk.origin, march->n, enemies, n, &who, &nearest);
  from = &march->walk.origin[who];
  to = tt_base_centre (&enemies[nearest]);

  return tt_vec_dot (from->place.forward, tt_vec_sub (to, tt_base_centre (from))) < -TT_TINY &&
         tt_vec_distance (tt_base_centre (&march->walk.bases[who]), to) > least + TT_TOUCH;
}

/* D-GRP-3 */
static gboolean
check_column (const Judgement *self, AciesVerdict *verdict)
{
  if (!dba_march_is_line (&self->march))
    return TRUE;

  return (!self->march.path.by_road && self->trail.in_bad == 0 && self->trail.river < 0 &&
          !goes_away (&self->march)) ||
         dba_refuse (verdict, COLUMN_NEEDED);
}

/* D-TER-3 */
static gboolean
check_barred (const Judgement *self, AciesVerdict *verdict)
{
  guint g;

  DBA_FOREACH (g, self->trail.in_bad)
    if (dba_troops_allowance (self->march.setup->units[g].type, DBA_GOING_BAD) == 0)
      return dba_refuse (verdict, BARRED);

  return TRUE;
}

/* D-MOV-1, D-GEO-4 */
static gboolean
check_cost (Judgement *self, AciesVerdict *verdict)
{
  const double cost = tt_walk_cost (&self->march.walk);

  self->cost = tt_from_double (cost);
  self->allowance = least_allowance (&self->march, worst_going (&self->march, &self->trail));
  if (cost <= tt_to_double (self->allowance) + TT_SLACK + TT_TINY)
    return TRUE;

  self->excess = self->cost - self->allowance;

  return dba_refuse_with (verdict, TOO_FAR, (gint16) MIN (self->cost / 10, G_MAXINT16),
                          (gint16) (self->allowance / 10));
}

/* The tests of all at the place where they end, lined up and rounded; and of each sample before. */
static gboolean
check_bodies (Judgement *self, AciesVerdict *verdict)
{
  DbaMarch *march = &self->march;

  if (self->trail.failure.reason != 0)
    {
      if (verdict != NULL)
        *verdict = self->trail.failure;
      return FALSE;
    }

  for (guint i = 0; i < march->n; i++)
    if (!dba_around_allows (&self->around, march, i, TRUE, verdict))
      return FALSE;

  return TRUE;
}

/* D-MOV-6: whether no two of a column that are not neighbours in it end on each other. */
static gboolean
check_members (const DbaMarch *march, AciesVerdict *verdict)
{
  if (march->walk.formation != TT_COLUMN)
    return TRUE;

  for (guint i = 0; i < march->n; i++)
    for (guint k = i + 2; k < march->n; k++)
      if (tt_contact_collides (&march->walk.bases[i], &march->walk.bases[k]))
        return dba_refuse_at (verdict, dba_refuse (verdict, ENDS_ON_FRIENDS),
                              march->walk.bases[k].place.at);

  return TRUE;
}

/* D-CON-2, D-GEO-5, D-GEO-6 */
static gboolean
line_up (Judgement *self, AciesVerdict *verdict)
{
  DbaMarch *march = &self->march;

  if (!dba_line_up_asked (march, verdict))
    return FALSE;

  self->lined_up = march->path.contact_by != DBA_NOBODY ||
                   dba_line_up_near (march, &self->around);
  for (guint i = 0; i < march->n; i++)
    tt_base_quantise (&march->walk.bases[i]);

  return TRUE;
}

/* 3.1: who, with what, before a step is taken. */
static gboolean
check_start (Judgement *self, AciesVerdict *verdict)
{
  DbaMarch *march = &self->march;

  if (!check_who (march, verdict))
    return FALSE;
  if (march->known == NULL)
    {
      dba_known_gather (&self->own, march->setup, march->state, march->group);
      march->known = &self->own;
    }
  if (march->break_off ? !dba_break_off_check (march, verdict)
                       : !check_free_of_contact (march, verdict))
    return FALSE;
  if (!dba_march_begin (march))
    return dba_refuse (verdict, NOT_A_GROUP);
  if (!check_bonus (march, verdict))
    return FALSE;

  self->extra = dba_command_extra (&march->known->command, march->group);
  self->points = 1 + (self->extra != DBA_EXTRA_NONE) + march->path.bonus_points;

  return dba_points_check (march->state, self->points, self->extra, verdict);
}

/* D-MOV-1, whatever the ground and whoever stands there: by how much the way is too long for all that anybody knows; else 0. */
static gint32
excess_at_best (const DbaMarch *march)
{
  const DbaGoing going = march->path.by_road ? DBA_GOING_ROAD : DBA_GOING_GOOD;
  const gint32   allowance = least_allowance (march, going);
  DbaMarch       dry;
  double         cost;

  /* The way of one straight step is seen at once. */
  if (march->path.path.n_steps == 1 && march->path.path.steps[0].kind == TT_STEP_ADVANCE)
    {
      const gint32 over = march->path.path.steps[0].distance - allowance;

      return over > 1 ? over : 0;
    }

  dba_march_again (&dry, march);
  for (guint i = 0; i < dry.path.path.n_steps; i++)
    {
      if (!dba_march_take (&dry, i, NULL))
        return 0;
      dba_march_finish (&dry);
    }
  cost = tt_walk_cost (&dry.walk);

  if (cost <= tt_to_double (allowance) + TT_SLACK + TT_TINY)
    return 0;

  return tt_from_double (cost) - allowance;
}

/* 3.1, order of checks. Without a @verdict and a plan the order is nobody's concern: @hasty. */
static gboolean
judge (Judgement *self, gboolean hasty, AciesVerdict *verdict)
{
  if (!check_start (self, verdict))
    return FALSE;
  if (hasty)
    self->excess = excess_at_best (&self->march);
  if (self->excess > 0)
    return FALSE;

  dba_around_gather (&self->around, &self->march, farthest_reach (&self->march));
  dba_trail_begin (&self->trail, &self->march);
  self->trail.hasty = hasty;
  self->on_the_way = TRUE;

  return walk_path (self, verdict) && check_column (self, verdict) &&
         check_barred (self, verdict) && check_cost (self, verdict) && line_up (self, verdict) &&
         check_bodies (self, verdict) && check_members (&self->march, verdict) &&
         dba_zone_check (&self->march, &self->trail, &self->around, verdict) &&
         dba_line_up_check (&self->march, &self->around, verdict) &&
         (!self->march.break_off || dba_break_off_check_end (&self->march, verdict));
}

static void
judgement_begin (Judgement *self)
{
  self->march.walk.n = 0;
  self->extra = self->points = 0;
  self->cost = self->allowance = self->excess = 0;
  self->lined_up = self->on_the_way = FALSE;
  self->trail.river = -1;
}

/* What was found out, as far as it came. */
static void
fill_plan (const Judgement *self, DbaMovePlan *plan)
{
  const DbaMarch *march = &self->march;
  const gboolean  walked = march->walk.n != 0;

  *plan = (DbaMovePlan){ .cost = self->cost, .allowance = self->allowance,
                         .points = (guint8) self->points, .extra = (guint8) self->extra,
                         .n_elements = (guint8) march->n, .lined_up = self->lined_up,
                         .river = self->trail.river };
  for (guint i = 0; i < march->n; i++)
    {
      const guint g = march->path.elements[i], at = dba_march_find (march, g);

      plan->elements[i] = (guint8) g;
      plan->end[i] = walked ? tt_place_quantise (&march->walk.bases[at].place)
                            : march->state->elements[g].pose;
    }
  if (!self->on_the_way)
    return;

  plan->zones = dba_zone_met (march, &self->around);
  if (plan->river >= 0)
    plan->entering = self->trail.in_river[plan->river] & ~self->trail.began_in[plan->river];
}

gboolean
dba_move_check (const DbaSetup    *setup,
                const DbaState    *state,
                const AciesAction *action,
                DbaMovePlan       *plan,
                AciesVerdict      *verdict)
{
  Judgement self;
  gboolean  legal;

  dba_march_read (&self.march, setup, state, action);
  judgement_begin (&self);
  legal = judge (&self, plan == NULL && verdict == NULL, verdict);
  if (plan != NULL)
    fill_plan (&self, plan);

  return legal;
}

gboolean
dba_move_allows (const DbaSetup *setup,
                 const DbaState *state,
                 guint           kind,
                 const DbaPath  *path,
                 const DbaKnown *known,
                 gint32         *excess)
{
  Judgement self;
  gboolean  legal;

  dba_march_set (&self.march, setup, state, kind, path, known);
  judgement_begin (&self);
  legal = judge (&self, TRUE, NULL);
  *excess = self.excess;

  return legal;
}

/* D-PIP-1 */
static void
tell_move (const DbaMarch *march, DbaState *state, guint points, AciesEventList *events)
{
  AciesEvent *event;

  event = dba_event_add_element (events, march->setup, state, DBA_EVENT_MOVED,
                                 march->break_off ? "D-BRK-1" : "D-PIP-1", march->path.elements[0]);
  if (event == NULL)
    return;

  event->units = dba_to_units (march->setup, march->side, march->group);
  event->args[0] = (gint16) points;
  event->args[1] = march->break_off;
}

void
dba_move_apply (const DbaSetup    *setup,
                DbaState          *state,
                const AciesAction *action,
                AciesEventList    *events)
{
  Judgement   self;
  DbaRiverDie dice[DBA_MAX_RIVER_DICE];
  DbaContacts left = { 0 };
  guint       n_dice;

  dba_march_read (&self.march, setup, state, action);
  judgement_begin (&self);
  g_return_if_fail (judge (&self, FALSE, NULL));

  if (self.march.break_off)
    dba_contacts (setup, state, self.march.walkers[0], &left);

  state->left = (guint8) (state->left - self.points);
  n_dice = dba_river_dice (state, &self.march, &self.trail, &self.around, dice);
  for (guint i = 0; i < self.march.n; i++)
    {
      DbaElement *element = &state->elements[self.march.walkers[i]];

      element->pose = tt_place_quantise (&self.march.walk.bases[i].place);
      element->moved = TRUE;
    }
  tell_move (&self.march, state, self.points, events);
  dba_river_tell (setup, state, dice, n_dice, events);
  dba_break_off_pursue (setup, state, &left, events);
}
