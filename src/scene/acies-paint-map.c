/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-paint-map.h"

#include "scene/acies-paint-text.h"

#include <math.h>

/* Sizes as parts of the shorter edge of the map. */
#define SEA_WIDTH 0.075
#define ROUTE_WIDTH 0.007
#define CITY 0.030  /* width of its walls */
#define STAGE 0.011 /* radius */
#define ARMY 0.044  /* width of its plate */
#define NAME_FONT 0.019
#define PLATE_FONT 0.021
#define LETTERS 3  /* of a player's name on his army */
#define PICK 0.045 /* how near a click must be */

/* Six hues apart in every colour vision (after Okabe and Ito), for light grounds and for dark ones. */
static const guint32 side_colors[ACIES_MAX_SIDES][2] = {
  { 0xa3262a, 0xe8767a }, { 0x0a5f9e, 0x6bb7ee }, { 0x1b7a4d, 0x5fd3a0 },
  { 0xa86400, 0xf0b24a }, { 0x6d3f94, 0xc79aec }, { 0x3d3d3d, 0xd8d8d8 },
};

/* A map while it is drawn. */
typedef struct
{
  cairo_t          *cr;
  const AciesScene *scene;
  const AciesStyle *style;
  double            width, height;
  double            unit; /* its shorter edge */
} Map;

gboolean
acies_scene_is_map (const AciesScene *scene)
{
  return scene->map_width > 0 && scene->map_height > 0;
}

AciesColor
acies_map_side_color (const AciesPalette *palette, int side)
{
  if (side < 0 || side >= ACIES_MAX_SIDES)
    return acies_palette_get (palette, ACIES_COLOR_TEXT_DIM);

  return acies_color_from_hex (side_colors[side][acies_palette_is_dark (palette)]);
}

void
acies_map_place (const AciesScene *scene, double width, double height, guint index, double *x,
                 double *y)
{
  const AciesSceneNode *node = &g_array_index (scene->nodes, AciesSceneNode, index);

  *x = width * node->x / MAX (scene->map_width, 1);
  *y = height * node->y / MAX (scene->map_height, 1);
}

int
acies_map_pick (const AciesScene *scene, double width, double height, double x, double y)
{
  double nearest = MIN (width, height) * PICK;
  int    best = -1;

  for (guint i = 0; i < scene->nodes->len; i++)
    {
      double node_x, node_y;

      acies_map_place (scene, width, height, i, &node_x, &node_y);
      if (hypot (node_x - x, node_y - y) < nearest)
        {
          nearest = hypot (node_x - x, node_y - y);
          best = (int)i;
        }
    }

  return best;
}

static const AciesSceneNode *
node_at (const Map *map, guint index, double *x, double *y)
{
  acies_map_place (map->scene, map->width, map->height, index, x, y);

  return &g_array_index (map->scene->nodes, AciesSceneNode, index);
}

static void
set_color (const Map *map, AciesColorName name)
{
  acies_color_set (map->cr, acies_palette_get (&map->style->palette, name), 1);
}

/* ---- Sea and routes ---- */

/* The path of all links by sea or by land. */
static void
trace_links (const Map *map, gboolean sea)
{
  for (guint i = 0; i < map->scene->links->len; i++)
    {
      const AciesSceneLink *link = &g_array_index (map->scene->links, AciesSceneLink, i);
      double                x, y;

      if ((link->sea != 0) != (sea != 0))
        continue;
      node_at (map, link->a, &x, &y);
      cairo_move_to (map->cr, x, y);
      node_at (map, link->b, &x, &y);
      cairo_line_to (map->cr, x, y);
    }
}

/* There is no coastline in a campaign: where ships go is water. */
static void
paint_sea (const Map *map)
{
  cairo_set_line_cap (map->cr, CAIRO_LINE_CAP_ROUND);
  set_color (map, ACIES_COLOR_SEA);
  trace_links (map, TRUE);
  cairo_set_line_width (map->cr, map->unit * SEA_WIDTH);
  cairo_stroke (map->cr);
  for (guint i = 0; i < map->scene->nodes->len; i++)
    {
      double                x, y;
      const AciesSceneNode *node = node_at (map, i, &x, &y);

      if (node->kind != ACIES_NODE_SEA)
        continue;
      cairo_arc (map->cr, x, y, map->unit * SEA_WIDTH, 0, 2 * G_PI);
      cairo_fill (map->cr);
    }
}

static void
paint_routes (const Map *map)
{
  const double dashes[] = { map->unit * 0.012, map->unit * 0.010 };

  cairo_set_line_cap (map->cr, CAIRO_LINE_CAP_ROUND);
  set_color (map, ACIES_COLOR_GRID);
  trace_links (map, FALSE);
  cairo_set_line_width (map->cr, map->unit * ROUTE_WIDTH * 1.7);
  cairo_stroke (map->cr);
  set_color (map, ACIES_COLOR_ROAD);
  trace_links (map, FALSE);
  cairo_set_line_width (map->cr, map->unit * ROUTE_WIDTH);
  cairo_stroke (map->cr);
  set_color (map, ACIES_COLOR_WATER_INK);
  trace_links (map, TRUE);
  cairo_set_line_width (map->cr, map->unit * ROUTE_WIDTH * 0.5);
  cairo_set_dash (map->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (map->cr);
  cairo_set_dash (map->cr, NULL, 0, 0);
}

/* ---- Places ---- */

/* A wall with three battlements, its foot at the middle of the place. */
static void
trace_walls (const Map *map, double x, double y, double width)
{
  const double height = width * 0.62, step = width / 5, top = y - height * 0.45;

  cairo_move_to (map->cr, x - width / 2, y + height * 0.55);
  for (guint i = 0; i < 5; i++)
    {
      const double level = i % 2 == 0 ? top - step * 0.8 : top;

      cairo_line_to (map->cr, x - width / 2 + step * i, level);
      cairo_line_to (map->cr, x - width / 2 + step * (i + 1), level);
    }
  cairo_line_to (map->cr, x + width / 2, y + height * 0.55);
  cairo_close_path (map->cr);
}

static void
paint_city (const Map *map, const AciesSceneNode *node, double x, double y)
{
  const double     width = map->unit * CITY * (node->capital ? 1.45 : 1);
  const AciesColor color = acies_map_side_color (&map->style->palette, node->side);

  trace_walls (map, x, y, width);
  acies_color_set (map->cr, color, 1);
  cairo_fill_preserve (map->cr);
  set_color (map, ACIES_COLOR_PLATE);
  cairo_set_line_width (map->cr, MAX (map->unit * 0.002, 1));
  cairo_stroke (map->cr);
  if (node->besieger == ACIES_NO_SIDE)
    return;

  /* The lines of the besieger. */
  acies_color_set (map->cr, acies_map_side_color (&map->style->palette, node->besieger), 1);
  cairo_set_dash (map->cr, (const double[]){ map->unit * 0.008, map->unit * 0.005 }, 2, 0);
  cairo_set_line_width (map->cr, map->unit * 0.005);
  cairo_arc (map->cr, x, y, width * 0.85, 0, 2 * G_PI);
  cairo_stroke (map->cr);
  cairo_set_dash (map->cr, NULL, 0, 0);
}

static void
paint_stage (const Map *map, const AciesSceneNode *node, double x, double y)
{
  const gboolean sea = node->kind == ACIES_NODE_SEA;

  cairo_arc (map->cr, x, y, map->unit * STAGE * (sea ? 0.7 : 1), 0, 2 * G_PI);
  set_color (map, sea ? ACIES_COLOR_SEA : ACIES_COLOR_PLATE);
  cairo_fill_preserve (map->cr);
  set_color (map, sea ? ACIES_COLOR_WATER_INK : ACIES_COLOR_SETTLEMENT);
  cairo_set_line_width (map->cr, MAX (map->unit * 0.0025, 1));
  cairo_stroke (map->cr);
}

static void
paint_name (const Map *map, const AciesSceneNode *node, double x, double y)
{
  const gboolean       city = node->kind == ACIES_NODE_CITY;
  const AciesTextStyle text = {
    .size = map->unit * NAME_FONT,
    .bold = node->capital,
    .italic = node->kind == ACIES_NODE_SEA,
    .anchor = ACIES_TEXT_MIDDLE,
    .color =
      acies_palette_get (&map->style->palette,
                         node->kind == ACIES_NODE_SEA ? ACIES_COLOR_WATER_INK : ACIES_COLOR_TEXT),
    .halo = 2,
    .halo_name = node->kind == ACIES_NODE_SEA ? ACIES_COLOR_SEA : ACIES_COLOR_GROUND,
  };

  acies_text_draw (map->cr, map->style, &text, x, y + map->unit * (city ? 0.032 : 0.025),
                   node->name);
}

static void
paint_places (const Map *map)
{
  for (guint i = 0; i < map->scene->nodes->len; i++)
    {
      double                x, y;
      const AciesSceneNode *node = node_at (map, i, &x, &y);

      if (node->kind == ACIES_NODE_CITY)
        paint_city (map, node, x, y);
      else
        paint_stage (map, node, x, y);
    }
  for (guint i = 0; i < map->scene->nodes->len; i++)
    {
      double                x, y;
      const AciesSceneNode *node = node_at (map, i, &x, &y);

      paint_name (map, node, x, y);
    }
}

/* ---- Armies ---- */

/* "Ant 12": the beginning of the player's name and the elements, so that colour alone says nothing. */
static char *
dup_plate_words (const AciesSceneToken *token)
{
  g_autofree char *beginning =
    g_utf8_substring (token->name, 0, MIN (g_utf8_strlen (token->name, -1), LETTERS));

  return g_strdup_printf ("%s %s", beginning, token->badge != NULL ? token->badge : "");
}

/* How many armies before @index stand at the same place. */
static guint
count_before (const Map *map, guint index)
{
  const gint16 cell = g_array_index (map->scene->tokens, AciesSceneToken, index).cell;
  guint        n = 0;

  for (guint i = 0; i < index; i++)
    n += g_array_index (map->scene->tokens, AciesSceneToken, i).cell == cell;

  return n;
}

static void
paint_army (const Map *map, guint index)
{
  const AciesSceneToken *token = &g_array_index (map->scene->tokens, AciesSceneToken, index);
  g_autofree char       *words = dup_plate_words (token);
  const AciesTextStyle   text = {
      .size = map->unit * PLATE_FONT,
      .bold = TRUE,
      .anchor = ACIES_TEXT_MIDDLE,
      .color = acies_palette_get (&map->style->palette, ACIES_COLOR_PLATE),
  };
  const double height = map->unit * ARMY * 0.62;
  double       width, x, y;

  if (token->cell < 0 || (guint)token->cell >= map->scene->nodes->len)
    return;

  width =
    MAX (map->unit * ARMY, acies_text_measure (map->style, &text, words, NULL) + height * 0.5);
  node_at (map, (guint)token->cell, &x, &y);
  y -= map->unit * 0.046 + count_before (map, index) * height * 1.15;
  cairo_rectangle (map->cr, x - width / 2, y - height / 2, width, height);
  acies_color_set (map->cr, acies_map_side_color (&map->style->palette, token->side), 1);
  cairo_fill_preserve (map->cr);
  set_color (map,
             (token->flags & ACIES_TOKEN_ACTIVE) != 0 ? ACIES_COLOR_SELECTION : ACIES_COLOR_PLATE);
  cairo_set_line_width (map->cr,
                        map->unit * ((token->flags & ACIES_TOKEN_ACTIVE) != 0 ? 0.006 : 0.002));
  cairo_stroke (map->cr);
  acies_text_draw (map->cr, map->style, &text, x, y, words);
}

/* ---- Standing ---- */

/* A line for each player in the corner where fewest places lie. */
static void
paint_standing (const Map *map)
{
  const double   line = MAX (map->unit * 0.03, ACIES_TEXT_MIN * 1.5), pad = line * 0.5;
  const double   width = map->unit * 0.46, height = line * map->scene->n_sides + 2 * pad;
  guint          n_in[4] = { 0 }, best = 0;
  AciesTextStyle text = {
    .size = map->unit * NAME_FONT,
    .color = acies_palette_get (&map->style->palette, ACIES_COLOR_TEXT),
    .max_width = width - line * 2,
  };
  double left, top;

  for (guint i = 0; i < map->scene->nodes->len; i++)
    {
      double x, y;

      node_at (map, i, &x, &y);
      for (guint corner = 0; corner < 4; corner++)
        n_in[corner] += (corner % 2 == 0 ? x < width * 1.05 : x > map->width - width * 1.05) &&
                        (corner / 2 == 0 ? y < height * 1.15 : y > map->height - height * 1.15);
    }
  for (guint corner = 1; corner < 4; corner++)
    if (n_in[corner] < n_in[best])
      best = corner;

  left = best % 2 == 0 ? pad : map->width - width - pad;
  top = best / 2 == 0 ? pad : map->height - height - pad;
  acies_color_set (map->cr, acies_palette_get (&map->style->palette, ACIES_COLOR_PLATE), 0.88);
  cairo_rectangle (map->cr, left, top, width, height);
  cairo_fill (map->cr);
  for (guint side = 0; side < map->scene->n_sides; side++)
    {
      const AciesSceneSide *own = &map->scene->sides[side];
      g_autofree char      *words =
        g_strdup_printf ("%s: %s", own->name, own->standing != NULL ? own->standing : "");
      const double y = top + pad + line * (side + 0.5);

      acies_color_set (map->cr, acies_map_side_color (&map->style->palette, (int)side), 1);
      cairo_rectangle (map->cr, left + pad, y - line * 0.3, line * 0.6, line * 0.6);
      cairo_fill (map->cr);
      acies_text_draw (map->cr, map->style, &text, left + pad + line, y, words);
    }
}

void
acies_paint_map (cairo_t *cr, const AciesScene *scene, const AciesStyle *style, double width,
                 double height)
{
  const Map map = { cr, scene, style, width, height, MIN (width, height) };

  g_return_if_fail (acies_scene_is_map (scene));

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  set_color (&map, ACIES_COLOR_GROUND);
  cairo_paint (cr);
  paint_sea (&map);
  paint_routes (&map);
  paint_places (&map);
  for (guint i = 0; i < scene->tokens->len; i++)
    paint_army (&map, i);
  paint_standing (&map);
  cairo_restore (cr);
}
