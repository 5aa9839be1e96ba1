/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "support/dba-setups.h"

#include <string.h>

#include "engine/dba/dba-setup.h"

JsonNode *
dba_setups_parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char   *json = g_strdelimit (g_strdup (text), "'", '"');
  JsonNode          *node = acies_json_parse (json, strlen (json), &error);

  g_assert_no_error (error);

  return node;
}

static void
add_side (GString *text, const char *id, const char *name, const char *codes)
{
  g_auto (GStrv) list = g_strsplit (codes, " ", -1);

  g_string_append_printf (text, "{'id': '%s', 'name': '%s', 'units': [", id, name);
  for (guint i = 0; list[i] != NULL; i++)
    g_string_append_printf (text, "%s{'id': '%c%u', 'code': '%s'%s}", i > 0 ? ", " : "", id[0], i + 1,
                            list[i], i == 0 ? ", 'general': true" : "");
  g_string_append (text, "]}");
}

JsonNode *
dba_setups_json (const char *rome, const char *gaul, const char *rest)
{
  g_autoptr (GString) text = g_string_new ("{'format': 'acies-scenario', 'version': 1, 'id': 'case', 'ruleset': 'dba', "
                                           "'name': 'Case', 'conditions': {'army-size': 'any'}, 'sides': [");

  add_side (text, "rome", "Rome", rome);
  g_string_append (text, ", ");
  add_side (text, "gaul", "Gaul", gaul);
  g_string_append_printf (text, "], %s}", rest);

  return dba_setups_parse (text->str);
}

DbaSetup *
dba_setups_new (const char *rome, const char *gaul, const char *rest)
{
  g_autoptr (JsonNode)      root = dba_setups_json (rome, gaul, rest);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     at = acies_json_root (root);
  AciesSetup               *setup = dba_setup_new (&at, problems);

  for (guint i = 0; setup == NULL && i < acies_problems_size (problems); i++)
    g_test_message ("%s", acies_problems_get (problems, i)->message);
  g_assert_nonnull (setup);

  return (DbaSetup *) setup;
}

const char *
dba_setups_random_army (void)
{
  static const char *const armies[] = {
    "3Cv 4Bd 4Bd 4Bd 4Bd 4Sp 4Sp 4Sp 3Ax 2Ps 2Ps 3Cv",
    "3Kn 4Pk 4Pk 4Pk 4Pk 4Pk 4Pk 3Ax 2Ps 2LH 3Cv Art",
    "4Wb 4Wb 4Wb 4Wb 4Wb 4Wb 4Wb 4Wb LCh LCh 2Ps 3Cv",
    "El 4Bw 4Bw 4Bw 8Bw 8Bw Art Art WWg SCh 2LH 2LH",
    "6Cv 2LH 2LH 2LH 2LH 2LH 2LH 2LH 2LH 2LH 2Cm 6Kn",
    "3Kn 3Kn 3Kn SCh SCh El El 3Wb 3Wb 3Bd 2Ps 2Ps",
    "4Sp 4Sp 4Sp 8Sp 8Sp 6Bd 3Pk 3Pk HCh 2Ps 4Bw 3Ax",
  };

  return armies[g_test_rand_int_range (0, G_N_ELEMENTS (armies))];
}

static void
add_features (GString *text)
{
  static const char *const kinds[] = {
    "gentle-hill", "steep-hill",    "wood",            "rough",      "marsh", "dunes",
    "good",        "built-up-area", "enclosed-fields", "impassable", "lake",  "sea",
  };
  const int n = g_test_rand_int_range (0, 7);

  g_string_append (text, "'features': [");
  for (int i = 0; i < n; i++)
    g_string_append_printf (text, "%s{'id': 'f%d', 'kind': '%s', 'shape': {'type': 'ellipse', 'centre': [%d, %d], 'rx': %d, "
                            "'ry': %d, 'angle': %d}}", i > 0 ? ", " : "", i,
                            kinds[g_test_rand_int_range (0, G_N_ELEMENTS (kinds))],
                            g_test_rand_int_range (0, 600), g_test_rand_int_range (0, 600),
                            g_test_rand_int_range (20, 90), g_test_rand_int_range (20, 90),
                            g_test_rand_int_range (0, 180));
  g_string_append (text, "]");
}

char *
dba_setups_random_map (void)
{
  GString *text = g_string_new ("'map': {");

  add_features (text);
  if (g_test_rand_bit ())
    g_string_append_printf (text, ", 'rivers': [{'id': 'po', 'points': [[%d, 0], [%d, 300], [%d, 600]]}]",
                            g_test_rand_int_range (0, 600), g_test_rand_int_range (0, 600),
                            g_test_rand_int_range (0, 600));
  if (g_test_rand_bit ())
    g_string_append_printf (text, ", 'roads': [{'id': 'via', 'points': [[0, %d], [300, %d], [600, %d]]}]",
                            g_test_rand_int_range (0, 600), g_test_rand_int_range (0, 600),
                            g_test_rand_int_range (0, 600));
  g_string_append (text, "}");

  return g_string_free (text, FALSE);
}
