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
#include "editor/acies-troop-picker.h"
#include "engine/core/acies-ruleset.h"

#include <glib/gstdio.h>

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

typedef struct
{
  GtkDropDown *list;
  const char  *words;
} Entry;

static gboolean
has_entry_cb (gpointer data)
{
  Entry           *entry = data;
  GtkStringObject *item = gtk_drop_down_get_selected_item (entry->list);

  return item != NULL && g_str_equal (gtk_string_object_get_string (item), entry->words);
}

static void
add_elephants (EditorTest *self)
{
  GtkWidget            *page = NULL;
  g_autoptr (GPtrArray) lists = NULL;
  Entry                 entry = { NULL, "Elephants" };

  editor_keys_show_part (self, "alt+3", "army", 0);
  page = acies_editor_window_get_page (self->window);
  lists = editor_test_list (ui_test_find (page, ACIES_TYPE_TROOP_PICKER, NULL), GTK_TYPE_DROP_DOWN);
  entry.list = lists->pdata[1];
  editor_keys_type (self, "alt+d ctrl+a 2 Tab Tab", "Elephants");
  ui_test_wait_until (has_entry_cb, &entry);
  editor_keys_press_here (self, "Insert");
  editor_keys_wait_for_object (self, "sides[0].units[7]");
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
play (const char *path)
{
  const AciesGameOptions    options = { .start = { .historical = TRUE }, .undo = ACIES_UNDO_FREE };
  g_autoptr (GFile)         file = g_file_new_for_path (path);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (GError)        error = NULL;
  g_autoptr (AciesScenario) scenario = acies_scenario_load (file, problems, &error);
  g_autoptr (AciesGame)     game = NULL;

  g_assert_no_error (error);
  game = acies_game_new (scenario, &options, 424);
  ui_test_play_by_chance (game, 40, 424);
  g_assert_cmpuint (acies_game_get_n_steps (game), >, 20);
}

static void
test_inches (void)
{
  EditorTest       self = { .app = ui_test_application_new () };
  AciesWindow     *library = ui_test_window_new (self.app);
  g_autofree char *folder = g_dir_make_tmp ("acies-inches-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "legions.json", NULL);

  if (!ui_test_type (library, "Escape"))
    return;

  begin (&self, library);
  editor_keys_show_part (&self, "alt+1", "battle", -1);
  editor_keys_fill (&self, "name", "Legions");
  add_elephants (&self);
  write_conditions (&self);
  draw_river (&self);
  deploy (&self);
  editor_keys_save (&self, path);
  editor_keys_validate (&self, path);
  play (path);

  gtk_window_destroy (GTK_WINDOW (self.window));
  gtk_window_destroy (GTK_WINDOW (library));
  ui_test_settle (50);
  g_clear_object (&self.document);
  g_clear_object (&self.app);
  g_remove (path);
  g_rmdir (folder);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/editor/inches", test_inches);

  return g_test_run ();
}
