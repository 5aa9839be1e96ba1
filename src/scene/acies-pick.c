/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "scene/acies-pick.h"

#include <math.h>

#define MAX_FOUND (2 * ACIES_MAX_UNITS + 32)

/* A token or plate within reach; a plate's index stands for the scene's leaders. */
typedef struct
{
  double   distance;
  gboolean is_leader;
  int      index;
} Found;

typedef struct
{
  guint n;
  Found found[MAX_FOUND];
} FoundList;

/* 0 inside. */
static double
distance_to (const AciesRect *rect, double x, double y)
{
  const double dx = MAX (MAX (rect->x - x, x - rect->x - rect->width), 0);
  const double dy = MAX (MAX (rect->y - y, y - rect->y - rect->height), 0);

  return hypot (dx, dy);
}

/* Keeps the list sorted: the nearest first, the one added first before its equals. */
static void
add_found (FoundList *list, double distance, gboolean is_leader, guint index)
{
  guint at = list->n;

  if (list->n == MAX_FOUND)
    return;

  for (; at > 0 && list->found[at - 1].distance > distance; at--)
    list->found[at] = list->found[at - 1];
  list->found[at] = (Found){ distance, is_leader, (int) index };
  list->n++;
}

static void
find_all (const AciesLayout *layout, int cell, double x, double y, double reach, FoundList *list)
{
  const AciesCellPlace *place = &layout->cells[cell];

  list->n = 0;
  for (guint i = 0; i < place->n_leaders; i++)
    {
      const AciesLeaderPlace *leader =
        &g_array_index (layout->leaders, AciesLeaderPlace, place->first_leader + i);
      const double distance = distance_to (&leader->box, x, y);

      if (distance <= reach)
        add_found (list, distance, TRUE, leader->leader);
    }
  for (guint i = 0; i < place->count; i++)
    {
      const AciesTokenPlace *token =
        &g_array_index (layout->tokens, AciesTokenPlace, place->first + i);
      const double distance = distance_to (&token->box, x, y);

      if (distance <= reach)
        add_found (list, distance, FALSE, token->token);
    }
}

static int
cell_at (const AciesLayout *layout, double x, double y)
{
  const double column = x / layout->cell_width, row = y / layout->cell_height;

  if (!(column >= 0 && row >= 0 && column < layout->scene->columns && row < layout->scene->rows))
    return ACIES_NO_CELL;

  return (int) row * (int) layout->scene->columns + (int) column;
}

static gboolean
is_found (const Found *found, const AciesPick *pick)
{
  return found->index == (found->is_leader ? pick->leader : pick->token);
}

gboolean
acies_pick_next (const AciesLayout *layout,
                 double             x,
                 double             y,
                 double             reach,
                 const AciesPick   *last,
                 AciesPick         *pick)
{
  FoundList list;
  guint     at = 0;

  *pick = (AciesPick){ cell_at (layout, x, y), -1, -1 };
  if (pick->cell == ACIES_NO_CELL)
    return FALSE;

  find_all (layout, pick->cell, x, y, isfinite (reach) ? MAX (reach, 0) : 0, &list);
  if (list.n == 0)
    return TRUE;

  for (guint i = 0; last != NULL && last->cell == pick->cell && i < list.n; i++)
    if (is_found (&list.found[i], last))
      {
        at = (i + 1) % list.n;
        break;
      }

  if (list.found[at].is_leader)
    pick->leader = list.found[at].index;
  else
    pick->token = list.found[at].index;
  return TRUE;
}

gboolean
acies_pick (const AciesLayout *layout, double x, double y, double reach, AciesPick *pick)
{
  return acies_pick_next (layout, x, y, reach, NULL, pick);
}
