/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/cohorts/co-types.h"
#include "engine/tabletop/tt-move.h"

G_BEGIN_DECLS

/* Writes @path of unit @unit into the members of @action (kind excepted), and back; what was not packed so gives an
 * ill-formed path. */
void  co_path_pack   (const TtPath *path, guint unit, AciesAction *action);
void  co_path_unpack (const AciesAction *action, TtPath *path);

G_END_DECLS
