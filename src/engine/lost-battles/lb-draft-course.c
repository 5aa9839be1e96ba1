/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-draft-course.h"

#include <stdlib.h>

#include "engine/lost-battles/lb-map.h"

#define MOST_ZONES 64  /* of a course */

/* A course, from its spring or from its mouth. */
typedef struct
{
  guint  n;
  guint8 zones[MOST_ZONES];
} LbCourse;

static gboolean
course_add (LbCourse *course, guint zone)
{
  if (course->n > 0 && course->zones[course->n - 1] == zone)
    return TRUE;
  if (course->n == MOST_ZONES)
    return FALSE;

  course->zones[course->n++] = (guint8) zone;

  return TRUE;
}

static int
step_towards (int from, int to)
{
  return from < to ? 1 : from > to ? -1 : 0;
}

/* The steps, over corners too, from the end of @course to @zone. */
static gboolean
course_go_to (LbCourse *course, guint zone)
{
  int column, row;

  if (course->n == 0)
    return course_add (course, zone);

  column = course->zones[course->n - 1] % LB_N_COLUMNS;
  row = course->zones[course->n - 1] / LB_N_COLUMNS;
  while (column != (int) (zone % LB_N_COLUMNS) || row != (int) (zone / LB_N_COLUMNS))
    {
      column += step_towards (column, (int) (zone % LB_N_COLUMNS));
      row += step_towards (row, (int) (zone / LB_N_COLUMNS));
      if (!course_add (course, (guint) (row * LB_N_COLUMNS + column)))
        return FALSE;
    }

  return TRUE;
}

/* Appends zones @from to @to of @other, backwards if @to is less. */
static gboolean
course_append (LbCourse *course, const LbCourse *other, guint from, guint to)
{
  for (guint i = from;; i = from <= to ? i + 1 : i - 1)
    {
      if (!course_go_to (course, other->zones[i]))
        return FALSE;
      if (i == to)
        return TRUE;
    }
}

static gboolean
course_read (LbCourse *course, JsonArray *zones)
{
  course->n = 0;
  for (guint i = 0; zones != NULL && i < json_array_get_length (zones); i++)
    {
      const char *id = acies_json_text (json_array_get_element (zones, i));
      const guint zone = id != NULL ? lb_zone_find (id) : LB_OFF_FIELD;

      if (zone == LB_OFF_FIELD || course->n == MOST_ZONES)
        return FALSE;
      course->zones[course->n++] = (guint8) zone;
    }

  return course->n > 0;
}

static void
course_write (const LbCourse *course, guint from, guint n, JsonObject *object)
{
  JsonArray *zones = json_array_new ();

  for (guint i = from; i < from + n; i++)
    json_array_add_string_element (zones, lb_zone_id (course->zones[i]));
  json_object_set_array_member (object, "zones", zones);
}

static int
course_find (const LbCourse *course, guint zone)
{
  for (guint i = 0; i < course->n; i++)
    if (course->zones[i] == zone)
      return (int) i;

  return -1;
}

/* 2.2.1: 0 the same zone, 1 one that it touches, more otherwise. */
static guint
gap_between (guint a, guint b)
{
  const int columns = abs ((int) (a % LB_N_COLUMNS) - (int) (b % LB_N_COLUMNS));
  const int rows = abs ((int) (a / LB_N_COLUMNS) - (int) (b / LB_N_COLUMNS));

  return (guint) MAX (columns, rows);
}

/* What stands between the two ends of the stroke makes way for it. */
static gboolean
replace_stretch (const LbCourse *course, const LbCourse *stroke, LbCourse *result)
{
  const int first = course_find (course, stroke->zones[0]);
  const int last = course_find (course, stroke->zones[stroke->n - 1]);
  const int low = MIN (first, last);
  const int high = MAX (first, last);

  if (first < 0 || last < 0 || first == last)
    return FALSE;

  result->n = 0;

  return course_append (result, course, 0, (guint) low) &&
         course_append (result, stroke, first < last ? 0 : stroke->n - 1,
                        first < last ? stroke->n - 1 : 0) &&
         course_append (result, course, (guint) high, course->n - 1);
}

/* The stroke goes on from one end of the course, at a distance of at most @gap from it. */
static gboolean
prolong (const LbCourse *course, const LbCourse *stroke, guint gap, LbCourse *result)
{
  const guint start = course->zones[0];
  const guint end = course->zones[course->n - 1];
  const guint first = stroke->zones[0];
  const guint last = stroke->zones[stroke->n - 1];

  result->n = 0;
  if (gap_between (end, first) <= gap)
    return course_append (result, course, 0, course->n - 1) &&
           course_append (result, stroke, 0, stroke->n - 1);
  if (gap_between (start, last) <= gap)
    return course_append (result, stroke, 0, stroke->n - 1) &&
           course_append (result, course, 0, course->n - 1);
  if (gap_between (start, first) <= gap)
    return course_append (result, stroke, stroke->n - 1, 0) &&
           course_append (result, course, 0, course->n - 1);
  if (gap_between (end, last) <= gap)
    return course_append (result, course, 0, course->n - 1) &&
           course_append (result, stroke, stroke->n - 1, 0);

  return FALSE;
}

/* Whether the stroke lies on the course already. */
static gboolean
covers (const LbCourse *course, const LbCourse *stroke)
{
  for (guint i = 0; i < stroke->n; i++)
    if (course_find (course, stroke->zones[i]) < 0)
      return FALSE;

  return stroke->n == 1;
}

static gboolean
try_course (const LbCourse *course, const LbCourse *stroke, guint way, LbCourse *result)
{
  switch (way)
    {
    case 0:
      *result = *course;
      return covers (course, stroke);
    case 1:
      return replace_stretch (course, stroke, result);
    default:
      return prolong (course, stroke, way - 2, result);
    }
}

static void
draw (JsonObject *map, const char *kind, const LbCourse *stroke)
{
  JsonArray  *list = acies_tree_need_array (map, "watercourses");
  JsonObject *object;
  LbCourse    course, result;

  /* The nearest way first: on it, within it, from its end, from beside its end. */
  for (guint way = 0; way < 4; way++)
    for (guint i = 0; i < json_array_get_length (list); i++)
      {
        object = acies_tree_item (list, i);
        if (g_strcmp0 (acies_tree_string (object, "kind"), kind) != 0 ||
            !course_read (&course, acies_tree_array (object, "zones")) ||
            !try_course (&course, stroke, way, &result))
          continue;
        course_write (&result, 0, result.n, object);
        return;
      }

  object = json_object_new ();
  json_object_set_string_member (object, "kind", kind);
  course_write (stroke, 0, stroke->n, object);
  json_array_add_object_element (list, object);
}

/* What is left of the course @index: its first piece stays, others become courses behind it. */
static void
dry_up (JsonObject *map, guint index, const LbCourse *course, const LbCourse *stroke)
{
  JsonArray           *list = acies_tree_array (map, "watercourses");
  g_autoptr (JsonNode) whole = json_array_dup_element (list, index);
  guint                n_pieces = 0;

  for (guint i = 0; i < course->n;)
    {
      guint n = 0;

      while (i + n < course->n && course_find (stroke, course->zones[i + n]) < 0)
        n++;
      if (n > 0 && n_pieces > 0)
        acies_tree_insert (map, "watercourses", index + n_pieces, acies_json_copy (whole));
      if (n > 0)
        course_write (course, i, n, acies_tree_item (list, index + n_pieces++));
      i += n + 1;
    }
  if (n_pieces == 0)
    json_array_remove_element (list, index);
}

static gboolean
meets (const LbCourse *course, const LbCourse *stroke)
{
  for (guint i = 0; i < stroke->n; i++)
    if (course_find (course, stroke->zones[i]) >= 0)
      return TRUE;

  return FALSE;
}

static void
erase (JsonObject *map, const char *kind, const LbCourse *stroke)
{
  JsonArray *list = acies_tree_array (map, "watercourses");

  for (guint i = list != NULL ? json_array_get_length (list) : 0; i > 0; i--)
    {
      JsonObject *object = acies_tree_item (list, i - 1);
      LbCourse    course;

      if (g_strcmp0 (acies_tree_string (object, "kind"), kind) == 0 &&
          course_read (&course, acies_tree_array (object, "zones")) && meets (&course, stroke))
        dry_up (map, i - 1, &course, stroke);
    }
}

void
lb_course_paint (JsonObject *map, const AciesStroke *stroke)
{
  const char *kind = lb_draft_brushes[stroke->brush].id;
  LbCourse    course = { 0 };

  for (guint i = 0; i < stroke->n_cells; i++)
    if (!course_go_to (&course, (guint) stroke->cells[i]))
      break;

  if (stroke->on)
    draw (map, kind, &course);
  else
    erase (map, kind, &course);
}
