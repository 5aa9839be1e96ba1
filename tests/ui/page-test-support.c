/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "page-test-support.h"

const PageTestStart page_test_free_start = { FALSE, ACIES_UNDO_FREE, FALSE };
const PageTestStart page_test_deployed = { TRUE, ACIES_UNDO_FREE, FALSE };
const PageTestStart page_test_met = { TRUE, ACIES_UNDO_FREE, TRUE };
const PageTestStart page_test_asked = { TRUE, ACIES_UNDO_FREE, FALSE, TRUE };
const PageTestStart page_test_met_strict = { TRUE, ACIES_UNDO_STRICT, TRUE };

static void
ended_cb (PageTest *self)
{
  self->n_ended++;
}

guint
page_test_draw (PageTest *self, guint n)
{
  self->luck = self->luck * G_GUINT64_CONSTANT (6364136223846793005) + 1442695040888963407;

  return (guint) (self->luck >> 33) % n;
}

void
page_test_act_by_chance (PageTest *self)
{
  const AciesActionList *legal = acies_game_get_legal (self->game);
  const AciesAction      action = legal->items[page_test_draw (self, legal->n)];

  g_assert_true (acies_game_act (self->game, &action, NULL));
}

/* A group that can attack something: its units; 0 if there is none. */
AciesUnits
page_test_find_attackers (PageTest *self, int *target)
{
  const AciesRuleset       *ruleset = acies_game_get_ruleset (self->game);
  const AciesActionList    *legal = acies_game_get_legal (self->game);
  g_autofree AciesPlanList *plans = g_new0 (AciesPlanList, 1);

  for (guint i = 0; i < legal->n; i++)
    {
      AciesActionView view = { 0 };

      ruleset->view (acies_game_get_setup (self->game), acies_game_get_state (self->game), &legal->items[i],
                     &view);
      if ((view.flags & ACIES_ACTION_STARTS_GROUP) == 0)
        continue;
      acies_plans_find (ruleset, acies_game_get_setup (self->game), acies_game_get_state (self->game),
                        view.units, 0, plans, NULL);
      for (guint k = 0; k < plans->n; k++)
        if (plans->items[k].target != ACIES_NO_CELL)
          {
            *target = plans->items[k].target;
            return view.units;
          }
    }

  return 0;
}

static gboolean
can_attack (PageTest *self)
{
  int target;

  return acies_game_get_decision (self->game)->is_main && page_test_find_attackers (self, &target) != 0;
}

/* A question in which more than one unit may be named. */
static gboolean
asks_for_several (PageTest *self)
{
  const AciesActionList *legal = acies_game_get_legal (self->game);
  gboolean               several = FALSE;
  gboolean               quiet = FALSE;

  for (guint i = 0; i < legal->n; i++)
    {
      AciesActionView view = { 0 };

      acies_game_get_ruleset (self->game)->view (acies_game_get_setup (self->game),
                                                 acies_game_get_state (self->game), &legal->items[i],
                                                 &view);
      if ((view.flags & (ACIES_ACTION_STARTS_GROUP | ACIES_ACTION_ENDS_GROUP | ACIES_ACTION_ATTACKS |
                         ACIES_ACTION_LEAVES)) != 0)
        return FALSE;
      several = several || acies_units_count (view.units) > 1;
      quiet = quiet || (view.flags & ACIES_ACTION_DECLINES) != 0;
    }

  return several && quiet && !acies_game_get_decision (self->game)->is_main;
}

/* Battles by chance until one comes to such a question. */
static void
play_to_question (PageTest *self, AciesScenario *scenario, const AciesGameOptions *options)
{
  for (guint64 seed = 1; !asks_for_several (self); seed++)
    {
      g_set_object (&self->game, NULL);
      self->game = acies_game_new (scenario, options, seed);
      while (!acies_game_is_over (self->game) && !asks_for_several (self))
        page_test_act_by_chance (self);
    }
}

void
page_test_show (PageTest *self)
{
  self->window = gtk_window_new ();
  self->page = ACIES_BATTLE_PAGE (acies_battle_page_new ());
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1366, 768);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->page));
  g_signal_connect_swapped (self->page, "ended", G_CALLBACK (ended_cb), self);
  acies_battle_page_set_session (self->page, self->session);
  gtk_window_present (GTK_WINDOW (self->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->page));
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
  ui_test_settle (50);
}

static void
page_test_set_up (PageTest *self, gconstpointer data)
{
  const PageTestStart              *start = data;
  g_autofree char          *path = g_build_filename (g_getenv ("ACIES_SCENARIOS"), "lost-battles",
                                                     "cannae-216bc.json", NULL);
  g_autoptr (GFile)         file = g_file_new_for_path (path);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesScenario) scenario = acies_scenario_load (file, problems, NULL);
  const AciesGameOptions    options = { { start->historical }, start->undo };

  self->game = acies_game_new (scenario, &options, 11);
  self->luck = 5;
  for (guint i = 0; start->contact && (i % 4 != 0 || !can_attack (self)); i++)
    page_test_act_by_chance (self);
  if (start->pursuit)
    play_to_question (self, scenario, &options);

  self->session = acies_session_new (self->game, NULL);
  page_test_show (self);
}

/* Once it is drawn, whatever else the machine does. */
void
page_test_picture (PageTest *self, const char *name)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->page));
  ui_test_settle (50);
  ui_test_picture (GTK_WIDGET (self->page), name);
}

static void
page_test_tear_down (PageTest *self, gconstpointer data)
{
  acies_session_close (self->session, TRUE);
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->session);
  g_object_unref (self->game);
}

gboolean
page_test_run (PageTest *self, const char *action)
{
  return gtk_widget_activate_action (self->window, action, NULL);
}

gboolean
page_test_is_enabled (PageTest *self, const char *name)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (self->page->actions), name);
}

void
page_test_activate_cell (PageTest *self, int cell)
{
  gtk_widget_activate_action (GTK_WIDGET (self->page->field), "field.activate-cell", "i", cell);
}

int
page_test_first_lit_cell (PageTest *self)
{
  const AciesScene *scene = acies_field_get_scene (self->page->field);

  for (int i = 0; i < (int) (scene->columns * scene->rows); i++)
    if (acies_field_zone_get_marks (acies_field_get_zone (self->page->field, i)) == ACIES_MARK_LEGAL)
      return i;

  return ACIES_NO_CELL;
}

void
page_test_aim (PageTest *self)
{
  int              target = ACIES_NO_CELL;
  const AciesUnits units = page_test_find_attackers (self, &target);

  g_assert_cmpuint (units, !=, 0);
  acies_choose_tool_choose (self->page->tool, units, 0);
  page_test_activate_cell (self, target);
  g_assert_true (acies_choose_tool_get_preview (self->page->tool)->open);
}

void
page_test_add (const char *path, const PageTestStart *start, void (*test) (PageTest *, gconstpointer))
{
  g_test_add (path, PageTest, start, page_test_set_up, test, page_test_tear_down);
}
