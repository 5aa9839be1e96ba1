/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-scene.h"
#include "scene/acies-style.h"
#include "scene/acies-viewport.h"

G_BEGIN_DECLS

/* The course of a battle: one line a side over the turns. */
typedef struct
{
  guint         n_sides;
  const char   *names[ACIES_MAX_SIDES];
  guint         n_points;                 /* a side: the start and each turn's end; 1 and up */
  const gint32 *values[ACIES_MAX_SIDES];  /* strength left */
  int           event_point;              /* where a vertical line stands, -1 none */
  const char   *event_text;               /* (nullable) what happened there */
  guint         first_turn;               /* the turn whose end is the second point; 0 for 1 */
} AciesCourse;

/* Draws it within @area, which has no ground of its own. Sides are told apart by line style and
 * marker as well as colour. */
void acies_chart_course (cairo_t           *cr,
                         const AciesStyle  *style,
                         const AciesCourse *course,
                         const AciesRect   *area);

/* The bars of 2d6: grey below @needed, the side's colour from there, the target's colour from
 * @needed_twice up. Numbers above 12 are not reached; below 2 always. */
typedef struct
{
  int side;
  int needed;        /* the total on the dice that hits */
  int needed_twice;  /* the total that hits twice; 13: none */
  int rolled;        /* the total rolled, marked with a frame; 0 none */
} AciesDiceBars;

void acies_chart_dice (cairo_t             *cr,
                       const AciesStyle    *style,
                       const AciesDiceBars *bars,
                       const AciesRect     *area);

/* How often two dice (or one: @single) showed each total, a bar a side, and a line across it where the odds put it. */
typedef struct
{
  gboolean    single;
  guint       n_sides;
  const char *names[ACIES_MAX_SIDES];
  guint       totals[ACIES_MAX_SIDES][13];
  guint       n_rolls[ACIES_MAX_SIDES];
} AciesRollBars;

void acies_chart_rolls (cairo_t             *cr,
                        const AciesStyle    *style,
                        const AciesRollBars *bars,
                        const AciesRect     *area);

#define ACIES_MAX_LEVEL_BARS 16

/* Victories of two sides by level, a row a level, least level first: the first side's grow to the left of the middle, the other's
 * to the right. Below them stand the draws. */
typedef struct
{
  const char *names[2];
  guint       n_levels;
  const char *levels[ACIES_MAX_LEVEL_BARS];  /* in words */
  guint       victories[2][ACIES_MAX_LEVEL_BARS];
  guint       draws;
} AciesLevelBars;

void acies_chart_levels (cairo_t              *cr,
                         const AciesStyle     *style,
                         const AciesLevelBars *bars,
                         const AciesRect      *area);

/* A bar of strength left, @value of @most, with rounded ends. */
void acies_chart_strength (cairo_t          *cr,
                           const AciesStyle *style,
                           int               side,
                           double            value,
                           double            most,
                           const AciesRect  *area);

G_END_DECLS
