/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-paint-ground.h"

G_BEGIN_DECLS

/* A point of the course's middle line. */
typedef struct
{
  double x, y;    /* board pixels */
  double nx, ny;  /* unit vector to the left of the flow */
  double half;    /* half its width, px */
} AciesCoursePoint;

/* One river or stream as it is drawn: a smooth line through all its zones. */
typedef struct
{
  gboolean    river;
  const char *name;    /* (nullable), lent by the scene */
  double      width;   /* px */
  GArray     *points;  /* AciesCoursePoint */
} AciesCourseLine;

/* All watercourses of the scene; zones that have water but are in no watercourse are joined to
 * courses of their own.
 * Returns: (transfer full): of AciesCourseLine */
GPtrArray *acies_course_lines (const AciesGround *ground);

G_END_DECLS
