/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/core/acies-fields.h"

#include <string.h>

static const AciesName kinds[] = { { "cart", 1 }, { "boat", 2 }, { NULL, 0 } };

static const AciesFormField fields[] = {
  { .key = "id", .label = "Id", .kind = ACIES_FIELD_ID, .required = TRUE },
  { .key = "kind", .label = "Kind", .kind = ACIES_FIELD_ENUM, .required = TRUE, .choices = kinds, .clause = "1.1" },
  { .key = "wheels", .label = "Wheels", .kind = ACIES_FIELD_INT, .least = 2, .most = 4, .fallback = 2, .clause = "1.2",
    .when_key = "kind", .when_value = "cart" },
  { .key = "armed", .label = "Armed", .kind = ACIES_FIELD_BOOL },
  { .key = "crew", .label = "Crew", .kind = ACIES_FIELD_INT, .least = 0, .most = 9, .fallback = 3,
    .when_key = "armed", .when_value = "true" },
  { .key = "name", .label = "Name", .kind = ACIES_FIELD_TEXT },
  { .key = "leader", .label = "Leader", .kind = ACIES_FIELD_REFERENCE },
  { .key = "cargo", .label = "Cargo", .kind = ACIES_FIELD_OTHER },
  { .key = "sail", .label = "Sail", .kind = ACIES_FIELD_COLOUR },
  { .key = "log", .label = "Log", .kind = ACIES_FIELD_LONG_TEXT },
  { .key = "owner", .label = "Owner", .kind = ACIES_FIELD_TEXT, .required = TRUE, .is_read_elsewhere = TRUE },
  { NULL },
};

typedef struct
{
  const char *name;
  const char *text;
  gboolean    good;
  const char *message;  /* of the one problem; NULL if there is none */
} FieldCase;

static const FieldCase cases[] = {
  { "least", "{ \"id\": \"a\", \"kind\": \"boat\" }", TRUE, NULL },
  { "all", "{ \"id\": \"a\", \"kind\": \"cart\", \"wheels\": 4, \"armed\": true, \"crew\": 9, \"name\": \"A\","
    "  \"leader\": \"b\", \"cargo\": [] }", TRUE, NULL },
  { "null-is-absent", "{ \"id\": \"a\", \"kind\": \"cart\", \"wheels\": null }", TRUE, NULL },
  { "required", "{ \"kind\": \"boat\" }", FALSE, "id: this is missing; a text in double quotes is expected" },
  { "clause", "{ \"id\": \"a\", \"kind\": \"raft\" }", FALSE, "kind: \"raft\" is none of cart, boat [1.1]" },
  { "range", "{ \"id\": \"a\", \"kind\": \"cart\", \"wheels\": 5 }", FALSE,
    "wheels: 5 stands here; a whole number from 2 to 4 is expected [1.2]" },
  { "does-not-apply", "{ \"id\": \"a\", \"kind\": \"boat\", \"wheels\": 4 }", TRUE,
    "wheels: this has an effect only where \"kind\" is cart [1.2]" },
  { "switch-off", "{ \"id\": \"a\", \"kind\": \"boat\", \"armed\": false, \"crew\": 4 }", TRUE,
    "crew: this has an effect only where \"armed\" is true" },
  { "reference", "{ \"id\": \"a\", \"kind\": \"boat\", \"leader\": 5 }", FALSE,
    "leader: 5 stands here; a text in double quotes is expected" },
  { "colour", "{ \"id\": \"a\", \"kind\": \"boat\", \"sail\": \"#00AAff\" }", TRUE, NULL },
  { "no-colour", "{ \"id\": \"a\", \"kind\": \"boat\", \"sail\": \"#00aaf\" }", TRUE,
    "sail: a colour is written as #rrggbb, like #9b2226" },
  { "colour-is-a-number", "{ \"id\": \"a\", \"kind\": \"boat\", \"sail\": 7 }", FALSE,
    "sail: 7 stands here; a text in double quotes is expected" },
  { "long-text-is-a-list", "{ \"id\": \"a\", \"kind\": \"boat\", \"log\": [] }", FALSE,
    "log: […] stands here; a text in double quotes is expected" },
  { "read-elsewhere", "{ \"id\": \"a\", \"kind\": \"boat\", \"owner\": 7 }", TRUE, NULL },
  { "unknown", "{ \"id\": \"a\", \"kind\": \"boat\", \"wheel\": 5 }", TRUE,
    "wheel: this key is unknown; it is kept but has no effect" },
};

static void
test_check (gconstpointer data)
{
  const FieldCase          *the_case = data;
  g_autoptr (JsonNode)      node = acies_json_parse (the_case->text, strlen (the_case->text), NULL);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     root = acies_json_root (node);
  g_autofree char          *text = NULL;

  g_assert_cmpint (acies_fields_check (fields, &root, problems), ==, the_case->good);
  g_assert_cmpint (acies_problems_has_errors (problems), ==, !the_case->good);
  g_assert_cmpuint (acies_problems_size (problems), ==, the_case->message != NULL);
  if (the_case->message == NULL)
    return;

  text = acies_problem_to_string (acies_problems_get (problems, 0));
  g_assert_cmpstr (text, ==, the_case->message);
}

static int
read_int (const char *text, const char *key)
{
  g_autoptr (JsonNode)  node = acies_json_parse (text, strlen (text), NULL);
  const AciesJsonCursor root = acies_json_root (node);

  return acies_field_get_int (acies_field_find (fields, key), &root);
}

static void
test_get_int (void)
{
  g_assert_cmpint (read_int ("{\"wheels\": 3}", "wheels"), ==, 3);
  g_assert_cmpint (read_int ("{\"wheels\": 7}", "wheels"), ==, 2);
  g_assert_cmpint (read_int ("{}", "wheels"), ==, 2);
  g_assert_cmpint (read_int ("{\"kind\": \"boat\"}", "kind"), ==, 2);
  g_assert_cmpint (read_int ("{\"armed\": true}", "armed"), ==, 1);
  g_assert_null (acies_field_find (fields, "sails"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/fields/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_check);
    }
  g_test_add_func ("/fields/get-int", test_get_int);

  return g_test_run ();
}
