/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "lb-field.h"

#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-reasons.h"

/* The roll and its hits: 6.5-6.8, 9.2, 9.5. Unit 0 of side 0 attacks out of c2 into c3, where unit 0 of side 1 leads. */

static LbField *
field_of (const char *text)
{
  LbField *field = lb_field_new ();

  lb_field_lay (field, text);
  lb_field_fill (field, 0);
  lb_field_fill (field, 1);
  lb_field_start (field);
  lb_field_activate (field, field->state.zone[field->state.where[0][0]]);
  return field;
}

static void
roll (LbField *field, const char *dice)
{
  lb_field_dice (field, dice);
  lb_field_attack (field, 0, 0);
}

#define assert_unit(field, side, unit, wanted) g_assert_cmpstr (lb_field_unit_state (field, side, unit), ==, wanted)
#define assert_decision(field, wanted)         g_assert_cmpuint (lb_field_decision (field), ==, wanted)

typedef struct
{
  const char *name;
  const char *field;
  const char *dice;      /* the throw, then answers to morale and recovery */
  guint       decision;  /* what is asked next */
  const char *units[2];  /* what became of units 0 and 1 of side 1 */
} RollCase;

static const RollCase roll_cases[] = {
  /* a lead HI on HI has +1 and needs 9 */
  { "6.6.1/miss", "r c2 aHI aHI; b c3 aHI aHI", "34", LB_DECIDE_ATTACK, { "fresh", "fresh" } },
  { "6.6.1/hit", "r c2 aHI! aHI; b c3 aHI aHI!", "35", LB_DECIDE_LEAD, { "disordered", "disordered" } },
  { "6.6.1/shattered", "r c2 aHI! aHI; b c3 aHI! aHI", "356", LB_DECIDE_ATTACK, { "shattered", "fresh" } },
  { "6.6.2/two-alone", "r c2 aHI; b c3 aHI", "666", LB_DECIDE_PURSUE, { "shattered" } },
  { "6.6.2/two-of-two", "r c2 aHI; b c3 aHI aHI", "66", LB_DECIDE_SECOND_HIT, { "disordered", "fresh" } },
  { "6.6.2/poor-lead", "r c2 aHI; b c3 pHI aHI", "666", LB_DECIDE_ACTIVATE, { "shattered", "fresh" } },
  { "6.6.2/poor-lead-one-hit", "r c2 aHI!; b c3 pHI aHI!", "45", LB_DECIDE_LEAD, { "disordered", "disordered" } },
  { "6.6.2/disordered-lead-and-one", "r c2 aHI; b c3 aHI! aHI", "666", LB_DECIDE_ACTIVATE, { "shattered", "disordered" } },
  { "6.6.2/poor-second", "r c2 aHI; b c3 aHI! pHI", "666", LB_DECIDE_ACTIVATE, { "shattered", "disordered" } },
  { "6.6.2/nobody-left", "r c2 aHI; b c3 aHI!", "666", LB_DECIDE_PURSUE, { "shattered" } },
  { "6.6.2/elephants-three-over", "r c2 aHI; b c3 iEL", "566", LB_DECIDE_PURSUE, { "shattered" } },
  { "6.6.2/elephants-two-over", "r c2 aHI; b c3 iEL", "46", LB_DECIDE_ACTIVATE, { "disordered" } },
  /* 6.8.2 */
  { "6.8.2/screen", "r c2 aHI; b c3 aLI aHI", "66", LB_DECIDE_ACTIVATE, { "disordered", "fresh" } },
  { "6.8.2/screen-of-disordered", "r c2 aHI; b c3 aLI aHI!", "66", LB_DECIDE_SECOND_HIT, { "disordered", "disordered" } },
  { "6.8.2/no-heavy-infantry", "r c2 aHI; b c3 aLI aHC", "66", LB_DECIDE_SECOND_HIT, { "disordered", "fresh" } },
};

static void
test_roll (gconstpointer data)
{
  const RollCase     *test = data;
  g_autoptr (LbField) field = field_of (test->field);

  roll (field, test->dice);
  assert_decision (field, test->decision);
  for (guint i = 0; i < 2 && test->units[i] != NULL; i++)
    assert_unit (field, 1, i, test->units[i]);
}

/* 6.6.2: the second hit may fall on the lead just disordered. */
static void
test_second_hit_on_lead (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI aHI; b c3 aHI aHI");
  const AciesAction   outsider = { .kind = LB_TAKE_HIT, .units = ACIES_UNIT_BIT (2) };
  const AciesAction   both = { .kind = LB_TAKE_HIT, .units = 3 };
  const AciesAction   other = { .kind = LB_FINISH };

  roll (field, "666");
  g_assert_cmpint (lb_field_decider (field), ==, 1);
  g_assert_cmpuint (lb_field_refusal (field, &outsider), ==, LB_REASON_HIT_TARGET);
  g_assert_cmpuint (lb_field_refusal (field, &both), ==, LB_REASON_HIT_TARGET);
  g_assert_cmpuint (lb_field_refusal (field, &other), ==, LB_REASON_WRONG_DECISION);

  lb_field_answer (field, LB_TAKE_HIT, 1);
  assert_unit (field, 1, 0, "shattered");
  assert_unit (field, 1, 1, "fresh");
  g_assert_true (lb_field_is_lead (field, 1, 1));
  g_assert_cmpuint (lb_field_n_events (field, LB_EVENT_MORALE_CHECK), ==, 1);
  assert_decision (field, LB_DECIDE_ATTACK);
}

/* 6.6.2, 6.4.5: the second hit on another; then the defender names a lead, and may keep the old one. */
static void
test_second_hit_on_other (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI aHI; b c3 aHI aHI");

  roll (field, "66");
  lb_field_answer (field, LB_TAKE_HIT, 2);
  assert_unit (field, 1, 0, "disordered");
  assert_unit (field, 1, 1, "disordered");
  assert_decision (field, LB_DECIDE_LEAD);
  g_assert_cmpint (lb_field_decider (field), ==, 1);
  lb_field_name (field, "c3", 0);
  g_assert_true (lb_field_is_lead (field, 1, 0));
  assert_decision (field, LB_DECIDE_ATTACK);
  g_assert_cmpint (lb_field_decider (field), ==, 0);
}

/* 6.7 */
static void
test_decisive (void)
{
  static const char *const dice[] = { "35", "56" };

  for (guint i = 0; i < G_N_ELEMENTS (dice); i++)
    {
      g_autoptr (LbField) field = field_of ("r c2 aHI aHI; b c3 aHI aHI");

      roll (field, dice[i]);
      assert_decision (field, LB_DECIDE_DECISIVE);
      g_assert_cmpint (lb_field_decider (field), ==, 0);
      assert_unit (field, 1, 0, "fresh");
      lb_field_decisive (field, TRUE);
      assert_unit (field, 0, 0, "disordered");
      g_assert_false (lb_field_is_lead (field, 0, 0));
      assert_unit (field, 1, 0, "disordered");
      assert_decision (field, LB_DECIDE_SECOND_HIT);
    }
}

static void
test_decisive_declined (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI aHI; b c3 aHI");

  roll (field, "35");
  lb_field_decisive (field, FALSE);
  assert_unit (field, 0, 0, "fresh");
  g_assert_true (lb_field_is_lead (field, 0, 0));
  assert_unit (field, 1, 0, "disordered");
  g_assert_true (lb_field_is_lead (field, 1, 0));
  assert_decision (field, LB_DECIDE_ATTACK);
}

typedef struct
{
  const char *name;
  const char *field;
  const char *dice;
  gboolean    is_asked;
} DecisiveCase;

static const DecisiveCase decisive_cases[] = {
  { "exact", "r c2 aHI; b c3 aHI aHI", "35", TRUE },
  { "one-over", "r c2 aHI; b c3 aHI aHI", "45", FALSE },
  { "two-over", "r c2 aHI; b c3 aHI aHI", "55", FALSE },
  { "three-over", "r c2 aHI; b c3 aHI aHI", "56", TRUE },
  { "four-over", "r c2 aHI; b c3 aHI aHI", "66", FALSE },
  { "poor-attacker", "r c2 pHI; b c3 aHI aHI", "35", TRUE },
  { "disordered-attacker", "r c2 aHI!; b c3 aHI aHI", "35", FALSE },
  { "scythed-chariots", "r c2 aCH/sc; b c3 aHI aHI", "36", FALSE },
  { "heavy-horse-on-light-horse", "r c2 aHC; b c3 aLC aHI", "34", FALSE },
  { "light-horse-on-light-horse", "r c2 aLC; b c3 aLC aHI", "35", TRUE },
  { "light-foot-on-light-horse", "r c2 aLI; b c3 aLC aHI", "34", TRUE },
  { "chariots-on-light-horse", "r c2 aCH; b c3 aLC aHI", "35", FALSE },
  { "elephants-three-over", "r c2 aHI; b c3 iEL aHI", "56", FALSE },
  { "elephants-exact", "r c2 aHI; b c3 iEL aHI", "35", TRUE },
  { "screened", "r c2 aHI; b c3 aLI aHI", "35", FALSE },
  { "screened-three-over", "r c2 aHI; b c3 aLI aHI", "56", FALSE },
  { "unscreened-light-infantry", "r c2 aHI; b c3 aLI aHC", "35", TRUE },
};

/* 6.7, 9.5, R34 */
static void
test_decisive_case (gconstpointer data)
{
  const DecisiveCase *test = data;
  g_autoptr (LbField) field = field_of (test->field);

  roll (field, test->dice);
  g_assert_cmpint (lb_field_decision (field) == LB_DECIDE_DECISIVE, ==, test->is_asked);
  g_assert_cmpuint (lb_field_n_events (field, LB_EVENT_DECISIVE), ==, 0);
}

/* 9.2: hoplites are not asked, but only where it is possible at all. */
static void
test_hoplites (void)
{
  static const struct
  {
    const char *field;
    const char *dice;
    guint       n_decisive;
  } rows[] = {
    { "r c2 vHI/ho; b c3 aLI aHC", "35", 1 },   { "r c2 vHI/ho; b c3 aLI aHC", "56", 1 },
    { "r c2 vHI/ho; b c3 aLI aHC", "45", 0 },   { "r c2 vHI/ho; b c3 aLI aHC", "66", 0 },
    { "r c2 vHI/ho!; b c3 aLI aHC", "35", 0 },  { "r c2 vHI/ho; b c3 aLC aHC", "35", 0 },
    { "r c2 vHI/ho; b c3 aLI aHI", "35", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (LbField) field = field_of (rows[i].field);

      roll (field, rows[i].dice);
      g_assert_cmpuint (lb_field_decision (field), !=, LB_DECIDE_DECISIVE);
      g_assert_cmpuint (lb_field_n_events (field, LB_EVENT_DECISIVE), ==, rows[i].n_decisive);
      if (rows[i].n_decisive == 0)
        continue;
      g_assert_cmpint (lb_field_event (field, LB_EVENT_DECISIVE, 0)->args[0], ==, TRUE);
      assert_unit (field, 0, 0, "disordered");
    }
}

/* 6.8.2: the condition falls with the first hit. */
static void
test_screen_falls (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI aHI; b c3 aLI* aHI aLI");

  roll (field, "66");
  assert_unit (field, 1, 0, "disordered");
  assert_decision (field, LB_DECIDE_LEAD);
  lb_field_name (field, "c3", 2);
  lb_field_dice (field, "66");
  lb_field_attack (field, 1, 1);
  assert_decision (field, LB_DECIDE_SECOND_HIT);
}

/* 9.5, R37 */
static void
test_scythed_chariots (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI aHI aHI; b c3 aCH/sc aHI aCH/sc");
  const guint         drawn = field->state.base.dice.n_drawn;

  lb_field_attack (field, 0, 1);
  g_assert_cmpuint (field->state.base.dice.n_drawn, ==, drawn);
  assert_unit (field, 1, 0, "fled");
  g_assert_cmpuint (lb_field_n_events (field, LB_EVENT_MORALE_CHECK), ==, 0);
  g_assert_cmpuint (lb_field_event (field, LB_EVENT_ATTACK, 0)->n_dice, ==, 0);
  /* the other chariots must lead now, and flee in turn */
  g_assert_true (lb_field_is_lead (field, 1, 2));
  g_assert_true (lb_field_is_lead (field, 0, 0));
  lb_field_attack (field, 1, 0);
  assert_unit (field, 1, 2, "fled");
  g_assert_true (lb_field_is_lead (field, 1, 1));
  assert_decision (field, LB_DECIDE_ATTACK);
  g_assert_cmpuint (field->state.activation.size2, ==, 4);
}

static void
test_scythed_chariots_alone (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI; b c3 aCH/sc");

  lb_field_attack (field, 0, 0);
  assert_decision (field, LB_DECIDE_PURSUE);
}

/* R47: the battle ends before morale dice, leads and pursuit. */
static void
test_end_in_a_roll (void)
{
  g_autoptr (LbField) field = lb_field_new ();

  lb_field_lay (field, "r c2 aHI; b c3 aHI!; b a4 aHI; b e4 aHC!");
  lb_field_fill (field, 0);
  lb_field_start (field);
  lb_field_activate (field, 1);
  roll (field, "45");
  assert_decision (field, LB_DECIDE_OVER);
  g_assert_cmpuint (lb_field_n_events (field, LB_EVENT_MORALE_CHECK), ==, 0);
  assert_unit (field, 1, 1, "withdrawn");
  assert_unit (field, 1, 2, "fled");
  g_assert_false (field->state.activation.open);
}

/* The event tells the roll as it was: what the pop-over shows. */
static void
test_event (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI; b c3 pHI");
  const AciesEvent   *event;

  lb_field_dice (field, "26");
  lb_field_attack (field, 0, 1);
  event = lb_field_event (field, LB_EVENT_ATTACK, 0);
  g_assert_cmpuint (event->units, ==, 1);
  g_assert_cmpint (event->side, ==, 0);
  g_assert_cmpint (event->cell, ==, (int) lb_zone_find ("c3"));
  g_assert_cmpint (event->other_cell, ==, (int) lb_zone_find ("c2"));
  g_assert_cmpint (event->args[0], ==, 9);
  g_assert_cmpint (event->args[1], ==, 11);
  g_assert_cmpint (event->args[2], ==, 1);
  g_assert_cmpint (event->args[3], ==, 0);
  g_assert_cmpuint (event->n_dice, ==, 2);
  g_assert_cmpuint (event->n_modifiers, ==, 3);
  g_assert_cmpint (lb_event_modifier (event, LB_MOD_LEAD_UNFLANKED), ==, 1);
  g_assert_cmpint (lb_event_modifier (event, LB_MOD_BONUS), ==, 1);
  g_assert_cmpint (lb_event_modifier (event, LB_MOD_AGAINST_POOR), ==, 1);
}

/* The same dice without listeners lead to the same state. */
static void
test_unheard (void)
{
  g_autoptr (LbField) one = field_of ("r c2 aHI aHI; b c3 aHI! aLI! aHC; b b3 aHI!");
  g_autoptr (LbField) two = field_of ("r c2 aHI aHI; b c3 aHI! aLI! aHC; b b3 aHI!");
  AciesEventList     *events = two->events;

  two->events = NULL;
  for (guint i = 0; i < 2; i++)
    {
      LbField *field = i == 0 ? one : two;

      roll (field, "661");
    }
  two->events = events;
  g_assert_cmpmem (&one->state, sizeof one->state, &two->state, sizeof two->state);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (roll_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lb/", roll_cases[i].name, NULL);

      g_test_add_data_func (path, &roll_cases[i], test_roll);
    }
  for (guint i = 0; i < G_N_ELEMENTS (decisive_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lb/6.7/", decisive_cases[i].name, NULL);

      g_test_add_data_func (path, &decisive_cases[i], test_decisive_case);
    }
  g_test_add_func ("/lb/6.6.2/second-hit-on-lead", test_second_hit_on_lead);
  g_test_add_func ("/lb/6.6.2/second-hit-on-other", test_second_hit_on_other);
  g_test_add_func ("/lb/6.7/declared", test_decisive);
  g_test_add_func ("/lb/6.7/declined", test_decisive_declined);
  g_test_add_func ("/lb/9.2/hoplites", test_hoplites);
  g_test_add_func ("/lb/6.8.2/screen-falls", test_screen_falls);
  g_test_add_func ("/lb/9.5/scythed-chariots", test_scythed_chariots);
  g_test_add_func ("/lb/9.5/scythed-chariots-alone", test_scythed_chariots_alone);
  g_test_add_func ("/lb/11.1/end-in-a-roll", test_end_in_a_roll);
  g_test_add_func ("/lb/6.5/event", test_event);
  g_test_add_func ("/lb/6.5/unheard", test_unheard);

  return g_test_run ();
}
