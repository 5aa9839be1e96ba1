/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* The program with the pointer unplugged: every key here goes through the display server, as a person's would. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "app/acies-rules-page.h"
#include "app/acies-shortcuts.h"
#include "app/library/acies-library-grid.h"
#include "app/library/acies-library-page.h"
#include "app/library/acies-scenario-page.h"
#include "battlefield/acies-field.h"
#include "ui-test-support.h"

typedef struct
{
  AciesApplication *app;
  AciesWindow      *window;
  AciesLibraryPage *library;
} Fixture;

static gboolean
is_loaded_cb (gpointer data)
{
  Fixture *self = data;

  return !acies_library_model_get_loading (acies_library_page_get_model (self->library));
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->app = ui_test_application_new ();
  self->window = ui_test_window_new (self->app);
  self->library = ACIES_LIBRARY_PAGE (acies_window_get_page (self->window));
  ui_test_wait_until (is_loaded_cb, self);
  ui_test_settle (100);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->app);
}

static GtkWidget *
get_focus (Fixture *self)
{
  return gtk_root_get_focus (GTK_ROOT (self->window));
}

static const char *
get_focused_battle (Fixture *self)
{
  AciesLibraryCard *card = acies_library_grid_get_card (get_focus (self));

  return card != NULL ? acies_library_item_get_name (acies_library_card_get_item (card)) : NULL;
}

static const char *
get_search (GtkWidget *page)
{
  return gtk_editable_get_text (GTK_EDITABLE (ui_test_find (page, GTK_TYPE_SEARCH_ENTRY, "search_entry")));
}

typedef struct
{
  Fixture    *fixture;
  GtkWidget  *page;
  const char *words;  /* NULL: any */
} Wanted;

static gboolean
is_searched_cb (gpointer data)
{
  const Wanted *wanted = data;

  return g_str_equal (get_search (wanted->page), wanted->words);
}

static void
wait_for_search (GtkWidget  *page,
                 const char *words)
{
  Wanted wanted = { .page = page, .words = words };

  ui_test_wait_until (is_searched_cb, &wanted);
}

static gboolean
is_focused_cb (gpointer data)
{
  const Wanted *wanted = data;
  const char *name = get_focused_battle (wanted->fixture);

  return name != NULL && (wanted->words == NULL || g_str_equal (name, wanted->words));
}

/* The focus comes to a card when the cards have come. */
static void
wait_for_battle (Fixture    *self,
                 const char *name)
{
  Wanted wanted = { .fixture = self, .words = name };

  ui_test_wait_until (is_focused_cb, &wanted);
}

/* From the first battle the arrow keys walk to the others, and Enter opens the one that has the ring. */
static void
test_open_a_battle (Fixture      *self,
                    gconstpointer keys)
{
  const AciesScenarioPage *page = NULL;

  wait_for_battle (self, "Marathon");
  if (!ui_test_type (self->window, "Right Right"))
    return;

  wait_for_battle (self, "Plataea");
  ui_test_type (self->window, keys);
  ui_test_wait_for_page (self->window, "scenario");
  page = ACIES_SCENARIO_PAGE (acies_window_get_page (self->window));
  g_assert_cmpstr (acies_scenario_get_id (acies_scenario_page_get_scenario ((AciesScenarioPage *) page)), ==, "plataea-479bc");
  ui_test_type (self->window, "Escape");
  ui_test_wait_for_page (self->window, "library");
}

static gboolean
is_editor_open_cb (gpointer data)
{
  Fixture *self = data;

  return g_list_length (gtk_application_get_windows (GTK_APPLICATION (self->app))) == 2;
}

/* The key that the card's menu names opens the editor. */
static void
test_edit_a_copy (Fixture      *self,
                  gconstpointer data)
{
  GtkWindow *editor = NULL;

  if (!ui_test_type (self->window, "ctrl+shift+n"))
    return;

  ui_test_wait_until (is_editor_open_cb, self);
  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (self->app)); at != NULL; at = at->next)
    if (at->data != self->window)
      editor = at->data;
  ui_test_settle (200);
  g_assert_nonnull (strstr (gtk_window_get_title (editor), "Marathon"));
  gtk_window_destroy (editor);
}

/* Whether a shortcut of @widget has the key, alone or among others. */
static gboolean
has_key (GtkWidget  *widget,
         const char *key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  g_autoptr (GtkShortcutTrigger) trigger = gtk_shortcut_trigger_parse_string (key);
  g_autofree char *wanted = gtk_shortcut_trigger_to_string (trigger);
  gboolean found = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);

      for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (keys) && j < g_list_model_get_n_items (G_LIST_MODEL (keys)); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (keys), j);
          g_autofree char *all = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));
          g_auto (GStrv) each = g_strsplit (all, "|", -1);

          found = found || g_strv_contains ((const char *const *) each, wanted);
        }
    }

  return found;
}

/* Every key that the shortcuts window promises for a card works where the focus is: on the cell of the list around it. */
static void
test_card_keys (Fixture      *self,
                gconstpointer data)
{
  GtkWidget *grid = ui_test_find (GTK_WIDGET (self->library), GTK_TYPE_GRID_VIEW, "grid");
  guint n_rows = 0;
  guint n_keys = 0;
  const AciesShortcut *rows = acies_shortcuts_get (&n_rows);

  for (guint i = 0; i < n_rows; i++)
    for (guint key = 0; g_str_has_prefix (rows[i].action, "library-card.") && rows[i].keys[key] != NULL; key++)
      {
        if (g_str_equal (rows[i].action, "library-card.open"))  /* by the list itself */
          continue;
        g_test_message ("%s", rows[i].keys[key]);
        g_assert_true (has_key (grid, rows[i].keys[key]));
        n_keys++;
      }
  g_assert_cmpuint (n_keys, >=, 5);
}

/* In a low window the head goes away for the card that gets the focus, and all of the card is to be seen. */
static void
test_low_window (Fixture      *self,
                 gconstpointer data)
{
  GtkWidget *grid = ui_test_find (GTK_WIDGET (self->library), GTK_TYPE_GRID_VIEW, "grid");
  GtkWidget *scroller = gtk_widget_get_ancestor (grid, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  gtk_window_set_default_size (GTK_WINDOW (self->window), 648, 420);
  ui_test_settle (300);
  wait_for_battle (self, "Marathon");
  if (!ui_test_type (self->window, "Down"))
    return;

  ui_test_settle (200);
  g_assert_true (gtk_widget_compute_bounds (get_focus (self), scroller, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroller));
}

/* Letters typed on a card search; Escape takes the search back wherever the focus is, and keeps the page. */
static void
test_search_and_escape (Fixture      *self,
                        gconstpointer data)
{
  if (!ui_test_type (self->window, "Right z a m a"))
    return;

  wait_for_search (GTK_WIDGET (self->library), "zama");
  ui_test_settle (300);
  ui_test_type (self->window, "Return");
  wait_for_battle (self, "Zama");

  ui_test_type (self->window, "Escape");
  wait_for_search (GTK_WIDGET (self->library), "");
  wait_for_battle (self, NULL);
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "library");
}

/* The same in the rules; a second Escape leaves them. */
static void
test_rules (Fixture      *self,
            gconstpointer data)
{
  GtkWidget *page = NULL;

  if (!ui_test_type (self->window, "F1"))
    return;

  ui_test_wait_for_page (self->window, "rules");
  page = acies_window_get_page (self->window);
  ui_test_type (self->window, "p u r s u i t");
  wait_for_search (page, "pursuit");
  ui_test_type (self->window, "Escape");
  wait_for_search (page, "");
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "rules");
  ui_test_type (self->window, "Escape");
  ui_test_wait_for_page (self->window, "library");
  wait_for_battle (self, NULL);
}

/* Who leaves a battle can go on with it by Enter: the focus is on Continue, though the battle is found a moment later. */
static void
test_continue (Fixture      *self,
               gconstpointer data)
{
  g_autoptr (AciesGame) game = ui_test_game_new ("cannae-216bc", 1);

  acies_window_play (self->window, game, NULL);
  ui_test_wait_for_page (self->window, "battle");
  ui_test_play_by_chance (game, 1, 1);
  if (!ui_test_type (self->window, "alt+Left"))
    return;

  ui_test_wait_for_page (self->window, "library");
  ui_test_wait_until (is_loaded_cb, self);
  ui_test_settle (300);
  ui_test_type (self->window, "Return");
  ui_test_wait_for_page (self->window, "battle");
}

/* The arrow keys stay on the field at its edges: Enter after them cannot press a button beyond it. */
static void
test_edges (Fixture      *self,
            gconstpointer data)
{
  g_autoptr (AciesGame) game = ui_test_game_new ("cannae-216bc", 1);
  const char *const walks[] = { "Up Up Up Up Up Up", "Down Down Down Down Down Down", "Left Left Left Left Left Left",
                                "Right Right Right Right Right Right", "KP_Up KP_Up KP_Up KP_Up" };
  GtkWidget *field = NULL;

  acies_window_play (self->window, game, NULL);
  ui_test_wait_for_page (self->window, "battle");
  field = ui_test_find (acies_window_get_page (self->window), ACIES_TYPE_FIELD, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (walks); i++)
    {
      g_test_message ("%s", walks[i]);
      if (!ui_test_type (self->window, walks[i]))
        return;
      g_assert_true (gtk_widget_is_ancestor (get_focus (self), field));
    }
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/ui/keyboard/enter-opens-a-battle", Fixture, "Return", set_up, test_open_a_battle, tear_down);
  g_test_add ("/ui/keyboard/keypad-enter-opens-a-battle", Fixture, "KP_Enter", set_up, test_open_a_battle, tear_down);
  g_test_add ("/ui/keyboard/space-opens-a-battle", Fixture, "space", set_up, test_open_a_battle, tear_down);
  g_test_add ("/ui/keyboard/edit-a-copy", Fixture, NULL, set_up, test_edit_a_copy, tear_down);
  g_test_add ("/ui/keyboard/card-keys", Fixture, NULL, set_up, test_card_keys, tear_down);
  g_test_add ("/ui/keyboard/low-window", Fixture, NULL, set_up, test_low_window, tear_down);
  g_test_add ("/ui/keyboard/search-and-escape", Fixture, NULL, set_up, test_search_and_escape, tear_down);
  g_test_add ("/ui/keyboard/rules", Fixture, NULL, set_up, test_rules, tear_down);
  g_test_add ("/ui/keyboard/enter-continues-a-battle", Fixture, NULL, set_up, test_continue, tear_down);
  g_test_add ("/ui/keyboard/edges-of-the-field", Fixture, NULL, set_up, test_edges, tear_down);
  return g_test_run ();
}
