/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "lb-field.h"

#include "engine/lost-battles/lb-reasons.h"
#include "engine/lost-battles/lb-recovery.h"

/* 8.6, 8.7, 9.2: commanders who undo hits. Unit 0 of side 0 attacks out of c2 into c3, where unit 0 of side 1 leads. */

typedef struct
{
  const char     *field;
  LbRating        rating;
  LbCommanderKind kind;
  guint           bodyguard;
  gboolean        timid;
} Post;

static LbField *
field_of (const Post *post)
{
  LbField *field = lb_field_new ();

  lb_field_lay (field, post->field);
  if (post->kind == LB_HERO)
    lb_field_hero (field, 1, post->rating, post->bodyguard);
  else
    lb_field_strategist (field, 1, post->rating, "c3");
  field->setup.sides[1].commanders[0].timid = post->timid;
  lb_field_fill (field, 0);
  lb_field_fill (field, 1);
  lb_field_start (field);
  lb_field_activate (field, field->state.zone[7]);
  return field;
}

static void
roll (LbField *field, const char *dice)
{
  lb_field_dice (field, dice);
  lb_field_attack (field, 0, 0);
}

#define assert_unit(field, side, unit, wanted) g_assert_cmpstr (lb_field_unit_state (field, side, unit), ==, wanted)
#define assert_commander(field, wanted)        g_assert_cmpstr (lb_field_commander_state (field, 1, 0), ==, wanted)
#define assert_decision(field, wanted)         g_assert_cmpuint (lb_field_decision (field), ==, wanted)

typedef struct
{
  const char     *name;
  const char     *units;  /* in c3 */
  LbCommanderKind kind;
  guint           bodyguard;
  gboolean        timid;
  guint           struck;
  LbRecoveryRight right;
} RightCase;

/* 8.6.1, 8.6.2, 8.7, 9.2, R44, R55 */
static const RightCase right_cases[] = {
  { "8.6.2/bodyguard", "aHI aHC", LB_HERO, 0, FALSE, 0, LB_MUST_RECOVER },
  { "8.6.1/other", "aHI aHC", LB_HERO, 0, FALSE, 1, LB_MAY_RECOVER },
  { "8.6.1/other-disordered", "aHI aHC!", LB_HERO, 0, FALSE, 1, LB_MAY_RECOVER },
  { "8.6.2/timid-bodyguard", "aHI aHC", LB_HERO, 0, TRUE, 0, LB_MUST_RECOVER },
  { "8.6.2/timid-other", "aHI aHC", LB_HERO, 0, TRUE, 1, LB_MAY_NOT_RECOVER },
  { "8.6.1/poor", "aHI pHI", LB_HERO, 0, FALSE, 1, LB_MAY_NOT_RECOVER },
  { "8.6.1/poor-bodyguard", "pHI aHI", LB_HERO, 0, FALSE, 0, LB_MAY_NOT_RECOVER },
  { "8.6.1/light-infantry", "aHI vLI", LB_HERO, 0, FALSE, 1, LB_MAY_NOT_RECOVER },
  { "8.6.1/elephants", "iEL aHI", LB_HERO, 0, FALSE, 0, LB_MAY_NOT_RECOVER },
  { "8.6.1/scythed-chariots", "aHI aCH/sc", LB_HERO, 0, FALSE, 1, LB_MAY_NOT_RECOVER },
  { "8.6.1/chariots", "aHI aCH", LB_HERO, 0, FALSE, 1, LB_MAY_RECOVER },
  { "8.6.1/cataphracts", "aHI vHC/ca", LB_HERO, 0, FALSE, 1, LB_MAY_RECOVER },
  { "9.2/hoplites-of-hoplites", "aHI/ho aHI/ho", LB_HERO, 0, FALSE, 1, LB_MUST_RECOVER },
  { "9.2/others-of-hoplites", "aHI/ho aHI", LB_HERO, 0, FALSE, 1, LB_MAY_RECOVER },
  { "9.2/hoplites-of-horse", "aHC aHI/ho", LB_HERO, 0, FALSE, 1, LB_MAY_RECOVER },
  { "9.2/timid-hoplite-hero", "aHI/ho aHI/ho", LB_HERO, 0, TRUE, 1, LB_MAY_NOT_RECOVER },
  { "9.2/poor-hoplites", "aHI/ho pHI/ho", LB_HERO, 0, FALSE, 1, LB_MAY_NOT_RECOVER },
  { "8.7/fresh", "aHI aHC", LB_STRATEGIST, 0, FALSE, 0, LB_MAY_NOT_RECOVER },
  { "8.7/disordered", "aHI! aHC", LB_STRATEGIST, 0, FALSE, 0, LB_MAY_RECOVER },
  { "8.7/disordered-poor", "pHI! aHC", LB_STRATEGIST, 0, FALSE, 0, LB_MAY_NOT_RECOVER },
  { "8.7/timid-is-nothing", "aHI! aHC", LB_STRATEGIST, 0, TRUE, 0, LB_MAY_RECOVER },
};

static void
test_right (gconstpointer data)
{
  const RightCase    *test = data;
  g_autofree char    *text = g_strconcat ("r c2 aHI; b c3 ", test->units, NULL);
  const Post          post = { text, LB_RATING_AVERAGE, test->kind, test->bodyguard, test->timid };
  g_autoptr (LbField) field = field_of (&post);
  guint               commander = 7;

  g_assert_cmpuint (lb_recovery_right (&field->setup, &field->state, 1, test->struck, &commander), ==, test->right);
  if (test->right != LB_MAY_NOT_RECOVER)
    g_assert_cmpuint (commander, ==, 0);

  /* R25: nobody who is dazed */
  field->state.commanders[1][0].escaped = LB_ESCAPED_BEFORE;
  g_assert_cmpuint (lb_recovery_right (&field->setup, &field->state, 1, test->struck, &commander), ==, LB_MAY_NOT_RECOVER);
}

typedef struct
{
  LbRating        rating;
  LbCommanderKind kind;
  guint           least_success;
  guint           most_fatal;
  guint           escape;  /* 0: never */
} ResultRow;

/* 8.6.3, 8.7: each total for each rating. */
static const ResultRow result_rows[] = {
  { LB_RATING_POOR, LB_HERO, 10, 3, 0 },          { LB_RATING_AVERAGE, LB_HERO, 9, 3, 0 },
  { LB_RATING_INSPIRED, LB_HERO, 9, 2, 3 },       { LB_RATING_BRILLIANT, LB_HERO, 8, 2, 3 },
  { LB_RATING_POOR, LB_STRATEGIST, 10, 4, 0 },    { LB_RATING_AVERAGE, LB_STRATEGIST, 9, 4, 0 },
  { LB_RATING_INSPIRED, LB_STRATEGIST, 9, 3, 0 }, { LB_RATING_BRILLIANT, LB_STRATEGIST, 8, 3, 0 },
};

static LbRecovery
wanted_result (const ResultRow *row, guint total)
{
  if (total >= row->least_success)
    return LB_RECOVERY_REMOVED;
  if (total <= row->most_fatal)
    return LB_RECOVERY_KILLED;

  return total == row->escape ? LB_RECOVERY_ESCAPED : LB_RECOVERY_FAILED;
}

static void
test_results (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (result_rows); i++)
    for (guint total = 2; total <= 12; total++)
      {
        const ResultRow    *row = &result_rows[i];
        const Post          post = { "r c2 aHI; b c3 aHI aHI!", row->rating, row->kind, 0, FALSE };
        g_autoptr (LbField) field = field_of (&post);
        const guint8        dice[] = { (guint8) (total / 2), (guint8) (total - total / 2) };
        const LbRecovery    wanted = wanted_result (row, total);

        g_assert_true (acies_dice_force (&field->state.base.dice, dice, 2));
        g_assert_cmpuint (lb_recovery_attempt (&field->setup, &field->state, 1, 0, 1, field->events), ==, wanted);
        assert_commander (field, wanted == LB_RECOVERY_KILLED ? "killed" : "on-field");
        g_assert_cmpuint (field->state.commanders[1][0].escaped, ==,
                          wanted == LB_RECOVERY_ESCAPED ? LB_ESCAPED_BEFORE : LB_ESCAPED_NOT);
      }
}

/* 8.6.2, 8.6.4: unasked for the bodyguard; the lead whose hit is gone stays lead. */
static void
test_bodyguard (void)
{
  const Post          post = { "r c2 aHI aHI; b c3 aHI aHI", LB_RATING_AVERAGE, LB_HERO, 0, FALSE };
  g_autoptr (LbField) field = field_of (&post);

  roll (field, "4536");
  assert_unit (field, 1, 0, "fresh");
  g_assert_true (lb_field_is_lead (field, 1, 0));
  g_assert_cmpuint (lb_field_n_events (field, LB_EVENT_MORALE_CHECK), ==, 0);
  g_assert_cmpint (lb_field_event (field, LB_EVENT_RECOVERY, 0)->args[1], ==, LB_RECOVERY_REMOVED);
  g_assert_cmpint (lb_field_event (field, LB_EVENT_HIT, 0)->args[0], ==, LB_NOW_REMOVED);
  assert_decision (field, LB_DECIDE_ATTACK);
}

/* 8.6.1: for another unit it is the defender's choice. */
static void
test_choice (void)
{
  const Post          post = { "r c2 aHI; b c3 aHI aHC", LB_RATING_AVERAGE, LB_HERO, 1, FALSE };
  g_autoptr (LbField) field = field_of (&post);
  const AciesAction   nobody = { .kind = LB_RECOVER, .commanders = 2 };

  roll (field, "45");
  assert_decision (field, LB_DECIDE_RECOVER);
  g_assert_cmpint (lb_field_decider (field), ==, 1);
  assert_unit (field, 1, 0, "fresh");
  g_assert_cmpuint (lb_field_refusal (field, &nobody), ==, LB_REASON_RECOVERY);
  lb_field_recover (field, 0);
  assert_unit (field, 1, 0, "disordered");
  g_assert_cmpuint (lb_field_n_events (field, LB_EVENT_RECOVERY), ==, 0);
}

/* 8.6.4: hit 1 undone, hit 2 strikes the same lead, with a new attempt each. */
static void
test_second_hit_same_lead (void)
{
  const Post          post = { "r c2 aHI; b c3 aHI aHC", LB_RATING_INSPIRED, LB_HERO, 0, FALSE };
  g_autoptr (LbField) field = field_of (&post);

  roll (field, "665423");
  assert_unit (field, 1, 0, "disordered");
  assert_unit (field, 1, 1, "fresh");
  g_assert_cmpuint (lb_field_n_events (field, LB_EVENT_RECOVERY), ==, 2);
  assert_decision (field, LB_DECIDE_LEAD);
}

static void
test_both_hits_undone (void)
{
  const Post          post = { "r c2 aHI aHI; b c3 aHI aHC", LB_RATING_INSPIRED, LB_HERO, 0, FALSE };
  g_autoptr (LbField) field = field_of (&post);

  roll (field, "665454");
  assert_unit (field, 1, 0, "fresh");
  g_assert_true (lb_field_is_lead (field, 1, 0));
  assert_decision (field, LB_DECIDE_ATTACK);
}

/* R54: who is killed in the first attempt tries no second; his death is a die and -1. */
static void
test_killed (void)
{
  const Post          post = { "r c2 aHI; b c3 aHI aHC", LB_RATING_AVERAGE, LB_HERO, 0, FALSE };
  g_autoptr (LbField) field = field_of (&post);
  const AciesEvent   *check;

  roll (field, "6612");
  assert_commander (field, "killed");
  assert_unit (field, 1, 0, "disordered");
  assert_decision (field, LB_DECIDE_SECOND_HIT);
  lb_field_dice (field, "5");
  lb_field_answer (field, LB_TAKE_HIT, 2);
  assert_unit (field, 1, 1, "disordered");
  g_assert_cmpuint (lb_field_n_events (field, LB_EVENT_RECOVERY), ==, 1);
  check = lb_field_event (field, LB_EVENT_MORALE_CHECK, 0);
  g_assert_cmpuint (check->n_dice, ==, 1);
  g_assert_cmpint (check->args[2], ==, 2);
  g_assert_cmpint (lb_event_modifier (check, LB_MOD_ARMY_COMMANDERS_DOWN), ==, -1);
}

/* 8.1: the bodyguard gone, the hero who lived is lost, which adds no die. */
static void
test_lost_with_bodyguard (void)
{
  const Post          post = { "r c2 aHI; b c3 aHI! aHC", LB_RATING_AVERAGE, LB_HERO, 0, FALSE };
  g_autoptr (LbField) field = field_of (&post);

  roll (field, "45226");
  assert_unit (field, 1, 0, "shattered");
  assert_commander (field, "lost");
  g_assert_cmpuint (lb_field_event (field, LB_EVENT_MORALE_CHECK, 0)->n_dice, ==, 1);
}

/* 8.1: killed in the attempt, he is not lost as well. */
static void
test_killed_with_bodyguard (void)
{
  const Post          post = { "r c2 aHI; b c3 aHI! aHC", LB_RATING_AVERAGE, LB_HERO, 0, FALSE };
  g_autoptr (LbField) field = field_of (&post);

  roll (field, "451166");
  assert_commander (field, "killed");
  g_assert_cmpuint (lb_field_n_events (field, LB_EVENT_COMMANDER_LOST), ==, 0);
  g_assert_cmpuint (lb_field_event (field, LB_EVENT_MORALE_CHECK, 0)->n_dice, ==, 2);
}

/* 8.6.3, R25: a narrow escape bars attempts for the rest of this turn, and no check follows. */
static void
test_escape (void)
{
  const Post          post = { "r c2 aHI aHI; b c3 aHI aHC", LB_RATING_BRILLIANT, LB_HERO, 0, FALSE };
  g_autoptr (LbField) field = field_of (&post);

  roll (field, "4512");
  assert_commander (field, "on-field");
  g_assert_cmpuint (lb_field_n_events (field, LB_EVENT_MORALE_CHECK), ==, 0);
  assert_unit (field, 1, 0, "disordered");
  lb_field_name (field, "c3", 0);
  lb_field_dice (field, "466");
  lb_field_attack (field, 1, 0);
  g_assert_cmpuint (lb_field_n_events (field, LB_EVENT_RECOVERY), ==, 1);
  assert_unit (field, 1, 0, "shattered");
}

/* 8.6.5: the decisive attacker stays disordered. */
static void
test_decisive_stands (void)
{
  const Post          post = { "r c2 aHI aHI; b c3 aHI aHC", LB_RATING_AVERAGE, LB_HERO, 0, FALSE };
  g_autoptr (LbField) field = field_of (&post);

  roll (field, "356363");
  lb_field_decisive (field, TRUE);
  assert_unit (field, 0, 0, "disordered");
  assert_unit (field, 1, 0, "fresh");
}

/* 8.7 */
static void
test_strategist (void)
{
  const Post          post = { "r c2 aHI aHI; b c3 aHI! aHC", LB_RATING_AVERAGE, LB_STRATEGIST, 0, FALSE };
  g_autoptr (LbField) field = field_of (&post);

  roll (field, "4536");
  assert_decision (field, LB_DECIDE_RECOVER);
  lb_field_recover (field, 1);
  assert_unit (field, 1, 0, "disordered");
  assert_commander (field, "on-field");
  g_assert_true (lb_field_is_lead (field, 1, 0));
}

static void
test_strategist_dies (void)
{
  const Post          post = { "r c2 aHI aHI; b c3 aHI! aHC", LB_RATING_AVERAGE, LB_STRATEGIST, 0, FALSE };
  g_autoptr (LbField) field = field_of (&post);

  roll (field, "452266");
  lb_field_recover (field, 1);
  assert_unit (field, 1, 0, "shattered");
  assert_commander (field, "killed");
  g_assert_cmpuint (lb_field_event (field, LB_EVENT_MORALE_CHECK, 0)->n_dice, ==, 2);
}

/* R24: lost with the last unit of his zone. */
static void
test_strategist_lost (void)
{
  const Post          post = { "r c2 aHI; b c3 aHI!", LB_RATING_AVERAGE, LB_STRATEGIST, 0, FALSE };
  g_autoptr (LbField) field = field_of (&post);

  roll (field, "456");
  lb_field_recover (field, 0);
  assert_commander (field, "lost");
  g_assert_cmpint (lb_event_modifier (lb_field_event (field, LB_EVENT_MORALE_CHECK, 0), LB_MOD_ARMY_COMMANDERS_DOWN), ==, -1);
  assert_decision (field, LB_DECIDE_PURSUE);
}

/* R55: the second hit of a roll on a unit that the first has left disordered. */
static void
test_strategist_second_hit (void)
{
  const Post          post = { "r c2 aHI; b c3 aHI", LB_RATING_AVERAGE, LB_STRATEGIST, 0, FALSE };
  g_autoptr (LbField) field = field_of (&post);

  roll (field, "66");
  assert_unit (field, 1, 0, "disordered");
  assert_decision (field, LB_DECIDE_RECOVER);
  lb_field_dice (field, "54");
  lb_field_recover (field, 1);
  assert_unit (field, 1, 0, "disordered");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (right_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lb/", right_cases[i].name, NULL);

      g_test_add_data_func (path, &right_cases[i], test_right);
    }
  g_test_add_func ("/lb/8.6.3/results", test_results);
  g_test_add_func ("/lb/8.6.2/unasked", test_bodyguard);
  g_test_add_func ("/lb/8.6.1/choice", test_choice);
  g_test_add_func ("/lb/8.6.4/same-lead", test_second_hit_same_lead);
  g_test_add_func ("/lb/8.6.4/both-undone", test_both_hits_undone);
  g_test_add_func ("/lb/8.6.3/killed", test_killed);
  g_test_add_func ("/lb/8.1/lost-with-bodyguard", test_lost_with_bodyguard);
  g_test_add_func ("/lb/8.1/killed-with-bodyguard", test_killed_with_bodyguard);
  g_test_add_func ("/lb/8.6.3/escape", test_escape);
  g_test_add_func ("/lb/8.6.5/decisive-stands", test_decisive_stands);
  g_test_add_func ("/lb/8.7/saves", test_strategist);
  g_test_add_func ("/lb/8.7/dies", test_strategist_dies);
  g_test_add_func ("/lb/8.2/lost-with-his-zone", test_strategist_lost);
  g_test_add_func ("/lb/8.7/second-hit", test_strategist_second_hit);

  return g_test_run ();
}
