/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "lb-field.h"

#include "engine/lost-battles/lb-attack.h"
#include "engine/lost-battles/lb-legal.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-reasons.h"

/* Who may attack, whom, how many, in which order, at what price (6.1-6.4, 6.8, 8.4, 8.5). */

static void
ready (LbField *field, const char *text)
{
  lb_field_lay (field, text);
  lb_field_fill (field, 0);
  lb_field_fill (field, 1);
  lb_field_start (field);
}

static void
miss (LbField *field, guint unit, guint bonuses)
{
  lb_field_dice (field, "11");
  lb_field_attack (field, unit, bonuses);
}

static guint
refusal_of_attack (LbField *field, guint unit, guint bonuses)
{
  const AciesAction action = lb_field_attack_by (unit, bonuses);

  return lb_field_refusal (field, &action);
}

static void
turn (LbField *field, AciesFacing facing)
{
  const AciesAction action = { .kind = LB_TURN, .args[1] = (gint16) facing };

  lb_field_play (field, &action);
}

typedef struct
{
  const char *name;
  const char *field;
  AciesUnits  group;
  LbMode      mode;
  int         turn;      /* -1: none */
  gboolean    advances;
  LbReason    refusal;
} GroupCase;

#define GROUP_OF_ONE 1, LB_NORMAL

static const GroupCase group_cases[] = {
  { "6.1/no-enemy", "r c2 aHI; b d3 aHI", GROUP_OF_ONE, -1, FALSE, LB_REASON_NO_ENEMY_AHEAD },
  { "6.1/off-the-field", "r a2 aHI; f r a2 west; b a3 aHI", GROUP_OF_ONE, -1, FALSE, LB_REASON_NO_ENEMY_AHEAD },
  { "6.1/legal", "r c2 aHI; b c3 aHI", GROUP_OF_ONE, -1, FALSE, LB_REASON_NONE },
  { "6.1.1/after-a-step", "r c1 aHC; b c3 aHI", GROUP_OF_ONE, -1, TRUE, LB_REASON_NONE },
  { "6.1.1/forest-after-a-step", "r c1 aHC; b c3 aHI; t c3 forest", GROUP_OF_ONE, -1, TRUE, LB_REASON_NO_MOVEMENT },
  { "6.1.1/elephants-after-a-step", "r c1 aHC; b c3 aHI iEL", GROUP_OF_ONE, -1, TRUE, LB_REASON_NO_MOVEMENT },
  { "6.1.3/from-a-flank", "r a3 aHC; b b3 aHI", GROUP_OF_ONE, ACIES_FACING_EAST, FALSE, LB_REASON_TURNED_ON_CENTRE },
  { "6.1.3/from-the-rear", "r c4 aHC; b c3 aHI", GROUP_OF_ONE, ACIES_FACING_NORTH, FALSE, LB_REASON_TURNED_ON_CENTRE },
  { "6.1.3/unturned", "r a3 aHC; f r a3 east; b b3 aHI", GROUP_OF_ONE, -1, FALSE, LB_REASON_NONE },
  { "6.1.3/centre-on-centre", "r b3 aHC; b c3 aHI", GROUP_OF_ONE, ACIES_FACING_EAST, FALSE, LB_REASON_NONE },
  { "6.1.3/on-a-flank-zone", "r a4 aHC; b a3 aHI", GROUP_OF_ONE, ACIES_FACING_NORTH, FALSE, LB_REASON_NONE },
  { "6.1.3/own-half", "r a2 aHC; b b2 aHI", GROUP_OF_ONE, ACIES_FACING_EAST, FALSE, LB_REASON_NONE },
  { "6.2.1/others-stay", "r c2 aHI aHI; b c3 aHI", GROUP_OF_ONE, -1, FALSE, LB_REASON_OTHERS_IN_ZONE },
  { "4.4.1/double-move", "r c2 aHI; b c3 aHI", 1, LB_DOUBLE, -1, FALSE, LB_REASON_DOUBLE_ATTACK },
};

static void
test_group (gconstpointer data)
{
  const GroupCase    *test = data;
  g_autoptr (LbField) field = lb_field_new ();

  ready (field, test->field);
  lb_field_activate_with (field, test->group, 0, test->mode);
  if (test->turn >= 0)
    turn (field, (AciesFacing) test->turn);
  if (test->advances)
    lb_field_do (field, LB_ADVANCE);
  g_assert_cmpuint (refusal_of_attack (field, 0, 0), ==, test->refusal);
}

/* 6.2.2, R68: a zone is attacked once from each side. */
static void
test_side_used (void)
{
  g_autoptr (LbField) field = lb_field_new ();

  ready (field, "r c2 aHI; r b3 aHI; f r b3 east; b c3 aHI");
  lb_field_activate (field, 1);
  miss (field, 0, 0);
  g_assert_cmpuint (field->state.attacked_sides[12], ==, 1u << ACIES_FACING_NORTH);

  lb_field_activate (field, 2);
  g_assert_cmpuint (refusal_of_attack (field, 1, 0), ==, LB_REASON_NONE);
  field->state.attacked_sides[12] |= 1u << ACIES_FACING_WEST;
  g_assert_cmpuint (refusal_of_attack (field, 1, 0), ==, LB_REASON_SIDE_USED);
}

/* 8.9.3, 10.3 */
static void
test_twice_running (void)
{
  g_autoptr (LbField) field = lb_field_new ();

  field->setup.situation.attacked_from[0] = 1u << lb_zone_find ("c2");
  ready (field, "r c2 aHI; r b2 aHI; b c3 aHI; b b3 aHI");
  lb_field_activate (field, 1);
  g_assert_cmpuint (refusal_of_attack (field, 0, 0), ==, LB_REASON_TWICE_RUNNING);
  lb_field_do (field, LB_FINISH);
  lb_field_activate (field, 2);
  g_assert_cmpuint (refusal_of_attack (field, 1, 0), ==, LB_REASON_NONE);
}

/* 6.3.2, R4, R5 */
static void
test_limit (void)
{
  static const struct
  {
    const char *field;
    guint       base;
    guint       limit;
  } rows[] = {
    { "r c2 aHI; b c3 aHI", 4, 4 },
    { "r c2 aHI; b c3 aHI", 3, 3 },
    { "r c2 aHI; b c3 aHI; b b2 aHI", 4, 5 },
    { "r c2 aHI; b c3 aHI; b b2 aHI; b d2 aHI", 4, 4 },
    { "r c2 aHI; b c3 aHI; b c1 aHI", 4, 4 },
    { "r c2 aHI; b c3 aHI; t c2 stream; t c3 coast", 4, 2 },
    { "r c2 aHI; b c3 aHI; t c2 stream", 4, 4 },
    { "r c2 aHI; b c3 aHI; t c2 river; t c3 river", 5, 3 },
    { "r c2 aHI; b c3 aHI; b d2 aHI; t c2 river; t c3 river", 4, 3 },
    { "r c2 aHI; b c3 aHI; b d2 aHI; t c2 marsh; t c3 forest", 4, 5 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (LbField) field = lb_field_new ();

      field->setup.attack_limit = (guint8) rows[i].base;
      ready (field, rows[i].field);
      g_assert_cmpuint (lb_attack_limit2 (&field->setup, &field->state, 0, 7, 12), ==, 2 * rows[i].limit);
    }
}

/* R5: fixed by the first roll, whatever becomes of the neighbours. */
static void
test_limit_is_fixed (void)
{
  g_autoptr (LbField) field = lb_field_new ();

  ready (field, "r c2 aHI aHI aHI aHI aHI aHI; b c3 aHI aHI; b b2 aHI");
  lb_field_activate (field, lb_units (0, 6));
  miss (field, 0, 0);
  g_assert_cmpuint (field->state.activation.limit2, ==, 10);
  field->setup.attack_limit = 3;
  for (guint i = 1; i < 4; i++)
    miss (field, i, 0);
  g_assert_cmpuint (lb_field_decision (field), ==, LB_DECIDE_ATTACK);
  miss (field, 4, 0);
  g_assert_cmpuint (lb_field_decision (field), ==, LB_DECIDE_ACTIVATE);
}

/* 6.3.1, 6.3.3: sizes add up; each unit rolls once. */
static void
test_sizes_add_up (void)
{
  g_autoptr (LbField) field = lb_field_new ();

  field->setup.attack_limit = 3;
  ready (field, "r c2 vHI/ho aHC aHI aHI; b c3 aHI aHI");
  lb_field_activate (field, lb_units (0, 4));
  miss (field, 0, 0);
  g_assert_cmpuint (refusal_of_attack (field, 0, 0), ==, LB_REASON_ROLLED_ALREADY);
  miss (field, 2, 0);
  g_assert_cmpuint (field->state.activation.size2, ==, 3);
  g_assert_cmpuint (refusal_of_attack (field, 1, 0), ==, LB_REASON_LIMIT_REACHED);
  miss (field, 3, 0);
  /* of the limit of 3 one half is left, too little for cavalry even at half size */
  g_assert_cmpuint (lb_field_decision (field), ==, LB_DECIDE_ACTIVATE);
}

/* 6.3.4, R6 */
static void
test_half_size (void)
{
  g_autoptr (LbField) field = lb_field_new ();
  AciesAction         halved = lb_field_attack_by (1, 0);

  field->setup.attack_limit = 3;
  ready (field, "r c2 aHC aHC aHI aHI; b c3 aHI aHI");
  halved.args[3] = TRUE;
  lb_field_activate (field, lb_units (0, 4));
  g_assert_cmpuint (lb_field_refusal (field, &halved), ==, LB_REASON_HALF_NOT_NEEDED);
  miss (field, 0, 0);
  g_assert_cmpuint (refusal_of_attack (field, 1, 0), ==, LB_REASON_LIMIT_REACHED);
  g_assert_cmpuint (lb_field_refusal (field, &halved), ==, LB_REASON_NONE);
  g_assert_cmpuint (refusal_of_attack (field, 2, 0), ==, LB_REASON_NONE);

  lb_field_dice (field, "11");
  lb_field_play (field, &halved);
  g_assert_cmpint (lb_event_modifier (lb_field_event (field, LB_EVENT_ATTACK, 0), LB_MOD_HALVED_SIZE), ==, -1);
  g_assert_cmpuint (lb_field_decision (field), ==, LB_DECIDE_ACTIVATE);
}

/* A unit of one half never needs halving; nobody fits into what is left after it. */
static void
test_half_of_a_half (void)
{
  g_autoptr (LbField) field = lb_field_new ();

  field->setup.attack_limit = 3;
  ready (field, "r c2 aHI aHI vHI/ho aLI vHI/ho; b c3 aHI aHI");
  lb_field_activate (field, lb_units (0, 5));
  miss (field, 0, 0);
  miss (field, 1, 0);
  miss (field, 2, 0);
  g_assert_cmpuint (lb_attack_candidates (&field->setup, &field->state), ==, ACIES_UNIT_BIT (4));
  miss (field, 4, 0);
  g_assert_cmpuint (lb_field_decision (field), ==, LB_DECIDE_ACTIVATE);
}

/* 6.3.5, 4.2.5 */
static void
test_reduced_group (void)
{
  g_autoptr (LbField) field = lb_field_new ();

  ready (field, "r c2 aHI aHI aHI; b c3 aHI");
  lb_field_activate_with (field, lb_units (0, 3), 0, LB_REDUCED);
  miss (field, 1, 0);
  g_assert_cmpuint (lb_field_decision (field), ==, LB_DECIDE_ACTIVATE);
  g_assert_cmpuint (lb_field_n_events (field, LB_EVENT_ATTACK), ==, 1);
}

/* 6.4.1, 6.8.3, 9.5 */
static void
test_first_attacker (void)
{
  g_autoptr (LbField) field = lb_field_new ();

  ready (field, "r c2 aLI! aHI; b c3 aHI; r b2 aCH/sc aHI aCH/sc; b b3 aHI; r d2 aLI! aLI!; b d3 aHI");
  lb_field_activate (field, lb_units (0, 2));
  g_assert_cmpuint (refusal_of_attack (field, 0, 0), ==, LB_REASON_LEAD_ATTACKS_FIRST);
  miss (field, 1, 0);
  g_assert_true (lb_field_is_lead (field, 0, 1));
  g_assert_cmpuint (refusal_of_attack (field, 0, 0), ==, LB_REASON_NONE);
  lb_field_do (field, LB_FINISH);

  lb_field_activate (field, lb_units (2, 3));
  g_assert_cmpuint (refusal_of_attack (field, 3, 0), ==, LB_REASON_SCYTHED_FIRST);
  miss (field, 4, 0);
  g_assert_true (lb_field_is_lead (field, 0, 4));
  g_assert_cmpuint (refusal_of_attack (field, 3, 0), ==, LB_REASON_NONE);
  lb_field_do (field, LB_FINISH);

  /* nobody else is there */
  lb_field_activate (field, lb_units (5, 2));
  g_assert_cmpuint (refusal_of_attack (field, 6, 0), ==, LB_REASON_NONE);
}

/* 6.8.1, 6.4.3: who led when the player-turn began is remembered. */
static void
test_screening_size (void)
{
  g_autoptr (LbField) field = lb_field_new ();

  ready (field, "r c2 aLI aLI*; b c3 aHI; r b2 fEL* aHI; b b3 aHI; r d2 aLI!* aLI; b d3 aHI");
  lb_field_activate (field, lb_units (0, 2));
  miss (field, 1, 0);
  g_assert_cmpuint (field->state.activation.size2, ==, 2);
  lb_field_do (field, LB_FINISH);

  lb_field_activate (field, lb_units (2, 2));
  miss (field, 2, 0);
  g_assert_cmpuint (field->state.activation.size2, ==, 2);
  lb_field_do (field, LB_FINISH);

  lb_field_activate (field, lb_units (4, 2));
  miss (field, 5, 0);
  g_assert_cmpuint (field->state.activation.size2, ==, 4);
}

/* 6.5(8), R14: a supporter supports one and does not roll. */
static void
test_supporter_is_bound (void)
{
  g_autoptr (LbField) field = lb_field_new ();
  AciesAction         attack = lb_field_attack_by (1, 0);

  field->setup.attack_limit = 5;
  ready (field, "r c2 aHI/ho aHI/ho aHI/ho aHI/ho vHI/ho; b c3 aHI");
  lb_field_activate (field, lb_units (0, 5));
  attack.args[4] = 1 + 3;
  g_assert_cmpuint (lb_field_refusal (field, &attack), ==, LB_REASON_SUPPORT);
  miss (field, 0, 0);
  lb_field_dice (field, "11");
  lb_field_play (field, &attack);
  g_assert_cmpint (lb_field_event (field, LB_EVENT_ATTACK, 0)->args[4], ==, 1 + 3);
  g_assert_cmpuint (refusal_of_attack (field, 3, 0), ==, LB_REASON_SUPPORT);

  attack = lb_field_attack_by (2, 0);
  attack.args[4] = 1 + 3;
  g_assert_cmpuint (lb_field_refusal (field, &attack), ==, LB_REASON_SUPPORT);
  attack.args[4] = 1 + 4;
  g_assert_cmpuint (lb_field_refusal (field, &attack), ==, LB_REASON_SUPPORT);
  attack.args[4] = 1 + ACIES_MAX_UNITS;
  g_assert_cmpuint (lb_field_refusal (field, &attack), ==, LB_REASON_SUPPORT);
}

/* 4.4.4, 8.4.2, R20: the pool pays first and only without a gap. */
static void
test_bonus_pool (void)
{
  g_autoptr (LbField) field = lb_field_new ();
  guint               orders;
  guint               strategist;

  lb_field_lay (field, "r c2 aHI aHI aHI aHI; b c3 aHI");
  strategist = lb_field_strategist (field, 0, LB_RATING_INSPIRED, "c2");
  lb_field_fill (field, 0);
  lb_field_fill (field, 1);
  lb_field_start (field);
  lb_field_activate_with (field, lb_units (0, 4), 1u << strategist, LB_NORMAL);
  orders = field->state.orders_left;

  miss (field, 0, 1);
  g_assert_cmpuint (field->state.orders_left, ==, orders);
  g_assert_cmpuint (field->state.commanders[0][strategist].bonus_left, ==, 2);
  miss (field, 1, 0);
  miss (field, 2, 1);
  g_assert_cmpuint (field->state.orders_left, ==, orders - 2);
  g_assert_cmpuint (field->state.commanders[0][strategist].bonus_left, ==, 2);
}

/* R20: army Orders top the pool up. */
static void
test_bonus_top_up (void)
{
  g_autoptr (LbField) field = lb_field_new ();
  guint               orders;

  lb_field_lay (field, "r c2 aHI aHI; b c3 aHI");
  lb_field_strategist (field, 0, LB_RATING_POOR, "c2");
  lb_field_fill (field, 0);
  lb_field_fill (field, 1);
  lb_field_start (field);
  lb_field_activate_with (field, lb_units (0, 2), 1, LB_NORMAL);
  orders = field->state.orders_left;
  miss (field, 0, 1);
  g_assert_cmpuint (field->state.orders_left, ==, orders - 1);
  g_assert_cmpuint (field->state.commanders[0][0].bonus_left, ==, 0);
}

/* 4.1, 4.4.4 */
static void
test_bonus_too_dear (void)
{
  g_autoptr (LbField)    field = lb_field_new ();
  static AciesActionList list;

  field->setup.situation.orders = 2;
  ready (field, "r c2 aHI; b c3 aHI; r b2 aLC; b b3 aHI");
  lb_field_activate (field, 1);
  g_assert_cmpuint (refusal_of_attack (field, 0, 1), ==, LB_REASON_TOO_FEW_ORDERS);
  lb_legal ((const AciesSetup *) &field->setup, (const AciesState *) &field->state, &list);
  for (guint i = 0; i < list.n; i++)
    g_assert_false (list.items[i].kind == LB_ATTACK && list.items[i].args[2] > 0);
}

/* 8.5, R21: what each hero owes his bodyguard. */
static void
test_bodyguard (void)
{
  static const struct
  {
    const char *unit;
    LbRating    rating;
    guint       bonuses;
  } rows[] = {
    { "vHI", LB_RATING_POOR, 0 },     { "vHI", LB_RATING_AVERAGE, 2 },  { "aLC", LB_RATING_AVERAGE, 2 },
    { "aHC", LB_RATING_AVERAGE, 0 },  { "aHC", LB_RATING_INSPIRED, 2 }, { "vHI!", LB_RATING_AVERAGE, 0 },
    { "vHI!", LB_RATING_BRILLIANT, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (LbField) field = lb_field_new ();

      lb_field_add (field, 0, rows[i].unit, "c2");
      lb_field_lay (field, "r c2 vHI; b c3 aHI");
      lb_field_hero (field, 0, rows[i].rating, 0);
      lb_field_fill (field, 0);
      lb_field_fill (field, 1);
      lb_field_start (field);
      lb_field_activate (field, lb_units (0, 2));
      g_assert_cmpuint (lb_attack_bonuses (&field->setup, &field->state, 0), ==, rows[i].bonuses);
      g_assert_cmpuint (refusal_of_attack (field, 0, 2), ==, rows[i].bonuses == 2 ? LB_REASON_NONE : LB_REASON_BONUS_PAIR);
      g_assert_cmpuint (refusal_of_attack (field, 0, 1), ==, rows[i].bonuses == 2 ? LB_REASON_BONUS_PAIR : LB_REASON_NONE);
      g_assert_cmpuint (refusal_of_attack (field, 1, 2), ==, LB_REASON_BONUS_PAIR);

      /* not as a later attacker */
      miss (field, 1, 0);
      g_assert_cmpuint (lb_attack_bonuses (&field->setup, &field->state, 0), ==, 0);
      g_assert_cmpuint (refusal_of_attack (field, 0, 2), ==, LB_REASON_BONUS_PAIR);
    }
}

/* R25, R56: a dazed or barred hero gives none. */
static void
test_bodyguard_of_a_barred_hero (void)
{
  g_autoptr (LbField) field = lb_field_new ();

  lb_field_lay (field, "r c2 vHI; b c3 aHI");
  lb_field_hero (field, 0, LB_RATING_INSPIRED, 0);
  lb_field_fill (field, 0);
  lb_field_fill (field, 1);
  lb_field_start (field);
  lb_field_activate (field, 1);
  field->state.commanders[0][0].escaped = LB_ESCAPED_NOW;
  g_assert_cmpuint (lb_attack_bonuses (&field->setup, &field->state, 0), ==, 0);
  field->state.commanders[0][0].escaped = LB_ESCAPED_NOT;
  field->state.barred_pair = TRUE;
  field->state.pool_spender = 2;
  g_assert_cmpuint (lb_attack_bonuses (&field->setup, &field->state, 0), ==, 0);
  field->state.pool_spender = 1;
  g_assert_cmpuint (lb_attack_bonuses (&field->setup, &field->state, 0), ==, 2);
}

/* Every listed attack is legal, and each unit that may roll is there. */
static void
test_list (void)
{
  static AciesActionList list;
  g_autoptr (LbField)    field = lb_field_new ();
  AciesUnits             listed = 0;
  guint                  n_declining = 0;

  ready (field, "r c2 aHI/ho aHI/ho aHI/ho aHC vHI; b c3 aHI; b b2 aHI");
  lb_field_activate (field, lb_units (0, 5));
  miss (field, 4, 0);
  lb_legal ((const AciesSetup *) &field->setup, (const AciesState *) &field->state, &list);
  for (guint i = 0; i < list.n; i++)
    {
      g_assert_cmpuint (lb_field_refusal (field, &list.items[i]), ==, LB_REASON_NONE);
      if (list.items[i].kind != LB_ATTACK)
        continue;
      listed |= list.items[i].units;
      n_declining += list.items[i].args[4] < 0;
    }
  g_assert_cmpuint (listed, ==, lb_units (0, 4));
  /* three hoplite units, each with and without a bonus, may do without support */
  g_assert_cmpuint (n_declining, ==, 6);
}

/* R8, 9.5: scythed chariots cannot turn to attack, but the rest of their group can. */
static void
test_turn_of_scythed_chariots (void)
{
  g_autoptr (LbField) field = lb_field_new ();

  ready (field, "r c2 aCH/sc; f r c2 east; b c3 aHI; r b2 aCH/sc aHC; f r b2 west; b b3 aHI");
  lb_field_activate (field, 1);
  g_assert_false (lb_attack_would_be_legal (&field->setup, &field->state, ACIES_FACING_SOUTH, NULL));
  lb_field_do (field, LB_FINISH);
  lb_field_activate (field, lb_units (1, 2));
  g_assert_true (lb_attack_would_be_legal (&field->setup, &field->state, ACIES_FACING_SOUTH, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (group_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lb/", group_cases[i].name, NULL);

      g_test_add_data_func (path, &group_cases[i], test_group);
    }
  g_test_add_func ("/lb/6.2.2/side-used", test_side_used);
  g_test_add_func ("/lb/8.9.3/twice-running", test_twice_running);
  g_test_add_func ("/lb/6.3.2/limit", test_limit);
  g_test_add_func ("/lb/6.3.2/fixed", test_limit_is_fixed);
  g_test_add_func ("/lb/6.3.3/sizes-add-up", test_sizes_add_up);
  g_test_add_func ("/lb/6.3.4/half-size", test_half_size);
  g_test_add_func ("/lb/6.3.4/half-of-a-half", test_half_of_a_half);
  g_test_add_func ("/lb/6.3.5/reduced-group", test_reduced_group);
  g_test_add_func ("/lb/6.4.1/first-attacker", test_first_attacker);
  g_test_add_func ("/lb/6.8.1/screening-size", test_screening_size);
  g_test_add_func ("/lb/6.5(8)/supporter-is-bound", test_supporter_is_bound);
  g_test_add_func ("/lb/8.4.2/pool", test_bonus_pool);
  g_test_add_func ("/lb/8.4.2/top-up", test_bonus_top_up);
  g_test_add_func ("/lb/4.4.4/too-dear", test_bonus_too_dear);
  g_test_add_func ("/lb/8.5/bodyguard", test_bodyguard);
  g_test_add_func ("/lb/8.5/barred-hero", test_bodyguard_of_a_barred_hero);
  g_test_add_func ("/lb/6.3/list", test_list);
  g_test_add_func ("/lb/9.5/turn-of-scythed-chariots", test_turn_of_scythed_chariots);

  return g_test_run ();
}
