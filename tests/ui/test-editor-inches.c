/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

/*
 * A battle on a table in inches from a template, with the keyboard alone: more troops, a river drawn along its course, a reserve
 * with its turn, other conditions; saved it is one that the command line has nothing against, and can be played.
 */

#include "editor-keys-support.h"
#include "editor/acies-deployment-page.h"
#include "editor/acies-map-page.h"
#include "editor/acies-new-window.h"
#include "engine/core/acies-ruleset.h"


static void
begin (EditorTest  *self,
       AciesWindow *library)
{
  GtkWindow *chooser = NULL;

  editor_keys_press (GTK_WINDOW (library), "ctrl+n");
  chooser = editor_keys_wait_for (ACIES_TYPE_NEW_WINDOW);
  g_assert_true (ui_test_type_text (chooser, "", "six units"));
  editor_keys_press (chooser, "Return");
  self->window = editor_keys_wait_for (ACIES_TYPE_EDITOR_WINDOW);
  self->document = g_object_ref (acies_editor_window_get_document (self->window));
  editor_keys_expect (self, "ruleset", "\"cohorts\"");
  editor_keys_expect (self, "sides[0].units[5].id", "\"s6\"");
}

static void
add_elephants (EditorTest *self)
{
  editor_keys_show_part (self, "alt+3", "army", 0);
  editor_keys_add_troops (self, "2", "Elephants", "sides[0].units[7]");
  editor_keys_expect (self, "sides[0].units[7].arm", "\"elephant\"");
}

static void
write_conditions (EditorTest *self)
{
  editor_keys_show_part (self, "alt+6", "conditions", -1);
  editor_keys_fill_json (self, "conditions.time-limit", "12", "12");
  editor_keys_fill_json (self, "conditions.break-share", "0.5", "0.5");
}

/* The pen comes to the middle of the table first. */
static void
draw_river (EditorTest *self)
{
  const AciesBrush   *brushes = acies_ruleset_find ("cohorts")->draft->brushes;
  AciesMapPage       *page = NULL;
  g_autoptr (GString) keys = g_string_new (NULL);
  int                 river = 0;

  editor_keys_show_part (self, "alt+2", "map", -1);
  page = ACIES_MAP_PAGE (acies_editor_window_get_page (self->window));
  while (!g_str_equal (brushes[river].id, "river"))
    river++;
  g_string_append_printf (keys, "alt+0 %c space space",
                          (char) acies_brush_tool_get_letter (acies_map_page_get_tool (page), river));
  editor_keys_append (keys, "Right", 6);
  editor_keys_append (keys, "space", 1);
  editor_keys_append (keys, "Return", 1);
  editor_keys_press_here (self, keys->str);
  editor_keys_expect (self, "map.features[0].kind", "\"river\"");
  editor_keys_fill (self, "map.features[0].name", "Enipeus");
}

/* All of the army at once into a line; the first of them comes later. */
static void
deploy (EditorTest *self)
{
  editor_keys_show_part (self, "alt+7", "deployment", -1);
  editor_keys_press_here (self, "ctrl+l ctrl+a shift+Return");
  editor_keys_wait_for_object (self, "deployment.units.s8");
  editor_keys_expect (self, "deployment.units.s8.facing", "0");
  editor_keys_press_here (self, "ctrl+l Home");
  editor_keys_fill_json (self, "deployment.units.s1.turn", "3", "3");
}

static void
write_legions (EditorTest  *self,
               AciesWindow *library)
{
  begin (self, library);
  editor_keys_show_part (self, "alt+1", "battle", -1);
  editor_keys_fill (self, "name", "Legions");
  add_elephants (self);
  write_conditions (self);
  draw_river (self);
  deploy (self);
}

static void
test_inches (void)
{
  editor_keys_author (write_legions);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/editor/inches", test_inches);

  return g_test_run ();
}
