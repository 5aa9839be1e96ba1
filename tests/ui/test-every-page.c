/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* What holds of every page and window, whatever it shows: all controls have names, all words can be read in each style of the
 * desktop, and none is cut at any size of letters. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#include "page-test-support.h"

#include <math.h>

#define N_STEPS 90

typedef struct
{
  AciesApplication *app;
  AciesWindow      *window;
  GtkWidget        *dialog;  /* the window that was opened over it; NULL */
  PageTest          battle;  /* what helpers of the battle page want */
} Fixture;

typedef struct
{
  const char *name;
  void      (*open) (Fixture *self);
} Page;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->app = ui_test_application_new ();
  self->window = ui_test_window_new (self->app);
  self->battle.luck = 5;
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  if (self->dialog != NULL)
    gtk_window_destroy (GTK_WINDOW (self->dialog));
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->battle.game);
  g_clear_object (&self->app);
}

/* Pages */

static void
run (Fixture *self, const char *action)
{
  g_assert_true (gtk_widget_activate_action (acies_window_get_page (self->window), action, NULL));
}

static void
open_library (Fixture *self)
{
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "library");
}

static void
open_scenario (Fixture *self)
{
  g_autoptr (AciesScenario) scenario = ui_test_scenario_new ("cannae-216bc");

  acies_window_show_scenario (self->window, scenario);
}

static void
open_quick (Fixture *self)
{
  run (self, "win.quick-battle");
  ui_test_wait_for_page (self->window, "quick");
}

static gboolean
can_attack (Fixture *self)
{
  int target = ACIES_NO_CELL;

  return acies_game_get_decision (self->battle.game)->is_main &&
         page_test_find_attackers (&self->battle, &target) != 0;
}

static void
open_battle (Fixture *self)
{
  self->battle.game = ui_test_game_new ("cannae-216bc", 11);
  for (guint i = 0; i < N_STEPS || !can_attack (self); i++)
    page_test_act_by_chance (&self->battle);
  acies_window_play (self->window, self->battle.game, NULL);
  self->battle.window = GTK_WIDGET (self->window);
  self->battle.page = ACIES_BATTLE_PAGE (acies_window_get_page (self->window));
}

static void
open_selection (Fixture *self)
{
  open_battle (self);
  g_assert_true (acies_choose_tool_next (self->battle.page->tool, 1));
}

static void
open_attack (Fixture *self)
{
  open_battle (self);
  page_test_aim (&self->battle);
}

static void
open_log (Fixture *self)
{
  open_battle (self);
  run (self, "battle.show-log");
}

static void
open_table (Fixture *self)
{
  open_battle (self);
  run (self, "battle.show-table");
}

static void
open_magnifier (Fixture *self)
{
  open_battle (self);
  acies_field_magnify (self->battle.page->field, acies_field_get_cursor (self->battle.page->field));
}

static void
open_replay (Fixture *self)
{
  open_battle (self);
  run (self, "win.replay");
  run (self, "replay.next-turn");
  run (self, "replay.forward");
}

static void
open_end (Fixture *self)
{
  self->battle.game = ui_test_game_new ("cannae-216bc", 5);
  ui_test_play_by_chance (self->battle.game, 0, 11);
  acies_window_play (self->window, self->battle.game, NULL);
  g_assert_cmpstr (acies_window_get_page_name (self->window), ==, "end");
}

static void
open_rules (Fixture *self)
{
  run (self, "win.show-rules");
}

static void
take_dialog (Fixture *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (window != GTK_WIDGET (self->window) && gtk_widget_get_visible (window))
        self->dialog = window;
    }
  g_assert_nonnull (self->dialog);
}

static void
open_preferences (Fixture *self)
{
  g_action_group_activate_action (G_ACTION_GROUP (self->app), "preferences", NULL);
  take_dialog (self);
}

static void
open_shortcuts (Fixture *self)
{
  run (self, "win.show-shortcuts");
  take_dialog (self);
}

static void
open_about (Fixture *self)
{
  gtk_application_add_window (GTK_APPLICATION (self->app), GTK_WINDOW (self->window));
  g_action_group_activate_action (G_ACTION_GROUP (self->app), "about", NULL);
  take_dialog (self);
}

static void
open_dice (Fixture *self)
{
  open_battle (self);
  run (self, "win.show-dice");
  take_dialog (self);
}

static void
open_print (Fixture *self)
{
  open_battle (self);
  run (self, "win.print");
  take_dialog (self);
}

static const Page pages[] = {
  { "library", open_library },
  { "scenario", open_scenario },
  { "quick", open_quick },
  { "battle", open_battle },
  { "selection", open_selection },
  { "attack", open_attack },
  { "log", open_log },
  { "table", open_table },
  { "magnifier", open_magnifier },
  { "replay", open_replay },
  { "end", open_end },
  { "rules", open_rules },
  { "preferences", open_preferences },
  { "shortcuts", open_shortcuts },
  { "about", open_about },
  { "dice", open_dice },
  { "print", open_print },
};

static GtkWidget *
get_root (Fixture *self)
{
  return self->dialog != NULL ? self->dialog : GTK_WIDGET (self->window);
}

/* Calls @look for @widget and all that is seen below it. */
static void
walk (GtkWidget *widget, void (*look) (GtkWidget *widget, gpointer data), gpointer data)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  look (widget, data);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    walk (child, look, data);
}

/* Names */

/* Roles of what is worked with, or is a picture: a reader must be able to say what it is. */
static gboolean
needs_name (GtkWidget *widget)
{
  switch ((int) gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)))
    {
    case GTK_ACCESSIBLE_ROLE_BUTTON:
    case GTK_ACCESSIBLE_ROLE_CHECKBOX:
    case GTK_ACCESSIBLE_ROLE_COMBO_BOX:
    case GTK_ACCESSIBLE_ROLE_GRID:
    case GTK_ACCESSIBLE_ROLE_GRID_CELL:
    case GTK_ACCESSIBLE_ROLE_IMG:
    case GTK_ACCESSIBLE_ROLE_LIST_ITEM:
    case GTK_ACCESSIBLE_ROLE_RADIO:
    case GTK_ACCESSIBLE_ROLE_SEARCH_BOX:
    case GTK_ACCESSIBLE_ROLE_SLIDER:
    case GTK_ACCESSIBLE_ROLE_SPIN_BUTTON:
    case GTK_ACCESSIBLE_ROLE_SWITCH:
    case GTK_ACCESSIBLE_ROLE_TEXT_BOX:
      return TRUE;
    default:
      return gtk_widget_get_focusable (widget) && !GTK_IS_LABEL (widget) && !GTK_IS_SCROLLED_WINDOW (widget) &&
             !GTK_IS_TEXT (widget);
    }
}

/* What stands in a button is read as the button. */
static gboolean
is_in_button (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return parent != NULL && gtk_widget_get_ancestor (parent, GTK_TYPE_BUTTON) != NULL;
}

static void
look_for_names (GtkWidget *widget, gpointer data)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if (gtk_accessible_get_accessible_role (accessible) == GTK_ACCESSIBLE_ROLE_NONE ||
      gtk_accessible_get_accessible_role (accessible) == GTK_ACCESSIBLE_ROLE_PRESENTATION ||
      !needs_name (widget) || is_in_button (widget))
    return;
  if (!gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) &&
      !gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    ui_test_complain (widget, "no name", data);
  /* GTK says both. */
  if (GTK_IS_SWITCH (widget) && gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) &&
      gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    ui_test_complain (widget, "named twice", data);
}

static void
test_names (Fixture *self, gconstpointer data)
{
  const Page *page = data;
  guint       n_faults = 0;

  page->open (self);
  ui_test_settle (200);
  walk (get_root (self), look_for_names, &n_faults);
  if (n_faults > 0)
    g_test_fail ();
}

/* Contrast */

static const char *const themes[] = { "Default", "Default-dark", "Default-hc", "Default-hc-dark" };

#define LEAST_CONTRAST 4.5

static double
linear (double value)
{
  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static double
luminance (const GdkRGBA *color)
{
  return 0.2126 * linear (color->red) + 0.7152 * linear (color->green) + 0.0722 * linear (color->blue);
}

static double
contrast (const GdkRGBA *a, const GdkRGBA *b)
{
  const double first = luminance (a) + 0.05;
  const double second = luminance (b) + 0.05;

  return MAX (first, second) / MIN (first, second);
}

/* What stands on a ground of its own, or is faint because nothing can be done with it. */
static gboolean
has_own_ground (GtkWidget *label)
{
  static const char *const classes[] = { "suggested-action", "destructive-action", "acies-toast", "osd" };

  for (GtkWidget *at = label; at != NULL; at = gtk_widget_get_parent (at))
    {
      if ((gtk_widget_get_state_flags (at) &
           (GTK_STATE_FLAG_INSENSITIVE | GTK_STATE_FLAG_SELECTED | GTK_STATE_FLAG_CHECKED)) != 0)
        return TRUE;
      for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
        if (gtk_widget_has_css_class (at, classes[i]))
          return TRUE;
    }

  return FALSE;
}

static void
look_for_faint (GtkWidget *widget, gpointer data)
{
  static const char *const grounds[] = { "theme_bg_color", "theme_base_color" };
  GtkStyleContext         *style = gtk_widget_get_style_context (widget);
  GdkRGBA                  color;

  if (!GTK_IS_LABEL (widget) || has_own_ground (widget))
    return;

  gtk_style_context_get_color (style, &color);
  for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
    {
      g_autofree char *words = NULL;
      GdkRGBA          ground;

      g_assert_true (gtk_style_context_lookup_color (style, grounds[i], &ground));
      if (contrast (&color, &ground) >= LEAST_CONTRAST)
        continue;
      words = g_strdup_printf ("“%s” has a contrast of %.1f", gtk_label_get_text (GTK_LABEL (widget)),
                               contrast (&color, &ground));
      ui_test_complain (widget, words, data);
    }
}

static void
test_contrast (Fixture *self, gconstpointer data)
{
  const Page      *page = data;
  guint            n_faults = 0;
  g_autofree char *before = NULL;

  g_object_get (gtk_settings_get_default (), "gtk-theme-name", &before, NULL);
  page->open (self);
  for (guint i = 0; i < G_N_ELEMENTS (themes); i++)
    {
      g_autofree char *picture = g_strdup_printf ("%s-%s.png", themes[i], page->name);

      g_object_set (gtk_settings_get_default (), "gtk-theme-name", themes[i], NULL);
      ui_test_settle (150);
      g_test_message ("%s", themes[i]);
      walk (get_root (self), look_for_faint, &n_faults);
      if (self->dialog == NULL)
        ui_test_picture (get_root (self), picture);
    }
  g_object_set (gtk_settings_get_default (), "gtk-theme-name", before, NULL);
  if (n_faults > 0)
    g_test_fail ();
}

/* Sizes */

/* Titles in a header bar, which stand on the page too, and the words in an empty field. */
static gboolean
may_be_cut (GtkWidget *label)
{
  return gtk_widget_get_ancestor (label, GTK_TYPE_HEADER_BAR) != NULL ||
         gtk_widget_get_ancestor (label, GTK_TYPE_TEXT) != NULL;
}

static void
look_for_cuts (GtkWidget *widget, gpointer data)
{
  if (GTK_IS_LABEL (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))) &&
      !may_be_cut (widget))
    ui_test_complain (widget, gtk_label_get_text (GTK_LABEL (widget)), data);
}

/* A line that begins within a word: the words have far too little room. */
static void
look_for_broken_words (GtkWidget *widget, gpointer data)
{
  PangoLayout        *layout = GTK_IS_LABEL (widget) ? gtk_label_get_layout (GTK_LABEL (widget)) : NULL;
  const char         *text = layout != NULL ? pango_layout_get_text (layout) : NULL;
  const PangoLogAttr *attrs;
  int                 n_attrs;

  if (layout == NULL)
    return;

  attrs = pango_layout_get_log_attrs_readonly (layout, &n_attrs);
  for (int i = 1; i < pango_layout_get_line_count (layout); i++)
    {
      const int start = pango_layout_get_line_readonly (layout, i)->start_index;
      const int offset = (int) g_utf8_strlen (text, start);

      if (offset < n_attrs && !attrs[offset].is_line_break)
        ui_test_complain (widget, text, data);
    }
}

/* A window comes to its size by steps: what does not fit folds, and then it can be smaller. It may never get there. */
static void
wait_for_width (Fixture *self, int width)
{
  for (guint i = 0; i < 40 && gtk_widget_get_width (GTK_WIDGET (self->window)) != width; i++)
    ui_test_settle (50);
  ui_test_settle (250);
}

static const int sizes[][2] = { { 1366, 740 }, { 1024, 600 }, { 360, 640 } };

static void
test_large_text (Fixture *self, gconstpointer data)
{
  const Page      *page = data;
  guint            n_faults = 0;
  g_autofree char *font = NULL;

  g_object_get (gtk_settings_get_default (), "gtk-font-name", &font, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 20", NULL);
  page->open (self);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *picture = g_strdup_printf ("large-%s-%d.png", page->name, sizes[i][0]);

      gtk_window_set_default_size (GTK_WINDOW (self->window), sizes[i][0], sizes[i][1]);
      wait_for_width (self, sizes[i][0]);
      g_test_message ("%d × %d", sizes[i][0], sizes[i][1]);
      ui_test_check_size (get_root (self), sizes[i][0], sizes[i][1], &n_faults);
      walk (get_root (self), look_for_cuts, &n_faults);
      ui_test_picture (get_root (self), picture);
    }
  g_object_set (gtk_settings_get_default (), "gtk-font-name", font, NULL);
  if (n_faults > 0)
    g_test_fail ();
}

/* On a telephone with plain letters all words stand whole. */
static void
test_narrow (Fixture *self, gconstpointer data)
{
  const Page      *page = data;
  guint            n_faults = 0;
  g_autofree char *picture = g_strdup_printf ("narrow-%s.png", page->name);

  page->open (self);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 640);
  if (self->dialog != NULL)
    gtk_window_set_default_size (GTK_WINDOW (self->dialog), 360, 640);
  wait_for_width (self, 360);
  ui_test_check_size (get_root (self), 360, 640, &n_faults);
  walk (get_root (self), look_for_broken_words, &n_faults);
  walk (get_root (self), look_for_cuts, &n_faults);
  ui_test_picture (get_root (self), picture);
  if (n_faults > 0)
    g_test_fail ();
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *names = g_strconcat ("/ui/every-page/names/", pages[i].name, NULL);
      g_autofree char *plain = g_strconcat ("/ui/every-page/contrast/", pages[i].name, NULL);
      g_autofree char *narrow = g_strconcat ("/ui/every-page/narrow/", pages[i].name, NULL);
      g_autofree char *large = g_strconcat ("/ui/every-page/large-text/", pages[i].name, NULL);

      g_test_add (names, Fixture, &pages[i], set_up, test_names, tear_down);
      g_test_add (plain, Fixture, &pages[i], set_up, test_contrast, tear_down);
      g_test_add (narrow, Fixture, &pages[i], set_up, test_narrow, tear_down);
      g_test_add (large, Fixture, &pages[i], set_up, test_large_text, tear_down);
    }

  return g_test_run ();
}
