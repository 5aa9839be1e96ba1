/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* Quick battles: any two lists on any ground make a scenario that has nothing against it, the same one each time. */

#include "config.h"

#include <string.h>

#include "engine/dba/dba-army.h"
#include "engine/dba/dba-quick.h"
#include "engine/dba/dba-ruleset.h"
#include "engine/dba/dba-setup.h"

#define N_SEEDS 3

/* Neither errors nor warnings: D-VAL-11 is one. */
static void
assert_good (const AciesQuickBattle *battle)
{
  g_autoptr (JsonNode)      node = dba_quick.make (battle);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     root = acies_json_root (node);
  AciesSetup               *setup;
  const DbaSetup           *own;

  dba_validate (&root, problems);
  for (guint i = 0; i < acies_problems_size (problems); i++)
    g_test_message ("%s: %s", acies_problems_get (problems, i)->path, acies_problems_get (problems, i)->message);
  g_assert_cmpuint (acies_problems_size (problems), ==, 0);
  g_assert_true (acies_json_is_id (json_object_get_string_member (json_node_get_object (node), "id")));

  setup = dba_setup_new (&root, problems);
  g_assert_nonnull (setup);
  own = DBA_SETUP (setup);
  g_assert_cmpuint (own->n_boards, ==, 3);
  g_assert_cmpuint (own->n_elements, ==, 2 * DBA_ARMY_SIZE);
  g_assert_false (own->historical);
  dba_setup_free (setup);
}

/* D-VAL, D-TER-4: enemies, on the ground of either. */
static void
test_enemies (void)
{
  guint n = 0;

  for (guint a = 0; a < dba_quick.n_lists (); a++)
    for (guint b = 0; b < dba_quick.n_lists (); b++)
      for (guint64 seed = 0; seed < N_SEEDS && dba_quick.are_enemies (a, b); seed++, n++)
        {
          const AciesQuickBattle battle = {
            .armies = { { a }, { b } },
            .ground = dba_quick.list (a)->home,
            .seed = seed,
          };

          assert_good (&battle);
        }
  g_assert_cmpuint (n, >, 2 * dba_quick.n_lists ());
}

/* The options stand in the scenario: as many elements of each code as the list then has. */
static void
test_options (void)
{
  for (guint a = 0; a < dba_quick.n_lists (); a++)
    for (guint32 options = 0; options < 1u << dba_quick.list (a)->n_options; options++)
      {
        const AciesQuickArmy   army = { a, options };
        const AciesQuickBattle battle = { .armies = { army, { 0 } }, .ground = DBA_HOME_HILLY, .seed = options };

        if (dba_quick.check (&army))
          assert_good (&battle);
        else
          g_assert_null (dba_quick.make (&battle));
      }
}

static char *
dup_battle (const AciesQuickBattle *battle)
{
  g_autoptr (JsonNode) node = dba_quick.make (battle);

  return acies_json_to_line (node);
}

static void
test_same (void)
{
  AciesQuickBattle battle = { .armies = { { 3 }, { 3 } }, .ground = DBA_HOME_DRY, .seed = 7 };
  g_autofree char *first = dup_battle (&battle);
  g_autofree char *again = dup_battle (&battle);
  g_autofree char *other = NULL;

  g_assert_cmpstr (first, ==, again);
  assert_good (&battle);
  battle.seed = 8;
  other = dup_battle (&battle);
  g_assert_cmpstr (first, !=, other);
}

/* Options that ask for the same troops shut each other out; either can be taken up first, and given up again. */
static void
test_open (void)
{
  const int            carthage = acies_quick_find_list (&dba_quick, "later-carthaginian");
  const AciesQuickArmy none = { (guint)carthage, 0 };
  const AciesQuickArmy spears = { (guint)carthage, 1 << 1 };

  g_assert_cmpint (carthage, >=, 0);
  g_assert_cmpint (acies_quick_find_list (&dba_quick, "martians"), ==, -1);
  g_assert_cmpuint (acies_quick_open_options (&dba_quick, &none), ==, 0x3f);
  g_assert_cmpuint (acies_quick_open_options (&dba_quick, &spears), ==, 0x3f & ~(1u << 2));
}

static void
test_words (void)
{
  const AciesQuickList bc = { "a", "A", -275, -105 };
  const AciesQuickList both = { "a", "A", -60, 106 };
  const AciesQuickList ad = { "a", "A", 220, 651 };
  g_autofree char     *first = acies_quick_years_text (&bc);
  g_autofree char     *second = acies_quick_years_text (&both);
  g_autofree char     *third = acies_quick_years_text (&ad);

  g_assert_cmpstr (first, ==, "275–105 BC");
  g_assert_cmpstr (second, ==, "60 BC–106 AD");
  g_assert_cmpstr (third, ==, "220–651 AD");
  for (guint i = 0; i < dba_quick.n_lists (); i++)
    {
      const AciesQuickList  *list = dba_quick.list (i);
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      g_assert_cmpuint (strlen (acies_quick_sureness_text (list)), >, 20);
      for (guint option = 0; option < list->n_options; option++)
        g_assert_true (g_hash_table_add (seen, dba_quick.option_text (i, option)));
    }
}

/* D-SET: each country can be set up on, by whatever stands first, as far as the first move. */
static void
play_set_up (const AciesQuickBattle *battle)
{
  const AciesRuleset         *rules = &acies_dba_ruleset;
  g_autoptr (JsonNode)        node = dba_quick.make (battle);
  g_autoptr (AciesProblems)   problems = acies_problems_new ();
  g_autofree AciesActionList *list = g_new0 (AciesActionList, 1);
  const AciesJsonCursor       root = acies_json_root (node);
  AciesSetup                 *setup = dba_setup_new (&root, problems);
  DbaState                    state;
  guint                       n = 0;

  rules->start (setup, NULL, battle->seed, &state.base, NULL);
  for (; state.phase == DBA_PHASE_SETUP && n < 20; n++)
    {
      rules->legal (setup, &state.base, list);
      g_assert_cmpuint (list->n, >, 0);
      rules->apply (setup, &state.base, &list->items[0], NULL);
    }
  g_assert_cmpuint (state.phase, ==, DBA_PHASE_MOVE);
  g_assert_true (state.camps[0].placed && state.camps[1].placed);
  dba_setup_free (setup);
}

static void
test_set_up (void)
{
  for (guint home = 0; dba_quick.grounds[home].id != NULL; home++)
    for (guint64 seed = 0; seed < 8; seed++)
      {
        const AciesQuickBattle battle = {
          .armies = { { (guint)(seed * 7 + home) }, { (guint)(seed * 5 + home) } },
          .ground = home,
          .seed = seed,
        };

        play_set_up (&battle);
      }
}

/* The two to begin with exist and are enemies. */
static void
test_usual (void)
{
  const int a = acies_quick_find_list (&dba_quick, dba_quick.usual[0]);
  const int b = acies_quick_find_list (&dba_quick, dba_quick.usual[1]);

  g_assert_cmpint (a, >=, 0);
  g_assert_cmpint (b, >=, 0);
  g_assert_true (dba_quick.are_enemies ((guint)a, (guint)b));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dba/D-TER-4/quick/enemies", test_enemies);
  g_test_add_func ("/dba/D-ARM-1/quick/options", test_options);
  g_test_add_func ("/dba/quick/same", test_same);
  g_test_add_func ("/dba/quick/open", test_open);
  g_test_add_func ("/dba/quick/words", test_words);
  g_test_add_func ("/dba/quick/usual", test_usual);
  g_test_add_func ("/dba/D-SET-8/quick/set-up", test_set_up);

  return g_test_run ();
}
