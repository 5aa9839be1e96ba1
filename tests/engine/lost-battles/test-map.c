/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "engine/lost-battles/lb-map.h"

static guint
zone (const char *id)
{
  const guint found = lb_zone_find (id);

  g_assert_cmpuint (found, <, LB_N_ZONES);

  return found;
}

static void
test_ids (void)
{
  static const char *const wrong[] = { "", "c", "c0", "c5", "f1", "C2", "c22", "off-field" };

  for (guint i = 0; i < LB_N_ZONES; i++)
    g_assert_cmpuint (lb_zone_find (lb_zone_id (i)), ==, i);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_cmpuint (lb_zone_find (wrong[i]), ==, LB_OFF_FIELD);
}

static void
test_neighbours (void)
{
  guint n_borders = 0;

  for (guint from = 0; from < LB_N_ZONES; from++)
    for (guint facing = 0; facing < 4; facing++)
      {
        const guint to = lb_zone_next (from, facing);

        if (to == LB_OFF_FIELD)
          {
            g_assert_true (lb_zone_is_edge (from));
            n_borders++;
            continue;
          }
        g_assert_cmpuint (lb_zone_next (to, lb_opposite (facing)), ==, from);
        g_assert_cmpuint (lb_zone_distance (from, to), ==, 1);
        g_assert_cmpuint (lb_direction_to (from, to), ==, facing);
      }

  g_assert_cmpuint (n_borders, ==, 2 * (LB_N_COLUMNS + LB_N_ROWS));
  g_assert_cmpuint (lb_zone_next (zone ("c2"), ACIES_FACING_SOUTH), ==, zone ("c3"));
  g_assert_cmpuint (lb_zone_next (zone ("c2"), ACIES_FACING_EAST), ==, zone ("d2"));
}

/* 2.1.3: never diagonally */
static void
test_distance (void)
{
  g_assert_cmpuint (lb_zone_distance (zone ("c2"), zone ("c2")), ==, 0);
  g_assert_cmpuint (lb_zone_distance (zone ("c2"), zone ("d3")), ==, 2);
  g_assert_cmpuint (lb_zone_distance (zone ("c2"), zone ("a3")), ==, 3);
  g_assert_cmpuint (lb_zone_distance (zone ("a1"), zone ("e4")), ==, 7);
}

/* 2.1.1, 2.3.1 */
static void
test_parts (void)
{
  static const char *const central[] = { "b2", "c2", "d2", "b3", "c3", "d3" };
  static const char *const rear[] = { "b1", "c1", "d1", "b4", "c4", "d4" };
  guint                    n_central = 0, n_rear = 0, n_edge = 0;

  for (guint i = 0; i < LB_N_ZONES; i++)
    {
      n_central += lb_zone_is_central (i) ? 1 : 0;
      n_rear += lb_zone_is_rear (i) ? 1 : 0;
      n_edge += lb_zone_is_edge (i) ? 1 : 0;
    }

  g_assert_cmpuint (n_central, ==, G_N_ELEMENTS (central));
  g_assert_cmpuint (n_rear, ==, G_N_ELEMENTS (rear));
  g_assert_cmpuint (n_edge, ==, 14);
  for (guint i = 0; i < G_N_ELEMENTS (central); i++)
    {
      g_assert_true (lb_zone_is_central (zone (central[i])));
      g_assert_true (lb_zone_is_rear (zone (rear[i])));
      g_assert_cmpuint (lb_zone_half (zone (central[i])), ==, i < 3 ? 0 : 1);
      g_assert_cmpuint (lb_zone_half (zone (rear[i])), ==, i < 3 ? 0 : 1);
    }
}

static void
test_sides (void)
{
  g_assert_cmpuint (lb_central_rear (0), ==, zone ("c1"));
  g_assert_cmpuint (lb_central_rear (1), ==, zone ("c4"));
  g_assert_cmpuint (lb_forward (0), ==, ACIES_FACING_SOUTH);
  g_assert_cmpuint (lb_forward (1), ==, ACIES_FACING_NORTH);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lb/2.1.1/ids", test_ids);
  g_test_add_func ("/lb/2.1.1/parts", test_parts);
  g_test_add_func ("/lb/2.1.1/sides", test_sides);
  g_test_add_func ("/lb/2.1.3/neighbours", test_neighbours);
  g_test_add_func ("/lb/2.1.3/distance", test_distance);

  return g_test_run ();
}
