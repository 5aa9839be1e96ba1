/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-scene.h"

G_BEGIN_DECLS

/* Scenes of free tables made by hand, without any ruleset. Lengths in mm, facings in degrees. */

/* A table of this size with two sides. */
AciesScene *table_fixture_empty (int width, int height);

/* A base 40 mm wide; the next free number of the side. Its name is the badge. */
void table_fixture_add_base (AciesScene *scene, int side, const char *emblem, const char *badge, int depth, double x, double y,
                             double facing);

/* @points: "x,y x,y x,y". */
void table_fixture_add_area (AciesScene *scene, AciesSceneGround ground, const char *name, const char *points);

/* An ellipse of 48 points. */
void table_fixture_add_ellipse (AciesScene *scene, AciesSceneGround ground, const char *name, double x, double y, double rx,
                                double ry);
void table_fixture_add_line (AciesScene *scene, gboolean river, int width, const char *name, const char *points);
void table_fixture_add_camp (AciesScene *scene, int side, int held_by, double x, double y, double facing);

/* A battle with hill, wood, marsh, a road and both camps: 600 x 600 mm, eleven bases of side 0, seven of side 1. */
AciesScene *table_fixture_telamon (void);

/* Every kind of ground, in a grid, with a river across and nobody about. */
AciesScene *table_fixture_grounds (void);

G_END_DECLS
