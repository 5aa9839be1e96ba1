/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#pragma once

#include "engine/core/acies-scene.h"
#include "scene/acies-color.h"
#include "scene/acies-style.h"

G_BEGIN_DECLS

/* Whether @scene is the map of a campaign: neither zones nor a table. */
gboolean acies_scene_is_map (const AciesScene *scene);

/* The colour of a player on maps: up to six, which every colour vision keeps apart; an army also shows its player's letter. */
AciesColor acies_map_side_color (const AciesPalette *palette, int side);

/* Where the node @index lies on a map drawn @width x @height, in its pixels. */
void acies_map_place (const AciesScene *scene, double width, double height, guint index, double *x, double *y);

/* The node at a point of a map drawn so, or near enough to be meant; -1 if there is none. */
int acies_map_pick (const AciesScene *scene, double width, double height, double x, double y);

/* The whole map: sea, routes, places, armies and the players' standing. */
void acies_paint_map (cairo_t *cr, const AciesScene *scene, const AciesStyle *style, double width, double height);

G_END_DECLS
