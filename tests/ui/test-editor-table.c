/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

/* The editor with a table without cells, by pointer: its ground, its camps, who stands on it. */

#include "battlefield/acies-field-private.h"
#include "editor-test-support.h"
#include "editor/acies-army-page.h"
#include "editor/acies-deployment-page.h"
#include "editor/acies-enlist-window.h"
#include "editor/acies-map-page.h"
#include "engine/core/acies-ruleset.h"

#include <string.h>

#define BATTLE "zama-202bc-dba"

typedef struct
{
  EditorTest     *test;
  AciesMapPage   *page;
  AciesBrushTool *tool;
  AciesShapeTool *shapes;
  AciesField     *field;
} TableTest;

static const AciesDraft *
get_draft (void)
{
  return acies_ruleset_find ("dba")->draft;
}

static TableTest
begin (EditorTest *self)
{
  TableTest table = { .test = self, .page = ACIES_MAP_PAGE (editor_test_show_part (self, "map", -1)) };

  table.tool = acies_map_page_get_tool (table.page);
  table.shapes = acies_brush_tool_get_shapes (table.tool);
  table.field = acies_editor_map_get_field (self->window->map);
  ui_test_settle (150);
  return table;
}

static int
find_brush (const char *id)
{
  for (int i = 0; get_draft ()->brushes[i].id != NULL; i++)
    if (g_str_equal (get_draft ()->brushes[i].id, id))
      return i;

  g_error ("There is no brush %s", id);
}

/* "move X Y": a place of the table, mm, in pixels of the board. */
static void
append_move (GString    *script,
             AciesField *field,
             double      x,
             double      y)
{
  double board_x;
  double board_y;
  double origin_x;
  double origin_y;

  acies_table_to_board (field->layout, (gint32)(x * 100), (gint32)(y * 100), &board_x, &board_y);
  acies_viewport_get_origin (&field->viewport, &origin_x, &origin_y);
  g_string_append_printf (script, "%smove %d %d", script->len > 0 ? "," : "", (int)(board_x + origin_x + 0.5),
                          (int)(board_y + origin_y + field->place_y + 0.5));
}

static gboolean
click (AciesField *field,
       double      x,
       double      y)
{
  g_autoptr (GString) script = g_string_new (NULL);

  append_move (script, field, x, y);
  g_string_append (script, ",down 1,up 1");
  return ui_test_point (GTK_WIDGET (field), script->str);
}

static gboolean
press (AciesField *field,
       double      x,
       double      y)
{
  g_autoptr (GString) script = g_string_new (NULL);

  append_move (script, field, x, y);
  g_string_append (script, ",down 1");
  return ui_test_point (GTK_WIDGET (field), script->str);
}

/* On from the first place, where it is pressed, and let go at the last. */
static gboolean
drag_on (AciesField   *field,
         const double *places,
         guint         n)
{
  g_autoptr (GString) script = g_string_new (NULL);

  for (guint i = 1; i < n; i++)
    {
      append_move (script, field, (places[2 * i - 2] + places[2 * i]) / 2, (places[2 * i - 1] + places[2 * i + 1]) / 2);
      append_move (script, field, places[2 * i], places[2 * i + 1]);
    }
  g_string_append (script, ",up 1");
  return ui_test_point (GTK_WIDGET (field), script->str);
}

/* From place to place; FALSE without the display's tool. */
static gboolean
drag (AciesField   *field,
      const double *places,
      guint         n)
{
  return press (field, places[0], places[1]) && drag_on (field, places, n);
}

static guint
count (EditorTest *self,
       const char *list)
{
  JsonNode *node = acies_document_peek (self->document, list);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_array_get_length (json_node_get_array (node)) : 0;
}

static char *
dup_value (EditorTest *self,
           const char *path)
{
  JsonNode *node = acies_document_peek (self->document, path);

  return node != NULL ? acies_json_to_line (node) : g_strdup ("");
}

/* The last of several steps is taken back to the byte, and made again. */
static void
check_last_step (EditorTest *self,
                 const char *before)
{
  g_autofree char *after = editor_test_dup_text (self);
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;

  g_assert_cmpstr (after, !=, before);
  editor_test_run (self, "editor.undo");
  undone = editor_test_dup_text (self);
  g_assert_cmpstr (undone, ==, before);
  editor_test_run (self, "editor.redo");
  redone = editor_test_dup_text (self);
  g_assert_cmpstr (redone, ==, after);
}

/* A place within the first piece of ground, mm. */
static void
find_first (EditorTest *self,
            double     *x,
            double     *y)
{
  const AciesJsonCursor root = acies_json_root (acies_document_get_root (self->document));
  g_autoptr (GArray)    shapes = get_draft ()->shapes (&root);

  *x = *y = 0;
  for (guint i = 0; i < shapes->len; i++)
    {
      const AciesShape *shape = &g_array_index (shapes, AciesShape, i);

      if (!g_str_equal (shape->path, "map.features[0]"))
        continue;
      for (guint k = 0; k < shape->n_points; k++)
        {
          *x += shape->points[k].x / 100.0 / shape->n_points;
          *y += shape->points[k].y / 100.0 / shape->n_points;
        }
    }
}

/* What is pressed is chosen, in its form too; dragged it is moved: one step, undone to the byte. */
static void
test_move (EditorTest   *self,
           gconstpointer data)
{
  TableTest        table = begin (self);
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *shape_before = dup_value (self, "map.features[0].shape");
  g_autofree char *shape_after = NULL;
  double           x;
  double           y;

  find_first (self, &x, &y);
  if (!click (table.field, x, y))
    return;
  g_assert_cmpstr (acies_shape_tool_get_chosen (table.shapes), ==, "map.features[0]");
  g_assert_nonnull (editor_test_find_row (self, "map.features[0].kind"));
  g_assert_nonnull (editor_test_find_row (self, "map.features[0].shape.type"));

  g_assert_true (drag (table.field, (const double[]){ x, y, x + 40, y + 25 }, 2));
  shape_after = dup_value (self, "map.features[0].shape");
  g_assert_cmpstr (shape_before, !=, shape_after);
  editor_test_check_step (self, before, "move");
}

/* A form chosen is pointed out on the table. */
static void
test_follow (EditorTest   *self,
             gconstpointer data)
{
  TableTest table = begin (self);

  acies_editor_context_select (acies_editor_window_get_context (self->window), "map.rivers[0].width");
  if (count (self, "map.rivers") > 0)
    g_assert_cmpstr (acies_shape_tool_get_chosen (table.shapes), ==, "map.rivers[0]");
  acies_editor_context_select (acies_editor_window_get_context (self->window), "map.features[1].shape.rx");
  g_assert_cmpstr (acies_shape_tool_get_chosen (table.shapes), ==, "map.features[1]");
}

/* Corner by corner, closed at the first one; then a corner of it is pulled elsewhere. */
static void
test_draw (EditorTest   *self,
           gconstpointer data)
{
  const double     corners[][2] = { { 100, 250 }, { 200, 240 }, { 210, 330 }, { 110, 340 }, { 100, 250 } };
  TableTest        table = begin (self);
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *drawn = NULL;

  acies_brush_tool_set_brush (table.tool, find_brush ("wood"));
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      if (!click (table.field, corners[i][0], corners[i][1]))
        return;
      g_assert_cmpuint (acies_shape_tool_count_drawn (table.shapes), ==, i < 4 ? i + 1 : 0);
    }
  g_assert_cmpuint (count (self, "map.features"), ==, 1);
  g_assert_cmpstr (acies_shape_tool_get_chosen (table.shapes), ==, "map.features[0]");
  editor_test_check_step (self, before, "draw");
  editor_test_run (self, "editor.redo");

  acies_brush_tool_set_brush (table.tool, ACIES_BRUSH_NONE);
  ui_test_settle (150);
  drawn = editor_test_dup_text (self);
  g_assert_true (click (table.field, 150, 290));
  g_assert_true (drag (table.field, (const double[]){ 200, 240, 260, 200 }, 2));
  check_last_step (self, drawn);
}

/* In one go. What crosses itself is not drawn, and that is told. */
static void
test_sweep (EditorTest   *self,
            gconstpointer data)
{
  TableTest        table = begin (self);
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *points = NULL;

  acies_brush_tool_set_brush (table.tool, find_brush ("marsh"));
  if (!drag (table.field, (const double[]){ 300, 200, 380, 210, 400, 280, 320, 300, 290, 240 }, 5))
    return;
  g_assert_cmpuint (count (self, "map.features"), ==, 1);
  points = dup_value (self, "map.features[0].shape.points");
  g_assert_cmpuint (count (self, "map.features[0].shape.points"), >=, 4);
  g_assert_cmpuint (count (self, "map.features[0].shape.points"), <=, 20);
  editor_test_check_step (self, before, "draw");

  g_assert_true (drag (table.field, (const double[]){ 100, 100, 200, 200, 200, 100, 100, 200 }, 4));
  g_assert_cmpuint (count (self, "map.features"), ==, 0);
  g_assert_nonnull (strstr (acies_map_page_get_status (table.page), "cross"));
}

/* What is pressed stays pressed when the map is made anew before the hand moves. */
static void
test_press_outlives_the_scene (EditorTest   *self,
                               gconstpointer data)
{
  const double around[] = { 300, 200, 380, 210, 400, 280, 320, 300, 290, 240 };
  TableTest    table = begin (self);

  acies_brush_tool_set_brush (table.tool, find_brush ("marsh"));
  if (!drag (table.field, around, 5))
    return;
  g_assert_true (press (table.field, 100, 100));
  editor_test_run (self, "editor.undo");
  ui_test_settle (400);
  g_assert_cmpuint (count (self, "map.features"), ==, 0);

  g_assert_true (drag_on (table.field, (const double[]){ 100, 100, 180, 110, 200, 180, 120, 200 }, 4));
  g_assert_cmpuint (acies_shape_tool_count_drawn (table.shapes), ==, 0);
  g_assert_cmpuint (count (self, "map.features"), ==, 1);
}

/* Lines end where their last point is pressed again; camps come to the nearest edge; the eraser takes them away. */
static void
test_lines_and_things (EditorTest   *self,
                       gconstpointer data)
{
  TableTest        table = begin (self);
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *at = NULL;

  acies_brush_tool_set_brush (table.tool, find_brush ("road"));
  if (!click (table.field, 20, 300))
    return;
  g_assert_true (click (table.field, 300, 280));
  g_assert_true (click (table.field, 580, 310));
  g_assert_true (click (table.field, 580, 310));
  g_assert_cmpuint (count (self, "map.roads[0].points"), ==, 3);
  editor_test_check_step (self, before, "draw");

  acies_brush_tool_set_brush (table.tool, find_brush ("camp"));
  ui_test_settle (150);
  g_assert_true (click (table.field, 30, 200));
  at = dup_value (self, "sides[0].camp.facing");
  g_assert_cmpstr (at, ==, "90");
  acies_brush_tool_set_brush (table.tool, ACIES_BRUSH_ERASER);
  ui_test_settle (150);
  g_assert_true (click (table.field, 20, 200));
  g_assert_null (acies_document_peek (self->document, "sides[0].camp"));
}

/* Escape gives up what is drawn, then the brush; nothing has changed. */
static void
test_escape (EditorTest   *self,
             gconstpointer data)
{
  TableTest        table = begin (self);
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *after = NULL;

  acies_brush_tool_set_brush (table.tool, find_brush ("wood"));
  if (!click (table.field, 100, 100))
    return;
  g_assert_true (click (table.field, 200, 100));
  g_assert_true (ui_test_point (GTK_WIDGET (table.field), "key Escape"));
  g_assert_cmpuint (acies_shape_tool_count_drawn (table.shapes), ==, 0);
  g_assert_cmpint (acies_brush_tool_get_brush (table.tool), ==, find_brush ("wood"));
  g_assert_true (ui_test_point (GTK_WIDGET (table.field), "key Escape"));
  g_assert_cmpint (acies_brush_tool_get_brush (table.tool), ==, ACIES_BRUSH_NONE);
  after = editor_test_dup_text (self);
  g_assert_cmpstr (before, ==, after);
}

/* By keys: a pen draws; a shape and its corners are walked to, moved, added and taken away. */
static void
test_keys (EditorTest   *self,
           gconstpointer data)
{
  TableTest        table = begin (self);
  g_autofree char *points = NULL;

  acies_brush_tool_set_brush (table.tool, find_brush ("rough"));
  gtk_widget_grab_focus (GTK_WIDGET (table.field));
  if (!ui_test_type_into (GTK_WINDOW (self->window), "space space Right Right space Down Down space shift+Left Return"))
    return;
  points = dup_value (self, "map.features[0].shape.points");
  g_assert_cmpstr (points, ==, "[[300,300],[320,300],[320,320]]");
  ui_test_type_into (GTK_WINDOW (self->window), "Escape Left bracketright bracketright shift+Up Insert");
  g_free (points);
  points = dup_value (self, "map.features[0].shape.points");
  g_assert_cmpstr (points, ==, "[[290,300],[310,299],[310,309.5],[310,320]]");
  ui_test_type_into (GTK_WINDOW (self->window), "Delete");
  g_free (points);
  points = dup_value (self, "map.features[0].shape.points");
  g_assert_cmpstr (points, ==, "[[290,300],[310,299],[310,320]]");
  ui_test_type_into (GTK_WINDOW (self->window), "Escape Delete");
  g_assert_cmpuint (count (self, "map.features"), ==, 0);
}

/* Deployment */

static AciesDeployTool *
begin_deployment (EditorTest *self,
                  AciesField **field)
{
  AciesDeploymentPage *page = ACIES_DEPLOYMENT_PAGE (editor_test_show_part (self, "deployment", -1));

  *field = acies_editor_map_get_field (self->window->map);
  ui_test_settle (150);
  return acies_deployment_page_get_tool (page);
}

/* Let go near its neighbour it stands in line with it: exactly. */
static void
test_snap (EditorTest   *self,
           gconstpointer data)
{
  AciesField      *field = NULL;
  AciesDeployTool *tool = begin_deployment (self, &field);
  g_autofree char *before = NULL;
  g_autofree char *at = NULL;

  acies_deploy_tool_set_chosen (tool, (const char *const[]){ "r1", NULL });
  acies_deploy_tool_put_at (tool, 30000, 20000, FALSE);
  acies_deploy_tool_set_chosen (tool, (const char *const[]){ "r2", NULL });
  acies_deploy_tool_put_at (tool, 30000, 30000, FALSE);
  acies_deploy_tool_turn (tool, ACIES_FACING_NORTH);
  acies_deploy_tool_set_chosen (tool, (const char *const[]){ "r1", NULL });
  acies_deploy_tool_turn (tool, ACIES_FACING_NORTH);
  ui_test_settle (200);
  before = editor_test_dup_text (self);
  if (!drag (field, (const double[]){ 300, 205, 344, 307 }, 2))
    return;
  at = dup_value (self, "deployment.elements.r1.at");
  g_assert_cmpstr (at, ==, "[340,300]");
  check_last_step (self, before);
}

/* Let go over the tray of its army it comes off. */
static void
test_to_tray (EditorTest   *self,
              gconstpointer data)
{
  AciesField        *field = NULL;
  AciesDeployTool   *tool = begin_deployment (self, &field);
  g_autoptr (GString) script = g_string_new (NULL);
  g_autofree char   *before = NULL;
  graphene_rect_t    tray;

  acies_deploy_tool_set_chosen (tool, (const char *const[]){ "r2", NULL });
  acies_deploy_tool_put (tool, ACIES_NO_CELL);
  acies_deploy_tool_set_chosen (tool, (const char *const[]){ "r1", NULL });
  acies_deploy_tool_put_at (tool, 30000, 30000, FALSE);
  ui_test_settle (200);
  before = editor_test_dup_text (self);
  for (guint i = 0; i < ACIES_FIELD_N_TRAYS; i++)
    if (acies_field_tray_get_side (field->trays[i]) == 0)
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (field->trays[i]), GTK_WIDGET (field), &tray));
  append_move (script, field, 300, 300);
  g_string_append (script, ",down 1");
  append_move (script, field, 310, 310);
  g_string_append_printf (script, ",move %d %d,move %d %d,up 1", (int)tray.origin.x + 20, (int)tray.origin.y + 12,
                          (int)tray.origin.x + 24, (int)tray.origin.y + 12);
  if (!ui_test_point (GTK_WIDGET (field), script->str))
    return;
  g_assert_null (acies_document_peek (self->document, "deployment.elements.r1"));
  check_last_step (self, before);
}

/* Arrow keys move, brackets turn, Delete takes off; there is a place in a line before their edge. */
static void
test_deploy_keys (EditorTest   *self,
                  gconstpointer data)
{
  AciesField      *field = NULL;
  AciesDeployTool *tool = begin_deployment (self, &field);
  g_autofree char *value = NULL;

  acies_deploy_tool_set_chosen (tool, (const char *const[]){ "r1", NULL });
  acies_deploy_tool_put_at (tool, 30000, 30000, FALSE);
  acies_deploy_tool_turn (tool, ACIES_FACING_EAST);
  gtk_widget_grab_focus (GTK_WIDGET (field));
  if (!ui_test_type_into (GTK_WINDOW (self->window), "Right Down shift+Left bracketright"))
    return;
  value = dup_value (self, "deployment.elements.r1");
  g_assert_cmpstr (value, ==, "{\"at\":[309,310],\"facing\":105}");
  g_assert_nonnull (editor_test_find_row (self, "deployment.elements.r1.at"));
  gtk_widget_grab_focus (GTK_WIDGET (field));
  ui_test_type_into (GTK_WINDOW (self->window), "Delete");
  g_assert_null (acies_document_peek (self->document, "deployment.elements.r1"));
  gtk_widget_activate_action (acies_editor_window_get_page (self->window), "deploy.place", NULL);
  g_assert_nonnull (acies_document_peek (self->document, "deployment.elements.r1"));
}

/* A start in mid-battle: states are marked, and everything can be taken back. */
static void
test_situation (EditorTest   *self,
                gconstpointer data)
{
  GtkWidget       *page = editor_test_show_part (self, "situation", -1);
  AciesDeployTool *tool = acies_deployment_page_get_tool (ACIES_DEPLOYMENT_PAGE (page));
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *state = NULL;

  gtk_widget_activate_action (page, "deploy.begin", NULL);
  g_assert_nonnull (acies_document_peek (self->document, "situation.elements.r1"));
  acies_deploy_tool_set_chosen (tool, (const char *const[]){ "r1", NULL });
  g_assert_true (acies_deploy_tool_set_mark (tool, 3, TRUE));
  state = dup_value (self, "situation.elements.r1.state");
  g_assert_cmpstr (state, ==, "\"destroyed\"");
  editor_test_wait_for_checker (self);
  g_assert_cmpuint (acies_document_checker_count (
                      acies_editor_context_get_checker (acies_editor_window_get_context (self->window)),
                      ACIES_SEVERITY_ERROR),
                    ==, 0);
  g_assert_nonnull (editor_test_find_row (self, "situation.camps.rome.occupied-by"));
  g_assert_nonnull (editor_test_find_row (self, "situation.elements.r1.moved"));
  editor_test_run (self, "editor.undo");
  editor_test_check_step (self, before, NULL);
}

/* Armies */

static void
test_list (EditorTest   *self,
           gconstpointer data)
{
  GtkWidget          *page = editor_test_show_part (self, "army", 0);
  AciesEditorContext *context = acies_editor_window_get_context (self->window);
  AciesEnlistWindow  *window =
    ACIES_ENLIST_WINDOW (acies_enlist_window_new (GTK_WINDOW (self->window), context, 0));
  g_autofree char    *before = editor_test_dup_text (self);
  const AciesQuickRules *rules = acies_ruleset_find ("dba")->quick;
  AciesQuickArmy         army = { 5, 1 };

  while (rules->list (army.list)->n_options == 0)
    army.list++;
  g_assert_nonnull (page);
  gtk_window_present (GTK_WINDOW (window));
  ui_test_settle (100);
  acies_army_chooser_set_army (acies_enlist_window_get_chooser (window), &army);
  acies_enlist_window_use (window);
  ui_test_settle (100);
  g_assert_cmpuint (count (self, "sides[0].units"), ==, 12);
  /* Asked again, it begins with what was chosen. */
  window = ACIES_ENLIST_WINDOW (acies_enlist_window_new (GTK_WINDOW (self->window), context, 0));
  g_assert_cmpuint (acies_army_chooser_get_army (acies_enlist_window_get_chooser (window))->list, ==, army.list);
  g_assert_cmpuint (acies_army_chooser_get_army (acies_enlist_window_get_chooser (window))->options, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
  editor_test_check_step (self, before, "army list");
}

/* The pages have room in the narrowest window, with whatever is chosen on them. */
static void
test_narrow (EditorTest   *self,
             gconstpointer data)
{
  static const struct
  {
    const char *part, *path;
    int         side;
  } places[] = {
    { "map", "map.features[0].shape.type", -1 },
    { "army", "sides[0].units[0].code", 0 },
    { "conditions", "conditions.army-size", -1 },
    { "deployment", "deployment.elements.r1.at", -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      GtkWidget *page = editor_test_show_part (self, places[i].part, places[i].side);
      int        least = 0;

      acies_editor_context_go_to (acies_editor_window_get_context (self->window), places[i].path);
      ui_test_settle (100);
      g_assert_nonnull (editor_test_find_row (self, places[i].path));
      gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_test_message ("%s: %d", places[i].part, least);
      g_assert_cmpint (least, <=, 356);
    }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  editor_test_add ("/ui/editor/table/move", BATTLE, test_move);
  editor_test_add ("/ui/editor/table/follow", BATTLE, test_follow);
  editor_test_add ("/ui/editor/table/draw", "dba", test_draw);
  editor_test_add ("/ui/editor/table/sweep", "dba", test_sweep);
  editor_test_add ("/ui/editor/table/press-outlives-the-scene", "dba", test_press_outlives_the_scene);
  editor_test_add ("/ui/editor/table/lines-and-things", "dba", test_lines_and_things);
  editor_test_add ("/ui/editor/table/escape", "dba", test_escape);
  editor_test_add ("/ui/editor/table/keys", "dba", test_keys);
  editor_test_add ("/ui/editor/table/snap", BATTLE, test_snap);
  editor_test_add ("/ui/editor/table/to-tray", BATTLE, test_to_tray);
  editor_test_add ("/ui/editor/table/deploy-keys", BATTLE, test_deploy_keys);
  editor_test_add ("/ui/editor/table/situation", BATTLE, test_situation);
  editor_test_add ("/ui/editor/table/list", "dba", test_list);
  editor_test_add ("/ui/editor/table/narrow", BATTLE, test_narrow);

  return g_test_run ();
}
