/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#include "config.h"

#include "document/acies-document-compare.h"

#include "document-support.h"

typedef struct
{
  const char *name;
  const char *before, *after;
  const char *found;  /* "path|label|before|after" each, a line each */
} CompareCase;

static const CompareCase compare_cases[] = {
  { "same", "{'a':[1,{'b':2}]}", "{'a':[1,{'b':2}]}", "" },
  { "value", "{'name':'A','place':'x'}", "{'name':'B','place':'x'}", "name|Name|'A'|'B'\n" },
  { "new-and-gone", "{'x':1}", "{'y':2}", "y|y|-|2\nx|x|1|-\n" },
  { "by-id", "{'u':[{'id':'a','n':1},{'id':'b','n':2}]}", "{'u':[{'id':'c'},{'id':'b','n':3},{'id':'a','n':1}]}",
    "u[0]|u: c|-|{'id':'c'}\nu[1].n|u: b: n|2|3\n" },
  { "element-gone", "{'u':[{'id':'a'},{'id':'b','name':'Gauls'}]}", "{'u':[{'id':'a'}]}",
    "u[1]|u: Gauls|{'id':'b','name':'Gauls'}|-\n" },
  { "without-ids", "{'u':[1,2,3]}", "{'u':[1,5]}", "u[1]|u: 2|2|5\nu[2]|u: 3|3|-\n" },
  { "order-alone", "{'u':[{'id':'a'},{'id':'b'}]}", "{'u':[{'id':'b'},{'id':'a'}]}",
    "u|u|[{'id':'a'},{'id':'b'}]|[{'id':'b'},{'id':'a'}]\n" },
  { "other-kind", "{'u':[1]}", "{'u':{'a':1}}", "u|u|[1]|{'a':1}\n" },
};

static char *
text_of (JsonNode *node)
{
  return node != NULL ? g_strdelimit (acies_json_to_line (node), "\"", '\'') : g_strdup ("-");
}

static void
test_compare (gconstpointer data)
{
  const CompareCase   *row = data;
  g_autoptr (JsonNode) before = node_from (row->before);
  g_autoptr (JsonNode) after = node_from (row->after);
  g_autoptr (GArray)   found = acies_document_compare (before, after);
  g_autoptr (GString)  text = g_string_new (NULL);

  for (guint i = 0; i < found->len; i++)
    {
      const AciesDifference *difference = &g_array_index (found, AciesDifference, i);
      g_autofree char       *old = text_of (difference->before);
      g_autofree char       *new = text_of (difference->after);

      g_string_append_printf (text, "%s|%s|%s|%s\n", difference->path, difference->label, old, new);
    }
  g_assert_cmpstr (text->str, ==, row->found);
}

static void
test_shipped (void)
{
  g_autoptr (AciesDocument) cannae = document_shipped ("cannae-216bc");
  g_autoptr (AciesDocument) zama = document_shipped ("zama-202bc");
  g_autoptr (GArray)        none = NULL;
  g_autoptr (GArray)        many = NULL;

  none = acies_document_compare (acies_document_get_root (cannae), acies_document_get_root (cannae));
  many = acies_document_compare (acies_document_get_root (cannae), acies_document_get_root (zama));
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpuint (many->len, >, 20);
}

/* A place is told by names, one that is wrong as well. */
static void
test_label (void)
{
  static const char *const rows[][2] = {
    { "sides[0].units[0].class", "Rome: Units: Legionaries and allies: Class" },
    { "sides[0].units[0]", "Rome: Units: Legionaries and allies" },
    { "sides[9].units[3].count", "10: Units: 4: Number" },
    { "date", "Date" },
    { "nothing.at.all", "nothing.at.all" },
    { "sides[", "sides[" },
    { "", "" },
  };
  g_autoptr (AciesDocument) cannae = document_shipped ("cannae-216bc");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *label = acies_document_label (acies_document_get_root (cannae), rows[i][0]);

      g_assert_cmpstr (label, ==, rows[i][1]);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (compare_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/document/compare/", compare_cases[i].name, NULL);

      g_test_add_data_func (path, &compare_cases[i], test_compare);
    }
  g_test_add_func ("/document/compare/shipped", test_shipped);
  g_test_add_func ("/document/compare/label", test_label);

  return g_test_run ();
}
