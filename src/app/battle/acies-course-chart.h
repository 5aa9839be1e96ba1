/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "battlefield/acies-drawing.h"
#include "scene/acies-course-model.h"

G_BEGIN_DECLS

/* The course of a battle as lines over the turns; in words for screen readers. */
#define ACIES_TYPE_COURSE_CHART (acies_course_chart_get_type ())
G_DECLARE_FINAL_TYPE (AciesCourseChart, acies_course_chart, ACIES, COURSE_CHART, AciesDrawing)

/* @model: (nullable): lent; must outlive its being shown. */
void acies_course_chart_set_model (AciesCourseChart *self, const AciesCourseModel *model);

G_END_DECLS
