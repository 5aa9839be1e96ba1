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
