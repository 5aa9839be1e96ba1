/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "support/lb-test-support.h"

/* Who wishes to go where, and the clause that keeps him from it. Units are told by their bits in the order of the battle. */
typedef struct
{
  const char *path;
  const char *battle;
  const char *lines;    /* played before; NULL for none */
  AciesUnits  units;
  const char *zone;
  const char *clause;
} ReachCase;

/* clang-format off */
static const ReachCase cases[] = {
  { "/lb/reach/5.2/too-far", "red c1 south: r1=HI; blue e4 north: k1=HI", NULL, 1, "c4", "5.2" },
  { "/lb/reach/4.4.1/no-attack-after-a-double-move", "red c1 south: r1=HI; blue c4 north: k1=HI", NULL, 1, "c4", "4.4.1" },
  { "/lb/reach/5.2/beside-would-take-a-turn-first", "red c2 south: r1=HI r2=HI; blue c4 north: k1=HI", NULL, 3, "e3", "5.2" },
  { "/lb/reach/5.5.1/the-enemy-is-in-the-way", "red c2 south: r1=HI; blue c3 north: k1=HI", NULL, 1, "c4", "5.5.1" },
  { "/lb/reach/5.5.3/too-many", "red c1 south: r1=HI-p r2=HI-p r3=HI-p; red c2 south: r4=HI r5=HI r6=HI r7=HI r8=HI r9=HI r10=HI r11=HI",
    NULL, 7, "c2", "5.5.3" },
  { "/lb/reach/2.2.4/impassable", "ground d3 impassable; red d2 south: r1=HI", NULL, 1, "d3", "2.2.4" },
  { "/lb/reach/4.1/a-double-move-is-too-dear", "orders 1; red c1 south: r1=HI; blue e4 north: k1=HI", NULL, 1, "c3", "4.1" },
  { "/lb/reach/4.1/no-orders", "orders 0; red c1 south: r1=HI; blue e4 north: k1=HI", NULL, 1, "c2", "4.1" },
  { "/lb/reach/4.2.1/acted", "red c1 south: r1=HI r2=HI", "activate r1; finish", 1, "c2", "4.2.1" },
  { "/lb/reach/3.4.2/late-entry", "red off: u1=HI", NULL, 1, "b1", "3.4.2" },
  { "/lb/reach/3.3.2/no-rear-zone", "turn 1; red off: u1=HI u2=HI", NULL, 3, "a1", "3.3.2" },
  { "/lb/reach/3.4.3/held-by-the-enemy", "red off: u1=HI; blue c1 north: k1=HI", NULL, 1, "c1", "3.4.3" },
  { "/lb/reach/5.5.2/stopped-at-friends", "red c1 south: r1=LC; red c2 south: r2=HI", NULL, 1, "c3", "5.5.2" },
  { "/lb/reach/5.2/no-attack-after-a-whole-move", "red c1 south: r1=HI; blue c3 north: k1=HI", NULL, 1, "c3", "5.2" },
  { "/lb/reach/10.1/surprised", "red surprised; red off: u1=HI u2=HI u3=HI u4=HI u5=HI", NULL, 31, "c1", "10.1" },
};
/* clang-format on */

static void
test_case (gconstpointer data)
{
  const ReachCase   *row = data;
  g_autoptr (LbTest)     test = lb_test_new (row->battle);
  g_autoptr (AciesScene) scene = NULL;
  AciesVerdict           verdict = { 0 };

  if (row->lines != NULL)
    lb_test_play (test, row->lines);
  scene = test->ruleset->scene (test->setup, &test->state.base);
  test->ruleset->why_not (test->setup, &test->state.base, row->units, 0,
                          acies_scene_find_cell (scene, row->zone), &verdict);
  g_assert_cmpuint (verdict.reason, !=, 0);
  g_assert_cmpstr (test->ruleset->refusal_clause (&verdict), ==, row->clause);
}

/* 6.1: who stands before the enemy's front is threatened; not from a flank that looks away, nor from afar. */
static void
test_threats (void)
{
  g_autoptr (LbTest)     test = lb_test_new ("red c2 south: r1=HI; blue c3 north: k1=HI; blue b2 south: k2=HI; blue d2 west: k3=HI;"
                                             "blue c4 north: k4=HI");
  g_autoptr (AciesScene) scene = test->ruleset->scene (test->setup, &test->state.base);
  const guint64          cells = test->ruleset->threats (test->setup, &test->state.base, 0,
                                                         acies_scene_find_cell (scene, "c2"));

  g_assert_cmpuint (cells, ==,
                    (G_GUINT64_CONSTANT (1) << acies_scene_find_cell (scene, "c3")) |
                      (G_GUINT64_CONSTANT (1) << acies_scene_find_cell (scene, "d2")));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/lb/reach/6.1/threats", test_threats);

  return g_test_run ();
}
