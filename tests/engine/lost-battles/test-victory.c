/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "lb-field.h"

#include "engine/lost-battles/lb-clauses.h"
#include "engine/lost-battles/lb-losses.h"
#include "engine/lost-battles/lb-victory.h"

/* Chapter 11, and how commanders leave the battle (8.1, R23). */

static LbField *
field_of (const char *text)
{
  LbField *field = lb_field_new ();

  lb_field_lay (field, text);
  return field;
}

static int
line_of (const AciesOutcome *outcome, guint side, LbOutcomeLine line)
{
  for (guint i = 0; i < outcome->n_lines[side]; i++)
    if (outcome->lines[side][i].name == line)
      return outcome->lines[side][i].points;

  return 0;
}

static void
get_outcome (LbField *field, AciesOutcome *outcome)
{
  lb_outcome ((const AciesSetup *) &field->setup, (const AciesState *) &field->state, outcome);
}

typedef struct
{
  const char   *name;
  const char   *units;  /* of side 1: what side 0 scores */
  LbOutcomeLine line;
  int           points;
} LineCase;

static const LineCase line_cases[] = {
  { "11.2(1)/fresh-on-the-field", "b c3 vHI aHC", LB_LINE_LOSSES, 0 },
  { "11.2(1)/undeployed", "b off vHI", LB_LINE_LOSSES, 0 },
  { "11.2(1)/disordered", "b c3 aHI! vHI! pHI! iEL! fEL!", LB_LINE_LOSSES, 3 + 4 + 2 + 4 + 3 },
  { "11.2(1)/withdrawn", "b withdrawn aHI vHC", LB_LINE_LOSSES, 7 },
  { "11.2(1)/fled", "b fled aHI pLI", LB_LINE_LOSSES, 5 },
  { "11.2(1)/legionaries", "b withdrawn aHI/le vHI/le", LB_LINE_LOSSES, 3 + 4 },
  { "11.2(1)/scythed-chariots", "b withdrawn aCH/sc", LB_LINE_LOSSES, 1 },
  { "11.2(1)/shattered-are-not", "b shattered aHI", LB_LINE_LOSSES, 0 },
  { "11.2(2)/each-one", "b fled aHI pLI aCH/sc", LB_LINE_FLED, 3 },
  { "11.2(2)/withdrawn-are-not", "b withdrawn aHI", LB_LINE_FLED, 0 },
  { "11.2(3)/twice", "b shattered aHI pHI vHC", LB_LINE_SHATTERED, 2 * (3 + 2 + 4) },
  { "11.2(3)/legionaries", "b shattered aHI/le", LB_LINE_SHATTERED, 6 },
};

static void
test_line (gconstpointer data)
{
  const LineCase     *test = data;
  g_autoptr (LbField) field = field_of (test->units);
  AciesOutcome        outcome;

  lb_field_fill (field, 0);
  lb_field_fill (field, 1);
  lb_field_start (field);
  get_outcome (field, &outcome);
  g_assert_cmpint (line_of (&outcome, 0, test->line), ==, test->points);
}

/* 11.2(1), 11.2(3), R23 */
static void
test_commanders (void)
{
  static const int worth[] = { 3, 6, 12, 18 };

  for (guint rating = 0; rating < G_N_ELEMENTS (worth); rating++)
    {
      g_autoptr (LbField) field = lb_field_new ();
      AciesOutcome        outcome;

      lb_field_fill (field, 0);
      lb_field_fill (field, 1);
      lb_field_strategist (field, 1, rating, NULL);
      lb_field_strategist (field, 1, rating, NULL);
      field->setup.situation.killed[1] = 1;
      field->setup.situation.commanders_withdrawn[1] = 2;
      lb_field_start (field);
      get_outcome (field, &outcome);
      g_assert_cmpint (line_of (&outcome, 0, LB_LINE_SHATTERED), ==, 2 * worth[rating]);
      g_assert_cmpint (line_of (&outcome, 0, LB_LINE_LOSSES), ==, worth[rating]);
      g_assert_cmpint (lb_victory_points (&field->setup, &field->state, 0), ==, outcome.points[0]);
    }
}

/* 11.2(4) to (6) */
static void
test_conditions (void)
{
  g_autoptr (LbField) field = field_of ("camp b b4");
  AciesOutcome        outcome;

  lb_field_fill (field, 0);
  lb_field_fill (field, 1);
  field->setup.sides[0].fatigued = TRUE;
  field->setup.sides[1].surprised = TRUE;
  field->setup.situation.camp_captured[1] = TRUE;
  lb_field_start (field);
  get_outcome (field, &outcome);
  g_assert_cmpint (line_of (&outcome, 0, LB_LINE_CAMP), ==, 5);
  g_assert_cmpint (line_of (&outcome, 1, LB_LINE_CAMP), ==, 0);
  g_assert_cmpint (line_of (&outcome, 0, LB_LINE_FATIGUED), ==, 20);
  g_assert_cmpint (line_of (&outcome, 1, LB_LINE_FATIGUED), ==, 0);
  g_assert_cmpint (line_of (&outcome, 1, LB_LINE_SURPRISED), ==, 30);
  g_assert_cmpint (line_of (&outcome, 0, LB_LINE_SURPRISED), ==, 0);
  g_assert_cmpint (outcome.winner, ==, 1);
  g_assert_cmpint (outcome.margin, ==, 5);
  g_assert_cmpuint (outcome.level, ==, LB_LEVEL_PYRRHIC);
}

/* 11.2(7): commanders, undeployed units and legionaries as 4 belong to the army. */
static void
test_handicap (void)
{
  g_autoptr (LbField) field = field_of ("r off aHI/le; b off aHI aCH/sc");
  AciesOutcome        outcome;

  lb_field_fill (field, 0);
  lb_field_fill (field, 1);
  lb_field_strategist (field, 0, LB_RATING_INSPIRED, NULL);
  lb_field_strategist (field, 1, LB_RATING_AVERAGE, NULL);
  lb_field_start (field);
  get_outcome (field, &outcome);
  g_assert_cmpint (line_of (&outcome, 1, LB_LINE_HANDICAP), ==, 2 * (4 + 12 - 3 - 1 - 6));
  g_assert_cmpint (line_of (&outcome, 0, LB_LINE_HANDICAP), ==, 0);
}

static void
test_draw (void)
{
  g_autoptr (LbField) field = lb_field_new ();
  AciesOutcome        outcome;

  lb_field_fill (field, 0);
  lb_field_fill (field, 1);
  lb_field_start (field);
  get_outcome (field, &outcome);
  g_assert_false (outcome.over);
  g_assert_cmpint (outcome.winner, ==, ACIES_NO_SIDE);
  g_assert_cmpuint (outcome.level, ==, LB_LEVEL_DRAW);
  g_assert_cmpuint (outcome.n_lines[0] + outcome.n_lines[1], ==, 0);
}

/* 11.1, R47 */
static void
test_broken (void)
{
  static const struct
  {
    const char *units;
    gboolean    is_broken;
  } rows[] = {
    { "b c3 aHI aHI", TRUE },
    { "b c3 aHI aHI aHI", FALSE },
    { "b c3 aHI! aHI!; b off aHI", FALSE },
    { "b c3 pHI pHI pHI pHI pHI", TRUE },
    { "b c3 pHI pHI pHI pHI pHI pHI", FALSE },
    { "b c3 aHI aHI pHI", TRUE },
    { "b c3 aHI aHI pHI aCH/sc", FALSE },
    { "b c3 aHI aCH/sc aCH/sc aCH/sc", TRUE },
    { "b c3 aHI aHI; b withdrawn aHI aHI", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (LbField) field = field_of (rows[i].units);

      lb_field_fill (field, 0);
      lb_field_start (field);
      if (rows[i].is_broken)
        g_assert_true (lb_side_is_broken (&field->setup, &field->state, 1) || field->state.phase == LB_PHASE_OVER);
      else
        g_assert_false (lb_side_is_broken (&field->setup, &field->state, 1));
    }
}

/* 11.1, R50, R64: both armies broken at once, both are cleared, and no camp counts. */
static void
test_both_broken (void)
{
  g_autoptr (LbField) field = field_of ("r a1 aHI aHI aHI; b a4 aHI! aHI aHI; b off aHC; camp b b4; camp r b1");
  AciesOutcome        outcome;

  lb_field_strategist (field, 0, LB_RATING_AVERAGE, "a1");
  field->setup.situation.camp_captured[1] = TRUE;
  lb_field_start (field);
  lb_remove_units (&field->setup, &field->state, 0, 3, LB_LOSS_WITHDRAWN, 0, field->events);
  lb_remove_units (&field->setup, &field->state, 1, 6, LB_LOSS_WITHDRAWN, 0, field->events);
  g_assert_true (lb_check_end (&field->setup, &field->state, field->events));

  g_assert_cmpstr (lb_field_unit_state (field, 0, 2), ==, "withdrawn");
  g_assert_cmpstr (lb_field_unit_state (field, 1, 0), ==, "fled");
  g_assert_cmpstr (lb_field_unit_state (field, 1, 3), ==, "withdrawn");
  g_assert_cmpstr (lb_field_commander_state (field, 0, 0), ==, "lost");
  get_outcome (field, &outcome);
  g_assert_true (outcome.over);
  g_assert_cmpuint (outcome.reason, ==, LB_END_ARMY_BROKEN);
  g_assert_cmpint (line_of (&outcome, 0, LB_LINE_CAMP), ==, 0);
  g_assert_cmpint (lb_field_event (field, LB_EVENT_BATTLE_ENDED, 0)->args[3], ==, outcome.margin);
  g_assert_cmpuint (lb_field_n_events (field, LB_EVENT_BATTLE_ENDED), ==, 1);
}

/* R23: how a hero leaves. */
static void
test_fate_of_heroes (void)
{
  static const struct
  {
    LbLoss      loss;
    guint       clause;
    const char *state;
  } rows[] = {
    { LB_LOSS_WITHDRAWN, LB_CLAUSE_5_7, "withdrawn" }, { LB_LOSS_FLED, LB_CLAUSE_5_7, "lost" },
    { LB_LOSS_WITHDRAWN, LB_CLAUSE_7_3_1, "lost" },    { LB_LOSS_FLED, LB_CLAUSE_7_3_1, "lost" },
    { LB_LOSS_SHATTERED, LB_CLAUSE_6_6_1, "lost" },    { LB_LOSS_WITHDRAWN, LB_CLAUSE_9_5, "lost" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (LbField) field = field_of ("b c3 aHI");

      lb_field_hero (field, 1, LB_RATING_AVERAGE, 0);
      lb_field_fill (field, 0);
      lb_field_fill (field, 1);
      lb_field_start (field);
      lb_remove_units (&field->setup, &field->state, 1, 1, rows[i].loss, rows[i].clause, field->events);
      g_assert_cmpstr (lb_field_commander_state (field, 1, 0), ==, rows[i].state);
    }
}

/* R24: a strategist is lost with the last unit of his zone, not before, and not with others. */
static void
test_lone_strategist (void)
{
  g_autoptr (LbField) field = field_of ("b c3 aHI aHI; b b3 aHI");

  lb_field_strategist (field, 1, LB_RATING_AVERAGE, "c3");
  lb_field_fill (field, 0);
  lb_field_fill (field, 1);
  lb_field_start (field);
  lb_remove_units (&field->setup, &field->state, 1, 1 | 4, LB_LOSS_SHATTERED, LB_CLAUSE_6_6_1, field->events);
  g_assert_cmpstr (lb_field_commander_state (field, 1, 0), ==, "on-field");
  lb_remove_units (&field->setup, &field->state, 1, 2, LB_LOSS_FLED, LB_CLAUSE_7_3_1, field->events);
  g_assert_cmpstr (lb_field_commander_state (field, 1, 0), ==, "lost");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (line_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lb/", line_cases[i].name, NULL);

      g_test_add_data_func (path, &line_cases[i], test_line);
    }
  g_test_add_func ("/lb/11.2(1)/commanders", test_commanders);
  g_test_add_func ("/lb/11.2(4)/conditions", test_conditions);
  g_test_add_func ("/lb/11.2(7)/handicap", test_handicap);
  g_test_add_func ("/lb/11.3/draw", test_draw);
  g_test_add_func ("/lb/11.1/broken", test_broken);
  g_test_add_func ("/lb/11.1/both-broken", test_both_broken);
  g_test_add_func ("/lb/8.1/fate-of-heroes", test_fate_of_heroes);
  g_test_add_func ("/lb/8.2/lone-strategist", test_lone_strategist);

  return g_test_run ();
}
