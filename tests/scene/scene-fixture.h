/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-scene.h"

G_BEGIN_DECLS

/* Scenes made by hand, without any ruleset. */

/* 5 x 4 zones with names, two sides, nothing else. */
AciesScene *scene_fixture_empty (void);

/* A battle in full swing: twelve units in one zone, strategists, heroes, a river, a settlement,
 * camps. */
AciesScene *scene_fixture_cannae (void);

/* A battle line by a hill and a river, seen before the first turn. */
AciesScene *scene_fixture_pharsalus (void);

/* Every kind of terrain, in groups of zones. */
AciesScene *scene_fixture_terrain (void);

/* Adds units to a zone, the first one as lead; the next free numbers of the side.
 * @what: "emblem pips count [d] [a]; ..." by wire names, d for disordered, a for acted. */
void scene_fixture_add_units (AciesScene *scene,
                              const char *zone,
                              int         side,
                              AciesFacing facing,
                              const char *what);

void scene_fixture_add_leader (AciesScene *scene,
                               const char *zone,
                               int         side,
                               guint       rating,
                               const char *name);

void scene_fixture_set_terrain (AciesScene *scene, const char *zones, AciesTerrain terrain);

/* @zones: "a1 a2 b3". */
void scene_fixture_add_course (AciesScene *scene,
                               const char *name,
                               gboolean    river,
                               const char *zones);

void scene_fixture_add_label (AciesScene *scene,
                              const char *zone,
                              int         edge,
                              gboolean    settlement,
                              const char *text);

G_END_DECLS
