/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-table-layout.h"

#include "scene/acies-paint-map.h"
#include "scene/acies-paint.h"

#include <math.h>
#include <string.h>

/* Sideways counts for more than ahead when the next one in a direction is looked for. */
#define ASIDE 2.0

/* Of a commander's badge: 1/100 mm; px; from SHOW_NAME px on with his name in letters of PLATE_FONT px. */
#define BADGE_RADIUS 1000.0
#define LEAST_BADGE 6.0
#define MOST_BADGE 22.0
#define SHOW_NAME 11.0
#define PLATE_FONT 12.0

static const AciesSceneToken *
get_token (const AciesLayout *self, guint index)
{
  return &g_array_index (self->scene->tokens, AciesSceneToken, index);
}

void
acies_viewport_init_for_scene (AciesViewport *self, const AciesScene *scene)
{
  g_return_if_fail (self != NULL && scene != NULL);

  if (acies_scene_has_table (scene))
    acies_viewport_init_whole (self, (double)scene->table_width / scene->table_height);
  else
    acies_viewport_init (self, scene->columns, scene->rows);
}

double
acies_scene_get_aspect (const AciesScene *scene, double zone_aspect)
{
  if (acies_scene_has_table (scene))
    return (double)scene->table_width / scene->table_height;
  if (acies_scene_is_map (scene))
    return (double)scene->map_width / scene->map_height;

  return zone_aspect * scene->columns / scene->rows;
}

void
acies_table_to_board (const AciesLayout *self, double x, double y, double *board_x, double *board_y)
{
  *board_x = x * self->scale;
  *board_y = y * self->scale;
}

void
acies_table_from_board (
  const AciesLayout *self, double board_x, double board_y, gint32 *x, gint32 *y)
{
  *x = (gint32)lround (board_x / self->scale);
  *y = (gint32)lround (board_y / self->scale);
}

void
acies_footprint_corners (const AciesFootprint *self,
                         const AciesLayout    *layout,
                         double                corners[4][2])
{
  const double angle = self->pose.facing / 100.0 * G_PI / 180;
  const double ahead[2] = { sin (angle), -cos (angle) };
  const double right[2] = { cos (angle), sin (angle) };
  const double half = self->width / 2.0 * layout->scale, depth = self->depth * layout->scale;
  double       x, y;

  acies_table_to_board (layout, self->pose.x, self->pose.y, &x, &y);
  for (guint i = 0; i < 4; i++)
    {
      const double across = i == 0 || i == 3 ? -half : half;
      const double back = i < 2 ? 0 : depth;

      corners[i][0] = x + right[0] * across - ahead[0] * back;
      corners[i][1] = y + right[1] * across - ahead[1] * back;
    }
}

AciesRect
acies_footprint_bounds (const AciesFootprint *self, const AciesLayout *layout)
{
  double corners[4][2];
  double left, top, right, bottom;

  acies_footprint_corners (self, layout, corners);
  left = right = corners[0][0];
  top = bottom = corners[0][1];
  for (guint i = 1; i < 4; i++)
    {
      left = MIN (left, corners[i][0]);
      right = MAX (right, corners[i][0]);
      top = MIN (top, corners[i][1]);
      bottom = MAX (bottom, corners[i][1]);
    }

  return (AciesRect){ left, top, right - left, bottom - top };
}

double
acies_footprint_distance (const AciesFootprint *self, const AciesLayout *layout, double x, double y)
{
  const double angle = self->pose.facing / 100.0 * G_PI / 180;
  const double half = self->width / 2.0 * layout->scale, depth = self->depth * layout->scale;
  double       front_x, front_y, across, back;

  acies_table_to_board (layout, self->pose.x, self->pose.y, &front_x, &front_y);
  across = (x - front_x) * cos (angle) + (y - front_y) * sin (angle);
  back = -(x - front_x) * sin (angle) + (y - front_y) * cos (angle);

  return hypot (MAX (fabs (across) - half, 0), MAX (MAX (-back, back - depth), 0));
}

/* The point of an edge nearest to a point. */
static void
nearest_on_edge (const double a[2], const double b[2], const double point[2], double nearest[2])
{
  const double dx = b[0] - a[0], dy = b[1] - a[1];
  const double length = MAX (dx * dx + dy * dy, 1e-9);
  const double t = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length;

  nearest[0] = a[0] + CLAMP (t, 0, 1) * dx;
  nearest[1] = a[1] + CLAMP (t, 0, 1) * dy;
}

/* Of two that do not overlap, a corner of one is an end of the shortest way. */
void
acies_footprint_gap (const AciesFootprint *self,
                     const AciesFootprint *other,
                     const AciesLayout    *layout,
                     double                ends[2][2])
{
  double corners[2][4][2];
  double least = G_MAXDOUBLE;

  acies_footprint_corners (self, layout, corners[0]);
  acies_footprint_corners (other, layout, corners[1]);
  for (guint i = 0; i < 32; i++)
    {
      const guint   of = i / 16, corner = i / 4 % 4, edge = i % 4;
      const double *point = corners[of][corner];
      double        near[2];

      nearest_on_edge (corners[1 - of][edge], corners[1 - of][(edge + 1) % 4], point, near);
      if (hypot (near[0] - point[0], near[1] - point[1]) >= least)
        continue;
      least = hypot (near[0] - point[0], near[1] - point[1]);
      memcpy (ends[of], point, sizeof ends[of]);
      memcpy (ends[1 - of], near, sizeof near);
    }
}

/* Badges of commanders, px; from a size on their names stand beside them. */
static void
place_leaders (AciesLayout *self, const AciesStyle *style)
{
  const double radius = CLAMP (BADGE_RADIUS * self->scale, LEAST_BADGE, MOST_BADGE);
  const double font = radius >= SHOW_NAME ? PLATE_FONT : 0;

  for (guint i = 0; i < self->scene->leaders->len; i++)
    {
      const AciesSceneLeader *leader = &g_array_index (self->scene->leaders, AciesSceneLeader, i);
      const AciesPlate        plate = { leader, radius, font, 0 };
      AciesLeaderPlace        place = {
                     .leader = i,
                     .cell = ACIES_NO_CELL,
                     .box = { .height = 2 * radius },
                     .radius = radius,
                     .font = font,
      };
      double x, y;

      if (!leader->on_table)
        continue;
      acies_table_to_board (self, leader->at[0], leader->at[1], &x, &y);
      place.box.x = x - radius;
      place.box.y = y - radius;
      place.box.width = acies_paint_plate (NULL, style, &plate, 0, 0);
      g_array_append_val (self->leaders, place);
    }
}

/* Those off the table have no place. */
void
acies_table_lay_out (AciesLayout *self, const AciesStyle *style)
{
  self->scale = self->cell_width / self->scene->table_width;
  for (guint i = 0; i < self->scene->tokens->len; i++)
    {
      const AciesSceneToken *token = get_token (self, i);
      const AciesFootprint   base = acies_token_footprint (token);
      AciesTokenPlace        place = { .token = i, .cell = ACIES_NO_CELL };

      if (!token->on_table)
        continue;
      place.box = acies_footprint_bounds (&base, self);
      place.x = place.box.x + place.box.width / 2;
      place.y = place.box.y + place.box.height / 2;
      place.width = token->width * self->scale;
      g_array_append_val (self->tokens, place);
    }
  place_leaders (self, style);
}

/* A base within reach. */
typedef struct
{
  double distance;
  int    index;
} Found;

static int
compare_found (gconstpointer a, gconstpointer b)
{
  const Found *one = a, *other = b;

  if (one->distance != other->distance)
    return one->distance < other->distance ? -1 : 1;

  return other->index - one->index;
}

int
acies_pick_base (const AciesLayout *layout, double x, double y, double reach, int last)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Found));
  guint              at = 0;

  g_return_val_if_fail (layout != NULL, -1);

  for (guint i = 0; i < layout->tokens->len; i++)
    {
      const guint          index = g_array_index (layout->tokens, AciesTokenPlace, i).token;
      const AciesFootprint base = acies_token_footprint (get_token (layout, index));
      const Found          found = { acies_footprint_distance (&base, layout, x, y), (int)index };

      if (found.distance <= MAX (reach, 0))
        g_array_append_val (all, found);
    }
  if (all->len == 0)
    return -1;

  g_array_sort (all, compare_found);
  for (guint i = 0; last >= 0 && i < all->len; i++)
    if (g_array_index (all, Found, i).index == last)
      at = (i + 1) % all->len;

  return g_array_index (all, Found, at).index;
}

/* Whether the badge, or with @reach the plate, lies there. */
static gboolean
is_at_plate (const AciesLeaderPlace *place, double x, double y, double reach)
{
  const double badge_x = place->box.x + place->radius, badge_y = place->box.y + place->radius;

  if (reach < 0)
    return hypot (x - badge_x, y - badge_y) <= place->radius;

  return x >= place->box.x - reach && x <= place->box.x + place->box.width + reach &&
         y >= place->box.y - reach && y <= place->box.y + place->box.height + reach;
}

int
acies_pick_commander (const AciesLayout *layout, double x, double y, double reach)
{
  g_return_val_if_fail (layout != NULL, -1);

  for (guint i = layout->leaders->len; i > 0; i--)
    {
      const AciesLeaderPlace *place = &g_array_index (layout->leaders, AciesLeaderPlace, i - 1);

      if (is_at_plate (place, x, y, reach))
        return (int)place->leader;
    }

  return -1;
}

int
acies_pick_beyond (const AciesLayout *layout, int from, int dx, int dy)
{
  double x = layout->cell_width / 2, y = layout->cell_height / 2;
  double least = G_MAXDOUBLE;
  int    best = -1;

  for (guint i = 0; i < layout->tokens->len; i++)
    {
      const AciesTokenPlace *place = &g_array_index (layout->tokens, AciesTokenPlace, i);

      if ((int)place->token == from)
        {
          x = place->x;
          y = place->y;
        }
    }
  for (guint i = 0; i < layout->tokens->len; i++)
    {
      const AciesTokenPlace *place = &g_array_index (layout->tokens, AciesTokenPlace, i);
      const double           ahead = (place->x - x) * dx + (place->y - y) * dy;
      const double           aside = fabs ((place->x - x) * dy) + fabs ((place->y - y) * dx);

      if ((int)place->token == from || ahead < 1 || aside > 1.2 * ahead ||
          ahead + ASIDE * aside >= least)
        continue;
      least = ahead + ASIDE * aside;
      best = (int)place->token;
    }

  return best;
}
