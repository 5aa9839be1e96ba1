/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-scene.h"

G_BEGIN_DECLS

/* "Turn 4 of 10"; "Turn 4" where battles have no last turn; "Before the first turn" while they are set up. (transfer full) */
char *acies_scene_dup_turn (const AciesScene *scene);

G_END_DECLS
