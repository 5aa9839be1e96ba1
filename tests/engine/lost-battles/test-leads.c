/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "lb-field.h"

#include "engine/lost-battles/lb-leads.h"
#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-reasons.h"

/* Lead units: 3.2.3, 6.4, 6.8.3, 9.5. */

static void
ready (LbField *field, const char *text)
{
  lb_field_lay (field, text);
  lb_field_fill (field, 0);
  lb_field_fill (field, 1);
  lb_field_start (field);
}

typedef struct
{
  const char *name;
  const char *field;    /* side 1 names the lead of c3 */
  AciesUnits  choices;  /* among its units from 0 */
  AciesUnits  first;    /* the same for a first attacker */
} ChoiceCase;

/* R36 */
static const ChoiceCase choice_cases[] = {
  { "6.8.3/any", "r c2 aHI; b c3 aHI aHC! aLI", 7, 7 },
  { "6.8.3/disordered-light-infantry", "r c2 aHI; b c3 aLI! aHI!", 2, 2 },
  { "6.8.3/nobody-else", "r c2 aHI; b c3 aLI! pLI!", 3, 3 },
  { "6.8.3/enemy-behind-facing-in", "r c4 aHI; f r c4 north; b c3 aLI! aHI", 1, 2 },
  { "6.8.3/enemy-behind-facing-away", "r c4 aHI; f r c4 south; b c3 aLI! aHI", 2, 2 },
  { "6.8.3/enemy-behind-facing-aside", "r c4 aHI; f r c4 east; b c3 aLI! aHI", 2, 2 },
  { "6.8.3/enemy-beside-facing-in", "r b3 aHI; f r b3 east; b c3 aLI! aHI", 2, 2 },
  { "6.8.3/no-disordered-light-infantry", "r c4 aHI; f r c4 north; b c3 aLI aHI!", 3, 3 },
  { "9.5/scythed-chariots", "r c2 aHI; b c3 aHI aCH/sc aCH/sc", 6, 6 },
  { "9.5/scythed-chariots-before-6.8.3", "r c4 aHI; f r c4 north; b c3 aLI! aCH/sc", 2, 2 },
};

static void
test_choices (gconstpointer data)
{
  const ChoiceCase   *test = data;
  g_autoptr (LbField) field = lb_field_new ();
  const guint         zone = lb_zone_find ("c3");

  ready (field, test->field);
  g_assert_cmpuint (lb_leads_for (&field->setup, &field->state, 1, zone), ==, test->choices);
  g_assert_cmpuint (lb_lead_choices (&field->setup, &field->state, 1, zone, field->state.zone[zone], TRUE), ==, test->first);
}

/* 6.4.3, 3.2.3: leads lapse when the own turn begins, and are named at its end, one zone after the other. */
static void
test_end_of_turn (void)
{
  g_autoptr (LbField) field = lb_field_new ();
  AciesAction         wrong = { .kind = LB_LEAD, .units = 1, .args[0] = (gint16) lb_zone_find ("d2") };

  ready (field, "r c2 aHI* aHI; r d2 aLI! aHI; r b2 aHC aHC; b c3 aHI");
  g_assert_false (lb_field_is_lead (field, 0, 0));
  lb_field_do (field, LB_END_TURN);
  g_assert_cmpuint (lb_field_decision (field), ==, LB_DECIDE_LEAD);
  g_assert_cmpint (lb_field_decider (field), ==, 0);
  g_assert_cmpuint (lb_field_refusal (field, &wrong), ==, LB_REASON_WRONG_DECISION);

  lb_field_name (field, "b2", 5);
  wrong.args[0] = (gint16) lb_zone_find ("c2");
  wrong.units = ACIES_UNIT_BIT (2);
  g_assert_cmpuint (lb_field_refusal (field, &wrong), ==, LB_REASON_LEAD_CHOICE);
  lb_field_name (field, "c2", 1);

  /* d2 has only one who may be */
  g_assert_true (lb_field_is_lead (field, 0, 3));
  g_assert_true (lb_field_is_lead (field, 0, 1));
  g_assert_true (lb_field_is_lead (field, 0, 5));
  g_assert_cmpuint (lb_field_decision (field), ==, LB_DECIDE_ACTIVATE);
  g_assert_cmpint (lb_field_decider (field), ==, 1);
}

/* 6.4.1: the first attacker needs no naming any more; 6.4.2: unless it was decisive. */
static void
test_after_attacks (void)
{
  g_autoptr (LbField) field = lb_field_new ();

  ready (field, "r c2 aHI aHI; r b2 aHI aHI; b c3 aHI aHI; b b3 aHI aHI");
  lb_field_activate (field, 3);
  lb_field_dice (field, "11");
  lb_field_attack (field, 1, 0);
  lb_field_do (field, LB_FINISH);
  lb_field_activate (field, 12);
  lb_field_dice (field, "35");
  lb_field_attack (field, 2, 0);
  lb_field_decisive (field, TRUE);
  lb_field_answer (field, LB_TAKE_HIT, ACIES_UNIT_BIT (3));
  lb_field_name (field, "b3", 2);
  lb_field_do (field, LB_FINISH);
  lb_field_do (field, LB_END_TURN);

  g_assert_cmpuint (lb_field_decision (field), ==, LB_DECIDE_LEAD);
  g_assert_cmpuint (field->state.lead_zone, ==, lb_zone_find ("b2"));
  lb_field_name (field, "b2", 2);
  g_assert_cmpuint (lb_field_decision (field), ==, LB_DECIDE_ACTIVATE);
  g_assert_true (lb_field_is_lead (field, 0, 1));
}

/* 6.4.2: the second attacker does not inherit the lead. */
static void
test_no_heir (void)
{
  g_autoptr (LbField) field = lb_field_new ();

  ready (field, "r c2 aHI aHI; b c3 aHI aHI");
  lb_field_activate (field, 3);
  lb_field_dice (field, "35");
  lb_field_attack (field, 0, 0);
  lb_field_decisive (field, TRUE);
  lb_field_answer (field, LB_TAKE_HIT, ACIES_UNIT_BIT (1));
  lb_field_name (field, "c3", 0);
  lb_field_dice (field, "11");
  lb_field_attack (field, 1, 0);
  g_assert_false (lb_field_is_lead (field, 0, 1));
  g_assert_cmpint (lb_event_modifier (lb_field_event (field, LB_EVENT_ATTACK, 0), LB_MOD_LEAD_UNFLANKED), ==, 0);
}

/* 6.4.5, 6.8.3: struck light infantry must keep the lead while an enemy behind faces it. */
static void
test_forced_to_stay (void)
{
  g_autoptr (LbField) field = lb_field_new ();

  ready (field, "r c2 aHI aHI; r c4 aHI; f r c4 north; b c3 aLI* aHI");
  lb_field_activate (field, 3);
  lb_field_dice (field, "66");
  lb_field_attack (field, 0, 0);
  g_assert_true (lb_field_is_lead (field, 1, 0));
  g_assert_cmpuint (lb_field_decision (field), ==, LB_DECIDE_ATTACK);
}

/* A lone unit stays lead without another word. */
static void
test_alone (void)
{
  g_autoptr (LbField) field = lb_field_new ();

  ready (field, "r c2 aHI aHI; b c3 aHI");
  lb_field_activate (field, 3);
  lb_field_dice (field, "45");
  lb_field_attack (field, 0, 0);
  g_assert_true (lb_field_is_lead (field, 1, 0));
  g_assert_cmpuint (lb_field_n_events (field, LB_EVENT_LEAD), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (choice_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lb/", choice_cases[i].name, NULL);

      g_test_add_data_func (path, &choice_cases[i], test_choices);
    }
  g_test_add_func ("/lb/3.2.3/end-of-turn", test_end_of_turn);
  g_test_add_func ("/lb/6.4.1/after-attacks", test_after_attacks);
  g_test_add_func ("/lb/6.4.2/no-heir", test_no_heir);
  g_test_add_func ("/lb/6.4.5/forced-to-stay", test_forced_to_stay);
  g_test_add_func ("/lb/6.4.5/alone", test_alone);

  return g_test_run ();
}
