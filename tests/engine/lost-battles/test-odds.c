/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "lb-field.h"

#include "engine/lost-battles/lb-apply.h"
#include "engine/lost-battles/lb-legal.h"
#include "engine/lost-battles/lb-odds.h"
#include "engine/lost-battles/lb-reasons.h"

/* Odds are exact: all 36 throws of the dice are played, and what they did to the defender is counted. */
typedef struct
{
  const char *name;
  const char *field;
  gboolean    always_decisive;  /* 9.2: there is no choice */
} OddsCase;

static const OddsCase cases[] = {
  { "foot-v-foot", "r c2 aHI; b c3 aHI aHI" },
  { "foot-v-disordered", "r c2 aHI; b c3 aHI!* aHI" },
  { "alone", "r c2 vHI; b c3 aHI" },
  { "poor-lead", "r c2 aHI; b c3 pHI* aHI" },
  { "disordered-poor-lead", "r c2 aHI; b c3 pHI!* aHI" },
  { "hoplites", "r c2 vHI/ho; b c3 aHI/ho aHI", TRUE },
  { "disordered-hoplites", "r c2 vHI/ho!; b c3 aHI/ho aHI" },
  { "elephants-struck", "r c2 aLI; b c3 fEL aHI; t c2 hill" },
  { "elephants-attack", "r c2 iEL; b c3 aHC aHI" },
  { "screened", "r c2 aHI; b c3 pLI* aHI" },
  { "screen-broken", "r c2 aHI; b c3 pLI* aHI!" },
  { "light-infantry-without-heavy", "r c2 aHI; b c3 aLI aHC" },
  { "horse-v-light-horse", "r c2 aHC; b c3 aLC aHC" },
  { "light-horse-v-light-horse", "r c2 aLC; b c3 aLC aHC" },
  { "scythed-chariots", "r c2 aCH/sc; b c3 aHI* aLI" },
  { "horse-from-behind", "r c2 aHC; b c3 aHI aHI; f b c3 south" },
  { "cataphracts", "r c2 pHI!; b c3 aHC/ca aHI; t c3 marsh" },
};

static void
lay_out (LbField *field, const char *text)
{
  lb_field_lay (field, text);
  lb_field_fill (field, 0);
  lb_field_fill (field, 1);
  lb_field_start (field);
  lb_field_activate (field, 1);
}

/* Answers what the roll still asks: decisive or not, and the first who may take a second hit. */
static void
work_off (const LbField *field, LbState *state, gboolean is_decisive)
{
  static AciesActionList list;
  AciesDecision          decision;

  for (;;)
    {
      AciesAction action = { .kind = LB_DECISIVE, .args[0] = (gint16) is_decisive };

      lb_decision ((const AciesSetup *) &field->setup, (const AciesState *) state, &decision);
      if (decision.kind != LB_DECIDE_DECISIVE && decision.kind != LB_DECIDE_SECOND_HIT)
        return;
      if (decision.kind == LB_DECIDE_SECOND_HIT)
        {
          lb_legal ((const AciesSetup *) &field->setup, (const AciesState *) state, &list);
          action = list.items[0];
        }
      lb_apply ((const AciesSetup *) &field->setup, (AciesState *) state, &action, NULL);
    }
}

/* Hits that the units of c3 have taken between two states. */
static guint
hits_between (const LbState *before, const LbState *after)
{
  const AciesUnits there = before->zone[12];
  const AciesUnits shattered = after->shattered[1] & there;

  return acies_units_count (after->disordered[1] & ~before->disordered[1] & there) +
         acies_units_count (shattered & before->disordered[1]) +
         2 * acies_units_count (shattered & before->fresh[1]);
}

static void
count (LbField *field, const AciesAction *attack, gboolean is_decisive, guint ways[3])
{
  const LbState before = field->state;

  for (guint8 first = 1; first <= 6; first++)
    for (guint8 second = 1; second <= 6; second++)
      {
        const guint8 dice[] = { first, second, 6, 6, 6, 6 };
        LbState      after = before;
        guint        hits;

        g_assert_true (acies_dice_force (&after.base.dice, dice, G_N_ELEMENTS (dice)));
        lb_apply ((const AciesSetup *) &field->setup, (AciesState *) &after, attack, NULL);
        work_off (field, &after, is_decisive);
        hits = hits_between (&before, &after);
        g_assert_cmpuint (hits, <=, 2);
        ways[hits]++;
      }
}

static void
test_odds (gconstpointer data)
{
  const OddsCase     *test = data;
  g_autoptr (LbField) field = lb_field_new ();
  const AciesAction   attack = lb_field_attack_by (0, 0);
  AciesVerdict        verdict = { 0, };
  AciesOdds           odds;
  guint               plain[3] = { 0, };
  guint               staked[3] = { 0, };

  lay_out (field, test->field);
  g_assert_true (lb_odds ((const AciesSetup *) &field->setup, (const AciesState *) &field->state, &attack, &odds, &verdict));
  g_assert_cmpuint (odds.n_results, ==, LB_N_ODDS);
  g_assert_cmpint (odds.cell, ==, 12);
  g_assert_cmpint (odds.target_side, ==, 1);

  count (field, &attack, FALSE, plain);
  count (field, &attack, TRUE, staked);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpuint (odds.results[i].name, ==, i);
      if (!test->always_decisive)
        g_assert_cmpfloat_with_epsilon (odds.results[i].chance, plain[i] / 36.0, 1e-12);
      g_assert_cmpfloat_with_epsilon (odds.results[i].decisive, staked[i] / 36.0, 1e-12);
    }
  if (!test->always_decisive)
    g_assert_cmpint (odds.has_decisive, ==, plain[1] != staked[1]);
}

/* 9.5: scythed chariots flee for certain. */
static void
test_scare (void)
{
  g_autoptr (LbField) field = lb_field_new ();
  const AciesAction   attack = lb_field_attack_by (0, 0);
  AciesVerdict        verdict = { 0, };
  AciesOdds           odds;

  lay_out (field, "r c2 aHI; b c3 aCH/sc aHI");
  g_assert_true (lb_odds ((const AciesSetup *) &field->setup, (const AciesState *) &field->state, &attack, &odds, &verdict));
  g_assert_cmpuint (odds.n_ways, ==, 0);
  g_assert_cmpuint (odds.n_modifiers, ==, 0);
  g_assert_cmpfloat (odds.results[LB_ODDS_ONE_HIT].chance, ==, 1);
  g_assert_false (odds.has_decisive);
}

/* What is not allowed has no odds, but a reason. */
static void
test_refused (void)
{
  g_autoptr (LbField) field = lb_field_new ();
  AciesAction         attack = lb_field_attack_by (1, 0);
  AciesVerdict        verdict = { 0, };
  AciesOdds           odds;

  lay_out (field, "r c2 aHI aHI; b c3 aHI");
  g_assert_false (lb_odds ((const AciesSetup *) &field->setup, (const AciesState *) &field->state, &attack, &odds, &verdict));
  g_assert_cmpuint (verdict.reason, ==, LB_REASON_OTHERS_IN_ZONE);

  attack.kind = LB_FINISH;
  g_assert_false (lb_odds ((const AciesSetup *) &field->setup, (const AciesState *) &field->state, &attack, &odds, &verdict));
  g_assert_cmpuint (verdict.reason, ==, LB_REASON_WRONG_DECISION);
}

/* The price of the bonus is part of the answer. */
static void
test_cost (void)
{
  g_autoptr (LbField) field = lb_field_new ();
  const AciesAction   attack = lb_field_attack_by (0, 1);
  AciesVerdict        verdict = { 0, };
  AciesOdds           odds;

  lay_out (field, "r c2 vHI; b c3 aHI");
  g_assert_true (lb_odds ((const AciesSetup *) &field->setup, (const AciesState *) &field->state, &attack, &odds, &verdict));
  g_assert_cmpint (odds.cost, ==, 1);
  g_assert_cmpuint (odds.units, ==, 1);
  g_assert_cmpuint (odds.targets, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lb/odds/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_odds);
    }
  g_test_add_func ("/lb/odds/scare", test_scare);
  g_test_add_func ("/lb/odds/refused", test_refused);
  g_test_add_func ("/lb/odds/cost", test_cost);

  return g_test_run ();
}
