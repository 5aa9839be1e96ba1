/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "dba-field.h"

#include "engine/dba/dba-legal.h"
#include "engine/dba/dba-move.h"

/* Of two tables side 0 likes the first better. */
typedef struct
{
  const char *name;
  const char *better, *worse;
} TasteCase;

#define ENEMY  "; g1 4Wb 300 100 180; g2 4Wb 340 100 180"
#define LINE_R "r1 4Bd 260 300 0; r2 4Bd 300 300 0; r3 4Bd 340 300 0 gen"

static const TasteCase tastes[] = {
  { "line", LINE_R ENEMY, "r1 4Bd 220 300 0; r2 4Bd 300 300 0; r3 4Bd 380 300 0 gen" ENEMY },
  { "nearer", "r1 4Bd 260 250 0; r2 4Bd 300 250 0; r3 4Bd 340 250 0 gen" ENEMY, LINE_R ENEMY },
  { "general-among-his-men", LINE_R ENEMY, "r1 4Bd 260 300 0; r2 4Bd 300 300 0; r3 4Bd 60 300 0 gen" ENEMY },
  { "pikes-behind-pikes", "r1 4Pk 300 300 0; r2 4Pk 300 315 0" ENEMY, "r1 4Pk 300 300 0; r2 4Pk 300 345 0" ENEMY },
  { "psiloi-behind-spears", "r1 4Sp 300 300 0; r2 2Ps 300 315 0" ENEMY,
    "r1 4Sp 300 300 0; r2 2Ps 300 325 0" ENEMY },
  { "good-fight", "r1 4Bd 300 300 0; g1 4Wb 300 285 180; g2 4Bd 300 100 180",
    "r1 3Ax 300 300 0; g1 4Wb 300 285 180; g2 4Bd 300 100 180" },
  { "out-of-the-wood", "r1 4Bd 300 300 0; g1 3Ax 300 150 180", "r1 4Bd 300 300 0; g1 3Ax 300 150 180; wood 250 290 100 50" },
  { "psiloi-away-from-knights", "r1 2Ps 300 290 0; g1 3Kn 300 100 180", "r1 2Ps 300 180 0; g1 3Kn 300 100 180" },
  { "enemy-element-lost", LINE_R "; g1 4Wb 300 100 180; g2 4Wb 340 100 180 lost", LINE_R ENEMY },
  { "enemy-general-lost", LINE_R "; g1 4Wb 300 100 180; g2 4Wb 340 100 180 gen lost",
    LINE_R "; g1 4Wb 300 100 180 gen; g2 4Wb 340 100 180 lost" },
  { "bows-in-range", "r1 4Bw 300 350 0; r2 4Bd 340 350 0; g1 3Kn 300 305 180", "r1 4Bw 300 350 0; r2 4Bd 340 350 0; g1 3Kn 300 295 180" },
  { "nobody-behind-who-bars-the-recoil", "r1 4Bd 300 300 0; r2 El 500 500 0; g1 4Bd 300 300 180",
    "r1 4Bd 300 300 0; r2 El 300 315 0; g1 4Bd 300 300 180" },
};

static gint32
judged (const char *text, int side)
{
  g_autoptr (DbaField) field = dba_field_new (text);

  field->state.phase = DBA_PHASE_MOVE;

  return dba_evaluate ((const AciesSetup *) &field->setup, &field->state.base, side);
}

static void
test_taste (gconstpointer data)
{
  const TasteCase *test = data;

  g_assert_cmpint (judged (test->better, 0), >, judged (test->worse, 0));
}

/* Judging changes nothing, and is the same each time. */
static void
test_pure (void)
{
  g_autoptr (DbaField) field = dba_field_new (LINE_R ENEMY);
  const DbaState       before = field->state;
  const gint32         first = dba_evaluate ((const AciesSetup *) &field->setup, &field->state.base, 1);

  g_assert_cmpint (dba_evaluate ((const AciesSetup *) &field->setup, &field->state.base, 1), ==, first);
  g_assert_cmpmem (&before, sizeof before, &field->state, sizeof field->state);
}

static gint32
judged_by (const char *text, guint phasing)
{
  g_autoptr (DbaField) field = dba_field_new (text);

  field->state.phase = DBA_PHASE_MOVE;
  field->state.phasing = (guint8) phasing;

  return dba_evaluate ((const AciesSetup *) &field->setup, &field->state.base, 0);
}

/* Whom bows can hit in their own bound is worth more than whom they may hit in the enemy's: nobody is spared to be kept in range. */
static void
test_spares_nobody (void)
{
  const char  *in_range = "r1 4Bw 300 350 0; r2 4Bd 340 350 0; g1 3Kn 300 305 180";
  const char  *out_of_range = "r1 4Bw 300 350 0; r2 4Bd 340 350 0; g1 3Kn 300 295 180";
  const gint32 now = judged_by (in_range, 0) - judged_by (out_of_range, 0);
  const gint32 later = judged_by (in_range, 1) - judged_by (out_of_range, 1);

  g_assert_cmpint (now, >, later);
  g_assert_cmpint (now, >, 0);
}

/* What a face is told of an action. */
static void
test_view (void)
{
  g_autoptr (DbaField) field = dba_field_new ("r1 4Bw 300 350 0; r2 4Bw 260 350 0; r3 4Bd 500 300 0; g1 4Wb 300 300 180; "
                                              "g2 4Bd 500 300 180");
  const AciesSetup    *setup = (const AciesSetup *) &field->setup;
  const AciesAction    shot = { .kind = DBA_SHOOT, .units = 1, .args = { 0, 2 } };
  const AciesAction    fight = { .kind = DBA_FIGHT, .args = { 2, 1 } };
  const AciesAction    end = { .kind = DBA_END_MOVES };
  AciesActionView      view;

  field->state.phase = DBA_PHASE_SHOOT;
  dba_view (setup, &field->state.base, &shot, &view);
  g_assert_cmpuint (view.flags, ==, ACIES_ACTION_ATTACKS);
  g_assert_cmpuint (view.units, ==, 3);

  field->state.phase = DBA_PHASE_COMBAT;
  field->state.n_pairs = 1;
  field->state.pairs[0] = (DbaPair){ .a = 2, .b = 4 };
  dba_view (setup, &field->state.base, &fight, &view);
  g_assert_cmpuint (view.flags, ==, ACIES_ACTION_ATTACKS);
  g_assert_cmpuint (view.units, ==, 4);

  field->state.phase = DBA_PHASE_MOVE;
  dba_view (setup, &field->state.base, &end, &view);
  g_assert_cmpuint (view.flags, ==, ACIES_ACTION_ENDS_TURN);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tastes); i++)
    {
      g_autofree char *path = g_strconcat ("/dba/judgement/", tastes[i].name, NULL);

      g_test_add_data_func (path, &tastes[i], test_taste);
    }
  g_test_add_func ("/dba/judgement/pure", test_pure);
  g_test_add_func ("/dba/judgement/spares-nobody", test_spares_nobody);
  g_test_add_func ("/dba/view", test_view);

  return g_test_run ();
}
