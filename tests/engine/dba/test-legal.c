/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "dba-act.h"

#include "engine/dba/dba-apply.h"
#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-legal.h"
#include "engine/dba/dba-move.h"
#include "engine/dba/dba-terrain.h"

#define N_BOUNDS 12

/* Two armies of twelve before each other, some in two ranks, with ground, a road, a river and camps. */
static const char battle[] =
  "r1 4Bd 160 360 0; r2 4Bd 200 360 0; r3 4Bd 240 360 0; r4 4Sp 280 360 0; r5 4Pk 320 360 0; "
  "r6 4Pk 320 375 0; r7 4Wb 360 360 0; r8 3Cv 420 370 0; r9 2LH 470 380 20; ra 2Ps 100 330 350; "
  "rb 2Ps 200 330 0; r-gen 3Kn 280 420 0 gen; "
  "g1 4Wb 170 260 180; g2 4Wb 210 260 180; g3 4Wb 250 260 180; g4 4Wb 290 260 180; "
  "g5 3Bw 330 270 180; g6 3Bw 370 270 180; g7 3Cv 430 240 190; g8 2LH 480 230 180; "
  "g9 El 130 240 180; ga Art 300 180 180; gb 3Ax 90 250 170; g-gen 3Cv 250 200 180 gen; "
  "camp r 300 560 0 followers; camp g 300 40 180 none; "
  "wood 20 200 60 180; steep-hill 500 300 60 100; lake 560 380 40 60; river 0 480 600 500 0";

static DbaField *
new_battle (void)
{
  static const TtPoint road[] = { { 30000, 60000 }, { 30000, 30000 }, { 45000, 0 } };
  DbaField            *field = dba_field_new (battle);

  dba_field_add_road (field, road, G_N_ELEMENTS (road));
  field->state.phase = DBA_PHASE_MOVE;
  field->state.left = 4;

  return field;
}

static void
free_battle (DbaField *field)
{
  tt_line_clear (&field->board.roads[0].line);
  dba_field_free (field);
}

static const AciesSetup *
setup_of (const DbaField *field)
{
  return (const AciesSetup *) &field->setup;
}

static AciesState *
state_of (DbaField *field)
{
  return (AciesState *) &field->state;
}

/* D-MOV-1 and the rest: each candidate passes the check, and stays within its allowance and the points. */
static void
assert_all_legal (DbaField *field, const AciesActionList *list)
{
  g_assert_cmpuint (list->n, >, 0);
  g_assert_cmpint (list->items[list->n - 1].kind, ==, DBA_END_MOVES);
  g_assert_false (list->complete);

  for (guint i = 0; i < list->n; i++)
    {
      const AciesAction *action = &list->items[i];
      DbaMovePlan        plan;

      g_assert_true (dba_check (setup_of (field), state_of (field), action, NULL));
      if (action->kind != DBA_MOVE && action->kind != DBA_BREAK_OFF)
        continue;
      g_assert_true (dba_move_check (&field->setup, &field->state, action, &plan, NULL));
      g_assert_cmpint (plan.cost, <=, plan.allowance + 1);
      g_assert_cmpint (plan.points, <=, field->state.left);
      g_assert_cmpint (plan.points, >, 0);
    }
}

/* Nobody on impassable ground. */
static void
assert_dry (const DbaField *field)
{
  guint g;

  DBA_FOREACH (g, dba_on_table (&field->setup, &field->state, 0) |
                    dba_on_table (&field->setup, &field->state, 1))
    {
      const TtBase base = dba_base (&field->setup, &field->state, g);

      g_assert_false (dba_in_impassable (&field->board, &base));
    }
}

/* Applying gives what the plan said, but where a river's die halts the move; D-GEO-6: twice the same. */
static void
play (DbaField *field, const AciesAction *action)
{
  DbaMovePlan plan = { 0 };
  DbaState    again;
  guint       points = field->state.left;

  if (action->kind == DBA_MOVE || action->kind == DBA_BREAK_OFF)
    g_assert_true (dba_move_check (&field->setup, &field->state, action, &plan, NULL));
  again = field->state;
  dba_apply (setup_of (field), state_of (field), action, field->events);
  dba_apply (setup_of (field), (AciesState *) &again, action, NULL);
  g_assert_cmpmem (&again, sizeof again, &field->state, sizeof field->state);

  for (guint i = 0; i < plan.n_elements; i++)
    {
      const DbaElement *element = &field->state.elements[plan.elements[i]];

      g_assert_true (element->moved);
      if (plan.river < 0)
        g_assert_true (tt_pose_equal (&element->pose, &plan.end[i]));
    }
  if (plan.n_elements > 0)
    g_assert_cmpuint (field->state.left + plan.points, ==, points);

  dba_field_assert_sound (field);
  assert_dry (field);
}

/* The other side moves, with everybody fresh. */
static void
change_sides (DbaField *field)
{
  guint g;

  dba_turn_to_face (&field->setup, &field->state, field->events);
  dba_field_assert_sound (field);
  field->state.phasing = !field->state.phasing;
  field->state.left = 4;
  DBA_FOREACH (g, field->setup.sides[0].all | field->setup.sides[1].all)
    field->state.elements[g].moved = FALSE;
}

/* Random moves of both sides: every list is sound, every move keeps bases apart and dry. */
static void
test_random_moves (void)
{
  DbaField                   *field = new_battle ();
  g_autofree AciesActionList *list = g_new (AciesActionList, 1);
  guint                       kinds[DBA_N_ACTIONS] = { 0 };

  for (guint bound = 0; bound < N_BOUNDS; bound++, change_sides (field))
    while (field->state.left > 0)
      {
        const AciesAction *action;

        dba_legal (setup_of (field), state_of (field), list);
        assert_all_legal (field, list);
        action = &list->items[g_test_rand_int_range (0, (gint32) list->n)];
        kinds[action->kind]++;
        if (action->kind == DBA_END_MOVES)
          break;
        play (field, action);
      }

  g_assert_cmpuint (kinds[DBA_MOVE], >, 0);
  free_battle (field);
}

/* Each way of moving that 3.6 names is among what is offered. */
typedef struct
{
  const char *path;
  const char *own, *enemy;
  const char *act;
} OfferCase;

static const OfferCase offer_cases[] = {
  { "full-advance", "r1 4Bd 300 400 0", "", "move r1: advance 50" },
  { "as-far-as-ground-lets", "r1 3Cv 300 400 0; wood 200 300 200 60", "", "move r1: advance 50" },
  { "to-the-zone", "r1 3Cv 300 400 0", "g1 4Wb 300 290 180; ", "move r1: advance 60" },
  { "straight-into-contact", "r1 4Bd 308 340 0", "g1 4Wb 300 300 180; ",
    "move r1: advance 40; contact r1 g1 front" },
  { "onto-a-flank", "r1 3Cv 360 280 270", "g1 4Wb 300 300 180; ",
    "move r1: advance 40; contact r1 g1 left" },
  { "wheel", "r1 4Bd 300 400 0", "", "move r1: wheel left 30" },
  { "about-turn", "r1 4Bd 300 400 0", "", "move r1: turn 180" },
  { "group", "r1 4Bd 280 400 0; r2 4Bd 320 400 0", "", "move r1 r2: advance 50" },
  { "run", "r1 4Bd 240 400 0; r2 4Bd 280 400 0; r3 4Bd 320 400 0", "", "move r2 r3: advance 50" },
  { "group-into-contact", "r1 4Bd 300 340 0; r2 4Bd 340 340 0", "g1 4Wb 300 300 180; ",
    "move r1 r2: advance 40; contact r1 g1 front" },
  { "group-wheel", "r1 4Bd 280 400 0; r2 4Bd 320 400 0", "", "move r1 r2: wheel right 30" },
  { "column", "r1 4Bd 280 400 0; r2 4Bd 320 400 0", "", "move r1 r2: reform r1 r1,r2" },
  { "run-with-its-ranks",
    "r1 4Pk 240 400 0; r2 4Pk 280 400 0; r3 4Pk 320 400 0; r4 4Pk 280 415 0; r5 4Pk 320 415 0", "",
    "move r2 r3 r4 r5: advance 50" },
  { "break-off", "r1 3Cv 300 300 0", "g1 4Sp 300 300 180; ", "break-off r1: retire 100" },
  { "enter-camp", "r1 4Bd 400 545 0; camp r 400 560 0 none", "", "enter-camp r1" },
  { "leave-camp", "r1 4Bd 0 0 0; camp r 400 560 0 r1", "", "leave-camp r1" },
};

static void
test_offer (gconstpointer data)
{
  const OfferCase            *test = data;
  g_autofree char            *text = g_strconcat (test->own, "; r-gen 3Cv 300 520 0 gen; ",
                                                  test->enemy, "g-gen 3Cv 500 80 180 gen", NULL);
  g_autoptr (DbaField)        field = dba_field_new (text);
  g_autofree AciesActionList *list = g_new (AciesActionList, 1);
  AciesAction                 wanted;
  gboolean                    found = FALSE;

  field->state.phase = DBA_PHASE_MOVE;
  field->state.left = 3;
  dba_act_parse (field, test->act, &wanted);
  dba_legal (setup_of (field), state_of (field), list);
  assert_all_legal (field, list);
  for (guint i = 0; i < list->n; i++)
    found = found || acies_action_equal (&list->items[i], &wanted);
  g_assert_true (found);

  /* Beginning with just these offers it too. */
  found = FALSE;
  g_assert_true (dba_begin_units (setup_of (field), state_of (field), wanted.units, 0, list, NULL));
  for (guint i = 0; i < list->n; i++)
    found = found || acies_action_equal (&list->items[i], &wanted);
  g_assert_true (found);
}

/* Nobody can move without points, nor in contact: the reason is told. */
static void
test_begin_refused (void)
{
  g_autoptr (DbaField)        field = dba_field_new (
    "r1 4Bd 300 300 0; r-gen 3Cv 300 520 0 gen; g1 4Wb 300 300 180; g-gen 3Cv 500 80 180 gen");
  g_autofree AciesActionList *list = g_new (AciesActionList, 1);
  AciesVerdict                verdict = { 0 };

  field->state.phase = DBA_PHASE_MOVE;
  field->state.left = 3;
  g_assert_false (dba_begin_units (setup_of (field), state_of (field), 1, 0, list, &verdict));
  g_assert_cmpstr (dba_act_play (field, "move r1: advance 1"), ==, "D-CON-3");
  g_assert_cmpuint (verdict.reason, !=, 0);
  g_assert_cmpuint (list->n, ==, 0);

  field->state.left = 0;
  dba_legal (setup_of (field), state_of (field), list);
  g_assert_cmpuint (list->n, ==, 1);
}

/* A path by chance: one to four of the side, one to three steps, now and then a contact. */
static void
random_path (const DbaField *field, DbaPath *path)
{
  const guint first = (guint) g_test_rand_int_range (0, 12);

  *path = (DbaPath){ .contact_by = DBA_NOBODY, .contact_enemy = DBA_NOBODY };
  path->n_elements = (guint8) g_test_rand_int_range (1, 5);
  for (guint i = 0; i < path->n_elements; i++)
    path->elements[i] = (guint8) ((first + i) % 12 + field->setup.sides[field->state.phasing].offset);
  path->path.n_steps = (guint8) g_test_rand_int_range (1, 4);
  for (guint i = 0; i < path->path.n_steps; i++)
    path->path.steps[i] = (TtStep){ .kind = (guint8) g_test_rand_int_range (1, 8),
                                    .side = (guint8) g_test_rand_int_range (0, 2),
                                    .toward = (guint8) g_test_rand_int_range (0, 2),
                                    .distance = g_test_rand_int_range (1, 8000),
                                    .angle = g_test_rand_int_range (-9000, 9000) };
  path->by_road = path->path.steps[0].kind == TT_STEP_ROAD;
  if (g_test_rand_bit ())
    return;

  path->contact_by = path->elements[0];
  path->contact_enemy =
    (guint8) (field->setup.sides[!field->state.phasing].offset + (guint) g_test_rand_int_range (0, 12));
  path->contact_edge = (guint8) g_test_rand_int_range (0, 4);
}

/* Whether somebody asks why or not, the answer is the same; and what is legal keeps everybody sound. */
static void
test_random_paths (void)
{
  DbaField *field = new_battle ();
  guint     n_legal = 0;

  for (guint i = 0; i < 3000; i++)
    {
      AciesAction  action = { .kind = g_test_rand_int_range (0, 8) == 0 ? DBA_BREAK_OFF : DBA_MOVE };
      AciesVerdict verdict = { 0 };
      DbaMovePlan  plan;
      DbaPath      path;
      gboolean     legal;

      if (i % 40 == 39)
        change_sides (field);
      field->state.left = 4;
      random_path (field, &path);
      dba_path_pack (&field->setup, &path, field->state.phasing, &action);
      legal = dba_move_check (&field->setup, &field->state, &action, &plan, &verdict);
      g_assert_cmpint (legal, ==, verdict.reason == 0);
      g_assert_cmpint (legal, ==,
                       dba_move_check (&field->setup, &field->state, &action, NULL, NULL));
      if (!legal)
        continue;
      n_legal++;
      play (field, &action);
    }

  g_assert_cmpuint (n_legal, >, 0);
  free_battle (field);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (offer_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/dba/legal/", offer_cases[i].path, NULL);

      g_test_add_data_func (path, &offer_cases[i], test_offer);
    }
  g_test_add_func ("/dba/legal/random-moves", test_random_moves);
  g_test_add_func ("/dba/legal/random-paths", test_random_paths);
  g_test_add_func ("/dba/legal/begin-refused", test_begin_refused);

  return g_test_run ();
}
