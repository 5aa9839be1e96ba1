/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-scenario.h"

G_BEGIN_DECLS

/*
 * A valid scenario of Lost Battles made up by chance, the same for the same @seed on every machine: armies of 6 to 24 units of every
 * arm, class and subtype, none to two commanders a side of every rating and kind, timid or not, camps and key zones or none, terrain
 * of every kind and watercourses, surprise, fatigue, dust, weather, and as its start the opening, a deployment or a situation with
 * losses on both sides. (transfer full)
 */
AciesScenario *lb_random_scenario (guint64 seed);

G_END_DECLS
