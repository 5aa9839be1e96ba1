/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "support/co-setups.h"

#include <string.h>

#include "engine/cohorts/co-setup.h"

static const struct
{
  const char *word, *members;
} troops[] = {
  { "legion", "'arm': 'infantry', 'armour': 'heavy', 'legionary': true" },
  { "heavy", "'arm': 'infantry', 'armour': 'heavy'" },
  { "medium", "'arm': 'infantry', 'armour': 'medium'" },
  { "light", "'arm': 'infantry', 'armour': 'light'" },
  { "bare", "'arm': 'infantry', 'armour': 'unarmoured'" },
  { "pikes", "'arm': 'infantry', 'armour': 'heavy', 'double': true" },
  { "levy", "'arm': 'infantry', 'armour': 'light', 'double': true, 'trained': false" },
  { "bow", "'arm': 'infantry', 'armour': 'light', 'weapons': ['bow']" },
  { "sling", "'arm': 'infantry', 'armour': 'light', 'weapons': ['sling']" },
  { "javelin", "'arm': 'infantry', 'armour': 'light', 'weapons': ['javelin'], 'close-weapons': false" },
  { "archer", "'arm': 'infantry', 'armour': 'medium', 'weapons': ['bow']" },
  { "horse", "'arm': 'cavalry', 'armour': 'heavy'" },
  { "cataphract", "'arm': 'cavalry', 'armour': 'extra-heavy'" },
  { "lancer", "'arm': 'cavalry', 'armour': 'medium'" },
  { "numidian", "'arm': 'cavalry', 'armour': 'light', 'weapons': ['javelin']" },
  { "parthian", "'arm': 'cavalry', 'armour': 'light', 'weapons': ['bow']" },
  { "chariot", "'arm': 'chariot', 'weapons': ['javelin']" },
  { "elephant", "'arm': 'elephant', 'weapons': ['bow', 'javelin']" },
};

JsonNode *
co_setups_parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char   *json = g_strdelimit (g_strdup (text), "'", '"');
  JsonNode          *node = acies_json_parse (json, strlen (json), &error);

  g_assert_no_error (error);

  return node;
}

static const char *
members_of (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (troops); i++)
    if (g_str_equal (troops[i].word, word))
      return troops[i].members;

  g_error ("no troops are called %s", word);
}

static void
add_side (GString *text, const char *id, const char *words)
{
  g_auto (GStrv) list = g_strsplit (words, " ", -1);

  g_string_append_printf (text, "{'id': '%s', 'name': 'Army %s', 'commanders': [{'id': '%sc'}], 'units': [", id, id, id);
  for (guint i = 0; list[i] != NULL; i++)
    g_string_append_printf (text, "%s{'id': '%s%u', %s}", i > 0 ? ", " : "", id, i + 1, members_of (list[i]));
  g_string_append (text, "]}");
}

JsonNode *
co_setups_json (const char *first, const char *second, const char *rest)
{
  g_autoptr (GString) text = g_string_new ("{'format': 'acies-scenario', 'version': 1, 'id': 'case', "
                                           "'ruleset': 'cohorts', 'name': 'Case', 'sides': [");

  add_side (text, "a", first);
  g_string_append (text, ", ");
  add_side (text, "b", second);
  g_string_append_printf (text, "], %s}", rest);

  return co_setups_parse (text->str);
}

CoSetup *
co_setups_new (const char *first, const char *second, const char *rest)
{
  g_autoptr (JsonNode)      root = co_setups_json (first, second, rest);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     at = acies_json_root (root);
  AciesSetup               *setup = co_setup_new (&at, problems);

  for (guint i = 0; setup == NULL && i < acies_problems_size (problems); i++)
    g_test_message ("%s: %s", acies_problems_get (problems, i)->path, acies_problems_get (problems, i)->message);
  g_assert_nonnull (setup);

  return (CoSetup *) setup;
}

const char *
co_setups_random_army (void)
{
  static const char *const armies[] = {
    "legion legion legion legion legion legion horse numidian sling",
    "legion legion legion horse horse archer bow",
    "levy levy levy levy light light numidian numidian javelin",
    "pikes pikes pikes pikes elephant elephant cataphract lancer sling",
    "parthian parthian parthian parthian cataphract cataphract bow bow",
    "chariot chariot chariot medium medium medium light bare bare javelin",
    "heavy heavy medium medium elephant chariot horse parthian archer sling javelin",
  };

  return armies[g_test_rand_int_range (0, G_N_ELEMENTS (armies))];
}

char *
co_setups_random_map (void)
{
  static const char *const kinds[] = { "hill", "wood", "stream" };

  const int n = g_test_rand_int_range (0, 5);
  GString  *text = g_string_new ("'map': {'features': [");

  for (int i = 0; i < n; i++)
    g_string_append_printf (text, "%s{'id': 'f%d', 'kind': '%s', 'shape': {'type': 'ellipse', 'centre': [%d, %d], "
                            "'rx': %d, 'ry': %d, 'angle': %d}}", i > 0 ? ", " : "", i,
                            kinds[g_test_rand_int_range (0, G_N_ELEMENTS (kinds))],
                            g_test_rand_int_range (500, 1300), g_test_rand_int_range (300, 900),
                            g_test_rand_int_range (30, 200), g_test_rand_int_range (30, 200),
                            g_test_rand_int_range (0, 180));
  if (g_test_rand_bit ())
    {
      const int x = g_test_rand_int_range (500, 1300);

      g_string_append_printf (text, "%s{'id': 'po', 'kind': 'river', 'shape': {'type': 'polygon', 'points': "
                              "[[%d, 0], [%d, 0], [%d, 1219], [%d, 1219]]}}", n > 0 ? ", " : "", x, x + 60, x + 110,
                              x + 40);
    }
  g_string_append (text, "]}");

  return g_string_free (text, FALSE);
}

/* A line of two ranks, its right wing first, about the middle of the table. */
static void
add_line (GString *text, const char *id, const char *words, int y, int facing)
{
  g_auto (GStrv) list = g_strsplit (words, " ", -1);
  const int      n = (int) g_strv_length (list), files = (n + 1) / 2;
  const int      gap = 42 + g_test_rand_int_range (0, 40), deep = 42 + g_test_rand_int_range (0, 30);
  const int      back = facing == 0 ? deep : -deep;

  for (int i = 0; i < n; i++)
    g_string_append_printf (text, "%s'%s%d': {'at': [%d, %d], 'facing': %d}", i > 0 ? ", " : "", id, i + 1,
                            914 + (i % files - files / 2) * gap, y + i / files * back, facing);
}

char *
co_setups_random_lines (const char *first, const char *second)
{
  GString  *text = g_string_new ("'deployment': {'units': {");
  const int apart = g_test_rand_bit () ? 0 : g_test_rand_int_range (90, 260);

  add_line (text, "a", first, 610 + apart / 2, 0);
  g_string_append (text, ", ");
  add_line (text, "b", second, 610 - apart / 2, 180);
  g_string_append_printf (text, "}, 'commanders': {'ac': {'at': [914, 800]}, 'bc': {'at': [914, 400]}}}");

  return g_string_free (text, FALSE);
}
