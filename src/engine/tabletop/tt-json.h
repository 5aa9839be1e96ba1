/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-json.h"
#include "engine/tabletop/tt-move.h"

G_BEGIN_DECLS

/*
 * Poses, shapes and paths on the wire. Numbers have at most two decimals there (more is rounded, half away from zero). Readers
 * work as those of acies-json.h: FALSE after complaining of the place, @value left as it was.
 */

/* Wire names of step kinds, sides, directions of a road, shapes. */
extern const AciesName tt_step_names[];
extern const AciesName tt_side_names[];
extern const AciesName tt_toward_names[];
extern const AciesName tt_shape_names[];
extern const AciesName tt_edge_names[];

/* A range of numbers in whole units; least > most: any that fits. */
typedef struct
{
  gint32 least, most;
} TtRange;

/* Any place a table may have: 100 m each way. */
#define TT_ANYWHERE ((TtRange){ -10000000, 10000000 })

/* The member @key of @at: a number of mm or degrees into whole units. The _or variant leaves @value when it is absent. */
gboolean tt_json_read_units    (const AciesJsonCursor *at, const char *key, TtRange range, gint32 *value,
                                AciesProblems *problems);
gboolean tt_json_read_units_or (const AciesJsonCursor *at, const char *key, TtRange range, gint32 *value,
                                AciesProblems *problems);

/* The member @key: a list of two numbers [x, y]. */
gboolean tt_json_read_point    (const AciesJsonCursor *at, const char *key, TtPoint *value, AciesProblems *problems);
gboolean tt_json_read_point_or (const AciesJsonCursor *at, const char *key, TtPoint *value, AciesProblems *problems);

/* The members at and facing of the object @at; any facing in -360 to 360 is brought into 0 to 360. */
gboolean tt_json_read_pose     (const AciesJsonCursor *at, TtPose *value, AciesProblems *problems);

/* The member @key: a list of @least to TT_MAX_POINTS points. Returns: (transfer full) (nullable): @n points, for g_free() */
TtPoint *tt_json_read_points   (const AciesJsonCursor *at, const char *key, guint least, guint *n, AciesProblems *problems);

/* The object @at: {"type": ...}. Clear it with tt_shape_clear(). A polygon must be simple and have an area. */
gboolean tt_json_read_shape    (const AciesJsonCursor *at, TtShape *value, AciesProblems *problems);

/* What steps refer to by name: NULL-terminated lists (nullable: none). */
typedef struct
{
  const char *const *roads;
  const char *const *bodies;
} TtNames;

/* The member path of @at: a list of 1 to TT_MAX_STEPS steps, at most one reform. Whether they make sense the ruleset says. */
gboolean tt_json_read_path     (const AciesJsonCursor *at, const TtNames *names, TtPath *value, AciesProblems *problems);

/* Writers on a builder that stands inside an object. */
void     tt_json_put_units     (JsonBuilder *builder, const char *key, gint32 value);   /* mm or degrees, two decimals */
void     tt_json_put_point     (JsonBuilder *builder, const char *key, TtPoint value);
void     tt_json_put_pose      (JsonBuilder *builder, const TtPose *value);             /* at, facing */
void     tt_json_put_points    (JsonBuilder *builder, const char *key, const TtPoint *points, guint n);
void     tt_json_put_shape     (JsonBuilder *builder, const char *key, const TtShape *value);
void     tt_json_put_path      (JsonBuilder *builder, const TtNames *names, const TtPath *value);

G_END_DECLS
