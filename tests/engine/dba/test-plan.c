/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "dba-act.h"

#include <string.h>

#include "engine/dba/dba-apply.h"
#include "engine/dba/dba-legal.h"
#include "engine/dba/dba-reasons.h"

#define OWN   "; r-gen 3Cv 300 520 0 gen; "
#define ENEMY "g-gen 3Cv 500 80 180 gen"

static const AciesSetup *
setup_of (const DbaField *field)
{
  return (const AciesSetup *) &field->setup;
}

static const AciesState *
state_of (const DbaField *field)
{
  return (const AciesState *) &field->state;
}

static DbaField *
field_of (const char *own, const char *enemy)
{
  g_autofree char *text = g_strconcat (own, OWN, enemy, ENEMY, NULL);
  DbaField        *field = dba_field_new (text);

  field->state.phase = DBA_PHASE_MOVE;
  field->state.left = 3;

  return field;
}

/* A drag of units by the first of them, and where that one would stand; or the rule against it. */
typedef struct
{
  const char        *path;
  const char        *own, *enemy;
  AciesUnits         units;
  AciesTableDragKind kind;
  gint32             x, y, facing;  /* mm, degrees; -1: none wanted */
  gint32             amount;        /* mm or degrees */
  gint32             ahead;         /* mm */
  const char        *expected;      /* "x y facing", within 0.05; or a rule */
  gboolean           snapped;
} DragCase;

static const DragCase drag_cases[] = {
  { "ahead", "r1 4Bd 300 400 0", "", 1, ACIES_TABLE_DRAG_AHEAD, 0, 0, -1, 30, 0, "300 370 0",
    FALSE },
  { "ahead-too-far", "r1 4Bd 300 400 0", "", 1, ACIES_TABLE_DRAG_AHEAD, 0, 0, -1, 51, 0, "D-MOV-1",
    FALSE },
  { "ahead-snaps", "r1 4Bd 305 340 0", "g1 4Wb 300 300 180; ", 1, ACIES_TABLE_DRAG_AHEAD, 0, 0, -1,
    38, 0, "300 300 0", TRUE },
  { "back-breaks-off", "r1 3Cv 300 300 0", "g1 4Sp 300 300 180; ", 1, ACIES_TABLE_DRAG_AHEAD, 0, 0,
    -1, -60, 0, "300 360 0", FALSE },
  { "wheel", "r1 4Bd 300 400 0", "", 1, ACIES_TABLE_DRAG_WHEEL, 0, 0, -1, -30, 0, "297.32 390 330",
    FALSE },
  { "wheel-and-ahead", "r1 4Bd 300 400 0; r2 4Bd 346 379 0", "", 1, ACIES_TABLE_DRAG_WHEEL, 0, 0,
    -1, 10, 20, "303.78 376.83 10", FALSE },
  { "wheel-and-ahead-snaps", "r1 4Bd 300 400 0", "g1 4Wb 303 375 190; ", 1, ACIES_TABLE_DRAG_WHEEL,
    0, 0, -1, 10, 20, "303 375 10", TRUE },
  { "wheel-and-back", "r1 4Bd 300 400 0", "", 1, ACIES_TABLE_DRAG_WHEEL, 0, 0, -1, 10, -20,
    "D-MOV-7", FALSE },
  { "turn", "r1 4Bd 300 400 0", "", 1, ACIES_TABLE_DRAG_TURN, 0, 0, -1, 90, 0, "307.5 407.5 90",
    FALSE },
  { "turn-of-a-group", "r1 4Bd 300 400 0; r2 4Bd 340 400 0", "", 3, ACIES_TABLE_DRAG_TURN, 0, 0, -1,
    90, 0, "D-GRP-4", FALSE },
  { "column", "r1 2LH 300 400 0; r2 2LH 340 400 0", "", 3, ACIES_TABLE_DRAG_COLUMN, 0, 0, -1, 20, 0,
    "300 380 0", FALSE },
  { "road", "r1 4Bd 300 400 0", "", 1, ACIES_TABLE_DRAG_ROAD, 0, 0, -1, 80, 0, "300 320 0", FALSE },
  { "no-road-under-it", "r1 4Bd 200 400 0", "", 1, ACIES_TABLE_DRAG_ROAD, 0, 0, -1, 80, 0,
    "D-ROD-1", FALSE },
  { "free-straight", "r1 4Bd 300 400 0", "", 1, ACIES_TABLE_DRAG_FREE, 300, 370, -1, 0, 0,
    "300 370 0", FALSE },
  { "free-with-facing", "r1 3Cv 200 400 0", "", 1, ACIES_TABLE_DRAG_FREE, 230, 360, 30, 0, 0,
    "230 360 30", FALSE },
  { "free-cut-short", "r1 4Bd 300 400 0", "", 1, ACIES_TABLE_DRAG_FREE, 300, 250, -1, 0, 0,
    "300 350 0", FALSE },
  { "free-into-contact", "r1 4Bd 308 340 0", "g1 4Wb 300 300 180; ", 1, ACIES_TABLE_DRAG_FREE, 303,
    306, -1, 0, 0, "300 300 0", TRUE },
  { "free-onto-a-flank", "r1 3Cv 370 290 280", "g1 4Wb 300 300 180; ", 1, ACIES_TABLE_DRAG_FREE,
    323, 281, -1, 0, 0, "320 280 270", TRUE },
  { "free-beside-a-friend", "r1 3Cv 350 440 10; r2 3Cv 300 400 0", "", 1, ACIES_TABLE_DRAG_FREE,
    342, 403, -1, 0, 0, "340 400 0", TRUE },
  { "free-behind-a-friend", "r1 3Cv 310 480 0; r2 3Cv 300 400 0", "", 1, ACIES_TABLE_DRAG_FREE, 301,
    432, -1, 0, 0, "300 430 0", TRUE },
  { "free-line", "r1 3Cv 300 400 0; r2 3Cv 340 400 0", "", 3, ACIES_TABLE_DRAG_FREE, 295, 360, 350,
    0, 0, "295 360 350", FALSE },
  { "free-break-off", "r1 3Cv 300 300 0", "g1 4Sp 300 300 180; ", 1, ACIES_TABLE_DRAG_FREE, 303,
    370, -1, 0, 0, "300 370 0", FALSE },
  { "free-through-foot", "r1 4Bd 300 400 0; r2 4Bd 300 380 0", "", 1, ACIES_TABLE_DRAG_FREE, 300,
    372, -1, 0, 0, "D-MOV-3", FALSE },
  { "free-column-by-its-tail", "r1 3Ax 300 420 0; r2 3Ax 300 400 0", "", 3, ACIES_TABLE_DRAG_FREE,
    300, 390, -1, 0, 0, "300 390 0", FALSE },
  { "free-into-camp", "r1 4Bd 400 545 0; camp r 400 560 0 none", "", 1, ACIES_TABLE_DRAG_FREE, 400,
    580, -1, 0, 0, "400 560 0", FALSE },
  { "free-out-of-camp", "r1 4Bd 0 0 0; camp r 400 560 0 r1", "", 1, ACIES_TABLE_DRAG_FREE, 400, 500,
    -1, 0, 0, "400 545 0", FALSE },
};

static void
assert_pose (const AciesPose *pose, const char *expected)
{
  g_auto (GStrv) words = g_strsplit (expected, " ", -1);

  g_assert_cmpfloat_with_epsilon (tt_to_double (pose->x), g_ascii_strtod (words[0], NULL), 0.05);
  g_assert_cmpfloat_with_epsilon (tt_to_double (pose->y), g_ascii_strtod (words[1], NULL), 0.05);
  g_assert_cmpfloat_with_epsilon (tt_to_double (pose->facing), g_ascii_strtod (words[2], NULL),
                                  0.05);
}

/* The plan is an action; acted, everybody stands where the ghosts were. */
static void
assert_plays (DbaField *field, const AciesTablePlan *plan)
{
  AciesTablePlan traced;

  g_assert_true (dba_check (setup_of (field), state_of (field), &plan->action, NULL));
  g_assert_true (dba_table.trace (setup_of (field), state_of (field), &plan->action, &traced));
  g_assert_true (traced.legal);
  g_assert_cmpint (traced.cost, ==, plan->cost);
  g_assert_cmpint (traced.points, ==, plan->points);
  g_assert_cmpint (plan->cost, <=, plan->allowance + 1);
  g_assert_cmpmem (traced.ghosts, plan->n_bases * sizeof traced.ghosts[0], plan->ghosts,
                   plan->n_bases * sizeof traced.ghosts[0]);

  dba_apply (setup_of (field), (AciesState *) &field->state, &plan->action, NULL);
  for (guint i = 0; i < plan->n_bases; i++)
    g_assert_true (tt_pose_equal (&field->state.elements[plan->units[i]].pose, &plan->ghosts[i]));
  g_assert_cmpint (field->state.left, ==, 3 - plan->points);
}

static void
test_drag (gconstpointer data)
{
  static const TtPoint road[] = { { 30000, 60000 }, { 30000, 0 } };
  const DragCase      *test = data;
  g_autoptr (DbaField) field = field_of (test->own, test->enemy);
  AciesTableDrag       drag = { .kind = test->kind, .units = test->units, .x = test->x * TT_UNIT,
                                .y = test->y * TT_UNIT, .amount = test->amount * TT_UNIT,
                                .ahead = test->ahead * TT_UNIT,
                                .facing = test->facing < 0 ? -1 : test->facing * TT_UNIT };
  AciesTablePlan       plan;

  dba_field_add_road (field, road, G_N_ELEMENTS (road));
  dba_table.plan (setup_of (field), state_of (field), &drag, &plan);
  tt_line_clear (&field->board.roads[0].line);
  field->board.n_roads = 1;
  if (g_str_has_prefix (test->expected, "D-"))
    {
      g_assert_false (plan.legal);
      g_assert_cmpstr (dba_reason_rule (plan.verdict.reason), ==, test->expected);
      g_assert_cmpuint (plan.n_bases, >, 0);
      return;
    }

  g_assert_true (plan.legal);
  g_assert_cmpint (plan.snapped, ==, test->snapped);
  assert_pose (&plan.ghosts[0], test->expected);
  if (test->kind != ACIES_TABLE_DRAG_ROAD)
    assert_plays (field, &plan);
}

/* Nobody is dragged when nobody moves. */
static void
test_other_phase (void)
{
  g_autoptr (DbaField) field = field_of ("r1 4Bd 300 400 0", "");
  AciesTableDrag       drag = { .kind = ACIES_TABLE_DRAG_AHEAD, .units = 1, .amount = 1000 };
  AciesTablePlan       plan;

  field->state.phase = DBA_PHASE_COMBAT;
  dba_table.plan (setup_of (field), state_of (field), &drag, &plan);
  g_assert_false (plan.legal);
  g_assert_cmpstr (dba_reason_rule (plan.verdict.reason), ==, "D-SEQ-2");
}

/* The whole line or column an element touches. */
typedef struct
{
  const char *path, *own, *enemy;
  AciesUnits  of_first;
} ChainCase;

static const ChainCase chain_cases[] = {
  { "alone", "r1 4Bd 100 400 0; r2 4Bd 200 400 0", "", 0x1 },
  { "line", "r1 4Bd 100 400 0; r2 4Bd 140 400 0; r3 4Bd 180 400 0", "", 0x7 },
  { "ranks", "r1 4Pk 100 400 0; r2 4Pk 100 415 0; r3 4Pk 140 400 0", "", 0x7 },
  { "other-facing", "r1 4Bd 100 400 0; r2 4Bd 140 400 5", "", 0x1 },
  { "kinked-column", "r1 4Bd 100 400 0; r2 4Bd 100 415 30", "", 0x3 },
  { "one-fights", "r1 4Bd 100 400 0; r2 4Bd 140 400 0", "g1 4Wb 140 400 180; ", 0x1 },
};

static void
test_chain (gconstpointer data)
{
  const ChainCase     *test = data;
  g_autoptr (DbaField) field = field_of (test->own, test->enemy);

  g_assert_cmphex (dba_table.chain (setup_of (field), state_of (field), 0, 0), ==, test->of_first);
}

/* Shapes of marks: how many, and how far they reach. */
typedef struct
{
  const char        *path, *own;
  guint              unit;
  AciesTableMarkKind kind;
  guint              n;
  gint32             least_x, least_y, most_x, most_y;  /* mm */
} MarkCase;

static const MarkCase mark_cases[] = {
  { "zone", "r1 4Bd 300 400 0", 0, ACIES_TABLE_MARK_ZONE, 1, 280, 350, 320, 400 },
  { "arc-of-bows", "r1 3Bw 300 400 0", 0, ACIES_TABLE_MARK_ARC, 1, 240, 350, 360, 400 },
  { "arc-of-artillery", "r1 Art 300 400 0", 0, ACIES_TABLE_MARK_ARC, 1, 240, 275, 360, 400 },
  { "no-arc-of-blades", "r1 4Bd 300 400 0", 0, ACIES_TABLE_MARK_ARC, 0, 0, 0, 0, 0 },
  { "reach", "r1 4Bd 300 400 0", 0, ACIES_TABLE_MARK_REACH, 1, 280, 350, 320, 400 },
  { "reach-to-a-friend", "r1 3Cv 300 400 0; r2 4Bd 300 350 0", 0, ACIES_TABLE_MARK_REACH, 1, 280,
    365, 320, 400 },
  { "reach-in-wood", "r1 3Cv 300 400 0; wood 200 200 200 190", 0, ACIES_TABLE_MARK_REACH, 1, 280,
    350, 320, 400 },
  { "reach-short-of-wood", "r1 3Cv 300 400 0; wood 200 200 200 120", 0, ACIES_TABLE_MARK_REACH, 1,
    280, 320, 320, 400 },
  { "command", "r1 4Bd 300 400 0", 0, ACIES_TABLE_MARK_COMMAND, 1, -20, 220, 620, 850 },
};

static void
test_mark (gconstpointer data)
{
  const MarkCase      *test = data;
  g_autoptr (DbaField) field = field_of (test->own, "");
  g_autoptr (GArray)   marks = g_array_new (FALSE, FALSE, sizeof (AciesTableMark));
  gint32               least[2] = { G_MAXINT32, G_MAXINT32 }, most[2] = { G_MININT32, G_MININT32 };
  const AciesTableMark *mark;

  dba_table.marks (setup_of (field), state_of (field), 0, test->unit, 1u << test->kind, marks);
  g_assert_cmpuint (marks->len, ==, test->n);
  if (test->n == 0)
    return;

  mark = &g_array_index (marks, AciesTableMark, 0);
  g_assert_cmpint (mark->kind, ==, test->kind);
  for (guint i = 0; i < mark->n_points; i++)
    for (guint k = 0; k < 2; k++)
      {
        least[k] = MIN (least[k], mark->points[i][k]);
        most[k] = MAX (most[k], mark->points[i][k]);
      }
  g_assert_cmpint (ABS (least[0] - test->least_x * TT_UNIT), <=, TT_UNIT);
  g_assert_cmpint (ABS (least[1] - test->least_y * TT_UNIT), <=, TT_UNIT);
  g_assert_cmpint (ABS (most[0] - test->most_x * TT_UNIT), <=, TT_UNIT);
  g_assert_cmpint (ABS (most[1] - test->most_y * TT_UNIT), <=, TT_UNIT);
}

/* Drags by chance never give a plan that says it is legal and is not; nor one that stands on others. */
static void
test_random_drags (void)
{
  for (guint i = 0; i < 300; i++)
    {
      g_autoptr (DbaField) field =
        field_of ("r1 4Bd 260 400 0; r2 4Bd 300 400 0; r3 3Cv 350 410 20; r4 2Ps 280 380 0; "
                  "wood 100 300 120 80; lake 420 300 60 60; river 0 450 600 440 3",
                  "g1 4Wb 270 330 180; g2 4Wb 310 330 180; g3 3Kn 360 300 190; ");
      AciesTableDrag       drag = { .kind = (AciesTableDragKind) g_test_rand_int_range (0, 6),
                                    .units = (AciesUnits) g_test_rand_int_range (1, 16),
                                    .x = g_test_rand_int_range (20000, 45000),
                                    .y = g_test_rand_int_range (28000, 46000),
                                    .facing = g_test_rand_bit () ? -1
                                                                 : g_test_rand_int_range (0, 36000),
                                    .amount = g_test_rand_int_range (-9000, 9000),
                                    .ahead = g_test_rand_int_range (-2000, 6000) };
      AciesTablePlan       plan;

      drag.unit = (guint8) acies_units_first (drag.units);
      dba_table.plan (setup_of (field), state_of (field), &drag, &plan);
      if (!plan.legal)
        {
          g_assert_cmpuint (plan.verdict.reason, !=, 0);
          continue;
        }
      g_assert_true (dba_check (setup_of (field), state_of (field), &plan.action, NULL));
      dba_apply (setup_of (field), (AciesState *) &field->state, &plan.action, NULL);
      dba_field_assert_sound (field);
    }
}

#define ADD_CASES(prefix, cases, test) \
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) \
    { \
      g_autofree char *path = g_strconcat ("/dba/plan/" prefix "/", cases[i].path, NULL); \
\
      g_test_add_data_func (path, &cases[i], test); \
    }

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_CASES ("drag", drag_cases, test_drag)
  ADD_CASES ("chain", chain_cases, test_chain)
  ADD_CASES ("mark", mark_cases, test_mark)
  g_test_add_func ("/dba/plan/other-phase", test_other_phase);
  g_test_add_func ("/dba/plan/random-drags", test_random_drags);

  return g_test_run ();
}
