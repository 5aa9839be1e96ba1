/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "document/acies-document-array.h"

#include "document-support.h"

static void
log_cb (GListModel *model, guint position, guint removed, guint added, GString *log)
{
  g_string_append_printf (log, "%u-%u+%u;", position, removed, added);
}

typedef struct
{
  const char *name;
  const char *edit;   /* "move PATH TO", "remove PATH", "insert PATH JSON", "set PATH JSON"; several by | */
  const char *paths;  /* of the nodes of u[0], u[1], u[2] and of the new one, if any */
  const char *signals;
} ArrayCase;

/* The list at s[0].u is watched, with its three nodes. */
static const ArrayCase array_cases[] = {
  { "insert", "insert s[0].u[1] 9", "s[0].u[0] s[0].u[2] s[0].u[3]", "1-0+1;" },
  { "insert-end", "insert s[0].u[] 9", "s[0].u[0] s[0].u[1] s[0].u[2]", "3-0+1;" },
  { "remove", "remove s[0].u[1]", "s[0].u[0] - s[0].u[1]", "1-1+0;" },
  { "move", "move s[0].u[0] 2", "s[0].u[2] s[0].u[0] s[0].u[1]", "0-3+3;" },
  { "swap", "move s[0].u[1] 2", "s[0].u[0] s[0].u[2] s[0].u[1]", "1-2+2;" },
  { "value", "set s[0].u[1].x 5", "s[0].u[0] s[0].u[1] s[0].u[2]", "" },
  { "element-replaced", "set s[0].u[1] 5", "s[0].u[0] s[0].u[1] s[0].u[2]", "" },
  { "two-at-once", "remove s[0].u[2]|insert s[0].u[0] 9", "s[0].u[1] s[0].u[2] -", "0-3+3;" },
  { "outer-before", "insert s[0] {}", "s[1].u[0] s[1].u[1] s[1].u[2]", "" },
  { "outer-gone", "remove s[0]", "- - -", "0-3+0;" },
  { "list-gone", "remove s[0].u", "- - -", "0-3+0;" },
  { "list-replaced", "set s[0].u [{'x':7},{'x':2}]", "- s[0].u[1] -", "0-3+2;" },
  { "root-replaced", "set  {'s':[{'u':[{'x':1},{'x':2},{'x':3},{'x':4}]}]}", "s[0].u[0] s[0].u[1] s[0].u[2]", "3-0+1;" },
  { "no-list", "set s[0].u 3", "- - -", "0-3+0;" },
  { "elsewhere", "insert t[0] 9", "s[0].u[0] s[0].u[1] s[0].u[2]", "" },
};

static AciesPatch *
patch_from (const char *text)
{
  AciesPatch    *patch = acies_patch_new ();
  g_auto (GStrv) edits = g_strsplit (text, "|", -1);

  for (guint i = 0; edits[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (edits[i], " ", 3);

      if (g_str_equal (words[0], "insert"))
        acies_patch_insert (patch, words[1], node_from (words[2]));
      else if (g_str_equal (words[0], "set"))
        acies_patch_set (patch, words[1], node_from (words[2]));
      else if (g_str_equal (words[0], "remove"))
        acies_patch_remove (patch, words[1]);
      else
        acies_patch_move (patch, words[1], (guint) g_ascii_strtoull (words[2], NULL, 10));
    }

  return patch;
}

static void
assert_agrees (AciesDocument *document, AciesDocumentArray *array)
{
  const char *path = acies_document_array_get_path (array);
  JsonNode   *list = path != NULL ? acies_document_peek (document, path) : NULL;
  const guint length = list != NULL && JSON_NODE_HOLDS_ARRAY (list)
                         ? json_array_get_length (json_node_get_array (list))
                         : 0;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (array)), ==, length);
  for (guint i = 0; i < length; i++)
    {
      AciesDocumentNode *node = acies_document_array_get (array, i);

      g_assert_cmpint (acies_document_node_get_index (node), ==, (int) i);
      g_assert_true (acies_document_node_get_value (node) ==
                     json_array_get_element (json_node_get_array (list), i));
    }
}

static void
test_array (gconstpointer data)
{
  const ArrayCase               *row = data;
  g_autoptr (AciesDocument)      document = NULL;
  g_autoptr (AciesDocumentArray) array = NULL;
  g_autoptr (AciesPatch)         patch = patch_from (row->edit);
  g_autoptr (GPtrArray)          nodes = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GString)            log = g_string_new (NULL);
  g_autoptr (GString)            paths = g_string_new (NULL);

  document = document_from ("{'s':[{'u':[{'x':1},{'x':2},{'x':3}]}],'t':[]}");
  array = acies_document_array_new (document, "s[0].u");
  assert_agrees (document, array);
  for (guint i = 0; i < 3; i++)
    g_ptr_array_add (nodes, g_object_ref (acies_document_array_get (array, i)));
  g_signal_connect (array, "items-changed", G_CALLBACK (log_cb), log);

  g_assert_true (acies_document_apply (document, patch, "edit", NULL, NULL));
  assert_agrees (document, array);
  for (guint i = 0; i < 3; i++)
    {
      const char *path = acies_document_node_get_path (g_ptr_array_index (nodes, i));

      g_string_append_printf (paths, "%s%s", i > 0 ? " " : "", path != NULL ? path : "-");
    }
  g_assert_cmpstr (paths->str, ==, row->paths);
  g_assert_cmpstr (log->str, ==, row->signals);

  acies_document_undo (document);
  assert_agrees (document, array);
  acies_document_redo (document);
  assert_agrees (document, array);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_node (void)
{
  g_autoptr (AciesDocument)     document = document_from ("{'u':[{'x':1},{'x':2}]}");
  g_autoptr (AciesDocumentNode) node = acies_document_node_new (document, "u[1]");
  g_autoptr (AciesDocumentNode) absent = acies_document_node_new (document, "camp.zone");
  g_autofree char              *member = NULL;
  guint                         n_path = 0, n_value = 0, n_absent = 0;

  g_signal_connect_swapped (node, "notify::path", G_CALLBACK (count_cb), &n_path);
  g_signal_connect_swapped (node, "notify::value", G_CALLBACK (count_cb), &n_value);
  g_signal_connect_swapped (absent, "notify::value", G_CALLBACK (count_cb), &n_absent);
  edit (document, "u[0].x", "5", NULL);
  g_assert_cmpuint (n_path + n_value, ==, 0);
  edit (document, "u[0]", NULL, NULL);
  g_assert_cmpuint (n_path, ==, 1);
  g_assert_cmpuint (n_value, ==, 0);
  member = acies_document_node_dup_member_path (node, "x");
  g_assert_cmpstr (member, ==, "u[0].x");
  edit (document, member, "6", NULL);
  g_assert_cmpuint (n_value, ==, 1);
  g_assert_cmpint (json_node_get_int (acies_document_node_peek (node, "x")), ==, 6);

  g_assert_null (acies_document_node_get_value (absent));
  edit (document, "camp.zone", "'a1'", NULL);
  g_assert_cmpuint (n_absent, ==, 1);
  g_assert_nonnull (acies_document_node_get_value (absent));
  edit (document, "camp", NULL, NULL);
  acies_document_undo (document);
  g_assert_nonnull (acies_document_node_get_value (absent));
}

/* A handler may let go of what is about to be told. */
static void
drop_cb (AciesDocumentNode *node, GParamSpec *pspec, AciesDocumentNode **other)
{
  g_clear_object (other);
}

static void
test_dropped (void)
{
  g_autoptr (AciesDocument)     document = document_from ("{'u':[1,2,3]}");
  g_autoptr (AciesDocumentNode) one = acies_document_node_new (document, "u[1]");
  AciesDocumentNode            *other = acies_document_node_new (document, "u[2]");

  g_signal_connect (one, "notify::path", G_CALLBACK (drop_cb), &other);
  edit (document, "u[0]", NULL, NULL);
  g_assert_null (other);
  g_assert_cmpstr (acies_document_node_get_path (one), ==, "u[0]");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (array_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/document/array/", array_cases[i].name, NULL);

      g_test_add_data_func (path, &array_cases[i], test_array);
    }
  g_test_add_func ("/document/node/follows", test_node);
  g_test_add_func ("/document/node/dropped", test_dropped);

  return g_test_run ();
}
