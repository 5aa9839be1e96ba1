/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "scene/acies-layout.h"

G_BEGIN_DECLS

/*
 * Layers of the board, from the ground up. All draw in board pixels, the board's top left corner at
 * (0, 0): translate by acies_viewport_get_origin () first. Nothing keeps state; the same arguments
 * give the same picture. A widget may cache the ground (changes with scene terrain, size, style)
 * and each zone's tokens and marks.
 */

/* What a zone or token is just now; told apart by line style first. */
typedef enum
{
  ACIES_MARK_SELECTED = 1 << 0,  /* double line */
  ACIES_MARK_LEGAL = 1 << 1,     /* solid line, tint */
  ACIES_MARK_TARGET = 1 << 2,    /* corner brackets, tint */
  ACIES_MARK_THREAT = 1 << 3,    /* dots, warning sign */
  ACIES_MARK_ILLEGAL = 1 << 4,   /* dashes */
  ACIES_MARK_CURSOR = 1 << 5,    /* keyboard: double line outside */
  ACIES_MARK_HOVER = 1 << 6,     /* pointer: thin line */
  ACIES_MARK_INFERRED = 1 << 7,  /* stripes */
  ACIES_MARK_GUESSED = 1 << 8,   /* stripes both ways */
} AciesMarks;

/* Marks of single units; NULL for none. */
typedef struct
{
  AciesUnits selected[ACIES_MAX_SIDES];  /* double outline */
  AciesUnits targets[ACIES_MAX_SIDES];   /* brackets */
  AciesUnits choices[ACIES_MAX_SIDES];   /* may be named now: solid outline, a box; ticked if selected too */
  AciesUnits hidden[ACIES_MAX_SIDES];    /* not drawn (being dragged or gliding) */
  AciesUnits hidden_leaders[ACIES_MAX_SIDES];  /* whose plates are not */
  int        cursor;                     /* index of a token in the scene, -1 none */
} AciesTokenMarks;

/* No unit is marked, no cursor. */
void acies_token_marks_clear (AciesTokenMarks *self);

/* Whether a commander's plate is not to be drawn. @self: (nullable) */
gboolean acies_token_marks_hide_leader (const AciesTokenMarks *self, const AciesSceneLeader *leader);

/* What lies around the board. @width, @height: of the place; in its own pixels, not the board's. */
void acies_paint_surround (cairo_t *cr, const AciesStyle *style, double width, double height);

/* Zones, terrain, watercourses, coast, grid, names, camps, key zones, settlements. */
void acies_paint_ground (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style);

/* The tint and outlines of one zone, below its tokens; draws up to 6 px outside for the cursor. */
void acies_paint_zone_marks (cairo_t           *cr,
                             const AciesLayout *layout,
                             const AciesStyle  *style,
                             int                cell,
                             AciesMarks         marks);

/* Where the pill of acies_paint_zone_cost() stands: in the middle of the foot, or wherever in the zone it hides less, names least
 * of all. Board pixels. */
AciesRect acies_paint_zone_cost_box (const AciesLayout *layout,
                                     const AciesStyle  *style,
                                     int                cell,
                                     const char        *words);

/* Short words on a pill ("2 orders"), above the zone's tokens, in the colour of @marks. */
void acies_paint_zone_cost (cairo_t           *cr,
                            const AciesLayout *layout,
                            const AciesStyle  *style,
                            int                cell,
                            AciesMarks         marks,
                            const char        *words);

/* Tokens and commanders' plates of one zone; draws up to 8 px outside it (badges, selection). */
void acies_paint_zone_tokens (cairo_t               *cr,
                              const AciesLayout     *layout,
                              const AciesStyle      *style,
                              int                    cell,
                              const AciesTokenMarks *marks);

/* What the three functions for a zone may touch: for a render node's bounds. */
AciesRect acies_paint_zone_bounds (const AciesLayout *layout, int cell);

typedef enum
{
  ACIES_ARROW_ATTACK,  /* in the target's colour, short, across the border */
  ACIES_ARROW_MOVE,    /* in the colour of what is legal, from middle to middle */
  ACIES_ARROW_PAST,    /* thin, for replay and log: what happened */
} AciesArrow;

/* An arrow between two zones with words on a pill ("42 %", "2 orders"). @text: (nullable). */
void acies_paint_arrow (cairo_t           *cr,
                        const AciesLayout *layout,
                        const AciesStyle  *style,
                        AciesArrow         kind,
                        int                from,
                        int                to,
                        const char        *text);

/* What acies_paint_arrow () may touch. */
AciesRect acies_paint_arrow_bounds (const AciesLayout *layout,
                                    const AciesStyle  *style,
                                    int                from,
                                    int                to,
                                    const char        *text);

/* Ground and all zones' tokens without marks. */
void acies_paint_board (cairo_t *cr, const AciesLayout *layout, const AciesStyle *style);

/* One token anywhere (panels, drags, animation): middle, width across the front in px. What a width
 * has no room for drops out.
 * @marks: SELECTED, LEGAL, TARGET, CURSOR. */
void acies_paint_token (cairo_t *cr, const AciesStyle *style, const AciesSceneToken *token,
                        double x, double y, double width, AciesMarks marks);

/* The emblem's token of a side without any state: lists, buttons, the side's badge
 * (ACIES_EMBLEM_STANDARD). Faces north. */
void acies_paint_side_token (cairo_t *cr, const AciesStyle *style, int side, AciesEmblem emblem,
                             double x, double y, double width);

/* A commander's badge: round a hero, square a strategist. */
typedef struct
{
  int      side;
  guint    rating;      /* 1-4 arcs lit; all for ACIES_BADGE_UNRATED, a commander whom the rules do not rate */
  gboolean strategist;
  gboolean dazed;
} AciesBadge;

#define ACIES_BADGE_UNRATED 4

void acies_paint_badge (cairo_t          *cr,
                        const AciesStyle *style,
                        const AciesBadge *badge,
                        double            x,
                        double            y,
                        double            radius);

/* A commander's plate: badge and name. */
typedef struct
{
  const AciesSceneLeader *leader;
  double                  radius;     /* of the badge, px */
  double                  font;       /* px of the name before the text scale; 0: the badge alone */
  double                  max_width;  /* px, a longer name is cut short; 0: no limit */
} AciesPlate;

/* Draws it with its left edge at @x and its middle height at @y; returns its width.
 * With @cr NULL it only measures. */
double acies_paint_plate (cairo_t          *cr,
                          const AciesStyle *style,
                          const AciesPlate *plate,
                          double            x,
                          double            y);

/* A row of pips, @left of @total filled, gold for a commander's own pools; the row's height is
 * @size. Above 20 pips they are drawn closer; those of a barred counter are struck through.
 * Returns the width. With @cr NULL it only measures. */
double acies_paint_pips (cairo_t *cr, const AciesStyle *style, const AciesSceneCounter *counter,
                         double x, double y, double size);

G_END_DECLS
