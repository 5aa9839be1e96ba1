/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "dba-field.h"

#include "engine/dba/dba-reasons.h"
#include "engine/dba/dba-shoot.h"

/* Whether r1 may shoot at g1. */
typedef struct
{
  const char *name;
  const char *field;
  guint       reason;  /* DBA_REASON_NONE: it may */
} SightCase;

#define BOWS "r1 4Bw 300 350 0; "

static const SightCase sights[] = {
  { "D-SHO-1/spears", "r1 4Sp 300 350 0; g1 4Wb 300 300 180", DBA_REASON_NOT_A_SHOT },
  { "D-SHO-1/light-horse", "r1 2LH 300 350 0; g1 4Wb 300 300 180", DBA_REASON_NOT_A_SHOT },
  { "D-SHO-1/war-wagons-R9", "r1 WWg 300 350 0; g1 4Wb 300 300 180", DBA_REASON_NOT_A_SHOT },
  { "D-SHO-1/lost", "r1 4Bw 300 350 0 lost; g1 4Wb 300 300 180", DBA_REASON_NOT_A_SHOT },
  { "D-SHO-1/R22-in-camp", BOWS "g1 4Wb 300 300 180; camp g 300 300 180 g1", DBA_REASON_NOT_A_SHOT },
  { "D-SHO-2/shooter-in-contact", BOWS "g1 4Wb 300 300 180; g2 4Wb 300 350 180", DBA_REASON_SHOOTER_CONTACT },
  { "D-SHO-3/target-in-contact", BOWS "r2 4Bd 320 300 0; g1 4Wb 300 300 180", DBA_REASON_TARGET_CONTACT },
  { "D-SHO-4/bows-50", BOWS "g1 4Wb 300 300 180", DBA_REASON_NONE },
  { "D-SHO-4/bows-51", "r1 4Bw 300 351 0; g1 4Wb 300 300 180", DBA_REASON_RANGE },
  { "D-SHO-4/artillery-125", "r1 Art 300 425 0; g1 4Wb 300 300 180", DBA_REASON_NONE },
  { "D-SHO-4/artillery-126", "r1 Art 300 426 0; g1 4Wb 300 300 180", DBA_REASON_RANGE },
  { "D-SHO-4/nearest-point-in-the-arc", "r1 4Bw 300 350 0; g1 4Wb 346 310 225", DBA_REASON_NONE },
  { "D-SHO-5/79-to-the-side", BOWS "g1 4Wb 379 325 180", DBA_REASON_NONE },
  { "D-SHO-5/81-to-the-side", BOWS "g1 4Wb 381 325 180", DBA_REASON_ARC },
  { "D-SHO-5/behind", BOWS "g1 4Wb 300 400 0", DBA_REASON_ARC },
  { "D-SHO-6/enemy-between", BOWS "g1 4Wb 300 300 180; g2 2Ps 300 330 180", DBA_REASON_SHOT_BODY },
  { "D-SHO-6/friend-between", BOWS "r2 2Ps 300 325 0; g1 4Wb 300 300 180", DBA_REASON_SHOT_BODY },
  { "D-SHO-6/friend-beside", BOWS "r2 2Ps 340 325 0; g1 4Wb 300 300 180", DBA_REASON_NONE },
  { "D-SHO-7/hill-between", BOWS "g1 4Wb 300 300 180; gentle-hill 200 310 200 20", DBA_REASON_SHOT_GROUND },
  { "D-SHO-7/shooter-on-the-hill", BOWS "g1 4Wb 300 300 180; gentle-hill 200 310 200 100", DBA_REASON_NONE },
  { "D-SHO-7/target-on-the-hill", BOWS "g1 4Wb 300 300 180; gentle-hill 200 200 200 140", DBA_REASON_NONE },
  { "D-SHO-7/wood-between", BOWS "g1 4Wb 300 300 180; wood 200 310 200 20", DBA_REASON_SHOT_GROUND },
  { "D-SHO-7/12-mm-into-the-wood", BOWS "g1 4Wb 300 300 180; wood 200 200 200 112", DBA_REASON_NONE },
  { "D-SHO-7/13-mm-into-the-wood", BOWS "g1 4Wb 300 300 180; wood 200 200 200 113", DBA_REASON_SHOT_GROUND },
  { "D-SHO-7/rough-does-not-hide", BOWS "g1 4Wb 300 300 180; rough 200 310 200 20", DBA_REASON_NONE },
  { "D-SHO-7/camp-between", "r1 Art 300 425 0; g1 4Wb 300 300 180; camp g 300 380 180 followers",
    DBA_REASON_SHOT_GROUND },
};

static void
test_sight (gconstpointer data)
{
  const SightCase     *test = data;
  g_autoptr (DbaField) field = dba_field_new (test->field);
  AciesVerdict         verdict = { 0 };
  const gboolean       may = dba_may_shoot (&field->setup, &field->state, dba_field_who (field, "r1"),
                                      dba_field_who (field, "g1"), &verdict);

  g_assert_cmpuint (verdict.reason, ==, test->reason);
  g_assert_cmpint (may, ==, test->reason == DBA_REASON_NONE);

  /* Who does not ask why gets the same answer. */
  g_assert_cmpint (may, ==, dba_may_shoot (&field->setup, &field->state, dba_field_who (field, "r1"),
                                           dba_field_who (field, "g1"), NULL));
}

/* ---- Shots as actions ---- */

static AciesAction
shot_action (int shooter, int target, int first_aid, int second_aid)
{
  return (AciesAction){ .kind = DBA_SHOOT, .units = ACIES_UNIT_BIT (shooter),
                        .args = { (gint16) target, (gint16) (first_aid + 1), (gint16) (second_aid + 1) } };
}

#define COMPANY "r1 4Bw 300 350 0; r2 4Bw 260 350 0; r3 4Bw 340 350 0; r4 4Bw 500 350 0; g1 4Wb 300 300 180"
#define NO_AID  (-1)

static void
test_shot_actions (void)
{
  g_autoptr (DbaField) field = dba_field_new (COMPANY);
  const struct
  {
    AciesAction action;
    guint       reason;
  } cases[] = {
    { shot_action (0, 0, NO_AID, NO_AID), DBA_REASON_NONE },
    { shot_action (0, 0, 1, 2), DBA_REASON_NONE },                      /* D-SHO-9 */
    { shot_action (0, 0, 1, 1), DBA_REASON_TOO_MANY_AIDS },
    { shot_action (0, 0, 0, NO_AID), DBA_REASON_TOO_MANY_AIDS },
    { shot_action (0, 0, 3, NO_AID), DBA_REASON_ARC },
    { shot_action (0, 1, NO_AID, NO_AID), DBA_REASON_NOT_A_SHOT },      /* nobody there */
    { shot_action (9, 0, NO_AID, NO_AID), DBA_REASON_NOT_A_SHOT },
    { shot_action (0, 0, 9, NO_AID), DBA_REASON_NOT_A_SHOT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AciesVerdict verdict = { 0 };

      dba_shot_check (&field->setup, &field->state, 0, &cases[i].action, &verdict);
      g_assert_cmpuint (verdict.reason, ==, cases[i].reason);
    }
}

/* D-SHO-8, D-SHO-9: once each, as shooter or as aid. */
static void
test_once (void)
{
  g_autoptr (DbaField) field = dba_field_new (COMPANY);
  const AciesAction    first = shot_action (0, 0, 1, NO_AID);
  const AciesAction    second = shot_action (2, 0, 1, NO_AID);
  AciesVerdict         verdict = { 0 };

  dba_field_dice (field, "34");
  dba_shot_apply (&field->setup, &field->state, 0, &first, field->events);
  g_assert_true (field->state.elements[0].shot && field->state.elements[1].shot);
  g_assert_false (field->state.elements[2].shot);
  g_assert_cmpint (field->state.last.b.total, ==, 3 - 1 + 4);
  g_assert_false (dba_shot_check (&field->setup, &field->state, 0, &second, &verdict));
  g_assert_cmpuint (verdict.reason, ==, DBA_REASON_SHOT_ALREADY);
  g_assert_true (dba_any_shot (&field->setup, &field->state, 0));
}

/* The outcome of a shot, and whether there was shooting back. */
typedef struct
{
  const char *name;
  const char *field;
  gboolean    target_has_shot;
  const char *dice;
  gboolean    shot_back;
  const char *r1, *g1;
} ShotCase;

static const ShotCase shots[] = {
  { "D-SHO-11/safe", BOWS "g1 4Wb 300 300 180", FALSE, "16", FALSE, "300 350 0", "300 300 180" },
  { "D-SHO-10/bows-shoot-back", "r1 4Bw 300 340 0; g1 4Bw 300 300 180", FALSE, "15", TRUE, "destroyed",
    "300 300 180" },
  { "D-SHO-10/not-twice", "r1 4Bw 300 340 0; g1 4Bw 300 300 180", TRUE, "15", FALSE, "300 340 0",
    "300 300 180" },
  { "D-SHO-10/out-of-its-range", "r1 Art 300 400 0; g1 4Bw 300 300 180", FALSE, "15", FALSE, "300 400 0",
    "300 300 180" },
  { "D-SHO-10/faces-away", "r1 4Bw 300 340 0; g1 4Bw 300 280 0", FALSE, "15", FALSE, "300 340 0",
    "300 280 0" },
  { "D-OUT-2/recoils", BOWS "g1 4Wb 300 300 180", FALSE, "53", FALSE, "300 350 0", "300 285 180" },
  { "D-OUT-3/destroyed", BOWS "g1 4Wb 300 300 180", FALSE, "61", FALSE, "300 350 0", "destroyed" },
  { "D-OUT-2/artillery-by-artillery", "r1 Art 300 400 0; g1 Art 300 300 180", FALSE, "54", TRUE,
    "300 400 0", "destroyed" },
  { "D-OUT-2/knights-shot-in-the-open", "r1 4Bw 300 350 0; g1 3Kn 300 300 180", FALSE, "54", FALSE,
    "300 350 0", "300 270 180" },
};

static void
test_shot (gconstpointer data)
{
  const ShotCase      *test = data;
  g_autoptr (DbaField) field = dba_field_new (test->field);
  const AciesAction    action = shot_action (0, 0, NO_AID, NO_AID);
  g_autofree char     *r1 = NULL;
  g_autofree char     *g1 = NULL;

  field->state.elements[1].shot = test->target_has_shot != FALSE;
  dba_field_dice (field, test->dice);
  dba_shot_apply (&field->setup, &field->state, 0, &action, field->events);
  r1 = dba_field_where (field, "r1");
  g1 = dba_field_where (field, "g1");
  g_assert_cmpstr (r1, ==, test->r1);
  g_assert_cmpstr (g1, ==, test->g1);
  g_assert_cmpint (field->state.last.shot_back, ==, test->shot_back);
  g_assert_true (field->state.last.shooting);
}

/* All that is offered may be done, each choice once. */
static void
test_legal (void)
{
  g_autoptr (DbaField)         field = dba_field_new (COMPANY "; g2 4Wb 260 300 180");
  g_autofree AciesActionList  *list = g_new0 (AciesActionList, 1);

  dba_shots_legal (&field->setup, &field->state, 0, list);
  for (guint i = 0; i < list->n; i++)
    {
      g_assert_true (dba_shot_check (&field->setup, &field->state, 0, &list->items[i], NULL));
      for (guint j = 0; j < i; j++)
        g_assert_false (acies_action_equal (&list->items[i], &list->items[j]));
    }

  /* Three at g1: alone, with either other, with both; two at g2, which r3 does not see: alone and with the other. */
  g_assert_cmpuint (list->n, ==, 3 * 4 + 2 * 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (sights); i++)
    {
      g_autofree char *path = g_strconcat ("/dba/sight/", sights[i].name, NULL);

      g_test_add_data_func (path, &sights[i], test_sight);
    }
  for (guint i = 0; i < G_N_ELEMENTS (shots); i++)
    {
      g_autofree char *path = g_strconcat ("/dba/shooting/", shots[i].name, NULL);

      g_test_add_data_func (path, &shots[i], test_shot);
    }
  g_test_add_func ("/dba/D-SHO-9/actions", test_shot_actions);
  g_test_add_func ("/dba/D-SHO-8/once", test_once);
  g_test_add_func ("/dba/D-SHO-9/legal", test_legal);

  return g_test_run ();
}
