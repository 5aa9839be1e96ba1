/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "dba-field.h"

#include "engine/dba/dba-events.h"

/* What the table's result does to those who stand there. */
typedef struct
{
  const char *name;
  const char *field;
  DbaResult   of_r1, of_g1;   /* r1 fights g1 */
  const char *after;          /* "g1=300 285 180; r1=destroyed": where they are then */
} OutcomeCase;

#define FIGHT "r1 4Bd 300 300 0; g1 4Wb 300 300 180"

static const OutcomeCase outcomes[] = {
  { "D-REC-1/own-depth", FIGHT, 0, DBA_RECOILS, "g1=300 285 180; r1=300 300 0" },
  { "D-REC-1/at-30-degrees", "r1 4Bd 300 300 30; g1 3Cv 300 300 210", 0, DBA_RECOILS, "g1=315 274.02 210" },
  { "D-REC-2/pushes", FIGHT "; g2 4Wb 300 285 180; g3 3Ax 300 262 180", 0, DBA_RECOILS,
    "g1=300 285 180; g2=300 270 180; g3=300 255 180" },
  { "D-REC-2/pushes-only-so-far", FIGHT "; g2 4Wb 300 278 180", 0, DBA_RECOILS, "g1=300 285 180; g2=300 270 180" },
  { "D-REC-2/beside-it-stays", FIGHT "; g2 4Wb 340 285 180", 0, DBA_RECOILS, "g1=300 285 180; g2=340 285 180" },
  { "D-REC-2/two-behind", FIGHT "; g2 4Wb 280 285 180; g3 4Wb 320 285 180", 0, DBA_RECOILS,
    "g1=300 285 180; g2=280 270 180; g3=320 270 180" },
  { "D-REC-2/turned-44-is-pushed", FIGHT "; g2 4Wb 300 270 224", 0, DBA_RECOILS, "g1=300 285 180" },
  { "D-REC-3/elephants-behind", FIGHT "; g2 El 300 285 180", 0, DBA_RECOILS, "g1=destroyed; g2=300 285 180" },
  { "D-REC-3/elephants-behind-the-pushed", FIGHT "; g2 4Wb 300 285 180; g3 El 300 270 180", 0, DBA_RECOILS,
    "g1=destroyed; g2=300 285 180; g3=300 270 180" },
  { "D-REC-3/war-wagons", FIGHT "; g2 WWg 300 285 180", 0, DBA_RECOILS, "g1=destroyed" },
  { "D-REC-3/faces-away", FIGHT "; g2 4Wb 310 265 270", 0, DBA_RECOILS, "g1=destroyed; g2=310 265 270" },
  { "D-REC-3/enemy-behind", "r1 4Bd 300 300 0; r2 4Bd 300 275 0; g1 4Wb 300 300 180", 0, DBA_RECOILS,
    "g1=destroyed" },
  { "D-REC-3/lake", FIGHT "; lake 200 200 200 75", 0, DBA_RECOILS, "g1=destroyed" },
  { "D-REC-3/lake-farther", FIGHT "; lake 200 200 200 69", 0, DBA_RECOILS, "g1=300 285 180" },
  { "D-REC-3/own-camp", "r1 4Bd 300 60 0; g1 4Wb 300 60 180; camp g 300 40 180 followers", 0, DBA_RECOILS,
    "g1=destroyed" },
  { "D-REC-4/flanked", "r1 4Bd 300 300 0; r2 4Bd 320 280 270; g1 4Wb 300 300 180", 0, DBA_RECOILS,
    "g1=destroyed" },
  { "D-REC-5/off-board", "r1 4Bd 100 25 0; g1 4Wb 100 25 180", 0, DBA_RECOILS, "g1=off board" },
  { "D-REC-5/pushed-off-board", "r1 4Bd 100 35 0; g1 4Wb 100 35 180; g2 4Wb 100 20 180", 0, DBA_RECOILS,
    "g1=destroyed; g2=100 20 180" },
  { "D-REC-6/horse-through-foot", "r1 4Sp 300 300 0; g1 3Cv 300 300 180; g2 4Bd 300 270 180", 0, DBA_RECOILS,
    "g1=300 255 180; g2=300 270 180" },
  { "D-REC-6/horse-through-two", "r1 4Sp 300 300 0; g1 3Cv 300 300 180; g2 4Bd 300 270 180; g3 4Bd 300 255 180",
    0, DBA_RECOILS, "g1=300 240 180" },
  { "D-REC-6/no-place-behind", "r1 4Sp 300 300 0; g1 3Cv 300 300 180; g2 4Bd 300 270 180; g3 El 300 255 180", 0,
    DBA_RECOILS, "g1=destroyed" },
  { "D-REC-6/horse-not-through-pikes", "r1 4Sp 300 300 0; g1 3Cv 300 300 180; g2 4Pk 300 270 180", 0,
    DBA_RECOILS, "g1=300 270 180; g2=300 240 180" },
  { "D-REC-6/psiloi-through-pikes", "r1 4Sp 300 300 0; g1 2Ps 300 300 180; g2 4Pk 300 280 180", 0, DBA_RECOILS,
    "g1=300 265 180; g2=300 280 180" },
  { "D-REC-6/psiloi-not-through-slanting", "r1 4Sp 300 300 0; g1 2Ps 300 300 180; g2 El 300 268 190", 0,
    DBA_RECOILS, "g1=destroyed" },
  { "D-FLE-1/600-paces", "r1 4Bd 200 300 0; g1 2LH 200 300 180", 0, DBA_FLEES, "g1=200 90 0" },
  { "D-FLE-2/veers-right", "r1 4Bd 200 300 0; g1 2LH 200 300 180; lake 100 100 110 20", 0, DBA_FLEES,
    "g1=242.71 95.62 15" },
  { "D-FLE-2/veers-left", "r1 4Bd 200 300 0; g1 2LH 200 300 180; lake 190 100 160 20", 0, DBA_FLEES,
    "g1=157.29 95.62 345" },
  { "D-FLE-1/through-friends", "r1 4Bd 200 300 0; g1 2LH 200 300 180; g2 4Bd 200 100 180", 0, DBA_FLEES,
    "g1=200 54 0; g2=200 100 180" },
  { "D-FLE-3/off-board", "r1 4Bd 200 140 0; g1 2LH 200 140 180", 0, DBA_FLEES, "g1=off board" },
  { "D-FLE-4/no-way", "r1 4Bd 200 300 0; g1 2LH 200 300 180; lake 100 150 200 80; lake 100 220 78 200; lake 222 220 78 200",
    0, DBA_FLEES, "g1=destroyed" },
  { "D-FLE-4/recoil-blocked", "r1 4Bd 200 300 0; g1 2Ps 200 300 180; lake 100 150 200 135", 0, DBA_FLEES,
    "g1=destroyed" },
  { "D-PUR-1/knights", "r1 3Kn 300 300 0; g1 4Bd 300 300 180", 0, DBA_RECOILS, "g1=300 285 180; r1=300 285 0" },
  { "D-PUR-1/a-whole-depth", "r1 3Kn 300 300 0; g1 4Sp 300 300 180", 0, DBA_IS_DESTROYED, "r1=300 270 0" },
  { "D-PUR-1/warband", "r1 4Wb 300 300 0; g1 4Sp 300 300 180", 0, DBA_IS_DESTROYED, "r1=300 285 0" },
  { "D-PUR-1/not-cavalry", "r1 3Cv 300 300 0; g1 4Sp 300 300 180", 0, DBA_RECOILS, "r1=300 300 0" },
  { "D-PUR-2/still-in-contact", "r1 3Kn 300 300 0; g1 4Bd 320 300 180; g2 4Bd 280 300 180", 0, DBA_RECOILS,
    "r1=300 300 0" },
  { "D-PUR-2/overlapping", "r1 3Kn 300 300 0; r2 4Bd 340 300 0; g1 4Bd 300 300 180; g2 4Bd 340 300 180", 0,
    DBA_RECOILS, "r1=300 300 0" },
  { "D-PUR-3/friend-ahead", "r1 3Kn 300 300 0; r2 4Bd 300 275 0; g1 2Ps 300 300 180", 0, DBA_IS_DESTROYED,
    "r1=300 290 0" },
  { "D-PUR-3/board-edge", "r1 3Kn 300 18 0; g1 4Bd 300 18 180", 0, DBA_IS_DESTROYED, "r1=300 0 0" },
  { "D-PUR-3/lake", "r1 3Kn 300 300 0; g1 4Bd 300 300 180; lake 200 200 200 80", 0, DBA_IS_DESTROYED,
    "r1=300 279.98 0" },
  { "D-PUR-3/lines-up", "r1 3Kn 300 300 0; g1 4Bd 300 300 180; g2 4Bd 312 280 180.5", 0, DBA_IS_DESTROYED,
    "r1=312 280 0.5" },
  { "D-PUR-3/too-far-to-line-up", "r1 3Kn 300 300 0; g1 4Bd 300 300 180; g2 4Bd 325 280 180", 0,
    DBA_IS_DESTROYED, "r1=300 280 0" },
  { "D-PUR-3/both-see-it", "r1 4Bd 300 300 0; g1 3Kn 300 300 180", DBA_RECOILS, 0, "r1=300 315 0; g1=300 315 180" },
  { "D-OUT-5/flanker-goes-too", "r1 4Sp 300 300 0; g1 4Sp 300 300 180; g2 3Cv 320 320 270", 0, DBA_RECOILS,
    "g1=300 285 180; g2=350 320 270" },
  { "D-OUT-7/overlapper-stays", FIGHT "; g2 4Wb 340 300 180", 0, DBA_RECOILS, "g2=340 300 180" },
  { "D-PUR-1/R21-flanker-stays", "r1 4Sp 300 300 0; r2 3Kn 320 280 270; g1 4Sp 300 300 180", 0,
    DBA_IS_DESTROYED, "r2=320 280 270" },
};

static void
assert_after (const DbaField *field, const char *after)
{
  g_auto (GStrv) parts = g_strsplit (after, ";", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      g_auto (GStrv)   words = g_strsplit (g_strstrip (*part), "=", 2);
      g_autofree char *where = dba_field_where (field, words[0]);
      g_autofree char *found = g_strconcat (words[0], "=", where, NULL);

      g_assert_cmpstr (found, ==, *part);
    }
}

static void
test_outcome (gconstpointer data)
{
  const OutcomeCase   *test = data;
  g_autoptr (DbaField) field = dba_field_new (test->field);
  const DbaFight       fight = dba_field_fight (field, "r1", "g1");
  DbaState             foreseen;

  dba_foresee (&field->setup, &field->state, &fight, test->of_r1, test->of_g1, &foreseen, NULL);
  dba_apply_result (&field->setup, &field->state, &fight, test->of_r1, test->of_g1, field->events);
  assert_after (field, test->after);
  dba_field_assert_sound (field);

  /* Section 8.4: what was foreseen happens. */
  g_assert_cmpmem (&foreseen, sizeof foreseen, &field->state, sizeof field->state);
}

/* ---- Camps ---- */

typedef struct
{
  const char *name;
  const char *field;
  const char *a, *b;
  const char *dice;
  const char *after;
  guint       camp;           /* whose */
  guint       held_by, occupied_by;
  const char *occupant;       /* NULL: none */
} CampCase;

#define AT_CAMP "r1 4Bd 300 40 0; "

static const CampCase camps[] = {
  { "D-CAM-3/beaten", AT_CAMP "camp g 300 40 180 followers", "r1", "camp-g", "32", "r1=in camp", 1, 0,
    DBA_GARRISON_ELEMENT, "r1" },
  { "D-CAM-3/equal", AT_CAMP "camp g 300 40 180 followers", "r1", "camp-g", "13", "r1=300 40 0", 1, 1,
    DBA_GARRISON_FOLLOWERS, NULL },
  { "D-CAM-3/attacker-beaten", AT_CAMP "camp g 300 40 180 followers", "r1", "camp-g", "14", "r1=300 55 0", 1, 1,
    DBA_GARRISON_FOLLOWERS, NULL },
  { "D-CAM-4/garrison-lost", AT_CAMP "g1 3Ax 0 0 0; camp g 300 40 180 g1", "r1", "camp-g", "63",
    "r1=in camp; g1=destroyed", 1, 0, DBA_GARRISON_ELEMENT, "r1" },
  { "D-CAM-5/empty", AT_CAMP "camp g 300 40 180 none", "r1", "camp-g", "", "r1=in camp", 1, 0,
    DBA_GARRISON_ELEMENT, "r1" },
  { "D-CAM-5/empty-of-the-phasing-side", "r1 4Bd 500 500 0; g1 4Bd 300 560 180; camp r 300 560 0 none", "camp-r",
    "g1", "", "g1=in camp", 0, 1, DBA_GARRISON_ELEMENT, "g1" },
  { "D-CAM-8/garrison-does-not-pursue", "r1 4Bd 300 40 0; g1 3Kn 0 0 0; camp g 300 40 180 g1", "r1", "camp-g",
    "16", "r1=destroyed; g1=in camp", 1, 1, DBA_GARRISON_ELEMENT, "g1" },
  { "R13/owner-retakes", "r1 4Bd 0 0 0; g1 4Bd 300 40 0; camp g 300 40 180 r1", "camp-g", "g1", "15",
    "r1=destroyed; g1=in camp", 1, 1, DBA_GARRISON_ELEMENT, "g1" },
};

static void
test_camp (gconstpointer data)
{
  const CampCase      *test = data;
  g_autoptr (DbaField) field = dba_field_new (test->field);
  const DbaFight       fight = dba_field_fight (field, test->a, test->b);
  const DbaCamp       *camp = &field->state.camps[test->camp];

  dba_field_dice (field, test->dice);
  dba_fight_out (&field->setup, &field->state, &fight, field->events);
  assert_after (field, test->after);
  g_assert_cmpuint (camp->held_by, ==, test->held_by);
  g_assert_cmpuint (camp->occupied_by, ==, test->occupied_by);
  g_assert_cmpuint (camp->occupant, ==,
                    test->occupant != NULL ? dba_field_who (field, test->occupant) : DBA_NOBODY);
  g_assert_cmpuint (field->state.base.dice.n_drawn, ==, strlen (test->dice));
}

/* The fight is told with its dice, then what follows from it. */
static void
test_events (void)
{
  g_autoptr (DbaField) field = dba_field_new ("r1 3Kn 300 300 0; g1 4Bd 300 300 180; g2 4Bd 300 285 180");
  const DbaFight       fight = dba_field_fight (field, "r1", "g1");
  const guint          kinds[] = { DBA_EVENT_COMBAT, DBA_EVENT_RECOIL, DBA_EVENT_PUSHED_BACK,
                                   DBA_EVENT_PURSUE };

  dba_field_dice (field, "43");
  dba_fight_out (&field->setup, &field->state, &fight, field->events);
  g_assert_cmpuint (acies_event_list_size (field->events), ==, G_N_ELEMENTS (kinds));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_assert_cmpuint (acies_event_list_get (field->events, i)->kind, ==, kinds[i]);
  g_assert_cmpuint (acies_event_list_get (field->events, 0)->n_dice, ==, 2);
  g_assert_cmpint (acies_event_list_get (field->events, 0)->args[2], ==, 7);
  g_assert_cmpint (acies_event_list_get (field->events, 0)->args[3], ==, 6);
  g_assert_cmpuint (field->state.last.b.result, ==, DBA_RECOILS);
}

/* Who flees goes back, turns where it then stands, and goes: all that is told with its place. */
static void
test_flight_told (void)
{
  g_autoptr (DbaField) field = dba_field_new ("r1 4Bd 200 300 0; g1 2LH 200 300 180");
  const AciesEvent    *event;
  guint                n;

  dba_flee (&field->setup, &field->state, dba_field_who (field, "g1"), field->events);
  n = acies_event_list_size (field->events);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (acies_event_list_get (field->events, 0)->kind, ==, DBA_EVENT_RECOIL);
  event = acies_event_list_get (field->events, 1);
  g_assert_cmpuint (event->kind, ==, DBA_EVENT_FLEE);
  g_assert_cmpuint (event->n_legs, ==, 1);
  g_assert_cmpint (event->legs[0][2], ==, event->pose[2]);
  g_assert_cmpint (event->legs[0][1] - event->pose[1], ==, 15000);
  g_assert_cmpint (event->legs[0][0], ==, event->pose[0]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (outcomes); i++)
    {
      g_autofree char *path = g_strconcat ("/dba/outcome/", outcomes[i].name, NULL);

      g_test_add_data_func (path, &outcomes[i], test_outcome);
    }
  for (guint i = 0; i < G_N_ELEMENTS (camps); i++)
    {
      g_autofree char *path = g_strconcat ("/dba/camp/", camps[i].name, NULL);

      g_test_add_data_func (path, &camps[i], test_camp);
    }
  g_test_add_func ("/dba/D-CMB-2/events", test_events);
  g_test_add_func ("/dba/D-FLE-1/told", test_flight_told);

  return g_test_run ();
}
