/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "lb-field.h"

#include "engine/lost-battles/lb-map.h"
#include "engine/lost-battles/lb-names.h"
#include "engine/lost-battles/lb-odds.h"

/* An attack by a group of side 0: all its units in the zone of unit 0. Unit @by attacks after those before it have missed. */
typedef struct
{
  const char    *name;
  const char    *field;
  LbModifierName modifier;
  int            value;
  guint          by;
  const char    *turn;       /* the group turns so before the attack */
  gint           supporter;  /* as in the action */
} ModifierCase;

static const ModifierCase cases[] = {
  /* 6.5(1), R4 */
  { "6.5(1)/lead", "r c2 aHI; b c3 aHI", LB_MOD_LEAD_UNFLANKED, 1 },
  { "6.5(1)/one-flank-is-no-bar", "r c2 aHI; b c3 aHI; b b2 aHI", LB_MOD_LEAD_UNFLANKED, 1 },
  { "6.5(1)/both-flanks", "r c2 aHI; b c3 aHI; b b2 aHI; b d2 aHI", LB_MOD_LEAD_UNFLANKED, 0 },
  { "6.5(1)/rear", "r c2 aHI; b c3 aHI; b c1 aHI", LB_MOD_LEAD_UNFLANKED, 0 },
  { "6.5(1)/second-attacker", "r c2 aHI aHI; b c3 aHI", LB_MOD_LEAD_UNFLANKED, 0, 1 },
  { "6.5(1)/scythed-chariots", "r c2 aCH/sc; b c3 aHI", LB_MOD_LEAD_UNFLANKED, 0 },
  { "6.5(1)/edge-of-the-field", "r a2 aHI; b a3 aHI; b b2 aHI", LB_MOD_LEAD_UNFLANKED, 1 },
  /* 6.5(4), R30 */
  { "6.5(4)/average", "r c2 aHC; b c3 pHI", LB_MOD_AGAINST_POOR, 1 },
  { "6.5(4)/veteran", "r c2 vLI; b c3 pLC", LB_MOD_AGAINST_POOR, 1 },
  { "6.5(4)/chariots-are-average", "r c2 aCH; b c3 pHI", LB_MOD_AGAINST_POOR, 1 },
  { "6.5(4)/poor", "r c2 pHI; b c3 pHI", LB_MOD_AGAINST_POOR, 0 },
  { "6.5(4)/elephants", "r c2 iEL; b c3 pHI", LB_MOD_AGAINST_POOR, 0 },
  { "6.5(4)/poor-but-not-lead", "r c2 aHI; b c3 aHI* pHI", LB_MOD_AGAINST_POOR, 0 },
  { "6.5(4)/against-chariots", "r c2 aHI; b c3 aCH", LB_MOD_AGAINST_POOR, 0 },
  /* 6.5(5), R58 */
  { "6.5(5)/hoplites-flank", "r c2 aHI; b c3 aHI/ho; f b c3 east", LB_MOD_INTO_FLANK, 1 },
  { "6.5(5)/phalangites-rear", "r c2 pHI/ar; b c3 aHI/ph; f b c3 south", LB_MOD_INTO_FLANK, 1 },
  { "6.5(5)/archers", "r c2 aHI/le; b c3 aHI/ar; f b c3 west", LB_MOD_INTO_FLANK, 1 },
  { "6.5(5)/facing-it", "r c2 aHI; b c3 aHI/ho", LB_MOD_INTO_FLANK, 0 },
  { "6.5(5)/by-horse", "r c2 aHC; b c3 aHI/ho; f b c3 east", LB_MOD_INTO_FLANK, 0 },
  { "6.5(5)/of-legionaries", "r c2 aHI; b c3 aHI/le; f b c3 east", LB_MOD_INTO_FLANK, 0 },
  /* 6.5(6) */
  { "6.5(6)/standing", "r c2 aHI/ho; b c3 aHI/ho", LB_MOD_HOPLITES_V_HOPLITES, 1 },
  { "6.5(6)/all-entered", "r c2 aHI/ho; b c3 aHI/ho+ aHI/ho+", LB_MOD_HOPLITES_V_HOPLITES, 0 },
  { "6.5(6)/one-of-three-older", "r c2 aHI/ho; b c3 aHI/ho+ aHI/ho+ aHI/ho", LB_MOD_HOPLITES_V_HOPLITES, 1 },
  { "6.5(6)/lead-is-another", "r c2 aHI/ho; b c3 aLI* aHI/ho", LB_MOD_HOPLITES_V_HOPLITES, 1 },
  { "6.5(6)/only-others-older", "r c2 aHI/ho; b c3 aHI/ho+ aHI", LB_MOD_HOPLITES_V_HOPLITES, 0 },
  { "6.5(6)/by-phalangites", "r c2 aHI/ph; b c3 aHI/ho", LB_MOD_HOPLITES_V_HOPLITES, 0 },
  { "6.5(6)/second-attacker", "r c2 aHI/ho aHI/ho; b c3 aHI/ho", LB_MOD_HOPLITES_V_HOPLITES, 1, 1 },
  /* 6.5(7), R31 */
  { "6.5(7)/phalangites", "r c2 aHI/ph; b c3 aHI", LB_MOD_FRESH_SPEAR_LEAD, 1 },
  { "6.5(7)/hoplites", "r c2 vHI/ho; b c3 aHI/le", LB_MOD_FRESH_SPEAR_LEAD, 1 },
  { "6.5(7)/disordered", "r c2 aHI/ho!; b c3 aHI", LB_MOD_FRESH_SPEAR_LEAD, 0 },
  { "6.5(7)/against-light-infantry", "r c2 aHI/ph; b c3 aLI", LB_MOD_FRESH_SPEAR_LEAD, 0 },
  { "6.5(7)/not-lead", "r c2 aHI/ph aHI/ph; b c3 aHI", LB_MOD_FRESH_SPEAR_LEAD, 0, 1, NULL, -1 },
  { "6.5(7)/plain-infantry", "r c2 aHI; b c3 aHI", LB_MOD_FRESH_SPEAR_LEAD, 0 },
  { "6.5(7)/phalangites-stream", "r c2 aHI/ph; b c3 aHI; t c3 stream", LB_MOD_FRESH_SPEAR_LEAD, 0 },
  { "6.5(7)/phalangites-coast", "r c2 aHI/ph; b c3 aHI; t c2 coast", LB_MOD_FRESH_SPEAR_LEAD, 0 },
  { "6.5(7)/hoplites-stream", "r c2 aHI/ho; b c3 aHI; t c3 stream", LB_MOD_FRESH_SPEAR_LEAD, 1 },
  { "6.5(7)/phalangites-second-enemy", "r c2 aHI/ph; b c3 aHI; b b2 aLI", LB_MOD_FRESH_SPEAR_LEAD, 0 },
  { "6.5(7)/hoplites-second-enemy", "r c2 aHI/ho; b c3 aHI; b b2 aLI", LB_MOD_FRESH_SPEAR_LEAD, 1 },
  { "6.5(7)/phalangites-own-camp", "r c1 aHI/ph; b c2 aHI; camp r c1", LB_MOD_FRESH_SPEAR_LEAD, 0 },
  { "6.5(7)/phalangites-enemy-camp", "r c3 aHI/ph; b c4 aHI; camp b c4", LB_MOD_FRESH_SPEAR_LEAD, 0 },
  { "6.5(7)/hoplites-camp", "r c3 aHI/ho; b c4 aHI; fort b c4", LB_MOD_FRESH_SPEAR_LEAD, 1 },
  /* 6.5(8), R14 */
  { "6.5(8)/default-supporter", "r c2 aHI/ho aHI/ho aHI/ho; b c3 aHI", LB_MOD_REAR_RANK_SUPPORT, 1, 1 },
  { "6.5(8)/declined", "r c2 aHI/ho aHI/ho aHI/ho; b c3 aHI", LB_MOD_REAR_RANK_SUPPORT, 0, 1, NULL, -1 },
  { "6.5(8)/named", "r c2 aHI/ph aHI/ph aHI/ph; b c3 aHI", LB_MOD_REAR_RANK_SUPPORT, 1, 1, NULL, 3 },
  { "6.5(8)/disordered-attacker", "r c2 aHI/ho aHI/ho! aHI/ho; b c3 aHI", LB_MOD_REAR_RANK_SUPPORT, 1, 1 },
  { "6.5(8)/disordered-supporter", "r c2 aHI/ho aHI/ho aHI/ho!; b c3 aHI", LB_MOD_REAR_RANK_SUPPORT, 0, 1 },
  { "6.5(8)/veteran-supporter", "r c2 aHI/ho aHI/ho vHI/ho; b c3 aHI", LB_MOD_REAR_RANK_SUPPORT, 0, 1 },
  { "6.5(8)/veteran-attacker", "r c2 aHI/ho vHI/ho aHI/ho; b c3 aHI", LB_MOD_REAR_RANK_SUPPORT, 0, 1 },
  { "6.5(8)/other-spears", "r c2 aHI/ho aHI/ho aHI/ph; b c3 aHI", LB_MOD_REAR_RANK_SUPPORT, 0, 1 },
  { "6.5(8)/who-has-attacked", "r c2 aHI/ho aHI/ho; b c3 aHI", LB_MOD_REAR_RANK_SUPPORT, 0, 1 },
  { "6.5(8)/against-light-infantry", "r c2 aHI/ho aHI/ho aHI/ho; b c3 aLI", LB_MOD_REAR_RANK_SUPPORT, 0, 1 },
  { "6.5(8)/lead", "r c2 aHI/ho aHI/ho; b c3 aHI", LB_MOD_REAR_RANK_SUPPORT, 0 },
  { "6.5(8)/plain-infantry", "r c2 aHI aHI aHI; b c3 aHI", LB_MOD_REAR_RANK_SUPPORT, 0, 1 },
  /* 6.5(9), R59 */
  { "6.5(9)/edges", "r c1 aHC; b b1 aHI; f r c1 west", LB_MOD_MOUNTED_V_HEAVY_INFANTRY, 1 },
  { "6.5(9)/edge-column", "r a2 aLC; b a3 aHI", LB_MOD_MOUNTED_V_HEAVY_INFANTRY, 1 },
  { "6.5(9)/half-an-edge", "r a2 aHC; b b2 aHI; f r a2 east; f b b2 west", LB_MOD_MOUNTED_V_HEAVY_INFANTRY, 0 },
  { "6.5(9)/centre", "r b2 aHC; b b3 aHI", LB_MOD_MOUNTED_V_HEAVY_INFANTRY, 0 },
  { "6.5(9)/with-fresh-light-infantry", "r c2 aHC; b c3 aHI* aLI", LB_MOD_MOUNTED_V_HEAVY_INFANTRY, 1 },
  { "6.5(9)/with-fresh-cavalry", "r c2 aCH; b c3 aHI* aHC", LB_MOD_MOUNTED_V_HEAVY_INFANTRY, 1 },
  { "6.5(9)/with-fresh-chariots", "r c2 aHC/ca; b c3 aHI* aCH", LB_MOD_MOUNTED_V_HEAVY_INFANTRY, 1 },
  { "6.5(9)/with-disordered-light-infantry", "r c2 aHC; b c3 aHI* aLI!", LB_MOD_MOUNTED_V_HEAVY_INFANTRY, 0 },
  { "6.5(9)/with-elephants", "r c2 aHC; b c3 aHI* iEL", LB_MOD_MOUNTED_V_HEAVY_INFANTRY, 0 },
  { "6.5(9)/rear", "r c2 aHC; b c3 aHI; f b c3 south", LB_MOD_MOUNTED_V_HEAVY_INFANTRY, 1 },
  { "6.5(9)/flank", "r c2 aHC; b c3 aHI; f b c3 east", LB_MOD_MOUNTED_V_HEAVY_INFANTRY, 0 },
  { "6.5(9)/rear-second-attacker", "r c2 aHC aHC; b c3 aHI; f b c3 south", LB_MOD_MOUNTED_V_HEAVY_INFANTRY, 0, 1 },
  { "6.5(9)/three-reasons-once", "r a2 aHC; b a3 aHI* aLI; f b a3 south", LB_MOD_MOUNTED_V_HEAVY_INFANTRY, 1 },
  { "6.5(9)/against-cavalry", "r a2 aHC; b a3 aHC", LB_MOD_MOUNTED_V_HEAVY_INFANTRY, 0 },
  { "6.5(9)/elephants", "r a2 iEL; b a3 aHI", LB_MOD_MOUNTED_V_HEAVY_INFANTRY, 0 },
  /* 6.5(10) */
  { "6.5(10)/downhill", "r c2 aHI; b c3 aHI; t c2 hill", LB_MOD_DOWNHILL, 1 },
  { "6.5(10)/hill-to-hill", "r c2 aHI; b c3 aHI; t c2 hill; t c3 hill", LB_MOD_DOWNHILL, 0 },
  { "6.5(10)/horse", "r c2 aHC; b c3 aHI; t c2 hill", LB_MOD_DOWNHILL, 0 },
  { "6.5(10)/not-lead", "r c2 aHI aHI; b c3 aHI; t c2 hill", LB_MOD_DOWNHILL, 0, 1 },
  { "6.5(10)/uphill", "r c2 aHI; b c3 aHI; t c3 hill", LB_MOD_DOWNHILL, 0 },
  /* 6.5(11) */
  { "6.5(11)/into-a-river", "r c2 aLC; b c3 aHI; t c3 river", LB_MOD_INTO_RIVER, 1 },
  { "6.5(11)/river-to-river", "r c2 aLC; b c3 aHI; t c2 river; t c3 river", LB_MOD_INTO_RIVER, 0 },
  { "6.5(11)/into-a-stream", "r c2 aLC; b c3 aHI; t c3 stream", LB_MOD_INTO_RIVER, 0 },
  { "6.5(11)/from-a-stream", "r c2 aLC; b c3 aHI; t c2 stream; t c3 river", LB_MOD_INTO_RIVER, 1 },
  { "6.5(11)/not-lead", "r c2 aHI aHI; b c3 aHI; t c3 river", LB_MOD_INTO_RIVER, 0, 1 },
  /* 6.5(12) */
  { "6.5(12)/light-infantry", "r c2 aHI/ar; b c3 aLI", LB_MOD_ARCHERS_V_LIGHT, 1 },
  { "6.5(12)/light-cavalry", "r c2 aHI aHI/ar; b c3 aLC", LB_MOD_ARCHERS_V_LIGHT, 1, 1 },
  { "6.5(12)/heavy-cavalry", "r c2 aHI/ar; b c3 aHC", LB_MOD_ARCHERS_V_LIGHT, 0 },
  { "6.5(12)/chariots", "r c2 aHI/ar; b c3 aCH", LB_MOD_ARCHERS_V_LIGHT, 0 },
  /* 6.5(13) */
  { "6.5(13)/paid-turn", "r c2 aHC; b c3 aHI; f r c2 east", LB_MOD_MOVED, -1, 0, "south" },
  { "6.5(13)/free-turn", "r c2 aHI; b c3 aHI; f r c2 east", LB_MOD_MOVED, -1, 0, "south" },
  { "6.5(13)/still", "r c2 aHI; b c3 aHI", LB_MOD_MOVED, 0 },
  /* 6.5(14), R60 */
  { "6.5(14)/horse-into-forest", "r c2 aHC; b c3 aHI; t c3 forest", LB_MOD_DIFFICULT_GROUND, -1 },
  { "6.5(14)/horse-out-of-marsh", "r c2 aHC aHC; b c3 aHI; t c2 marsh", LB_MOD_DIFFICULT_GROUND, -1, 1 },
  { "6.5(14)/elephants", "r c2 iEL; b c3 aHI; t c3 hill", LB_MOD_DIFFICULT_GROUND, -1 },
  { "6.5(14)/cataphracts", "r c2 aHC/ca; b c3 aHI; t c3 hill", LB_MOD_DIFFICULT_GROUND, -1 },
  { "6.5(14)/lead-heavy-infantry", "r c2 aHI; b c3 aHI; t c3 hill forest", LB_MOD_DIFFICULT_GROUND, -1 },
  { "6.5(14)/heavy-infantry-behind", "r c2 aHI aHI; b c3 aHI; t c3 hill", LB_MOD_DIFFICULT_GROUND, 0, 1 },
  { "6.5(14)/light-infantry", "r c2 aLI; b c3 aHI; t c3 forest", LB_MOD_DIFFICULT_GROUND, 0 },
  { "6.5(14)/river-and-stream", "r c2 aHC; b c3 aHI; t c2 river; t c3 stream", LB_MOD_DIFFICULT_GROUND, 0 },
  { "6.5(14)/enemy-fort", "r c3 aHI; b c4 aHI; fort b c4", LB_MOD_DIFFICULT_GROUND, -1 },
  { "6.5(14)/enemy-camp", "r c3 aHI; b c4 aHI; camp b c4", LB_MOD_DIFFICULT_GROUND, 0 },
  { "6.5(14)/own-fort", "r c1 aHI; b c2 aHI; fort r c1", LB_MOD_DIFFICULT_GROUND, 0 },
  { "6.5(14)/own-fort-horse", "r c1 aHC; b c2 aHI; fort r c1", LB_MOD_DIFFICULT_GROUND, -1 },
  { "6.5(14)/own-camp-into-forest", "r c1 aHI; b c2 aHI; camp r c1; t c2 forest", LB_MOD_DIFFICULT_GROUND, 0 },
  { "6.5(14)/into-own-fort", "r c2 aHI; b c1 aHI; f r c2 north; fort r c1", LB_MOD_DIFFICULT_GROUND, -1 },
  /* 6.5(16) */
  { "6.5(16)/cataphracts", "r c2 aLI aLI; b c3 aHC/ca", LB_MOD_V_CATAPHRACTS, -1, 1 },
  { "6.5(16)/cataphracts-turned-away", "r c2 aLI; b c3 aHC/ca; f b c3 east", LB_MOD_V_CATAPHRACTS, 0 },
  { "6.5(16)/elephants-by-horse", "r c2 aHC; b c3 iEL", LB_MOD_MOUNTED_V_ELEPHANTS, -1 },
  { "6.5(16)/elephants-by-second-horse", "r c2 aHC aHC; b c3 iEL", LB_MOD_MOUNTED_V_ELEPHANTS, 0, 1 },
  { "6.5(16)/elephants-by-foot", "r c2 aHI; b c3 iEL", LB_MOD_MOUNTED_V_ELEPHANTS, 0 },
  { "6.5(16)/elephants-from-behind", "r c2 aCH; b c3 iEL; f b c3 south", LB_MOD_MOUNTED_V_ELEPHANTS, 0 },
  { "6.5(16)/legionaries-by-foot", "r c2 aLI; b c3 aHI/le", LB_MOD_INFANTRY_V_LEGIONARIES, -1 },
  { "6.5(16)/disordered-legionaries", "r c2 aHI; b c3 aHI/le!", LB_MOD_INFANTRY_V_LEGIONARIES, 0 },
  { "6.5(16)/legionaries-by-second-foot", "r c2 aHI aHI; b c3 aHI/le", LB_MOD_INFANTRY_V_LEGIONARIES, 0, 1 },
  { "6.5(16)/legionaries-by-horse", "r c2 aHC; b c3 aHI/le", LB_MOD_INFANTRY_V_LEGIONARIES, 0 },
  { "6.5(16)/legionaries-flank", "r c2 aHI; b c3 aHI/le; f b c3 west", LB_MOD_INFANTRY_V_LEGIONARIES, 0 },
  /* 6.5(17) */
  { "6.5(17)/indian-behind-others", "r c2 fEL; b c3 aHI* iEL", LB_MOD_AFRICAN_V_INDIAN, -1 },
  { "6.5(17)/african-v-african", "r c2 fEL; b c3 fEL", LB_MOD_AFRICAN_V_INDIAN, 0 },
  { "6.5(17)/indian-v-indian", "r c2 iEL; b c3 iEL; f b c3 east", LB_MOD_AFRICAN_V_INDIAN, 0 },
};

static void
ready (LbField *field, const char *text)
{
  lb_field_lay (field, text);
  lb_field_fill (field, 0);
  lb_field_fill (field, 1);
  lb_field_start (field);
}

/* Opens the group of unit 0 and lets those before @by miss. */
static void
open_attack (LbField *field, guint by, const char *turn)
{
  const AciesAction action = { .kind = LB_TURN, .args[1] = ACIES_FACING_SOUTH };

  lb_field_activate (field, field->state.zone[field->state.where[0][0]]);
  if (turn != NULL)
    {
      g_assert_cmpstr (turn, ==, "south");
      lb_field_play (field, &action);
    }

  for (guint i = 0; i < by; i++)
    {
      lb_field_dice (field, "11");
      lb_field_attack (field, i, 0);
    }
}

static void
ask_odds (LbField *field, const AciesAction *action, AciesOdds *odds)
{
  AciesVerdict verdict = { 0, };

  g_assert_true (lb_odds ((const AciesSetup *) &field->setup, (const AciesState *) &field->state, action, odds, &verdict));
}

static int
value_of (const AciesOdds *odds, LbModifierName name)
{
  int value = 0;

  for (guint i = 0; i < odds->n_modifiers; i++)
    if (odds->modifiers[i].name == name)
      value += odds->modifiers[i].value;

  return value;
}

static void
test_modifier (gconstpointer data)
{
  const ModifierCase *test = data;
  g_autoptr (LbField) field = lb_field_new ();
  AciesAction         attack = lb_field_attack_by (test->by, 0);
  AciesOdds           odds;
  int                 sum = 0;

  ready (field, test->field);
  open_attack (field, test->by, test->turn);
  attack.args[4] = (gint16) test->supporter;
  ask_odds (field, &attack, &odds);

  g_assert_cmpint (value_of (&odds, test->modifier), ==, test->value);
  for (guint i = 0; i < odds.n_modifiers; i++)
    sum += odds.modifiers[i].value;
  g_assert_cmpint (odds.modifier, ==, sum);
}

/* The examples of the rules' clause table, in which everything comes together. */
typedef struct
{
  const char *name;
  const char *field;
  guint       by;
  guint       bonuses;
  gboolean    halved;
  LbWeather   weather;
  gboolean    fatigued;
  guint       hero;       /* 1 + LbRating of unit 0's hero */
  const char *turn;
  guint       needed;
  int         modifier;
  guint       chances[3]; /* of 36: none, one, two */
  guint       decisive[2]; /* one, two; 0, 0: never */
} ExampleCase;

static const ExampleCase examples[] = {
  { "1", "r c3 aHI/le; f r c3 north; b c2 aHI/le; f b c2 south", 0, 0, FALSE, LB_CLEAR, FALSE, 0, NULL,
    9, 0, { 26, 10, 0 }, { 5, 5 } },
  { "2", "r c2 aHI/ph; b c3 aHI", 0, 1, FALSE, LB_CLEAR, FALSE, 0, NULL, 9, 3, { 10, 20, 6 }, { 11, 15 } },
  { "3", "r c2 vHI/ho; b c3 aHI/ho", 0, 2, FALSE, LB_CLEAR, FALSE, 1 + LB_RATING_AVERAGE, NULL,
    9, 5, { 3, 18, 15 }, { 9, 24 } },
  { "4", "r c2 aHI/ho aHI/ho aHI/ho; b c3 aHI/ho+ aHI/ho+", 1, 0, FALSE, LB_CLEAR, FALSE, 0, NULL,
    9, 1, { 21, 14, 1 }, { 7, 8 } },
  { "5", "r d4 aHC; f r d4 north; b d3 aHI", 0, 0, FALSE, LB_CLEAR, FALSE, 0, NULL, 9, 2, { 15, 18, 3 }, { 9, 12 } },
  { "6", "r c2 aLC aLC; b c3 aLC", 1, 1, FALSE, LB_WET, FALSE, 0, NULL, 9, 0, { 26, 10, 0 }, { 5, 5 } },
  { "7", "r c2 iEL; b c3 aHC; t c3 forest", 0, 1, FALSE, LB_CLEAR, FALSE, 0, NULL, 7, 1, { 10, 20, 6 }, { 11, 15 } },
  { "8", "r c2 fEL fEL; b c3 iEL", 1, 0, FALSE, LB_CLEAR, FALSE, 0, NULL, 8, -1, { 26, 9, 1 }, { 5, 5 } },
  { "9", "r c2 aLI; b c3 fEL; t c2 hill", 0, 0, FALSE, LB_CLEAR, FALSE, 0, NULL, 8, 2, { 10, 16, 10 }, { 11, 15 } },
  { "10", "r e2 aCH/sc; b e3 aHI", 0, 1, FALSE, LB_CLEAR, FALSE, 0, NULL, 9, 2, { 15, 18, 3 }, { 0, 0 } },
  /* Half the limit of 4 is 2: after sizes of one half and one the third fits by half. */
  { "11", "r c2 vHI aHI aHI; b c3 pLI* aHI; t c2 coast; t c3 coast", 2, 0, TRUE, LB_CLEAR, FALSE, 0, NULL,
    9, 0, { 26, 10, 0 }, { 0, 0 } },
  { "12", "r c2 pHI!; f r c2 east; b c3 aHC/ca; t c3 marsh", 0, 0, FALSE, LB_CLEAR, TRUE, 0, "south",
    8, -3, { 33, 3, 0 }, { 0, 0 } },
};

static void
assert_36ths (double chance, guint of_36)
{
  g_assert_cmpfloat_with_epsilon (chance, of_36 / 36.0, 1e-12);
}

static void
test_example (gconstpointer data)
{
  const ExampleCase  *test = data;
  g_autoptr (LbField) field = lb_field_new ();
  AciesAction         attack = lb_field_attack_by (test->by, test->bonuses);
  AciesOdds           odds;
  const gboolean      has_decisive = test->decisive[0] + test->decisive[1] > 0;

  field->setup.weather = test->weather;
  field->setup.sides[0].fatigued = test->fatigued;
  lb_field_lay (field, test->field);
  if (test->hero != 0)
    lb_field_hero (field, 0, test->hero - 1, 0);
  lb_field_fill (field, 0);
  lb_field_fill (field, 1);
  lb_field_start (field);
  open_attack (field, test->by, test->turn);
  attack.args[3] = (gint16) test->halved;
  ask_odds (field, &attack, &odds);

  g_assert_cmpint (odds.needed, ==, test->needed);
  g_assert_cmpint (odds.modifier, ==, test->modifier);
  g_assert_cmpint (odds.has_decisive, ==, has_decisive);
  for (guint i = 0; i < 3; i++)
    assert_36ths (odds.results[i].chance, test->chances[i]);
  if (!has_decisive)
    return;
  assert_36ths (odds.results[LB_ODDS_MISS].decisive, test->chances[0]);
  assert_36ths (odds.results[LB_ODDS_ONE_HIT].decisive, test->decisive[0]);
  assert_36ths (odds.results[LB_ODDS_TWO_HITS].decisive, test->decisive[1]);
}

/* 6.5(2), 6.5(3): what was paid for. */
static void
test_bonuses (void)
{
  g_autoptr (LbField) field = lb_field_new ();
  AciesAction         attack = lb_field_attack_by (0, 1);
  AciesOdds           odds;

  ready (field, "r c2 aHI; b c3 aHI");
  open_attack (field, 0, NULL);
  ask_odds (field, &attack, &odds);
  g_assert_cmpint (value_of (&odds, LB_MOD_BONUS), ==, 1);
  g_assert_cmpint (value_of (&odds, LB_MOD_SECOND_BONUS), ==, 0);
  g_assert_cmpint (odds.cost, ==, 2);

  attack = lb_field_attack_by (0, 0);
  ask_odds (field, &attack, &odds);
  g_assert_cmpint (value_of (&odds, LB_MOD_BONUS), ==, 0);
}

/* 6.5(18): disorder alone is nothing, fatigue alone is nothing. */
static void
test_fatigue (void)
{
  static const struct
  {
    const char *field;
    gboolean    fatigued;
    int         value;
  } rows[] = {
    { "r c2 aHI!; b c3 aHI", TRUE, -1 },
    { "r c2 aHI; b c3 aHI", TRUE, 0 },
    { "r c2 aHI!; b c3 aHI", FALSE, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (LbField) field = lb_field_new ();
      AciesAction         attack = lb_field_attack_by (0, 0);
      AciesOdds           odds;

      field->setup.sides[0].fatigued = rows[i].fatigued;
      ready (field, rows[i].field);
      open_attack (field, 0, NULL);
      ask_odds (field, &attack, &odds);
      g_assert_cmpint (value_of (&odds, LB_MOD_FATIGUED), ==, rows[i].value);
    }
}

/* 6.5(19), R32 */
static void
test_wet (void)
{
  static const struct
  {
    const char *field;
    guint       by;
    LbWeather   weather;
    int         value;
  } rows[] = {
    { "r c2 aCH; b c3 aHI", 0, LB_WET, -1 },
    { "r c2 aHI/ar; b c3 aHI", 0, LB_WET, -1 },
    { "r c2 aLC; b c3 aHI", 0, LB_WET, -1 },
    { "r c2 aLI!; b c3 aHI", 0, LB_WET, -1 },
    { "r c2 aLI; b c3 aHI", 0, LB_WET, 0 },
    { "r c2 aHI!; b c3 aHI", 0, LB_WET, 0 },
    { "r c2 aHI; b c3 aHI; t c2 stream", 0, LB_WET, -1 },
    { "r c2 aHI; b c3 aHI; t c2 river", 0, LB_WET, -1 },
    { "r c2 aHI; b c3 aHI; t c3 river", 0, LB_WET, 0 },
    { "r c2 aHI; b c3 aHI; t c2 coast", 0, LB_WET, 0 },
    { "r c2 aHI aHI; b c3 aHI; t c2 stream", 1, LB_WET, 0 },
    { "r c2 aLC aLC; b c3 aHI; t c2 stream", 1, LB_WET, -1 },
    { "r c2 aLC; b c3 aHI; t c2 stream", 0, LB_WET, -1 },
    { "r c2 aLC; b c3 aHI", 0, LB_OVERCAST, 0 },
    { "r c2 aLC; b c3 aHI", 0, LB_CLEAR, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (LbField) field = lb_field_new ();
      AciesAction         attack = lb_field_attack_by (rows[i].by, 0);
      AciesOdds           odds;

      field->setup.weather = rows[i].weather;
      ready (field, rows[i].field);
      open_attack (field, rows[i].by, NULL);
      ask_odds (field, &attack, &odds);
      g_assert_cmpint (value_of (&odds, LB_MOD_WET), ==, rows[i].value);
    }
}

/* 6.5(13): a step counts as a turn does. */
static void
test_step (void)
{
  g_autoptr (LbField) field = lb_field_new ();
  AciesAction         attack = lb_field_attack_by (0, 0);
  AciesOdds           odds;

  ready (field, "r c1 aHC; b c3 aHI");
  lb_field_activate (field, 1);
  lb_field_do (field, LB_ADVANCE);
  ask_odds (field, &attack, &odds);
  g_assert_cmpint (value_of (&odds, LB_MOD_MOVED), ==, -1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lb/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_modifier);
    }
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autofree char *path = g_strconcat ("/lb/6.5/example-", examples[i].name, NULL);

      g_test_add_data_func (path, &examples[i], test_example);
    }
  g_test_add_func ("/lb/6.5(2)/bonuses", test_bonuses);
  g_test_add_func ("/lb/6.5(13)/step", test_step);
  g_test_add_func ("/lb/6.5(18)/fatigue", test_fatigue);
  g_test_add_func ("/lb/6.5(19)/wet", test_wet);

  return g_test_run ();
}
