/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-motion-private.h"
#include "scene/acies-paint-dice.h"
#include "scene/acies-paint-table.h"

#include <math.h>

/* Pieces into which a token breaks, and how far they fly, in widths of the token. */
#define N_SHARDS    7
#define SHARD_REACH 0.55
#define SHARD_TURN  0.7

/* A token draws a little beyond its own width: rings and badges. */
#define TOKEN_REACH 0.75
#define TOKEN_EDGE  8.0

#define FLASH_MS    260.0
#define FLASH_WIDTH 6.0
#define FLASH_TINT  0.28
#define DIE_STEP    1.25

/* Where a token is and how it looks at a moment. */
typedef struct
{
  double                 x, y, width;
  double                 angle;    /* of a base on a table */
  double                 alpha;
  double                 upright;  /* 1; less while it turns over */
  double                 broken;   /* 0 whole, 1 gone to pieces */
  const AciesSceneToken *look;
} Pose;

static double
ease (double t)
{
  return t * t * (3 - 2 * t);
}

static const AciesMotionTrack *
get_track (const AciesMotion *self, guint index)
{
  return &g_array_index (self->tracks, AciesMotionTrack, index);
}

static void
pose_place (const AciesMotionTrack *track, double ms, Pose *pose)
{
  const AciesMotionKey *from = &track->keys[0];
  const AciesMotionKey *to = from;
  double                done = 1;

  for (guint i = 0; i < track->n_keys && track->keys[i].ms <= ms; i++)
    from = to = &track->keys[i];
  if (from < &track->keys[track->n_keys - 1])
    to = from + 1;
  if (to->ms > from->ms)
    done = ease (CLAMP ((ms - from->ms) / (to->ms - from->ms), 0, 1));

  pose->x = from->x + (to->x - from->x) * done;
  pose->y = from->y + (to->y - from->y) * done;
  pose->width = from->width + (to->width - from->width) * done;
  pose->angle = from->angle + (to->angle - from->angle) * done;
}

/* FALSE if it is not to be seen. */
static gboolean
take_pose (const AciesMotionTrack *track, double ms, Pose *pose)
{
  const double since = ms - track->change;

  pose_place (track, ms, pose);
  pose->alpha = 1;
  pose->upright = 1;
  pose->broken = 0;
  pose->look = since >= 0 && !track->leaves ? &track->after : &track->before;
  if (track->arrives)
    pose->alpha = CLAMP (ms / ACIES_MOTION_LEG, 0.05, 1);
  if (track->turns_over && since >= 0 && since < ACIES_MOTION_TURN)
    {
      const double turn = since / ACIES_MOTION_TURN;

      pose->look = turn < 0.5 ? &track->before : &track->after;
      pose->upright = MAX (fabs (cos (turn * G_PI)), 0.06);
    }
  if (track->leaves && since >= 0)
    {
      const double gone = since / ACIES_MOTION_SHATTER;

      if (gone >= 1)
        return FALSE;
      pose->alpha = 1 - gone;
      pose->broken = track->shatters ? gone : 0;
    }

  return TRUE;
}

/* The token about (0, 0). */
static void
paint_look (cairo_t *cr, const AciesStyle *style, const Pose *pose)
{
  const AciesBasePlace place = { 0, 0, pose->angle, pose->width };

  if (pose->look->width > 0)
    acies_paint_base_at (cr, style, pose->look, &place, 0);
  else
    acies_paint_token (cr, style, pose->look, 0, 0, pose->width, 0);
}

static void
paint_whole (cairo_t *cr, const AciesStyle *style, const Pose *pose)
{
  cairo_save (cr);
  cairo_translate (cr, pose->x, pose->y);
  cairo_scale (cr, pose->upright, 1);
  paint_look (cr, style, pose);
  cairo_restore (cr);
}

/* Wedges around the middle that fly apart. */
static void
paint_broken (cairo_t *cr, const AciesStyle *style, const Pose *pose)
{
  const double reach = pose->width;

  for (guint i = 0; i < N_SHARDS; i++)
    {
      const double a = 2 * G_PI * (i + 0.3 * (i % 2)) / N_SHARDS;
      const double b = 2 * G_PI * (i + 1 + 0.3 * ((i + 1) % 2 == 1 && i + 1 < N_SHARDS)) / N_SHARDS;
      const double out = (a + b) / 2, far = pose->width * SHARD_REACH * pose->broken;

      cairo_save (cr);
      cairo_translate (cr, pose->x + cos (out) * far, pose->y + sin (out) * far);
      cairo_rotate (cr, (i % 2 == 0 ? 1 : -1) * SHARD_TURN * pose->broken);
      cairo_new_path (cr);
      cairo_move_to (cr, 0, 0);
      cairo_line_to (cr, reach * cos (a), reach * sin (a));
      cairo_line_to (cr, reach * 1.4 * cos (out), reach * 1.4 * sin (out));
      cairo_line_to (cr, reach * cos (b), reach * sin (b));
      cairo_close_path (cr);
      cairo_clip (cr);
      paint_look (cr, style, pose);
      cairo_restore (cr);
    }
}

static void
paint_plate (cairo_t *cr, const AciesStyle *style, const AciesMotionTrack *track, const Pose *pose)
{
  const AciesMotionPlate *own = track->plate;
  const AciesPlate        plate = { pose->look == &track->after ? &own->after : &own->before,
                                    own->radius, own->font, pose->width };

  acies_paint_plate (cr, style, &plate, pose->x - pose->width / 2, pose->y);
}

static void
paint_track (cairo_t *cr, const AciesStyle *style, const AciesMotionTrack *track, double ms)
{
  Pose pose;

  if (!take_pose (track, ms, &pose))
    return;

  if (pose.alpha < 1)
    cairo_push_group (cr);
  if (track->plate != NULL)
    paint_plate (cr, style, track, &pose);
  else if (pose.broken > 0)
    paint_broken (cr, style, &pose);
  else
    paint_whole (cr, style, &pose);
  if (pose.alpha < 1)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, pose.alpha);
    }
}

/* The moment of the blow: when the dice lie, or in the midst of the thrust. */
static double
blow_of (const AciesMotionStrike *strike)
{
  return strike->begin + (strike->n_dice > 0 ? ACIES_MOTION_TUMBLE : ACIES_MOTION_THRUST / 2);
}

static gboolean
flash_is_on (const AciesMotionStrike *strike, double ms)
{
  return ms >= blow_of (strike) && ms < blow_of (strike) + FLASH_MS;
}

/* One flash, that comes and goes. */
static void
paint_flash (cairo_t *cr, const AciesStyle *style, const AciesMotionStrike *strike, double ms)
{
  const double     strength = sin ((ms - blow_of (strike)) / FLASH_MS * G_PI);
  const AciesColor color = acies_palette_get (&style->palette, ACIES_COLOR_TARGET);

  cairo_new_path (cr);
  cairo_rectangle (cr, strike->target.x + FLASH_WIDTH, strike->target.y + FLASH_WIDTH,
                   strike->target.width - 2 * FLASH_WIDTH, strike->target.height - 2 * FLASH_WIDTH);
  acies_color_set (cr, color, FLASH_TINT * strength);
  cairo_fill_preserve (cr);
  acies_color_set (cr, color, strength);
  cairo_set_line_width (cr, FLASH_WIDTH);
  cairo_stroke (cr);
}

static AciesRect
dice_bounds (const AciesMotionStrike *strike)
{
  const double size = strike->die_size;
  const double width = (strike->n_dice + 0.5) * size * DIE_STEP;

  return (AciesRect){ strike->dice_x - width / 2, strike->dice_y - 2.2 * size, width, 3.2 * size };
}

static void
paint_dice (cairo_t *cr, const AciesStyle *style, const AciesMotionStrike *strike, double ms)
{
  const double step = strike->die_size * DIE_STEP;
  const double done = (ms - strike->begin) / ACIES_MOTION_TUMBLE;

  for (guint i = 0; i < strike->n_dice; i++)
    acies_paint_tumbling_die (cr, style,
                              strike->dice_x + (i - (strike->n_dice - 1) / 2.0) * step,
                              strike->dice_y, strike->die_size, i, done, strike->dice[i]);
}

static AciesRect
plate_bounds (const AciesMotionTrack *track, const Pose *pose)
{
  const double width = pose->width + 2 * TOKEN_EDGE;
  const double height = 2 * (track->plate->radius + TOKEN_EDGE);

  return (AciesRect){ pose->x - width / 2, pose->y - height / 2, width, height };
}

/* Tokens and plates first, then the flash, then the dice. */
guint
acies_motion_get_n_pieces (const AciesMotion *self)
{
  return self->tracks->len + (self->has_strike ? 2 : 0);
}

AciesRect
acies_motion_get_bounds (const AciesMotion *self, guint piece, double ms)
{
  const AciesMotionStrike *strike = &self->strike;
  Pose                     pose;
  double                   reach;

  ms *= self->speed;
  if (piece == self->tracks->len)
    return flash_is_on (strike, ms) ? strike->target : (AciesRect){ 0 };
  if (piece > self->tracks->len)
    return strike->n_dice > 0 && ms >= strike->begin ? dice_bounds (strike) : (AciesRect){ 0 };
  if (!take_pose (get_track (self, piece), ms, &pose))
    return (AciesRect){ 0 };

  if (get_track (self, piece)->plate != NULL)
    return plate_bounds (get_track (self, piece), &pose);

  reach = pose.width * (TOKEN_REACH + pose.broken * SHARD_REACH * 2) + TOKEN_EDGE;

  return (AciesRect){ pose.x - reach, pose.y - reach, 2 * reach, 2 * reach };
}

void
acies_motion_paint (cairo_t *cr, const AciesMotion *self, const AciesStyle *style, guint piece,
                    double ms)
{
  g_return_if_fail (cr != NULL && style != NULL && piece < acies_motion_get_n_pieces (self));

  ms *= self->speed;
  if (piece < self->tracks->len)
    paint_track (cr, style, get_track (self, piece), ms);
  else if (piece == self->tracks->len)
    paint_flash (cr, style, &self->strike, ms);
  else
    paint_dice (cr, style, &self->strike, ms);
}

static gboolean
find (const AciesMotion *self, const AciesSceneToken *wanted, gboolean plate, double ms, double *x,
      double *y)
{
  for (guint i = 0; i < self->tracks->len; i++)
    {
      const AciesMotionTrack *track = get_track (self, i);
      Pose                    pose;

      if ((track->plate != NULL) != plate || track->after.side != wanted->side ||
          track->after.unit != wanted->unit || !take_pose (track, ms * self->speed, &pose))
        continue;
      *x = pose.x;
      *y = pose.y;
      return TRUE;
    }

  return FALSE;
}

gboolean
acies_motion_find_unit (const AciesMotion *self, int side, guint unit, double ms, double *x,
                        double *y)
{
  const AciesSceneToken wanted = { .side = (gint8) side, .unit = (guint8) unit };

  return find (self, &wanted, FALSE, ms, x, y);
}

gboolean
acies_motion_find_leader (const AciesMotion *self, int side, guint commander, double ms, double *x,
                          double *y)
{
  const AciesSceneToken wanted = { .side = (gint8) side, .unit = (guint8) commander };

  return find (self, &wanted, TRUE, ms, x, y);
}
