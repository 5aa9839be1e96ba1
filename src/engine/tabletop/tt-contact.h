/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/tabletop/tt-base.h"

G_BEGIN_DECLS

/* Tolerances, mm, degrees, mm2. A ruleset with others passes its own where a function takes one. */
#define TT_TOUCH       0.5   /* bases touch at this distance or less; corners meet */
#define TT_PARALLEL    1.0   /* degrees: the same, the opposite facing; parallel */
#define TT_PENETRATION 0.5   /* bases lie on each other when they are in each other deeper */
#define TT_AREA        1.0   /* mm2: a base is in an area when it has more of it */
#define TT_INSIDE      0.5   /* a line is cut when more of it is inside */
#define TT_SLACK       0.01  /* on distances moved and ranges */
#define TT_SHARED      1.0   /* edges share when they have more in common */

/* Two edges on each other. */
typedef struct
{
  TtEdge edge_a, edge_b;
  double length;          /* common, mm */
} TtShared;

typedef enum
{
  TT_CONTACT_NONE,     /* farther apart than TT_TOUCH */
  TT_CONTACT_CORNER,   /* corners meet, or edges with no more than TT_SHARED in common, facings parallel or square */
  TT_CONTACT_EDGE,     /* edges share */
  TT_CONTACT_OBLIQUE,  /* they touch otherwise, at an angle or lying on each other */
} TtContact;

/* A rigid movement of a whole body: first turned about @pivot, then shifted. */
typedef struct
{
  TtVec  pivot;
  double degrees;  /* clockwise */
  TtVec  shift;
} TtAdjustment;

/* Whether the facing of @a is that of @b turned clockwise by @degrees, within TT_PARALLEL (0: same way, 180: opposite). */
gboolean  tt_contact_faces     (const TtBase *a, const TtBase *b, double degrees);

/* Within TT_TOUCH of each other (or on each other). */
gboolean  tt_contact_touches   (const TtBase *a, const TtBase *b);

/* Deeper in each other than TT_PENETRATION. */
gboolean  tt_contact_collides  (const TtBase *a, const TtBase *b);

/* The first of @others, at most 64, with which @base collides; bit i of @skip leaves out others[i]. -1: none. */
int       tt_contact_collider  (const TtBase *base, const TtBase *others, guint n, guint64 skip);

/* How @a and @b touch; @shared (nullable) is filled for TT_CONTACT_EDGE. */
TtContact tt_contact           (const TtBase *a, const TtBase *b, TtShared *shared);

/*
 * The common length of two edges that share: parallel within TT_PARALLEL, both ends of one within TT_TOUCH of the line of the
 * other, bodies on opposite sides, more than TT_SHARED in common. Else 0.
 */
double    tt_contact_common    (const TtBase *a, TtEdge edge_a, const TtBase *b, TtEdge edge_b);

/* The pair of edges that share with the greatest common length. FALSE if none does. */
gboolean  tt_contact_shared    (const TtBase *a, const TtBase *b, TtShared *shared);

/* The edge of @b with which @a's front edge has most in common, at least @least mm; that length, 0 if there is none. */
double    tt_contact_front_on  (const TtBase *a, const TtBase *b, double least, TtEdge *edge_b);

/* Where a base of @width stands lined up on @edge of @enemy: centred on front and rear, on a flank front corner to corner. */
TtPlace   tt_contact_lined_up_place (const TtBase *enemy, TtEdge edge, double width);

/* Whether @a is lined up on @edge of @b: its front centre within TT_TOUCH, its facing within TT_PARALLEL of that place. */
gboolean  tt_contact_is_lined_up    (const TtBase *a, const TtBase *b, TtEdge edge);

/* The edge of @b on which @a is lined up. FALSE if on none. */
gboolean  tt_contact_find_lined_up  (const TtBase *a, const TtBase *b, TtEdge *edge);

/* What brings @a exactly to its lined-up place on @edge of @b. How far: tt_vec_length (shift), degrees. */
TtAdjustment tt_contact_line_up     (const TtBase *a, const TtBase *b, TtEdge edge);

/* The rigid movement applied to one base or to a whole body. */
void      tt_adjust            (const TtAdjustment *by, TtBase *bases, guint n);

/* Whether the front edge of @base is within TT_TOUCH of @other. */
gboolean  tt_contact_front_touches (const TtBase *base, const TtBase *other);

/* Whether @b stands behind @a as in a column: its front centre within TT_TOUCH of @a's rear centre, at most square to it. */
gboolean  tt_contact_follows   (const TtBase *a, const TtBase *b);

/* A corner of each within TT_TOUCH. */
gboolean  tt_contact_corners_meet (const TtBase *a, TtCorner corner_a, const TtBase *b, TtCorner corner_b);

/* Front corner @side of @a on front corner @side of @b (left on left, right on right), within TT_TOUCH. */
gboolean  tt_contact_front_corners (const TtBase *a, const TtBase *b, TtSide side);

/* Common length of the side edges @side of both (left with left, right with right), 0 if they do not share. */
double    tt_contact_sides     (const TtBase *a, const TtBase *b, TtSide side);

G_END_DECLS
