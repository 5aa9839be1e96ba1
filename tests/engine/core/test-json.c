/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/core/acies-json.h"

#include <float.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/core/acies-error.h"

static JsonNode *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode          *root = acies_json_parse (text, strlen (text), &error);

  g_assert_no_error (error);

  return root;
}

/* The one problem of @problems, which are emptied. */
static void
assert_problem (AciesProblems **problems, const char *wanted)
{
  g_autofree char *text = NULL;

  g_assert_cmpuint (acies_problems_size (*problems), ==, 1);
  text = acies_problem_to_string (acies_problems_get (*problems, 0));
  g_assert_cmpstr (text, ==, wanted);
  acies_problems_free (*problems);
  *problems = acies_problems_new ();
}

/* What is read is written as it was, in order and to the last digit. */
static void
test_round_trip (void)
{
  static const char text[] = "{\n"
                             "  \"b\": \"a\\\"\\\\/\\b\\f\\n\\r\\t\\u001fé😀\",\n"
                             "  \"a\": [\n"
                             "    1,\n"
                             "    -9007199254740992,\n"
                             "    0.1,\n"
                             "    1.0,\n"
                             "    1e+20,\n"
                             "    -2.5e-07,\n"
                             "    true,\n"
                             "    null\n"
                             "  ],\n"
                             "  \"empty\": {},\n"
                             "  \"none\": []\n"
                             "}\n";
  g_autoptr (JsonNode) root = parse (text);
  g_autoptr (JsonNode) again = NULL;
  g_autofree char     *pretty = acies_json_to_text (root);
  g_autofree char     *line = acies_json_to_line (root);
  g_autofree char     *pretty_again = NULL;

  g_assert_cmpstr (pretty, ==, text);
  g_assert_null (strchr (line, '\n'));
  again = parse (line);
  pretty_again = acies_json_to_text (again);
  g_assert_cmpstr (pretty_again, ==, text);
}

static void
test_numbers (void)
{
  static const double values[] = { 0, -0.0, 0.5, 1.0 / 3, 0.1 + 0.2, 12345678.9, 1e15, 1e300, DBL_MAX, DBL_MIN };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autoptr (JsonNode) node = json_node_init_double (json_node_alloc (), values[i]);
      g_autofree char     *text = acies_json_to_line (node);
      g_autoptr (JsonNode) again = parse (text);

      g_assert_true (json_node_get_value_type (again) == G_TYPE_DOUBLE);
      g_assert_cmpfloat (json_node_get_double (again), ==, values[i]);
    }
}

/* Numbers that JSON cannot hold must not make a file that nobody can read. */
static void
test_not_finite (void)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode)    root = NULL;
  g_autofree char        *line = NULL;

  json_builder_begin_object (builder);
  acies_json_put_double (builder, "much", G_MAXDOUBLE * 10);
  acies_json_put_double (builder, "none", G_MAXDOUBLE * 10 - G_MAXDOUBLE * 10);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  line = acies_json_to_line (root);
  g_assert_cmpstr (line, ==, "{\"much\":null,\"none\":null}");
}

static void
test_put (void)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode)    root = NULL;
  g_autofree char        *line = NULL;

  json_builder_begin_object (builder);
  acies_json_put_string (builder, "a", "b");
  acies_json_put_string (builder, "c", NULL);
  acies_json_put_int (builder, "d", -7);
  acies_json_put_bool (builder, "e", TRUE);
  acies_json_put_double (builder, "f", 2);
  acies_json_put_null (builder, "g");
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  line = acies_json_to_line (root);
  g_assert_cmpstr (line, ==, "{\"a\":\"b\",\"c\":null,\"d\":-7,\"e\":true,\"f\":2.0,\"g\":null}");
}

static void
test_copy (void)
{
  g_autoptr (JsonNode) root = parse ("{\"a\": [1, {\"b\": \"x\"}]}");
  g_autoptr (JsonNode) copy = acies_json_copy (root);
  g_autofree char     *line = NULL;

  json_object_set_int_member (json_node_get_object (root), "a", 2);
  line = acies_json_to_line (copy);
  g_assert_cmpstr (line, ==, "{\"a\":[1,{\"b\":\"x\"}]}");
}

static const AciesName colour_names[] = { { "red", 3 }, { "green", 5 }, { NULL, 0 } };

static void
test_readers (void)
{
  g_autoptr (JsonNode) node =
    parse ("{\"o\": {}, \"l\": [1, 2], \"s\": \"x\", \"id\": \"gauls-1\", \"i\": 4, \"e\": \"green\", \"b\": true}");
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     root = acies_json_root (node);
  AciesJsonCursor           value;
  const char               *text;
  int                       number;
  gboolean                  flag;

  g_assert_true (acies_json_read_object (&root, "o", &value, problems));
  g_assert_true (acies_json_read_array (&root, "l", 2, &value, problems));
  g_assert_cmpuint (acies_json_length (&value), ==, 2);
  g_assert_true (acies_json_read_string (&root, "s", &text, problems));
  g_assert_cmpstr (text, ==, "x");
  g_assert_true (acies_json_read_id (&root, "id", &text, problems));
  g_assert_cmpstr (text, ==, "gauls-1");
  g_assert_true (acies_json_read_int (&root, "i", 4, 4, &number, problems));
  g_assert_cmpint (number, ==, 4);
  g_assert_true (acies_json_read_enum (&root, "e", colour_names, &number, problems));
  g_assert_cmpint (number, ==, 5);
  g_assert_true (acies_json_read_bool (&root, "b", &flag, problems));
  g_assert_true (flag);
  g_assert_cmpuint (acies_problems_size (problems), ==, 0);
}

static void
test_reader_complaints (void)
{
  g_autoptr (JsonNode) node =
    parse ("{\"x\": {\"l\": [1, 2], \"s\": 5, \"id\": \"Gauls\", \"i\": 4.5, \"e\": \"blue\", \"b\": 1, \"n\": null}}");
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     root = acies_json_root (node);
  const AciesJsonCursor     at = acies_json_member (&root, "x");
  AciesJsonCursor           value;
  const char               *text = "as it was";
  int                       number = 77;
  gboolean                  flag = FALSE;

  g_assert_false (acies_json_read_object (&at, "l", &value, problems));
  assert_problem (&problems, "x.l: […] stands here; an object in { } is expected");
  g_assert_false (acies_json_read_array (&at, "l", 1, &value, problems));
  assert_problem (&problems, "x.l: this list has 2 entries; at most 1 are allowed");
  g_assert_false (acies_json_read_array (&at, "s", 1, &value, problems));
  assert_problem (&problems, "x.s: 5 stands here; a list in [ ] is expected");
  g_assert_false (acies_json_read_string (&at, "s", &text, problems));
  assert_problem (&problems, "x.s: 5 stands here; a text in double quotes is expected");
  g_assert_false (acies_json_read_string (&at, "n", &text, problems));
  assert_problem (&problems, "x.n: null stands here; a text in double quotes is expected");
  g_assert_false (acies_json_read_string (&at, "absent", &text, problems));
  assert_problem (&problems, "x.absent: this is missing; a text in double quotes is expected");
  g_assert_false (acies_json_read_id (&at, "id", &text, problems));
  assert_problem (&problems, "x.id: \"Gauls\" is no id; an id has 1 to 64 characters, small letters a-z, digits and "
                             "hyphens, and does not begin with a hyphen");
  g_assert_false (acies_json_read_int (&at, "i", 1, 9, &number, problems));
  assert_problem (&problems, "x.i: 4.5 stands here; a whole number from 1 to 9 is expected");
  g_assert_false (acies_json_read_int (&at, "s", 6, 9, &number, problems));
  assert_problem (&problems, "x.s: 5 stands here; a whole number from 6 to 9 is expected");
  g_assert_false (acies_json_read_int (&at, "b", 2, 9, &number, problems));
  assert_problem (&problems, "x.b: 1 stands here; a whole number from 2 to 9 is expected");
  g_assert_false (acies_json_read_enum (&at, "e", colour_names, &number, problems));
  assert_problem (&problems, "x.e: \"blue\" is none of red, green");
  g_assert_false (acies_json_read_bool (&at, "b", &flag, problems));
  assert_problem (&problems, "x.b: 1 stands here; true or false is expected");
  g_assert_cmpstr (text, ==, "as it was");
  g_assert_cmpint (number, ==, 77);
  g_assert_false (flag);
}

/* Absent and null leave the value alone; a wrong one is complained of all the same. */
static void
test_optional (void)
{
  g_autoptr (JsonNode)      node = parse ("{\"n\": null, \"s\": 5}");
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     root = acies_json_root (node);
  const char               *text = "as it was";
  int                       number = 77;
  gboolean                  flag = TRUE;

  g_assert_true (acies_json_read_string_or (&root, "absent", &text, problems));
  g_assert_true (acies_json_read_string_or (&root, "n", &text, problems));
  g_assert_true (acies_json_read_int_or (&root, "n", 0, 9, &number, problems));
  g_assert_true (acies_json_read_enum_or (&root, "n", colour_names, &number, problems));
  g_assert_true (acies_json_read_bool_or (&root, "n", &flag, problems));
  g_assert_cmpstr (text, ==, "as it was");
  g_assert_cmpint (number, ==, 77);
  g_assert_true (flag);
  g_assert_false (acies_json_read_string_or (&root, "s", &text, problems));
  g_assert_cmpuint (acies_problems_size (problems), ==, 1);
}

static void
test_paths (void)
{
  g_autoptr (JsonNode)  node = parse ("{\"sides\": [0, {\"a b\": [1]}]}");
  const AciesJsonCursor root = acies_json_root (node);
  const AciesJsonCursor sides = acies_json_member (&root, "sides");
  const AciesJsonCursor side = acies_json_element (&sides, 1);
  const AciesJsonCursor odd = acies_json_member (&side, "a b");
  const AciesJsonCursor element = acies_json_element (&odd, 0);
  const AciesJsonCursor beyond = acies_json_element (&odd, 1);
  const AciesJsonCursor below = acies_json_member (&beyond, "c");
  g_autofree char      *path = acies_json_path (&below);
  g_autofree char      *empty = acies_json_path (&root);

  g_assert_cmpstr (path, ==, "sides[1][\"a b\"][1].c");
  g_assert_cmpstr (empty, ==, "");
  g_assert_true (acies_json_exists (&element));
  g_assert_false (acies_json_exists (&beyond));
  g_assert_null (below.node);
}

/* What a file says may be shown, but neither a page of it nor anything that a terminal obeys. */
static void
test_shown_text (void)
{
  g_autofree char          *longer = g_strnfill (500, 'x');
  g_autofree char          *text = g_strdup_printf ("{\"a\": \"\\u001b[31mred\", \"b\": \"%s\"}", longer);
  g_autoptr (JsonNode)      node = parse (text);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     root = acies_json_root (node);
  int                       number;

  acies_json_read_int (&root, "a", 0, 1, &number, problems);
  acies_json_read_int (&root, "b", 0, 1, &number, problems);
  g_assert_null (strchr (acies_problems_get (problems, 0)->message, '\x1b'));
  g_assert_cmpuint (strlen (acies_problems_get (problems, 1)->message), <, 150);
}

static void
test_unknown_keys (void)
{
  static const char *const  known[] = { "a", NULL };
  g_autoptr (JsonNode)      node = parse ("{\"a\": 1, \"colour\": 2}");
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     root = acies_json_root (node);

  acies_json_warn_unknown (&root, known, problems);
  g_assert_false (acies_problems_has_errors (problems));
  assert_problem (&problems, "colour: this key is unknown; it is kept but has no effect");
}

static void
test_ids (void)
{
  g_autofree char *longest = g_strnfill (64, 'a');
  g_autofree char *too_long = g_strnfill (65, 'a');

  g_assert_true (acies_json_is_id ("a"));
  g_assert_true (acies_json_is_id ("7th-legion"));
  g_assert_true (acies_json_is_id (longest));
  g_assert_false (acies_json_is_id (too_long));
  g_assert_false (acies_json_is_id (""));
  g_assert_false (acies_json_is_id ("-a"));
  g_assert_false (acies_json_is_id ("A"));
  g_assert_false (acies_json_is_id ("a_b"));
  g_assert_false (acies_json_is_id ("é"));
}

/* The first error survives, however many warnings there are before it. */
static void
test_many_problems (void)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;

  for (guint i = 0; i < 5000; i++)
    acies_problems_add (problems, ACIES_SEVERITY_WARNING, "a", NULL, "warning %u", i);
  acies_problems_add (problems, ACIES_SEVERITY_ERROR, "b", "5.5.3", "the first");
  acies_problems_add (problems, ACIES_SEVERITY_ERROR, "c", NULL, "the second");
  g_assert_cmpuint (acies_problems_size (problems), ==, 1000);
  g_assert_true (acies_problems_has_errors (problems));
  g_assert_false (acies_problems_to_error (problems, &error));
  g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_INVALID);
  g_assert_cmpstr (error->message, ==, "b: the first [5.5.3]");
}

/* Whoever comes upon a fault that is told already tells nothing new. */
static void
test_told_once (void)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesProblems) others = acies_problems_new ();

  for (guint i = 0; i < 3; i++)
    acies_problems_add (problems, ACIES_SEVERITY_WARNING, "a", "5.5.3", "full");
  acies_problems_add (others, ACIES_SEVERITY_WARNING, "a", NULL, "full");
  acies_problems_add_under (problems, "5.5.3", others);
  g_assert_cmpuint (acies_problems_size (problems), ==, 1);

  acies_problems_add (problems, ACIES_SEVERITY_WARNING, "b", "5.5.3", "full");
  acies_problems_add (problems, ACIES_SEVERITY_WARNING, "a", "5.5.4", "full");
  acies_problems_add (problems, ACIES_SEVERITY_WARNING, "a", "5.5.3", "half full");
  acies_problems_add (problems, ACIES_SEVERITY_ERROR, "a", "5.5.3", "full");
  g_assert_cmpuint (acies_problems_size (problems), ==, 5);
}

/* ---- Files ---- */

static char *folder;

static GFile *
file_in_folder (const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return g_file_new_for_path (path);
}

static void
assert_load_fails (GFile *file, int code, const char *reason)
{
  g_autofree char      *name = g_file_get_parse_name (file);
  g_autoptr (GError)    error = NULL;
  g_autoptr (JsonNode)  node = acies_json_load (file, &error);

  g_assert_null (node);
  g_assert_error (error, ACIES_FILE_ERROR, code);
  g_assert_true (g_str_has_prefix (error->message, name));
  g_assert_nonnull (strstr (error->message, reason));
}

static void
test_load_odd_files (void)
{
  g_autoptr (GFile) absent = file_in_folder ("absent.json");
  g_autoptr (GFile) itself = g_file_new_for_path (folder);
  g_autoptr (GFile) pipe = file_in_folder ("pipe.json");
  g_autoptr (GFile) device = g_file_new_for_path ("/dev/zero");
  g_autoptr (GFile) large = file_in_folder ("large.json");
  g_autoptr (GFile) empty = file_in_folder ("empty.json");

  assert_load_fails (absent, ACIES_FILE_ERROR_ACCESS, "No such file");
  assert_load_fails (itself, ACIES_FILE_ERROR_ACCESS, "folder");
  g_assert_cmpint (mkfifo (g_file_peek_path (pipe), 0600), ==, 0);
  assert_load_fails (pipe, ACIES_FILE_ERROR_ACCESS, "pipe");
  assert_load_fails (device, ACIES_FILE_ERROR_ACCESS, "device");
  g_assert_true (g_file_set_contents (g_file_peek_path (large), "", 0, NULL));
  g_assert_cmpint (truncate (g_file_peek_path (large), 300 * 1024 * 1024), ==, 0);
  assert_load_fails (large, ACIES_FILE_ERROR_LIMIT, "16 MiB");
  g_assert_true (g_file_set_contents (g_file_peek_path (empty), "", 0, NULL));
  assert_load_fails (empty, ACIES_FILE_ERROR_SYNTAX, "no text");
}

static void
test_save (void)
{
  g_autoptr (GFile)    file = file_in_folder ("Ἀθῆναι 😀.json");
  g_autoptr (GFile)    link = file_in_folder ("link.json");
  g_autoptr (JsonNode) node = parse ("{\"a\": 1}");
  g_autoptr (JsonNode) again = NULL;
  g_autofree char     *target = NULL;
  g_autoptr (GError)   error = NULL;
  GStatBuf             status;

  g_assert_true (acies_json_save (node, file, &error));
  g_assert_no_error (error);
  g_assert_cmpint (g_chmod (g_file_peek_path (file), 0640), ==, 0);
  g_assert_cmpint (symlink (g_file_peek_path (file), g_file_peek_path (link)), ==, 0);
  json_object_set_int_member (json_node_get_object (node), "a", 2);
  g_assert_true (acies_json_save (node, link, &error));

  again = acies_json_load (file, &error);
  g_assert_no_error (error);
  g_assert_cmpint (json_object_get_int_member (json_node_get_object (again), "a"), ==, 2);
  target = g_file_read_link (g_file_peek_path (link), NULL);
  g_assert_nonnull (target);
  g_assert_cmpint (g_stat (g_file_peek_path (file), &status), ==, 0);
  g_assert_cmpint (status.st_mode & 0777, ==, 0640);
}

static void
test_save_nowhere (void)
{
  g_autoptr (GFile)    nowhere = file_in_folder ("absent/x.json");
  g_autoptr (GFile)    itself = g_file_new_for_path (folder);
  g_autoptr (GFile)    device = g_file_new_for_path ("/dev/null");
  GFile               *files[] = { nowhere, itself, device };
  g_autoptr (JsonNode) node = parse ("{}");

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (acies_json_save (node, files[i], &error));
      g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_ACCESS);
      g_assert_nonnull (strstr (error->message, g_file_peek_path (files[i])));
    }
  g_assert_false (g_file_test ("/dev/null", G_FILE_TEST_IS_REGULAR));
}

static void
remove_folder (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char      *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("acies-json-XXXXXX", NULL);

  g_test_add_func ("/json/round-trip", test_round_trip);
  g_test_add_func ("/json/numbers", test_numbers);
  g_test_add_func ("/json/not-finite", test_not_finite);
  g_test_add_func ("/json/put", test_put);
  g_test_add_func ("/json/copy", test_copy);
  g_test_add_func ("/json/readers", test_readers);
  g_test_add_func ("/json/reader-complaints", test_reader_complaints);
  g_test_add_func ("/json/optional", test_optional);
  g_test_add_func ("/json/paths", test_paths);
  g_test_add_func ("/json/shown-text", test_shown_text);
  g_test_add_func ("/json/unknown-keys", test_unknown_keys);
  g_test_add_func ("/json/ids", test_ids);
  g_test_add_func ("/json/many-problems", test_many_problems);
  g_test_add_func ("/json/problems/told-once", test_told_once);
  g_test_add_func ("/json/load-odd-files", test_load_odd_files);
  g_test_add_func ("/json/save", test_save);
  g_test_add_func ("/json/save-nowhere", test_save_nowhere);
  status = g_test_run ();

  remove_folder ();
  g_free (folder);

  return status;
}
