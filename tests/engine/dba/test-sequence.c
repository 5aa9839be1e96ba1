/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "dba-field.h"

#include "engine/dba/dba-sequence.h"

#define FAR "g1 4Wb 300 100 180"

/* D-SEQ-1: with nobody in range and nobody in contact the other side's bound begins. */
static void
test_nothing_to_do (void)
{
  g_autoptr (DbaField) field = dba_field_new ("r1 4Bd 300 500 0; " FAR);

  field->state.phase = DBA_PHASE_MOVE;
  field->state.elements[0].moved = TRUE;
  dba_field_dice (field, "4");
  dba_moves_end (&field->setup, &field->state, field->events);
  g_assert_cmpuint (field->state.phase, ==, DBA_PHASE_MOVE);
  g_assert_cmpuint (field->state.phasing, ==, 1);
  g_assert_cmpuint (field->state.bound, ==, 5);
  g_assert_cmpuint (field->state.left, ==, 4);
  g_assert_false (field->state.elements[0].moved);
}

/* D-SEQ-3, D-SHO-12: the side whose bound it is first, then the other; who has no shot is passed over. */
static void
test_shooting (void)
{
  g_autoptr (DbaField) field = dba_field_new ("r1 4Bw 300 350 0; r2 4Bd 100 350 0; g1 4Wb 300 300 180; "
                                              "g2 4Bw 100 300 180");
  AciesDecision        decision;

  field->state.phase = DBA_PHASE_MOVE;
  dba_moves_end (&field->setup, &field->state, NULL);
  dba_decision ((AciesSetup *) &field->setup, &field->state.base, &decision);
  g_assert_cmpuint (decision.kind, ==, DBA_DECIDE_SHOOT);
  g_assert_cmpint (decision.side, ==, 0);

  dba_shooting_end (&field->setup, &field->state, NULL);
  dba_decision ((AciesSetup *) &field->setup, &field->state.base, &decision);
  g_assert_cmpuint (decision.kind, ==, DBA_DECIDE_SHOOT);
  g_assert_cmpint (decision.side, ==, 1);

  dba_shooting_end (&field->setup, &field->state, NULL);
  g_assert_cmpuint (field->state.phase, ==, DBA_PHASE_MOVE);
  g_assert_cmpuint (field->state.phasing, ==, 1);
}

/* D-SEQ-4: one fight may undo another; a pair that has come apart is dropped. */
static void
test_dropped_pair (void)
{
  g_autoptr (DbaField) field = dba_field_new ("r1 4Sp 300 300 0; r2 4Sp 340 300 0; g1 4Bd 300 300 180; "
                                              "g2 4Bd 340 300 180");
  const AciesAction    fight = { .kind = DBA_FIGHT, .args = { 0, 0 } };

  dba_go_on (&field->setup, &field->state, NULL);
  g_assert_cmpuint (field->state.n_pairs, ==, 2);
  field->state.elements[dba_field_who (field, "g2")].state = DBA_DESTROYED;
  g_assert_true (dba_fight_check (&field->setup, &field->state, &fight, NULL));
  dba_field_dice (field, "111");
  dba_fight_apply (&field->setup, &field->state, &fight, NULL);
  g_assert_true (field->state.elements[0].fought);
  dba_go_on (&field->setup, &field->state, NULL);
  g_assert_cmpuint (field->state.bound, ==, 5);
}

/* D-CMB-1, D-CMB-3: only the pairs, each once. */
static void
test_pairs_only (void)
{
  g_autoptr (DbaField) field = dba_field_new ("r1 4Sp 300 300 0; r2 4Sp 340 300 0; g1 4Bd 300 300 180; "
                                              "g2 4Bd 340 300 180");
  const AciesAction    across = { .kind = DBA_FIGHT, .args = { 0, 1 } };
  const AciesAction    fight = { .kind = DBA_FIGHT, .args = { 0, 0 } };
  const AciesAction    camp = { .kind = DBA_FIGHT, .args = { 0, -1 } };

  dba_go_on (&field->setup, &field->state, NULL);
  g_assert_false (dba_fight_check (&field->setup, &field->state, &across, NULL));
  g_assert_false (dba_fight_check (&field->setup, &field->state, &camp, NULL));
  dba_field_dice (field, "11");
  dba_fight_apply (&field->setup, &field->state, &fight, NULL);
  g_assert_false (dba_fight_check (&field->setup, &field->state, &fight, NULL));
}

/* D-PIP-4 */
static void
test_points (void)
{
  static const struct
  {
    gint8       modifier;
    const char *die;
    guint       points;
  } cases[] = { { 0, "3", 3 }, { 1, "6", 7 }, { -1, "1", 0 }, { -1, "4", 3 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (DbaField) field = dba_field_new ("r1 4Bd 300 500 0; " FAR);

      field->setup.sides[0].pip_modifier = cases[i].modifier;
      dba_field_dice (field, cases[i].die);
      dba_bound_begin (&field->setup, &field->state, NULL);
      g_assert_cmpuint (field->state.rolled, ==, cases[i].points);
      g_assert_cmpuint (field->state.left, ==, cases[i].points);
    }
}

/* ---- D-VIC-1 to D-VIC-4 ---- */

typedef struct
{
  const char *name;
  const char *r, *g;       /* a letter an element: l lost, o off the board, a alive; the first is the general */
  int         r_camp, g_camp;  /* who holds it: -1 there is none */
  guint       bound_limit;
  gboolean    over;
  int         winner;
  guint       reason;
} EndCase;

static const EndCase ends[] = {
  { "D-VIC-1/three-lost", "aaaa", "alll", -1, -1, 0, FALSE, 0, 0 },
  { "D-VIC-1/four-lost", "aaaa", "allll", -1, -1, 0, TRUE, 0, DBA_END_ELEMENTS },
  { "D-VIC-1/four-each", "allll", "allll", -1, -1, 0, FALSE, 0, 0 },
  { "D-VIC-1/five-against-four", "alllll", "allll", -1, -1, 0, TRUE, 1, DBA_END_ELEMENTS },
  { "D-VIC-1/general", "aaaa", "laaa", -1, -1, 0, TRUE, 0, DBA_END_GENERAL },
  { "D-VIC-1/R11-general-but-level", "alaa", "laaa", -1, -1, 0, FALSE, 0, 0 },
  { "D-VIC-1/general-and-four", "aaaa", "lllla", -1, -1, 0, TRUE, 0, DBA_END_GENERAL },
  { "D-VIC-3/off-board-counts", "aaaa", "alolo", -1, -1, 0, TRUE, 0, DBA_END_ELEMENTS },
  { "D-VIC-3/camp-is-two", "aaaa", "alla", -1, 0, 0, TRUE, 0, DBA_END_ELEMENTS },
  { "D-VIC-3/own-camp-is-none", "aaaa", "alla", 0, 1, 0, FALSE, 0, 0 },
  { "D-VIC-4/limit", "aaaa", "alla", -1, -1, 4, TRUE, ACIES_NO_SIDE, DBA_END_BOUND_LIMIT },
  { "D-VIC-4/not-yet", "aaaa", "alla", -1, -1, 5, FALSE, 0, 0 },
  { "D-VIC-4/won-in-the-last", "aaaa", "allll", -1, -1, 4, TRUE, 0, DBA_END_ELEMENTS },
};

static void
add_side (GString *text, char side, const char *fates, double y)
{
  for (guint i = 0; fates[i] != '\0'; i++)
    g_string_append_printf (text, "%s%c%u 4Bd %u %g 0", text->len > 0 ? "; " : "", side, i, 40 + 50 * i, y);
}

static void
set_side (DbaField *field, guint side, const char *fates, int camp)
{
  DbaSideSetup *own = &field->setup.sides[side];

  own->general = (guint8) own->offset;
  for (guint i = 0; fates[i] != '\0'; i++)
    field->state.elements[own->offset + i].state =
      fates[i] == 'l' ? DBA_DESTROYED : fates[i] == 'o' ? DBA_OFF_BOARD : DBA_ON_TABLE;
  if (camp >= 0)
    field->state.camps[side] = (DbaCamp){ .placed = TRUE, .held_by = (guint8) camp,
                                          .occupant = DBA_NOBODY };
}

static void
test_end (gconstpointer data)
{
  const EndCase       *test = data;
  g_autoptr (GString)  text = g_string_new (NULL);
  g_autoptr (DbaField) field = NULL;
  AciesOutcome         outcome;

  add_side (text, 'r', test->r, 500);
  add_side (text, 'g', test->g, 100);
  field = dba_field_new (text->str);
  set_side (field, 0, test->r, test->r_camp);
  set_side (field, 1, test->g, test->g_camp);
  field->setup.bound_limit = (guint16) test->bound_limit;
  dba_victory_check (&field->setup, &field->state, NULL);
  g_assert_cmpint (field->state.phase == DBA_PHASE_OVER, ==, test->over);
  if (!test->over)
    return;

  g_assert_cmpuint (field->state.end_reason, ==, test->reason);
  dba_outcome ((AciesSetup *) &field->setup, &field->state.base, &outcome);
  g_assert_true (outcome.over);
  g_assert_cmpint (outcome.winner, ==, test->winner);
  g_assert_cmpuint (outcome.level, ==,
                    test->winner == ACIES_NO_SIDE ? DBA_LEVEL_DRAW : DBA_LEVEL_VICTORY);
  g_assert_cmpint (outcome.points[0], ==, dba_losses (&field->setup, &field->state, 1));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *path = g_strconcat ("/dba/end/", ends[i].name, NULL);

      g_test_add_data_func (path, &ends[i], test_end);
    }
  g_test_add_func ("/dba/D-SEQ-1/nothing-to-do", test_nothing_to_do);
  g_test_add_func ("/dba/D-SEQ-3/shooting", test_shooting);
  g_test_add_func ("/dba/D-SEQ-4/dropped-pair", test_dropped_pair);
  g_test_add_func ("/dba/D-CMB-1/pairs-only", test_pairs_only);
  g_test_add_func ("/dba/D-PIP-4/points", test_points);

  return g_test_run ();
}
