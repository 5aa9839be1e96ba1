/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "dba-field.h"

#include "engine/dba/dba-contact.h"
#include "engine/dba/dba-move.h"

/* The ids of a set, with blanks between. */
static char *
ids_of (const DbaField *field, DbaSet set)
{
  GString *words = g_string_new (NULL);
  guint    g;

  DBA_FOREACH (g, set)
    g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", field->setup.units[g].id);

  return g_string_free (words, FALSE);
}

/* 1.3: how r1 stands: "front / left / right / rear / whom it flanks". */
typedef struct
{
  const char *path, *field;
  const char *expected;
  gboolean    any;
} ContactCase;

static const ContactCase contact_cases[] = {
  { "front", "r1 4Bd 300 300 0; g1 4Wb 300 300 180", "g1 / / / /", TRUE },
  { "front-by-half", "r1 4Bd 300 300 0; g1 4Wb 320 300 180", "g1 / / / /", TRUE },
  { "front-by-less", "r1 4Bd 300 300 0; g1 4Wb 320.5 300 180", "/ / / /", FALSE },
  { "front-with-a-gap", "r1 4Bd 300 300 0; g1 4Wb 300 299.6 180", "g1 / / / /", TRUE },
  { "front-too-far", "r1 4Bd 300 300 0; g1 4Wb 300 299.4 180", "/ / / /", FALSE },
  { "left-flank", "r1 3Cv 300 300 0; g1 4Wb 280 320 90", "/ g1 / / /", TRUE },
  { "right-flank", "r1 3Cv 300 300 0; g1 4Wb 320 320 270", "/ / g1 / /", TRUE },
  { "flank-by-ten", "r1 4Bd 300 300 0; g1 4Wb 280 325 90", "/ g1 / / /", TRUE },
  { "flank-by-less", "r1 4Bd 300 300 0; g1 4Wb 280 325.5 90", "/ / / /", FALSE },
  { "rear", "r1 3Cv 300 300 0; g1 4Wb 300 330 0", "/ / / g1 /", TRUE },
  { "flanks-another", "r1 3Cv 320 280 270; g1 4Wb 300 300 180", "/ / / / g1", TRUE },
  { "corner-is-none", "r1 4Bd 300 300 0; g1 4Wb 340 300 180", "/ / / /", FALSE },
  { "side-by-side-is-none", "r1 3Cv 300 300 0; g1 3Cv 340 320 180", "/ / / /", FALSE },
  { "aslant-is-none", "r1 4Bd 300 300 0; g1 4Wb 300 300 178.5", "/ / / /", FALSE },
  { "friends-are-none", "r1 4Bd 300 300 0; r2 4Bd 300 300 180; g1 4Wb 100 100 0", "/ / / /",
    FALSE },
  { "camp", "r1 4Bd 300 40 0; g1 4Wb 100 100 0; camp g 300 40 180 followers", "/ / / /", TRUE },
  { "camp-by-ten", "r1 4Bd 330 40 0; g1 4Wb 100 100 0; camp g 300 40 180 followers", "/ / / /",
    TRUE },
  { "camp-by-less", "r1 4Bd 331 40 0; g1 4Wb 100 100 0; camp g 300 40 180 followers", "/ / / /",
    FALSE },
  { "own-camp", "r1 4Bd 300 560 180; g1 4Wb 100 100 0; camp r 300 560 0 followers", "/ / / /",
    FALSE },
  { "own-camp-lost", "r1 4Bd 300 560 180; g1 4Wb 100 100 0; camp r 300 560 0 g1", "/ / / /", TRUE },
};

static void
test_contact (gconstpointer data)
{
  const ContactCase   *test = data;
  g_autoptr (DbaField) field = dba_field_new (test->field);
  DbaContacts          contacts;
  g_autofree char     *front = NULL, *left = NULL, *right = NULL, *rear = NULL, *whom = NULL;
  g_autofree char     *all = NULL;
  g_auto (GStrv)       words = NULL;

  dba_contacts (&field->setup, &field->state, dba_field_who (field, "r1"), &contacts);
  front = ids_of (field, contacts.front);
  left = ids_of (field, contacts.on_flank_left);
  right = ids_of (field, contacts.on_flank_right);
  rear = ids_of (field, contacts.on_rear);
  whom = ids_of (field, contacts.flanking);
  all = g_strdup_printf ("%s / %s / %s / %s / %s", front, left, right, rear, whom);
  words = g_strsplit (g_strstrip (all), "  ", -1);
  g_assert_cmpint (dba_contacts_any (&contacts), ==, test->any);
  g_assert_cmpint (dba_in_contact (&field->setup, &field->state, dba_field_who (field, "r1")), ==,
                   test->any);
  g_clear_pointer (&all, g_free);
  all = g_strjoinv (" ", words);
  g_assert_cmpstr (all, ==, test->expected);
}

/* D-FAC-7: who overlaps r1: "left / right". */
static const ContactCase overlap_cases[] = {
  { "left-corner", "r1 4Bd 300 300 0; g1 4Wb 260 300 180", "g1 /", TRUE },
  { "right-corner", "r1 4Bd 300 300 0; g1 4Wb 340 300 180", "/ g1", TRUE },
  { "both", "r1 4Bd 300 300 0; g1 4Wb 260 300 180; g2 4Wb 340 300 180", "g1 / g2", TRUE },
  { "he-fights", "r1 4Bd 300 300 0; r2 4Bd 260 300 0; g1 4Wb 260 300 180", "/", FALSE },
  { "side-on-side-though-he-fights",
    "r1 3Cv 300 300 0; r2 4Bd 260 320 0; g1 3Cv 260 320 180", "g1 /", TRUE },
  { "not-opposite", "r1 4Bd 300 300 0; g1 4Wb 260 300 170", "/", FALSE },
  { "same-way", "r1 4Bd 300 300 0; g1 4Wb 260 300 0", "/", FALSE },
  { "flank-contact-takes-its-place",
    "r1 3Cv 300 300 0; g1 4Wb 260 300 180; g2 4Wb 280 320 90", "/", FALSE },
};

static void
test_overlap (gconstpointer data)
{
  const ContactCase   *test = data;
  g_autoptr (DbaField) field = dba_field_new (test->field);
  const guint          g = dba_field_who (field, "r1"), n = dba_field_who (field, "g1");
  g_autofree char     *left = NULL, *right = NULL, *both = NULL;
  DbaSet               overlaps[2];

  dba_find_overlaps (&field->setup, &field->state, g, overlaps);
  left = ids_of (field, overlaps[TT_LEFT_SIDE]);
  right = ids_of (field, overlaps[TT_RIGHT_SIDE]);
  both = g_strdup_printf ("%s / %s", left, right);
  g_assert_cmpstr (g_strstrip (both), ==, test->expected);
  g_assert_cmpint (dba_is_overlapping (&field->setup, &field->state, n), ==, test->any);
}

/* 3.2: the pairs, "a-b c-d". */
typedef struct
{
  const char *path, *field, *expected;
} WordCase;

static const WordCase pair_cases[] = {
  { "front", "r1 4Bd 300 300 0; g1 4Wb 300 300 180", "r1-g1" },
  { "two", "r1 4Bd 300 300 0; r2 4Bd 340 300 0; g1 4Wb 300 300 180; g2 4Wb 340 300 180",
    "r1-g1 r2-g2" },
  { "lower-id-of-two-halves", "r1 4Bd 300 300 0; g1 4Wb 280 300 180; g2 4Wb 320 300 180",
    "r1-g1" },
  { "one-enemy-of-two",
    "r1 4Bd 300 300 0; r2 4Bd 340 300 0; g1 4Wb 320 300 180; g2 4Wb 340 285 180", "r1-g1" },
  { "lined-up-before-halves",
    "r1 4Bd 280 300 0; r2 4Bd 320 300 0; g1 4Wb 320 300 180; g2 4Wb 260 300 180", "r1-g2 r2-g1" },
  { "flanker-of-one-who-fights",
    "r1 4Sp 300 300 0; r2 3Kn 320 280 270; g1 4Sp 300 300 180", "r1-g1" },
  { "flanker-of-one-who-could-not-turn", "r1 3Kn 320 280 270; g1 4Sp 300 300 180", "r1-g1" },
  { "flanked-by-the-other-side", "r1 3Cv 300 300 0; g1 4Wb 280 320 90", "r1-g1" },
  { "camp", "r1 4Bd 300 40 0; g1 4Wb 100 100 0; camp g 300 40 180 followers", "r1-camp-g" },
  { "empty-camp", "r1 4Bd 300 40 0; g1 4Wb 100 100 0; camp g 300 40 180 none", "r1-camp-g" },
  { "two-at-a-camp",
    "r1 4Bd 290 40 0; r2 4Bd 320 20 270; g1 4Wb 100 100 0; camp g 300 40 180 followers",
    "r1-camp-g r2-camp-g" },
  { "own-camp-attacked", "r1 4Bd 100 100 0; g1 4Wb 300 560 180; camp r 300 560 0 followers",
    "camp-r-g1" },
  { "nobody", "r1 4Bd 300 300 0; g1 4Wb 340 300 180", "" },
};

static const char *
who_is (const DbaField *field, guint who)
{
  return !DBA_IS_CAMP (who) ? field->setup.units[who].id : who == DBA_CAMP (0) ? "camp-r" : "camp-g";
}

static void
test_pairs (gconstpointer data)
{
  const WordCase      *test = data;
  g_autoptr (DbaField) field = dba_field_new (test->field);
  g_autoptr (GString)  words = g_string_new (NULL);
  DbaPair              pairs[DBA_MAX_PAIRS];
  const guint          n = dba_pairs (&field->setup, &field->state, pairs);

  for (guint i = 0; i < n; i++)
    {
      g_string_append_printf (words, "%s%s-%s", i > 0 ? " " : "", who_is (field, pairs[i].a),
                              who_is (field, pairs[i].b));
      g_assert_true (dba_pair_stands (&field->setup, &field->state, &pairs[i]));
    }
  g_assert_cmpstr (words->str, ==, test->expected);

  /* One that is gone, or has gone away, is no pair any more. */
  if (n == 0 || DBA_IS_CAMP (pairs[0].a))
    return;
  field->state.elements[pairs[0].a].pose.y += 20000;
  g_assert_false (dba_pair_stands (&field->setup, &field->state, &pairs[0]));
}

/* D-CON-6: where they stand when the moves are over. */
typedef struct
{
  const char *path, *field, *id, *expected;
  guint       events;
} TurnCase;

static const TurnCase turn_cases[] = {
  { "left-flank", "r1 3Cv 300 300 0; g1 4Wb 280 320 90", "r1", "280 320 270", 1 },
  { "rear", "r1 3Cv 300 300 0; g1 4Wb 300 330 0", "r1", "300 330 180", 1 },
  { "fights-to-its-front", "r1 3Cv 300 300 0; g1 4Wb 300 300 180; g2 4Wb 280 320 90", "r1",
    "300 300 0", 0 },
  { "on-a-flank-itself-is-turned-to", "r1 3Cv 300 300 0; g1 4Wb 280 320 90; g2 4Wb 280 280 270", "r1",
    "300 300 0", 1 },
  { "lowest-id", "r1 3Cv 300 300 0; g1 4Wb 280 320 90; g2 4Wb 320 320 270", "r1", "280 320 270",
    1 },
  { "room-enough", "r1 3Cv 300 300 0; r2 4Bd 300 341 0; g1 4Wb 280 320 90", "r1", "280 320 270", 1 },
  { "taken", "r1 4Bd 300 300 0; r2 4Bd 300 318 0; g1 4Wb 280 320 90", "r1", "300 300 0", 0 },
  { "lake", "r1 4Bd 300 300 0; g1 4Wb 280 320 90; lake 285 320 30 30", "r1", "300 300 0", 0 },
};

static void
test_turn (gconstpointer data)
{
  const TurnCase      *test = data;
  g_autoptr (DbaField) field = dba_field_new (test->field);
  g_autofree char     *where = NULL;

  dba_turn_to_face (&field->setup, &field->state, field->events);
  where = dba_field_where (field, test->id);
  g_assert_cmpstr (where, ==, test->expected);
  g_assert_cmpuint (acies_event_list_size (field->events), ==, test->events);
  dba_field_assert_sound (field);
}

/* 5.3: who stands directly behind r1. */
static const WordCase behind_cases[] = {
  { "close", "r1 4Pk 300 300 0; r2 4Pk 300 315 0; g1 4Wb 100 100 0", "r2" },
  { "within-touch", "r1 4Pk 300 300 0; r2 4Pk 300.3 315.3 0; g1 4Wb 100 100 0", "r2" },
  { "apart", "r1 4Pk 300 300 0; r2 4Pk 300 318 0; g1 4Wb 100 100 0", "" },
  { "other-facing", "r1 4Pk 300 300 0; r2 4Pk 300 315 2; g1 4Wb 100 100 0", "" },
  { "enemy", "r1 4Pk 300 300 0; g1 4Wb 300 315 0", "" },
};

static void
test_behind (gconstpointer data)
{
  const WordCase      *test = data;
  g_autoptr (DbaField) field = dba_field_new (test->field);
  const guint          s = dba_directly_behind (&field->setup, &field->state, 0);

  g_assert_cmpstr (s == DBA_NOBODY ? "" : field->setup.units[s].id, ==, test->expected);
}

/* D-PIP-2: why one more point is asked. */
typedef struct
{
  const char *path, *field;
  DbaExtra    expected;
} ExtraCase;

static const ExtraCase extra_cases[] = {
  { "near", "r1 4Bd 300 400 0; r2 3Cv 300 520 0 gen; g1 4Wb 100 100 0", DBA_EXTRA_NONE },
  { "far", "r1 4Bd 300 205 0; r2 3Cv 300 520 0 gen; g1 4Wb 100 100 0", DBA_EXTRA_FAR },
  { "beyond", "r1 4Bd 300 340 0; r2 3Cv 300 520 0 gen; g1 4Wb 100 100 0; wood 280 400 40 40",
    DBA_EXTRA_BEYOND },
  { "beyond-a-camp",
    "r1 4Bd 300 300 0; r2 3Cv 300 540 0 gen; g1 4Wb 100 100 0; camp g 300 460 180 followers",
    DBA_EXTRA_BEYOND },
  { "grazing", "r1 4Bd 300 340 0; r2 3Cv 300 520 0 gen; g1 4Wb 100 100 0; wood 300 400 40 40",
    DBA_EXTRA_NONE },
  { "lost", "r1 4Bd 300 400 0; r2 3Cv 300 520 0 gen lost; g1 4Wb 100 100 0",
    DBA_EXTRA_GENERAL_LOST },
  { "general-in-camp", "r1 4Bd 300 300 0; r2 3Cv 300 520 0 gen; g1 4Wb 100 100 0; "
                       "camp r 300 560 0 r2", DBA_EXTRA_NONE },
};

static void
test_extra (gconstpointer data)
{
  const ExtraCase     *test = data;
  g_autoptr (DbaField) field = dba_field_new (test->field);

  g_assert_cmpint (dba_extra_point (&field->setup, &field->state, DBA_BIT (0)), ==,
                   test->expected);
  g_assert_cmpint (dba_extra_point (&field->setup, &field->state, DBA_BIT (0) | DBA_BIT (1)), ==,
                   DBA_EXTRA_NONE);
}

#define ADD_CASES(prefix, cases, test) \
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) \
    { \
      g_autofree char *path = g_strconcat ("/dba/" prefix "/", cases[i].path, NULL); \
\
      g_test_add_data_func (path, &cases[i], test); \
    }

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_CASES ("contact", contact_cases, test_contact)
  ADD_CASES ("overlap", overlap_cases, test_overlap)
  ADD_CASES ("pairs", pair_cases, test_pairs)
  ADD_CASES ("D-CON-6", turn_cases, test_turn)
  ADD_CASES ("behind", behind_cases, test_behind)
  ADD_CASES ("D-PIP-2", extra_cases, test_extra)

  return g_test_run ();
}
