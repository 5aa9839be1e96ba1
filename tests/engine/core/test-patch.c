/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "engine/core/acies-patch.h"

#include <math.h>
#include <string.h>

#include "engine/core/acies-error.h"
#include "engine/core/acies-json-scan.h"

static JsonNode *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode          *node = acies_json_parse (text, strlen (text), &error);

  g_assert_no_error (error);

  return node;
}

/* ---- Paths ---- */

typedef struct
{
  const char *name;
  const char *path;
  const char *printed;  /* NULL: it is no path */
  const char *found;    /* in the tree below; NULL: nothing */
} PathCase;

static const char path_tree[] =
  "{\"sides\":[{\"units\":[{\"class\":\"poor\"},{\"class\":\"veteran\"}]}],\"a key\":1,\"q\\\"\\\\\":2,\"\":3,\"größe\":[4]}";

static const PathCase path_cases[] = {
  { "root", "", "", path_tree },
  { "member", "sides", "sides", "[{\"units\":[{\"class\":\"poor\"},{\"class\":\"veteran\"}]}]" },
  { "deep", "sides[0].units[1].class", "sides[0].units[1].class", "\"veteran\"" },
  { "quoted", "[\"a key\"]", "[\"a key\"]", "1" },
  { "quoted-plain", "[\"sides\"][0].units[0].class", "sides[0].units[0].class", "\"poor\"" },
  { "escaped", "[\"q\\\"\\\\\"]", "[\"q\\\"\\\\\"]", "2" },
  { "empty-key", "[\"\"]", "[\"\"]", "3" },
  { "not-ascii", "[\"größe\"][0]", "[\"größe\"][0]", "4" },
  { "absent-element", "sides[1]", "sides[1]", NULL },
  { "absent-member", "sides[0].camp.zone", "sides[0].camp.zone", NULL },
  { "member-of-list", "sides.units", "sides.units", NULL },
  { "element-of-object", "sides[0][0]", "sides[0][0]", NULL },
  { "end", "sides[]", "sides[]", NULL },
  { "zeros", "sides[00]", "sides[0]", "{\"units\":[{\"class\":\"poor\"},{\"class\":\"veteran\"}]}" },
  { "list-first", "[0]", "[0]", NULL },
  { "point-first", ".sides", NULL, NULL },
  { "point-last", "sides.", NULL, NULL },
  { "two-points", "sides..units", NULL, NULL },
  { "no-point", "sides[0]units", NULL, NULL },
  { "open", "sides[0", NULL, NULL },
  { "open-quote", "[\"a", NULL, NULL },
  { "open-escape", "[\"a\\", NULL, NULL },
  { "no-bracket", "[\"a\"", NULL, NULL },
  { "negative", "sides[-1]", NULL, NULL },
  { "words", "a key", NULL, NULL },
  { "huge", "sides[99999999999999999999]", NULL, NULL },
  { "not-utf8", "[\"\xff\"]", NULL, NULL },
};

static void
test_path (gconstpointer data)
{
  const PathCase     *row = data;
  g_autoptr (JsonNode) root = parse (path_tree);
  g_autoptr (GError)   error = NULL;
  g_autoptr (GArray)   steps = acies_path_parse (row->path, &error);
  g_autofree char     *printed = NULL;
  g_autofree char     *found = NULL;
  JsonNode            *node = acies_path_find (root, row->path);

  if (row->printed == NULL)
    {
      g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_INVALID);
      g_assert_null (steps);
      g_assert_null (node);
      return;
    }

  g_assert_no_error (error);
  printed = acies_path_print (steps, steps->len);
  g_assert_cmpstr (printed, ==, row->printed);
  found = node != NULL ? acies_json_to_line (node) : NULL;
  g_assert_cmpstr (found, ==, row->found);
}

static void
test_path_parts (void)
{
  g_autofree char    *member = acies_path_member ("", "sides");
  g_autofree char    *element = acies_path_element (member, 2);
  g_autofree char    *strange = acies_path_member (element, "a \"b\"");
  g_autofree char    *parent = acies_path_parent (strange);
  g_autofree char    *none = acies_path_parent ("");
  g_autoptr (GString) deep = g_string_new (NULL);

  g_assert_cmpstr (strange, ==, "sides[2][\"a \\\"b\\\"\"]");
  g_assert_cmpstr (parent, ==, "sides[2]");
  g_assert_null (none);
  g_assert_true (acies_path_contains ("", strange));
  g_assert_true (acies_path_contains ("sides", "sides"));
  g_assert_true (acies_path_contains ("sides[2]", strange));
  g_assert_false (acies_path_contains ("sides[2]", "sides[21]"));
  g_assert_false (acies_path_contains ("side", "sides"));
  g_assert_false (acies_path_contains ("sides[2].a", "sides[2]"));

  for (guint i = 0; i <= ACIES_MAX_JSON_DEPTH; i++)
    g_string_append (deep, "[0]");
  g_assert_null (acies_path_parse (deep->str, NULL));
}

/* ---- Patches ---- */

static const AciesFormField root_fields[] = { { "format" }, { "name" }, { "date" }, { "place" }, { NULL } };
static const AciesFormField more_fields[] = { { "sides" }, { "map" }, { NULL } };
static const AciesFormField unit_fields[] = { { "id" }, { "class" }, { "count" }, { NULL } };

static const AciesFieldOrder order[] = {
  { "", root_fields },
  { "sides[].units[]", unit_fields },
  { "deployment.*.groups[]", unit_fields },
  { "", more_fields },
  { NULL, NULL },
};

/* An edit as "set PATH JSON", "insert PATH JSON", "remove PATH", "move PATH N", "rename PATH KEY". */
static void
add_edit (AciesPatch *patch, const char *edit)
{
  g_auto (GStrv) words = g_strsplit (edit, " ", 3);

  if (g_str_equal (words[0], "set"))
    acies_patch_set (patch, words[1], parse (words[2]));
  else if (g_str_equal (words[0], "insert"))
    acies_patch_insert (patch, words[1], parse (words[2]));
  else if (g_str_equal (words[0], "remove"))
    acies_patch_remove (patch, words[1]);
  else if (g_str_equal (words[0], "move"))
    acies_patch_move (patch, words[1],
                      g_str_equal (words[2], "end") ? ACIES_PATH_END : (guint) g_ascii_strtoull (words[2], NULL, 10));
  else
    acies_patch_rename (patch, words[1], words[2]);
}

static char *
print_changes (GArray *changes)
{
  static const char *const kinds[] = { "value", "insert", "remove", "move" };
  g_autoptr (GString)      text = g_string_new (NULL);

  for (guint i = 0; i < changes->len; i++)
    {
      const AciesChange *change = &g_array_index (changes, AciesChange, i);

      g_string_append_printf (text, "%s%s %s", i > 0 ? ", " : "", kinds[change->kind], change->path);
      if (change->kind != ACIES_CHANGE_VALUE)
        g_string_append_printf (text, " %u", change->index);
      if (change->kind == ACIES_CHANGE_MOVE)
        g_string_append_printf (text, " %u", change->to);
    }

  return g_strdup (text->str);
}

typedef struct
{
  const char *name;
  const char *before;
  const char *edits[3];
  const char *after;    /* NULL: refused */
  const char *changes;  /* or the error */
} PatchCase;

static const PatchCase patch_cases[] = {
  { "set-member", "{\"a\":1,\"b\":2}", { "set a 3" }, "{\"a\":3,\"b\":2}", "value a" },
  { "set-same", "{\"a\":[1,{\"b\":2}]}", { "set a [1,{\"b\":2}]" }, "{\"a\":[1,{\"b\":2}]}", "" },
  { "set-order-differs", "{\"a\":{\"x\":1,\"y\":2}}", { "set a {\"y\":2,\"x\":1}" }, "{\"a\":{\"y\":2,\"x\":1}}", "value a" },
  { "set-root", "{\"a\":1}", { "set  {}" }, "{}", "value " },
  { "set-element", "{\"a\":[1,2,3]}", { "set a[1] 9" }, "{\"a\":[1,9,3]}", "value a[1]" },
  { "set-behind-last", "{\"a\":[1]}", { "set a[1] 2" }, "{\"a\":[1,2]}", "insert a 1" },
  { "set-end", "{\"a\":[1]}", { "set a[].b 2" }, "{\"a\":[1,{\"b\":2}]}", "insert a 1" },
  { "set-makes-parents", "{}", { "set a.b[0].c true" }, "{\"a\":{\"b\":[{\"c\":true}]}}", "value a" },
  { "set-gap", "{\"a\":[1]}", { "set a[2] 2" }, NULL, "a[2]: there is no such place in this file" },
  { "set-gap-in-new", "{}", { "set a[1] 2" }, NULL, "a[1]: there is no such place in this file" },
  { "set-through-null", "{\"a\":null}", { "set a.b 2" }, "{\"a\":{\"b\":2}}", "value a" },
  { "set-through-text", "{\"a\":\"b1\"}", { "set a.b 2" }, "{\"a\":{\"b\":2}}", "value a" },
  { "set-through-empty-list", "{\"a\":[]}", { "set a.b 2" }, "{\"a\":{\"b\":2}}", "value a" },
  { "set-through-list", "{\"a\":[1]}", { "set a.b 2" }, NULL,
    "a: […] stands here and cannot hold what is to be put into it; remove it first" },
  { "insert-through-object", "{\"a\":{\"b\":1}}", { "insert a[] 2" }, NULL,
    "a: {…} stands here and cannot hold what is to be put into it; remove it first" },
  { "set-strange-key", "{}", { "set [\"größe\"] 1" }, "{\"größe\":1}", "value [\"größe\"]" },
  { "ordered-between", "{\"format\":1,\"place\":2,\"x\":3,\"map\":4}", { "set name 5", "set sides 6", "set y 7" },
    "{\"format\":1,\"name\":5,\"place\":2,\"sides\":6,\"x\":3,\"map\":4,\"y\":7}", "value name, value sides, value y" },
  { "ordered-first", "{\"x\":3,\"map\":4}", { "set date 5" }, "{\"x\":3,\"date\":5,\"map\":4}", "value date" },
  { "ordered-in-list", "{\"sides\":[{\"units\":[{\"id\":\"u\",\"count\":2}]}]}", { "set sides[0].units[0].class 1" },
    "{\"sides\":[{\"units\":[{\"id\":\"u\",\"class\":1,\"count\":2}]}]}", "value sides[0].units[0].class" },
  { "ordered-under-any-key", "{\"deployment\":{\"a-b\":{\"groups\":[{\"count\":2}]}}}", { "set deployment.a-b.groups[0].id 1" },
    "{\"deployment\":{\"a-b\":{\"groups\":[{\"id\":1,\"count\":2}]}}}", "value deployment.a-b.groups[0].id" },
  { "ordered-elsewhere", "{\"deployment\":{\"groups\":[{\"count\":2}]}}", { "set deployment.groups[0].id 1" },
    "{\"deployment\":{\"groups\":[{\"count\":2,\"id\":1}]}}", "value deployment.groups[0].id" },
  { "insert-first", "{\"a\":[1,2]}", { "insert a[0] 0" }, "{\"a\":[0,1,2]}", "insert a 0" },
  { "insert-between", "{\"a\":[1,2]}", { "insert a[1] 0" }, "{\"a\":[1,0,2]}", "insert a 1" },
  { "insert-same", "{\"a\":[1,2]}", { "insert a[1] 2" }, "{\"a\":[1,2,2]}", "insert a 1" },
  { "insert-last", "{\"a\":[1,2]}", { "insert a[] 0" }, "{\"a\":[1,2,0]}", "insert a 2" },
  { "insert-new-list", "{}", { "insert a[] 0", "insert a[] 1" }, "{\"a\":[0,1]}", "value a, insert a 1" },
  { "insert-behind", "{\"a\":[1,2]}", { "insert a[3] 0" }, NULL, "a[3]: there is no such place in this file" },
  { "insert-member", "{\"a\":[1,2]}", { "insert a 0" }, NULL, "a: there is no such place in this file" },
  { "remove-member", "{\"a\":1,\"b\":2,\"c\":3}", { "remove b" }, "{\"a\":1,\"c\":3}", "value b" },
  { "remove-element", "{\"a\":[1,2,3]}", { "remove a[1]" }, "{\"a\":[1,3]}", "remove a 1" },
  { "remove-absent", "{\"a\":[1]}", { "remove a[1]", "remove b", "remove a.b.c" }, "{\"a\":[1]}", "" },
  { "remove-root", "{}", { "remove " }, NULL, ": there is no such place in this file" },
  { "move-down", "{\"a\":[1,2,3,4]}", { "move a[0] 2" }, "{\"a\":[2,3,1,4]}", "move a 0 2" },
  { "move-up", "{\"a\":[1,2,3,4]}", { "move a[3] 1" }, "{\"a\":[1,4,2,3]}", "move a 3 1" },
  { "move-end", "{\"a\":[1,2,3]}", { "move a[0] end" }, "{\"a\":[2,3,1]}", "move a 0 2" },
  { "move-nowhere", "{\"a\":[1,2,3]}", { "move a[1] 1", "move a[7] 0", "move b[0] 0" }, "{\"a\":[1,2,3]}", "" },
  { "move-behind", "{\"a\":[1,2,3]}", { "move a[1] 3" }, NULL, "a: there is no such place in this file" },
  { "rename", "{\"a\":1,\"b\":2,\"c\":3}", { "rename b x" }, "{\"a\":1,\"x\":2,\"c\":3}", "value b, value x" },
  { "rename-taken", "{\"a\":1,\"b\":2}", { "rename b a" }, NULL, "b: its new key stands here already, or is no text" },
  { "rename-same", "{\"a\":1}", { "rename a a", "rename c a" }, "{\"a\":1}", "" },
  { "one-after-another", "{\"a\":[1,2]}", { "insert a[0] {}", "set a[0].b 1", "remove a[1]" }, "{\"a\":[{\"b\":1},2]}",
    "insert a 0, value a[0].b, remove a 1" },
  { "all-or-nothing", "{\"a\":[1,2]}", { "set a[0] 5", "set a[9] 5" }, NULL, "a[9]: there is no such place in this file" },
  { "no-path", "{}", { "set a..b 1" }, NULL, "a..b: This is no path into a file" },
};

static void
test_patch (gconstpointer data)
{
  const PatchCase       *row = data;
  g_autoptr (JsonNode)   before = parse (row->before);
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autoptr (AciesPatch) copy = acies_patch_new ();
  g_autoptr (GError)     error = NULL;
  g_autoptr (GArray)     changes = NULL;
  g_autoptr (JsonNode)   after = NULL;
  g_autoptr (JsonNode)   again = NULL;
  g_autofree char       *text = NULL;
  g_autofree char       *told = NULL;
  g_autofree char       *unchanged = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (row->edits) && row->edits[i] != NULL; i++)
    add_edit (patch, row->edits[i]);
  after = acies_patch_apply (before, patch, order, &changes, &error);
  unchanged = acies_json_to_line (before);
  g_assert_cmpstr (unchanged, ==, row->before);
  if (row->after == NULL)
    {
      g_assert_null (after);
      g_assert_null (changes);
      g_assert_nonnull (error);
      g_assert_cmpstr (error->message, ==, row->changes);
      return;
    }

  g_assert_no_error (error);
  text = acies_json_to_line (after);
  told = print_changes (changes);
  g_assert_cmpstr (text, ==, row->after);
  g_assert_cmpstr (told, ==, row->changes);
  g_assert_true ((after == before) == (changes->len == 0));
  g_assert_true (json_node_is_immutable (after));

  acies_patch_append (copy, patch);
  again = acies_patch_apply (before, copy, order, NULL, NULL);
  g_assert_true (acies_json_same (after, again));
}

/* What an edit does not touch is the same node, not a copy. */
static void
test_shares (void)
{
  g_autoptr (JsonNode)   before = parse ("{\"a\":[{\"b\":1},{\"c\":2}],\"d\":{\"e\":3}}");
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autoptr (JsonNode)   after = NULL;

  acies_patch_set_int (patch, "a[1].c", 5);
  after = acies_patch_apply (before, patch, NULL, NULL, NULL);
  g_assert_true (acies_path_find (before, "d") == acies_path_find (after, "d"));
  g_assert_true (acies_path_find (before, "a[0]") == acies_path_find (after, "a[0]"));
  g_assert_false (acies_path_find (before, "a[1]") == acies_path_find (after, "a[1]"));
}

static JsonNode *
nest (guint depth)
{
  JsonNode *node = json_node_new (JSON_NODE_NULL);

  for (guint i = 0; i < depth; i++)
    {
      JsonNode  *outer = json_node_new (JSON_NODE_ARRAY);
      JsonArray *array = json_array_new ();

      json_array_add_element (array, node);
      json_node_take_array (outer, array);
      node = outer;
    }

  return node;
}

static JsonNode *
value_double (double value)
{
  JsonNode *node = json_node_new (JSON_NODE_VALUE);

  json_node_set_double (node, value);

  return node;
}

static gboolean
takes (JsonNode *value)
{
  g_autoptr (JsonNode)   root = parse ("{}");
  g_autoptr (AciesPatch) patch = acies_patch_new ();
  g_autoptr (GError)     error = NULL;
  g_autoptr (JsonNode)   after = NULL;
  g_autofree char       *text = NULL;

  acies_patch_set (patch, "a", value);
  after = acies_patch_apply (root, patch, NULL, NULL, &error);
  if (after == NULL)
    {
      g_assert_error (error, ACIES_FILE_ERROR, ACIES_FILE_ERROR_LIMIT);
      return FALSE;
    }

  /* What is taken can be read again. */
  text = acies_json_to_text (after);
  g_assert_true (acies_json_scan (text, strlen (text), NULL));

  return TRUE;
}

/* No patch makes a tree that could be written but not be read. */
static void
test_limits (void)
{
  g_autoptr (AciesPatch) number = acies_patch_new ();
  g_autoptr (AciesPatch) keys = acies_patch_new ();
  g_autoptr (JsonNode)   root = parse ("{}");
  g_autoptr (JsonNode)   after = NULL;
  JsonNode              *node;

  g_assert_true (takes (nest (ACIES_MAX_JSON_DEPTH - 1)));
  g_assert_false (takes (nest (ACIES_MAX_JSON_DEPTH)));
  g_assert_true (takes (value_double (0.1)));
  g_assert_false (takes (value_double (HUGE_VAL)));
  node = json_node_new (JSON_NODE_VALUE);
  json_node_set_string (node, "\xc3\x28");
  g_assert_false (takes (node));
  node = json_node_new (JSON_NODE_VALUE);
  json_node_set_int (node, G_MAXINT64);
  g_assert_false (takes (node));
  node = json_node_new (JSON_NODE_VALUE);
  json_node_set_int (node, G_GINT64_CONSTANT (1) << 53);
  g_assert_true (takes (node));

  for (guint i = 0; i < ACIES_MAX_JSON_KEYS; i++)
    {
      g_autofree char *key = g_strdup_printf ("k%u", i);

      acies_patch_set_int (keys, key, 1);
    }
  after = acies_patch_apply (root, keys, NULL, NULL, NULL);
  g_assert_nonnull (after);
  acies_patch_set_int (keys, "one-more", 1);
  g_assert_null (acies_patch_apply (root, keys, NULL, NULL, NULL));
  g_assert_null (acies_patch_apply (after, keys, NULL, NULL, NULL));
}

/* Any text as a path, in any step, on any tree: a new tree or an error, nothing else. */
static void
test_random_paths (void)
{
  static const char *const bits[] = { "a", "[0]", "[1]", "[]", ".", ".b", "[\"", "\"]", "\\", "[", "]", "9", "é", "\xff", " " };
  g_autoptr (JsonNode)     root = parse ("{\"a\":[{\"b\":[1,2]},null,\"text\"],\"9\":{\"a\":{}}}");
  guint                    n_good = 0;

  for (guint i = 0; i < 20000; i++)
    {
      g_autoptr (AciesPatch) patch = acies_patch_new ();
      g_autoptr (GString)    path = g_string_new (g_test_rand_bit () ? "a" : NULL);
      g_autoptr (GError)     error = NULL;
      g_autoptr (JsonNode)   after = NULL;

      for (int n = g_test_rand_int_range (0, 5); n > 0; n--)
        g_string_append (path, bits[g_test_rand_int_range (0, G_N_ELEMENTS (bits))]);
      switch (g_test_rand_int_range (0, 5))
        {
        case 0:
          acies_patch_set_string (patch, path->str, "x");
          break;
        case 1:
          acies_patch_insert (patch, path->str, json_node_new (JSON_NODE_NULL));
          break;
        case 2:
          acies_patch_remove (patch, path->str);
          break;
        case 3:
          acies_patch_move (patch, path->str, (guint) g_test_rand_int_range (0, 3));
          break;
        default:
          acies_patch_rename (patch, path->str, "c");
          break;
        }
      after = acies_patch_apply (root, patch, NULL, NULL, &error);
      g_assert_true ((after != NULL) == (error == NULL));
      n_good += after != NULL;
    }
  g_assert_cmpuint (n_good, >, 1000);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (path_cases); i++)
    {
      g_autofree char *name = g_strconcat ("/core/path/", path_cases[i].name, NULL);

      g_test_add_data_func (name, &path_cases[i], test_path);
    }
  for (guint i = 0; i < G_N_ELEMENTS (patch_cases); i++)
    {
      g_autofree char *name = g_strconcat ("/core/patch/", patch_cases[i].name, NULL);

      g_test_add_data_func (name, &patch_cases[i], test_patch);
    }
  g_test_add_func ("/core/path/parts", test_path_parts);
  g_test_add_func ("/core/patch/shares", test_shares);
  g_test_add_func ("/core/patch/limits", test_limits);
  g_test_add_func ("/core/patch/random-paths", test_random_paths);

  return g_test_run ();
}
