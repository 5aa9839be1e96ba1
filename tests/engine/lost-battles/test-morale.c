/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "lb-field.h"

#include "engine/lost-battles/lb-map.h"

/* Chapter 7. Unit 0 of side 0 attacks and shatters the lead of the zone ahead; side 1 checks. */

#define assert_unit(field, unit, wanted) g_assert_cmpstr (lb_field_unit_state (field, 1, unit), ==, wanted)

static void
begin (LbField *field)
{
  lb_field_start (field);
  lb_field_activate (field, field->state.zone[field->state.where[0][0]]);
}

static LbField *
field_of (const char *text)
{
  LbField *field = lb_field_new ();

  lb_field_lay (field, text);
  return field;
}

static void
roll (LbField *field, const char *dice)
{
  lb_field_dice (field, dice);
  lb_field_attack (field, 0, 0);
}

static int
army_morale (LbField *field)
{
  return lb_field_event (field, LB_EVENT_MORALE_CHECK, 0)->args[2];
}

/* The child event of a unit; NULL if it was too steady to be named. */
static const AciesEvent *
told (LbField *field, guint unit)
{
  const AciesEvent *event;

  for (guint i = 0; (event = lb_field_event (field, LB_EVENT_MORALE_UNIT, i)) != NULL; i++)
    if (event->units == ACIES_UNIT_BIT (unit))
      return event;

  return NULL;
}

static void
assert_morale (LbField *field, guint unit, int morale)
{
  const AciesEvent *event = told (field, unit);

  if (morale > 1)
    {
      g_assert_null (event);
      return;
    }
  g_assert_nonnull (event);
  g_assert_cmpint (event->args[0], ==, morale);
}

/* The worked examples of the rules' clause table. */

static void
test_m1 (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI; r c1 aHI aHI aHI aHI aHI; b c3 aHI!* aHI aLI!; b d3 pHI; b b3 pLI;"
                                        "b e3 aHC!; b shattered aHI aHI aHI; b e4 aHI aHI");

  begin (field);
  roll (field, "453");
  g_assert_cmpint (army_morale (field), ==, 1);
  assert_unit (field, 0, "shattered");
  assert_unit (field, 1, "fresh");
  assert_unit (field, 2, "fled");
  assert_unit (field, 3, "fresh");
  assert_unit (field, 4, "fresh");
  assert_unit (field, 5, "disordered");
  assert_morale (field, 1, 2);
  assert_morale (field, 2, 0);
  assert_morale (field, 3, 1);
  assert_morale (field, 4, 0);
  assert_morale (field, 5, 0);
}

static void
test_m2 (void)
{
  g_autoptr (LbField) field = field_of ("r b2 aHI; r c1 aHI aHI aHI aHI; b b3 aHI!* aHI! vHI aHC! aLC; b c3 aHC aLI!;"
                                        "b a1 aLI!; b e4 aHI");

  lb_field_hero (field, 1, LB_RATING_AVERAGE, 2);
  begin (field);
  roll (field, "6611");
  lb_field_recover (field, 1);
  g_assert_cmpstr (lb_field_commander_state (field, 1, 0), ==, "killed");
  lb_field_dice (field, "526");
  lb_field_answer (field, LB_TAKE_HIT, ACIES_UNIT_BIT (1));
  g_assert_cmpuint (lb_field_event (field, LB_EVENT_MORALE_CHECK, 0)->n_dice, ==, 3);
  g_assert_cmpint (army_morale (field), ==, 0);
  assert_unit (field, 2, "fresh");
  assert_unit (field, 3, "fled");
  assert_unit (field, 4, "withdrawn");
  assert_unit (field, 5, "fresh");
  assert_unit (field, 6, "fled");
  assert_unit (field, 7, "disordered");
}

static void
test_m3 (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI; r c1 aHI aHI aHI aHI; b c3 aLI!* aLI aHC aHI;"
                                        "b shattered aHI aHI aHI; b e4 aHI aHI");

  begin (field);
  roll (field, "451");
  g_assert_cmpint (army_morale (field), ==, 0);
  assert_unit (field, 1, "withdrawn");
  assert_unit (field, 2, "withdrawn");
  assert_unit (field, 3, "fresh");
}

static void
test_m3_without_the_second (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI; r c1 aHI aHI aHI aHI; b c3 aLI!* aHC aHI;"
                                        "b shattered aHI aHI aHI; b e4 aHI aHI");

  begin (field);
  roll (field, "451");
  assert_unit (field, 1, "fresh");
  assert_morale (field, 1, 0);
}

static LbField *
field_m4 (gboolean is_inspired)
{
  LbField *field = field_of ("r c2 aHI; r c4 aHI; r b3 aHI; r d3 aHI; b c3 aHI!* aHI/le aHI/le! vHI/le;"
                             "b shattered aHI aHI aHI aHI; b e4 aHI aHI aHI");

  field->setup.sides[1].key_zone = (guint8) lb_zone_find ("c3");
  lb_field_strategist (field, 1, LB_RATING_AVERAGE, NULL);
  field->setup.situation.lost[1] = 1;
  if (is_inspired)
    lb_field_strategist (field, 1, LB_RATING_INSPIRED, "c3");
  begin (field);
  roll (field, "552");
  if (is_inspired)
    lb_field_recover (field, 0);
  return field;
}

static void
test_m4 (void)
{
  g_autoptr (LbField) plain = field_m4 (FALSE);
  g_autoptr (LbField) inspired = field_m4 (TRUE);

  g_assert_cmpint (army_morale (plain), ==, -2);
  assert_morale (plain, 1, -1);
  assert_morale (plain, 2, -2);
  assert_morale (plain, 3, -1);
  assert_unit (plain, 1, "withdrawn");
  assert_unit (plain, 2, "fled");
  assert_unit (plain, 3, "withdrawn");

  /* each is better by one, but the zone is hot; its strategist goes with the last of them */
  g_assert_cmpint (army_morale (inspired), ==, -2);
  assert_morale (inspired, 1, 0);
  assert_morale (inspired, 2, -1);
  assert_unit (inspired, 1, "withdrawn");
  assert_unit (inspired, 2, "fled");
  assert_unit (inspired, 3, "withdrawn");
  g_assert_cmpstr (lb_field_commander_state (inspired, 1, 1), ==, "lost");
}

static void
test_m5 (void)
{
  g_autoptr (LbField) field = field_of ("r b3 aHI aHI aHI aHI; r c3 aHI/ho aHI aHI aHI aHI aHI aHI aHI; r c2 aHI aHI aHI aHI aHI aHI;"
                                        "b b4 aHC!* vHI vHI vHI; b a4 aCH/sc* aHC; b e4 iEL pLC; b d3 vHI/ho; b d4 aHC;"
                                        "b shattered aHI aHI aHI aHI aHI aHI aHI; b off aHI pHI aCH pLI; t c3 river");

  lb_field_strategist (field, 1, LB_RATING_BRILLIANT, "e4");
  begin (field);
  roll (field, "456");
  g_assert_cmpint (army_morale (field), ==, 0);
  /* b4 */
  assert_unit (field, 1, "fresh");
  /* a4 */
  assert_unit (field, 4, "withdrawn");
  assert_morale (field, 4, -1);
  assert_unit (field, 5, "withdrawn");
  assert_morale (field, 5, 0);
  /* e4, d3, d4 */
  assert_morale (field, 6, 2);
  assert_morale (field, 7, 1);
  assert_morale (field, 8, 2);
  assert_morale (field, 9, 1);
  /* off the field */
  assert_unit (field, 17, "undeployed");
  assert_morale (field, 17, 1);
  assert_unit (field, 18, "undeployed");
  assert_morale (field, 18, 0);
  assert_unit (field, 19, "withdrawn");
  assert_morale (field, 19, -1);
  assert_unit (field, 20, "withdrawn");
  assert_morale (field, 20, -1);
}

/* 7.1: the die, and what it is worth. */
static void
test_die (void)
{
  for (guint die = 1; die <= 6; die++)
    {
      g_autoptr (LbField) field = field_of ("r c2 aHI; r c1 aHI aHI; b c3 aHI!* aHI aHI; b e4 aHI");
      const char          dice[] = { '4', '5', (char) ('0' + die), '\0' };

      begin (field);
      roll (field, dice);
      g_assert_cmpint (army_morale (field), ==, (int) (die + 1) / 2);
      g_assert_cmpint (lb_field_event (field, LB_EVENT_MORALE_CHECK, 0)->args[0], ==, (int) die);
    }
}

typedef struct
{
  const char    *name;
  const char    *field;
  guint          commanders;  /* killed: bit 0 Poor, bit 1 Poor, bit 2 Average */
  gboolean       camp_captured;
  LbModifierName modifier;
  int            value;
} ArmyCase;

#define PAIR "r c2 aHI; b c3 aHI!* aHI; "

static const ArmyCase army_cases[] = {
  /* three of side 1 are left after the roll unless more are laid */
  { "7.1(1)/six-to-three", "r c2 aHI aHI aHI; b c3 aHI!* aHI aHI aHI aHI aHI aHI", 0, FALSE, LB_MOD_ARMY_OUTNUMBERING, 1 },
  { "7.1(1)/five-to-three", "r c2 aHI aHI aHI; b c3 aHI!* aHI aHI aHI aHI aHI", 0, FALSE, LB_MOD_ARMY_OUTNUMBERING, 0 },
  { "7.1(1)/poor-count-one", "r c2 aHI aHI aHI; b c3 aHI!* pHI pHI pHI pHI aHI aHI", 0, FALSE, LB_MOD_ARMY_OUTNUMBERING, 1 },
  { "7.1(2)/three", PAIR "b e4 aHI aHI; b shattered aHI aHI; r c1 aHI aHI", 0, FALSE, LB_MOD_ARMY_SHATTERED_UNITS, 0 },
  { "7.1(2)/four", PAIR "b e4 aHI aHI; b shattered aHI aHI aHI; r c1 aHI aHI", 0, FALSE, LB_MOD_ARMY_SHATTERED_UNITS, -1 },
  { "7.1(2)/seven", PAIR "b e4 aHI aHI; b shattered aHI aHI aHI aHI aHI aHI; r c1 aHI aHI", 0, FALSE,
    LB_MOD_ARMY_SHATTERED_UNITS, -1 },
  { "7.1(2)/eight", PAIR "b e4 aHI aHI; b shattered aHI aHI aHI aHI aHI aHI aHI; r c1 aHI aHI", 0, FALSE,
    LB_MOD_ARMY_SHATTERED_UNITS, -2 },
  { "7.1(2)/fled-are-not", PAIR "b e4 aHI aHI; b fled aHI aHI aHI; b withdrawn aHI; r c1 aHI aHI", 0, FALSE,
    LB_MOD_ARMY_SHATTERED_UNITS, 0 },
  { "7.1(3)/one-poor", PAIR "b e4 aHI aHI; r c1 aHI aHI", 1, FALSE, LB_MOD_ARMY_COMMANDERS_DOWN, 0 },
  { "7.1(3)/two-poor", PAIR "b e4 aHI aHI; r c1 aHI aHI", 3, FALSE, LB_MOD_ARMY_COMMANDERS_DOWN, -1 },
  { "7.1(3)/one-average", PAIR "b e4 aHI aHI; r c1 aHI aHI", 4, FALSE, LB_MOD_ARMY_COMMANDERS_DOWN, -1 },
  { "7.1(4)/six-to-three", "r c2 aHI aHI aHI; r c1 aHI aHI aHI; b c3 aHI!* aHI aHI aHI", 0, FALSE, LB_MOD_ARMY_OUTNUMBERED, -1 },
  { "7.1(4)/five-to-three", "r c2 aHI aHI aHI; r c1 aHI aHI; b c3 aHI!* aHI aHI aHI", 0, FALSE, LB_MOD_ARMY_OUTNUMBERED, 0 },
  { "7.1(4)/undeployed-are-not", "r c2 aHI aHI aHI; r c1 aHI aHI aHI; b c3 aHI!* aHI aHI aHI; b off aHI", 0, FALSE,
    LB_MOD_ARMY_OUTNUMBERED, -1 },
  /* 7.1(5), R40: the key zones are c2 and c3 */
  { "7.1(5)/one-zone", "r c2 aHI; r b3 aHI; r e1 aHI; b c3 aHI!* aHI aHI aHI", 0, FALSE, LB_MOD_ARMY_CENTRE_OR_CAMP, 0 },
  { "7.1(5)/two-zones", "r c2 aHI; r b3 aHI; r d3 aHI; b c3 aHI!* aHI aHI aHI", 0, FALSE, LB_MOD_ARMY_CENTRE_OR_CAMP, -1 },
  { "7.1(5)/two-to-one", "r c2 aHI; r b3 aHI; r d3 aHI; b c3 aHI!* aHI aHI aHI; b b2 aHI", 0, FALSE,
    LB_MOD_ARMY_CENTRE_OR_CAMP, 0 },
  { "7.1(5)/key-zone", "r b2 aHI; r c3 aHI; r e1 aHI; b b3 aHI!* aHI aHI aHI", 0, FALSE, LB_MOD_ARMY_CENTRE_OR_CAMP, -1 },
  { "7.1(5)/key-zone-river", "r b2 aHI; r c3 aHI; r e1 aHI; b b3 aHI!* aHI aHI aHI; t c3 river", 0, FALSE,
    LB_MOD_ARMY_CENTRE_OR_CAMP, 0 },
  { "7.1(5)/key-zone-stream", "r b2 aHI; r c3 aHI; r e1 aHI; b b3 aHI!* aHI aHI aHI; t c3 stream", 0, FALSE,
    LB_MOD_ARMY_CENTRE_OR_CAMP, -1 },
  { "7.1(5)/one-and-a-half", "r b2 aHI; r c3 aHI; r d3 aHI; b b3 aHI!* aHI aHI aHI; t c3 river", 0, FALSE,
    LB_MOD_ARMY_CENTRE_OR_CAMP, 0 },
  { "7.1(5)/flanks-are-not-central", "r c2 aHI; r a3 aHI; r e3 aHI; b c3 aHI!* aHI aHI aHI", 0, FALSE,
    LB_MOD_ARMY_CENTRE_OR_CAMP, 0 },
  { "7.1(5)/camp", PAIR "b e4 aHI aHI; camp b b4; r c1 aHI aHI", 0, TRUE, LB_MOD_ARMY_CENTRE_OR_CAMP, -1 },
};

static void
test_army (gconstpointer data)
{
  const ArmyCase     *test = data;
  g_autoptr (LbField) field = field_of (test->field);

  if (test->commanders & 3)
    lb_field_strategist (field, 1, LB_RATING_POOR, NULL);
  if (test->commanders & 2)
    lb_field_strategist (field, 1, LB_RATING_POOR, NULL);
  if (test->commanders & 4)
    lb_field_strategist (field, 1, LB_RATING_AVERAGE, NULL);
  field->setup.situation.killed[1] = (guint8) ((1u << field->setup.sides[1].n_commanders) - 1);
  field->setup.situation.camp_captured[1] = test->camp_captured;
  begin (field);
  roll (field, "556");

  const AciesEvent *check = lb_field_event (field, LB_EVENT_MORALE_CHECK, 0);
  int               sum = check->args[1];

  g_assert_cmpint (lb_event_modifier (check, test->modifier), ==, test->value);
  for (guint i = 0; i < check->n_modifiers; i++)
    sum += check->modifiers[i].value;
  g_assert_cmpint (check->args[2], ==, sum);
}

/* An army morale of -2 brings every unit into the log: die 1, eight shattered, camp lost. */
#define GLOOM "b shattered aHI aHI aHI aHI aHI aHI aHI; b e4 vHI vHI vHI vHI; r a1 aHI aHI aHI aHI; "

typedef struct
{
  const char    *name;
  const char    *field;   /* unit 0 of side 1 is shattered in c3 */
  guint          unit;
  int            value;   /* of the modifier */
  LbModifierName modifier;
  guint          commander;  /* 1 + rating of a strategist in @where */
  const char    *where;
} UnitCase;

static const UnitCase unit_cases[] = {
  { "7.2(1)/veteran", "r c2 aHI; b c3 aHI!* vLI", 1, 1, LB_MOD_UNIT_QUALITY },
  { "7.2(1)/average-legionary", "r c2 aHI; b c3 aHI!* aHI/le", 1, 1, LB_MOD_UNIT_QUALITY },
  { "7.2(1)/veteran-legionary-once", "r c2 aHI; b c3 aHI!* vHI/le", 1, 1, LB_MOD_UNIT_QUALITY },
  { "7.2(1)/poor-legionary", "r c2 aHI; b c3 aHI!* pHI/le", 1, 0, LB_MOD_UNIT_QUALITY },
  { "7.2(1)/indian", "r c2 aHI; b c3 aHI!* iEL", 1, 1, LB_MOD_UNIT_QUALITY },
  { "7.2(1)/african", "r c2 aHI; b c3 aHI!* fEL", 1, 0, LB_MOD_UNIT_QUALITY },
  { "7.2(1)/average", "r c2 aHI; b c3 aHI!* aHI", 1, 0, LB_MOD_UNIT_QUALITY },
  { "7.2(2)/heavy-infantry", "r c2 aHI; b c3 aHI!* aHI/ar", 1, 1, LB_MOD_UNIT_HEAVY_INFANTRY },
  { "7.2(2)/light-infantry", "r c2 aHI; b c3 aHI!* aLI", 1, 0, LB_MOD_UNIT_HEAVY_INFANTRY },
  { "7.2(2)/hoplites-by-hoplites", "r c2 aHI/ho; b c3 aHI!* aHI/ho", 1, 0, LB_MOD_UNIT_HEAVY_INFANTRY },
  { "7.2(2)/hoplites-by-others", "r c2 aHI; b c3 aHI!* aHI/ho", 1, 1, LB_MOD_UNIT_HEAVY_INFANTRY },
  { "7.2(2)/others-by-hoplites", "r c2 aHI/ho; b c3 aHI!* aHI/ph", 1, 1, LB_MOD_UNIT_HEAVY_INFANTRY },
  { "7.2(2)/hoplites-by-hoplites-behind", "r c2 aHI; r c4 aHI/ho; b c3 aHI!* aHI/ho", 1, 0, LB_MOD_UNIT_HEAVY_INFANTRY },
  { "7.2(3)/two-zones", "r c2 aHI; b c3 aHI!*; b e3 aLI", 1, 0, LB_MOD_UNIT_DISTANCE },
  { "7.2(3)/three-zones", "r c2 aHI; b c3 aHI!*; b a4 aLI", 1, 1, LB_MOD_UNIT_DISTANCE },
  { "7.2(3)/three-straight", "r c2 aHI; b c3 aHI!*; b e2 aLI", 1, 1, LB_MOD_UNIT_DISTANCE },
  { "7.2(4)/inspired-here", "r c2 aHI; b c3 aHI!* aLI", 1, 1, LB_MOD_UNIT_INSPIRED, 1 + LB_RATING_INSPIRED, "c3" },
  { "7.2(4)/inspired-beside", "r c2 aHI; b c3 aHI!* aLI; b b3 aHI", 1, 0, LB_MOD_UNIT_INSPIRED, 1 + LB_RATING_INSPIRED, "b3" },
  { "7.2(4)/brilliant-beside", "r c2 aHI; b c3 aHI!* aLI; b b3 aHI", 1, 1, LB_MOD_UNIT_INSPIRED, 1 + LB_RATING_BRILLIANT, "b3" },
  { "7.2(4)/brilliant-across", "r c2 aHI; b c3 aHI!* aLI; b b4 aHI", 1, 0, LB_MOD_UNIT_INSPIRED, 1 + LB_RATING_BRILLIANT, "b4" },
  { "7.2(4)/average", "r c2 aHI; b c3 aHI!* aLI", 1, 0, LB_MOD_UNIT_INSPIRED, 1 + LB_RATING_AVERAGE, "c3" },
  { "7.2(4)/elephants", "r c2 aHI; b c3 aHI!* fEL", 1, 0, LB_MOD_UNIT_INSPIRED, 1 + LB_RATING_BRILLIANT, "c3" },
  { "7.2(5)/poor", "r c2 aHI; b c3 aHI!* pLI", 1, -1, LB_MOD_UNIT_POOR },
  { "7.2(5)/scythed-chariots", "r c2 aHI; b c3 aHI!*; b b3 aCH/sc", 1, -1, LB_MOD_UNIT_POOR },
  { "7.2(5)/chariots", "r c2 aHI; b c3 aHI!* aCH", 1, 0, LB_MOD_UNIT_POOR },
  { "7.2(6)/disordered", "r c2 aHI; b c3 aHI!* aLI!", 1, -1, LB_MOD_UNIT_DISORDERED },
  { "7.2(7)/front-and-rear", "r c2 aHI; r c4 aHI; b c3 aHI!* aLI", 1, -1, LB_MOD_UNIT_SURROUNDED },
  { "7.2(7)/both-flanks", "r c2 aHI; r b3 aHI; r d3 aHI; b c3 aHI!* aLI", 1, -1, LB_MOD_UNIT_SURROUNDED },
  { "7.2(7)/all-round-once", "r c2 aHI; r b3 aHI; r d3 aHI; r c4 aHI; b c3 aHI!* aLI", 1, -1, LB_MOD_UNIT_SURROUNDED },
  { "7.2(7)/front-and-flank", "r c2 aHI; r b3 aHI; b c3 aHI!* aLI", 1, 0, LB_MOD_UNIT_SURROUNDED },
};

static void
test_unit (gconstpointer data)
{
  const UnitCase     *test = data;
  g_autoptr (LbField) field = field_of (test->field);
  const AciesEvent   *event;
  int                 sum;

  lb_field_lay (field, GLOOM);
  if (test->commander != 0)
    lb_field_strategist (field, 1, test->commander - 1, test->where);
  field->setup.sides[1].camp_zone = (guint8) lb_zone_find ("d4");
  field->setup.situation.camp_captured[1] = TRUE;
  begin (field);
  roll (field, "551");
  if (lb_field_decision (field) == LB_DECIDE_RECOVER)
    lb_field_recover (field, 0);

  event = told (field, test->unit);
  g_assert_nonnull (event);
  g_assert_cmpint (lb_event_modifier (event, test->modifier), ==, test->value);
  sum = army_morale (field);
  for (guint i = 0; i < event->n_modifiers; i++)
    sum += event->modifiers[i].value;
  g_assert_cmpint (event->args[0], ==, sum);
}

/* 7.2(5), R44: the bodyguard of a Timid hero, while he lives. */
static void
test_timid (void)
{
  for (guint is_timid = 0; is_timid < 2; is_timid++)
    {
      g_autoptr (LbField) field = field_of ("r c2 aHI; b c3 aHI!*; b b3 aHC");

      lb_field_lay (field, GLOOM);
      lb_field_hero (field, 1, LB_RATING_POOR, 1);
      field->setup.sides[1].commanders[0].timid = is_timid != 0;
      begin (field);
      roll (field, "551");
      g_assert_cmpint (lb_event_modifier (told (field, 1), LB_MOD_UNIT_POOR), ==, is_timid ? -1 : 0);
    }
}

/* 8.6.3, R25: a dazed commander steadies nobody. */
static void
test_dazed (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI; b c3 aHI!* aLI; b b3 aHI");

  lb_field_lay (field, GLOOM);
  lb_field_hero (field, 1, LB_RATING_BRILLIANT, 2);
  begin (field);
  field->state.commanders[1][0].escaped = LB_ESCAPED_BEFORE;
  roll (field, "551");
  g_assert_cmpint (lb_event_modifier (told (field, 1), LB_MOD_UNIT_INSPIRED), ==, 0);
}

/* 7.3.2, R41: who drags whom at 0. Army morale 0: three shattered before, die 1. */
typedef struct
{
  const char *name;
  const char *units;    /* in c3; the first is shattered */
  const char *states[3];
} DragCase;

static const DragCase drag_cases[] = {
  { "heavy-infantry-drags-all", "aHI!* aHC aLI", { "shattered", "withdrawn", "withdrawn" } },
  { "horse-drags-all", "aHC!* aCH aLC", { "shattered", "withdrawn", "withdrawn" } },
  { "one-light-drags-nobody-else", "aLI!* aHC aCH", { "shattered", "fresh", "fresh" } },
  { "one-light-drags-its-like-and-then-all", "aLI!* aHC aLI", { "shattered", "withdrawn", "withdrawn" } },
  { "light-and-one-at-minus-one", "aLI!* aHC aHC!", { "shattered", "withdrawn", "fled" } },
  { "elephants-follow", "aHI!* fEL aCH", { "shattered", "withdrawn", "withdrawn" } },
};

static void
test_drag (gconstpointer data)
{
  const DragCase     *test = data;
  g_autofree char    *text = g_strconcat ("r c2 aHI; r c1 aHI aHI aHI; b c3 ", test->units,
                                          "; b e4 vHI vHI vHI; b shattered aHI aHI aHI", NULL);
  g_autoptr (LbField) field = field_of (text);

  begin (field);
  roll (field, "541");
  g_assert_cmpint (army_morale (field), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (test->states); i++)
    assert_unit (field, i, test->states[i]);
}

/* 7.3.1: no chain from zone to zone; a zone where one unit goes at -1 drags those beside it at 0. */
static void
test_hot_zones (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI; r c1 aHI aHI aHI aHI aHI; b c3 aHI!* vHI; b d4 aHC! aHC; b d3 aHC; b b4 aCH/sc aHC;"
                                        "b a3 aLI! aHC; b e4 vHI vHI vHI; b shattered aHI aHI aHI");

  begin (field);
  roll (field, "551");
  g_assert_cmpint (army_morale (field), ==, 0);
  assert_unit (field, 2, "fled");
  assert_unit (field, 3, "withdrawn");
  assert_unit (field, 4, "fresh");
  /* 9.5: scythed chariots that go in the check drag others */
  assert_unit (field, 5, "withdrawn");
  assert_unit (field, 6, "withdrawn");
  /* one light infantry unit does not */
  assert_unit (field, 7, "fled");
  assert_unit (field, 8, "fresh");
}

/* 6.4.5: a zone elsewhere that has lost its lead gets a new one at once. */
static void
test_leads_elsewhere (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI aHI; r c1 aHI aHI aHI; b c3 aHI!* vHI; b d4 aHC!* vHI vHI; b e4 vHI vHI vHI;"
                                        "b shattered aHI aHI aHI");

  begin (field);
  roll (field, "551");
  assert_unit (field, 2, "fled");
  g_assert_cmpuint (lb_field_decision (field), ==, LB_DECIDE_LEAD);
  g_assert_cmpint (lb_field_decider (field), ==, 1);
  lb_field_name (field, "d4", 4);
  g_assert_true (lb_field_is_lead (field, 1, 4));
  g_assert_cmpuint (lb_field_decision (field), ==, LB_DECIDE_ATTACK);
}

/* 11.1, R47: an army that flees ends the battle before pursuit. */
static void
test_end_by_flight (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI; r c1 aHI aHI aHI; b c3 aHI!*; b e4 vHI! vHI!; b d4 aHC!; b shattered aHI aHI aHI aHI aHI aHI aHI");

  begin (field);
  roll (field, "551");
  g_assert_cmpuint (lb_field_decision (field), ==, LB_DECIDE_OVER);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lb/7/example-m1", test_m1);
  g_test_add_func ("/lb/7/example-m2", test_m2);
  g_test_add_func ("/lb/7/example-m3", test_m3);
  g_test_add_func ("/lb/7/example-m3-without-the-second", test_m3_without_the_second);
  g_test_add_func ("/lb/7/example-m4", test_m4);
  g_test_add_func ("/lb/7/example-m5", test_m5);
  g_test_add_func ("/lb/7.1/die", test_die);
  for (guint i = 0; i < G_N_ELEMENTS (army_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lb/", army_cases[i].name, NULL);

      g_test_add_data_func (path, &army_cases[i], test_army);
    }
  for (guint i = 0; i < G_N_ELEMENTS (unit_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lb/", unit_cases[i].name, NULL);

      g_test_add_data_func (path, &unit_cases[i], test_unit);
    }
  g_test_add_func ("/lb/7.2(5)/timid", test_timid);
  g_test_add_func ("/lb/7.2(4)/dazed", test_dazed);
  for (guint i = 0; i < G_N_ELEMENTS (drag_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lb/7.3.2/", drag_cases[i].name, NULL);

      g_test_add_data_func (path, &drag_cases[i], test_drag);
    }
  g_test_add_func ("/lb/7.3.1/hot-zones", test_hot_zones);
  g_test_add_func ("/lb/6.4.5/leads-elsewhere", test_leads_elsewhere);
  g_test_add_func ("/lb/11.1/end-by-flight", test_end_by_flight);

  return g_test_run ();
}
