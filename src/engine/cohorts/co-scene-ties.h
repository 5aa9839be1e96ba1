/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-ties.h"

G_BEGIN_DECLS

/* Puts into @scene who touches and who watches whom, the shots that are declared, and the lines of battle with their points. */
void co_scene_ties (AciesScene *scene, const CoSetup *setup, const CoState *state, const CoTies *ties);

G_END_DECLS
