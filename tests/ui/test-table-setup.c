/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* Setting up on a free table: dice, edges, camps and lines of battle, looked at and chosen in the panel and on the board. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/battle/acies-dice-view.h"
#include "page-test-support.h"

#include <string.h>

/* A copy of a scenario, set up by hand if its rules leave the choice. */
static GFile *
copy_scenario (const char *name)
{
  g_autofree char              *path = g_test_build_filename (G_TEST_DIST, name, NULL);
  g_autoptr (GString)           text = NULL;
  g_autofree char              *contents = NULL;
  g_autoptr (GFileIOStream)     stream = NULL;
  GFile                        *copy;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  text = g_string_new (contents);
  g_string_replace (text, "\"free-deployment\": false", "\"free-deployment\": true", 0);
  copy = g_file_new_tmp ("acies-XXXXXX.json", &stream, NULL);
  g_assert_nonnull (copy);
  g_assert_true (g_file_replace_contents (copy, text->str, text->len, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));

  return copy;
}

static void
set_up (PageTest *self, gconstpointer data)
{
  g_autoptr (GFile)         file = copy_scenario (data);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesScenario) scenario = acies_scenario_load (file, problems, NULL);
  const AciesGameOptions    options = {
    .start = { .n_dice = 2, .dice = { 2, 5 } }, /* the first army throws less */
    .undo = ACIES_UNDO_FREE,
  };

  g_file_delete (file, NULL, NULL);
  g_assert_nonnull (scenario);
  self->game = acies_game_new (scenario, &options, 3);
  self->session = acies_session_new (self->game, NULL);
  page_test_show (self);
}

static void
tear_down (PageTest *self, gconstpointer data)
{
  acies_session_close (self->session, TRUE);
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->session);
  g_object_unref (self->game);
}

/* Gives the first answer until some answer has a place on the table, and is the @nth such question. */
static void
go_to_spots (PageTest *self, guint nth)
{
  const AciesTableRules *table = acies_game_get_ruleset (self->game)->table;

  for (guint i = 0; i < 20; i++)
    {
      const AciesAction first = acies_game_get_legal (self->game)->items[0];
      AciesTableMark    mark;

      if (table->spot (acies_game_get_setup (self->game), acies_game_get_state (self->game), &first, &mark) &&
          nth-- == 0)
        return;
      acies_battle_page_play (self->page, &first, 1);
    }
  g_assert_not_reached ();
}

static GtkWidget *
find_answer (PageTest *self, const char *words)
{
  GtkWidget *found = NULL;
  GQueue     queue = G_QUEUE_INIT;

  g_queue_push_tail (&queue, self->page->answers);
  for (GtkWidget *widget = NULL; found == NULL && (widget = g_queue_pop_head (&queue)) != NULL;)
    {
      if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), words) != NULL)
        found = gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON);
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        g_queue_push_tail (&queue, child);
    }
  g_queue_clear (&queue);

  return found;
}

/* Both armies throw: both dice are shown. Nothing can be ended before the first bound, and no button says so. */
static void
test_throw (PageTest *self, gconstpointer data)
{
  GtkWidget *dice;

  g_assert_false (gtk_widget_get_visible (self->page->end_button));
  acies_battle_page_play (self->page, &acies_game_get_legal (self->game)->items[0], 1);
  dice = ui_test_find (GTK_WIDGET (self->page->result), ACIES_TYPE_DICE_VIEW, NULL);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (dice), GTK_ACCESSIBLE_PROPERTY_LABEL, "Dice: 2, 5");
  g_assert_false (gtk_widget_get_visible (self->page->end_button));
}

/* Looked at in the panel, it is shown on the table; chosen twice on the table, it is given. */
static void
test_board (PageTest *self, gconstpointer data)
{
  AciesChooseTool *tool = self->page->tool;
  const guint      before = acies_game_get_n_steps (self->game);
  int              looked = -1;
  AciesTableMark   mark;
  gint32           middle[2] = { 0 };

  go_to_spots (self, 2);
  acies_choose_tool_look_at (tool, 1);
  acies_choose_tool_get_looked (tool, &looked);
  g_assert_cmpint (looked, ==, 1);
  page_test_picture (self, "table-setup-camp.png");

  g_assert_true (acies_game_get_ruleset (self->game)->table->spot (
    acies_game_get_setup (self->game), acies_game_get_state (self->game),
    &acies_game_get_legal (self->game)->items[3], &mark));
  for (guint i = 0; i < mark.n_points; i++)
    for (guint k = 0; k < 2; k++)
      middle[k] += mark.points[i][k] / mark.n_points;
  g_signal_emit_by_name (self->page->field, "place-activated", middle[0], middle[1]);
  acies_choose_tool_get_looked (tool, &looked);
  g_assert_cmpint (looked, ==, 3);
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, before + 3);
  g_signal_emit_by_name (self->page->field, "place-activated", middle[0], middle[1]);
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, before + 4);
}

/* A camp that is looked at stands on the table already: pressed there, it is given. */
static void
test_camp (PageTest *self, gconstpointer data)
{
  AciesField       *field = self->page->field;
  const guint       before = acies_game_get_n_steps (self->game);
  const AciesScene *scene;

  go_to_spots (self, 2);
  acies_choose_tool_look_at (self->page->tool, 5);
  scene = acies_field_get_scene (field);
  g_assert_cmpuint (scene->camps->len, ==, 1);
  g_assert_cmpint (g_array_index (scene->camps, AciesSceneCamp, 0).side, ==, acies_game_get_decision (self->game)->side);
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, before + 3);
  g_signal_emit_by_name (field, "camp-activated", 0);
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, before + 4);
}

/* The base edge is said, and stands on the board, once it is known. */
static void
test_edges (PageTest *self, gconstpointer data)
{
  g_autofree char *words = NULL;

  go_to_spots (self, 1);
  g_assert_cmpint (acies_field_get_scene (self->page->field)->sides[0].edge, ==, -1);
  words = acies_game_get_ruleset (self->game)->decision_text (acies_game_get_setup (self->game),
                                                              acies_game_get_state (self->game));
  g_assert_nonnull (strstr (words, "5 and 6"));
  go_to_spots (self, 1);
  g_assert_cmpint (acies_field_get_scene (self->page->field)->sides[0].edge, >=, 0);
  g_clear_pointer (&words, g_free);
  words = acies_game_get_ruleset (self->game)->decision_text (acies_game_get_setup (self->game),
                                                              acies_game_get_state (self->game));
  g_assert_nonnull (strstr (words, "base edge"));
  g_assert_nonnull (find_answer (self, "middle of the edge"));
}

/* Each ready line says how it differs from the others. */
static void
test_lines (PageTest *self, gconstpointer data)
{
  const AciesTableRules *table = acies_game_get_ruleset (self->game)->table;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const AciesActionList *legal;

  for (guint i = 0; i < 20 && !acies_choose_tool_has_draft (self->page->tool); i++)
    {
      const AciesAction first = acies_game_get_legal (self->game)->items[0];

      acies_battle_page_play (self->page, &first, 1);
    }
  g_assert_true (acies_choose_tool_has_draft (self->page->tool));
  page_test_picture (self, "table-setup-lines.png");
  legal = acies_game_get_legal (self->game);
  for (guint i = 0; i < legal->n; i++)
    {
      char *words = table->placements_text (acies_game_get_setup (self->game),
                                            acies_game_get_state (self->game), &legal->items[i]);

      g_assert_nonnull (find_answer (self, words));
      g_assert_true (g_hash_table_add (seen, words));
    }
}

/* A commander who has been placed is still put elsewhere, by keys, while the army is set up. */
static void
test_commander (PageTest *self, gconstpointer data)
{
  AciesChooseTool        *tool = self->page->tool;
  const AciesActionList  *legal = acies_game_get_legal (self->game);
  const int               side = acies_game_get_decision (self->game)->side;
  const AciesSceneLeader *leader;
  AciesAction             place = { 0 };
  gint32                  x;

  g_assert_true (acies_choose_tool_has_draft (tool));
  for (guint i = 0; i < legal->n; i++)
    if (legal->items[i].commanders == 1)
      place = legal->items[i];
  g_assert_cmphex (place.commanders, ==, 1);
  acies_battle_page_play (self->page, &place, 1);
  leader = acies_scene_find_leader (acies_field_get_scene (self->page->field), side, 0);
  g_assert_true (leader->on_table);
  x = leader->at[0];

  acies_field_set_cursor_commander (self->page->field, side, 0, TRUE);
  if (!ui_test_type_into (GTK_WINDOW (self->window), "Return Right"))
    return;

  g_assert_cmphex (acies_choose_tool_get_commanders (tool), ==, 1);
  g_assert_true (acies_choose_tool_get_move (tool)->plan.legal);
  page_test_picture (self, "table-setup-commander.png");
  ui_test_type_into (GTK_WINDOW (self->window), "Return");
  leader = acies_scene_find_leader (acies_field_get_scene (self->page->field), side, 0);
  g_assert_cmpint (leader->at[0], ==, x + 635); /* a quarter of an inch */
  g_assert_cmpint (acies_game_get_decision (self->game)->side, ==, side);
  g_assert_true (acies_choose_tool_has_draft (tool));
}

/* The middle of a token (@unit) or of a badge (@leader) in the tray of @side, px of the field. */
static void
find_in_tray (PageTest *self, int side, int unit, int leader, double *x, double *y)
{
  AciesField *field = self->page->field;

  for (guint i = 0; i < ACIES_FIELD_N_TRAYS; i++)
    for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (field->trays[i])); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      {
        const graphene_point_t middle = { (float) gtk_widget_get_width (child) / 2,
                                          (float) gtk_widget_get_height (child) / 2 };
        graphene_point_t       at;
        int                    found_unit, found_leader;

        if (acies_field_tray_get_side (field->trays[i]) != side ||
            !gtk_widget_compute_point (child, GTK_WIDGET (field->trays[i]), &middle, &at) ||
            !acies_field_tray_pick (field->trays[i], at.x, at.y, 0, &found_unit, &found_leader) ||
            found_unit != unit || found_leader != leader)
          continue;
        g_assert_true (gtk_widget_compute_point (child, GTK_WIDGET (field), &middle, &at));
        *x = at.x;
        *y = at.y;
        return;
      }
  g_assert_not_reached ();
}

static gboolean
drag_from_tray (PageTest *self, int unit, int leader, const gint32 to[2])
{
  AciesField      *field = self->page->field;
  const int        side = acies_game_get_decision (self->game)->side;
  g_autofree char *script = NULL;
  double           x, y, board_x, board_y, origin_x, origin_y;

  find_in_tray (self, side, unit, leader, &x, &y);
  acies_table_to_board (field->layout, to[0], to[1], &board_x, &board_y);
  acies_viewport_get_origin (&field->viewport, &origin_x, &origin_y);
  board_x += origin_x;
  board_y += origin_y + field->place_y;
  script = g_strdup_printf ("move %.0f %.0f,down 1,move %.0f %.0f,move %.0f %.0f,move %.0f %.0f,up 1", x, y, x + 12, y + 12,
                            board_x - 4, board_y, board_x, board_y);

  return ui_test_point (GTK_WIDGET (field), script);
}

/* The listed placing of a unit or of a commander who is not on the table yet. */
static AciesAction
find_placing (PageTest *self, AciesUnits units, AciesUnits commanders)
{
  const AciesActionList *legal = acies_game_get_legal (self->game);

  for (guint i = 0; i < legal->n; i++)
    if (legal->items[i].units == units && legal->items[i].commanders == commanders && legal->items[i].n_words > 1)
      return legal->items[i];
  g_assert_not_reached ();
}

/* Where an army is set up one by one, a commander and any unit are pulled out of the tray to where they shall stand. */
static void
test_tray (PageTest *self, gconstpointer data)
{
  const int              side = acies_game_get_decision (self->game)->side;
  const AciesAction      lead = find_placing (self, 0, 1), place = find_placing (self, 4, 0);
  const AciesScene      *scene;
  const AciesSceneToken *token;

  if (!drag_from_tray (self, -1, 0, (gint32[2]){ lead.words[0], lead.words[1] }))
    return;
  scene = acies_field_get_scene (self->page->field);
  g_assert_true (acies_scene_find_leader (scene, side, 0)->on_table);
  g_assert_cmpint (ABS (acies_scene_find_leader (scene, side, 0)->at[0] - lead.words[0]), <, 400);

  drag_from_tray (self, 2, -1, (gint32[2]){ place.words[0], place.words[1] });
  page_test_picture (self, "table-setup-tray.png");
  scene = acies_field_get_scene (self->page->field);
  token = acies_scene_find_token (scene, side, 2);
  g_assert_true (token->on_table);
  g_assert_cmpint (ABS (token->pose.x - place.words[0]), <, 400);
  g_assert_true (acies_choose_tool_has_draft (self->page->tool));
}

/* Each answer says whom it places, and where; no two alike. */
static void
test_placings (PageTest *self, gconstpointer data)
{
  const AciesActionList *legal = acies_game_get_legal (self->game);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_cmpuint (legal->n, >, 10);
  for (guint i = 0; i < legal->n; i++)
    {
      char *words = acies_game_get_ruleset (self->game)->action_text (acies_game_get_setup (self->game),
                                                                      acies_game_get_state (self->game),
                                                                      &legal->items[i]);

      g_assert_nonnull (find_answer (self, words));
      g_assert_true (g_hash_table_add (seen, words));
    }
  page_test_picture (self, "table-setup-placings.png");
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    const char *scenario;
    void (*test) (PageTest *, gconstpointer);
  } tests[] = {
    { "/ui/table-setup/throw", "table-deploy.json", test_throw },
    { "/ui/table-setup/board", "table-deploy.json", test_board },
    { "/ui/table-setup/camp", "table-deploy.json", test_camp },
    { "/ui/table-setup/edges", "table-deploy.json", test_edges },
    { "/ui/table-setup/lines", "table-deploy.json", test_lines },
    { "/ui/table-setup/tray", "../../scenarios/cohorts/bibracte-58bc-cohorts.json", test_tray },
    { "/ui/table-setup/placings", "../../scenarios/cohorts/bibracte-58bc-cohorts.json", test_placings },
    { "/ui/table-setup/commander", "../../scenarios/cohorts/bibracte-58bc-cohorts.json", test_commander },
  };

  gtk_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, PageTest, tests[i].scenario, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
