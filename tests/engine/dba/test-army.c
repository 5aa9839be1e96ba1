/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <string.h>

#include "engine/core/acies-format.h"
#include "engine/core/acies-names.h"
#include "engine/dba/dba-army.h"
#include "support/shipped.h"

static DbaArmies *
load_all (void)
{
  g_autofree char          *path = g_test_build_filename (G_TEST_DIST, "..", "scenarios", "dba", "armies.json", NULL);
  g_autoptr (GFile)         file = g_file_new_for_path (path);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  JsonNode                 *root = acies_json_load (file, &error);
  DbaArmies                *armies;

  g_assert_no_error (error);
  armies = dba_armies_new (root, problems);
  if (acies_problems_size (problems) > 0)
    g_error ("%s: %s", acies_problems_get (problems, 0)->path, acies_problems_get (problems, 0)->message);
  g_assert_nonnull (armies);

  return armies;
}

/* D-ARM-1: every choice of every list that takes no element twice gives twelve elements with one general. */
static void
test_choices (void)
{
  g_autoptr (DbaArmies) armies = load_all ();
  guint                 made = 0;

  g_assert_cmpuint (dba_armies_size (armies), ==, 79);
  for (guint i = 0; i < dba_armies_size (armies); i++)
    {
      const DbaArmyList *list = dba_armies_get (armies, i);

      g_assert_true (dba_armies_find (armies, list->id) == list);
      for (guint chosen = 0; chosen < 1u << list->n_options; chosen++)
        {
          g_autoptr (JsonBuilder) builder = json_builder_new ();
          g_autoptr (JsonNode)    units = NULL;
          guint                   generals = 0;

          if (!dba_army_write_units (list, chosen, "r", builder))
            continue;
          made++;
          units = json_builder_get_root (builder);
          g_test_message ("%s %x", list->id, chosen);
          g_assert_cmpuint (json_array_get_length (json_node_get_array (units)), ==, DBA_ARMY_SIZE);
          for (guint k = 0; k < DBA_ARMY_SIZE; k++)
            generals += json_object_has_member (
              json_array_get_object_element (json_node_get_array (units), k), "general");
          g_assert_cmpuint (generals, ==, 1);
        }
    }
  g_assert_cmpuint (made, >, 300);
}

/* An option changes what it names; two that want the same element exclude each other. */
static void
test_exchange (void)
{
  g_autoptr (DbaArmies) armies = load_all ();
  const DbaArmyList    *gaul = dba_armies_find (armies, "gallic");
  DbaArmyLine           lines[DBA_MAX_ARMY_LINES];
  guint                 n, light = 0, warband = 0;

  g_assert_nonnull (gaul);
  n = dba_army_choose (gaul, 1u << 3 | 1u << 4, lines); /* the Belgae: all on foot */
  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    {
      warband += g_str_equal (lines[i].code, "4Wb") ? lines[i].count : 0;
      light += g_str_equal (lines[i].code, "LCh") ? lines[i].count : 0;
    }
  g_assert_cmpuint (warband, ==, 12);
  g_assert_cmpuint (light, ==, 0);
  g_assert_cmpuint (dba_army_choose (gaul, 1u << 0 | 1u << 3, lines), ==, 0);
}

/* How many elements of @code, the general's or not, stand in @lines. */
static guint
count_of (const DbaArmyLine *lines, guint n, const char *code, gboolean general)
{
  guint count = 0;

  for (guint i = 0; i < n; i++)
    if (g_str_equal (lines[i].code, code) && lines[i].general == general)
      count += lines[i].count;

  return count;
}

/* The choices that a side names, as bits; each must be an option of its list. */
static guint
chosen_by (const DbaArmyList *list, JsonObject *choices)
{
  g_autoptr (GList) names = json_object_get_members (choices);
  guint             chosen = 0;

  for (GList *at = names; at != NULL; at = at->next)
    {
      guint i = 0;

      while (i < list->n_options && !g_str_equal (list->options[i].id, at->data))
        i++;
      g_assert_cmpuint (i, <, list->n_options);
      chosen |= 1u << i;
    }

  return chosen;
}

static void
check_side (const DbaArmies *armies, JsonObject *side)
{
  JsonObject        *army = json_object_get_object_member (side, "army");
  JsonArray         *units = json_object_get_array_member (side, "units");
  const DbaArmyList *list = dba_armies_find (armies, json_object_get_string_member (army, "list"));
  DbaArmyLine        lines[DBA_MAX_ARMY_LINES];
  const int          year = (int)json_object_get_int_member (army, "year");
  guint              n;

  g_assert_nonnull (list);
  g_assert_cmpint (year, >=, list->first);
  g_assert_cmpint (year, <=, list->last);
  n = dba_army_choose (list, chosen_by (list, json_object_get_object_member (army, "choices")), lines);
  g_assert_cmpuint (n, >, 0);

  for (guint i = 0; i < json_array_get_length (units); i++)
    {
      JsonObject    *unit = json_array_get_object_element (units, i);
      const char    *code = json_object_get_string_member (unit, "code");
      const gboolean general = json_object_has_member (unit, "general");
      guint          same = 0;

      for (guint k = 0; k < json_array_get_length (units); k++)
        {
          JsonObject *other = json_array_get_object_element (units, k);

          same += g_str_equal (json_object_get_string_member (other, "code"), code) &&
                  json_object_has_member (other, "general") == general;
        }
      g_test_message ("%s %s", list->id, code);
      g_assert_cmpuint (same, ==, count_of (lines, n, code, general));
    }
}

/* The armies of the battles that come along are those of their lists, in a year of these. */
static void
test_battles (void)
{
  g_autoptr (DbaArmies) armies = load_all ();
  g_autoptr (GPtrArray) roots = shipped_roots ("dba");

  for (guint i = 0; i < roots->len; i++)
    {
      JsonNode  *root = g_ptr_array_index (roots, i);
      JsonArray *sides = json_object_get_array_member (json_node_get_object (root), "sides");

      for (guint side = 0; side < 2; side++)
        check_side (armies, json_array_get_object_element (sides, side));
    }
  g_assert_cmpuint (roots->len, ==, 12);
}

typedef struct
{
  const char *name;
  const char *find; /* in a good document of one list */
  const char *replace;
  const char *clause; /* of the first problem, NULL any */
} BrokenCase;

static const BrokenCase broken_cases[] = {
  { "thirteen", "\"count\":11", "\"count\":12", "D-VAL-5" },
  { "no-general", "\"count\":1,\"general\":true", "\"count\":1", "D-VAL-6" },
  { "followers", "4Bd", "CF", "D-VAL-4" },
  { "unknown-code", "4Bd", "9Zz", "D-VAL-4" },
  { "one-sided-enemy", "\"enemies\":[\"a\"]", "\"enemies\":[\"b\"]", NULL },
  { "option-of-nothing", "\"options\":[]",
    "\"options\":[{\"id\":\"o\",\"code\":\"3Kn\",\"count\":1,\"to\":\"3Cv\"}]", NULL },
  { "years", "\"to\":5", "\"to\":-5", NULL },
  { "no-home", "arable", "moon", NULL },
};

static const char good_document[] =
  "{\"format\":\"acies-army-lists\",\"version\":1,\"ruleset\":\"dba\",\"lists\":[{\"id\":\"a\",\"name\":\"A\","
  "\"from\":1,\"to\":5,\"home\":\"arable\",\"certainty\":\"B\",\"elements\":[{\"code\":\"3Cv\",\"count\":1,"
  "\"general\":true},{\"code\":\"4Bd\",\"count\":11}],\"options\":[],\"enemies\":[\"a\"]}]}";

static DbaArmies *
read_text (const char *text, AciesProblems *problems)
{
  g_autoptr (GError) error = NULL;
  JsonNode          *root = acies_json_parse (text, strlen (text), &error);

  g_assert_no_error (error);

  return dba_armies_new (root, problems);
}

static void
test_broken (gconstpointer data)
{
  const BrokenCase         *broken = data;
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesProblems) none = acies_problems_new ();
  g_autoptr (DbaArmies)     good = read_text (good_document, none);
  g_autoptr (DbaArmies)     bad = NULL;
  g_autoptr (GString)       text = g_string_new (good_document);

  g_assert_nonnull (good);
  g_assert_cmpuint (g_string_replace (text, broken->find, broken->replace, 0), >, 0);
  bad = read_text (text->str, problems);
  g_assert_null (bad);
  g_assert_cmpuint (acies_problems_size (problems), >, 0);
  if (broken->clause != NULL)
    g_assert_cmpstr (acies_problems_get (problems, 0)->clause, ==, broken->clause);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/dba/D-ARM-1/choices", test_choices);
  g_test_add_func ("/dba/D-ARM-1/exchange", test_exchange);
  g_test_add_func ("/dba/D-ARM-1/battles", test_battles);
  for (guint i = 0; i < G_N_ELEMENTS (broken_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/dba/D-ARM-1/broken/", broken_cases[i].name, NULL);

      g_test_add_data_func (path, &broken_cases[i], test_broken);
    }

  return g_test_run ();
}
