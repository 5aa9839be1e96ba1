/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

/*
 * A small battle on a table without cells from nothing, with the keyboard alone: forms, one army by its elements, the other from
 * a list, ground drawn with a pen, both drawn up; saved it is one that the command line has nothing against, and can be played.
 */

#include "editor-keys-support.h"
#include "editor/acies-deployment-page.h"
#include "editor/acies-enlist-window.h"
#include "editor/acies-map-page.h"
#include "editor/acies-new-window.h"
#include "engine/core/acies-ruleset.h"

#include <string.h>

static void
begin (EditorTest  *self,
       AciesWindow *library)
{
  editor_keys_press (GTK_WINDOW (library), "ctrl+n");
  editor_keys_press (editor_keys_wait_for (ACIES_TYPE_NEW_WINDOW), "Down Return");
  self->window = editor_keys_wait_for (ACIES_TYPE_EDITOR_WINDOW);
  self->document = g_object_ref (acies_editor_window_get_document (self->window));
  editor_keys_expect (self, "ruleset", "\"dba\"");
}

static void
write_armies (EditorTest *self)
{
  editor_keys_show_part (self, "alt+3", "army", 0);
  editor_keys_fill (self, "sides[0].name", "Athenians");
  editor_keys_add_troops (self, "1", "Cavalry", "sides[0].units[0]");
  editor_keys_add_troops (self, "4", "Spears", "sides[0].units[4]");
  editor_keys_add_troops (self, "1", "Psiloi", "sides[0].units[5]");
  editor_keys_expect (self, "sides[0].units[0].general", "true");
  editor_keys_expect (self, "sides[0].units[5].code", "\"2Ps\"");

  editor_keys_show_part (self, "alt+4", "army", 1);
  editor_keys_press_here (self, "ctrl+h");
  editor_keys_press (editor_keys_wait_for (ACIES_TYPE_ENLIST_WINDOW), "ctrl+Return");
  editor_keys_wait_for_object (self, "sides[1].units[11]");
}

static void
write_conditions (EditorTest *self)
{
  editor_keys_show_part (self, "alt+6", "conditions", -1);
  editor_keys_choose (self, "conditions.army-size", "any", "\"any\"");
  editor_keys_fill_json (self, "conditions.victory-losses", "3", "3");
}

/* The letter that takes up a brush, as a key. */
static char
find_letter (EditorTest *self,
             const char *brush)
{
  AciesMapPage     *page = ACIES_MAP_PAGE (acies_editor_window_get_page (self->window));
  const AciesBrush *brushes = acies_ruleset_find ("dba")->draft->brushes;

  for (int i = 0; brushes[i].id != NULL; i++)
    if (g_str_equal (brushes[i].id, brush))
      return (char)acies_brush_tool_get_letter (acies_map_page_get_tool (page), i);

  g_error ("There is no brush %s", brush);
}

/* The pen comes to the middle of the table first. */
static void
draw_map (EditorTest *self)
{
  g_autoptr (GString) wood = g_string_new (NULL);
  g_autoptr (GString) road = g_string_new (NULL);

  editor_keys_show_part (self, "alt+2", "map", -1);
  g_string_append_printf (wood, "alt+0 %c space", find_letter (self, "wood"));
  editor_keys_append (wood, "Left", 5);
  editor_keys_append (wood, "space", 1);
  editor_keys_append (wood, "Left", 5);
  editor_keys_append (wood, "space", 1);
  editor_keys_append (wood, "Down", 4);
  editor_keys_append (wood, "space", 1);
  editor_keys_append (wood, "Return", 1);
  editor_keys_press_here (self, wood->str);
  editor_keys_expect (self, "map.features[0].shape.points", "[[250,300],[200,300],[200,340]]");
  editor_keys_fill (self, "map.features[0].name", "Olive grove");

  g_string_append_printf (road, "alt+0 %c space space", find_letter (self, "road"));
  editor_keys_append (road, "Right", 6);
  editor_keys_append (road, "space", 1);
  editor_keys_append (road, "Return", 1);
  editor_keys_press_here (self, road->str);
  editor_keys_expect (self, "map.roads[0].points", "[[300,300],[360,300]]");
  editor_keys_fill_json (self, "map.roads[0].points", "0 300; 600 310.5", "[[0,300],[600,310.5]]");
}

static gboolean
is_south_cb (gpointer data)
{
  return acies_deploy_tool_get_side (data) == 1;
}

/* All of an army at once into a line before their edge; one of them is put elsewhere by its numbers. */
static void
deploy (EditorTest *self)
{
  AciesDeployTool *tool = NULL;
  GtkWidget       *page = NULL;

  editor_keys_show_part (self, "alt+7", "deployment", -1);
  page = acies_editor_window_get_page (self->window);
  tool = acies_deployment_page_get_tool (ACIES_DEPLOYMENT_PAGE (page));
  editor_keys_press_here (self, "ctrl+l ctrl+a shift+Return");
  editor_keys_wait_for_object (self, "deployment.elements.n6");
  editor_keys_expect (self, "deployment.elements.n1.facing", "180");

  editor_keys_type (self, "alt+a", "Southern");
  ui_test_wait_until (is_south_cb, tool);
  editor_keys_press_here (self, "ctrl+l ctrl+a shift+Return");
  editor_keys_wait_for_object (self, "deployment.elements.s12");
  editor_keys_expect (self, "deployment.elements.s1.facing", "0");
  editor_keys_press_here (self, "ctrl+l Home");
  editor_keys_fill_json (self, "deployment.elements.s1.at", "60 520", "[60,520]");
}

static void
write_skirmish (EditorTest  *self,
                AciesWindow *library)
{
  begin (self, library);
  editor_keys_show_part (self, "alt+1", "battle", -1);
  editor_keys_fill (self, "name", "Skirmish");
  write_armies (self);
  write_conditions (self);
  draw_map (self);
  deploy (self);
}

static void
test_table_keys (void)
{
  editor_keys_author (write_skirmish);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/editor/table-keys", test_table_keys);

  return g_test_run ();
}
