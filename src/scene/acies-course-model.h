/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-game.h"
#include "scene/acies-chart.h"

G_BEGIN_DECLS

/* How a battle went, in numbers: what each side had left at the start and at the end of each turn, and what its dice showed. */
typedef struct
{
  const char *counted;                 /* what the strengths count: "Elements left"; lent */
  guint   n_sides;
  char   *names[ACIES_MAX_SIDES];
  guint   n_points;                    /* the start and each turn's end */
  GArray *strength[ACIES_MAX_SIDES];   /* gint32 */
  gboolean single_dice;                /* no roll has two dice that are added: each side's own of those compared count */
  guint   n_rolls[ACIES_MAX_SIDES];    /* attacks with two dice */
  guint   sum_rolls[ACIES_MAX_SIDES];
  guint   first_turn;                  /* in which the battle began */
  guint   last_turn;
  int     turning_point;               /* the point at whose turn the balance changed most, -1 none */
} AciesCourseModel;

/* Walks the actions of @game. Returns: (transfer full) */
AciesCourseModel *acies_course_model_new  (AciesGame *game);
void              acies_course_model_free (AciesCourseModel *self);

/* The mean of a side's attack rolls; 0 without any. */
double acies_course_model_get_mean (const AciesCourseModel *self, guint side);

/* The same for acies_chart_course(): lent, as long as @self lives. */
void acies_course_model_fill (const AciesCourseModel *self, AciesCourse *course);

/* What the chart shows: "Elements left, by turn". Returns: (transfer full) */
char *acies_course_model_dup_heading (const AciesCourseModel *self);

/* The course in words, for screen readers. Returns: (transfer full) */
char *acies_course_model_to_text (const AciesCourseModel *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesCourseModel, acies_course_model_free)

G_END_DECLS
