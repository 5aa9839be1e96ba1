/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-layout.h"

#include "scene/acies-paint-text.h"
#include "scene/acies-paint.h"
#include "scene/acies-table-layout.h"

#include <math.h>

/* A zone of this size has letters of their plain size; larger ones let them grow, smaller ones
 * shrink them. */
#define PLAIN_CELL_WIDTH  144.0
#define PLAIN_CELL_HEIGHT 124.0

#define PLATE_GAP 4.0

/* Steps of a stack: tokens stand this much apart, in token widths. */
#define STEP_ALONG 1.07
#define STEP_RANK  (ACIES_TOKEN_DEPTH * 1.13)
#define STEP_SIDE  1.06
#define WIDTH_CAP  0.34

/* A kind of words: its plain size and the scale of the zone below which it drops out. */
typedef struct
{
  double size;
  double least_scale;
} FontRule;

static const FontRule zone_rule = { 11, 0.82 };
static const FontRule label_rule = { 12, 0.68 };
static const FontRule settlement_rule = { 11, 0.6 };
static const FontRule plate_rule = { 12.5, 0.5 };

static double
cell_scale (const AciesLayout *self)
{
  return MIN (self->cell_width / PLAIN_CELL_WIDTH, self->cell_height / PLAIN_CELL_HEIGHT);
}

/* Letters grow more slowly than the zones. */
static double
growth (double scale)
{
  return scale > 1.35 ? pow (scale / 1.35, 0.75) : 1;
}

static double
font_size (const FontRule *rule, double scale)
{
  if (scale < rule->least_scale)
    return 0;
  if (scale < 1)
    return MAX (rule->size * scale, ACIES_TEXT_MIN);

  return rule->size * growth (scale);
}

static double
text_factor (const AciesStyle *style)
{
  return CLAMP (style->text_scale, 0.5, 3);
}

/* Does a label of @cell need a strip of its own, at the head of the zone or at its foot? Names of
 * the sea stand in the water. */
static gboolean
needs_strip (const AciesLayout *self, int cell, gboolean head)
{
  const gboolean coast = (self->scene->cells[cell].terrain & ACIES_TERRAIN_COAST) != 0;

  for (guint i = 0; i < self->scene->labels->len; i++)
    {
      const AciesSceneLabel *label = &g_array_index (self->scene->labels, AciesSceneLabel, i);
      const gboolean         in_sea = coast && !label->settlement && label->edge < 0;

      if (label->cell == cell && !in_sea && (label->edge == ACIES_FACING_NORTH) == head)
        return TRUE;
    }
  return FALSE;
}

/* The zone less what its name, its labels, its camp and its borders take. */
static void
make_room (AciesLayout *self, const AciesStyle *style, int cell)
{
  AciesCellPlace  *place = &self->cells[cell];
  const AciesRect *rect = &place->rect;
  const gboolean   has_camp = self->scene->cells[cell].camp_side != ACIES_NO_SIDE;
  const double     side = MIN (7, rect->width * 0.05), end = MIN (9, rect->height * 0.06);
  const double     name = self->zone_font * text_factor (style) + 7;
  const double     band = self->zone_font > 0 ? name : end;
  const double     words = self->settlement_font * text_factor (style) + 7;
  const double     strip = self->settlement_font > 0 ? words : 0;
  const double     head = needs_strip (self, cell, TRUE) ? strip : 0;
  const double     foot = needs_strip (self, cell, FALSE) ? strip : 0;
  const double     camp = has_camp ? MIN (rect->width, rect->height) * 0.24 : 0;

  place->head = (AciesRect){ rect->x + side, rect->y + band, rect->width - 2 * side, head };
  place->foot = (AciesRect){ rect->x + side + camp, rect->y + rect->height - foot - 2,
                             rect->width - 2 * side - camp, foot };
  place->room = (AciesRect){ rect->x + side + camp, rect->y + band + head,
                             rect->width - 2 * side - camp,
                             rect->height - band - head - (foot > 0 ? foot + 3 : end) };
}

static double
plate_radius (const AciesLayout *self)
{
  return MIN (self->cell_height * 0.115, 15 * growth (cell_scale (self)));
}

static gboolean
is_sideways (AciesFacing facing)
{
  return facing == ACIES_FACING_EAST || facing == ACIES_FACING_WEST;
}

/* Width of tokens in @columns files along the front: as wide as both ways allow. */
static double
width_in_columns (double along, double deep, gboolean sideways, gboolean mixed, guint columns,
                  guint n)
{
  const guint  rows = (n + columns - 1) / columns;
  const double step = sideways ? STEP_SIDE : STEP_ALONG;
  const double rank = mixed ? STEP_ALONG : STEP_RANK;

  return MIN (along / (step * columns), deep / (rank * rows));
}

double
acies_layout_stack (const AciesRect *room,
                    AciesFacing      facing,
                    gboolean         mixed,
                    guint            n,
                    double          *x,
                    double          *y)
{
  const gboolean sideways = is_sideways (facing);
  const double   along = sideways ? room->height : room->width;
  const double   deep = sideways ? room->width : room->height;
  const double   cap = WIDTH_CAP * MAX (room->width, 1.3 * room->height);
  double         best = 0;
  guint          columns = 1;

  for (guint c = 1; c <= n; c++)
    {
      const double width = MIN (width_in_columns (along, deep, sideways, mixed, c, n), cap);

      if (width > best + 0.01)
        {
          best = width;
          columns = c;
        }
    }

  for (guint i = 0; i < n; i++)
    {
      const guint        rows = (n + columns - 1) / columns, row = i / columns;
      const guint        in_row = MIN (columns, n - row * columns);
      const double       u = (i % columns - (in_row - 1) / 2.0) * best * STEP_ALONG;
      const double       v = (row - (rows - 1) / 2.0) * best * (mixed ? STEP_ALONG : STEP_RANK);
      static const gint8 turn[4][4] = {
        { 1, 0, 0, 1 }, { 0, -1, 1, 0 }, { -1, 0, 0, -1 }, { 0, 1, -1, 0 }
      };

      x[i] = room->x + room->width / 2 + turn[facing][0] * u + turn[facing][1] * v;
      y[i] = room->y + room->height / 2 + turn[facing][2] * u + turn[facing][3] * v;
    }
  return best;
}

static AciesRect
token_box (double x, double y, double width, AciesFacing facing)
{
  const double depth = width * ACIES_TOKEN_DEPTH;
  const double w = is_sideways (facing) ? depth : width, h = is_sideways (facing) ? width : depth;

  return (AciesRect){ x - w / 2, y - h / 2, w, h };
}

static const AciesSceneToken *
scene_token (const AciesLayout *self, guint index)
{
  return &g_array_index (self->scene->tokens, AciesSceneToken, index);
}

/* One body for all, a little to the left so that the count stands beside it. */
static void
mass_tokens (AciesLayout *self, AciesCellPlace *place)
{
  const double width = MIN (MIN (place->room.width * 0.45, place->room.height), 30);
  const double x = place->room.x + place->room.width * 0.5 - width * 0.45;
  const double y = place->room.y + place->room.height * 0.5;

  place->massed = TRUE;
  place->token_width = width;
  for (guint i = 0; i < place->count; i++)
    {
      AciesTokenPlace *token = &g_array_index (self->tokens, AciesTokenPlace, place->first + i);

      token->x = x;
      token->y = y;
      token->width = width;
      token->box = token_box (x, y, width, scene_token (self, token->token)->facing);
    }
}

static void
stack_tokens (AciesLayout *self, const AciesStyle *style, AciesCellPlace *place)
{
  AciesTokenPlace   *tokens = &g_array_index (self->tokens, AciesTokenPlace, place->first);
  const AciesFacing  facing = scene_token (self, tokens[0].token)->facing;
  g_autofree double *x = g_new (double, place->count);
  g_autofree double *y = g_new (double, place->count);
  gboolean           mixed = FALSE;

  for (guint i = 1; i < place->count; i++)
    mixed |= is_sideways (scene_token (self, tokens[i].token)->facing) != is_sideways (facing);

  place->token_width = acies_layout_stack (&place->room, facing, mixed, place->count, x, y);
  if (place->token_width < style->token_min && place->count > 1)
    {
      mass_tokens (self, place);
      return;
    }
  for (guint i = 0; i < place->count; i++)
    {
      tokens[i].x = x[i];
      tokens[i].y = y[i];
      tokens[i].width = place->token_width;
      tokens[i].box =
        token_box (x[i], y[i], place->token_width, scene_token (self, tokens[i].token)->facing);
    }
}

/* Gives the plates of a zone their size; returns the width of their row. @font: 0 for badges alone. */
static double
size_plates (AciesLayout          *self,
             const AciesStyle     *style,
             const AciesCellPlace *place,
             double                font)
{
  AciesLeaderPlace *leaders = &g_array_index (self->leaders, AciesLeaderPlace, place->first_leader);
  const double      radius = plate_radius (self);
  double            sum = (place->n_leaders - 1) * PLATE_GAP;

  for (guint i = 0; i < place->n_leaders; i++)
    {
      const guint      leader = leaders[i].leader;
      const AciesPlate plate = { &g_array_index (self->scene->leaders, AciesSceneLeader, leader),
                                 radius, font, 0 };

      leaders[i].radius = radius;
      leaders[i].font = font;
      leaders[i].box.height = 2 * radius;
      leaders[i].box.width = acies_paint_plate (NULL, style, &plate, 0, 0);
      sum += leaders[i].box.width;
    }
  return sum;
}

/* The plates in one row: with names if they fit, if need be in smaller letters; badges alone where
 * a name would have to be cut. Returns the width of the row. */
static double
fit_plates (AciesLayout *self, const AciesStyle *style, const AciesCellPlace *place)
{
  const double room = place->rect.width - 2 * PLATE_GAP;
  const double most = (room - (place->n_leaders - 1) * PLATE_GAP) / place->n_leaders;
  const double font = most > 4.2 * plate_radius (self) ? self->plate_font : 0;
  double       sum = size_plates (self, style, place, font);

  if (font > 0 && sum > room)
    {
      const double smaller = MAX (font * room / sum, ACIES_TEXT_MIN / text_factor (style));

      sum = size_plates (self, style, place, smaller);
      if (sum > room)
        sum = size_plates (self, style, place, 0);
    }
  return sum;
}

static void
place_leaders (AciesLayout *self, const AciesStyle *style, AciesCellPlace *place)
{
  AciesLeaderPlace *leaders = &g_array_index (self->leaders, AciesLeaderPlace, place->first_leader);
  const double      height = 2 * plate_radius (self) + 3;
  const double      spare = place->rect.width - fit_plates (self, style, place);
  double            x = place->rect.x + spare / 2;
  double            y = place->room.y + place->room.height / 2;

  if (place->count > 0)
    {
      const AciesTokenPlace *lead = &g_array_index (self->tokens, AciesTokenPlace, place->first);
      const AciesSceneToken *token = scene_token (self, lead->token);
      const gboolean         rear_up = token->facing == ACIES_FACING_SOUTH;

      y = place->room.y + (rear_up ? height / 2 : place->room.height - height / 2 + 3);
      place->room.height -= height;
      place->room.y += rear_up ? height : 0;
    }
  for (guint i = 0; i < place->n_leaders; i++)
    {
      leaders[i].box.x = x;
      leaders[i].box.y = y - leaders[i].radius;
      x += leaders[i].box.width + PLATE_GAP;
    }
}

/* Gathers what stands in the zone. */
static void
fill_cell (AciesLayout *self, int cell)
{
  AciesCellPlace *place = &self->cells[cell];

  place->first = self->tokens->len;
  for (guint i = 0; i < self->scene->tokens->len; i++)
    if (scene_token (self, i)->cell == cell)
      {
        const AciesTokenPlace token = { .token = i, .cell = (gint16) cell };

        g_array_append_val (self->tokens, token);
      }
  place->count = self->tokens->len - place->first;

  place->first_leader = self->leaders->len;
  for (guint i = 0; i < self->scene->leaders->len && plate_radius (self) >= 5; i++)
    if (g_array_index (self->scene->leaders, AciesSceneLeader, i).cell == cell)
      {
        const AciesLeaderPlace leader = { .leader = i, .cell = (gint16) cell };

        g_array_append_val (self->leaders, leader);
      }
  place->n_leaders = self->leaders->len - place->first_leader;
}

static void
lay_cell (AciesLayout *self, const AciesStyle *style, int cell)
{
  AciesCellPlace *place = &self->cells[cell];
  const guint     columns = self->scene->columns;

  place->rect = (AciesRect){ (guint) cell % columns * self->cell_width,
                             (guint) cell / columns * self->cell_height,
                             self->cell_width, self->cell_height };
  make_room (self, style, cell);
  fill_cell (self, cell);
  if (place->n_leaders > 0)
    place_leaders (self, style, place);
  if (place->count > 0)
    stack_tokens (self, style, place);
}

AciesLayout *
acies_layout_new (const AciesScene *scene, const AciesStyle *style, double cell_width,
                  double cell_height)
{
  AciesLayout *self;
  const int    n_cells = (int) (scene->columns * scene->rows);
  double       scale;

  g_return_val_if_fail (scene != NULL && style != NULL, NULL);

  self = g_new0 (AciesLayout, 1);
  self->scene = scene;
  self->cell_width = isfinite (cell_width) ? MAX (cell_width, 1) : 1;
  self->cell_height = isfinite (cell_height) ? MAX (cell_height, 1) : 1;
  scale = cell_scale (self);
  self->zone_font = font_size (&zone_rule, scale);
  self->label_font = font_size (&label_rule, scale);
  self->settlement_font = font_size (&settlement_rule, scale);
  self->plate_font = font_size (&plate_rule, scale);
  self->cells = g_new0 (AciesCellPlace, n_cells);
  self->tokens = g_array_new (FALSE, TRUE, sizeof (AciesTokenPlace));
  self->leaders = g_array_new (FALSE, TRUE, sizeof (AciesLeaderPlace));
  for (int cell = 0; cell < n_cells; cell++)
    lay_cell (self, style, cell);
  if (acies_scene_has_table (scene))
    acies_table_lay_out (self, style);
  return self;
}

void
acies_layout_free (AciesLayout *self)
{
  if (self == NULL)
    return;

  g_free (self->cells);
  g_array_unref (self->tokens);
  g_array_unref (self->leaders);
  g_free (self);
}

AciesLayout *
acies_layout_new_for_board (const AciesScene *scene, const AciesStyle *style, double width,
                            double height)
{
  return acies_layout_new (scene, style, width / MAX (scene->columns, 1),
                           height / MAX (scene->rows, 1));
}

AciesLayout *
acies_layout_new_for_viewport (const AciesScene    *scene,
                               const AciesStyle    *style,
                               const AciesViewport *viewport)
{
  return acies_layout_new (scene, style, viewport->cell_width, viewport->cell_height);
}

const AciesTokenPlace *
acies_layout_find_token (const AciesLayout *self, int side, guint unit)
{
  for (guint i = 0; i < self->tokens->len; i++)
    {
      const AciesTokenPlace *place = &g_array_index (self->tokens, AciesTokenPlace, i);
      const AciesSceneToken *token = scene_token (self, place->token);

      if (token->side == side && token->unit == unit)
        return place;
    }
  return NULL;
}

const AciesLeaderPlace *
acies_layout_find_leader (const AciesLayout *self, int side, guint commander)
{
  for (guint i = 0; i < self->leaders->len; i++)
    {
      const AciesLeaderPlace *place = &g_array_index (self->leaders, AciesLeaderPlace, i);
      const AciesSceneLeader *leader =
        &g_array_index (self->scene->leaders, AciesSceneLeader, place->leader);

      if (leader->side == side && leader->commander == commander)
        return place;
    }
  return NULL;
}
