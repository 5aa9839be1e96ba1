/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/tabletop/tt-json.h"

#include <glib/gi18n-lib.h>
#include <math.h>

const AciesName tt_shape_names[] = {
  { "polygon", TT_SHAPE_POLYGON },
  { "rect", TT_SHAPE_RECT },
  { "ellipse", TT_SHAPE_ELLIPSE },
  { NULL, 0 },
};

const AciesName tt_edge_names[] = {
  { "front", TT_EDGE_FRONT },
  { "right", TT_EDGE_RIGHT },
  { "rear", TT_EDGE_REAR },
  { "left", TT_EDGE_LEFT },
  { NULL, 0 },
};

#define POSITIVE ((TtRange){ 1, 10000000 })
#define ALL_ROUND ((TtRange){ -TT_FULL_TURN, TT_FULL_TURN })

/* The number as a file has it: 12, 0.5, -3.25. */
static const char *
units_text (gint32 units, char *buffer, gsize size)
{
  g_ascii_formatd (buffer, (int) size, "%.10g", tt_to_double (units));

  return buffer;
}

static gboolean
units_complain (const AciesJsonCursor *at, TtRange range, AciesProblems *problems)
{
  char             least[G_ASCII_DTOSTR_BUF_SIZE], most[G_ASCII_DTOSTR_BUF_SIZE];
  g_autofree char *found = NULL;

  units_text (range.least, least, sizeof least);
  units_text (range.most, most, sizeof most);
  if (at->node == NULL)
    {
      /* Translators: numbers as a file has them, e.g. 0.5 and 360. */
      acies_json_complain (at, problems, NULL, _ ("this is missing; a number from %1$s to %2$s is expected"), least, most);
      return FALSE;
    }

  found = acies_json_found (at);
  acies_json_complain (at, problems, NULL, _ ("%1$s stands here; a number from %2$s to %3$s is expected"),
                       found, least, most);

  return FALSE;
}

/* The value itself, rounded, in units. */
static gboolean
units_get (const AciesJsonCursor *at, TtRange range, gint32 *value, AciesProblems *problems)
{
  const TtRange allowed = range.least > range.most ? (TtRange){ G_MININT32, G_MAXINT32 } : range;
  GType         type;
  double        number;
  gint32        units;

  if (at->node == NULL || !JSON_NODE_HOLDS_VALUE (at->node))
    return units_complain (at, allowed, problems);

  type = json_node_get_value_type (at->node);
  number = (double) NAN;
  if (type == G_TYPE_INT64 || type == G_TYPE_DOUBLE)
    number = json_node_get_double (at->node);
  units = tt_from_double (number);
  if (!isfinite (number) || ABS (number) > G_MAXINT32 / TT_UNIT || units < allowed.least ||
      units > allowed.most)
    return units_complain (at, allowed, problems);
  *value = units;

  return TRUE;
}

static gboolean
has (const AciesJsonCursor *at, const char *key)
{
  const AciesJsonCursor member = acies_json_member (at, key);

  return acies_json_exists (&member);
}

gboolean
tt_json_read_units (const AciesJsonCursor *at, const char *key, TtRange range, gint32 *value,
                    AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, key);

  return units_get (&member, range, value, problems);
}

gboolean
tt_json_read_units_or (const AciesJsonCursor *at, const char *key, TtRange range, gint32 *value,
                       AciesProblems *problems)
{
  return !has (at, key) || tt_json_read_units (at, key, range, value, problems);
}

static gboolean
point_get (const AciesJsonCursor *at, TtPoint *value, AciesProblems *problems)
{
  const AciesJsonCursor x = acies_json_element (at, 0), y = acies_json_element (at, 1);
  g_autofree char      *found = NULL;
  TtPoint               point;

  if (acies_json_length (at) == 2)
    {
      if (!units_get (&x, TT_ANYWHERE, &point.x, problems) ||
          !units_get (&y, TT_ANYWHERE, &point.y, problems))
        return FALSE;
      *value = point;
      return TRUE;
    }

  if (at->node == NULL)
    {
      acies_json_complain (at, problems, NULL, _ ("this is missing; a list of two numbers [x, y] is expected"));
      return FALSE;
    }
  found = acies_json_found (at);
  acies_json_complain (at, problems, NULL, _ ("%s stands here; a list of two numbers [x, y] is expected"), found);

  return FALSE;
}

gboolean
tt_json_read_point (const AciesJsonCursor *at, const char *key, TtPoint *value,
                    AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, key);

  return point_get (&member, value, problems);
}

gboolean
tt_json_read_point_or (const AciesJsonCursor *at, const char *key, TtPoint *value,
                       AciesProblems *problems)
{
  return !has (at, key) || tt_json_read_point (at, key, value, problems);
}

gboolean
tt_json_read_pose (const AciesJsonCursor *at, TtPose *value, AciesProblems *problems)
{
  TtPoint  point;
  gint32   facing;
  gboolean good = tt_json_read_point (at, "at", &point, problems);

  good &= tt_json_read_units (at, "facing", ALL_ROUND, &facing, problems);
  if (good)
    *value = (TtPose){ point.x, point.y, tt_facing_normal (facing) };

  return good;
}

TtPoint *
tt_json_read_points (const AciesJsonCursor *at, const char *key, guint least, guint *n,
                     AciesProblems *problems)
{
  g_autofree TtPoint *points = NULL;
  AciesJsonCursor     list;
  guint               length;

  if (!acies_json_read_array (at, key, TT_MAX_POINTS, &list, problems))
    return NULL;

  length = acies_json_length (&list);
  if (length < least)
    {
      acies_json_complain (&list, problems, NULL,
                           /* Translators: %1$u is a number of points, %2$u the least there may be. */
                           _ ("this list has %1$u points; at least %2$u are needed"), length, least);
      return NULL;
    }

  points = g_new0 (TtPoint, MAX (length, 1));
  for (guint i = 0; i < length; i++)
    {
      const AciesJsonCursor element = acies_json_element (&list, i);

      if (!point_get (&element, &points[i], problems))
        return NULL;
    }
  *n = length;

  return g_steal_pointer (&points);
}

static gboolean
is_outline (const TtPoint *points, guint n)
{
  TtVec outline[TT_MAX_POINTS];

  for (guint i = 0; i < n; i++)
    outline[i] = tt_from_point (points[i]);

  return tt_polygon_is_simple ((TtPolygon){ outline, n });
}

static gboolean
polygon_read (const AciesJsonCursor *at, TtShape *shape, AciesProblems *problems)
{
  const AciesJsonCursor member = acies_json_member (at, "points");

  shape->points = tt_json_read_points (at, "points", 3, &shape->n_points, problems);
  if (shape->points == NULL)
    return FALSE;
  if (is_outline (shape->points, shape->n_points))
    return TRUE;

  acies_json_complain (&member, problems, NULL,
                       _ ("the outline crosses or touches itself; corners follow one another around the shape"));
  tt_shape_clear (shape);

  return FALSE;
}

static gboolean
rect_read (const AciesJsonCursor *at, TtShape *shape, AciesProblems *problems)
{
  gboolean good = tt_json_read_point (at, "at", &shape->at, problems);

  good &= tt_json_read_units (at, "width", POSITIVE, &shape->width, problems);
  good &= tt_json_read_units (at, "height", POSITIVE, &shape->height, problems);

  return good;
}

static gboolean
ellipse_read (const AciesJsonCursor *at, TtShape *shape, AciesProblems *problems)
{
  gboolean good = tt_json_read_point (at, "centre", &shape->at, problems);

  good &= tt_json_read_units (at, "rx", POSITIVE, &shape->width, problems);
  good &= tt_json_read_units (at, "ry", POSITIVE, &shape->height, problems);
  good &= tt_json_read_units_or (at, "angle", ALL_ROUND, &shape->angle, problems);

  return good;
}

gboolean
tt_json_read_shape (const AciesJsonCursor *at, TtShape *value, AciesProblems *problems)
{
  TtShape  shape = { 0 };
  int      kind;
  gboolean good = FALSE;

  if (!acies_json_read_enum (at, "type", tt_shape_names, &kind, problems))
    return FALSE;

  shape.kind = (TtShapeKind) kind;
  switch (shape.kind)
    {
    case TT_SHAPE_POLYGON:
      good = polygon_read (at, &shape, problems);
      break;
    case TT_SHAPE_RECT:
      good = rect_read (at, &shape, problems);
      break;
    case TT_SHAPE_ELLIPSE:
      good = ellipse_read (at, &shape, problems);
      break;
    default:
      g_assert_not_reached ();
    }
  if (good)
    *value = shape;

  return good;
}

void
tt_json_put_units (JsonBuilder *builder, const char *key, gint32 value)
{
  acies_json_put_double (builder, key, tt_to_double (value));
}

static void
point_add (JsonBuilder *builder, TtPoint point)
{
  json_builder_begin_array (builder);
  json_builder_add_double_value (builder, tt_to_double (point.x));
  json_builder_add_double_value (builder, tt_to_double (point.y));
  json_builder_end_array (builder);
}

void
tt_json_put_point (JsonBuilder *builder, const char *key, TtPoint value)
{
  json_builder_set_member_name (builder, key);
  point_add (builder, value);
}

void
tt_json_put_pose (JsonBuilder *builder, const TtPose *value)
{
  tt_json_put_point (builder, "at", (TtPoint){ value->x, value->y });
  tt_json_put_units (builder, "facing", value->facing);
}

void
tt_json_put_points (JsonBuilder *builder, const char *key, const TtPoint *points, guint n)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    point_add (builder, points[i]);
  json_builder_end_array (builder);
}

void
tt_json_put_shape (JsonBuilder *builder, const char *key, const TtShape *value)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_object (builder);
  acies_json_put_string (builder, "type", acies_name_of (tt_shape_names, (int) value->kind));
  switch (value->kind)
    {
    case TT_SHAPE_POLYGON:
      tt_json_put_points (builder, "points", value->points, value->n_points);
      break;
    case TT_SHAPE_RECT:
      tt_json_put_point (builder, "at", value->at);
      tt_json_put_units (builder, "width", value->width);
      tt_json_put_units (builder, "height", value->height);
      break;
    case TT_SHAPE_ELLIPSE:
      tt_json_put_point (builder, "centre", value->at);
      tt_json_put_units (builder, "rx", value->width);
      tt_json_put_units (builder, "ry", value->height);
      if (value->angle != 0)
        tt_json_put_units (builder, "angle", value->angle);
      break;
    default:
      g_assert_not_reached ();
    }
  json_builder_end_object (builder);
}
