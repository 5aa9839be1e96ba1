/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/dba/dba-draft-parts.h"

#include <stdlib.h>

#include "engine/dba/dba-deploy.h"
#include "engine/dba/dba-setup-parts.h"
#include "engine/tabletop/tt-json.h"

#define LEAST_CORNERS 3
#define LEAST_BENDS   2
#define LEAST_LENGTH  100   /* 1/100 mm, of a side or half an axis */

/* The corners of a polygon or the bends of a line, while they change. */
typedef struct
{
  guint      n, least;
  AciesPoint points[TT_MAX_POINTS];
} DbaCorners;

static void
shift (AciesPoint *point, AciesPoint by)
{
  point->x += by.x;
  point->y += by.y;
}

static gboolean
change_corners (DbaCorners *corners, const AciesReshape *reshape)
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
read_corners (DbaCorners *corners, const TtPoint *points, guint n, guint least)
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
  DbaCorners corners;

  read_corners (&corners, shape->points, shape->n_points, LEAST_CORNERS);
  if (!change_corners (&corners, reshape) || !dba_draft_is_outline (corners.points, corners.n))
    return FALSE;
  json_object_set_member (object, "points", dba_edit_points (corners.points, corners.n));

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

  json_object_set_member (object, "at", dba_edit_point ((AciesPoint){ MIN (left, right), MIN (top, bottom) }));
  json_object_set_member (object, "width", dba_edit_number (abs (right - left)));
  json_object_set_member (object, "height", dba_edit_number (abs (bottom - top)));

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
      json_object_set_member (object, "centre", dba_edit_point (centre));
      return TRUE;
    }
  if (reshape->kind != ACIES_RESHAPE_PULL || reshape->handle >= 4)
    return FALSE;

  axis = tt_vec_unit (tt_vec_sub (dba_draft_axis_end (shape, reshape->handle), middle),
                      tt_vec (1, 0));
  out = tt_vec_sub (tt_from_point ((TtPoint){ reshape->point.x, reshape->point.y }), middle);
  length = MAX (tt_from_double (fabs (tt_vec_dot (out, axis))), LEAST_LENGTH);
  json_object_set_member (object, reshape->handle % 2 == 0 ? "rx" : "ry", dba_edit_number (length));

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
  json_object_set_member (feature, "crest", dba_edit_point ((AciesPoint){ crest.x + by.x, crest.y + by.y }));
}

static gboolean
reshape_feature (JsonObject *feature, const AciesJsonCursor *at, const AciesReshape *reshape)
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

/* ---- Lines and camps ---- */

static gboolean
reshape_line (JsonObject *line, const AciesJsonCursor *at, const AciesReshape *reshape)
{
  g_autoptr (AciesProblems) ignored = acies_problems_new ();
  guint                     n = 0;
  g_autofree TtPoint       *points = tt_json_read_points (at, "points", LEAST_BENDS, &n, ignored);
  DbaCorners                corners;

  if (points == NULL)
    return FALSE;
  read_corners (&corners, points, n, LEAST_BENDS);
  if (!change_corners (&corners, reshape))
    return FALSE;
  json_object_set_member (line, "points", dba_edit_points (corners.points, corners.n));

  return TRUE;
}

/* Wherever it is moved it stands on an edge. */
static gboolean
reshape_camp (const AciesJsonCursor *root, guint side, JsonObject *object,
              const AciesReshape *reshape)
{
  g_autoptr (DbaSetup) setup = dba_draft_read (root, ACIES_PART_DEPLOYMENT);
  const DbaCampSpec   *camp = &setup->sides[side].camp;
  const TtSize         size = { camp->width, camp->depth };
  const TtBase         base = tt_base (&camp->pose, &size);
  const TtPoint        middle = tt_to_point (tt_base_centre (&base));
  AciesPoint           to = { middle.x, middle.y };
  TtPose               pose;

  if (!camp->given || reshape->kind != ACIES_RESHAPE_MOVE)
    return FALSE;
  shift (&to, reshape->point);
  pose = dba_draft_camp_pose (&setup->boards[0], to, size);
  dba_edit_set_pose (object, &pose);

  return TRUE;
}

/* Moved by so much the middle of the edge is nearest to one that is the army's then. */
static gboolean
reshape_edge (const AciesJsonCursor *root, const AciesTreeEdit *edit, const char *id,
              const AciesReshape *reshape)
{
  g_autoptr (DbaSetup) setup = dba_draft_read (root, ACIES_PART_DEPLOYMENT);
  const int            side = dba_side_find (setup, id);
  const DbaBoard      *board = &setup->boards[0];
  guint                edge;
  TtPose               middle;
  AciesPoint           to;

  if (side < 0 || reshape->kind != ACIES_RESHAPE_MOVE)
    return FALSE;
  edge = dba_draft_edge (setup, (guint) side);
  middle = dba_edge_pose (board, edge, dba_edge_length (board, edge) / 2, 0);
  to = (AciesPoint){ middle.x, middle.y };
  shift (&to, reshape->point);

  return dba_draft_set_edge (edit, (guint) side, dba_draft_nearest_edge (board, to));
}

/* The id of the side whose base edge it is; NULL. */
static const char *
side_of_edge (const GArray *steps)
{
  const AciesPathStep *step = (const AciesPathStep *) steps->data;

  return steps->len == 3 && g_strcmp0 (step[0].key, "deployment") == 0 && g_strcmp0 (step[1].key, "edges") == 0
           ? step[2].key
           : NULL;
}

/* Whether @path is an element of the list @key of the map. */
static gboolean
is_in_list (const GArray *steps, const char *key)
{
  const AciesPathStep *step = (const AciesPathStep *) steps->data;

  return steps->len == 3 && g_strcmp0 (step[0].key, "map") == 0 && g_strcmp0 (step[1].key, key) == 0 &&
         step[2].key == NULL;
}

/* The side whose camp @path is; -1. */
static int
side_of_camp (const GArray *steps)
{
  const AciesPathStep *step = (const AciesPathStep *) steps->data;

  return steps->len == 3 && g_strcmp0 (step[0].key, "sides") == 0 && step[1].key == NULL &&
             step[1].index < DBA_N_SIDES && g_strcmp0 (step[2].key, "camp") == 0
           ? (int) step[1].index
           : -1;
}

gboolean
dba_draft_reshape (const AciesJsonCursor *root, const AciesReshape *reshape, AciesPatch *patch)
{
  g_autoptr (GArray) steps = acies_path_parse (reshape->path, NULL);
  AciesTreeEdit      edit;
  AciesJsonCursor    at;
  JsonNode          *node;
  gboolean           done = FALSE;

  if (steps == NULL || !acies_tree_begin (&edit, root))
    return FALSE;
  node = acies_path_find (edit.after, reshape->path);
  if (node != NULL && side_of_edge (steps) != NULL)
    {
      if (!reshape_edge (root, &edit, side_of_edge (steps), reshape))
        return acies_tree_cancel (&edit);
      return acies_tree_end (&edit, patch);
    }
  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return acies_tree_cancel (&edit);

  at = acies_json_root (acies_path_find (edit.before, reshape->path));
  if (is_in_list (steps, "features"))
    done = reshape_feature (json_node_get_object (node), &at, reshape);
  else if (is_in_list (steps, "roads") || is_in_list (steps, "rivers"))
    done = reshape_line (json_node_get_object (node), &at, reshape);
  else if (side_of_camp (steps) >= 0)
    done = reshape_camp (root, (guint) side_of_camp (steps), json_node_get_object (node), reshape);
  if (!done)
    return acies_tree_cancel (&edit);

  return acies_tree_end (&edit, patch);
}
