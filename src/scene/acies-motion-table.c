/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-motion-private.h"
#include "scene/acies-table-layout.h"

#include <math.h>
#include <string.h>

/* On a free table bases glide straight to where they stand next, turning as they go, once the dice of what moves them lie. */

/* Less than this is no movement: px, radians. */
#define STILL 0.5
#define STILL_TURN 0.005

#define DIE_SIZE 26.0

static AciesMotionKey
key_of (const AciesLayout *layout, const AciesTokenPlace *place, double ms)
{
  const AciesSceneToken *token =
    &g_array_index (layout->scene->tokens, AciesSceneToken, place->token);

  return (AciesMotionKey){ ms, place->x, place->y, place->width,
                           token->pose.facing / 100.0 * G_PI / 180 };
}

/* The shorter way round. */
static double
nearest_angle (double angle, double from)
{
  return from + remainder (angle - from, 2 * G_PI);
}

/* How it looks, without its words. What stands on it is one of few: it is kept for good. */
static AciesSceneToken
look_of (const AciesSceneToken *token)
{
  AciesSceneToken look = *token;

  look.name = look.text = NULL;
  look.badge = (char *)g_intern_string (token->badge);

  return look;
}

/* Events that came about together. */
typedef struct
{
  const AciesEventList *events;
  guint                 first, n;
} Told;

/* The first dice of the events, at the place that they tell of. */
static double
tell_dice (AciesMotion          *motion,
           const AciesLayout    *layout,
           const AciesEventList *events,
           guint                 first,
           guint                 n)
{
  for (guint i = 0; i < n; i++)
    {
      const AciesEvent  *event = acies_event_list_get (events, first + i);
      AciesMotionStrike *strike = &motion->strike;

      if ((event->flags & ACIES_EVENT_COMBAT) == 0 || event->n_dice == 0 || !event->has_pose)
        continue;

      motion->has_strike = TRUE;
      strike->n_dice = event->n_dice;
      memcpy (strike->dice, event->dice, sizeof strike->dice);
      strike->die_size = DIE_SIZE;
      acies_table_to_board (layout, event->pose[0], event->pose[1], &strike->dice_x,
                            &strike->dice_y);
      return ACIES_MOTION_TUMBLE + ACIES_MOTION_REST;
    }

  return 0;
}

/* A key at a pose of a way that is not straight; the angle the shorter way round from the last one. */
static void
add_leg (AciesMotionTrack      *track,
         const AciesLayout     *layout,
         const AciesSceneToken *token,
         const gint32          *pose,
         double                 ms)
{
  const AciesFootprint  foot = { { pose[0], pose[1], pose[2] }, token->width, token->depth };
  const AciesMotionKey *last = &track->keys[track->n_keys - 1];
  AciesMotionKey        key = *last;
  double                corners[4][2];

  if (track->n_keys + 2 >= ACIES_MOTION_MOST_KEYS)
    return;

  acies_footprint_corners (&foot, layout, corners);
  key.ms = ms;
  key.x = (corners[0][0] + corners[2][0]) / 2;
  key.y = (corners[0][1] + corners[2][1]) / 2;
  key.angle = nearest_angle (pose[2] / 100.0 * G_PI / 180, last->angle);
  track->keys[track->n_keys++] = key;
}

/* The poses that the events tell of @token on its way: where it went back to, where it turned, but not where it ends. */
static void
add_legs (AciesMotionTrack      *track,
          const AciesLayout     *layout,
          const Told            *told,
          const AciesSceneToken *token,
          double                *ms)
{
  const AciesEvent *before = NULL;

  for (guint i = 0; i < told->n; i++)
    {
      const AciesEvent *event = acies_event_list_get (told->events, told->first + i);

      if (event->side != token->side || !event->has_pose ||
          event->units != ACIES_UNIT_BIT (token->unit) || (event->flags & ACIES_EVENT_MOVE) == 0)
        continue;
      if (before != NULL)
        add_leg (track, layout, token, before->pose, *ms += ACIES_MOTION_LEG);
      for (guint k = 0; k < event->n_legs; k++)
        add_leg (track, layout, token, event->legs[k], *ms += ACIES_MOTION_LEG);
      before = event;
    }
}

static void
add_track (AciesMotion           *motion,
           const AciesLayout     *before,
           const AciesLayout     *after,
           const Told            *told,
           double                 settle,
           const AciesSceneToken *token)
{
  const AciesTokenPlace *was = acies_layout_find_token (before, token->side, token->unit);
  const AciesTokenPlace *is = acies_layout_find_token (after, token->side, token->unit);
  AciesMotionTrack       track = { .before = look_of (token), .change = settle };

  if (was == NULL)
    return;

  track.after = is != NULL
                  ? look_of (&g_array_index (after->scene->tokens, AciesSceneToken, is->token))
                  : track.before;
  track.keys[track.n_keys++] = key_of (before, was, 0);
  track.leaves = track.shatters = is == NULL;
  if (is != NULL)
    {
      AciesMotionKey end = key_of (after, is, settle + ACIES_MOTION_LEG);
      double         ms = settle;

      end.angle = nearest_angle (end.angle, track.keys[0].angle);
      if (hypot (end.x - track.keys[0].x, end.y - track.keys[0].y) <= STILL &&
          fabs (end.angle - track.keys[0].angle) <= STILL_TURN)
        return;
      track.keys[track.n_keys] = track.keys[0];
      track.keys[track.n_keys++].ms = settle;
      add_legs (&track, after, told, token, &ms);
      end.ms = ms + ACIES_MOTION_LEG;
      end.angle = nearest_angle (end.angle, track.keys[track.n_keys - 1].angle);
      track.keys[track.n_keys++] = end;
      track.moves = TRUE;
      motion->length = MAX (motion->length, end.ms);
    }
  else
    motion->length = MAX (motion->length, settle + ACIES_MOTION_SHATTER);
  g_array_append_val (motion->tracks, track);
}

/* Commanders who stand elsewhere afterwards glide there; others stay as they are. */
static void
add_commander (AciesMotion            *motion,
               const AciesLayout      *before,
               const AciesLayout      *after,
               double                  settle,
               const AciesSceneLeader *leader)
{
  const AciesSceneLeader *later = acies_motion_find_in_scene (after->scene, leader);
  const AciesLeaderPlace *was = acies_layout_find_leader (before, leader->side, leader->commander);
  const AciesLeaderPlace *is = acies_layout_find_leader (after, leader->side, leader->commander);
  AciesMotionTrack       *track;
  AciesMotionKey          end;

  if (was == NULL || is == NULL || hypot (is->box.x - was->box.x, is->box.y - was->box.y) <= STILL)
    return;

  track = acies_motion_add_plate (motion, before, after, leader, later);
  end = track->keys[0];
  end.x += is->box.x - was->box.x;
  end.y += is->box.y - was->box.y;
  end.ms = settle + ACIES_MOTION_LEG;
  track->keys[track->n_keys] = track->keys[0];
  track->keys[track->n_keys++].ms = settle;
  track->keys[track->n_keys++] = end;
  track->change = settle;
  track->moves = TRUE;
  motion->length = MAX (motion->length, end.ms);
}

void
acies_motion_tell_table (AciesMotion          *motion,
                         const AciesLayout    *before,
                         const AciesLayout    *after,
                         const AciesEventList *events,
                         guint                 first,
                         guint                 n)
{
  const Told   told = { events, first, n };
  const double settle = tell_dice (motion, after, events, first, n);

  motion->length = settle;
  for (guint i = 0; i < before->scene->tokens->len; i++)
    add_track (motion, before, after, &told, settle,
               &g_array_index (before->scene->tokens, AciesSceneToken, i));
  for (guint i = 0; i < before->scene->leaders->len; i++)
    add_commander (motion, before, after, settle,
                   &g_array_index (before->scene->leaders, AciesSceneLeader, i));
}
