/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-private.h"
#include "editor-test-support.h"
#include "editor/acies-deployment-page.h"
#include "editor/acies-evidence-page.h"
#include "editor/acies-form-row.h"
#include "editor/acies-piece-row.h"
#include "engine/core/acies-ruleset.h"

#include <string.h>

typedef struct
{
  AciesDeploymentPage *page;
  AciesDeployTool     *tool;
  AciesField          *field;
} DeployTest;

static DeployTest
begin (EditorTest *self,
       const char *part)
{
  DeployTest test = { .page = ACIES_DEPLOYMENT_PAGE (editor_test_show_part (self, part, -1)) };

  test.tool = acies_deployment_page_get_tool (test.page);
  test.field = acies_editor_map_get_field (self->window->map);
  ui_test_settle (100);
  return test;
}

static const AciesDraft *
get_draft (void)
{
  return acies_ruleset_list ()[0]->draft;
}

/* The first unit of the army that the page shows, at @cell or anywhere on the field (-2). */
static char *
find_unit (DeployTest *test,
           int         cell,
           int        *where)
{
  g_autoptr (GArray) pieces = acies_deploy_tool_dup_pieces (test->tool);

  for (guint i = 0; i < pieces->len; i++)
    {
      const AciesPiece *piece = &g_array_index (pieces, AciesPiece, i);

      if (piece->commander || (cell == -2 ? piece->place.cell < 0 : piece->place.cell != cell))
        continue;
      if (where != NULL)
        *where = piece->place.cell;
      return g_strdup (piece->id);
    }

  return NULL;
}

static AciesPiece
get_piece (DeployTest *test,
           const char *id)
{
  g_autoptr (GArray) pieces = acies_deploy_tool_dup_pieces (test->tool);

  for (guint i = 0; i < pieces->len; i++)
    if (g_str_equal (g_array_index (pieces, AciesPiece, i).id, id))
      {
        AciesPiece piece = g_array_index (pieces, AciesPiece, i);

        piece.id = piece.name = piece.text = NULL;
        return piece;
      }

  g_error ("There is nobody called %s", id);
}

static void
choose (DeployTest *test,
        const char *id)
{
  acies_deploy_tool_set_chosen (test->tool, (const char *const[]){ id, NULL });
}

static guint
count_selected (DeployTest *test)
{
  g_autoptr (GList) rows = gtk_list_box_get_selected_rows (acies_deployment_page_get_list (test->page));

  return g_list_length (rows);
}

/* Off the field and on again, with words about the room; what is chosen in the list is chosen on the map and the other way. */
static void
test_place (EditorTest   *self,
            gconstpointer data)
{
  DeployTest       test = begin (self, "deployment");
  int              cell = 0;
  g_autofree char *id = find_unit (&test, -2, &cell);
  g_autofree char *before = editor_test_dup_text (self);

  choose (&test, id);
  g_assert_cmpuint (count_selected (&test), ==, 1);
  g_assert_true (acies_units_count (test.field->marks.selected[0]) == 1);
  gtk_widget_activate_action (GTK_WIDGET (test.page), "deploy.remove", NULL);
  g_assert_cmpint (get_piece (&test, id).place.cell, ==, ACIES_NO_CELL);
  g_assert_true (acies_deploy_tool_is_chosen (test.tool, id));
  editor_test_check_step (self, before, NULL);
  editor_test_run (self, "editor.redo");

  choose (&test, id);
  acies_field_set_cursor (test.field, cell, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (test.page), "deploy.place", NULL);
  g_assert_cmpint (get_piece (&test, id).place.cell, ==, cell);
  g_assert_nonnull (strstr (acies_deployment_page_get_status (test.page), "5.5.3"));
  editor_test_run (self, "editor.undo");
  editor_test_run (self, "editor.undo");
}

/* By keyboard on the map: a zone's people are chosen, the cursor goes elsewhere, Return puts them there. */
static void
test_keyboard (EditorTest   *self,
               gconstpointer data)
{
  DeployTest       test = begin (self, "deployment");
  int              cell = 0;
  g_autofree char *id = find_unit (&test, -2, &cell);
  g_autofree char *before = editor_test_dup_text (self);
  const int        target = cell + 5;

  acies_field_set_cursor (test.field, cell, TRUE);
  if (!ui_test_type_into (GTK_WINDOW (self->window), "Return"))
    return;
  g_assert_true (acies_deploy_tool_is_chosen (test.tool, id));
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "Down Return"));
  g_assert_cmpint (get_piece (&test, id).place.cell, ==, target);
  editor_test_check_step (self, before, NULL);

  /* Facing, off the field, and out of the choice. */
  choose (&test, id);
  acies_field_set_cursor (test.field, cell, TRUE);
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "shift+Up"));
  g_assert_cmpint (get_piece (&test, id).place.facing, ==, ACIES_FACING_NORTH);
  editor_test_check_step (self, before, NULL);
  choose (&test, id);
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "Delete"));
  g_assert_cmpint (get_piece (&test, id).place.cell, ==, ACIES_NO_CELL);
  editor_test_check_step (self, before, NULL);
  choose (&test, id);
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "Escape"));
  g_assert_cmpuint (acies_deploy_tool_count (test.tool), ==, 0);
}

/* What was told goes with the choice it is about; all means all of the army that is shown; Tab leaves the list at once. */
static void
test_choice_and_words (EditorTest   *self,
                       gconstpointer data)
{
  DeployTest       test = begin (self, "deployment");
  int              cell = 0;
  g_autofree char *id = find_unit (&test, -2, &cell);
  GtkWidget       *list = GTK_WIDGET (acies_deployment_page_get_list (test.page));
  int              other = 0;

  choose (&test, id);
  acies_field_set_cursor (test.field, cell, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (test.page), "deploy.place", NULL);
  g_assert_cmpstr (acies_deployment_page_get_status (test.page), !=, "");
  acies_deploy_tool_set_chosen (test.tool, NULL);
  g_assert_cmpstr (acies_deployment_page_get_status (test.page), ==, "");

  while (acies_field_get_scene (test.field)->cells[other].side != 1)
    other++;
  acies_field_set_cursor (test.field, other, TRUE);
  if (!ui_test_type_into (GTK_WINDOW (self->window), "ctrl+a"))
    return;
  g_assert_cmpuint (acies_deploy_tool_get_side (test.tool), ==, 0);
  g_assert_cmpuint (acies_deploy_tool_count (test.tool), ==, 0);
  g_assert_cmpstr (acies_deployment_page_get_status (test.page), !=, "");

  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "alt+0"));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (self->window)), list));
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "Tab"));
  g_assert_false (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (self->window)), list));
}

/* Tab never comes to a halt, whatever cannot be used at the time. */
static void
test_tab (EditorTest   *self,
          gconstpointer data)
{
  static const char *const keys[] = { "shift+Tab", "Tab" };
  const DeployTest         test = begin (self, "deployment");

  acies_deploy_tool_set_chosen (test.tool, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    for (guint k = 0; k < 9; k++)
      {
        GtkWidget *before = gtk_root_get_focus (GTK_ROOT (self->window));

        if (!ui_test_type_text (GTK_WINDOW (self->window), k == 0 ? "alt+7 ctrl+l" : keys[i], NULL))
          return;
        g_test_message ("%s %u", keys[i], k);
        g_assert_nonnull (gtk_root_get_focus (GTK_ROOT (self->window)));
        g_assert_true (k == 0 || gtk_root_get_focus (GTK_ROOT (self->window)) != before);
      }
}

static char *
drag_script (DeployTest *test,
             int         from,
             int         to,
             const char *end)
{
  const AciesRect        one = acies_field_cell_rect (test->field, from);
  const AciesRect        two = acies_field_cell_rect (test->field, to);
  const AciesCellPlace  *place = &test->field->layout->cells[from];
  const AciesTokenPlace *token = &g_array_index (test->field->layout->tokens, AciesTokenPlace, place->first);
  const double           x = one.x + token->x - place->rect.x;
  const double           y = one.y + token->y - place->rect.y;

  return g_strdup_printf ("move %d %d,down 1,move %d %d,move %d %d,move %d %d%s", (int)x, (int)y, (int)x + 6, (int)y + 8,
                          (int)(two.x + two.width / 2), (int)(two.y + two.height / 2),
                          (int)(two.x + two.width / 2) + 2, (int)(two.y + two.height / 2) + 2, end);
}

/* From zone to zone; Escape and a drop beside the board change nothing. */
static void
test_drag (EditorTest   *self,
           gconstpointer data)
{
  DeployTest       test = begin (self, "deployment");
  int              cell = 0;
  g_autofree char *id = find_unit (&test, -2, &cell);
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *drop = drag_script (&test, cell, cell + 5, ",up 1");
  g_autofree char *cancelled = drag_script (&test, cell, cell + 5, ",key Escape,up 1");
  g_autofree char *outside = drag_script (&test, cell, cell + 5, ",move -300 -100,up 1");
  g_autofree char *after = NULL;

  if (!ui_test_point (GTK_WIDGET (test.field), cancelled))
    return;
  g_assert_true (ui_test_point (GTK_WIDGET (test.field), outside));
  after = editor_test_dup_text (self);
  g_assert_cmpstr (after, ==, before);
  g_assert_false (acies_document_can_undo (self->document));

  acies_deploy_tool_set_chosen (test.tool, NULL);
  g_assert_true (ui_test_point (GTK_WIDGET (test.field), drop));
  g_assert_true (acies_document_can_undo (self->document));
  editor_test_check_step (self, before, NULL);
}

/* The middle of the first token of a zone, in pixels of the board. */
static void
find_token (DeployTest *test,
            int         cell,
            int        *x,
            int        *y)
{
  const AciesRect        rect = acies_field_cell_rect (test->field, cell);
  const AciesCellPlace  *place = &test->field->layout->cells[cell];
  const AciesTokenPlace *token = &g_array_index (test->field->layout->tokens, AciesTokenPlace, place->first);

  *x = (int)(rect.x + token->x - place->rect.x);
  *y = (int)(rect.y + token->y - place->rect.y);
}

/* Another zone of the army that the page shows, with units in it. */
static int
find_other_zone (DeployTest *test,
                 int         cell)
{
  const AciesScene *scene = acies_field_get_scene (test->field);

  for (int i = 0; i < (int)(scene->columns * scene->rows); i++)
    if (i != cell && scene->cells[i].side == 0 && test->field->layout->cells[i].first < test->field->layout->tokens->len)
      return i;

  g_error ("The army stands in one zone");
}

/* Who is chosen comes to a zone that is pressed, whoever stands in the way there; with Ctrl, those there are chosen too. */
static void
test_press (EditorTest   *self,
            gconstpointer data)
{
  DeployTest       test = begin (self, "deployment");
  int              cell = 0;
  g_autofree char *id = find_unit (&test, -2, &cell);
  const int        other = find_other_zone (&test, cell);
  g_autofree char *there = find_unit (&test, other, NULL);
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *press = NULL;
  g_autofree char *with_ctrl = NULL;
  int              x = 0;
  int              y = 0;

  find_token (&test, other, &x, &y);
  press = g_strdup_printf ("move %d %d,click 1", x, y);
  with_ctrl = g_strdup_printf ("move %d %d,keydown ctrl,click 1,keyup ctrl", x, y);
  choose (&test, id);
  if (!ui_test_point (GTK_WIDGET (test.field), press))
    return;
  g_assert_cmpint (get_piece (&test, id).place.cell, ==, other);
  g_assert_cmpuint (acies_deploy_tool_count (test.tool), ==, 1);
  g_assert_true (acies_deploy_tool_is_chosen (test.tool, id));
  editor_test_check_step (self, before, "place");

  choose (&test, id);
  g_assert_true (ui_test_point (GTK_WIDGET (test.field), with_ctrl));
  g_assert_cmpint (get_piece (&test, id).place.cell, ==, cell);
  g_assert_cmpuint (acies_deploy_tool_count (test.tool), ==, 2);
  g_assert_false (acies_document_can_undo (self->document));

  /* Where those chosen stand, and with nobody chosen, the piece itself is meant. */
  choose (&test, there);
  acies_deploy_tool_set_chosen (test.tool, NULL);
  g_assert_true (ui_test_point (GTK_WIDGET (test.field), press));
  g_assert_cmpuint (acies_deploy_tool_count (test.tool), ==, 1);
  g_assert_true (ui_test_point (GTK_WIDGET (test.field), press));
  g_assert_cmpuint (acies_deploy_tool_count (test.tool), ==, 0);
  g_assert_false (acies_document_can_undo (self->document));
}

/* A point of the row of @id, in pixels of the board. */
static void
find_row (DeployTest *test,
          const char *id,
          int        *x,
          int        *y)
{
  GtkListBox      *list = acies_deployment_page_get_list (test->page);
  graphene_point_t point;

  for (int i = 0; gtk_list_box_get_row_at_index (list, i) != NULL; i++)
    {
      GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (list, i));

      if (!g_str_equal (acies_piece_row_get_id (row), id))
        continue;
      g_assert_true (gtk_widget_compute_point (row, GTK_WIDGET (test->field), &GRAPHENE_POINT_INIT (60, 8), &point));
      *x = (int)point.x;
      *y = (int)point.y;
      return;
    }

  g_error ("No row is of %s", id);
}

/* From the board into the list, from the list to the board, and from zone to zone within the list. */
static void
test_drag_and_list (EditorTest   *self,
                    gconstpointer data)
{
  DeployTest       test = begin (self, "deployment");
  int              cell = 0;
  g_autofree char *id = find_unit (&test, -2, &cell);
  const int        other = find_other_zone (&test, cell);
  g_autofree char *there = find_unit (&test, other, NULL);
  const AciesRect  zone = acies_field_cell_rect (test.field, other);
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *out = NULL;
  g_autofree char *in = NULL;
  g_autofree char *across = NULL;
  int              x = 0;
  int              y = 0;
  int              row_x = 0;
  int              row_y = 0;

  find_row (&test, id, &row_x, &row_y);
  find_token (&test, cell, &x, &y);
  out = g_strdup_printf ("move %d %d,down 1,move %d %d,move %d %d,move %d %d,up 1", x, y, x + 9, y + 9, row_x + 9, row_y,
                         row_x, row_y);
  choose (&test, id);
  if (!ui_test_point (GTK_WIDGET (test.field), out))
    return;
  g_assert_cmpint (get_piece (&test, id).place.cell, ==, ACIES_NO_CELL);
  editor_test_check_step (self, before, "off the field");
  ui_test_settle (100);

  acies_deploy_tool_set_chosen (test.tool, NULL);
  find_row (&test, id, &row_x, &row_y);
  x = (int)(zone.x + zone.width / 2);
  y = (int)(zone.y + zone.height / 2);
  in = g_strdup_printf ("move %d %d,down 1,move %d %d,move %d %d,move %d %d,move %d %d,up 1", row_x, row_y, row_x + 12,
                        row_y + 4, x - 9, y, x - 4, y, x, y);
  g_assert_true (ui_test_point (GTK_WIDGET (test.field), in));
  g_assert_cmpint (get_piece (&test, id).place.cell, ==, other);
  editor_test_check_step (self, before, "place");
  ui_test_settle (100);

  acies_deploy_tool_set_chosen (test.tool, NULL);
  find_row (&test, id, &row_x, &row_y);
  find_row (&test, there, &x, &y);
  across = g_strdup_printf ("move %d %d,down 1,move %d %d,move %d %d,move %d %d,up 1", row_x, row_y, row_x + 12, row_y + 6,
                            x + 5, y, x, y);
  g_assert_true (ui_test_point (GTK_WIDGET (test.field), across));
  g_assert_cmpint (get_piece (&test, id).place.cell, ==, other);
  editor_test_check_step (self, before, "place");
}

/* Where they could have come is lit, with how full it is; where they could not, the mark says so. */
static void
test_reach (EditorTest   *self,
            gconstpointer data)
{
  DeployTest            test = begin (self, "deployment");
  int                   cell = 0;
  g_autofree char      *id = find_unit (&test, -2, &cell);
  const AciesJsonCursor root = acies_json_root (acies_document_get_root (self->document));
  const char           *ids[] = { id, NULL };
  const AciesBand       band = { .part = ACIES_PART_DEPLOYMENT, .side = 0, .ids = ids };
  const guint64         reach = get_draft ()->reach (&root, &band);

  choose (&test, id);
  for (int i = 0; i < 20; i++)
    {
      const AciesMarks marks = acies_field_zone_get_marks (acies_field_get_zone (test.field, i));
      const char      *clause = NULL;
      g_autofree char *room = acies_deploy_tool_dup_room (test.tool, i, &clause);

      g_assert_cmpint ((marks & ACIES_MARK_LEGAL) != 0, ==, ((reach >> i) & 1) != 0 && room != NULL);
      g_assert_cmpint ((marks & ACIES_MARK_ILLEGAL) != 0, ==, ((reach >> i) & 1) == 0 || room == NULL);
      if ((marks & ACIES_MARK_LEGAL) != 0)
        g_assert_nonnull (strstr (acies_field_get_zone_hint (test.field, i), room));
    }

  /* Another page, and the map is as before. */
  editor_test_show_part (self, "battle", -1);
  for (int i = 0; i < 20; i++)
    g_assert_cmpuint (acies_field_zone_get_marks (acies_field_get_zone (test.field, i)), ==, 0);
}

/* The situation is made, changed by every mark, and taken away again. */
static void
test_situation (EditorTest   *self,
                gconstpointer data)
{
  DeployTest       test = begin (self, "situation");
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *begun = NULL;
  g_autofree char *id = NULL;
  g_autofree char *after = NULL;
  const AciesMark *marks = get_draft ()->marks;

  gtk_widget_activate_action (GTK_WIDGET (test.page), "deploy.begin", NULL);
  g_assert_nonnull (acies_document_peek (self->document, "situation"));
  editor_test_check_step (self, before, NULL);
  editor_test_run (self, "editor.redo");
  begun = editor_test_dup_text (self);
  editor_test_wait_for_checker (self);
  g_assert_cmpuint (acies_document_checker_count (
                      acies_editor_context_get_checker (acies_editor_window_get_context (self->window)),
                      ACIES_SEVERITY_ERROR),
                    ==, 0);

  id = find_unit (&test, -2, NULL);
  for (guint i = 0; marks[i].id != NULL; i++)
    {
      const gboolean   is_on = (get_piece (&test, id).marks >> i) & 1;
      g_autofree char *undone = NULL;

      if (!marks[i].of_units || (marks[i].parts & ACIES_PART_BIT (ACIES_PART_SITUATION)) == 0)
        continue;
      g_test_message ("%s", marks[i].id);
      choose (&test, id);
      g_assert_true (acies_deploy_tool_set_mark (test.tool, i, !is_on));
      g_assert_cmpint ((get_piece (&test, id).marks >> i) & 1, ==, !is_on);
      editor_test_run (self, "editor.undo");
      undone = editor_test_dup_text (self);
      g_assert_cmpstr (undone, ==, begun);
    }

  editor_test_run (self, "editor.undo");
  after = editor_test_dup_text (self);
  g_assert_cmpstr (after, ==, before);
}

/* Marks are put by their buttons, which tell what is so. */
static void
test_lead (EditorTest   *self,
           gconstpointer data)
{
  DeployTest            test = begin (self, "deployment");
  g_autofree char      *id = find_unit (&test, -2, NULL);
  g_autofree char      *before = editor_test_dup_text (self);
  g_autoptr (GPtrArray) buttons = editor_test_list (GTK_WIDGET (test.page), GTK_TYPE_TOGGLE_BUTTON);
  GtkToggleButton      *button = NULL;
  gboolean              was = FALSE;

  for (guint i = 0; i < buttons->len && button == NULL; i++)
    if (gtk_button_get_label (buttons->pdata[i]) != NULL)
      button = buttons->pdata[i];
  g_assert_nonnull (button);
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (button)));
  choose (&test, id);
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (button)));
  was = gtk_toggle_button_get_active (button);
  gtk_toggle_button_set_active (button, !was);
  g_assert_cmpint (get_piece (&test, id).marks & 1, ==, !was);
  editor_test_check_step (self, before, NULL);
  g_assert_cmpint (gtk_toggle_button_get_active (button), ==, was);
}

/* What is said of the group of those chosen is listed under Sources, leads back, and shows on the map by stripes. */
static void
test_doubts (EditorTest   *self,
             gconstpointer data)
{
  DeployTest            test = begin (self, "deployment");
  int                   cell = 0;
  g_autofree char      *id = find_unit (&test, -2, &cell);
  GtkWidget            *page = editor_test_show_part (self, "sources", -1);
  GtkListBox           *list = acies_evidence_page_get_list (ACIES_EVIDENCE_PAGE (page));
  const guint           before = acies_evidence_page_count (acies_editor_window_get_context (self->window), -1);
  GtkDropDown          *certainty = NULL;
  g_autoptr (GPtrArray) rows = NULL;

  test = begin (self, "deployment");
  choose (&test, id);
  rows = editor_test_list (GTK_WIDGET (test.page), ACIES_TYPE_FORM_ROW);
  for (guint i = 0; i < rows->len; i++)
    if (g_str_equal (acies_form_row_get_key (rows->pdata[i]), "certainty"))
      certainty = GTK_DROP_DOWN (ui_test_find (rows->pdata[i], GTK_TYPE_DROP_DOWN, NULL));
  g_assert_nonnull (certainty);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (certainty)));
  gtk_drop_down_set_selected (certainty, 3);
  g_assert_cmpuint (acies_evidence_page_count (acies_editor_window_get_context (self->window), -1), ==, before + 1);
  g_assert_nonnull (gtk_list_box_get_row_at_index (list, 0));

  g_assert_cmpuint (acies_field_zone_get_marks (acies_field_get_zone (test.field, cell)) & ACIES_MARK_GUESSED, ==, 0);
  editor_test_run (self, "editor.show-doubts");
  ui_test_settle (150);
  g_assert_cmpuint (acies_field_zone_get_marks (acies_field_get_zone (test.field, cell)) & ACIES_MARK_GUESSED, !=, 0);
  editor_test_run (self, "editor.show-doubts");
  g_assert_cmpuint (acies_field_zone_get_marks (acies_field_get_zone (test.field, cell)) & ACIES_MARK_GUESSED, ==, 0);

  editor_test_show_part (self, "sources", -1);
  /* Among the doubts that the battle came with: from one row to the next until one leads here. */
  for (int row = 0; !g_str_equal (acies_editor_window_get_part (self->window), "deployment"); row++)
    {
      editor_test_show_part (self, "sources", -1);
      g_assert_nonnull (gtk_list_box_get_row_at_index (list, row));
      g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, row));
    }
  g_assert_true (acies_deploy_tool_is_chosen (test.tool, id));
}

/* The pages have room in the narrowest window. */
static void
test_narrow (EditorTest   *self,
             gconstpointer data)
{
  static const char *const parts[] = { "map", "deployment", "situation", "sources" };

  gtk_window_destroy (GTK_WINDOW (self->window));
  self->window = acies_application_edit_document (self->app, self->document, NULL);
  g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *)&self->window);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 600);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->window));
  ui_test_settle (100);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      GtkWidget *page = editor_test_show_part (self, parts[i], -1);
      int        least = 0;

      if (g_str_equal (parts[i], "situation"))
        gtk_widget_activate_action (page, "deploy.begin", NULL);
      gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_test_message ("%s: %d", parts[i], least);
      g_assert_cmpint (least, <=, 356);
      acies_editor_layout_set_pane (self->window->layout, ACIES_EDITOR_PANE_MAP);
      ui_test_settle (50);
      gtk_widget_measure (GTK_WIDGET (self->window), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, 360);
    }
}

static gboolean
is_open_cb (gpointer data)
{
  return gtk_widget_get_mapped (data);
}

/* Choosing in an open list of armies changes the army, and leaves the list itself alone. */
static void
check_army_list (AciesEditorPage *page)
{
  GtkWidget  *drop_down = ui_test_find (GTK_WIDGET (page), GTK_TYPE_DROP_DOWN, NULL);
  GtkWidget  *view = ui_test_find (drop_down, GTK_TYPE_LIST_VIEW, NULL);
  GtkWidget  *popover = gtk_widget_get_ancestor (view, GTK_TYPE_POPOVER);
  GListModel *model = gtk_drop_down_get_model (GTK_DROP_DOWN (drop_down));

  for (guint i = 0; i < 4; i++)
    {
      const guint side = (i + 1) % 2;

      /* A button that is activated opens its list a little later. */
      g_signal_emit_by_name (drop_down, "activate");
      ui_test_wait_until (is_open_cb, popover);
      gtk_widget_activate_action (view, "list.select-item", "(ubb)", side, FALSE, FALSE);
      gtk_widget_activate_action (view, "list.activate-item", "u", side);
      ui_test_settle (30);
      g_assert_false (gtk_widget_get_mapped (popover));
      g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down)), ==, side);
      g_assert_true (gtk_drop_down_get_model (GTK_DROP_DOWN (drop_down)) == model);
    }
}

static void
test_choose_army (EditorTest   *self,
                  gconstpointer data)
{
  const DeployTest test = begin (self, "deployment");

  check_army_list (ACIES_EDITOR_PAGE (test.page));
  g_assert_cmpuint (acies_deploy_tool_get_side (test.tool), ==, 0);
}

/* A window that closes with a list open in it leaves the keyboard to the others. */
static void
test_close_with_list (EditorTest   *self,
                      gconstpointer data)
{
  const DeployTest test = begin (self, "deployment");
  g_autoptr (AciesDocument) document =
    acies_document_new (acies_document_get_root (self->document));
  AciesEditorWindow *other = acies_application_edit_document (self->app, document, NULL);
  GtkWidget *drop_down = ui_test_find (GTK_WIDGET (test.page), GTK_TYPE_DROP_DOWN, NULL);
  GtkWidget *popover = gtk_widget_get_ancestor (ui_test_find (drop_down, GTK_TYPE_LIST_VIEW, NULL), GTK_TYPE_POPOVER);

  gtk_test_widget_wait_for_draw (GTK_WIDGET (other));
  gtk_widget_grab_focus (drop_down);
  if (!ui_test_type_into (GTK_WINDOW (self->window), "space"))
    return;
  ui_test_wait_until (is_open_cb, popover);
  gtk_window_destroy (GTK_WINDOW (self->window));
  ui_test_settle (100);
  g_assert_true (ui_test_type_into (GTK_WINDOW (other), "alt+6"));
  g_assert_cmpstr (acies_editor_window_get_part (other), ==, "conditions");
  acies_document_recovery_discard (other->recovery);
  gtk_window_destroy (GTK_WINDOW (other));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  editor_test_add ("/ui/editor/deployment/place", "cannae-216bc", test_place);
  editor_test_add ("/ui/editor/deployment/choose-army", "cannae-216bc", test_choose_army);
  editor_test_add ("/ui/editor/deployment/keyboard", "cannae-216bc", test_keyboard);
  editor_test_add ("/ui/editor/deployment/choice-and-words", "cannae-216bc", test_choice_and_words);
  editor_test_add ("/ui/editor/deployment/tab", "cannae-216bc", test_tab);
  editor_test_add ("/ui/editor/deployment/drag", "cannae-216bc", test_drag);
  editor_test_add ("/ui/editor/deployment/drag-and-list", "cannae-216bc", test_drag_and_list);
  editor_test_add ("/ui/editor/deployment/press", "cannae-216bc", test_press);
  editor_test_add ("/ui/editor/deployment/5.5.3/reach-and-room", "cannae-216bc", test_reach);
  editor_test_add ("/ui/editor/deployment/lead", "cannae-216bc", test_lead);
  editor_test_add ("/ui/editor/deployment/situation", "cannae-216bc", test_situation);
  editor_test_add ("/ui/editor/deployment/doubts", "zama-202bc", test_doubts);
  editor_test_add ("/ui/editor/deployment/narrow", "marathon-490bc", test_narrow);
  editor_test_add ("/ui/editor/deployment/close-with-list", "cannae-216bc", test_close_with_list);
  return g_test_run ();
}
