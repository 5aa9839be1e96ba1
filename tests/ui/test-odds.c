/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* What an attack brings, as the window tells it before the dice: shares of both sums, chances, notes. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "page-test-support.h"
#include "widgets/acies-tip.h"

#include <string.h>

#define MOST_PHASES 12

static void
set_up (PageTest *self, gconstpointer data)
{
  g_autofree char          *path = g_test_build_filename (G_TEST_DIST, "table-melee.json", NULL);
  g_autoptr (GFile)         file = g_file_new_for_path (path);
  g_autoptr (AciesProblems) problems = acies_problems_new ();
  g_autoptr (AciesScenario) scenario = acies_scenario_load (file, problems, NULL);
  const AciesGameOptions    options = { { TRUE }, ACIES_UNDO_FREE };

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

/* A label below @root, to be seen, that says exactly @words; NULL if there is none. */
static GtkWidget *
find_label (GtkWidget *root, const char *words)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_visible (root))
    return NULL;
  if (GTK_IS_LABEL (root))
    return g_str_equal (gtk_label_get_text (GTK_LABEL (root)), words) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, words);

  return found;
}

static void
assert_said (GtkWidget *root, const char *words)
{
  if (find_label (root, words) == NULL)
    g_error ("not said: %s", words);
}

/* The phase that is being played comes to its end. */
static void
end_phase (PageTest *self)
{
  const AciesActionList *legal = acies_game_get_legal (self->game);

  for (guint i = 0; i < legal->n; i++)
    {
      const AciesAction action = legal->items[i];
      AciesActionView   view = { 0 };

      acies_game_get_ruleset (self->game)->view (acies_game_get_setup (self->game),
                                                 acies_game_get_state (self->game), &action, &view);
      if ((view.flags & ACIES_ACTION_ENDS_TURN) == 0)
        continue;
      acies_battle_page_play (self->page, &action, 1);
      return;
    }
  g_assert_not_reached ();
}

/* On to the melees; that of the second side's first unit is looked at. */
static gboolean
aim (PageTest *self)
{
  for (guint i = 0; i < MOST_PHASES; i++)
    {
      ui_test_settle (50);
      if (acies_choose_tool_aim_at (self->page->tool, 1, 0))
        return TRUE;
      end_phase (self);
    }

  return FALSE;
}

static void
get_odds (PageTest *self, AciesOdds *odds)
{
  const AciesAttackPreview *preview = acies_choose_tool_get_preview (self->page->tool);
  AciesVerdict              verdict;

  g_assert_true (preview->open);
  g_assert_true (acies_game_get_ruleset (self->game)->odds (acies_game_get_setup (self->game),
                                                            preview->state,
                                                            &preview->attacks->items[preview->chosen],
                                                            odds, &verdict));
}

/* Unit by unit, both sums, and what the die gets. */
static void
test_shares (PageTest *self, gconstpointer data)
{
  static const char *const lines[] = {
    "Legion X", "4 × (5 + 1)", "24", "Legion XIV", "4 × (4 + 1 + 1)", "Helvetii", "4 × 4", "16",
    "Points", "48", "pushed back before", "−1", "C-MEL-4", "To be added to the die", "Die times points", "C-MEL-1",
  };
  GtkWidget *attack = GTK_WIDGET (self->page->attack);
  AciesOdds  odds;

  g_assert_true (aim (self));
  page_test_picture (self, "odds-melee.png");
  get_odds (self, &odds);
  g_assert_cmpuint (odds.n_shares, ==, 6);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    assert_said (attack, lines[i]);
  for (guint i = 0; i < G_N_ELEMENTS (odds.points); i++)
    {
      g_autofree char *points = g_strdup_printf ("%d", odds.points[i]);

      assert_said (attack, points);
    }
}

/* What is added, to whom, and by which clause: below the table, for the pointer and for screen readers. */
static void
test_bonuses (PageTest *self, gconstpointer data)
{
  GtkWidget *attack = GTK_WIDGET (self->page->attack);
  GtkWidget *formula;
  const char *words;

  g_assert_true (aim (self));
  assert_said (attack, "+1 commander near: all");
  assert_said (attack, "C-CMD-1");
  assert_said (attack, "+1 downhill: Legion XIV");
  assert_said (attack, "C-TER-6");

  formula = find_label (attack, "4 × (4 + 1 + 1)");
  words = "4 × (4 + 1 + 1): +1 commander near (C-CMD-1), +1 downhill (C-TER-6)";
  g_assert_nonnull (formula);
  g_assert_cmpstr (acies_tip_get (formula), ==, words);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (formula), GTK_ACCESSIBLE_PROPERTY_LABEL, words);
}

/* The chances of the fight and of each result, and all that is to be known beside them. */
static void
test_chances_and_notes (PageTest *self, gconstpointer data)
{
  GtkWidget          *attack = GTK_WIDGET (self->page->attack);
  const AciesRuleset *ruleset = acies_game_get_ruleset (self->game);
  g_autofree char    *chances = NULL;
  guint               percents[ACIES_MAX_ODDS_RESULTS];
  AciesOdds           odds;
  guint               lost = 0, won = 0;

  g_assert_true (aim (self));
  get_odds (self, &odds);
  g_assert_cmpuint (odds.n_drawn, ==, 1);
  acies_odds_percents (&odds, FALSE, percents);
  for (guint i = 0; i < odds.n_results; i++)
    {
      g_autofree char *percent = g_strdup_printf ("%u %%", percents[i]);

      assert_said (attack, ruleset->odds_text (odds.results[i].name));
      assert_said (attack, percent);
      lost += i < odds.n_lost ? percents[i] : 0;
      won += i > odds.n_lost ? percents[i] : 0;
    }
  chances = g_strdup_printf ("Chances: won %u %%, drawn %u %%, lost %u %%", won, percents[odds.n_lost], lost);
  assert_said (attack, chances);

  g_assert_cmpuint (odds.n_notes, >=, 4);
  for (guint i = 0; i < odds.n_notes; i++)
    {
      g_autofree char *note = ruleset->odds_note_text (acies_game_get_setup (self->game), &odds.notes[i]);

      assert_said (attack, note);
    }
  assert_said (attack, "Legion X and Legion IX are fresh: nothing is taken from the die of their line.");
}

/* Who wants no chances told is told the sums alone. */
static void
test_without_chances (PageTest *self, gconstpointer data)
{
  GtkWidget *attack = GTK_WIDGET (self->page->attack);

  acies_choose_tool_set_aids (self->page->tool, TRUE, FALSE);
  g_assert_true (aim (self));
  assert_said (attack, "4 × (5 + 1)");
  g_assert_null (find_label (attack, "Enemy routs"));
  g_assert_false (gtk_widget_get_visible (ui_test_find (attack, GTK_TYPE_LABEL, "roll")));
}

/* Nothing in @widget stands below its own lower edge. */
static void
check_holds (GtkWidget *widget, guint *n_faults)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      if (!gtk_widget_get_mapped (child))
        continue;
      g_assert_true (gtk_widget_compute_bounds (child, widget, &bounds));
      if (bounds.origin.y + bounds.size.height > gtk_widget_get_height (widget) + 1)
        ui_test_complain (child, "stands out of its place", n_faults);
      check_holds (child, n_faults);
    }
}

/* In a small window, where most lines wrap. */
static void
test_holds (PageTest *self, gconstpointer data)
{
  guint n_faults = 0;

  gtk_window_set_default_size (GTK_WINDOW (self->window), 1024, 600);
  g_assert_true (aim (self));
  ui_test_settle (200);
  page_test_picture (self, "odds-small.png");
  check_holds (self->page->act_box, &n_faults);
  g_assert_cmpuint (n_faults, ==, 0);
}

/* It fits the narrowest window, with the margins of the panel and its scroll bar. */
static void
test_narrow (PageTest *self, gconstpointer data)
{
  int least = 0;

  g_assert_true (aim (self));
  gtk_widget_measure (GTK_WIDGET (self->page->attack), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, >, 0);
  g_assert_cmpint (least, <=, 320);
}

static GtkWidget *
find_notes (PageTest *self)
{
  static const char *const start = "Legion XI meets the front of Reserve.";
  GtkWidget               *child = gtk_widget_get_first_child (GTK_WIDGET (self->page->move));

  for (child = gtk_widget_get_first_child (child); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child) && gtk_widget_get_visible (child) &&
        strstr (gtk_label_get_text (GTK_LABEL (child)), start) != NULL)
      return child;

  return NULL;
}

static gboolean
notes_begin (PageTest *self, const char *start)
{
  return g_str_has_prefix (gtk_label_get_text (GTK_LABEL (find_notes (self))), start);
}

/* In the part of the panel that is to be seen. */
static void
assert_in_view (PageTest *self, GtkWidget *label)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (label, self->page->act_page, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (self->page->act_page));
}

/* A move into an enemy tells what follows before it is made; one that stops short does not. */
static void
test_charge (PageTest *self, gconstpointer data)
{
  AciesChooseTool *tool = self->page->tool;
  const guint      steps = acies_game_get_n_steps (self->game);

  gtk_window_set_default_size (GTK_WINDOW (self->window), 1024, 600);
  acies_choose_tool_choose (tool, ACIES_UNIT_BIT (3), 0);
  ui_test_settle (100);
  g_assert_true (acies_choose_tool_set_numbers (tool, 3000, 0, 0));
  g_assert_true (acies_choose_tool_get_move (tool)->plan.legal);
  g_assert_null (find_notes (self));
  g_assert_true (acies_choose_tool_set_numbers (tool, 8000, 0, 0));
  g_assert_true (acies_choose_tool_get_move (tool)->plan.legal);
  page_test_picture (self, "odds-charge.png");
  g_assert_nonnull (find_notes (self));
  g_assert_true (notes_begin (self, "If both stand and fight: won "));
  assert_in_view (self, find_notes (self));
  acies_choose_tool_set_aids (tool, TRUE, FALSE);
  g_assert_true (acies_choose_tool_set_numbers (tool, 8000, 0, 0));
  g_assert_true (notes_begin (self, "Legion XI meets "));
  g_assert_true (acies_choose_tool_set_numbers (tool, 3000, 0, 0));
  g_assert_null (find_notes (self));
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, steps);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (PageTest *, gconstpointer);
  } tests[] = {
    { "/ui/odds/shares", test_shares },
    { "/ui/odds/bonuses", test_bonuses },
    { "/ui/odds/chances-and-notes", test_chances_and_notes },
    { "/ui/odds/without-chances", test_without_chances },
    { "/ui/odds/holds", test_holds },
    { "/ui/odds/narrow", test_narrow },
    { "/ui/odds/charge", test_charge },
  };

  gtk_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, PageTest, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
