/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "dba-field.h"

#include "engine/dba/dba-notes.h"
#include "engine/dba/dba-troops.h"

/* Both members' factors, in words: dba_field_factors(). */
typedef struct
{
  const char *name;     /* rule/what */
  const char *field;
  const char *a, *b;    /* who fight */
  const char *of_a, *of_b;
} FightCase;

#define R1 "r1 4Bd 300 300 0; "

static const FightCase fights[] = {
  { "D-FAC-1/blades-warband", R1 "g1 4Wb 300 300 180", "r1", "g1", "5", "3" },
  { "D-FAC-1/knights-light-horse", "r1 3Kn 300 300 0; g1 2LH 300 300 180", "r1", "g1", "4", "2" },
  { "D-FAC-2/general", "r1 4Bd 300 300 0 gen; g1 4Wb 300 300 180", "r1", "g1", "5 +1 general", "3" },
  { "D-FAC-3/followers", "r1 4Bd 300 40 0; camp g 300 40 180 followers", "r1", "camp-g", "5", "1 +2 camp" },
  { "D-FAC-3/garrison-by-type", "r1 4Bd 300 40 0; g1 3Cv 0 0 0; camp g 300 40 180 g1", "r1", "camp-g",
    "3", "3 +2 camp" },
  { "D-FAC-3/captor-attacked-by-owner", "r1 4Bd 0 0 0; g1 3Ax 300 40 0; camp g 300 40 180 r1", "camp-g",
    "g1", "5 +2 camp", "3" },
  { "D-FAC-4/on-the-hill", R1 "g1 4Wb 300 300 180; gentle-hill 200 300 200 200", "r1", "g1", "5 +1 uphill",
    "3" },
  { "D-FAC-4/nearer-the-crest", R1 "g1 4Wb 300 300 180; gentle-hill 200 200 200 200; crest 300 350", "r1",
    "g1", "5 +1 uphill", "3" },
  { "D-FAC-4/not-nearer-by-10", R1 "g1 4Wb 300 300 180; gentle-hill 200 200 200 200; crest 300 304", "r1",
    "g1", "5", "3" },
  /* D-RIV-4 */
  { "D-FAC-5/from-the-bank", R1 "g1 4Wb 300 300 180; river 0 280 600 280 4", "r1", "g1", "5 +1 bank", "3" },
  { "D-FAC-5/unknown-yet", R1 "g1 4Wb 300 300 180; river 0 280 600 280 0", "r1", "g1", "5 +1 bank", "3" },
  { "D-FAC-5/shallow", R1 "g1 4Wb 300 300 180; river 0 280 600 280 2", "r1", "g1", "5", "3" },
  { "D-FAC-6/pikes", "r1 4Pk 300 300 0; r2 4Pk 300 315 0; g1 4Wb 300 300 180", "r1", "g1",
    "3 +3 pikes r2", "3" },
  { "D-FAC-6/pikes-3-mm-behind", "r1 4Pk 300 300 0; r2 4Pk 300 318 0; g1 4Wb 300 300 180", "r1", "g1", "3",
    "3" },
  { "D-FAC-6/pikes-in-rough", "r1 4Pk 300 300 0; r2 4Pk 300 315 0; g1 3Ax 300 300 180; rough 200 300 200 99",
    "r1", "g1", "3 -2 going", "3" },
  { "D-FAC-6/pikes-rear-in-rough",
    "r1 4Pk 300 300 0; r2 4Pk 300 315 0; g1 3Ax 300 300 180; rough 200 320 200 99", "r1", "g1", "3", "3" },
  { "D-FAC-6/psiloi-against-horse", "r1 4Sp 300 300 0; r2 2Ps 300 315 0; g1 3Cv 300 300 180", "r1", "g1",
    "4 +1 psiloi r2", "3" },
  { "D-FAC-6/psiloi-against-foot", "r1 4Sp 300 300 0; r2 2Ps 300 315 0; g1 4Wb 300 300 180", "r1", "g1", "4",
    "3" },
  { "D-FAC-6/psiloi-against-a-camp", "r1 4Bd 300 40 0; r2 2Ps 300 55 0; camp g 300 40 180 followers", "r1",
    "camp-g", "5 +1 psiloi r2", "1 +2 camp" },
  { "D-FAC-6/warband-on-foot", "r1 4Wb 300 300 0; r2 4Wb 300 315 0; g1 4Bd 300 300 180", "r1", "g1",
    "3 +1 warband r2", "5" },
  { "D-FAC-6/warband-on-horse", "r1 4Wb 300 300 0; r2 4Wb 300 315 0; g1 3Cv 300 300 180", "r1", "g1", "3",
    "3" },
  { "D-FAC-6/spears", "r1 4Sp 300 300 0; r2 4Sp 300 315 0; g1 3Cv 300 300 180", "r1", "g1",
    "4 +1 spears r2", "3" },
  { "D-FAC-6/only-spears-not-auxilia", "r1 4Sp 300 300 0; r2 3Ax 300 315 0; g1 3Cv 300 300 180", "r1", "g1",
    "4", "3" },
  { "D-FAC-7/overlapped-left", R1 "g1 4Wb 300 300 180; g2 4Wb 260 300 180", "r1", "g1", "5 -1 left g2", "3" },
  { "D-FAC-7/both", R1 "g1 4Wb 300 300 180; g2 4Wb 260 300 180; g3 4Wb 340 300 180", "r1", "g1",
    "5 -1 left g2 -1 right g3", "3" },
  { "D-FAC-7/engaged-does-not-overlap",
    R1 "r2 4Bd 340 300 0; g1 4Wb 300 300 180; g2 4Wb 340 300 180", "r1", "g1", "5", "3" },
  { "D-FAC-7/flanked", "r1 4Sp 300 300 0; r2 3Kn 320 280 270; g1 4Sp 300 300 180", "r1", "g1", "4",
    "4 -1 flanked r2" },
  { "D-FAC-8/in-the-wood", R1 "g1 3Ax 300 300 180; wood 200 200 200 200", "r1", "g1", "5 -2 going", "3" },
  { "D-FAC-8/horse-facing-the-wood", "r1 3Cv 300 300 0; g1 3Ax 300 300 180; wood 200 200 200 100", "r1", "g1",
    "3 -2 going", "2" },
  { "D-FAC-8/foot-facing-the-wood", R1 "g1 3Ax 300 300 180; wood 200 200 200 100", "r1", "g1", "5", "3" },
  /* D-ARM-2: who has more points takes one off, however many more. */
  { "D-FAC-10/worse-of-a-kind", "r1 3Cv 300 300 0 bad; g1 3Cv 300 300 180", "r1", "g1", "3 -1 worse", "3" },
  { "D-FAC-10/only-of-a-kind", "r1 3Cv 300 300 0 bad; g1 4Sp 300 300 180", "r1", "g1", "3", "4" },
};

static void
test_fight (gconstpointer data)
{
  const FightCase     *test = data;
  g_autoptr (DbaField) field = dba_field_new (test->field);
  const DbaFight       fight = dba_field_fight (field, test->a, test->b);
  g_autofree char     *a = dba_field_factors (field, &fight, TRUE);
  g_autofree char     *b = dba_field_factors (field, &fight, FALSE);

  g_assert_cmpstr (a, ==, test->of_a);
  g_assert_cmpstr (b, ==, test->of_b);
}

/* The same of shots. */
typedef struct
{
  const char *name;
  const char *field;
  const char *aids;
  gboolean    shot_back;
  const char *of_a, *of_b;
} ShotCase;

static const ShotCase shots[] = {
  { "D-FAC-1/bows-at-warband", "r1 4Bw 300 350 0; g1 4Wb 300 300 180", "", FALSE, "2", "3" },
  { "D-FAC-2/shooter-safe", "r1 4Bw 300 350 0 gen; g1 4Wb 300 300 180 gen", "", FALSE, "2", "3 +1 general" },
  { "D-FAC-2/shooter-shot-at", "r1 4Bw 300 350 0 gen; g1 4Bw 300 300 180", "", TRUE, "2 +1 general", "2" },
  { "D-FAC-4/not-in-shooting", "r1 4Bw 300 350 0; g1 4Wb 300 300 180; gentle-hill 200 340 200 200", "", FALSE,
    "2", "3" },
  { "D-FAC-6/not-in-shooting", "r1 4Bw 300 350 0; g1 4Pk 300 300 180; g2 4Pk 300 285 180", "", FALSE, "2",
    "3" },
  { "D-FAC-8/target-in-wood", "r1 4Bw 300 350 0; g1 4Wb 300 300 180; wood 200 200 200 101", "", FALSE, "2",
    "3 -2 going" },
  { "D-FAC-9/two-aids", "r1 4Bw 300 350 0; r2 4Bw 260 350 0; r3 4Bw 340 350 0; g1 4Wb 300 300 180", "r3 r2",
    FALSE, "2", "3 -1 aided r2 -1 aided r3" },
};

static void
test_shot (gconstpointer data)
{
  const ShotCase      *test = data;
  g_autoptr (DbaField) field = dba_field_new (test->field);
  DbaFight             fight = dba_field_shot (field, "r1", "g1", test->aids);
  g_autofree char     *a = NULL;
  g_autofree char     *b = NULL;

  fight.shot_back = test->shot_back;
  a = dba_field_factors (field, &fight, TRUE);
  b = dba_field_factors (field, &fight, FALSE);
  g_assert_cmpstr (a, ==, test->of_a);
  g_assert_cmpstr (b, ==, test->of_b);
}

/* ---- Table 5.5: what becomes of g1, beaten and doubled by r1 ---- */

typedef struct
{
  const char *name;
  const char *winner, *loser;  /* codes */
  const char *more;            /* on the table */
  gboolean    extended;
  DbaResult   beaten, doubled;
} TableCase;

#define WOOD "; wood 200 200 200 100"

static const TableCase lines[] = {
  { "D-OUT-2/scythed-chariots", "4Bd", "SCh", "", FALSE, DBA_IS_DESTROYED, DBA_IS_DESTROYED },
  { "D-OUT-2/war-wagons", "4Bd", "WWg", "", FALSE, DBA_IS_DESTROYED, DBA_IS_DESTROYED },
  { "D-OUT-2/elephants", "4Bd", "El", "", FALSE, DBA_RECOILS, DBA_IS_DESTROYED },
  { "D-OUT-2/elephants-in-wood", "4Bd", "El", WOOD, FALSE, DBA_IS_DESTROYED, DBA_IS_DESTROYED },
  { "D-OUT-2/knights", "4Bd", "3Kn", "", FALSE, DBA_RECOILS, DBA_IS_DESTROYED },
  { "D-OUT-2/cavalry-in-wood", "3Ax", "3Cv", WOOD, FALSE, DBA_IS_DESTROYED, DBA_IS_DESTROYED },
  { "D-OUT-2/camels", "4Bd", "3Cm", "", FALSE, DBA_RECOILS, DBA_IS_DESTROYED },
  { "D-OUT-3/light-horse", "4Bd", "2LH", "", FALSE, DBA_RECOILS, DBA_FLEES },
  { "D-OUT-3/light-horse-in-wood", "4Bd", "2LH", WOOD, FALSE, DBA_IS_DESTROYED, DBA_FLEES },
  { "D-OUT-3/psiloi", "4Bd", "2Ps", "", FALSE, DBA_RECOILS, DBA_FLEES },
  { "D-OUT-2/psiloi-by-horse", "3Cv", "2Ps", "", FALSE, DBA_IS_DESTROYED, DBA_FLEES },
  { "D-OUT-2/spears", "4Bd", "4Sp", "", FALSE, DBA_RECOILS, DBA_IS_DESTROYED },
  { "D-OUT-2/spears-by-knights", "3Kn", "4Sp", "", FALSE, DBA_IS_DESTROYED, DBA_IS_DESTROYED },
  { "D-OUT-2/spears-by-knights-in-wood", "3Kn", "4Sp", WOOD, FALSE, DBA_RECOILS, DBA_IS_DESTROYED },
  { "D-OUT-2/spears-by-warband", "4Wb", "4Sp", "", FALSE, DBA_IS_DESTROYED, DBA_IS_DESTROYED },
  { "D-OUT-2/pikes-by-warband", "4Wb", "4Pk", "", FALSE, DBA_IS_DESTROYED, DBA_IS_DESTROYED },
  { "D-OUT-2/blades-by-warband", "4Wb", "4Bd", "", FALSE, DBA_IS_DESTROYED, DBA_IS_DESTROYED },
  { "D-OUT-2/blades-by-knights", "3Kn", "4Bd", "", FALSE, DBA_RECOILS, DBA_IS_DESTROYED },
  { "D-OUT-2/auxilia-by-knights", "3Kn", "3Ax", "", FALSE, DBA_IS_DESTROYED, DBA_IS_DESTROYED },
  { "D-OUT-2/auxilia-by-warband", "4Wb", "3Ax", "", FALSE, DBA_RECOILS, DBA_IS_DESTROYED },
  { "D-OUT-2/warband-by-scythed-chariots", "SCh", "4Wb", "", FALSE, DBA_IS_DESTROYED, DBA_IS_DESTROYED },
  { "D-OUT-2/bows", "4Bd", "4Bw", "", FALSE, DBA_RECOILS, DBA_IS_DESTROYED },
  { "D-OUT-2/artillery", "2Ps", "Art", "", FALSE, DBA_IS_DESTROYED, DBA_IS_DESTROYED },
  { "D-OUT-1/knights-on-the-flank", "4Sp", "4Sp", "; r2 3Kn 320 280 270", FALSE, DBA_IS_DESTROYED,
    DBA_IS_DESTROYED },
  { "D-OUT-6/elephants-by-auxilia", "3Ax", "El", "", TRUE, DBA_IS_DESTROYED, DBA_IS_DESTROYED },
  { "D-OUT-6/knights-by-camels", "3Cm", "3Kn", "", TRUE, DBA_IS_DESTROYED, DBA_IS_DESTROYED },
  { "D-OUT-6/knights-by-blades", "4Bd", "3Kn", "", TRUE, DBA_RECOILS, DBA_IS_DESTROYED },
  { "D-OUT-6/psiloi-by-horse", "3Cv", "2Ps", "", TRUE, DBA_IS_DESTROYED, DBA_IS_DESTROYED },
  { "D-OUT-6/light-horse", "4Bd", "2LH", "", TRUE, DBA_RECOILS, DBA_FLEES },
};

static void
test_table (gconstpointer data)
{
  const TableCase     *test = data;
  g_autofree char     *more = g_strdup (test->more);
  g_autoptr (GString)  text = g_string_new (NULL);
  g_autoptr (DbaField) field = NULL;
  DbaFight             fight;

  /* The first side's elements come first. */
  g_string_printf (text, "r1 %s 300 300 0%s; g1 %s 300 300 180", test->winner, more, test->loser);
  field = dba_field_new (text->str);
  field->setup.extended_outcomes = test->extended;
  fight = dba_field_fight (field, "r1", "g1");
  g_assert_cmpuint (dba_table_result (&field->setup, &field->state, &fight, FALSE, 5, 6), ==,
                    test->beaten);
  g_assert_cmpuint (dba_table_result (&field->setup, &field->state, &fight, FALSE, 3, 6), ==,
                    test->doubled);
  g_assert_cmpuint (dba_table_result (&field->setup, &field->state, &fight, FALSE, -2, -1), ==,
                    test->doubled);
  g_assert_cmpuint (dba_table_result (&field->setup, &field->state, &fight, FALSE, 6, 6), ==,
                    DBA_STANDS);
  g_assert_cmpuint (dba_table_result (&field->setup, &field->state, &fight, TRUE, 6, 5), ==,
                    DBA_STANDS);
}

/* R3: who is named as the most dangerous. */
static void
test_most_dangerous (void)
{
  g_autoptr (DbaField) field =
    dba_field_new ("r1 4Sp 300 300 0; r2 3Kn 320 280 270; g1 4Sp 300 300 180");
  const DbaFight       fight = dba_field_fight (field, "r1", "g1");

  g_assert_cmpuint (dba_most_dangerous (&field->setup, &field->state, &fight, FALSE), ==,
                    dba_field_who (field, "r2"));
  g_assert_cmpuint (dba_most_dangerous (&field->setup, &field->state, &fight, TRUE), ==,
                    dba_field_who (field, "g1"));
}

static gboolean
has_note (const AciesOdds *odds, DbaNote name, int side, guint other)
{
  for (guint i = 0; i < odds->n_notes; i++)
    if (odds->notes[i].name == name && odds->notes[i].side == side && odds->notes[i].other == other)
      return TRUE;

  return FALSE;
}

/* Section 8: the most dangerous enemy, if it is not the opponent, and a way back that is barred are told before the dice. */
static void
test_notes (void)
{
  g_autoptr (DbaField) flanked =
    dba_field_new ("r1 4Sp 300 300 0; r2 3Kn 320 280 270; g1 4Sp 300 300 180");
  g_autoptr (DbaField) plain = dba_field_new ("r1 4Bd 300 300 0; g1 4Bd 300 300 180");
  g_autoptr (DbaField) cornered =
    dba_field_new ("r1 4Bd 300 300 0; g1 4Bd 300 300 180; lake 250 200 100 80");
  DbaField *const fields[] = { flanked, plain, cornered };
  AciesOdds       odds[G_N_ELEMENTS (fields)] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      const DbaFight fight = dba_field_fight (fields[i], "r1", "g1");
      DbaOdds        found;

      dba_fight_odds (&fields[i]->setup, &fields[i]->state, &fight, &found);
      dba_notes_add (&fields[i]->setup, &fields[i]->state, &fight, &found, &odds[i]);
    }
  g_assert_true (has_note (&odds[0], DBA_NOTE_DANGER, 1, 1));
  g_assert_false (has_note (&odds[0], DBA_NOTE_DANGER, 0, 0));
  g_assert_false (has_note (&odds[1], DBA_NOTE_DANGER, 1, 0));
  g_assert_false (has_note (&odds[1], DBA_NOTE_NO_WAY_BACK, 1, 0));
  g_assert_true (has_note (&odds[2], DBA_NOTE_NO_WAY_BACK, 1, 0));
}

/* A shooter's loss counts only if it was shot back at (D-SHO-11). */
static void
test_safe_shooter (void)
{
  g_autoptr (DbaField) field = dba_field_new ("r1 4Bw 300 340 0; g1 4Bw 300 300 180");
  DbaFight             fight = dba_field_shot (field, "r1", "g1", "");

  g_assert_cmpuint (dba_table_result (&field->setup, &field->state, &fight, TRUE, 3, 4), ==,
                    DBA_STANDS);
  fight.shot_back = TRUE;
  g_assert_cmpuint (dba_table_result (&field->setup, &field->state, &fight, TRUE, 3, 4), ==,
                    DBA_RECOILS);
}

/* ---- D-ODD-1 ---- */

typedef struct
{
  const char *name;
  const char *field;
  guint       a_loses[DBA_N_RESULTS], b_loses[DBA_N_RESULTS];  /* ways of each result, of 36 */
} OddsCase;

/*
 * Blades 5 against warband 3: the blades lose on differences of dice of -3 and less, 6 ways, none doubled; equal at -2, 4 ways;
 * else the warband, 26 ways, and doubled when 2 (3 + b) <= 5 + a: b = 1 with a >= 3 (4), b = 2 with a >= 5 (2).
 */
static const OddsCase odds_cases[] = {
  { "blades-warband", R1 "g1 4Wb 300 300 180",
    { [DBA_STANDS] = 30, [DBA_IS_DESTROYED] = 6 },
    { [DBA_STANDS] = 10, [DBA_RECOILS] = 20, [DBA_IS_DESTROYED] = 6 } },
  { "even", "r1 4Bd 300 300 0; g1 4Bd 300 300 180",
    { [DBA_STANDS] = 21, [DBA_RECOILS] = 15 },
    { [DBA_STANDS] = 21, [DBA_RECOILS] = 15 } },
};

static void
test_odds (gconstpointer data)
{
  const OddsCase      *test = data;
  g_autoptr (DbaField) field = dba_field_new (test->field);
  const DbaFight       fight = dba_field_fight (field, "r1", "g1");
  DbaOdds              odds;

  dba_fight_odds (&field->setup, &field->state, &fight, &odds);
  for (guint i = 0; i < DBA_N_RESULTS; i++)
    {
      guint of_a = 0, of_b = 0;

      for (guint j = 0; j < DBA_N_RESULTS; j++)
        {
          of_a += odds.ways[i][j];
          of_b += odds.ways[j][i];
        }
      g_assert_cmpuint (of_a, ==, test->a_loses[i]);
      g_assert_cmpuint (of_b, ==, test->b_loses[i]);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (fights); i++)
    {
      g_autofree char *path = g_strconcat ("/dba/close/", fights[i].name, NULL);

      g_test_add_data_func (path, &fights[i], test_fight);
    }
  for (guint i = 0; i < G_N_ELEMENTS (shots); i++)
    {
      g_autofree char *path = g_strconcat ("/dba/shot/", shots[i].name, NULL);

      g_test_add_data_func (path, &shots[i], test_shot);
    }
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *path = g_strconcat ("/dba/table/", lines[i].name, NULL);

      g_test_add_data_func (path, &lines[i], test_table);
    }
  for (guint i = 0; i < G_N_ELEMENTS (odds_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/dba/D-ODD-1/", odds_cases[i].name, NULL);

      g_test_add_data_func (path, &odds_cases[i], test_odds);
    }
  g_test_add_func ("/dba/D-OUT-1/most-dangerous", test_most_dangerous);
  g_test_add_func ("/dba/D-OUT-1/notes", test_notes);
  g_test_add_func ("/dba/D-SHO-11/safe-shooter", test_safe_shooter);

  return g_test_run ();
}
