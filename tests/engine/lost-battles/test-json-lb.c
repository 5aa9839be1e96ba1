/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <locale.h>
#include <string.h>

#include "support/lb-test-support.h"

/* A field on which most things can be said: a hero, a strategist, hoplites that may support each other, units off the field. */
static const char field[] =
  "red c2 south: *r1=HI-a/hop r2=HI-a/hop r3=HI-a/hop; red b2 south: r4=HC-v; red off: u1=LI-a u2=HI-v/leg;"
  "red hero rh average r4; red strategist rc brilliant c2; blue c3 north: *k1=HI-a k2=HI-a; blue a3 north: k3=LC-a;"
  "blue hero bh poor k1";

static char *
build (const LbTest *test, void (*write) (const LbTest *, const void *, JsonBuilder *), const void *what)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode)    node = NULL;

  write (test, what, builder);
  node = json_builder_get_root (builder);

  return acies_json_to_line (node);
}

static void
write_action (const LbTest *test, const void *action, JsonBuilder *builder)
{
  test->ruleset->action_write (test->setup, &test->state.base, action, builder);
}

static void
write_state (const LbTest *test, const void *ignored, JsonBuilder *builder)
{
  test->ruleset->state_write (test->setup, &test->state.base, builder);
}

static void
write_events (const LbTest *test, const void *ignored, JsonBuilder *builder)
{
  test->ruleset->events_write (test->setup, test->events, builder);
}

static void
write_decision (const LbTest *test, const void *ignored, JsonBuilder *builder)
{
  test->ruleset->decision_write (test->setup, &test->state.base, builder);
}

static gboolean
read_text (const LbTest *test, const char *text, AciesAction *action, AciesProblems *problems)
{
  g_autoptr (JsonNode)  root = json_from_string (text, NULL);
  const AciesJsonCursor at = acies_json_root (root);

  return test->ruleset->action_read (test->setup, &test->state.base, &at, action, problems);
}

/* How an action reads, and how it is written again. */
typedef struct
{
  const char *name;
  const char *said;
  const char *written;  /* NULL: the same */
} ActionCase;

static const ActionCase action_cases[] = {
  { "switch-order", "{\"kind\":\"switch-order\"}", NULL },
  { "keep-order", "{\"kind\":\"keep-order\"}", NULL },
  { "end-turn", "{\"kind\":\"end-turn\"}", NULL },
  { "advance", "{\"kind\":\"advance\"}", NULL },
  { "leave", "{\"kind\":\"leave\"}", NULL },
  { "finish", "{\"kind\":\"finish\"}", NULL },
  { "activate", "{\"kind\":\"activate\",\"units\":[\"r1\",\"r3\"],\"commanders\":[\"rc\"],\"mode\":\"reduced\","
                "\"pay\":{\"rc\":1,\"army\":1}}", NULL },
  { "activate/short", "{\"kind\":\"activate\",\"units\":[\"r1\"]}",
    "{\"kind\":\"activate\",\"units\":[\"r1\"],\"commanders\":[],\"mode\":\"normal\"}" },
  { "activate/nulls", "{\"kind\":\"activate\",\"units\":[\"r1\"],\"commanders\":null,\"mode\":null,\"pay\":null}",
    "{\"kind\":\"activate\",\"units\":[\"r1\"],\"commanders\":[],\"mode\":\"normal\"}" },
  { "activate/nobody-pays", "{\"kind\":\"activate\",\"units\":[\"r1\"],\"commanders\":[],\"mode\":\"double\",\"pay\":{}}",
    NULL },
  { "activate/8.1/hero-named", "{\"kind\":\"activate\",\"units\":[\"r4\"],\"commanders\":[\"rh\"],\"mode\":\"normal\"}",
    "{\"kind\":\"activate\",\"units\":[\"r4\"],\"commanders\":[],\"mode\":\"normal\"}" },
  { "activate/8.1/hero-elsewhere",
    "{\"kind\":\"activate\",\"units\":[\"r1\"],\"commanders\":[\"rh\"],\"mode\":\"normal\"}", NULL },
  { "move-strategist", "{\"kind\":\"move-strategist\",\"commander\":\"rc\",\"to\":\"d1\"}", NULL },
  { "move-strategist/off", "{\"kind\":\"move-strategist\",\"commander\":\"rc\",\"to\":\"off-field\"}", NULL },
  { "deploy", "{\"kind\":\"deploy\",\"zone\":\"c1\",\"facing\":\"south\"}", NULL },
  { "turn", "{\"kind\":\"turn\",\"to\":\"west\"}", NULL },
  { "attack", "{\"kind\":\"attack\",\"unit\":\"r2\",\"bonus\":1,\"halved\":true,\"supporter\":\"r3\",\"pay\":{\"army\":2}}",
    NULL },
  { "attack/short", "{\"kind\":\"attack\",\"unit\":\"r2\"}",
    "{\"kind\":\"attack\",\"unit\":\"r2\",\"bonus\":0,\"halved\":false}" },
  { "attack/6.5(8)/no-support", "{\"kind\":\"attack\",\"unit\":\"r2\",\"bonus\":0,\"halved\":false,\"supporter\":null}",
    NULL },
  { "decisive", "{\"kind\":\"decisive\",\"choose\":true}", NULL },
  { "decisive/no", "{\"kind\":\"decisive\",\"choose\":false}", NULL },
  { "recover", "{\"kind\":\"recover\",\"commander\":\"rh\"}", NULL },
  { "recover/decline", "{\"kind\":\"recover\",\"commander\":null}", NULL },
  { "take-hit", "{\"kind\":\"take-hit\",\"unit\":\"r2\"}", NULL },
  { "lead", "{\"kind\":\"lead\",\"zone\":\"c2\",\"unit\":\"r2\"}", NULL },
  { "pursue", "{\"kind\":\"pursue\",\"units\":[\"r1\",\"r2\"],\"commanders\":[\"rc\"]}", NULL },
  { "pursue/stay", "{\"kind\":\"pursue\",\"units\":[],\"commanders\":[]}", NULL },
  { "pursue/short", "{\"kind\":\"pursue\",\"units\":[\"r1\"]}",
    "{\"kind\":\"pursue\",\"units\":[\"r1\"],\"commanders\":[]}" },
};

static void
test_action (gconstpointer data)
{
  const ActionCase         *expected = data;
  g_autoptr (LbTest)        test = lb_test_new (field);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autofree char          *written = NULL;
  AciesAction               action, again;

  g_assert_true (read_text (test, expected->said, &action, problems));
  written = build (test, write_action, &action);
  g_assert_cmpstr (written, ==, expected->written != NULL ? expected->written : expected->said);
  g_assert_true (read_text (test, written, &again, problems));
  g_assert_true (acies_action_equal (&action, &again));
  g_assert_cmpuint (acies_problems_size (problems), ==, 0);
}

/* What cannot be meant, and where it is told. */
typedef struct
{
  const char *name;
  const char *said;
  const char *path;
  const char *clause;
} BadCase;

static const BadCase bad_cases[] = {
  { "no-object", "[1]", "", NULL },
  { "no-kind", "{\"units\":[\"r1\"]}", "kind", NULL },
  { "unknown-kind", "{\"kind\":\"charge\"}", "kind", NULL },
  { "kind-as-number", "{\"kind\":3}", "kind", NULL },
  { "unknown-key", "{\"kind\":\"finish\",\"units\":[]}", "units", NULL },
  { "unknown-unit", "{\"kind\":\"activate\",\"units\":[\"r1\",\"ghost\"]}", "units[1]", NULL },
  { "enemy-unit", "{\"kind\":\"activate\",\"units\":[\"k1\"]}", "units[0]", "4.2.2" },
  { "unit-twice", "{\"kind\":\"activate\",\"units\":[\"r1\",\"r1\"]}", "units[1]", NULL },
  { "unit-as-number", "{\"kind\":\"activate\",\"units\":[7]}", "units[0]", NULL },
  { "units-as-word", "{\"kind\":\"activate\",\"units\":\"r1\"}", "units", NULL },
  { "no-units", "{\"kind\":\"activate\"}", "units", NULL },
  { "unknown-commander", "{\"kind\":\"activate\",\"units\":[\"r1\"],\"commanders\":[\"cato\"]}", "commanders[0]", NULL },
  { "unknown-mode", "{\"kind\":\"activate\",\"units\":[\"r1\"],\"mode\":\"fast\"}", "mode", NULL },
  { "strange-payer", "{\"kind\":\"activate\",\"units\":[\"r1\"],\"pay\":{\"nobody\":1}}", "pay.nobody", NULL },
  { "enemy-payer", "{\"kind\":\"activate\",\"units\":[\"r1\"],\"pay\":{\"bh\":1}}", "pay.bh", "8.3" },
  { "enemy-commander", "{\"kind\":\"activate\",\"units\":[\"r1\"],\"commanders\":[\"bh\"]}", "commanders[0]", "8.2" },
  { "negative-payment", "{\"kind\":\"activate\",\"units\":[\"r1\"],\"pay\":{\"army\":-1}}", "pay.army", NULL },
  { "huge-payment", "{\"kind\":\"activate\",\"units\":[\"r1\"],\"pay\":{\"army\":1000}}", "pay.army", NULL },
  { "strategist-nowhere", "{\"kind\":\"move-strategist\",\"commander\":\"rc\"}", "to", NULL },
  { "strategist-off-the-map", "{\"kind\":\"move-strategist\",\"commander\":\"rc\",\"to\":\"f5\"}", "to", NULL },
  { "no-strategist", "{\"kind\":\"move-strategist\",\"to\":\"c2\"}", "commander", NULL },
  { "deploy-nowhere", "{\"kind\":\"deploy\",\"facing\":\"south\"}", "zone", NULL },
  { "turn-up", "{\"kind\":\"turn\",\"to\":\"up\"}", "to", NULL },
  { "three-bonuses", "{\"kind\":\"attack\",\"unit\":\"r1\",\"bonus\":3}", "bonus", NULL },
  { "halved-by-words", "{\"kind\":\"attack\",\"unit\":\"r1\",\"halved\":\"yes\"}", "halved", NULL },
  { "unknown-supporter", "{\"kind\":\"attack\",\"unit\":\"r1\",\"supporter\":\"ghost\"}", "supporter", NULL },
  { "no-attacker", "{\"kind\":\"attack\"}", "unit", NULL },
  { "decisive-perhaps", "{\"kind\":\"decisive\"}", "choose", NULL },
  { "recover-by-nobody", "{\"kind\":\"recover\"}", "commander", NULL },
  { "lead-nowhere", "{\"kind\":\"lead\",\"unit\":\"r1\"}", "zone", NULL },
};

static void
test_bad_action (gconstpointer data)
{
  const BadCase            *expected = data;
  g_autoptr (LbTest)        test = lb_test_new (field);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesAction         before = { .kind = LB_FINISH, .args = { 1, 2, 3 } };
  AciesAction               action = before;
  const AciesProblem       *problem;

  g_assert_false (read_text (test, expected->said, &action, problems));
  g_assert_true (acies_action_equal (&action, &before));
  problem = acies_problems_first_error (problems);
  g_assert_nonnull (problem);
  g_assert_cmpstr (problem->path, ==, expected->path);
  g_assert_cmpstr (problem->clause, ==, expected->clause);
  g_assert_null (strchr (problem->message, '%'));
}

/* 8.5: a leading bodyguard's pair of bonuses need not be asked for. */
static void
test_default_pair (void)
{
  g_autoptr (LbTest)        test = lb_test_new ("red c2 south: *r1=HI-v; red hero rh average r1; blue c3 north: *k1=HI-a");
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  AciesAction               action;

  lb_test_play (test, "activate r1");
  g_assert_true (read_text (test, "{\"kind\":\"attack\",\"unit\":\"r1\"}", &action, problems));
  g_assert_cmpint (action.args[2], ==, 2);
  g_assert_true (test->ruleset->check (test->setup, &test->state.base, &action, NULL));
}

/* Every action that may be chosen in a long battle is written and read back equal. */
static void
test_round_trips (void)
{
  g_autoptr (LbTest)          test = lb_test_new (field);
  g_autoptr (AciesProblems)   problems = acies_problems_new ();
  g_autofree AciesActionList *list = g_new (AciesActionList, 1);
  AciesDice                   choices;
  guint                       seen = 0;

  acies_dice_seed (&choices, 11);
  for (guint step = 0; step < 600; step++)
    {
      test->ruleset->legal (test->setup, &test->state.base, list);
      if (list->n == 0)
        break;
      for (guint i = 0; i < list->n; i++)
        {
          g_autofree char *text = build (test, write_action, &list->items[i]);
          AciesAction      again;

          g_assert_true (read_text (test, text, &again, problems));
          g_assert_true (acies_action_equal (&again, &list->items[i]));
          seen |= 1u << list->items[i].kind;
        }
      test->ruleset->apply (test->setup, &test->state.base,
                            &list->items[acies_dice_next (&choices) % list->n], NULL);
    }

  g_assert_cmpuint (acies_problems_size (problems), ==, 0);
  g_assert_true (seen & (1u << LB_ATTACK));
  g_assert_true (seen & (1u << LB_DEPLOY));
}

static void
assert_has (const char *text, const char *part)
{
  if (strstr (text, part) == NULL)
    {
      g_test_message ("no %s in %s", part, text);
      g_test_fail ();
    }
}

static void
test_state (void)
{
  g_autoptr (LbTest) test = lb_test_new (field);
  g_autofree char   *before = NULL;
  g_autofree char   *open = NULL;
  g_autoptr (JsonNode) root = NULL;
  JsonObject        *object;

  lb_test_play (test, "is /turn 3; is /active red; is /weather clear; is /orders/left 8; is /decision/kind activate");
  lb_test_play (test, "is /units/r1/state fresh; is /units/r1/zone c2; is /units/r1/facing south; is /units/r1/subtype hoplites");
  lb_test_play (test, "is /units/u1/state undeployed; is /units/u1/zone null; is /units/u1/facing null; is /units/k1/lead true");
  lb_test_play (test, "is /commanders/rh/zone b2; is /commanders/rh/attack-orders-left 2; is /zones/c2/commander rc");
  lb_test_play (test, "is /zones/c2/load 3; is /zones/c2/capacity 12; is /activation null; is /result null");

  before = build (test, write_state, NULL);
  root = json_from_string (before, NULL);
  object = json_node_get_object (root);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "zones")), ==, LB_N_ZONES);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "units")), ==, 6 + 3 + 8);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "commanders")), ==, 3);

  lb_test_play (test, "activate r1 r2 r3 +rc; is /activation/zone c2; is /activation/mode normal; is /units/r1/moves-left 1");
  lb_test_play (test, "is /activation/attack-limit null; is /units/r1/acted true; is /units/r4/moves-left null");
  open = build (test, write_state, NULL);
  assert_has (open, "\"activation\":{\"units\":[\"r1\",\"r2\",\"r3\"],\"commanders\":[\"rc\"],\"mode\":\"normal\",\"from\":\"c2\"");
}

static void
test_events (void)
{
  g_autoptr (LbTest) test = lb_test_new (field);
  g_autofree char   *activated = NULL;
  g_autofree char   *attack = NULL;
  g_autofree char   *decision = NULL;

  lb_test_play (test, "activate r1 r2 r3");
  activated = build (test, write_events, NULL);
  assert_has (activated, "{\"kind\":\"activated\",\"rule\":\"4.2.1\",\"side\":\"red\",\"units\":[\"r1\",\"r2\",\"r3\"]");
  assert_has (activated, "\"cost\":2,\"paid\":{\"rc\":2}");

  lb_test_play (test, "dice 5 3; attack r1");
  attack = build (test, write_events, NULL);
  assert_has (attack, "\"kind\":\"attack\",\"rule\":\"6.5\",\"side\":\"red\",\"unit\":\"r1\",\"from\":\"c2\",\"target-zone\":\"c3\"");
  assert_has (attack, "\"target\":\"k1\"");
  assert_has (attack, "\"needed\":9,\"dice\":[5,3]");
  assert_has (attack, "{\"name\":\"lead-unflanked\",\"value\":1,\"rule\":\"6.5(1)\"}");
  decision = build (test, write_decision, NULL);
  assert_has (decision, "{\"kind\":\"");
}

/* The units of a morale check are told inside it. */
static void
test_morale_is_one_event (void)
{
  g_autoptr (LbTest)    test = lb_test_new ("red c2 south: *r1=HI-v; red hero rh inspired r1;"
                                            "blue c3 north: *k1=HI-p k2=HI-p! k3=LI-a!; blue shattered: s1=HI-a s2=HI-a");
  g_autofree char      *text = NULL;
  g_autoptr (JsonNode)  root = NULL;
  JsonArray            *events;
  gboolean              found = FALSE;

  lb_test_play (test, "activate r1; dice 6 6 1; attack r1 bonus 2");
  text = build (test, write_events, NULL);
  g_assert_null (strstr (text, "morale-unit"));
  root = json_from_string (text, NULL);
  events = json_node_get_array (root);
  for (guint i = 0; i < json_array_get_length (events); i++)
    {
      JsonObject *event = json_array_get_object_element (events, i);

      if (g_strcmp0 (json_object_get_string_member (event, "kind"), "morale-check") != 0)
        continue;
      found = TRUE;
      g_assert_cmpuint (json_array_get_length (json_object_get_array_member (event, "units")), >, 0);
      g_assert_cmpint (json_object_get_int_member (event, "kept"), ==, 1);
      g_assert_cmpint (json_object_get_int_member (event, "base"), ==, 1);
    }
  g_assert_true (found);
}

static void
write_odds (const LbTest *test, const void *odds, JsonBuilder *builder)
{
  test->ruleset->odds_write (test->setup, odds, builder);
}

static void
write_cost (const LbTest *test, const void *action, JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  test->ruleset->check_write (test->setup, &test->state.base, action, builder);
  json_builder_end_object (builder);
}

static void
test_odds_and_cost (void)
{
  g_autoptr (LbTest)        test = lb_test_new ("red c2 south: *r1=HI-a r2=HI-a; red strategist rc average c2;"
                                                "blue c3 north: *k1=HI-a");
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autofree char          *cost = NULL;
  g_autofree char          *text = NULL;
  AciesAction               action;
  AciesOdds                 odds;

  g_assert_true (read_text (test, "{\"kind\":\"activate\",\"units\":[\"r1\",\"r2\"],\"pay\":{\"rc\":1,\"army\":1}}", &action, problems));
  cost = build (test, write_cost, &action);
  g_assert_cmpstr (cost, ==, "{\"cost\":{\"orders\":2,\"from\":{\"rc\":1,\"army\":1}}}");

  lb_test_play (test, "activate r1 r2 +rc");
  g_assert_true (read_text (test, "{\"kind\":\"attack\",\"unit\":\"r1\",\"bonus\":1}", &action, problems));
  g_assert_true (test->ruleset->odds (test->setup, &test->state.base, &action, &odds, NULL));
  text = build (test, write_odds, &odds);
  assert_has (text, "{\"needed\":9,\"modifiers\":[{\"name\":\"lead-unflanked\",\"value\":1,\"rule\":\"6.5(1)\"},"
                    "{\"name\":\"bonus\",\"value\":1,\"rule\":\"6.5(2)\"}],\"modifier\":2,\"chances\":{\"miss\":");
  assert_has (text, "\"target\":\"k1\"");
  assert_has (text, "\"cost\":2");
}

static void
write_outcome (const LbTest *test, const void *outcome, JsonBuilder *builder)
{
  test->ruleset->outcome_write (test->setup, outcome, builder);
}

/* 11.2: the result of a battle in which one side is broken. */
static void
test_result (void)
{
  g_autoptr (LbTest) test = lb_test_new ("no-fillers; red c2 south: *r1=HI-a r2=HI-a r3=HI-a;"
                                         "blue c3 north: *k1=HI-a k2=HI-a; blue fled: k3=HI-a; turns 4");
  g_autofree char   *text = NULL;
  AciesOutcome       outcome;

  test->ruleset->outcome (test->setup, &test->state.base, &outcome);
  g_assert_true (outcome.over);
  text = build (test, write_outcome, &outcome);
  assert_has (text, "{\"winner\":\"red\",\"level\":\"pyrrhic\"");
  assert_has (text, "{\"name\":\"fled\",\"points\":1,\"rule\":\"11.2(2)\"}");
  assert_has (text, "\"reason\":\"army-broken\"");
  lb_test_play (test, "is /result/winner red; is /decision/kind over; is /decision/side null");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (action_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lb/json/action/", action_cases[i].name, NULL);

      g_test_add_data_func (path, &action_cases[i], test_action);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lb/json/bad-action/", bad_cases[i].name, NULL);

      g_test_add_data_func (path, &bad_cases[i], test_bad_action);
    }
  g_test_add_func ("/lb/json/8.5/default-pair", test_default_pair);
  g_test_add_func ("/lb/json/round-trips", test_round_trips);
  g_test_add_func ("/lb/json/state", test_state);
  g_test_add_func ("/lb/json/events", test_events);
  g_test_add_func ("/lb/json/7.1/morale-is-one-event", test_morale_is_one_event);
  g_test_add_func ("/lb/json/odds-and-cost", test_odds_and_cost);
  g_test_add_func ("/lb/json/11.2/result", test_result);

  return g_test_run ();
}
