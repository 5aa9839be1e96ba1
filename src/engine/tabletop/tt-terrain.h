/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/tabletop/tt-base.h"

G_BEGIN_DECLS

typedef enum
{
  TT_SHAPE_POLYGON,
  TT_SHAPE_RECT,     /* at: its top left corner */
  TT_SHAPE_ELLIPSE,  /* at: its centre */
} TtShapeKind;

#define TT_ELLIPSE_POINTS 48

/* A shape as it is written in a file. */
typedef struct
{
  TtShapeKind kind;
  TtPoint     at;
  gint32      width, height;  /* of a rect; half axes rx, ry of an ellipse */
  gint32      angle;          /* of an ellipse, 1/100 degree clockwise */
  guint       n_points;       /* of a polygon */
  TtPoint    *points;
} TtShape;

void tt_shape_clear (TtShape *self);

/* A piece of ground, worked out once when a battle is loaded. @kind is the ruleset's own number. */
typedef struct
{
  int      kind;
  guint    n;
  TtVec   *points;  /* clockwise on screen */
  TtBox    box;
  TtVec    crest;   /* the given point, or the mean of the corners */
  gboolean convex;
} TtArea;

/* @crest (nullable): the given top. An ellipse becomes TT_ELLIPSE_POINTS corners, corner k at 2 pi k / 48. */
void     tt_area_init     (TtArea *self, const TtShape *shape, int kind, const TtPoint *crest);
void     tt_area_clear    (TtArea *self);

static inline TtPolygon
tt_area_polygon (const TtArea *self)
{
  return (TtPolygon){ self->points, self->n };
}

gboolean tt_area_contains (const TtArea *self, TtVec point);
double   tt_area_common   (const TtArea *self, const TtBase *base);             /* mm2 */
double   tt_area_common_convex (const TtArea *self, const TtConvex *convex);    /* mm2; a swept hull */
gboolean tt_area_holds    (const TtArea *self, const TtBase *base, double area);  /* more than @area mm2 of it in there */
double   tt_area_inside   (const TtArea *self, const TtSegment *line);          /* mm of the line */
double   tt_area_distance (const TtArea *self, const TtBase *base);             /* 0 when they share a point */

/* A road, or the middle of a river. Points on each other are left out. */
typedef struct
{
  guint   n;      /* points, at least 1 */
  TtVec  *points;
  double *arcs;   /* mm from the first point to each along the line; arcs[n - 1] is the whole length */
} TtLine;

typedef enum
{
  TT_TOWARD_END,
  TT_TOWARD_START,
} TtToward;

void     tt_line_init      (TtLine *self, const TtPoint *points, guint n);
void     tt_line_clear     (TtLine *self);
double   tt_line_length    (const TtLine *self);

/* Arcs are mm from where one comes: from the first point @toward the end, from the last point toward the start. */
/* The distance of @point to the line and the @arc (nullable) of its nearest point; ties: the least arc. */
double   tt_line_nearest   (const TtLine *self, TtVec point, TtToward toward, double *arc);

/* The point at @arc. Before 0 the first stretch is extended backwards, after the end the last one ahead. */
TtVec    tt_line_at        (const TtLine *self, double arc, TtToward toward);

/* The unit vector of travel at @arc; at a bend that of the stretch ahead. */
TtVec    tt_line_direction (const TtLine *self, double arc, TtToward toward);

/* A base of @depth with its front on @arc and its rear on @arc - @depth, facing from the one to the other. */
TtPlace  tt_line_place     (const TtLine *self, double arc, double depth, TtToward toward);

/* A river: a rectangle along each stretch of its line. */
typedef struct
{
  TtLine  line;
  double  width;
  TtQuad *stretches;  /* line.n - 1 */
  TtBox  *boxes;      /* one a stretch */
  TtBox   box;
} TtRiver;

void     tt_river_init     (TtRiver *self, const TtPoint *points, guint n, gint32 width);
void     tt_river_clear    (TtRiver *self);
double   tt_river_common   (const TtRiver *self, const TtBase *base);                  /* mm2; at bends counted once */
gboolean tt_river_holds    (const TtRiver *self, const TtBase *base, double area);     /* more than @area mm2 of it in there */
gboolean tt_river_holds_convex (const TtRiver *self, const TtConvex *convex, double area);
gboolean tt_river_contains (const TtRiver *self, TtVec point);
double   tt_river_inside   (const TtRiver *self, const TtSegment *line);               /* mm of the line, counted once */

/* Which bank @point is on, looking from its first to its last point: -1 left, 1 right, by the nearest stretch. */
int      tt_river_bank     (const TtRiver *self, TtVec point);

G_END_DECLS
