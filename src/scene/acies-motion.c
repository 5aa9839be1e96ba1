/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-motion-private.h"

#include <math.h>

/* Less than this is no movement, px. */
#define STILL 0.5

/* How far attackers thrust towards their target, and where they come from or go to off the field, in zones. */
#define THRUST_REACH 0.13
#define EDGE_REACH   0.7

#define LEAST_DIE 18.0
#define MOST_DIE  44.0

/* What is known while a film is made. */
typedef struct
{
  AciesMotion       *motion;
  const AciesLayout *before;
  const AciesLayout *after;
  double             now;      /* where the film has come to */
  double             settle;   /* when whoever only makes room begins to do so */
} Maker;

static gboolean
is_on_board (const AciesLayout *layout, int cell)
{
  return cell >= 0 && (guint) cell < layout->scene->columns * layout->scene->rows;
}

static AciesMotionTrack *
get_track (const AciesMotion *self, guint index)
{
  return &g_array_index (self->tracks, AciesMotionTrack, index);
}

static void
clear_track (gpointer data)
{
  AciesMotionTrack *track = data;

  if (track->plate == NULL)
    return;

  g_free (track->plate->before.name);
  g_free (track->plate->after.name);
  g_clear_pointer (&track->plate, g_free);
}

static AciesMotionTrack *
find_track (const AciesMotion *self, int side, guint unit, gboolean plate)
{
  for (guint i = 0; i < self->tracks->len; i++)
    {
      AciesMotionTrack *track = get_track (self, i);

      if ((track->plate != NULL) == plate && track->before.side == side &&
          track->before.unit == unit)
        return track;
    }

  return NULL;
}

static void
add_key (AciesMotionTrack *track, double ms, double x, double y, double width)
{
  if (track->n_keys < ACIES_MOTION_MOST_KEYS)
    track->keys[track->n_keys++] = (AciesMotionKey){ ms, x, y, width, 0 };
}

static const AciesMotionKey *
last_key (const AciesMotionTrack *track)
{
  return &track->keys[track->n_keys - 1];
}

/* Stays where it is until @ms, and is elsewhere after a leg. */
static void
add_leg (AciesMotionTrack *track, double ms, double length, const AciesMotionKey *goal)
{
  const AciesMotionKey from = *last_key (track);

  if (ms > from.ms)
    add_key (track, ms, from.x, from.y, from.width);
  add_key (track, ms + length, goal->x, goal->y, goal->width);
  track->moves = TRUE;
}

static void
forward_of (int facing, double *x, double *y)
{
  static const double forward[4][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };

  *x = forward[facing & 3][0];
  *y = forward[facing & 3][1];
}

static AciesSceneToken
look_of (const AciesSceneToken *token)
{
  AciesSceneToken look = *token;

  look.name = NULL;
  look.text = NULL;

  return look;
}

/* Zones without tokens of their own have nothing that could glide. */
static const AciesTokenPlace *
find_place (const AciesLayout *layout, int side, guint unit)
{
  const AciesTokenPlace *place = acies_layout_find_token (layout, side, unit);

  return place != NULL && !layout->cells[place->cell].massed ? place : NULL;
}

static gboolean
is_massed (const AciesLayout *layout, const AciesSceneToken *token)
{
  return token != NULL && token->cell != ACIES_NO_CELL && layout->cells[token->cell].massed;
}

static void
add_track (Maker *maker, const AciesSceneToken *before, const AciesSceneToken *after)
{
  const AciesSceneToken *any = before != NULL ? before : after;
  const AciesTokenPlace *was = find_place (maker->before, any->side, any->unit);
  const AciesTokenPlace *is = find_place (maker->after, any->side, any->unit);
  AciesMotionTrack       track = { .before = look_of (any) };
  double                 x;
  double                 y;

  if ((was == NULL && is == NULL) || is_massed (maker->before, before) ||
      is_massed (maker->after, after))
    return;

  track.after = look_of (after != NULL ? after : before);
  track.leaves = is == NULL;
  track.arrives = was == NULL;
  track.turns_over = !track.leaves && !track.arrives &&
                     ((before->flags ^ after->flags) & ACIES_TOKEN_DISORDERED) != 0;
  if (was != NULL)
    {
      add_key (&track, 0, was->x, was->y, was->width);
    }
  else
    {
      forward_of (after->facing, &x, &y);
      add_key (&track, 0, is->x - x * maker->after->cell_width * EDGE_REACH,
               is->y - y * maker->after->cell_height * EDGE_REACH, is->width);
      track.before = track.after;
    }
  g_array_append_val (maker->motion->tracks, track);
}

static void
add_tracks (Maker *maker)
{
  const AciesScene *before = maker->before->scene;
  const AciesScene *after = maker->after->scene;

  for (guint i = 0; i < before->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (before->tokens, AciesSceneToken, i);

      add_track (maker, token, acies_scene_find_token (after, token->side, token->unit));
    }
  for (guint i = 0; i < after->tokens->len; i++)
    {
      const AciesSceneToken *token = &g_array_index (after->tokens, AciesSceneToken, i);

      if (acies_scene_find_token (before, token->side, token->unit) == NULL)
        add_track (maker, NULL, token);
    }
}

static AciesSceneLeader
plate_look_of (const AciesSceneLeader *leader)
{
  AciesSceneLeader look = *leader;

  look.name = g_strdup (leader->name);
  look.text = NULL;

  return look;
}

static void
add_plate_key (AciesMotionTrack *track, const AciesLeaderPlace *place)
{
  add_key (track, 0, place->box.x + place->box.width / 2, place->box.y + place->radius,
           place->box.width);
}

/* A plate that comes onto the field or leaves it does so where it stands. */
AciesMotionTrack *
acies_motion_add_plate (AciesMotion            *motion,
                        const AciesLayout      *before,
                        const AciesLayout      *after,
                        const AciesSceneLeader *leader,
                        const AciesSceneLeader *later)
{
  const AciesSceneLeader *any = leader != NULL ? leader : later;
  const AciesLeaderPlace *was = acies_layout_find_leader (before, any->side, any->commander);
  const AciesLeaderPlace *is = acies_layout_find_leader (after, any->side, any->commander);
  AciesMotionTrack        track = { .leaves = is == NULL, .arrives = was == NULL };

  if (was == NULL && is == NULL)
    return NULL;

  track.before.side = track.after.side = any->side;
  track.before.unit = track.after.unit = any->commander;
  track.plate = g_new0 (AciesMotionPlate, 1);
  track.plate->before = plate_look_of (any);
  track.plate->after = plate_look_of (later != NULL ? later : leader);
  track.plate->radius = is != NULL ? is->radius : was->radius;
  track.plate->font = is != NULL ? is->font : was->font;
  add_plate_key (&track, was != NULL ? was : is);
  g_array_append_val (motion->tracks, track);

  return &g_array_index (motion->tracks, AciesMotionTrack, motion->tracks->len - 1);
}

const AciesSceneLeader *
acies_motion_find_in_scene (const AciesScene *scene, const AciesSceneLeader *wanted)
{
  for (guint i = 0; i < scene->leaders->len; i++)
    {
      const AciesSceneLeader *leader = &g_array_index (scene->leaders, AciesSceneLeader, i);

      if (leader->side == wanted->side && leader->commander == wanted->commander)
        return leader;
    }

  return NULL;
}

/* After the tokens, so that they are drawn over them. */
static void
add_plates (Maker *maker)
{
  const AciesScene *before = maker->before->scene;
  const AciesScene *after = maker->after->scene;

  for (guint i = 0; i < before->leaders->len; i++)
    {
      const AciesSceneLeader *leader = &g_array_index (before->leaders, AciesSceneLeader, i);

      acies_motion_add_plate (maker->motion, maker->before, maker->after, leader,
                              acies_motion_find_in_scene (after, leader));
    }
  for (guint i = 0; i < after->leaders->len; i++)
    {
      const AciesSceneLeader *leader = &g_array_index (after->leaders, AciesSceneLeader, i);

      if (acies_motion_find_in_scene (before, leader) == NULL)
        acies_motion_add_plate (maker->motion, maker->before, maker->after, NULL, leader);
    }
}

/* The last place of a token or plate that stays on the field, and the zone it lies in. */
static gboolean
find_end (const Maker *maker, const AciesMotionTrack *track, AciesMotionKey *end, int *cell)
{
  const AciesTokenPlace  *token;
  const AciesLeaderPlace *plate;

  if (track->leaves)
    return FALSE;

  if (track->plate != NULL)
    {
      plate = acies_layout_find_leader (maker->after, track->after.side, track->after.unit);
      *end = (AciesMotionKey){ 0, plate->box.x + plate->box.width / 2, plate->box.y + plate->radius,
                               plate->box.width, 0 };
      *cell = plate->cell;
      return TRUE;
    }

  token = find_place (maker->after, track->after.side, track->after.unit);
  *end = (AciesMotionKey){ 0, token->x, token->y, token->width, 0 };
  *cell = token->cell;

  return TRUE;
}

/* Where a token stands in @cell: its own place if it stays there, else as it stood in the zone before. */
static AciesMotionKey
place_in (const Maker *maker, const AciesMotionTrack *track, int cell)
{
  const AciesMotionKey *now = last_key (track);
  const AciesRect      *rect = &maker->after->cells[cell].rect;
  AciesMotionKey        end;
  int                   last_cell;
  double                dx;
  double                dy;

  if (find_end (maker, track, &end, &last_cell) && last_cell == cell)
    return end;

  dx = fmod (now->x, maker->after->cell_width);
  dy = fmod (now->y, maker->after->cell_height);

  return (AciesMotionKey){ 0, rect->x + dx, rect->y + dy, now->width, 0 };
}

/* One that goes to @cell now; FALSE if there is no way to go. */
static gboolean
go (Maker *maker, AciesMotionTrack *track, int cell)
{
  AciesMotionKey goal;

  if (track == NULL)
    return FALSE;

  goal = place_in (maker, track, cell);
  if (hypot (goal.x - last_key (track)->x, goal.y - last_key (track)->y) <= STILL)
    return FALSE;

  add_leg (track, maker->now, ACIES_MOTION_LEG, &goal);

  return TRUE;
}

/* A group and the commanders who go with it. */
static void
tell_move (Maker *maker, const AciesEvent *event)
{
  gboolean anybody = FALSE;
  guint    i;

  if (!is_on_board (maker->after, event->cell))
    return;

  ACIES_FOREACH_UNIT (i, event->units)
    anybody |= go (maker, find_track (maker->motion, event->side, i, FALSE), event->cell);
  ACIES_FOREACH_UNIT (i, event->commanders)
    anybody |= go (maker, find_track (maker->motion, event->side, i, TRUE), event->cell);
  if (anybody)
    maker->now += ACIES_MOTION_LEG;
}

static void
tell_strike (Maker *maker, const AciesEvent *event)
{
  AciesMotionStrike *strike = &maker->motion->strike;
  const AciesRect   *from;
  double             dx;
  double             dy;
  guint              unit;

  if (maker->motion->has_strike || !is_on_board (maker->after, event->cell) ||
      !is_on_board (maker->after, event->other_cell) || event->cell == event->other_cell)
    return;

  from = &maker->after->cells[event->other_cell].rect;
  maker->motion->has_strike = TRUE;
  strike->begin = maker->now;
  strike->target = maker->after->cells[event->cell].rect;
  dx = strike->target.x - from->x;
  dy = strike->target.y - from->y;
  strike->dice_x = from->x + (from->width + dx) / 2;
  strike->dice_y = from->y + (from->height + dy) / 2;
  strike->die_size = CLAMP (maker->after->cell_height * 0.24, LEAST_DIE, MOST_DIE);
  strike->n_dice = event->n_dice;
  for (guint i = 0; i < event->n_dice; i++)
    strike->dice[i] = event->dice[i];

  ACIES_FOREACH_UNIT (unit, event->units)
    {
      AciesMotionTrack *track = find_track (maker->motion, event->side, unit, FALSE);
      AciesMotionKey    there;
      AciesMotionKey    back;

      if (track == NULL)
        continue;
      back = there = *last_key (track);
      there.x += dx * THRUST_REACH;
      there.y += dy * THRUST_REACH;
      add_leg (track, maker->now, ACIES_MOTION_THRUST / 2, &there);
      add_leg (track, maker->now + ACIES_MOTION_THRUST / 2, ACIES_MOTION_THRUST / 2, &back);
    }
  maker->now += event->n_dice > 0 ? ACIES_MOTION_TUMBLE + ACIES_MOTION_REST : ACIES_MOTION_THRUST;
  maker->settle = maker->now;
}

static void
tell_loss (Maker *maker, const AciesEvent *event)
{
  guint unit;

  ACIES_FOREACH_UNIT (unit, event->units)
    {
      AciesMotionTrack *track = find_track (maker->motion, event->side, unit, FALSE);

      if (track != NULL && track->leaves)
        track->shatters = TRUE;
    }
}

static void
tell_events (Maker *maker, const AciesEventList *events, guint first, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      const AciesEvent      *event = acies_event_list_get (events, first + i);
      const AciesEventFlags  broken = ACIES_EVENT_COMBAT | ACIES_EVENT_LOSS;

      if ((event->flags & broken) == broken)
        tell_loss (maker, event);
      else if ((event->flags & ACIES_EVENT_COMBAT) != 0)
        tell_strike (maker, event);
      else if ((event->flags & (ACIES_EVENT_MOVE | ACIES_EVENT_LOSS)) == ACIES_EVENT_MOVE)
        tell_move (maker, event);
    }
}

/* Whoever leaves goes back the way it came from, unless it breaks where it is. */
static void
leave (Maker *maker, AciesMotionTrack *track)
{
  AciesMotionKey goal = *last_key (track);
  double         x;
  double         y;

  if (track->shatters || track->plate != NULL)
    return;

  forward_of (track->before.facing, &x, &y);
  goal.x -= x * maker->before->cell_width * EDGE_REACH;
  goal.y -= y * maker->before->cell_height * EDGE_REACH;
  add_leg (track, track->change, ACIES_MOTION_SHATTER, &goal);
}

/* Everybody takes the last place and look; those who do nothing at all are left out. */
static void
finish (Maker *maker)
{
  AciesMotion *motion = maker->motion;

  for (guint i = motion->tracks->len; i-- > 0;)
    {
      AciesMotionTrack *track = get_track (motion, i);
      AciesMotionKey    end;
      int               cell;

      track->change = maker->settle;
      if (!find_end (maker, track, &end, &cell))
        leave (maker, track);
      else if (hypot (end.x - last_key (track)->x, end.y - last_key (track)->y) > STILL)
        add_leg (track, MAX (maker->settle, last_key (track)->ms), ACIES_MOTION_LEG, &end);
      if (!track->moves && !track->leaves && !track->arrives && !track->turns_over)
        {
          g_array_remove_index (motion->tracks, i);
          continue;
        }
      motion->length = MAX (motion->length, last_key (track)->ms);
      if (track->arrives)
        motion->length = MAX (motion->length, ACIES_MOTION_LEG);
      if (track->leaves)
        motion->length = MAX (motion->length, track->change + ACIES_MOTION_SHATTER);
      if (track->turns_over)
        motion->length = MAX (motion->length, track->change + ACIES_MOTION_TURN);
    }
  motion->length = MAX (motion->length, maker->now);
}

/* Of the same board at the same size. */
static gboolean
acies_layouts_alike (const AciesLayout *a, const AciesLayout *b)
{
  return a->scene->columns == b->scene->columns && a->scene->rows == b->scene->rows &&
         a->cell_width == b->cell_width && a->cell_height == b->cell_height && a->scale == b->scale;
}

AciesMotion *
acies_motion_new (const AciesLayout *before, const AciesLayout *after, const AciesEventList *events,
                  guint first, guint n)
{
  Maker maker = { g_new0 (AciesMotion, 1), before, after, 0, 0 };

  g_return_val_if_fail (before != NULL && after != NULL && events != NULL, NULL);

  maker.motion->tracks = g_array_new (FALSE, TRUE, sizeof (AciesMotionTrack));
  g_array_set_clear_func (maker.motion->tracks, clear_track);
  maker.motion->speed = 1;
  if (acies_layouts_alike (before, after) && before->scale > 0)
    {
      acies_motion_tell_table (maker.motion, before, after, events, first, n);
    }
  else if (acies_layouts_alike (before, after))
    {
      add_tracks (&maker);
      add_plates (&maker);
      tell_events (&maker, events, first, n);
      finish (&maker);
    }
  if (maker.motion->length <= 0)
    g_clear_pointer (&maker.motion, acies_motion_free);

  return maker.motion;
}

void
acies_motion_free (AciesMotion *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->tracks);
  g_free (self);
}

double
acies_motion_get_length (const AciesMotion *self)
{
  return self->length / self->speed;
}

void
acies_motion_limit (AciesMotion *self, double most)
{
  if (most > 0 && self->length > most)
    self->speed = self->length / most;
}

static AciesUnits
collect (const AciesMotion *self, int side, gboolean plates)
{
  AciesUnits units = 0;

  for (guint i = 0; i < self->tracks->len; i++)
    {
      const AciesMotionTrack *track = get_track (self, i);

      if (track->after.side == side && (track->plate != NULL) == plates)
        units |= ACIES_UNIT_BIT (track->after.unit);
    }

  return units;
}

AciesUnits
acies_motion_get_units (const AciesMotion *self, int side)
{
  return collect (self, side, FALSE);
}

AciesUnits
acies_motion_get_leaders (const AciesMotion *self, int side)
{
  return collect (self, side, TRUE);
}
