/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* Boards of chance keep D-TER-4 and leave room for camps on every edge (D-SET-8). */

#include "config.h"

#include <string.h>

#include "engine/dba/dba-board.h"
#include "engine/dba/dba-deploy.h"
#include "engine/dba/dba-quick.h"
#include "engine/dba/dba-setup-parts.h"
#include "engine/dba/dba-terrain.h"

#define N_SEEDS 150

static DbaBoard *
read_board (JsonNode *node)
{
  const AciesJsonCursor     at = acies_json_root (node);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  DbaBoard                 *board = g_new0 (DbaBoard, 1);

  dba_setup_read_board (board, &at, problems);
  dba_setup_check_quarters (board, &at, problems);
  for (guint i = 0; i < acies_problems_size (problems); i++)
    g_test_message ("%s", acies_problems_get (problems, i)->message);
  g_assert_cmpuint (acies_problems_size (problems), ==, 0);

  return board;
}

static void
free_board (DbaBoard *board)
{
  dba_setup_clear_board (board);
  g_free (board);
}

/* Neither features upon each other nor a feature in a river, whatever the shapes. */
static void
assert_apart (const DbaBoard *board)
{
  for (guint i = 0; i < board->n_features; i++)
    {
      const TtArea *area = &board->features[i].shape;

      for (guint k = 0; k < area->n; k++)
        {
          for (guint other = 0; other < board->n_features; other++)
            g_assert_true (other == i || !tt_area_contains (&board->features[other].shape, area->points[k]));
          for (guint river = 0; river < board->n_rivers; river++)
            g_assert_false (tt_river_contains (&board->rivers[river].body, area->points[k]));
        }
      g_assert_cmpfloat (area->box.least.x, >=, 0);
      g_assert_cmpfloat (area->box.least.y, >=, 0);
      g_assert_cmpfloat (area->box.most.x, <=, DBA_BOARD_SIDE);
      g_assert_cmpfloat (area->box.most.y, <=, DBA_BOARD_SIDE);
    }
}

/* Whoever has an edge finds room along it: for a camp, and for twelve bases side by side on two thirds of it. */
static void
assert_room (const DbaBoard *board)
{
  for (guint edge = 0; edge < DBA_N_EDGES; edge++)
    {
      guint n_places = 0, n_camps = 0;

      for (gint32 along = 2000; along < dba_edge_length (board, edge); along += DBA_BASE_WIDTH)
        {
          const TtPose place = dba_edge_pose (board, edge, along, DBA_DEPLOY_DEPTH - 2000);
          const TtPose camp = dba_edge_pose (board, edge, along, DBA_CAMP_SIZE);
          const TtBase base = tt_base (&place, &(TtSize){ DBA_BASE_WIDTH, 2000 });
          const TtBase tents = tt_base (&camp, &(TtSize){ DBA_CAMP_SIZE, DBA_CAMP_SIZE });

          n_places += !dba_in_impassable (board, &base) && dba_in_river (board, &base) < 0;
          n_camps += !dba_in_bad_going (board, &tents) && !dba_in_impassable (board, &tents) &&
                     dba_in_river (board, &tents) < 0;
        }
      g_assert_cmpuint (n_places, >=, 10);
      g_assert_cmpuint (n_camps, >, 0);
    }
}

/* How much of a road lies near a river: sampled every millimetre, within its width beside it. */
static double
length_by_water (const DbaBoard *board)
{
  double length = 0;

  for (guint road = 0; road < board->n_roads; road++)
    {
      const TtLine *line = &board->roads[road].line;

      for (guint i = 0; i + 1 < line->n; i++)
        {
          const TtVec  from = line->points[i], to = line->points[i + 1];
          const double far = tt_vec_distance (from, to);

          for (double at = 0; at < far; at += 1)
            {
              const TtVec spot = tt_vec_add (from, tt_vec_scale (tt_vec_sub (to, from), at / far));

              for (guint river = 0; river < board->n_rivers; river++)
                length += tt_river_contains (&board->rivers[river].body, spot);
            }
        }
    }

  return length;
}

/* A road crosses a river and goes on: it does not run in it. */
static void
test_roads (void)
{
  guint crossings = 0;

  for (guint seed = 0; seed < 3 * N_SEEDS; seed++)
    {
      g_autoptr (JsonNode) node = dba_board_make (seed % DBA_N_HOMES, seed);
      DbaBoard            *board = read_board (node);
      const double         length = length_by_water (board);

      g_assert_cmpfloat (length, <, 130);
      crossings += length > 0;
      free_board (board);
    }
  g_assert_cmpuint (crossings, >, 0);
}

static void
test_boards (gconstpointer data)
{
  const guint home = GPOINTER_TO_UINT (data);

  for (guint64 seed = 0; seed < N_SEEDS; seed++)
    {
      g_autoptr (JsonNode) node = dba_board_make (home, seed);
      DbaBoard            *board = read_board (node);

      assert_apart (board);
      assert_room (board);
      free_board (board);
    }
}

static char *
dup_text (guint home, guint64 seed)
{
  g_autoptr (JsonNode) node = dba_board_make (home, seed);

  return acies_json_to_line (node);
}

/* The same seed gives the same board; others give others. */
static void
test_seeds (void)
{
  for (guint home = 0; home < DBA_N_HOMES; home++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      for (guint64 seed = 0; seed < 40; seed++)
        {
          g_autofree char *again = dup_text (home, seed);
          char            *text = dup_text (home, seed);

          g_assert_cmpstr (text, ==, again);
          g_assert_true (g_hash_table_add (seen, text));
        }
    }
}

/* A country has what it is known for. */
static void
test_countries (void)
{
  g_autofree char *coast = dup_text (DBA_HOME_LITTORAL, 1);
  g_autofree char *forest = dup_text (DBA_HOME_FOREST, 1);
  g_autofree char *hills = dup_text (DBA_HOME_HILLY, 1);

  g_assert_nonnull (strstr (coast, "\"kind\":\"sea\""));
  g_assert_nonnull (strstr (forest, "\"kind\":\"wood\""));
  g_assert_nonnull (strstr (hills, "\"kind\":\"steep-hill\""));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint home = 0; home < DBA_N_HOMES; home++)
    {
      g_autofree char *path = g_strconcat ("/dba/D-TER-4/boards/", dba_quick.grounds[home].id, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (home), test_boards);
    }
  g_test_add_func ("/dba/D-TER-4/seeds", test_seeds);
  g_test_add_func ("/dba/D-TER-4/roads", test_roads);
  g_test_add_func ("/dba/D-TER-4/countries", test_countries);

  return g_test_run ();
}
