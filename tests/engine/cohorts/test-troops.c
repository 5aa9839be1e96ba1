/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/cohorts/co-path.h"
#include "engine/cohorts/co-troops.h"

/* Chapter 5, row by row. */
typedef struct
{
  const char *name;
  CoUnitSpec  unit;
  double      inches;
  guint       points, fails, rallies;
  int         hit;            /* the least score that does something */
} Row;

#define FOOT(armour) { CO_INFANTRY, armour, 4 }
#define HORSE(armour) { CO_CAVALRY, armour, 4 }

static const Row rows[] = {
  { "extra heavy foot", FOOT (CO_EXTRA_HEAVY), 6, 6, 9, 7, 10 },
  { "heavy foot", FOOT (CO_HEAVY), 6, 5, 9, 7, 9 },
  { "medium foot", FOOT (CO_MEDIUM), 6, 4, 8, 8, 8 },
  { "medium foot with slings", { CO_INFANTRY, CO_MEDIUM, 4, 1, { CO_SLING } }, 6, 4, 8, 8, 8 },
  { "medium bowmen", { CO_INFANTRY, CO_MEDIUM, 4, 1, { CO_BOW } }, 8, 4, 8, 8, 8 },
  { "medium with javelins before bows", { CO_INFANTRY, CO_MEDIUM, 4, 2, { CO_JAVELIN, CO_BOW } }, 8, 4, 8, 8, 8 },
  { "heavy bowmen", { CO_INFANTRY, CO_HEAVY, 4, 1, { CO_BOW } }, 6, 5, 9, 7, 9 },
  { "light foot", FOOT (CO_LIGHT), 8, 3, 7, 9, 7 },
  { "unarmoured foot", FOOT (CO_UNARMOURED), 8, 2, 7, 9, 6 },
  { "extra heavy horse", HORSE (CO_EXTRA_HEAVY), 10, 6, 9, 7, 10 },
  { "heavy horse", HORSE (CO_HEAVY), 12, 5, 9, 7, 9 },
  { "medium horse", HORSE (CO_MEDIUM), 12, 4, 8, 8, 8 },
  { "light horse", HORSE (CO_LIGHT), 12, 3, 7, 9, 7 },
  { "unarmoured horse", HORSE (CO_UNARMOURED), 12, 2, 7, 9, 6 },
  { "chariot", { CO_CHARIOT, CO_NO_ARMOUR, 2 }, 10, 4, 7, 9, 6 },
  { "elephant", { CO_ELEPHANT, CO_NO_ARMOUR, 3 }, 9, 4, 7, 13, 7 },
};

static void
test_rows (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Row *row = &rows[i];

      g_test_message ("%s", row->name);
      g_assert_cmpint (co_allowance (&row->unit), ==, (gint32) (row->inches * 2540));
      g_assert_cmpuint (co_figure_points (&row->unit), ==, row->points);
      g_assert_cmpuint (co_morale_fails (&row->unit), ==, row->fails);
      g_assert_cmpuint (co_rallies (&row->unit), ==, row->rallies);
      g_assert_cmpint (co_shot_outcome (&row->unit, row->hit - 1), ==, CO_SHOT_MISS);
      g_assert_cmpint (co_shot_outcome (&row->unit, row->hit), !=, CO_SHOT_MISS);
      g_assert_cmpint (co_shot_outcome (&row->unit, 12), !=, CO_SHOT_MISS);
      g_assert_cmpint (co_shot_outcome (&row->unit, -2), ==, CO_SHOT_MISS);
    }
}

/* C-CHA-3, C-ELE-3, C-ELE-4 */
static void
test_models (void)
{
  const CoUnitSpec chariot = { CO_CHARIOT, CO_NO_ARMOUR, 2 }, elephant = { CO_ELEPHANT, CO_NO_ARMOUR, 3 };

  for (int score = -1; score <= 12; score++)
    {
      const CoShotOutcome of_chariot = score >= 10 ? CO_SHOT_DESTROYED : score >= 6 && score != 9 ? CO_SHOT_CREW : CO_SHOT_MISS;
      const CoShotOutcome of_elephant = score >= 10 ? CO_SHOT_KILLED : score >= 7 ? CO_SHOT_ROUT : CO_SHOT_MISS;

      g_assert_cmpint (co_shot_outcome (&chariot, score), ==, of_chariot);
      g_assert_cmpint (co_shot_outcome (&elephant, score), ==, of_elephant);
    }
}

/* C-FIR-2, C-DBL-2 */
static void
test_numbers (void)
{
  const CoUnitSpec two_deep = { CO_INFANTRY, CO_HEAVY, 8, .two_deep = TRUE };

  g_assert_cmpint (co_weapon_range (CO_BOW), ==, 35560);
  g_assert_cmpint (co_weapon_range (CO_SLING), ==, 20320);
  g_assert_cmpint (co_weapon_range (CO_JAVELIN), ==, 7620);
  g_assert_cmpint (co_weapon_range (CO_PILA), ==, 7620);
  g_assert_cmpuint (co_fighting (&two_deep, 8), ==, 4);
  g_assert_cmpuint (co_fighting (&two_deep, 3), ==, 3);
}

/* Paths in actions. */
static void
test_paths (void)
{
  TtPath      path = { 0 }, back;
  AciesAction action = { .kind = CO_MOVE };

  for (guint i = 0; i < TT_MAX_STEPS; i++)
    path.steps[path.n_steps++] = (TtStep){ .kind = (guint8) (TT_STEP_ADVANCE + i % 5), .side = i % 2, .distance = 12345 * (gint32) i,
                                           .angle = 9000 - 1000 * (gint32) i };
  co_path_pack (&path, 63, &action);
  g_assert_cmpuint (action.units, ==, ACIES_UNIT_BIT (63));
  co_path_unpack (&action, &back);
  g_assert_cmpmem (&path, sizeof path, &back, sizeof back);

  /* Beyond all limits it stays there. */
  path = (TtPath){ .n_steps = 1, .steps = { { .kind = TT_STEP_WHEEL, .angle = -9999999 } } };
  co_path_pack (&path, 0, &action);
  co_path_unpack (&action, &back);
  g_assert_cmpint (back.steps[0].angle, <, -TT_FULL_TURN / 2);

  action.n_words--;
  co_path_unpack (&action, &back);
  g_assert_cmpuint (back.n_steps, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cohorts/troops/rows", test_rows);
  g_test_add_func ("/cohorts/troops/models", test_models);
  g_test_add_func ("/cohorts/troops/numbers", test_numbers);
  g_test_add_func ("/cohorts/troops/paths", test_paths);

  return g_test_run ();
}
