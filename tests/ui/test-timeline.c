/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/library/acies-library-page.h"
#include "app/library/acies-library-sidebar.h"
#include "app/library/acies-scenario-page.h"
#include "app/library/acies-timeline-entry.h"
#include "app/library/acies-timeline-strip.h"
#include "app/library/acies-timeline.h"
#include "ui-test-support.h"

typedef struct
{
  AciesApplication *app;
  AciesWindow      *window;
  AciesLibraryPage *page;
  AciesTimeline    *timeline;
  GtkListView      *list;
} Fixture;

static gboolean
is_settled_cb (gpointer data)
{
  return acies_library_page_is_settled (((Fixture *) data)->page);
}

static gboolean
is_filled_cb (gpointer data)
{
  return gtk_list_view_get_model (((Fixture *) data)->list) != NULL;
}

static GtkWidget *
find_inside (gpointer root,
             GType    type)
{
  return ui_test_find (GTK_WIDGET (root), type, NULL);
}

static void
turn_over (Fixture *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->page), "library-view.library-time-line", NULL);
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->app = ui_test_application_new ();
  self->window = ui_test_window_new (self->app);
  self->page = ACIES_LIBRARY_PAGE (acies_window_get_page (self->window));
  self->timeline = ACIES_TIMELINE (ui_test_find (GTK_WIDGET (self->page), ACIES_TYPE_TIMELINE, "timeline"));
  self->list = GTK_LIST_VIEW (find_inside (self->timeline, GTK_TYPE_LIST_VIEW));
  ui_test_wait_until (is_settled_cb, self);
  turn_over (self);
  ui_test_wait_until (is_filled_cb, self);
  ui_test_settle (100);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  turn_over (self);
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->app);
}

static GListModel *
get_rows (Fixture *self)
{
  return G_LIST_MODEL (gtk_list_view_get_model (self->list));
}

static AciesTimelineRow *
get_row (Fixture *self,
         guint    index)
{
  g_autoptr (AciesTimelineRow) row = g_list_model_get_item (get_rows (self), index);

  return row;
}

/* -1: there is none. */
static int
find_row (Fixture          *self,
          AciesTimelineKind kind,
          const char       *title)
{
  for (guint i = 0; i < g_list_model_get_n_items (get_rows (self)); i++)
    if (acies_timeline_row_get_kind (get_row (self, i)) == kind &&
        g_str_equal (acies_timeline_row_get_title (get_row (self, i)), title))
      return (int) i;

  return -1;
}

/* Each battle once, in the order of years within its war; what stands above it are its century and its war. */
static void
test_order (Fixture      *self,
            gconstpointer data)
{
  const int century = find_row (self, ACIES_TIMELINE_CENTURY, "300–201 BC");
  const int war = find_row (self, ACIES_TIMELINE_WAR, "Second Punic War");
  const int cannae = find_row (self, ACIES_TIMELINE_BATTLE, "Cannae");
  const int zama = find_row (self, ACIES_TIMELINE_BATTLE, "Zama");

  g_assert_cmpint (find_row (self, ACIES_TIMELINE_CENTURY, "500–401 BC"), ==, 0);
  g_assert_cmpint (century, >=, 0);
  g_assert_cmpint (war, >, century);
  g_assert_cmpint (cannae, >, war);
  g_assert_cmpint (zama, >, cannae);
  g_assert_cmpint (find_row (self, ACIES_TIMELINE_CENTURY, "200–101 BC"), >, zama);
  for (int i = cannae; i < zama; i++)
    g_assert_cmpint (acies_timeline_row_get_kind (get_row (self, (guint) i)), ==, ACIES_TIMELINE_BATTLE);
}

/* A battle that is there under two rule systems has one row, with a button for each. */
static void
test_links (Fixture      *self,
            gconstpointer data)
{
  AciesTimelineRow *row = get_row (self, (guint) find_row (self, ACIES_TIMELINE_BATTLE, "Marathon"));
  g_autofree char *battle = g_file_get_basename (acies_library_item_get_file (acies_timeline_row_get_item (row, 0)));
  g_autofree char *other = g_file_get_basename (acies_library_item_get_file (acies_timeline_row_get_item (row, 1)));

  g_assert_cmpuint (acies_timeline_row_get_n_items (row), ==, 2);
  g_assert_cmpstr (battle, ==, "marathon-490bc.json");
  g_assert_cmpstr (other, ==, "marathon-490bc-dba.json");
}

static const char *
get_shown_id (Fixture *self)
{
  AciesScenarioPage *page = ACIES_SCENARIO_PAGE (acies_window_get_page (self->window));

  return acies_scenario_get_id (acies_scenario_page_get_scenario (page));
}

static gboolean
is_other_shown_cb (gpointer data)
{
  return g_str_equal (get_shown_id (data), "marathon-490bc-dba");
}

/* A row opens its battle, and from there the same battle under other rules is a press away. */
static void
test_choosing (Fixture      *self,
               gconstpointer data)
{
  const int marathon = find_row (self, ACIES_TIMELINE_BATTLE, "Marathon");
  GtkWidget *buttons = NULL;

  g_signal_emit_by_name (self->list, "activate", (guint) marathon);
  ui_test_wait_for_page (self->window, "scenario");
  g_assert_cmpstr (get_shown_id (self), ==, "marathon-490bc");

  buttons = ui_test_find (acies_window_get_page (self->window), GTK_TYPE_BOX, "others_buttons");
  g_assert_true (gtk_widget_get_visible (gtk_widget_get_parent (buttons)));
  g_signal_emit_by_name (gtk_widget_get_first_child (buttons), "clicked");
  ui_test_wait_until (is_other_shown_cb, self);
  acies_window_show_library (self->window);
  ui_test_wait_until (is_settled_cb, self);
}

/* A heading opens nothing. */
static void
test_heading (Fixture      *self,
              gconstpointer data)
{
  g_signal_emit_by_name (self->list, "activate", 0u);
  ui_test_settle (50);
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "library");
}

/* A mark of the scale brings its row into sight. */
static void
test_strip (Fixture      *self,
            gconstpointer data)
{
  AciesTimelineStrip *strip = ACIES_TIMELINE_STRIP (find_inside (self->timeline, ACIES_TYPE_TIMELINE_STRIP));
  const int zama = find_row (self, ACIES_TIMELINE_BATTLE, "Zama");
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list));
  const double before = gtk_adjustment_get_value (place);
  double x = 0;
  double y = 0;

  g_assert_true (acies_timeline_strip_place (strip, (guint) zama, &x, &y));
  g_assert_cmpint (acies_timeline_strip_pick (strip, x, y), ==, zama);
  g_assert_cmpint (acies_timeline_strip_pick (strip, x, y + 40), ==, -1);
  g_assert_false (acies_timeline_strip_place (strip, 0, &x, &y));
  g_signal_emit_by_name (strip, "chosen", (guint) zama);
  ui_test_settle (100);
  g_assert_cmpfloat (gtk_adjustment_get_value (place), >, before);
  ui_test_picture (GTK_WIDGET (self->window), "timeline.png");
}

/* What the search leaves; where that is nothing the page says so. */
static void
test_search (Fixture      *self,
             gconstpointer data)
{
  GtkWidget *entry = ui_test_find (GTK_WIDGET (self->page), GTK_TYPE_SEARCH_ENTRY, "search_entry");
  GtkWidget *views = ui_test_find (GTK_WIDGET (self->page), GTK_TYPE_STACK, "views");

  gtk_editable_set_text (GTK_EDITABLE (entry), "Hannibal");
  ui_test_settle (300);
  ui_test_wait_until (is_settled_cb, self);
  g_assert_cmpint (find_row (self, ACIES_TIMELINE_BATTLE, "Marathon"), ==, -1);
  g_assert_cmpint (find_row (self, ACIES_TIMELINE_BATTLE, "Zama"), >=, 0);

  gtk_editable_set_text (GTK_EDITABLE (entry), "no such battle");
  ui_test_settle (300);
  ui_test_wait_until (is_settled_cb, self);
  g_assert_true (gtk_stack_get_visible_child (GTK_STACK (views)) != GTK_WIDGET (self->timeline));

  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  ui_test_settle (300);
  ui_test_wait_until (is_settled_cb, self);
  g_assert_true (gtk_stack_get_visible_child (GTK_STACK (views)) == GTK_WIDGET (self->timeline));
}

/* By keys alone: there, down to a battle, into it. */
static void
test_keys (Fixture      *self,
           gconstpointer data)
{
  acies_library_page_focus_battles (self->page);
  for (int i = find_row (self, ACIES_TIMELINE_BATTLE, "Marathon"); i > 0; i--)
    if (!ui_test_type (self->window, "Down"))
      return;
  ui_test_type (self->window, "Return");
  ui_test_wait_for_page (self->window, "scenario");
  g_assert_cmpstr (get_shown_id (self), ==, "marathon-490bc");
  ui_test_type (self->window, "Escape");
  ui_test_wait_for_page (self->window, "library");
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/ui/timeline/order", Fixture, NULL, set_up, test_order, tear_down);
  g_test_add ("/ui/timeline/links", Fixture, NULL, set_up, test_links, tear_down);
  g_test_add ("/ui/timeline/choosing", Fixture, NULL, set_up, test_choosing, tear_down);
  g_test_add ("/ui/timeline/heading", Fixture, NULL, set_up, test_heading, tear_down);
  g_test_add ("/ui/timeline/strip", Fixture, NULL, set_up, test_strip, tear_down);
  g_test_add ("/ui/timeline/search", Fixture, NULL, set_up, test_search, tear_down);
  g_test_add ("/ui/timeline/keys", Fixture, NULL, set_up, test_keys, tear_down);
  return g_test_run ();
}
