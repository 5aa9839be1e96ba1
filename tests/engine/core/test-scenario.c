/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/core/acies-scenario.h"

#include <string.h>

#include "engine/core/acies-error.h"
#include "engine/core/acies-format.h"

static const char good[] =
  "{ \"format\": \"acies-scenario\", \"version\": 1, \"id\": \"strip\", \"ruleset\": \"counting\",\n"
  "  \"name\": \"The strip\", \"date\": \"-0215-08-02\", \"place\": \"Apulia\", \"summary\": \"Short.\",\n"
  "  \"background\": \"Long.\", \"author\": \"N. N.\", \"license\": \"CC0-1.0\", \"coordinates\": [41.3, 16],\n"
  "  \"war\": \"Second Punic War\", \"difficulty\": \"hard\", \"minutes\": 90, \"links\": [\"cannae-dba\"],\n"
  "  \"sources\": [\"Polybius\", \"Livy\"], \"map\": {}, \"conditions\": {},\n"
  "  \"sides\": [ { \"id\": \"red\", \"name\": \"Red\", \"units\": [ { \"count\": 3 }, {} ] },\n"
  "               { \"id\": \"blue\", \"name\": \"Blue\", \"units\": [] } ],\n"
  "  \"deployment\": { \"red\": {}, \"blue\": {} } }";

/* @good with @find (once) turned into @put. */
static char *
changed (const char *find, const char *put)
{
  const char *at = strstr (good, find);
  GString    *text = g_string_new_len (good, at - good);

  g_assert_nonnull (at);
  g_string_append (text, put);
  g_string_append (text, at + strlen (find));

  return g_string_free (text, FALSE);
}

static AciesScenario *
scenario_from_text (const char *text, AciesProblems *problems, GError **error)
{
  g_autoptr (GError)   fault = NULL;
  g_autoptr (JsonNode) root = acies_json_parse (text, strlen (text), &fault);

  g_assert_no_error (fault);

  return acies_scenario_new (root, problems, error);
}

static void
test_good (void)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  g_autoptr (AciesScenario) scenario = scenario_from_text (good, problems, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (acies_problems_size (problems), ==, 0);
  g_assert_cmpstr (acies_scenario_get_id (scenario), ==, "strip");
  g_assert_cmpstr (acies_scenario_get_name (scenario), ==, "The strip");
  g_assert_cmpstr (acies_scenario_get_date (scenario), ==, "-0215-08-02");
  g_assert_cmpstr (acies_scenario_get_place (scenario), ==, "Apulia");
  g_assert_cmpstr (acies_scenario_get_summary (scenario), ==, "Short.");
  g_assert_cmpstr (acies_scenario_get_background (scenario), ==, "Long.");
  g_assert_cmpstr (acies_scenario_get_author (scenario), ==, "N. N.");
  g_assert_cmpstr (acies_scenario_get_license (scenario), ==, "CC0-1.0");
  g_assert_cmpstr (acies_scenario_get_war (scenario), ==, "Second Punic War");
  g_assert_cmpint (acies_scenario_get_difficulty (scenario), ==, ACIES_DIFFICULTY_HARD);
  g_assert_cmpuint (acies_scenario_get_minutes (scenario), ==, 90);
  g_assert_cmpuint (acies_scenario_get_n_links (scenario), ==, 1);
  g_assert_cmpstr (acies_scenario_get_link (scenario, 0), ==, "cannae-dba");
  g_assert_cmpuint (acies_scenario_get_n_sources (scenario), ==, 2);
  g_assert_cmpstr (acies_scenario_get_source (scenario, 1), ==, "Livy");
  g_assert_cmpuint (acies_scenario_get_n_sides (scenario), ==, 2);
  g_assert_cmpstr (acies_scenario_get_side_id (scenario, 0), ==, "red");
  g_assert_cmpstr (acies_scenario_get_side_name (scenario, 1), ==, "Blue");
  g_assert_cmpint (acies_scenario_find_side (scenario, "blue"), ==, 1);
  g_assert_cmpint (acies_scenario_find_side (scenario, "green"), ==, ACIES_NO_SIDE);
  g_assert_true (acies_scenario_has_deployment (scenario));
  g_assert_false (acies_scenario_has_situation (scenario));
  g_assert_nonnull (acies_scenario_get_setup (scenario));
}

/* Only the sentence of the case, and the battle loads in spite of it. */
static void
test_bare (void)
{
  static const char bare[] = "{ \"format\": \"acies-scenario\", \"version\": 1, \"id\": \"x\", \"ruleset\": \"counting\","
                             "  \"name\": \"X\", \"sides\": [ { \"id\": \"red\", \"name\": \"Red\" } ] }";
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  g_autoptr (AciesScenario) scenario = scenario_from_text (bare, problems, &error);

  g_assert_no_error (error);
  g_assert_null (acies_scenario_get_date (scenario));
  g_assert_null (acies_scenario_get_place (scenario));
  g_assert_null (acies_scenario_get_summary (scenario));
  g_assert_null (acies_scenario_get_author (scenario));
  g_assert_cmpuint (acies_scenario_get_n_sources (scenario), ==, 0);
  g_assert_null (acies_scenario_get_war (scenario));
  g_assert_cmpint (acies_scenario_get_difficulty (scenario), ==, ACIES_DIFFICULTY_UNKNOWN);
  g_assert_cmpuint (acies_scenario_get_minutes (scenario), ==, 0);
  g_assert_cmpuint (acies_scenario_get_n_links (scenario), ==, 0);
  g_assert_false (acies_scenario_has_deployment (scenario));
  g_assert_null (acies_scenario_get_question (scenario));
}

/* A question about a situation; an empty one is none. */
static void
test_study (void)
{
  static const char *const questions[] = { "Where to?", "" };

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_autofree char          *put = g_strdup_printf ("\"situation\": {}, \"study\": {\"question\": \"%s\"}, \"map\": {}",
                                                       questions[i]);
      g_autofree char          *text = changed ("\"map\": {}", put);
      g_autoptr (JsonNode)      root = acies_json_parse (text, strlen (text), NULL);
      g_autoptr (AciesProblems) problems = acies_problems_new ();
      g_autoptr (AciesScenario) scenario = acies_scenario_new (root, problems, NULL);

      g_assert_nonnull (scenario);
      g_assert_cmpuint (acies_problems_size (problems), ==, 0);
      g_assert_cmpstr (acies_scenario_get_question (scenario), ==, i == 0 ? questions[i] : NULL);
    }
}

/* The tree is a copy: whoever goes on editing does not disturb a battle. Unknown keys stay in it. */
static void
test_copy (void)
{
  g_autofree char          *text = changed ("\"map\": {}", "\"map\": {}, \"colour\": [1, {\"deep\": true}]");
  g_autoptr (JsonNode)      root = acies_json_parse (text, strlen (text), NULL);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesScenario) scenario = acies_scenario_new (root, problems, NULL);
  g_autofree char          *before = acies_json_to_line (root);
  g_autofree char          *after = NULL;

  g_assert_nonnull (scenario);
  g_assert_cmpuint (acies_problems_size (problems), ==, 1);
  g_assert_cmpstr (acies_problems_get (problems, 0)->path, ==, "colour");
  g_assert_cmpint (acies_problems_get (problems, 0)->severity, ==, ACIES_SEVERITY_WARNING);
  json_object_set_string_member (json_node_get_object (root), "name", "Another");
  after = acies_json_to_line (acies_scenario_get_root (scenario));
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpstr (acies_scenario_get_name (scenario), ==, "The strip");
}

typedef struct
{
  const char *name;
  const char *find, *put;
  int         code;
  const char *message;  /* its beginning */
} BadCase;

#define FORMAT  ACIES_FILE_ERROR_FORMAT
#define INVALID ACIES_FILE_ERROR_INVALID

static const BadCase bad_cases[] = {
  { "no-format", "\"format\": \"acies-scenario\", ", "", FORMAT, "format: this is missing, so this is no file of Acies" },
  { "game", "acies-scenario", "acies-game", FORMAT, "format: this file is a saved game (acies-game), but" },
  { "campaign", "acies-scenario", "acies-campaign", INVALID, "ruleset: Acies " PACKAGE_VERSION " knows no campaigns by the rules" },
  { "foreign", "acies-scenario", "wesnoth-save", FORMAT, "format: \"wesnoth-save\" stands here, so this is no file" },
  { "format-number", "\"acies-scenario\"", "5", FORMAT, "format: 5 stands here" },
  { "no-version", "\"version\": 1, ", "", FORMAT, "version: this is missing; the version of the file is expected, which is 1" },
  { "version-0", "\"version\": 1", "\"version\": 0", FORMAT, "version: 0 stands here" },
  { "version-2", "\"version\": 1", "\"version\": 2", FORMAT, "version: this file has version 2, but Acies " PACKAGE_VERSION
    " reads files up to version 1; install a newer Acies" },
  { "version-999", "\"version\": 1", "\"version\": 999", FORMAT, "version: this file has version 999" },
  { "version-text", "\"version\": 1", "\"version\": \"1\"", FORMAT,
    "version: \"1\" stands here; the version of the file is expected, the number 1 without quotes" },
  { "version-half", "\"version\": 1", "\"version\": 1.5", FORMAT, "version: 1.5 stands here" },
  { "no-id", "\"id\": \"strip\", ", "", INVALID, "id: this is missing" },
  { "odd-id", "\"strip\"", "\"The Strip\"", INVALID, "id: \"The Strip\" is no id" },
  { "no-ruleset", "\"ruleset\": \"counting\",", "", INVALID, "ruleset: this is missing" },
  { "other-ruleset", "\"counting\"", "\"dba\"", INVALID, "ruleset: the rules \"dba\" are unknown to Acies "
    PACKAGE_VERSION "; it knows counting" },
  { "no-name", "\"name\": \"The strip\", ", "", INVALID, "name: this is missing" },
  { "empty-name", "The strip", " ", INVALID, "name: a name has 1 to 200 characters" },
  { "name-number", "\"The strip\"", "12", INVALID, "name: 12 stands here; a text in double quotes is expected" },
  { "odd-date", "-0215-08-02", "216 BC", INVALID, "date: \"216 BC\" is no date; a date is a year" },
  { "no-such-day", "-0215-08-02", "-0215-08-32", INVALID, "date: there is no 32 August; that month has 31 days" },
  { "place-list", "\"Apulia\"", "[]", INVALID, "place: […] stands here" },
  { "sources-text", "[\"Polybius\", \"Livy\"]", "\"Polybius\"", INVALID, "sources: \"Polybius\" stands here; a list" },
  { "sources-numbers", "\"Livy\"", "7", INVALID, "sources[1]: 7 stands here; a text in double quotes is expected" },
  { "difficulty", "\"hard\"", "\"brutal\"", INVALID, "difficulty: \"brutal\"" },
  { "no-minutes", "90", "0", INVALID, "minutes: 0" },
  { "link-spaces", "cannae-dba", "Cannae of old", INVALID, "links[0]: \"Cannae of old\" cannot be the id of a battle" },
  { "link-number", "\"cannae-dba\"", "7", INVALID, "links[0]: 7 stands here" },
  { "study-of-nothing", "\"map\": {}", "\"map\": {}, \"study\": {\"question\": \"Where to?\"}", INVALID,
    "study: a study asks about a situation in mid-battle, and there is none" },
  { "study-text", "\"map\": {}", "\"map\": {}, \"study\": \"Where to?\"", INVALID, "study: \"Where to?\" stands here; an object in { } is expected" },
  { "question-number", "\"map\": {}", "\"map\": {}, \"study\": {\"question\": 7}", INVALID, "study.question: 7 stands here" },
  { "coordinates", "41.3", "100", INVALID, "coordinates: a list of latitude and longitude" },
  { "coordinates-short", "[41.3, 16]", "[41.3]", INVALID, "coordinates: a list of latitude and longitude" },
  { "no-sides", "\"sides\"", "\"slides\"", INVALID, "sides: this is missing; a list in [ ] is expected" },
  { "side-number", "\"sides\": [ {", "\"sides\": [ 5, {", INVALID, "sides[0]: 5 stands here; an object in { } is expected" },
  { "side-without-id", "\"id\": \"blue\", ", "", INVALID, "sides[1].id: this is missing" },
  { "side-without-name", ", \"name\": \"Blue\"", "", INVALID, "sides[1].name: this is missing" },
  { "two-sides-alike", "\"id\": \"blue\"", "\"id\": \"red\"", INVALID,
    "sides[1].id: \"red\" is the id of sides[0] already; ids must differ" },
  { "too-many-units", "\"count\": 3", "\"count\": 64", INVALID, "sides[0].units: this side has 65 units; at most 64" },
  { "very-many-units", "\"count\": 3", "\"count\": 9007199254740992", INVALID, "sides[0].units: this side has 2147483648 units" },
};

static void
test_bad (gconstpointer data)
{
  const BadCase            *the_case = data;
  g_autofree char          *text = changed (the_case->find, the_case->put);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;

  g_assert_null (scenario_from_text (text, problems, &error));
  g_assert_error (error, ACIES_FILE_ERROR, the_case->code);
  g_test_message ("%s", error->message);
  g_assert_true (g_str_has_prefix (error->message, the_case->message));
  g_assert_true (acies_problems_has_errors (problems));
}

static void
test_no_object (void)
{
  static const char *const texts[] = { "[]", "12", "null", "\"x\"" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (AciesProblems) problems = acies_problems_new ();
      g_autoptr (GError)        error = NULL;

      g_assert_null (scenario_from_text (texts[i], problems, &error));
      g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_FORMAT);
      g_assert_nonnull (strstr (error->message, "an object in { } is expected"));
    }
}

/* Every fault is told, not the first alone. */
static void
test_all_told (void)
{
  g_autofree char          *text = changed ("\"The strip\", \"date\": \"-0215-08-02\"", "12, \"date\": 5");
  g_autoptr (AciesProblems) problems = acies_problems_new ();

  g_assert_null (scenario_from_text (text, problems, NULL));
  g_assert_cmpuint (acies_problems_size (problems), ==, 2);
  g_assert_cmpstr (acies_problems_get (problems, 0)->path, ==, "name");
  g_assert_cmpstr (acies_problems_get (problems, 1)->path, ==, "date");
}

/* Seven sides, and a side count that only all sides together overstep. */
static void
test_many_sides (void)
{
  g_autoptr (GString)       sides = g_string_new ("\"sides\": [");
  g_autofree char          *text = NULL;
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;

  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    g_string_append_printf (sides, "{ \"id\": \"s%u\", \"name\": \"S\" },", i);
  text = changed ("\"sides\": [", sides->str);
  g_assert_null (scenario_from_text (text, problems, &error));
  g_assert_cmpstr (error->message, ==, "sides: this list has 8 entries; at most 6 are allowed");
}

static void
test_load_names_file (void)
{
  g_autoptr (GFile)         file = g_file_new_for_path ("/nowhere/x.json");
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;

  g_assert_null (acies_scenario_load (file, problems, &error));
  g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS);
  g_assert_true (g_str_has_prefix (error->message, "/nowhere/x.json: "));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/scenario/good", test_good);
  g_test_add_func ("/scenario/bare", test_bare);
  g_test_add_func ("/scenario/study", test_study);
  g_test_add_func ("/scenario/copy", test_copy);
  for (guint i = 0; i < G_N_ELEMENTS (bad_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/scenario/bad/", bad_cases[i].name, NULL);

      g_test_add_data_func (path, &bad_cases[i], test_bad);
    }
  g_test_add_func ("/scenario/no-object", test_no_object);
  g_test_add_func ("/scenario/all-told", test_all_told);
  g_test_add_func ("/scenario/many-sides", test_many_sides);
  g_test_add_func ("/scenario/load-names-file", test_load_names_file);

  return g_test_run ();
}
