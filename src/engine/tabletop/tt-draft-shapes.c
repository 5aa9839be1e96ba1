/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/tabletop/tt-draft.h"

#include <glib/gi18n-lib.h>

#include "engine/core/acies-words.h"
#include "engine/tabletop/tt-json.h"
#include "engine/tabletop/tt-draft-parts.h"

static AciesPoint
point_of (TtVec at)
{
  const TtPoint rounded = tt_to_point (at);

  return (AciesPoint){ rounded.x, rounded.y };
}

void
tt_draft_take_points (AciesShape *shape, const TtVec *points, guint n)
{
  shape->n_points = n;
  shape->points = g_new (AciesPoint, MAX (n, 1));
  for (guint i = 0; i < n; i++)
    shape->points[i] = point_of (points[i]);
}

/* Each corner, as far as they can be told apart. */
static void
take_corners_as_handles (AciesShape *shape)
{
  shape->n_handles = MIN (shape->n_points, ACIES_MOST_CORNERS);
  shape->handles = g_memdup2 (shape->points, shape->n_handles * sizeof *shape->handles);
}

void
tt_draft_take_corners (AciesShape *shape, const TtPoint *points, guint n)
{
  shape->has_corners = TRUE;
  shape->n_points = n;
  shape->points = g_new (AciesPoint, MAX (n, 1));
  for (guint i = 0; i < n; i++)
    shape->points[i] = (AciesPoint){ points[i].x, points[i].y };
  take_corners_as_handles (shape);
}

TtVec
tt_draft_axis_end (const TtShape *shape, guint handle)
{
  const TtVec turn = tt_turn (tt_to_double (shape->angle));
  const double length = tt_to_double (handle % 2 == 0 ? shape->width : shape->height);
  const TtVec along = handle % 2 == 0 ? tt_vec (length, 0) : tt_vec (0, length);
  const TtVec out = tt_vec_turn (handle < 2 ? along : tt_vec_back (along), turn);

  return tt_vec_add (tt_from_point (shape->at), out);
}

static void
take_axes_as_handles (AciesShape *shape, const TtShape *ellipse)
{
  shape->n_handles = TT_N_AXES;
  shape->handles = g_new (AciesPoint, TT_N_AXES);
  for (guint i = 0; i < TT_N_AXES; i++)
    shape->handles[i] = point_of (tt_draft_axis_end (ellipse, i));
}

char *
tt_draft_name (const AciesJsonCursor *at, const char *kind)
{
  const AciesJsonCursor name = acies_json_member (at, "name");
  const char           *text = acies_json_text (name.node);

  return text != NULL && text[0] != '\0' ? g_strdup (text)
                                         : acies_words_capitalise (g_strdup (kind));
}

gboolean
tt_draft_read_feature (const AciesJsonCursor *at, AciesShape *shape)
{
  g_autoptr (AciesProblems) ignored = acies_problems_new ();
  const AciesJsonCursor     shape_at = acies_json_member (at, "shape");
  TtShape                   read = { 0 };
  TtArea                    area = { 0 };

  if (!tt_json_read_shape (&shape_at, &read, ignored))
    return FALSE;

  shape->path = acies_json_path (at);
  shape->closed = TRUE;
  if (read.kind == TT_SHAPE_POLYGON)
    /* In the order of the file, not clockwise. */
    tt_draft_take_corners (shape, read.points, read.n_points);
  else
    {
      tt_area_init (&area, &read, 0, NULL);
      tt_draft_take_points (shape, area.points, area.n);
      if (read.kind == TT_SHAPE_ELLIPSE)
        take_axes_as_handles (shape, &read);
      else
        take_corners_as_handles (shape);
      tt_area_clear (&area);
    }
  tt_shape_clear (&read);

  return TRUE;
}

gboolean
tt_draft_read_line (const AciesJsonCursor *at, const char *key, guint least, char *path,
                    AciesShape *shape)
{
  g_autoptr (AciesProblems) ignored = acies_problems_new ();
  guint                     n = 0;
  g_autofree TtPoint       *points = tt_json_read_points (at, key, least, &n, ignored);
  g_autofree char          *own = path;

  if (points == NULL)
    return FALSE;

  shape->path = g_steal_pointer (&own);
  shape->closed = least >= TT_LEAST_CORNERS;
  tt_draft_take_corners (shape, points, n);

  return TRUE;
}

const char *
tt_draft_shape_words (int value)
{
  switch ((TtShapeKind) value)
    {
    case TT_SHAPE_POLYGON:
      return C_ ("choice", "corners");
    case TT_SHAPE_RECT:
      return C_ ("choice", "rectangle");
    case TT_SHAPE_ELLIPSE:
      return C_ ("choice", "ellipse");
    default:
      return "";
    }
}
