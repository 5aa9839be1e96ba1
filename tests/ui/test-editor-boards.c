/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

/* The editor with several boards of a set-up; and who is put in a line where others stand. */

#include "editor-test-support.h"
#include "editor/acies-boards-list.h"
#include "editor/acies-deployment-page.h"
#include "editor/acies-map-page.h"
#include "engine/core/acies-ruleset.h"

#include <string.h>

#define BATTLE "zama-202bc-dba"
#define BOARDS "deployment.boards"

static guint
count_boards (EditorTest *self)
{
  JsonNode *boards = acies_document_peek (self->document, BOARDS);

  return boards != NULL ? json_array_get_length (json_node_get_array (boards)) : 0;
}

static char *
dup_text_at (EditorTest *self, const char *path)
{
  JsonNode *node = acies_document_peek (self->document, path);

  return node != NULL ? acies_json_to_line (node) : g_strdup ("");
}

static void
press_nth (AciesBoardsList *list, guint n)
{
  g_autoptr (GPtrArray) buttons = editor_test_list (GTK_WIDGET (list), GTK_TYPE_BUTTON);

  g_assert_cmpuint (n, <, buttons->len);
  g_signal_emit_by_name (buttons->pdata[n], "clicked");
}

/* The map becomes a board; a board and the map change places; each step is taken back to the byte. */
static void
test_boards (EditorTest *self, gconstpointer data)
{
  GtkWidget       *page = editor_test_show_part (self, "map", -1);
  AciesBoardsList *list = ACIES_BOARDS_LIST (ui_test_find (page, ACIES_TYPE_BOARDS_LIST, NULL));
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *map = dup_text_at (self, "map");
  g_autofree char *other = NULL;
  g_autofree char *swapped = NULL;
  g_autofree char *board = NULL;
  g_autofree char *text = NULL;
  g_autofree char *after = NULL;

  g_assert_cmpuint (acies_boards_list_get_n (list), ==, 0);
  press_nth (list, 0);
  g_assert_cmpuint (acies_boards_list_get_n (list), ==, 1);
  g_assert_cmpuint (count_boards (self), ==, 1);
  board = dup_text_at (self, BOARDS "[0]");
  g_assert_cmpstr (board, ==, map);
  editor_test_check_step (self, before, "board");
  g_assert_cmpuint (acies_boards_list_get_n (list), ==, 0);

  /* The map is drawn on; what it was is the board. */
  press_nth (list, 0);
  {
    g_autoptr (AciesPatch) patch = acies_patch_new ();

    acies_patch_set_int (patch, "map.width", 700);
    g_assert_true (acies_document_apply (self->document, patch, "widen", NULL, NULL));
  }
  other = dup_text_at (self, "map");
  text = editor_test_dup_text (self);
  press_nth (list, 0);
  swapped = dup_text_at (self, "map");
  g_free (board);
  board = dup_text_at (self, BOARDS "[0]");
  g_assert_cmpstr (swapped, ==, map);
  g_assert_cmpstr (board, ==, other);
  ui_test_picture (GTK_WIDGET (self->window), "editor-boards.png");
  editor_test_run (self, "editor.undo");
  after = editor_test_dup_text (self);
  g_assert_cmpstr (after, ==, text);
  editor_test_run (self, "editor.redo");

  g_assert_true (acies_editor_page_show_path (ACIES_EDITOR_PAGE (page), BOARDS "[0].width"));
  press_nth (list, 1);
  g_assert_cmpuint (count_boards (self), ==, 0);
  g_assert_cmpuint (acies_boards_list_get_n (list), ==, 0);
}

/* Whether one lies on another, or beyond the table. */
static gboolean
lies_badly (EditorTest *self)
{
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  const AciesJsonCursor     root = acies_json_root (acies_document_get_root (self->document));

  acies_ruleset_find ("dba")->validate (&root, problems);
  for (guint i = 0; i < acies_problems_size (problems); i++)
    if (g_strcmp0 (acies_problems_get (problems, i)->clause, "D-VAL-14") == 0 ||
        g_strcmp0 (acies_problems_get (problems, i)->clause, "D-VAL-13") == 0)
      {
        g_autofree char *words = acies_problem_to_string (acies_problems_get (problems, i));

        g_test_message ("%s", words);
        return TRUE;
      }

  return FALSE;
}

/* Three of them after three are put in a line where there is room. */
static void
test_line (EditorTest *self, gconstpointer data)
{
  AciesDeploymentPage  *page = ACIES_DEPLOYMENT_PAGE (editor_test_show_part (self, "deployment", -1));
  AciesDeployTool      *tool = acies_deployment_page_get_tool (page);
  const AciesJsonCursor root = acies_json_root (acies_document_get_root (self->document));
  g_autoptr (GArray)    pieces = acies_ruleset_find ("dba")->draft->pieces (&root, ACIES_PART_DEPLOYMENT, 0);

  g_assert_false (lies_badly (self));
  for (guint i = 0; i + 3 <= 9; i += 3)
    {
      const char *ids[4] = { NULL };

      for (guint k = 0; k < 3; k++)
        ids[k] = g_array_index (pieces, AciesPiece, i + k).id;
      acies_deploy_tool_set_chosen (tool, ids);
      g_assert_true (acies_deploy_tool_put_in_line (tool));
      g_assert_false (lies_badly (self));
      ui_test_settle (50);
    }
  ui_test_picture (GTK_WIDGET (self->window), "editor-lines.png");
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  editor_test_add ("/ui/editor/boards", BATTLE, test_boards);
  editor_test_add ("/ui/editor/line-finds-room", BATTLE, test_line);

  return g_test_run ();
}
