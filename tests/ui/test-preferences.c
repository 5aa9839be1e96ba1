/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* Each preference acts, at once; all can be reset; what cannot be read falls back. */

#define G_LOG_DOMAIN "acies"

#include "config.h"

#define G_SETTINGS_ENABLE_BACKEND

#include "app/acies-preferences-window.h"
#include "app/acies-settings.h"
#include "battlefield/acies-widget-style.h"
#include "page-test-support.h"

#include <gio/gsettingsbackend.h>

static guint
count_lit (PageTest *self)
{
  const AciesScene *scene = acies_field_get_scene (self->page->field);
  guint             n = 0;

  for (int i = 0; i < (int) (scene->columns * scene->rows); i++)
    if ((acies_field_zone_get_marks (acies_field_get_zone (self->page->field, i)) &
         (ACIES_MARK_LEGAL | ACIES_MARK_TARGET)) != 0)
      n++;

  return n;
}

/* Zones in reach are lit or not, also while a group is chosen; what can be done stays the same. */
static void
test_reach (PageTest *self, gconstpointer data)
{
  int target;

  acies_choose_tool_choose (self->page->tool, page_test_find_attackers (self, &target), 0);
  g_assert_cmpuint (count_lit (self), >, 0);
  g_settings_set_boolean (self->page->settings, "show-reach", FALSE);
  g_assert_cmpuint (count_lit (self), ==, 0);
  g_assert_cmpuint (acies_choose_tool_get_plans (self->page->tool)->n, >, 0);
  g_settings_reset (self->page->settings, "show-reach");
  g_assert_cmpuint (count_lit (self), >, 0);
}

/* The chances go, the sum and the number needed stay. */
static void
test_odds (PageTest *self, gconstpointer data)
{
  GtkWidget *chance = ui_test_find (GTK_WIDGET (self->page->attack), GTK_TYPE_LABEL, "chance");
  GtkWidget *results = ui_test_find (GTK_WIDGET (self->page->attack), GTK_TYPE_GRID, "results");
  GtkWidget *sum = ui_test_find (GTK_WIDGET (self->page->attack), GTK_TYPE_GRID, "sum");

  page_test_aim (self);
  g_assert_true (gtk_widget_get_mapped (chance) && gtk_widget_get_mapped (results));
  g_settings_set_boolean (self->page->settings, "show-odds", FALSE);
  g_assert_true (acies_choose_tool_get_preview (self->page->tool)->open);
  g_assert_false (gtk_widget_get_visible (chance) || gtk_widget_get_visible (results));
  g_assert_true (gtk_widget_get_mapped (sum));
  g_settings_reset (self->page->settings, "show-odds");
  g_assert_true (gtk_widget_get_visible (chance) && gtk_widget_get_visible (results));
}

static gboolean
is_stopped (gpointer data)
{
  PageTest *self = data;

  return acies_ai_runner_get_paused (acies_session_get_runner (self->session));
}

/* The computer acts once and waits; each step is one action more; without the preference it goes on. */
static void
test_stops (PageTest *self, gconstpointer data)
{
  const guint       side = (guint) acies_game_get_decision (self->game)->side;
  const AciesPlayer computer = { ACIES_PLAYER_COMPUTER, (char *) "random", NULL };
  const guint       n = acies_game_get_n_steps (self->game);

  g_settings_set_boolean (self->page->settings, "stop-after-action", TRUE);
  acies_ai_runner_set_pace (acies_session_get_runner (self->session), 0);
  acies_session_set_player (self->session, 1 - side, &computer);
  acies_session_set_player (self->session, side, &computer);
  ui_test_wait_until (is_stopped, self);
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, n + 1);
  ui_test_settle (200);
  g_assert_cmpuint (acies_game_get_n_steps (self->game), ==, n + 1);

  g_settings_reset (self->page->settings, "stop-after-action");
  g_assert_false (is_stopped (self));
}

/* Every preference stands in the window, and the button takes all of them back. */
static void
test_reset (PageTest *self, gconstpointer data)
{
  static const char *const switches[] = { "stop_switch", "reach_switch", "odds_switch", "warn_switch", "rolls_switch",
                                          "zone_names_switch", "unit_names_switch", "grid_switch", "terrain_switch",
                                          "strong_switch", "stripes_switch" };
  static const char *const keys[] = { "stop-after-action", "show-reach", "show-odds", "warn-end-turn", "roll-for-computer",
                                      "zone-names", "unit-names", "grid", "terrain-marks", "strong-terrain", "stripes" };
  GSettings               *settings = self->page->settings;
  GtkWidget               *window = acies_preferences_window_new (GTK_WINDOW (self->window), settings);

  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    {
      GtkSwitch     *toggle = GTK_SWITCH (ui_test_find (window, GTK_TYPE_SWITCH, switches[i]));
      const gboolean before = g_settings_get_boolean (settings, keys[i]);

      gtk_switch_set_active (toggle, !before);
      g_assert_cmpint (g_settings_get_boolean (settings, keys[i]), ==, !before);
    }
  ui_test_settle (200);
  ui_test_picture (window, "preferences.png");
  g_signal_emit_by_name (ui_test_find (window, GTK_TYPE_BUTTON, "reset_button"), "clicked");
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (GVariant) standard = g_settings_get_default_value (settings, keys[i]);

      g_assert_cmpint (g_settings_get_boolean (settings, keys[i]), ==, g_variant_get_boolean (standard));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What the board shows changes with its switch, at once, wherever a board is drawn. */
static void
test_board (void)
{
  g_autoptr (AciesApplication) app = ui_test_application_new ();
  AciesWindow                 *window = ui_test_window_new (app);
  GSettings                   *settings = acies_application_get_settings (app);
  GtkWidget                   *preferences = acies_preferences_window_new (GTK_WINDOW (window), settings);
  AciesStyle                   style = { 0 };
  guint                        n_switches = 0;

  for (guint i = 0; acies_settings_board_keys[i] != NULL; i++)
    {
      const char    *key = acies_settings_board_keys[i];
      const gboolean before = g_settings_get_boolean (settings, key);

      acies_widget_style_read (&style, GTK_WIDGET (window));
      g_assert_cmpint ((style.shown >> i) & 1, ==, before);
      g_settings_set_boolean (settings, key, !before);
      acies_widget_style_read (&style, GTK_WIDGET (window));
      g_assert_cmpint ((style.shown >> i) & 1, ==, !before);
      n_switches++;
    }
  g_assert_cmpuint (style.shown, ==, ACIES_SHOWN_DEFAULT ^ ((1u << n_switches) - 1));

  g_signal_emit_by_name (ui_test_find (preferences, GTK_TYPE_BUTTON, "reset_button"), "clicked");
  acies_widget_style_read (&style, GTK_WIDGET (window));
  g_assert_cmpuint (style.shown, ==, ACIES_SHOWN_DEFAULT);
  gtk_window_destroy (GTK_WINDOW (preferences));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A file of settings full of nonsense gives the defaults for every key, and no warning. */
static void
test_broken (void)
{
  g_autoptr (GSettings)        plain = acies_settings_new ();
  g_autoptr (GSettingsSchema)  schema = NULL;
  g_autoptr (GString)          text = g_string_new ("[io/github/acies/Acies]\n");
  g_autofree char             *path = g_build_filename (g_get_user_data_dir (), "broken-settings", NULL);
  g_autoptr (GSettingsBackend) backend = NULL;
  g_autoptr (GSettings)        settings = NULL;
  g_auto (GStrv)               keys = NULL;

  g_object_get (plain, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    g_string_append_printf (text, "%s=%s\n", keys[i], i % 2 == 0 ? "('of', 'no', 'type')" : "((((");
  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));

  backend = g_keyfile_settings_backend_new (path, "/", NULL);
  settings = g_settings_new_full (schema, backend, NULL);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GVariant) value = g_settings_get_value (settings, keys[i]);
      g_autoptr (GVariant) standard = g_settings_get_default_value (settings, keys[i]);

      /* Any text will do for a text. */
      if (!g_str_equal (keys[i], "last-folder"))
        g_assert_true (g_variant_equal (value, standard));
    }
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  page_test_add ("/ui/preferences/reach", &page_test_met, test_reach);
  page_test_add ("/ui/preferences/odds", &page_test_met, test_odds);
  page_test_add ("/ui/preferences/stops", &page_test_deployed, test_stops);
  page_test_add ("/ui/preferences/reset", &page_test_deployed, test_reset);
  g_test_add_func ("/ui/preferences/board", test_board);
  g_test_add_func ("/ui/preferences/broken-values-fall-back", test_broken);

  return g_test_run ();
}
