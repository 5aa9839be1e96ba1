/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* What a start in mid-battle can say besides where everybody stands: lists in one line, and parts of a place that may be missing. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "editor-test-support.h"
#include "editor/acies-deployment-private.h"

static void
assert_json (EditorTest *self, const char *path, const char *expected)
{
  JsonNode        *node = acies_document_peek (self->document, path);
  g_autofree char *text = node != NULL ? json_to_string (node, FALSE) : NULL;

  g_assert_cmpstr (text, ==, expected);
}

static void
write_entry (EditorTest *self, const char *path, const char *text)
{
  GtkWidget *row = GTK_WIDGET (editor_test_find_row (self, path));

  gtk_editable_set_text (GTK_EDITABLE (ui_test_find (row, GTK_TYPE_ENTRY, NULL)), text);
}

/* Pairs of ids and numbers are typed as they are read aloud; emptied, the member goes. */
static void
test_lists (EditorTest *self, gconstpointer data)
{
  g_autofree char *before = NULL;

  editor_test_show_part (self, "situation", -1);
  before = editor_test_dup_text (self);
  write_entry (self, "situation.charges", "a1 b2, a3  b4");
  assert_json (self, "situation.charges", "[[\"a1\",\"b2\"],[\"a3\",\"b4\"]]");
  editor_test_check_step (self, before, NULL);
  write_entry (self, "situation.charges", "a1");
  assert_json (self, "situation.charges", "[[\"a1\"]]");
  write_entry (self, "situation.charges", "");
  assert_json (self, "situation.charges", NULL);
}

/* Who has thrown for his army's morale is chosen among the armies. */
static void
test_army_morale (EditorTest *self, gconstpointer data)
{
  editor_test_show_part (self, "situation", -1);
  g_assert_nonnull (editor_test_find_row (self, "situation.army-morale.25"));
  g_assert_nonnull (editor_test_find_row (self, "situation.army-morale.50"));
}

/* A part of the place of the one who is chosen: it goes with him, and is not there while there are several. */
static void
test_crossing (EditorTest *self, gconstpointer data)
{
  AciesDeploymentPage *page = ACIES_DEPLOYMENT_PAGE (editor_test_show_part (self, "situation", -1));
  g_autoptr (GArray)   pieces = acies_deploy_tool_dup_pieces (page->tool);
  g_autofree char     *path = NULL;
  const char          *id, *other;
  GtkWidget           *view;
  guint                i = 1;

  while (g_array_index (pieces, AciesPiece, i).path == NULL)
    i++;
  id = g_array_index (pieces, AciesPiece, i).id;
  other = g_array_index (pieces, AciesPiece, i - 1).id;
  path = g_strdup_printf ("%s.crossing.stage", g_array_index (pieces, AciesPiece, i).path);
  g_assert_cmpuint (page->of_place->len, ==, 1);
  view = page->of_place->pdata[0];
  acies_deploy_tool_set_chosen (page->tool, (const char *const[]){ id, NULL });
  g_assert_true (gtk_widget_get_visible (view));
  g_assert_nonnull (editor_test_find_row (self, path));
  acies_deploy_tool_set_chosen (page->tool, (const char *const[]){ id, other, NULL });
  g_assert_false (gtk_widget_get_visible (view));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  editor_test_add ("/ui/editor/midbattle/lists", "ruspina-46bc-cohorts", test_lists);
  editor_test_add ("/ui/editor/midbattle/army-morale", "ruspina-46bc-cohorts", test_army_morale);
  editor_test_add ("/ui/editor/midbattle/crossing", "ruspina-46bc-cohorts", test_crossing);

  return g_test_run ();
}
