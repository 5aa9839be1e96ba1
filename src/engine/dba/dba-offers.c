/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-offers.h"

#include "engine/dba/dba-chain.h"
#include "engine/dba/dba-move.h"
#include "engine/dba/dba-reasons.h"
#include "engine/dba/dba-troops.h"
#include "engine/tabletop/tt-group.h"
#include "engine/tabletop/tt-sweep.h"

#define MOST_ZONES   4    /* stops short of zones that are offered to one */
#define ROAD_REACH   20.0
#define BONUS_CMM    2500
#define LEAST_ROAD   100  /* 1/100 mm; less is no move */
#define MOST_CUTS    1    /* of a way that is too far; whoever turns aside to his last step leaves the line */
#define MOST_COLUMN  6    /* more can never become a column within one move */

void
dba_offers_begin (DbaOffers       *self,
                  const DbaSetup  *setup,
                  const DbaState  *state,
                  AciesActionList *list)
{
  self->setup = setup;
  self->state = state;
  self->list = list;
  self->side = state->phasing;
  self->free = dba_chain_free (setup, state, self->side);
  dba_known_gather (&self->known, setup, state, dba_on_table (setup, state, self->side));
  self->known.free = self->free;
}

void
dba_offers_path (const DbaOffers *self, const guint8 *elements, guint n, DbaPath *path)
{
  path->n_elements = (guint8) n;
  for (guint i = 0; i < n; i++)
    path->elements[i] = elements[i];
  path->by_road = FALSE;
  path->bonus_points = 0;
  path->contact_by = path->contact_enemy = DBA_NOBODY;
  path->contact_edge = 0;
  path->path.n_steps = 0;
  path->path.reform.n_files = 0;
}

static TtStep *
add_step (DbaPath *path, TtStepKind kind)
{
  TtStep *step = &path->path.steps[path->path.n_steps++];

  *step = (TtStep){ .kind = kind };

  return step;
}

/* Takes back an action that was put on the list last. */
static void
withdraw (DbaOffers *self)
{
  self->list->n--;
}

/* The last step of @path if that goes straight, so that less of it is a way too; NULL. */
static TtStep *
find_last_straight (DbaPath *path)
{
  TtStep *last = &path->path.steps[path->path.n_steps - 1];

  return path->contact_by == DBA_NOBODY &&
             (last->kind == TT_STEP_ADVANCE || last->kind == TT_STEP_RETIRE)
           ? last
           : NULL;
}

gboolean
dba_offers_add (DbaOffers *self, guint kind, const DbaPath *path)
{
  DbaPath shorter = *path;
  TtStep *last = find_last_straight (&shorter);
  gint32  excess = 0;

  if (self->list->n == ACIES_MAX_ACTIONS)
    return FALSE;

  for (guint cut = 0; cut <= MOST_CUTS; cut++)
    {
      if (dba_move_allows (self->setup, self->state, kind, &shorter, &self->known, &excess))
        {
          dba_path_pack (self->setup, &shorter, self->side,
                         acies_action_list_add (self->list, kind));
          return TRUE;
        }
      if (last == NULL || excess <= 0 || last->distance <= excess)
        return FALSE;
      last->distance -= excess;
    }

  return FALSE;
}

/* The slowest's allowance; 1/100 mm. */
static gint32
slowest (const DbaOffers *self, const guint8 *elements, guint n, DbaGoing going)
{
  gint32 least = G_MAXINT32;

  for (guint i = 0; i < n; i++)
    least = MIN (least, dba_troops_allowance (self->setup->units[elements[i]].type, going));

  return least;
}

static void
add_advance (DbaOffers *self, const guint8 *elements, guint n, gint32 distance)
{
  DbaPath path;

  if (distance <= 0)
    return;
  dba_offers_path (self, elements, n, &path);
  add_step (&path, TT_STEP_ADVANCE)->distance = distance;
  dba_offers_add (self, DBA_MOVE, &path);
}

/* How far they can go straight ahead until somebody touches the ground before enemy @k; @most if never. */
static double
way_to_zone (const DbaOffers *self, const guint8 *elements, guint n, guint k, double most)
{
  const TtBase *zone = &self->known.zones[k];
  double       way = most;

  for (guint i = 0; i < n; i++)
    {
      const TtBase *base = &self->known.bases[elements[i]];

      if (!tt_base_is_farther (base, zone, most))
        way = MIN (way, tt_sweep_touch (base, base->place.forward, most, zone, 0));
    }

  return way;
}

/* How far they can go straight ahead until somebody would be met, short of touching an enemy; @most if nobody is. */
static double
way_to_body (const DbaOffers *self, const guint8 *elements, guint n, double most)
{
  DbaSet others = self->known.table;
  double way = most;
  guint  k;

  for (guint i = 0; i < n; i++)
    others &= ~DBA_BIT (elements[i]);
  DBA_FOREACH (k, others)
    for (guint i = 0; i < n; i++)
      {
        const TtBase *base = &self->known.bases[elements[i]];
        const double  short_of = dba_side_of (self->setup, k) == self->side ? 0 : 2 * TT_TOUCH;

        if (!tt_base_is_farther (base, &self->known.bases[k], most))
          way = MIN (way, tt_sweep_touch (base, base->place.forward, most,
                                          &self->known.bases[k], 0) -
                            short_of);
      }

  return way;
}

/* Straight ahead: as far as they can or as the way is free, and to the line of each enemy's zone. */
static void
add_advances (DbaOffers *self, const guint8 *elements, guint n)
{
  const gint32 full = slowest (self, elements, n, DBA_GOING_GOOD);
  gint32       stops[MOST_ZONES + 1];
  guint        n_stops = 0, k;
  gint32       free_way;

  add_advance (self, elements, n, full);
  free_way = tt_from_double (way_to_body (self, elements, n, tt_to_double (full)));
  if (free_way > 0 && free_way < full)
    {
      stops[n_stops++] = free_way;
      add_advance (self, elements, n, free_way);
    }
  DBA_FOREACH (k, self->known.enemies)
    {
      const gint32 way =
        tt_from_double (way_to_zone (self, elements, n, k, tt_to_double (full)));
      gboolean     known = way <= 0 || way >= full;

      for (guint i = 0; i < n_stops; i++)
        known = known || ABS (stops[i] - way) < TT_UNIT;
      if (known || n_stops == G_N_ELEMENTS (stops))
        continue;
      stops[n_stops++] = way;
      add_advance (self, elements, n, way);
    }
}

static void
add_wheels (DbaOffers *self, const guint8 *elements, guint n)
{
  static const gint32 angles[] = { 1500, 3000, 4500, 9000 };

  for (TtSide side = TT_LEFT_SIDE; side <= TT_RIGHT_SIDE; side++)
    for (guint i = 0; i < G_N_ELEMENTS (angles); i++)
      {
        DbaPath path;
        TtStep *step;

        dba_offers_path (self, elements, n, &path);
        step = add_step (&path, TT_STEP_WHEEL);
        step->side = (guint8) side;
        step->angle = angles[i];
        if (!dba_offers_add (self, DBA_MOVE, &path))
          break;
      }
}

static void
add_about_turn (DbaOffers *self, const guint8 *elements)
{
  DbaPath path;

  dba_offers_path (self, elements, 1, &path);
  add_step (&path, TT_STEP_TURN)->angle = TT_FULL_TURN / 2;
  dba_offers_add (self, DBA_MOVE, &path);
}

/* A line into a column behind either end. */
static void
add_columns (DbaOffers *self, const guint8 *elements, guint n)
{
  TtBase bases[DBA_MAX_UNITS];

  if (n > MOST_COLUMN)
    return;
  for (guint i = 0; i < n; i++)
    bases[i] = self->known.bases[elements[i]];

  for (guint end = 0; end < 2; end++)
    {
      DbaPath   path;
      TtReform *reform = &path.path.reform;

      dba_offers_path (self, elements, n, &path);
      add_step (&path, TT_STEP_REFORM);
      tt_group_column_reform (bases, n, end == 0 ? 0 : n - 1, reform);
      reform->anchor = elements[reform->anchor];
      for (guint i = 0; i < n; i++)
        reform->bodies[i] = elements[reform->bodies[i]];
      dba_offers_add (self, DBA_MOVE, &path);
    }
}

/* By @road as far as it goes, with each number of bonus points that takes them farther. */
static void
add_road (DbaOffers *self, const guint8 *elements, guint n, guint road, TtToward toward)
{
  const TtLine *line = &dba_board (self->setup, self->state)->roads[road].line;
  const TtBase *head = &self->known.bases[elements[0]];
  const guint   general = self->setup->sides[self->side].general;
  guint         most = 0;
  double        arc, from;
  gint32        left, pace = slowest (self, elements, n, DBA_GOING_ROAD);

  from = tt_line_nearest (line, head->place.at, toward, &arc);
  if (from > ROAD_REACH ||
      tt_vec_dot (head->place.forward, tt_line_direction (line, arc, toward)) < 0)
    return;
  for (guint i = 0; i < n; i++)
    if (elements[i] == general)
      most = self->state->left - 1u;

  left = tt_from_double (tt_line_length (line) - arc - TT_SLACK);
  pace -= tt_from_double (from);
  for (guint bonus = 0; bonus <= most && left >= LEAST_ROAD; bonus++)
    {
      DbaPath path;
      TtStep *step;

      dba_offers_path (self, elements, n, &path);
      path.by_road = TRUE;
      path.bonus_points = (guint8) bonus;
      step = add_step (&path, TT_STEP_ROAD);
      step->road = (guint8) road;
      step->toward = (guint8) toward;
      step->distance = MIN (left, pace + (gint32) bonus * BONUS_CMM);
      dba_offers_add (self, DBA_MOVE, &path);
      if (step->distance == left)
        break;
    }
}

static void
add_roads (DbaOffers *self, const guint8 *elements, guint n)
{
  for (guint road = 0; road < dba_board (self->setup, self->state)->n_roads; road++)
    for (TtToward toward = TT_TOWARD_END; toward <= TT_TOWARD_START; toward++)
      add_road (self, elements, n, road, toward);
}

void
dba_offers_of (DbaOffers *self, const guint8 *elements, guint n)
{
  add_advances (self, elements, n);
  dba_offers_contacts (self, elements, n);
  dba_offers_approaches (self, elements, n);
  add_wheels (self, elements, n);
  if (n == 1)
    add_about_turn (self, elements);
  else
    add_columns (self, elements, n);
  add_roads (self, elements, n);
}

void
dba_offers_break_off (DbaOffers *self, guint g)
{
  const guint8 element = (guint8) g;
  DbaPath      path;

  dba_offers_path (self, &element, 1, &path);
  add_step (&path, TT_STEP_RETIRE)->distance = slowest (self, &element, 1, DBA_GOING_GOOD);
  dba_offers_add (self, DBA_BREAK_OFF, &path);
}

void
dba_offers_camps (DbaOffers *self, DbaSet who)
{
  static const guint8 kinds[] = { DBA_LEAVE_CAMP, DBA_ENTER_CAMP };
  guint               g;

  DBA_FOREACH (g, who & self->setup->sides[self->side].all)
    for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
      {
        AciesAction *action;

        if (self->list->n == ACIES_MAX_ACTIONS)
          return;
        action = acies_action_list_add (self->list, kinds[i]);
        action->n_words = 0;
        action->units = dba_to_units (self->setup, self->side, DBA_BIT (g));
        if (!dba_camp_move_check (self->setup, self->state, action, NULL))
          withdraw (self);
      }
}
