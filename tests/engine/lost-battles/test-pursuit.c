/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "lb-field.h"

#include "engine/lost-battles/lb-legal.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-pursuit.h"
#include "engine/lost-battles/lb-reasons.h"

/* 6.9, 9.2, and what an entry brings with it: 2.3.2, 3.4.6. */

static LbField *
field_of (const char *text)
{
  LbField *field = lb_field_new ();

  lb_field_lay (field, text);
  lb_field_fill (field, 0);
  lb_field_fill (field, 1);
  return field;
}

/* Begins, and empties the zone ahead of unit 0 by one roll; six for morale. */
static void
win (LbField *field, LbMode mode, guint commanders)
{
  lb_field_start (field);
  lb_field_activate_with (field, field->state.zone[field->state.where[0][0]], commanders, mode);
  lb_field_dice (field, "456");
  lb_field_attack (field, 0, 0);
}

static guint
refusal_of (LbField *field, AciesUnits units, guint commanders)
{
  const AciesAction action = { .kind = LB_PURSUE, .units = units, .commanders = commanders };

  return lb_field_refusal (field, &action);
}

static const char *
zone_of (LbField *field, guint unit)
{
  return lb_zone_id (field->state.where[0][unit]);
}

/* 6.9.1, 6.9.4, 6.9.5 */
static void
test_any_of_the_group (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI aHC aHI; r b2 aHI; b c3 aHI!");

  win (field, LB_NORMAL, 0);
  g_assert_cmpuint (lb_field_decision (field), ==, LB_DECIDE_PURSUE);
  g_assert_cmpint (lb_field_decider (field), ==, 0);
  g_assert_cmpuint (lb_pursuers (&field->setup, &field->state), ==, 7);
  g_assert_cmpuint (refusal_of (field, ACIES_UNIT_BIT (3), 0), ==, LB_REASON_PURSUER);

  lb_field_pursue (field, ACIES_UNIT_BIT (1) | ACIES_UNIT_BIT (2), 0);
  g_assert_cmpstr (zone_of (field, 1), ==, "c3");
  g_assert_cmpstr (zone_of (field, 2), ==, "c3");
  g_assert_cmpstr (zone_of (field, 0), ==, "c2");
  g_assert_cmpuint (field->state.facing[lb_zone_find ("c3")], ==, ACIES_FACING_SOUTH);
  g_assert_true (lb_field_is_lead (field, 0, 0));
  g_assert_cmpuint (field->state.lead[lb_zone_find ("c3")], ==, LB_NO_UNIT);
  g_assert_cmpuint (field->state.acted[0] & 7, ==, 7);
  g_assert_cmpuint (field->state.entered[0] & 7, ==, 6);
  g_assert_cmpuint (lb_field_decision (field), ==, LB_DECIDE_ACTIVATE);
}

/* 6.9.5: the lead leads where it arrives. */
static void
test_lead_arrives (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI aHC; b c3 aHI!");

  win (field, LB_NORMAL, 0);
  lb_field_pursue (field, 3, 0);
  g_assert_true (lb_field_is_lead (field, 0, 0));
  g_assert_cmpuint (field->state.lead[lb_zone_find ("c3")], ==, 0);
  g_assert_cmpuint (field->state.zone_side[lb_zone_find ("c2")], ==, LB_N_SIDES);
}

/* 6.7: disordered by a decisive attack it may pursue, but leads no more. */
static void
test_after_decisive (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI aHC; b c3 aHI!");

  lb_field_start (field);
  lb_field_activate (field, 3);
  lb_field_dice (field, "356");
  lb_field_attack (field, 0, 0);
  lb_field_decisive (field, TRUE);
  lb_field_pursue (field, 1, 0);
  g_assert_cmpstr (zone_of (field, 0), ==, "c3");
  g_assert_false (lb_field_is_lead (field, 0, 0));
}

static void
test_stay (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI; b c3 aHI!");

  win (field, LB_NORMAL, 0);
  lb_field_pursue (field, 0, 0);
  g_assert_cmpstr (zone_of (field, 0), ==, "c2");
  g_assert_cmpuint (lb_field_event (field, LB_EVENT_PURSUED, 0)->units, ==, 0);
}

/* 6.9.2 */
static void
test_reduced_group (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI aHI aHI; b c3 aHI!");

  win (field, LB_REDUCED, 0);
  g_assert_cmpuint (lb_pursuers (&field->setup, &field->state), ==, 1);
  g_assert_cmpuint (refusal_of (field, 2, 0), ==, LB_REASON_PURSUER_REDUCED);
  g_assert_cmpuint (refusal_of (field, 1, 0), ==, LB_REASON_NONE);
}

/* 5.5.3 */
static void
test_room (void)
{
  static AciesActionList list;
  g_autoptr (LbField)    field = field_of ("r c2 aHI pHI pHI pHI pHI; b c3 aHI!; t c3 coast");

  win (field, LB_NORMAL, 0);
  g_assert_cmpuint (refusal_of (field, 31, 0), ==, LB_REASON_ZONE_FULL);
  g_assert_cmpuint (refusal_of (field, 15, 0), ==, LB_REASON_NONE);

  /* the first that is offered is as many as go in */
  lb_legal ((const AciesSetup *) &field->setup, (const AciesState *) &field->state, &list);
  g_assert_cmpuint (list.items[0].units, ==, 15);
}

/* 9.2, R46 */
static void
test_hoplites (void)
{
  static const struct
  {
    const char *field;
    AciesUnits  pursuers;
  } rows[] = {
    { "r c2 aHI aHI/ho; b c3 aHI!; b b2 aHI", 1 },
    { "r c2 aHI aHI/ho; b c3 aHI!; b d2 pHI/le", 1 },
    { "r c2 aHI aHI/ho; b c3 aHI!; b b2 aLI aHC", 3 },
    { "r c2 aHI aHI/ho; b c3 aHI!; b b3 aHI", 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (LbField) field = field_of (rows[i].field);

      win (field, LB_NORMAL, 0);
      g_assert_cmpuint (lb_pursuers (&field->setup, &field->state), ==, rows[i].pursuers);
      g_assert_cmpuint (refusal_of (field, 2, 0), ==, rows[i].pursuers == 3 ? LB_REASON_NONE : LB_REASON_HOPLITES_ADVANCE);
    }
}

/* Nobody may advance: the group has finished. */
static void
test_nobody (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI/ho; b c3 aHI!; b b2 aHI");

  win (field, LB_NORMAL, 0);
  g_assert_cmpuint (lb_field_decision (field), ==, LB_DECIDE_ACTIVATE);
}

/* 8.2, R46: a strategist of the group goes along, but not alone. */
static void
test_strategist (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI aHI; b c3 aHI!");

  lb_field_strategist (field, 0, LB_RATING_AVERAGE, "c2");
  win (field, LB_NORMAL, 1);
  g_assert_cmpuint (refusal_of (field, 0, 1), ==, LB_REASON_STRATEGIST_ABSENT);
  lb_field_pursue (field, 1, 1);
  g_assert_cmpuint (field->state.commanders[0][0].zone, ==, lb_zone_find ("c3"));
}

/* 8.4.3, R46: one who only stands there does not. */
static void
test_bystander (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI; b c3 aHI!");

  lb_field_strategist (field, 0, LB_RATING_AVERAGE, "c2");
  win (field, LB_NORMAL, 0);
  g_assert_cmpuint (refusal_of (field, 1, 1), ==, LB_REASON_STRATEGIST_ABSENT);
  lb_field_pursue (field, 1, 0);
  g_assert_cmpuint (field->state.commanders[0][0].zone, ==, lb_zone_find ("c2"));
}

/* 8.1: a hero goes with his bodyguard, named or not. */
static void
test_hero (void)
{
  g_autoptr (LbField) field = field_of ("r c2 aHI aHC; b c3 aHI!");

  lb_field_hero (field, 0, LB_RATING_POOR, 1);
  win (field, LB_NORMAL, 0);
  g_assert_cmpuint (refusal_of (field, 2, 1), ==, LB_REASON_NONE);
  g_assert_cmpuint (refusal_of (field, 1, 1), ==, LB_REASON_STRATEGIST_ABSENT);
  lb_field_pursue (field, 2, 0);
  g_assert_cmpuint (field->state.commanders[0][0].zone, ==, lb_zone_find ("c3"));
  g_assert_cmpuint (lb_field_event (field, LB_EVENT_PURSUED, 0)->commanders, ==, 1);
}

/* 3.4.6, R18, R23: entry into the central rear drives off whoever is not there yet. */
static void
test_central_rear (void)
{
  g_autoptr (LbField) field = field_of ("r c3 aHI; b c4 aHI!; b off aHI vHC");

  lb_field_hero (field, 1, LB_RATING_AVERAGE, 1);
  lb_field_strategist (field, 1, LB_RATING_POOR, NULL);
  win (field, LB_NORMAL, 0);
  g_assert_cmpstr (lb_field_unit_state (field, 1, 1), ==, "undeployed");
  lb_field_pursue (field, 1, 0);
  g_assert_cmpstr (lb_field_unit_state (field, 1, 1), ==, "withdrawn");
  g_assert_cmpstr (lb_field_unit_state (field, 1, 2), ==, "withdrawn");
  g_assert_cmpstr (lb_field_commander_state (field, 1, 0), ==, "withdrawn");
  g_assert_cmpstr (lb_field_commander_state (field, 1, 1), ==, "withdrawn");
  g_assert_cmpuint (lb_field_n_events (field, LB_EVENT_CAMP_CAPTURED), ==, 0);
}

/* 2.3.2: a camp is captured once and for all. */
static void
test_camp (void)
{
  g_autoptr (LbField) field = field_of ("r b3 aHI; b b4 aHI!; camp b b4; b off aHI");

  win (field, LB_NORMAL, 0);
  lb_field_pursue (field, 1, 0);
  g_assert_true (field->state.camp_captured[1]);
  g_assert_false (field->state.camp_captured[0]);
  g_assert_cmpint (lb_field_event (field, LB_EVENT_CAMP_CAPTURED, 0)->side, ==, 1);
  g_assert_cmpstr (lb_field_unit_state (field, 1, 1), ==, "withdrawn");
}

/* R47: their withdrawal may end the battle. */
static void
test_entry_ends_the_battle (void)
{
  g_autoptr (LbField) field = lb_field_new ();

  lb_field_lay (field, "r c3 aHI; b c4 aHI!; b a4 aHI aHI; b off aHI aHI");
  lb_field_fill (field, 0);
  win (field, LB_NORMAL, 0);
  lb_field_pursue (field, 1, 0);
  g_assert_cmpuint (lb_field_decision (field), ==, LB_DECIDE_OVER);
  g_assert_cmpstr (lb_field_unit_state (field, 1, 1), ==, "withdrawn");
}

static void
list_of (LbField *field, AciesActionList *list)
{
  lb_legal ((const AciesSetup *) &field->setup, (const AciesState *) &field->state, list);
  for (guint i = 0; i < list->n; i++)
    {
      g_assert_cmpuint (lb_field_refusal (field, &list->items[i]), ==, LB_REASON_NONE);
      for (guint j = 0; j < i; j++)
        g_assert_false (acies_action_equal (&list->items[i], &list->items[j]));
    }
}

/* Few pursuers: every choice, with a strategist each twice; all of it legal, none twice. */
static void
test_list (void)
{
  static AciesActionList list;
  g_autoptr (LbField)    field = field_of ("r c2 aHI aHI aHC aHC aLI; b c3 aHI!");

  lb_field_strategist (field, 0, LB_RATING_AVERAGE, "c2");
  win (field, LB_NORMAL, 1);
  list_of (field, &list);
  g_assert_cmpuint (list.n, ==, 2 * 31 + 1);
  g_assert_true (list.complete);
}

/* Many: all, nobody, each arm, each unit, and no claim to be all. */
static void
test_long_list (void)
{
  static AciesActionList list;
  g_autoptr (LbField)    field = field_of ("r c2 aHI aHI aHC aHC aHC aLI aLI; b c3 aHI!");

  win (field, LB_NORMAL, 0);
  list_of (field, &list);
  g_assert_cmpuint (list.n, ==, 2 + 3 + 7);
  g_assert_false (list.complete);
}

/* 5.5.3: choices that find no room are not listed; four Poor units fill eight. */
static void
test_list_with_little_room (void)
{
  static AciesActionList list;
  g_autoptr (LbField)    field = field_of ("r c2 aLI pHI pHI pHI pHI; b c3 aHI!; t c3 forest");

  win (field, LB_NORMAL, 0);
  list_of (field, &list);
  g_assert_cmpuint (list.n, ==, 31 - 1 + 1);
  g_assert_true (list.complete);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lb/6.9.1/any-of-the-group", test_any_of_the_group);
  g_test_add_func ("/lb/6.9.1/stay", test_stay);
  g_test_add_func ("/lb/6.9.1/list", test_list);
  g_test_add_func ("/lb/6.9.1/long-list", test_long_list);
  g_test_add_func ("/lb/6.9.1/list-with-little-room", test_list_with_little_room);
  g_test_add_func ("/lb/6.9.2/reduced-group", test_reduced_group);
  g_test_add_func ("/lb/6.9.5/lead-arrives", test_lead_arrives);
  g_test_add_func ("/lb/6.9.5/after-decisive", test_after_decisive);
  g_test_add_func ("/lb/5.5.3/pursuit", test_room);
  g_test_add_func ("/lb/9.2/hoplites-advance", test_hoplites);
  g_test_add_func ("/lb/9.2/nobody", test_nobody);
  g_test_add_func ("/lb/8.2/strategist", test_strategist);
  g_test_add_func ("/lb/8.2/bystander", test_bystander);
  g_test_add_func ("/lb/8.1/hero", test_hero);
  g_test_add_func ("/lb/3.4.6/central-rear", test_central_rear);
  g_test_add_func ("/lb/3.4.6/ends-the-battle", test_entry_ends_the_battle);
  g_test_add_func ("/lb/2.3.2/camp", test_camp);

  return g_test_run ();
}
