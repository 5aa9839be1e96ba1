/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/tabletop/tt-draft.h"

#include "engine/tabletop/tt-contact.h"

#define MOST_TURN 4500  /* 1/100 degree: who faces otherwise by more is nobody to line up with */

/* Next to @pose, on its right. */
static TtPose
beside (const TtPose *pose, const TtSize *last, const TtSize *own)
{
  const TtPlace place = tt_place (pose);
  const double  width = tt_to_double (last->width + own->width) / 2;
  const TtPlace next = tt_place_shifted (&place, tt_vec_scale (tt_vec_right (place.forward),
                                                               width));

  return tt_place_quantise (&next);
}

void
tt_draft_find_poses (const TtDraftBase *own, guint n, const AciesPlace *place, TtPose *poses)
{
  for (guint i = 0; i < n; i++)
    {
      if (i == 0)
        poses[i] = (TtPose){ place->x, place->y, 0 };
      else if (own[i].stands && own[0].stands)
        poses[i] = (TtPose){ own[i].pose.x + place->x - own[0].pose.x,
                             own[i].pose.y + place->y - own[0].pose.y, 0 };
      else
        poses[i] = beside (&poses[i - 1], &own[i - 1].size, &own[i].size);
      poses[i].facing = tt_facing_normal (place->facing >= 0 ? place->facing : own[i].pose.facing);
    }
}

/* ---- Lining up ---- */

void
tt_draft_snap_begin (TtDraftSnap *snap, const TtPose *wanted, const TtSize *size, gint32 reach)
{
  *snap = (TtDraftSnap){
    .own = tt_base (wanted, size), .facing = wanted->facing, .reach = reach, .least =
      tt_to_double (reach),
  };
}

static void
try_place (TtDraftSnap *snap, TtPlace place)
{
  const double distance = tt_vec_distance (snap->own.place.at, place.at);

  if (distance >= snap->least)
    return;
  snap->least = distance;
  snap->place = place;
}

static gint32
turn_between (gint32 a, gint32 b)
{
  const gint32 turn = tt_facing_normal (a - b);

  return MIN (turn, TT_FULL_TURN - turn);
}

/* Beside, behind and before one that faces alike; against one that faces the other way. */
void
tt_draft_snap_try (TtDraftSnap *snap, const TtDraftBase *other, gboolean friend)
{
  const TtBase its = tt_base (&other->pose, &other->size);
  const TtVec  right = tt_vec_right (its.place.forward);
  const double aside = (its.width + snap->own.width) / 2;
  const gint32 facing = tt_facing_normal (other->pose.facing + (friend ? 0 : TT_FULL_TURN / 2));

  if (!other->stands || turn_between (facing, snap->facing) > MOST_TURN)
    return;
  if (!friend)
    {
      try_place (snap, tt_contact_lined_up_place (&its, TT_EDGE_FRONT, snap->own.width));
      return;
    }
  try_place (snap, tt_place_shifted (&its.place, tt_vec_scale (right, aside)));
  try_place (snap, tt_place_shifted (&its.place, tt_vec_scale (right, -aside)));
  try_place (snap, tt_place_shifted (&its.place, tt_vec_scale (its.place.forward, -its.depth)));
  try_place (snap, tt_place_shifted (&its.place, tt_vec_scale (its.place.forward,
                                                               snap->own.depth)));
}

gboolean
tt_draft_snap_end (const TtDraftSnap *snap, gboolean alone, AciesPlace *place)
{
  TtPose found;

  if (snap->least >= tt_to_double (snap->reach))
    return FALSE;

  found = tt_place_quantise (&snap->place);
  place->x = found.x;
  place->y = found.y;
  if (alone)
    place->facing = found.facing;

  return TRUE;
}
