/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/tabletop/tt-draft.h"

#include <stdlib.h>

#include "engine/tabletop/tt-draft-parts.h"
#include "engine/tabletop/tt-json.h"

#define LEAST_LENGTH  100   /* 1/100 mm, of a side or half an axis */

/* The corners of a polygon or the bends of a line, while they change. */
typedef struct
{
  guint      n, least;
  AciesPoint points[TT_MAX_POINTS];
} TtCorners;

static void
shift (AciesPoint *point, AciesPoint by)
{
  point->x += by.x;
  point->y += by.y;
}

static gboolean
change_corners (TtCorners *corners, const AciesReshape *reshape)
{
  if (reshape->kind == ACIES_RESHAPE_MOVE)
    {
      for (guint i = 0; i < corners->n; i++)
        shift (&corners->points[i], reshape->point);
      return TRUE;
    }
  if (reshape->handle >= corners->n)
    return FALSE;

  switch (reshape->kind)
    {
    case ACIES_RESHAPE_PULL:
      corners->points[reshape->handle] = reshape->point;
      return TRUE;
    case ACIES_RESHAPE_INSERT:
      if (corners->n >= ACIES_MOST_CORNERS)
        return FALSE;
      for (guint i = corners->n++; i > reshape->handle + 1; i--)
        corners->points[i] = corners->points[i - 1];
      corners->points[reshape->handle + 1] = reshape->point;
      return TRUE;
    case ACIES_RESHAPE_DROP:
      if (corners->n <= corners->least)
        return FALSE;
      corners->n--;
      for (guint i = reshape->handle; i < corners->n; i++)
        corners->points[i] = corners->points[i + 1];
      return TRUE;
    case ACIES_RESHAPE_MOVE:
    default:
      return FALSE;
    }
}

static void
read_corners (TtCorners *corners, const TtPoint *points, guint n, guint least)
{
  corners->n = MIN (n, TT_MAX_POINTS);
  corners->least = least;
  for (guint i = 0; i < corners->n; i++)
    corners->points[i] = (AciesPoint){ points[i].x, points[i].y };
}

/* ---- Shapes of ground ---- */

static gboolean
reshape_polygon (JsonObject *object, const TtShape *shape, const AciesReshape *reshape)
{
  TtCorners corners;

  read_corners (&corners, shape->points, shape->n_points, TT_LEAST_CORNERS);
  if (!change_corners (&corners, reshape) || !tt_draft_is_outline (corners.points, corners.n))
    return FALSE;
  json_object_set_member (object, "points", tt_draft_points (corners.points, corners.n));

  return TRUE;
}

/* The corner across stays where it is. */
static gboolean
reshape_rect (JsonObject *object, const TtShape *shape, const AciesReshape *reshape)
{
  gint32 left = shape->at.x, top = shape->at.y;
  gint32 right = left + shape->width, bottom = top + shape->height;

  if (reshape->kind == ACIES_RESHAPE_MOVE)
    {
      left += reshape->point.x;
      right += reshape->point.x;
      top += reshape->point.y;
      bottom += reshape->point.y;
    }
  else if (reshape->kind == ACIES_RESHAPE_PULL && reshape->handle < 4)
    {
      /* Corners go around clockwise from the north-western one. */
      *(reshape->handle == 0 || reshape->handle == 3 ? &left : &right) = reshape->point.x;
      *(reshape->handle < 2 ? &top : &bottom) = reshape->point.y;
    }
  else
    return FALSE;
  if (abs (right - left) < LEAST_LENGTH || abs (bottom - top) < LEAST_LENGTH)
    return FALSE;

  json_object_set_member (object, "at", tt_draft_point ((AciesPoint){ MIN (left, right), MIN (top, bottom) }));
  json_object_set_member (object, "width", tt_draft_number (abs (right - left)));
  json_object_set_member (object, "height", tt_draft_number (abs (bottom - top)));

  return TRUE;
}

/* The middle stays where it is. */
static gboolean
reshape_ellipse (JsonObject *object, const TtShape *shape, const AciesReshape *reshape)
{
  const TtVec middle = tt_from_point (shape->at);
  gint32      length;
  TtVec       axis, out;

  if (reshape->kind == ACIES_RESHAPE_MOVE)
    {
      AciesPoint centre = { shape->at.x, shape->at.y };

      shift (&centre, reshape->point);
      json_object_set_member (object, "centre", tt_draft_point (centre));
      return TRUE;
    }
  if (reshape->kind != ACIES_RESHAPE_PULL || reshape->handle >= TT_N_AXES)
    return FALSE;

  axis = tt_vec_unit (tt_vec_sub (tt_draft_axis_end (shape, reshape->handle), middle),
                      tt_vec (1, 0));
  out = tt_vec_sub (tt_from_point ((TtPoint){ reshape->point.x, reshape->point.y }), middle);
  length = MAX (tt_from_double (fabs (tt_vec_dot (out, axis))), LEAST_LENGTH);
  json_object_set_member (object, reshape->handle % 2 == 0 ? "rx" : "ry", tt_draft_number (length));

  return TRUE;
}

/* The top of a hill goes along with it. */
static void
move_crest (JsonObject *feature, const AciesJsonCursor *at, AciesPoint by)
{
  g_autoptr (AciesProblems) ignored = acies_problems_new ();
  const AciesJsonCursor     member = acies_json_member (at, "crest");
  TtPoint                   crest;

  if (!acies_json_exists (&member) || !tt_json_read_point (at, "crest", &crest, ignored))
    return;
  json_object_set_member (feature, "crest", tt_draft_point ((AciesPoint){ crest.x + by.x, crest.y + by.y }));
}

gboolean
tt_draft_reshape_feature (JsonObject *feature, const AciesJsonCursor *at,
                          const AciesReshape *reshape)
{
  g_autoptr (AciesProblems) ignored = acies_problems_new ();
  const AciesJsonCursor     shape_at = acies_json_member (at, "shape");
  JsonObject               *object = acies_tree_object (feature, "shape");
  TtShape                   shape = { 0 };
  gboolean                  done = FALSE;

  if (object == NULL || !tt_json_read_shape (&shape_at, &shape, ignored))
    return FALSE;

  switch (shape.kind)
    {
    case TT_SHAPE_POLYGON:
      done = reshape_polygon (object, &shape, reshape);
      break;
    case TT_SHAPE_RECT:
      done = reshape_rect (object, &shape, reshape);
      break;
    case TT_SHAPE_ELLIPSE:
      done = reshape_ellipse (object, &shape, reshape);
      break;
    default:
      g_assert_not_reached ();
    }
  tt_shape_clear (&shape);
  if (done && reshape->kind == ACIES_RESHAPE_MOVE)
    move_crest (feature, at, reshape->point);

  return done;
}

/* ---- Lists of points ---- */

gboolean
tt_draft_reshape_line (JsonObject *object, const AciesJsonCursor *at, const char *key, guint least,
                       const AciesReshape *reshape)
{
  g_autoptr (AciesProblems) ignored = acies_problems_new ();
  guint                     n = 0;
  g_autofree TtPoint       *points = tt_json_read_points (at, key, least, &n, ignored);
  TtCorners                 corners;

  if (points == NULL)
    return FALSE;
  read_corners (&corners, points, n, least);
  if (!change_corners (&corners, reshape) ||
      (least >= TT_LEAST_CORNERS && !tt_draft_is_outline (corners.points, corners.n)))
    return FALSE;
  json_object_set_member (object, key, tt_draft_points (corners.points, corners.n));

  return TRUE;
}

gboolean
tt_draft_is_in_list (const GArray *steps, const char *key)
{
  const AciesPathStep *step = (const AciesPathStep *) steps->data;

  return steps->len == 3 && g_strcmp0 (step[0].key, "map") == 0 && g_strcmp0 (step[1].key, key) == 0 &&
         step[2].key == NULL;
}
