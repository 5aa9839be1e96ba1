/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include <string.h>

#include "engine/core/acies-draft.h"
#include "engine/core/acies-scenario-envelope.h"

static const char root_text[] =
  "{ \"id\": \"ford\", \"sides\": ["
  "  { \"id\": \"red\", \"units\": [ { \"id\": \"foot\", \"count\": 3 }, { \"id\": \"horse-2\" }, { \"id\": 7, \"count\": \"x\" } ] },"
  "  { \"id\": \"guard\", \"units\": null }, 4, [ { \"id\": \"deep\" } ] ] }";

typedef struct
{
  const char *name;
  const char *id;
} IdCase;

static const IdCase id_cases[] = {
  { "Numidian horse", "numidian-horse" },
  { "  Légion  (X) ", "legion-x" },
  { "Alexander's \"Companions\"", "alexanders-companions" },
  { "Guard", "guard-b" },
  { "foot", "foot-b" },
  { "foot 3", "foot-3-b" },
  { "foot 4", "foot-4" },
  { "horse", "horse-b" },
  { "deep", "deep-b" },
  { "ford", "ford" },
  { "", "unnamed" },
  { "---", "unnamed" },
};

static JsonNode *
read_root (void)
{
  g_autoptr (GError) error = NULL;
  JsonNode          *root = acies_json_parse (root_text, strlen (root_text), &error);

  g_assert_no_error (error);

  return root;
}

static void
test_make_id (void)
{
  g_autoptr (JsonNode)  node = read_root ();
  const AciesJsonCursor root = acies_json_root (node);
  g_autofree char      *long_name = g_strnfill (500, 'a');
  g_autofree char      *long_id = acies_draft_make_id (&root, long_name);

  for (guint i = 0; i < G_N_ELEMENTS (id_cases); i++)
    {
      g_autofree char *id = acies_draft_make_id (&root, id_cases[i].name);

      g_assert_cmpstr (id, ==, id_cases[i].id);
      g_assert_true (acies_json_is_id (id));
    }
  g_assert_true (acies_json_is_id (long_id));
}

/* However often a name is used, its ids differ. */
static void
test_make_many_ids (void)
{
  g_autoptr (JsonNode)  node = json_from_string ("{ \"list\": [] }", NULL);
  const AciesJsonCursor root = acies_json_root (node);
  JsonArray            *list = json_object_get_array_member (json_node_get_object (node), "list");

  for (guint i = 0; i < 60; i++)
    {
      g_autofree char *id = acies_draft_make_id (&root, "Foot");
      JsonObject      *object = json_object_new ();

      g_assert_true (acies_json_is_id (id));
      g_assert_false (acies_draft_has_id (&root, id));
      json_object_set_string_member (object, "id", id);
      json_object_set_int_member (object, "count", 1 + i % 3);
      json_array_add_object_element (list, object);
    }
}

static void
test_is_free (void)
{
  g_autoptr (JsonNode)  node = read_root ();
  const AciesJsonCursor root = acies_json_root (node);
  const AciesJsonCursor sides = acies_json_member (&root, "sides");
  const AciesJsonCursor guard = acies_json_element (&sides, 1);
  const AciesJsonCursor nothing = acies_json_root (NULL);

  g_assert_true (acies_draft_has_id (&root, "foot"));
  g_assert_true (acies_draft_has_id (&root, "foot-3"));
  g_assert_false (acies_draft_has_id (&root, "foot-4"));
  g_assert_false (acies_draft_has_id (&root, "foot-03"));
  g_assert_true (acies_draft_is_free (&root, NULL, "horse", 1));
  g_assert_false (acies_draft_is_free (&root, NULL, "horse", 2));
  g_assert_false (acies_draft_is_free (&root, NULL, "guard", 1));
  g_assert_true (acies_draft_is_free (&root, guard.node, "guard", 1));
  g_assert_true (acies_draft_is_free (&nothing, NULL, "guard", 1));
}

/* What the form of a battle offers, every reader of scenarios knows. */
static void
test_forms (void)
{
  const AciesForm *form = &acies_scenario_forms[0];

  g_assert_cmpstr (form->path, ==, "");
  for (const AciesFormField *field = form->fields; field->key != NULL; field++)
    {
      g_autofree char          *text = g_strdup_printf ("{ \"%s\": null }", field->key);
      g_autoptr (JsonNode)      node = json_from_string (text, NULL);
      g_autoptr (AciesProblems) problems = acies_problems_new ();
      const AciesJsonCursor     root = acies_json_root (node);
      AciesEnvelope             envelope;

      acies_envelope_read (&envelope, &root, problems);
      for (guint i = 0; i < acies_problems_size (problems); i++)
        g_assert_cmpint (acies_problems_get (problems, i)->severity, ==, ACIES_SEVERITY_ERROR);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draft/make-id", test_make_id);
  g_test_add_func ("/draft/make-many-ids", test_make_many_ids);
  g_test_add_func ("/draft/is-free", test_is_free);
  g_test_add_func ("/draft/forms", test_forms);

  return g_test_run ();
}
