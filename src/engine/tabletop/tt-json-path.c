/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/tabletop/tt-json.h"

#include <glib/gi18n-lib.h>

const AciesName tt_step_names[] = {
  { "advance", TT_STEP_ADVANCE },
  { "retire", TT_STEP_RETIRE },
  { "oblique", TT_STEP_OBLIQUE },
  { "wheel", TT_STEP_WHEEL },
  { "turn", TT_STEP_TURN },
  { "reform", TT_STEP_REFORM },
  { "road", TT_STEP_ROAD },
  { NULL, 0 },
};

const AciesName tt_side_names[] = {
  { "left", TT_LEFT_SIDE },
  { "right", TT_RIGHT_SIDE },
  { NULL, 0 },
};

const AciesName tt_toward_names[] = {
  { "end", TT_TOWARD_END },
  { "start", TT_TOWARD_START },
  { NULL, 0 },
};

#define ANY_NUMBER ((TtRange){ 1, 0 })

/* Which members a kind has. */
typedef enum
{
  HAS_DISTANCE = 1 << 0,
  HAS_ANGLE = 1 << 1,
  HAS_SIDE = 1 << 2,
  HAS_ROAD = 1 << 3,
} Members;

static const Members members_of[] = {
  [TT_STEP_ADVANCE] = HAS_DISTANCE,
  [TT_STEP_RETIRE] = HAS_DISTANCE,
  [TT_STEP_OBLIQUE] = HAS_DISTANCE | HAS_ANGLE,
  [TT_STEP_WHEEL] = HAS_SIDE | HAS_ANGLE,
  [TT_STEP_TURN] = HAS_ANGLE,
  [TT_STEP_REFORM] = 0,
  [TT_STEP_ROAD] = HAS_ROAD | HAS_DISTANCE,
};

/* The index in @ids of the text that @at is. */
static gboolean
id_get (const AciesJsonCursor *at, const char *const *ids, guint8 *value, AciesProblems *problems)
{
  g_autofree char *list = NULL;
  const char      *id;

  if (!acies_json_get_string (at, &id, problems))
    return FALSE;

  for (guint i = 0; ids != NULL && ids[i] != NULL && i < G_MAXUINT8; i++)
    if (g_str_equal (ids[i], id))
      {
        *value = (guint8) i;
        return TRUE;
      }

  if (ids == NULL || ids[0] == NULL)
    {
      /* Translators: a name that a file gives, of which there is none at all. */
      acies_json_complain (at, problems, NULL, _ ("\"%s\" does not exist"), id);
      return FALSE;
    }
  list = g_strjoinv (", ", (char **) ids);
  acies_json_complain (at, problems, NULL, _ ("\"%1$s\" is none of %2$s"), id, list);

  return FALSE;
}

static gboolean
file_read (const AciesJsonCursor *at, const TtNames *names, TtReform *reform, guint *n,
           AciesProblems *problems)
{
  const guint length = acies_json_length (at);

  if (length == 0 || *n + length > TT_MAX_BODIES)
    {
      acies_json_complain (at, problems, NULL, _ ("a file is a list in [ ] of those who stand in it, from front to back"));
      return FALSE;
    }

  for (guint i = 0; i < length; i++)
    {
      const AciesJsonCursor body = acies_json_element (at, i);

      if (!id_get (&body, names->bodies, &reform->bodies[(*n)++], problems))
        return FALSE;
    }
  reform->lengths[reform->n_files++] = (guint8) length;

  return TRUE;
}

static gboolean
reform_read (const AciesJsonCursor *at, const TtNames *names, TtPath *path, AciesProblems *problems)
{
  const AciesJsonCursor anchor = acies_json_member (at, "anchor");
  TtReform              reform = { 0 };
  AciesJsonCursor       files;
  guint                 n = 0;

  if (path->reform.n_files > 0)
    {
      acies_json_complain (at, problems, NULL, _ ("a path has one reform at most"));
      return FALSE;
    }
  if (!id_get (&anchor, names->bodies, &reform.anchor, problems) ||
      !acies_json_read_array (at, "files", TT_MAX_BODIES, &files, problems))
    return FALSE;
  if (acies_json_length (&files) == 0)
    {
      acies_json_complain (&files, problems, NULL, _ ("there must be at least one file"));
      return FALSE;
    }

  for (guint i = 0; i < acies_json_length (&files); i++)
    {
      const AciesJsonCursor file = acies_json_element (&files, i);

      if (!file_read (&file, names, &reform, &n, problems))
        return FALSE;
    }
  path->reform = reform;

  return TRUE;
}

static gboolean
road_read (const AciesJsonCursor *at, const TtNames *names, TtStep *step, AciesProblems *problems)
{
  const AciesJsonCursor road = acies_json_member (at, "road");
  int                   toward;

  if (!id_get (&road, names->roads, &step->road, problems) ||
      !acies_json_read_enum (at, "toward", tt_toward_names, &toward, problems))
    return FALSE;
  step->toward = (guint8) toward;

  return TRUE;
}

static gboolean
step_read (const AciesJsonCursor *at, const TtNames *names, TtPath *path, AciesProblems *problems)
{
  TtStep  step = { 0 };
  int     kind, side = 0;
  Members members;

  if (!acies_json_read_enum (at, "step", tt_step_names, &kind, problems))
    return FALSE;
  if (kind == TT_STEP_REFORM && !reform_read (at, names, path, problems))
    return FALSE;

  members = members_of[kind];
  if ((members & HAS_DISTANCE) && !tt_json_read_units (at, "distance", ANY_NUMBER, &step.distance, problems))
    return FALSE;
  if ((members & HAS_ANGLE) && !tt_json_read_units (at, "angle", ANY_NUMBER, &step.angle, problems))
    return FALSE;
  if ((members & HAS_SIDE) && !acies_json_read_enum (at, "side", tt_side_names, &side, problems))
    return FALSE;
  if ((members & HAS_ROAD) && !road_read (at, names, &step, problems))
    return FALSE;

  step.kind = (guint8) kind;
  step.side = (guint8) side;
  path->steps[path->n_steps++] = step;

  return TRUE;
}

gboolean
tt_json_read_path (const AciesJsonCursor *at, const TtNames *names, TtPath *value,
                   AciesProblems *problems)
{
  TtPath          path = { 0 };
  AciesJsonCursor list;

  if (!acies_json_read_array (at, "path", TT_MAX_STEPS, &list, problems))
    return FALSE;
  if (acies_json_length (&list) == 0)
    {
      acies_json_complain (&list, problems, NULL, _ ("a path has at least one step"));
      return FALSE;
    }

  for (guint i = 0; i < acies_json_length (&list); i++)
    {
      const AciesJsonCursor step = acies_json_element (&list, i);

      if (!step_read (&step, names, &path, problems))
        return FALSE;
    }
  *value = path;

  return TRUE;
}

static void
reform_put (JsonBuilder *builder, const TtNames *names, const TtReform *reform)
{
  guint k = 0;

  acies_json_put_string (builder, "anchor", names->bodies[reform->anchor]);
  json_builder_set_member_name (builder, "files");
  json_builder_begin_array (builder);
  for (guint file = 0; file < reform->n_files; file++)
    {
      json_builder_begin_array (builder);
      for (guint i = 0; i < reform->lengths[file]; i++)
        json_builder_add_string_value (builder, names->bodies[reform->bodies[k++]]);
      json_builder_end_array (builder);
    }
  json_builder_end_array (builder);
}

static void
step_put (JsonBuilder *builder, const TtNames *names, const TtPath *path, const TtStep *step)
{
  const Members members = members_of[step->kind];

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "step", acies_name_of (tt_step_names, step->kind));
  if (members & HAS_ROAD)
    {
      acies_json_put_string (builder, "road", names->roads[step->road]);
      acies_json_put_string (builder, "toward", acies_name_of (tt_toward_names, step->toward));
    }
  if (members & HAS_SIDE)
    acies_json_put_string (builder, "side", acies_name_of (tt_side_names, step->side));
  if (members & HAS_DISTANCE)
    tt_json_put_units (builder, "distance", step->distance);
  if (members & HAS_ANGLE)
    tt_json_put_units (builder, "angle", step->angle);
  if (step->kind == TT_STEP_REFORM)
    reform_put (builder, names, &path->reform);
  json_builder_end_object (builder);
}

void
tt_json_put_path (JsonBuilder *builder, const TtNames *names, const TtPath *value)
{
  json_builder_set_member_name (builder, "path");
  json_builder_begin_array (builder);
  for (guint i = 0; i < value->n_steps; i++)
    step_put (builder, names, value, &value->steps[i]);
  json_builder_end_array (builder);
}
