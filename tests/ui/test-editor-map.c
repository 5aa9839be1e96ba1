/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "battlefield/acies-field-private.h"
#include "editor-test-support.h"
#include "editor/acies-form-list.h"
#include "editor/acies-map-page.h"
#include "editor/acies-node-list.h"
#include "engine/core/acies-ruleset.h"

#include <string.h>

#define N_CELLS 20

typedef struct
{
  AciesMapPage   *page;
  AciesBrushTool *tool;
  AciesField     *field;
} MapTest;

static MapTest
begin (EditorTest *self)
{
  MapTest map = { .page = ACIES_MAP_PAGE (editor_test_show_part (self, "map", -1)) };

  map.tool = acies_map_page_get_tool (map.page);
  map.field = acies_editor_map_get_field (self->window->map);
  ui_test_settle (100);
  return map;
}

static const AciesBrush *
get_brushes (void)
{
  return acies_ruleset_list ()[0]->draft->brushes;
}

static int
find_brush (const char *id)
{
  for (int i = 0; get_brushes ()[i].id != NULL; i++)
    if (g_str_equal (get_brushes ()[i].id, id))
      return i;

  g_error ("There is no brush %s", id);
}

/* The middle of a zone, in pixels of the board. */
static void
append_move (GString *script,
             MapTest *map,
             int      cell)
{
  const AciesRect rect = acies_field_cell_rect (map->field, cell);

  g_string_append_printf (script, "%smove %d %d", script->len > 0 ? "," : "", (int)(rect.x + rect.width / 2),
                          (int)(rect.y + rect.height / 2));
}

/* Drags over zones; FALSE without the display's tool. */
static gboolean
drag (MapTest    *map,
      const int  *cells,
      guint       n,
      const char *end)
{
  g_autoptr (GString) script = g_string_new (NULL);

  append_move (script, map, cells[0]);
  g_string_append (script, ",down 1");
  for (guint i = 1; i < n; i++)
    append_move (script, map, cells[i]);
  g_string_append (script, end);
  return ui_test_point (GTK_WIDGET (map->field), script->str);
}

static guint
count_steps (EditorTest *self)
{
  guint n = 0;

  for (; acies_document_can_undo (self->document); n++)
    editor_test_run (self, "editor.undo");
  for (guint i = 0; i < n; i++)
    editor_test_run (self, "editor.redo");
  return n;
}

static int
find_allowed (EditorTest *self,
              int         brush,
              gboolean    allowed)
{
  const AciesJsonCursor root = acies_json_root (acies_document_get_root (self->document));
  const guint64         cells = acies_ruleset_list ()[0]->draft->paintable (&root, (guint)brush, 0);

  for (int i = 0; i < N_CELLS; i++)
    if (((cells >> i) & 1) == (guint64)allowed)
      return i;

  return ACIES_NO_CELL;
}

/* A second zone for courses, beside the first. */
static int
beside (int cell)
{
  return cell % 5 == 4 ? cell - 1 : cell + 1;
}

/* Every brush, by pointer: one stroke, one step, undone to the byte. */
static void
test_pointer (EditorTest   *self,
              gconstpointer data)
{
  MapTest          map = begin (self);
  g_autofree char *before = editor_test_dup_text (self);

  for (int i = 0; get_brushes ()[i].id != NULL; i++)
    {
      const int      cell = find_allowed (self, i, TRUE);
      const int      cells[] = { cell, beside (cell) };
      const gboolean is_point = get_brushes ()[i].kind == ACIES_BRUSH_POINT;

      g_test_message ("%s", get_brushes ()[i].id);
      acies_brush_tool_set_brush (map.tool, i);
      if (!drag (&map, cells, is_point ? 1 : 2, ",up 1"))
        return;
      ui_test_settle (120);
      editor_test_check_step (self, before, NULL);
      ui_test_settle (120);
    }
}

/* Every brush, by keyboard. */
static void
test_keyboard (EditorTest   *self,
               gconstpointer data)
{
  MapTest          map = begin (self);
  g_autofree char *before = editor_test_dup_text (self);

  for (int i = 0; get_brushes ()[i].id != NULL; i++)
    {
      const int   cell = find_allowed (self, i, TRUE);
      const char  letter[] = { (char)acies_brush_tool_get_letter (map.tool, i), '\0' };
      const char *paint = get_brushes ()[i].kind == ACIES_BRUSH_PATH
                            ? (cell % 5 == 4 ? "shift+Left Return" : "shift+Right Return")
                            : "space";

      g_test_message ("%s", get_brushes ()[i].id);
      g_assert_cmpstr (letter, !=, "");
      acies_brush_tool_set_brush (map.tool, ACIES_BRUSH_NONE);
      acies_field_set_cursor (map.field, cell, TRUE);
      if (!ui_test_type_into (GTK_WINDOW (self->window), letter))
        return;
      g_assert_cmpint (acies_brush_tool_get_brush (map.tool), ==, i);
      g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), paint));
      editor_test_check_step (self, before, NULL);
      ui_test_settle (120);
    }
}

static const char *
get_terrain (EditorTest *self,
             const char *zone)
{
  g_autofree char *path = g_strdup_printf ("map.terrain.%s[0]", zone);
  JsonNode        *node = acies_document_peek (self->document, path);

  return node != NULL ? json_node_get_string (node) : NULL;
}

/* The first zone decides whether a stroke paints or takes away; the letter of the eraser takes everything. */
static void
test_on_and_off (EditorTest   *self,
                 gconstpointer data)
{
  MapTest   map = begin (self);
  const int row[] = { 10, 11, 12, 13 };
  const int back[] = { 11, 10 };

  acies_brush_tool_set_brush (map.tool, find_brush ("hill"));
  if (!drag (&map, row, 4, ",up 1"))
    return;
  g_assert_cmpstr (get_terrain (self, "a3"), ==, "hill");
  g_assert_cmpstr (get_terrain (self, "d3"), ==, "hill");
  g_assert_cmpstr (acies_map_page_get_status (map.page), ==, "Hill painted in 4 zones.");
  g_assert_true (drag (&map, back, 2, ",up 1"));
  g_assert_null (get_terrain (self, "a3"));
  g_assert_null (get_terrain (self, "b3"));
  g_assert_cmpstr (get_terrain (self, "c3"), ==, "hill");

  acies_brush_tool_set_brush (map.tool, ACIES_BRUSH_ERASER);
  g_assert_true (drag (&map, row, 4, ",up 1"));
  g_assert_null (get_terrain (self, "c3"));
  g_assert_null (get_terrain (self, "d3"));
  g_assert_cmpuint (count_steps (self), ==, 3);
}

/* A leap of the pointer paints what lies between. */
static void
test_leap (EditorTest   *self,
           gconstpointer data)
{
  MapTest   map = begin (self);
  const int ends[] = { 5, 9 };

  acies_brush_tool_set_brush (map.tool, find_brush ("forest"));
  if (!drag (&map, ends, 2, ",up 1"))
    return;
  g_assert_cmpstr (get_terrain (self, "a2"), ==, "forest");
  g_assert_cmpstr (get_terrain (self, "c2"), ==, "forest");
  g_assert_cmpstr (get_terrain (self, "e2"), ==, "forest");
}

/* Courses go over corners, and back again to take a zone away; the scene shows it. */
static void
test_course (EditorTest   *self,
             gconstpointer data)
{
  MapTest    map = begin (self);
  const int  cells[] = { 0, 6, 12, 13, 12 };
  JsonNode  *zones = NULL;
  JsonArray *list = NULL;

  acies_brush_tool_set_brush (map.tool, find_brush ("river"));
  if (!drag (&map, cells, G_N_ELEMENTS (cells), ",up 1"))
    return;
  zones = acies_document_peek (self->document, "map.watercourses[0].zones");
  g_assert_nonnull (zones);
  list = json_node_get_array (zones);
  g_assert_cmpuint (json_array_get_length (list), ==, 3);
  g_assert_cmpstr (json_array_get_string_element (list, 0), ==, "a1");
  g_assert_cmpstr (json_array_get_string_element (list, 1), ==, "b2");
  g_assert_cmpstr (json_array_get_string_element (list, 2), ==, "c3");
  ui_test_settle (200);
  g_assert_cmpuint (acies_field_get_scene (map.field)->watercourses->len, ==, 1);

  /* One zone alone is no course. */
  g_assert_true (drag (&map, cells, 1, ",up 1"));
  g_assert_cmpuint (count_steps (self), ==, 1);
  g_assert_cmpstr (acies_map_page_get_status (map.page), !=, "");
}

/* Press by press, to the last zone again. */
static void
test_course_by_presses (EditorTest   *self,
                        gconstpointer data)
{
  MapTest          map = begin (self);
  const int        cells[] = { 0, 1, 7, 7 };
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *zones = NULL;

  acies_brush_tool_set_brush (map.tool, find_brush ("river"));
  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_assert_null (acies_document_peek (self->document, "map.watercourses[0]"));
      if (!drag (&map, &cells[i], 1, ",up 1"))
        return;
    }
  zones = acies_json_to_line (acies_document_peek (self->document, "map.watercourses[0].zones"));
  g_assert_cmpstr (zones, ==, "[\"a1\",\"b1\",\"c2\"]");
  editor_test_check_step (self, before, NULL);
}

/* Escape gives a stroke up whole, then the brush. */
static void
test_cancel (EditorTest   *self,
             gconstpointer data)
{
  MapTest          map = begin (self);
  const int        row[] = { 10, 11, 12 };
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *after = NULL;

  acies_brush_tool_set_brush (map.tool, find_brush ("hill"));
  if (!drag (&map, row, 3, ",key Escape,up 1"))
    return;
  after = editor_test_dup_text (self);
  g_assert_cmpstr (after, ==, before);
  g_assert_false (acies_document_can_undo (self->document));
  g_assert_cmpint (acies_brush_tool_get_brush (map.tool), ==, find_brush ("hill"));
  for (int i = 10; i < 13; i++)
    g_assert_cmpuint (acies_field_zone_get_marks (acies_field_get_zone (map.field, i)), ==, 0);

  acies_field_set_cursor (map.field, 12, TRUE);
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "shift+Left Escape"));
  g_assert_false (acies_document_can_undo (self->document));
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "Escape"));
  g_assert_cmpint (acies_brush_tool_get_brush (map.tool), ==, ACIES_BRUSH_NONE);
}

/* Every tool beside the board, on the line between zones, and let go outside. */
static void
test_nowhere (EditorTest   *self,
              gconstpointer data)
{
  MapTest          map = begin (self);
  const AciesRect  first = acies_field_cell_rect (map.field, 0);
  const AciesRect  last = acies_field_cell_rect (map.field, N_CELLS - 1);
  const int        outside_x = (int)first.x - 4;
  const int        outside_y = (int)(last.y + last.height) + 4;
  g_autofree char *before = editor_test_dup_text (self);

  for (int i = ACIES_BRUSH_ERASER; i < 0 || get_brushes ()[i].id != NULL; i++)
    {
      g_autofree char *line = g_strdup_printf ("move %d %d,down 1,move %d %d,move %d %d,up 1", (int)(first.x + first.width),
                                               (int)(first.y + first.height), (int)(first.x + first.width) + 1,
                                               (int)(first.y + first.height) + 1, -300, -200);
      g_autofree char *beside_it = g_strdup_printf ("move %d %d,down 1,move %d %d,up 1", MAX (outside_x, 0), outside_y,
                                                    outside_x + 20, outside_y + 2);
      g_autofree char *after = NULL;

      acies_brush_tool_set_brush (map.tool, i);
      if (!ui_test_point (GTK_WIDGET (map.field), line))
        return;
      g_assert_cmpuint (count_steps (self), <=, 1);
      while (acies_document_can_undo (self->document))
        editor_test_run (self, "editor.undo");
      if (outside_y < gtk_widget_get_height (GTK_WIDGET (map.field)))
        g_assert_true (ui_test_point (GTK_WIDGET (map.field), beside_it));
      g_assert_false (acies_document_can_undo (self->document));
      after = editor_test_dup_text (self);
      g_assert_cmpstr (after, ==, before);
    }
}

/* Where a brush cannot be used is marked beforehand, with the reason; nothing happens there. */
static void
test_barred (EditorTest   *self,
             gconstpointer data)
{
  MapTest   map = begin (self);
  const int brush = find_brush ("camp");
  const int cell = find_allowed (self, brush, FALSE);

  acies_brush_tool_set_brush (map.tool, brush);
  g_assert_true (acies_field_zone_get_marks (acies_field_get_zone (map.field, cell)) & ACIES_MARK_ILLEGAL);
  g_assert_nonnull (strstr (acies_field_get_zone_hint (map.field, cell), get_brushes ()[brush].clause));
  if (!drag (&map, &cell, 1, ",up 1"))
    return;
  g_assert_false (acies_document_can_undo (self->document));
  g_assert_nonnull (strstr (acies_map_page_get_status (map.page), get_brushes ()[brush].clause));

  /* The page left, the map is as it was. */
  editor_test_show_part (self, "battle", -1);
  g_assert_cmpuint (acies_field_zone_get_marks (acies_field_get_zone (map.field, cell)), ==, 0);
  g_assert_false (acies_field_wants_strokes (map.field));
}

/* What is put comes to the front in its list; what is chosen in the list is pointed out; it can be renamed, moved and removed. */
static void
test_lists (EditorTest   *self,
            gconstpointer data)
{
  MapTest               map = begin (self);
  const int             one = 7;
  const int             two = 12;
  g_autoptr (GPtrArray) lists = editor_test_list (GTK_WIDGET (map.page), ACIES_TYPE_FORM_LIST);
  GtkWidget            *list = NULL;

  for (guint i = 0; i < lists->len; i++)
    if (strstr (acies_form_list_get_form (lists->pdata[i])->path, "settlements") != NULL)
      list = lists->pdata[i];
  g_assert_nonnull (list);
  g_assert_false (gtk_widget_get_visible (ui_test_find (list, ACIES_TYPE_NODE_LIST, NULL)));
  acies_brush_tool_set_brush (map.tool, find_brush ("settlement"));
  if (!drag (&map, &one, 1, ",up 1"))
    return;
  g_assert_true (drag (&map, &two, 1, ",up 1"));
  g_assert_true (gtk_widget_get_visible (ui_test_find (list, ACIES_TYPE_NODE_LIST, NULL)));
  g_assert_true (acies_editor_window_show_path (self->window, "map.settlements[0].name"));
  gtk_editable_set_text (GTK_EDITABLE (ui_test_find (list, GTK_TYPE_ENTRY, NULL)), "Placentia");
  g_assert_cmpstr (json_node_get_string (acies_document_peek (self->document, "map.settlements[0].name")), ==,
                   "Placentia");
  ui_test_settle (200);
  g_assert_cmpstr (g_array_index (acies_field_get_scene (map.field)->labels, AciesSceneLabel, 0).text, ==, "Placentia");
  gtk_widget_activate_action (list, "list.move-down", NULL);
  g_assert_cmpstr (json_node_get_string (acies_document_peek (self->document, "map.settlements[1].name")), ==,
                   "Placentia");
  gtk_widget_activate_action (list, "list.remove", NULL);
  g_assert_null (acies_document_peek (self->document, "map.settlements[1]"));

  /* A zone chosen on the map brings its form. */
  acies_brush_tool_set_brush (map.tool, ACIES_BRUSH_NONE);
  g_assert_true (drag (&map, &two, 1, ",up 1"));
  ui_test_settle (50);
  g_assert_cmpuint (count_steps (self), ==, 5);
}

/* A shipped map with everything on it: every zone wiped, and all back. */
static void
test_wipe (EditorTest   *self,
           gconstpointer data)
{
  MapTest          map = begin (self);
  g_autofree char *before = editor_test_dup_text (self);
  g_autofree char *after = NULL;

  acies_brush_tool_set_brush (map.tool, ACIES_BRUSH_ERASER);
  acies_field_set_cursor (map.field, 0, TRUE);
  for (int i = 0; i < N_CELLS; i++)
    {
      acies_field_set_cursor (map.field, i, TRUE);
      if (!ui_test_type_into (GTK_WINDOW (self->window), "space"))
        return;
    }
  g_assert_null (acies_document_peek (self->document, "map.watercourses[0]"));
  g_assert_null (acies_document_peek (self->document, "sides[0].key-zone"));
  while (acies_document_can_undo (self->document))
    editor_test_run (self, "editor.undo");
  after = editor_test_dup_text (self);
  g_assert_cmpstr (after, ==, before);
}

static GtkWidget *
find_adder (EditorTest *self,
            const char *label)
{
  g_autoptr (GPtrArray) buttons = editor_test_list (acies_editor_window_get_page (self->window), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_button_get_label (buttons->pdata[i]), label) == 0)
      return buttons->pdata[i];

  g_error ("There is no button “%s”", label);
}

/* Each list of the map has its buttons, also while it is empty: the map then waits for a zone, and its form for a name. */
static void
test_adders (EditorTest   *self,
             gconstpointer data)
{
  GtkWidget       *page = editor_test_show_part (self, "map", -1);
  AciesField      *field = acies_editor_map_get_field (self->window->map);
  g_autofree char *before = editor_test_dup_text (self);
  GtkWidget       *adder = find_adder (self, "Add: Settlement");

  g_assert_nonnull (find_adder (self, "Add: River"));
  g_assert_nonnull (find_adder (self, "Add: Stream"));
  g_assert_true (gtk_widget_get_mapped (adder));
  gtk_widget_grab_focus (adder);
  if (!ui_test_type_into (GTK_WINDOW (self->window), "space"))
    return;
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (self->window)), GTK_WIDGET (self->window->map)) ||
                 gtk_root_get_focus (GTK_ROOT (self->window)) == GTK_WIDGET (field));
  g_assert_cmpstr (acies_map_page_get_status (ACIES_MAP_PAGE (page)), !=, "");
  g_assert_null (acies_document_peek (self->document, "map.settlements[0]"));
  g_assert_true (ui_test_type_into (GTK_WINDOW (self->window), "Return"));
  g_assert_nonnull (acies_document_peek (self->document, "map.settlements[0]"));
  editor_test_check_step (self, before, NULL);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  editor_test_add ("/ui/editor/map/every-brush-by-pointer", NULL, test_pointer);
  editor_test_add ("/ui/editor/map/every-brush-by-keyboard", NULL, test_keyboard);
  editor_test_add ("/ui/editor/map/first-zone-decides", NULL, test_on_and_off);
  editor_test_add ("/ui/editor/map/leap", NULL, test_leap);
  editor_test_add ("/ui/editor/map/course", NULL, test_course);
  editor_test_add ("/ui/editor/map/cancel", NULL, test_cancel);
  editor_test_add ("/ui/editor/map/course-by-presses", NULL, test_course_by_presses);
  editor_test_add ("/ui/editor/map/nowhere", NULL, test_nowhere);
  editor_test_add ("/ui/editor/map/barred", NULL, test_barred);
  editor_test_add ("/ui/editor/map/lists", NULL, test_lists);
  editor_test_add ("/ui/editor/map/wipe", "cannae-216bc", test_wipe);
  editor_test_add ("/ui/editor/map/adders", NULL, test_adders);
  return g_test_run ();
}
