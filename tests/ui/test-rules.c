/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-clause-item.h"
#include "app/acies-rules-page.h"
#include "app/acies-turn-picture.h"
#include "ui-test-support.h"

typedef struct
{
  AciesApplication *app;
  AciesWindow      *window;
  AciesRulesPage   *page;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->app = ui_test_application_new ();
  self->window = ui_test_window_new (self->app);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.show-rules", NULL);
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "rules");
  self->page = ACIES_RULES_PAGE (acies_window_get_page (self->window));
  ui_test_settle (100);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->app);
}

/* Newcomers read the page in brief first. */
static void
test_brief (Fixture      *self,
            gconstpointer data)
{
  const AciesClause *overview = acies_ruleset_list ()[0]->overview;
  guint n = 0;

  while (overview[n].number != NULL)
    n++;
  g_assert_cmpuint (acies_rules_page_get_n_shown (self->page), ==, n);
}

static gboolean
is_laid_out (gpointer data)
{
  return gtk_widget_get_mapped (data) && gtk_widget_get_height (data) > 100;
}

/* Before it the turn stands as a picture, which says the same in words. */
static void
test_turn (Fixture      *self,
           gconstpointer data)
{
  const AciesRuleset *ruleset = acies_ruleset_list ()[0];
  g_autoptr (AciesClauseItem) item = acies_clause_item_new_turn (ruleset);
  AciesTurnPicture *picture = ACIES_TURN_PICTURE (ui_test_find (GTK_WIDGET (self->page), ACIES_TYPE_TURN_PICTURE, NULL));

  g_assert_true (acies_clause_item_get_turn (item) == ruleset);
  for (guint i = 0; ruleset->phases[i].title != NULL; i++)
    {
      g_assert_nonnull (strstr (acies_clause_item_get_text (item), ruleset->phases[i].title));
      g_assert_nonnull (strstr (acies_clause_item_get_text (item), ruleset->phases[i].text));
      g_assert_nonnull (acies_clause_find (ruleset->clauses, ruleset->phases[i].clause));
    }
  ui_test_wait_until (is_laid_out, picture);
  ui_test_picture (GTK_WIDGET (self->window), "rules-in-brief.png");
}

/* A reference leads to its clause, or to the first clause below it, and the focus with it. */
static void
test_clause (Fixture      *self,
             gconstpointer data)
{
  GtkWidget *focus = NULL;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.show-clause", "s", "6.5(3)");
  g_assert_cmpstr (acies_rules_page_get_clause (self->page), ==, "6.5(3)");
  ui_test_settle (200);
  focus = gtk_root_get_focus (GTK_ROOT (self->window));
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (self->page)));
  ui_test_picture (GTK_WIDGET (self->window), "rules.png");

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.show-clause", "s", "6.9");
  g_assert_cmpstr (acies_rules_page_get_clause (self->page), ==, "6.9.1");
  g_assert_false (acies_rules_page_show_clause (self->page, "99.9"));
}

/* The search goes through all chapters, by words or by number. */
static void
test_search (Fixture      *self,
             gconstpointer data)
{
  GtkEditable *entry = GTK_EDITABLE (ui_test_find (GTK_WIDGET (self->page), GTK_TYPE_SEARCH_ENTRY, "search_entry"));
  guint n_clause = 0;

  gtk_editable_set_text (entry, "6.5");
  ui_test_settle (300);
  n_clause = acies_rules_page_get_n_shown (self->page);
  g_assert_cmpuint (n_clause, ==, 20);

  gtk_editable_set_text (entry, "ELEPHANTS");
  ui_test_settle (300);
  g_assert_cmpuint (acies_rules_page_get_n_shown (self->page), >, 3);

  gtk_editable_set_text (entry, "no clause has this qzx");
  ui_test_settle (300);
  g_assert_cmpuint (acies_rules_page_get_n_shown (self->page), ==, 0);
  g_assert_true (gtk_widget_get_visible (ui_test_find (GTK_WIDGET (self->page), GTK_TYPE_LABEL, "empty_label")));
}

static void
test_back (Fixture      *self,
           gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.back", NULL);
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "library");
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/ui/rules/in-brief-first", Fixture, NULL, set_up, test_brief, tear_down);
  g_test_add ("/ui/rules/turn", Fixture, NULL, set_up, test_turn, tear_down);
  g_test_add ("/ui/rules/opens-at-a-clause", Fixture, NULL, set_up, test_clause, tear_down);
  g_test_add ("/ui/rules/search", Fixture, NULL, set_up, test_search, tear_down);
  g_test_add ("/ui/rules/back", Fixture, NULL, set_up, test_back, tear_down);
  return g_test_run ();
}
